:- module(connect4_sentences,
          [ size_sentence/2,       % +Size, -Sentence
            fault_sentence/3,      % +Fault, +Size, -Sentence
            over_sentence/2,       % +End, -Sentence
            proved_sentence/4,     % +Source, +Outlook, +Proved, -Sentence
            rated_sentence/4,      % +Ratings, +Depth, +Late, -Sentence
            worth_label/4,         % +Lower, +Upper, +Left, -Text
            best_sentence/5,       % +Name, +Lower, +Upper, +Left, -Sentence
            column_sentence/6,     % +Column, +Lower, +Upper, +Left, +Poisoned, -Sentence
            advice_sentence/5,     % +Advice, +Mover, +Left, +Seconds, -Sentence
            reason_sentence/7,     % +Mover, +Column, +Source, +Lower, +Upper, +Left, -Sentence
            tactic_sentence/4,     % +Kind, +Player, +Cells, -Sentence
            nothing_sentence/1,    % -Sentence
            remarks/6,             % +Notes, +Turn, +Win, +Best, +Late, -Remarks
            outlook_sentence/5,    % +Mover, +Worths, +Left, -Sentence, -Columns
            judgement_sentence/2,  % +Judgement, -Sentence
            review_sentences/3,    % +Judgements, +Seconds, -Sentences
            standing_sentence/4,   % +End, +Mover, +Stones, -Sentence
            game_sentences/3,      % +Columns, +Fours, -Sentences
            ended_sentence/5,      % +Kind, +Winner, +Person, +Stones, -Sentence
            connect4_decided_sentence/2,    % +Told, -Sentence
            step_sentence/5,       % +Player, +Result, +Step, +Replies, -Sentence
            planned_sentence/4,    % +Player, +Result, +Kind, -Sentence
            status_sentence/3      % +Who, +Player, -Sentence
          ]).

/** <module> What is said about Connect 4
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(definition, [board_end/2]).
:- use_module('../door/wording', [counted/3, whole_sentence/2]).
:- use_module('../search/limit', [seconds_words/2]).

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

%!  proved_sentence(+Source, +Outlook, +Proved, -Sentence) is det.
%
%   True when Sentence says that Outlook (exact/exact.pl) is known, and by which Source: `facts`,
%   `book` or `search`.  Proved is `true` if it is proved that no move is better, or else `false`.
%   Sentence is "" if nothing is known.
%
%       ?- proved_sentence(facts, wins(x, 41), false, Sentence).
%       Sentence = "known from the facts: x wins by stone 41 at the latest".

proved_sentence(Source, Outlook, Proved, Sentence) :-
    (   outlook_words(Outlook, Words)
    ->  source_words(Proved, Source, By),
        format(string(Sentence), "~s: ~s", [By, Words])
    ;   Sentence = ""
    ).

source_words(true, facts, "proved by the facts").
source_words(true, book, "proved by the book").
source_words(true, search, "proved").
source_words(false, facts, "known from the facts").
source_words(false, book, "known from the book").
source_words(false, search, "known").

outlook_words(draw, "both draw").
outlook_words(draws(Player), Words) :-
    format(string(Words), "~w at least draws", [Player]).
outlook_words(wins(Player, Stone), Words) :-
    format(string(Words), "~w wins by stone ~d at the latest", [Player, Stone]).

%!  rated_sentence(+Ratings, +Depth, +Late, -Sentence) is det.
%
%   True when Sentence says, if Late is `true`, that the time is up before a tree of more than Depth
%   levels gives Ratings.  Otherwise, and if there are no Ratings, it is "".
%
%       ?- rated_sentence([4-1], 1, true, Sentence).
%       Sentence = "rated by a tree of depth 1: the time is up before a deeper one is rated".

rated_sentence(Ratings, Depth, Late, Sentence) :-
    (   Late == true,
        Ratings = [_|_]
    ->  format(string(Sentence),
               "rated by a tree of depth ~d: the time is up before a deeper one is rated", [Depth])
    ;   Sentence = ""
    ).

%   A move is worth Lower to Upper to the player who makes it, and Left cells are empty.  Words say
%   in how many moves of this player it wins, or that it draws, or in how many moves of the other
%   player it loses.  Fails if nothing is proved.

worth_words(Lower, Upper, Left, Words) :-
    worth(Lower, Upper, Left, Worth),
    words(Worth, Words).

words(wins(Moves), Words) :-
    moves_words(Moves, Count),
    string_concat("wins in ", Count, Words).
words(wins_within(Moves), Words) :-
    moves_words(Moves, Count),
    string_concat("wins in at most ", Count, Words).
words(loses(Moves), Words) :-
    moves_words(Moves, Count),
    string_concat("loses in ", Count, Words).
words(loses_within(Moves), Words) :-
    moves_words(Moves, Count),
    format(string(Words), "loses in ~s at best", [Count]).
words(draw, "draws").
words(draws_at_least, "holds the draw").
words(draws_at_most, "draws at best").

%!  worth_label(+Lower, +Upper, +Left, -Text) is det.
%
%   True when Text, on the board, says in short what a move does that is worth Lower to Upper when
%   Left cells are empty.  Text is "" if nothing is proved.
%
%       ?- worth_label(18, 18, 38, Text).
%       Text = "wins in 2".

worth_label(Lower, Upper, Left, Text) :-
    (   worth(Lower, Upper, Left, Worth)
    ->  label(Worth, Text)
    ;   Text = ""
    ).

label(wins(Moves), Text) :-
    format(string(Text), "wins in ~d", [Moves]).
label(loses(Moves), Text) :-
    format(string(Text), "loses in ~d", [Moves]).
label(wins_within(_), "wins").
label(loses_within(_), "loses").
label(draw, "draw").
label(draws_at_least, "no loss").
label(draws_at_most, "no win").

%!  best_sentence(+Name, +Lower, +Upper, +Left, -Sentence) is det.
%
%   True when Sentence says what Name, a player or `you`, can reach with the next move, if the best
%   column is worth Lower to Upper and Left cells are empty.  Sentence is "" if nothing is proved.
%
%       ?- best_sentence(you, 18, 18, 38, Sentence).
%       Sentence = "Your move: you can win in 2.".

best_sentence(Name, Lower, Upper, Left, Sentence) :-
    (   worth(Lower, Upper, Left, Worth)
    ->  reached_words(Worth, Name, Words),
        ( Name == you -> Begin = "Your move: you" ; Begin = Name ),
        format(string(Sentence), "~w ~s.", [Begin, Words])
    ;   Sentence = ""
    ).

reached_words(wins(Moves), _, Words) :-
    format(string(Words), "can win in ~d", [Moves]).
reached_words(wins_within(_), _, "can win").
reached_words(draw, _, "can draw").
reached_words(draws_at_least, _, "can at least draw").
reached_words(draws_at_most, _, "can draw at best").
reached_words(loses(Moves), Name, Words) :-
    lost_words(Name, Lost, Plays),
    format(string(Words), "~s in ~d, whatever ~s", [Lost, Moves, Plays]).
reached_words(loses_within(_), Name, Words) :-
    lost_words(Name, Lost, Plays),
    format(string(Words), "~s, whatever ~s", [Lost, Plays]).

lost_words(Name, Lost, Plays) :-
    (   Name == you
    ->  Lost = "lose",
        Plays = "you play"
    ;   Lost = "loses",
        Plays = "it plays"
    ).

%!  column_sentence(+Column, +Lower, +Upper, +Left, +Poisoned, -Sentence) is det.
%
%   True when Sentence says what Column is worth, Lower to Upper with Left cells empty.  Poisoned is
%   Name-Other: Name, a player or `you`, is to move, and Other would win on top of a stone in Column;
%   Other is `none` if nobody would.
%
%       ?- column_sentence(5, -17, -17, 38, you-o, Sentence).
%       Sentence = "Keep off column 5: if you play there, o wins on top of it.".

column_sentence(Column, _, _, _, Name-Other, Sentence) :-
    Other \== none,
    !,      % nothing else matters
    ( Name == you -> Words = "you play" ; format(string(Words), "~w plays", [Name]) ),
    format(string(Sentence), "Keep off column ~d: if ~s there, ~w wins on top of it.",
           [Column, Words, Other]).
column_sentence(Column, Lower, Upper, Left, _, Sentence) :-
    (   worth_words(Lower, Upper, Left, Words)
    ->  format(string(Sentence), "Column ~d ~s.", [Column, Words])
    ;   format(string(Sentence), "Nothing is proved of column ~d yet.", [Column])
    ).

%   A win is worth as many stones as the winner has left, counting the stone that wins.

worth(Lower, Upper, Left, Worth) :-
    (   Lower > 0
    ->  Moves is ((Left + 1) >> 1) - Lower + 1,
        ( Lower =:= Upper -> Worth = wins(Moves) ; Worth = wins_within(Moves) )
    ;   Upper < 0
    ->  Moves is (Left >> 1) + Upper + 1,
        ( Lower =:= Upper -> Worth = loses(Moves) ; Worth = loses_within(Moves) )
    ;   Lower =:= 0
    ->  ( Upper =:= 0 -> Worth = draw ; Worth = draws_at_least )
    ;   Upper =:= 0,
        Worth = draws_at_most
    ).

moves_words(Moves, Words) :-
    counted(Moves, move, Words).

%!  advice_sentence(+Advice, +Mover, +Left, +Seconds, -Sentence) is det.
%
%   True when Sentence gives Advice (players/choice.pl) to Mover.  Left cells are empty, and the
%   search for it may have taken Seconds.
%
%       ?- advice_sentence(advice(2, block(-17, 17), [1-2]), o, 35, 2, Sentence).
%       Sentence = "Column 2 must be played: x would win at (2, 1)."

advice_sentence(advice(Column, win, _), _, _, _, Sentence) :-
    format(string(Sentence), "Try column ~d: it wins at once.", [Column]).
advice_sentence(advice(Column, block(Lower, Upper), Cells), Mover, Left, _, Sentence) :-
    other(Mover, Other),
    cells_words(Cells, "and", Where),
    ( worth_words(Lower, Upper, Left, Words) -> format(string(More), " It ~s.", [Words])
    ; More = "" ),
    format(string(Sentence), "Column ~d must be played: ~w would win at ~s.~s",
           [Column, Other, Where, More]).
advice_sentence(advice(Column, lost, Cells), Mover, _, _, Sentence) :-
    other(Mover, Other),
    cells_words(Cells, "or at", Where),
    format(string(Sentence), "~w can't be stopped, it wins at ~s: column ~d takes one of them.",
           [Other, Where, Column]).
advice_sentence(advice(Column, makes(Kind, Lower, Upper), _), _, Left, _, Sentence) :-
    worth_words(Lower, Upper, Left, Words),
    made_words(Kind, Made),
    format(string(Sentence), "Try column ~d: it makes ~s and ~s.", [Column, Made, Words]).
advice_sentence(advice(Column, proved(Source, Lower, Upper), _), _, Left, _, Sentence) :-
    worth_words(Lower, Upper, Left, Words),
    (   Upper >= 0
    ->  by_words(Source, By),
        format(string(Sentence), "Try column ~d: it ~s~s.", [Column, Words, By])
    ;   Lower =:= Upper
    ->  format(string(Sentence), "Every column loses: column ~d, which takes longest, ~s.",
               [Column, Words])
    ;   format(string(Sentence), "Try column ~d: it ~s, and no column is known to do better.",
               [Column, Words])
    ).
advice_sentence(advice(Column, guess(_, Upper), _), _, _, Seconds, Sentence) :-
    seconds_words(Seconds, Time),
    (   Upper =:= 0
    ->  format(string(Sentence),
               "Column ~d is a guess: it does not win, and a draw could not be proved in ~s.",
               [Column, Time])
    ;   format(string(Sentence),
               "Column ~d is a guess: what it is worth could not be proved in ~s.",
               [Column, Time])
    ).

made_words(double, "two threats at once").
made_words(stacked, "one threat on top of another").

by_words(facts, ", by the facts of a proof").
by_words(book, ", by the book").
by_words(search, "").

%!  reason_sentence(+Mover, +Column, +Source, +Lower, +Upper, +Left, -Sentence) is det.
%
%   True when Sentence says what a program knows of its own move, in Column for Mover with Left
%   cells empty.  Sentence is "" if it knows nothing.
%
%       ?- reason_sentence(x, 3, search, 18, 18, 38, Sentence).
%       Sentence = "x plays column 3: it wins in 2 moves."

reason_sentence(Mover, Column, Source, Lower, Upper, Left, Sentence) :-
    (   worth_words(Lower, Upper, Left, Words)
    ->  by_words(Source, By),
        format(string(Sentence), "~w plays column ~d: it ~s~s.", [Mover, Column, Words, By])
    ;   Sentence = ""
    ).

%!  tactic_sentence(+Kind, +Player, +Cells, -Sentence) is det.
%
%   True when Sentence says what Kind means: a tactic of exact/tactics.pl, or a rule in the proof
%   that o at least draws.  It is about Cells, each Row-Column, and helps Player.
%
%       ?- tactic_sentence(poisoned, x, [3-3], Sentence).
%       Sentence = "If o lays a stone at (3, 3), x wins on top of it."

tactic_sentence(Kind, Player, Cells, Sentence) :-
    other(Player, Other),
    cells_words(Cells, "and", Where),
    once(tactic_words(Kind, Cells, Player, Other, Where, Form-Arguments)),
    format(string(Words), Form, Arguments),
    whole_sentence(Words, Sentence).

tactic_words(win, _, P, _, At, "~w wins at ~s"-[P, At]).
tactic_words(forced, [_], P, _, At, "~w threatens to win at ~s: it must be taken now"-[P, At]).
tactic_words(forced, [_,_|_], P, O, At,
             "~w threatens to win at ~s: ~w can't take them all"-[P, At, O]).
tactic_words(poisoned, _, P, O, At, "if ~w lays a stone at ~s, ~w wins on top of it"-[O, At, P]).
tactic_words(double, _, P, _, At, "at ~s ~w makes two threats at once"-[At, P]).
tactic_words(stacked, _, P, _, At,
             "at ~s ~w makes one threat on top of another: they can't both be stopped"-[At, P]).
tactic_words(dead, _, _, _, At, "~s is of no use to anybody"-[At]).
tactic_words(odd_row, _, P, _, At, "~w has a threat in an odd row, at ~s"-[P, At]).
tactic_words(even_row, _, P, _, At, "~w has a threat in an even row, at ~s"-[P, At]).
tactic_words(strong, _, P, _, At,
             "the threat at ~s is in a row that helps ~w at the end"-[At, P]).
tactic_words(strong_row, _, P, _, At,
             "~w has a threat in an ~s row, at ~s: that helps ~w at the end, when the columns fill \c
              up"-[P, Row, At, P]) :-
    ( P == x -> Row = "odd" ; Row = "even" ).
tactic_words(stack, _, P, _, At,
             "~w has another threat on top of the one at ~s: once the cell below is filled, they \c
              can't both be stopped"-[P, At]).
tactic_words(claimeven, _, _, _, At, "claimeven: o gets ~s by answering on top"-[At]).
tactic_words(aftereven, _, _, _, At, "aftereven: o completes ~s by answering on top"-[At]).
tactic_words(before, _, _, _, At, "before: o completes ~s earlier"-[At]).
tactic_words(wins_next, _, _, _, At, "o wins next at one of ~s"-[At]).
tactic_words(Strategy, _, _, _, At, "~w: o gets one of ~s"-[Strategy, At]).

other(x, o).
other(o, x).

cells_words(Cells, Word, Words) :-
    maplist(cell_words, Cells, Texts),
    format(atom(Between), " ~s ", [Word]),
    atomics_to_string(Texts, Between, Words).

cell_words(Row-Column, Text) :-
    format(string(Text), "(~d, ~d)", [Column, Row]).

atomics_to_string(Texts, Between, Words) :-
    atomic_list_concat(Texts, Between, Atom),
    atom_string(Atom, Words).

%!  nothing_sentence(-Sentence) is det.
%
%   True when Sentence is said if there is no remark.

nothing_sentence("There is nothing to see.").

%!  remarks(+Notes, +Turn, +Win, +Best, +Late, -Remarks) is det.
%
%   True when Remarks, told(Kind, Sentence, Cells), are said of a position.  Notes come first, each
%   note(Kind, Player, Cells) with cells Column-Row; of these, the ones that make a proof come last.
%   Then come Win, win(Plies, Column), and Best, variation(Score, Columns), for the player whose
%   Turn it is; each may be `none`.  If Late is true, a remark says that the time is over.  If there
%   is nothing to say, one remark says so.
%
%       ?- remarks([note(win, x, [3-1])], x, win(1, 3), none, false, Remarks).
%       Remarks = [told(win, "x wins at (3, 1).", [3-1]),
%                  told(win_within, "x wins with the next move, in column 3.", [])].

remarks(Notes, Turn, Win, Best, Late, Remarks) :-
    partition(proves, Notes, Proving, Seen),
    maplist(note_remark, Seen, Remarks0),
    maplist(note_remark, Proving, Remarks2),
    findall(Remark, proved_remark(Proving, Remark), Remarks1),
    findall(Remark, turn_remark(Turn, Win, Best, Late, Remark), Remarks3),
    append([Remarks0, Remarks1, Remarks2, Remarks3], Remarks4),
    (   Remarks4 == []
    ->  nothing_sentence(Sentence),
        Remarks = [told(nothing, Sentence, [])]
    ;   Remarks = Remarks4
    ).

proves(note(Kind, _, _)) :-
    memberchk(Kind, [ claimeven, vertical, baseinverse, lowinverse, highinverse, aftereven, before,
                      wins_next ]).

note_remark(note(Kind, Player, Cells), told(Kind, Sentence, Cells)) :-
    findall(Row-Column, member(Column-Row, Cells), Spots),
    tactic_sentence(Kind, Player, Spots, Sentence).

proved_remark([_|_], told(certificate, Sentence, [])) :-
    Sentence = "o at least draws: it can stop each line that x could still complete.".

turn_remark(Turn, win(Plies, Column), _, _, told(win_within, Sentence, [])) :-
    (   Plies =:= 1
    ->  format(string(Sentence), "~w wins with the next move, in column ~d.", [Turn, Column])
    ;   format(string(Sentence), "~w wins within ~d plies, with column ~d.", [Turn, Plies, Column])
    ).
turn_remark(Turn, _, variation(Score, Columns), _, told(variation, Sentence, [])) :-
    atomic_list_concat(Columns, ' ', Text),
    ( Score < 0 -> Sign = "" ; Sign = "+" ),
    format(string(Sentence), "Best play is ~w: score ~s~d for ~w.", [Text, Sign, Score, Turn]).
turn_remark(_, _, _, true, told(time, Sentence, [])) :-
    Sentence = "The time is up: with more time there may be more to see.".

%!  judgement_sentence(+Judgement, -Sentence) is det.
%
%   True when Sentence tells Judgement (players/review.pl): what a move gave away, and which column
%   would have kept it; or what is known of the move.
%
%       ?- judgement_sentence(mistake(9, x, 3, 0, -4, 4), Sentence).
%       Sentence = "Move 9: x in column 3 gave away a draw for a loss; column 4 keeps the draw."

judgement_sentence(mistake(Number, Player, Column, Before, After, Better), Sentence) :-
    (   Before > 0
    ->  Lost = "a win",
        Kept = "the win"
    ;   Lost = "a draw",
        Kept = "the draw"
    ),
    ( After =:= 0 -> Now = "a draw" ; Now = "a loss" ),
    format(string(Sentence),
           "Move ~d: ~w in column ~d gave away ~s for ~s; column ~d keeps ~s.",
           [Number, Player, Column, Lost, Now, Better, Kept]).
judgement_sentence(good(Number, Player, Column, _, _), Sentence) :-
    format(string(Sentence), "Move ~d: ~w in column ~d gave nothing away.",
           [Number, Player, Column]).
judgement_sentence(open(Number, Player, Column, Lower, Upper, Rank, All), Sentence) :-
    Better is Rank - 1,
    (   Better =:= 0
    ->  Ranked = "no column is known to be better"
    ;   Better =:= 1
    ->  format(string(Ranked), "1 of ~d columns is known to be better", [All])
    ;   format(string(Ranked), "~d of ~d columns are known to be better", [Better, All])
    ),
    signed(Lower, Least),
    signed(Upper, Most),
    format(string(Sentence), "Move ~d: ~w in column ~d is worth ~s to ~s; ~s.",
           [Number, Player, Column, Least, Most, Ranked]).

signed(Score, Text) :-
    ( Score > 0 -> Sign = "+" ; Sign = "" ),
    format(string(Text), "~s~d", [Sign, Score]).

%!  review_sentences(+Judgements, +Seconds, -Sentences) is det.
%
%   True when Sentences say how many of Judgements are mistakes, and which moves could not be judged
%   in Seconds.
%
%       ?- review_sentences([good(1, x, 4, 1, 20), open(2, o, 4, -20, 5, 1, 7)], 2, Sentences).
%       Sentences = ["No move is known to have given away a win or a draw.",
%                    "Move 2 could not be judged in 2 seconds."].

review_sentences(Judgements, Seconds, [Found|Unjudged]) :-
    aggregate_all(count, member(mistake(_, _, _, _, _, _), Judgements), Number),
    findall(Open, member(open(Open, _, _, _, _, _, _), Judgements), Left),
    (   Number > 0
    ->  moves_words(Number, Count),
        format(string(Found), "~s gave away a win or a draw.", [Count])
    ;   Left == []
    ->  Found = "No move gave away a win or a draw."
    ;   Found = "No move is known to have given away a win or a draw."
    ),
    (   Left == []
    ->  Unjudged = []
    ;   runs(Left, Runs),
        run_words(Runs, "and", Which),
        seconds_words(Seconds, Time),
        ( Left = [_] -> Word = "Move" ; Word = "Moves" ),
        format(string(Sentence), "~s ~s could not be judged in ~s.", [Word, Which, Time]),
        Unjudged = [Sentence]
    ).

runs([], []).
runs([First|Numbers], Runs) :-
    run(Numbers, First, Last, Others),
    (   Last =:= First + 1
    ->  Runs = [First-First, Last-Last|Runs1]
    ;   Runs = [First-Last|Runs1]
    ),
    runs(Others, Runs1).

run([Number|Numbers], Last0, Last, Others) :-
    Number =:= Last0 + 1,
    !,      % it goes on
    run(Numbers, Number, Last, Others).
run(Others, Last, Last, Others).

run_words(Runs, Word, Words) :-
    findall(Text, ( member(Run, Runs), run_text(Run, Text) ), Texts),
    (   append([First|More], [Final], Texts)
    ->  atomic_list_concat([First|More], ', ', Most),
        format(string(Words), "~w ~s ~s", [Most, Word, Final])
    ;   Texts = [Words]
    ).

run_text(First-Last, Text) :-
    (   First =:= Last
    ->  format(string(Text), "~d", [First])
    ;   format(string(Text), "~d to ~d", [First, Last])
    ).

%!  outlook_sentence(+Mover, +Worths, +Left, -Sentence, -Columns) is semidet.
%
%   True when Sentence says who wins or loses, as far as Worths tell, each worth(Column, Lower,
%   Upper).  Mover is to move, and Left cells are empty.  Columns are those that win, or lose.
%
%       ?- outlook_sentence(x, [worth(3, 18, 18), worth(4, -18, 17)], 38, Sentence, Columns).
%       Sentence = "x wins in 2 moves, with column 3.", Columns = [3].

outlook_sentence(Mover, Worths, Left, Sentence, Columns) :-
    aggregate_all(max(Lower), member(worth(_, Lower, _), Worths), Least),
    aggregate_all(max(Upper), member(worth(_, _, Upper), Worths), Most),
    (   Least > 0
    ->  worth_words(Least, Most, Left, Words),
        findall(Column, member(worth(Column, Least, _), Worths), Columns),
        columns_words(Columns, "or", Which),
        format(string(Sentence), "~w ~s, with column ~s.", [Mover, Words, Which])
    ;   Most < 0
    ->  worth_words(Least, Most, Left, Words),
        Columns = [],
        format(string(Sentence), "~w ~s, whatever it plays.", [Mover, Words])
    ;   findall(Column, ( member(worth(Column, _, Upper), Worths), Upper < 0 ), Columns),
        Columns = [_|_],
        columns_words(Columns, "and", Which),
        (   Columns = [_]
        ->  format(string(Sentence), "~w loses with column ~s.", [Mover, Which])
        ;   format(string(Sentence), "~w loses with the columns ~s.", [Mover, Which])
        )
    ).

columns_words(Columns, Word, Words) :-
    findall(Column-Column, member(Column, Columns), Runs),
    run_words(Runs, Word, Words).

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

%!  connect4_decided_sentence(+Told, -Sentence) is det.
%
%   True when Sentence says what a rule decided (table.pl): begun(Player), dropped(Player, Row,
%   Column), won(Player, Cells) with cells Row-Column, or `draw`.
%
%       ?- connect4_decided_sentence(dropped(x, 1, 4), Sentence).
%       Sentence = "The stone of x falls to row 1 of column 4, the lowest free cell.".

connect4_decided_sentence(begun(Player), Sentence) :-
    format(string(Sentence), "The board is empty: ~w begins.", [Player]).
connect4_decided_sentence(dropped(Player, Row, Column), Sentence) :-
    format(string(Sentence), "The stone of ~w falls to row ~d of column ~d, the lowest free cell.",
           [Player, Row, Column]).
connect4_decided_sentence(won(Player, Cells), Sentence) :-
    maplist(cell_words, Cells, Texts),
    atomics_to_string(Texts, ', ', Where),
    format(string(Sentence), "~w has four stones in a line: ~s.", [Player, Where]).
connect4_decided_sentence(draw, "No column has room, and nobody has four stones in a line.").

%!  step_sentence(+Player, +Result, +Step, +Replies, -Sentence) is det.
%
%   True when Sentence says how Player, who has a proof of Result, `won` or `draw`, found Step, and
%   after which Replies its facts go on (players/step.pl).
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
    ;   columns_words(After, "or", Which),
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

planned_sentence(_, _, fact, "A fact of the proof says what to play in this position.").
planned_sentence(Player, _, four, Sentence) :-
    format(string(Sentence), "~w can have four.", [Player]).
planned_sentence(Player, Result, rule, Sentence) :-
    result_words(Result, Player, Sure),
    format(string(Sentence), "A rule proves that ~s, without a search.", [Sure]).
planned_sentence(_, _, search, "A search proves the claim here: in no more nodes than it says.").

%!  status_sentence(+Who, +Player, -Sentence) is det.
%
%   True when Sentence says that Player is to move, and that Who plays for Player.
%
%       ?- status_sentence("easy", o, Sentence).
%       Sentence = "easy thinks, as o."

status_sentence(Who, Player, Sentence) :-
    (   Who == "you"
    ->  Sentence = "Your move."
    ;   Who == "friend"
    ->  format(string(Sentence), "~w is to move.", [Player])
    ;   format(string(Sentence), "~s thinks, as ~w.", [Who, Player])
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

?- worth_label(-3, -3, 32, Text).
*/
