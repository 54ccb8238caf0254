:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(soccer_asked).

mouth([[0], [7], [1], [6], [1]]).

test(end, [forall(member(Turns-End, [ []-open, [[7,1,1]]-goal(1), [[5]]-stuck(2) ])),
           Found == End]) :-
    field_turns_end(field(standard, 3, 3, 1), Turns, Found).

test(no_end_of_a_turn_begun, fail) :-
    field_turns_end(field(standard, 3, 3, 1), [[7]], _).

%   A turn may be begun: then what is asked for is the rest of it.

test(the_rest_of_a_turn, forall(member(Player, [random, dijkstra(literal, 0),
                                                dijkstra(destination, 3)]))) :-
    named_field(standard, Field),
    mouth(Mouth),
    append(Mouth, [[7]], Begun),
    field_turns_player_turn(Field, Begun, Player, 1, Rest),
    append(Mouth, [[7|Rest]], Turns),
    field_turns_position(Field, Turns, _),
    field_turns_outcomes(Field, Begun, Outcomes, false),
    forall(member(Outcome, Outcomes),
           ( append(Mouth, [[7|Outcome]], Whole), field_turns_position(Field, Whole, _) )).

test(outcomes_are_counted, forall(member(Depth-Count, [1-17, 2-473]))) :-
    named_field(standard, Field),
    mouth(Mouth),
    field_turns_count(Field, Mouth, Depth, Found),
    Found == Count.

:- end_tests(soccer_asked).
