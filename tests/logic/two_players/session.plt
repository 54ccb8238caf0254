:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(small_games).

:- begin_tests(two_players_session).

%   The session after these events, and the last view.

begun(Name, Seats, Events, Session, View) :-
    begun(Name, Seats, Events, 2, Session, View).

begun(Name, Seats, Events, Seconds, Session, View) :-
    ask(begin(game(Name, none), Seats, 1), seating(Session0, View0)),
    happen(Events, Seconds, Session0, View0, Session, View).

happen([], _, Session, View, Session, View).
happen([Event|Events], Seconds, Session0, _, Session, View) :-
    ask(event(Session0, Event, Seconds, none), seating(Session1, View1)),
    happen(Events, Seconds, Session1, View1, Session, View).

ask(Question, Answer) :-
    reply(Question, Reply),
    ( Reply = answer(Answer0) -> Answer = Answer0 ; throw(Reply) ).

reply(Question, Reply) :-
    once(two_players_ask:ask(Question, Reply)).

moved(Texts, Events) :-
    findall(move(Text), member(Text, Texts), Events).

said(View, Status, Waits, Turn) :-
    arg(4, View, Turn),
    arg(5, View, Waits),
    arg(6, View, Status).

hint(View, Hint) :-
    arg(24, View, Hint).

test(begins, [Title, Status, Waits, Turn, Shown, Laid, Count, Can] ==
             ["Nim", "Your move.", you, 1, "1 o o o\n2 o o o o\n3 o o o o o", heap, 12, 12]) :-
    begun("nim", ["you","easy"], [], _, View),
    said(View, Status, Waits, Turn),
    arg(1, View, Title),
    arg(9, View, board(Shown, Moves, Laid, Places, _)),
    arg(11, View, Cans),
    length(Places, Count),
    findall(Move, member(can(Move, _, [_]), Cans), Moves),
    length(Moves, Can).

test(rules, Texts == ["Two players take things from heaps by turns, one or more from one heap: take(2,3) takes 3 from heap 2. If you take the last one, you win."]) :-
    begun("nim", ["you","easy"], [], _, View),
    arg(2, View, Text),
    Texts = [Text].

test(levels, [forall(member(Name-Levels, ["nim"-["easy","medium","hard","perfect"],
                                          "soccer"-["easy","medium","hard"]])),
              Found == Levels]) :-
    ask(levels(game(Name, none)), Found).

test(no_level, error(bad_input(_))) :-
    catch(begun("soccer", ["you","perfect"], [], _, _), fault(Said),
          ( Said == "'perfect' is no player: accepted are you, friend, easy, medium, hard, random, minimax, mcts",
            throw(error(bad_input(Said), _)) )).

%   Moves, as they are written; and what is no move.

test(moves, Plays == [play(1, 1, "take(1,2)"), play(2, 2, "take(3,5)")]) :-
    begun("nim", ["you","friend"], [move(" take( 1, 2)"), move("take(3,5)")], _, View),
    arg(12, View, Plays).

test(illegal, Said == "'take(1,4)' is no legal move, because between(1, 3, 4) fails (nim.pl, line 27): accepted are take(1,1), take(1,2), take(1,3), take(2,1), take(2,2), take(2,3), take(2,4), take(3,1), take(3,2), take(3,3), take(3,4), take(3,5)") :-
    catch(begun("nim", ["you","friend"], [move("take(1,4)")], _, _), fault(Said), true).

%   Each end, as it is said to one person, and to two.

test(ends, [forall(member(Seats-Moves-Sentence,
                          [ ["you","easy"]-["1","4","2","5","3"] - "You win.",
                            ["easy","you"]-["1","4","2","5","3"] - "x wins.",
                            ["you","friend"]-["1","4","2","5","3"] - "x wins.",
                            ["you","friend"]-["1","2","3","5","4","6","8","7","9"]
                            - "It is a draw." ])),
            Status-Waits == Sentence-nobody]) :-
    Session = session(game("noughts_and_crosses", none), Seats, Moves, [], none, none, 1),
    ask(view(Session), View),
    said(View, Status, Waits, none).

test(resigned, [forall(member(Seats-Sentence, [["you","easy"]-"You resign: 2 wins.",
                                               ["you","friend"]-"1 resigns: 2 wins."])),
                Status == Sentence]) :-
    begun("nim", Seats, [resign], _, View),
    said(View, Status, _, _).

test(goals, [forall(member(Goals-Sentence, ["90"-"10"-"You win, 90 to 10.",
                                            "30"-"30"-"It is a draw, 30 to 30."])),
             Status == Sentence]) :-
    Goals = Mine-Other,
    format(string(Text), "role(x). role(o). init(a). terminal(b). legal(a, x, go).~n\c
           next(a, x, go, b). goal(b, x, ~s). goal(b, o, ~s).~n", [Mine, Other]),
    tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
    write(Stream, Text),
    close(Stream),
    atom_string(File, Name),
    begun(Name, ["you","easy"], [move("go")], _, View),
    delete_file(File),
    said(View, Status, _, _).

test(undo, Moves-Undone == []-["take(1,2)","take(3,5)"]) :-
    begun("nim", ["you","easy"], [move("take(1,2)")], session(O, S, M0, U, R, A, Seed), _),
    append(M0, ["take(3,5)"], M),
    ask(event(session(O, S, M, U, R, A, Seed), undo, 2, none),
        seating(session(_, _, Moves, Undone, _, "undo", _), _)).

%   Of hands a seat sees what it has seen of its own; at its end the game shows all.

test(hands, [forall(member(Seats-Events-Known,
        [ ["random","you","hard"]-[think]-[[Card]-true,["?"]-true],
          ["random","you","friend"]-[think]-[],
          ["random","you","friend"]-[think,move("bet"),move("fold")]-[[Card]-false,[_]-false] ])),
             Hands = Known]) :-
    begun("kuhn_poker", Seats, Events, _, View),
    arg(9, View, board(Shown, _, _, Places, _)),
    findall([Sign]-Seen,
            ( member(place(_, _, Sign, _, _), Places),
              ( sub_string(Shown, _, _, _, "first has seen") -> Seen = true ; Seen = false ) ),
            Hands),
    forall(member([Card]-_, Hands), memberchk(Card, ["jack","queen","king","?"])).

%   A hint is a proof where there is time for one; else it says that it guesses.

test(hints, [forall(member(Name-Moves-Move-Cells-Sentence,
        [ "nim"-["take(1,3)","take(2,3)"]-"take(3,4)"-[[2,3]]-"Try take(3,4): it wins within 3 moves, counting those of both players. If 2 holds out as long as it can: take(3,4), take(2,1), take(3,1).",
          "nim"-["take(1,3)","take(2,3)","take(3,4)"]-"take(2,1)"-[[1,2]]-"Try take(2,1): every move loses, but after this one it takes 2 moves, counting those of both players. If 2 holds out as long as it can: take(2,1), take(3,1).",
          "prisoners_dilemma"-[]-"tell"-[]-"Try tell. Whatever the others do, first reaches at least 20 on average, by tell.",
          "prisoners_dilemma"-["silent"]-"tell"-[]-"Try tell. Whatever the others do, second reaches at least 20 on average, by tell.",
          "goofspiel"-["bid(3)","bid(3)"]-"bid(4)"-[[3,4]]-"Try bid(4). Whatever the others do, first reaches at least 50 on average, by bid(4).",
          "noughts_and_crosses"-["1","4","2","5"]-"3"-[[3,1]]-"Try 3: it wins at once.",
          "noughts_and_crosses"-["5"]-"1"-[[1,1]]-"Try 1: it holds the draw. Neither player can force a win." ])),
             Hint == Move-Cells-Sentence-true]) :-
    moved(Moves, Events0),
    append(Events0, [hint], Events),
    begun(Name, ["you","friend"], Events, _, View),
    hint(View, hint(Found, Said, Places, Proved, clause(_, _, _))),
    Hint = Found-Places-Said-Proved.

test(solitaire_hints, [forall(member(Name-Moves-Move-Cells-Sentence,
        [ "lights_out"-["press(1,1)"]-"press(1,3)"-[[3,1]]-"Try press(1,3). The shortest way to the goal has 4 moves: press(1,3), press(2,2), press(3,1), press(3,3).",
          "peg_solitaire"-["jump(3,1,1,1)","jump(3,3,3,1)","jump(1,1,3,3)","jump(4,1,2,1)","jump(4,4,2,2)","jump(5,2,3,2)","jump(5,3,3,3)","jump(2,1,4,3)","jump(2,2,4,4)","jump(5,5,3,3)","jump(3,3,5,3)"]-"jump(5,4,5,2)"-[[7,5],[3,5]]-"Try jump(5,4,5,2). The shortest way to the goal has 2 moves: jump(5,4,5,2), jump(5,1,5,3)." ])),
                       Hint == Move-Cells-Sentence-true]) :-
    moved(Moves, Events0),
    append(Events0, [hint], Events),
    begun(Name, ["you"], Events, _, View),
    hint(View, hint(Found, Said, Places, Proved, clause(_, _, _))),
    Hint = Found-Places-Said-Proved.

test(a_guess, [Proved, Said] == [false, Sentence]) :-
    begun("connect4", ["you","friend"], [hint], 0.2, _, View),
    hint(View, hint(Move, Said, _, Proved, _)),
    format(string(Sentence), "Try ~s: a guess, for nothing is proved in time; games played at random went best after it.", [Move]).

test(a_guess_by_what_was_seen, [Proved, Said] == [false, Sentence]) :-
    begun("kuhn_poker", ["random","you","friend"], [think, hint], _, View),
    hint(View, hint(Move, Said, [], Proved, _)),
    format(string(Sentence), "Try ~s: a guess, for nothing is proved in time; games played at random, from states that agree with what was seen, went best after it.", [Move]).

test(one_move_left, Said == "Try bid(3): every move loses, but after this one it takes 1 move, counting those of both players.") :-
    moved(["bid(4)","bid(1)","bid(1)","bid(2)","bid(2)","bid(4)"], Events0),
    append(Events0, [hint], Events),
    begun("goofspiel", ["you","friend"], Events, _, View),
    hint(View, hint(_, Said, _, _, _)).

test(explained, [forall(member(Moves-Sentence,
        [ []-"1 wins within 11 moves, counting those of both players, whatever 2 does.",
          ["take(1,2)"]-"1 wins within 10 moves, counting those of both players, whatever 2 does.",
          ["take(1,3)","take(2,4)","take(3,4)"]-"2 wins at once." ])),
                 Said == [remark(Sentence, [])]]) :-
    moved(Moves, Events0),
    append(Events0, [explain], Events),
    begun("nim", ["you","friend"], Events, _, View),
    arg(23, View, Said).

%   A sheet in a session, in a file.

in_session(Sheet, Seats, Events, View) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(kif)]),
    write(Stream, Sheet),
    close(Stream),
    atom_string(File, Name),
    call_cleanup(begun(Name, Seats, Events, _, View), delete_file(File)).

pennies("(role x) (role o) (init open) (side heads) (side tails)
         (<= (legal ?r ?s) (role ?r) (side ?s)) (<= (next (shows ?r ?s)) (does ?r ?s))
         (<= terminal (true (shows x ?s))) (<= same (true (shows x ?s)) (true (shows o ?s)))
         (<= (goal x 100) same) (<= (goal o 0) same)
         (<= (goal x 0) (not same)) (<= (goal o 100) (not same))").

test(choices_are_hidden, [forall(member(Moves-Turn-Shown-Status,
        [ []-1-[]-"Your move, as x.", ["heads"]-2-["..."]-"o is to move.",
          ["heads","tails"]-none-["heads","tails"]-"o wins." ])),
                          Turn1-Said-Plays == Turn-Status-Shown]) :-
    pennies(Sheet),
    moved(Moves, Events),
    in_session(Sheet, ["you","friend"], Events, View),
    said(View, Said, _, Turn1),
    arg(12, View, Plays0),
    findall(Move, member(play(_, _, Move), Plays0), Plays).

test(three_seats, [forall(member(Seats-Sentence,
        [ ["you","easy","easy"]-"You reach 10, b reaches 50 and c reaches 100.",
          ["easy","you","easy"]-"a reaches 10, you reach 50 and c reaches 100.",
          ["you","friend","friend"]-"a reaches 10, b reaches 50 and c reaches 100." ])),
                   Said == Sentence]) :-
    in_session("(role a) (role b) (role c) (init open) (legal a go) (legal b noop) (legal c noop)
                (<= (next over) (does a go)) (<= terminal (true over))
                (goal a 10) (goal b 50) (goal c 100)", ["you","friend","friend"], [], View0),
    arg(2, View0, Rules),
    sub_string(Rules, 0, _, _, "a, b and c play by the rules in "),
    in_session("(role a) (role b) (role c) (init open) (legal a go) (legal b noop) (legal c noop)
                (next over) terminal (goal a 10) (goal b 50) (goal c 100)", Seats, [], View),
    said(View, Said, _, _).

test(one_seat, Said-Levels == "You reach 60."-["easy","medium","hard"]) :-
    in_session("(role robot) (init open) (legal robot go) (next over) (<= terminal (true over))
                (goal robot 60)", ["you"], [move("go")], View),
    said(View, Said, _, _),
    arg(19, View, Levels).

%   Programs by a level and by name play legal moves.

test(programs, [forall(member(Seat, ["easy","medium","hard","perfect","random","minimax","mcts",
                                     "minimax:2","minimax:end","mcts:9"])),
                true(Count == 1)]) :-
    begun("nim", [Seat,"you"], [think], session(_, _, Moves, _, _, _, _), _),
    length(Moves, Count).

test(perfect, Moves == ["take(1,2)"]) :-
    begun("nim", ["perfect","you"], [think], session(_, _, Moves, _, _, _, _), _).

%   A game that somebody else tells, told in between.

test(told, Status == "You win.") :-
    Open = standing(["x","o"], open, "x", ["go"], [], "a", [], []),
    Over = standing(["x","o"], won("x"), "", [], [100,0], "b", [row,column,mark], ["cell(1,1,x)","cell(1,2,b)"]),
    tmp_file_stream(File, Stream, [extension(lp)]),
    close(Stream),
    atom_string(File, Name),
    reply(begin(game(Name, none), ["you","easy"], 1), untold(words(File))),
    reply(tell_words(File, none), answer(true)),
    reply(begin(game(Name, none), ["you","easy"], 1), untold(standing(File, []))),
    reply(tell_standing(File, [], Open), answer(true)),
    reply(begin(game(Name, none), ["you","easy"], 1), answer(seating(Session, _))),
    Event = event(Session, move("go"), 2, none),
    reply(Event, untold(standing(File, ["go"]))),
    reply(tell_standing(File, ["go"], Over), answer(true)),
    reply(Event, answer(seating(_, View))),
    delete_file(File),
    said(View, Status, _, _).

:- end_tests(two_players_session).

:- begin_tests(two_players_levels).

%   The points that a level makes of 20 games against the one below, with sides exchanged: 1 for
%   a win, 0.5 for a draw.  65 % of the points are 13.

level_points(Game, Level, Below, Points) :-
    level_player(Level, Player),
    level_player(Below, Other),
    game_roles(Game, [First,Second]),
    findall(Got,
            ( between(1, 10, Seed),
              member(Me-Players, [First-[Player,Other], Second-[Other,Player]]),
              players_match(Game, Players, _, State, Seed, _),
              state_end(Game, State, End),
              got(End, Me, Got) ),
            Gots),
    sum_list(Gots, Points).

level_player(Level, Player) :-
    once(two_players_session:level(Level, Player)).

got(won(Role), Me, Got) :- ( Role == Me -> Got = 1 ; Got = 0 ).
got(draw, _, 0.5).

%   long
test(each_beats_the_one_below,
     [ forall(( member(Game, [two_players_noughts_and_crosses, two_players_nim, two_players_connect]),
                member(Level-Below, [medium-easy, hard-medium, perfect-hard]) )),
       true(Points >= 13) ]) :-
    level_points(Game, Level, Below, Points),
    format(user_error, "~w: ~w makes ~w of 20 against ~w~n", [Game, Level, Points, Below]).

:- end_tests(two_players_levels).
