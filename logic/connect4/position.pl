:- module(connect4_position,
          [ size_columns_game/3,   % +Size, +Columns, -Game
            game_column_game/3,    % +Game0, +Column, -Game
            game_mover/2,          % +Game, -Player
            game_end/2,            % +Game, -End
            game_moves/2,          % +Game, -Columns
            game_stacks/2,         % +Game, -Stacks
            game_fours/2,          % +Game, -Cells
            game_lines/2,          % +Game, -Lines
            game_points/4          % +Game, +Player, -Points, -Rounds
          ]).

/** <module> Connect 4: where a game stands, by the definition

What is shown and judged of a game, its moves and its end, is asked of the definition.  So if you
change a rule there, the game changes in every face.

A game is game(Size, Columns, Board): the columns played, and the board that they lead to.  The
definition has the board of 7 x 6 only.  On a smaller one, Board is the answer `standing` of
asked.pl.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, subset/2]).
:- use_module('../door/values', [bad_input/2]).
:- use_module(asked, [asked_answer/5, asked_walls/2]).
:- use_module(definition, [ board_column_board/3, board_end/2, board_line_player/3, board_mover/2,
                            board_score/2, empty_board/1, line/1 ]).
:- use_module(sentences, [fault_sentence/3]).

%!  size_columns_game(+Size, +Columns, -Game) is det.
%
%   True when Columns lead to Game.  What is wrong with Size or Columns is a bad_input/2 of
%   ../door/values.pl.
%
%       ?- size_columns_game(size(7, 6, 4), [4,4], Game), game_mover(Game, Player).
%       Game = Game, Player = x.

size_columns_game(Size, Columns, Game) :-
    asked_walls(Size, Walls),
    (   Walls =:= 0
    ->  empty_board(Board),
        foldl(column_played, Columns, game(Size, [], Board), Game)
    ;   asked_answer(none, Size, Columns, standing, Standing),
        Game = game(Size, Columns, Standing)
    ).

column_played(Column, Game0, Game) :-
    game_column_game(Game0, Column, Game).

%!  game_column_game(+Game0, +Column, -Game) is det.
%
%   True when Game0 becomes Game by a stone in Column.  If it can't, that is a bad_input/2.
%
%       ?- size_columns_game(size(7, 6, 4), [], Game0), game_column_game(Game0, 4, Game),
%          game_stacks(Game, Stacks).
%       Game0 = Game0, Game = Game, Stacks = [[], [], [], [x], [], [], []].

game_column_game(game(Size, Columns0, Board0), Column, game(Size, Columns, Board)) :-
    append(Columns0, [Column], Columns),
    (   Board0 = standing(_, _, _, _, _)
    ->  asked_answer(none, Size, Columns, standing, Board)
    ;   column(Board0, Column),
        board_column_board(Board0, Column, Board1)
    ->  Board = Board1
    ;   length(Columns, Place),
        board_fault(Board0, Place, Column, Fault),
        fault_sentence(Fault, Size, Sentence),
        bad_input("~s", [Sentence])
    ).

column(Board, Column) :-
    length(Board, Width),
    integer(Column),
    between(1, Width, Column).

board_fault(Board, Place, Column, Fault) :-
    (   \+ column(Board, Column)
    ->  Fault = column(Place, Column)
    ;   board_end(Board, End),
        End \== open
    ->  Fault = over(Place, End)
    ;   Fault = full(Place, Column)
    ).

%!  game_mover(+Game, -Player) is det.
%
%   True when Player is to move, if Game goes on.
%
%       ?- size_columns_game(size(7, 6, 4), [4], Game), game_mover(Game, Player).
%       Game = Game, Player = o.

game_mover(game(_, _, Board), Player) :-
    (   Board = standing(Player0, _, _, _, _)
    ->  Player = Player0
    ;   board_mover(Board, Player)
    ->  true
    ).

%!  game_end(+Game, -End) is det.
%
%   True when End is how Game ended, or `open`.
%
%       ?- size_columns_game(size(7, 6, 4), [1,2,1,2,1,2,1], Game), game_end(Game, End).
%       Game = Game, End = won(x).

game_end(game(_, _, Board), End) :-
    (   Board = standing(_, End0, _, _, _)
    ->  End = End0
    ;   board_end(Board, End)
    ->  true
    ).

%!  game_moves(+Game, -Columns) is det.
%
%   True when Columns are those in which a stone can be dropped, from the left.
%
%       ?- size_columns_game(size(7, 6, 4), [1,2,1,2,1,2,1], Game), game_moves(Game, Columns).
%       Game = Game, Columns = [].

game_moves(game(_, _, Board), Columns) :-
    (   Board = standing(_, _, Columns0, _, _)
    ->  Columns = Columns0
    ;   findall(Column, board_column_board(Board, Column, _), Columns0),
        sort(Columns0, Columns)
    ).

%!  game_stacks(+Game, -Stacks) is det.
%
%   True when Stacks are the stones of each column, from the bottom.

game_stacks(game(_, _, Board), Stacks) :-
    ( Board = standing(_, _, _, Stacks0, _) -> Stacks = Stacks0 ; Stacks = Board ).

%!  game_fours(+Game, -Cells) is det.
%
%   True when Cells, each Row-Column, are those of the lines that won, column by column.
%
%       ?- size_columns_game(size(7, 6, 4), [1,2,1,2,1,2,1], Game), game_fours(Game, Cells).
%       Game = Game, Cells = [1-1, 2-1, 3-1, 4-1].

game_fours(game(_, _, Board), Cells) :-
    (   Board = standing(_, _, _, _, Cells0)
    ->  Cells = Cells0
    ;   findall(Column-Row,
                ( board_line_player(Board, Line, _), member(Row-Column, Line) ),
                Places0),
        sort(Places0, Places),
        findall(Row-Column, member(Column-Row, Places), Cells)
    ).

%!  game_lines(+Game, -Lines) is det.
%
%   True when Lines are the lines that won, each four cells Row-Column from one end to the other.
%
%       ?- size_columns_game(size(7, 6, 4), [1,2,1,2,1,2,1], Game), game_lines(Game, Lines).
%       Game = Game, Lines = [[1-1, 2-1, 3-1, 4-1]].

game_lines(Game, Lines) :-
    game_fours(Game, Cells),
    findall(Line, ( line(Line), subset(Line, Cells) ), Lines).

%!  game_points(+Game, +Player, -Points, -Rounds) is det.
%
%   True when Game, which is over, was worth Points to Player, and had so many Rounds.
%
%       ?- size_columns_game(size(7, 6, 4), [1,2,1,2,1,2,1], Game), game_points(Game, x, Points, _).
%       Game = Game, Points = 18.

game_points(Game, Player, Points, Rounds) :-
    Game = game(Size, Columns, Board),
    (   Board = standing(_, _, _, _, _)
    ->  asked_answer(none, Size, Columns, points(Player), points(Points, Rounds))
    ;   length(Columns, Moves),
        Rounds is (Moves + 1) // 2,
        board_score(Board, Score),
        ( game_end(Game, won(Player)) -> Points is -Score ; Points = Score )
    ).

/** <examples>

?- size_columns_game(size(7, 6, 4), [4,4,5,5], Game), game_moves(Game, Columns).
*/
