:- module(soccer_outcomes,
          [ position_outcomes/4,   % +Position, +Most, -Outcomes, -Cut
            position_depth_count/4 % +Position, +Depth, +Most, -Count
          ]).

/** <module> Paper soccer: what a turn can lead to

Turns that draw the same edges have one outcome.  The same as drawing_outcomes/2 of
../definition.pl, but of two such turns one is dropped as soon as they meet.  In ASP: turn.lp.

Outcomes are counted game by game: 8, 56, 512, 5478, 77994, 1421424 ... from the kick-off on the
standard field.  A position that two games reach counts twice: after three turns there are 440
different positions.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3]).
:- use_module(growth, [begun_longer/7, grown_ball/2, grown_key/2, grown_nodes/2, grown_turn/2,
                       position_begun/3]).
:- use_module(keys, [ways_set_net/2]).
:- use_module(tally, [deadline_tally/2]).

%!  position_outcomes(+Position, +Most, -Outcomes, -Cut) is det.
%
%   True when Outcomes has Turn-Ball, a turn and the node it leads to, for each outcome of a turn in
%   Position, short turns first.  Longer turns are left out, and Cut is `true`, once there are Most
%   outcomes, or more than Most turns of one length go on.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_outcomes(Position, 100, Outcomes, Cut), length(Outcomes, Count).
%       Count = 10, Cut = false.

position_outcomes(Position, Most, Outcomes, Cut) :-
    must_be_most(Most),
    Position = position(_, _, _, Ways, _),
    ways_set_net(Ways, Net),
    position_begun(Position, 0, Begun),
    begun_ended(Begun, 0, Most, Net, Ended, Cut),
    maplist(grown_outcome, Ended, Outcomes).

must_be_most(Most) :-
    (   Most == inf
    ->  true
    ;   must_be(nonneg, Most)
    ).

grown_outcome(Grown, Turn-Ball) :-
    grown_turn(Grown, Turn),
    grown_ball(Grown, Ball).

%   The turns that Begun become and that end, after Count shorter ones.  There is no deadline.

begun_ended(Begun, Count0, Most, Net, Ended, Cut) :-
    (   Begun == []
    ->  Ended = [],
        Cut = false
    ;   Count0 >= Most
    ->  Ended = [],
        Cut = true
    ;   deadline_tally(inf, Tally),
        begun_longer(Begun, Most, Net, Tally, Ended0, Longer, Left),
        (   Left > 0
        ->  Ended = Ended0,
            Cut = true
        ;   length(Ended0, More),
            Count is Count0 + More,
            append(Ended0, Ended1, Ended),
            begun_ended(Longer, Count, Most, Net, Ended1, Cut)
        )
    ).

%!  position_depth_count(+Position, +Depth, +Most, -Count) is det.
%
%   True when Count games go on from Position for Depth turns, by outcomes.  If
%   position_outcomes/4 with Most leaves out some outcomes of one of these positions, Count is
%   more(Number): that position alone has more than Number.
%
%       ?- field_position(field(standard, 8, 10, 2), Position),
%          position_depth_count(Position, 3, 100, Count),
%          position_depth_count(Position, 3, 5, Few).
%       Count = 512, Few = more(6).

position_depth_count(Position, Depth, Most, Count) :-
    must_be(nonneg, Depth),
    must_be_most(Most),
    (   Depth =:= 0
    ->  Count = 1
    ;   Position = position(_, _, _, Ways, _),
        ways_set_net(Ways, Net),
        position_begun(Position, 0, Begun),
        depth_count(Depth, Begun, Most, Net, Count)
    ).

depth_count(Depth, Begun, Most, Net, Count) :-
    begun_ended(Begun, 0, Most, Net, Ended, Cut),
    length(Ended, Number),
    (   Cut == true
    ->  Count = more(Number)
    ;   Depth =:= 1
    ->  Count = Number
    ;   Depth1 is Depth - 1,
        ended_count(Ended, Depth1, Most, Net, 0, Count)
    ).

ended_count([], _, _, _, Count, Count).
ended_count([Grown|Ended], Depth, Most, Net, Count0, Count) :-
    grown_key(Grown, Key),
    grown_ball(Grown, Ball),
    grown_nodes(Grown, Nodes),
    position_begun(position(Ball, _, Nodes, _, _), Key, Begun),
    depth_count(Depth, Begun, Most, Net, Count1),
    (   Count1 = more(_)
    ->  Count = Count1
    ;   Count2 is Count0 + Count1,
        ended_count(Ended, Depth, Most, Net, Count2, Count)
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[7]], Position),
   position_outcomes(Position, 1000, Outcomes, Cut).
*/
