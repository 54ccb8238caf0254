:- module(connect4_outlook,
          [ cells_mover_bounds_outlook/5 % +Cells, +Mover, +Lower, +Upper, -Outlook
          ]).

/** <module> Outlooks: how the game ends, as far as the bounds of its score say
*/

%!  cells_mover_bounds_outlook(+Cells, +Mover, +Lower, +Upper, -Outlook) is det.
%
%   True when Outlook says how the game ends if, on a board of Cells cells, the score of Mover,
%   `x` or `o`, is from Lower to Upper.  Outlook is wins(Player, Stone) if Player wins with this
%   stone of the game at the latest; `draw`; draws(Player) if Player at least draws; or `open`.
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

%   On a full board x has laid half of the stones, or one more than o.  With Score 1 a player wins
%   by their last stone.

player_last_stone(x, Cells, Score, Stone) :-
    Stone is 2 * (((Cells + 1) >> 1) - Score) + 1.
player_last_stone(o, Cells, Score, Stone) :-
    Stone is 2 * ((Cells >> 1) - Score) + 2.

/** <examples>

?- cells_mover_bounds_outlook(42, o, -3, 0, Outlook).
*/
