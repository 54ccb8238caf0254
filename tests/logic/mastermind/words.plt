:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(mastermind_words).

table(Seats, Moves, table(options(variant(2, 3, false), none), Seats, Moves, [], none, none, 1)).

obeyed(Name, Rest, Seats, Moves0, Moves, Aid, Shown) :-
    table(Seats, Moves0, Table0),
    once(word_obeyed(Name, Rest, Table0, table(_, _, Moves, _, _, Aid, _), Shown)).

fault(Name, Rest, Seats, Moves, Sentence) :-
    catch(obeyed(Name, Rest, Seats, Moves, _, _, _), error(bad_input(Sentence), _), true).

%   To a codebreaker who is a person words are help; to a codemaker they are not.

test(aid, Aids == ["left", "possible", none, none]) :-
    findall(Aid,
            ( member(Seats, [["you","friend"], ["hard","you"]]),
              member(Name-Rest, [left-"", possible-"12"]),
              obeyed(Name, Rest, Seats, ["12", "01"], _, Aid, _) ),
            Aids).

test(corrected, Moves == ["12", "02"]) :-
    obeyed(correct, "1 02", ["hard","you"], ["12", "01", "23"], Moves, _, quiet).

test(rows_after_the_win_fall_away, Moves-Said
        == ["12","20"]-said(["That is the win: the rows after it fall away."])) :-
    obeyed(correct, "1 2 0", ["hard","you"], ["12", "01", "23", "00"], Moves, _, Said).

test(secret, Moves == ["12:01", "23:01"]) :-
    obeyed(secret, "31", ["hard","you"], ["12", "01", "23"], Moves, _, quiet).

test(faults, all(Sentence == [
        "'now' is too much: `left` stands alone",
        "'x' corrects nothing: write the row and its answer, such as `correct 2 03`",
        "2 is no row with an answer: row 1 has one",
        "row 1 is answered 01, but to 12 the secret answers 20",
        "the game is over: `possible CODE` checks a code against the answers" ])) :-
    member(w(Name, Rest, Moves), [ w(left, "now", []), w(correct, "x", ["12", "01"]),
                                   w(correct, "2 01", ["12", "01"]), w(secret, "12", ["12", "01"]),
                                   w(secret, "12", ["12", "20"]) ]),
    fault(Name, Rest, ["hard","you"], Moves, Sentence).

test(few, Sentences == [ "No code is possible any more.", "1 code is still possible: 21.",
                         "6 codes are still possible: 12, 13, 21, 23, 31, 32." ]) :-
    findall(Sentence,
            ( member(History, [[[1,2]-(0-1), [1,2]-(2-0)], [[1,2]-(0-2)], []]),
              few_sentence(variant(2, 3, false), History, Sentence) ),
            Sentences).

:- end_tests(mastermind_words).
