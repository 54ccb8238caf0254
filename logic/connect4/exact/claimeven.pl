:- module(connect4_claimeven,
          [ claimeven_bound/6,     % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
            aftereven_bound/6      % +Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound
          ]).

/** <module> Claimeven, baseinverse and aftereven: what the second player can hold

The first player is to move.  The second answers each stone with one on top of
it, and so gets the empty cells of the even rows: _claimeven_.  This fails only in a
column with an odd number of stones, whose lowest empty cell, the _base_, is in an
even row.  There are two or four or six such columns, and a stone on one base is
answered on another: _baseinverse_.  So the second player always has an answer.  The
first player gets cells of odd rows and bases, at best all of them.  If these make no
four, the first player can't win: the second has at least a draw.

If one of the even cells completes four for the second player, the first player loses,
at the latest when only the cells above it are empty.  If several of them complete
four together, the second player gets them all in the end: _aftereven_.  (These rules
and more are in V. Allis, A Knowledge-based Approach of Connect-Four, 1988, and in
certificate.lp.)
*/

:- use_module('../board/cells', [even_rows/1, odd_rows/1, row/2]).
:- use_module('../board/stones', [four/1]).
:- use_module('../../search/inline', [inline/1]).

%   What the first player can get: the odd rows, and the bases.

first_players(Empty, Playable, Cells) :-
    odd_rows(Odd),
    even_rows(Even),
    Cells is (Empty /\ Odd) \/ (Playable /\ Even).

%   The cells above those of Wins that the second player claims: a win in row 6
%   has none.

wins_above(Wins, Above) :-
    row(2, Row2),
    row(4, Row4),
    Above is (Wins /\ Row2) * 0b11110 \/ (Wins /\ Row4) * 0b110.

:- inline([first_players/3, wins_above/2]).

%!  claimeven_bound(+Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when these rules show that the score of the first player, to move with stones
%   Mine, is at most Bound, 0 to -3, and Bound =< Alpha.
%
%       ?- claimeven_bound(0, 0b10, 0b111111, 0b1, 0, Bound).
%       Bound = -3.

claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound) :-
    even_rows(Even),
    Wins is TheirThreats /\ Even /\ \Playable,
    (   Wins =:= 0
    ->  Bound = 0,
        Alpha >= 0,
        first_players(Empty, Playable, Cells),
        Stones is Mine \/ Cells
    ;   wins_bound(Wins, Bound),
        Bound =< Alpha,
        first_players(Empty, Playable, Cells),
        wins_above(Wins, Above),
        Stones is Mine \/ (Cells /\ \Above)
    ),
    \+ four(Stones).

%   The lowest of the even cells that win, in row 2, 4 or 6, leaves four, two
%   or no cells above it empty.

wins_bound(Wins, Bound) :-
    row(2, Row2),
    row(4, Row4),
    (   Wins /\ Row2 =\= 0
    ->  Bound = -3
    ;   Wins /\ Row4 =\= 0
    ->  Bound = -2
    ;   Bound = -1
    ).

%!  aftereven_bound(+Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when claimeven shows that the score of the first player, to move with stones Mine,
%   is at most Bound, which is Alpha, -1 to -3.  Even cells that the second player gets, in
%   rows low enough for Bound, complete four with the stones Theirs.
%
%       ?- aftereven_bound(0, 0b11 << 7 \/ 0b11 << 14, 0b111111 \/ 0b111111 << 21,
%                          0b1 \/ 0b1 << 21, -1, Bound).
%       Bound = -1.

aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Alpha) :-
    bound_rows(Alpha, Rows),
    four(Theirs \/ (Empty /\ Rows /\ \Playable)),
    first_players(Empty, Playable, Cells),
    \+ four(Mine \/ Cells).

%   In which even rows the last of the cells may be.

bound_rows(-1, Rows) :-
    even_rows(Rows).
bound_rows(-2, Rows) :-
    row(2, Row2),
    row(4, Row4),
    Rows is Row2 \/ Row4.
bound_rows(-3, Rows) :-
    row(2, Rows).

/** <examples>

?- claimeven_bound(0, 0, 0b111111, 0b1, 0, Bound).
*/
