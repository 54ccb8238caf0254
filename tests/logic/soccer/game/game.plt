:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(game).

small(field(standard, 3, 3, 1)).

%   3 x 3: each player's goal, each own goal, and each stuck after a bounce.

test(small_games, forall(member(Turns-End,
                                [ [[7,1,1]]-goal(1), [[2],[4,5]]-goal(2), [[3,5]]-goal(2),
                                  [[0],[0,1]]-goal(1), [[5]]-stuck(2), [[0],[7]]-stuck(1) ]))) :-
    small(Field),
    field_turns_position(Field, Turns, Position),
    position_end(Position, End),
    \+ field_turns_fault(Field, Turns, _).

test(faults, forall(member(Turns-Fault,
        [ [[0],[x]]-direction(2, 1, x), [[8]]-direction(1, 1, 8), [[-1]]-direction(1, 1, -1),
          [[0],[4]]-used_edge(2, 1, 4), [[7,0]]-no_edge(1, 2, 0),
          [[0,1]]-too_long(1, 2), [[7,1,1,1]]-too_long(1, 4),
          [[7,1]]-too_short(1), [[]]-too_short(1), [[0],[]]-too_short(2),
          [[5],[1]]-after_end(2, stuck(2)), [[7,1,1],[x]]-after_end(2, goal(1)) ]))) :-
    small(Field),
    field_turns_fault(Field, Turns, Fault0),
    Fault0 == Fault,
    \+ field_turns_position(Field, Turns, _).

%   A game has a position, or a fault: random games, and the same with one
%   direction changed.

test(a_position_or_a_fault, forall(between(1, 7, Seed))) :-
    named_field(standard, Field),
    random_steps(Seed, Field, 60, Directions),
    directions_turns(Directions, Field, Turns),
    position_or_fault(Field, Turns),
    changed(Turns, Seed, Turns1),
    position_or_fault(Field, Turns1).

position_or_fault(Field, Turns) :-
    (   field_turns_position(Field, Turns, _)
    ->  \+ field_turns_fault(Field, Turns, _)
    ;   field_turns_fault(Field, Turns, _)
    ).

directions_turns(Directions, Field, Turns) :-
    field_position(Field, Position),
    directions_turns_from(Directions, Position, Turns).

directions_turns_from(Directions, Position0, Turns) :-
    (   append(Turn, Directions1, Directions),
        Turn = [_|_],
        position_turn(Position0, Turn, Position)
    ->  Turns = [Turn|Turns1],
        directions_turns_from(Directions1, Position, Turns1)
    ;   Turns = []
    ).

changed(Turns, Seed, Turns1) :-
    length(Turns, Length),
    Place is Seed mod Length,
    nth0(Place, Turns, [Direction|Turn], Rest),
    Other is (Direction + Seed) mod 8,
    nth0(Place, Turns1, [Other|Turn], Rest).

:- end_tests(game).
