:- module(connect4_outlook,
          [ mover_bounds_outlook/4,      % +Mover, +Lower, +Upper, -Outlook
            mover_stone_bounds_outlook/5 % +Mover, :Player_score_stone_3, +Lower, +Upper, -Outlook
          ]).

/** <module> Outlooks: what bounds of a score say of how the game ends
*/

%!  mover_bounds_outlook(+Mover, +Lower, +Upper, -Outlook) is det.
%
%   True when Outlook says what it means that the score of Mover, `x` or `o`, is from Lower to
%   Upper: wins(Player, Stone), who wins with this stone of the game at the latest; `draw`;
%   draws(Player), who at least draws; or `open`.
%
%       ?- mover_bounds_outlook(x, 1, 20, Outlook).
%       Outlook = wins(x, 41).

mover_bounds_outlook(Mover, Lower, Upper, Outlook) :-
    mover_stone_bounds_outlook(Mover, player_score_stone, Lower, Upper, Outlook).

:- meta_predicate mover_stone_bounds_outlook(+, 3, +, +, -).

%!  mover_stone_bounds_outlook(+Mover, :Player_score_stone_3, +Lower, +Upper, -Outlook) is det.
%
%   As mover_bounds_outlook/4, on a board where call(Player_score_stone_3, Player, Score, Stone)
%   says with which stone Player wins who has Score, 1 or more.
%
%       ?- mover_stone_bounds_outlook(x, [_,Score,Stone]>>( Stone is 11 - 2 * Score ), 1, 5,
%                                     Outlook).
%       Outlook = wins(x, 9).

mover_stone_bounds_outlook(Mover, Player_score_stone_3, Lower, Upper, Outlook) :-
    other(Mover, Other),
    (   Lower > 0
    ->  call(Player_score_stone_3, Mover, Lower, Stone),
        Outlook = wins(Mover, Stone)
    ;   Upper < 0
    ->  Score is -Upper,
        call(Player_score_stone_3, Other, Score, Stone),
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

%   The winner's last stone is number 22 - Score of theirs.

player_score_stone(x, Score, Stone) :-
    Stone is 2 * (22 - Score) - 1.
player_score_stone(o, Score, Stone) :-
    Stone is 2 * (22 - Score).

/** <examples>

?- mover_bounds_outlook(o, -3, 0, Outlook).
*/
