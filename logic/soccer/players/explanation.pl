:- module(soccer_explanation,
          [ position_explained/3,      % +Position, +Most, -Explained
            position_turn_safe/2,      % +Position, +Turn
            position_end_turns/2,      % +Position, -Ends
            position_player_choice/5   % +Position, +Player, -Choice, +Random0, -Random
          ]).

/** <module> Paper soccer: what there is to see in a position
*/

:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../game/position', [position_end/2, position_player/2, position_turn/3]).
:- use_module('../path/costs', [position_player_costs/4]).
:- use_module('../path/path', [costs_path/4]).
:- use_module('../search/value', [unknown_value/1]).
:- use_module('../turns/whole_turns', [begun_ends/3, ends_node_grown/4]).
:- use_module('../turns/goal', [position_goal_turn/2, position_safe_turn/2]).
:- use_module('../turns/growth', [grown_turn/2, position_begun/3, ways_set_net/2]).
:- use_module(players, [position_player_report/6]).

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
   position_explained(Position, 5, Explained).

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position),
   position_player_choice(Position, search(1), Choice, 1, _).
*/
