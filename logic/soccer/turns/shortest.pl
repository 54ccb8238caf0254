:- module(soccer_shortest,
          [ drawing_ends/4         % +Drawing, +Most, -Ends, -All
          ]).

/** <module> Paper soccer: each point where this turn can end, and a shortest turn to it

Of the turns of drawing_turn/3 of ../definition.pl, a shortest one for each point, asked of the
definition itself: so what a face offers follows a rule that you change.  A shortest turn meets no
point twice, and so we find it wave by wave, each point once.  Only a turn that gets stuck may have
to meet a point twice.  Such turns are looked for among all outcomes, and these may be many.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../definition', [drawing_end/2, drawing_step/3, drawing_turn/3]).
:- use_module('../field/grid', [field_node_at/4]).
:- use_module('../game/trails', [drawn_position/2]).
:- use_module(outcomes, [position_outcomes/4]).

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

/** <examples>

?- drawing_ends(drawing(field(standard, 8, 10, 2), 1, 4/5, []), 100, Ends, All).
*/
