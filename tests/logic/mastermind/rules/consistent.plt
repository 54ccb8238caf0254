:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(consistent).

document([ [1,2,3,4]-(1-2), [1,3,2,5]-(0-2), [2,1,6,4]-(0-2), [3,2,4,7]-(0-4), [4,7,3,2]-(2-2) ]).

small(variant(2, 3, false)).
small(variant(2, 3, true)).

%   A history of up to Length turns with answers that can be given.

history(Variant, Length, History) :-
    between(0, Length, Turns),
    length(History, Turns),
    maplist(turn(Variant), History).

turn(Variant, Guess-Feedback) :-
    variant_code(Variant, Guess),
    variant_feedback(Variant, Feedback).

%   The smallest set of turns that no code explains, by trying them all.

obvious_contradictions(Variant, History, Smallest) :-
    findall(Size-Numbers,
            ( length(History, Length),
              numlist(1, Length, All),
              subset_of(All, Numbers),
              findall(Turn, ( member(N, Numbers), nth1(N, History, Turn) ), Turns),
              \+ ( variant_code(Variant, Code), consistent(Turns, Code) ),
              length(Numbers, Size) ),
            Found),
    keysort(Found, [Least-_|_]),
    findall(Numbers, member(Least-Numbers, Found), Smallest).

subset_of([], []).
subset_of([X|Xs], [X|Ys]) :- subset_of(Xs, Ys).
subset_of([_|Xs], Ys) :- subset_of(Xs, Ys).

test(document_secret) :-
    document(History),
    history_codes(variant(4, 9, false), History, [[7,4,3,2]]),
    consistent(History, [7,4,3,2]).

test(conflicts, all(Conflict == [conflict(2, 0-2), conflict(3, 4-0)])) :-
    code_history_conflict([2,1,6,4],
                          [[1,2,3,4]-(1-2), [1,3,2,5]-(1-1), [2,1,6,4]-(0-0)], Conflict).

test(conflict_iff_inconsistent, forall(small(Variant))) :-
    \+ ( history(Variant, 2, History),
         variant_code(Variant, Code),
         (   consistent(History, Code)
         ->  code_history_conflict(Code, History, _)
         ;   \+ code_history_conflict(Code, History, _)
         ) ).

test(contradiction, Numbers == [2, 3]) :-
    history_contradiction(variant(4, 6, true),
                          [[6,6,6,6]-(0-0), [1,1,2,2]-(4-0), [1,2,1,2]-(4-0)], Numbers).

test(first_contradiction, Numbers == [1, 2]) :-
    history_contradiction(variant(2, 3, false),
                          [[1,2]-(0-1), [1,3]-(2-0), [3,1]-(2-0)], Numbers).

test(contradiction_alone, Numbers == [2]) :-
    history_contradiction(variant(4, 4, true), [[1,1,2,2]-(1-1), [1,1,1,1]-(1-1)], Numbers).

test(no_contradiction, fail) :-
    document(History),
    history_contradiction(variant(4, 9, false), History, _).

test(no_contradiction_in_nothing, fail) :-
    history_contradiction(variant(2, 3, false), [], _).

%   deep
test(contradictions_are_smallest,
     forall(member(Variant-Turns, [ variant(2,3,false)-2, variant(2,2,true)-3 ]))) :-
    \+ ( history(Variant, Turns, History),
         (   history_contradiction(Variant, History, Numbers)
         ->  \+ ( obvious_contradictions(Variant, History, Smallest),
                  memberchk(Numbers, Smallest) )
         ;   obvious_contradictions(Variant, History, _)
         ) ).

:- end_tests(consistent).
