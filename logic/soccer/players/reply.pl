:- module(soccer_reply,
          [ costs_reply_turn/3     % +Costs, +Replies, -Turn
          ]).

/** <module> The turn to which the reply costs most

This is the document's proposal.  Each of the player's turns has two paths: SI, the cheapest path
to the goal that begins with this turn, and SJ, the opponent's cheapest path from where it ends.
Among the turns with the cheapest SI, the player takes the one with the most expensive SJ.

A turn that leaves the opponent a goal at once is played only where there is no other.  Of more
than 300 turns the first 300 are looked at, and that of the cheapest path.
*/

:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../path/arc', [costs_arc/5]).
:- use_module('../path/costs', [costs_position_costs/3]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module('../path/path', [costs_path/4, costs_turn/2]).
:- use_module('../game/position', [position_ball/2, position_end/2, position_player/2]).
:- use_module('../turns/trail', [position_trail/3]).
:- use_module('../game/turn', [position_turn/3]).

%!  costs_reply_turn(+Costs, +Replies, -Turn) is det.
%
%   True when Turn is chosen so, in the position of Costs, which is open, by the
%   player of Costs, who draws; Replies are the costs of the opponent.  A goal
%   within the turn is played at once, and where the game is lost, or the
%   opponent has a goal after every turn, Turn is that of costs_turn/2.
%
%       ?- named_field(line, Field), field_position(Field, Position),
%          position_player_costs(Position, 1, destination, Costs),
%          position_player_costs(Position, 2, destination, Replies),
%          costs_reply_turn(Costs, Replies, Turn).
%       Turn = [2].

costs_reply_turn(Costs, Replies, Turn) :-
    arg(5, Costs, Position),
    (   position_goal_turn(Position, Turn0)
    ->  Turn = Turn0
    ;   findall(Cost-Turn0, costs_turn_cost(Costs, Turn0, Cost), Turns),
        keysort(Turns, Sorted),
        group_pairs_by_key(Sorted, Groups),
        member(_-Cheapest, Groups),
        include(safe(Position), Cheapest, Safe),
        Safe \== []
    ->  maplist(turn_saved(Position, Replies), Safe, Saved),
        keysort(Saved, [_-Turn|_])
    ;   costs_turn(Costs, Turn)
    ).

%   Cost is that of SI: of Turn, and of the cheapest path from where it ends.  A
%   turn that leaves the opponent stuck wins; one that loses is left out.

costs_turn_cost(Costs, Turn, Cost) :-
    arg(5, Costs, Position),
    (   costs_path(Costs, _, _, Turn)
    ;   limit(300, position_trail(Position, Turn, _))
    ),
    turn_position(Position, Turn, Position1),
    position_end(Position1, End),
    (   End == open
    ->  position_ball(Position, Ball),
        drawn_cost(Turn, Costs, Ball, 0, Drawn),
        costs_position_costs(Costs, Position1, Costs1),
        (   costs_path(Costs1, Rest, _, _)
        ->  Cost is Drawn + Rest
        ;   Cost = cut_off
        )
    ;   position_player(Position, Player),
        End = stuck(Player),
        Cost = -1
    ).

turn_position(Position, Turn, Position1) :-
    once(position_turn(Position, Turn, Position1)).

drawn_cost([], _, _, Cost, Cost).
drawn_cost([Direction|Turn], Costs, Ball, Cost0, Cost) :-
    once(costs_arc(Costs, Ball, Direction, Ball1, Arc)),
    Cost1 is Cost0 + Arc,
    drawn_cost(Turn, Costs, Ball1, Cost1, Cost).

safe(Position, Turn) :-
    turn_position(Position, Turn, Position1),
    \+ position_goal_turn(Position1, _).

%   The more SJ costs, the less is Saved; it is least if the opponent is cut off.

turn_saved(Position, Replies, Turn, Saved-Turn) :-
    turn_position(Position, Turn, Position1),
    costs_position_costs(Replies, Position1, Replies1),
    (   costs_path(Replies1, Cost, _, _)
    ->  Saved is -Cost
    ;   Saved is -inf
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position),
   position_player_costs(Position, 2, destination, Costs),
   position_player_costs(Position, 1, destination, Replies),
   costs_reply_turn(Costs, Replies, Turn).
*/
