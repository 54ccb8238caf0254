:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(worth).

kick_off_race(Field, Race) :-
    field_position(Field, Position),
    position_root(Position, inf, root(_, Race, _, _)).

%   A step ahead is better than one back, on long fields as well.

test(nearer_is_better, forall(member(Length, [10, 30, 98]))) :-
    Field = field(line, 8, Length, 0),
    field_position(Field, position(Ball, _, _, Ways, _)),
    East is 8 * Ball + 3,
    arg(East, Ways, Ahead),
    West is 8 * Ball + 7,
    arg(West, Ways, Behind),
    kick_off_race(Field, Race),
    node_worth(Ahead, Race, Worth1),
    node_worth(Behind, Race, Worth2),
    Worth1 < Worth2.

%   All that a search adds to it stays below what is proved.

test(within_the_values, forall(member(Field, [ field(line, 8, 100, 0), field(standard, 40, 60, 2),
                                               field(standard, 3, 3, 1) ]))) :-
    kick_off_race(Field, Race),
    field_nodes(Field, Count),
    Last is Count - 1,
    forall(between(0, Last, Node), ( node_worth(Node, Race, Worth), abs(Worth) =< 800 )).

:- end_tests(worth).
