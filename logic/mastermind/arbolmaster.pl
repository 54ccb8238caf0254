:- module(arbolmaster,
          [ arbolmaster/1,         % -Arbol
            valido/1,              % ?Jugada
            todos/1,               % -Jugadas
            filtraJugadas/4,       % +Pista, +Jugada, +Jugadas, -Filtradas
            creaArbol/3,           % +Jugadas, +Pistas, -Arbol
            creaArboles/4,         % +Jugada, +Jugadas, +Pistas, -Arboles
            quitarrepetidos/2,     % +Lista, -SinRepetidos
            cuatroValoresEn/2,     % ?Valores, +Lista
            mismoValorNoPos/4,     % ?X, ?Y, +L1, +L2
            mismaPosValor/4,       % ?X, ?Y, +L1, +L2
            misimosValores/2,      % +L1, +L2
            pistas/1,              % -Pistas
            tree_rama/3,           % +Variant, +Tree, -Rama
            tree_rama_text/3       % +Variant, +Tree, -Text
          ]).

/** <module> The document's own predicates

The decision tree of A. C. Eyama Alogo Okomo and M. Inesta Garza under its
own names, for teaching and for its printed session.  A _jugada_ is a code
of four digits 1..9, all different.  A _pista_ [Hundidos, Tocados] is a
feedback: black, white.  An _arbol_ is rama(Jugada, Arboles) or `vacio`.
Four digits are all that these rules know; the other modules are for any
variant, and hold them to account.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [list_to_set/2, member/2, nth1/3, numlist/3]).
:- use_module(feedback, [variant_feedback/2]).
:- use_module(search, [rule_tree/5]).

%!  arbolmaster(-Arbol) is det.
%
%   True when Arbol is a tree that wins in at most six guesses, whatever
%   the secret, and begins with [1,2,3,4].

arbolmaster(Arbol) :-
    Variant = variant(4, 9, false),
    rule_tree(depth, Variant, [1,2,3,4], 6, Tree),
    tree_rama(Variant, Tree, Arbol).

%!  tree_rama(+Variant, +Tree, -Rama) is det.
%
%   True when Rama is Tree as the document writes it: rama(Guess, Arboles)
%   with one element for each answer in the order of variant_feedback/2,
%   `vacio` if no code can give it or it is the win, and one `vacio` more.

tree_rama(Variant, node(Guess, _, Children), rama(Guess, Arboles)) :-
    findall(Feedback, variant_feedback(Variant, Feedback), Feedbacks),
    feedbacks_arboles(Feedbacks, Variant, Children, Arboles).

feedbacks_arboles([], _, _, [vacio]).
feedbacks_arboles([Feedback|Feedbacks], Variant, Children, [Arbol|Arboles]) :-
    (   memberchk(Feedback-Tree, Children)
    ->  tree_rama(Variant, Tree, Arbol)
    ;   Arbol = vacio
    ),
    feedbacks_arboles(Feedbacks, Variant, Children, Arboles).

%!  tree_rama_text(+Variant, +Tree, -Text) is det.
%
%   True when Text is the term of tree_rama/3 as Prolog writes and reads it.

tree_rama_text(Variant, Tree, Text) :-
    tree_rama(Variant, Tree, Rama),
    format(string(Text), "~q.", [Rama]).

%!  valido(?Jugada) is nondet.
%
%   True when Jugada is a code: four digits of 1..9, none of them twice.

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
%       ?- todos(Jugadas), pistas(Pistas), creaArbol(Jugadas, Pistas, Arbol).

creaArbol([], _, vacio).
creaArbol([Jugada|Jugadas], Pistas, rama(Jugada, Arboles)) :-
    creaArboles(Jugada, [Jugada|Jugadas], Pistas, Arboles).

%!  creaArboles(+Jugada, +Jugadas, +Pistas, -Arboles) is det.
%
%   True when Arboles are the subtrees for each of Pistas to Jugada, where
%   Jugadas were possible, and `vacio` at the end.

creaArboles(_, _, [], [vacio]).
creaArboles(Jugada, Jugadas, [Pista|Pistas], [Arbol|Arboles]) :-
    filtraJugadas(Pista, Jugada, Jugadas, Filtradas),
    pistas(Todas),
    creaArbol(Filtradas, Todas, Arbol),
    creaArboles(Jugada, Jugadas, Pistas, Arboles).

%!  pistas(-Pistas) is det.
%
%   True when Pistas are the 14 feedbacks in the order of the subtrees.

pistas([[4,0], [2,2], [1,3], [0,4], [3,0], [2,1], [1,2],
        [0,3], [2,0], [1,1], [0,2], [1,0], [0,1], [0,0]]).

%!  filtraJugadas(+Pista, +Jugada, +Jugadas, -Filtradas) is det.
%
%   True when Filtradas are those of Jugadas that answer Jugada with Pista:
%   none if Pista is [4,0], for then the game is over, or no feedback.
%
%       ?- filtraJugadas([0,4], [3,2,4,7], [[4,7,3,2],[4,2,7,3]], Filtradas).
%       Filtradas = [[4, 7, 3, 2]].

filtraJugadas(Pista, Jugada, Jugadas, Filtradas) :-
    findall(Otra,
            ( member(Otra, Jugadas), once(filtro(Pista, Jugada, Otra)) ),
            Filtradas).

%   A filter for each feedback but the win: of the digits of Jugada, how many
%   stay at their place in Otra, how many move to another, and how many are
%   changed for new ones.

filtro([0,0], J, O) :- mantienen(0, J, O), permutan(0, J, O), cambian(4, J, O).
filtro([0,1], J, O) :- mantienen(0, J, O), permutan(1, J, O), cambian(3, J, O).
filtro([0,2], J, O) :- mantienen(0, J, O), permutan(2, J, O), cambian(2, J, O).
filtro([0,3], J, O) :- mantienen(0, J, O), permutan(3, J, O), cambian(1, J, O).
filtro([0,4], J, O) :- mantienen(0, J, O), misimosValores(J, O).
filtro([1,0], J, O) :- mantienen(1, J, O), permutan(0, J, O), cambian(3, J, O).
filtro([1,1], J, O) :- mantienen(1, J, O), permutan(1, J, O), cambian(2, J, O).
filtro([1,2], J, O) :- mantienen(1, J, O), permutan(2, J, O), cambian(1, J, O).
filtro([1,3], J, O) :- mantienen(1, J, O), misimosValores(J, O).
filtro([2,0], J, O) :- mantienen(2, J, O), permutan(0, J, O), cambian(2, J, O).
filtro([2,1], J, O) :- mantienen(2, J, O), permutan(1, J, O), cambian(1, J, O).
filtro([2,2], J, O) :- mantienen(2, J, O), misimosValores(J, O).
filtro([3,0], J, O) :- mantienen(3, J, O), permutan(0, J, O), cambian(1, J, O).

mantienen(N, Jugada, Otra) :-
    aggregate_all(count, mismaPosValor(_, _, Jugada, Otra), N).

permutan(N, Jugada, Otra) :-
    aggregate_all(count, mismoValorNoPos(_, _, Jugada, Otra), N).

cambian(N, Jugada, Otra) :-
    aggregate_all(count, ( member(X, Jugada), \+ memberchk(X, Otra) ), N).

%!  mismaPosValor(?X, ?Y, +L1, +L2) is nondet.
%
%   True when X of L1 and Y of L2 have the same value at the same place.

mismaPosValor(X, X, L1, L2) :-
    nth1(Lugar, L1, X),
    nth1(Lugar, L2, X).

%!  mismoValorNoPos(?X, ?Y, +L1, +L2) is nondet.
%
%   True when X of L1 and Y of L2 have the same value at different places.

mismoValorNoPos(X, X, L1, L2) :-
    nth1(Lugar1, L1, X),
    nth1(Lugar2, L2, X),
    Lugar1 =\= Lugar2.

%!  cuatroValoresEn(?Valores, +Lista) is nondet.
%
%   True when Valores are four values [X,Y,Z,T], each of them in Lista.

cuatroValoresEn([X,Y,Z,T], Lista) :-
    member(X, Lista),
    member(Y, Lista),
    member(Z, Lista),
    member(T, Lista).

%!  quitarrepetidos(+Lista, -SinRepetidos) is det.
%
%   True when SinRepetidos is Lista without the later copies of a value.
%
%       ?- quitarrepetidos([3,1,3,2,1], Sin).
%       Sin = [3, 1, 2].

quitarrepetidos(Lista, SinRepetidos) :-
    list_to_set(Lista, SinRepetidos).

%!  misimosValores(+L1, +L2) is semidet.
%
%   True when L1 and L2 have the same values, in whatever order.

misimosValores(L1, L2) :-
    sort(L1, Valores),
    sort(L2, Valores).

/** <examples>

?- todos(L), filtraJugadas([1,2], [1,2,3,4], L, N1).
?- arbolmaster(rama(Jugada, Arboles)), length(Arboles, N).
*/
