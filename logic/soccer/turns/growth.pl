:- module(soccer_growth,
          [ position_begun/3,      % +Position, +Key, -Begun
            begun_grown/4,         % +Begun, +Task, -Ended, -Longer
            longer_begun/3,        % +Longer, +Budget, -Begun
            ended_nodes/2,         % +Ended, -Nodes
            node_less/4            % +Node, +Nodes, +Direction, -Bits
          ]).

/** <module> Paper soccer: turns that grow by one edge

A key stands for a set of edges (keys.pl).

  - begun(Key, Ball, Nodes, Turn) is a turn that goes on.  Turn has its
    directions, the last one first; Nodes are as in a position.
  - ended(Key, Ball, Bits, Ball0, Bits0, Nodes0, Turn) is a turn that ends at
    Ball.  Its last edge, from Ball0, is not yet drawn in Nodes0: Bits and Bits0
    are what is then known of these two.  Turns are many, and few are looked at.
*/

:- use_module(budget, [budget_left/1]).

%!  position_begun(+Position, +Key, -Begun) is det.
%
%   True when Begun has the turn of no edges in Position, whose edges have Key;
%   none if the ball is in a goal.
%
%       ?- position_begun(position(1, 2, nodes(511, 255), ways, field), 7, Begun).
%       Begun = [begun(7, 1, nodes(511, 255), [])].

position_begun(position(Ball, _, Nodes, _, _), Key, Begun) :-
    Place is Ball + 1,
    arg(Place, Nodes, Bits),
    (   Bits < 512
    ->  Begun = [begun(Key, Ball, Nodes, [])]
    ;   Begun = []
    ).

%!  begun_grown(+Begun, +Task, -Ended, -Longer) is det.
%
%   True when the turns of Begun, one edge longer, are Ended and Longer, the ones that
%   go on; of those that draw the same edges each is there.
%
%       ?- field_position(field(line, 2, 2, 0), position(Ball, _, Nodes, Ways, _)),
%          ways_task(Ways, Task), begun_grown([begun(0, Ball, Nodes, [])], Task, Ended, Longer),
%          length(Ended, M), length(Longer, N).
%       M = 6, N = 2.

begun_grown(Begun, task(Ways, Keys, _, _, _, _), Ended, Longer) :-
    grown(Begun, Ways, Keys, [], Ended, [], Longer).

grown([], _, _, Ended, Ended, Longer, Longer).
grown([Begun|Begun1], Ways, Keys, Ended0, Ended, Longer0, Longer) :-
    Begun = begun(_, Ball, Nodes, _),
    Place is Ball + 1,
    arg(Place, Nodes, Bits),
    Free is Bits /\ 255,
    grown(Free, Bits, Begun, Ways, Keys, Ended0, Ended1, Longer0, Longer1),
    grown(Begun1, Ways, Keys, Ended1, Ended, Longer1, Longer).

%   By each edge of Free; Bits are what is known of the node where the ball is.

grown(Free, Bits, Begun, Ways, Keys, Ended0, Ended, Longer0, Longer) :-
    (   Free =:= 0
    ->  Ended = Ended0,
        Longer = Longer0
    ;   Begun = begun(Key, Ball, Nodes, Turn),
        Direction is msb(Free),
        Bit is 1 << Direction,
        Free1 is Free - Bit,
        Way is 8 * Ball + Direction + 1,
        arg(Way, Ways, Ball1),
        arg(Way, Keys, Key1),
        Key2 is Key xor Key1,
        Place1 is Ball1 + 1,
        arg(Place1, Nodes, Bits1),
        Bits2 is Bits1 - 1 << (Direction xor 4),
        Bits0 is Bits - Bit,
        Grown = ended(Key2, Ball1, Bits2, Ball, Bits0, Nodes, [Direction|Turn]),
        (   Bits1 > 256,
            Bits2 > 256,
            Bits1 < 512
        ->  grown(Free1, Bits, Begun, Ways, Keys, Ended0, Ended, [Grown|Longer0], Longer)
        ;   grown(Free1, Bits, Begun, Ways, Keys, [Grown|Ended0], Ended, Longer0, Longer)
        )
    ).

%!  longer_begun(+Longer, +Budget, -Begun) is det.
%
%   True when Begun are the turns of Longer, which go on: begun_grown/4 leaves its Longer
%   in the form of turns that end.  On a large field the nodes take long to copy: the
%   time is that of Budget (budget.pl).
%
%       ?- deadline_budget(inf, Budget),
%          longer_begun([ended(7, 1, 1, 0, 255, nodes(511, 257), [0])], Budget, Begun).
%       Begun = [begun(7, 1, nodes(255, 257), [0])].

longer_begun([], _, []).
longer_begun([Ended|Ends], Budget, [begun(Key, Ball, Nodes, Turn)|Begun]) :-
    Ended = ended(Key, Ball, _, _, _, _, Turn),
    budget_left(Budget),
    ended_nodes(Ended, Nodes),
    longer_begun(Ends, Budget, Begun).

%!  ended_nodes(+Ended, -Nodes) is det.
%
%   True when Nodes are those after the turn of Ended.
%
%       ?- ended_nodes(ended(7, 1, 257, 0, 255, nodes(511, 1), [0]), Nodes).
%       Nodes = nodes(255, 257).

ended_nodes(ended(_, Ball, Bits, Ball0, Bits0, Nodes0, _), Nodes) :-
    duplicate_term(Nodes0, Nodes1),
    Place0 is Ball0 + 1,
    Place is Ball + 1,
    Bits1 is Bits \/ 256,
    % No one else has seen Nodes1, so that to change it here is pure.
    setarg(Place0, Nodes1, Bits0),
    setarg(Place, Nodes1, Bits1),
    Nodes = Nodes1.

%!  node_less(+Node, +Nodes, +Direction, -Bits) is det.
%
%   True when Bits are what Nodes has of Node, without the edge in Direction.
%
%       ?- node_less(1, nodes(3, 5), 2, Bits).
%       Bits = 1.

node_less(Node, Nodes, Direction, Bits) :-
    Place is Node + 1,
    arg(Place, Nodes, Bits0),
    Bits is Bits0 - 1 << Direction.

/** <examples>

?- named_field(standard, Field), field_position(Field, position(Ball, _, Nodes, Ways, _)),
   ways_task(Ways, Task), begun_grown([begun(0, Ball, Nodes, [])], Task, Ended, Longer).
*/
