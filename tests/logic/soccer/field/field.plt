:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(field).

field(field(standard, 8, 10, 2)).
field(field(line, 8, 10, 0)).
field(field(standard, 3, 3, 1)).
field(field(standard, 2, 2, 2)).
field(field(standard, 5, 4, 3)).
field(field(line, 2, 3, 0)).

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

%   Border, goals and edges are those of the definition, whose points are numbered in order.

test(as_defined, forall(field(Field))) :-
    findall(Point, field_point(Field, Point), Points),
    findall(Node, ( field_border_point(Field, Point), nth0(Node, Points, Point) ), Border),
    same_answers(Node, field_border(Field, Node), Border),
    findall(Player-Node,
            ( field_goal_point(Field, Player, Point), nth0(Node, Points, Point) ),
            Goals),
    same_answers(Player-Node, field_goal(Field, Player, Node), Goals),
    findall([Node, Direction, Node1],
            ( field_edge_points(Field, Point, Direction, Point1),
              nth0(Node, Points, Point),
              nth0(Node1, Points, Point1) ),
            Edges),
    same_answers([Node, Direction, Node1], field_edge(Field, Node, Direction, Node1), Edges).

same_answers(Answer, Goal, Expected) :-
    findall(Answer, Goal, Found),
    msort(Found, Sorted),
    msort(Expected, Sorted).

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
