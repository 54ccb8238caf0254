:- module(soccer_matrix,
          [ costs_matrix/2         % +Costs, -A
          ]).

/** <module> The document's matrix of costs */

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [numlist/3]).
:- use_module(arc, [costs_node_arcs/3]).

%!  costs_matrix(+Costs, -A) is det.
%
%   True when A is the matrix of Costs, a term of rows, as the document has it:
%   arg(J, Row, Cost) in arg(I, A, Row) is what the arc from node I - 1 to J - 1
%   costs, and 30000 where there is none.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs), costs_matrix(Costs, A),
%          arg(50, A, Row), arg(51, Row, Cost), arg(52, Row, None).
%       Cost = 4, None = 30000.

costs_matrix(Costs, A) :-
    arg(3, Costs, Prices),
    functor(Prices, _, Count),
    length(Nones, Count),
    maplist(=(30000), Nones),
    compound_name_arguments(Blank, a, Nones),
    Last is Count - 1,
    numlist(0, Last, Nodes),
    maplist(node_row(Costs, Blank), Nodes, Rows),
    compound_name_arguments(A, a, Rows).

%   Row is new here: setarg in it is seen by no one else, and saves a copy an arc.

node_row(Costs, Blank, Node, Row) :-
    duplicate_term(Blank, Row),
    costs_node_arcs(Costs, Node, Arcs),
    maplist(row_arc(Row), Arcs).

row_arc(Row, arc(_, Node1, Cost)) :-
    J is Node1 + 1,
    setarg(J, Row, Cost).

/** <examples>

?- named_field(line, Field), field_position(Field, Position),
   position_player_costs(Position, 1, literal, Costs), costs_matrix(Costs, A).
*/
