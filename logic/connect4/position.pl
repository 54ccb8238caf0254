:- module(connect4_position,
          [ size_columns_game/3,   % +Size, +Columns, -Game
            game_column_game/3,    % +Game0, +Column, -Game
            game_mover/2,          % +Game, -Player
            game_end/2,            % +Game, -End
            game_moves/2,          % +Game, -Columns
            game_stacks/2,         % +Game, -Stacks
            game_fours/2,          % +Game, -Cells
            game_lines/2,          % +Game, -Lines
            game_points/4,         % +Game, +Player, -Points, -Rounds
            game_values/5,         % +Solver, +Game, +Who, +Seconds, -Values
            game_value_marks/4     % +Solver, +Game, +Seconds, -Marks
          ]).

/** <module> Connect 4: where a game stands, by the definition

What is shown and judged of a game, its moves and its end, is asked of the definition.  So if you
change a rule there, the game changes in every face.

A game is game(Size, Columns, Board): the columns played, and the board that they lead to.  The
definition has the board of 7 x 6 only.  On a smaller one, Board is the answer `standing` of
asked.pl.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, nth1/3, subset/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module(asked, [asked_answer/5, asked_walls/2]).
:- use_module(definition,
              [ board_column_board/3, board_end/2, board_line_player/3, board_mover/2,
                board_score/2, empty_board/1, line/1 ]).
:- use_module(remarks, [best_sentence/5, column_sentence/6, tactic_sentence/4, worth_label/4]).
:- use_module(sentences, [fault_sentence/3]).

%!  size_columns_game(+Size, +Columns, -Game) is det.
%
%   True when Columns lead to Game.  What is wrong with Size or Columns is a bad_input/2 of
%   ../shared/values.pl.
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

% ---- What is shown of the columns' worth while somebody looks at a position ----
%
%   A short look comes first.  The same Solver remembers what it found, so that each further look
%   proves more.

%!  game_values(+Solver, +Game, +Who, +Seconds, -Values) is det.
%
%   True when Values is values(Lead, Sentence, Marks, Remarks, Open): what Solver proves in Seconds.
%   Lead is Lower-Upper, the bounds of what Game is worth to x.  Sentence says what Who, "you" or
%   another player, can reach with the next move, or is "" if nothing is proved.  Marks are those of
%   the columns and of the threats, Remarks a sentence about each, the best column first.  Open is
%   `true` if more may be proved of a column.  Of a game that is over there is only its Lead.
%
%       ?- size_columns_game(size(7, 6, 4), [4,4,5,5], Game),
%          game_values(none, Game, "friend", 0.1, values(_, Sentence, _, [First|_], _)).
%       Game = Game, Sentence = "x can win in 2.",
%       First = remark("Column 3 wins in 2 moves.", [[3, 1]]).

game_values(Solver, Game, Who, Seconds, values(Lead, Sentence, Marks, Remarks, Open)) :-
    (   game_end(Game, open)
    ->  open_values(Solver, Game, Who, Seconds, Lead, Sentence, Marks, Remarks, Open)
    ;   Game = game(Size, Columns, _),
        asked_answer(none, Size, Columns, value, value(Score)),
        lead(Columns, Score, Score, Lead),
        Sentence = "",
        Marks = [],
        Remarks = [],
        Open = false
    ).

open_values(Solver, Game, Who, Seconds, Lead, Sentence, Marks, Remarks, Open) :-
    Game = game(Size, Columns, _),
    asked_answer(none, Size, Columns, tactics, tactics(Tactics)),
    position_worths(Solver, Game, Seconds, Worths, Left),
    worths_bounds(Worths, Lower, Upper),
    lead(Columns, Lower, Upper, Lead),
    game_mover(Game, Mover),
    ( Who == "you" -> Name = you ; Name = Mover ),
    best_sentence(Name, Lower, Upper, Left, Sentence),
    game_stacks(Game, Stacks),
    worths_marks(Worths, Stacks, Left, Marks0),
    best_marks(Worths, Upper, Stacks, Marks1),
    threat_marks(Tactics, Marks2),
    append([Marks0, Marks1, Marks2], Marks),
    column_remarks(Worths, Name, Tactics, Stacks, Left, Remarks0),
    threat_remarks(Tactics, Remarks1),
    append([Remarks0, Remarks1], Remarks),
    (   member(worth(_, Lowest, Highest), Worths),
        Lowest < Highest
    ->  Open = true
    ;   Open = false
    ).

position_worths(Solver, game(Size, Columns, _), Seconds, Worths, Left) :-
    Size = size(Width, Height, _),
    asked_answer(Solver, Size, Columns, worths(seconds(Seconds)), worths(Worths)),
    length(Columns, Stones),
    Left is Width * Height - Stones.

worths_bounds(Worths, Lower, Upper) :-
    aggregate_all(max(Least), member(worth(_, Least, _), Worths), Lower),
    aggregate_all(max(Most), member(worth(_, _, Most), Worths), Upper).

%   The score is the mover's; x moves after an even number of stones.

lead(Columns, Lower, Upper, Lead) :-
    length(Columns, Stones),
    (   Stones mod 2 =:= 0
    ->  Lead = Lower-Upper
    ;   Least is -Upper,
        Most is -Lower,
        Lead = Least-Most
    ).

%!  game_value_marks(+Solver, +Game, +Seconds, -Marks) is det.
%
%   True when Marks has mark(value, [Cell], Text, Good) for each column that can be played.  Good is
%   `true` if the column is proved to win, `false` if it is proved to lose, and otherwise `none`.
%
%       ?- size_columns_game(size(7, 6, 4), [4,4,5,5], Game),
%          game_value_marks(none, Game, 0.1, Marks),
%          memberchk(mark(value, [[3,1]], Text, Good), Marks).
%       Game = Game, Marks = Marks, Text = "wins in 2", Good = true.

game_value_marks(Solver, Game, Seconds, Marks) :-
    position_worths(Solver, Game, Seconds, Worths, Left),
    game_stacks(Game, Stacks),
    worths_marks(Worths, Stacks, Left, Marks).

worths_marks(Worths, Stacks, Left, Marks) :-
    findall(mark(value, [Cell], Text, Good),
            ( member(worth(Column, Lower, Upper), Worths),
              next_cell(Stacks, Column, Cell),
              worth_label(Lower, Upper, Left, Text),
              worth_good(Lower, Upper, Good) ),
            Marks).

worth_good(Lower, Upper, Good) :-
    (   Lower > 0
    ->  Good = true
    ;   Upper < 0
    ->  Good = false
    ;   Good = none
    ).

next_cell(Stacks, Column, [Column,Row]) :-
    nth1(Column, Stacks, Stack),
    length(Stack, Height),
    Row is Height + 1.

%   The columns than which none is better.

best_marks(Worths, Upper, Stacks, Marks) :-
    findall(Cell, ( member(worth(Column, Upper, _), Worths), next_cell(Stacks, Column, Cell) ),
            Cells),
    (   Cells == []
    ->  Marks = []
    ;   Marks = [mark(best, Cells, "no column is better", true)]
    ).

%   Where a player would have four, one mark a cell; its text names the player, or both.

threat_marks(Tactics, Marks) :-
    findall(Cell-Player, threat(Tactics, Player, Cell), Threats0),
    sort(Threats0, Threats),
    findall(mark(threat, [[Column,Row]], Text, none),
            ( setof(Player, member(Row-Column-Player, Threats), Players),
              atomic_list_concat(Players, ' ', Names),
              atom_string(Names, Text) ),
            Marks).

threat(Tactics, Player, Cell) :-
    member(Kind, [odd_row, even_row]),
    member(tactic(Kind, Player, Cell), Tactics).

threat_remarks(Tactics, Remarks) :-
    findall(remark(Sentence, [[Column,Row]]),
            ( member(Kind, [odd_row, even_row]),
              member(tactic(Kind, Player, Row-Column), Tactics),
              tactic_sentence(Kind, Player, [Row-Column], Sentence) ),
            Remarks).

%   The best column first: by what it is sure to be worth, then by what it may be worth.

column_remarks(Worths, Name, Tactics, Stacks, Left, Remarks) :-
    findall(Lower-Upper-Worth, ( member(Worth, Worths), Worth = worth(_, Lower, Upper) ), Keyed),
    sort(1, @>=, Keyed, Sorted),
    pairs_values(Sorted, Best),
    maplist(column_remark(Name, Tactics, Stacks, Left), Best, Remarks).

column_remark(Name, Tactics, Stacks, Left, worth(Column, Lower, Upper), remark(Sentence, [Cell])) :-
    next_cell(Stacks, Column, Cell),
    (   memberchk(tactic(poisoned, Other, _-Column), Tactics)
    ->  Poisoned = Other
    ;   Poisoned = none
    ),
    column_sentence(Column, Lower, Upper, Left, Name-Poisoned, Sentence).

/** <examples>

?- size_columns_game(size(7, 6, 4), [4,4,5,5], Game), game_moves(Game, Columns).
*/
