:- module(connect4_exceeds,
          [ board_exceeds/2,       % +Board, +Alpha
            board_sign_column/3    % +Board, ?Sign, ?Column
          ]).

/** <module> The idea of the search: is the score more than Alpha?

What one player wins, the other loses.  So a move is worth more than Alpha if the other player's
score after it is less than -Alpha.  As scores are integers, it is then at most -Alpha - 1.  One
such move is enough, and no other is looked at: this is alpha-beta pruning.

search.pl asks the same question of positions.  exact.pl finds a score by a few such questions, and
sign.pl asks whether the score is more than 0, or more than -1: who wins, if anyone does?
*/

:- use_module('../definition', [board_column_board/3, board_end/2, board_score/2]).

%!  board_exceeds(+Board, +Alpha) is nondet.
%
%   True when the score of Board is more than Alpha, an integer, once for each move that shows it.
%   The same as board_score/2, compared with Alpha.  In `\+` (lesson 9) the first such move is
%   enough.
%
%       ?- columns_board([1,2,1,2,1,2], Board), board_exceeds(Board, 17).
%       true .

board_exceeds(Board, Alpha) :-
    board_end(Board, End),
    end_exceeds(End, Board, Alpha).

end_exceeds(open, Board, Alpha) :-
    column_exceeds(Board, _, Alpha).
end_exceeds(draw, _, Alpha) :-
    0 > Alpha.
end_exceeds(won(_), Board, Alpha) :-
    board_score(Board, Score),
    Score > Alpha.

column_exceeds(Board0, Column, Alpha) :-
    board_column_board(Board0, Column, Board),
    Alpha1 is -Alpha - 1,
    \+ board_exceeds(Board, Alpha1).

%!  board_sign_column(+Board, ?Sign, ?Column) is nondet.
%
%   True when the mover of Board, an open one, wins with Column, and Sign is 1; or draws with it, no
%   column wins, and Sign is 0; or all columns lose, and Sign is -1.
%
%       ?- columns_board([1,2,1,2,1,2], Board), board_sign_column(Board, 1, Column).
%       Column = 1 .

board_sign_column(Board, 1, Column) :-
    column_exceeds(Board, Column, 0).
board_sign_column(Board, 0, Column) :-
    \+ board_exceeds(Board, 0),
    column_exceeds(Board, Column, -1).
board_sign_column(Board, -1, Column) :-
    \+ board_exceeds(Board, -1),
    board_column_board(Board, Column, _).

/** <examples>

?- columns_board([1,2,1,2,1,2], Board), board_exceeds(Board, 17).
*/
