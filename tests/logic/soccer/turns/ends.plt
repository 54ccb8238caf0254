:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- use_module('../../random_games').

:- begin_tests(ends).

%   Where the outcomes that go on end, and once each.

test(as_outcomes_end, forall(( member(Field-Steps, [ field(standard, 8, 10, 2)-20,
                                                     field(line, 8, 10, 0)-20,
                                                     field(standard, 3, 3, 1)-4 ]),
                               between(1, 2, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    position_root(Position, inf, root(Begun, _, context(net(Ways, _), _, _, _, _), _)),
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
    (   Cut == true
    ->  ord_subset(Expected, Balls)
    ;   Balls == Expected
    ).

untouched(position(_, _, Nodes, _, _), Ball) :-
    nodes_bits(Nodes, Ball, Bits),
    bits_untouched(Bits).

%   Each is a turn of the rules that ends where it says.

test(turns_of_the_rules, forall(between(1, 15, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 60, Position),
    position_root(Position, inf, root(Begun, _, context(Net, _, _, _, _), _)),
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
    position_root(Position, inf, root(Begun, _, context(Net, _, _, _, _), _)),
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
    position_root(Position, inf, root(Begun, _, _, _)),
    begun_ends(Begun, Ways, ends(Nodes, _, _)),
    forall(member(Ball, Nodes), memberchk(_-Ball, Edges)).

%   That is what they are for.

test(longer_than_the_ways, true(Long > 2 * Short)) :-
    random_start(5, field(standard, 8, 10, 2), 100, Position),
    position_long(Position, Net, Ended),
    arg(1, Net, Ways),
    position_root(Position, inf, root(Begun, _, _, _)),
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
