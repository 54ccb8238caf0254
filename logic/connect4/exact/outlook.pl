:- module(connect4_outlook,
          [ cells_mover_bounds_outlook/5 % +Cells, +Mover, +Lower, +Upper, -Outlook
          ]).

/** <module> Outlooks: what bounds of a score say of how the game ends
*/

%!  cells_mover_bounds_outlook(+Cells, +Mover, +Lower, +Upper, -Outlook) is det.
%
%   True when Outlook says what it means that on a board of so many Cells the score of Mover, `x`
%   or `o`, is from Lower to Upper: wins(Player, Stone), who wins with this stone of the game at
%   the latest; `draw`; draws(Player), who at least draws; or `open`.
%
%       ?- cells_mover_bounds_outlook(42, x, 1, 20, Outlook).
%       Outlook = wins(x, 41).

cells_mover_bounds_outlook(Cells, Mover, Lower, Upper, Outlook) :-
    other(Mover, Other),
    (   Lower > 0
    ->  player_last_stone(Mover, Cells, Lower, Stone),
        Outlook = wins(Mover, Stone)
    ;   Upper < 0
    ->  Score is -Upper,
        player_last_stone(Other, Cells, Score, Stone),
        Outlook = wins(Other, Stone)
    ;   Lower =:= Upper
    ->  Outlook = draw
    ;   Lower =:= 0
    ->  Outlook = draws(Mover)
    ;   Upper =:= 0
    ->  Outlook = draws(Other)
    ;   Outlook = open
    ).

other(x, o).
other(o, x).

%   If the board is filled, x has laid half of the stones, or one more than o.  With Score 1 a
%   player wins by the last of theirs.

player_last_stone(x, Cells, Score, Stone) :-
    Stone is 2 * (((Cells + 1) >> 1) - Score) + 1.
player_last_stone(o, Cells, Score, Stone) :-
    Stone is 2 * ((Cells >> 1) - Score) + 2.

/** <examples>

?- cells_mover_bounds_outlook(42, o, -3, 0, Outlook).
*/
