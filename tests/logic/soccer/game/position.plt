:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

%   The rules told once more, of places and the ends of edges drawn: the
%   standard field by its numbers alone.  A state is state(Player, Trail), the
%   trail being the places of the ball, the last one first.

:- begin_tests(position).

way(0,  0, -1).
way(1,  1, -1).
way(2,  1,  0).
way(3,  1,  1).
way(4,  0,  1).
way(5, -1,  1).
way(6, -1,  0).
way(7, -1, -1).

drawn(state(Player, [X/Y|Trail]), Direction, state(Player1, [X1/Y1, X/Y|Trail])) :-
    way(Direction, Right, Down),
    X1 is X + Right,
    Y1 is Y + Down,
    allowed(X/Y, X1/Y1),
    \+ in_trail(X/Y, X1/Y1, [X/Y|Trail]),
    (   ( memberchk(X1/Y1, Trail) ; bounces(X1/Y1) )
    ->  Player1 = Player
    ;   Player1 is 3 - Player
    ).

in_trail(A, B, Trail) :-
    append(_, [C, D|_], Trail),
    ( A-B = C-D ; A-B = D-C ).

allowed(X/Y, X1/Y1) :-
    on(X/Y),
    on(X1/Y1),
    \+ ( X = X1, memberchk(X, [0, 8]) ),
    \+ ( Y = Y1, memberchk(Y, [0, 10]), \+ ( memberchk(X, [3,4,5]), memberchk(X1, [3,4,5]) ) ).
allowed(X/Y, X1/Y1) :-
    memberchk(Y-Y1, [0-(-1), 10-11]),
    memberchk(X-X1, [3-4, 5-4, 4-3, 4-4, 4-5]).

on(X/Y) :- X >= 0, X =< 8, Y >= 0, Y =< 10.

bounces(X/Y) :- memberchk(X, [0, 8]), Y = Y.
bounces(X/Y) :- memberchk(Y, [0, 10]), X =\= 4.

same(state(Player, [X/Y|Trail]), Position) :-
    named_field(standard, Field),
    position_ball(Position, Ball),
    field_node_place(Field, Ball, X, Y),
    ( memberchk(Y, [-1, 11]) -> true ; position_player(Position, Player) ),
    aggregate_all(count, position_used(Position, _, _), Used),
    length(Trail, Used).

test(rules_told_twice, forall(between(1, 4, Seed))) :-
    named_field(standard, Field),
    random_steps(Seed, Field, 150, Directions),
    field_position(Field, Position0),
    once(alike([0|Directions], state(1, [4/5]), Position0)).

alike(Directions, State0, Position0) :-
    findall(D, drawn(State0, D, _), Ds),
    findall(D, position_step(Position0, D, _), Ds1),
    Ds == Ds1,
    same(State0, Position0),
    (   Directions = [_, Direction|Directions1]
    ->  drawn(State0, Direction, State),
        position_step(Position0, Direction, Position),
        alike([Direction|Directions1], State, Position)
    ;   true
    ).

test(a_step_changes_nothing_before_it) :-
    named_field(standard, Field),
    field_position(Field, Position0),
    copy_term(Position0, Copy),
    once(position_step(Position0, 0, _)),
    Position0 == Copy.

test(kick_off, Directions == [0, 1, 2, 3, 4, 5, 6, 7]) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_end(Position, open),
    findall(D, position_step(Position, D, _), Directions).

%   3 x 3: each player's goal, each own goal, and each stuck after a bounce.

test(ends, forall(member(Directions-End-Player,
                         [ [7,1,1]-goal(1)-1, [2,4,5]-goal(2)-2, [3,5]-goal(2)-1,
                           [0,0,1]-goal(1)-2, [5]-stuck(2)-1, [0,7]-stuck(1)-2 ]))) :-
    played(field(standard, 3, 3, 1), Directions, Position),
    position_end(Position, End),
    position_player(Position, Player),
    \+ position_step(Position, _, _).

played(Field, Directions, Position) :-
    field_position(Field, Position0),
    foldl(step, Directions, Position0, Position).

step(Direction, Position0, Position) :-
    once(position_step(Position0, Direction, Position)).

test(line_goals, all(End == [goal(1), goal(2)])) :-
    member(Direction, [2, 6]),
    played(field(line, 2, 2, 0), [Direction], Position),
    position_end(Position, End).

:- end_tests(position).
