:- module(connect4_definition,
          [ empty_board/1,             % ?Board
            board_row_column_stone/4,  % +Board, ?Row, ?Column, ?Stone
            board_mover/2,             % +Board, ?Player
            line/1,                    % ?Cells
            board_line_player/3,       % +Board, ?Cells, ?Player
            board_end/2,               % +Board, ?End
            board_column_board/3,      % ?Board0, ?Column, ?Board
            columns_board/2,           % ?Columns, ?Board
            board_score/2,             % +Board, -Score
            board_column_score/3,      % +Board, ?Column, -Score
            board_player_aligned/4,    % +Board, +Player, +N, -Count
            board_depth_worths_rating/4 % +Board, +Depth, +Worths, -Rating
          ]).

/** <module> Connect 4, told once

Two players, `x` and `o`, drop stones into upright columns.  The first to have four
in a line wins.  This is the whole game, as plainly as it can be told.  Each faster
file must give the same answers (agreement.pl), and if you change a rule here, you
change the game.  In ASP: definition.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/2, append/3, member/2, nth1/3, nth1/4]).

%   How many columns the board has, from the left, and rows, from the bottom.

width(7).
height(6).

%   A board is the list of its columns, and a column the list of its stones from
%   the bottom up.

:- multifile error:has_type/2.

error:has_type(connect4_board, Board) :-
    is_list(Board),
    width(Width),
    length(Board, Width),
    maplist(column, Board).
error:has_type(connect4_column, Column) :-
    integer(Column),
    width(Width),
    between(1, Width, Column).

column(Stones) :-
    is_list(Stones),
    height(Height),
    length(Stones, Number),
    Number =< Height,
    maplist(stone, Stones).

stone(Stone) :-
    Stone == x.
stone(Stone) :-
    Stone == o.

%!  empty_board(?Board) is semidet.
%
%   True when Board has no stones.
%
%       ?- empty_board(Board).
%       Board = [[], [], [], [], [], [], []].

empty_board(Board) :-
    width(Width),
    length(Board, Width),
    maplist(=([]), Board).

%!  board_row_column_stone(+Board, ?Row, ?Column, ?Stone) is nondet.
%
%   True when Stone lies in Row, counted from the bottom, of Column: `x`, `o`, or
%   `empty` if no stone does.  The document's `GetElemento`.
%
%       ?- board_row_column_stone([[x,o],[],[],[],[],[],[x]], 2, 1, Stone).
%       Stone = o.

board_row_column_stone(Board, Row, Column, Stone) :-
    cell(Row-Column),
    nth1(Column, Board, Stones),
    (   nth1(Row, Stones, Stone0)
    ->  Stone = Stone0
    ;   Stone = empty
    ).

cell(Row-Column) :-
    width(Width),
    height(Height),
    between(1, Width, Column),
    between(1, Height, Row).

%!  board_mover(+Board, ?Player) is semidet.
%
%   True when Player is to move, if the game goes on: `x` begins, and the players
%   take turns.
%
%       ?- board_mover([[],[],[],[x],[],[],[]], Player).
%       Player = o.

board_mover(Board, Player) :-
    append(Board, Stones),
    length(Stones, Number),
    (   Number mod 2 =:= 0
    ->  Player = x
    ;   Player = o
    ).

%!  line(?Cells) is nondet.
%
%   True when Cells are four in a line, each Row-Column: up a column, along a row,
%   rising or falling.  There are 69 lines.
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

%!  board_line_player(+Board, ?Cells, ?Player) is nondet.
%
%   True when Cells are a line of four stones of Player.
%
%       ?- board_line_player([[x,x,x,x],[o,o,o],[],[],[],[],[]], Cells, Player).
%       Cells = [1-1, 2-1, 3-1, 4-1], Player = x .

board_line_player(Board, Cells, Player) :-
    Cells = [Row-Column|_],
    board_row_column_stone(Board, Row, Column, Player),
    stone(Player),
    line(Cells),
    board_player_cells(Board, Player, Cells).

board_player_cells(_, _, []).
board_player_cells(Board, Player, [Row-Column|Cells]) :-
    board_row_column_stone(Board, Row, Column, Player),
    board_player_cells(Board, Player, Cells).

%!  board_end(+Board, ?End) is semidet.
%
%   True when End is won(Player) if four stones of Player stand in a line, else
%   `draw` if the board is full, else `open`.
%
%       ?- board_end([[x,x,x,x],[o,o,o],[],[],[],[],[]], End).
%       End = won(x).

board_end(Board, End) :-
    must_be(connect4_board, Board),
    (   board_line_player(Board, _, Player)
    ->  End = won(Player)
    ;   board_row_column_stone(Board, _, _, empty)
    ->  End = open
    ;   End = draw
    ).

%!  board_column_board(?Board0, ?Column, ?Board) is nondet.
%
%   True when the game goes on in Board0, and Board0 becomes Board when the player to
%   move drops a stone into Column, which has room.  Either board may be unbound.
%
%       ?- board_column_board([[],[],[],[x],[],[],[]], 4, Board).
%       Board = [[], [], [], [x, o], [], [], []] .
%
%   Backwards: only a top stone of the player who moved last can be taken off.
%
%       ?- board_column_board(Board0, Column, [[x],[],[],[x,o],[],[],[]]).
%       Board0 = [[], [], [], [x, o], [], [], []], Column = 1 .

board_column_board(Board0, Column, Board) :-
    width(Width),
    length(Board0, Width),
    length(Board, Width),
    nth1(Column, Board0, Stones0, Others),
    nth1(Column, Board, Stones, Others),
    stones_dropped(Stones0, Player, Stones),
    board_mover(Board0, Player),
    board_end(Board0, open).

stones_dropped(Stones0, Player, Stones) :-
    append(Stones0, [Player], Stones),
    length(Stones, Number),
    height(Height),
    Number =< Height.

%!  columns_board(?Columns, ?Board) is nondet.
%
%   True when Columns, numbered from the left and played in turn, lead from the
%   empty board to Board.  Either may be unbound.  Several orders of moves can lead to
%   one board.
%
%       ?- columns_board([4,4,5], Board).
%       Board = [[], [], [], [x, o], [x], [], []].
%
%       ?- columns_board(Columns, [[x],[],[],[o,x],[],[],[]]).
%       Columns = [1, 4, 4] .

columns_board(Columns, Board) :-
    forall(( is_list(Columns), member(Column, Columns), nonvar(Column) ),
           must_be(connect4_column, Column)),
    empty_board(Empty),
    same_width(Empty, Board),
    columns_board_board(Columns, Empty, Board).

same_width(Board, Board1) :-
    length(Board, Width),
    length(Board1, Width).

%   Each board on the way has stones that Board has as well.

columns_board_board([], Board, Board).
columns_board_board([Column|Columns], Board0, Board) :-
    board_column_board(Board0, Column, Board1),
    maplist(begins, Board1, Board),
    columns_board_board(Columns, Board1, Board).

begins(Stones0, Stones) :-
    append(Stones0, _, Stones).

%!  board_score(+Board, -Score) is det.
%
%   True when Score is what Board is worth to the player to move, if both play as
%   well as they can: 0 for a draw, 22 less the number of stones that the winner
%   will have laid for a win, the negative of that for a loss.  Plain negamax finds
%   it in reasonable time only if the board is nearly full.
%
%       ?- board_score([[x,x,x],[o,o,o],[x,x,x,o,o,o],[o,o,o,x,x,x],
%                       [x,x,x,o,o,o],[o,o,o,x,x,x],[x,x,x,o,o,o]], Score).
%       Score = 3.

board_score(Board, Score) :-
    board_end(Board, End),
    end_score(End, Board, Score).

end_score(won(Winner), Board, Score) :-
    aggregate_all(count, board_row_column_stone(Board, _, _, Winner), Stones),
    last_stone(Last),
    Score is Stones - Last - 1.
end_score(draw, _, 0).
end_score(open, Board, Score) :-
    aggregate_all(max(Score1), board_column_score(Board, _, Score1), Score).

%   Last is how many stones each player has: a win with the last one is worth 1.

last_stone(Last) :-
    width(Width),
    height(Height),
    Last is Width * Height // 2.

%!  board_column_score(+Board, ?Column, -Score) is nondet.
%
%   True when it is worth Score to the player to move in Board to play in Column.
%
%       ?- columns_board([1,2,1,2,1,2], Board), board_column_score(Board, 1, Score).
%       Score = 18 .

board_column_score(Board0, Column, Score) :-
    board_column_board(Board0, Column, Board),
    board_score(Board, Score1),
    Score is -Score1.

%!  board_player_aligned(+Board, +Player, +N, -Count) is det.
%
%   True when Count lines have N stones of Player, 1 to 4, and no stone of the other.
%   The document's `cantidadAlineadas`.
%
%       ?- board_player_aligned([[x],[x],[],[],[],[],[o]], x, 2, Count).
%       Count = 1.

board_player_aligned(Board, Player, N, Count) :-
    must_be(connect4_board, Board),
    must_be(oneof([x, o]), Player),
    must_be(between(1, 4), N),
    aggregate_all(count, ( line(Cells), aligned(Cells, Board, Player, N) ), Count).

aligned([], _, _, 0).
aligned([Row-Column|Cells], Board, Player, N) :-
    board_row_column_stone(Board, Row, Column, Stone),
    (   Stone == Player
    ->  N > 0,
        N1 is N - 1
    ;   Stone == empty,
        N1 = N
    ),
    aligned(Cells, Board, Player, N1).

%!  board_depth_worths_rating(+Board, +Depth, +Worths, -Rating) is det.
%
%   True when Rating is the document's rating of Board for the player who moved last.
%   It sums the worth of Board and of each board that Depth - 1 moves or fewer lead to.
%   Board itself counts Depth times, a board after one move Depth - 1 times, ..., and
%   one after the last move once; a board that several orders of moves lead to counts
%   for each of them.  Worths is worths(Win, Draw, Three, Two): a won board is worth
%   Win, a lost one -Win, a drawn one Draw.  In an open one, each alignment of three is
%   worth Three and each of two Two, less the same for the other player's.
%
%       ?- columns_board([1,2,1,2,1], Board),
%          board_depth_worths_rating(Board, 3, worths(2, 1, 0, 0), Rating).
%       Rating = 12 .

board_depth_worths_rating(Board, Depth, Worths, Rating) :-
    must_be(positive_integer, Depth),
    board_mover(Board, Mover),
    other(Mover, Player),
    player_rating(Player, Board, Depth, Worths, Rating).

player_rating(Player, Board0, Weight, Worths, Rating) :-
    (   Weight =:= 0
    ->  Rating = 0
    ;   board_end(Board0, End),
        end_player_worth(End, Player, Board0, Worths, Worth),
        Weight1 is Weight - 1,
        aggregate_all(sum(Rating1),
                      ( board_column_board(Board0, _, Board),
                        player_rating(Player, Board, Weight1, Worths, Rating1) ),
                      Below),
        Rating is Weight * Worth + Below
    ).

end_player_worth(won(Player), Player, _, worths(Win, _, _, _), Win).
end_player_worth(won(Other), Player, _, worths(Win, _, _, _), Worth) :-
    other(Player, Other),
    Worth is -Win.
end_player_worth(draw, _, _, worths(_, Draw, _, _), Draw).
end_player_worth(open, Player, Board, worths(_, _, Three, Two), Worth) :-
    other(Player, Other),
    board_player_aligned(Board, Player, 3, MyThrees),
    board_player_aligned(Board, Other, 3, TheirThrees),
    board_player_aligned(Board, Player, 2, MyTwos),
    board_player_aligned(Board, Other, 2, TheirTwos),
    Worth is Three * (MyThrees - TheirThrees) + Two * (MyTwos - TheirTwos).

other(x, o).
other(o, x).

/** <examples>

?- columns_board([4,4,5], Board), board_column_board(Board, Column, Board1).
?- columns_board(Columns, [[x],[],[],[o,x],[],[],[]]).
?- line(Cells), board_line_player([[x,o],[x,o],[x,o],[x],[],[],[]], Cells, Player).
*/
