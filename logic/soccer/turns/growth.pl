:- module(soccer_growth,
          [ position_begun/3,      % +Position, +Key, -Begun
            begun_longer/7,        % +Begun, +Most, +Net, +Tally, -Ended, -Longer, -Left
            arc_grown/5,           % +Begun, +Direction, +Net, +Bits0, -Grown
            grown_begun/2,         % +Grown, -Begun
            grown_nodes/2          % +Grown, -Nodes
          ]).

/** <module> Paper soccer: all turns, by one edge more at a time

A turn that goes on grows by each edge that is free where the ball is.  Some of the longer turns
end, and the others grow again.  What follows a turn depends only on the edges that it draws.  So
all turns of one length grow together, and of turns with the same edges the first is kept.  The
turns that end are the same as drawing_outcomes/2 of ../definition.pl finds.

  - begun(Key, Ball, Nodes, Turn) is a turn that goes on.  Key stands for the edges drawn
    (keys.pl), Nodes are as in a position, and Turn has its directions, the last one first.
  - grown(Key, Ball, Bits, Ball0, Bits0, Nodes0, Turn) is one that has just grown by an edge,
    from Ball0 to Ball.  This is not yet drawn in Nodes0, since few of those that have grown are
    looked at: Bits and Bits0 are what is then known of these two nodes (nodes.pl).
*/

:- use_module(library(lists), [append/3]).
:- use_module('../game/nodes', [bits_arrived/2, bits_bounce/1, bits_free/2, bits_goal/1,
                                bits_less/3, direction_back/2, free_direction/3, free_none/1,
                                nodes_bits/3, nodes_change/3]).
:- use_module(keys, [arc_node_key/6]).
:- use_module(tally, [tally_kept/1]).
:- use_module('../../search/inline', [inline/1]).

:- inline([grown_by/7]).

%!  position_begun(+Position, +Key, -Begun) is det.
%
%   True when Begun has the turn of no edges in Position, whose edges have Key;
%   none if the ball is in a goal.
%
%       ?- position_begun(position(1, 2, nodes(511, 255), ways, field), 7, Begun).
%       Begun = [begun(7, 1, nodes(511, 255), [])].

position_begun(position(Ball, _, Nodes, _, _), Key, Begun) :-
    nodes_bits(Nodes, Ball, Bits),
    (   bits_goal(Bits)
    ->  Begun = []
    ;   Begun = [begun(Key, Ball, Nodes, [])]
    ).

%!  begun_longer(+Begun, +Most, +Net, +Tally, -Ended, -Longer, -Left) is det.
%
%   True when the turns of Begun, one edge longer, are those of Ended, which have
%   grown and end, and of Longer, begun ones again, each key once and in order.
%   Only Most of Longer are kept, or all if Most is `inf`, and Left are left out.
%
%       ?- field_position(field(line, 2, 2, 0), Position), position_begun(Position, 0, Begun),
%          Position = position(_, _, _, Ways, _), ways_set_net(Ways, Net), deadline_tally(inf, Tally),
%          begun_longer(Begun, 1, Net, Tally, Ended, Longer, Left),
%          length(Ended, M), length(Longer, N).
%       M = 6, N = 1, Left = 1.

begun_longer(Begun, Most, net(Ways, Keys), Tally, Ended, Longer, Left) :-
    grown(Begun, Ways, Keys, [], Ended0, [], Longer0),
    sort(1, @<, Ended0, Ended),
    sort(1, @<, Longer0, Longer1),
    first(Most, Longer1, Longer2, Left),
    drawn(Longer2, Tally, Longer).

grown_by(Begun, Direction, Ways, Keys, Bits0, Bits, Grown) :-
    Begun = begun(Key0, Ball0, Nodes0, Turn),
    arc_node_key(Ways, Keys, Ball0, Direction, Ball, Key1),
    Key is Key0 xor Key1,
    bits_less(Bits0, Direction, Bits1),
    nodes_bits(Nodes0, Ball, Bits2),
    direction_back(Direction, Back),
    bits_less(Bits2, Back, Bits),
    Grown = grown(Key, Ball, Bits, Ball0, Bits1, Nodes0, [Direction|Turn]).

%   Those that end, and those that go on, of each turn that has begun ...

grown([], _, _, Ended, Ended, Longer, Longer).
grown([Begun|Begun1], Ways, Keys, Ended0, Ended, Longer0, Longer) :-
    Begun = begun(_, Ball, Nodes, _),
    nodes_bits(Nodes, Ball, Bits0),
    bits_free(Bits0, Free),
    grown(Free, Bits0, Begun, Ways, Keys, Ended0, Ended1, Longer0, Longer1),
    grown(Begun1, Ways, Keys, Ended1, Ended, Longer1, Longer).

%   ... by each edge of Free.  Bits0 are what is known of the node where the ball is.

grown(Free, Bits0, Begun, Ways, Keys, Ended0, Ended, Longer0, Longer) :-
    (   free_none(Free)
    ->  Ended = Ended0,
        Longer = Longer0
    ;   free_direction(Free, Direction, Free1),
        grown_by(Begun, Direction, Ways, Keys, Bits0, Bits, Grown),
        (   bits_bounce(Bits)
        ->  grown(Free1, Bits0, Begun, Ways, Keys, Ended0, Ended, [Grown|Longer0], Longer)
        ;   grown(Free1, Bits0, Begun, Ways, Keys, [Grown|Ended0], Ended, Longer0, Longer)
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

%!  arc_grown(+Begun, +Direction, +Net, +Bits0, -Grown) is det.
%
%   True when Grown is the turn Begun with one edge more, in Direction; Bits0 are
%   what is known of the node where the ball is.

arc_grown(Begun, Direction, net(Ways, Keys), Bits0, Grown) :-
    grown_by(Begun, Direction, Ways, Keys, Bits0, _, Grown).

%!  grown_begun(+Grown, -Begun) is det.
%
%   True when Begun is the turn Grown, to go on.

grown_begun(Grown, begun(Key, Ball, Nodes, Turn)) :-
    Grown = grown(Key, Ball, _, _, _, _, Turn),
    grown_nodes(Grown, Nodes).

%!  grown_nodes(+Grown, -Nodes) is det.
%
%   True when Nodes are those after the turn Grown.
%
%       ?- grown_nodes(grown(7, 1, 257, 0, 255, nodes(511, 1), [0]), Nodes).
%       Nodes = nodes(255, 257).

grown_nodes(grown(_, Ball, Bits, Ball0, Bits0, Nodes0, _), Nodes) :-
    bits_arrived(Bits, Bits1),
    duplicate_term(Nodes0, Nodes1),
    nodes_change(Nodes1, Ball0, Bits0),
    nodes_change(Nodes1, Ball, Bits1),
    Nodes = Nodes1.

/** <examples>

?- named_field(standard, Field), field_position(Field, Position), position_begun(Position, 0, Begun),
   Position = position(_, _, _, Ways, _), ways_set_net(Ways, Net), deadline_tally(inf, Tally),
   begun_longer(Begun, inf, Net, Tally, Ended, Longer, Left).
*/
