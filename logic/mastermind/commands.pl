:- module(mastermind_commands,
          [ word_usage/2,          % ?Usage, ?Meaning
            word_obeyed/5,         % +Name, +Rest, +Session0, -Session, -Shown
            code_remarks/6,        % +Variant, +Code, +History, +Can, +Cannot, -Remarks
            few_sentence/3,        % +Variant, +History, -Sentence
            guess_advice/4,        % +Variant, +Turns, +Guess, -Advice
            hurried_advice/4,      % +Variant, +Turns, -Guess, -Sentence
            session_field/2,         % +Session, -Field
            session_cell/3,          % +Session, +Text, -Sentence
            session_tree/2           % +Session, -Grown
          ]).

/** <module> Code breaking: what a game offers beside its moves

The words that are typed in a session, such as `possible CODE`, advice on guesses, and what is shown
beside the board: the field of all codes, and a tree from here on.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, nth1/3, nth1/4]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../shared/session', [session_people/2, session_position/3]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/wording', [whole_sentence/2]).
:- autoload('players/solvers', [history_tree/5, variant_depth/2]).
:- use_module(position, [history_left/3, seated_end/2, text_answer/3, text_code/3, turns_judged/4]).
:- use_module('rules/codes',
              [ code_text/3, feedback_text/2, text_symbols/3, turn_text/3, variant_size/2 ]).
:- use_module('rules/feedback', [guess_code_feedback/3]).
:- use_module('rules/game', [history_end/3]).
:- use_module('rules/possible',
              [ code_history_conflict/3, history_code/3, history_codes/3, history_few/4,
                history_field/3, rows_left/3, variant_parts/2 ]).
:- use_module(sentences,
              [ cell_sentence/4, conflict_sentence/6, large_field_sentence/3, left_sentence/3,
                parts_sentence/2, possible_words/2, tree_sentence/3 ]).
:- use_module('tree/tree', [tree_histogram/2]).

%!  word_usage(?Usage, ?Meaning) is nondet.
%
%   True when a word is used so, and has this Meaning.
%
%       ?- word_usage("possible CODE", Meaning).
%       Meaning = "can this code be the secret? If not, why not".

word_usage("possible CODE", "can this code be the secret? If not, why not").
word_usage("left", "how many codes can be the secret, and a few of them").
word_usage("correct ROW ANSWER", "as codemaker: change the answer of a row: correct 2 03").
word_usage("secret CODE", "as codemaker: tell the secret: the rules answer from now on").

%!  word_obeyed(+Name, +Rest, +Session0, -Session, -Shown) is det.
%
%   True when the word called Name, with Rest after it, leads from Session0 to Session, and Shown
%   says what there is to show (shared/session.pl).
%
%       ?- word_obeyed(left, "", session(options(variant(2, 3, false), none), ["you","friend"],
%                                      ["12","02"], [], none, none, 1), _, Shown).
%       Shown = said(["1 code is still possible: 21."]).

word_obeyed(possible, Rest, Session0, Session, remarks(Remarks)) :-
    session_position(mastermind_session, Session0, Position),
    Position = game(Variant, _, Turns, _, _, _),
    text_code(Variant, Rest, Code),
    code_remarks(Variant, Code, Turns, "is still possible", "is not possible", Remarks),
    aided(Session0, Position, "possible", Session).
word_obeyed(left, Rest, Session0, Session, said([Sentence])) :-
    session_position(mastermind_session, Session0, Position),
    Position = game(Variant, _, Turns, _, _, _),
    ( Rest == "" -> true ; bad_input("'~s' is too much: `left` stands alone", [Rest]) ),
    few_sentence(Variant, Turns, Sentence),
    aided(Session0, Position, "left", Session).
word_obeyed(correct, Rest, Session0, Session, Said) :-
    Session0 = session(Options, Seats, _, _, Resigned, Aid, Seed),
    hidden_position(Session0, correct, Position),
    Position = game(Variant, _, Turns0, _, _, _),
    ( Resigned == none -> true ; bad_input("the game is over: `new` starts another", []) ),
    rest_correction(Rest, Variant, Turns0, Row, Feedback),
    nth1(Row, Turns0, Guess-_, Others),
    nth1(Row, Turns1, Guess-Feedback, Others),
    won_turns(Variant, Turns1, Turns),
    (   Turns == Turns1
    ->  Said = quiet
    ;   Said = said(["That is the win: the rows after it fall away."])
    ),
    findall(Move,
            ( member(Asked-Answer, Turns),
              (   code_text(Variant, Asked, Move)
              ;   feedback_text(Answer, Move)
              ) ),
            Moves),
    Session = session(Options, Seats, Moves, [], Resigned, Aid, Seed).
word_obeyed(secret, Rest, Session0, Session, quiet) :-
    Session0 = session(options(Variant, _), Seats, _, _, Resigned, Aid, Seed),
    hidden_position(Session0, secret, Position),
    Position = game(_, _, Turns, Asked, _, _),
    (   Resigned == none,
        seated_end(Position, open)
    ->  true
    ;   bad_input("the game is over: `possible CODE` checks a code against the answers", [])
    ),
    text_code(Variant, Rest, Code),
    turns_judged(Turns, Variant, known(Code), 1),
    (   Asked == none
    ->  Told = Turns
    ;   guess_code_feedback(Asked, Code, Feedback),
        append(Turns, [Asked-Feedback], Told)
    ),
    maplist(turn_text(Variant), Told, Moves),
    code_text(Variant, Code, Secret),
    Session = session(options(Variant, Secret), Seats, Moves, [], none, Aid, Seed).

%   The position where a person answers, for which this Word is.

hidden_position(Session, Word, Position) :-
    session_position(mastermind_session, Session, Position),
    (   Position = game(_, hidden, _, _, _, _)
    ->  true
    ;   bad_input("`~w` is for the codemaker; here the answers are those of the secret: `new` starts \c
                   another game", [Word])
    ).

rest_correction(Rest, Variant, Turns, Row, Feedback) :-
    (   split_string(Rest, " \t", " \t", [First|Parts]),
        text_symbols(variant(1, 10, true), First, [Row0]),
        Parts \== []
    ->  atomic_list_concat(Parts, ' ', Text0),
        atom_string(Text0, Text)
    ;   bad_input("'~s' corrects nothing: write the row and its answer, such as `correct 2 03`",
                  [Rest])
    ),
    length(Turns, Filled),
    (   between(1, Filled, Row0)
    ->  Row = Row0
    ;   Filled =:= 0
    ->  bad_input("~d is no row with an answer: none has one", [Row0])
    ;   Filled =:= 1
    ->  bad_input("~d is no row with an answer: row 1 has one", [Row0])
    ;   bad_input("~d is no row with an answer: rows 1 to ~d have one", [Row0, Filled])
    ),
    text_answer(Variant, Text, Feedback).

%   The turns up to the win.

won_turns(Variant, Turns0, Turns) :-
    (   append(Before, [Turn|_], Turns0),
        append(Before, [Turn], Turns1),
        history_end(Variant, Turns1, won(codebreaker))
    ->  Turns = Turns1
    ;   Turns = Turns0
    ).

%   To a codebreaker who is a person these words are help, while the game goes on.

aided(Session0, Position, Word, Session) :-
    Session0 = session(Options, Seats, Moves, Undone, Resigned, Aid0, Seed),
    (   Aid0 == none,
        Resigned == none,
        session_people(Session0, [1|_]),
        seated_end(Position, open)
    ->  Aid = Word
    ;   Aid = Aid0
    ),
    Session = session(Options, Seats, Moves, Undone, Resigned, Aid, Seed).

%!  code_remarks(+Variant, +Code, +History, +Can, +Cannot, -Remarks) is det.
%
%   True when Remarks say whether Code is possible after History, in the words Can or Cannot,
%   and each turn that rules it out.
%
%       ?- code_remarks(variant(2, 3, false), [2,3], [[1,2]-(0-1)], "can be", "can't be", Remarks).
%       Remarks = [remark("23 can be.", [])].

code_remarks(Variant, Code, Turns, Can, Cannot, [remark(Sentence, [])|Remarks]) :-
    findall(remark(Conflict, [[Number]]),
            ( code_history_conflict(Code, Turns, conflict(Number, Would)),
              nth1(Number, Turns, Turn),
              conflict_sentence(Variant, Code, Number, Turn, Would, Text0),
              whole_sentence(Text0, Conflict) ),
            Remarks),
    ( Remarks == [] -> Words = Can ; Words = Cannot ),
    code_text(Variant, Code, Text),
    format(string(Sentence), "~s ~s.", [Text, Words]).

%!  few_sentence(+Variant, +History, -Sentence) is det.
%
%   True when Sentence says how many codes History leaves, and names the first of them.
%
%       ?- few_sentence(variant(2, 3, false), [[1,2]-(0-1)], Sentence).
%       Sentence = "2 codes are still possible: 23, 31.".

few_sentence(Variant, Turns, Sentence) :-
    history_left(Variant, Turns, Left),
    history_few(Variant, Turns, 8, Few),
    maplist(code_text(Variant), Few, Texts),
    atomic_list_concat(Texts, ', ', List),
    (   Left == none
    ->  format(string(Sentence),
               "More codes are still possible than can be counted at once: ~w ...", [List])
    ;   possible_words(Left, Words),
        length(Few, Shown),
        (   Left =:= 0
        ->  format(string(Sentence), "No code is possible any more.", [])
        ;   ( Left > Shown -> More = " ..." ; More = "." ),
            format(string(Sentence), "~s: ~w~s", [Words, List, More])
        )
    ).

%!  guess_advice(+Variant, +Turns, +Guess, -Advice) is det.
%
%   True when Advice is advice(Sentence, Most, Proved): Sentence recommends Guess after Turns, and
%   says whether it can be the code.  It leaves Most codes if it is not; Most is `none` if more
%   than 40,000 are possible.  Proved is `true` if it must be the code.
%
%       ?- guess_advice(variant(2, 3, false), [[1,2]-(0-1)], [2,3], Advice).
%       Advice = advice("Try 23, which may be the code: 2 codes are still possible; it leaves at \c
%                        most 1.", 1, false).

guess_advice(Variant, Turns, Guess, advice(Sentence, Most, Proved)) :-
    ( code_history_conflict(Guess, Turns, _) -> May = "can't" ; May = "may" ),
    code_text(Variant, Guess, Text),
    history_left(Variant, Turns, Left),
    (   Left == 1
    ->  format(string(Sentence), "Try ~s: no other code is possible.", [Text]),
        Most = 0,
        Proved = true
    ;   Proved = false,
        (   Left == none
        ->  Most = none,
            format(string(Sentence), "Try ~s, which ~s be the code: more are still possible than \c
                                      can be counted at once.", [Text, May])
        ;   possible_words(Left, Count),
            (   Left > 40 000
            ->  Most = none,
                Leaves = ""
            ;   guess_most(Variant, Turns, Guess, Most),
                format(string(Leaves), "; it leaves at most ~D", [Most])
            ),
            format(string(Sentence), "Try ~s, which ~s be the code: ~s~s.",
                   [Text, May, Count, Leaves])
        )
    ).

%   The most codes that can be left after Guess, if it is not the code.

guess_most(Variant, Turns, Guess, Most) :-
    findall(Feedback-1,
            ( history_code(Variant, Turns, Code),
              Code \== Guess,
              guess_code_feedback(Guess, Code, Feedback) ),
            Answers0),
    keysort(Answers0, Answers),
    group_pairs_by_key(Answers, Classes),
    aggregate_all(max(Size), ( member(_-Class, Classes), length(Class, Size) ), Most).

%!  hurried_advice(+Variant, +Turns, -Guess, -Sentence) is semidet.
%
%   True when Guess is a code that is possible after Turns, found at once, and Sentence recommends
%   it where there is no time for a better one.  Fails if no code is possible.
%
%       ?- hurried_advice(variant(2, 3, false), [[1,2]-(0-1)], Guess, Sentence).
%       Guess = [2, 3],
%       Sentence = "Try 23, which may be the code: the time is up before a better guess is found.".

hurried_advice(Variant, Turns, Guess, Sentence) :-
    history_few(Variant, Turns, 1, [Guess]),
    code_text(Variant, Guess, Text),
    format(string(Sentence),
           "Try ~s, which may be the code: the time is up before a better guess is found.", [Text]).

%   A field of more codes is not drawn.

most_codes(40 000).

%!  session_field(+Session, -Field) is det.
%
%   True when Field is field(Sentence, Title, Parts, Rows, Left): Parts and Rows are those of
%   rules/possible.pl, and Left says how many codes each turn left.  If there are too many codes,
%   Sentence says so and the lists are empty.
%
%       ?- session_field(session(options(variant(2, 3, false), none), ["you","friend"],
%                            ["12","01"], [], none, none, 1), field(Sentence, _, _, Rows, Left)).
%       Sentence = "2 of 6 codes are left.", Rows = [" 11", "1 0", "01 "], Left = [6, 2].

session_field(Session, Field) :-
    session_history(Session, Variant, History),
    variant_size(Variant, Size),
    most_codes(Most),
    (   Size > Most
    ->  large_field_sentence(Size, Most, Sentence),
        Field = field(Sentence, "", [], [], [])
    ;   variant_parts(Variant, Parts),
        history_field(Variant, History, Rows),
        length(History, Turns),
        rows_left(Rows, Turns, Left),
        last(Left, Now),
        left_sentence(Now, Size, Sentence),
        parts_sentence(Variant, Title),
        Field = field(Sentence, Title, Parts, Rows, Left)
    ).

session_history(Session, Variant, History) :-
    session_position(mastermind_session, Session, game(Variant, _, History, _, _, _)).

%!  session_cell(+Session, +Text, -Sentence) is det.
%
%   True when Sentence says whether the code written Text is possible at Session.  If not, it names
%   the first turn that rules it out, and what the code would have answered.  Throws bad_input/2 if
%   Text is no code.
%
%       ?- session_cell(session(options(variant(2, 3, false), none), ["you","friend"],
%                           ["12","01"], [], none, none, 1), "13", Sentence).
%       Sentence = "Turn 1 rules 13 out: as the secret it would have answered 1 black and \c
%                   0 white, not 0 black and 1 white.".

session_cell(Session, Text, Sentence) :-
    session_history(Session, Variant, History),
    text_code(Variant, Text, Code),
    (   code_history_conflict(Code, History, conflict(Number, Would))
    ->  nth1(Number, History, _-Feedback),
        Conflict = turn(Number, Would, Feedback)
    ;   length(History, Turns),
        Conflict = none(Turns)
    ),
    cell_sentence(Variant, Code, Conflict, Sentence).

%!  session_tree(+Session, -Grown) is det.
%
%   True when Grown is grown(Sentence, Tree): Tree is a decision tree for the codes that are left at
%   Session, or `none` if there are no codes.
%
%       ?- session_tree(session(options(variant(2, 3, false), none), ["you","friend"],
%                           ["12","01"], [], none, none, 1), Grown).
%       Grown = grown("From here on this tree finds each of the 2 codes that are left in \c
%                      2 guesses at most, in 1.50 on average.",
%                     node([2, 3], 2, [0-1-node([3, 1], 1, [])])).

session_tree(Session, grown(Sentence, Tree)) :-
    session_history(Session, Variant, History),
    history_codes(Variant, History, Codes),
    (   Codes == []
    ->  Tree = none,
        Histogram = []
    ;   variant_depth(Variant, Depth),
        history_tree(Depth, Variant, History, Codes, Tree),
        tree_histogram(Tree, Histogram)
    ),
    length(History, Turns),
    tree_sentence(Turns, Histogram, Sentence).

/** <examples>

?- few_sentence(variant(4, 9, false), [[1,2,3,4]-(1-2)], Sentence).
*/
