:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../../../logic/soccer/game/field', [field_node_at/4]).

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
    ( Kind == standard -> X1 is Width - X ; X1 is Length - X ),
    field_node_place(Field, Mirrored, X1, Y).
mirrored(_, Field, Node, Mirrored) :-
    Field = field(Kind, Width, Length, _),
    field_node_place(Field, Node, X, Y),
    ( Kind == standard -> Y1 is Length - Y ; Y1 is Width - Y ),
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

:- begin_tests(grid).

field(field(standard, 8, 10, 2)).
field(field(line, 8, 10, 0)).
field(field(standard, 3, 3, 1)).
field(field(standard, 2, 2, 2)).
field(field(standard, 5, 4, 3)).
field(field(standard, 40, 60, 4)).
field(field(line, 2, 3, 0)).

test(sizes, all(Count == [105, 99, 20, 15, 38, 2511, 12])) :-
    field(Field),
    field_nodes(Field, Count).

test(numbers_and_places_are_one_to_one, forall(field(Field))) :-
    field_nodes(Field, Count),
    Last is Count - 1,
    findall(Across/Along,
            ( between(0, Last, Node),
              field_node_at(Field, Node, Across, Along),
              field_node_at(Field, Node1, Across, Along),
              Node1 =:= Node ),
            Places),
    sort(Places, Different),
    length(Different, Count).

%   Node n of the document: column n mod 11, row n // 11.

test(numbers_of_the_document, true) :-
    \+ ( member(Name, [line, standard]),
         named_field(Name, Field),
         between(0, 98, Node),
         \+ ( Along is Node mod 11, Across is Node // 11,
              field_node_at(Field, Node, Across, Along) ) ).

test(behind_the_goals, all(Node == [99, 100, 101, 102, 103, 104])) :-
    member(Along, [11, -1]),
    member(Across, [3, 4, 5]),
    field_node_at(field(standard, 8, 10, 2), Node, Across, Along).

test(nothing_there, fail) :-
    member(Across-Along, [2-11, 6-(-1), 4-12, 4-(-2), 9-3, -1-3]),
    field_node_at(field(standard, 8, 10, 2), _, Across, Along).

test(no_mouth, fail) :-
    field_node_at(field(line, 8, 10, 0), _, 4, 11).

test(centres, all(Node == [49, 49, 5, 4, 14])) :-
    member(Field, [ field(standard, 8, 10, 2), field(line, 8, 10, 0), field(standard, 3, 3, 1),
                    field(standard, 2, 2, 2), field(standard, 5, 5, 1) ]),
    field_centre(Field, Node).

:- end_tests(grid).

:- begin_tests(kinds).

test(named, all(Name-Fault == [standard-none, line-none])) :-
    named_field(Name, Field),
    ( field_fault(Field, Fault0) -> Fault = Fault0 ; Fault = none ).

test(sound, forall(member(Field, [ field(standard, 3, 3, 1), field(standard, 2, 2, 2),
                                   field(standard, 40, 60, 4), field(line, 2, 3, 0) ]))) :-
    \+ field_fault(Field, _).

test(faults, all(Fault == [kind(ice), width(1), width(101), width(eight), length(1), length(9.0),
                           goal(3), goal(0), goal(10), goal(2), goal(x)])) :-
    member(Field, [ field(ice, 8, 10, 2), field(standard, 1, 10, 1), field(standard, 101, 10, 1),
                    field(standard, eight, 10, 2), field(line, 8, 1, 0),
                    field(standard, 8, 9.0, 2), field(standard, 8, 10, 3),
                    field(standard, 8, 10, 0), field(standard, 8, 10, 10),
                    field(line, 8, 10, 2), field(standard, 8, 10, x) ]),
    field_fault(Field, Fault).

:- end_tests(kinds).
