:- module(soccer_outcomes,
          [ position_outcomes/2,   % +Position, -Outcomes
            position_depth_count/3 % +Position, +Depth, -Count
          ]).

/** <module> Paper soccer: what a turn can lead to

Two turns that draw the same edges have one outcome.  position_turn/3 of turn.pl
finds every turn; this is what remains of them.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module(keys, [ways_sets/2]).
:- use_module(spread, [begun_longer/7, ended_nodes/2, position_begun/3]).

%!  position_outcomes(+Position, -Outcomes) is det.
%
%   True when Outcomes has Turn-Ball, a turn and the node it leads to, for each
%   outcome of a turn in Position, short turns first.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_outcomes(Position, Outcomes), length(Outcomes, Count).
%       Count = 10.

position_outcomes(Position, Outcomes) :-
    Position = position(_, _, _, Ways, _),
    ways_sets(Ways, Keys),
    position_begun(Position, 0, Begun),
    begun_ended(Begun, Ways, Keys, Ended),
    maplist(ended_outcome, Ended, Outcomes).

ended_outcome(ended(_, Ball, _, _, _, _, Turn0), Turn-Ball) :-
    reverse(Turn0, Turn).

%   Each turn that Begun can become.

begun_ended(Begun, Ways, Keys, Ended) :-
    (   Begun == []
    ->  Ended = []
    ;   begun_longer(Begun, inf, Ways, Keys, Ended0, Longer, _),
        append(Ended0, Ended1, Ended),
        begun_ended(Longer, Ways, Keys, Ended1)
    ).

%!  position_depth_count(+Position, +Depth, -Count) is det.
%
%   True when Count games go on from Position for Depth turns, each turn being
%   one of its outcomes.
%
%       ?- field_position(field(standard, 8, 10, 2), Position),
%          position_depth_count(Position, 3, Count).
%       Count = 512.

position_depth_count(Position, Depth, Count) :-
    (   Depth =:= 0
    ->  Count = 1
    ;   Position = position(_, _, _, Ways, _),
        ways_sets(Ways, Keys),
        position_begun(Position, 0, Begun),
        depth_count(Depth, Begun, Ways, Keys, Count)
    ).

depth_count(Depth, Begun, Ways, Keys, Count) :-
    begun_ended(Begun, Ways, Keys, Ended),
    (   Depth =:= 1
    ->  length(Ended, Count)
    ;   Depth1 is Depth - 1,
        foldl(more_count(Depth1, Ways, Keys), Ended, 0, Count)
    ).

more_count(Depth, Ways, Keys, Ended, Count0, Count) :-
    Ended = ended(Key, Ball, _, _, _, _, _),
    ended_nodes(Ended, Nodes),
    position_begun(position(Ball, _, Nodes, Ways, _), Key, Begun),
    depth_count(Depth, Begun, Ways, Keys, Count1),
    Count is Count0 + Count1.

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[7]], Position),
   position_outcomes(Position, Outcomes).
*/
