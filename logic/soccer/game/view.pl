:- module(soccer_view,
          [ field_shape/4          % +Field, -Size, -Places, -Goals
          ]).

/** <module> Paper soccer: what there is to see

As plain terms.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../field/field', [field_goal/3, field_node_place/4]).

%!  field_shape(+Field, -Size, -Places, -Goals) is det.
%
%   True when Field is seen with Size, [Columns, Rows] of squares, Places has
%   [X, Y] for each of its nodes, from node 0 on, where it is seen, and Goals has
%   [Player, Node] for each node of a goal.
%
%       ?- field_shape(field(line, 8, 10, 0), Size, [Place|_], Goals).
%       Size = [10, 8], Place = [0, 0], Goals = [[1, 54], [2, 44]].

field_shape(Field, [Columns, Rows], Places, Goals) :-
    field_columns_rows(Field, Columns, Rows),
    findall(Node-[X, Y], field_node_place(Field, Node, X, Y), Pairs0),
    keysort(Pairs0, Pairs),
    findall(Place, member(_-Place, Pairs), Places),
    findall([Player, Node], field_goal(Field, Player, Node), Goals).

field_columns_rows(field(standard, Width, Length, _), Width, Length).
field_columns_rows(field(line, Width, Length, _), Length, Width).

/** <examples>

?- field_shape(field(standard, 3, 3, 1), Size, Places, Goals).
*/
