:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(soccer_shortest).

field(field(standard, 4, 3, 2)).
field(field(line, 3, 4, 0)).
field(field(standard, 3, 4, 1)).

%   The points are those of all turns, and no turn to a point is shorter.

test(shortest, [forall(( field(Field), member(Steps, [0,4]), between(1, 2, Seed) )),
                Found == Expected]) :-
    found_expected(Field, Steps, Seed, Found, Expected).

%   deep
test(shortest_of_many, [forall(( field(Field), member(Seed, [1,3,4]) )), Found == Expected]) :-
    found_expected(Field, 8, Seed, Found, Expected).

found_expected(Field, Steps, Seed, Found, Expected) :-
    random_drawing(Seed, Field, Steps, Drawing),
    drawing_ends(Drawing, inf, Ends, true),
    findall(Point-Length,
            ( member(Turn-drawing(_, _, Point, _), Ends), length(Turn, Length) ),
            Found0),
    sort(Found0, Found),
    drawn_position(drawn(Drawing, []), Position),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Point-Length,
            ( member(Turn-Node, Outcomes),
              field_node_at(Field, Node, Across, Along),
              Point = Across/Along,
              length(Turn, Length) ),
            All0),
    sort(All0, All),
    sort(1, @<, All, Expected).

%   Each turn leads where it is said to, by the definition.

test(turns, forall(( field(Field), member(Steps, [3,9]), between(1, 4, Seed) ))) :-
    random_drawing(Seed, Field, Steps, Drawing0),
    drawing_ends(Drawing0, inf, Ends, _),
    forall(member(Turn-Drawing, Ends), once(drawing_turn(Drawing0, Turn, Drawing))).

%   Only what gets stuck depends on how many outcomes are looked at.

test(few_outcomes, All-Few == false-Many) :-
    random_drawing(2, field(standard, 8, 10, 2), 60, Drawing),
    drawing_ends(Drawing, 0, Ends0, All),
    drawing_ends(Drawing, 2000, Ends, _),
    not_stuck(Ends0, Few),
    not_stuck(Ends, Many).

not_stuck(Ends, Points) :-
    findall(Point,
            ( member(_-Drawing, Ends),
              Drawing = drawing(_, _, Point, _),
              \+ drawing_end(Drawing, stuck(_)) ),
            Points).

:- end_tests(soccer_shortest).
