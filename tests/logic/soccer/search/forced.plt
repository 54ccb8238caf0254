:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(forced).

%   By every turn of the rules: after it, whatever is replied, there is a goal, or
%   the opponent has lost.

wins(Position, Turn) :-
    position_player(Position, Player),
    position_turn(Position, Turn, Position1),
    position_end(Position1, open),
    \+ position_goal_turn(Position1, _),
    forall(position_turn(Position1, _, Position2),
           (   position_end(Position2, End),
               (   End == open
               ->  position_goal_turn(Position2, _)
               ;   arg(1, End, Player)
               ) )).

test(just_where_there_is_one, [true(Wins >= 3), nondet]) :-
    findall(Forced,
            ( between(1, 60, Seed),
              random_start(Seed, field(line, 4, 4, 0), 3, Position),
              position_end(Position, open),
              \+ position_goal_turn(Position, _),
              alike(Position, Forced) ),
            All),
    aggregate_all(count, member(true, All), Wins).

alike(Position, Forced) :-
    position_root(Position, inf, Root),
    (   root_forced(Root)
    ->  root_best(Root, best(Turn, 997, _, _)),
        once(wins(Position, Turn)),
        Forced = true
    ;   \+ wins(Position, _),
        Forced = false
    ).

:- end_tests(forced).
