:- use_module(library(plunit)).
:- use_module(library(filesex), [set_time_file/3]).
:- use_module('../../../../logic/load').

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

test(names, Names == [noughts_and_crosses, nim, connect, connect4, soccer]) :-
    ask(names, answer(Names)),
    forall(member(Name, Names),
           ( atom_string(Name, Text), ask(roles(Text, 1), answer([_,_])) )).

test(no_name, Reply == fault("chess is no game: accepted are noughts_and_crosses, nim, connect, connect4, soccer, FILE.pl, FILE.lp and FILE.kif")) :-
    ask(reload("chess", 1), Reply).

test(over, Reply == answer(standing(won("x"), "", [], [100,0], "x x x\no o .\n. . ."))) :-
    ask(standing("noughts_and_crosses", ["1", "4", "2", "5", "3"], 1), Reply).

test(illegal, Reply == fault("9 is no legal move: accepted are 1, 2, 3, 4, 6, 7, 8")) :-
    ask(standing("noughts_and_crosses", ["5", "9", "9"], 1), Reply).

test(no_choice, Reply == impossible("the game is over: nobody has a move")) :-
    Moves = ["1", "4", "2", "5", "3"],
    ask(choice("noughts_and_crosses", Moves, random, 0, 1), Reply).

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

test(the_wins_of_programs, [forall(member(Player, [minimax(4), mcts(300)])),
                            Reply == answer("3")]) :-
    Moves = ["1", "4", "2", "5"],
    ask(choice("noughts_and_crosses", Moves, Player, 0, 1), Reply).

%   Programs of somebody else.

one_move("role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).
goal(b, x, 100). goal(b, o, 0).\n").

test(a_program, Reply == answer(playable(["x", "o"], 2, true))) :-
    one_move(Text),
    asked_of(Text, pl, checked, Reply).

test(what_it_prints_is_lost, Reply-Printed == answer(playable(["x", "o"], 2, true))-"") :-
    one_move(Text0),
    string_concat(Text0, ":- write(hello). :- initialization(halt).", Text),
    with_output_to(string(Printed), asked_of(Text, pl, checked, Reply)).

test(faults, [forall(member(Added-Part,
      [ ":- repeat, fail." - "has not come to an end after 1 seconds",
        "legal(a, x, ." - "can't be loaded",
        "role(z)." - "3 answers",
        "legal(a, o, go)." - "both players",
        "terminal(X) :- X == q, missing(X)." - sound,
        "init(X) :- missing(X)." - "missing/1",
        "next(a, x, go, X) :- next(a, x, go, X)." - "?- next(a,x,go,A)." ])),
              true(once(( Part == sound, Reply = answer(playable(_, _, _))
                        ; Reply = fault(Said), sub_string(Said, _, _, _, Part) )))]) :-
    one_move(Text0),
    string_concat(Text0, Added, Text),
    asked_of(Text, pl, checked, Reply).

test(not_there, Reply == fault("nowhere.kif can't be read: it is no text")) :-
    checked("nowhere.kif", Reply).

%   A file is loaded again once it has changed.

test(changed, Roles == [["x","o"], ["a","b"]]) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
    close(Stream),
    atom_string(File, Name),
    findall(Two,
            ( member(Text-Time, ["role(x). role(o).\n"-1, "role(a). role(b).\n"-2]),
              setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)),
              set_time_file(File, _, [modified(Time)]),
              ask(roles(Name, 1), answer(Two)) ),
            Roles),
    delete_file(File).

:- end_tests(two_players_ask).
