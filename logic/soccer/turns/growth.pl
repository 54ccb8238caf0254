:- module(soccer_growth,
          [ position_begun/3,      % +Position, +Key, -Begun
            arc_grown/4,           % +Begun, +Direction, +Net, -Grown
            grown_key/2,           % +Grown, -Key
            grown_ball/2,          % +Grown, -Ball
            grown_bits/2,          % +Grown, -Bits
            begun_longer/7,        % +Begun, +Most, +Net, +Tally, -Ended, -Longer, -Left
            grown_nodes/2,         % +Grown, -Nodes
            grown_turn/2,          % +Grown, -Turn
            grown_begun/2          % +Grown, -Begun
          ]).

/** <module> Paper soccer: all turns, by one edge more at a time

The same as drawings_longer/3 of longer.pl, which tells the idea.  Two terms stand for its drawings:

  - begun(Key, Ball, Nodes, Turn), a turn that goes on.  Key stands for the edges drawn (keys.pl),
    Nodes are as in a position, and Turn has its directions, the last one first;
  - grown(Key, Ball, Bits, Direction, Begun), a turn that has just become an edge longer: Begun was
    drawn in Direction to Ball.  Bits are what is then known of this node (nodes.pl).  Its nodes are
    made only if somebody asks for them, for few of those that have grown are looked at.
*/

:- use_module(library(lists), [append/3, reverse/2]).
:- use_module('../game/nodes', [bits_arrived/2, bits_bounce/1, bits_free/2, bits_goal/1,
                                bits_less/3, direction_back/2, free_direction/3, free_none/1,
                                nodes_bits/3, nodes_change/3]).
:- use_module(keys, [arc_node_key/6]).
:- use_module(tally, [tally_kept/1]).
:- use_module('../../search/inline', [inline/1]).

:- inline([arc_grown/4, grown_key/2, grown_ball/2, grown_bits/2]).

%!  position_begun(+Position, +Key, -Begun) is det.
%
%   True when Begun has the turn of no edges in Position, whose edges have Key.  It is empty if the
%   ball is in a goal.
%
%       ?- position_begun(position(1, 2, nodes(511, 255), ways, field), 7, Begun).
%       Begun = [begun(7, 1, nodes(511, 255), [])].

position_begun(position(Ball, _, Nodes, _, _), Key, Begun) :-
    nodes_bits(Nodes, Ball, Bits),
    (   bits_goal(Bits)
    ->  Begun = []
    ;   Begun = [begun(Key, Ball, Nodes, [])]
    ).

%!  arc_grown(+Begun, +Direction, +Net, -Grown) is det.
%
%   True when Grown is the turn Begun with one edge more, in Direction, which is free.
%
%       ?- field_position(field(line, 2, 2, 0), Position), position_begun(Position, 0, [Begun]),
%          Position = position(_, _, _, Ways, _), ways_set_net(Ways, Net),
%          arc_grown(Begun, 0, Net, Grown), grown_ball(Grown, Ball).
%       Ball = 1.

arc_grown(Begun, Direction, Net, Grown) :-
    Begun = begun(Key0, Ball0, Nodes, _),
    Net = net(Ways, Keys),
    arc_node_key(Ways, Keys, Ball0, Direction, Ball, Key1),
    Key is Key0 xor Key1,
    nodes_bits(Nodes, Ball, Bits0),
    direction_back(Direction, Back),
    bits_less(Bits0, Back, Bits),
    Grown = grown(Key, Ball, Bits, Direction, Begun).

%!  grown_key(+Grown, -Key) is det.
%
%   True when Key stands for the edges that are drawn after the turn Grown.

grown_key(Grown, Key) :-
    Grown = grown(Key, _, _, _, _).

%!  grown_ball(+Grown, -Ball) is det.
%
%   True when the turn Grown leads the ball to the node Ball.

grown_ball(Grown, Ball) :-
    Grown = grown(_, Ball, _, _, _).

%!  grown_bits(+Grown, -Bits) is det.
%
%   True when Bits are what is known of the node where the ball is, before it counts as touched.

grown_bits(Grown, Bits) :-
    Grown = grown(_, _, Bits, _, _).

%!  begun_longer(+Begun, +Most, +Net, +Tally, -Ended, -Longer, -Left) is det.
%
%   The same as drawings_longer/3: Ended are the turns of Begun that an edge more ends, Longer
%   those that go on, begun again, each key once and in order.  Only Most of Longer are kept, or
%   all if Most is `inf`, and Left are left out.
%
%       ?- field_position(field(line, 2, 2, 0), Position), position_begun(Position, 0, Begun),
%          Position = position(_, _, _, Ways, _), ways_set_net(Ways, Net),
%          deadline_tally(inf, Tally),
%          begun_longer(Begun, 1, Net, Tally, Ended, Longer, Left),
%          length(Ended, M), length(Longer, N).
%       M = 6, N = 1, Left = 1.

begun_longer(Begun, Most, Net, Tally, Ended, Longer, Left) :-
    grown(Begun, Net, [], Ended0, [], Longer0),
    sort(1, @<, Ended0, Ended),
    sort(1, @<, Longer0, Longer1),
    first(Most, Longer1, Longer2, Left),
    drawn(Longer2, Tally, Longer).

%   Each turn that has begun grows ...

grown([], _, Ended, Ended, Longer, Longer).
grown([Begun|Begun1], Net, Ended0, Ended, Longer0, Longer) :-
    Begun = begun(_, Ball, Nodes, _),
    nodes_bits(Nodes, Ball, Bits),
    bits_free(Bits, Free),
    grown_by(Free, Begun, Net, Ended0, Ended1, Longer0, Longer1),
    grown(Begun1, Net, Ended1, Ended, Longer1, Longer).

%   ... by each edge of Free.

grown_by(Free, Begun, Net, Ended0, Ended, Longer0, Longer) :-
    (   free_none(Free)
    ->  Ended = Ended0,
        Longer = Longer0
    ;   free_direction(Free, Direction, Free1),
        arc_grown(Begun, Direction, Net, Grown),
        grown_bits(Grown, Bits),
        (   bits_bounce(Bits)
        ->  grown_by(Free1, Begun, Net, Ended0, Ended, [Grown|Longer0], Longer)
        ;   grown_by(Free1, Begun, Net, [Grown|Ended0], Ended, Longer0, Longer)
        )
    ).

first(Most, List, First, Left) :-
    (   Most \== inf,
        length(First, Most),
        append(First, Rest, List)
    ->  length(Rest, Left)
    ;   First = List,
        Left = 0
    ).

%   On a large field it takes long to copy the nodes, so the clock is checked each time.

drawn([], _, []).
drawn([Grown|Grown1], Tally, [Begun|Begun1]) :-
    tally_kept(Tally),
    grown_begun(Grown, Begun),
    drawn(Grown1, Tally, Begun1).

%!  grown_nodes(+Grown, -Nodes) is det.
%
%   True when Nodes are those after the turn Grown.
%
%       ?- grown_nodes(grown(7, 1, 257, 0, begun(3, 0, nodes(256, 273), [])), Nodes).
%       Nodes = nodes(255, 257).

grown_nodes(grown(_, Ball, Bits, Direction, begun(_, Ball0, Nodes0, _)), Nodes) :-
    bits_arrived(Bits, Bits1),
    duplicate_term(Nodes0, Nodes1),
    nodes_bits(Nodes0, Ball0, Bits2),
    bits_less(Bits2, Direction, Bits3),
    nodes_change(Nodes1, Ball0, Bits3),
    nodes_change(Nodes1, Ball, Bits1),
    Nodes = Nodes1.

%!  grown_turn(+Grown, -Turn) is det.
%
%   True when Turn has the directions of the turn Grown, in order.
%
%       ?- grown_turn(grown(7, 1, 257, 0, begun(3, 0, nodes(256, 273), [4, 2])), Turn).
%       Turn = [2, 4, 0].

grown_turn(grown(_, _, _, Direction, begun(_, _, _, Turn0)), Turn) :-
    reverse([Direction|Turn0], Turn).

%!  grown_begun(+Grown, -Begun) is det.
%
%   True when Begun is the turn Grown, to go on.

grown_begun(Grown, begun(Key, Ball, Nodes, [Direction|Turn])) :-
    Grown = grown(Key, Ball, _, Direction, begun(_, _, _, Turn)),
    grown_nodes(Grown, Nodes).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_begun(Position, 0, Begun), Position = position(_, _, _, Ways, _),
   ways_set_net(Ways, Net), deadline_tally(inf, Tally),
   begun_longer(Begun, inf, Net, Tally, Ended, Longer, Left).
*/
