:- module(soccer_view,
          [ field_shape/4,         % +Field, -Size, -Places, -Goals
            field_turns_drawn/3,   % +Field, +Turns, -Position
            field_turns_standing/3, % +Field, +Turns, -Standing
            field_turns_seen/3     % +Field, +Turns, -Seen
          ]).

/** <module> Paper soccer: what there is to see

What a picture of a game needs to know, as plain terms.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../field/field', [field_goal/3, field_node_place/4]).
:- use_module(game, [field_turns_fault/3]).
:- use_module(position,
              [ field_position/2,
                position_ball/2,
                position_end/2,
                position_free/4,
                position_player/2,
                position_step/3
              ]).

%!  field_shape(+Field, -Size, -Places, -Goals) is det.
%
%   True when Field is seen with Size, [Columns, Rows] of squares, Places has
%   [X, Y] for each of its nodes, from node 0 on, where it is seen, and Goals has
%   [Player, Node] for each node of a goal.
%
%       ?- field_shape(field(line, 8, 10, 0), Size, [Place|_], Goals).
%       Size = [10, 8], Place = [0, 0], Goals = [[1, 54], [2, 44]].

field_shape(Field, [Columns, Rows], Places, Goals) :-
    field_columns_rows(Field, Columns, Rows),
    findall(Node-[X, Y], field_node_place(Field, Node, X, Y), Pairs0),
    keysort(Pairs0, Pairs),
    findall(Place, member(_-Place, Pairs), Places),
    findall([Player, Node], field_goal(Field, Player, Node), Goals).

field_columns_rows(field(standard, Width, Length, _), Width, Length).
field_columns_rows(field(line, Width, Length, _), Length, Width).

%!  field_turns_drawn(+Field, +Turns, -Position) is semidet.
%
%   True when the edges of Turns, lists of directions, can be drawn from the
%   kick-off on Field to Position, the last turn as far as it goes: it may be
%   only begun, where field_turns_position/3 fails.
%
%       ?- named_field(standard, Field),
%          field_turns_drawn(Field, [[0], [7], [1], [7]], position(Ball, Player, _, _, _)).
%       Field = field(standard, 8, 10, 2), Ball = 42, Player = 1.

field_turns_drawn(Field, Turns, Position) :-
    field_position(Field, Position0),
    trails(Turns, _, Position0, Position).

%!  field_turns_standing(+Field, +Turns, -Standing) is semidet.
%
%   True when Turns lead to a position by field_turns_drawn/3, and Standing is
%   standing(Player, Ball, End, Free, Trails): who draws next, where the ball
%   lies, its position_end/2, [Direction, Node] for each edge that is free
%   there while the game is open, and for each turn [Player|Nodes], who played
%   it and where the ball came by, from where it lay.
%
%       ?- field_turns_standing(field(line, 2, 2, 0), [[3]], Standing).
%       Standing = standing(1, 8, stuck(2), [], [[1, 4, 8]]).

field_turns_standing(Field, Turns, standing(Player, Ball, End, Free, Trails)) :-
    field_position(Field, Position0),
    trails(Turns, Trails, Position0, Position),
    position_player(Position, Player),
    position_ball(Position, Ball),
    position_end(Position, End),
    (   End == open
    ->  findall([Direction, Node], position_free(Position, Ball, Direction, Node), Free)
    ;   Free = []
    ).

%!  field_turns_seen(+Field, +Turns, -Seen) is det.
%
%   True when Seen is seen(Fault, Standing): the field_turns_fault/3 of Turns on
%   Field, and their field_turns_standing/3, or `none` where there is none.  Turns
%   the last of which is only begun have both.
%
%       ?- field_turns_seen(field(standard, 3, 3, 1), [[7]], seen(Fault, standing(_, Ball, _, _, _))).
%       Fault = too_short(1), Ball = 2.

field_turns_seen(Field, Turns, seen(Fault, Standing)) :-
    (   field_turns_fault(Field, Turns, Fault0)
    ->  Fault = Fault0
    ;   Fault = none
    ),
    (   field_turns_standing(Field, Turns, Standing0)
    ->  Standing = Standing0
    ;   Standing = none
    ).

trails([], [], Position, Position).
trails([Turn|Turns], [[Player, Ball|Nodes]|Trails], Position0, Position) :-
    position_player(Position0, Player),
    position_ball(Position0, Ball),
    drawn(Turn, Nodes, Position0, Position1),
    trails(Turns, Trails, Position1, Position).

drawn([], [], Position, Position).
drawn([Direction|Directions], [Node|Nodes], Position0, Position) :-
    position_step(Position0, Direction, Position1),
    position_ball(Position1, Node),
    drawn(Directions, Nodes, Position1, Position).

/** <examples>

?- field_turns_standing(field(standard, 8, 10, 2), [[0], [7], [1], [7, 5]], Standing).
?- field_shape(field(standard, 3, 3, 1), Size, Places, Goals).
*/
