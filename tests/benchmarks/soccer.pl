/** Paper soccer, timed in one process: `swipl -O soccer.pl [FILE]`

FILE has games as people played them, one a line: how it ended, who won, and the
turns, as `goal 1 0,7,1,75`; # begins a comment.  Without FILE, 60 games are
drawn at random.

Each line that is printed has four parts, with tabs between: what was done, how
often, the processor time in seconds, and how often that is in a second, or how
many milliseconds once takes.
*/

:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../logic/load').

:- initialization(main, main).

main :-
    named_field(standard, Field),
    current_prolog_flag(argv, Arguments),
    games(Arguments, Field, Games),
    starts(Games, Field, Positions),
    forall(benchmark(Name, Games, Field, Positions, Goal, Count, Unit),
           report(Name, Goal, Count, Unit)),
    forced_wins(Positions).

%   The figure is how often something was done in a second, or the milliseconds
%   that it took once.

report(Name, Goal, Count, Unit) :-
    garbage_collect,
    statistics(cputime, Seconds0),
    once(Goal),
    statistics(cputime, Seconds1),
    Seconds is Seconds1 - Seconds0,
    (   Unit == each
    ->  Figure is 1000 * Seconds / Count,
        format("~w\t~d\t~3f\t~4f ms~n", [Name, Count, Seconds, Figure])
    ;   Figure is round(Count / Seconds),
        format("~w\t~d\t~3f\t~d a second~n", [Name, Count, Seconds, Figure])
    ).

benchmark('turns replayed', Games, Field, _,
          forall(member(Turns, Games), field_turns_position(Field, Turns, _)), Count, rate) :-
    foldl(more_turns, Games, 0, Count).
benchmark('whole turns found', _, _, Positions,
          foldl(more_trails, Positions, 0, Count), Count, rate).
benchmark('outcomes found, of positions with 3000 turns at most', _, _, Positions,
          foldl(more_outcomes, Few, 0, Count), Count, rate) :-
    include(few_turns, Positions, Few).
benchmark('goal within the turn, or none', _, _, Positions,
          forall(member(Position, Positions), ignore(position_goal_turn(Position, _))),
          Count, each) :-
    length(Positions, Count).
benchmark('nodes of the search, 0.1 s a position', _, _, Positions,
          foldl(more_nodes, Some, 0, Count), Count, rate) :-
    findall(Position, ( nth1(N, Positions, Position), N mod 40 =:= 0 ), Some).

more_turns(Turns, Count0, Count) :-
    length(Turns, More),
    Count is Count0 + More.

more_trails(Position, Count0, Count) :-
    aggregate_all(count, limit(10000, position_trail(Position, _, _)), More),
    Count is Count0 + More.

few_turns(Position) :-
    aggregate_all(count, limit(3001, position_trail(Position, _, _)), Count),
    Count =< 3000.

more_outcomes(Position, Count0, Count) :-
    position_outcomes(Position, inf, Outcomes, false),
    length(Outcomes, More),
    Count is Count0 + More.

more_nodes(Position, Count0, Count) :-
    position_seconds_turn(Position, 0.1, _, report(_, _, _, Nodes, _)),
    Count is Count0 + Nodes.

%   Wins in two, the opponent's turn between them, that can be found by trying
%   every turn: how many of them the search finds, and in what time.

forced_wins(Positions) :-
    include(few_turns, Positions, Few),
    include(forced_win, Few, Wins),
    length(Wins, Count),
    statistics(cputime, Seconds0),
    include(found_win, Wins, Found),
    statistics(cputime, Seconds1),
    length(Found, CountFound),
    Milliseconds is 1000 * (Seconds1 - Seconds0) / max(1, Count),
    Seconds is Seconds1 - Seconds0,
    format("forced wins in two found, of ~d\t~d\t~3f\t~4f ms~n",
           [Count, CountFound, Seconds, Milliseconds]).

found_win(Position) :-
    position_depth_turn(Position, 1, _, report(win(_), _, _, _, _)).

forced_win(Position) :-
    \+ position_goal_turn(Position, _),
    position_outcomes(Position, inf, Outcomes, false),
    member(Turn-_, Outcomes),
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, open),
    \+ position_goal_turn(Position1, _),
    few_turns(Position1),
    position_player(Position1, Opponent),
    position_outcomes(Position1, inf, Replies, false),
    \+ ( member(Reply-_, Replies),
         once(position_turn(Position1, Reply, Position2)),
         position_end(Position2, End),
         (   End == open
         ->  \+ position_goal_turn(Position2, _)
         ;   arg(1, End, Opponent)
         ) ),
    !.

%   The games, and every third position in them where a turn begins.

games([File], _, Games) :-
    !,
    read_file_to_string(File, String, []),
    split_string(String, "\n", "\r", Lines),
    findall(Turns, ( member(Line, Lines), line_turns(Line, Turns) ), Games).
games([], Field, Games) :-
    findall(Turns, ( between(1, 60, Seed), random_game(Seed, Field, Turns) ), Games).

line_turns(Line, Turns) :-
    \+ sub_string(Line, 0, 1, _, "#"),
    split_string(Line, " ", "", [_, _, Text]),
    split_string(Text, ",", "", Parts),
    maplist(part_turn, Parts, Turns).

part_turn(Part, Turn) :-
    string_codes(Part, Codes),
    findall(Direction, ( member(Code, Codes), Direction is Code - 0'0 ), Turn).

random_game(Seed, Field, Turns) :-
    seed_random([Seed], Random),
    field_position(Field, Position),
    random_turns(Position, Turns, Random).

random_turns(Position0, Turns, Random0) :-
    (   position_end(Position0, open)
    ->  position_player_turn(Position0, dijkstra(destination, 2), Turn, Random0, Random),
        once(position_turn(Position0, Turn, Position)),
        Turns = [Turn|Turns1],
        random_turns(Position, Turns1, Random)
    ;   Turns = []
    ).

starts(Games, Field, Positions) :-
    findall(Position,
            ( member(Turns, Games),
              field_position(Field, Position0),
              started(Turns, 0, Position0, Position) ),
            Positions).

started([Turn|Turns], Number, Position0, Position) :-
    (   Number mod 3 =:= 0,
        Position = Position0
    ;   once(position_turn(Position0, Turn, Position1)),
        Number1 is Number + 1,
        started(Turns, Number1, Position1, Position)
    ).
