:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

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
