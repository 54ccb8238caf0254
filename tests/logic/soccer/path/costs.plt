:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(soccer_costs).

line(Position) :-
    named_field(line, Field),
    field_position(Field, Position).

cost(Position, Player, Model, Node, Node1, Cost) :-
    position_player_costs(Position, Player, Model, Costs),
    once(costs_arc(Costs, Node, _, Node1, Cost)).

%   The document's loops, pair by pair.

entry(Position, Player, I, J, Cost) :-
    (   abs(I mod 11 - J mod 11) =< 1,
        abs(I - J) // 11 =< 1,
        I =\= J,
        abs(I - J) =< 12,
        Lower is min(I, J),
        Higher is max(I, J),
        \+ position_used(Position, Lower, Higher),
        \+ border(Lower, Higher)
    ->  (   position_touched(Position, I),
            position_touched(Position, J)
        ->  Cost = 0
        ;   Sign is 2 * Player - 3,
            Cost is abs(10 * abs(Player - 2) + Sign * (max(I, J) mod 11))
                    + abs(4 - max(I, J) // 11)
        )
    ;   Cost = 30000
    ).

border(I, J) :- J =:= I + 1, ( I < 10 ; I >= 88 ).
border(I, J) :- J =:= I + 11, I mod 11 =:= 0.
border(I, J) :- J =:= I + 11, I mod 11 =:= 10.

test(literal_is_the_documents_matrix,
     [forall(( member(Steps, [0, 10, 40, 90]), member(Player, [1, 2]) )),
      Wrong == []]) :-
    named_field(line, Field),
    random_soccer(3, Field, Steps, Position),
    position_player_costs(Position, Player, literal, Costs),
    costs_matrix(Costs, A),
    findall(I-J-Cost-Expected,
            ( between(0, 98, I),
              \+ field_goal(Field, _, I),
              Place is I + 1,
              arg(Place, A, Row),
              between(0, 98, J),
              Place1 is J + 1,
              arg(Place1, Row, Cost),
              once(entry(Position, Player, I, J, Expected)),
              Cost =\= Expected ),
            Wrong).

test(no_arc_leaves_a_goal, forall(member(Name, [line, standard]))) :-
    named_field(Name, Field),
    field_position(Field, Position),
    position_player_costs(Position, 1, literal, Costs),
    forall(field_goal(Field, _, Node), \+ costs_arc(Costs, Node, _, _, _)).

test(goal_nodes_have_a_price, Prices == [2, 1, 2]) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_player_costs(Position, 1, literal, Costs),
    findall(Price,
            ( field_goal(Field, 1, Node), once(costs_arc(Costs, _, _, Node, Price)) ),
            Prices).

test(an_edge_used_costs_nothing_any_more) :-
    line(Position0),
    position_step(Position0, 2, Position),
    \+ cost(Position, 1, literal, 49, 50, _),
    \+ cost(Position, 1, literal, 50, 49, _).

test(bounces_are_free, Costs == [0, 0]) :-
    named_field(line, Field),
    field_turns_position(Field, [[2], [0]], Position),
    findall(Cost, ( member(Model, [literal, destination]), cost(Position, 1, Model, 39, 49, Cost) ),
            Costs).

%   The field seen in a mirror: player 2 sees what player 1 sees, and the left
%   what the right does.

mirrored(Way, X, Y, Direction, X1, Y1, Direction1) :-
    (   Way = across
    ->  X1 is 8 - X,
        Y1 = Y,
        Direction1 is -Direction mod 8
    ;   X1 = X,
        Y1 is 10 - Y,
        Direction1 is (4 - Direction) mod 8
    ).

kick_off_mirrored(Model, Way) :-
    named_field(standard, Field),
    field_position(Field, Position),
    ( Way = across -> Other = 1 ; Other = 2 ),
    position_player_costs(Position, 1, Model, Costs),
    position_player_costs(Position, Other, Model, Costs1),
    forall(costs_arc(Costs, Node, Direction, _, Cost),
           ( field_node_place(Field, Node, X, Y),
             mirrored(Way, X, Y, Direction, X1, Y1, Direction1),
             field_node_place(Field, Node1, X1, Y1),
             costs_arc(Costs1, Node1, Direction1, _, Cost) )).

test(destination_is_the_same_in_a_mirror, forall(member(Way, [across, along]))) :-
    kick_off_mirrored(destination, Way).

test(literal_is_not, forall(member(Way, [across, along]))) :-
    \+ kick_off_mirrored(literal, Way).

test(noise_is_at_most_its_level,
     [forall(( member(Level, [0, 1, 3]), member(Model, [literal, destination]) )),
      Found == Expected]) :-
    named_field(standard, Field),
    random_soccer(5, Field, 60, Position),
    position_player_costs(Position, 1, Model, Costs0),
    costs_noise_costs(Costs0, Level, Costs, 1, _),
    findall(More,
            ( costs_arc(Costs0, Node, Direction, _, Cost0),
              costs_arc(Costs, Node, Direction, _, Cost),
              More is Cost - Cost0 ),
            Mores),
    sort(Mores, Found),
    numlist(0, Level, Expected).

test(noise_is_drawn_for_each_way) :-
    line(Position),
    position_player_costs(Position, 1, literal, Costs0),
    costs_noise_costs(Costs0, 1, Costs, 1, _),
    once(( costs_arc(Costs, Node, _, Node1, Cost),
           costs_arc(Costs, Node1, _, Node, Cost1),
           Cost =\= Cost1 )).

test(no_noise_where_both_ends_are_touched) :-
    named_field(line, Field),
    random_soccer(5, Field, 90, Position),
    position_player_costs(Position, 1, literal, Costs0),
    costs_noise_costs(Costs0, 5, Costs, 1, _),
    forall(( costs_arc(Costs, Node, _, Node1, Cost),
             position_touched(Position, Node),
             position_touched(Position, Node1) ),
           Cost =:= 0).

%   Turns to the goal: each algorithm counts what goals_reach/5 counts by waves.

%   deep
test(turns, [forall(( member(Field, [ field(standard, 8, 10, 2), field(line, 8, 10, 0),
                                      field(standard, 5, 4, 3), field(line, 3, 4, 0) ]),
                      member(Steps, [0,20,60]), member(Player, [1,2]),
                      member(Algorithm, [literal,heap,tabled]) )),
             Turns == Reached]) :-
    random_soccer(2, Field, Steps, Position),
    position_player_costs(Position, Player, turns, Costs),
    costs_algorithm_distances(Costs, Algorithm, Distances),
    findall(Node-Number, ( member(Node-Number, Distances), \+ field_goal(Field, _, Node) ), Turns),
    Position = position(_, _, Nodes, Ways, _),
    player_goals(Player, Nodes, Goals),
    goals_reach(Goals, 1000, Nodes, Ways, Reach),
    field_nodes(Field, Count),
    Last is Count - 1,
    findall(Node-Number,
            ( between(0, Last, Node), \+ field_goal(Field, _, Node), reach_turns(Reach, Node, Number) ),
            Reached).

:- end_tests(soccer_costs).
