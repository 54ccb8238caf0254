:- module(mastermind_decided,
          [ mastermind_decided/2   % +Happened, -Reason
          ]).

/** <module> Code breaking: the rule that decided

What ../door/why.pl asks.  As long as the secret has to be found, it is not told,
nor what it would answer to a guess that is not made.
*/

:- use_module(library(lists), [append/3, last/2, nth1/3]).
:- use_module('../door/wording', [whole_sentence/2]).
:- use_module(definition, []).
:- use_module(position, [broken_told/4]).
:- use_module('rules/consistent', [code_history_conflict/3]).
:- use_module('rules/game', [history_end/3]).
:- use_module('rules/possible', [history_code/3]).
:- use_module('rules/text', [code_text/3, text_symbols/3]).
:- use_module(sentences, [cell_sentence/4, mastermind_decided_sentence/2]).

%!  mastermind_decided(+Happened, -Reason) is det.
%
%   True when Reason is the reason of what Happened (../door/why.pl).
%
%       ?- options_position(options(variant(4, 9, false), "7432"), 1, Position),
%          mastermind_decided(begun(Position), reason(Sentence, _, _, _)).
%       Position = Position,
%       Sentence = "Nothing was guessed yet: a code is 4 symbols out of 1..9, none of them twice, \c
%                   such as 1234.".

mastermind_decided(begun(game(Variant, _, _, _, _, _)), reason(Sentence, Goals, [], [])) :-
    mastermind_decided_sentence(begun(Variant), Sentence),
    Goals = [mastermind_definition:variant_code(Variant, _)].
mastermind_decided(moved(_, _, Position), reason(Sentence, Goals, [], Hidden)) :-
    (   broken_reason(Position, Sentence0, Goal)
    ->  Sentence = Sentence0,
        Goals = [Goal],
        Hidden = []
    ;   once(position_reason(Position, Told, Goals, Hidden)),
        mastermind_decided_sentence(Told, Sentence)
    ).
mastermind_decided(tried(Position0, Move, Position), Reason) :-
    Position0 = game(Variant, _, Turns, Asked, _, _),
    (   Asked \== none
    ->  mastermind_decided(moved(Position0, Move, Position), Reason)
    ;   split_string(Move, ":", "", [Text|_]),
        text_symbols(Variant, Text, Guess),
        guess_reason(Turns, Variant, Guess, Text, Sentence, Goal),
        Reason = reason(Sentence, [mastermind_definition:Goal], [], [])
    ).
mastermind_decided(refused(Position, Text, Words), reason(Sentence, Goals, [], [])) :-
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
    mastermind_decided_sentence(asked(Text), Sentence).
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

?- options_position(options(variant(4, 9, false), "7432"), 1, Position),
   mastermind_decided(refused(Position, "1123", "no"), Reason).
*/
