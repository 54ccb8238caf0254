:- module(soccer_deepening,
          [ position_seconds_turn/4,     % +Position, +Seconds, -Turn, -Report
            position_inferences_turn/4,  % +Position, +Inferences, -Turn, -Report
            position_depth_turn/4        % +Position, +Depth, -Turn, -Report
          ]).

/** <module> Paper soccer: the turn to play, searched deeper while there is time

A value that is proved is the same as drawing_depth_value/3 of ../definition.pl finds, which looks
at every turn.
*/

:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../../shared/branch_and_bound', [incumbent_replace/2, incumbent_value/2,
                                         value_incumbent/2]).
:- use_module('../../shared/limit', [limit_deadline/2, limit_goal/3]).
:- use_module('../game/position', [position_turn/3]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module('../turns/growth', [grown_key/2, grown_turn/2, key_low/2, position_begun/3,
                                  tally_nodes_cut/3]).
:- use_module(search, [begun_children/6, best_first/3, nodes_race/4, reduced_value/7]).
:- use_module(value, [context_most_context/3, goal_value/1, least_value/2, position_context/4,
                      proved_loss/1, proved_win/1, unknown_value/1, value_verdict/2, whole_window/1,
                      win_window/1]).

%!  position_seconds_turn(+Position, +Seconds, -Turn, -Report) is det.
%
%   True when Turn is the best found within Seconds in Position, which is open.  Report is
%   report(Verdict, Value, Depth, Nodes, Cut): Verdict and Value are those of the position to the
%   player who draws (value.pl).  The search looked at Depth turns after Turn, and whether a goal
%   follows them.  It looked at so many Nodes, which are positions.  Cut is `true` if it left
%   turns out because a position had too many.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2],[2]], Position),
%          position_seconds_turn(Position, 1, Turn, Report).
%       Turn = [2], Report = report(win(1), 999, 0, 1, false).

position_seconds_turn(Position, Seconds, Turn, Report) :-
    limit_deadline(seconds(Seconds), Deadline),
    position_deadline_turn(Position, Deadline, 60, Turn, Report).

%!  position_inferences_turn(+Position, +Inferences, -Turn, -Report) is det.
%
%   As position_seconds_turn/4, but the search may take so many Inferences.  So each machine finds
%   the same turn.

position_inferences_turn(Position, Inferences, Turn, Report) :-
    must_be(positive_integer, Inferences),
    position_limit_turn(Position, inferences(Inferences), inf, 60, Turn, Report).

%!  position_depth_turn(+Position, +Depth, -Turn, -Report) is det.
%
%   True when Turn is the best found in Position, which is open, if the search looks at Depth
%   turns after it.  Report is as in position_seconds_turn/4.  Depth 1 is enough to see every win
%   that the opponent's next turn can't prevent.

position_depth_turn(Position, Depth, Turn, Report) :-
    must_be(positive_integer, Depth),
    position_deadline_turn(Position, inf, Depth, Turn, Report).

position_deadline_turn(Position, Deadline, Most, Turn, Report) :-
    position_limit_turn(Position, inferences(inf), Deadline, Most, Turn, Report).

position_limit_turn(Position, Limit, Deadline, Most, Turn, Report) :-
    (   position_goal_turn(Position, Turn)
    ->  goal_value(Value),
        value_verdict(Value, Verdict),
        Report = report(Verdict, Value, 0, 1, false)
    ;   position_root(Position, Deadline, Root),
        catch(ignore(limit_goal(Limit, searched(Root, Most), _)), deadline_passed, true),
        root_best(Root, best(Best, Value, Depth, _)),
        chosen(Best, Position, Turn),
        Root = root(_, _, context(_, _, _, Tally, _), _),
        tally_nodes_cut(Tally, Nodes, Cut),
        value_verdict(Value, Verdict),
        Report = report(Verdict, Value, Depth, Nodes, Cut)
    ).

chosen(Best, Position, Turn) :-
    (   Best == none
    ->  once(position_turn(Position, Turn, _))
    ;   Turn = Best
    ).

%   First the best turn at first sight, then a forced win in two turns, then deeper and deeper, up
%   to Most turns.

searched(Root, Most) :-
    root_children(Root, 300, Children, Least),
    root_keep(Root, value(Least)),
    deepened(1, 1, Children, Least, Root),
    root_best(Root, best(_, Value, _, Key)),
    (   ( proved_win(Value) ; proved_loss(Value) ; root_forced(Root) )
    ->  true
    ;   (   Most > 1
        ->  best_first(Children, Key, Ordered),
            deepened(2, Most, Ordered, Least, Root)
        ;   true
        ),
        widened(1200, Most, Root)
    ).

%   If every turn loses and some were left out, the search looks at more turns.

widened(Turns, Most, Root) :-
    root_best(Root, best(_, Value, _, _)),
    (   unknown_value(Value)
    ->  root_children(Root, Turns, Children, Least),
        deepened(1, Most, Children, Least, Root),
        Turns1 is 4 * Turns,
        ( unknown_value(Least) -> widened(Turns1, Most, Root) ; true )
    ;   true
    ).

%   If all Children lose, the position is worth Least.

root_children(root(Begun, Race, Context, _), Most, Children, Least) :-
    begun_children(Begun, Most, Race, Context, Children, Cut),
    least_value(Cut, Least).

deepened(Depth, Most, Children, Least, Root) :-
    (   Children = [_-First|_]
    ->  (   Depth =:= 1
        ->  unknown_value(Unknown),
            root_keep(Root, turn(First, Unknown))
        ;   true
        ),
        whole_window(Window),
        tried(Children, 0, Depth, Window, Least, Root, Left),
        root_keep(Root, depth(Depth)),
        root_best(Root, best(_, Value, _, Key)),
        best_first(Left, Key, Ordered),
        Depth1 is Depth + 1,
        (   ( proved_win(Value) ; Depth1 > Most ; Left = [_] ; Left == [] )
        ->  true
        ;   deepened(Depth1, Most, Ordered, Least, Root)
        )
    ;   true
    ).

%   Left are the children that are not known to lose.

tried([], _, _, _, _, _, []).
tried([Child|Children], Number, Depth, Alpha-Beta, Least, Root, Left) :-
    Child = _-Grown,
    Root = root(_, Race, Context, _),
    reduced_value(Number, Grown, Depth, Race, Alpha-Beta, Context, Value),
    (   Value > Alpha
    ->  Value1 is max(Value, Least),
        root_keep(Root, turn(Grown, Value1)),
        Alpha1 = Value
    ;   Alpha1 = Alpha
    ),
    ( proved_loss(Value) -> Left = Left1 ; Left = [Child|Left1] ),
    Number1 is Number + 1,
    tried(Children, Number1, Depth, Alpha1-Beta, Least, Root, Left1).

% ---- Where a search begins, and the best turn so far ----

%   The root of a search is root(Begun, Race, Context, Incumbent): the turn of no edges
%   (../turns/growth.pl), how far the players are from the goal (search.pl), what the search uses
%   (value.pl), and the best so far (../../shared/branch_and_bound.pl).  This is best(Turn, Value, Depth,
%   Key): the best turn, or `none`; its value; how deep the search looked; and the low bits of the
%   key after the turn.  What was found before the deadline stays.

%   True when Root is that of a search in Position, which is open, until Deadline, a time of
%   get_time/1 or `inf`.  Nothing is found yet.

position_root(Position, Deadline, root(Begun, Race, Context, Incumbent)) :-
    Position = position(_, Player, Nodes, _, _),
    position_context(Position, Deadline, 60, Context),
    position_begun(Position, 0, Begun),
    nodes_race(Nodes, Player, Context, Race),
    unknown_value(Unknown),
    value_incumbent(best(none, Unknown, 0, 0), Incumbent).

%   From now on Root has Found: turn(Grown, Value), a better turn; value(Value), if there is no
%   turn yet; or depth(Depth), how deep the search has looked.  Neither backtracking nor an
%   exception undoes it.

root_keep(root(_, _, _, Incumbent), Found) :-
    incumbent_value(Incumbent, Best0),
    found_best(Found, Best0, Best),
    incumbent_replace(Incumbent, Best).

found_best(turn(Grown, Value), best(_, _, Depth, _), best(Turn, Value, Depth, Low)) :-
    grown_turn(Grown, Turn),
    grown_key(Grown, Key),
    key_low(Key, Low).
found_best(value(Value), best(Turn, _, Depth, Key), best(Turn, Value, Depth, Key)).
found_best(depth(Depth), best(Turn, Value, _, Key), best(Turn, Value, Depth, Key)).

root_best(root(_, _, _, Incumbent), Best) :-
    incumbent_value(Incumbent, Best).

% ---- A win that the opponent's next turn can't prevent ----

%   The search looks at many turns and many replies, but asks only whether they win.

%   True when the search has found a turn that wins whatever the opponent replies.  Root keeps it.

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

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_seconds_turn(Position, 0.5, Turn, Report).
*/
