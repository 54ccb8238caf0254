:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(soccer_view).

test(places_are_distinct_and_goals_are_goals,
     forall(member(Field, [ field(standard, 8, 10, 2), field(standard, 3, 3, 1),
                            field(line, 8, 10, 0), field(line, 2, 5, 0) ]))) :-
    field_shape(Field, [Columns, Rows], Places, Goals),
    field_nodes(Field, Count),
    length(Places, Count),
    sort(Places, Sorted),
    length(Sorted, Count),
    forall(nth0(Node, Places, [X, Y]), field_node_place(Field, Node, X, Y)),
    forall(member([Player, Node], Goals), field_goal(Field, Player, Node)),
    forall(( member(X, [0, Columns]), member(Y, [0, Rows]) ), memberchk([X, Y], Places)),
    Right is Columns + 1,
    \+ memberchk([Right, _], Places).

%   A turn that is begun leads on to where the whole turn does.

test(a_turn_in_two_parts, forall(between(1, 10, Seed))) :-
    Field = field(standard, 8, 10, 2),
    random_steps(Seed, Field, 40, Steps),
    random_soccer(Seed, Field, 40, Position),
    steps_turns(Steps, Field, Turns),
    field_turns_drawn(Field, Turns, Drawn),
    Drawn == Position,
    field_turns_standing(Field, Turns, standing(Player, Ball, End, Free, Trails)),
    position_player(Position, Player),
    position_ball(Position, Ball),
    position_end(Position, End),
    findall([D, N], position_free(Position, Ball, D, N), Free),
    findall(Step, ( member([_|Nodes], Trails), nextto(From, To, Nodes),
                    field_edge(Field, From, Step, To) ),
            Steps).

%   Turns that are whole, but for the last.

steps_turns(Steps, Field, Turns) :-
    field_position(Field, Position),
    turns(Steps, Position, Turns).

turns([], _, []).
turns([Step|Steps], Position0, [Turn|Turns]) :-
    position_player(Position0, Player),
    one_turn([Step|Steps], Player, Position0, Turn, Rest, Position),
    turns(Rest, Position, Turns).

one_turn([Step|Steps], Player, Position0, [Step|Turn], Rest, Position) :-
    position_step(Position0, Step, Position1),
    (   Steps = [_|_],
        position_player(Position1, Player)
    ->  one_turn(Steps, Player, Position1, Turn, Rest, Position)
    ;   Turn = [],
        Rest = Steps,
        Position = Position1
    ).

test(nothing_is_free_after_the_end) :-
    field_turns_standing(field(standard, 3, 3, 1), [[7, 1, 1]], Standing),
    Standing = standing(_, _, goal(1), [], [[1|_]]).

test(what_can_not_be_drawn, fail) :-
    field_turns_drawn(field(standard, 3, 3, 1), [[0], [4]], _).

:- end_tests(soccer_view).
