:- module(soccer_long,
          [ begun_long/3           % +Begun, +Net, -Ended
          ]).

/** <module> Paper soccer: long turns, one for each edge that ends a turn

The shortest turns of a position (growth.pl) leave its other edges to the opponent.  Long turns use
them up, and may cut the opponent off.  A walk finds them: it goes as far as it can, comes back, and
goes on from there.  It draws each edge once, so there are no more such turns than edges.
*/

:- use_module('../game/nodes', [bits_bounce/1, bits_free/2, bits_less/3, bits_untouched/1,
                                direction_back/2, free_direction/3, free_none/1, nodes_bits/3,
                                nodes_change/3]).
:- use_module(growth, [arc_grown/4, grown_ball/2, grown_begun/2, grown_bits/2]).

%!  begun_long(+Begun, +Net, -Ended) is det.
%
%   True when Ended are turns (growth.pl) that Begun becomes and that end at an untouched node.
%   There is one for each edge by which a turn can come to such a node: the walk up to there.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_begun(Position, 0, Begun), arg(4, Position, Ways), ways_set_net(Ways, Net),
%          begun_long(Begun, Net, Ended),
%          findall(Size, ( member(End, Ended), grown_turn(End, Turn), length(Turn, Size) ), All).
%       All = [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1].

begun_long([Begun], Net, Ended) :-
    arg(3, Begun, Nodes),
    duplicate_term(Nodes, Left),
    walked(Begun, Left, Net, Ended, []).

%   Left has the edges that the walk has not drawn yet.  No one else has seen it, so it may change.

walked(Begun, Left, Net, Ended, Rest) :-
    (   next_turn(Begun, Left, Net, Next)
    ->  grown_bits(Next, Bits),
        (   bits_untouched(Bits)
        ->  Ended = [Next|Ended1]
        ;   bits_bounce(Bits)
        ->  grown_begun(Next, Begun1),
            walked(Begun1, Left, Net, Ended, Ended1)
        ;   Ended = Ended1
        ),
        walked(Begun, Left, Net, Ended1, Rest)
    ;   Ended = Rest
    ).

%   Next is the turn Begun with one edge more.  This edge is not Left any more.

next_turn(Begun, Left, Net, Next) :-
    Begun = begun(_, Ball0, _, _),
    nodes_bits(Left, Ball0, Left0),
    bits_free(Left0, Free),
    \+ free_none(Free),
    free_direction(Free, Direction, _),
    arc_grown(Begun, Direction, Net, Next),
    grown_ball(Next, Ball),
    left_less(Left, Ball0, Direction),
    direction_back(Direction, Back),
    left_less(Left, Ball, Back).

left_less(Left, Node, Direction) :-
    nodes_bits(Left, Node, Bits0),
    bits_less(Bits0, Direction, Bits),
    nodes_change(Left, Node, Bits).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[3]], Position),
   position_begun(Position, 0, Begun), arg(4, Position, Ways), ways_set_net(Ways, Net),
   begun_long(Begun, Net, Ended).
*/
