:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

%   The oracle: the least number of turns, found by drawing every turn of one
%   player after another.

:- begin_tests(reach).

test(nothing_drawn, all(Turns == [5, 4, 3, 2, 1, 1, 1])) :-
    field_position(field(standard, 8, 10, 2), position(_, _, Nodes, Ways, _)),
    player_goals(1, Nodes, Goals),
    goals_reach(Goals, 24, Nodes, Ways, Reach),
    member(Node, [49, 50, 51, 52, 53, 43, 100]),
    reach_turns(Reach, Node, Turns).

test(least_turns, forall(( member(Steps, [4, 8, 16]), between(1, 15, Seed) ))) :-
    Field = field(standard, 5, 4, 1),
    random_soccer(Seed, Field, Steps, Position),
    Position = position(Ball, Player, Nodes, Ways, _),
    player_goals(Player, Nodes, Goals),
    goals_reach(Goals, 24, Nodes, Ways, Reach),
    (   by_turns(1, 3, Position, Turns)
    ->  reach_turns(Reach, Ball, Turns)
    ;   \+ ( reach_turns(Reach, Ball, Turns), Turns =< 3 )
    ).

by_turns(Turns, Most, Position, Least) :-
    Turns =< Most,
    (   goal_after(Turns, Position)
    ->  Least = Turns
    ;   Turns1 is Turns + 1,
        by_turns(Turns1, Most, Position, Least)
    ).

%   Only where a way leads counts, so that the nodes of the way are enough: each
%   node once, through touched ones.

goal_after(Turns, position(Ball, Player, Nodes, Ways, Field)) :-
    way(Turns, Ball, [Ball], position(Ball, Player, Nodes, Ways, Field), Player).

way(Turns, Node, Met, Position, Player) :-
    position_free(Position, Node, _, Node1),
    \+ memberchk(Node1, Met),
    position_field(Position, Field),
    (   field_goal(Field, Player1, Node1)
    ->  Player1 =:= Player,
        Turns >= 1
    ;   position_touched(Position, Node1)
    ->  way(Turns, Node1, [Node1|Met], Position, Player)
    ;   Turns > 1,
        Turns1 is Turns - 1,
        way(Turns1, Node1, [Node1|Met], Position, Player)
    ).

test(no_further_than_asked, fail) :-
    field_position(field(standard, 8, 10, 2), position(Ball, _, Nodes, Ways, _)),
    player_goals(1, Nodes, Goals),
    goals_reach(Goals, 4, Nodes, Ways, Reach),
    reach_turns(Reach, Ball, _).

%   Each first step leads to a node that is no further.

test(directions_lead_on, forall(between(1, 10, Seed))) :-
    random_soccer(Seed, field(standard, 8, 10, 2), 40, position(_, _, Nodes, Ways, Field)),
    player_goals(2, Nodes, Goals),
    goals_reach(Goals, 24, Nodes, Ways, Reach),
    \+ ( between(0, 98, Node),
         reach_turns(Reach, Node, Turns),
         \+ ( reach_direction(Reach, Node, Direction),
              position_free(position(Node, 2, Nodes, Ways, Field), Node, Direction, Node1),
              reach_turns(Reach, Node1, Turns1),
              Turns1 =< Turns ) ).

:- end_tests(reach).
