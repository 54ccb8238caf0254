:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(children).

position_children(Position, Most, Children, Cut) :-
    position_context(Position, inf, 100, Context),
    position_player(Position, Player),
    Position = position(_, _, Nodes, _, _),
    nodes_race(Nodes, Player, Context, Race),
    position_begun(Position, 0, Begun),
    begun_children(Begun, Most, Race, Context, Children, Cut).

%   Every outcome that goes on is a child, in the order of what it is worth.

test(all_that_go_on, forall(between(1, 6, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 20, Position),
    aggregate_all(count, limit(1001, position_trail(Position, _, _)), Count),
    (   Count =< 1000
    ->  as_outcomes(Position)
    ;   true
    ).

as_outcomes(Position) :-
    position_children(Position, 1000000, Children, false),
    findall(Nodes, ( member(_-Ended, Children), grown_nodes(Ended, Nodes) ), Found),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Nodes,
            ( member(Turn-_, Outcomes),
              once(position_turn(Position, Turn, P)),
              position_end(P, open),
              P = position(_, _, Nodes, _, _) ),
            Expected),
    msort(Found, Sorted),
    msort(Expected, Sorted),
    findall(Worth, member(Worth-_, Children), Worths),
    msort(Worths, Worths).

%   At kick-off it is best to go ahead.

test(ahead_first, Turns == [[0], [1], [7]]) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_children(Position, 100, [A, B, C|_], false),
    findall(Turn, ( member(_-Ended, [A, B, C]), grown_turn(Ended, Turn) ), All),
    msort(All, Turns).

test(some_left_out, Cut-Known == true-true) :-
    random_start(5, field(standard, 8, 10, 2), 100, Position),
    position_children(Position, 20, Children, Cut),
    length(Children, Count),
    Count < 400,
    position_context(Position, inf, 100, Context),
    arg(4, Context, Tally),
    position_begun(Position, 0, Begun),
    Position = position(_, Player, Nodes, _, _),
    nodes_race(Nodes, Player, Context, Race),
    begun_children(Begun, 20, Race, Context, _, _),
    tally_nodes_cut(Tally, _, Known).

test(the_hinted_child_first, Keys == [7, 5, 9]) :-
    findall(Key-grown(Key, 0, 0, 0, begun), member(Key, [5, 7, 9]), Children),
    best_first(Children, 7, Ordered),
    findall(Key, member(Key-_, Ordered), Keys).

:- end_tests(children).
