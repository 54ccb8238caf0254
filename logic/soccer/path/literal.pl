:- module(soccer_literal,
          [ literal_vectors/4      % +Costs, +R, -D, -T
          ]).

/** <module> Dijkstra's algorithm as the document has it: vectors and a matrix

The names are the document's.  Nodes are counted from 0, as there, and the
value of a vector at node J is argument J + 1.

  - `a`: the matrix of costs, 30000 where there is no arc
  - `d`: what the cheapest path known from node `r` to each node costs
  - `t`: the node before it on that path; nothing where there is no path
  - `s`: 1 if the node is selected, so that its `d` and `t` stay as they are, or 0

It takes O(n^2) steps.  heap.pl does the same with fewer.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(matrix, [costs_matrix/2]).

%!  literal_vectors(+Costs, +R, -D, -T) is det.
%
%   True when D and T are the vectors `d` and `t` for the paths from node R by
%   the matrix of Costs.  As in the document, what is in D at R itself is 30000,
%   the matrix's entry, and not 0.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs),
%          literal_vectors(Costs, 49, D, T), arg(55, D, Cost), arg(55, T, Node).
%       Cost = 10, Node = 53.

literal_vectors(Costs, R, D, T) :-
    costs_matrix(Costs, A),
    functor(A, _, N),
    vector(N, 0, S),
    selected(R, S),
    row(A, R, Row),
    duplicate_term(Row, D),
    functor(T, t, N),
    first_tree(0, N, R, D, T),
    Times is N - 1,
    selections(Times, N, A, D, T, S).

%   The vectors that follow are new in each call, and no one sees them before
%   the end: setarg in them buys a step without a copy.

vector(N, Value, Vector) :-
    length(Values, N),
    maplist(=(Value), Values),
    compound_name_arguments(Vector, v, Values).

row(A, I, Row) :-
    Place is I + 1,
    arg(Place, A, Row).

selected(J, S) :-
    Place is J + 1,
    setarg(Place, S, 1).

%   for(i=0;i<99;i++): where there is an arc from r, t[i] = r.

first_tree(I, N, R, D, T) :-
    (   I =:= N
    ->  true
    ;   Place is I + 1,
        arg(Place, D, Cost),
        (   I =\= R,
            Cost < 30000
        ->  setarg(Place, T, R)
        ;   true
        ),
        first_tree(Place, N, R, D, T)
    ).

%   for(i=0;i<98;i++): the nearest node that is not selected is selected.  When
%   there is none in reach, poz stays what it was in the document, and whatever
%   is done with it changes nothing: this stops.

selections(Times, N, A, D, T, S) :-
    (   Times =:= 0
    ->  true
    ;   nearest(0, N, D, S, 30000, none, Poz),
        (   Poz == none
        ->  true
        ;   selected(Poz, S),
            row(A, Poz, Row),
            Place is Poz + 1,
            arg(Place, D, Cost),
            shorter_paths(0, N, Poz, Cost, Row, D, T, S),
            Times1 is Times - 1,
            selections(Times1, N, A, D, T, S)
        )
    ).

%   for(j=0;j<99;j++): Poz is the first of the nodes with the least d < min.

nearest(J, N, D, S, Min, Poz0, Poz) :-
    (   J =:= N
    ->  Poz = Poz0
    ;   Place is J + 1,
        arg(Place, D, Cost),
        (   Cost < Min,
            arg(Place, S, 0)
        ->  nearest(Place, N, D, S, Cost, J, Poz)
        ;   nearest(Place, N, D, S, Min, Poz0, Poz)
        )
    ).

%   for(j=0;j<99;j++): if(d[j]>d[poz]+a[poz][j]), the path goes by poz.

shorter_paths(J, N, Poz, Cost, Row, D, T, S) :-
    (   J =:= N
    ->  true
    ;   Place is J + 1,
        arg(Place, Row, Arc),
        arg(Place, D, Cost0),
        Cost1 is Cost + Arc,
        (   Cost0 > Cost1,
            arg(Place, S, 0)
        ->  setarg(Place, D, Cost1),
            setarg(Place, T, Poz)
        ;   true
        ),
        shorter_paths(Place, N, Poz, Cost, Row, D, T, S)
    ).

/** <examples>

?- field_position(field(line, 8, 10, 0), Position),
   position_player_costs(Position, 2, literal, Costs), literal_vectors(Costs, 49, D, T).
*/
