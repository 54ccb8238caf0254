:- module(soccer_grid,
          [ field_nodes/2,         % +Field, -Count
            field_centre/2,        % +Field, -Node
            field_posts/3,         % +Field, -Post, -Post1
            field_node_at/4        % +Field, ?Node, ?Across, ?Along
          ]).

/** <module> Paper soccer: how the nodes of a field are numbered

A field is field(Kind, Width, Length, Goal), in squares.  A node lies `along` the field,
0..Length, and `across` it, 0..Width; its number is across * (Length + 1) + along.  Player 1
attacks the end where along is Length, player 2 the other.

On `standard` player 1 attacks north, and each goal is a mouth of Goal squares with a row of
nodes behind it, numbered after all others: the north goal first, from west to east.  On `line`,
the document's field, player 1 attacks east, Goal is 0, and the middle node of an end is the
goal.

The same as field_point/2 of ../definition.pl, whose points are numbered in their order here.
*/

%!  field_nodes(+Field, -Count) is det.
%
%   True when the nodes of Field are 0 .. Count - 1.
%
%       ?- field_nodes(field(standard, 8, 10, 2), Count).
%       Count = 105.

field_nodes(Field, Count) :-
    Field = field(Kind, _, _, Goal),
    first_behind(Field, First),
    (   Kind == standard
    ->  Count is First + 2 * (Goal + 1)
    ;   Count = First
    ).

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

%!  field_posts(+Field, -Post, -Post1) is semidet.
%
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

/** <examples>

?- field_centre(field(standard, 8, 10, 2), Node).
*/
