:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(keys).

%   An edge has one key, and no other edge has it.

test(one_to_one, forall(member(Goal, [ways_set_net, ways_code_net]))) :-
    named_field(standard, Field),
    field_position(Field, position(_, _, _, Ways, _)),
    call(Goal, Ways, net(Ways, Keys)),
    findall(Key-(Low-High),
            ( field_edge(Field, Node, Direction, Node1),
              Place is 8 * Node + Direction + 1,
              arg(Place, Keys, Key),
              Low is min(Node, Node1),
              High is max(Node, Node1) ),
            Pairs),
    sort(Pairs, Different),
    length(Different, 316),
    sort(1, @<, Different, ByKey),
    length(ByKey, 316).

test(codes_are_small) :-
    field_position(field(standard, 8, 10, 2), position(_, _, _, Ways, _)),
    ways_code_net(Ways, net(_, Keys)),
    \+ ( arg(_, Keys, Key), integer(Key), \+ between(0, 0x7fffffffffffff, Key) ).

test(sets_are_bits) :-
    field_position(field(standard, 8, 10, 2), position(_, _, _, Ways, _)),
    ways_set_net(Ways, net(_, Keys)),
    \+ ( arg(_, Keys, Key), integer(Key), popcount(Key) =\= 1 ).

:- end_tests(keys).

:- begin_tests(tally).

test(counts, Nodes-Cut == 10-false) :-
    deadline_tally(inf, Tally),
    forall(between(1, 4, N), tally_more(Tally, N)),
    tally_nodes_cut(Tally, Nodes, Cut).

test(ends, Error == deadline_passed) :-
    get_time(Now),
    Deadline is Now - 1,
    deadline_tally(Deadline, Tally),
    catch(tally_more(Tally, 1), Error, true).

%   The clock is looked at again after 64 nodes at the latest.

test(ends_soon) :-
    get_time(Now),
    Deadline is Now + 0.05,
    deadline_tally(Deadline, Tally),
    tally_more(Tally, 1),
    repeat,
    get_time(Later),
    Later > Deadline,
    !,
    catch(( forall(between(1, 64, _), tally_more(Tally, 1)), fail ), deadline_passed, true).

:- end_tests(tally).

:- use_module('../../random_games').

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

%   The idea and its fast twin, length by length: where the ball is, and what is drawn.

test(as_drawings, forall(( member(Field, [field(standard, 3, 4, 1), field(line, 3, 4, 0)]),
                           between(1, 8, Seed) ))) :-
    random_soccer(Seed, Field, 12, Position),
    random_drawing(Seed, Field, 12, Drawing),
    Position = position(_, _, _, Ways, _),
    ways_set_net(Ways, Net),
    position_begun(Position, 0, Begun),
    findall(Point, field_point(Field, Point), Points),
    as_drawings(4, Begun, [Drawing], Points, Net).

as_drawings(Lengths, Begun, Drawings, Points, Net) :-
    (   Lengths =:= 0
    ->  true
    ;   deadline_tally(inf, Tally),
        begun_longer(Begun, inf, Net, Tally, Ended, Longer, 0),
        drawings_longer(Drawings, Ended1, Longer1),
        findall(Seen, ( member(Grown, Ended), grown_seen(Grown, Net, Seen) ), SeenEnded0),
        findall(Seen, ( member(One, Longer), begun_seen(One, Net, Seen) ), SeenLonger0),
        msort(SeenEnded0, SeenEnded),
        msort(SeenLonger0, SeenLonger),
        drawings_seen(Ended1, Points, SeenEnded),
        drawings_seen(Longer1, Points, SeenLonger),
        Lengths1 is Lengths - 1,
        as_drawings(Lengths1, Longer, Longer1, Points, Net)
    ).

grown_seen(Grown, Net, Seen) :-
    grown_begun(Grown, Begun),
    begun_seen(Begun, Net, Seen).

begun_seen(begun(_, Ball, Nodes, _), net(Ways, _), Ball-Edges) :-
    findall([Node,Node1], position_used(position(Ball, 1, Nodes, Ways, none), Node, Node1), Edges0),
    sort(Edges0, Edges).

drawings_seen(Drawings, Points, Seen) :-
    findall(Ball-Edges,
            ( member(drawing(_, _, Point, Before), Drawings),
              maplist(point_node(Points), [Point|Before], [Ball|Nodes]),
              findall(Edge, ( nextto(A, B, [Ball|Nodes]), sort([A,B], Edge) ), Edges0),
              sort(Edges0, Edges) ),
            Seen0),
    msort(Seen0, Seen).

point_node(Points, Point, Node) :-
    once(nth0(Node, Points, Point)).

%   Grown until none goes on, they are the outcomes of the definition.

test(outcomes, forall(between(1, 2, Seed))) :- grown_outcomes(field(line, 2, 3, 0), Seed).

%   deep
test(outcomes_of_more, forall(( member(Field, [field(standard, 2, 3, 2), field(line, 2, 3, 0)]),
                                between(1, 4, Seed) ))) :-
    grown_outcomes(Field, Seed).

grown_outcomes(Field, Seed) :-
    random_drawing(Seed, Field, 4, Drawing),
    all_ended([Drawing], Ended),
    drawing_outcomes(Drawing, Outcomes),
    findall(Point, field_point(Field, Point), Points),
    drawings_seen(Ended, Points, Seen),
    drawings_seen(Outcomes, Points, Seen).

all_ended(Drawings, All) :-
    (   Drawings == []
    ->  All = []
    ;   drawings_longer(Drawings, Ended, Longer),
        all_ended(Longer, Others),
        append(Ended, Others, All)
    ).

:- end_tests(growth).
