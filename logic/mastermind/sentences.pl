:- module(mastermind_sentences,
          [ asked_fault_sentence/3,     % +Variant, +Fault, -Sentence
            genetic_sentence/2,         % +Fault, -Sentence
            no_code_sentence/3,         % +Variant, +Text, -Sentence
            no_answer_sentence/3,       % +Variant, +Text, -Sentence
            code_form/2,                % +Variant, -Text
            variant_words/2,            % +Variant, -Text
            broken_sentence/4,          % +Variant, +History, +Broken, -Text
            alone_sentence/3,           % +Variant, +Code, -Sentence
            untrue_sentence/5,          % +Variant, +Row, +Turn, +Would, -Sentence
            conflict_sentence/6,        % +Variant, +Code, +Number, +Turn, +Would, -Sentence
            end_sentence/2,             % +End, -Sentence
            mastermind_reason_sentence/2, % +Told, -Sentence
            possible_words/2,           % +Count, -Words
            left_sentence/3,            % +Left, +Size, -Sentence
            large_field_sentence/3,     % +Size, +Most, -Sentence
            parts_sentence/2,           % +Variant, -Sentence
            cell_sentence/4,            % +Variant, +Code, +Reason, -Sentence
            no_tree_sentence/4,         % +Variant, +Asked, +Exhaustive, -Sentence
            tree_sentence/3             % +Turns, +Histogram, -Sentence
          ]).

/** <module> What is said about code breaking
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, nth0/3, nth1/3, numlist/3, sum_list/2]).
:- use_module('../shared/wording', [counted/3, quoted/3]).
:- use_module(definition, [guess_secret_feedback/3]).
:- use_module('rules/game', [board_rows/1]).
:- use_module('rules/codes', [code_text/3, feedback_text/2, turn_text/3]).

%!  asked_fault_sentence(+Variant, +Fault, -Sentence) is det.
%
%   True when Sentence tells Fault: variant(Fault) of variant_fault/2, code(Code, Fault) of
%   code_fault/3, or feedback(Feedback, Fault) of feedback_fault/3.
%
%       ?- asked_fault_sentence(variant(4, 9, false), code([1,1,2,3], repeat(1)), Sentence).
%       Sentence = "'1123' has 1 more than once: symbols don't repeat in this variant".

asked_fault_sentence(_, variant(Fault), Sentence) :-
    variant_sentence(Fault, Sentence).
asked_fault_sentence(Variant, code(Code, Fault), Sentence) :-
    code_text(Variant, Code, Text),
    quoted(Text, 40, Quoted),
    code_sentence(Fault, Variant, Quoted, Sentence).
asked_fault_sentence(variant(Pegs, _, _), feedback(Black-White, _), Sentence) :-
    (   Black + White > Pegs
    ->  format(string(Sentence),
               "~d black and ~d white can't be: black and white are at most ~d together",
               [Black, White, Pegs])
    ;   format(string(Sentence),
               "~d black and ~d white of ~d can't be: the last symbol has only its own place left",
               [Black, White, Pegs])
    ).

variant_sentence(pegs(Pegs), Sentence) :-
    format(string(Sentence), "~d is no number of pegs: a code has 1 to 8 pegs", [Pegs]).
variant_sentence(colours(Colours), Sentence) :-
    format(string(Sentence), "~d is no number of colours: there are 1 to 12 colours", [Colours]).
variant_sentence(short(Pegs, Colours), Sentence) :-
    counted(Colours, colour, Of),
    format(string(Sentence),
           "~d pegs of ~s need repeats: allow them, or take at least ~d colours",
           [Pegs, Of, Pegs]).
variant_sentence(size(Size), Sentence) :-
    format(string(Sentence), "the variant has ~D codes: at most 2,000,000 are accepted", [Size]).

code_sentence(length(Length), Variant, Quoted, Sentence) :-
    counted(Length, symbol, Symbols),
    code_form(Variant, Form),
    format(string(Sentence), "~s has ~s: ~s", [Quoted, Symbols, Form]).
code_sentence(symbol(Place, Symbol), variant(_, Colours, _), Quoted, Sentence) :-
    format(string(Sentence), "~s has ~d at place ~d: a symbol is out of 1..~d",
           [Quoted, Symbol, Place, Colours]).
code_sentence(repeat(Symbol), _, Quoted, Sentence) :-
    format(string(Sentence), "~s has ~d more than once: symbols don't repeat in this variant",
           [Quoted, Symbol]).

%!  genetic_sentence(+Fault, -Sentence) is det.
%
%   True when Sentence tells Fault, that of genetic_fault/2.
%
%       ?- genetic_sentence(probability(mutation, 1.5), Sentence).
%       Sentence = "1.5 is no probability of mutation: it is a number from 0 to 1".

genetic_sentence(probability(Operator, Value), Sentence) :-
    format(string(Sentence), "~w is no probability of ~w: it is a number from 0 to 1",
           [Value, Operator]).
genetic_sentence(population(Value), Sentence) :-
    format(string(Sentence), "~w is no population: it is 1 to 100,000 codes", [Value]).
genetic_sentence(generations(Value), Sentence) :-
    format(string(Sentence), "~w is no number of generations: it is 1 to 10,000", [Value]).
genetic_sentence(candidates(Value), Sentence) :-
    format(string(Sentence), "~w is no number of candidates: it is 1 to 1,000", [Value]).

%!  no_code_sentence(+Variant, +Text, -Sentence) is det.
%
%   True when Sentence says that Text does not write a code, and how one is written.
%
%       ?- no_code_sentence(variant(4, 6, true), "12x4", Sentence).
%       Sentence = "'12x4' is no code: a code is 4 symbols out of 1..6, such as 1234".

no_code_sentence(Variant, Text, Sentence) :-
    quoted(Text, 40, Quoted),
    code_form(Variant, Form),
    format(string(Sentence), "~s is no code: ~s", [Quoted, Form]).

%!  no_answer_sentence(+Variant, +Text, -Sentence) is det.
%
%   True when Sentence says that Text does not write an answer, and how one is written.
%
%       ?- no_answer_sentence(variant(4, 6, true), "1", Sentence).
%       Sentence = "'1' is no answer: an answer is two digits, black and white, such as 40 for \c
%                   the win".

no_answer_sentence(variant(Pegs, _, _), Text, Sentence) :-
    quoted(Text, 40, Quoted),
    format(string(Sentence), "~s is no answer: an answer is two digits, black and white, such as \c
                              ~d0 for the win", [Quoted, Pegs]).

%!  code_form(+Variant, -Text) is det.
%
%   True when Text says what a code of Variant looks like.
%
%       ?- code_form(variant(4, 9, false), Text).
%       Text = "a code is 4 symbols out of 1..9, none of them twice, such as 1234".

code_form(Variant, Text) :-
    Variant = variant(Pegs, Colours, Repeats),
    counted(Pegs, symbol, Symbols),
    ( Repeats == true -> Twice = "" ; Twice = ", none of them twice" ),
    numlist(1, Pegs, Places),
    maplist(place_symbol(Colours), Places, Example0),
    code_text(Variant, Example0, Example),
    format(string(Text), "a code is ~s out of 1..~d~s, such as ~s",
           [Symbols, Colours, Twice, Example]).

place_symbol(Colours, Place, Symbol) :-
    Symbol is min(Place, Colours).

%!  variant_words(+Variant, -Text) is det.
%
%   True when Text tells Variant.
%
%       ?- variant_words(variant(4, 9, false), Text).
%       Text = "4 pegs, 9 colours, no repeats".

variant_words(variant(Pegs, Colours, Repeats), Text) :-
    counted(Pegs, peg, PegsText),
    counted(Colours, colour, ColoursText),
    ( Repeats == true -> Word = "repeats" ; Word = "no repeats" ),
    format(string(Text), "~s, ~s, ~s", [PegsText, ColoursText, Word]).

%!  broken_sentence(+Variant, +History, +Broken, -Text) is det.
%
%   True when Text says of Broken, broken(Row, Numbers), that from Row on no code is left, which
%   turns can't all hold, and what can be done.
%
%       ?- broken_sentence(variant(2, 3, false), [[1,2]-(0-1), [1,2]-(2-0)], broken(2, [1,2]), Text).
%       Text = "from row 2 on no code is left: no code draws all of these answers: 12:01 12:20; \c
%               change an answer, or take the last back".

broken_sentence(Variant, History, broken(Row, Numbers), Text) :-
    contradiction_sentence(Variant, History, Numbers, Which),
    format(string(Text), "from row ~d on no code is left: ~s; change an answer, or take the last \c
                          back", [Row, Which]).

contradiction_sentence(Variant, History, Numbers, Sentence) :-
    maplist(numbered_text(Variant, History), Numbers, Texts),
    (   Texts = [Text]
    ->  format(string(Sentence), "no code draws the answer ~s", [Text])
    ;   atomic_list_concat(Texts, ' ', List),
        format(string(Sentence), "no code draws all of these answers: ~w", [List])
    ).

numbered_text(Variant, History, Number, Text) :-
    nth1(Number, History, Turn),
    turn_text(Variant, Turn, Text).

%!  alone_sentence(+Variant, +Code, -Sentence) is det.
%
%   True when Sentence says that the guess Code is typed without an answer.
%
%       ?- alone_sentence(variant(4, 9, false), [1,2,3,4], Sentence).
%       Sentence = "the rules answer each guess: type 1234 without an answer".

alone_sentence(Variant, Guess, Sentence) :-
    code_text(Variant, Guess, Code),
    format(string(Sentence), "the rules answer each guess: type ~s without an answer", [Code]).

%!  untrue_sentence(+Variant, +Row, +Turn, +Would, -Sentence) is det.
%
%   True when Sentence says that Turn, which is in Row, is not answered as the secret answers
%   it: Would.
%
%       ?- untrue_sentence(variant(4, 9, false), 2, [1,3,2,5]-(1-1), 0-2, Sentence).
%       Sentence = "row 2 is answered 11, but to 1325 the secret answers 02".

untrue_sentence(Variant, Row, Guess-Feedback, Would, Sentence) :-
    feedback_text(Feedback, Given),
    code_text(Variant, Guess, Code),
    feedback_text(Would, Answer),
    format(string(Sentence), "row ~d is answered ~s, but to ~s the secret answers ~s",
           [Row, Given, Code, Answer]).

%!  conflict_sentence(+Variant, +Code, +Number, +Turn, +Would, -Sentence) is det.
%
%   True when Sentence says why Turn, which is in row Number, rules Code out: as the secret it
%   would have answered Would.
%
%       ?- conflict_sentence(variant(4, 9, false), [2,1,6,4], 2, [1,3,2,5]-(1-1), 0-2, Sentence).
%       Sentence = "row 2: 1325 drew 1 black and 1 white, but with the secret 2164 it draws \c
%                   0 black and 2 white".

conflict_sentence(Variant, Code, Number, Guess-(Black0-White0), Black-White, Sentence) :-
    code_text(Variant, Code, CodeText),
    code_text(Variant, Guess, GuessText),
    format(string(Sentence),
           "row ~d: ~s drew ~d black and ~d white, but with the secret ~s it draws \c
            ~d black and ~d white",
           [Number, GuessText, Black0, White0, CodeText, Black, White]).

%!  end_sentence(+End, -Sentence) is det.
%
%   True when Sentence tells how a game ended.  End is found(Whose, Guesses, Points), Whose
%   `your` if a person hid the code and a program broke it, else `a`; rows(Secret, Points) or
%   rows(Whose), the code not found; or given_up(Who, Secret), Who `you` or the name of a seat.
%   Secret is a text, or `none` if nobody but its maker knows it.
%
%       ?- end_sentence(found(a, 1, 200), Sentence).
%       Sentence = "Found in 1 guess: 200 points.".

end_sentence(found(Whose, Guesses, Points), Sentence) :-
    counted(Guesses, guess, Text),
    (   Whose == your
    ->  format(string(Sentence), "Your code was found in ~s.", [Text])
    ;   counted(Points, point, Worth),
        format(string(Sentence), "Found in ~s: ~s.", [Text, Worth])
    ).
end_sentence(rows(Secret, Points), Sentence) :-
    board_rows(Rows),
    counted(Points, point, Worth),
    format(string(Sentence), "The ~d rows are used up, and the secret was ~s: ~s.",
           [Rows, Secret, Worth]).
end_sentence(rows(Whose), Sentence) :-
    board_rows(Rows),
    (   Whose == your
    ->  format(string(Sentence), "The ~d rows are used up: your code was not found.", [Rows])
    ;   format(string(Sentence), "The ~d rows are used up: the code was not found.", [Rows])
    ).
end_sentence(given_up(Who, Secret), Sentence) :-
    ( Who == you -> Begin = "You give up" ; format(string(Begin), "The ~w gives up", [Who]) ),
    (   Secret == none
    ->  format(string(Sentence), "~s: the code was not found.", [Begin])
    ;   format(string(Sentence), "~s: the secret was ~s.", [Begin, Secret])
    ).

%!  mastermind_reason_sentence(+Told, -Sentence) is det.
%
%   True when Sentence says what a rule decided (session.pl): begun(Variant); asked(Guess),
%   asked_may(Guess) or asked_not(Guess) of a guess that waits for its answer; answered(Feedback);
%   explains(Code); or how the game ended.
%
%       ?- mastermind_reason_sentence(answered(1-2), Sentence).
%       Sentence = "1 symbol is in its place, and 2 are elsewhere in the code.".

mastermind_reason_sentence(begun(Variant), Sentence) :-
    code_form(Variant, Form),
    format(string(Sentence), "Nothing was guessed yet: ~s.", [Form]).
mastermind_reason_sentence(asked(Guess), Sentence) :-
    format(string(Sentence), "~s is a code of this game, so it may be guessed.", [Guess]).
mastermind_reason_sentence(asked_may(Guess), Sentence) :-
    format(string(Sentence), "~s explains each answer so far: it may be the code.", [Guess]).
mastermind_reason_sentence(asked_not(Guess), Sentence) :-
    format(string(Sentence), "~s does not explain each answer so far, so it is not the code.",
           [Guess]).
mastermind_reason_sentence(answered(0-0), "No symbol of the guess is in the code.").
mastermind_reason_sentence(answered(Black-White), Sentence) :-
    Black + White > 0,
    (   Black =:= 0
    ->  Here = "No symbol is in its place"
    ;   Black =:= 1
    ->  Here = "1 symbol is in its place"
    ;   format(string(Here), "~d symbols are in their places", [Black])
    ),
    ( White =:= 0 -> Other = none ; Other = White ),
    ( White =:= 1 -> Verb = is ; Verb = are ),
    format(string(Sentence), "~s, and ~w ~w elsewhere in the code.", [Here, Other, Verb]).
mastermind_reason_sentence(explains(Code), Sentence) :-
    format(string(Sentence), "The code may be ~s, for example: it explains each answer.", [Code]).
mastermind_reason_sentence(won(codebreaker), "Each symbol is in its place: the code is found.").
mastermind_reason_sentence(won(codemaker), Sentence) :-
    board_rows(Rows),
    format(string(Sentence), "All ~d rows are used, and the last guess is not the code.", [Rows]).

%!  possible_words(+Count, -Words) is det.
%
%   True when Words say that Count codes are possible.
%
%       ?- possible_words(64, Words).
%       Words = "64 codes are still possible".

possible_words(Count, Words) :-
    counted(Count, code, Codes),
    ( Count =:= 1 -> Verb = is ; Verb = are ),
    format(string(Words), "~s ~w still possible", [Codes, Verb]).

%!  left_sentence(+Left, +Size, -Sentence) is det.
%
%   True when Sentence says that Left of Size codes are left.
%
%       ?- left_sentence(8, 1296, Sentence).
%       Sentence = "8 of 1,296 codes are left.".

left_sentence(Left, Size, Sentence) :-
    (   Left =:= 0
    ->  format(string(Sentence), "None of the ~D codes is left.", [Size])
    ;   Left =:= 1
    ->  format(string(Sentence), "1 of ~D codes is left.", [Size])
    ;   Left =:= Size
    ->  format(string(Sentence), "All ~D codes are possible.", [Size])
    ;   format(string(Sentence), "~D of ~D codes are left.", [Left, Size])
    ).

%!  large_field_sentence(+Size, +Most, -Sentence) is det.
%
%   True when Sentence says that Size codes are too many for a field of Most codes.
%
%       ?- large_field_sentence(248832, 40000, Sentence).
%       Sentence = "The field of all codes is not drawn: it has room for 40,000 codes, and this \c
%                   game has 248,832.".

large_field_sentence(Size, Most, Sentence) :-
    format(string(Sentence),
           "The field of all codes is not drawn: it has room for ~D codes, and this game has ~D.",
           [Most, Size]).

%!  parts_sentence(+Variant, -Sentence) is det.
%
%   True when Sentence says where the field of all codes of Variant has its pegs (rules/possible.pl).
%
%       ?- parts_sentence(variant(5, 8, true), Sentence).
%       Sentence = "The first two pegs lead down, the last two across, the one between them \c
%                   from cell to cell within.".

parts_sentence(variant(Pegs, _, _), Sentence) :-
    Half is Pegs // 2,
    (   Half =:= 0
    ->  Sentence = "One cell for each code."
    ;   nth1(Half, ["peg leads", "two pegs lead", "three pegs lead", "four pegs lead"], First),
        nth1(Half, ["", " two", " three", " four"], Last),
        (   Pegs mod 2 =:= 0
        ->  Middle = ""
        ;   Middle = ", the one between them from cell to cell within"
        ),
        format(string(Sentence), "The first ~s down, the last~s across~s.", [First, Last, Middle])
    ).

%!  cell_sentence(+Variant, +Code, +Reason, -Sentence) is det.
%
%   True when Sentence says whether Code is possible.  Reason is turn(Number, Would, Feedback) if
%   turn Number, answered Feedback, rules Code out; else none(Turns) after so many Turns.
%
%       ?- cell_sentence(variant(4, 6, true), [2,5,5,3], none(2), Sentence).
%       Sentence = "2553 is still possible: as the secret it explains both answers.".

cell_sentence(Variant, Code, Reason, Sentence) :-
    code_text(Variant, Code, Text),
    reason_sentence(Reason, Text, Sentence).

reason_sentence(turn(Number, Black0-White0, Black-White), Text, Sentence) :-
    format(string(Sentence),
           "Turn ~d rules ~s out: as the secret it would have answered ~d black and ~d white, \c
            not ~d black and ~d white.", [Number, Text, Black0, White0, Black, White]).
reason_sentence(none(Turns), Text, Sentence) :-
    (   nth0(Turns, [none, "the answer", "both answers"], Explains)
    ->  true
    ;   format(string(Explains), "all ~d answers", [Turns])
    ),
    (   Explains == none
    ->  format(string(Sentence), "~s is possible: nothing was asked yet.", [Text])
    ;   format(string(Sentence), "~s is still possible: as the secret it explains ~s.",
               [Text, Explains])
    ).

%!  no_tree_sentence(+Variant, +Asked, +Exhaustive, -Sentence) is det.
%
%   True when Sentence says why there is no tree as Asked, asked(Rule, First, Turns, Depth): one of
%   a rule within Depth guesses, of which so many Turns are played.  First is the guess with which it
%   begins, or `none` for any.  Exhaustive says whether the search has left no guess out.
%
%       ?- no_tree_sentence(variant(4, 9, false), asked(depth, none, 0, 3), true, Sentence).
%       Sentence = "no tree finds every code within 3 guesses: it is proved by trying all".

no_tree_sentence(Variant, asked(Rule, First, Turns, Depth), Exhaustive, Sentence) :-
    counted(Depth, guess, Guesses),
    counted(Turns, turn, Played),
    (   Turns > 0
    ->  string_concat(" that goes on after ", Played, Which)
    ;   First == none
    ->  Which = ""
    ;   code_text(Variant, First, Text),
        string_concat(" that begins with ", Text, Which)
    ),
    (   \+ memberchk(Rule, [depth, optimal, classes])
    ->  format(string(Sentence), "the tree of rule ~w~s needs more than ~s", [Rule, Which, Guesses])
    ;   Turns >= Depth
    ->  format(string(Sentence), "of ~s none is left after ~s", [Guesses, Played])
    ;   ( Rule == optimal ; Exhaustive == true )
    ->  format(string(Sentence),
               "no tree~s finds every code within ~s: it is proved by trying all", [Which, Guesses])
    ;   format(string(Sentence),
               "no tree~s of ~s was found; with so many codes only some guesses are tried, so \c
                there may be one", [Which, Guesses])
    ).

%!  tree_sentence(+Turns, +Histogram, -Sentence) is det.
%
%   True when Sentence tells the tree that begins after so many Turns.  Histogram says how many
%   codes it finds at guess 1, 2, ... from there on; `[]` if no code is left.
%
%       ?- tree_sentence(1, [1,2], Sentence).
%       Sentence = "From here on this tree finds each of the 3 codes that are left in 2 guesses \c
%                   at most, in 1.67 on average.".

tree_sentence(Turns, Histogram, Sentence) :-
    sum_list(Histogram, Codes),
    (   Codes =:= 0
    ->  Sentence = "No code is left: there is no tree."
    ;   Codes =:= 1
    ->  Sentence = "One code is left: this guess finds it."
    ;   (   Turns =:= 0
        ->  From = "This",
            Which = "codes"
        ;   From = "From here on this",
            Which = "codes that are left"
        ),
        length(Histogram, Most),
        aggregate_all(sum(Guess * Found), nth1(Guess, Histogram, Found), Total),
        Mean is Total / Codes,
        format(string(Sentence),
               "~s tree finds each of the ~D ~s in ~d guesses at most, in ~2f on average.",
               [From, Codes, Which, Most, Mean])
    ).

%   What it means that a relation of the definition fails (../why/lines.pl).

:- multifile why_lines:failure_phrase/3.

why_lines:failure_phrase(variant_code(Variant, Code),
                           "~s is no code of ~s.", [Code, Words]) :-
    variant_words(Variant, Words).
why_lines:failure_phrase(guess_secret_feedback(Guess, Secret, Feedback),
                           "Guess ~s, secret ~s: the feedback is ~s, not ~s~s.",
                           [Guess, Secret, Answer, Feedback, Places]) :-
    ground(Guess-Secret),
    guess_secret_feedback(Guess, Secret, Answer),
    different_places(Guess, Secret, Places).
why_lines:failure_phrase(guess_secret_feedback(Guess, Secret, Feedback),
                           "Guess ~s and secret ~s never have the feedback ~s.",
                           [Guess, Secret, Feedback]).
why_lines:failure_phrase(consistent(History, Code),
                           "Turn ~s rules ~s out: as the secret it would have drawn ~s, not ~s.",
                           [Number, Code, Answer, Feedback]) :-
    ground(Code),
    nth1(Number, History, Guess-Feedback),
    guess_secret_feedback(Guess, Code, Answer),
    Answer \== Feedback.
why_lines:failure_phrase(consistent(_, Code), "No code like ~s explains all turns.", [Code]).
why_lines:failure_phrase(guess_codes_class(Guess, _, Feedback, _),
                           "These are not the codes that answer ~s with ~s; or no code does.",
                           [Guess, Feedback]).
why_lines:failure_phrase(variant_rules(_, _), "These are not the rules of the variant.", []).
why_lines:failure_phrase(tree_solves(_, _, _, Depth),
                           "No such tree finds each of the codes within ~s guesses.", [Depth]).
why_lines:failure_phrase(least_total(_, _, Depth, _),
                           "No tree finds each of the codes within ~s guesses; or their least total \c
                            is another.", [Depth]).

different_places(Guess, Secret, Places) :-
    findall(Place, ( nth1(Number, Guess, X), nth1(Number, Secret, Y), X \== Y,
                     format(string(Place), "; place ~d: ~q is not ~q", [Number, X, Y]) ), All),
    atomic_list_concat(All, Text),
    atom_string(Text, Places).

/** <examples>

?- end_sentence(rows("7432", 0), Sentence).
*/
