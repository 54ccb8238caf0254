:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

%   A whole game, step by step, is that of the definition.

:- begin_tests(position).

test(as_the_definition_draws, forall(between(1, 4, Seed))) :-
    named_field(standard, Field),
    random_steps(Seed, Field, 150, Directions),
    field_position(Field, Position),
    field_drawing(Field, Drawing),
    alike(Directions, Position, Drawing).

alike([], _, _).
alike([Direction|Directions], Position0, Drawing0) :-
    findall(D, position_step(Position0, D, _), Steps),
    findall(D, drawing_step(Drawing0, D, _), Steps),
    once(position_step(Position0, Direction, Position)),
    once(drawing_step(Drawing0, Direction, Drawing)),
    Drawing = drawing(Field, Player, Point, _),
    position_player(Position, Player),
    position_ball(Position, Ball),
    findall(P, field_point(Field, P), Points),
    nth0(Ball, Points, Point),
    alike(Directions, Position, Drawing).

test(a_step_changes_nothing_before_it) :-
    named_field(standard, Field),
    field_position(Field, Position0),
    copy_term(Position0, Copy),
    once(position_step(Position0, 0, _)),
    Position0 == Copy.

:- end_tests(position).

:- begin_tests(turn).

%   Positions soon have more turns than can be listed: some are looked at.

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-30, field(line, 8, 10, 0)-30,
                          field(standard, 3, 3, 1)-4, field(line, 2, 3, 0)-4 ]).

%   A turn begins where it is open, is unbroken, and ends where it has to.

test(turns_end_where_they_must, forall(( fields(Field, Steps), between(1, 3, Seed) ))) :-
    random_start(Seed, Field, Steps, Position0),
    position_player(Position0, Player),
    forall(limit(500, position_turn(Position0, Turn, Position)),
           ( last_step(Turn, Position0, Position1, Direction),
             position_player(Position1, Player),
             position_step(Position1, Direction, Position),
             once(( position_player(Position, Other), Other =\= Player
                  ; \+ position_end(Position, open) )) )).

last_step([Direction], Position, Position, Direction).
last_step([Direction, Next|Turn], Position0, Position, Last) :-
    position_step(Position0, Direction, Position1),
    position_end(Position1, open),
    last_step([Next|Turn], Position1, Position, Last).

test(each_turn_once, forall(( fields(Field, Steps), between(1, 3, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    findall(Turn, limit(2000, position_turn(Position, Turn, _)), Turns),
    sort(Turns, Different),
    same_length(Turns, Different).

test(rest_of_a_turn, all(Turn == [[1], [2,7]])) :-
    field_position(field(standard, 3, 3, 1), Position0),
    foldl(step, [7, 1], Position0, Position),
    position_turn(Position, Turn, Position1),
    position_end(Position1, goal(1)),
    length(Turn, Length),
    Length =< 2.

step(Direction, Position0, Position) :-
    once(position_step(Position0, Direction, Position)).

test(nothing_after_the_end, fail) :-
    field_position(field(standard, 3, 3, 1), Position0),
    step(5, Position0, Position),
    position_turn(Position, _, _).

:- end_tests(turn).

:- begin_tests(edges).

%   What is said of a position holds for all its nodes.

test(sound, forall(( between(1, 7, Seed),
                     member(Field, [ field(standard, 8, 10, 2), field(line, 8, 10, 0),
                                     field(standard, 3, 3, 1) ]) ))) :-
    random_soccer(Seed, Field, 60, Position),
    position_field(Position, Field),
    position_ball(Position, Ball),
    position_touched(Position, Ball),
    aggregate_all(count, position_free(Position, _, _, _), Free),
    aggregate_all(count, position_used(Position, _, _), Used),
    aggregate_all(count, field_edge(Field, _, _, _), Edges),
    Edges =:= 2 * Used + Free,
    \+ ( position_used(Position, Node, Node1),
         position_free(Position, Node, _, Node1) ).

%   After each step one edge more is used, and its end is touched.

test(a_step_uses_its_edge, forall(between(1, 20, Seed))) :-
    random_soccer(Seed, field(standard, 8, 10, 2), 20, Position0),
    position_ball(Position0, Ball0),
    forall(( position_free(Position0, Ball0, Direction, Ball),
             position_step(Position0, Direction, Position) ),
           ( Low is min(Ball0, Ball),
             High is max(Ball0, Ball),
             \+ position_used(Position0, Low, High),
             position_used(Position, Low, High),
             position_touched(Position, Ball) )).

:- end_tests(edges).

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
