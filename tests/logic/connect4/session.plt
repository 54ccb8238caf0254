:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(connect4_session).

once_asked(Question, Reply) :-
    once(connect4_ask:ask(Question, Reply)).

moves(Columns, Moves) :-
    findall(Move, ( member(Column, Columns), format(string(Move), "~d", [Column]) ), Moves).

seated(Seats, Columns, Event, View) :-
    findall(Move, ( member(Column, Columns), format(string(Move), "~w", [Column]) ), Moves),
    Session = session(size(7, 6, 4), Seats, Moves, [], none, none, 0),
    once_asked(event(Session, Event, 0.5, none), answer(seating(_, View))).

field(View, Name, Value) :-
    shared_session:session_type(view, record(view, Fields)),
    once(nth1(Place, Fields, Name:_)),
    arg(Place, View, Value).

hint(Columns, Move, Sentence, Cells, Proved) :-
    seated(["you","friend"], Columns, hint, View),
    field(View, hint, hint(Move, Sentence, Cells, Proved, _)).

remarks(Columns, Event, Remarks) :-
    seated(["you","friend"], Columns, Event, View),
    field(View, remarks, Remarks).

test(levels, Levels == [easy, medium, hard, perfect]) :-
    findall(Level, connect4_session:level(Level, _), Levels).

test(hint, all(Columns-Hint == [
        [1,2,1,2,1,2]-hint("1", "Try column 1: it wins at once.", [[1,4]], true),
        [2,7,6,1,4,3,7,2,4,7,2,4,6,7,1,2,5,3,4,4,1,1,1,6,7,2,1,6,3]
            -hint("5", "Column 5 must be played: x would win at (5, 2). It wins in 2 moves.", [[5,2]], true),
        [4,4,5,5,3,3,1]-hint("2", "x can't be stopped, it wins at (2, 1) or at (6, 1): column 2 takes one of them.", [[2,1],[6,1]], true),
        [4,4,5,5]-hint("3", "Try column 3: it makes two threats at once and wins in 2 moves. If o holds out as long as it can: 3, 4, 2.", [[3,1]], true),
        []-hint("4", "Try column 4: it wins in at most 21 moves, by a proof.", [[4,1]], true) ])) :-
    member(Columns, [[1,2,1,2,1,2], [2,7,6,1,4,3,7,2,4,7,2,4,6,7,1,2,5,3,4,4,1,1,1,6,7,2,1,6,3], [4,4,5,5,3,3,1], [4,4,5,5], []]),
    hint(Columns, Move, Sentence, Cells, Proved),
    Hint = hint(Move, Sentence, Cells, Proved).

test(the_line_and_what_to_keep_off, Sentence == "Try column 7: it wins in 4 moves. If o holds out as long as it can: 7, 5, 5, 4, 7, 4, 7. Keep off column 5: if you play there, o wins on top of it.") :-
    hint([2,3,4,2,4,6,6,3,1,5,7,4,2,3,3,6,6,1], _, Sentence, _, true).

test(a_guess_says_so) :-
    hint([4,4,4,4,2,3,3], _, Sentence, [[_,_]], false),
    Sentence == "Column 3 is a guess: what it is worth could not be proved in 0.5 seconds.".

test(explain, Remarks == [ remark("x threatens to win at (2, 1) and (6, 1): o can't take them all.", [[2,1],[6,1]]),
                           remark("o has a threat in an even row, at (2, 2): that helps o at the end, when the columns fill up.", [[2,2]]),
                           remark("o has a threat in an even row, at (6, 2): that helps o at the end, when the columns fill up.", [[6,2]]),
                           remark("o loses in 1 move, whatever it plays.", []) ]) :-
    remarks([4,4,5,5,3,3,1], explain, Remarks).

test(explain_poison, [true(memberchk(remark("If o lays a stone at (5, 1), x wins on top of it.", [[5,1]]), Remarks))]) :-
    remarks([2,3,6,2,3,4,4,1,7,2,6], explain, Remarks).

test(nothing_to_see, Remarks == [remark("There is nothing to see.", [])]) :-
    remarks([7,2,6,1], explain, Remarks).

test(analyse, Marks == [ mark(value, [[1,2]], "loses in 1", false), mark(value, [[2,1]], "loses in 1", false),
                         mark(value, [[3,3]], "loses in 1", false), mark(value, [[4,3]], "loses in 1", false),
                         mark(value, [[5,3]], "loses in 1", false), mark(value, [[6,1]], "loses in 1", false),
                         mark(value, [[7,1]], "loses in 1", false) ]) :-
    seated(["you","friend"], [4,4,5,5,3,3,1], analyse, View),
    field(View, marks, All),
    findall(Mark, ( member(Mark, All), arg(1, Mark, value) ), Marks).

test(analyse_good, Goods == [false, false, none, true, none, false, false]) :-
    seated(["you","friend"], [], analyse, View),
    field(View, marks, Marks),
    findall(Good, member(mark(value, _, _, Good), Marks), Goods).

test(review, Remarks == [ remark("Move 1: x in column 2 gave away a win for a loss; column 4 keeps the win.", [[2,1]]),
                          remark("1 move gave away a win or a draw.", []) ]) :-
    remarks([2,3], review, Remarks).

%   Four in a line, and more: each line of four is a mark of its own.

test(lines, Lines == [ [[1,1],[2,1],[3,1],[4,1]], [[2,1],[3,1],[4,1],[5,1]] ]) :-
    moves([1,1,2,2,4,4,5,5,3], Moves),
    once_asked(view(session(size(7, 6, 4), ["you","friend"], Moves, [], none, none, 0)), answer(View)),
    field(View, marks, Marks),
    findall(Cells, member(mark(win, Cells, "the winning line", none), Marks), Lines).

%   The proof as a player: a fact, a search, a rule and four stones, each with its reason.

proved(Seats, Columns, Move, Said, Why) :-
    moves(Columns, Moves),
    Session = session(size(7, 6, 4), Seats, Moves, [], none, none, 0),
    once_asked(event(Session, think, 0.3, none), answer(seating(Session1, View))),
    Session1 = session(_, _, Moves1, _, _, _, _),
    last(Moves1, Move),
    field(View, said, Said),
    once_asked(why(Session1, ""), answer(Why)).

test(proof, all(Columns-Move-Said-Sentence-Query == [
        [4,1]-"5"-["x plays column 5: so says a fact of the proof. After 3 or 6 the next fact answers."]
            -"It is proved that x wins, whatever the other plays: a fact of the proof says what to play in this position."-"first_player_column('41', 5)",
        [4,7]-"3"-["x plays column 3: so says a fact of the proof. After 2 or 5 the next fact answers."]
            -"It is proved that x wins, whatever the other plays: a fact of the proof says what to play in this position."-"first_player_column('41', 5)",
        [4,1,5,1]-"3"-["x plays column 3. No fact is needed here: a search of 1 node proves that x wins."]
            -"A search proves the claim here: in no more nodes than it says."
            -"start_facts_claim('', many, claim(x, won, 60000))" ])) :-
    member(Columns, [[4,1], [4,7], [4,1,5,1]]),
    proved(["proof","you"], Columns, Move, Said, why(Sentence, Query, [_])).

test(proof_of_o, Said-Sentence == ["o plays column 3: so says a fact of the proof. Whatever comes, the next fact answers."]
                                  -"It is proved that o wins, whatever the other plays: a fact of the proof says what to play in this position.") :-
    proved(["you","proof"], [2], _, Said, why(Sentence, _, [_])).

%   Where the game has left the proof, the player goes on without one.

test(no_proof, true(sub_string(Query, 0, _, _, "board_column_board("))) :-
    proved(["proof","you"], [4,2,4,2], _, _, why(_, Query, _)).

test(end, all(Seats-Sentence == [ ["you","friend"]-"x wins with move 7.", ["you","easy"]-"You win with move 7.",
                                  ["easy","you"]-"x wins with move 7." ])) :-
    member(Seats, [["you","friend"], ["you","easy"], ["easy","you"]]),
    once_asked(view(session(size(7, 6, 4), Seats, ["1","2","1","2","1","2","1"], [], none, none, 0)), answer(View)),
    field(View, status, Sentence).

test(full, Status == "The board is full: a draw.") :-
    moves([5,2,6,5,5,5,6,2,5,2,1,6,6,3,5,7,3,7,7,3,1,1,1,6,4,4,1,1,4,3,7,7,7,4,2,6,3,2,2,3,4,4],
          Moves),
    once_asked(view(session(size(7, 6, 4), ["you","friend"], Moves, [], none, none, 0)), answer(View)),
    field(View, status, Status).

test(resign, all(Seats-Sentence == [ ["you","easy"]-"You resign: o wins.", ["you","friend"]-"x resigns: o wins." ])) :-
    member(Seats, [["you","easy"], ["you","friend"]]),
    seated(Seats, [], resign, View),
    field(View, status, Sentence).

test(undo, Status-Moves == "Your move."-[]) :-
    seated(["you","easy"], [4,4], undo, View),
    field(View, status, Status),
    field(View, moves, Moves).

%   From medium on no level misses its own win, or lets the other win at once.

test(levels_see_what_is_forced, forall(( member(Level, ["medium", "hard", "perfect"]),
                                         member(Columns-Move, [ [1,2,1,2,1,2]-"1", [1,2,1,2,1]-"1",
                                                                [7,6,7,6,7,6]-"7", [2,1,3,1,4]-_ ]) ))) :-
    findall(Text, ( member(Column, Columns), format(string(Text), "~d", [Column]) ), Moves),
    once_asked(event(session(size(7, 6, 4), [Level,Level], Moves, [], none, none, 3), think, 1, none),
                     answer(seating(session(_, _, Played, _, _, _, _), _))),
    last(Played, Chosen),
    ( var(Move) -> memberchk(Chosen, ["1", "5"]) ; Chosen == Move ).

test(smaller_boards, forall(member(Level, ["easy", "medium", "hard", "perfect"]))) :-
    once_asked(event(session(size(5, 4, 4), [Level,"you"], [], [], none, none, 3), think, 1, none),
                     answer(seating(session(_, _, [_], _, _, _, _), _))).

test(board, Board == board([[], [], [], [x,o], [x], [], []], 6, [4,4,5], open, [], size(7, 6, 4))) :-
    once_asked(view(session(size(7, 6, 4), ["you","friend"], ["4","4","5"], [], none, none, 0)), answer(View)),
    field(View, board, Board).

:- end_tests(connect4_session).
