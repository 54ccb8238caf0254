:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(games_session).

reply(Text, Kind, Reply) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(Kind)]),
    write(Stream, Text),
    close(Stream),
    ( Kind == kif -> Kind1 = kif ; Kind1 = program ),
    call_cleanup(( game_opened(Kind1, File, 1, Reply0),
                   ( Reply0 = game(Game) -> game_checked(Game, 1, Reply) ; Reply = Reply0 ) ),
                 delete_file(File)).

test(names, Names == [noughts_and_crosses, nim, connect, connect4, soccer]) :-
    findall(Name, ( named_game(Name, _), game_opened(name, Name, 1, game(_)) ), Names).

test(no_name, Reply == fault("chess is no game: accepted are noughts_and_crosses, nim, connect, connect4, soccer, FILE.pl, FILE.lp and FILE.kif")) :-
    game_opened(name, chess, 1, Reply).

test(over, Reply == standing([won,"x"], "", [], [100,0], "x x x\no o .\n. . .")) :-
    game_standing(games_noughts_and_crosses, ["1", "4", "2", "5", "3"], 1, Reply).

test(illegal, Reply == fault("9 is no legal move: accepted are 1, 2, 3, 4, 6, 7, 8")) :-
    game_standing(games_noughts_and_crosses, ["5", "9", "9"], 1, Reply).

test(nobody_wins, Reply == win([])) :-
    game_win(games_noughts_and_crosses, ["5"], 8, Reply).

test(who_wins, [forall(member(Plies-Win, [4-[], 5-["x",5], 7-["x",5]])), Reply == win(Win)]) :-
    game_win(games_noughts_and_crosses, ["1", "2"], Plies, Reply).

test(the_wins_of_programs, [forall(member(Player, [minimax(4), mcts(300)])), Reply == move("3")]) :-
    game_chosen(games_noughts_and_crosses, ["1", "4", "2", "5"], Player, 0, Reply).

%   Programs of somebody else.

one_move("role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).
goal(b, x, 100). goal(b, o, 0).\n").

test(a_program, Reply == playable(["x", "o"], 2, true)) :-
    one_move(Text),
    reply(Text, pl, Reply).

test(what_it_prints_is_lost, Reply-Printed == playable(["x", "o"], 2, true)-"") :-
    one_move(Text0),
    string_concat(Text0, ":- write(hello). :- initialization(halt).", Text),
    with_output_to(string(Printed), reply(Text, pl, Reply)).

test(faults, [forall(member(Added-Part,
      [ ":- repeat, fail." - "has not come to an end after 1 seconds",
        "legal(a, x, ." - "can't be loaded",
        "role(z)." - "3 answers",
        "legal(a, o, go)." - "both players",
        "terminal(X) :- X == q, missing(X)." - sound,
        "init(X) :- missing(X)." - "missing/1",
        "next(a, x, go, X) :- next(a, x, go, X)." - "?- next(a,x,go,A)." ])),
              true(once(( Part == sound, Reply = playable(_, _, _)
                        ; Reply = fault(Said), sub_string(Said, _, _, _, Part) )))]) :-
    one_move(Text0),
    string_concat(Text0, Added, Text),
    reply(Text, pl, Reply).

test(not_there, Reply == fault("nowhere.kif can't be read: it is no text")) :-
    game_opened(kif, 'nowhere.kif', 1, Reply).

:- end_tests(games_session).
