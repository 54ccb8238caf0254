:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(arbolmaster).

:- table arbol/2.

arbol(suyo, Arbol) :-           % the document's own construction
    todos(Jugadas),
    pistas(Pistas),
    creaArbol(Jugadas, Pistas, Arbol).
arbol(prometido, Arbol) :-      % what it promises
    arbolmaster(Arbol).

%   A game as the document plays it: from rama to rama by the answers.

partida(rama(Jugada, Arboles), Clave, [Jugada|Jugadas]) :-
    (   Jugada == Clave
    ->  Jugadas = []
    ;   guess_code_feedback(Jugada, Clave, Hundidos-Tocados),
        pistas(Pistas),
        once(nth0(N, Pistas, [Hundidos,Tocados])),
        nth0(N, Arboles, Arbol),
        partida(Arbol, Clave, Jugadas)
    ).

%   How many secrets take 1, 2 ... guesses, each of them played.

histogram(Arbol, Histogram) :-
    todos(Claves),
    findall(Turns-1, ( member(Clave, Claves), partida(Arbol, Clave, P), length(P, Turns) ), All),
    length(All, 3024),
    keysort(All, Sorted),
    group_pairs_by_key(Sorted, Groups),
    pairs_keys_values(Groups, Turns, Ones),
    last(Turns, Depth),
    numlist(1, Depth, Turns),
    maplist(length, Ones, Histogram).

subarbol(Arbol, Arbol).
subarbol(rama(_, Arboles), Sub) :-
    member(Arbol, Arboles),
    subarbol(Arbol, Sub).

test(todos, Count == 3024) :-
    todos(Jugadas),
    length(Jugadas, Count),
    variant_codes(variant(4, 9, false), Jugadas).

test(valido, [nondet]) :- valido([7,4,3,2]).
test(pistas) :-
    pistas(Pistas),
    findall([H,T], variant_feedback(variant(4, 9, false), H-T), Pistas).

test(creaArbol_de_nada, Arbol == vacio) :-
    pistas(Pistas),
    creaArbol([], Pistas, Arbol).

test(creaArbol_de_dos, Jugada-Hijo == [4,7,3,2]-[7,4,3,2]) :-
    pistas(Pistas),
    creaArbol([[4,7,3,2],[7,4,3,2]], Pistas, rama(Jugada, [vacio, rama(Hijo, _)|Resto])),
    \+ ( member(Arbol, Resto), Arbol \== vacio ).

%   deep
test(its_own_tree, Histogram == [1, 13, 103, 525, 1234, 918, 224, 6]) :-
    arbol(suyo, Arbol),
    histogram(Arbol, Histogram).

test(its_own_tree_is_that_of_rule_first, Arbol == Rama) :-
    Variant = variant(4, 9, false),
    arbol(suyo, Arbol),
    rule_tree(first, Variant, [1,2,3,4], inf, Tree),
    tree_rama(Variant, Tree, Rama).

test(its_printed_game, Partida == [ [1,2,3,4], [1,3,2,5], [2,1,6,4], [3,2,4,7], [4,7,3,2],
                                    [7,4,3,2] ]) :-
    arbol(suyo, Arbol),
    partida(Arbol, [7,4,3,2], Partida).

%   deep
test(depth_six) :-
    arbol(prometido, Arbol),
    Arbol = rama([1,2,3,4], _),
    histogram(Arbol, Histogram),
    length(Histogram, 6).

%   Every rama asks a code and has fifteen subtrees, of which the last and that
%   of the win are empty.

test(fifteen) :-
    fifteen(suyo).

%   deep
test(fifteen_as_promised) :-
    fifteen(prometido).

fifteen(Which) :-
    arbol(Which, Arbol),
    \+ ( subarbol(Arbol, Sub),
         Sub \== vacio,
         \+ ( Sub = rama(Jugada, Arboles),
              once(valido(Jugada)),
              length(Arboles, 15),
              Arboles = [vacio|_],
              last(Arboles, vacio) ) ).

:- end_tests(arbolmaster).
