:- module(mastermind_session, []).

/** <module> A session of code breaking

The relations that ../shared/session.pl asks of a game, and what ../shared/reason.pl asks: the rule that
decided.  Seat 1, the codebreaker, guesses; seat 2, the codemaker, answers.  A position is that of
position.pl.
*/

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, nth0/3, nth1/3, subtract/3]).
:- use_module('../shared/random', [random_below/4, seed_random/2]).
:- use_module('../shared/session', [session_position/3]).
:- use_module('../shared/wording', [whole_sentence/2]).
:- use_module(definition, []).
:- use_module(position,
              [ broken_told/4, history_left/3, move_position/4 as played,
                options_position/3 as opening, position_seated/3, seated_end/2 as ended,
                seated_mover/2 as mover ]).
:- use_module('rules/codes', [code_text/3, day_seed/2, feedback_text/2, named_variant/2, random_code/4, text_symbols/3,
                              variant_size/2]).
:- autoload('players/genetic', [genetic_defaults/1]).
:- autoload('players/solvers', [history_guess/4, variant_depth/2]).
:- use_module('rules/feedback', [variant_feedback/2]).
:- use_module('rules/game', [board_rows/1, history_end/3, history_score/3]).
:- use_module('rules/possible', [code_history_conflict/3, history_code/3, history_few/4]).
:- use_module(sentences,
              [ cell_sentence/4, code_form/2, end_sentence/2, mastermind_reason_sentence/2,
                variant_words/2 ]).
:- use_module(commands,
              [ code_remarks/6, few_sentence/3, guess_advice/4, word_obeyed/5,
                word_usage/2 as word ]).

title(options(Variant, Secret), Title) :-
    variant_words(Variant, Words),
    (   secret_day(Secret)
    ->  format(string(Title), "Mastermind: ~s, the code of ~s", [Words, Secret])
    ;   format(string(Title), "Mastermind: ~s", [Words])
    ).

secret_day(Secret) :-
    string(Secret),
    day_seed(Secret, _).

rules(options(Variant, _), Text) :-
    board_rows(Rows),
    code_form(Variant, Form),
    format(string(Text),
           "The codemaker hides a code, and the codebreaker finds it in ~d guesses: ~s. Each \c
            guess is answered by pegs: black, for each symbol that is right and in its place; \c
            white, for each that is right but elsewhere. The fewer the guesses, the more points.",
           [Rows, Form]).

seat_names(_, ["codebreaker", "codemaker"]).
called(Name, Words) :-
    string_concat("the ", Name, Words).

usual_seats(_, ["you", "rules"]).

ranked_as(options(Variant, _), Text) :-
    (   named_variant(Name, Variant)
    ->  atom_string(Name, Text)
    ;   variant_words(Variant, Text)
    ).

given(options(_, Secret), Aid) :-
    ( ( Secret == none ; secret_day(Secret) ) -> Aid = none ; Aid = "secret" ).

again(options(Variant, _), options(Variant, none)).

seated(Session, Position0, Position) :-
    position_seated(Position0, Session, Position).

ending(game(Variant, Secret, Turns, _, _, _), Kind, Winner, You, Sentence) :-
    ( Secret = known(Code) -> code_text(Variant, Code, Text) ; Text = none ),
    ending(Kind, Winner, You, Text, Variant, Turns, End),
    end_sentence(End, Sentence).

ending(found, _, You, _, Variant, Turns, found(Whose, Guesses, Points)) :-
    length(Turns, Guesses),
    history_score(Variant, Turns, Points),
    ( You =:= 2 -> Whose = your ; Whose = a ).
ending(rows, _, You, Secret, Variant, Turns, End) :-
    (   You =:= 2
    ->  End = rows(your)
    ;   Secret == none
    ->  End = rows(a)
    ;   history_score(Variant, Turns, Points),
        End = rows(Secret, Points)
    ).
ending(resigned, Winner, You, Secret, _, _, given_up(Who, Secret)) :-
    Loser is 3 - Winner,
    (   You =:= Loser
    ->  Who = you
    ;   seat_names(_, Names),
        nth1(Loser, Names, Who)
    ).

status(Position, Number, Who, Sentence) :-
    Position = game(Variant, _, Turns, Asked, _, _),
    guess_words(Turns, Words),
    (   broken_told(Position, _, Told, _)
    ->  Sentence = Told
    ;   Number =:= 1
    ->  (   Who == "you"
        ->  whole_sentence(Words, Sentence)
        ;   Who == "friend"
        ->  format(string(Sentence), "The codebreaker makes ~s.", [Words])
        ;   format(string(Sentence), "~s makes ~s.", [Who, Words])
        )
    ;   code_text(Variant, Asked, Guess),
        ( Who == "you" -> Asks = "Answer" ; Asks = "The codemaker answers" ),
        format(string(Sentence), "~s ~s, ~s.", [Asks, Guess, Words])
    ).

guess_words(Turns, Words) :-
    length(Turns, Made),
    Number is Made + 1,
    board_rows(Rows),
    format(string(Words), "guess ~d of ~d", [Number, Rows]).

prompt(game(Variant, _, Turns, Asked, Broken, _), Text) :-
    (   Broken \== none
    ->  Text = "correct ROW ANSWER, undo or new"
    ;   Asked == none
    ->  guess_words(Turns, Words),
        whole_sentence(Words, Sentence),
        string_concat(Text, ".", Sentence)
    ;   code_text(Variant, Asked, Guess),
        format(string(Text), "Answer to ~s", [Guess])
    ).

expected(options(Variant, _), Text) :-
    code_form(Variant, Form),
    format(string(Text), "type a guess (~s)", [Form]).

awaited(game(Variant, _, _, Asked, Broken, _), Text) :-
    (   Broken \== none
    ->  Text = "change an answer (`correct ROW ANSWER`), or take the last back (`undo`)"
    ;   Asked == none
    ->  expected(options(Variant, none), Text)
    ;   Variant = variant(Pegs, _, _),
        format(string(Text),
               "type your answer to the guess, two digits: black, how many symbols are right and \c
                in their places; white, how many are right but elsewhere; such as 12, or ~d0 for \c
                the win", [Pegs])
    ).

board(Position, People,
      board(Variant, Pegs, Colours, Rows, TurnList, Shown, Outcome, Asked, Left)) :-
    Position = game(Variant, Secret, Turns, Asked, _, moves(_, _, Resigned)),
    Variant = variant(Pegs, Colours, _),
    board_rows(Rows),
    findall([Guess, Black, White], member(Guess-(Black-White), Turns), TurnList),
    outcome(Position, Resigned, Outcome),
    (   Outcome == open,
        memberchk(1, People)
    ->  Shown = none,
        Left = none
    ;   ( Secret = known(Code) -> Shown = Code ; Shown = none ),
        history_left(Variant, Turns, Left)
    ).

outcome(Position, Resigned, Outcome) :-
    (   Resigned \== none
    ->  Outcome = lost
    ;   ended(Position, End),
        memberchk(End-Outcome, [open-open, ended(found, 1)-won, ended(rows, 2)-lost])
    ).

marks(game(Variant, _, Turns, _, Broken, _), Marks) :-
    length(Turns, Row),
    (   Turns == []
    ->  Last = []
    ;   Broken == none,
        history_end(Variant, Turns, won(codebreaker))
    ->  Last = [mark(win, [[Row]], "the code", none)]
    ;   Last = [mark(last, [[Row]], "the last guess", none)]
    ),
    (   Broken = broken(_, Numbers)
    ->  findall([Number], member(Number, Numbers), Cells),
        append(Last, [mark(threat, Cells, "these answers can't all hold", false)], Marks)
    ;   Marks = Last
    ).

%   Where answers contradict each other, what can be pressed is another answer of one of their rows.

can(game(Variant, _, _, Asked, Broken, _), Can) :-
    (   Broken = broken(_, Rows)
    ->  findall(can(Text, Text, [[Row]]),
                ( member(Row, Rows), variant_feedback(Variant, Feedback),
                  feedback_text(Feedback, Text) ),
                Can)
    ;   Asked \== none,
        Broken == none
    ->  findall(can(Text, Text, []),
                ( variant_feedback(Variant, Feedback), feedback_text(Feedback, Text) ),
                Can)
    ;   Can = []
    ).

%   The levels, the weakest first.  A weak player forgets: heeds(N) asks a random code that the last
%   N answers allow.  `best` plays by the tree; by Five Guess if that takes too long; or by the
%   genetic player if there are too many codes for either.

level(easy,   heeds(2)).
level(medium, heeds(3)).
level(hard,   best).

player(Name) :-
    solver_player(Name, _).
player(rules).

solver_player(tree,         tree).
solver_player('five-guess', five_guess).
solver_player(genetic,      genetic).

chosen(Player0, Position, about(_, _, Seeds), Move, "") :-
    Position = game(Variant, _, Turns, _, _, _),
    ( solver_player(Player0, Player) -> true ; Player = Player0 ),
    player_guess(Player, Variant, Turns, Seeds, Guess),
    code_text(Variant, Guess, Text),
    played(Text, Position, _, Move).

%   There is no guess if no code is consistent with the answers that the player heeds.

player_guess(heeds(Most), Variant, History, Seeds, Guess) :-
    seed_random(Seeds, Random),
    (   History == []
    ->  random_code(Variant, Guess, Random, _)
    ;   last_turns(History, Most, Heeded),
        history_few(Variant, Heeded, 5000, Codes0),
        findall(Asked, member(Asked-_, History), Before),
        subtract(Codes0, Before, Codes),
        length(Codes, Count),
        Count > 0,
        random_below(Count, Number, Random, _),
        nth0(Number, Codes, Guess)
    ).
player_guess(best, Variant, History, Seeds, Guess) :-
    variant_size(Variant, Size),
    (   Size =< 1300
    ->  Player = tree
    ;   Size =< 40 000
    ->  Player = five_guess
    ;   Player = genetic
    ),
    player_guess(Player, Variant, History, Seeds, Guess).
player_guess(tree, Variant, History, _, Guess) :-
    variant_depth(Variant, Depth),
    history_guess(tree(Depth), Variant, History, Guess).
player_guess(five_guess, Variant, History, _, Guess) :-
    history_guess(five_guess, Variant, History, Guess).
player_guess(genetic, Variant, History, [Seed|_], Guess) :-
    genetic_defaults(Parameters),
    history_guess(genetic(Parameters, Seed), Variant, History, Guess).

last_turns(History, Most, Turns) :-
    (   append(_, Turns0, History),
        length(Turns0, Most)
    ->  Turns = Turns0
    ;   Turns = History
    ).

hinted(Position, About, Hint) :-
    Position = game(Variant, _, Turns, Asked, _, _),
    (   broken_told(Position, _, Sentence, Cells)
    ->  Hint = hint("", Sentence, Cells, true, mastermind_possible:history_contradiction/3)
    ;   Asked == none
    ->  About = about(_, _, Seed),
        player_guess(best, Variant, Turns, [Seed], Guess),
        code_text(Variant, Guess, Move),
        guess_advice(Variant, Turns, Guess, advice(Sentence, _, Proved)),
        Hint = hint(Move, Sentence, [], Proved, mastermind_solvers:history_guess/4)
    ;   few_sentence(Variant, Turns, Sentence),
        Hint = hint("", Sentence, [], true, mastermind_possible:history_count/3)
    ).

analysed(game(Variant, _, Turns, _, _, _), _, [mark(candidate, [], Sentence, none)]) :-
    few_sentence(Variant, Turns, Sentence).

explained(Position, _, Remarks) :-
    Position = game(Variant, _, Turns, _, _, _),
    (   broken_told(Position, _, Sentence, Cells)
    ->  Remarks = [remark(Sentence, Cells)]
    ;   append(Before, [Guess-_], Turns)
    ->  code_remarks(Variant, Guess, Before, "could be the code when it was guessed",
                     "could not be the code when it was guessed", Remarks)
    ;   Remarks = [remark("Nothing was guessed yet: every code is possible.", [])]
    ).

reviewed(Session, _, Remarks) :-
    session_position(mastermind_session, Session, Position),
    Position = game(Variant, _, Turns, _, _, _),
    findall(remark(Sentence, [[Row]]),
            ( append(Before, [Turn|_], Turns),
              length([Turn|Before], Row),
              turn_sentence(Variant, Before, Turn, Row, Sentence) ),
            Remarks).

turn_sentence(Variant, Before, Guess-Feedback, Row, Sentence) :-
    code_text(Variant, Guess, Text),
    append(Before, [Guess-Feedback], Turns),
    ( code_history_conflict(Guess, Before, _) -> Could = "could not" ; Could = "could" ),
    history_left(Variant, Before, Left0),
    history_left(Variant, Turns, Left),
    (   memberchk(none, [Left0,Left])
    ->  format(string(Sentence), "Guess ~d, ~s, ~s be the code.", [Row, Text, Could])
    ;   format(string(Sentence), "Guess ~d, ~s, ~s be the code: of ~D possible it left ~D.",
               [Row, Text, Could, Left0, Left])
    ).

scorer(1).

points(game(Variant, _, Turns, _, _, _), 1, Points, Rounds) :-
    history_score(Variant, Turns, Points),
    length(Turns, Rounds).

obeyed(Name, Rest, _, Session0, Session, Shown) :-
    word_obeyed(Name, Rest, Session0, Session, Shown).

%   What happened, and why (../shared/reason.pl).  As long as the secret has to be found, it is not told,
%   nor what it would answer to a guess that is not made.

happened_reason(begun(game(Variant, _, _, _, _, _)), reason(Sentence, Goals, [], [])) :-
    mastermind_reason_sentence(begun(Variant), Sentence),
    Goals = [mastermind_definition:variant_code(Variant, _)].
happened_reason(moved(_, _, Position), reason(Sentence, Goals, [], Hidden)) :-
    (   broken_reason(Position, Sentence0, Goal)
    ->  Sentence = Sentence0,
        Goals = [Goal],
        Hidden = []
    ;   once(position_reason(Position, Told, Goals, Hidden)),
        mastermind_reason_sentence(Told, Sentence)
    ).
happened_reason(tried(Position0, Move, Position), Reason) :-
    Position0 = game(Variant, _, Turns, Asked, _, _),
    (   Asked \== none
    ->  happened_reason(moved(Position0, Move, Position), Reason)
    ;   split_string(Move, ":", "", [Text|_]),
        text_symbols(Variant, Text, Guess),
        guess_reason(Turns, Variant, Guess, Text, Sentence, Goal),
        Reason = reason(Sentence, [mastermind_definition:Goal], [], [])
    ).
happened_reason(refused(Position, Text, Words), reason(Sentence, Goals, [], [])) :-
    whole_sentence(Words, Sentence),
    Position = game(Variant, _, _, Asked, Broken, _),
    (   Asked == none,
        Broken == none,
        split_string(Text, ":", " ", [Guess|_]),
        text_symbols(Variant, Guess, Symbols)
    ->  Goals = [mastermind_definition:variant_code(Variant, Symbols)]
    ;   Goals = []
    ).

%   A guess that is not made: whether it is a code, or explains the answers so far.

guess_reason([], Variant, Guess, Text, Sentence, variant_code(Variant, Guess)) :-
    mastermind_reason_sentence(asked(Text), Sentence).
guess_reason([Turn|Turns], Variant, Guess, _, Sentence, consistent([Turn|Turns], Guess)) :-
    (   code_history_conflict(Guess, [Turn|Turns], conflict(Number, Would))
    ->  nth1(Number, [Turn|Turns], _-Feedback),
        Conflict = turn(Number, Would, Feedback)
    ;   length([Turn|Turns], Length),
        Conflict = none(Length)
    ),
    cell_sentence(Variant, Guess, Conflict, Sentence).

%   If the answers contradict each other, a code that explains all but the last of them is tried.

broken_reason(Position, Sentence, mastermind_definition:consistent(Held, Code)) :-
    Position = game(Variant, _, Turns, _, broken(Row, _), _),
    broken_told(Position, _, Sentence, _),
    length(Held, Row),
    append(Held, _, Turns),
    append(Before, [_], Held),
    once(history_code(Variant, Before, Code)).

position_reason(game(Variant, _, [], Asked, _, _), asked(Text), Goals, []) :-
    Asked \== none,
    code_text(Variant, Asked, Text),
    Goals = [mastermind_definition:variant_code(Variant, Asked)].
position_reason(game(Variant, _, Turns, Asked, _, _), Told, Goals, []) :-
    Asked \== none,
    code_text(Variant, Asked, Text),
    Goals = [mastermind_definition:consistent(Turns, Asked)],
    ( code_history_conflict(Asked, Turns, _) -> Told = asked_not(Text) ; Told = asked_may(Text) ).
position_reason(game(Variant, Secret, Turns, none, _, _), Told, Goals, Hidden) :-
    history_end(Variant, Turns, End),
    last(Turns, Guess-Feedback),
    findall(mastermind_definition:guess_secret_feedback(Guess, Code, _), Secret = known(Code),
            Answers),
    findall(Code, ( End == open, Secret = known(Code) ), Hidden),
    (   End \== open
    ->  Told = End,
        append(Answers, [mastermind_game:history_end(Variant, Turns, _)], Goals)
    ;   Answers = [_]
    ->  Told = answered(Feedback),
        Goals = Answers
    ;   once(history_code(Variant, Turns, Possible)),
        code_text(Variant, Possible, Text),
        Told = explains(Text),
        Goals = [mastermind_definition:consistent(Turns, Possible)]
    ).

/** <examples>

?- session_answer(mastermind_session, begin(options(variant(4, 9, false), none), [], 1),
                  seating(Session, View)).
*/
