:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(kick_off).

field(field(standard, 8, 10, 2)).
field(field(line, 8, 10, 0)).
field(field(standard, 3, 3, 1)).
field(field(standard, 2, 2, 2)).
field(field(line, 2, 3, 0)).

%   Nothing is drawn: the free edges are those of the field, both ways, and the
%   ball bounces at the border and where it lies.

test(as_the_field_says, forall(field(Field))) :-
    field_position(Field, Position),
    findall(Node-Direction-Node1, field_edge(Field, Node, Direction, Node1), Edges),
    findall(Node-Direction-Node1, position_free(Position, Node, Direction, Node1), Free),
    msort(Edges, Sorted),
    msort(Free, Sorted),
    findall(Node, ( field_centre(Field, Node) ; field_border(Field, Node) ), Touched0),
    sort(Touched0, Touched),
    findall(Node, position_touched(Position, Node), Touched),
    \+ position_used(Position, _, _).

test(goals, forall(field(Field))) :-
    field_position(Field, position(_, _, Nodes, _, _)),
    forall(member(Player, [1, 2]),
           ( findall(Node, field_goal(Field, Player, Node), Goals0),
             msort(Goals0, Goals),
             player_goals(Player, Nodes, Goals) )).

test(player_1_begins_in_the_centre, forall(field(Field))) :-
    field_position(Field, Position),
    position_player(Position, 1),
    position_ball(Position, Ball),
    field_centre(Field, Ball),
    position_end(Position, open).

:- end_tests(kick_off).
