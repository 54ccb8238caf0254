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

%   The idea and its fast twin, length by length, as what is drawn and where the ball is.

test(as_drawings, forall(( member(Field, [field(standard, 3, 4, 1), field(line, 3, 4, 0)]),
                           between(1, 20, Seed) ))) :-
    random_start(Seed, Field, 12, Position),
    Position = position(_, _, _, Ways, _),
    ways_set_net(Ways, Net),
    position_begun(Position, 0, Begun),
    position_drawing(Position, Drawing),
    as_drawings(4, Begun, [Drawing], Position, Net).

as_drawings(Lengths, Begun, Drawings, Position, Net) :-
    (   Lengths =:= 0
    ->  true
    ;   deadline_tally(inf, Tally),
        begun_longer(Begun, inf, Net, Tally, Ended, Longer, 0),
        drawings_longer(Drawings, Ended1, Longer1),
        findall(Seen,
                ( member(Grown, Ended),
                  grown_ball(Grown, Ball),
                  grown_nodes(Grown, Nodes),
                  nodes_seen(Ball, Nodes, Position, Seen) ),
                SeenEnded),
        findall(Seen,
                ( member(begun(_, Ball, Nodes, _), Longer),
                  nodes_seen(Ball, Nodes, Position, Seen) ),
                SeenLonger),
        drawings_seen(Ended1, SeenEnded),
        drawings_seen(Longer1, SeenLonger),
        Lengths1 is Lengths - 1,
        as_drawings(Lengths1, Longer, Longer1, Position, Net)
    ).

nodes_seen(Ball, Nodes, position(_, Player, _, Ways, Field), Point-Edges) :-
    position_drawing(position(Ball, Player, Nodes, Ways, Field), drawing(_, _, Point, Edges)).

drawings_seen(Drawings, Seen0) :-
    findall(Point-Edges, member(drawing(_, _, Point, Edges), Drawings), Seen1),
    msort(Seen0, Seen),
    msort(Seen1, Seen).

%   Grown until none goes on, they are the outcomes of the definition.

test(outcomes, forall(( member(Field, [field(standard, 2, 3, 2), field(line, 2, 3, 0)]),
                        between(1, 4, Seed) ))) :-
    random_start(Seed, Field, 4, Position),
    position_drawing(Position, Drawing),
    all_ended([Drawing], Ended),
    drawing_outcomes(Drawing, Outcomes),
    msort(Ended, Outcomes).

all_ended(Drawings, All) :-
    (   Drawings == []
    ->  All = []
    ;   drawings_longer(Drawings, Ended, Longer),
        all_ended(Longer, Others),
        append(Ended, Others, All)
    ).

:- end_tests(growth).
