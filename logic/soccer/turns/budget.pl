:- module(soccer_budget,
          [ deadline_budget/2,     % +Deadline, -Budget
            budget_spent/2,        % +Budget, +Nodes
            budget_left/1,         % +Budget
            budget_cut/1,          % +Budget
            budget_nodes_cut/3     % +Budget, -Nodes, -Cut
          ]).

/** <module> Paper soccer: the nodes a search has looked at, and its time

A budget belongs to the search that made it.  It counts in a term that changes:
that buys a search that need not hand on a count, and can be left by an
exception.
*/

%!  deadline_budget(+Deadline, -Budget) is det.
%
%   True when Budget can be spent until Deadline, a time as get_time/1 has it,
%   or `inf`.
%
%       ?- deadline_budget(inf, Budget), budget_spent(Budget, 3),
%          budget_nodes_cut(Budget, Nodes, _).
%       Nodes = 3.

deadline_budget(Deadline, budget(0, 0, Deadline, false)).

%!  budget_spent(+Budget, +Nodes) is det.
%
%   Nodes more have been looked at.  Throws `budget_spent` where the deadline has
%   passed; the clock is looked at every 64 nodes.
%
%       ?- deadline_budget(0, Budget), catch(budget_spent(Budget, 1), Error, true).
%       Error = budget_spent.

budget_spent(Budget, Nodes) :-
    Budget = budget(Nodes0, Next, _, _),
    Nodes1 is Nodes0 + Nodes,
    nb_setarg(1, Budget, Nodes1),
    (   Nodes1 < Next
    ->  true
    ;   Next1 is Nodes1 + 64,
        nb_setarg(2, Budget, Next1),
        budget_left(Budget)
    ).

%!  budget_left(+Budget) is det.
%
%   Throws `budget_spent` where the deadline has passed.  To be asked before what
%   takes long without a node being counted.
%
%       ?- deadline_budget(0, Budget), catch(budget_left(Budget), Error, true).
%       Error = budget_spent.

budget_left(budget(_, _, Deadline, _)) :-
    get_time(Now),
    (   Now < Deadline
    ->  true
    ;   throw(budget_spent)
    ).

%!  budget_cut(+Budget) is det.
%
%   From now on it is known that turns were left out, there being too many.
%
%       ?- deadline_budget(inf, Budget), budget_cut(Budget), budget_nodes_cut(Budget, _, Cut).
%       Cut = true.

budget_cut(Budget) :-
    nb_setarg(4, Budget, true).

%!  budget_nodes_cut(+Budget, -Nodes, -Cut) is det.
%
%   True when Nodes have been looked at so far, and Cut is `true` if turns were
%   left out, else `false`.
%
%       ?- deadline_budget(inf, Budget), budget_nodes_cut(Budget, Nodes, Cut).
%       Nodes = 0, Cut = false.

budget_nodes_cut(budget(Nodes, _, _, Cut), Nodes, Cut).

/** <examples>

?- get_time(Now), Deadline is Now + 1, deadline_budget(Deadline, Budget), budget_spent(Budget, 3).
*/
