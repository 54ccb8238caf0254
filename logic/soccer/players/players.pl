:- module(soccer_players,
          [ position_player_turn/5,   % +Position, +Player, -Turn, +Random0, -Random
            position_player_report/6, % +Position, +Player, -Turn, -Report, +Random0, -Random
            player_points/2           % +Player, -Points
          ]).

/** <module> The players

A player is one of these, from the weakest to the strongest:

  - `random`
  - dijkstra(Model, Level): begins the cheapest path to the goal, with costs by Model, `literal`
    or `destination`, and noise of Level 0, 1, 2 ...
  - reply(Model, Level): looks at the opponent's path after each turn as well
  - search(Seconds), search(inferences(Number)): looks at as many turns in a row as it can
*/

:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module('../path/costs', [costs_level_costs/5, position_player_costs/4]).
:- use_module('../search/deepening', [position_inferences_turn/4, position_seconds_turn/4]).
:- use_module('../path/path', [costs_turn/2]).
:- use_module('../game/position', [position_player/2]).
:- use_module('../turns/random_turn', [position_random_turn/4]).
:- use_module(reply, [costs_reply_turn/3]).

%!  position_player_turn(+Position, +Player, -Turn, +Random0, -Random) is det.
%
%   True when Player chooses Turn in Position, which is open.  The state of the
%   random numbers is Random0 before, and Random after it.
%
%       ?- named_field(line, Field), field_position(Field, Position),
%          position_player_turn(Position, dijkstra(literal, 0), Turn, 1, Random).
%       Turn = [2], Random = 1.

position_player_turn(Position, Player, Turn, Random0, Random) :-
    position_player_report(Position, Player, Turn, _, Random0, Random).

%!  position_player_report(+Position, +Player, -Turn, -Report, +Random0, -Random) is det.
%
%   As position_player_turn/5, where Report is that of a search, as position_seconds_turn/4 has it;
%   `none` of other players.
%
%       ?- named_field(line, Field), field_position(Field, Position),
%          position_player_report(Position, dijkstra(literal, 0), Turn, Report, 1, _).
%       Turn = [2], Report = none.

position_player_report(Position, Player, Turn, Report, Random0, Random) :-
    (   is_player(Player)
    ->  player_turn(Player, Position, Turn, Report, Random0, Random)
    ;   domain_error(soccer_player, Player)
    ).

player_turn(random, Position, Turn, none, Random0, Random) :-
    position_random_turn(Position, Turn, Random0, Random).
player_turn(dijkstra(Model, Level), Position, Turn, none, Random0, Random) :-
    position_player(Position, Player),
    level_costs(Position, Player, Model, Level, Costs, Random0, Random),
    costs_turn(Costs, Turn).
player_turn(reply(Model, Level), Position, Turn, none, Random0, Random) :-
    position_player(Position, Player),
    Opponent is 3 - Player,
    level_costs(Position, Player, Model, Level, Costs, Random0, Random1),
    level_costs(Position, Opponent, Model, Level, Replies, Random1, Random),
    costs_reply_turn(Costs, Replies, Turn).
player_turn(search(Limit), Position, Turn, Report, Random, Random) :-
    (   Limit = inferences(Number)
    ->  position_inferences_turn(Position, Number, Turn, Report)
    ;   position_seconds_turn(Position, Limit, Turn, Report)
    ).

is_player(Player) :-
    nonvar(Player),
    player_points(Player, _).

level_costs(Position, Player, Model, Level, Costs, Random0, Random) :-
    must_be(nonneg, Level),
    position_player_costs(Position, Player, Model, Costs0),
    costs_level_costs(Costs0, Level, Costs, Random0, Random).

%!  player_points(+Player, -Points) is det.
%
%   True when a win against Player counts Points: our choice, for the document has
%   no score.
%
%       ?- player_points(search(1), Points).
%       Points = 100.

player_points(random, 10).
player_points(dijkstra(_, _), 40).
player_points(reply(_, _), 70).
player_points(search(_), 100).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position),
   position_player_turn(Position, dijkstra(destination, 1), Turn, 1, Random).
*/
