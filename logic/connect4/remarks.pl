:- module(connect4_remarks,
          [ proved_sentence/4,     % +Source, +Outlook, +Proved, -Sentence
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
            review_sentences/3     % +Judgements, +Seconds, -Sentences
          ]).

/** <module> What is said of a position: what columns are worth, advice, tactics, a review

A move is worth Lower to Upper to the player who makes it, and Left cells are empty before it.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module('../shared/wording', [counted/3, joined_words/3, whole_sentence/2]).
:- use_module('../shared/limit', [seconds_words/2]).
:- use_module(sentences, [cells_words/3, runs_words/3]).

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
    ( worth(Lower, Upper, Left, Worth) -> label(Worth, Text) ; Text = "" ).

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

by_words(facts, ", by a proof").
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

%!  nothing_sentence(-Sentence) is det.
%
%   True when Sentence is said if there is no remark.

nothing_sentence("There is nothing to see.").

%!  remarks(+Notes, +Turn, +Win, +Best, +Late, -Remarks) is det.
%
%   True when Remarks, remark(Kind, Sentence, Cells), are said of a position.  Notes come first, each
%   note(Kind, Player, Cells) with cells Column-Row; of these, the ones that make a proof come last.
%   Then come Win, win(Plies, Column), and Best, variation(Score, Columns), for the player whose
%   Turn it is; each may be `none`.  If Late is true, a remark says that the time is over.  If there
%   is nothing to say, one remark says so.
%
%       ?- remarks([note(win, x, [3-1])], x, win(1, 3), none, false, Remarks).
%       Remarks = [remark(win, "x wins at (3, 1).", [3-1]),
%                  remark(win_within, "x wins with the next move, in column 3.", [])].

remarks(Notes, Turn, Win, Best, Late, Remarks) :-
    partition(proves, Notes, Proving, Seen),
    maplist(note_remark, Seen, Remarks0),
    maplist(note_remark, Proving, Remarks2),
    findall(Remark, proved_remark(Proving, Remark), Remarks1),
    findall(Remark, turn_remark(Turn, Win, Best, Late, Remark), Remarks3),
    append([Remarks0, Remarks1, Remarks2, Remarks3], Remarks4),
    (   Remarks4 == []
    ->  nothing_sentence(Sentence),
        Remarks = [remark(nothing, Sentence, [])]
    ;   Remarks = Remarks4
    ).

proves(note(Kind, _, _)) :-
    memberchk(Kind, [ claimeven, vertical, baseinverse, lowinverse, highinverse, aftereven, before,
                      wins_next ]).

note_remark(note(Kind, Player, Cells), remark(Kind, Sentence, Cells)) :-
    findall(Row-Column, member(Column-Row, Cells), Spots),
    tactic_sentence(Kind, Player, Spots, Sentence).

proved_remark([_|_], remark(certificate, Sentence, [])) :-
    Sentence = "o at least draws: it can stop each line that x could still complete.".

turn_remark(Turn, win(Plies, Column), _, _, remark(win_within, Sentence, [])) :-
    (   Plies =:= 1
    ->  format(string(Sentence), "~w wins with the next move, in column ~d.", [Turn, Column])
    ;   format(string(Sentence), "~w wins within ~d plies, with column ~d.", [Turn, Plies, Column])
    ).
turn_remark(Turn, _, variation(Score, Columns), _, remark(variation, Sentence, [])) :-
    atomic_list_concat(Columns, ' ', Text),
    ( Score < 0 -> Sign = "" ; Sign = "+" ),
    format(string(Sentence), "Best play is ~w: score ~s~d for ~w.", [Text, Sign, Score, Turn]).
turn_remark(_, _, _, true, remark(time, Sentence, [])) :-
    Sentence = "The time is up: with more time there may be more to see.".

%!  judgement_sentence(+Judgement, -Sentence) is det.
%
%   True when Sentence tells Judgement (asked.pl): what a move gave away, and which column
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
        runs_words(Runs, "and", Which),
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
        joined_words(Columns, "or", Which),
        format(string(Sentence), "~w ~s, with column ~s.", [Mover, Words, Which])
    ;   Most < 0
    ->  worth_words(Least, Most, Left, Words),
        Columns = [],
        format(string(Sentence), "~w ~s, whatever it plays.", [Mover, Words])
    ;   findall(Column, ( member(worth(Column, _, Upper), Worths), Upper < 0 ), Columns),
        Columns = [_|_],
        joined_words(Columns, "and", Which),
        (   Columns = [_]
        ->  format(string(Sentence), "~w loses with column ~s.", [Mover, Which])
        ;   format(string(Sentence), "~w loses with the columns ~s.", [Mover, Which])
        )
    ).

other(x, o).
other(o, x).

/** <examples>

?- worth_label(-3, -3, 32, Text).
*/
