:- module(soccer_trail,
          [ position_trail/3       % +Position, -Turn, -Ball
          ]).

/** <module> Whole turns, fast

The same as drawing_turn/3 of ../definition.pl, and in the same order.
Here a turn is drawn in one copy of the nodes by setarg/3, which backtracking
undoes: no node is copied, which makes it four times as fast.
*/

%!  position_trail(+Position, -Turn, -Ball) is nondet.
%
%   True when Turn is a whole turn in Position, and leads the ball to Ball.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          aggregate_all(count, position_trail(Position, _, _), Count).
%       Count = 10.

position_trail(position(Ball0, _, Nodes0, Ways, _), Turn, Ball) :-
    duplicate_term(Nodes0, Nodes),
    Place is Ball0 + 1,
    arg(Place, Nodes, Bits),
    Bits < 512,
    trail(Ball0, Bits, Nodes, Ways, Turn, Ball).

%   Bits are what Nodes say of Node.

trail(Node, Bits, Nodes, Ways, [Direction|Turn], Ball) :-
    free_direction(Bits, Direction, Bit, Back),
    Place is Node + 1,
    Way is 8 * Node + Direction + 1,
    arg(Way, Ways, Node1),
    Place1 is Node1 + 1,
    arg(Place1, Nodes, Bits1),
    (   Bits1 < 256
    ->  Turn = [],
        Ball = Node1
    ;   Bits2 is Bits1 - Back,
        (   (   Bits2 >= 512
            ;   Bits2 =:= 256
            )
        ->  Turn = [],
            Ball = Node1
        ;   Rest is Bits - Bit,
            setarg(Place, Nodes, Rest),
            setarg(Place1, Nodes, Bits2),
            trail(Node1, Bits2, Nodes, Ways, Turn, Ball)
        )
    ).

free_direction(Bits, 0, 1, 16) :- Bits /\ 1 =\= 0.
free_direction(Bits, 1, 2, 32) :- Bits /\ 2 =\= 0.
free_direction(Bits, 2, 4, 64) :- Bits /\ 4 =\= 0.
free_direction(Bits, 3, 8, 128) :- Bits /\ 8 =\= 0.
free_direction(Bits, 4, 16, 1) :- Bits /\ 16 =\= 0.
free_direction(Bits, 5, 32, 2) :- Bits /\ 32 =\= 0.
free_direction(Bits, 6, 64, 4) :- Bits /\ 64 =\= 0.
free_direction(Bits, 7, 128, 8) :- Bits /\ 128 =\= 0.

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[0],[0]], Position),
   aggregate_all(count, position_trail(Position, _, _), Count).
*/
