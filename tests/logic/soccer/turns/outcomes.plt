:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

%   The oracle: every turn by the rules, and of those that draw the same edges
%   one.

:- begin_tests(outcomes).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-20, field(line, 8, 10, 0)-20,
                          field(standard, 3, 3, 1)-2, field(line, 2, 3, 0)-3 ]).

used(Position, Ball-Used) :-
    position_ball(Position, Ball),
    findall(Node-Node1, position_used(Position, Node, Node1), Used).

few_turns(Position) :-
    aggregate_all(count, limit(3001, position_trail(Position, _, _)), Count),
    Count =< 3000.

%   deep
test(what_the_turns_lead_to, forall(( fields(Field, Steps), between(1, 3, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    (   few_turns(Position)
    ->  findall(Used, ( position_turn(Position, _, P), used(P, Used) ), All),
        sort(All, Different),
        position_outcomes(Position, inf, Outcomes, false),
        findall(Ball-Used,
                ( member(Turn-Ball, Outcomes),
                  once(position_turn(Position, Turn, P)),
                  used(P, Ball-Used) ),
                Found),
        msort(Found, Different)
    ;   true
    ).

test(many_turns_are_few_outcomes) :-
    named_field(standard, Field),
    once(( between(1, 40, Seed),
           random_soccer(Seed, Field, 20, Position),
           few_turns(Position),
           aggregate_all(count, position_trail(Position, _, _), Turns),
           position_outcomes(Position, inf, Outcomes, false),
           length(Outcomes, Count),
           2 * Count < Turns )).

test(short_turns_first) :-
    named_field(standard, Field),
    random_soccer(2, Field, 20, Position),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Length, ( member(Turn-_, Outcomes), length(Turn, Length) ), Lengths),
    msort(Lengths, Lengths).

test(counts, forall(nth1(Depth, [8, 56, 512, 5478, 77994], Count))) :-
    count(Depth, Count).

%   long
test(count_of_six) :-
    count(6, 1421424).

count(Depth, Count) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_depth_count(Position, Depth, inf, Count).

test(none_after_the_end, Outcomes-Count == []-0) :-
    field_turns_position(field(standard, 3, 3, 1), [[7,1,1]], Position),
    position_outcomes(Position, inf, Outcomes, false),
    position_depth_count(Position, 2, inf, Count).

%   With a limit: the first ones of all, and others exist.

test(a_limit_keeps_the_first, forall(member(Most, [1, 10, 100, 1000]))) :-
    random_soccer(2, field(standard, 8, 10, 2), 20, Position),
    position_outcomes(Position, inf, All, false),
    position_outcomes(Position, Most, Some, Cut),
    append(Some, Rest, All),
    ( Cut == true -> Rest = [_|_] ; Rest == [] ).

%   More than fit in memory: by definition, of 10000 turns first found most are
%   longer than the few that are listed.

test(more_than_could_be_listed, Cut-Count == true-more(Number)) :-
    random_soccer(5, field(standard, 8, 10, 2), 100, Position),
    position_outcomes(Position, 500, Outcomes, Cut),
    length(Outcomes, Number),
    position_depth_count(Position, 3, 500, Count).

:- end_tests(outcomes).

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

test(turns, forall(( field(Field), between(1, 4, Seed) ))) :- turns_lead(Field, 3, Seed).

%   deep
test(long_turns, forall(( field(Field), between(1, 4, Seed) ))) :- turns_lead(Field, 9, Seed).

turns_lead(Field, Steps, Seed) :-
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
