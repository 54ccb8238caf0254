:- module(connect4_sequence,
          [ columns_fault/2        % +Columns, -Fault
          ]).

/** <module> What is wrong with a sequence of columns that can't be played

columns_board/2 of definition.pl fails for it; here is why.
*/

:- use_module('../definition', [board_column_board/3, board_end/2, empty_board/1]).

%!  columns_fault(+Columns, -Fault) is semidet.
%
%   True when Fault says why Columns can't be played: column(Place, Column)
%   for what is no column, full(Place, Column) for one without room, or
%   over(Place, End) for a game that has ended before; at the first
%   Place, counted from 1, where one of them holds.
%
%       ?- columns_fault([4,4,4,4,4,4,4], Fault).
%       Fault = full(7, 4).

columns_fault(Columns, Fault) :-
    empty_board(Board),
    columns_fault(Columns, 1, Board, Fault).

columns_fault([Column|Columns], Place, Board0, Fault) :-
    board_end(Board0, End),
    (   \+ ( integer(Column), between(1, 7, Column) )
    ->  Fault = column(Place, Column)
    ;   End \== open
    ->  Fault = over(Place, End)
    ;   board_column_board(Board0, Column, Board)
    ->  Place1 is Place + 1,
        columns_fault(Columns, Place1, Board, Fault)
    ;   Fault = full(Place, Column)
    ).

/** <examples>

?- columns_fault([1,2,1,2,1,2,1,2], Fault).
*/
