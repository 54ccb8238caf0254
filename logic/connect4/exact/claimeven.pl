:- module(connect4_claimeven,
          [ claimeven_bound/6      % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
          ]).

/** <module> Claimeven and baseinverse: what the second player can hold

The first player is to move.  The second answers each stone with one on top
of it, and so gets the empty cells of the even rows: claimeven.  Only in a
column with an odd number of stones is the lowest empty cell, its base, in
an even row with none below it.  There are two or four or six such columns,
and a stone on one base is answered on another: baseinverse.  So the second
player always has an answer, and the first gets cells of odd rows and bases,
at best all of them.  If these make no four, the first player can't win.

If one of the even cells completes four for the second player, the first
loses, at the latest when all is full but the cells above it.  (V. Allis, A
Knowledge-based Approach of Connect-Four, 1988, has both rules, and more.)
*/

:- use_module('../board/stones', [four/1]).

%!  claimeven_bound(+Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when the score of the first player, to move with stones Mine, is by
%   these rules at most Bound, 0 to -3, and Bound at most Alpha.
%
%       ?- claimeven_bound(0, 0b10, 0b111111, 0b1, 0, Bound).
%       Bound = -3.

claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound) :-
    Wins is TheirThreats /\ 0xa952a54a952a /\ \Playable,
    (   Wins =:= 0
    ->  Bound = 0,
        Alpha >= 0,
        Stones is Mine \/ (Empty /\ 0x54a952a54a95) \/ (Playable /\ 0xa952a54a952a)
    ;   wins_bound(Wins, Bound),
        Bound =< Alpha,
        Above is (Wins /\ 0x81020408102) * 0b11110 \/ (Wins /\ 0x204081020408) * 0b110,
        Cells is (Empty /\ 0x54a952a54a95) \/ (Playable /\ 0xa952a54a952a),
        Stones is Mine \/ (Cells /\ \Above)
    ),
    \+ four(Stones).

%   The lowest of the even cells that win, in row 2, 4 or 6, leaves four, two
%   or no cells above it empty.

wins_bound(Wins, Bound) :-
    (   Wins /\ 0x81020408102 =\= 0
    ->  Bound = -3
    ;   Wins /\ 0x204081020408 =\= 0
    ->  Bound = -2
    ;   Bound = -1
    ).

/** <examples>

?- claimeven_bound(0, 0, 0b111111, 0b1, 0, Bound).
*/
