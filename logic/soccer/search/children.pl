:- module(soccer_children,
          [ begun_children/6,      % +Begun, +Most, +Race, +Context, -Children, -Cut
            ended_children/3,      % +Ended, +Race, -Children
            best_first/3,          % +Children, +Key, -Ordered
            node_worth/3,          % +Node, +Race, -Worth
            nodes_race/4,          % +Nodes, +Player, +Context, -Race
            race_opponent/2        % +Race, -Opponent
          ]).

/** <module> Paper soccer: the turns to choose from, the most promising first

A child is Worth-Grown: Grown is a turn that ends at an untouched node (../turns/growth.pl), and
Worth is minus what it is worth to the player who draws it.  A turn that loses, in
one's own goal or stuck, is no child.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module('../game/nodes', [bits_untouched/1]).
:- use_module('../turns/whole_turns', [begun_ends/3, begun_long/3, ends_node_grown/4]).
:- use_module('../turns/goal', [goals_reach/5, reach_turns/3]).
:- use_module('../turns/growth', [begun_longer/7, grown_ball/2, grown_bits/2, grown_key/2,
                                  key_low/2, tally_cut/1, tally_more/2]).

%!  begun_children(+Begun, +Most, +Race, +Context, -Children, -Cut) is det.
%
%   True when Children are those that the turns of Begun become.  Once there are Most, turns that go
%   on are given up, and at most Most turns of one length go on.  Cut is `true` if some were left
%   out.  But there is always a turn to each place where one can end (whole_turns.pl), and there are long
%   ones.  So if there is a child, Children has one.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_root(Position, inf, root(Begun, Race, Context, _)),
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
        (   Left > 0
        ->  Cut = true
        ;   Cut = Cut1
        )
    ).

%!  ended_children(+Ended, +Race, -Children) is det.
%
%   True when Children are the turns of Ended that are children, the best first.

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

%!  node_worth(+Node, +Race, -Worth) is det.
%
%   True when Worth is minus what a turn that ends at Node is worth at first sight to the player
%   of Race.
%
%       ?- node_worth(0, race(1, r(-8), r(-24)), Worth).
%       Worth = -20.

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

%!  race_opponent(+Race, -Opponent) is det.
%
%   True when Opponent is the same race, seen by the other player.

race_opponent(race(Player, Mine, Theirs), race(Opponent, Theirs, Mine)) :-
    Opponent is 3 - Player.

/** <examples>

?- ended_children([grown(7, 0, 3, 1, begun)], race(1, r(-8), r(-24)), Children).

?- named_field(standard, Field), field_position(Field, Position),
   position_root(Position, inf, root(_, Race, _, _)), node_worth(41, Race, Worth).

?- named_field(standard, Field), field_position(Field, Position),
   position_context(Position, inf, 100, Context), Position = position(_, Player, Nodes, _, _),
   nodes_race(Nodes, Player, Context, Race).
*/
