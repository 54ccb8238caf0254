:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(goal).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-20, field(standard, 8, 10, 2)-40,
                          field(line, 8, 10, 0)-20, field(line, 8, 10, 0)-40,
                          field(standard, 5, 4, 1)-8, field(standard, 3, 3, 1)-2,
                          field(standard, 2, 2, 2)-2, field(line, 2, 3, 0)-2 ]).

scores(Position, Turn) :-
    position_player(Position, Player),
    position_turn(Position, Turn, Position1),
    position_end(Position1, goal(Player)).

few_turns(Position) :-
    aggregate_all(count, limit(5001, position_trail(Position, _, _)), Count),
    Count =< 5000.

%   A goal is found where some turn ends in it, and only there.

test(found_if_there_is_one, forall(( fields(Field, Steps), between(1, 8, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    (   position_goal_turn(Position, Turn)
    ->  once(scores(Position, Turn))
    ;   few_turns(Position)
    ->  \+ scores(Position, _)
    ;   true
    ).

%   Random play from the kick-off seldom comes near a goal.

test(found_near_the_goal, forall(between(1, 30, Seed))) :-
    named_field(standard, Field),
    field_turns_position(Field, [[0],[7],[1],[0]], Position0),
    walk(Seed, Position0, Position),
    (   position_goal_turn(Position, Turn)
    ->  once(scores(Position, Turn))
    ;   few_turns(Position)
    ->  \+ scores(Position, _)
    ;   true
    ).

walk(Seed, Position0, Position) :-
    Steps is Seed mod 12,
    seed_random([Seed], Random),
    walk(Steps, Position0, Position, Random).

walk(Steps, Position0, Position, Random0) :-
    findall(P, ( position_step(Position0, _, P), position_end(P, open) ), Ways),
    (   Steps > 0,
        random_drawn(Position1, Ways, _, Random0, Random)
    ->  Steps1 is Steps - 1,
        walk(Steps1, Position1, Position, Random)
    ;   Position = Position0
    ).

test(both_players_on_both_fields,
     forall(member(Name-Turns-Lengths,
                   [ line-[[2],[2],[2],[2]]-[1], line-[[0],[5],[6],[6],[6]]-[1],
                     standard-[[0],[0],[0],[0]]-[2,3], standard-[[6],[3],[4],[4],[4]]-[2,3] ]))) :-
    named_field(Name, Field),
    field_turns_position(Field, Turns, Position),
    position_goal_turn(Position, Turn),
    once(scores(Position, Turn)),
    length(Turn, Length),
    memberchk(Length, Lengths).

:- end_tests(goal).
