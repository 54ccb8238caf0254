:- module(connect4_board,
          [ empty_board/1,            % -Board
            board_turn/2,             % +Board, -Player
            board_row_column_piece/4, % +Board, ?Row, ?Column, -Piece
            board_column_board/3,     % +Board, ?Column, -Board1
            board_outcome/2,          % +Board, -Outcome
            board_player_aligned/4    % +Board, +Player, +N, -Count
          ]).

/** <module> Connect 4 as it is read: the board as lists

A board is a list of seven columns, and a column the list of its stones from
the bottom up, at most six.  Player `x` begins, `o` is the other.  This is
the specification: bits.pl says the same with integers.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, include/3, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3, nth1/4, sum_list/2]).

%!  empty_board(-Board) is det.
%
%   True when Board has no stones.
%
%       ?- empty_board(Board).
%       Board = [[], [], [], [], [], [], []].

empty_board([[], [], [], [], [], [], []]).

%!  board_turn(+Board, -Player) is det.
%
%   True when Player is to move: `x` after an even number of stones.
%
%       ?- board_turn([[],[],[],[x],[],[],[]], Player).
%       Player = o.

board_turn(Board, Player) :-
    board_stones(Board, Stones),
    (   Stones mod 2 =:= 0
    ->  Player = x
    ;   Player = o
    ).

board_stones(Board, Stones) :-
    maplist(length, Board, Heights),
    sum_list(Heights, Stones).

%!  board_row_column_piece(+Board, ?Row, ?Column, -Piece) is nondet.
%
%   True when Piece is what stands in Row, counted from the bottom, of
%   Column: a player, or `empty`.  The document's `GetElemento`.
%
%       ?- board_row_column_piece([[x,o],[],[],[],[],[],[x]], 2, 1, Piece).
%       Piece = o.

board_row_column_piece(Board, Row, Column, Piece) :-
    nth1(Column, Board, Stones),
    between(1, 6, Row),
    (   nth1(Row, Stones, Stone)
    ->  Piece = Stone
    ;   Piece = empty
    ).

%!  board_column_board(+Board, ?Column, -Board1) is nondet.
%
%   True when Board is open, Column has room, and Board1 is Board after the
%   player to move has dropped a stone there.
%
%       ?- board_column_board([[],[],[],[x],[],[],[]], 4, Board).
%       Board = [[], [], [], [x, o], [], [], []].

board_column_board(Board, Column, Board1) :-
    board_outcome(Board, open),
    board_turn(Board, Player),
    member(Column, [1, 2, 3, 4, 5, 6, 7]),
    nth1(Column, Board, Stones, Others),
    append(Stones, [Player], Stones1),
    length(Stones1, Height),
    Height =< 6,
    nth1(Column, Board1, Stones1, Others).

%!  board_outcome(+Board, -Outcome) is det.
%
%   True when Outcome is won(Player) if four of Player's stones stand in a
%   line, else `draw` if the board is full, else `open`.
%
%       ?- board_outcome([[x,x,x,x],[o,o,o],[],[],[],[],[]], Outcome).
%       Outcome = won(x).

board_outcome(Board, Outcome) :-
    (   board_window(Board, [Player, Player, Player, Player]),
        Player \== empty
    ->  Outcome = won(Player)
    ;   board_stones(Board, 42)
    ->  Outcome = draw
    ;   Outcome = open
    ).

%   Window is what stands on four cells in a line: up a column, or across four
%   neighbouring columns, level, rising or falling.

board_window(Board, Window) :-
    maplist(padded, Board, Columns),
    (   nth1(_, Columns, Column),
        append(_, [A, B, C, D|_], Column),
        Window = [A, B, C, D]
    ;   append(_, [C1, C2, C3, C4|_], Columns),
        sloping(C1, C2, C3, C4, Sloping),
        maplist(nth1(_Row), Sloping, Window)
    ).

padded(Stones, Column) :-
    length(Column, 6),
    append(Stones, Rest, Column),
    maplist(=(empty), Rest).

sloping(C1, C2, C3, C4, [C1, C2, C3, C4]).
sloping(C1, [_|C2], [_,_|C3], [_,_,_|C4], [C1, C2, C3, C4]).
sloping([_,_,_|C1], [_,_|C2], [_|C3], C4, [C1, C2, C3, C4]).

%!  board_player_aligned(+Board, +Player, +N, -Count) is det.
%
%   True when Count windows of four cells in a line hold N stones of Player,
%   1 to 4, and else only empty cells.  The document's `cantidadAlineadas`.
%
%       ?- board_player_aligned([[x],[x],[],[],[],[],[o]], x, 2, Count).
%       Count = 1.

board_player_aligned(Board, Player, N, Count) :-
    aggregate_all(count, ( board_window(Board, Window), aligned(Window, Player, N) ), Count).

aligned(Window, Player, N) :-
    include(==(Player), Window, Stones),
    exclude(==(Player), Window, Rest),
    length(Stones, N),
    maplist(==(empty), Rest).

/** <examples>

?- empty_board(Board), board_column_board(Board, Column, Board1).
?- board_outcome([[x,o],[x,o],[x,o],[x],[],[],[]], Outcome).
*/
