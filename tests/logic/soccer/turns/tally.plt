:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(budget).

test(counts, Nodes-Cut == 10-false) :-
    deadline_budget(inf, Budget),
    forall(between(1, 4, N), budget_spent(Budget, N)),
    budget_nodes_cut(Budget, Nodes, Cut).

test(ends, Error == budget_spent) :-
    get_time(Now),
    Deadline is Now - 1,
    deadline_budget(Deadline, Budget),
    catch(budget_spent(Budget, 1), Error, true).

%   The clock is looked at again after 64 nodes at the latest.

test(ends_soon) :-
    get_time(Now),
    Deadline is Now + 0.05,
    deadline_budget(Deadline, Budget),
    budget_spent(Budget, 1),
    repeat,
    get_time(Later),
    Later > Deadline,
    !,
    catch(( forall(between(1, 64, _), budget_spent(Budget, 1)), fail ), budget_spent, true).

test(two_do_not_share, Nodes == 0) :-
    deadline_budget(inf, Budget),
    budget_spent(Budget, 5),
    deadline_budget(inf, Budget1),
    budget_nodes_cut(Budget1, Nodes, _).

:- end_tests(budget).
