:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(mastermind_commands).

session(Seats, Moves, session(options(variant(2, 3, false), none), Seats, Moves, [], none, none, 1)).

obeyed(Name, Rest, Seats, Moves0, Moves, Aid, Shown) :-
    session(Seats, Moves0, Session0),
    once(word_obeyed(Name, Rest, Session0, session(_, _, Moves, _, _, Aid, _), Shown)).

fault(Name, Rest, Seats, Moves, Sentence) :-
    catch(obeyed(Name, Rest, Seats, Moves, _, _, _), error(bad_input(Sentence), _), true).

%   To a codebreaker who is a person words are help; to a codemaker they are not.

test(aid, Aids == ["left", "possible", none, none]) :-
    findall(Aid,
            ( member(Seats, [["you","friend"], ["hard","you"]]),
              member(Name-Rest, [left-"", possible-"12"]),
              obeyed(Name, Rest, Seats, ["12", "01"], _, Aid, _) ),
            Aids).

test(rows, [forall(member(Name-Rest-Before-After-Expected,
        [ correct-"1 02"-["12", "01", "23"]-["12", "02"]-quiet,
          correct-"1 2 0"-["12", "01", "23", "00"]-["12", "20"]
              -said(["That is the win: the rows after it fall away."]),
          secret-"31"-["12", "01", "23"]-["12:01", "23:01"]-quiet ])),
            Moves-Said == After-Expected]) :-
    obeyed(Name, Rest, ["hard","you"], Before, Moves, _, Said).

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

:- end_tests(mastermind_commands).

:- begin_tests(mastermind_shown).

%   The game of four pegs and six colours in which the secret is 2553.

game(Moves, Seats, session(options(variant(4, 6, true), Secret), Seats, Moves, [], none, none, 1)) :-
    ( Seats = [_,"you"] -> Secret = none ; Secret = "2553" ).

reply(Question, Reply) :-
    once(mastermind_ask:ask(Question, Reply)).

said(Moves, Text, Sentence) :-
    game(Moves, ["you","rules"], Session),
    reply(cell(Session, Text), answer(Sentence)).

left(Moves, Seats, Sentence-Left) :-
    game(Moves, Seats, Session),
    reply(field(Session), answer(field(Sentence, _, _, _, Left))).

test(codebreaker, all(Left == [
        "All 1,296 codes are possible."-[1296],
        "256 of 1,296 codes are left."-[1296, 256],
        "8 of 1,296 codes are left."-[1296, 256, 51, 8],
        "1 of 1,296 codes is left."-[1296, 256, 51, 8, 1] ])) :-
    member(Moves, [[], ["1122"], ["1122", "5631", "6243"], ["1122", "5631", "6243", "2553"]]),
    left(Moves, ["you","rules"], Left).

%   You hide the code: the field has what the program still holds possible, also while a guess waits
%   for its answer, and when the answers contradict each other.

test(codemaker, all(Left == [
        "256 of 1,296 codes are left."-[1296, 256],
        "None of the 1,296 codes is left."-[1296, 256, 0] ])) :-
    member(Moves, [["1122", "01", "1345"], ["1122", "01", "1122", "10"]]),
    left(Moves, ["easy","you"], Left).

test(cell, all(Sentence == [
        "2553 is possible: nothing was asked yet.",
        "2553 is still possible: as the secret it explains the answer.",
        "2553 is still possible: as the secret it explains both answers.",
        "2553 is still possible: as the secret it explains all 3 answers.",
        "Turn 2 rules 2335 out: as the secret it would have answered 1 black and 1 white, \c
         not 0 black and 2 white." ])) :-
    member(Moves-Code,
           [ []-"2553", ["1122"]-"2553", ["1122", "5631"]-"2553", ["1122", "5631", "6243"]-"2553",
             ["1122", "5631", "6243"]-"2335" ]),
    said(Moves, Code, Sentence).

test(no_code, Reply == fault("'2558' has 8 at place 4: a symbol is out of 1..6")) :-
    game([], ["you","rules"], Session),
    reply(cell(Session, "2558"), Reply).

test(many, Field == field("The field of all codes is not drawn: it has room for 40,000 codes, and \c
                           this game has 1,679,616.", "", [], [], [])) :-
    reply(field(session(options(variant(8, 6, true), none), ["you","friend"], [], [], none, none, 1)),
          answer(Field)).

test(titles, all(Title == [
        "One cell for each code.",
        "The first peg leads down, the last across.",
        "The first peg leads down, the last across, the one between them from cell to cell within.",
        "The first two pegs lead down, the last two across.",
        "The first three pegs lead down, the last three across." ])) :-
    member(Pegs, [1, 2, 3, 4, 6]),
    reply(field(session(options(variant(Pegs, 3, true), none), ["you","friend"], [], [], none, none,
                        1)),
          answer(field(_, Title, _, _, _))).

tree(Moves, Seats, Sentence, Tree) :-
    game(Moves, Seats, Session),
    reply(grown(Session), answer(grown(Sentence, Tree))).

test(tree, all(Sentence == [
        "This tree finds each of the 1,296 codes in 5 guesses at most, in 4.43 on average.",
        "From here on this tree finds each of the 8 codes that are left in 3 guesses at most, in \c
         2.00 on average.",
        "One code is left: this guess finds it." ])) :-
    member(Moves, [[], ["1122", "5631", "6243"], ["1122", "5631", "6243", "2553"]]),
    tree(Moves, ["you","rules"], Sentence, _).

test(no_tree, Sentence-Tree == "No code is left: there is no tree."-none) :-
    tree(["1122", "01", "1122", "10"], ["easy","you"], Sentence, Tree).

%   From the first guess on, the tree is a part of the tree of the whole game.

%   deep
test(tree_goes_on, forall(member(Secret, ["2553", "1234", "6666"]))) :-
    Options = options(variant(4, 6, true), Secret),
    reply(grown(session(Options, ["you","rules"], [], [], none, none, 1)),
          answer(grown(_, node([1,1,2,2], _, Children)))),
    Session = session(Options, ["you","rules"], ["1122"], [], none, none, 1),
    session_position(mastermind_session, Session, game(_, _, [_-Feedback], _, _, _)),
    memberchk(Feedback-Child, Children),
    reply(grown(Session), answer(grown(_, Tree))),
    assertion(Tree == Child).

:- end_tests(mastermind_shown).
