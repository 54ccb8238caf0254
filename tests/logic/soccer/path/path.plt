:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(soccer_path).

path(Field, Turns, Player, Model, Cost-Nodes-Turn) :-
    field_turns_position(Field, Turns, Position),
    position_player_costs(Position, Player, Model, Costs),
    costs_path(Costs, Cost, Nodes, Turn).

test(kick_off, [forall(member(Name-Player-Model-Expected,
                              [ line-1-literal-(10-[49,50,51,52,53,54]-[2]),
                                line-2-literal-(13-[49,37,47,35,45,44]-[7]),
                                line-1-destination-(10-[49,50,51,52,53,54]-[2]),
                                line-2-destination-(10-[49,48,47,46,45,44]-[6]),
                                standard-1-literal-(11-[49,50,51,52,53,54,100]-[0]),
                                standard-2-literal-(14-[49,37,47,35,45,33,103]-[5]),
                                standard-1-destination-(11-[49,50,51,52,53,54,100]-[0]),
                                standard-2-destination-(11-[49,48,47,46,45,44,103]-[4]) ])),
                Found == Expected]) :-
    named_field(Name, Field),
    path(Field, [], Player, Model, Found).

test(the_straight_line_of_player_2_costs_15, Sum == 15) :-
    named_field(line, Field),
    field_position(Field, Position),
    position_player_costs(Position, 2, literal, Costs),
    findall(Cost,
            ( between(45, 49, Node), Node1 is Node - 1, costs_arc(Costs, Node, _, Node1, Cost) ),
            Line),
    sum_list(Line, Sum).

%   A path is drawn edge by edge, and its turn is its start: whole, and no longer.

case(Field, Seed, Steps) :-
    member(Field, [ field(line, 8, 10, 0), field(standard, 8, 10, 2), field(standard, 3, 3, 1),
                    field(line, 5, 4, 0) ]),
    member(Steps, [0, 5, 20, 40, 80, 120]),
    member(Seed, [1, 2]).

case_costs(Field, Seed, Steps, Model, Costs) :-
    random_soccer(Seed, Field, Steps, Position),
    position_player(Position, Player),
    position_player_costs(Position, Player, Model, Costs0),
    costs_noise_costs(Costs0, 1, Costs, Seed, _).

%   deep
test(turns_are_whole_and_begin_the_path,
     forall(( case(Field, Seed, Steps), member(Model, [literal, destination]) ))) :-
    case_costs(Field, Seed, Steps, Model, Costs),
    Costs = costs(_, Player, _, _, Position),
    position_ball(Position, Ball),
    (   costs_path(Costs, Cost, Nodes, Turn)
    ->  Nodes = [Ball|_],
        last(Nodes, Goal),
        once(field_goal(Field, Player, Goal)),
        once(position_turn(Position, Turn, Position1)),
        position_ball(Position1, End),
        length([_|Turn], Length),
        nth1(Length, Nodes, End),
        once(nodes_cost(Nodes, Costs, Cost)),
        costs_turn(Costs, Turn)
    ;   costs_turn(Costs, Turn),
        once(position_turn(Position, Turn, _))
    ).

nodes_cost([_], _, 0).
nodes_cost([Node, Node1|Nodes], Costs, Cost) :-
    once(costs_arc(Costs, Node, _, Node1, Arc)),
    nodes_cost([Node1|Nodes], Costs, Cost1),
    Cost is Arc + Cost1.

%   Where the goal is cut off, a turn that does not lose is played if there is one.

cut_off(Field, Seed, Steps) :-
    member(Field, [field(line, 4, 4, 0), field(standard, 4, 4, 2)]),
    member(Steps, [20, 24, 28, 32]),
    between(1, 12, Seed),
    case_costs(Field, Seed, Steps, destination, Costs),
    \+ costs_path(Costs, _, _, _).

test(cut_off_positions_are_found) :-
    findall(Field-Seed-Steps, cut_off(Field, Seed, Steps), Cases),
    length(Cases, Count),
    Count >= 10.

test(no_turn_that_loses_where_there_is_another, forall(cut_off(Field, Seed, Steps))) :-
    case_costs(Field, Seed, Steps, destination, Costs),
    Costs = costs(_, Player, _, _, Position),
    costs_turn(Costs, Turn),
    once(position_turn(Position, Turn, Position1)),
    (   keeps(Player, Position1)
    ->  true
    ;   \+ ( position_turn(Position, _, Position2), keeps(Player, Position2) )
    ).

keeps(Player, Position) :-
    position_end(Position, End),
    ( End == open -> true ; arg(1, End, Player) ).

:- end_tests(soccer_path).

:- begin_tests(soccer_way).

test(a_path_and_its_costs, forall(member(Algorithm, [literal, heap, tabled]))) :-
    named_field(line, Field),
    field_turns_position(Field, [[2]], Position),
    position_model_path(Position, literal, Algorithm, path(Cost, Nodes, Turn, Distances)),
    last(Nodes, Goal),
    memberchk(Goal-Cost, Distances),
    position_nodes_turn(Position, Nodes, Way),
    Way == Turn,
    position_model_arcs(Position, literal, Arcs),
    findall(Arc, ( nextto(Node, Node1, Nodes), once(member([Node, Node1, Arc], Arcs)) ), Sum),
    sum_list(Sum, Cost).

test(a_way_is_cut_where_the_turn_ends, Turn == [7, 5]) :-
    named_field(standard, Field),
    field_turns_position(Field, [[0], [7], [1], [6], [1]], Position),
    position_nodes_turn(Position, [54, 43, 31, 30], Turn).

test(nonsense, [forall(member(Goal-Error,
        [ position_model_path(Position, literal, bfs, _)-type_error(oneof(_), bfs),
          position_model_path(Position, cheap, heap, _)-type_error(oneof(_), cheap) ])),
                true(subsumes_term(Error, Formal))]) :-
    field_position(field(line, 2, 2, 0), Position),
    catch(( Goal, Formal = none ), error(Formal, _), true).

:- end_tests(soccer_way).
