:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

%   The oracle: the least number of turns, found by drawing every turn of one
%   player after another.

:- begin_tests(reach).

test(nothing_drawn, all(Turns == [5, 4, 3, 2, 1, 1, 1])) :-
    field_position(field(standard, 8, 10, 2), position(_, _, Nodes, Ways, _)),
    player_goals(1, Nodes, Goals),
    goals_reach(Goals, 24, Nodes, Ways, Reach),
    member(Node, [49, 50, 51, 52, 53, 43, 100]),
    reach_turns(Reach, Node, Turns).

test(least_turns, forall(( member(Steps, [4, 8, 16]), between(1, 15, Seed) ))) :-
    Field = field(standard, 5, 4, 1),
    random_soccer(Seed, Field, Steps, Position),
    Position = position(Ball, Player, Nodes, Ways, _),
    player_goals(Player, Nodes, Goals),
    goals_reach(Goals, 24, Nodes, Ways, Reach),
    (   by_turns(1, 3, Position, Turns)
    ->  reach_turns(Reach, Ball, Turns)
    ;   \+ ( reach_turns(Reach, Ball, Turns), Turns =< 3 )
    ).

by_turns(Turns, Most, Position, Least) :-
    Turns =< Most,
    (   goal_after(Turns, Position)
    ->  Least = Turns
    ;   Turns1 is Turns + 1,
        by_turns(Turns1, Most, Position, Least)
    ).

%   Only where a way leads counts, so that the nodes of the way are enough: each
%   node once, through touched ones.

goal_after(Turns, position(Ball, Player, Nodes, Ways, Field)) :-
    way(Turns, Ball, [Ball], position(Ball, Player, Nodes, Ways, Field), Player).

way(Turns, Node, Met, Position, Player) :-
    position_free(Position, Node, _, Node1),
    \+ memberchk(Node1, Met),
    position_field(Position, Field),
    (   field_goal(Field, Player1, Node1)
    ->  Player1 =:= Player,
        Turns >= 1
    ;   position_touched(Position, Node1)
    ->  way(Turns, Node1, [Node1|Met], Position, Player)
    ;   Turns > 1,
        Turns1 is Turns - 1,
        way(Turns1, Node1, [Node1|Met], Position, Player)
    ).

test(no_further_than_asked, fail) :-
    field_position(field(standard, 8, 10, 2), position(Ball, _, Nodes, Ways, _)),
    player_goals(1, Nodes, Goals),
    goals_reach(Goals, 4, Nodes, Ways, Reach),
    reach_turns(Reach, Ball, _).

%   Each first step leads to a node that is no further.

test(directions_lead_on, forall(between(1, 10, Seed))) :-
    random_soccer(Seed, field(standard, 8, 10, 2), 40, position(_, _, Nodes, Ways, Field)),
    player_goals(2, Nodes, Goals),
    goals_reach(Goals, 24, Nodes, Ways, Reach),
    \+ ( between(0, 98, Node),
         reach_turns(Reach, Node, Turns),
         \+ ( reach_direction(Reach, Node, Direction),
              position_free(position(Node, 2, Nodes, Ways, Field), Node, Direction, Node1),
              reach_turns(Reach, Node1, Turns1),
              Turns1 =< Turns ) ).

:- end_tests(reach).

:- begin_tests(goal).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-20, field(standard, 8, 10, 2)-40,
                          field(line, 8, 10, 0)-20, field(line, 8, 10, 0)-40,
                          field(standard, 5, 4, 1)-8, field(standard, 3, 3, 1)-2,
                          field(standard, 2, 2, 2)-2, field(line, 2, 3, 0)-2 ]).

scores(Position, Turn) :-
    position_player(Position, Player),
    position_turn(Position, Turn, Position1),
    position_end(Position1, goal(Player)).

few_turns(Position) :-
    aggregate_all(count, limit(5001, position_trail(Position, _, _)), Count),
    Count =< 5000.

%   A goal is found where some turn ends in it, and only there.

test(found_if_there_is_one, forall(( fields(Field, Steps), between(1, 8, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    found_if_there(Position).

found_if_there(Position) :-
    (   position_goal_turn(Position, Turn)
    ->  once(scores(Position, Turn))
    ;   few_turns(Position)
    ->  \+ scores(Position, _)
    ;   true
    ).

%   Random play from the kick-off seldom comes near a goal.

test(found_near_the_goal, forall(between(1, 30, Seed))) :-
    named_field(standard, Field),
    field_turns_position(Field, [[0],[7],[1],[0]], Position0),
    walk(Seed, Position0, Position),
    found_if_there(Position).

walk(Seed, Position0, Position) :-
    Steps is Seed mod 12,
    seed_random([Seed], Random),
    walk(Steps, Position0, Position, Random).

walk(Steps, Position0, Position, Random0) :-
    findall(P, ( position_step(Position0, _, P), position_end(P, open) ), Ways),
    (   Steps > 0,
        random_drawn(Position1, Ways, _, Random0, Random)
    ->  Steps1 is Steps - 1,
        walk(Steps1, Position1, Position, Random)
    ;   Position = Position0
    ).

test(both_players_on_both_fields,
     forall(member(Name-Turns-Lengths,
                   [ line-[[2],[2],[2],[2]]-[1], line-[[0],[5],[6],[6],[6]]-[1],
                     standard-[[0],[0],[0],[0]]-[2,3], standard-[[6],[3],[4],[4],[4]]-[2,3] ]))) :-
    named_field(Name, Field),
    field_turns_position(Field, Turns, Position),
    position_goal_turn(Position, Turn),
    once(scores(Position, Turn)),
    length(Turn, Length),
    memberchk(Length, Lengths).

:- end_tests(goal).

:- begin_tests(safe).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-20, field(standard, 8, 10, 2)-40,
                          field(line, 8, 10, 0)-40, field(standard, 3, 3, 1)-1,
                          field(line, 2, 3, 0)-2 ]).

%   Turns and replies are few: the definition below tries all of them.

few_turns(Position) :-
    aggregate_all(count,
                  limit(10 001, ( position_turn(Position, _, Position1),
                                  position_turn(Position1, _, _) )),
                  Count),
    Count =< 10 000.

%   By its definition: the turn wins, or the game is open and no turn of the
%   opponent wins at once.

safe(Position, Turn) :-
    position_player(Position, Player),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    (   End == open
    ->  Opponent is 3 - Player,
        \+ ( position_turn(Position1, _, Position2), position_end(Position2, goal(Opponent)) )
    ;   End = goal(Player)
    ).

%   deep
test(by_its_definition, forall(( fields(Field, Steps), between(1, 2, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    (   few_turns(Position)
    ->  position_outcomes(Position, inf, Outcomes, false),
        findall(Turn, ( member(Turn-_, Outcomes), safe(Position, Turn) ), Expected),
        findall(Turn, position_safe_turn(Position, Turn), Turns),
        msort(Expected, Sorted),
        msort(Turns, Sorted)
    ;   true
    ).

%   The ball lies before player 2's goal on `line`: north, south and back.

test(some_are_not_safe, Turns-Count == [[0],[4],[5],[7]]-7) :-
    field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
    findall(Turn, position_safe_turn(Position, Turn), Turns0),
    msort(Turns0, Turns),
    position_outcomes(Position, inf, Outcomes, false),
    length(Outcomes, Count).

:- end_tests(safe).
