:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(proof).

%   A rule says something about enough of the positions, and nothing that the
%   search without rules refutes.

test(rules_are_sound, forall(member(Rule-Enough, [ claimeven-30, baseinverse-180,
                                                   aftereven-12, odd_threat-80,
                                                   no_four-40 ]))) :-
    sound_bounds([Rule], 200, 24, 38, Number),
    Number >= Enough.

%   Plans say more where fewer stones lie.

test(plans_are_sound, true(Number >= 150)) :-
    sound_bounds([lowinverse, baseclaim, before], 200, 28, 38, Number).

%   deep
test(many_plans_are_sound, true(Number >= 900)) :-
    sound_bounds([lowinverse, baseclaim, before], 500, 24, 36, Number).

sound_bounds(Names, Seeds, Least, Most, Number) :-
    strategies_solver([], 65521, Solver),
    names_strategies(Names, Rules),
    findall(Sound,
            ( between(1, Seeds, Seed),
              random_position(Seed, Least, Most, Position0),
              descendant(Position0, Position),
              position_bound(Position, Rules, Alpha, Bound),
              sound(Solver, Position, Alpha, Bound, Sound) ),
            Verdicts),
    \+ memberchk(false, Verdicts),
    length(Verdicts, Number).

%   The position, and those one and two moves later.

descendant(Position, Position).
descendant(Position0, Position) :-
    position_column_position(Position0, _, Position1),
    (   Position = Position1
    ;   position_column_position(Position1, _, Position)
    ).

position_bound(Position, Rules, Alpha, Bound) :-
    position_node(Position, node(Mine, Theirs, _, TheirThreats, _, Left)),
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    member(Alpha, [-4, -3, -2, -1, 0, 1, 5]),
    strategies_bound(Rules, Mine, Theirs, TheirThreats, Empty, Playable, Left, Alpha, Bound).

sound(Solver, Position, Alpha, Bound, Sound) :-
    position_score(Solver, Position, Score),
    (   ( Bound =< Alpha -> Score =< Bound ; Score >= Bound )
    ->  Sound = true
    ;   Sound = false
    ).

%   Each rule saves nodes of the search, and leaves the scores as they are: each of the usual ones
%   beside the others, each other one beside the usual ones.

%   deep
test(each_rule_saves_nodes, true) :-
    usual_strategies(Usual),
    findall(Position, ( between(1, 100, Seed), random_position(Seed, 19, 30, Position) ),
            Positions),
    nodes(Usual, Positions, Scores, Nodes),
    nodes([], Positions, Scores, NodesWithout),
    Nodes < NodesWithout,
    forall(select(_, Usual, Rules),
           ( nodes(Rules, Positions, Scores, NodesWithoutOne), Nodes < NodesWithoutOne )),
    forall(( strategy(Rule), \+ memberchk(Rule, Usual) ),
           ( nodes([Rule|Usual], Positions, Scores, NodesWithOne), NodesWithOne < Nodes )).

nodes(Rules, Positions, Scores, Nodes) :-
    strategies_solver(Rules, 65521, Solver),
    maplist(position_score_nodes(Solver), Positions, Scores, Counts),
    sum_list(Counts, Nodes).

test(names, Rules == strategies(true, false, false, true, false, none)) :-
    names_strategies([odd_threat, claimeven], Rules).

test(names_of_plans, Rules == strategies(false, false, true, false, false,
                                         rules(false, true, false))) :-
    names_strategies([baseclaim, aftereven], Rules).

:- end_tests(proof).
