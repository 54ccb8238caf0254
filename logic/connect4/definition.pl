:- module(connect4_definition,
          [ empty_board/1,             % ?Board
            board_row_column_stone/4,  % ?Board, ?Row, ?Column, ?Stone
            line/1,                    % ?Cells
            board_line_player/3,       % ?Board, ?Cells, ?Player
            board_mover/2,             % +Board, ?Player
            board_column_board/3,      % ?Board0, ?Column, ?Board
            columns_board/2,           % ?Columns, ?Board
            board_end/2,               % +Board, ?End
            board_score/2              % +Board, ?Score
          ]).

/** <module> Connect 4, told once

Two players, `x` and `o`, drop stones into upright columns.  The first to have four in a line
wins.  This is the whole game, as plainly as we can tell it.  Each faster file must give the same
answers (agreement.pl).  If you change a rule here, you change the game.  In ASP: definition.lp.

append(Xs, Ys, Zs): the list Zs is Xs, and then Ys.  append(Lists, Zs) joins a list of lists.
nth1(N, List, X): X is the element number N of List.  nth1(N, List, X, Others): Others are the other
elements.  same_length(Xs, Ys): they are equally long.  findall/3: lesson 5.  aggregate_all/3 counts
(lesson 4), or maximises (lesson 8).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/3, maplist/4]).
:- use_module(library(lists), [append/2, append/3, nth1/3, nth1/4, same_length/2]).
:- use_module('../shared/needed', [needed/3]).

width(7).       % columns, counted from the left
height(6).      % rows, counted from the bottom

%   A board is the list of its columns, and a column the list of its stones from the bottom up.
%   A stone has the name of its player.  Above the Stones of a column is Room for the others.

board(Board) :-
    width(Width),
    length(Board, Width),
    maplist(stones_room, Board, _).

stones_room(Stones, Room) :-
    height(Height),
    length(Places, Height),
    append(Stones, Room, Places),
    maplist(stone, Stones).

stone(x).
stone(o).

%!  empty_board(?Board) is semidet.
%
%   True when Board has no stones.
%
%       ?- empty_board(Board).
%       Board = [[], [], [], [], [], [], []].

empty_board(Board) :-
    width(Width),
    length(Board, Width),
    maplist(no_stones, Board).

no_stones([]).

%!  board_row_column_stone(?Board, ?Row, ?Column, ?Stone) is nondet.
%
%   True when Stone lies in Row of Column: `x`, `o`, or `empty` if no stone does.  If Board is open,
%   only this cell becomes known.  (In the document: `GetElemento`.)
%
%       ?- board_row_column_stone([[x,o],[],[],[],[],[],[x]], 2, 1, Stone).
%       Stone = o.

board_row_column_stone(Board, Row, Column, Stone) :-
    width(Width),
    length(Board, Width),
    cell(Row-Column),
    board_stone_cell(Board, Stone, Row-Column).

cell(Row-Column) :-
    width(Width),
    height(Height),
    between(1, Width, Column),
    between(1, Height, Row).

%   The cell is the last argument: board_line_player/3 asks it of a list of cells.

board_stone_cell(Board, Stone, Row-Column) :-
    nth1(Column, Board, Stones),
    row_stones_stone(Row, Stones, Stone).

row_stones_stone(_, [], empty).
row_stones_stone(1, [Stone|_], Stone) :-
    stone(Stone).
row_stones_stone(Row, [_|Stones], Stone) :-
    Row > 1,
    Row1 is Row - 1,
    row_stones_stone(Row1, Stones, Stone).

%!  line(?Cells) is nondet.
%
%   True when Cells are four in a line, each Row-Column: up a column, along a row, rising or
%   falling.  There are 69 lines.  If the first and the last cell are on the board, all four are.
%
%       ?- line([1-1|Cells]).
%       Cells = [2-1, 3-1, 4-1] ;
%       Cells = [1-2, 1-3, 1-4] ;
%       Cells = [2-2, 3-3, 4-4].

line([Row-Column, Row1-Column1, Row2-Column2, Row3-Column3]) :-
    cell(Row-Column),
    direction(Up, Right),
    Row1 is Row + Up,
    Row2 is Row1 + Up,
    Row3 is Row2 + Up,
    Column1 is Column + Right,
    Column2 is Column1 + Right,
    Column3 is Column2 + Right,
    cell(Row3-Column3).

direction( 1, 0).
direction( 0, 1).
direction( 1, 1).
direction(-1, 1).

%!  board_line_player(?Board, ?Cells, ?Player) is nondet.
%
%   True when Cells are a line of four stones of Player.
%
%       ?- board_line_player([[x,x,x,x],[o,o,o],[],[],[],[],[]], Cells, Player).
%       Cells = [1-1, 2-1, 3-1, 4-1], Player = x .

board_line_player(Board, [Row-Column|Cells], Player) :-
    board_row_column_stone(Board, Row, Column, Player),
    stone(Player),
    line([Row-Column|Cells]),
    maplist(board_stone_cell(Board, Player), Cells).

%!  board_mover(+Board, ?Player) is semidet.
%
%   True when Player moves next, unless the game has ended: `x` begins, and the players take turns.
%
%       ?- board_mover([[],[],[],[x],[],[],[]], Player).
%       Player = o.

board_mover(Board, Player) :-
    needed('Board', connect4_board, Board),
    append(Board, Stones),
    stones_first_second_mover(Stones, x, o, Player).

stones_first_second_mover([], First, _, First).
stones_first_second_mover([_|Stones], First, Second, Mover) :-
    stones_first_second_mover(Stones, Second, First, Mover).

%!  board_column_board(?Board0, ?Column, ?Board) is nondet.
%
%   True when the game goes on in Board0, and Board0 becomes Board when the player to move drops a
%   stone into Column, which has room.  One of the boards must be known: then Board0 soon is, too.
%
%       ?- board_column_board([[],[],[],[x],[],[],[]], 4, Board).
%       Board = [[], [], [], [x, o], [], [], []] .

board_column_board(Board0, Column, Board) :-
    width(Width),
    length(Board0, Width),
    length(Board, Width),
    nth1(Column, Board0, Stones0, Others),
    nth1(Column, Board, Stones, Others),
    stones_room(Stones0, [_|_]),
    append(Stones0, [Player], Stones),
    needed('Board0 or Board', connect4_board, Board0),
    board_mover(Board0, Player),
    board_end(Board0, open).

%!  columns_board(?Columns, ?Board) is nondet.
%
%   True when Columns, played in turn, lead from the empty board to Board.  Several orders of moves
%   can lead to one board.  Shorter games come first.
%
%       ?- columns_board(Columns, [[x],[],[],[o,x],[],[],[]]).
%       Columns = [1, 4, 4] .
%
%   Moves has an open element for each cell: no game is longer.  `\+ \+ Goal` holds if Goal can
%   hold, and leaves its variables open (lesson 9): there can be a move for each stone of Board.  On
%   the way, each column is the beginning of the same column of Board.

columns_board(Columns, Board) :-
    empty_board(Empty),
    same_length(Empty, Board),
    findall(_, cell(_), Moves),
    append(Columns, _, Moves),
    \+ \+ ( same_length(Columns, Stones), append(Board, Stones) ),
    columns_board_board(Columns, Empty, Board).

columns_board_board([], Board, Board).
columns_board_board([Column|Columns], Board0, Board) :-
    board_column_board(Board0, Column, Board1),
    maplist(append, Board1, _, Board),
    columns_board_board(Columns, Board1, Board).

%!  board_end(+Board, ?End) is semidet.
%
%   True when End is won(Player) if four stones of Player stand in a line, else `open` if there is
%   room in the top row, else `draw`.
%
%       ?- board_end([[x,x,x,x],[o,o,o],[],[],[],[],[]], End).
%       End = won(x).

board_end(Board, End) :-
    needed('Board', connect4_board, Board),
    findall(Player, board_line_player(Board, _, Player), Winners),
    winners_board_end(Winners, Board, End).

winners_board_end([Player|_], _, won(Player)).
winners_board_end([], Board, End) :-
    height(Top),
    findall(Column, board_row_column_stone(Board, Top, Column, empty), Rooms),
    rooms_end(Rooms, End).

rooms_end([_|_], open).
rooms_end([], draw).

%!  board_score(+Board, ?Score) is semidet.
%
%   True when Score is what Board is worth to the player to move, if both play as well as they can.
%   A draw is worth 0.  Each player has 21 stones; a win is worth one more than the winner has left,
%   and a loss the negative of that.  Slow, unless the board is nearly full.
%
%       ?- board_score([[x,x,x],[o,o,o],[x,x,x,o,o,o],[o,o,o,x,x,x],
%                       [x,x,x,o,o,o],[o,o,o,x,x,x],[x,x,x,o,o,o]], Score).
%       Score = 3.

board_score(Board, Score) :-
    board_end(Board, End),
    end_score(End, Board, Score).

%   If Board is won, the player to move has lost, and the winner has a stone left for each two empty
%   cells.  If it is open, the best column counts: what the other player gains, this one loses.

end_score(won(_), Board, Score) :-
    aggregate_all(count, board_row_column_stone(Board, _, _, empty), Empty),
    Score is -(Empty // 2) - 1.
end_score(draw, _, 0).
end_score(open, Board, Score) :-
    aggregate_all(max(-Score1),
                  ( board_column_board(Board, _, Board1), board_score(Board1, Score1) ),
                  Score).

%   What needed/3 calls a connect4_board.  A ground term has no variables.

:- multifile error:has_type/2.

error:has_type(connect4_board, Board) :-
    ground(Board),
    board(Board).

/** <examples>

?- board_line_player([[x,o],[x,o],[x,o],[x],[],[],[]], Cells, Player).
*/
