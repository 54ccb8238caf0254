:- use_module(library(plunit)).
:- use_module(library(random)).
:- use_module('../../../../logic/load').

:- begin_tests(filtros).

%   What a filter has to leave: the codes that draw the answer.

answering([Black,White], Guess, Codes, Answering) :-
    findall(Code,
            ( member(Code, Codes), guess_secret_feedback(Guess, Code, Black-White) ),
            Answering).

%   The session that the document prints, for the secret 7432.

session([ [1,2]-[1,2,3,4], [0,2]-[1,3,2,5], [0,2]-[2,1,6,4], [0,4]-[3,2,4,7], [2,2]-[4,7,3,2] ]).

steps([], _, []).
steps([Pista-Jugada|Steps], Jugadas, [Filtradas|Rest]) :-
    filtraJugadas(Pista, Jugada, Jugadas, Filtradas),
    steps(Steps, Filtradas, Rest).

test(session_counts, Counts == [180, 64, 21, 2, 1]) :-
    session(Session),
    todos(L),
    steps(Session, L, Lists),
    maplist(length, Lists, Counts).

test(session_lists) :-
    session(Session),
    todos(L),
    steps(Session, L, [N1, N12, N13, N14, N15]),
    append([[1,2,3,4],[1,2,3,5],[1,2,3,6],[1,2,3,7],[1,2,3,8],[1,2,3,9]], _, L),
    append([[1,3,2,5],[1,3,2,6],[1,3,2,7],[1,3,2,8],[1,3,2,9]], _, N1),
    append([[2,1,6,4],[2,1,7,4],[2,1,8,4],[2,1,9,4],[2,4,3,6]], _, N12),
    append([[3,2,4,7],[3,2,4,8],[3,2,4,9],[4,2,7,3],[4,2,8,3]], _, N13),
    N14 == [[4,7,3,2],[7,4,3,2]],
    N15 == [[7,4,3,2]].

%   deep
test(filters_are_feedback,
     forall(( pistas(Pistas), member(Pista, Pistas), Pista \== [4,0] ))) :-
    todos(Jugadas),
    filtraJugadas(Pista, [1,2,3,4], Jugadas, Filtradas),
    answering(Pista, [1,2,3,4], Jugadas, Filtradas).

test(filters_are_feedback_for_random_guesses) :-
    set_random(seed(7432)),
    todos(Jugadas),
    random_permutation(Jugadas, Shuffled),
    length(Some, 40),
    append(Some, _, Shuffled),
    pistas(Pistas),
    \+ ( between(1, 8, _),
         random_member(Jugada, Jugadas),
         member(Pista, Pistas),
         Pista \== [4,0],
         \+ ( filtraJugadas(Pista, Jugada, Some, Filtradas),
              answering(Pista, Jugada, Some, Filtradas) ) ).

%   The order stays; nothing is left of nothing, or after the win.

test(filters, [forall(member(Pista-Jugadas-Expected,
        [ [0,4]-[[4,3,2,1],[1,2,3,4],[2,1,4,3]]-[[4,3,2,1],[2,1,4,3]], [0,4]-[]-[],
          [4,0]-[[1,2,3,4]]-[] ])),
               Filtradas == Expected]) :-
    filtraJugadas(Pista, [1,2,3,4], Jugadas, Filtradas).

%   Any other answer leaves nothing.

test(impossible, forall(member(Pista, [[a,b], [], [0], [0,0,0], nada, 1-2]))) :-
    todos(Jugadas),
    filtraJugadas(Pista, [1,2,3,4], Jugadas, []).

test(impossible_numbers) :-
    todos(Jugadas),
    pistas(Pistas),
    \+ ( between(-1, 5, H),
         between(-1, 5, T),
         \+ memberchk([H,T], Pistas),
         \+ filtraJugadas([H,T], [1,2,3,4], Jugadas, []) ).

test(same_place, all(X-Y == [3-3])) :- mismaPosValor(X, Y, [1,2,3,4], [7,4,3,2]).
test(other_place, all(X-Y == [2-2, 4-4])) :- mismoValorNoPos(X, Y, [1,2,3,4], [7,4,3,2]).
test(four_values, Count == 81) :-
    aggregate_all(count, cuatroValoresEn(_, [1,2,3]), Count).
test(four_values_not, fail) :- cuatroValoresEn([1,2,3,4], [1,2,3]).
test(without_repeats, all(Sin == [[3,1,2], [], [1,2,3]])) :-
    member(Lista, [[3,1,3,2,1], [], [1,2,3]]),
    quitarrepetidos(Lista, Sin).

test(same_values) :- misimosValores([1,2,3,4], [4,3,2,1]).
test(same_values_not, fail) :- misimosValores([1,2,3,4], [4,3,2,5]).

:- end_tests(filtros).
