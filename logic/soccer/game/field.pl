:- module(soccer_field,
          [ field_node_place/4,    % +Field, ?Node, ?X, ?Y
            field_border/2,        % +Field, ?Node
            field_goal/3,          % +Field, ?Player, ?Node
            field_edge/4,          % +Field, ?Node, ?Direction, ?Node1
            field_nodes/2,         % +Field, -Count
            field_centre/2,        % +Field, -Node
            field_node_at/4,       % +Field, ?Node, ?Across, ?Along
            field_fault/2,         % +Field, -Fault
            kind_sizes_field/3     % +Kind, +Sizes, -Field
          ]).

/** <module> Paper soccer: what is where on the field

Places are those of the screen, X to the east and Y to the south; a direction is 0..7, clockwise
from north.

The same as field_edge_points/4, field_border_point/2 and field_goal_point/3 of
../definition.pl, for nodes: an edge is looked up where it is asked for.  In ASP: field.lp.
*/

:- use_module(library(error), [is_of_type/2]).
:- use_module('../definition', [named_field/2]).

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
    ( integer(Y) -> Along is Length - Y ; Y is Length - Along ).
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
    ( Player =:= 1 -> Along is Length + Behind ; Along is -Behind ),
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

% ---- How the nodes of a field are numbered ----

%   A field is field(Kind, Width, Length, Goal), in squares.  A node lies `along` the field,
%   0..Length, and `across` it, 0..Width; its number is across * (Length + 1) + along.  Player 1
%   attacks the end where along is Length, player 2 the other.
%
%   On `standard` player 1 attacks north, and each goal is a mouth of Goal squares with a row of
%   nodes behind it, numbered after all others: the north goal first, from west to east.  On `line`,
%   the document's field, player 1 attacks east, Goal is 0, and the middle node of an end is the
%   goal.
%
%   The same as field_point/2 of ../definition.pl, whose points are numbered in their order here.

%!  field_nodes(+Field, -Count) is det.
%
%   True when the nodes of Field are 0 .. Count - 1.
%
%       ?- field_nodes(field(standard, 8, 10, 2), Count).
%       Count = 105.

field_nodes(Field, Count) :-
    Field = field(Kind, _, _, Goal),
    first_behind(Field, First),
    ( Kind == standard -> Count is First + 2 * (Goal + 1) ; Count = First ).

%   The number after those of the nodes that lie on the field itself.

first_behind(field(_, Width, Length, _), First) :-
    First is (Width + 1) * (Length + 1).

%!  field_centre(+Field, -Node) is det.
%
%   True when Node is where the ball lies at kick-off.  Where a size is odd, it
%   is the lower of the two in the middle.
%
%       ?- field_centre(field(line, 8, 10, 0), Node).
%       Node = 49.

field_centre(Field, Node) :-
    Field = field(_, Width, Length, _),
    Across is Width // 2,
    Along is Length // 2,
    field_node_at(Field, Node, Across, Along).

%   True when the mouths of the goals lie between Post and Post1, across Field.
%   The goals of `line` have no mouth.

field_posts(field(standard, Width, _, Goal), Post, Post1) :-
    Post is (Width - Goal) // 2,
    Post1 is Post + Goal.

%!  field_node_at(+Field, ?Node, ?Across, ?Along) is semidet.
%
%   True when Node lies at Across, Along.  Node is given, or both of these.
%
%       ?- field_node_at(field(standard, 8, 10, 2), Node, 4, 11).
%       Node = 100.

field_node_at(Field, Node, Across, Along) :-
    Field = field(_, Width, Length, Goal),
    first_behind(Field, First),
    (   var(Node)
    ->  (   between(0, Width, Across),
            between(0, Length, Along)
        ->  Node is Across * (Length + 1) + Along
        ;   field_posts(Field, Post, Post1),
            between(Post, Post1, Across),
            behind(Along, Length, Goal, More),
            Node is First + More + Across - Post
        )
    ;   Node < First
    ->  Across is Node // (Length + 1),
        Along is Node mod (Length + 1)
    ;   field_posts(Field, Post, _),
        Number is Node - First,
        Across is Post + Number mod (Goal + 1),
        More is Number - Number mod (Goal + 1),
        behind(Along, Length, Goal, More)
    ).

%   The row of nodes behind a goal begins More after the first of them.

behind(Along, Length, Goal, More) :-
    (   Along is Length + 1,
        More is 0
    ->  true
    ;   Along is -1,
        More is Goal + 1
    ).

% ---- The fields that there are ----

%!  field_fault(+Field, -Fault) is semidet.
%
%   True when Fault says why there is no such Field: kind(Kind), width(Width)
%   or length(Length), which are 2..100, or goal(Goal), which on `standard` is
%   1..Width and even where Width is, and 0 on `line`.
%
%       ?- field_fault(field(standard, 8, 10, 3), Fault).
%       Fault = goal(3).

field_fault(field(Kind, Width, Length, Goal), Fault) :-
    (   Kind \== standard,
        Kind \== line
    ->  Fault = kind(Kind)
    ;   \+ size(Width)
    ->  Fault = width(Width)
    ;   \+ size(Length)
    ->  Fault = length(Length)
    ;   \+ is_of_type(soccer_field, field(Kind, Width, Length, Goal))
    ->  Fault = goal(Goal)
    ).

size(Size) :-
    is_of_type(soccer_field, field(line, Size, 2, 0)).

%!  kind_sizes_field(+Kind, +Sizes, -Field) is semidet.
%
%   True when Field is one of Kind with Sizes, [Width, Length, Goal]; one that is
%   `usual` is that of the field by this name, but the goal of an odd width is 3, or
%   1 where the field is not wider than 4.  Fails if there is no such Kind.
%
%       ?- kind_sizes_field(standard, [7, usual, usual], Field).
%       Field = field(standard, 7, 10, 3).

kind_sizes_field(Kind, [Width0, Length0, Goal0], Field) :-
    named_field(Kind, field(Kind, Width1, Length1, Goal1)),
    given(Width0, Width1, Width),
    given(Length0, Length1, Length),
    usual_goal(Width, Goal1, Goal2),
    given(Goal0, Goal2, Goal),
    Field = field(Kind, Width, Length, Goal).

given(Size0, Usual, Size) :-
    ( Size0 == usual -> Size = Usual ; Size = Size0 ).

usual_goal(Width, Goal0, Goal) :-
    (   ( Goal0 =:= 0 ; Width mod 2 =:= 0 )
    ->  Goal = Goal0
    ;   Width > 4
    ->  Goal = 3
    ;   Goal = 1
    ).

/** <examples>

?- named_field(standard, Field), field_edge(Field, 54, Direction, Node).
*/
