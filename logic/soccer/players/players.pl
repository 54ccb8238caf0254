:- module(soccer_players,
          [ position_player_turn/5,    % +Position, +Player, -Turn, +Random0, -Random
            player_points/2,           % +Player, -Points
            costs_reply_turn/3,        % +Costs, +Replies, -Turn
            match_game/5,              % +Match, +Number, -Turns, -End, -Winner
            position_explained/3,      % +Position, +Most, -Explained
            position_turn_safe/2,      % +Position, +Turn
            position_end_turns/2,      % +Position, -Ends
            position_player_choice/5   % +Position, +Player, -Choice, +Random0, -Random
          ]).

/** <module> The players, and what there is to see in a position

A player is one of these, from the weakest to the strongest:

  - `random`
  - dijkstra(Model, Noise): begins the cheapest path to the goal, with costs by Model, `literal`
    or `destination`, and Noise 0, 1, 2 ...
  - reply(Model, Noise): looks at the opponent's path after each turn as well
  - search(Seconds), search(inferences(Number)): looks at as many turns in a row as it can
  - `perfect`: wins where a turn wins, as far as a proof finds it (../proof/proof.pl)
*/

:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../shared/random', [seed_random/2]).
:- use_module('../game/position',
              [ field_position/2, position_ball/2, position_end/2, position_player/2,
                position_turn/3 ]).
:- use_module('../path/costs',
              [ costs_arc/5, costs_noise_costs/5, costs_position_costs/3, position_player_costs/4
              ]).
:- use_module('../path/path', [costs_path/4, costs_turn/2]).
:- use_module('../proof/proof', [position_perfect_turn/3]).
:- use_module('../search/deepening', [position_inferences_turn/4, position_seconds_turn/4]).
:- use_module('../turns/goal', [position_goal_turn/2, position_safe_turn/2]).
:- use_module('../turns/whole_turns',
              [ begun_ends/3, ends_node_grown/4, position_random_turn/4, position_trail/3 ]).
:- use_module('../search/value', [unknown_value/1]).
:- use_module('../turns/growth', [grown_turn/2, position_begun/3, ways_set_net/2]).

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

%   Report is that of a search, as position_seconds_turn/4 has it; `none` of other players.

position_player_report(Position, Player, Turn, Report, Random0, Random) :-
    (   is_player(Player)
    ->  player_turn(Player, Position, Turn, Report, Random0, Random)
    ;   domain_error(soccer_player, Player)
    ).

player_turn(random, Position, Turn, none, Random0, Random) :-
    position_random_turn(Position, Turn, Random0, Random).
player_turn(dijkstra(Model, Noise), Position, Turn, none, Random0, Random) :-
    position_player(Position, Player),
    noisy_costs(Position, Player, Model, Noise, Costs, Random0, Random),
    costs_turn(Costs, Turn).
player_turn(reply(Model, Noise), Position, Turn, none, Random0, Random) :-
    position_player(Position, Player),
    Opponent is 3 - Player,
    noisy_costs(Position, Player, Model, Noise, Costs, Random0, Random1),
    noisy_costs(Position, Opponent, Model, Noise, Replies, Random1, Random),
    costs_reply_turn(Costs, Replies, Turn).
player_turn(search(Limit), Position, Turn, Report, Random, Random) :-
    (   Limit = inferences(Number)
    ->  position_inferences_turn(Position, Number, Turn, Report)
    ;   position_seconds_turn(Position, Limit, Turn, Report)
    ).

player_turn(perfect, Position, Turn, Report, Random, Random) :-
    position_perfect_turn(Position, Turn, Report).

is_player(Player) :-
    nonvar(Player),
    player_points(Player, _).

noisy_costs(Position, Player, Model, Noise, Costs, Random0, Random) :-
    must_be(nonneg, Noise),
    position_player_costs(Position, Player, Model, Costs0),
    costs_noise_costs(Costs0, Noise, Costs, Random0, Random).

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
player_points(perfect, 150).

% ---- Turn to which the reply costs most ----

%   This is the document's proposal.  Each of the player's turns has two paths:  SI, the cheapest
%   path to the goal that begins with this turn, and SJ, the opponent's cheapest path from where it
%   ends.  Among the turns with the cheapest SI, the player takes the one with the most expensive
%   SJ.
%
%   A turn that leaves the opponent a goal at once is played only where there is no other.  Of more
%   than 300 turns the first 300 are looked at, and that of the cheapest path.

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
    ( costs_path(Replies1, Cost, _, _) -> Saved is -Cost ; Saved is -inf ).

% ---- Matches: many games between two players ----

%   A match is match(Field, One, Other, Seed).  Its games are numbered from 1, and each can be
%   played alone: Seed and its number decide what is random in it.  A game begins with random turns:
%   four, or as many as neither end it nor leave a goal at once.  The games 2 N - 1 and 2 N begin
%   alike: One is player 1 in the first, and player 2 in the second.

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
    ( Player =:= Seat -> Winner = one ; Winner = other ).

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

% ---- What there is to see in a position ----

%!  position_explained(+Position, +Most, -Explained) is det.
%
%   True when Explained is explained(Goal, Safe, More, CutOff): a turn, or the rest of
%   the one begun, into the goal, or `none`; the first Most of the turns by
%   position_safe_turn/2, and `true` if there are More; and the players whom no way of
%   free edges leads to the goal.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
%          position_explained(Position, 3, Explained).
%       Explained = explained(none, [[7], [0], [5]], true, []), Position = Position.

position_explained(Position, Most, explained(Goal, Safe, More, CutOff)) :-
    must_be(nonneg, Most),
    ( position_goal_turn(Position, Goal0) -> Goal = Goal0 ; Goal = none ),
    Most1 is Most + 1,
    findall(Turn, limit(Most1, position_safe_turn(Position, Turn)), Safe0),
    (   length(Safe, Most),
        append(Safe, [_], Safe0)
    ->  More = true
    ;   Safe = Safe0,
        More = false
    ),
    findall(Player, ( member(Player, [1,2]), cut_off(Position, Player) ), CutOff).

cut_off(Position, Player) :-
    position_player_costs(Position, Player, destination, Costs),
    \+ costs_path(Costs, _, _, _).

%!  position_turn_safe(+Position, +Turn) is semidet.
%
%   True when Turn does not lose, and leaves the opponent no goal at once.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
%          position_turn_safe(Position, [2]).
%       false.

position_turn_safe(Position, Turn) :-
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    (   End == open
    ->  \+ position_goal_turn(Position1, _)
    ;   arg(1, End, Player),
        position_player(Position, Player)
    ).

%!  position_end_turns(+Position, -Ends) is det.
%
%   True when Ends has Node-Turn for each node at which a turn can hand the ball over,
%   with one of the turns that end there.
%
%       ?- field_turns_position(field(line, 2, 4, 0), [], Position),
%          position_end_turns(Position, Ends).
%       Ends = [8-[2], 6-[6]], Position = Position.

position_end_turns(Position, Ends) :-
    position_begun(Position, 0, Begun),
    arg(4, Position, Ways),
    ways_set_net(Ways, Net),
    begun_ends(Begun, Ways, Found),
    arg(1, Found, Nodes),
    findall(Node-Turn,
            ( member(Node, Nodes),
              ends_node_grown(Found, Net, Node, Grown),
              grown_turn(Grown, Turn) ),
            Ends).

% ---- What a player chooses, and what is known of it ----

%!  position_player_choice(+Position, +Player, -Choice, +Random0, -Random) is det.
%
%   As position_player_turn/5, where Choice is choice(Turn, Value, Why, Proved).  Value is what a
%   search found that Turn is worth (../search/value.pl), or `none`.  Why says how the game ends by
%   Turn, `goal` or `stuck`; what a search proved, wins(Turns) or `loses`; that Turn is `safe`, or a
%   `guess`; or `none`.  Proved is `true` if no turn is better.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2],[2]], Position),
%          position_player_choice(Position, search(1), Choice, 1, _).
%       Choice = choice([2], 999, goal, true).

position_player_choice(Position, Player, choice(Turn, Value, Why, Proved), Random0, Random) :-
    position_player_report(Position, Player, Turn, Report, Random0, Random),
    position_player(Position, Number),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    report_value(Report, Value),
    why(End, Number, Report, Position, Turn, Why, Proved).

report_value(Report, Value) :-
    (   Report = report(_, Value0, _, _, _),
        \+ unknown_value(Value0)
    ->  Value = Value0
    ;   Value = none
    ).

why(goal(Number), Number, _, _, _, goal, true) :- !.     % that says all
why(stuck(Number), Number, _, _, _, stuck, true) :- !.   % so does this
why(_, _, report(win(Turns), _, _, _, _), _, _, wins(Mine), true) :-
    !,      % what is proved is said first
    Mine is (Turns + 1) // 2.
why(_, _, report(loss(_), _, _, _, _), _, _, loses, true) :- !.
why(_, _, report(open, _, _, _, _), Position, Turn, Why, false) :-
    !,      % a search of its own
    ( position_turn_safe(Position, Turn) -> Why = safe ; Why = guess ).
why(_, _, none, _, _, none, false).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position),
   position_player_turn(Position, dijkstra(destination, 1), Turn, 1, Random).
*/
