:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(growth).

%   Turns of one edge, two, three: those of the rules, of each set of edges one.

test(lengths, forall(( member(Field, [field(standard, 8, 10, 2), field(line, 8, 10, 0)]),
                       between(1, 20, Seed) ))) :-
    random_soccer(Seed, Field, 30, Position),
    Position = position(_, _, _, Ways, _),
    ways_set_net(Ways, Net),
    deadline_tally(inf, Tally),
    position_begun(Position, 0, Begun),
    as_by_the_rules(1, 3, Begun, Position, Net-Tally).

as_by_the_rules(Length, Most, Begun, Position, Net-Tally) :-
    (   Length > Most
    ->  true
    ;   begun_longer(Begun, inf, Net, Tally, Ended, Longer, 0),
        findall(Nodes, ( member(End, Ended), grown_nodes(End, Nodes) ), Found0),
        sort(Found0, Found),
        same_length(Found0, Found),
        findall(Nodes,
                ( length(Turn, Length),
                  position_turn(Position, Turn, position(_, _, Nodes, _, _)) ),
                Nodes0),
        sort(Nodes0, Found),
        Length1 is Length + 1,
        as_by_the_rules(Length1, Most, Longer, Position, Net-Tally)
    ).

:- end_tests(growth).
