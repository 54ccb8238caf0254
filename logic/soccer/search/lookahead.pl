:- module(soccer_lookahead,
          [ begun_lookahead/7      % +Begun, +Race, +Edge, +Beta, +Context, -Value, -Key
          ]).

/** <module> Paper soccer: the last turn that a search looks at

The position is worth as much as its best turn at first sight (worth.pl), of those that leave the
opponent no goal at once.  So if turns are ordered by their worth, the first that leaves no goal is
the best.

There are two passes.  The first looks at one turn to each place where a turn can end (ends.pl).
These are few, and no other turn is worth more at first sight.  The second looks at all turns,
length by length (growth.pl), until one is as good as the best place, or as good as the search
needs.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../turns/ends', [begun_ends/3, ends_node_grown/4]).
:- use_module('../turns/growth', [begun_longer/7, grown_ball/2, grown_key/2, grown_nodes/2]).
:- use_module('../turns/reach', [goals_near/5, goals_reach/5, reach_turns/3]).
:- use_module('../turns/tally', [tally_cut/1, tally_more/2]).
:- use_module(children, [ended_children/3]).
:- use_module(value, [lost_value/1, proved_loss/1, refuted_value/1, unknown_value/1]).
:- use_module(worth, [node_worth/3]).

%!  begun_lookahead(+Begun, +Race, +Edge, +Beta, +Context, -Value, -Key) is det.
%
%   True when the position in which the player of Race begins the turn Begun has Value (value.pl),
%   and Key is that of the best outcome, or 0.  Edge are the places around the goal where a turn
%   of this player can end so that the next one scores.  The more of them, the better, and the
%   fewer the opponent has.  No more turns are looked at once Value is Beta.
%
%   Two steps ahead, there is a turn after which the opponent needs four more:
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2]], Position),
%          position_root(Position, inf, root(Begun, Race, Context, _)),
%          begun_lookahead(Begun, Race, [9, 10, 11], 999, Context, Value, _).
%       Value = 40.

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
    (   Children = [Worth-_|_]
    ->  First is -Worth
    ;   First = Lost
    ),
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
        (   Left > 0
        ->  cut(Best2, Tally, Best)
        ;   Best = Best2
        )
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

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_root(Position, inf, root(Begun, Race, Context, _)),
   begun_lookahead(Begun, Race, [9, 10, 11], 999, Context, Value, Key).
*/
