:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(claimeven).

%   Only column 1 is left, from its lowest empty cell on.  The first player has three stones beside it,
%   in a row that is said; then there are the threats of the second.

three(none, 0).
three(Row, Stones) :-
    integer(Row),
    Stones is (1 << 7 \/ 1 << 14 \/ 1 << 21) << (Row - 1).

test(one_column, [forall(member(Row-Threats-Lowest-Bounds,
        [ none-0-1-[0],
          1-0-1-[],                 % cells of the odd rows are the first player's
          2-0-1-[0],
          2-0-2-[],                 % the lowest may be taken at once
          none-0b10-1-[-3], none-0b1000-1-[-2], none-0b100000-1-[-1],     % the lower, the sooner
          5-0b10-1-[-3],            % what lies above a cell that wins is never reached
          3-0b1000-1-[] ])),
                 all(Bound == Bounds)]) :-
    three(Row, Mine),
    Empty is 0b111111 /\ -(1 << (Lowest - 1)),
    Playable is 1 << (Lowest - 1),
    claimeven_bound(Mine, Threats, Empty, Playable, 0, Bound).

test(a_bound_that_does_not_answer, fail) :-
    claimeven_bound(0, 0b1000, 0b111111, 0b1, -3, _).

%   Three of the second player's stones in row 2 are not needed: two, and two even cells.

two_and_two(Row, Theirs, Empty, Playable) :-
    Theirs is (1 << 14 \/ 1 << 21) << (Row - 1),
    Empty is 0b111111 << 7 \/ 0b111111 << 28,
    Playable is 1 << 7 \/ 1 << 28.

%   The lower the row, the sooner.

test(aftereven, all(Row-Alpha == [2 - -3, 2 - -2, 2 - -1, 4 - -2, 4 - -1, 6 - -1])) :-
    member(Row, [1, 2, 3, 4, 5, 6]),
    two_and_two(Row, Theirs, Empty, Playable),
    member(Alpha, [-4, -3, -2, -1]),
    aftereven_bound(0, Theirs, Empty, Playable, Alpha, Alpha).

test(a_base_need_not_be_the_second_players, fail) :-
    Theirs is 1 << 15 \/ 1 << 22,
    Empty is 0b111110 << 7 \/ 0b111110 << 28,
    Playable is 1 << 8 \/ 1 << 29,
    aftereven_bound(0, Theirs, Empty, Playable, -1, _).

test(the_first_player_may_win_before, fail) :-
    two_and_two(4, Theirs, Empty, Playable),
    Mine is (1 << 14 \/ 1 << 21 \/ 1 << 35) << 2,
    aftereven_bound(Mine, Theirs, Empty, Playable, -1, _).

%   Whether a rule says something, and what, is told on boards as well (claimeven.pl).

test(as_told) :- claims_as_told(1, 60, 2).

%   long
test(as_told_of_many) :- claims_as_told(61, 500, 13).

claims_as_told(First, Last, Least) :-
    findall(Position-Board,
            ( between(First, Last, Seed),
              Stones is 28 + 2 * (Seed mod 4),
              random_game(Seed, Stones, Stones, Columns),
              columns_position(Columns, Position),
              columns_board(Columns, Board) ),
            Told),
    assertion(maplist(as_claimeven, Told)),
    assertion(maplist(as_aftereven, Told)),
    aggregate_all(count, ( member(_-Board, Told), board_claimeven(Board, _) ), Enough),
    assertion(Enough >= Least).

as_claimeven(Position-Board) :-
    position_cells(Position, Mine, Theirs, Empty, Playable),
    threats(Theirs, Empty, Threats),
    findall(Bound, claimeven_bound(Mine, Threats, Empty, Playable, 0, Bound), Bounds),
    findall(Most, board_claimeven(Board, Most), Bounds).

as_aftereven(Position-Board) :-
    position_cells(Position, Mine, Theirs, Empty, Playable),
    findall(Alpha, ( member(Alpha, [-3, -2, -1]),
                     aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Alpha) ), Bounds),
    findall(Alpha, ( board_aftereven(Board, Most), between(Most, -1, Alpha) ), Bounds).

position_cells(position(Mine, Theirs), Mine, Theirs, Empty, Playable) :-
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable).

:- end_tests(claimeven).

:- begin_tests(odd_threat).

%   Only column 1 is left above its first row.  A threat in an even row is none.

test(one_column, [forall(member(Threats-Bounds, [0b100-[-2], 0b10000-[-1], 0b1000-[], 0-[]])),
                  all(Bound == Bounds)]) :-
    odd_threat_bound(0, Threats, 0b111110, 0b10, 0, Bound).

test(a_playable_threat_is_taken, fail) :-
    odd_threat_bound(0, 0b100, 0b111100, 0b100, 0, _).

%   Below the threat the even cells are the second player's, the last of them
%   too; a four there comes before the threat.

test(a_four_below, fail) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 1,
    odd_threat_bound(Mine, 0b10000, 0b111110, 0b10, 0, _).

test(a_four_above_does_not_count, Bound == -2) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 3,
    odd_threat_bound(Mine, 0b100, 0b111110, 0b10, 0, Bound).

%   With the threat in column 2 alone the lower cells of column 1 make a four;
%   they are above the threat in column 1.

test(any_of_two_threats, Bound == -2) :-
    Mine is (1 << 14 \/ 1 << 21 \/ 1 << 28) << 4,
    Empty is 0b111110 \/ 0b111110 << 7,
    Playable is 0b10 \/ 0b10 << 7,
    \+ odd_threat_bound(Mine, 0b100, Empty, Playable, 0, _),
    Threats is 0b100 \/ 0b100 << 7,
    odd_threat_bound(Mine, Threats, Empty, Playable, 0, Bound).

%   Whether the rule says something, and what, is told on boards as well (claimeven.pl).

test(as_told) :- threats_as_told(600, 680, 1).

%   deep
test(as_told_of_many) :- threats_as_told(681, 1100, 7).

threats_as_told(First, Last, Least) :-
    findall(Mosts,
            ( between(First, Last, Seed),
              Stones is 23 + 2 * (Seed mod 6),
              random_game(Seed, Stones, Stones, Columns),
              columns_position(Columns, Position),
              columns_board(Columns, Board),
              findall(Most, board_odd_threat(Board, Most), Mosts),
              assertion(as_told(Position, Mosts)),
              Mosts = [_|_] ),
            Told),
    length(Told, Number),
    assertion(Number >= Least).

as_told(position(Mine, Theirs), Mosts) :-
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    threats(Theirs, Empty, Threats),
    forall(between(-4, 0, Alpha),
           (   odd_threat_bound(Mine, Threats, Empty, Playable, Alpha, Bound)
           ->  Bound =< Alpha,
               memberchk(Bound, Mosts)
           ;   \+ ( member(Most, Mosts), Most =< Alpha )
           )).

:- end_tests(odd_threat).

:- begin_tests(proof).

%   A rule says something about enough of the positions, and nothing that the
%   search without rules refutes.

%   deep
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
