:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../../../logic/games/two_players/alpha_beta').
:- use_module('../random_play').
:- use_module('../../random_walk').

:- begin_tests(solved).

size_score(Size, Columns, Score) :-
    size_arena(Size, Arena),
    arena_solver(Arena, Solver),
    arena_columns_position(Arena, Columns, Position),
    arena_position_score(Arena, Solver, Position, Score).

%   Who wins on small boards with lines of four, as is published: nobody.  Larger ones are in
%   tests/py/connect4/test_sizes.py.

test(published, [forall(member(Width-Height, [4-4, 4-5, 5-4])), Score == 0]) :-
    size_score(size(Width, Height, 4), [], Score).

%   The search for any board, the one with walls, and that without strategies find the same.

test(three_searches, forall(( between(1, 7, Width), between(1, 6, Height) ))) :-
    size_arena(size(Width, Height, 4), Arena),
    late_position(Arena, Position),
    arena_walls(Arena, Walls),
    walls_solver(Walls, 4099, Solver),
    Solver = solver(Lookup, _, _, none, Walls, Symmetric),
    strategies_solver([], 4099, solver(_, Table, None, _, _, _)),
    size_table(Table1),
    findall(Score,
            ( member(Solver1, [ Solver, searched(Table1),
                                solver(Lookup, Table, None, none, Walls, Symmetric) ]),
              arena_position_score(Arena, Solver1, Position, Score) ),
            Scores),
    sort(Scores, [_]).

%   Of all that are left twelve cells at most.

late_position(Arena, Position) :-
    late_position(Arena, 12, 1, Position).

late_position(Arena, Most, Seed, Position) :-
    Arena = arena(size(Width, Height, _), _, _, _, _),
    Plies is max(0, Width * Height - Most),
    seed_random([Width, Height, Seed], Random),
    random_walk(arena_move(Arena), Plies, position(0, 0), Position, _, Random, _).

arena_move(Arena, Position0, Column, Position) :-
    arena_position_column_position(Arena, Position0, Column, Position),
    arena_position_end(Arena, Position, open).

%   What plain negamax finds, with lines of any length on boards of even and odd height.

test(negamax, forall(( member(Size, [ size(5, 5, 3), size(6, 5, 5), size(8, 5, 4), size(4, 7, 4),
                                      size(9, 4, 4), size(6, 6, 5) ]),
                       between(1, 3, Seed) ))) :-
    size_arena(Size, Arena),
    late_position(Arena, 7, Seed, Position),
    size_table(Table),
    arena_position_score(Arena, searched(Table), Position, Score),
    negamax(Arena, Position, Score).

negamax(Arena, Position, Score) :-
    arena_position_end(Arena, Position, End),
    (   End == open
    ->  aggregate_all(max(-Score1),
                      ( arena_position_column_position(Arena, Position, _, Position1),
                        negamax(Arena, Position1, Score1) ),
                      Score)
    ;   End == draw
    ->  Score = 0
    ;   Arena = arena(_, _, Cells, _, _),
        Position = position(Mine, Theirs),
        Score is -(popcount(Cells) - popcount(Mine \/ Theirs)) // 2 - 1
    ).

%   The value that the general search of games finds by the rules alone; and by its depth how
%   soon it is won.

test(general_search, forall(member(Width-Height-Line,
                                   [1-1-1, 2-2-2, 3-3-3, 4-2-3, 3-4-3, 4-3-3, 2-5-2]))) :-
    Size = size(Width, Height, Line),
    size_score(Size, [], Score),
    length(Columns, Width),
    maplist(=([]), Columns),
    State = connect(Size, x, Columns),
    searched_value(games_connect, State, x, inf, Value),
    Value =:= 50 + 50 * sign(Score),
    (   Score > 0
    ->  Plies is 2 * ((Width * Height + 1) // 2 - Score) + 1,
        searched_value(games_connect, State, x, Plies, 100),
        Sooner is Plies - 2,
        \+ ( Sooner > 0, searched_value(games_connect, State, x, Sooner, 100) )
    ;   true
    ).

%   On the board of 7 x 6 the scores of the search that knows it.

test(seven_by_six, [forall(between(1, 15, Seed)), Score == Score1]) :-
    random_game(Seed, 30, 40, Columns),
    size_arena(size(7, 6, 4), Arena),
    columns_position(Columns, Position),
    size_table(Table),
    arena_position_score(Arena, searched(Table), Position, Score),
    strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 4099, Solver),
    position_score(Solver, Position, Score1).

%   What is found of columns in any time is true, and all of it in time enough.

test(columns, forall(( member(Size, [size(4, 4, 3), size(4, 4, 4)]),
                       member(Inferences, [1, 1000, 10 000, inf]) ))) :-
    size_arena(Size, Arena),
    arena_solver(Arena, Solver),
    arena_position_columns(Arena, Solver, position(0, 0), inferences(Inferences), Columns),
    length(Columns, 4),
    forall(member(column(Column, Lower, Upper), Columns),
           ( size_score(Size, [Column], Score),
             Lower =< -Score,
             -Score =< Upper,
             ( Inferences == inf -> Lower =:= Upper ; true ) )).

test(bounds_grow_narrow) :-
    size_arena(size(9, 9, 4), Arena),
    arena_solver(Arena, Solver),
    arena_columns_position(Arena, [5,1,4,1,6], Position),
    arena_position_columns(Arena, Solver, Position, inferences(100 000), Columns),
    forall(member(column(_, _, Upper), Columns), Upper < 0).

:- end_tests(solved).
