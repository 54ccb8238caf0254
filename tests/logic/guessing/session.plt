:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(guessing_session).

reply(Question, Reply) :-
    once(guessing_ask:ask(Question, Reply)).

ask(Question, Answer) :-
    reply(Question, Reply),
    ( Reply = answer(Answer0) -> Answer = Answer0 ; throw(Reply) ).

%   The session after these events, and the last view.

begun(Name, Seats, Events, Session, View) :-
    ask(begin(game(Name, none, none), Seats, 5), seating(Session0, View0)),
    happen(Events, Session0, View0, Session, View).

happen([], Session, View, Session, View).
happen([Event|Events], Session0, _, Session, View) :-
    ask(event(Session0, Event, 2, none), seating(Session1, View1)),
    happen(Events, Session1, View1, Session, View).

status(View, Status) :- arg(6, View, Status).
waits(View, Waits) :- arg(5, View, Waits).

moved(Texts, Events) :-
    findall(move(Text), member(Text, Texts), Events).

test(rules, Rules == "Think of one of 30 secrets, such as ship(row,1,1). 25 questions can be asked, such as shot(1,1). Answers: hit, miss. The game ends when only one secret is left.") :-
    begun("ship", ["hard","you"], [], _, View),
    arg(2, View, Rules).

test(the_program_asks, Status-Can == "30 secrets are possible. shot(3,3)?"-["hit","miss"]) :-
    begun("ship", ["hard","you"], [think], _, View),
    status(View, Status),
    arg(11, View, Cans),
    findall(Move, member(can(Move, _, _), Cans), Can).

test(the_program_answers, Answers == ["lower"]) :-
    begun("higher_lower", ["you","easy"], [move("100"), think], session(_, _, Moves, _, _, _, _), _),
    Moves = [_|Answers].

%   A scale is told by the game's own file; which pan is which makes no difference.

test(scale, [forall(weighed(Moves, Known)), Count-Text == 3-Known]) :-
    few_coins(File),
    scale(File, Moves, Count, Text),
    delete_file(File).
test(no_scale, [forall(member(Text, ["weigh(X,Y)", "weigh([1|_],[2])", "weigh([1],[1])", "weigh(", "X"])),
                Said == true]) :-
    few_coins(File),
    atom_string(File, Name),
    catch(begun(Name, ["you","friend"], [move(Text)], _, _), fault(Sentence),
          ( sub_string(Sentence, _, _, _, "is no question of this game") -> Said = true )),
    delete_file(File).

%   long
test(scale_of_thirteen, [forall(weighed(Moves, Known)), Count-Text == 13-Known]) :-
    scale(reference_coin, Moves, Count, Text).

weighed([], "[]--^--[]").
weighed(["weigh([2,1],[3])"], "[1 2]--^--[3]").
weighed(["weigh([3],[1,2])","right"], "[1 2]--.\n      '--[3]").
weighed(["weigh([1],[2])","left"], "    .--[2]\n[1]--'").

scale(Game, Moves, Count, Text) :-
    moved(Moves, Events),
    atom_string(Game, Name),
    begun(Name, ["you","friend"], Events, _, View),
    arg(9, View, board(_, _, _, _, _, _, scale(weigh, Things, _, _, _, Text))),
    length(Things, Count).

%   Three coins, of which one is heavy.

few_coins(File) :-
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
        format(Stream, "secret(1). secret(2). secret(3).~n\c
                        question(weigh([1],[2])). question(weigh([1,2],[3])).~n\c
                        board(weigh, left, right).~n\c
                        question_secret_answer(weigh(Left, Right), Coin, Answer) :-~n\c
                        \s   (   memberchk(Coin, Left)~n    ->  Answer = left~n\c
                        \s   ;   memberchk(Coin, Right)~n    ->  Answer = right~n\c
                        \s   ;   Answer = level~n    ).~n", []),
        close(Stream)).
test(wrong_scale, [forall(member(Fact, ["board(q,left,middle)", "board(p,left,right)"])),
                   Said == Sentence]) :-
    format(string(Program), "secret(1). secret(2). question(q(1,2)). question_secret_answer(_, S, S). ~s.~n", [Fact]),
    setup_call_cleanup(tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
                       write(Stream, Program), close(Stream)),
    format(string(Sentence), "~s tells no scale: it is board(Name, left, right), and each question is Name(Left, Right), two lists", [Fact]),
    atom_string(File, Name),
    catch(begun(Name, ["you","friend"], [], _, _), fault(Said), true),
    delete_file(File).

%   Both seats are persons: what is said, and each end.

test(ends, [forall(member(Name-Moves-Sentence,
        [ "higher_lower"-["50","lower","7","equal"]-"It is 7: found by 2 questions.",
          "ship"-["shot(3,3)","hit","shot(3,2)","hit","shot(3,1)","hit"]
          - "It is ship(row,3,1): found by 3 questions.",
          "ship"-["shot(3,3)","miss","shot( 1, 2)","miss"]-"The asker asks: 21 secrets are possible." ])),
            Status == Sentence]) :-
    moved(Moves, Events),
    begun(Name, ["friend","you"], Events, _, View),
    status(View, Status).

%   Of all that may be asked one ends the game at once: the secret.

test(found_against_a_program, Statuses == [Sentence]) :-
    Options = game("higher_lower", none, none),
    findall(Text-Status,
            ( between(1, 100, Secret),
              format(string(Text), "~d", [Secret]),
              ask(event(session(Options, ["you","easy"], [Text], [], none, none, 5), think, 2, none),
                  seating(_, View)),
              waits(View, nobody),
              status(View, Status) ),
            [Found|Others]),
    findall(Status, member(_-Status, [Found|Others]), Statuses),
    Found = Number-_,
    format(string(Sentence), "It is ~s: found by 1 question.", [Number]).

test(given_up, [forall(member(Seats-Part, [["you","easy"]-": it was ", ["you","friend"]-"The asker gives up after 0 questions."])),
                true(sub_string(Status, _, _, _, Part))]) :-
    begun("ship", Seats, [resign], _, View),
    status(View, Status).

%   Answers that contradict each other are no end: they are told, and can be taken back.

test(contradiction, Status-Waits-Over-Can ==
     "No secret draws shot(1,1):hit and shot(5,5):hit together; take the last answer back."
     -you-none-[]) :-
    moved(["shot(1,1)","hit","shot(5,5)","hit"], Events),
    begun("ship", ["friend","you"], Events, _, View),
    status(View, Status),
    waits(View, Waits),
    arg(8, View, Over),
    arg(11, View, Can).

test(weighed, Status == "24 secrets are possible. 1 2 3 4 against 5 6 7 8?") :-
    moved(["weigh 1 2 3 4 5 6 7 8"], Events),
    begun("twelve_coins", ["friend","you"], Events, _, View),
    status(View, Status).

test(contradiction_undone, Status == "2 secrets are possible. shot(5,5)?") :-
    moved(["shot(1,1)","hit","shot(5,5)","hit"], Events0),
    append(Events0, [undo], Events),
    begun("ship", ["friend","you"], Events, _, View),
    status(View, Status).

test(faults, [forall(member(Moves-Sentence,
        [ ["shot(9,9)"]-"'shot(9,9)' is no question of this game: accepted are shot(1,1), shot(1,2), shot(1,3), shot(1,4), shot(1,5), shot(2,1), ...",
          ["shot(1,1)","perhaps"]-"'perhaps' is no answer of this game: accepted are hit, miss",
          ["shot(1,1)","hit","shot(5,5)","hit","shot(1,2)"]
          - "no secret draws shot(1,1):hit and shot(5,5):hit together; take the last answer back" ])),
              Said == Sentence]) :-
    moved(Moves, Events),
    catch(begun("ship", ["friend","you"], Events, _, _), fault(Said), true).

%   A hint is proved where the tree is found in its time.

test(hints, [forall(member(Name-Moves-Sentence-Sure,
        [ "ship"-["shot(3,3)","hit","shot(3,2)","hit"]
          - "Try shot(3,1): this question is enough, whatever the answer."-true,
          "higher_lower"-["50","higher"]
          - "Try 75: with it 6 questions are enough at worst, and no fewer ever are."-true ])),
             Hint == Sentence-Sure]) :-
    moved(Moves, Events0),
    append(Events0, [hint], Events),
    begun(Name, ["friend","you"], Events, _, View),
    arg(24, View, hint(_, Said, [], Proved, clause(_, _, _))),
    Hint = Said-Proved.
%   deep
test(hints_guessed, Said == "Try weigh([1,2,3,4],[5,6,7,8]): it leaves 8 of 24 secrets at worst. That this is best is a guess.") :-
    ask(begin(game("twelve_coins", none, none), ["you","easy"], 5), seating(Session, _)),
    ask(event(Session, hint, 0.01, none), seating(_, View)),
    arg(24, View, hint(_, Said, _, false, _)).

test(words, [forall(member(Word-Rest-Said,
        [ possible-""-["2 secrets are still possible: ship(row,3,1), ship(row,3,2)."],
          why-"ship(row,1,1)"-["shot(3,3) was answered hit: ship(row,1,1) would have drawn miss",
                               "shot(3,2) was answered hit: ship(row,1,1) would have drawn miss"],
          why-"ship(row,3,1)"-["ship(row,3,1) is still possible."] ])),
             Found == Said]) :-
    moved(["shot(3,3)","hit","shot(3,2)","hit"], Events0),
    append(Events0, [word(Word, Rest)], Events),
    begun("ship", ["friend","you"], Events, _, View),
    arg(22, View, Found).

%   Each level asks what tells something, and the better ones need fewer questions.

test(levels, Names == ["easy","medium","hard","perfect"]) :-
    ask(levels(game("ship", none, none)), Names).

test(played_out, [forall(member(Seat, ["easy","medium","hard","perfect","worst","classes"])),
                  true(sub_string(Status, _, _, _, "found by"))]) :-
    played_out("ship", [Seat,"rules"], 3, Status, _).

%   deep
test(levels_in_order) :-
    findall(Total,
            ( member(Seat, ["easy","medium","hard"]),
              findall(Count, ( between(1, 40, Seed),
                               played_out("ship", [Seat,"rules"], Seed, _, Count) ), Counts),
              sum_list(Counts, Total) ),
            [Easy,Medium,Hard]),
    format(user_error, "ship: easy ~d, medium ~d, hard ~d questions in 40 games~n",
           [Easy, Medium, Hard]),
    Easy > Medium,
    Medium > Hard.

played_out(Name, Seats, Seed, Status, Count) :-
    ask(begin(game(Name, none, none), Seats, Seed), seating(Session, View)),
    on(Session, View, Status, Count).

on(Session0, View0, Status, Count) :-
    (   waits(View0, nobody)
    ->  status(View0, Status),
        Session0 = session(_, _, Moves, _, _, _, _),
        length(Moves, Number),
        Count is Number // 2
    ;   ask(event(Session0, think, 0.5, none), seating(Session, View)),
        on(Session, View, Status, Count)
    ).

%   A game that was worked out elsewhere.

test(told, Status == "It is b: found by 1 question.") :-
    reply(tell("mine", known, ["a","b"], ["is it a"], ["no","yes"], [[1-2,2-1]], []), answer(true)),
    begun("mine", ["friend","you"], [move("is it a"), move("no")], _, View),
    status(View, Status).

:- end_tests(guessing_session).
