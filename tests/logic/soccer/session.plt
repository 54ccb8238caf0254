:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../random_games').

:- begin_tests(soccer_session).

%   A small field, with goals of one square, where games end soon.

begun(Seats, Moves, session(field(standard, 3, 3, 1), Seats, Moves, [], none, none, 0)).

happens(Session0, Event, Session, View) :-
    soccer_ask:ask(event(Session0, Event, 1, none), Reply),
    Reply = answer(seating(Session, View)).

all([], Session, Session, _).
all([Event|Events], Session0, Session, View) :-
    happens(Session0, Event, Session1, View1),
    (   Events == []
    ->  Session = Session1,
        View = View1
    ;   all(Events, Session1, Session, View)
    ).

field(Name, View, Value) :-
    shared_session:session_type(view, record(view, Fields)),
    once(nth1(Place, Fields, Name:_)),
    arg(Place, View, Value).

moves(session(_, _, Moves, _, _, _, _), Moves).

%   A game to each of its ends: what is said to whom.

test(ends, [forall(member(Seats-Moves-Sentence-Mood,
        [ ["you","friend"]-["711"]-"Player 1 wins in turn 1: goal."-plain,
          ["you","hard"]-["7","1","1"]-"You win in turn 1: goal."-good,
          ["you","hard"]-["5"]-"Player 2 wins in turn 1: you are stuck."-bad,
          ["friend","you"]-["5"]-"Player 2 wins in turn 1: player 1 is stuck."-plain,
          ["you","hard"]-["35"]-"Player 2 wins in turn 1: your own goal."-bad ])),
            Found == Sentence-Mood-Sentence]) :-
    begun(Seats, [], Session0),
    findall(move(Move), member(Move, Moves), Events),
    all(Events, Session0, _, View),
    field(status, View, Said),
    field(mood, View, Mood1),
    field(over, View, over(_, _, Over, _, _, _, _)),
    Found = Said-Mood1-Over.

%   On a field that is solved there is a level `perfect`, and a hint is a proof.

test(perfect, all(Sentence-Proved == ["Try 2: it wins within 2 of your turns. It ends at 2/2: 1 more turn to the goal, if the other player waits."-true])) :-
    Session0 = session(field(line, 4, 3, 0), ["you","perfect"], [], [], none, none, 0),
    happens(Session0, hint, _, View),
    field(hint, View, hint(_, Sentence, _, Proved, _)).

test(levels, all(Levels == [ ["easy","medium","hard"], ["easy","medium","hard","perfect"] ])) :-
    member(Field, [field(standard, 8, 10, 2), field(line, 4, 3, 0)]),
    soccer_ask:ask(levels(Field), answer(Levels)).

test(what_beats_each_turn, [forall(member(Event-Field, [analyse-marks,explain-remarks])), nondet]) :-
    Session0 = session(field(line, 4, 3, 0), ["you","friend"], [], [], none, none, 0),
    happens(Session0, Event, _, View),
    field(Field, View, All),
    forall(member(Sentence, ["These turns win: 2.","0 loses: the answer 5 beats it."]),
           ( member(One, All), arg(_, One, Sentence) )),
    (   Event == analyse
    ->  memberchk(mark(reach, _, "0 loses: the answer 5 beats it", false), All),
        memberchk(mark(reach, _, "2 wins", true), All)
    ;   true
    ).

%   A win counts what the program is worth, a loss nothing, and undo is an aid.

test(points, [forall(member(Who-Moves-Points-Against,
        [ "easy"-["711"]-10-"against easy", "medium"-["711"]-40-"against medium",
          "hard"-["711"]-100-"against hard", "reply"-["711"]-70-"against reply",
          "dijkstra:literal"-["711"]-40-"against dijkstra:literal",
          "reply:destination:12"-["711"]-70-"against reply:destination:12",
          "search"-["711"]-100-"against search", "hard"-["5"]-0-"against hard" ])),
              Found == over(Points, 1, Against, true)]) :-
    begun(["you",Who], [], Session0),
    findall(move(Move), member(Move, Moves), Events),
    all(Events, Session0, _, View),
    field(over, View, over(_, _, _, Points1, Rounds, Against1, Ranked)),
    Found = over(Points1, Rounds, Against1, Ranked).

test(undone_games_are_not_ranked, Ranked == false) :-
    begun(["you","hard"], [], Session0),
    all([move("7"),undo,move("711")], Session0, _, View),
    field(over, View, over(_, _, _, _, _, _, Ranked)).

%   Letters around `s` are directions too, and spaces none.

test(typed, [forall(member(Text-Move, [ "q"-"7", "71"-"71", " Q e "-"71", "7e"-"71" ])),
             Moves == [Move]]) :-
    begun(["you","you"], [], Session0),
    happens(Session0, move(Text), Session, _),
    moves(Session, Moves).

test(moves_are_turns, Plays == [play(1, 1, "0"), play(2, 2, "3"), play(3, 1, "67")]) :-
    soccer_ask:ask(view(session(field(standard, 8, 10, 2), ["you","you"],
                                ["0","3","6","7"], [], none, none, 0)), answer(View)),
    field(moves, View, Plays).

%   Undo takes what a person drew last at once, and what programs drew after it.

test(undo, [forall(member(Seats-Moves-Kept,
        [ ["you","friend"]-["0","3","67"]-["0","3"],
          ["you","friend"]-["0","3","6"]-["0","3"],
          ["you","easy"]-["0","3","6","7"]-["0","3","6"],
          ["you","easy"]-["0","3","0","67"]-["0","3"],
          ["easy","you"]-["0","3","0","67"]-["0","3","0"] ])),
            Left == Kept]) :-
    happens(session(field(standard, 8, 10, 2), Seats, Moves, [], none, none, 0), undo, Session, _),
    moves(Session, Left).

test(redo, Plays1 == Plays) :-
    Session0 = session(field(standard, 8, 10, 2), ["you","easy"], ["0"], [], none, none, 0),
    happens(Session0, think, Session1, View),
    all([undo,redo], Session1, _, View1),
    field(moves, View, Plays),
    field(moves, View1, Plays1).

test(can, Can == [can("1","1",[[1,0]]), can("2","2",[[1,1]])]) :-
    begun(["you","hard"], ["7"], Session),
    soccer_ask:ask(view(Session), answer(View)),
    field(can, View, Can).

test(prompts, [forall(member(Moves-Prompt-Status,
        [ []-"Player 1"-"Your turn.",
          ["7"]-"Player 1 bounces (7)"-"The ball bounces: draw on.",
          ["1"]-"Player 2"-"Hard thinks, as player 2." ])),
               Said == Prompt-Status]) :-
    begun(["you","hard"], Moves, Session),
    soccer_ask:ask(view(Session), answer(View)),
    field(prompt, View, Prompt1),
    field(status, View, Status1),
    Said = Prompt1-Status1.

test(marks, [forall(member(Moves-Marks,
        [ []-[],
          ["7"]-[mark(last, [[1,2],[0,1]], "player 1 drew 7", none)],
          ["711"]-[ mark(last, [[1,2],[0,1],[1,0],[2,-1]], "player 1 drew 711", none),
                    mark(win, [[2,-1]], "the goal", none) ] ])),
             Found == Marks]) :-
    begun(["you","hard"], Moves, Session),
    soccer_ask:ask(view(Session), answer(View)),
    field(marks, View, Found).

%   A hint is a turn, why, and the way that the ball comes.

test(hint, [forall(member(Field-Moves-Hint,
        [ field(line, 8, 10, 0)-["2","2","2","2"]
              -hint("2", "Try 2: it scores.", [[9,4],[10,4]], true,
                    "position_goal_turn/2"),
          field(standard, 4, 4, 2)-["5","6","3","1"]
              -hint("00", "Try 00: it wins within 2 of your turns. It ends at 2/3: 1 more turn to the goal, if the other player waits.", [[2,3],[2,2],[2,1]], true,
                    "position_perfect_turn/3"),
          field(standard, 4, 4, 2)-["3","6","3","0"]
              -hint("0", "Try 0: every turn loses, this one too. It ends at 3/2: 1 more turn to the goal, if the other player waits.", [[3,3],[3,2]], true,
                    "position_perfect_turn/3") ])),
            Found == Hint]) :-
    hinted(Field, Moves, Found).

hinted(Field, Moves, hint(Move, Sentence, Cells, Proved, Relation)) :-
    Session = session(Field, ["you","you"], Moves, [], none, none, 0),
    soccer_ask:ask(event(Session, hint, 0.3, none), answer(seating(_, View))),
    field(hint, View, hint(Move, Sentence, Cells, Proved, clause(_, _, Relation))).

%   A review names the turns that missed a goal or gave one away.

test(review, [forall(member(Moves-Known,
        [ ["2","2","2"]-["No turn missed a goal, or left one that it need not have left."],
          ["2","2","2","2","0"]
          - [ "Turn 4: player 2 drew 2, and player 1 can score from there; after 7 it could not.",
              "Turn 5: player 1 drew 0, but 2 scores." ] ])),
              Sentences == Known]) :-
    Session = session(field(line, 8, 10, 0), ["you","you"], Moves, [], none, none, 0),
    soccer_ask:ask(event(Session, review, 1, none), answer(seating(_, View))),
    arg(23, View, Remarks),
    findall(Sentence, member(remark(Sentence, _), Remarks), Sentences).

%   What a hint says of its turn is true, however the game went.

test(hints_are_true, [forall(between(1, 12, Seed)), true(Says == Holds)]) :-
    Field = field(standard, 6, 6, 2),
    Steps is 3 * Seed,
    random_drawing(Seed, Field, Steps, Drawing),
    drawn_position(drawn(Drawing, []), Position),
    soccer_session:hinted(drawn(Drawing, []), about(none, 0.2, [0]),
                          hint(Move, Sentence, _, Proved, _)),
    findall(Direction, ( sub_atom(Move, _, 1, _, Sign), atom_number(Sign, Direction) ), Turn),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    position_player(Position, Player),
    findall(Word,
            ( member(Word, ["it scores.","cannot score"]),
              once(sub_string(Sentence, _, _, _, Word)) ),
            Words),
    ( once(sub_string(Sentence, _, _, _, "guess")) -> Proved == false ; Proved == true ),
    Says = Words,
    (   End == goal(Player)
    ->  Holds = ["it scores."]
    ;   Proved == false,
        End == open,
        \+ position_goal_turn(Position1, _)
    ->  Holds = ["cannot score"]
    ;   Holds = []
    ).

test(analysed, Kinds == [last,reach,value,way]) :-
    Session = session(field(standard, 8, 10, 2), ["you","you"], ["0","7","1"], [], none, none, 0),
    happens(Session, analyse, _, View),
    field(marks, View, Marks),
    findall(Kind, member(mark(Kind, _, _, _), Marks), Kinds0),
    sort(Kinds0, Kinds),
    field_turns_position(field(standard, 8, 10, 2), [[0],[7],[1]], Position),
    position_model_path(Position, destination, heap, path(Cost, _, _, Distances)),
    soccer_sentences:costs_sentence(destination, 2, Cost, Said),
    memberchk(mark(way, [[4,2]|_], Said, none), Marks),
    findall(Value, member(mark(value, _, Value, none), Marks), Values),
    findall(Text, ( member(_-Distance, Distances), format(string(Text), "~d", [Distance]) ),
            Values).

test(expected, Said == "type a direction: 0 to 7, clockwise from the way player 1 shoots, or a \c
                        letter of q w e, a d, z x c, as it lies round s; for several steps type \c
                        several") :-
    soccer_session:expected(_, Said).

test(explained, Remarks == [ remark("Turn 2 scores.", [[9,4],[10,4]]) ]) :-
    Session = session(field(line, 8, 10, 0), ["you","you"], ["2","2","2","2"], [], none, none, 0),
    happens(Session, explain, _, View),
    field(remarks, View, Remarks0),
    include([remark(Said, _)]>>sub_string(Said, _, _, _, "scores"), Remarks0, Remarks).

%   However long a game is, what is not searched takes no time: a second has 10 million inferences.

test(late_in_a_long_game, forall(member(Event, [move(_),undo]))) :-
    Field = field(standard, 8, 10, 2),
    random_steps(1, Field, 90, Steps),
    length(Steps, 90),
    findall(Move, ( member(Step, Steps), format(string(Move), "~d", [Step]) ), Moves),
    Session = session(Field, ["you","you"], Moves, [], none, none, 0),
    soccer_ask:ask(view(Session), answer(View)),
    field(can, View, [can(Next, _, _)|_]),
    ( Event = move(Next) -> true ; true ),
    call_with_inference_limit(happens(Session, Event, _, _), 200000, Result),
    Result \== inference_limit_exceeded.

%   Programs play to the end of a game.

test(programs, forall(member(Seats, [["easy","medium"],["dijkstra:literal:3","reply"]]))) :-
    soccer_ask:ask(begin(field(line, 4, 4, 0), Seats, 1), answer(seating(Session, _))),
    played_on(Session, Over),
    Over = over(Kind, _, _, none, none, "", false),
    memberchk(Kind, [goal,stuck]).

played_on(Session0, Over) :-
    happens(Session0, think, Session, View),
    field(over, View, Over0),
    ( Over0 == none -> played_on(Session, Over) ; Over = Over0 ).

:- end_tests(soccer_session).
