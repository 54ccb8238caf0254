:- module(arbolmaster,
          [ arbolmaster/1,         % -Arbol
            valido/1,              % ?Jugada
            todos/1,               % -Jugadas
            creaArbol/3,           % +Jugadas, +Pistas, -Arbol
            creaArboles/4,         % +Jugada, +Jugadas, +Pistas, -Arboles
            pistas/1               % -Pistas
          ]).
:- reexport(filtros).

/** <module> The document's own predicates

The decision tree of A. C. Eyama Alogo Okomo and M. Inesta Garza under its own names, for
teaching and for its printed session.  A _jugada_ is a code of four digits 1..9, all different.
A _pista_ [Hundidos, Tocados] is a feedback: black, white.  An _arbol_ is rama(Jugada, Arboles)
or `vacio`.
*/

:- use_module(library(lists), [numlist/3]).
:- use_module(rama, [tree_rama/3]).
:- use_module('../tree/search', [rule_tree/5]).

%!  arbolmaster(-Arbol) is det.
%
%   True when Arbol is a tree that wins in at most six guesses, whatever
%   the secret, and begins with [1,2,3,4].
%
%       ?- arbolmaster(rama(Jugada, _)).
%       Jugada = [1, 2, 3, 4].

arbolmaster(Arbol) :-
    Variant = variant(4, 9, false),
    rule_tree(depth, Variant, [1,2,3,4], 6, Tree),
    tree_rama(Variant, Tree, Arbol).

%!  valido(?Jugada) is nondet.
%
%   True when Jugada is a code: four digits of 1..9, none of them twice.
%   The same as variant_code/2 (definition.pl) of variant(4, 9, false).
%
%       ?- valido([7,4,7,2]).
%       false.

valido(Jugada) :-
    numlist(1, 9, Cifras),
    cuatroValoresEn(Jugada, Cifras),
    quitarrepetidos(Jugada, Jugada).

%!  todos(-Jugadas) is det.
%
%   True when Jugadas are all 3024 codes in lexicographic order.

todos(Jugadas) :-
    findall(Jugada, valido(Jugada), Jugadas).

%!  creaArbol(+Jugadas, +Pistas, -Arbol) is det.
%
%   True when Arbol asks the first of Jugadas and has a subtree for each of
%   Pistas: the document's own construction, of depth 8 for all codes.
%
%       ?- creaArbol([[4,7,3,2],[7,4,3,2]], [[2,2]], rama(Jugada, [Arbol|_])),
%          Arbol = rama(Siguiente, _).
%       Jugada = [4, 7, 3, 2], Siguiente = [7, 4, 3, 2].

creaArbol([], _, vacio).
creaArbol([Jugada|Jugadas], Pistas, rama(Jugada, Arboles)) :-
    creaArboles(Jugada, [Jugada|Jugadas], Pistas, Arboles).

%!  creaArboles(+Jugada, +Jugadas, +Pistas, -Arboles) is det.
%
%   True when Arboles are the subtrees for each of Pistas to Jugada, where
%   Jugadas were possible, and `vacio` at the end.

creaArboles(Jugada, Jugadas, Pistas, Arboles) :-
    pistas_arboles(Pistas, Jugada, Jugadas, Arboles).

pistas_arboles([], _, _, [vacio]).
pistas_arboles([Pista|Pistas], Jugada, Jugadas, [Arbol|Arboles]) :-
    filtraJugadas(Pista, Jugada, Jugadas, Filtradas),
    pistas(Todas),
    creaArbol(Filtradas, Todas, Arbol),
    pistas_arboles(Pistas, Jugada, Jugadas, Arboles).

%!  pistas(-Pistas) is det.
%
%   True when Pistas are the 14 feedbacks in the order of the subtrees.

pistas([[4,0], [2,2], [1,3], [0,4], [3,0], [2,1], [1,2],
        [0,3], [2,0], [1,1], [0,2], [1,0], [0,1], [0,0]]).

/** <examples>

?- todos(L), filtraJugadas([1,2], [1,2,3,4], L, N1).
?- pistas(Pistas), creaArbol([[4,7,3,2],[7,4,3,2]], Pistas, Arbol).
*/
