:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(quest).

test(kept_through_an_exception, Best == best([3], 20, 2, 7)) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_root(Position, inf, Root),
    catch(( root_keep(Root, turn(grown(7, 0, 0, 3, begun(0, 0, n, [])), 20)),
            root_keep(Root, depth(2)),
            throw(deadline_passed) ),
          deadline_passed, true),
    root_best(Root, Best).

test(the_low_bits_of_the_key, Key == 0x2a) :-
    field_position(field(line, 8, 10, 0), Position),
    position_root(Position, inf, Root),
    root_keep(Root, turn(grown(0x700000002a, 0, 0, 3, begun(0, 0, n, [])), 20)),
    root_best(Root, best(_, _, _, Key)).

test(each_its_own, Value == -900) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_root(Position, inf, Root),
    position_root(Position, inf, Root1),
    root_keep(Root, value(5)),
    root_best(Root1, best(_, Value, _, _)).

:- end_tests(quest).
