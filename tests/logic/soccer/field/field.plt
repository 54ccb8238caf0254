:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(field).

field(field(standard, 8, 10, 2)).
field(field(line, 8, 10, 0)).
field(field(standard, 3, 3, 1)).
field(field(standard, 2, 2, 2)).
field(field(standard, 5, 4, 3)).
field(field(line, 2, 3, 0)).

test(edges, all(Edges == [316, 302, 36, 26, 93, 19])) :-
    field(Field),
    aggregate_all(count, ( field_edge(Field, Node, _, Node1), Node < Node1 ), Edges).

test(edges_lead_back, forall(field(Field))) :-
    \+ ( field_edge(Field, Node, Direction, Node1),
         \+ ( Back is (Direction + 4) mod 8, field_edge(Field, Node1, Back, Node) ) ).

%   Mirrored from side to side, and from end to end.

test(symmetric, forall(( field(Field), member(Mirror, [sides, ends]) ))) :-
    \+ ( field_edge(Field, Node, _, Node1),
         mirrored(Mirror, Field, Node, Mirrored),
         mirrored(Mirror, Field, Node1, Mirrored1),
         \+ field_edge(Field, Mirrored, _, Mirrored1) ).

mirrored(Mirror, Field, Node, Mirrored) :-
    Field = field(Kind, Width, Length, _),
    field_node_place(Field, Node, X, Y),
    (   Mirror-Kind = sides-standard ; Mirror-Kind = ends-line ),
    !,
    (   Kind == standard
    ->  X1 is Width - X
    ;   X1 is Length - X
    ),
    field_node_place(Field, Mirrored, X1, Y).
mirrored(_, Field, Node, Mirrored) :-
    Field = field(Kind, Width, Length, _),
    field_node_place(Field, Node, X, Y),
    (   Kind == standard
    ->  Y1 is Length - Y
    ;   Y1 is Width - Y
    ),
    field_node_place(Field, Mirrored, X, Y1).

%   From the places beside and in the northern mouth: into the goal, and along
%   its line.

test(mouth, all(X-Directions == [2-[3,4,5], 3-[1,2,3,4,5], 4-[0,1,2,3,4,5,6,7],
                                 5-[3,4,5,6,7], 6-[3,4,5]])) :-
    named_field(standard, Field),
    between(2, 6, X),
    field_node_place(Field, Node, X, 0),
    findall(Direction, field_edge(Field, Node, Direction, _), Directions).

test(corner, all(Direction-Node == [3-20])) :-
    named_field(standard, Field),
    field_node_place(Field, Corner, 0, 0),
    field_edge(Field, Corner, Direction, Node).

test(goals, all(Player-Node == [1-99, 1-100, 1-101, 2-102, 2-103, 2-104])) :-
    field_goal(field(standard, 8, 10, 2), Player, Node).

test(goal_of_a_node, all(Player == [2])) :-
    field_goal(field(standard, 8, 10, 2), Player, 103).

test(goal_edges, all(Node-Places == [99-[4/0], 100-[3/0, 4/0, 5/0], 101-[4/0],
                                     102-[4/10], 103-[3/10, 4/10, 5/10], 104-[4/10]])) :-
    named_field(standard, Field),
    field_goal(Field, _, Node),
    findall(X/Y,
            ( field_edge(Field, Node, _, Node1), field_node_place(Field, Node1, X, Y) ),
            Places0),
    sort(Places0, Places).

test(border, all(X/Y == [3/0, 5/0, 3/10, 5/10])) :-
    named_field(standard, Field),
    member(Y, [0, 10]),
    between(3, 5, X),
    field_node_place(Field, Node, X, Y),
    field_border(Field, Node).

test(border_all_around, Nodes-Nodes1 == 34-36) :-
    named_field(standard, Field),
    aggregate_all(count, field_border(Field, _), Nodes),
    named_field(line, Field1),
    aggregate_all(count, field_border(Field1, _), Nodes1).

%   Player 1 attacks north on `standard`, east on `line`: direction 0 and 2.

test(attack, all(Node == [50, 50])) :-
    member(Name-Direction, [standard-0, line-2]),
    named_field(Name, Field),
    field_edge(Field, 49, Direction, Node).

test(quarter_turn) :-
    named_field(line, Line),
    named_field(standard, Standard),
    \+ ( field_edge(Line, Node, Direction, Node1),
         Turned is (Direction - 2) mod 8,
         \+ field_edge(Standard, Node, Turned, Node1) ).

:- end_tests(field).
