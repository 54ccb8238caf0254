:- module(connect4_claimeven,
          [ claimeven_bound/6,     % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
            aftereven_bound/6      % +Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound
          ]).

/** <module> Claimeven and aftereven on bits: what the second player can hold

spoilt.pl tells these rules, and says why they are right.  Here all lines are looked at together: if
the cells that the first player may get make no four with the first player's stones, all lines are
spoilt.  A claimed cell is an empty one of an even row that is not a base.
*/

:- use_module('../board/cells', [even_rows/1, odd_rows/1, row/2]).
:- use_module('../board/stones', [four/1]).
:- use_module('../../search/inline', [inline/1]).

claimed(Empty, Playable, Claimed) :-
    even_rows(Even),
    Claimed is Empty /\ Even /\ \Playable.

%   What the first player may get: the odd rows, and the bases.

first_players(Empty, Playable, Cells) :-
    odd_rows(Odd),
    even_rows(Even),
    Cells is (Empty /\ Odd) \/ (Playable /\ Even).

%   What the first player could get above Wins are cells of odd rows: one row higher, and above row 2
%   also three rows higher.

wins_above(Wins, Above) :-
    row(2, Row2),
    Above is Wins << 1 \/ (Wins /\ Row2) << 3.

:- inline([claimed/3, first_players/3, wins_above/2]).

%!  claimeven_bound(+Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when claimeven and baseinverse show that the score of the first player, to move with stones
%   Mine, is at most Bound, 0 to -3, and Bound =< Alpha.  The same as board_claimeven/2.
%
%       ?- claimeven_bound(0, 0b10, 0b111111, 0b1, 0, Bound).
%       Bound = -3.

claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound) :-
    claimed(Empty, Playable, Claimed),
    Wins is TheirThreats /\ Claimed,
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

%   By the lowest of the claimed cells that win.

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
%   True when aftereven shows that the score of the first player, to move with stones Mine, is at
%   most Bound, which is Alpha, -1 to -3: claimed cells, in rows low enough for Bound, complete
%   four with the stones Theirs.  The same as board_aftereven/2, asked for one side of Alpha.
%
%       ?- aftereven_bound(0, 0b11 << 7 \/ 0b11 << 14, 0b111111 \/ 0b111111 << 21,
%                          0b1 \/ 0b1 << 21, -1, Bound).
%       Bound = -1.

aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Alpha) :-
    bound_rows(Alpha, Rows),
    claimed(Empty, Playable, Claimed),
    four(Theirs \/ (Claimed /\ Rows)),
    first_players(Empty, Playable, Cells),
    \+ four(Mine \/ Cells).

%   The highest claimed cell may be in one of Rows.

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
