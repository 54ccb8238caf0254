:- module(soccer_keys,
          [ ways_set_net/2,        % +Ways, -Net
            ways_code_net/2,       % +Ways, -Net
            arc_node_key/6,        % +Ways, +Keys, +Node, +Direction, -Node1, -Key
            key_low/2              % +Key, -Low
          ]).

/** <module> Paper soccer: keys of edges, and so of sets of edges

A net is net(Ways, Keys).  Where the ways of a position (nodes.pl) have a node, Keys has an integer,
the same for both directions of an edge.  The key of a set of edges is the exclusive or of theirs.
The edges drawn so far are one trail, so their key also tells where the ball is: it is a key of the
position.
*/

:- use_module('../../random', [random_below/4, seed_random/2]).
:- use_module('../../search/inline', [inline/1]).
:- use_module('../game/nodes', [arc_place/3, direction_back/2]).

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

/** <examples>

?- named_field(standard, Field), field_position(Field, position(_, _, _, Ways, _)),
   ways_code_net(Ways, Net).
*/
