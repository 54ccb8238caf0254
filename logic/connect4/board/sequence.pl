:- module(connect4_sequence,
          [ columns_board/2,       % +Columns, -Board
            columns_fault/2        % +Columns, -Fault
          ]).

/** <module> A game as the columns played, 1 from the left

Players take turns, `x` first, and the game ends with a line of four or a
full board.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(board, [board_column_board/3, board_outcome/2, empty_board/1]).

%!  columns_board(+Columns, -Board) is semidet.
%
%   True when Board is reached by playing Columns in turn.
%
%       ?- columns_board([4,4,5], Board).
%       Board = [[], [], [], [x, o], [x], [], []].

columns_board(Columns, Board) :-
    empty_board(Board0),
    foldl(played, Columns, Board0, Board).

played(Column, Board0, Board) :-
    once(board_column_board(Board0, Column, Board)).

%!  columns_fault(+Columns, -Fault) is semidet.
%
%   True when Fault says why Columns can't be played: column(Place, Column)
%   for what is no column, full(Place, Column) for one without room, or
%   over(Place, Outcome) for a game that has ended before; at the first
%   Place, counted from 1, where one of them holds.
%
%       ?- columns_fault([4,4,4,4,4,4,4], Fault).
%       Fault = full(7, 4).

columns_fault(Columns, Fault) :-
    empty_board(Board),
    columns_fault(Columns, 1, Board, Fault).

columns_fault([Column|Columns], Place, Board0, Fault) :-
    board_outcome(Board0, Outcome),
    (   \+ ( integer(Column), between(1, 7, Column) )
    ->  Fault = column(Place, Column)
    ;   Outcome \== open
    ->  Fault = over(Place, Outcome)
    ;   played(Column, Board0, Board)
    ->  Place1 is Place + 1,
        columns_fault(Columns, Place1, Board, Fault)
    ;   Fault = full(Place, Column)
    ).

/** <examples>

?- columns_board([4,4,5,5], Board).
?- columns_fault([1,2,1,2,1,2,1,2], Fault).
*/
