:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(trail).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-40, field(line, 8, 10, 0)-40,
                          field(standard, 3, 3, 1)-4, field(line, 2, 3, 0)-4 ]).

%   The same turns in the same order as by the rules, step by step; begun turns too.

test(the_turns_of_the_rules, forall(( fields(Field, Steps), between(1, 10, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    findall(Turn-Ball, limit(1000, position_trail(Position, Turn, Ball)), Trails),
    findall(Turn-Ball,
            limit(1000, ( position_turn(Position, Turn, Position1),
                          position_ball(Position1, Ball) )),
            Turns),
    Trails == Turns.

test(undone_by_backtracking) :-
    random_soccer(3, field(standard, 8, 10, 2), 40, Position),
    copy_term(Position, Copy),
    aggregate_all(count, limit(1000, position_trail(Position, _, _)), Count),
    Count > 1,
    Position == Copy.

test(nothing_after_the_end, fail) :-
    field_turns_position(field(standard, 3, 3, 1), [[7,1,1]], Position),
    position_trail(Position, _, _).

:- end_tests(trail).

:- begin_tests(soccer_random_turn).

test(turns_are_whole, forall(( member(Name, [line, standard]), member(Steps, [0, 30, 90, 150]),
                               between(1, 2, Seed) ))) :-
    named_field(Name, Field),
    random_soccer(Seed, Field, Steps, Position),
    seed_random([Seed], Random),
    position_random_turn(Position, Turn, Random, _),
    once(position_turn(Position, Turn, _)).

test(each_turn_comes, Found == Expected) :-
    field_position(field(standard, 3, 3, 1), Position0),
    once(position_turn(Position0, [2], Position)),
    findall(Turn, ( position_turn(Position, Turn, _), length(Turn, 1) ), Turns),
    sort(Turns, Expected),
    findall(Turn,
            ( between(1, 300, Seed), seed_random([Seed], Random),
              position_random_turn(Position, Turn, Random, _), length(Turn, 1) ),
            Turns1),
    sort(Turns1, Found).

:- end_tests(soccer_random_turn).

:- begin_tests(ends).

%   Where the outcomes that go on end, and once each.

test(as_outcomes_end, forall(( member(Field-Steps, [ field(standard, 8, 10, 2)-20,
                                                     field(line, 8, 10, 0)-20,
                                                     field(standard, 3, 3, 1)-4 ]),
                               between(1, 2, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    soccer_deepening:position_root(Position, inf, root(Begun, _, Context, _)),
    Context = context(net(Ways, _), _, _, _, _),
    begun_ends(Begun, Ways, ends(Balls0, _, _)),
    msort(Balls0, Balls),
    position_outcomes(Position, 100000, Outcomes, Cut),
    findall(Ball,
            ( member(Turn-_, Outcomes),
              once(position_turn(Position, Turn, P)),
              position_end(P, End),
              \+ End = goal(_),
              position_ball(P, Ball),
              untouched(Position, Ball) ),
            Expected0),
    sort(Expected0, Expected),
    ( Cut == true -> ord_subset(Expected, Balls) ; Balls == Expected ).

untouched(position(_, _, Nodes, _, _), Ball) :-
    nodes_bits(Nodes, Ball, Bits),
    bits_untouched(Bits).

%   Each is a turn of the rules that ends where it says.

test(turns_of_the_rules, forall(between(1, 15, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 60, Position),
    soccer_deepening:position_root(Position, inf, root(Begun, _, context(Net, _, _, _, _), _)),
    arg(1, Net, Ways),
    begun_ends(Begun, Ways, Ends),
    arg(1, Ends, Balls),
    forall(member(Ball, Balls),
           ( ends_node_grown(Ends, Net, Ball, End),
             grown_key(End, Key),
             grown_ball(End, Ball),
             grown_turn(End, Turn),
             reverse(Turn, Reversed),
             once(position_turn(Position, Turn, P)),
             P = position(Ball, _, Nodes, _, _),
             grown_nodes(End, Nodes),
             turn_key(Reversed, Ball, Net, Key) )).

:- end_tests(ends).

:- begin_tests(long).

position_long(Position, Net, Ended) :-
    soccer_deepening:position_root(Position, inf, root(Begun, _, context(Net, _, _, _, _), _)),
    begun_long(Begun, Net, Ended).

%   Each is a turn of the rules that ends at an untouched node, with its key.

test(turns_of_the_rules, forall(( member(Field-Steps, [ field(standard, 8, 10, 2)-60,
                                                        field(line, 8, 10, 0)-40,
                                                        field(standard, 3, 3, 1)-4 ]),
                                  between(1, 4, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    position_long(Position, Net, Ended),
    forall(member(End, Ended),
           ( grown_key(End, Key),
             grown_ball(End, Ball),
             grown_bits(End, Bits),
             bits_untouched(Bits),
             grown_turn(End, Turn),
             reverse(Turn, Reversed),
             once(position_turn(Position, Turn, position(Ball, _, Nodes, _, _))),
             grown_nodes(End, Nodes),
             turn_key(Reversed, Ball, Net, Key) )).

%   No last edge comes twice, and they end wherever a turn can end.

test(edges_once, forall(between(1, 8, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 60, Position),
    position_long(Position, Net, Ended),
    findall(Ball0-Ball, member(grown(_, Ball, _, _, begun(_, Ball0, _, _)), Ended), Edges),
    sort(Edges, Set),
    same_length(Set, Edges),
    arg(1, Net, Ways),
    soccer_deepening:position_root(Position, inf, root(Begun, _, _, _)),
    begun_ends(Begun, Ways, ends(Nodes, _, _)),
    forall(member(Ball, Nodes), memberchk(_-Ball, Edges)).

%   That is what they are for.

test(longer_than_the_ways, true(Long > 2 * Short)) :-
    random_start(5, field(standard, 8, 10, 2), 100, Position),
    position_long(Position, Net, Ended),
    arg(1, Net, Ways),
    soccer_deepening:position_root(Position, inf, root(Begun, _, _, _)),
    begun_ends(Begun, Ways, Ends),
    arg(1, Ends, Nodes),
    maplist(ends_node_grown(Ends, Net), Nodes, Shorter),
    mean_length(Ended, Long),
    mean_length(Shorter, Short).

mean_length(Ended, Mean) :-
    aggregate_all(count, member(_, Ended), Count),
    aggregate_all(sum(Length),
                  ( member(End, Ended), grown_turn(End, Turn), length(Turn, Length) ), Sum),
    Mean is Sum / Count.

:- end_tests(long).
