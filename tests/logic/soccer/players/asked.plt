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

test(what_there_is_to_see,
     forall(member(Turns-Explained,
                   [ [[2],[2],[2]]-explained(none, [[7],[0],[5],[4]], false, []),
                     [[2],[2],[2],[2]]-explained([2], _, _, []) ]))) :-
    field_turns_explained(field(line, 8, 10, 0), Turns, 50, Found),
    subsumes_term(Explained, Found).

test(who_is_cut_off, CutOff == [2]) :-
    field_turns_explained(field(line, 4, 4, 0),
                          [[5], [4,7,2,3,0], [7], [7,2], [1,4], [7,4,2,5,2,4,6,0,0,3,0,1,4], [4]],
                          0, explained(_, [], _, CutOff)).

%   What is no question is said to be none.

test(nonsense, [forall(member(Goal-Error,
        [ field_turns_end(standard, [], _)-type_error(soccer_field, standard),
          field_turns_end(field(line, 2, 2, 0), [0], _)-type_error(list, 0),
          field_turns_player_turn(field(line, 2, 2, 0), [], chess, 1, _)-domain_error(_, chess),
          field_turns_player_turn(field(line, 2, 2, 0), [], dijkstra(cheap, 0), 1, _)
              -type_error(oneof(_), cheap),
          field_turns_count(field(line, 2, 2, 0), [], -1, _)-type_error(nonneg, -1),
          field_turns_path(field(line, 2, 2, 0), [], literal, bfs, _)-type_error(oneof(_), bfs) ])),
                true(subsumes_term(Error, Formal))]) :-
    catch(( Goal, Formal = none ), error(Formal, _), true).

:- end_tests(soccer_asked).
