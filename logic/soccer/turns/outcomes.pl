:- module(soccer_outcomes,
          [ position_outcomes/4,     % +Position, +Most, -Outcomes, -Cut
            position_depth_count/4,  % +Position, +Depth, +Most, -Count
            drawing_ends/4,          % +Drawing, +Most, -Ends, -All
            drawings_longer/3        % +Drawings, -Ended, -Longer
          ]).

/** <module> Paper soccer: what a turn can lead to

Turns that draw the same edges have one outcome.  The same as drawing_outcomes/2 of
../definition.pl, but of two such turns one is dropped as soon as they meet.  In ASP: turn.lp.

Outcomes are counted game by game: 8, 56, 512, 5478, 77994, 1421424 ... from the kick-off on the
standard field.  A position that two games reach counts twice: after three turns there are 440
different positions.
*/

:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../definition', [drawing_edges/2, drawing_end/2, drawing_step/3, drawing_turn/3]).
:- use_module('../game/field', [field_node_at/4]).
:- use_module('../game/game', [drawn_position/2]).
:- use_module(growth, [begun_longer/7, deadline_tally/2, grown_ball/2, grown_key/2, grown_nodes/2,
                       grown_turn/2, position_begun/3, ways_set_net/2]).

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
    ( Most == inf -> true ; must_be(nonneg, Most) ).

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

% ---- Each point where this turn can end, and a shortest turn to it ----

%   Of the turns of drawing_turn/3 of ../definition.pl, a shortest one for each point, asked of the
%   definition itself: so what a face offers follows a rule that you change.  A shortest turn meets
%   no point twice, and so we find it wave by wave, each point once.  Only a turn that gets stuck
%   may have to meet a point twice.  Such turns are looked for among all outcomes, and these may be
%   many.

%!  drawing_ends(+Drawing0, +Most, -Ends, -All) is det.
%
%   True when Ends has Turn-Drawing for each point where the turn, or the rest of the one begun, can
%   end: short turns first, then those that only outcomes show.  Most outcomes are looked at, and
%   All is `false` if there are more.
%
%       ?- drawing_ends(drawing(field(line, 2, 2, 0), 1, 1/1, []), 100, Ends, All),
%          findall(Turn-Ball, member(Turn-drawing(_, _, Ball, _), Ends), Found).
%       Ends = Ends, All = true.

drawing_ends(Drawing0, Most, Ends, All) :-
    Drawing0 = drawing(Field, Player, Ball, _),
    waves([Ball-turn([], Drawing0)], Player, [Ball], Found),
    drawn_position(drawn(Drawing0, []), Position),
    position_outcomes(Position, Most, Outcomes, Cut),
    ( Cut == true -> All = false ; All = true ),
    findall(Point-Turn, ( member(Turn-Node, Outcomes), node_point(Field, Node, Point) ), Turns0),
    pairs_keys(Found, Points),
    firsts(Turns0, Points, Turns),
    findall(Turn-Drawing,
            (   member(_-turn(Turn0, Drawing), Found),
                reverse(Turn0, Turn)
            ;   member(_-Turn, Turns),
                once(drawing_turn(Drawing0, Turn, Drawing))
            ),
            Ends).

node_point(Field, Node, Across/Along) :-
    field_node_at(Field, Node, Across, Along).

%   A wave has Point-turn(Turn, Drawing) for turns of so many edges, the last one first, that go on;
%   Ends are those that end later.

waves([], _, _, []).
waves([Begun|Wave0], Player, Seen0, Ends) :-
    findall(Point-turn([Direction|Turn], Drawing),
            ( member(_-turn(Turn, Drawing0), [Begun|Wave0]),
              drawing_step(Drawing0, Direction, Drawing),
              Drawing = drawing(_, _, Point, _) ),
            Longer0),
    firsts(Longer0, Seen0, Longer),
    pairs_keys(Longer, Points),
    append(Points, Seen0, Seen),
    partition(goes_on(Player), Longer, Wave, Ends0),
    waves(Wave, Player, Seen, Ends1),
    append(Ends0, Ends1, Ends).

goes_on(Player, _-turn(_, Drawing)) :-
    Drawing = drawing(_, Player, _, _),
    drawing_end(Drawing, open).

%   The first pair of each point that is not Seen.

firsts([], _, []).
firsts([Point-Turn|Turns], Seen, Firsts) :-
    (   memberchk(Point, Seen)
    ->  Firsts = Firsts1
    ;   Firsts = [Point-Turn|Firsts1]
    ),
    firsts(Turns, [Point|Seen], Firsts1).

% ---- Turns that become an edge longer: the reference of growth.pl ----

%   A position can have a hundred thousand turns, but most of them draw the same edges in another
%   order, and what follows depends only on the edges that are drawn.  So all turns of one length
%   grow together: each is drawn along each free edge, and of those that draw the same edges one
%   stays.  Some of the longer turns end there, and the others grow again.  If they grow until none
%   goes on, all that ended are the same as drawing_outcomes/2 of ../definition.pl finds.

%!  drawings_longer(+Drawings, -Ended, -Longer) is det.
%
%   True when Drawings are turns of one player that go on, each as the drawing that it has made so
%   far, and an edge more makes Ended and Longer of them: Ended of turns that end there, Longer of
%   turns that go on.  Of those that draw the same edges there is one.
%
%       ?- field_drawing(field(line, 2, 2, 0), Drawing), drawings_longer([Drawing], Ended, Longer),
%          length(Ended, M), length(Longer, N).
%       M = 6, N = 2.

drawings_longer(Drawings, Ended, Longer) :-
    findall(Ends-Drawing,
            distinct(Edges, ( one_longer(Drawings, Drawing, Ends), drawing_edges(Drawing, Edges) )),
            Grown),
    findall(Drawing, member(true-Drawing, Grown), Ended),
    findall(Drawing, member(false-Drawing, Grown), Longer).

%   A turn goes on if the same player draws next, and can.

one_longer(Drawings, Drawing, Ends) :-
    member(Drawing0, Drawings),
    drawing_step(Drawing0, _, Drawing),
    Drawing0 = drawing(_, Player, _, _),
    (   Drawing = drawing(_, Player, _, _),
        drawing_end(Drawing, open)
    ->  Ends = false
    ;   Ends = true
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[7]], Position),
   position_outcomes(Position, 1000, Outcomes, Cut).
*/
