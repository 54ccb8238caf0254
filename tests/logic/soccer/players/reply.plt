:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(soccer_reply).

both_costs(Position, Model, Costs, Replies) :-
    position_player(Position, Player),
    Opponent is 3 - Player,
    position_player_costs(Position, Player, Model, Costs),
    position_player_costs(Position, Opponent, Model, Replies).

%   Positions of games between two programs, with few turns and no goal.

case(Field-Turns-Model) :-
    member(Name, [line, standard]),
    named_field(Name, Field),
    member(Number, [1, 2]),
    match_game(match(Field, dijkstra(literal, 3), dijkstra(destination, 3), 1), Number, All, _, _),
    member(Length, [3, 7, 11, 15, 19]),
    length(Turns, Length),
    append(Turns, [_|_], All),
    field_turns_position(Field, Turns, Position),
    aggregate_all(count, limit(101, position_trail(Position, _, _)), Count),
    Count =< 100,
    \+ position_goal_turn(Position, _),
    member(Model, [literal, destination]).

%   The rule: what SI costs and what SJ saves, for a turn that gives no goal.

turn_rank(Position, Costs, Replies, Turn, Cost-Saved) :-
    position_turn(Position, Turn, Position1),
    position_end(Position1, open),
    \+ position_goal_turn(Position1, _),
    position_ball(Position, Ball),
    steps_cost(Turn, Ball, Costs, Drawn),
    path_cost(Costs, Position1, Rest),
    path_cost(Replies, Position1, Reply),
    Cost is Drawn + Rest,
    Saved is -Reply.

path_cost(Costs0, Position, Cost) :-
    costs_position_costs(Costs0, Position, Costs),
    (   costs_path(Costs, Cost0, _, _)
    ->  Cost = Cost0
    ;   Cost = 1000000
    ).

steps_cost([], _, _, 0).
steps_cost([Direction|Turn], Ball, Costs, Cost) :-
    once(costs_arc(Costs, Ball, Direction, Ball1, Arc)),
    steps_cost(Turn, Ball1, Costs, Rest),
    Cost is Arc + Rest.

test(the_cheapest_with_the_dearest_reply, [forall(case(Field-Turns-Model)), Found == Best]) :-
    field_turns_position(Field, Turns, Position),
    both_costs(Position, Model, Costs, Replies),
    costs_reply_turn(Costs, Replies, Turn),
    findall(Rank, turn_rank(Position, Costs, Replies, _, Rank), Ranks),
    (   sort(Ranks, [Best0|_])
    ->  Best = Best0,
        once(turn_rank(Position, Costs, Replies, Turn, Found))
    ;   costs_turn(Costs, Turn),
        Best = Found
    ).

test(cases_are_found) :-
    findall(Case, case(Case), Cases),
    length(Cases, Count),
    Count >= 10.

test(a_goal_is_taken) :-
    named_field(standard, Field),
    field_turns_position(Field, [[0], [0], [0], [0]], Position),
    both_costs(Position, destination, Costs, Replies),
    costs_reply_turn(Costs, Replies, Turn),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, goal(1)).

test(no_goal_is_given, End == open) :-
    named_field(standard, Field),
    field_turns_position(Field, [[0], [0], [0]], Position),
    both_costs(Position, destination, Costs, Replies),
    costs_turn(Costs, Turn0),
    costs_reply_turn(Costs, Replies, Turn),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    \+ position_goal_turn(Position1, _),
    Turn0 = [_].

%   There are more than a hundred thousand turns here.

test(many_turns) :-
    named_field(standard, Field),
    many_turns(Field, Position),
    both_costs(Position, destination, Costs, Replies),
    statistics(process_cputime, Start),
    costs_reply_turn(Costs, Replies, Turn),
    statistics(process_cputime, End),
    once(position_turn(Position, Turn, _)),
    End - Start < 2.

many_turns(Field, Position) :-
    between(1, inf, Seed),
    random_start(Seed, Field, 130, Position),
    \+ position_goal_turn(Position, _),
    aggregate_all(count, limit(100000, position_trail(Position, _, _)), 100000),
    !.

:- end_tests(soccer_reply).
