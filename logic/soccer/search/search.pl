:- module(soccer_search,
          [ reduced_value/7        % +Number, +Grown, +Depth, +Race, +Window, +Context, -Value
          ]).

/** <module> Paper soccer: alpha-beta over whole turns

These go from turn to turn:

  - Begun: the turn of no edges in a position (../turns/growth.pl)
  - Depth: how many turns are looked at, with the turn of this position
  - Race: who draws, and how far each player is from the goal (race.pl)
  - Window: Alpha-Beta, the values (value.pl) that still make a difference
  - Context: what stays the same all the time (context.pl)
*/

:- use_module('../turns/growth', [grown_ball/2, grown_key/2, grown_nodes/2]).
:- use_module('../turns/keys', [key_low/2]).
:- use_module('../turns/reach', [goals_near/5, reach_turns/3]).
:- use_module('../turns/tally', [tally_kept/1, tally_more/2]).
:- use_module(children, [begun_children/6, best_first/3]).
:- use_module(entry, [entry_value/4, table_keep/3, table_key_entry/4, value_window_bound/3]).
:- use_module(lookahead, [begun_lookahead/7]).
:- use_module(race, [nodes_race/4, race_opponent/2]).
:- use_module(value, [goal_value/1, least_value/2, value_after/2, value_before/2]).

%!  reduced_value(+Number, +Grown, +Depth, +Race, +Window, +Context, -Value) is det.
%
%   True when the turn Grown has Value to the player of Race, who draws it, if the search looks at
%   Depth turns after it.  Value is exact if it is inside Window, otherwise a bound.  Number is
%   the place of the turn, from 0, among those that look best.  For all but the first, the search
%   asks only whether the turn beats Alpha.  From the fifth on, it looks one turn less deep.  If a
%   turn does beat Alpha, it is searched again.
%
%   The turn that looks worst here is [3], after which the opponent has a goal:
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
%          position_root(Position, inf, root(Begun, Race, Context, _)),
%          begun_children(Begun, 99, Race, Context, Children, _), last(Children, _-Grown),
%          reduced_value(0, Grown, 1, Race, -1000-1000, Context, Value), grown_turn(Grown, Turn).
%       Value = -998, Turn = [3].

reduced_value(Number, Grown, Depth, Race, Window, Context, Value) :-
    (   Number =:= 0
    ->  child_value(Grown, Depth, Race, Window, Context, Value)
    ;   (   Number >= 4,
            Depth >= 2
        ->  Depth1 is Depth - 1
        ;   Depth1 = Depth
        ),
        Window = Alpha-Beta,
        Beta1 is Alpha + 1,
        child_value(Grown, Depth1, Race, Alpha-Beta1, Context, Value1),
        (   Value1 =< Alpha
        ->  Value = Value1
        ;   Depth1 =:= Depth,
            Value1 >= Beta
        ->  Value = Value1
        ;   child_value(Grown, Depth, Race, Window, Context, Value)
        )
    ).

child_value(Grown, Depth, Race, Alpha-Beta, Context, Value) :-
    grown_key(Grown, Key),
    grown_ball(Grown, Ball),
    grown_nodes(Grown, Nodes),
    race_opponent(Race, Opponent),
    value_after(Beta, Alpha1),
    value_after(Alpha, Beta1),
    node_value([begun(Key, Ball, Nodes, [])], Depth, Opponent, Alpha1-Beta1, Context, Value1),
    value_before(Value1, Value).

%   A goal at once is seen before any turn is looked for.  Race may be that of an earlier
%   position: it is worked out anew before the turns are.

node_value(Begun, Depth, Race, Window, Context, Value) :-
    Begun = [begun(Key, Ball, Nodes, _)],
    Race = race(Player, _, _),
    Context = context(net(Ways, _), Goals, Table, Tally, _),
    tally_more(Tally, 1),
    arg(Player, Goals, Mine),
    goals_near(Mine, Nodes, Ways, Near, Edge),
    (   reach_turns(Near, Ball, 1)
    ->  goal_value(Value)
    ;   table_key_entry(Table, Key, Entry, Best0),
        (   entry_value(Entry, Depth, Window, Value0)
        ->  Value = Value0
        ;   open_value(Begun, Depth, Race, Edge, Window, Context, Best0, Value-Best),
            value_window_bound(Value, Window, Bound),
            key_low(Best, Low),
            table_keep(Table, Key, entry(Value, Bound, Depth, Low))
        )
    ).

%   Value-Best has the key after the best turn, or 0.  The turn that was best before, Best0, is
%   tried first.

open_value(Begun, Depth, Race0, Edge, Window, Context, Best0, Value-Best) :-
    (   Depth =:= 1
    ->  Window = _-Beta,
        begun_lookahead(Begun, Race0, Edge, Beta, Context, Value, Best)
    ;   Begun = [begun(_, _, Nodes, _)],
        Race0 = race(Player, _, _),
        Context = context(_, _, _, Tally, Most),
        tally_kept(Tally),
        nodes_race(Nodes, Player, Context, Race),
        begun_children(Begun, Most, Race, Context, Children, Cut),
        best_first(Children, Best0, Ordered),
        least_value(Cut, Least),
        Depth1 is Depth - 1,
        best(Ordered, 0, Depth1, Race, Window, Context, Least-0, Value-Best)
    ).

best([], _, _, _, _, _, Best, Best).
best([_-Grown|Children], Number, Depth, Race, Window, Context, Best0, Best) :-
    reduced_value(Number, Grown, Depth, Race, Window, Context, Value),
    Best0 = Value0-_,
    (   Value > Value0
    ->  grown_key(Grown, Key),
        Best1 = Value-Key
    ;   Best1 = Best0
    ),
    Window = Alpha-Beta,
    Best1 = Value1-_,
    (   Value1 >= Beta
    ->  Best = Best1
    ;   Alpha1 is max(Alpha, Value1),
        Number1 is Number + 1,
        best(Children, Number1, Depth, Race, Alpha1-Beta, Context, Best1, Best)
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_depth_turn(Position, 2, Turn, Report).
*/
