:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

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
    (   Player =:= Seat
    ->  Winner == one
    ;   Winner == other
    ).

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
