:- module(soccer_field,
          [ field_node_place/4,    % +Field, ?Node, ?X, ?Y
            field_border/2,        % +Field, ?Node
            field_goal/3,          % +Field, ?Player, ?Node
            field_edge/4           % +Field, ?Node, ?Direction, ?Node1
          ]).

/** <module> Paper soccer: what is where on the field

Places are those of the screen, X to the east and Y to the south; a direction is 0..7, clockwise
from north.

The same as field_edge_points/4, field_border_point/2 and field_goal_point/3 of
../definition.pl, for nodes: an edge is looked up where it is asked for.  In ASP: field.lp.
*/

:- reexport(grid, [field_centre/2, field_nodes/2]).
:- reexport(kinds, [field_fault/2, kind_sizes_field/3]).
:- use_module(grid, [field_node_at/4, field_posts/3]).

%!  field_node_place(+Field, ?Node, ?X, ?Y) is nondet.
%
%   True when Node of Field is seen at X, Y; the corner in the north-west of
%   the field is at 0, 0.
%
%       ?- field_node_place(field(standard, 8, 10, 2), Node, 4, -1).
%       Node = 100.

field_node_place(Field, Node, X, Y) :-
    (   integer(X),
        integer(Y)
    ->  place_at(Field, X, Y, Across, Along),
        field_node_at(Field, Node1, Across, Along),
        Node = Node1
    ;   node(Field, Node),
        field_node_at(Field, Node, Across, Along),
        place_at(Field, X, Y, Across, Along)
    ).

place_at(field(standard, _, Length, _), X, Y, Across, Along) :-
    X = Across,
    (   integer(Y)
    ->  Along is Length - Y
    ;   Y is Length - Along
    ).
place_at(field(line, _, _, _), X, Y, Y, X).

node(Field, Node) :-
    field_nodes(Field, Count),
    Last is Count - 1,
    between(0, Last, Node).

%!  field_border(+Field, ?Node) is nondet.
%
%   True when Node lies on the border of Field, so that the ball bounces there
%   from the start: the posts too, but no node between them.
%
%       ?- aggregate_all(count, field_border(field(standard, 8, 10, 2), _), Count).
%       Count = 34.

field_border(Field, Node) :-
    Field = field(_, Width, Length, _),
    node(Field, Node),
    field_node_at(Field, Node, Across, Along),
    between(0, Length, Along),
    once(( one_of(Across, 0, Width)
         ; one_of(Along, 0, Length),
           \+ ( field_posts(Field, Post, Post1), Across > Post, Across < Post1 )
         )).

one_of(A, A, _).
one_of(B, _, B).

%!  field_goal(+Field, ?Player, ?Node) is nondet.
%
%   True when Player has won once the ball is at Node of Field.
%
%       ?- field_goal(field(line, 8, 10, 0), Player, Node).
%       Player = 1, Node = 54 ;
%       Player = 2, Node = 44.

field_goal(Field, Player, Node) :-
    Field = field(Kind, Width, Length, _),
    one_of(Player, 1, 2),
    (   Kind == standard
    ->  field_posts(Field, Post, Post1),
        between(Post, Post1, Across),
        Behind = 1
    ;   Across is Width // 2,
        Behind = 0
    ),
    (   Player =:= 1
    ->  Along is Length + Behind
    ;   Along is -Behind
    ),
    field_node_at(Field, Node1, Across, Along),
    Node = Node1.

%!  field_edge(+Field, ?Node, ?Direction, ?Node1) is nondet.
%
%   True when the ball can be drawn from Node in Direction to Node1 of Field,
%   while the edge between them is not used.
%
%       ?- field_edge(field(standard, 8, 10, 2), 33, 1, Node1).
%       Node1 = 45.

field_edge(Field, Node, Direction, Node1) :-
    field_node_place(Field, Node, X, Y),
    direction_way(Direction, Right, Down),
    X1 is X + Right,
    Y1 is Y + Down,
    field_node_place(Field, Node1, X1, Y1),
    field_node_at(Field, Node, Across, Along),
    field_node_at(Field, Node1, Across1, Along1),
    \+ closed(Field, Across, Along, Across1, Along1).

direction_way(0,  0, -1).
direction_way(1,  1, -1).
direction_way(2,  1,  0).
direction_way(3,  1,  1).
direction_way(4,  0,  1).
direction_way(5, -1,  1).
direction_way(6, -1,  0).
direction_way(7, -1, -1).

%   Edges that can't be drawn: along the sides of the field, along its ends
%   outside the mouth, along the back of a goal, and into it from beside the
%   mouth or along its sides.

closed(field(_, Width, _, _), Across, _, Across, _) :-
    one_of(Across, 0, Width).
closed(Field, Across, Along, Across1, Along) :-
    Field = field(_, _, Length, _),
    one_of(Along, 0, Length),
    \+ ( in_mouth(Field, Across), in_mouth(Field, Across1) ).
closed(Field, Across, Along, Across1, Along1) :-
    Field = field(_, _, Length, _),
    \+ ( between(0, Length, Along), between(0, Length, Along1) ),
    \+ ( Along =\= Along1,
         in_mouth(Field, Across),
         in_mouth(Field, Across1),
         \+ ( Across =:= Across1, field_posts(Field, Post, Post1), one_of(Across, Post, Post1) ) ).

in_mouth(Field, Across) :-
    field_posts(Field, Post, Post1),
    between(Post, Post1, Across).

/** <examples>

?- named_field(standard, Field), field_edge(Field, 54, Direction, Node).
?- aggregate_all(count, ( field_edge(field(standard, 3, 3, 1), N, _, M), N < M ), Edges).
*/
