:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module('../../../logic/load').

:- begin_tests(sheets_percepts).

kuhn_file(File) :-
    module_property(plunit_sheets_percepts, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, '/kuhn.kif'], File).

kuhn(Joint, Game) :-
    kuhn_file(File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    gensym(kuhn_, Joint),
    atom_concat(Joint, '_turns', Game),
    kif_module(Text, Joint),
    joint_game(Joint, Game).

test(playable, Playable == playable([random,first,second], seen([dealing], []), 55, true)) :-
    kuhn(_, Game),
    game_playable(Game, seconds(20), Playable).

reached(Moves, Game, State) :-
    once(moves_state(Game, Moves, State)).

test(what_each_has_seen, Seen == [ first-[step(noop, [king]), step(bet, [played(bet)])],
                                   second-[step(noop, [jack]), step(noop, [played(bet)])] ]) :-
    kuhn(Joint, Game),
    reached([deal(king,jack), bet], Game, seen(_, History)),
    findall(Role-Steps, ( member(Role, [first,second]), history_seen(Joint, History, Role, Steps) ),
            Seen).

%   Second, who has the jack, does not know which card the first has; and whatever that is, it chooses
%   the same.

test(nothing_leaks, [forall(member(Player, [random, mcts(60), minimax(2), perfect(60)])), Same == same]) :-
    kuhn(_, Game),
    findall(Move,
            ( member(Card, [queen, king]),
              reached([deal(Card,jack), bet], Game, State),
              player_limit_move(Player, seconds(inf), Game, State, Move, 5, _) ),
            Moves),
    ( Moves = [One,One] -> Same = same ; Same = Moves ).

%   The king is never folded after a bet, and the jack never called with.

test(a_program_knows_its_card, Moves == [call, fold]) :-
    kuhn(_, Game),
    findall(Move,
            ( member(Card, [king, jack]),
              reached([deal(queen,Card), bet], Game, State),
              player_limit_move(mcts(200), seconds(inf), Game, State, Move, 1, _) ),
            Moves).

test(chance_moves_by_chance, Many == many) :-
    kuhn(_, Game),
    Game:init(State),
    findall(Move,
            ( between(1, 30, Seed),
              player_limit_move(minimax(3), seconds(inf), Game, State, Move, Seed, _) ),
            Moves),
    sort(Moves, Each),
    length(Each, Count),
    ( Count > 3 -> Many = many ; Many = Each ).

%   H. Kuhn, 1950: the first player loses 1/18 of a chip on average.

test(kuhn, Values == [875r18, 925r18]) :-
    kuhn(Joint, _),
    findall(Value, ( member(Role, [first,second]), hidden_worth(Joint, 4, Role, Value) ), Values),
    875r18 =:= 50 - 25 * (1 rdiv 18).

test(it_takes_four_steps, fail) :-
    kuhn(Joint, _),
    hidden_worth(Joint, 3, first, _).

test(the_seat_of_chance, Seats == ["random","you","medium"]) :-
    kuhn_file(File),
    atom_string(File, Name),
    two_players_ask:ask(begin(game(Name, none), [], 1), answer(seating(Session, _))),
    !,      % one answer
    Session = session(_, Seats, _, _, _, _, _).

%   A view shows what the seat has seen, and at the end everything.

view(Moves, View) :-
    kuhn_file(File),
    atom_string(File, Name),
    Session = session(game(Name, none), ["random","you","easy"], Moves, [], none, none, 1),
    two_players_ask:ask(view(Session), answer(View)),
    !.      % one answer

test(views, [forall(member(Moves-Shown-Plays,
        [ ["deal(king,jack)"] - "first has seen: king" - ["..."],
          ["deal(king,jack)","bet"] - "first has seen: king, played(bet)" - ["...","bet"],
          ["deal(king,jack)","check","bet"]
          - "first has seen: king, played(check), played(bet)" - ["...","check","..."],
          ["deal(king,jack)","bet","call"]
          - "folded" - ["deal(king,jack)","bet","call"] ])),
             Found-Played == Known-Plays]) :-
    view(Moves, View),
    arg(9, View, board(Text, _, _, [], _)),
    ( Shown == "folded" -> sub_string(Text, _, _, _, "has(second,jack)"), Known = Text, Found = Text
    ; Known = Shown, Found = Text ),
    arg(12, View, Plays0),
    findall(Move, member(play(_, _, Move), Plays0), Played).

%   At one screen two people take turns: each asks for what it has seen when the other does not look.

two_people(Moves, Session) :-
    Session = session(game("kuhn_poker", none), ["random","you","friend"], Moves, [], none, none, 1).

test(two_people, [forall(member(Moves-Role-Seen-Plays,
        [ ["deal(king,jack)"]-"first"-"first has seen: king."-["..."],
          ["deal(king,jack)","bet"]-"second"-"second has seen: jack, moved(first,bet)."-["...","..."],
          ["deal(king,jack)","check","bet"]-"first"
          -"first has seen: king, moved(first,check), moved(second,bet)."-["...","check","..."] ])),
                  Text-Played-Explained == Shown-Plays-[remark(Seen, [])]]) :-
    format(string(Shown), "Only ~s may look now: `explain` shows what ~s has seen", [Role, Role]),
    two_people(Moves, Session),
    two_players_ask:ask(view(Session), answer(View)),
    two_players_ask:ask(event(Session, explain, 9, none), answer(seating(_, View1))),
    !,      % one answer
    arg(9, View, board(Text, _, _, _, _)),
    arg(12, View, Plays0),
    findall(Move, member(play(_, _, Move), Plays0), Played),
    once(( sub_term(Explained, View1), Explained = [remark(_, _)|_] )).

%   While it is the turn of a program, nothing says what that could do or would do.

event(Seats, Moves, Event, Reply) :-
    Session = session(game("kuhn_poker", none), Seats, Moves, [], none, none, 1),
    two_players_ask:ask(event(Session, Event, 9, none), Reply),
    !.      % one answer

test(no_hint_for_others, [forall(member(Event-Sentence,
        [ hint-"it is the turn of easy",
          explain-"it is the turn of easy",
          move("call")-"it is the turn of easy",
          seat(3, "you")-"seat 3 has seen what you have not: take it before the first move" ])),
                          Reply == fault(Sentence)]) :-
    event(["random","you","easy"], ["deal(king,jack)","bet"], Event, Reply).

test(moves_of_others, Said-Expected == ["none"]-"type a legal move") :-
    event(["random","you","easy"], ["deal(king,jack)","bet"], word(moves, ""),
          answer(seating(_, View))),
    arg(22, View, Said),
    arg(16, View, Expected).

test(own_moves, Said-Expected == ["bet, check"]-"type a legal move: bet, check") :-
    event(["random","you","easy"], ["deal(king,jack)"], word(moves, ""),
          answer(seating(_, View))),
    arg(22, View, Said),
    arg(16, View, Expected).

%   If you have only looked on, you take a seat before the first move, or any seat at the end.

test(seats, [forall(member(Moves, [[], ["deal(king,jack)","bet","call"]]))]) :-
    event(["random","you","easy"], Moves, seat(3, "friend"), answer(_)).

%   When the game is over, all of it is shown, and not what is remembered for the seats.

test(end, [forall(member(Name-Moves-Known,
               [ "kuhn_poker"-[deal(king,queen), bet, call]-" first  king\nsecond queen",
                 "kuhn_poker"-[deal(jack,king), check, bet, fold]-" first jack\nsecond king" ])),
           Shown == Known]) :-
    opened_game(Name, 9, Game),
    reached(Moves, Game, State),
    state_standing(Game, State, standing(reached, "", [], _, Shown)).

%   A game may tell its end in its own words.

test(end_words, [forall(member(Name-Moves-Told,
               [ "kuhn_poker"-["deal(king,queen)", "bet", "call"]-"first has the king and second the queen: first wins 2 chips.",
                 "kuhn_poker"-["deal(jack,king)", "check", "bet", "fold"]-"first folds: second wins 1 chip.",
                 "lights_out"-["press(1,1)", "press(1,3)", "press(2,2)", "press(3,1)", "press(3,3)"]-"All lights are out." ])),
                 Sentence == Told]) :-
    two_players_session:opening(game(Name, none), 0, Position0),
    foldl(played, Moves, Position0, Position),
    two_players_session:ending(Position, reached, 0, 1, Sentence).

played(Move, Position0, Position) :-
    two_players_session:played(Move, Position0, Position, _).

test(chance_reaches_nothing, Sentence == "You reach 75 and second reaches 25.") :-
    ended_words(reached, 0, 2, ["random","first","second"], [0,75,25], Sentence).

:- end_tests(sheets_percepts).
