:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(proof).

%   A rule says something about enough of the positions, and nothing that the
%   search without rules refutes.

test(rules_are_sound, forall(member(Rule-Enough, [ claimeven-30, baseinverse-180,
                                                   aftereven-12, odd_threat-80,
                                                   no_four-40 ]))) :-
    sound_bounds([Rule], Number),
    Number >= Enough.

sound_bounds(Names, Number) :-
    strategies_solver([], 65521, Solver),
    names_strategies(Names, Rules),
    findall(Sound,
            ( between(1, 200, Seed),
              random_position(Seed, 24, 38, Position0),
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
    position_node(Position, Node),
    Node = node(_, _, _, _, _, _),
    member(Alpha, [-4, -3, -2, -1, 0, 1, 5]),
    strategies_bound(Rules, 0, Node, Alpha, Bound).

sound(Solver, Position, Alpha, Bound, Sound) :-
    position_score(Solver, Position, Score),
    (   ( Bound =< Alpha -> Score =< Bound ; Score >= Bound )
    ->  Sound = true
    ;   Sound = false
    ).

%   Each rule saves nodes of the search beside the others, and leaves the scores as they are.

%   deep
test(each_rule_saves_nodes, true) :-
    strategies(All),
    findall(Position, ( between(1, 100, Seed), random_position(Seed, 19, 30, Position) ),
            Positions),
    nodes(All, Positions, Scores, Nodes),
    nodes([], Positions, Scores, NodesWithout),
    Nodes < NodesWithout,
    forall(select(_, All, Rules),
           ( nodes(Rules, Positions, Scores, NodesWithoutOne), Nodes < NodesWithoutOne )).

nodes(Rules, Positions, Scores, Nodes) :-
    strategies_solver(Rules, 65521, Solver),
    maplist(position_score_nodes(Solver), Positions, Scores, Counts),
    sum_list(Counts, Nodes).

test(names, Rules == strategies(true, false, false, true, false)) :-
    names_strategies([odd_threat, claimeven], Rules).

:- end_tests(proof).
