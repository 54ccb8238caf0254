:- module(soccer_search,
          [ reduced_value/7,    % +Number, +Grown, +Depth, +Race, +Window, +Context, -Value
            begun_children/6,   % +Begun, +Most, +Race, +Context, -Children, -Cut
            best_first/3,       % +Children, +Key, -Ordered
            nodes_race/4        % +Nodes, +Player, +Context, -Race
          ]).

/** <module> Paper soccer: alpha-beta over whole turns

These go from turn to turn:

  - Begun: the turn of no edges in a position (../turns/growth.pl)
  - Depth: how many turns are looked at, with the turn of this position
  - Race: who draws, and how far each player is from the goal (nodes_race/4)
  - Window: Alpha-Beta, the values (value.pl) that still make a difference
  - Context: what stays the same all the time (value.pl)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../turns/whole_turns', [begun_ends/3, begun_long/3, ends_node_grown/4]).
:- use_module('../turns/goal', [goals_near/5, goals_reach/5, reach_turns/3]).
:- use_module('../turns/growth',
              [ begun_longer/7, grown_ball/2, grown_bits/2, grown_key/2, grown_nodes/2,
                key_low/2, tally_cut/1, tally_kept/1, tally_more/2 ]).
:- use_module(value, [entry_value/4, goal_value/1, least_value/2, lost_value/1, proved_loss/1,
                      refuted_value/1, table_keep/3, table_key_entry/4, unknown_value/1,
                      value_after/2, value_before/2, value_window_bound/3]).
:- use_module('../game/nodes', [bits_untouched/1]).

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
%          soccer_deepening:position_root(Position, inf, root(Begun, Race, Context, _)),
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

% ---- The last turn that a search looks at ----

%   The position is worth as much as its best turn at first sight (node_worth/3), of those that leave
%   the opponent no goal at once.  So if turns are ordered by their worth, the first that leaves no
%   goal is the best.
%
%   There are two passes.  The first looks at one turn to each place where a turn can end
%   (whole_turns.pl).  These are few, and no other turn is worth more at first sight.  The second
%   looks at all turns, length by length (growth.pl), until one is as good as the best place, or as
%   good as the search needs.

%   True when the position in which the player of Race begins the turn Begun has Value (value.pl),
%   and Key is that of the best outcome, or 0.  Edge are the places around the goal where a turn
%   of this player can end so that the next one scores.  The more of them, the better, and the
%   fewer the opponent has.  No more turns are looked at once Value is Beta.

begun_lookahead(Begun, Race, Edge, Beta, Context, Value, Key) :-
    Begun = [begun(_, _, Nodes, _)],
    Context = context(net(Ways, _), Goals, _, _, Most),
    race_goals(Race, Goals, Theirs),
    goals_near(Theirs, Nodes, Ways, Near, TheirEdge),
    edges_bonus(Edge, TheirEdge, Bonus),
    Wanted is Beta - Bonus,
    Look = look(Race, Theirs, Near, Context),
    begun_ends(Begun, Ways, Ends),
    ends_best(Ends, Look, Best0, First),
    Enough is min(First, Wanted),
    lengths_best(Begun, Most, Enough, Look, Best0, Value0-Key),
    (   ( proved_loss(Value0) ; unknown_value(Value0) )
    ->  Value = Value0
    ;   Value is Value0 + Bonus
    ).

race_goals(race(Player, _, _), Goals, Theirs) :-
    Opponent is 3 - Player,
    arg(Opponent, Goals, Theirs).

edges_bonus(Mine, Theirs, Bonus) :-
    length(Mine, Length),
    length(Theirs, Length1),
    Bonus is 2 * (Length - Length1).

%   A look is look(Race, Theirs, Near, Context): Theirs are the opponent's goals, and Near has the
%   nodes from which one turn reaches them now.  A best is Value-Key.

%   The first pass.  First is what the best place is worth at first sight.

ends_best(Ends, Look, Best, First) :-
    Look = look(Race, _, _, context(Net, _, _, Tally, _)),
    arg(1, Ends, Nodes),
    length(Nodes, More),
    tally_more(Tally, More),
    findall(Worth-Node, ( member(Node, Nodes), node_worth(Node, Race, Worth) ), Children0),
    keysort(Children0, Children),
    lost_value(Lost),
    ( Children = [Worth-_|_] -> First is -Worth ; First = Lost ),
    children_best(Children, ends_node_grown(Ends, Net), Look, Lost-0, Best).

%   The second pass: until a turn is worth Enough, or Most were looked at.

lengths_best(Begun, Most, Enough, Look, Best0, Best) :-
    Look = look(Race, _, _, context(Net, _, _, Tally, Most0)),
    (   ( Begun == [] ; Best0 = Value0-_, Value0 >= Enough )
    ->  Best = Best0
    ;   Most =< 0
    ->  cut(Best0, Tally, Best)
    ;   begun_longer(Begun, Most0, Net, Tally, Ended, Longer, Left),
        length(Ended, More),
        tally_more(Tally, More),
        ended_children(Ended, Race, Children),
        children_best(Children, =, Look, Best0, Best1),
        Most1 is Most - More,
        lengths_best(Longer, Most1, Enough, Look, Best1, Best2),
        ( Left > 0 -> cut(Best2, Tally, Best) ; Best = Best2 )
    ).

cut(Value0-Key, Tally, Value-Key) :-
    tally_cut(Tally),
    unknown_value(Unknown),
    Value is max(Value0, Unknown).

%   The children are ordered by their worth.  So the first that leaves no goal is the best of
%   them, if it is better than Best0.  A child is Worth-End, and call(Grown_2, End, Grown) has its
%   turn.

children_best([], _, _, Best, Best).
children_best([Worth-End|Children], Grown_2, Look, Best0, Best) :-
    Best0 = Value0-_,
    Value is -Worth,
    (   Value =< Value0
    ->  Best = Best0
    ;   call(Grown_2, End, Grown),
        grown_key(Grown, Key),
        (   leaves_goal(Grown, Look)
        ->  refuted_best(Best0, Key, Best1),
            children_best(Children, Grown_2, Look, Best1, Best)
        ;   Best = Value-Key
        )
    ).

%   A turn that leaves a goal is better than one that loses at once.

refuted_best(Best0, Key, Best) :-
    refuted_value(Refuted),
    (   Best0 = Value0-_,
        Value0 < Refuted
    ->  Best = Refuted-Key
    ;   Best = Best0
    ).

%   The turn touches only its last node anew, and uses up edges.  So if its last node was not Near
%   before, no goal is in reach from there.

leaves_goal(Grown, look(_, Theirs, Near, context(net(Ways, _), _, _, _, _))) :-
    grown_ball(Grown, Ball),
    reach_turns(Near, Ball, 1),
    grown_nodes(Grown, Nodes),
    goals_reach(Theirs, 1, Nodes, Ways, Reach),
    reach_turns(Reach, Ball, 1).

% ---- The turns to choose from, the most promising first ----
%
%   A child is Worth-Grown: Grown is a turn that ends at an untouched node (../turns/growth.pl), and
%   Worth is minus what it is worth to the player who draws it.  A turn that loses, in one's own goal
%   or stuck, is no child.

%!  begun_children(+Begun, +Most, +Race, +Context, -Children, -Cut) is det.
%
%   True when Children are those that the turns of Begun become.  Once there are Most, turns that go
%   on are given up, and at most Most turns of one length go on.  Cut is `true` if some were left
%   out.  But there is always a turn to each place where one can end (whole_turns.pl), and there are long
%   ones.  So if there is a child, Children has one.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          soccer_deepening:position_root(Position, inf, root(Begun, Race, Context, _)),
%          begun_children(Begun, 99, Race, Context, [Worth-Grown|_], Cut), grown_turn(Grown, Turn).
%       Worth = -10, Turn = [1], Cut = false.

begun_children(Begun, Most, Race, Context, Children, Cut) :-
    Context = context(Net, _, _, Tally, _),
    Net = net(Ways, _),
    begun_ends(Begun, Ways, Ends),
    Ends = ends(Nodes, _, _),
    (   Nodes == []
    ->  Children = [],
        Cut = false
    ;   begun_ended(Begun, 0, Most, Net, Tally, Ended0, Cut),
        (   Cut == true
        ->  maplist(ends_node_grown(Ends, Net), Nodes, Ended1),
            begun_long(Begun, Net, Ended2),
            append([Ended1, Ended2, Ended0], Ended3),
            sort(1, @<, Ended3, Ended),
            tally_cut(Tally)
        ;   Ended = Ended0
        ),
        ended_children(Ended, Race, Children)
    ).

%   The turns that end, length by length, after Count shorter ones.

begun_ended(Begun, Count0, Most, Net, Tally, Ended, Cut) :-
    (   Begun == []
    ->  Ended = [],
        Cut = false
    ;   Count0 >= Most
    ->  Ended = [],
        Cut = true
    ;   begun_longer(Begun, Most, Net, Tally, Ended0, Longer, Left),
        length(Ended0, More),
        tally_more(Tally, More),
        Count is Count0 + More,
        append(Ended0, Ended1, Ended),
        begun_ended(Longer, Count, Most, Net, Tally, Ended1, Cut1),
        ( Left > 0 -> Cut = true ; Cut = Cut1 )
    ).

%   Children are the turns of Ended that are children, the best first.

ended_children(Ended, Race, Children) :-
    worths(Ended, Race, Children0),
    keysort(Children0, Children).

worths([], _, []).
worths([Grown|Ended], Race, Children) :-
    grown_bits(Grown, Bits),
    (   bits_untouched(Bits)
    ->  grown_ball(Grown, Ball),
        node_worth(Ball, Race, Worth),
        Children = [Worth-Grown|Children1]
    ;   Children = Children1
    ),
    worths(Ended, Race, Children1).

%!  best_first(+Children, +Key, -Ordered) is det.
%
%   True when Ordered are Children, but the child whose key has the low bits Key
%   (../turns/growth.pl) comes first, if there is one.  Key may be `none`.
%
%       ?- best_first([-9-grown(5, 0, 0, 0, begun), -8-grown(7, 0, 0, 0, begun)], 7, [_-Grown|_]),
%          grown_key(Grown, Key).
%       Key = 7.

best_first(Children, Best, Ordered) :-
    (   Best \== none,
        child_rest(Children, Best, Child, Rest)
    ->  Ordered = [Child|Rest]
    ;   Ordered = Children
    ).

child_rest([Child|Children], Best, Child1, Rest) :-
    Child = _-Grown,
    grown_key(Grown, Key),
    key_low(Key, Low),
    (   Low =:= Best
    ->  Child1 = Child,
        Rest = Children
    ;   Rest = [Child|Rest1],
        child_rest(Children, Best, Child1, Rest1)
    ).

% ---- What it is worth to end a turn at a node, at first sight ----

%   The worth is ten for each turn by which the opponent is farther from the goal than the player.
%   The opponent counts as at least two turns away: the search itself sees a goal at once.

%   True when Worth is minus what a turn that ends at Node is worth at first sight to the player
%   of Race.

node_worth(Node, race(_, Mine, Theirs), Worth) :-
    needed(Mine, Node, My),
    needed(Theirs, Node, Their),
    Worth is 10 * (My - max(2, Their)).

%   If no way is left, this counts as more turns than any way takes: a field as wide as the
%   standard one has nine nodes for each square of its length.

needed(Reach, Node, Turns) :-
    (   reach_turns(Reach, Node, Turns0)
    ->  Turns = Turns0
    ;   functor(Reach, _, Nodes),
        Turns is max(12, min(80, Nodes // 9))
    ).

% ---- Who draws, and how far each player is from the goal ----

%   A race is race(Player, Mine, Theirs): Player draws, Mine is the reach (../turns/goal.pl) of the
%   goals that Player attacks, and Theirs the reach of those that the opponent attacks.

%!  nodes_race(+Nodes, +Player, +Context, -Race) is det.
%
%   True when Race is Player's race in the position of Nodes.
%
%       ?- field_position(field(line, 8, 10, 0), Position), Position = position(_, _, Nodes, _, _),
%          position_context(Position, inf, 100, Context),
%          nodes_race(Nodes, 2, Context, race(_, Mine, _)), reach_turns(Mine, 46, Turns).
%       Turns = 2.

nodes_race(Nodes, Player, Context, race(Player, Mine, Theirs)) :-
    Context = context(net(Ways, _), Goals, _, _, _),
    Opponent is 3 - Player,
    arg(Player, Goals, Goals0),
    arg(Opponent, Goals, Goals1),
    goals_reach(Goals0, 80, Nodes, Ways, Mine),
    goals_reach(Goals1, 80, Nodes, Ways, Theirs).

%   The same race, seen by the other player.

race_opponent(race(Player, Mine, Theirs), race(Opponent, Theirs, Mine)) :-
    Opponent is 3 - Player.

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_depth_turn(Position, 2, Turn, Report).
*/
