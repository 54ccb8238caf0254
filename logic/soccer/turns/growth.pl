:- module(soccer_growth,
          [ ways_set_net/2,        % +Ways, -Net
            ways_code_net/2,       % +Ways, -Net
            arc_node_key/6,        % +Ways, +Keys, +Node, +Direction, -Node1, -Key
            key_low/2,             % +Key, -Low
            deadline_tally/2,      % +Deadline, -Tally
            tally_more/2,          % !Tally, +Nodes
            tally_kept/1,          % +Tally
            tally_cut/1,           % !Tally
            tally_nodes_cut/3,     % +Tally, -Nodes, -Cut
            position_begun/3,      % +Position, +Key, -Begun
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

The same as drawings_longer/3 of outcomes.pl, which tells the idea.  Two terms stand for its
drawings:

  - begun(Key, Ball, Nodes, Turn), a turn that goes on.  Key stands for the edges drawn,
    Nodes are as in a position, and Turn has its directions, the last one first;
  - grown(Key, Ball, Bits, Direction, Begun), a turn that has just become an edge longer: Begun was
    drawn in Direction to Ball.  Bits are what is then known of this node (nodes.pl).  Its nodes are
    made only if somebody asks for them, for few of those that have grown are looked at.

The names of edges and the count of nodes that all searches share come first.
*/

:- use_module(library(lists), [append/3, reverse/2]).
:- use_module('../../shared/random', [random_below/4, seed_random/2]).
:- use_module('../../shared/inline', [inline/1]).
:- use_module('../../shared/limit', [deadline_kept/1]).
:- use_module('../game/nodes', [arc_place/3, bits_arrived/2, bits_bounce/1, bits_free/2,
                                bits_goal/1, bits_less/3, direction_back/2, free_direction/3,
                                free_none/1, nodes_bits/3, nodes_change/3]).

% ---- Keys of edges, and so of sets of edges ----

%   A net is net(Ways, Keys).  Where the ways of a position (nodes.pl) have a node, Keys has an
%   integer, the same for both directions of an edge.  The key of a set of edges is the exclusive or
%   of theirs.  The edges drawn so far are one trail, so their key also tells where the ball is: it
%   is a key of the position.

:- inline([arc_node_key/6, key_low/2]).

%!  ways_set_net(+Ways, -Net) is det.
%
%   True when Net has a bit for each edge.  So no two sets have the same key.

ways_set_net(Ways, net(Ways, Keys)) :-
    ways_keys(Ways, place_set, 0, Keys).

place_set(Place, Key, State, State) :-
    Key is 1 << Place.

%!  ways_code_net(+Ways, -Net) is det.
%
%   True when Net has 55 random bits for each edge.  So a small integer stands for a set, and two
%   sets have the same one in one case of 2^55 (A. Zobrist).

ways_code_net(Ways, net(Ways, Keys)) :-
    seed_random([], Random),
    ways_keys(Ways, place_code, Random, Keys).

place_code(_, Key, Random0, Random) :-
    random_below(0x8000000, High, Random0, Random1),
    random_below(0x10000000, Low, Random1, Random),
    Key is High << 28 \/ Low.

%   An edge gets its key when its direction is 0..3, for both of its directions.

ways_keys(Ways, Place_1, State, Keys) :-
    functor(Ways, _, Size),
    functor(Keys, keys, Size),
    keys(1, Size, Ways, Place_1, Keys, State).

keys(Place, Size, Ways, Place_1, Keys, State0) :-
    (   Place > Size
    ->  true
    ;   arg(Place, Ways, Node),
        Direction is (Place - 1) mod 8,
        (   Node == none
        ->  arg(Place, Keys, none),
            State = State0
        ;   Direction < 4
        ->  direction_back(Direction, Back),
            arc_place(Node, Back, Place1),
            call(Place_1, Place, Key, State0, State),
            arg(Place, Keys, Key),
            arg(Place1, Keys, Key)
        ;   State = State0
        ),
        Next is Place + 1,
        keys(Next, Size, Ways, Place_1, Keys, State)
    ).

%!  arc_node_key(+Ways, +Keys, +Node, +Direction, -Node1, -Key) is det.
%
%   True when there is an arc from Node in Direction, it leads to Node1, and its edge has Key.
%
%       ?- field_position(field(line, 2, 2, 0), position(_, _, _, Ways, _)),
%          ways_set_net(Ways, net(Ways, Keys)), arc_node_key(Ways, Keys, 4, 1, Node, Key).
%       Node = 2, Key = 0x400000000.

arc_node_key(Ways, Keys, Node, Direction, Node1, Key) :-
    Place is 8 * Node + Direction + 1,
    arg(Place, Ways, Node1),
    arg(Place, Keys, Key).

%!  key_low(+Key, -Low) is det.
%
%   True when Low are the low 32 bits of Key: enough to tell the turns of one
%   position from each other.

key_low(Key, Low) :-
    Low is Key /\ 0xffffffff.

% ---- How much a search has looked at, and when it must end ----

%   A tally, tally(Nodes, Next, Deadline, Cut), belongs to the search that made it.  It changes in
%   place.  So no count is passed on, and it is still there after an exception has ended the search.

%!  deadline_tally(+Deadline, -Tally) is det.
%
%   True when Tally has counted nothing.  Deadline is a time of get_time/1, or `inf`
%   (../../shared/limit.pl).

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

% ---- A turn that has begun, and one edge more ----

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

?- named_field(standard, Field), field_position(Field, position(_, _, _, Ways, _)),
   ways_code_net(Ways, Net).
*/
