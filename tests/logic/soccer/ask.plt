:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/questions', [asked_text/4]).

:- begin_tests(soccer_ask).

test(levels, Text == "{\"answer\":[\"easy\",\"medium\",\"hard\"]}") :-
    asked_text(soccer_ask, levels, [], Text).

%   A field is one by its kind, with the usual sizes where none are said.

test(fields, [forall(member(Given-Field,
        [ field(standard, none, none, none)-field(standard, 8, 10, 2),
          field(line, none, none, none)-field(line, 8, 10, 0),
          field(standard, 7, none, none)-field(standard, 7, 10, 3),
          field(line, 4, 6, 0)-field(line, 4, 6, 0) ])),
              Found == Field]) :-
    soccer_ask:ask(begin(Given, [], 0), answer(seating(session(Found, _, _, _, _, _, _), _))).

test(a_field_is_an_object, Text1 == Text2) :-
    asked_text(soccer_ask, begin, [options-object([kind-line])], Text1),
    asked_text(soccer_ask, begin, [options-[line,8,10,0]], Text2).

small(Seats, Moves, [[standard,3,3,1],Seats,Moves,[],null,null,0]).

test(faults, [forall(member(Name-Arguments-Sentence,
        [ begin-[options-[ice,null,null,null]]-"'ice' is no field: accepted are standard, line",
          begin-[options-[standard,8,10,3]]
              -"a goal can't be 3 wide: on a field 8 wide its width is 1 to 8, and even like 8",
          begin-[seats-[you]]-"there are 2 seats: say who plays in each of them",
          begin-[seats-[you,chess]]
              -"'chess' is no player: accepted are you, friend, easy, medium, hard, random, \c
                dijkstra, reply, search",
          view-[(table)-['8']]
              -"turn 1: step 1: '8' is no direction: directions are 0 to 7, clockwise from up",
          event-[(table)-['7'],event-[move,'3']]
              -"turn 1: step 2: the edge in direction 3 is drawn already",
          event-[(table)-[],event-[move,' ']]
              -"it is empty: type a turn as its directions, such as 0361",
          event-[(table)-['5'],event-[move,'0']]-"the game is over: `new` starts another" ])),
              Text == Expected]) :-
    (   select((table)-Moves, Arguments, Rest)
    ->  small([you,you], Moves, Session),
        Given = [(table)-Session|Rest]
    ;   Given = Arguments
    ),
    asked_text(soccer_ask, Name, Given, Text),
    format(string(Expected), "{\"fault\":\"~s\"}", [Sentence]).

%   Where the turn can end, with a shortest way there and what is said of it: goals first.

ends(Field, Turns, Ends) :-
    soccer_ask:ask(ends(Field, Turns), answer(Ends)).

test(ends, Ends == ends(
        [ turn_end("2/4", "11", [[0,1],[1,0],[2,-1]], goal,
                   "The ball bounces at 1/3. 2/4 is in the goal that player 1 attacks: player 1 \c
                    wins."),
          turn_end("1/4", "127", [[0,1],[1,0],[2,0],[1,-1]], goal,
                   "The ball bounces at 1/3 and 2/3. 1/4 is in the goal that player 1 attacks: player 1 \c
                    wins."),
          turn_end("1/2", "2", [[0,1],[1,1]], rest,
                   "The ball was never at 1/2: there the turn ends, and player 2 \c
                    draws."),
          turn_end("2/2", "13", [[0,1],[1,0],[2,1]], rest,
                   "The ball bounces at 1/3. The ball was never at 2/2: there the turn ends, and player 2 \c
                    draws."),
          turn_end("2/1", "1235", [[0,1],[1,0],[2,0],[3,1],[2,2]], rest,
                   "The ball bounces at 1/3, 2/3 and 3/2. The ball was never at 2/1: there the \c
                    turn ends, and player 2 draws.") ],
        "This turn can end at 5 points.")) :-
    ends(field(standard, 3, 3, 1), ["7"], Ends).

test(ends_that_lose, Lost ==
        [ turn_end("1/-1", "35", [[1,2],[2,3],[1,4]], own_goal,
                   "The ball bounces at 2/0. 1/-1 is in the goal that player 2 attacks: player 2 \c
                    wins."),
          turn_end("2/-1", "43", [[1,2],[1,3],[2,4]], own_goal,
                   "The ball bounces at 1/0. 2/-1 is in the goal that player 2 attacks: player 2 \c
                    wins."),
          turn_end("0/0", "5", [[1,2],[0,3]], stuck,
                   "No edge is free at 0/0, where player 1 has to draw: player 2 wins.") ]) :-
    ends(field(standard, 3, 3, 1), [], ends(Points, _)),
    findall(End,
            ( member(End, Points), arg(4, End, Kind), memberchk(Kind, [own_goal,stuck]) ),
            Lost).

test(no_ends_after_the_end,
     Text == "{\"impossible\":\"the game is over: player 1 has won by a goal\"}") :-
    asked_text(soccer_ask, ends, [field-[standard,3,3,1],turns-['711']], Text).

%   The turns from each point to the goal, for either player and by each algorithm.

test(heat, [forall(member(Algorithm-Found, [ heap-"with a heap", tabled-"as a table",
                                            literal-"with the document's matrix" ])),
            Said-Turns == Expected-
                [ [0,0]-2, [1,0]-1, [2,0]-1, [3,0]-1, [4,0]-2, [1,1]-1, [2,1]-1, [3,1]-1,
                  [0,2]-2, [1,2]-1, [2,2]-1, [3,2]-1, [4,2]-2 ]]) :-
    soccer_ask:ask(heat(field(line, 2, 4, 0), [], 1, turns, Algorithm), answer(Heat)),
    Heat = heat(Values, 2, Said, _),
    findall(Cell-Number, member(value(Cell, Number), Values), Turns),
    format(string(Expected),
           "The numbers are the turns that player 1 needs from each point to the goal, if the \c
            other player waits. An edge to a point where the ball bounces takes no turn of its \c
            own. Dijkstra's algorithm, ~s, found them. From the ball it is 1 turn.", [Found]).

test(heat_costs, [forall(member(Model-Sentence,
        [ literal-"An edge costs how far the one of its ends with the higher number is from the \c
                   goal. Dijkstra's algorithm, with a heap, found them. The way to the goal costs \c
                   13.",
          destination-"An edge costs how far its end, where the ball arrives, is from the goal. \c
                       Dijkstra's algorithm, with a heap, found them. The way to the goal costs \c
                       10." ])),
                  Said == Expected]) :-
    soccer_ask:ask(heat(field(line, none, none, none), [], 2, Model, heap),
                   answer(heat(_, _, Said, _))),
    string_concat("The numbers are what the cheapest way from the ball to each point costs \c
                   player 2. ", Sentence, Expected).

test(heat_faults, [forall(member(Player-Turns-Sentence,
        [ 3-[]-"there is no player 3: there are player 1 and player 2",
          1-['8']-"turn 1: step 1: '8' is no direction: directions are 0 to 7, clockwise from up" ])),
                   Text == Expected]) :-
    asked_text(soccer_ask, heat, [field-[line,null,null,null],turns-Turns,player-Player], Text),
    format(string(Expected), "{\"fault\":\"~s\"}", [Sentence]).

%   What pictures are drawn from, in a turn that is begun, and after a goal.

test(board, [forall(member(Moves-Expected,
        [ ['7']-"\"goals\":{\"1\":[[1,-1],[2,-1]],\"2\":[[1,4],[2,4]]},\"trails\":[{\"player\":1,\"turn\":\"7\",\c
                 \"places\":[[1,2],[0,1]]}],\"ball\":[0,1],\"player\":1,\"begun\":true,\c
                 \"free\":{\"1\":[1,0],\"2\":[1,1]},\"outcome\":\"open\"}",
          ['7','1','1']-"\"ball\":[2,-1],\"player\":1,\"begun\":false,\"free\":{},\c
                         \"outcome\":{\"end\":\"goal\",\"winner\":1}}" ]))]) :-
    small([you,you], Moves, Session),
    asked_text(soccer_ask, view, [(table)-Session], Text),
    once(sub_string(Text, _, _, _, Expected)).

%   A game that is given by its turns.

replied(Question, Reply) :-
    soccer_ask:ask(Question, Reply).

mouth(["0","7","1","6","1"]).

test(standing, [forall(member(Turns-Standing,
        [ []-standing(1, 5, open, false, [0-6,1-10,2-9,3-8,4-4,5-0,6-1,7-2], []),
          ["1"]-standing(2, 10, open, false, [0-11,1-15,2-14,3-13,4-9,6-6,7-7], [way(1, [5,10])]),
          ["7"]-standing(1, 2, open, true, [1-7,2-6], [way(1, [5,2])]),
          ["711"]-standing(1, 17, goal(1), false, [], [way(1, [5,2,7,17])]) ])),
                Found == Standing]) :-
    replied(standing(field(standard, 3, 3, 1), Turns, begun), answer(Found)).

test(replay, [forall(member(Turns-Replay,
        [ []-replay(open, 0, "open after 0 turns."),
          ["711"]-replay(goal(1), 1, "goal: player 1 wins after 1 turn."),
          ["5"]-replay(stuck(2), 1, "player 1 is stuck: player 2 wins after 1 turn.") ])),
              Found == Replay]) :-
    replied(replay(field(standard, 3, 3, 1), Turns), answer(Found)).

test(what_cannot_be_played, [forall(member(Question-Reply,
        [ replay(["7"])-fault("turn 1: it stops too early: the ball bounces, and the turn goes on"),
          replay(["7","1"])
              -fault("turn 1: it stops too early: the ball bounces, and the turn goes on"),
          replay([""])-fault("turn 1: it stops too early: the ball bounces, and the turn goes on"),
          standing(["7k"], begun)-fault("turn 1: step 2: 'k' is no direction: directions are 0 to \c
                                         7, clockwise from up"),
          standing(["5","0"], begun)-fault("turn 2: it comes after the end of the game: player 2 \c
                                            has won because player 1 is stuck"),
          standing(["5"], open)-impossible("the game is over: player 2 has won because player 1 \c
                                            is stuck"),
          move(["711"], random, 1)-impossible("the game is over: player 1 has won by a goal"),
          count(["711"], 1)-impossible("the game is over: player 1 has won by a goal"),
          explanation(["711"], 1)-impossible("the game is over: player 1 has won by a goal"),
          path(["711"], literal, heap)-impossible("the game is over: player 1 has won by a goal")
        ])),
              Found == Reply]) :-
    Question =.. [Name|Arguments],
    Asked =.. [Name,field(standard, 3, 3, 1)|Arguments],
    replied(Asked, Found).

test(too_large_for_the_matrix,
     Reply == impossible("the document's matrix of costs is too large for 3,727 nodes: algorithm \c
                          literal takes 3,000 at most")) :-
    replied(path(field(standard, 60, 60, 2), [], literal, literal), Reply).

%   A turn may be begun: then what is asked for is the rest of it.

test(the_rest_of_a_turn, forall(member(Player, [random,dijkstra(literal, 0),
                                                dijkstra(destination, 3)]))) :-
    named_field(standard, Field),
    mouth(Mouth),
    append(Mouth, ["7"], Begun),
    replied(move(Field, Begun, Player, 1), answer(choice(Rest, _, _, _))),
    string_concat("7", Rest, Turn),
    append(Mouth, [Turn], Turns),
    replied(replay(Field, Turns), answer(replay(_, 6, _))),
    replied(outcomes(Field, Begun), answer(Outcomes)),
    forall(member(Outcome, Outcomes),
           ( string_concat("7", Outcome, Whole),
             append(Mouth, [Whole], Turns1),
             replied(replay(Field, Turns1), answer(replay(_, 6, _))) )).

test(outcomes_are_counted, [forall(member(Depth-Count, [1-17,2-473])), Found == Count]) :-
    named_field(standard, Field),
    mouth(Mouth),
    replied(count(Field, Mouth, Depth), answer(Found)).

test(explanation, Found == explanation("2", [], true, [], [], [])) :-
    replied(explanation(field(line, 8, 10, 0), ["2","2","2","2"], 0), answer(Found)).

test(path, Found == [path(0, [4,5], "2", [0,0,0,0,0,0,0,0,0]),none]) :-
    replied(path(field(line, 2, 2, 0), [], destination, heap), answer(Open)),
    replied(path(field(line, 4, 4, 0),
                 ["5","47230","7","72","14","7425246003014","4"], destination, heap),
            answer(Cut)),
    Found = [Open,Cut].

test(match_game, Found == match(["2"], goal(1), one)) :-
    replied(match_game(field(line, 2, 2, 0), dijkstra(destination, 0), random, 1, 1),
            answer(Found)).

%   What is remembered of a game is of no account: in any order, each question has the answer that it
%   has by itself.

test(in_any_order) :-
    Field = field(standard, 8, 10, 2),
    Turns = ["0","5","21","63","07","46","10","5","21","63","01","74","203"],
    findall(Some, append(Some, _, Turns), Games0),
    random_permutation(Games0, Games),
    \+ ( member(Game, Games),
         maplist(soccer_ask:text_turn, Game, Directions),
         \+ ( field_turns_trails(Field, Directions, Drawn),
              soccer_ask:turns_drawn(Field, Directions, Drawn) ) ).

test(a_longer_game_costs_one_turn, true(Longer * 4 < Whole)) :-
    Field = field(standard, 8, 10, 2),
    maplist(soccer_ask:text_turn,
            ["0","5","21","63","07","46","10","5","21","63","01","74","203","35","35"], Turns),
    once(append(Before, [_], Turns)),
    inferences(field_turns_trails(Field, Turns, _), Whole),
    once(soccer_ask:turns_drawn(Field, Before, _)),
    inferences(soccer_ask:turns_drawn(Field, Turns, _), Longer).

inferences(Goal, Number) :-
    statistics(inferences, Before),
    once(Goal),
    statistics(inferences, After),
    Number is After - Before.

:- end_tests(soccer_ask).
