:- module(mastermind_position,
          [ options_position/3,    % +Options, +Seed, -Position
            position_seated/3,     % +Position0, +Session, -Position
            seated_end/2,        % +Position, -End
            seated_mover/2,      % +Position, -Number
            move_position/4,       % +Text, +Position0, -Position, -Move
            text_code/3,           % +Variant, +Text, -Code
            text_answer/3,         % +Variant, +Text, -Feedback
            turns_judged/4,        % +Turns, +Variant, +Secret, +Row
            broken_told/4,         % +Position, -Text, -Sentence, -Cells
            history_left/3         % +Variant, +History, -Left
          ]).

/** <module> Code breaking: where a session stands

A position is game(Variant, Secret, Turns, Asked, Broken, Numbered).  Secret is known(Code), or
`hidden` if only a person knows it.  Turns are the history.  Asked is the guess that waits for its
answer, or `none`.  Broken is `none`, or broken(Row, Numbers): from Row on no code is left, since
the turns Numbers can't all hold.  Numbered is moves(Played, All, Resigned): Played of All moves of
the session lead to this position, and Resigned is who resigned.

A move is a guess, 1234, an answer, 12, or both, 1234:12.  If a program is the codemaker, or the
secret is given, the rules answer each guess at once, and nobody types an answer.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, numlist/3]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/wording', [whole_sentence/2]).
:- use_module(definition, [guess_secret_feedback/3]).
:- use_module('rules/codes',
              [ code_fault/3, code_text/3, day_seed/2, feedback_text/2, text_feedback/2,
                text_symbols/3, turn_text/3, variant_fault/2, variant_seed_code/3, variant_size/2
              ]).
:- use_module('rules/possible',
              [ history_break/3, history_code/3, history_contradiction/3, history_count/3 ]).
:- use_module('rules/feedback', [feedback_fault/3]).
:- use_module('rules/game', [history_end/3]).
:- use_module(sentences, [ alone_sentence/3, asked_fault_sentence/3, broken_sentence/4,
                           no_answer_sentence/3, no_code_sentence/3, untrue_sentence/5 ]).

%!  options_position(+Options, +Seed, -Position) is det.
%
%   True when a game with Options begins with Position.  The secret is the given one, that of a
%   day if a date is given, or is chosen at random by Seed.  If Options are wrong, throws bad_input/2.
%
%       ?- options_position(options(variant(4, 9, false), none), 1, game(_, Secret, _, _, _, _)).
%       Secret = known([2, 4, 7, 8]).

options_position(options(Variant, Text), Seed, Position) :-
    Position = game(Variant, known(Code), [], none, none, moves(0, 0, none)),
    (   variant_fault(Variant, Fault)
    ->  asked_fault_sentence(Variant, variant(Fault), Sentence),
        bad_input("~s", [Sentence])
    ;   Text == none
    ->  variant_seed_code(Variant, Seed, Code)
    ;   day_seed(Text, Day)
    ->  variant_seed_code(Variant, Day, Code)
    ;   text_code(Variant, Text, Code)
    ).

%!  position_seated(+Position0, +Session, -Position) is det.
%
%   True when Position is Position0, that of options_position/3, as it is at Session.  The secret is
%   hidden if a person is the codemaker and no secret is given.
%
%       ?- Options = options(variant(4, 9, false), none),
%          options_position(Options, 1, Position0),
%          position_seated(Position0, session(Options, ["easy","you"], ["1234"], [], none, none, 1),
%                          game(_, Secret, _, _, _, Numbered)).
%       Secret = hidden, Numbered = moves(0, 1, none).

position_seated(game(Variant, Known, Turns, Asked, Broken, _), Session, Position) :-
    Session = session(options(_, Text), [Breaker,Maker], Moves, _, Resigned, _, _),
    (   Breaker == "rules"
    ->  bad_input("the rules answer guesses, and make none: they are for seat 2", [])
    ;   true
    ),
    ( Text == none, memberchk(Maker, ["you", "friend"]) -> Secret = hidden ; Secret = Known ),
    length(Moves, All),
    Position = game(Variant, Secret, Turns, Asked, Broken, moves(0, All, Resigned)).

%!  seated_end(+Position, -End) is det.
%
%   True when End is `open` or ended(Kind, Winner).  Answers that contradict each other are no end.
%
%       ?- options_position(options(variant(2, 3, false), "31"), 1, Position0),
%          move_position("31", Position0, Position, _), seated_end(Position, End).
%       End = ended(found, 1).

seated_end(game(Variant, _, Turns, _, Broken, _), End) :-
    (   Broken \== none
    ->  End = open
    ;   history_end(Variant, Turns, End0),
        end(End0, End)
    ).

end(open, open).
end(won(codebreaker), ended(found, 1)).
end(won(codemaker), ended(rows, 2)).

%!  seated_mover(+Position, -Number) is semidet.
%
%   True when it is the turn of seat Number.  If answers contradict each other, it is the turn of
%   the codemaker, who has to correct them.  Fails when the game is over.
%
%       ?- options_position(options(variant(2, 3, false), "31"), 1, Position),
%          seated_mover(Position, Number).
%       Number = 1.

seated_mover(Position, Number) :-
    Position = game(_, _, _, Asked, Broken, _),
    seated_end(Position, open),
    ( Asked == none, Broken == none -> Number = 1 ; Number = 2 ).

%!  move_position(+Text, +Position0, -Position, -Move) is det.
%
%   True when Text, as somebody typed it, leads from Position0 to Position, and is written Move.  It
%   is an answer, or a guess, which the rules answer if they know the secret.  Throws bad_input/2 if
%   the move can't be played.
%
%       ?- options_position(options(variant(4, 9, false), "7432"), 1, Position0),
%          move_position("1 2 3 4", Position0, _, Move).
%       Move = "1234:12".

move_position(Text, game(Variant, Secret, Turns0, Asked0, Broken0, Numbered0), Position, Move) :-
    Numbered0 = moves(Played0, All, Resigned),
    Played is Played0 + 1,
    Numbered = moves(Played, All, Resigned),
    judged_open(Variant, Turns0, Broken0),
    (   Asked0 \== none
    ->  text_answer(Variant, Text, Feedback),
        feedback_text(Feedback, Move),
        turned(Asked0-Feedback, Variant, Secret, Turns0, Numbered, Position)
    ;   split_string(Text, ":", " ", [Guess|Answers]),
        memberchk(Answers, [[], [_]])
    ->  text_code(Variant, Guess, Code),
        judged_alone(Answers, Variant, Secret, Numbered0, Code),
        answers(Answers, Variant, Secret, Turns0, Code, Feedback),
        (   Feedback == none
        ->  code_text(Variant, Code, Move),
            Position = game(Variant, Secret, Turns0, Code, none, Numbered)
        ;   turn_text(Variant, Code-Feedback, Move),
            turned(Code-Feedback, Variant, Secret, Turns0, Numbered, Position)
        )
    ;   no_code_sentence(Variant, Text, Sentence),
        bad_input("~s", [Sentence])
    ).

judged_open(Variant, Turns, Broken) :-
    (   Broken \== none
    ->  broken_sentence(Variant, Turns, Broken, Text),
        bad_input("no guess waits for an answer: ~s", [Text])
    ;   history_end(Variant, Turns, open)
    ->  true
    ;   bad_input("the game is over: no guess can follow", [])
    ).

%   If the rules know the secret, nobody types an answer: whether it is right would tell something
%   of the secret.  A move thin a session has already comes with its answer.

judged_alone(Answers, Variant, Secret, moves(Played, All, _), Code) :-
    (   Answers = [_],
        Secret = known(_),
        Played =:= All
    ->  alone_sentence(Variant, Code, Sentence),
        bad_input("~s", [Sentence])
    ;   true
    ).

%   If the rules were changed, their answer may be impossible: then there is no answer.

answers([], Variant, Secret, _, Code, Feedback) :-
    (   Secret = known(Known)
    ->  guess_secret_feedback(Code, Known, Feedback),
        \+ feedback_fault(Variant, Feedback, _)
    ;   Feedback = none
    ).
answers([Answer], Variant, Secret, Turns, Code, Feedback) :-
    text_answer(Variant, Answer, Feedback),
    length(Turns, Before),
    Row is Before + 1,
    turns_judged([Code-Feedback], Variant, Secret, Row).

turned(Turn, Variant, Secret, Turns0, Numbered, Position) :-
    append(Turns0, [Turn], Turns),
    broken(Variant, Secret, Turns, Numbered, Broken),
    Position = game(Variant, Secret, Turns, none, Broken, Numbered).

%   Whether a code is left is asked after the last move of the session alone.

broken(Variant, Secret, Turns, moves(Played, All, _), Broken) :-
    (   Secret == hidden,
        Played =:= All,
        \+ history_code(Variant, Turns, _)
    ->  history_break(Variant, Turns, Row),
        length(Before, Row),
        append(Before, _, Turns),
        contradictory(Variant, Before, Row, Numbers),
        Broken = broken(Row, Numbers)
    ;   Broken = none
    ).

contradictory(Variant, Turns, Row, Numbers) :-
    (   call_with_inference_limit(history_contradiction(Variant, Turns, Numbers0), 3 000 000,
                                  Result),
        Result \== inference_limit_exceeded
    ->  Numbers = Numbers0
    ;   numlist(1, Row, Numbers)
    ).

%!  turns_judged(+Turns, +Variant, +Secret, +Row) is det.
%
%   True when Secret answers as Turns say; the first of them is in Row.  Throws bad_input/2 if it
%   does not.
%
%       ?- turns_judged([[1,2]-(0-1)], variant(2, 3, false), known([3,1]), 1).
%       true.

turns_judged(Turns, Variant, Secret, Row0) :-
    (   Secret = known(Code),
        nth1(Number, Turns, Guess-Feedback),
        guess_secret_feedback(Guess, Code, Would),
        Would \== Feedback
    ->  Row is Row0 + Number - 1,
        untrue_sentence(Variant, Row, Guess-Feedback, Would, Sentence),
        bad_input("~s", [Sentence])
    ;   true
    ).

%!  broken_told(+Position, -Text, -Sentence, -Cells) is semidet.
%
%   True when the answers of Position contradict each other.  Text says which do, and what you can
%   do.  Sentence is Text as a whole sentence, and Cells are their rows.
%
%       ?- broken_told(game(variant(2, 3, false), hidden, [[1,2]-(0-1), [1,2]-(2-0)], none,
%                           broken(2, [1,2]), moves(4, 4, none)), _, _, Cells).
%       Cells = [[1], [2]].

broken_told(game(Variant, _, Turns, _, Broken, _), Text, Sentence, Cells) :-
    Broken = broken(_, Numbers),
    broken_sentence(Variant, Turns, Broken, Text),
    whole_sentence(Text, Sentence),
    findall([Number], member(Number, Numbers), Cells).

%!  text_code(+Variant, +Text, -Code) is det.
%
%   True when Text writes Code, a code of Variant.  Throws bad_input/2 if it does not.
%
%       ?- text_code(variant(4, 12, false), "10 2 12 4", Code).
%       Code = [10, 2, 12, 4].

text_code(Variant, Text, Code) :-
    (   text_symbols(Variant, Text, Symbols)
    ->  true
    ;   no_code_sentence(Variant, Text, Sentence),
        bad_input("~s", [Sentence])
    ),
    (   code_fault(Variant, Symbols, Fault)
    ->  asked_fault_sentence(Variant, code(Symbols, Fault), Sentence1),
        bad_input("~s", [Sentence1])
    ;   Code = Symbols
    ).

%!  text_answer(+Variant, +Text, -Feedback) is det.
%
%   True when Text writes Feedback, a possible answer in Variant.  Throws bad_input/2 if it does
%   not.
%
%       ?- text_answer(variant(4, 9, false), "1 2", Feedback).
%       Feedback = 1-2.

text_answer(Variant, Text, Feedback) :-
    (   text_feedback(Text, Feedback)
    ->  true
    ;   no_answer_sentence(Variant, Text, Sentence),
        bad_input("~s", [Sentence])
    ),
    (   feedback_fault(Variant, Feedback, Fault)
    ->  asked_fault_sentence(Variant, feedback(Feedback, Fault), Sentence1),
        bad_input("~s", [Sentence1])
    ;   true
    ).

%!  history_left(+Variant, +History, -Left) is det.
%
%   True when History leaves Left codes of Variant; `none` if they can't be counted at once.
%
%       ?- history_left(variant(4, 9, false), [], Left).
%       Left = 3024.

history_left(Variant, Turns, Left) :-
    (   Turns == []
    ->  variant_size(Variant, Left)
    ;   call_with_inference_limit(history_count(Variant, Turns, Count), 2 000 000, Result),
        Result \== inference_limit_exceeded
    ->  Left = Count
    ;   Left = none
    ).

/** <examples>

?- options_position(options(variant(4, 9, false), "7432"), 1, Position0),
   move_position("1234", Position0, Position, Move).
*/
