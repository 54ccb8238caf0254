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

%   The idea and its fast twin, length by length: where the ball is, and what is drawn.

test(as_drawings, forall(( member(Field, [field(standard, 3, 4, 1), field(line, 3, 4, 0)]),
                           between(1, 20, Seed) ))) :-
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

test(outcomes, forall(( member(Field, [field(standard, 2, 3, 2), field(line, 2, 3, 0)]),
                        between(1, 4, Seed) ))) :-
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
