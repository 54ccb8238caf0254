:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(quest).

test(kept_through_an_exception, Best == best([3], 20, 2, 7)) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_quest(Position, inf, Quest),
    catch(( quest_keep(Quest, turn(ended(7, 0, 0, 0, 0, n, [3]), 20)),
            quest_keep(Quest, depth(2)),
            throw(budget_spent) ),
          budget_spent, true),
    quest_best(Quest, Best).

test(the_low_bits_of_the_key, Key == 0x2a) :-
    Best = best(none, 0, 0, 0),
    quest_keep(quest(_, _, _, Best), turn(ended(0x700000002a, 0, 0, 0, 0, n, [3]), 20)),
    quest_best(quest(_, _, _, Best), best(_, _, _, Key)).

test(each_its_own, Value == -900) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_quest(Position, inf, Quest),
    position_quest(Position, inf, Quest1),
    quest_keep(Quest, value(5)),
    quest_best(Quest1, best(_, Value, _, _)).

:- end_tests(quest).
