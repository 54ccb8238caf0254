:- module(connect4_plans,
          [ plan_bound/7           % +Rules, +Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound
          ]).

/** <module> Plans: zones together, in which the second player holds or wins

A plan puts each column with room into a zone (zones.pl).  It holds if the first player makes no
four with what he may get in the zones, whichever of it he chooses, or only such as come too
late (before.pl).  It wins if besides what is left makes four for the second player each time.

The rules _lowinverse_, _baseclaim_ and _before_ are those of V. Allis.  Without any of them the
plans say little that claimeven.pl doesn't.
*/

:- use_module(library(lists), [member/2]).
:- use_module(before, [outrun/3]).
:- use_module(zones, [next_cells_zone/4, zone_cells/2]).
:- use_module('../board/cells', [row/2, set_cell/2]).
:- use_module('../board/stones', [four/1]).

%!  plan_bound(+Rules, +Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when a plan by Rules, rules(Lowinverse, Baseclaim, Before) of `true` and `false`, shows
%   that the score of the first player, to move with stones Mine, is at most Bound: 0, or Alpha,
%   -1 to -3, if the plan wins so soon.
%
%       ?- plan_bound(rules(true, false, false), 0, 0, 0b111111, 0b1, 0, Bound).
%       Bound = 0.

plan_bound(Rules, Mine, Theirs, Empty, Playable, Alpha, Bound) :-
    (   Alpha >= 0
    ->  Bound = 0,
        Rows = 0
    ;   Bound = Alpha,
        bound_rows(Alpha, Rows)
    ),
    findall(Cell, set_cell(Playable, Cell), Next),
    Need is Empty /\ Rows,
    plan(Next, Rules, [Mine], Theirs, Empty, Sets),
    (   Alpha >= 0
    ->  true
    ;   \+ ( member(Stones, Sets), \+ four(Theirs \/ (Need /\ \Stones)) )
    ),
    !.      % one plan is enough

%   Sets are all that the first player's stones may become.

plan([], _, Sets, _, _, Sets).
plan([Cell|Cells], Rules, Sets0, Theirs, Empty, Sets) :-
    next_cells_zone([Cell|Cells], Rules, Zone, Rest),
    Rules = rules(_, _, Before),
    \+ ( zone_stones(Zone, Sets0, Stones),
         \+ harmless(Before, Stones, Theirs, Empty) ),
    findall(Stones, zone_stones(Zone, Sets0, Stones), Sets1),
    plan(Rest, Rules, Sets1, Theirs, Empty, Sets).

zone_stones(Zone, Sets, Stones) :-
    zone_cells(Zone, Cells),
    member(Stones0, Sets),
    Stones is Stones0 \/ Cells.

harmless(Before, Stones, Theirs, Empty) :-
    (   four(Stones)
    ->  Before == true,
        outrun(Stones, Theirs, Empty)
    ;   true
    ).

%   In which rows the second player's four has to be: after his stone an even number of cells is
%   left, and those above it are.

bound_rows(-1, Rows) :-
    Rows = -1.
bound_rows(-2, Rows) :-
    row(6, Row6),
    Rows is \Row6.
bound_rows(-3, Rows) :-
    row(1, Row1),
    row(2, Row2),
    row(3, Row3),
    Rows is Row1 \/ Row2 \/ Row3.

/** <examples>

?- plan_bound(rules(true, true, true), 0, 0, 0b111111, 0b1, 0, Bound).
*/
