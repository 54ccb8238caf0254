:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(race).

%   Each player's turns to the goal, from the centre and from next to it.

test(turns_from, all(Turns == [5-5, 4-5, 5-4])) :-
    named_field(standard, Field),
    field_position(Field, Position),
    Position = position(_, _, Nodes, _, _),
    position_context(Position, inf, 60, Context),
    nodes_race(Nodes, 1, Context, race(1, Mine, Theirs)),
    member(Node, [49, 50, 48]),
    reach_turns(Mine, Node, My),
    reach_turns(Theirs, Node, Their),
    Turns = My-Their.

%   deep
test(the_opponent_is_the_other_player, forall(between(1, 20, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 30, Position),
    Position = position(_, _, Nodes, _, _),
    position_context(Position, inf, 60, Context),
    nodes_race(Nodes, 1, Context, Race),
    nodes_race(Nodes, 2, Context, Opponent),
    race_opponent(Race, Opponent),
    race_opponent(Opponent, Race).

:- end_tests(race).
