:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/branch_and_bound').

:- begin_tests(agenda).

drawn(Agenda0, Drawn) :-
    (   agenda_first(Agenda0, Bound, Item, Agenda)
    ->  Drawn = [Bound-Item|Drawn1],
        drawn(Agenda, Drawn1)
    ;   Drawn = []
    ).

test(empty, fail) :-
    agenda_start([], Agenda),
    agenda_first(Agenda, _, _, _).

test(order, Drawn == [5-b, 7-a, 7-c, 9-d]) :-
    agenda_start([7-a, 9-d, 5-b, 7-c], Agenda),
    drawn(Agenda, Drawn).

%   Whatever comes in later is drawn in its place.

test(with, forall(permutation([4-x, 7-y, 12-z], Pairs))) :-
    agenda_start([7-a, 9-d, 5-b], Agenda0),
    foldl([Bound-Item, A0, A]>>agenda_with(A0, Bound, Item, A), Pairs, Agenda0, Agenda),
    drawn(Agenda, Drawn),
    Drawn == [4-x, 5-b, 7-y, 7-a, 9-d, 12-z].

%   Numbers come one by one, each once.

test(numbers, Drawn == [6-8, 6-3, 6-1, 6-a, 7-2]) :-
    agenda_start([6-numbers(0b10000101), 6-a, 7-numbers(0b10)], Agenda),
    drawn(Agenda, Drawn).

:- end_tests(agenda).

:- begin_tests(incumbent).

%   The least of all, where each is looked at only as far as the least so far.

test(least, Value-Looks == (2-b)-[9, 7, 7, 2]) :-
    value_incumbent(9-none, Incumbent),
    findall(Bound,
            ( member(Number-Name, [7-a, 8-c, 2-b, 5-d]),
              incumbent_value(Incumbent, Bound-_),
              (   Number < Bound
              ->  incumbent_replace(Incumbent, Number-Name)
              ;   true
              ) ),
            Looks),
    incumbent_value(Incumbent, Value).

test(kept_through_backtracking_and_exceptions, Value == [b, c]) :-
    value_incumbent(none, Incumbent),
    \+ ( incumbent_replace(Incumbent, a), fail ),
    catch(( incumbent_replace(Incumbent, [b, c]), throw(ended) ), ended, true),
    incumbent_value(Incumbent, Value).

test(each_its_own, Value == none) :-
    value_incumbent(none, Incumbent1),
    value_incumbent(none, Incumbent2),
    incumbent_replace(Incumbent2, a),
    incumbent_value(Incumbent1, Value).

:- end_tests(incumbent).
