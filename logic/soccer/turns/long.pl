:- module(soccer_long,
          [ begun_long/3           % +Begun, +Task, -Ended
          ]).

/** <module> Paper soccer: long turns, one by each edge that ends one

The shortest turns of a position (spread.pl) leave its other edges for the
opponent.  Long ones use them up, and may cut the opponent off: some must be
looked at.  One walk as far as it goes, back, and on from there, draws each edge
once, so that their number is no more than that of the edges.
*/

:- use_module(growth, [ended_nodes/2, node_less/4]).

%!  begun_long(+Begun, +Task, -Ended) is det.
%
%   True when Ended are turns (growth.pl) that Begun become and that end at an
%   untouched node: one by each edge to such a node where a turn can end, after the
%   walk up to there.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_quest(Position, inf, quest(Begun, _, Task, _)),
%          begun_long(Begun, Task, Ended),
%          findall(Length, ( member(End, Ended), arg(7, End, Turn), length(Turn, Length) ), All).
%       All = [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1].

begun_long([Begun], Task, Ended) :-
    arg(3, Begun, Nodes),
    duplicate_term(Nodes, Left),
    walked(Begun, Left, Task, Ended, []).

%   Left has the edges that were not drawn yet by the walk.  No one else has seen it:
%   that it changes buys a walk that need not hand it on.

walked(Begun, Left, Task, Ended, Rest) :-
    (   next_turn(Begun, Left, Task, Next)
    ->  Next = ended(Key, Ball, Bits, _, _, _, Turn),
        (   Bits < 256
        ->  Ended = [Next|Ended1]
        ;   Bits > 256,
            Bits < 512
        ->  ended_nodes(Next, Nodes),
            walked(begun(Key, Ball, Nodes, Turn), Left, Task, Ended, Ended1)
        ;   Ended = Ended1
        ),
        walked(Begun, Left, Task, Ended1, Rest)
    ;   Ended = Rest
    ).

%   Next is the turn of Begun with one edge more, which is Left no longer.

next_turn(begun(Key0, Ball0, Nodes, Turn), Left, task(Ways, Keys, _, _, _, _), Next) :-
    Place0 is Ball0 + 1,
    arg(Place0, Left, Free),
    Free /\ 255 =\= 0,
    Direction is msb(Free /\ 255),
    Way is 8 * Ball0 + Direction + 1,
    arg(Way, Ways, Ball),
    arg(Way, Keys, Key1),
    Key is Key0 xor Key1,
    node_less(Ball0, Left, Direction, Free1),
    setarg(Place0, Left, Free1),
    node_less(Ball, Left, Direction xor 4, Free2),
    Place is Ball + 1,
    setarg(Place, Left, Free2),
    node_less(Ball0, Nodes, Direction, Bits0),
    node_less(Ball, Nodes, Direction xor 4, Bits),
    Next = ended(Key, Ball, Bits, Ball0, Bits0, Nodes, [Direction|Turn]).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[3]], Position),
   position_quest(Position, inf, quest(Begun, _, Task, _)), begun_long(Begun, Task, Ended).
*/
