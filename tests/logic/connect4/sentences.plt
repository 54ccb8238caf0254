:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(connect4_sentences).

test(faults, all(Fault-Sentence == [
        column(3, x)-"move 3: 'x' is no column: columns are 1 to 7",
        full(7, 4)-"move 7: column 4 is full: it has room for 6 stones",
        over(8, won(x))-"move 8 comes after the end of the game: x has won",
        over(43, draw)-"move 43 comes after the end of the game: the board is full" ])) :-
    member(Fault, [column(3, x), full(7, 4), over(8, won(x)), over(43, draw)]),
    connect4_sentences:fault_sentence(Fault, size(7, 6, 4), Sentence).

%   Each kind of worth, in words and short; how many moves, the game itself says.

test(worths, all(Words-Label == [
        "wins in 2 moves"-"wins in 2", "wins in 1 move"-"wins in 1",
        "wins in at most 19 moves"-"wins", "draws"-"draw",
        "holds the draw"-"no loss", "draws at best"-"no win",
        "loses in 1 move"-"loses in 1", "loses in 19 moves at best"-"loses" ])) :-
    member(Lower-Upper, [18-18, 19-19, 1-18, 0-0, 0-9, -9-0, -19 - -19, -19 - -1]),
    connect4_remarks:worth_words(Lower, Upper, 38, Words),
    connect4_remarks:worth_label(Lower, Upper, 38, Label).

test(nothing_proved, Label == "") :-
    \+ connect4_remarks:worth_words(-3, 5, 38, _),
    connect4_remarks:worth_label(-3, 5, 38, Label).

%   The same, said to the player to move, or of another.

test(best, all(You-Other == [
        "Your move: you can win in 2."-"x can win in 2.", "Your move: you can win."-"x can win.",
        "Your move: you can draw."-"x can draw.",
        "Your move: you can at least draw."-"x can at least draw.",
        "Your move: you can draw at best."-"x can draw at best.",
        "Your move: you lose in 1, whatever you play."-"x loses in 1, whatever it plays.",
        "Your move: you lose, whatever you play."-"x loses, whatever it plays.", ""-"" ])) :-
    member(Lower-Upper, [18-18, 1-18, 0-0, 0-9, -9-0, -19 - -19, -19 - -1, -3-5]),
    connect4_remarks:best_sentence(you, Lower, Upper, 38, You),
    connect4_remarks:best_sentence(x, Lower, Upper, 38, Other).

test(columns, all(Sentence == [
        "Keep off column 5: if you play there, o wins on top of it.",
        "Keep off column 5: if x plays there, o wins on top of it.",
        "Column 5 wins in 2 moves.", "Nothing is proved of column 5 yet." ])) :-
    member(worth(Lower, Upper)-Poisoned, [ worth(-18, -18)-(you-o), worth(-18, -18)-(x-o),
                                           worth(18, 18)-(you-none), worth(-3, 5)-(x-none) ]),
    connect4_remarks:column_sentence(5, Lower, Upper, 38, Poisoned, Sentence).

test(runs, Sentences == ["2 moves gave away a win or a draw.",
                         "Moves 1 to 3, 5, 8 and 9 could not be judged in 10 seconds."]) :-
    findall(mistake(Number, x, 1, 0, -1, 2), member(Number, [4,6]), Mistakes),
    findall(open(Number, o, 1, -5, 5, 1, 7), member(Number, [1,2,3,5,8,9]), Open),
    append(Mistakes, Open, Judgements),
    connect4_remarks:review_sentences(Judgements, 10.0, Sentences).
test(one_left, Sentences == ["No move is known to have given away a win or a draw.",
                             "Move 4 could not be judged in 2 seconds."]) :-
    connect4_remarks:review_sentences([open(4, o, 4, -20, 5, 1, 7)], 2, Sentences).

test(judgements, all(Sentence == [ "Move 3: x in column 4 gave nothing away.",
                                   "Move 5: x in column 1 is worth -18 to +17; 2 of 7 columns are known to be better.",
                                   "Move 5: x in column 1 is worth -18 to +17; 1 of 7 columns is known to be better.",
                                   "Move 5: x in column 1 is worth -18 to +17; no column is known to be better." ])) :-
    member(Judgement, [ good(3, x, 4, 1, 1), open(5, x, 1, -18, 17, 3, 7), open(5, x, 1, -18, 17, 2, 7),
                        open(5, x, 1, -18, 17, 1, 7) ]),
    connect4_remarks:judgement_sentence(Judgement, Sentence).

%   What a proof rests on comes after what is seen.

test(remarks, Said == [ "x wins at (1, 4).",
                        "o at least draws: it can stop each line that x could still complete.",
                        "Claimeven: o gets (1, 2) and (1, 4) by answering on top.",
                        "x wins within 3 plies, with column 2.", "Best play is 2 1 2: score +18 for x.",
                        "The time is up: with more time there may be more to see." ]) :-
    connect4_remarks:remarks([note(claimeven, o, [1-2, 1-4]), note(win, x, [1-4])], x, win(3, 2),
                               variation(18, [2,1,2]), true, Remarks),
    findall(Sentence, member(remark(_, Sentence, _), Remarks), Said).

test(standings, all(Sentence == [ "0 stones, x to move.", "A draw: the board is full.",
                                  "o has won with stone 8." ])) :-
    member(End-Mover-Stones, [open-x-0, draw-x-42, won(o)-x-8]),
    connect4_sentences:standing_sentence(End, Mover, Stones, Sentence).

test(the_stones_that_won, Sentence == "The stones that won stand at (1, 1), (2, 1).") :-
    connect4_sentences:game_sentences([], [1-1,1-2], [Sentence]).

test(no_remarks, Remarks == [remark(nothing, "There is nothing to see.", [])]) :-
    connect4_remarks:remarks([], x, none, none, false, Remarks).

%   Every column that is as good is named, so that a hint is one of them.

test(outlooks, all(Sentence-Columns == [
        "x wins in 2 moves, with column 3."-[3], "x wins in 2 moves, with column 1, 3 or 6."-[1,3,6],
        "x loses with the columns 1 and 6."-[1,6] ])) :-
    member(Worths, [ [worth(1, 17, 17), worth(3, 18, 18)],
                     [worth(1, 18, 18), worth(2, 0, 0), worth(3, 18, 18), worth(6, 18, 18)],
                     [worth(1, -3, -1), worth(2, -18, 17), worth(6, -3, -1)] ]),
    connect4_remarks:outlook_sentence(x, Worths, 38, Sentence, Columns).

%   More than four in a line are counted, and lines that meet are told one by one.

test(lines, all(Sentence == [
        "o has five stones in a line: (1, 2), (2, 2), (3, 2), (4, 2), (5, 2).",
        "x has 2 lines at once: four stones in a line: (1, 1), (2, 1), (3, 1), (4, 1); four stones in a line: (4, 1), (5, 2), (6, 3), (7, 4)." ])) :-
    member(Player-Cells, [ o-[2-1,2-2,2-3,2-4,2-5], x-[1-1,1-2,1-3,1-4,2-5,3-6,4-7] ]),
    connect4_sentences:connect4_reason_sentence(won(Player, Cells), Sentence).

:- end_tests(connect4_sentences).
