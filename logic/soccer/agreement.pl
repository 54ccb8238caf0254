:- module(soccer_agreement,
          [ soccer_claim/3         % -Answer, -Fast, -Definition
          ]).

/** <module> What the fast rules of paper soccer claim

Each clause says which relation finds the same answers as the definition, and
on which small cases that is tried (../agreement.pl).
*/

:- use_module(library(lists), [member/2]).
:- use_module(game/game, [field_turns_position/3]).
:- use_module(game/turn, [position_turn/3]).
:- use_module(turns/trail, [position_trail/3]).

%!  soccer_claim(-Answer, -Fast, -Definition) is multi.
%
%   True when the goal Fast must find the same Answers as the goal Definition.
%
%       ?- soccer_claim(Answer, Fast, Definition), call(soccer_agreement:Fast).
%       Answer = [0, 3] .

soccer_claim(Turn, position_trail(Position, Turn, _), position_turn(Position, Turn, _)) :-
    member(Turns, [[], [[0]]]),
    field_turns_position(field(line, 2, 2, 0), Turns, Position).

/** <examples>

?- soccer_claim(Answer, Fast, Definition).
*/
