:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(soccer_nodes).

%   What is packed comes back, whatever else is there.

test(there_and_back, forall(( member(Directions, [[], [0], [3,7], [0,1,2,3,4,5,6,7]]),
                              member(Touched, [0, 1]), member(Winner, [0, 1, 2]) ))) :-
    bits(Directions, Touched, Winner, Bits),
    findall(Direction, ( between(0, 7, Direction), free_has(Bits, Direction) ), Found),
    Found == Directions,
    bits_winner(Bits, Winner),
    ( bits_touched(Bits) -> Touched =:= 1 ; Touched =:= 0 ),
    ( bits_goal(Bits) -> Winner =\= 0 ; Winner =:= 0 ),
    (   bits_untouched(Bits)
    ->  Touched-Winner == 0-0
    ;   Touched-Winner \== 0-0
    ),
    (   bits_bounce(Bits)
    ->  Touched-Winner == 1-0,
        Directions \== []
    ;   true
    ).

test(each_direction_once, Found == [7, 3, 0]) :-
    bits([0, 3, 7], 1, 2, Bits),
    bits_free(Bits, Free),
    directions(Free, Found).

directions(Free, Directions) :-
    (   free_none(Free)
    ->  Directions = []
    ;   free_direction(Free, Direction, Free1),
        Directions = [Direction|Directions1],
        directions(Free1, Directions1)
    ).

test(an_edge_less, Found == [0, 7]) :-
    bits([0, 3, 7], 0, 1, Bits0),
    bits_less(Bits0, 3, Bits),
    findall(Direction, ( between(0, 7, Direction), free_has(Bits, Direction) ), Found),
    bits_winner(Bits, 1).

test(arrived, forall(member(Bits0, [0, 5, 255, 261]))) :-
    bits_arrived(Bits0, Bits),
    bits_touched(Bits),
    bits_free(Bits, Free),
    bits_free(Bits0, Free).

test(ways_and_places_agree) :-
    named_field(standard, Field),
    field_position(Field, position(_, _, _, Ways, _)),
    forall(field_edge(Field, Node, Direction, Node1),
           ( ways_node(Ways, Node, Direction, Node1),
             arc_place(Node, Direction, Place),
             arg(Place, Ways, Node1) )).

:- end_tests(soccer_nodes).
