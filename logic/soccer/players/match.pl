:- module(soccer_match,
          [ match_game/5           % +Match, +Number, -Turns, -End, -Winner
          ]).

/** <module> Matches: many games between two players

A match is match(Field, One, Other, Seed).  Its games are numbered from 1, and each can be
played alone: Seed and its number decide what is random in it.  A game begins with random turns:
four, or as many as neither end it nor leave a goal at once.  The games 2 N - 1 and 2 N begin
alike: One is player 1 in the first, and player 2 in the second.
*/

:- use_module(library(lists), [append/3]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module(players, [position_player_turn/5]).
:- use_module('../game/position', [field_position/2, position_end/2, position_player/2]).
:- use_module('../game/turn', [position_turn/3]).

%!  match_game(+Match, +Number, -Turns, -End, -Winner) is det.
%
%   True when Turns, with those of its opening, are game Number of Match, End is
%   goal(Player) or stuck(Player), and Winner is `one` or `other`.
%
%       ?- match_game(match(field(line, 2, 2, 0), dijkstra(destination, 0), random, 1), 1,
%                     Turns, End, Winner).
%       Turns = [[2]], End = goal(1), Winner = one.

match_game(match(Field, One, Other, Seed), Number, Turns, End, Winner) :-
    Pair is (Number + 1) // 2,
    Seat is 2 - Number mod 2,
    seed_random([Seed, Pair], Random0),
    field_position(Field, Position0),
    opening(4, Position0, Opening, Position1, Random0, _),
    seed_random([Seed, Pair, Seat], Random),
    seat_players(Seat, One, Other, Players),
    turns(Position1, Players, Turns1, End, Random, _),
    append(Opening, Turns1, Turns),
    arg(1, End, Player),
    (   Player =:= Seat
    ->  Winner = one
    ;   Winner = other
    ).

%   Seat is the number of the player that One is.

seat_players(1, One, Other, players(One, Other)).
seat_players(2, One, Other, players(Other, One)).

%   At most N random turns, after none of which the game is over or as good as that.

opening(N, Position0, Turns, Position, Random0, Random) :-
    (   N > 0,
        played(random, Position0, Turn, Position1, Random0, Random1),
        position_end(Position1, open),
        \+ position_goal_turn(Position1, _)
    ->  N1 is N - 1,
        Turns = [Turn|Turns1],
        opening(N1, Position1, Turns1, Position, Random1, Random)
    ;   Turns = [],
        Position = Position0,
        Random = Random0
    ).

turns(Position0, Players, Turns, End, Random0, Random) :-
    position_end(Position0, End0),
    (   End0 == open
    ->  position_player(Position0, Number),
        arg(Number, Players, Player),
        played(Player, Position0, Turn, Position, Random0, Random1),
        Turns = [Turn|Turns1],
        turns(Position, Players, Turns1, End, Random1, Random)
    ;   Turns = [],
        End = End0,
        Random = Random0
    ).

played(Player, Position0, Turn, Position, Random0, Random) :-
    position_player_turn(Position0, Player, Turn, Random0, Random),
    once(position_turn(Position0, Turn, Position)).

/** <examples>

?- named_field(standard, Field),
   match_game(match(Field, dijkstra(destination, 1), random, 1), 1, Turns, End, Winner).
*/
