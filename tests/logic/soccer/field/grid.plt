:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../../../logic/soccer/field/grid', [field_node_at/4, field_posts/3]).

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
