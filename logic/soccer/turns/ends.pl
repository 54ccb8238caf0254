:- module(soccer_ends,
          [ begun_ends/3,          % +Begun, +Ways, -Ends
            ends_node_ended/4      % +Ends, +Task, +Node, -Ended
          ]).

/** <module> Paper soccer: a turn to each place where a turn can end

A position can have thousands of turns, but they end at a few dozen nodes.  These
are found at once, with a way to each (reach.pl), and the turn by that way is only
drawn where it is asked for.

The ends of a turn are ends(Nodes, Reach, Begun): the untouched nodes where it can
end, the reach of the node where it begins, and the turn of no edges (growth.pl).
*/

:- use_module(growth, [node_less/4]).
:- use_module(reach, [goals_near/5, reach_direction/3]).

%!  begun_ends(+Begun, +Ways, -Ends) is det.
%
%   True when Ends are those of the turn that begins by Begun.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_quest(Position, inf, quest(Begun, _, task(Ways, _, _, _, _, _), _)),
%          begun_ends(Begun, Ways, ends(Nodes, _, _)), length(Nodes, Length),
%          position_outcomes(Position, inf, Outcomes, false), length(Outcomes, All).
%       Length = 9, All = 12.

begun_ends(Begun, Ways, ends(Ends, Reach, Begun)) :-
    Begun = [begun(_, Ball, Nodes, _)],
    goals_near([Ball], Nodes, Ways, Reach, Ends).

%!  ends_node_ended(+Ends, +Task, +Node, -Ended) is det.
%
%   True when Ended (growth.pl) is a turn that ends at Node, which is one of Ends.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_quest(Position, inf, quest(Begun, _, Task, _)), arg(1, Task, Ways),
%          begun_ends(Begun, Ways, Ends), arg(1, Ends, [Node|_]),
%          ends_node_ended(Ends, Task, Node, ended(_, Node, _, _, _, _, Turn)).
%       Node = 37, Turn = [5, 6].

ends_node_ended(ends(_, Reach, [Begun]), Task, Node, Ended) :-
    Begun = begun(Key0, Ball, Nodes, _),
    duplicate_term(Nodes, Nodes0),
    turn_to(Node, Ball, Reach, Task, Nodes0, Key0, Ended).

%   Back from Node to the Ball.  All but the last edge is drawn in Nodes, which no
%   one else has seen: that they change is as good as a copy for each edge.

turn_to(Node, Ball, Reach, Task, Nodes, Key0, Ended) :-
    way_back(Node, Reach, Task, Node0, Direction, Key0, Key1),
    before(Node0, Ball, Reach, Task, Nodes, Key1, Key, Turn),
    node_less(Node, Nodes, Direction xor 4, Bits),
    node_less(Node0, Nodes, Direction, Bits0),
    Ended = ended(Key, Node, Bits, Node0, Bits0, Nodes, [Direction|Turn]).

before(Node, Ball, Reach, Task, Nodes, Key0, Key, Turn) :-
    (   Node =:= Ball
    ->  Turn = [],
        Key = Key0
    ;   way_back(Node, Reach, Task, Node0, Direction, Key0, Key1),
        node_less(Node, Nodes, Direction xor 4, Bits),
        Place is Node + 1,
        setarg(Place, Nodes, Bits),
        node_less(Node0, Nodes, Direction, Bits0),
        Place0 is Node0 + 1,
        setarg(Place0, Nodes, Bits0),
        Turn = [Direction|Turn1],
        before(Node0, Ball, Reach, Task, Nodes, Key1, Key, Turn1)
    ).

%   The last edge of the way to Node goes in Direction from Node0.

way_back(Node, Reach, task(Ways, Keys, _, _, _, _), Node0, Direction, Key0, Key) :-
    reach_direction(Reach, Node, Back),
    Direction is Back xor 4,
    Way is 8 * Node + Back + 1,
    arg(Way, Ways, Node0),
    arg(Way, Keys, Key1),
    Key is Key0 xor Key1.

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[3]], Position),
   position_quest(Position, inf, quest(Begun, _, Task, _)), arg(1, Task, Ways),
   begun_ends(Begun, Ways, Ends), arg(1, Ends, Nodes), member(Node, Nodes),
   ends_node_ended(Ends, Task, Node, Ended).
*/
