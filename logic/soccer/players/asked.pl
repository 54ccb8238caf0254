:- module(soccer_asked,
          [ field_turns_end/3,         % +Field, +Turns, -End
            field_turns_player_turn/5, % +Field, +Turns, +Player, +Seed, -Turn
            field_turns_outcomes/4,    % +Field, +Turns, -Outcomes, -Cut
            field_turns_count/4,       % +Field, +Turns, +Depth, -Count
            field_turns_explained/4    % +Field, +Turns, +Most, -Explained
          ]).

/** <module> Paper soccer: what is asked about a game that is given by its turns

Positions are large, and what asks from outside has no use for them: here they
stay inside.  Turns lead to a position by field_turns_drawn/3; the last of them
may be only begun.
*/

:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../field/field', [field_nodes/2]).
:- use_module('../game/game', [field_turns_position/3]).
:- use_module('../path/costs', [position_player_costs/4]).
:- use_module('../path/path', [costs_path/4]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module('../turns/outcomes', [position_depth_count/4, position_outcomes/4]).
:- use_module('../turns/safe', [position_safe_turn/2]).
:- use_module(players, [position_player_turn/5]).
:- use_module('../game/position', [position_end/2]).
:- use_module('../game/view', [field_turns_drawn/3]).

%!  field_turns_end(+Field, +Turns, -End) is semidet.
%
%   True when the whole turns Turns can be played on Field, and End is the
%   position_end/2 that they lead to.
%
%       ?- field_turns_end(field(line, 2, 2, 0), [[3]], End).
%       End = stuck(2).

field_turns_end(Field, Turns, End) :-
    field_turns_position(Field, Turns, Position),
    position_end(Position, End).

%!  field_turns_player_turn(+Field, +Turns, +Player, +Seed, -Turn) is semidet.
%
%   True when Player chooses Turn, or the rest of the one begun, after Turns on
%   Field, with the lots that Seed decides.
%
%       ?- field_turns_player_turn(field(line, 8, 10, 0), [], dijkstra(literal, 0), 1, Turn).
%       Turn = [2].

field_turns_player_turn(Field, Turns, Player, Seed, Turn) :-
    get_time(Start),
    field_turns_drawn(Field, Turns, Position),
    seed_random([Seed], Random),
    player_since_player(Player, Start, Player1),
    position_player_turn(Position, Player1, Turn, Random, _).

%   A search has what is left of its time: on a large field it takes some until
%   the position is there.

player_since_player(Player, Start, Player1) :-
    (   Player = search(Seconds)
    ->  get_time(Now),
        Left is max(0, Seconds - (Now - Start)),
        Player1 = search(Left)
    ;   Player1 = Player
    ).

%!  field_turns_outcomes(+Field, +Turns, -Outcomes, -Cut) is semidet.
%
%   True when Outcomes has a turn, or the rest of the one begun, for each outcome
%   that it can have after Turns on Field.  Cut is `true` if there are more than
%   memory is for.
%
%       ?- field_turns_outcomes(field(line, 2, 2, 0), [], [Turn|_], Cut).
%       Turn = [7], Cut = false.

field_turns_outcomes(Field, Turns, Outcomes, Cut) :-
    field_turns_drawn(Field, Turns, Position),
    field_most(Field, Most),
    position_outcomes(Position, Most, Pairs, Cut),
    pairs_keys(Pairs, Outcomes).

%   How many turns may go on at once: each has its copy of the nodes.

field_most(Field, Most) :-
    field_nodes(Field, Nodes),
    Most is 10500000 // Nodes.

%!  field_turns_count(+Field, +Turns, +Depth, -Count) is semidet.
%
%   True when Count is the position_depth_count/4 for Depth after Turns on Field:
%   a number, or more(Number) if there are more outcomes than memory is for.
%
%       ?- field_turns_count(field(standard, 8, 10, 2), [], 2, Count).
%       Count = 56.

field_turns_count(Field, Turns, Depth, Count) :-
    field_turns_drawn(Field, Turns, Position),
    field_most(Field, Most),
    position_depth_count(Position, Depth, Most, Count).

%!  field_turns_explained(+Field, +Turns, +Most, -Explained) is semidet.
%
%   True when Explained is explained(Goal, Safe, More, CutOff) for the position after
%   Turns on Field: a turn, or the rest of the one begun, into the goal, or `none`;
%   the first Most of the turns by position_safe_turn/2, and `true` if there are More;
%   and the players whom no way of free edges leads to the goal.
%
%       ?- field_turns_explained(field(line, 8, 10, 0), [[2],[2],[2]], 3, Explained).
%       Explained = explained(none, [[7], [0], [5]], true, []).

field_turns_explained(Field, Turns, Most, explained(Goal, Safe, More, CutOff)) :-
    must_be(nonneg, Most),
    field_turns_drawn(Field, Turns, Position),
    (   position_goal_turn(Position, Goal0)
    ->  Goal = Goal0
    ;   Goal = none
    ),
    Most1 is Most + 1,
    findall(Turn, limit(Most1, position_safe_turn(Position, Turn)), Safe0),
    (   length(Safe, Most),
        append(Safe, [_], Safe0)
    ->  More = true
    ;   Safe = Safe0,
        More = false
    ),
    findall(Player, ( member(Player, [1, 2]), cut_off(Position, Player) ), CutOff).

cut_off(Position, Player) :-
    position_player_costs(Position, Player, destination, Costs),
    \+ costs_path(Costs, _, _, _).

/** <examples>

?- field_turns_player_turn(field(standard, 8, 10, 2), [[0], [7], [1]],
                           dijkstra(destination, 1), 1, Turn).
*/
