:- module(soccer_whole_turns,
          [ position_trail/3,        % +Position, -Turn, -Ball
            position_random_turn/4,  % +Position, -Turn, +Random0, -Random
            begun_ends/3,            % +Begun, +Ways, -Ends
            ends_node_grown/4,       % +Ends, +Net, +Node, -Grown
            begun_long/3             % +Begun, +Net, -Ended
          ]).

/** <module> Paper soccer: whole turns: all of them, a random one, one to each end

The same as drawing_turn/3 of ../definition.pl, and in the same order.  All turns are drawn in one
copy of the nodes, by setarg/3, which backtracking undoes.  This is four times as fast as a copy
for each edge.

A position can have thousands of turns, but they end at a few dozen nodes.  These nodes are found at
once, with a way to each (goal.pl).  A turn is drawn only if somebody asks for it.  The ends of a
turn are ends(Nodes, Reach, Begun): the untouched nodes where it can end, the reach of the node where
it begins, and the turn of no edges (growth.pl).  The nodes are the same as drawing_outcomes/2 of
../definition.pl finds, without goals and dead ends.
*/

:- use_module('../../shared/random', [random_drawn/5]).
:- use_module('../game/nodes', [bits_bounce/1, bits_free/2, bits_goal/1, bits_less/3, bits_untouched/1,
                                direction_back/2, free_direction/3, free_has/2, free_none/1,
                                nodes_bits/3, nodes_change/3, ways_node/4]).
:- use_module('../game/position', [position_ball/2, position_end/2, position_free/4,
                                   position_player/2, position_step/3]).
:- use_module(goal, [goals_near/5, reach_direction/3]).
:- use_module(growth, [arc_grown/4, arc_node_key/6, grown_ball/2, grown_begun/2, grown_bits/2]).

%!  position_trail(+Position, -Turn, -Ball) is nondet.
%
%   True when Turn is a whole turn in Position, and leads the ball to Ball.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          aggregate_all(count, position_trail(Position, _, _), Count).
%       Count = 10.

position_trail(position(Ball0, _, Nodes0, Ways, _), Turn, Ball) :-
    duplicate_term(Nodes0, Nodes),
    nodes_bits(Nodes, Ball0, Bits),
    \+ bits_goal(Bits),
    trail(Ball0, Bits, Nodes, Ways, Turn, Ball).

%   Bits are what Nodes say of Node.

trail(Node, Bits, Nodes, Ways, [Direction|Turn], Ball) :-
    free_back(Bits, Direction, Back),
    ways_node(Ways, Node, Direction, Node1),
    nodes_bits(Nodes, Node1, Bits1),
    (   bits_untouched(Bits1)
    ->  Turn = [],
        Ball = Node1
    ;   bits_less(Bits1, Back, Bits2),
        (   bits_bounce(Bits2)
        ->  bits_less(Bits, Direction, Rest),
            nodes_change(Nodes, Node, Rest),
            nodes_change(Nodes, Node1, Bits2),
            trail(Node1, Bits2, Nodes, Ways, Turn, Ball)
        ;   Turn = [],
            Ball = Node1
        )
    ).

%   A direction that is free, and the one back.

free_back(Bits, 0, 4) :- free_has(Bits, 0).
free_back(Bits, 1, 5) :- free_has(Bits, 1).
free_back(Bits, 2, 6) :- free_has(Bits, 2).
free_back(Bits, 3, 7) :- free_has(Bits, 3).
free_back(Bits, 4, 0) :- free_has(Bits, 4).
free_back(Bits, 5, 1) :- free_has(Bits, 5).
free_back(Bits, 6, 2) :- free_has(Bits, 6).
free_back(Bits, 7, 3) :- free_has(Bits, 7).

% ---- A random turn ----

%   The ball is drawn along a free edge, each as likely as the others, until the turn ends.  So a
%   turn costs as many steps as it has edges, and turns are not equally likely.

%!  position_random_turn(+Position, -Turn, +Random0, -Random) is det.
%
%   True when Turn is drawn at random for Position, which is open.  Random0 is the random state
%   before, Random that after.
%
%       ?- named_field(standard, Field), field_position(Field, Position),
%          position_random_turn(Position, Turn, 1, Random).
%       Turn = [5], Random = 197386320.

position_random_turn(Position0, [Direction|Turn], Random0, Random) :-
    position_ball(Position0, Ball),
    position_player(Position0, Player),
    findall(Free, position_free(Position0, Ball, Free, _), Directions),
    random_drawn(Direction, Directions, _, Random0, Random1),
    once(position_step(Position0, Direction, Position)),
    (   position_player(Position, Player),
        position_end(Position, open)
    ->  position_random_turn(Position, Turn, Random1, Random)
    ;   Turn = [],
        Random = Random1
    ).

% ---- One turn to each end ----

%!  begun_ends(+Begun, +Ways, -Ends) is det.
%
%   True when Ends are those of the turn that begins with Begun.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_begun(Position, 0, Begun), arg(4, Position, Ways),
%          begun_ends(Begun, Ways, ends(Nodes, _, _)), length(Nodes, Length),
%          position_outcomes(Position, inf, Outcomes, false), length(Outcomes, All).
%       Length = 9, All = 12.

begun_ends(Begun, Ways, ends(Ends, Reach, Begun)) :-
    Begun = [begun(_, Ball, Nodes, _)],
    goals_near([Ball], Nodes, Ways, Reach, Ends).

%!  ends_node_grown(+Ends, +Net, +Node, -Grown) is det.
%
%   True when Grown (growth.pl) is a turn that ends at Node, which is one of Ends.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_begun(Position, 0, Begun), arg(4, Position, Ways), ways_set_net(Ways, Net),
%          begun_ends(Begun, Ways, Ends), arg(1, Ends, [Node|_]),
%          ends_node_grown(Ends, Net, Node, Grown), grown_turn(Grown, Turn).
%       Node = 37, Turn = [6, 5].

ends_node_grown(ends(_, Reach, [Begun]), Net, Node, Grown) :-
    Begun = begun(Key0, Ball, Nodes0, _),
    duplicate_term(Nodes0, Nodes),
    Net = net(Ways, _),
    reach_direction(Reach, Node, Back),
    ways_node(Ways, Node, Back, Node0),
    drawn_to(Node0, begun(Key0, Ball, Nodes, []), Reach, Net, Begun1),
    direction_back(Back, Direction),
    arc_grown(Begun1, Direction, Net, Grown).

%   Begun is Begun0 drawn on to Node.  Its nodes are those of Begun0, changed: no one else has seen
%   them, so this is as pure as a copy for each edge.

drawn_to(Node, Begun0, Reach, Net, Begun) :-
    Begun0 = begun(_, Ball, Nodes, _),
    (   Node =:= Ball
    ->  Begun = Begun0
    ;   reach_direction(Reach, Node, Back),
        Net = net(Ways, Keys),
        arc_node_key(Ways, Keys, Node, Back, Node0, Key1),
        direction_back(Back, Direction),
        node_less(Node, Nodes, Back),
        node_less(Node0, Nodes, Direction),
        drawn_to(Node0, Begun0, Reach, Net, begun(Key0, _, _, Turn)),
        Key is Key0 xor Key1,
        Begun = begun(Key, Node, Nodes, [Direction|Turn])
    ).

node_less(Node, Nodes, Direction) :-
    nodes_bits(Nodes, Node, Bits0),
    bits_less(Bits0, Direction, Bits),
    nodes_change(Nodes, Node, Bits).

% ---- Long turns, one for each edge that ends a turn ----

%   The shortest turns of a position (growth.pl) leave its other edges to the opponent.  Long turns
%   use them up, and may cut the opponent off.  A walk finds them: it goes as far as it can, comes
%   back, and goes on from there.  It draws each edge once, so there are no more such turns than
%   edges.

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
    node_less(Ball0, Left, Direction),
    direction_back(Direction, Back),
    node_less(Ball, Left, Back).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[0],[0]], Position),
   aggregate_all(count, position_trail(Position, _, _), Count).
*/
