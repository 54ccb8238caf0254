:- module(soccer_forced,
          [ root_forced/1          % !Root
          ]).

/** <module> Paper soccer: a win that the opponent's next turn can't prevent

The search looks at many turns and many replies, but asks only whether they win.
*/

:- use_module(library(lists), [member/2]).
:- use_module(children, [begun_children/6]).
:- use_module(context, [context_most_context/3]).
:- use_module(root, [root_keep/2]).
:- use_module(search, [reduced_value/7]).
:- use_module(value, [proved_win/1, win_window/1]).

%!  root_forced(!Root) is semidet.
%
%   True when the search has found a turn that wins whatever the opponent replies.  Root keeps it.
%
%       ?- field_turns_position(field(line, 4, 4, 0), [[6],[0]], Position),
%          position_root(Position, inf, Root), root_forced(Root),
%          root_best(Root, best(Turn, Value, _, _)).
%       Turn = [3, 2], Value = 997.

root_forced(Root) :-
    Root = root(Begun, Race, Context0, _),
    context_most_context(Context0, 3000, Context),
    begun_children(Begun, 3000, Race, Context, Children, _),
    win_window(Window),
    member(_-Grown, Children),
    reduced_value(0, Grown, 1, Race, Window, Context, Value),
    proved_win(Value),
    !,      % one will do
    root_keep(Root, turn(Grown, Value)).

/** <examples>

?- field_turns_position(field(line, 4, 4, 0), [[6],[0]], Position),
   position_root(Position, inf, Root), root_forced(Root), root_best(Root, Best).
*/
