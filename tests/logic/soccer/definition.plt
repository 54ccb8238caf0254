:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../monotonic').
:- use_module('../random_games').

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
    random_drawing(Seed, Field, 6, Drawing0),
    forall(drawing_step(Drawing0, Direction, Drawing),
           findall(Before-Way, drawing_step(Before, Way, Drawing), [Drawing0-Direction])).

test(an_edge_is_drawn_once, forall(between(1, 20, Seed))) :-
    random_drawing(Seed, field(standard, 3, 3, 1), 8, Drawing),
    edges(Drawing, Edges),
    Drawing = drawing(_, _, _, Before),
    same_length(Edges, Before).

edges(drawing(_, _, Ball, Before), Edges) :-
    findall(Edge, ( nextto(P, Q, [Ball|Before]), msort([P,Q], Edge) ), Edges0),
    sort(Edges0, Edges).

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

test(short_games_first, all(Turns == [[], [[2]], [[3,0]], [[3,1]]])) :-
    field_drawing(field(line, 2, 3, 0), Drawing),
    limit(4, ( length(Turns, _), drawing_turns(Drawing, Turns, _) )).

test(merged_there_are_fewer, Count == 440) :-
    kick_off(standard, Drawing0),
    aggregate_all(count,
                  distinct(Edges, ( drawing_turns(Drawing0, [_,_,_], Drawing),
                                    edges(Drawing, Edges) )),
                  Count).

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

%   What every relation must withstand (../monotonic.pl).

withstood(order(named_field(Name, Field),
                [ Name-[standard, line, ice],
                  Field-[field(standard, 8, 10, 2), field(line, 2, 2, 0)] ])).
withstood(general(named_field(_, _), within(2, [named_field(line, field(line, 8, 10, 0))]))).
withstood(holds(named_field(line, field(line, 8, 10, 0)), [1,2])).
withstood(order(field_point(field(standard, 3, 3, 1), Across/Along),
                [ Across-[0, 1, 9], Along-[-1, 0, 4] ])).
withstood(order(field_point(field(Kind, 2, 2, Goal), 1/3), [ Kind-[line, standard], Goal-[0, 2] ])).
withstood(general(field_point(_, _), error)).
withstood(holds(field_point(field(standard, 3, 3, 1), 1/4), [1,2])).
withstood(holds(field_point(field(line, 3, 3, 0), 3/3), [1,2])).
withstood(order(field_goal_point(field(standard, 3, 3, 1), Player, Across/Along),
                [ Player-[1, 2, 3], Across-[1, 2, 3], Along-[-1, 0, 4] ])).
withstood(general(field_goal_point(_, _, _), error)).
withstood(holds(field_goal_point(field(standard, 3, 3, 1), 1, 1/4), [1,2,3])).
withstood(holds(field_goal_point(field(line, 2, 2, 0), 2, 1/0), [1,2,3])).
withstood(order(field_edge_points(field(line, 2, 3, 0), A/B, Direction, A1/B1),
                [ A-[0, 1], B-[1, 3], Direction-[0, 1, 5, 8], A1-[0, 1], B1-[0, 2] ])).
withstood(order(field_edge_points(field(standard, 3, 3, 1), Point, Direction, Point1),
                [ Point-[1/3, 9/9], Direction-[0, 1, 2, -1], Point1-[2/4, 2/3, 1/4] ])).
withstood(general(field_edge_points(_, _, _, _), error)).
withstood(holds(field_edge_points(field(standard, 3, 3, 1), 1/3, 1, 2/4), [1,2,3,4])).
withstood(holds(field_edge_points(field(line, 2, 2, 0), 1/1, 2, 1/2), [1,2,3,4])).
withstood(order(field_border_point(field(standard, 4, 3, 2), Across/Along),
                [ Across-[0, 1, 2], Along-[0, 1, 3, 4] ])).
withstood(general(field_border_point(_, _), error)).
withstood(holds(field_border_point(field(standard, 4, 3, 2), 1/3), [1,2])).
withstood(order(field_drawing(field(line, Width, 2, 0), drawing(_, Player, Across/_, _)),
                [ Width-[2, 4], Player-[1, 2], Across-[1, 2] ])).
withstood(order(field_drawing(field(line, 2, 2, 0), drawing(_, Player, Across/_, Before)),
                [ Player-[1, 2], Across-[1, 2], Before-[[], [1/1]] ])).
withstood(general(field_drawing(_, _), error)).
withstood(holds(field_drawing(field(line, 2, 2, 0), drawing(field(line, 2, 2, 0), 1, 1/1, [])),
                [1,2])).
withstood(order(drawing_step(drawing(field(line, 2, 2, 0), Player0, Ball0, []), Direction,
                             drawing(_, Player, Ball, Before)),
                [ Player0-[1, 2, 3], Ball0-[1/1, 0/0], Direction-[0, 1, 9], Player-[1, 2],
                  Ball-[0/1, 1/1], Before-[[1/1], []] ])).
withstood(order(drawing_step(drawing(Field, Player0, Ball0, Before), Direction,
                             drawing(field(line, 2, 2, 0), Player, 1/2, [0/1,1/1])),
                [ Field-[field(line, 2, 2, 0), field(line, 2, 3, 0)], Player0-[1, 2],
                  Ball0-[0/1, 1/1], Before-[[1/1], []], Direction-[3, 4], Player-[1, 2] ])).
withstood(general(drawing_step(_, _, _), error)).
withstood(holds(drawing_step(drawing(field(line, 2, 2, 0), 1, 0/1, [1/1]), 3,
                             drawing(field(line, 2, 2, 0), 1, 1/2, [0/1,1/1])), [1,2,3])).
withstood(order(drawing_turn(drawing(field(line, 2, 2, 0), Player0, 1/1, []), [First|Turn],
                             drawing(_, Player, Ball, _)),
                [ Player0-[1, 2], First-[0, 2], Turn-[[], [3], [3,0]], Player-[1, 2],
                  Ball-[1/0, 1/2] ])).
withstood(general(drawing_turn(_, _, _), error)).
withstood(holds(drawing_turn(drawing(field(line, 2, 2, 0), 1, 1/1, []), [0,3],
                             drawing(field(line, 2, 2, 0), 1, 1/2, [0/1,1/1])), [1,2,3])).
withstood(order(drawing_turns(drawing(field(line, 2, 3, 0), 1, 1/1, []), [[First],Turn|Turns],
                              drawing(_, Player, Ball, _)),
                [ First-[0, 2], Turn-[[0], [1,0], [2]], Turns-[[], [[2]]], Player-[1, 2],
                  Ball-[1/3, 0/2] ])).
withstood(general(drawing_turns(_, _, _), error)).
withstood(general(drawing_turns(drawing(field(line, 2, 3, 0), 1, 1/1, []), _, _),
                  within(3, [ drawing_turns(Drawing, [], Drawing) ]))).
withstood(holds(drawing_turns(drawing(field(line, 2, 3, 0), 1, 1/1, []), [[2],[2]],
                              drawing(field(line, 2, 3, 0), 2, 1/3, [1/2,1/1])), [1,2,3])).
withstood(order(drawing_outcomes(drawing(field(line, 2, 2, 0), Player, Ball, [_|_]), _),
                [ Player-[1, 2], Ball-[0/0, 1/1] ])).
withstood(order(drawing_outcomes(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1]), Outcomes),
                [ Outcomes-[[], [1]] ])).
withstood(general(drawing_outcomes(_, _), error)).
withstood(holds(drawing_outcomes(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1]), []), [1,2])).
withstood(order(drawing_edges(drawing(field(line, 2, 2, 0), Player, 1/2, Before), Edges),
                [ Player-[1, 2], Before-[[1/1], [0/1,1/1], []], Edges-[[], [[1/1,1/2]]] ])).
withstood(general(drawing_edges(_, _), error)).
withstood(holds(drawing_edges(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1]), [[1/1,1/2]]), [1,2])).
withstood(order(drawing_end(drawing(field(line, 2, 2, 0), Player, Ball, []), End),
                [ Player-[1, 2], Ball-[1/1, 1/2, 0/0], End-[open, goal(1), stuck(2)] ])).
withstood(general(drawing_end(_, _), error)).
withstood(holds(drawing_end(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1]), goal(1)), [1,2])).
withstood(holds(drawing_end(drawing(field(line, 2, 2, 0), 1, 0/0, [1/1]), stuck(2)), [1,2])).
withstood(holds(drawing_end(drawing(field(line, 2, 2, 0), 1, 1/1, []), open), [1,2])).
withstood(order(drawing_depth_value(drawing(field(line, 2, 2, 0), Player, 1/1, []), Depth, Value),
                [ Player-[1, 2], Depth-[0, 1], Value-[0, 999] ])).
withstood(general(drawing_depth_value(_, _, _), error)).
withstood(holds(drawing_depth_value(drawing(field(line, 2, 2, 0), 1, 1/1, []), 1, 999), [1,2,3])).

%   deep
test(withstands, [forall(withstood(Case)), Faults == []]) :-
    findall(Fault, case_fault(soccer_definition, Case, Fault), Faults).

test(each_export_is_tried, all(Untold == [])) :-
    untold_export(soccer_definition, withstood, Untold).

%   A drawing that is open in part: the error names the argument.

open_part(drawing(field(line, 2, 2, 0), 1, 1/2, [_])).
open_part(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1,_/1])).
open_part(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1|_])).
open_part(drawing(field(line, 2, 2, 0), _, 1/1, [])).
open_part(drawing(_, 1, 1/1, [])).

asked_of(Drawing, drawing_step(Drawing, _, _), 'Drawing0 or Drawing must be known') :-
    Drawing = drawing(_, Player, _, _),
    nonvar(Player).              % an open player is enumerated
asked_of(Drawing, drawing_turn(Drawing, _, _), 'Drawing0 must be known').
asked_of(Drawing, drawing_turns(Drawing, _, _), 'Drawing0 must be known').
asked_of(Drawing, drawing_outcomes(Drawing, _), 'Drawing0 must be known').
asked_of(Drawing, drawing_edges(Drawing, _), 'Drawing must be known').
asked_of(Drawing, drawing_end(Drawing, _), 'Drawing must be known').
asked_of(Drawing, drawing_depth_value(Drawing, 1, _), 'Drawing must be known').

test(an_error_names_what_is_open,
     [forall(( open_part(Drawing), asked_of(Drawing, Goal, Said) )),
      throws(error(instantiation_error, context(_, Said)))]) :-
    call(Goal).

:- end_tests(soccer_definition).
