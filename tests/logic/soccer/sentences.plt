:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(soccer_sentences).

test(fields, [forall(member(Field-Sentence,
        [ field(ice, 8, 10, 2)-"'ice' is no field: accepted are standard, line",
          field(standard, 1, 10, 2)-"1 is no width: a field has 2 to 100 squares each way",
          field(line, 8, 101, 0)-"101 is no length: a field has 2 to 100 squares each way",
          field(standard, 7, 10, 2)
              -"a goal can't be 2 wide: on a field 7 wide its width is 1 to 7, and odd like 7",
          field(line, 8, 10, 1)
              -"a goal can't be 1 wide: on the field line it is a single node, so its width is 0" ])),
              Said == Sentence]) :-
    field_fault(Field, Fault),
    field_fault_sentence(Field, Fault, Said).

test(turns, [forall(member(Turns-Sentence,
        [ [[k]]-"turn 1: step 1: 'k' is no direction: directions are 0 to 7, clockwise from up",
          [[0],['\t']]-"turn 2: step 1: '\\t' is no direction: directions are 0 to 7, clockwise \c
                        from up",
          [[5],[0]]-"turn 2: it comes after the end of the game: \c
                     player 2 has won because player 1 is stuck",
          [[7,1,1],[0]]-"turn 2: it comes after the end of the game: player 1 has won by a goal",
          [[7,6]]-"turn 1: step 2: nothing can be drawn in direction 6 there",
          [[7,3]]-"turn 1: step 2: the edge in direction 3 is drawn already",
          [[1,2]]-"turn 1: it ends with step 1, and nothing may follow in the same turn: \c
                      a comma separates turns",
          [[7]]-"turn 1: it stops too early: the ball bounces, and the turn goes on" ])),
             Said == Sentence]) :-
    field_turns_fault(field(standard, 3, 3, 1), Turns, Fault),
    turns_fault_sentence(Fault, Said).

%   Who shot, who cannot go on, and whom it is told.

test(endings, [forall(member(Kind-[Winner,You,Last]-Sentence,
        [ goal-[1,0,1]-"Player 1 wins in turn 7: goal.",
          goal-[1,0,2]-"Player 1 wins in turn 7: own goal by player 2.",
          goal-[1,1,1]-"You win in turn 7: goal.",
          goal-[1,1,2]-"You win in turn 7: own goal by player 2.",
          goal-[1,2,1]-"Player 1 wins in turn 7: goal.",
          goal-[1,2,2]-"Player 1 wins in turn 7: your own goal.",
          stuck-[2,0,1]-"Player 2 wins in turn 7: player 1 is stuck.",
          stuck-[2,1,1]-"Player 2 wins in turn 7: you are stuck.",
          stuck-[2,2,1]-"You win in turn 7: player 1 is stuck.",
          resigned-[2,1,1]-"You resign: player 2 wins.",
          resigned-[2,0,1]-"Player 1 resigns: player 2 wins." ])),
               Said == Sentence]) :-
    soccer_ending(Kind, Winner, You, Last, 7, Said).

test(status, [forall(member([Who,Begun]-Sentence,
        [ ["you",false]-"Your turn.", ["you",true]-"The ball bounces: draw on.",
          ["friend",false]-"Player 2 is to draw.",
          ["friend",true]-"The ball bounces: player 2 draws on.",
          ["hard",false]-"Hard thinks, as player 2." ])),
              Said == Sentence]) :-
    soccer_status(2, Who, Begun, Said).

test(advice, [forall(member(Why-Sentence,
        [ goal-"Try 03: it scores.",
          stuck-"Try 03: it leaves player 2 stuck.",
          wins(1)-"Try 03: it wins with your next turn.",
          wins(2)-"Try 03: it wins within 2 of your turns.",
          loses-"Try 03: every turn loses, this one too.",
          safe-"Try 03: player 2 cannot score from there. It is the guess of a search of 1 second.",
          guess-"Try 03: it is the guess of a search of 1 second." ])),
              Said == Sentence]) :-
    soccer_advice(Why, "03", 1, 1, Said).

test(explained, Said == [ remark("Turn 7 scores.", [cell]),
                          remark("After these turns player 1 cannot score at once: 0, 12 and \c
                                  more.", []),
                          remark("Player 1 is cut off: no free edges lead to the goal.", []) ]) :-
    explained_sentences(explained([7], [[0],[1,2]], true, [1]), 2, cells, Said).

cells(_, [cell]).

test(too_late_to_explain,
     Said == [remark("There are too many turns to look at them in this time.", [])]) :-
    explained_sentences(late, 2, cells, Said).

:- end_tests(soccer_sentences).
