:- module(connect4_sentences,
          [ size_sentence/2,           % +Size, -Sentence
            fault_sentence/3,          % +Fault, +Size, -Sentence
            over_sentence/2,           % +End, -Sentence
            standing_sentence/4,       % +End, +Mover, +Stones, -Sentence
            game_sentences/3,          % +Columns, +Fours, -Sentences
            ended_sentence/5,          % +Kind, +Winner, +Person, +Stones, -Sentence
            connect4_reason_sentence/2, % +Told, -Sentence
            step_sentence/5,           % +Player, +Result, +Step, +Replies, -Sentence
            planned_sentence/4,        % +Player, +Result, +Kind, -Sentence
            cells_words/3,             % +Cells, +Word, -Words
            runs_words/3               % +Runs, +Word, -Words
          ]).

/** <module> What is said about a game of Connect 4: how it stands and ends, and what is wrong

What is said of its positions is in remarks.pl.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(definition, [board_end/2]).
:- use_module('../shared/wording', [counted/3, joined_words/3]).

%!  size_sentence(+Size, -Sentence) is det.
%
%   True when Sentence says that there is no board of Size, and which there are.
%
%       ?- size_sentence(size(9, 6, 5), Sentence), sub_string(Sentence, 0, 44, _, Begin).
%       Begin = "there is no board of 9 x 6 with lines of 5: ".

size_sentence(size(Width, Height, Line), Sentence) :-
    Form = "there is no board of ~d x ~d with lines of ~d: it has 1 to 7 columns, 1 to 6 rows and \c
            lines of 4; the game of two players `connect` has rules for any size",
    format(string(Sentence), Form, [Width, Height, Line]).

%!  fault_sentence(+Fault, +Size, -Sentence) is det.
%
%   True when Sentence tells Fault, which walls_columns_fault/3 found on a board of Size.
%
%       ?- fault_sentence(full(7, 4), size(7, 6, 4), Sentence).
%       Sentence = "move 7: column 4 is full: it has room for 6 stones".

fault_sentence(column(Place, Column), size(Width, _, _), Sentence) :-
    ( integer(Column) -> Form = "~d" ; Form = "'~w'" ),
    format(string(Shown), Form, [Column]),
    format(string(Sentence), "move ~d: ~s is no column: columns are 1 to ~d",
           [Place, Shown, Width]).
fault_sentence(full(Place, Column), size(_, Height, _), Sentence) :-
    counted(Height, stone, Stones),
    format(string(Sentence), "move ~d: column ~w is full: it has room for ~s",
           [Place, Column, Stones]).
fault_sentence(over(Place, End), _, Sentence) :-
    over_sentence(End, Over),
    format(string(Sentence), "move ~d comes after the end of the game: ~s", [Place, Over]).

%!  over_sentence(+End, -Sentence) is det.
%
%   True when Sentence says how a game ended.

over_sentence(draw, "the board is full").
over_sentence(won(Player), Sentence) :-
    format(string(Sentence), "~w has won", [Player]).

%!  standing_sentence(+End, +Mover, +Stones, -Sentence) is det.
%
%   True when Sentence says how a game stands: Stones were laid, it ended with End or is `open`, and
%   Mover is to move.
%
%       ?- standing_sentence(open, o, 1, Sentence).
%       Sentence = "1 stone, o to move.".

standing_sentence(open, Mover, Stones, Sentence) :-
    counted(Stones, stone, Count),
    format(string(Sentence), "~s, ~w to move.", [Count, Mover]).
standing_sentence(draw, _, _, "A draw: the board is full.").
standing_sentence(won(Player), _, Stones, Sentence) :-
    format(string(Sentence), "~w has won with stone ~d.", [Player, Stones]).

%!  game_sentences(+Columns, +Fours, -Sentences) is det.
%
%   True when Sentences tell a game to people who can't see it: each move of Columns, and Fours, the
%   cells Row-Column that won.
%
%       ?- game_sentences([4,3], [], Sentences).
%       Sentences = ["1: x in column 4.", "2: o in column 3."].

game_sentences(Columns, Fours, Sentences) :-
    moves_sentences(Columns, 1, x, Sentences0),
    findall(Sentence, fours_sentence(Fours, Sentence), Sentences1),
    append(Sentences0, Sentences1, Sentences).

moves_sentences([], _, _, []).
moves_sentences([Column|Columns], Number, Player, [Sentence|Sentences]) :-
    format(string(Sentence), "~d: ~w in column ~d.", [Number, Player, Column]),
    other(Player, Other),
    Next is Number + 1,
    moves_sentences(Columns, Next, Other, Sentences).

fours_sentence([Cell|Cells], Sentence) :-
    maplist(cell_words, [Cell|Cells], Texts),
    atomics_to_string(Texts, ', ', Where),
    format(string(Sentence), "The stones that won stand at ~s.", [Where]).

%!  ended_sentence(+Kind, +Winner, +Person, +Stones, -Sentence) is det.
%
%   True when Sentence says how a game of so many Stones ended: `won`, `draw` or `resigned`.  If
%   just one person plays, Person is that player, otherwise `none`.
%
%       ?- ended_sentence(won, x, none, 7, Sentence).
%       Sentence = "x wins with move 7."

ended_sentence(draw, _, _, _, "The board is full: a draw.").
ended_sentence(won, Winner, Person, Stones, Sentence) :-
    (   Person == Winner
    ->  format(string(Sentence), "You win with move ~d.", [Stones])
    ;   format(string(Sentence), "~w wins with move ~d.", [Winner, Stones])
    ).
ended_sentence(resigned, Winner, Person, _, Sentence) :-
    other(Winner, Loser),
    (   Person == Loser
    ->  format(string(Sentence), "You resign: ~w wins.", [Winner])
    ;   format(string(Sentence), "~w resigns: ~w wins.", [Loser, Winner])
    ).

%!  connect4_reason_sentence(+Told, -Sentence) is det.
%
%   True when Sentence says what a rule decided (session.pl): begun(Player), dropped(Player, Row,
%   Column), won(Player, Cells) with cells Row-Column, or `draw`.
%
%       ?- connect4_reason_sentence(dropped(x, 1, 4), Sentence).
%       Sentence = "The stone of x falls to row 1 of column 4, the lowest free cell.".

connect4_reason_sentence(begun(Player), Sentence) :-
    format(string(Sentence), "The board is empty: ~w begins.", [Player]).
connect4_reason_sentence(dropped(Player, Row, Column), Sentence) :-
    format(string(Sentence), "The stone of ~w falls to row ~d of column ~d, the lowest free cell.",
           [Player, Row, Column]).
connect4_reason_sentence(won(Player, Cells), Sentence) :-
    findall(Words, ( cells_line(Cells, Line), line_words(Line, Words) ), Lines),
    (   Lines = [Words]
    ->  format(string(Sentence), "~w has ~s.", [Player, Words])
    ;   length(Lines, Many),
        atomics_to_string(Lines, '; ', Words),
        format(string(Sentence), "~w has ~d lines at once: ~s.", [Player, Many, Words])
    ).
connect4_reason_sentence(draw, "No column has room, and nobody has four stones in a line.").

line_words(Line, Words) :-
    length(Line, Stones),
    nth1(Stones, [one,two,three,four,five,six,seven], Number),
    maplist(cell_words, Line, Texts),
    atomics_to_string(Texts, ', ', Where),
    format(string(Words), "~w stones in a line: ~s", [Number, Where]).

%   Line is four or more of Cells that follow each other in one direction, and as many as do.

cells_line(Cells, [Row-Column|Line]) :-
    member(Up-Right, [0-1,1-0,1-1,1-(-1)]),
    member(Row-Column, Cells),
    Before is Row - Up,
    Beside is Column - Right,
    \+ memberchk(Before-Beside, Cells),
    cells_after(Cells, Row-Column, Up-Right, Line),
    Line = [_,_,_|_].

cells_after(Cells, Row0-Column0, Up-Right, Line) :-
    Row is Row0 + Up,
    Column is Column0 + Right,
    (   memberchk(Row-Column, Cells)
    ->  Line = [Row-Column|Line1],
        cells_after(Cells, Row-Column, Up-Right, Line1)
    ;   Line = []
    ).

%!  step_sentence(+Player, +Result, +Step, +Replies, -Sentence) is det.
%
%   True when Sentence says how Player, who has a proof of Result, `won` or `draw`, found Step, and
%   after which Replies its facts go on (players/choice.pl).
%
%       ?- step_sentence(x, won, step(rule, 3, claimeven), [], Sentence).
%       Sentence = "x plays column 3: then claimeven proves that x wins, without a search.".

step_sentence(Player, Result, step(Kind, Column, Why), Replies, Sentence) :-
    result_words(Result, Player, Sure),
    findall(Reply, member(reply(Reply, fact), Replies), Facts),
    ( memberchk(reply(_, end), Replies) -> After = Facts ; After = all ),
    step_words(Kind, Why, Sure, After, Words),
    format(string(Sentence), "~w plays column ~d~s", [Player, Column, Words]).

step_words(fact, _, _, After, Words) :-
    (   After == all
    ->  More = "Whatever comes, the next fact answers."
    ;   After == []
    ->  More = "It is the last fact."
    ;   joined_words(After, "or", Which),
        format(string(More), "After ~s the next fact answers.", [Which])
    ),
    format(string(Words), ": so says a fact of the proof. ~s", [More]).
step_words(four, _, _, _, " and has four.").
step_words(rule, Strategy, Sure, _, Words) :-
    strategy_words(Strategy, Name),
    format(string(Words), ": then ~s proves that ~s, without a search.", [Name, Sure]).
step_words(search, Nodes, Sure, _, Words) :-
    counted(Nodes, node, Count),
    format(string(Words), ". No fact is needed here: a search of ~s proves that ~s.", [Count, Sure]).

result_words(won, Player, Words) :-
    format(string(Words), "~w wins", [Player]).
result_words(draw, Player, Words) :-
    format(string(Words), "~w at least draws", [Player]).

strategy_words(odd_threat, "the odd threat") :- !.
strategy_words(no_four, "the board, on which the other can have no four any more,") :- !.
strategy_words(Strategy, Name) :-
    atom_string(Strategy, Name).

%!  planned_sentence(+Player, +Result, +Kind, -Sentence) is det.
%
%   True when Sentence says by which Kind of step, `fact`, `four`, `rule` or `search`, the proof of
%   Result decided what Player plays.
%
%       ?- planned_sentence(x, won, rule, Sentence).
%       Sentence = "A rule proves that x wins, without a search.".

planned_sentence(Player, Result, fact, Sentence) :-
    result_words(Result, Player, Sure),
    format(string(Sentence), "It is proved that ~s, whatever the other plays: a fact of the proof \c
                              says what to play in this position.", [Sure]).
planned_sentence(Player, _, four, Sentence) :-
    format(string(Sentence), "~w can have four.", [Player]).
planned_sentence(Player, Result, rule, Sentence) :-
    result_words(Result, Player, Sure),
    format(string(Sentence), "A rule proves that ~s, without a search.", [Sure]).
planned_sentence(_, _, search, "A search proves the claim here: in no more nodes than it says.").

other(x, o).
other(o, x).

%!  cells_words(+Cells, +Word, -Words) is det.
%
%   True when Words name Cells, each Row-Column, with Word between them.
%
%       ?- cells_words([1-3,1-7], "and", Words).
%       Words = "(3, 1) and (7, 1)".

cells_words(Cells, Word, Words) :-
    maplist(cell_words, Cells, Texts),
    format(atom(Between), " ~s ", [Word]),
    atomics_to_string(Texts, Between, Words).

cell_words(Row-Column, Text) :-
    format(string(Text), "(~d, ~d)", [Column, Row]).

atomics_to_string(Texts, Between, Words) :-
    atomic_list_concat(Texts, Between, Atom),
    atom_string(Atom, Words).

%!  runs_words(+Runs, +Word, -Words) is det.
%
%   True when Words name the numbers of Runs, each First-Last, with Word before the last run.
%
%       ?- runs_words([1-1,3-5], "and", Words).
%       Words = "1 and 3 to 5".

runs_words(Runs, Word, Words) :-
    maplist(run_text, Runs, Texts),
    joined_words(Texts, Word, Words).

run_text(First-Last, Text) :-
    (   First =:= Last
    ->  format(string(Text), "~d", [First])
    ;   format(string(Text), "~d to ~d", [First, Last])
    ).

%   What it means that a relation of the definition fails (../why/lines.pl).

:- multifile why_lines:failure_phrase/3.

why_lines:failure_phrase(empty_board(_), "The board is not empty: it has stones, or not 7 columns.",
                           []).
why_lines:failure_phrase(board_row_column_stone(_, Row, Column, Stone),
                           "~s does not lie in row ~s of column ~s.", [Stone, Row, Column]).
why_lines:failure_phrase(line(_), "These cells are no four in a line, or lie outside the board.", []).
why_lines:failure_phrase(board_line_player(_, _, Player),
                           "~s has no such line of four stones.", [Player]).
why_lines:failure_phrase(board_mover(_, Player), "It is not ~s's turn.", [Player]).
why_lines:failure_phrase(board_column_board(Board, Column, _),
                           "The game is over: no stone can be dropped into column ~s.", [Column]) :-
    is_list(Board),
    board_end(Board, End),
    End \== open.
why_lines:failure_phrase(board_column_board(_, Column, _),
                           "No stone can be dropped into column ~s: there is no such column, it is \c
                            full, or the boards are not one move apart.", [Column]).
why_lines:failure_phrase(columns_board(Columns, _),
                           "The columns ~s, played in turn, don't lead to this board.", [Columns]).
why_lines:failure_phrase(board_end(Board, End), "The game stands at ~s, not at ~s.", [Is, End]) :-
    is_list(Board),
    board_end(Board, Is).
why_lines:failure_phrase(board_score(_, Score), "The board's score is not ~s.", [Score]).

/** <examples>

?- game_sentences([4,3], [], Sentences).
*/
