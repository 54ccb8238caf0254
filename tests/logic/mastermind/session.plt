:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/session', [session_answer/3]).

:- begin_tests(mastermind_session).

usual(options(variant(4, 9, false), none)).

%   The view after these events, and the sentences that they led to.

played(Options, Seats, Events, Session, View) :-
    answer(begin(Options, Seats, 1), seating(Session0, View0)),
    happened(Events, Session0, Session, View0, View).

happened([], Session, Session, View, View).
happened([Event|Events], Session0, Session, _, View) :-
    answer(event(Session0, Event, 2, none), seating(Session1, View1)),
    happened(Events, Session1, Session, View1, View).

answer(Question, Answer) :-
    once(session_answer(mastermind_session, Question, Answer)).

fault(Options, Seats, Events, Sentence) :-
    catch(played(Options, Seats, Events, _, _), error(bad_input(Sentence), _), true).

view_field(View, Name, Value) :-
    shared_session:session_type(view, record(view, Fields)),
    once(nth1(Place, Fields, Name:_)),
    arg(Place, View, Value).

seen(Options, Seats, Events, Names, Values) :-
    played(Options, Seats, Events, _, View),
    findall(Value, ( member(Name, Names), view_field(View, Name, Value) ), Values).

moves(Texts, Events) :-
    findall(move(Text), member(Text, Texts), Events).

board(View, Secret, Outcome) :-
    view_field(View, board, board(_, _, _, _, _, Secret, Outcome, _, _)).

%   The ends, for each who can meet them.

test(found, Values == ["Found in 2 guesses: 180 points.", good,
                       over(found, 1, "Found in 2 guesses: 180 points.", 180, 2, "arbolmaster",
                            true)]) :-
    usual(Options),
    moves(["1234", "2478"], Events),
    seen(Options, [], Events, [status, mood, over], Values).

test(ends, [forall(end(Options, Seats, Events, Status, Mood)), Values == [Status, Mood]]) :-
    seen(Options, Seats, Events, [status, mood], Values).

end(Options, [], [move("2478")], "Found in 1 guess: 200 points.", good) :-
    usual(Options).
end(Options, [], Events, "The 10 rows are used up, and the secret was 2478: 0 points.", bad) :-
    usual(Options),
    findall(move("1234"), between(1, 10, _), Events).
end(Options, [], [move("1234"), resign], "You give up: the secret was 2478.", bad) :-
    usual(Options).
end(Options, ["hard", "you"], [think, move("40")], "Your code was found in 1 guess.", bad) :-
    usual(Options).
end(options(variant(1, 12, false), none), ["hard", "you"], Events,
    "The 10 rows are used up: your code was not found.", good) :-
    findall(Event, ( between(1, 10, _), member(Event, [think, move("00")]) ), Events).
end(Options, ["hard", "you"], [think, resign], "You give up: the code was not found.", bad) :-
    usual(Options).
end(options(variant(4, 9, false), "7432"), ["hard", "rules"], [think, think, think, think, think],
    "Found in 5 guesses: 120 points.", plain).
end(Options, ["you", "friend"], [move("1234"), move("00"), resign],
    "The codebreaker gives up: the code was not found.", plain) :-
    usual(Options).

test(given_up_told, [Secret, Outcome] == [[2,4,7,8], lost]) :-
    usual(Options),
    played(Options, [], [resign], _, View),
    board(View, Secret, Outcome).

test(your_code_is_not_ranked, Values == [false]) :-
    usual(Options),
    seen(Options, ["hard", "you"], [think, move("40")], [ranked], Values).

%   The secret is nobody's to see before the end.

test(hidden, Secret-Left == none-none) :-
    usual(Options),
    played(Options, [], [move("1234")], Session, View),
    view_field(View, board, board(_, _, _, _, _, Secret, _, _, Left)),
    \+ ( sub_term(Part, Session), Part == [2,4,7,8] ),
    \+ ( sub_term(Part, View), memberchk(Part, [[2,4,7,8], "2478"]) ).

test(given, Values == ["secret", false]) :-
    seen(options(variant(4, 9, false), "7432"), [], [], [aid, ranked], Values).

test(another_game_has_another_secret, Options == options(variant(4, 9, false), none)) :-
    played(options(variant(4, 9, false), "7432"), [], [new], session(Options, _, _, _, _, _, _), _).

%   What is no guess, and no answer.

test(no_guess, all(Sentence == [
        "'1123' has 1 more than once: symbols don't repeat in this variant",
        "'12' has 2 symbols: a code is 4 symbols out of 1..9, none of them twice, such as 1234",
        "'1230' has 0 at place 4: a symbol is out of 1..9",
        "'abcd' is no code: a code is 4 symbols out of 1..9, none of them twice, such as 1234",
        "'' has 0 symbols: a code is 4 symbols out of 1..9, none of them twice, such as 1234",
        "the rules answer each guess: type 1234 without an answer",
        "the rules answer each guess: type 1234 without an answer" ])) :-
    usual(Options),
    member(Text, ["1123", "12", "1230", "abcd", "", "1234:40", "1234:02"]),
    fault(Options, [], [move(Text)], Sentence).

test(no_answer, all(Sentence == [
        "'1' is no answer: an answer is two digits, black and white, such as 40 for the win",
        "3 black and 1 white of 4 can't be: the last symbol has only its own place left",
        "3 black and 2 white can't be: black and white are at most 4 together" ])) :-
    usual(Options),
    member(Text, ["1", "31", "3 2"]),
    fault(Options, ["hard", "you"], [think, move(Text)], Sentence).

test(no_options, all(Sentence == [
        "4 pegs of 3 colours need repeats: allow them, or take at least 4 colours",
        "'74' has 2 symbols: a code is 4 symbols out of 1..9, none of them twice, such as 1234" ])) :-
    member(Options, [options(variant(4, 3, false), none), options(variant(4, 9, false), "74")]),
    fault(Options, [], [], Sentence).

test(rules_do_not_guess,
     Sentence == "the rules answer guesses, and make none: they are for seat 2") :-
    usual(Options),
    fault(Options, ["rules", "you"], [], Sentence).

test(above_nine_colours, Moves == [play(1, 1, "10,2,12,4")]) :-
    seen(options(variant(4, 12, false), none), ["you", "friend"], [move("10 2 12 4")], [moves],
         [Moves]).

%   Answers that contradict each other are told at once, and can be mended.

contradicted([think, move("12"), think, move("40")]).

test(contradiction, Values == [
        "From row 2 on no code is left: no code draws all of these answers: 1234:12 1256:40; \c
         change an answer, or take the last back.", 2, you, none,
        [ mark(last, [[2]], "the last guess", none),
          mark(threat, [[1],[2]], "these answers can't all hold", false) ]]) :-
    usual(Options),
    contradicted(Events),
    seen(Options, ["hard", "you"], Events, [status, turn, waits, over, marks], Values).

test(contradiction_hinted, Sentence-Cells-Proved == "From row 2 on no code is left: no code draws \c
        all of these answers: 1234:12 1256:40; change an answer, or take the last back."
        -[[1],[2]]-true) :-
    usual(Options),
    contradicted(Events0),
    append(Events0, [hint], Events),
    seen(Options, ["hard", "you"], Events, [hint], [hint("", Sentence, Cells, Proved, _)]).

test(contradiction_answered_anew, Rows-Answers == [1,2]-["10","40"]) :-
    usual(Options),
    contradicted(Events),
    seen(Options, ["hard", "you"], Events, [can], [Can]),
    setof(Row, Text^member(can(Text, Text, [[Row]]), Can), Rows),
    findall(Text, ( member(Text, ["10","31","40"]), memberchk(can(Text, Text, [[2]]), Can) ), Answers).

test(no_guess_waits, Sentence == "no guess waits for an answer: from row 2 on no code is left: no \c
                                  code draws all of these answers: 1234:12 1256:40; change an \c
                                  answer, or take the last back") :-
    usual(Options),
    contradicted(Events0),
    append(Events0, [move("00")], Events),
    fault(Options, ["hard", "you"], Events, Sentence).

test(corrected, [Status, Moves] == ["hard makes guess 3 of 10.", ["1234", "12", "1256", "01"]]) :-
    usual(Options),
    contradicted(Events0),
    append(Events0, [word(correct, "2 01")], Events),
    played(Options, ["hard", "you"], Events, session(_, _, Moves, _, _, _, _), View),
    view_field(View, status, Status).

test(undone, Values == ["Answer 1234, guess 1 of 10.", []]) :-
    usual(Options),
    seen(Options, ["hard", "you"], [think, move("12"), think, undo], [status, said], Values).

test(secret_told, [Moves, Status] == [["1234:12", "1256:01"], "hard makes guess 3 of 10."]) :-
    usual(Options),
    Events = [think, move("12"), think, word(secret, "7432")],
    played(Options, ["hard", "you"], Events, session(_, _, Moves, _, _, _, _), View),
    view_field(View, status, Status).

test(answers_of_a_secret,
     [ forall(member(Word-Rest, [correct-"1 00", secret-"1234"])),
       Sentence == Told ]) :-
    usual(Options),
    format(string(Told), "`~w` is for the codemaker; here the answers are those of the secret: `new` \c
                          starts another game", [Word]),
    fault(Options, [], [move("1234"), word(Word, Rest)], Sentence).

%   Help, and what it costs.

test(hint, Hint-Aid == hint("2546", "Try 2546, which may be the code: 840 codes are still \c
                             possible; it leaves at most 201.", [], false,
                            "mastermind/players/solvers.pl")-"hint") :-
    usual(Options),
    seen(Options, [], [move("1234"), hint], [hint, aid], [Hint0, Aid]),
    Hint0 = hint(Move, Sentence, Cells, Proved, clause(File, _, _)),
    Hint = hint(Move, Sentence, Cells, Proved, File).

test(hint_proved, Move-Sentence-Proved == "3,1"-"Try 3,1: no other code is possible."-true) :-
    Options = options(variant(2, 10, false), "3,1"),
    seen(Options, [], [move("1,2"), move("3,4"), move("1,3"), hint], [hint], [Hint]),
    Hint = hint(Move, Sentence, _, Proved, _).

test(left, Values == [["2 codes are still possible: 23, 31."], "left"]) :-
    seen(options(variant(2, 3, false), none), ["you", "friend"],
         [move("12"), move("01"), word(left, "")], [said, aid], Values).

test(remarks, [forall(member(Events-Expected,
        [ [move("1234"), word(possible, "4321")]
              -[ remark("4321 is not possible.", []),
                 remark("Row 1: 1234 drew 0 black and 2 white, but with the secret 4321 it draws 0 \c
                         black and 4 white.", [[1]]) ],
          [move("1234"), word(possible, "2478")]-[remark("2478 is still possible.", [])],
          [move("1234"), move("1235"), explain]
              -[ remark("1235 could not be the code when it was guessed.", []),
                 remark("Row 1: 1234 drew 0 black and 2 white, but with the secret 1235 it draws 3 \c
                         black and 0 white.", [[1]]) ],
          [move("1234"), move("2478"), review]
              -[ remark("Guess 1, 1234, could be the code: of 3,024 possible it left 840.", [[1]]),
                 remark("Guess 2, 2478, could be the code: of 840 possible it left 1.", [[2]]) ] ])),
               Remarks == Expected]) :-
    usual(Options),
    seen(Options, [], Events, [remarks], [Remarks]).

test(reviewed_before_the_end, Remarks-Aid == [
        remark("Guess 1, 1234, could be the code: of 3,024 possible it left 840.", [[1]])]-"review") :-
    usual(Options),
    seen(Options, [], [move("1234"), review], [remarks, aid], [Remarks, Aid]).

%   A session is all there is to know of a game.

test(view_again, View == View1) :-
    usual(Options),
    contradicted(Events),
    played(Options, ["hard", "you"], Events, Session, View),
    answer(view(Session), View1).

%   Each level finds the same 40 codes; the stronger needs fewer guesses.

level_guesses(Level, Guesses) :-
    usual(Options),
    findall(Made,
            ( between(1, 40, Seed),
              answer(begin(Options, [Level, "rules"], Seed), seating(Session, _)),
              guesses(Session, 0, Made) ),
            Guesses).

guesses(Session0, Made0, Made) :-
    answer(event(Session0, think, 1, none), seating(Session, View)),
    Made1 is Made0 + 1,
    view_field(View, over, Over),
    (   Over == none
    ->  guesses(Session, Made1, Made)
    ;   Over = over(rows, _, _, _, _, _, _)
    ->  Made is Made1 + 1
    ;   Made = Made1
    ).

share(Stronger, Weaker, Share) :-
    aggregate_all(count, ( nth1(I, Stronger, A), nth1(I, Weaker, B), A < B ), Won),
    aggregate_all(count, ( nth1(I, Stronger, A), nth1(I, Weaker, B), A > B ), Lost),
    Share is Won / (Won + Lost).

%   deep
test(levels_by_strength, Shares == Enough) :-
    findall(Level, mastermind_session:level(Level, _), Levels0),
    maplist(atom_string, Levels0, Levels),
    maplist(level_guesses, Levels, Lists),
    findall(Share, ( append(_, [Weaker,Stronger|_], Lists), share(Stronger, Weaker, Share) ),
            Shares),
    findall(Share, ( member(Share, Shares), Share >= 0.65 ), Enough).

:- end_tests(mastermind_session).

:- begin_tests(levels).

%   What a weak player asks is possible by the answers that it heeds, and was not asked before.

test(heeds, [forall(( member(Most, [2, 3]), between(1, 20, Seed) ))]) :-
    Variant = variant(4, 9, false),
    History = [[1,2,3,4]-(0-2), [2,5,4,6]-(1-0), [5,6,7,8]-(1-1), [9,5,8,1]-(0-1)],
    mastermind_session:player_guess(heeds(Most), Variant, History, [Seed,4], Guess),
    length(Heeded, Most),
    once(append(_, Heeded, History)),
    \+ code_history_conflict(Guess, Heeded, _),
    \+ memberchk(Guess-_, History).

test(first_at_random) :-
    findall(Guess,
            ( between(1, 20, Seed),
              mastermind_session:player_guess(heeds(2), variant(4, 9, false), [], [Seed,0], Guess) ),
            Guesses),
    sort(Guesses, Distinct),
    length(Distinct, Count),
    Count > 15.

test(best, Guesses == [[1,3,4,5], [1,2,5,6], [3,5,10,6,8,7]]) :-
    findall(Guess,
            ( member(Variant-History, [ variant(4, 6, true)-[[1,1,2,2]-(1-0)],
                                        variant(4, 9, false)-[[1,2,3,4]-(1-1)],
                                        variant(6, 10, true)-[[1,2,3,4,5,6]-(0-3)] ]),
              mastermind_session:player_guess(best, Variant, History, [1], Guess) ),
            Guesses).

test(nobody, fail) :-
    mastermind_session:player_guess(heeds(2), variant(2, 3, false), [[1,2]-(0-1), [1,2]-(2-0)], [1], _).

:- end_tests(levels).
