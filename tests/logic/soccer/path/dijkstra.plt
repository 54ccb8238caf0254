:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(soccer_shortest_path).

%   Case is Field-Seed-Steps-Level-Model.

case(Case) :-
    member(Name, [line, standard]),
    named_field(Name, Field),
    member(Seed-Steps-Level, [1-0-0, 2-30-1, 3-90-0, 4-150-2]),
    member(Model, [literal, destination]),
    Case = Field-Seed-Steps-Level-Model.

case_costs(Field-Seed-Steps-Level-Model, Costs, Ball) :-
    random_soccer(Seed, Field, Steps, Position),
    position_player(Position, Player),
    position_ball(Position, Ball),
    position_player_costs(Position, Player, Model, Costs0),
    costs_noise_costs(Costs0, Level, Costs, Seed, _).

%   Node-Cost and Node-Node0 for what is in the vectors: the document has 30000
%   in D where no path is known, and at Ball itself.

known(Ball, D, T, Distances, Befores) :-
    findall(Node-Cost,
            ( arg(Place, D, Cost), integer(Cost), Cost < 30000, Node is Place - 1, Node =\= Ball ),
            Distances),
    findall(Node-Node0, ( arg(Place, T, Node0), integer(Node0), Node is Place - 1 ), Befores).

literal_known(Costs, Ball, Distances, Befores) :-
    literal_vectors(Costs, Ball, D, T),
    known(Ball, D, T, Distances, Befores).

heap_known(Costs, Ball, Distances, Befores) :-
    heap_vectors(Costs, Ball, all, none, D, T),
    known(Ball, D, T, Distances, Befores).

test(heap_finds_the_documents_paths, [forall(case(Case)), Found == Expected]) :-
    case_costs(Case, Costs, Ball),
    literal_known(Costs, Ball, Distances, Befores),
    Expected = Distances-Befores,
    heap_known(Costs, Ball, Distances1, Befores1),
    Found = Distances1-Befores1.

tabled_known(Costs, Ball, Distances, Befores) :-
    tabled_vectors(Costs, Ball, D, T),
    known(Ball, D, T, Distances, Befores).

%   deep
test(paths_cost_what_is_said, forall(( case(Case), member(Known, [heap_known, tabled_known]) ))) :-
    case_costs(Case, Costs, Ball),
    call(Known, Costs, Ball, Distances, Befores),
    same_length(Distances, Befores),
    forall(member(Node-Node0, Befores),
           ( memberchk(Node-Cost, Distances),
             (   Node0 =:= Ball
             ->  Cost0 = 0
             ;   memberchk(Node0-Cost0, Distances)
             ),
             once(( costs_arc(Costs, Node0, _, Node, Arc), Cost =:= Cost0 + Arc )) )).

test(the_document_has_30000_where_it_starts, D-T == 30000-none) :-
    named_field(line, Field),
    case_costs(Field-1-0-0-literal, Costs, 49),
    literal_vectors(Costs, 49, Ds, Ts),
    arg(50, Ds, D),
    arg(50, Ts, T0),
    ( var(T0) -> T = none ; T = T0 ).

%   The definition: the least of all paths without a node twice.

path_cost(_, Node, Node, _, 0).
path_cost(Costs, Node0, Node, Seen, Cost) :-
    Node0 =\= Node,
    costs_arc(Costs, Node0, _, Node1, Arc),
    \+ memberchk(Node1, Seen),
    path_cost(Costs, Node1, Node, [Node1|Seen], Cost1),
    Cost is Arc + Cost1.

%   deep
test(no_path_costs_less,
     [forall(( member(Field, [field(line, 2, 3, 0), field(standard, 3, 3, 1)]),
               member(Steps-Model, [0-literal, 6-destination]) )),
      Found == Expected]) :-
    case_costs(Field-6-Steps-1-Model, Costs, Ball),
    costs_algorithm_distances(Costs, tabled, Found),
    field_nodes(Field, Count),
    findall(Node-Cost,
            ( between(1, Count, Place),
              Node is Place - 1,
              aggregate_all(min(Cost), path_cost(Costs, Ball, Node, [Ball], Cost), Cost) ),
            Expected).

test(the_nearest, [forall(case(Case)), Found == Expected]) :-
    case_costs(Case, Costs, Ball),
    Costs = costs(_, Player, _, _, Position),
    position_field(Position, Field),
    heap_known(Costs, Ball, Distances, _),
    findall(Cost, ( field_goal(Field, Player, Node), memberchk(Node-Cost, Distances) ), Goals),
    findall(Cost,
            ( member(Node-Cost, Distances),
              \+ position_touched(Position, Node),
              \+ field_goal(Field, _, Node) ),
            Untouched),
    maplist(least, [Goals, Untouched], Expected),
    maplist(nearest(Costs, Ball), [goal, untouched], Found).

least(Costs, Least) :-
    ( min_list(Costs, Least0) -> Least = Least0 ; Least = none ).

nearest(Costs, Ball, Until, Cost) :-
    (   heap_vectors(Costs, Ball, Until, Node, D, _)
    ->  Place is Node + 1,
        arg(Place, D, Cost)
    ;   Cost = none
    ).

%   deep
test(a_large_field, Found == Expected) :-
    case_costs(field(standard, 40, 60, 2)-1-60-0-destination, Costs, Ball),
    heap_known(Costs, Ball, Expected, _),
    tabled_known(Costs, Ball, Found, _).

%   Asked by name all three say the same.  Of the paths that cost the same, that of
%   the table has the fewest edges.

test(any_algorithm, forall(case(Case))) :-
    case_costs(Case, Costs, _),
    maplist(costs_algorithm_distances(Costs), [heap, tabled, literal],
            [Distances, Distances, Distances]),
    (   costs_path(Costs, Cost, Nodes, Turn)
    ->  costs_algorithm_path(Costs, heap, Cost, Nodes, Turn),
        costs_algorithm_path(Costs, literal, Cost, Nodes, Turn),
        costs_algorithm_path(Costs, tabled, Cost, Nodes1, _),
        length(Nodes, Length),
        length(Nodes1, Length1),
        Length1 =< Length
    ;   maplist(without_a_path(Costs), [heap, tabled, literal])
    ).

without_a_path(Costs, Algorithm) :-
    \+ costs_algorithm_path(Costs, Algorithm, _, _, _).

test(no_table_is_left, Tables == []) :-
    named_field(line, Field),
    case_costs(Field-1-0-0-literal, Costs, Ball),
    tabled_distances(Costs, Ball, _),
    findall(Variant, current_table(soccer_dijkstra:Variant, _), Tables).

:- end_tests(soccer_shortest_path).
