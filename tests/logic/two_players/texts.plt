:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(two_players_texts).

said(Texts, Game, Said) :-
    catch(texts_state(Texts, Game, _, _), error(guessing_game(told(Said)), _), true).

test(spaces_make_no_difference, State-Played == State1-Texts) :-
    Texts = ["take(3,1)"],
    texts_state(["take( 3, 1)"], two_players_nim, State, Played),
    texts_state(Texts, two_players_nim, State1, Texts).

test(brackets_may_be_left_out, [forall(member(Text, ["take 3 1", "3 1"])), Played == ["take(3,1)"]]) :-
    texts_state([Text], two_players_nim, _, Played).

test(after_the_end, Said == '6 can\'t be played: the game is over') :-
    said(["1", "4", "2", "5", "3", "6"], two_players_noughts_and_crosses, Said).

test(no_text_is_a_goal, [forall(member(Text, ["halt", "_", "1, 2", "(1)", ""]))]) :-
    said([Text], two_players_noughts_and_crosses, Said),
    format(atom(Said), "'~w' is no legal move: accepted are 1, 2, 3, 4, 5, 6, 7, 8, 9", [Text]).

%   What was played already is not asked again, until a file is loaded.

counting(Game) :-
    gensym(counting_game_, Game),
    forall(member(Clause, [ role(x), role(o), init(0),
                            ( terminal(N) :- N =:= 9 ),
                            ( legal(N, x, go(N)) :- plunit_two_players_texts:asked(legal) ),
                            ( next(N0, x, go(N0), N) :- plunit_two_players_texts:asked(next),
                                                        N is N0 + 1 ) ]),
           assertz(Game:Clause)).

asked(Name) :-
    nb_getval(Name, Count0),
    Count is Count0 + 1,
    nb_setval(Name, Count).

%   How often the rules were asked for the state after so many moves, and its own moves.

played(Game, Count, Legal, Next) :-
    findall(Text,
            ( between(1, Count, N1), N is N1 - 1, format(string(Text), "go(~d)", [N]) ),
            Texts),
    nb_setval(legal, 0),
    nb_setval(next, 0),
    texts_state(Texts, Game, Count, Texts),
    state_texts(Game, Count, x, _, [_]),
    nb_getval(legal, Legal),
    nb_getval(next, Next).

test(asked_once, Counts == [1-0, 1-1, 1-1, 1-1, 0-0]) :-
    counting(Game),
    findall(Legal-Next, ( member(Count, [0,1,2,3,2]), played(Game, Count, Legal, Next) ), Counts).

test(forgotten, Before-After == 0-2) :-
    counting(Game),
    played(Game, 2, _, _),
    played(Game, 2, _, Before),
    tmp_file_stream(File, Stream, [extension(pl)]),
    close(Stream),
    load_files(user:File, [silent(true)]),
    delete_file(File),
    played(Game, 2, _, After).

:- end_tests(two_players_texts).
