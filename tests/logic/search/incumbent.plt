:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/search/incumbent').

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
