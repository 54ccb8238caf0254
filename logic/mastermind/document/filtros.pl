:- module(mastermind_filtros,
          [ filtraJugadas/4,       % +Pista, +Jugada, +Jugadas, -Filtradas
            mismaPosValor/4,       % ?X, ?Y, +L1, +L2
            mismoValorNoPos/4,     % ?X, ?Y, +L1, +L2
            cuatroValoresEn/2,     % ?Valores, +Lista
            quitarrepetidos/2,     % +Lista, -SinRepetidos
            misimosValores/2       % +L1, +L2
          ]).

/** <module> The document's filters: which codes answer a guess with a feedback

A _jugada_ is a code of four different digits, a _pista_ [Hundidos, Tocados]
a feedback: black, white.  The module is part of arbolmaster.pl.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2, nth1/3]).

%!  filtraJugadas(+Pista, +Jugada, +Jugadas, -Filtradas) is det.
%
%   True when Filtradas are those of Jugadas that answer Jugada with Pista:
%   none if Pista is [4,0], since then the game is over, or if it is no feedback.
%   The same as guess_codes_class/4 (definition.pl) for any other, by one filter each.
%
%       ?- filtraJugadas([0,4], [3,2,4,7], [[4,7,3,2],[4,2,7,3]], Filtradas).
%       Filtradas = [[4, 7, 3, 2]].

filtraJugadas(Pista, Jugada, Jugadas, Filtradas) :-
    findall(Otra,
            ( member(Otra, Jugadas), once(filtro(Pista, Jugada, Otra)) ),
            Filtradas).

%   A filter for each feedback but the win: of the digits of Jugada, how many
%   stay at their place in Otra, how many move to another, and how many are replaced by
%   new ones.

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
%
%       ?- mismaPosValor(X, Y, [1,2,3,4], [7,4,3,2]).
%       X = Y, Y = 3.

mismaPosValor(X, X, L1, L2) :-
    nth1(Lugar, L1, X),
    nth1(Lugar, L2, X).

%!  mismoValorNoPos(?X, ?Y, +L1, +L2) is nondet.
%
%   True when X of L1 and Y of L2 have the same value at different places.
%
%       ?- mismoValorNoPos(X, Y, [1,2,3,4], [7,4,3,2]).
%       X = Y, Y = 2 ;
%       X = Y, Y = 4.

mismoValorNoPos(X, X, L1, L2) :-
    nth1(Lugar1, L1, X),
    nth1(Lugar2, L2, X),
    Lugar1 =\= Lugar2.

%!  cuatroValoresEn(?Valores, +Lista) is nondet.
%
%   True when Valores are four values [X,Y,Z,T], each of them in Lista.
%
%       ?- cuatroValoresEn([1,2,3,4], [1,2,3]).
%       false.

cuatroValoresEn([X,Y,Z,T], Lista) :-
    member(X, Lista),
    member(Y, Lista),
    member(Z, Lista),
    member(T, Lista).

%!  quitarrepetidos(+Lista, -SinRepetidos) is det.
%
%   True when SinRepetidos is Lista without the later copies of a value.

quitarrepetidos(Lista, SinRepetidos) :-
    list_to_set(Lista, SinRepetidos).

%!  misimosValores(+L1, +L2) is semidet.
%
%   True when L1 and L2 have the same values, in whatever order.

misimosValores(L1, L2) :-
    sort(L1, Valores),
    sort(L2, Valores).

/** <examples>

?- filtraJugadas([1,2], [1,2,3,4], [[1,3,2,5],[1,2,4,3],[7,4,3,2]], Filtradas).
?- mismoValorNoPos(X, X, [1,2,3,4], [7,4,3,2]).
*/
