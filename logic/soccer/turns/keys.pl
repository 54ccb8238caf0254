:- module(soccer_keys,
          [ ways_sets/2,           % +Ways, -Keys
            ways_codes/2           % +Ways, -Keys
          ]).

/** <module> Paper soccer: keys of edges, and so of sets of edges

Keys has an integer for each edge, where the ways of a position (position.pl)
have a node: the same for both of its directions.  The key of a set is the
exclusive or of those of its edges.  All edges drawn so far say where the ball
is and who draws, for they are one trail: their key is one of the position.
*/

:- use_module('../../random', [random_below/4, seed_random/2]).

%!  ways_sets(+Ways, -Keys) is det.
%
%   True when Keys has a bit of its own for each edge: the key of a set is the
%   set itself, and no other set has it.
%
%       ?- field_position(field(line, 2, 2, 0), position(_, _, _, Ways, _)),
%          ways_sets(Ways, Keys), arg(34, Keys, Key).
%       Key = 0x400000000.

ways_sets(Ways, Keys) :-
    ways_keys(Ways, place_set, 0, Keys).

place_set(Place, Key, State, State) :-
    Key is 1 << Place.

%!  ways_codes(+Ways, -Keys) is det.
%
%   True when Keys has 55 bits drawn by lot for each edge: a small integer stands
%   for a set, and two sets have the same one in one case of 2^55 (A. Zobrist).
%
%       ?- field_position(field(line, 2, 2, 0), position(_, _, _, Ways, _)),
%          ways_codes(Ways, Keys), arg(34, Keys, Key), Bits is msb(Key) // 56.
%       Bits = 0.

ways_codes(Ways, Keys) :-
    seed_random([], Random),
    ways_keys(Ways, place_code, Random, Keys).

place_code(_, Key, Random0, Random) :-
    random_below(0x8000000, High, Random0, Random1),
    random_below(0x10000000, Low, Random1, Random),
    Key is High << 28 \/ Low.

%   An edge gets its key at its place from the node where its direction is 0..3.

ways_keys(Ways, Place_1, State, Keys) :-
    functor(Ways, _, Size),
    functor(Keys, keys, Size),
    keys(1, Size, Ways, Place_1, Keys, State).

keys(Place, Size, Ways, Place_1, Keys, State0) :-
    (   Place > Size
    ->  true
    ;   arg(Place, Ways, Node),
        Direction is (Place - 1) /\ 7,
        (   Node < 0
        ->  arg(Place, Keys, 0),
            State = State0
        ;   Direction < 4
        ->  Back is 8 * Node + Direction + 5,
            call(Place_1, Place, Key, State0, State),
            arg(Place, Keys, Key),
            arg(Back, Keys, Key)
        ;   State = State0
        ),
        Place1 is Place + 1,
        keys(Place1, Size, Ways, Place_1, Keys, State)
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, position(_, _, _, Ways, _)),
   ways_codes(Ways, Keys).
*/
