:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(soccer_players).

player(random).
player(dijkstra(literal, 1)).
player(dijkstra(destination, 0)).
player(reply(literal, 1)).
player(reply(destination, 0)).
player(search(0.02)).

test(turns_are_whole,
     forall(( player(Player), member(Name-Steps-Seed, [line-0-1, standard-40-2, line-90-1]) ))) :-
    named_field(Name, Field),
    random_soccer(Seed, Field, Steps, Position),
    position_player_turn(Position, Player, Turn, Seed, _),
    once(position_turn(Position, Turn, _)).

test(small_and_large_fields,
     forall(( player(Player), member(Field, [field(standard, 3, 3, 1), field(line, 2, 2, 0),
                                             field(standard, 20, 30, 2)]) ))) :-
    field_position(Field, Position),
    position_player_turn(Position, Player, Turn, 1, _),
    once(position_turn(Position, Turn, _)).

test(no_lots_without_noise, [forall(member(Player, [dijkstra(literal, 0), reply(destination, 0)])),
                             Random == 7]) :-
    named_field(standard, Field),
    random_soccer(1, Field, 40, Position),
    position_player_turn(Position, Player, _, 7, Random).

test(noise_changes_turns, Turns == [[1], [2]]) :-
    named_field(line, Field),
    field_position(Field, Position),
    findall(Turn,
            ( between(1, 20, Seed), seed_random([Seed], Random),
              position_player_turn(Position, dijkstra(literal, 1), Turn, Random, _) ),
            Turns0),
    sort(Turns0, Turns).

:- end_tests(soccer_players).

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
    ( costs_path(Costs, Cost0, _, _) -> Cost = Cost0 ; Cost = 1000000 ).

steps_cost([], _, _, 0).
steps_cost([Direction|Turn], Ball, Costs, Cost) :-
    once(costs_arc(Costs, Ball, Direction, Ball1, Arc)),
    steps_cost(Turn, Ball1, Costs, Rest),
    Cost is Arc + Rest.

%   deep
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

:- begin_tests(soccer_match).

standard(One, Other, match(Field, One, Other, 1)) :-
    named_field(standard, Field).

test(games_are_played_to_their_end, forall(between(1, 10, Number))) :-
    standard(dijkstra(destination, 1), dijkstra(literal, 1), Match),
    match_game(Match, Number, Turns, End, Winner),
    Match = match(Field, _, _, _),
    field_turns_position(Field, Turns, Position),
    position_end(Position, End),
    arg(1, End, Player),
    Seat is 2 - Number mod 2,
    ( Player =:= Seat -> Winner == one ; Winner == other ).

test(two_games_have_an_opening) :-
    standard(random, dijkstra(literal, 3), Match),
    findall(Opening,
            ( between(1, 6, Number), match_game(Match, Number, Turns, _, _),
              length(Opening, 4), append(Opening, _, Turns) ),
            [A, A, B, B, C, C]),
    sort([A, B, C], [_, _, _]).

test(players_change_sides, Turns == Turns1) :-
    standard(dijkstra(literal, 0), dijkstra(destination, 0), Match),
    standard(dijkstra(destination, 0), dijkstra(literal, 0), Match1),
    match_game(Match, 1, Turns, End, Winner),
    match_game(Match1, 2, Turns1, End, Winner1),
    Winner \== Winner1.

test(an_opening_leaves_something_to_play, forall(between(1, 10, Number))) :-
    match_game(match(field(line, 2, 2, 0), random, random, 1), Number, Turns, _, _),
    Turns = [_|_].

won(One, Other, Games, Won) :-
    standard(One, Other, Match),
    aggregate_all(count, ( between(1, Games, Number), match_game(Match, Number, _, _, one) ), Won).

%   deep
test(dijkstra_beats_random) :-
    won(dijkstra(destination, 0), random, 100, Won),
    Won >= 98.

%   deep
test(reply_beats_dijkstra) :-
    won(reply(destination, 0), dijkstra(literal, 1), 8, Won),
    Won >= 7.

:- end_tests(soccer_match).

:- begin_tests(soccer_explanation).

test(what_there_is_to_see,
     forall(member(Turns-Explained,
                   [ [[2],[2],[2]]-explained(none, [[7],[0],[5],[4]], false, []),
                     [[2],[2],[2],[2]]-explained([2], _, _, []) ]))) :-
    field_turns_position(field(line, 8, 10, 0), Turns, Position),
    position_explained(Position, 50, Found),
    subsumes_term(Explained, Found).

test(who_is_cut_off, CutOff == [2]) :-
    field_turns_position(field(line, 4, 4, 0),
                         [[5], [4,7,2,3,0], [7], [7,2], [1,4], [7,4,2,5,2,4,6,0,0,3,0,1,4], [4]],
                         Position),
    position_explained(Position, 0, explained(_, [], _, CutOff)).

%   There is no safe turn but those that are found, and no end of a turn.

%   deep
test(safe_turns_are_those_found, forall(between(1, 20, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 12, Position),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Turn, ( member(Turn-_, Outcomes), position_turn_safe(Position, Turn) ), Turns0),
    length(Turns0, Length),
    position_explained(Position, 100000, explained(_, Safe, false, _)),
    length(Safe, Length).

test(ends_are_those_of_outcomes, forall(between(1, 20, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 12, Position),
    position_player(Position, Player),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Node,
            ( member(Turn-Node, Outcomes),
              once(position_turn(Position, Turn, Position1)),
              position_end(Position1, open),
              \+ position_player(Position1, Player) ),
            Nodes0),
    sort(Nodes0, Nodes),
    position_end_turns(Position, Ends0),
    sort(Ends0, Ends),
    pairs_keys(Ends, Nodes),
    forall(member(Node-Turn, Ends),
           ( once(position_turn(Position, Turn, Position1)), position_ball(Position1, Node) )).

:- end_tests(soccer_explanation).
