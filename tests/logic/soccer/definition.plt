:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(random_soccer).

:- begin_tests(soccer_definition).

kick_off(Name, Drawing) :-
    named_field(Name, Field),
    field_drawing(Field, Drawing).

%   The field as people know it, with every argument given or open.

test(names, all(Name == [standard, line])) :-
    named_field(Name, Field),
    named_field(Name, Field).

test(points, all(Count == [105, 99, 20, 15, 12])) :-
    member(Field, [ field(standard, 8, 10, 2), field(line, 8, 10, 0), field(standard, 3, 3, 1),
                    field(standard, 2, 2, 2), field(line, 2, 3, 0) ]),
    aggregate_all(count, field_point(Field, _), Count),
    forall(field_point(Field, Point), field_point(Field, Point)).

test(no_point, fail) :-
    member(Point, [ 2/11, 6/(-1), 4/12, 9/3, -1/3 ]),
    field_point(field(standard, 8, 10, 2), Point).

test(edges, all(Edges == [316, 302, 36, 26, 93, 19])) :-
    member(Field, [ field(standard, 8, 10, 2), field(line, 8, 10, 0), field(standard, 3, 3, 1),
                    field(standard, 2, 2, 2), field(standard, 5, 4, 3), field(line, 2, 3, 0) ]),
    aggregate_all(count, ( field_edge_points(Field, P, _, Q), P @< Q ), Edges).

test(the_mouth, all(Across-Directions == [2-[3,4,5], 3-[1,2,3,4,5], 4-[0,1,2,3,4,5,6,7],
                                          5-[3,4,5,6,7], 6-[3,4,5]])) :-
    between(2, 6, Across),
    findall(D, field_edge_points(field(standard, 8, 10, 2), Across/10, D, _), Directions0),
    msort(Directions0, Directions).

test(an_edge_asked_for_its_end, all(Point-Direction == [1/1-7, 1/2-6, 1/3-5])) :-
    field_edge_points(field(standard, 2, 4, 2), Point, Direction, 0/2).

test(goals, all(Player-Point == [1-3/11, 1-4/11, 1-5/11, 2-3/(-1), 2-4/(-1), 2-5/(-1)])) :-
    field_goal_point(field(standard, 8, 10, 2), Player, Point).

test(whose_goal, all(Player == [2])) :-
    field_goal_point(field(line, 8, 10, 0), Player, 4/0).

test(border, all(Count == [34, 36])) :-
    member(Name, [standard, line]),
    named_field(Name, Field),
    aggregate_all(count, field_border_point(Field, _), Count),
    forall(field_border_point(Field, Point), field_border_point(Field, Point)).

%   Steps forwards, checked, and backwards: what a step leads to came from there.

test(directions, all(Direction == [0, 1, 2, 3, 4, 5, 6, 7])) :-
    kick_off(standard, Drawing),
    drawing_step(Drawing, Direction, _).

test(back_again, forall(( member(Field, [ field(standard, 8, 10, 2), field(line, 4, 4, 0),
                                          field(standard, 3, 3, 1) ]),
                          between(1, 6, Seed) ))) :-
    random_soccer(Seed, Field, 6, Position),
    position_drawing(Position, Drawing0),
    forall(drawing_step(Drawing0, Direction, Drawing),
           ( drawing_step(Drawing0, Direction1, Drawing),
             Direction1 == Direction,
             findall(Before, drawing_step(Before, Direction, Drawing), Befores),
             memberchk(Drawing0, Befores),
             forall(member(Before, Befores), once(drawing_step(Before, Direction, Drawing))) )).

test(an_edge_is_drawn_once, forall(between(1, 20, Seed))) :-
    random_soccer(Seed, field(standard, 3, 3, 1), 8, Position),
    position_drawing(Position, drawing(_, _, _, Edges)),
    sort(Edges, Edges),
    length(Edges, Drawn),
    aggregate_all(count, position_used(Position, _, _), Drawn).

test(ends, forall(member(Turns-End, [ []-open, [[7,1,1]]-goal(1), [[2],[4,5]]-goal(2),
                                      [[3,5]]-goal(2), [[5]]-stuck(2), [[0],[7]]-stuck(1) ]))) :-
    field_drawing(field(standard, 3, 3, 1), Drawing0),
    once(drawing_turns(Drawing0, Turns, Drawing)),
    drawing_end(Drawing, Found),
    Found == End,
    (   End == open
    ->  once(drawing_step(Drawing, _, _))
    ;   \+ drawing_step(Drawing, _, _)
    ).

test(bounces, [nondet, true(Player-Ball-Ends == 1-(0/1)-open)]) :-
    field_drawing(field(line, 2, 2, 0), Drawing0),
    drawing_step(Drawing0, 0, Drawing),
    Drawing = drawing(_, Player, Ball, _),
    drawing_end(Drawing, Ends).

%   Turns that are found, or given and judged; and games of so many.

test(a_turn_given, all(Turn == [[7,1,1]])) :-
    field_drawing(field(standard, 3, 3, 1), Drawing),
    member(Turn, [[7], [7,1], [7,1,1], [7,1,1,1], [0,4]]),
    drawing_turn(Drawing, Turn, _).

test(no_edge_twice_in_a_turn) :-
    field_drawing(field(line, 2, 3, 0), Drawing0),
    once(drawing_turns(Drawing0, [[2]], Drawing)),
    Drawing = drawing(_, _, _, [_]),
    forall(drawing_turn(Drawing, Turn, drawing(_, _, _, Edges)),
           ( length([_|Turn], Length), length(Edges, Length) )).

%   No two turns draw the same edges before the fourth.

test(games, Counts == [1, 8, 56, 512]) :-
    kick_off(standard, Drawing),
    findall(Count,
            ( between(0, 3, Length), length(Turns, Length),
              aggregate_all(count, drawing_turns(Drawing, Turns, _), Count) ),
            Counts).

test(merged_there_are_fewer, Count == 440) :-
    kick_off(standard, Drawing0),
    aggregate_all(count, distinct(Drawing, drawing_turns(Drawing0, [_,_,_], Drawing)), Count).

test(outcomes_are_fewer_than_turns, true(Turns > Outcomes)) :-
    field_drawing(field(line, 2, 3, 0), Drawing0),
    once(drawing_turns(Drawing0, [[2]], Drawing)),
    aggregate_all(count, drawing_turn(Drawing, _, _), Turns),
    drawing_outcomes(Drawing, All),
    length(All, Outcomes).

%   Values, and what they are by quantifiers: there is a turn after which, for all.

test(values, forall(member(Field-Turns-Depth-Value,
                           [ field(line, 2, 2, 0)-[]-0-0, field(line, 2, 2, 0)-[]-1-999,
                             field(line, 3, 4, 0)-[[4]]-1-0,
                             field(line, 3, 4, 0)-[[4]]-2-(-998),
                             field(line, 2, 4, 0)-[[1,4],[6,0,3,4,7,4,7]]-1-(-999) ]))) :-
    field_drawing(Field, Drawing0),
    once(drawing_turns(Drawing0, Turns, Drawing)),
    drawing_depth_value(Drawing, Depth, Found),
    Found =:= Value.

test(lost_in_two) :-
    field_drawing(field(line, 3, 4, 0), Drawing0),
    once(drawing_turns(Drawing0, [[4]], Drawing1)),
    forall(drawing_turn(Drawing1, _, Drawing2),
           (   drawing_end(Drawing2, open)
           ->  Drawing2 = drawing(_, Player, _, _),
               once(( drawing_turn(Drawing2, _, Drawing3), drawing_end(Drawing3, goal(Player)) ))
           ;   true
           )).

%   Costs of the document, and the cheapest ways.

test(costs, forall(member(Player-P-Q-Cost,
                          [ 1-(4/5)-(4/6)-4, 2-(4/5)-(4/6)-6, 1-(4/5)-(4/4)-5, 2-(4/5)-(4/4)-5,
                            1-(4/5)-(5/6)-5, 2-(4/5)-(5/6)-7, 1-(4/5)-(3/6)-5, 2-(4/5)-(3/6)-5,
                            1-(4/9)-(4/10)-0, 2-(4/1)-(4/0)-1 ]))) :-
    kick_off(line, Drawing),
    once(drawing_model_cost(Drawing, Player, literal, P, Q, Found)),
    Found =:= Cost.

test(models, all(Model-Cost == [literal-5, destination-6])) :-
    kick_off(line, Drawing),
    drawing_model_cost(Drawing, 1, Model, 4/5, 4/4, Cost).

test(distances, all(Point-Cost == [0/0-0, 0/1-0, 0/2-0, 1/0-0, 1/1-0, 1/2-0, 2/0-0, 2/1-0, 2/2-0])) :-
    field_drawing(field(line, 2, 2, 0), Drawing),
    drawing_model_distance(Drawing, 1, destination, Point, Cost).

%   What is no field is said to be none.

test(no_field, [forall(member(Field, [ standard, field(standard, 8, 10, 3), field(line, 8, 10, 2),
                                       field(line, 1, 10, 0), field(ice, 8, 10, 2) ])),
                error(type_error(soccer_field, Field))]) :-
    field_drawing(Field, _).

test(no_field_yet, error(instantiation_error)) :-
    field_drawing(_, _).

test(no_depth, error(type_error(nonneg, -1))) :-
    kick_off(line, Drawing),
    drawing_depth_value(Drawing, -1, _).

:- end_tests(soccer_definition).
