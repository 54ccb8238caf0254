:- module(connect4_values,
          [ game_values/5,         % +Solver, +Game, +Who, +Seconds, -Values
            game_value_marks/4     % +Solver, +Game, +Seconds, -Marks
          ]).

/** <module> Connect 4: what is shown of the columns' worth while somebody looks at a position

A short look comes first.  The same Solver remembers what it found, so that each further look proves
more.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(asked, [asked_answer/5]).
:- use_module(position, [game_end/2, game_mover/2, game_stacks/2]).
:- use_module(sentences, [best_sentence/5, column_sentence/6, tactic_sentence/4, worth_label/4]).

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

?- size_columns_game(size(7, 6, 4), [4,4,5,5], Game), game_values(none, Game, "you", 0.5, Values).
*/
