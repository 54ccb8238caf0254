:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(tally).

test(counts, Nodes-Cut == 10-false) :-
    deadline_tally(inf, Tally),
    forall(between(1, 4, N), tally_more(Tally, N)),
    tally_nodes_cut(Tally, Nodes, Cut).

test(ends, Error == deadline_passed) :-
    get_time(Now),
    Deadline is Now - 1,
    deadline_tally(Deadline, Tally),
    catch(tally_more(Tally, 1), Error, true).

%   The clock is looked at again after 64 nodes at the latest.

test(ends_soon) :-
    get_time(Now),
    Deadline is Now + 0.05,
    deadline_tally(Deadline, Tally),
    tally_more(Tally, 1),
    repeat,
    get_time(Later),
    Later > Deadline,
    !,
    catch(( forall(between(1, 64, _), tally_more(Tally, 1)), fail ), deadline_passed, true).

:- end_tests(tally).
