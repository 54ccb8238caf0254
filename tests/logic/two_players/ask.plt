:- use_module(library(plunit)).
:- use_module(library(filesex), [set_time_file/3]).
:- use_module('../../../logic/load').

:- begin_tests(two_players_ask).

ask(Question, Reply) :-
    once(two_players_ask:ask(Question, Reply)).

%   What is asked of a game in a file with this text, until it is answered.

asked_of(Text, Kind, Goal_2, Reply) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(Kind)]),
    write(Stream, Text),
    close(Stream),
    atom_string(File, Name),
    call_cleanup(call(Goal_2, Name, Reply), delete_file(File)).

checked(Name, Reply) :-
    ask(check(Name, 1), Reply).

stands(Name, Reply) :-
    ask(standing(Name, [], 1), Reply).

won(Moves, Plies, Name, Reply) :-
    ask(win(Name, Moves, Plies, 1), Reply).

test(names, Names == [ noughts_and_crosses, nim, connect, connect4, soccer, eight_puzzle, lights_out,
                       peg_solitaire, chinese_checkers, prisoners_dilemma, goofspiel, kuhn_poker ]) :-
    ask(names, answer(Names)),
    forall(member(Name, Names),
           ( atom_string(Name, Text), ask(roles(Text, 1), answer([_|_])) )).

test(no_name, Reply == fault("'chess' is no game here: accepted are noughts_and_crosses, nim, connect, connect4, soccer, eight_puzzle, lights_out, peg_solitaire, chinese_checkers, prisoners_dilemma, goofspiel, kuhn_poker, FILE.pl, FILE.lp and FILE.kif")) :-
    ask(reload("chess", 1), Reply).

%   Where roles move by turns in ASP, Prolog has a table alone.

test(by_clingo, Reply == fault(Said)) :-
    tmp_file_stream(File, Stream, [extension(lp)]),
    close(Stream),
    atom_string(File, Name),
    ask(tell_words(File, none), answer(true)),
    ask(standing(Name, [], 1), Reply),
    delete_file(File),
    format(string(Said), "the roles of ~w move by turns: clingo answers, after the game is loaded again",
           [File]).

test(over, Reply == answer(standing(won("x"), "", [], [100,0], "x x x\no o .\n. . .",
                                     "turn(o,[x,x,x,o,o,b,b,b,b])",
                                     ["1","4","2","5","3"]))) :-
    ask(standing("noughts_and_crosses", ["1", "4", "2", "5", "3"], 1), Reply).

test(illegal, Reply == fault("'9' is no legal move: accepted are 1, 2, 3, 4, 6, 7, 8")) :-
    ask(standing("noughts_and_crosses", ["5", "9", "9"], 1), Reply).

test(no_choice, Reply == impossible("the game is over: nobody has a move")) :-
    Moves = ["1", "4", "2", "5", "3"],
    ask(choice("noughts_and_crosses", Moves, random, 0, inf, 1), Reply).

test(nobody_wins, Reply == answer(none)) :-
    won(["5"], 8, "noughts_and_crosses", Reply).

test(who_wins, [forall(member(Plies-Win, [4-none, 5-win("x",5,100), 7-win("x",5,100)])),
                Reply == answer(Win)]) :-
    won(["1", "2"], Plies, "noughts_and_crosses", Reply).

%   A win need not be worth 100: 90 to 10 is one, and so is 75 to 25.

test(who_wins_a_sheet, [forall(member(Plies-Win, [0-none, 1-win("x",1,90), 5-win("x",1,90)])),
                        Reply == answer(Win)]) :-
    asked_of("(role x) (role o) (init a) (legal x go) (legal o noop) (<= (next b) (does x go))
            (<= terminal (true b)) (goal x 90) (goal o 10)", kif, won([], Plies), Reply).

test(who_wins_75_to_25, [forall(member(Moves-Win, [[]-win("x",2,75), ["l"]-win("x",1,75),
                                                   ["r"]-win("o",0,80), ["l","r"]-win("x",0,90)])),
                         Reply == answer(Win)]) :-
    asked_of("role(x). role(o). init(s). legal(s, x, l). legal(s, x, r). legal(t, o, l).
legal(t, o, r). next(s, x, l, t). next(s, x, r, d). next(t, o, l, e). next(t, o, r, f).
terminal(d). terminal(e). terminal(f). goal(d, x, 60). goal(d, o, 80). goal(e, x, 75).
goal(e, o, 25). goal(f, x, 90). goal(f, o, 10).\n", pl, won(Moves, 5), Reply).

%   Dots and boxes on 2x2 boxes of 25 each: the first player gets three of them for certain.

%   deep
test(dots_and_boxes, Reply == answer(win("1", 12, 75))) :-
    asked_of("role(1). role(2). init(at(1, [1,2,3,4,5,6,7,8,9,10,11,12], 0, 0)).
box([1,3,4,6]). box([2,4,5,7]). box([6,8,9,11]). box([7,9,10,12]).
terminal(at(_, [], _, _)).
legal(at(Role, Lines, _, _), Role, Line) :- member(Line, Lines).
closed(Line, Lines, Box) :-
    box(Box), memberchk(Line, Box), \\+ ( member(Other, Box), memberchk(Other, Lines) ).
next(at(Role, Lines0, A0, B0), Role, Line, at(Role1, Lines, A, B)) :-
    selectchk(Line, Lines0, Lines),
    findall(Box, closed(Line, Lines, Box), Boxes),
    length(Boxes, N),
    ( N =:= 0 -> Role1 is 3 - Role ; Role1 = Role ),
    ( Role =:= 1 -> A is A0 + N, B = B0 ; A = A0, B is B0 + N ).
goal(at(_, _, A, _), 1, V) :- V is 25 * A.
goal(at(_, _, _, B), 2, V) :- V is 25 * B.\n", pl, [Name, Reply]>>ask(win(Name, [], 12, 1), Reply), Reply).

test(the_wins_of_programs, [forall(member(Player-Reason-Proved,
                                          [ minimax(4)-"Try 3: it wins at once."-true,
                                            mcts(300)-""-false ])),
                            Choice-Value =@= choice("3", Reason, Value, Proved, _)-Value]) :-
    Moves = ["1", "4", "2", "5"],
    ask(choice("noughts_and_crosses", Moves, Player, 0, inf, 1), answer(Choice0)),
    Choice0 = choice(Move, Reason1, Value, Proved1, _),
    Value =:= 100,
    Choice = choice(Move, Reason1, Value, Proved1, _).

test(spaces_are_left_out, Played == ["take(3,5)"]) :-
    ask(standing("nim", ["take( 3, 5 )"], 1), answer(standing(_, _, _, _, _, _, Played))).

%   Programs of somebody else.

one_move("role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).
goal(b, x, 100). goal(b, o, 0).\n").

test(a_program, Reply == answer(playable(["x", "o"], 2, true, []))) :-
    one_move(Text),
    asked_of(Text, pl, checked, Reply).

test(what_it_prints_is_lost, Reply-Printed == answer(playable(["x", "o"], 2, true, []))-"") :-
    one_move(Text0),
    string_concat(Text0, ":- write(hello). :- initialization(halt).", Text),
    with_output_to(string(Printed), asked_of(Text, pl, checked, Reply)).

test(faults, [forall(member(Added-Part,
      [ ":- repeat, fail." - "has not come to an end after 1 second",
        "legal(a, x, ." - "can't be loaded",
        "role(z)." - "goal(b,z,A). fails",
        "legal(a, o, go)." - "two roles",
        "terminal(X) :- X == q, missing(X)." - sound,
        "init(X) :- missing(X)." - "missing/1",
        "next(a, x, go, X) :- next(a, x, go, X)." - "?- next(a,x,go,A)." ])),
              true(once(( Part == sound, Reply = answer(playable(_, _, _, _))
                        ; Reply = fault(Said), sub_string(Said, _, _, _, Part) )))]) :-
    one_move(Text0),
    string_concat(Text0, Added, Text),
    asked_of(Text, pl, checked, Reply).

test(not_there, Reply == fault("'nowhere.kif' can't be read: there is no such file")) :-
    checked("nowhere.kif", Reply).

%   A file is loaded again once it has changed.

test(changed, Roles == [["x","o"], ["a","b"]]) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
    close(Stream),
    atom_string(File, Name),
    findall(Two,
            ( member(Role1-Role2-Time, [x-o-1, a-b-2]),
              format(string(Text), "role(~w). role(~w). init(s). terminal(s). legal(_, _, _).~n~w",
                     [Role1, Role2, "next(_, _, _, s). goal(_, _, 0).\n"]),
              setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)),
              set_time_file(File, _, [modified(Time)]),
              ask(roles(Name, 1), answer(Two)) ),
            Roles),
    delete_file(File).

:- end_tests(two_players_ask).
