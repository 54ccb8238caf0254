:- module(soccer_choice,
          [ position_player_choice/5 % +Position, +Player, -Choice, +Random0, -Random
          ]).

/** <module> What a player chooses, and what is known of it
*/

:- use_module('../game/position', [position_end/2, position_player/2]).
:- use_module('../game/turn', [position_turn/3]).
:- use_module('../search/value', [unknown_value/1]).
:- use_module(explanation, [position_turn_safe/2]).
:- use_module(players, [position_player_report/6]).

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
   position_player_choice(Position, search(1), Choice, 1, _).
*/
