:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(safe).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-20, field(standard, 8, 10, 2)-40,
                          field(line, 8, 10, 0)-40, field(standard, 3, 3, 1)-1,
                          field(line, 2, 3, 0)-2 ]).

%   Turns and replies are few: the definition below tries all of them.

few_turns(Position) :-
    aggregate_all(count,
                  limit(10 001, ( position_turn(Position, _, Position1),
                                  position_turn(Position1, _, _) )),
                  Count),
    Count =< 10 000.

%   By its definition: the turn wins, or the game is open and no turn of the
%   opponent wins at once.

safe(Position, Turn) :-
    position_player(Position, Player),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    (   End == open
    ->  Opponent is 3 - Player,
        \+ ( position_turn(Position1, _, Position2), position_end(Position2, goal(Opponent)) )
    ;   End = goal(Player)
    ).

test(by_its_definition, forall(( fields(Field, Steps), between(1, 2, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    (   few_turns(Position)
    ->  position_outcomes(Position, inf, Outcomes, false),
        findall(Turn, ( member(Turn-_, Outcomes), safe(Position, Turn) ), Expected),
        findall(Turn, position_safe_turn(Position, Turn), Turns),
        msort(Expected, Sorted),
        msort(Turns, Sorted)
    ;   true
    ).

%   The ball lies before player 2's goal on `line`: north, south and back.

test(some_are_not_safe, Turns-Count == [[0],[4],[5],[7]]-7) :-
    field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
    findall(Turn, position_safe_turn(Position, Turn), Turns0),
    msort(Turns0, Turns),
    position_outcomes(Position, inf, Outcomes, false),
    length(Outcomes, Count).

:- end_tests(safe).
