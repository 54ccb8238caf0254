/** Dijkstra three ways, timed in one process: `swipl -O shortest_path.pl [RUNS]`.

Each line that is printed is a JSON document on one position: the field's name,
its number of nodes, where the ball lies, the arcs as [from, to, cost], the
distances found as [node, cost], and the milliseconds of processor time that
each algorithm takes for the distances of all nodes, the mean of RUNS (20).
The positions come from random steps on both fields.  What `literal` takes
holds the making of its matrix; the others ask for an arc where they need it.

*/

:- use_module(library(http/json)).
:- use_module('../../logic/load').
:- use_module('../logic/random_games').

:- initialization(main, main).

main :-
    current_prolog_flag(argv, Arguments),
    (   Arguments = [Argument]
    ->  atom_number(Argument, Runs)
    ;   Runs = 20
    ),
    forall(( member(Name, [line, standard]),
             member(Steps, [0, 20, 40, 80]),
             member(Seed, [1, 2, 3]) ),
           report(Name, Steps, Seed, Runs)).

report(Name, Steps, Seed, Runs) :-
    named_field(Name, Field),
    field_nodes(Field, Nodes),
    random_soccer(Seed, Field, Steps, Position),
    position_ball(Position, Ball),
    position_player(Position, Player),
    position_player_costs(Position, Player, destination, Costs),
    findall([Node, Node1, Cost], costs_arc(Costs, Node, _, Node1, Cost), Arcs),
    costs_algorithm_distances(Costs, heap, Pairs),
    findall([Node, Cost], member(Node-Cost, Pairs), Distances),
    milliseconds(Runs, literal_vectors(Costs, Ball, _, _), Literal),
    milliseconds(Runs, heap_vectors(Costs, Ball, all, _, _, _), Heap),
    milliseconds(Runs, tabled_distances(Costs, Ball, _), Tabled),
    json_write_dict(current_output,
                    _{ field: Name, nodes: Nodes, ball: Ball, arcs: Arcs, distances: Distances,
                       ms: _{ literal: Literal, heap: Heap, tabled: Tabled } },
                    [width(0)]),
    nl.

milliseconds(Runs, Goal, Milliseconds) :-
    statistics(process_cputime, Start),
    forall(between(1, Runs, _), once(Goal)),
    statistics(process_cputime, End),
    Milliseconds is 1000 * (End - Start) / Runs.
