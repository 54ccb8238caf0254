:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(deepening).

%   Small fields, and positions with few turns: so that all can be looked at.

position(Position) :-
    member(Field-Steps, [ field(standard, 4, 4, 2)-4, field(standard, 4, 4, 2)-6,
                          field(line, 4, 4, 0)-3, field(line, 4, 6, 0)-8,
                          field(standard, 5, 6, 1)-8, field(standard, 8, 10, 2)-12 ]),
    between(1, 8, Seed),
    random_start(Seed, Field, Steps, Position),
    few(40, Position).

few(Most, Position) :-
    More is Most + 1,
    aggregate_all(count, limit(More, position_trail(Position, _, _)), Count),
    Count =< Most.

%   By definition: the least number of turns, both players', in which the one who
%   draws wins against every defence.

wins(Turns, Position) :-
    position_player(Position, Player),
    between(1, Turns, Within),
    position_turn(Position, _, Position1),
    position_end(Position1, End),
    (   End = goal(Player)
    ->  true
    ;   End == open,
        Turns1 is Within - 1,
        loses(Turns1, Position1)
    ),
    !.

loses(Turns, Position) :-
    Turns > 0,
    position_player(Position, Player),
    Turns1 is Turns - 1,
    forall(position_turn(Position, _, Position1),
           (   position_end(Position1, End),
               (   End == open
               ->  wins(Turns1, Position1)
               ;   End =.. [_, Winner],
                   Winner =\= Player
               ) )).

test(forced_wins_in_two, [true(Wins >= 1), nondet]) :-
    findall(Position, ( position(Position), \+ wins(1, Position), wins(3, Position) ), Positions),
    length(Positions, Wins),
    forall(member(Position, Positions),
           ( position_depth_turn(Position, 1, Turn, report(win(Turns), _, _, _, _)),
             once(position_turn(Position, Turn, Position1)),
             Turns1 is Turns - 1,
             loses(Turns1, Position1) )).

%   What is said to be proved is so, and in no fewer turns.

test(verdicts_are_true, forall(position(Position))) :-
    position_depth_turn(Position, 1, Turn, report(Verdict, _, _, _, Cut)),
    once(position_turn(Position, Turn, _)),
    (   Verdict = win(Turns)
    ->  Fewer is Turns - 1,
        wins(Turns, Position),
        \+ wins(Fewer, Position)
    ;   Verdict = loss(Turns)
    ->  Fewer is Turns - 1,
        Cut == false,
        loses(Turns, Position),
        \+ loses(Fewer, Position)
    ;   \+ wins(3, Position),
        \+ loses(2, Position)
    ).

%   What is remembered changes nothing that is proved.

test(deeper_keeps_what_is_proved, forall(proved(Position, Verdict, Value))) :-
    position_depth_turn(Position, 3, _, report(Verdict, Value, _, _, _)).

proved(Position, Verdict, Value) :-
    position(Position),
    position_depth_turn(Position, 1, _, report(Verdict, Value, _, _, _)),
    Verdict \== open.

%   Every turn loses: one is played all the same.

test(a_turn_even_if_all_lose, Verdict == loss(1)) :-
    field_position(field(standard, 3, 3, 1), Position0),
    foldl(step, [6,1,6,3,2,0,7,2,5,0], Position0, Position),
    loses(1, Position),
    position_seconds_turn(Position, 1, Turn, report(Verdict, _, _, _, _)),
    once(position_turn(Position, Turn, _)).

step(Direction, Position0, Position) :-
    once(position_step(Position0, Direction, Position)).

%   A position with more turns than could ever be listed.

test(the_deadline_holds, [forall(member(Seconds, [0.02, 0.2])), true(Late < 0.05)]) :-
    random_soccer(5, field(standard, 8, 10, 2), 100, Position),
    aggregate_all(count, limit(100001, position_trail(Position, _, _)), 100001),
    statistics(cputime, Cpu0),
    position_seconds_turn(Position, Seconds, Turn, _),
    statistics(cputime, Cpu),
    once(position_turn(Position, Turn, _)),
    Late is Cpu - Cpu0 - Seconds.

test(changes_nothing) :-
    random_start(5, field(standard, 8, 10, 2), 30, Position),
    copy_term(Position, Copy),
    position_seconds_turn(Position, 0.05, _, _),
    Position == Copy.

:- end_tests(deepening).

:- begin_tests(quest).

test(kept_through_an_exception, Best == best([3], 20, 2, 7)) :-
    named_field(standard, Field),
    field_position(Field, Position),
    soccer_deepening:position_root(Position, inf, Root),
    catch(( soccer_deepening:root_keep(Root, turn(grown(7, 0, 0, 3, begun(0, 0, n, [])), 20)),
            soccer_deepening:root_keep(Root, depth(2)),
            throw(deadline_passed) ),
          deadline_passed, true),
    soccer_deepening:root_best(Root, Best).

test(the_low_bits_of_the_key, Key == 0x2a) :-
    field_position(field(line, 8, 10, 0), Position),
    soccer_deepening:position_root(Position, inf, Root),
    soccer_deepening:root_keep(Root, turn(grown(0x700000002a, 0, 0, 3, begun(0, 0, n, [])), 20)),
    soccer_deepening:root_best(Root, best(_, _, _, Key)).

test(each_its_own, Value == -900) :-
    named_field(standard, Field),
    field_position(Field, Position),
    soccer_deepening:position_root(Position, inf, Root),
    soccer_deepening:position_root(Position, inf, Root1),
    soccer_deepening:root_keep(Root, value(5)),
    soccer_deepening:root_best(Root1, best(_, Value, _, _)).

:- end_tests(quest).

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
    soccer_deepening:position_root(Position, inf, Root),
    (   soccer_deepening:root_forced(Root)
    ->  soccer_deepening:root_best(Root, best(Turn, 997, _, _)),
        once(wins(Position, Turn)),
        Forced = true
    ;   \+ wins(Position, _),
        Forced = false
    ).

:- end_tests(forced).
