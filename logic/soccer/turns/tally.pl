:- module(soccer_tally,
          [ deadline_tally/2,      % +Deadline, -Tally
            tally_more/2,          % !Tally, +Nodes
            tally_kept/1,          % +Tally
            tally_cut/1,           % !Tally
            tally_nodes_cut/3      % +Tally, -Nodes, -Cut
          ]).

/** <module> Paper soccer: how much a search has looked at, and when it must end

A tally, tally(Nodes, Next, Deadline, Cut), belongs to the search that made it.  It changes in
place.  So no count is passed on, and it is still there after an exception has ended the search.
*/

:- use_module('../../search/limit', [deadline_kept/1]).

%!  deadline_tally(+Deadline, -Tally) is det.
%
%   True when Tally has counted nothing.  Deadline is a time of get_time/1, or `inf`
%   (../../search/limit.pl).

deadline_tally(Deadline, tally(0, 0, Deadline, false)).

%!  tally_more(!Tally, +Nodes) is det.
%
%   Counts so many Nodes more.  Throws `deadline_passed` after the deadline.  The clock is checked
%   every 64 nodes.
%
%       ?- deadline_tally(0, Tally), catch(tally_more(Tally, 1), Error, true).
%       Error = deadline_passed.

tally_more(Tally, Nodes) :-
    Tally = tally(Nodes0, Next, _, _),
    Nodes1 is Nodes0 + Nodes,
    nb_setarg(1, Tally, Nodes1),
    (   Nodes1 < Next
    ->  true
    ;   Next1 is Nodes1 + 64,
        nb_setarg(2, Tally, Next1),
        tally_kept(Tally)
    ).

%!  tally_kept(+Tally) is det.
%
%   Throws `deadline_passed` after the deadline.  Call it before anything that takes long
%   and counts no node.

tally_kept(tally(_, _, Deadline, _)) :-
    deadline_kept(Deadline).

%!  tally_cut(!Tally) is det.
%
%   Notes that turns were left out because there were too many.

tally_cut(Tally) :-
    nb_setarg(4, Tally, true).

%!  tally_nodes_cut(+Tally, -Nodes, -Cut) is det.
%
%   True when Nodes have been looked at so far, and Cut is `true` if turns were
%   left out, else `false`.

tally_nodes_cut(tally(Nodes, _, _, Cut), Nodes, Cut).

/** <examples>

?- get_time(Now), Deadline is Now + 1, deadline_tally(Deadline, Tally), tally_more(Tally, 3).
*/
