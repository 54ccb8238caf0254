:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(lookahead).

value(Position, Beta, Value, Key) :-
    position_context(Position, inf, 1000, Context),
    Position = position(_, Player, Nodes, _, _),
    nodes_race(Nodes, Player, Context, Race),
    position_begun(Position, 0, Begun),
    soccer_search:begun_lookahead(Begun, Race, [], Beta, Context, Value, Key).

%   -999 where every turn loses, -998 where the opponent has a goal after every
%   other, and else the turn of Key is a safe one.

test(as_safe_turns_say, forall(( member(Field-Steps, [ field(standard, 8, 10, 2)-24,
                                                       field(line, 8, 10, 0)-40,
                                                       field(standard, 3, 3, 1)-1 ]),
                                 between(1, 10, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    (   position_goal_turn(Position, _)
    ->  true
    ;   value(Position, 9999, Value, _),
        ( position_safe_turn(Position, _) -> Value >= -900 ; Value =< -900 )
    ).

test(enough_is_enough, Value-Key == Value1-Key1) :-
    random_start(7, field(standard, 8, 10, 2), 24, Position),
    value(Position, 9999, Value, Key),
    value(Position, Value, Value1, Key1).

:- end_tests(lookahead).

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
    ( Count =< 1000 -> as_outcomes(Position) ; true ).

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

:- begin_tests(worth).

kick_off_race(Field, Race) :-
    field_position(Field, Position),
    soccer_deepening:position_root(Position, inf, root(_, Race, _, _)).

%   A step ahead is better than one back, on long fields as well.

test(nearer_is_better, forall(member(Length, [10, 30, 98]))) :-
    Field = field(line, 8, Length, 0),
    field_position(Field, position(Ball, _, _, Ways, _)),
    East is 8 * Ball + 3,
    arg(East, Ways, Ahead),
    West is 8 * Ball + 7,
    arg(West, Ways, Behind),
    kick_off_race(Field, Race),
    soccer_search:node_worth(Ahead, Race, Worth1),
    soccer_search:node_worth(Behind, Race, Worth2),
    Worth1 < Worth2.

%   All that a search adds to it stays below what is proved.

test(within_the_values, forall(member(Field, [ field(line, 8, 100, 0), field(standard, 40, 60, 2),
                                               field(standard, 3, 3, 1) ]))) :-
    kick_off_race(Field, Race),
    field_nodes(Field, Count),
    Last is Count - 1,
    forall(between(0, Last, Node),
           ( soccer_search:node_worth(Node, Race, Worth), abs(Worth) =< 800 )).

:- end_tests(worth).

:- begin_tests(race).

%   Each player's turns to the goal, from the centre and from next to it.

test(turns_from, all(Turns == [5-5, 4-5, 5-4])) :-
    named_field(standard, Field),
    field_position(Field, Position),
    Position = position(_, _, Nodes, _, _),
    position_context(Position, inf, 60, Context),
    nodes_race(Nodes, 1, Context, race(1, Mine, Theirs)),
    member(Node, [49, 50, 48]),
    reach_turns(Mine, Node, My),
    reach_turns(Theirs, Node, Their),
    Turns = My-Their.

%   deep
test(the_opponent_is_the_other_player, forall(between(1, 20, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 30, Position),
    Position = position(_, _, Nodes, _, _),
    position_context(Position, inf, 60, Context),
    nodes_race(Nodes, 1, Context, Race),
    nodes_race(Nodes, 2, Context, Opponent),
    soccer_search:race_opponent(Race, Opponent),
    soccer_search:race_opponent(Opponent, Race).

:- end_tests(race).
