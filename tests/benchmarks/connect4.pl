/** Connect 4, timed in one process: `swipl -O connect4.pl [rules | sizes | FILE]`.

Each line that is printed is a set of positions, their number, the mean
milliseconds and the mean nodes of a position, and the nodes a second, with
tabs between.  The sets are random games that have not ended: `end` with more
than 28 stones, `easy` and `harder` with 15 to 28 stones, easy if best play
ends the game within 13 stones more.  A table is made for each position, so
that no position profits from another.  With `rules` each set is scored with
all strategies, without each of them, and without any.  With `sizes` the empty board of each size
from 4 x 4 to 7 x 5 and 6 x 6 is scored: a line has its size, its score, the nodes and the seconds.
FILE has a set and the columns of a position in each line (beside_bitbully.py
writes such a file): a line for each position is printed, with its score, its
nodes and milliseconds.
*/

:- use_module('../../logic/load').

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [File]),
    exists_file(File),
    !,
    read_file_to_string(File, String, []),
    split_string(String, "\n", "", Lines),
    rules_solver_of_all(Cells, Rules),
    forall(( member(Line, Lines), split_string(Line, " ", "", [Set, Columns]) ),
           report_position(Cells, Rules, Set, Columns)).
main :-
    current_prolog_flag(argv, [sizes]),
    !,
    findall(Cells-(Width-Height),
            ( between(4, 7, Width), between(4, 6, Height), Cells is Width * Height, Cells < 42 ),
            Sizes),
    keysort(Sizes, Sorted),
    forall(member(_-(Width-Height), Sorted), report_size(Width, Height)).
main :-
    current_prolog_flag(argv, Arguments),
    sets(1000, 200, Sets),
    forall(( member(Set-Positions, Sets), rules(Arguments, Name, Rules) ),
           report(Set, Name, Positions, Rules)).

%   The rules to try, and what they are called.

rules(Arguments, Name, Rules) :-
    strategies(All),
    (   Name = 'all rules',
        Rules = All
    ;   memberchk(rules, Arguments),
        (   select(Rule, All, Rules),
            atom_concat('without ', Rule, Name)
        ;   Name = 'no rules',
            Rules = []
        )
    ).

%   Size positions of `end` and `easy`, and Hard of them that are harder.

sets(Size, Hard, [end-End, easy-Easy, harder-Harder]) :-
    seed_random([4], Random0),
    positions(Size, 29, 40, any, End, Random0, Random1),
    positions(Size, 15, 28, easy, Easy, Random1, Random2),
    positions(Hard, 15, 28, harder, Harder, Random2, _).

positions(Number, Least, Most, Kind, Positions, Random0, Random) :-
    (   Number =:= 0
    ->  Positions = [],
        Random = Random0
    ;   Range is Most - Least + 1,
        random_below(Range, More, Random0, Random1),
        Plies is Least + More,
        game(Plies, position(0, 0), Position, Random1, Random2),
        (   Position \== ended,
            of_kind(Kind, Position)
        ->  Positions = [Position|Positions1],
            Number1 is Number - 1
        ;   Positions = Positions1,
            Number1 = Number
        ),
        positions(Number1, Least, Most, Kind, Positions1, Random2, Random)
    ).

%   A game of Plies random moves, or `ended` if it was over before.

game(Plies, Position0, Position, Random0, Random) :-
    (   \+ bitboard_end(Position0, open)
    ->  Position = ended,
        Random = Random0
    ;   Plies =:= 0
    ->  Position = Position0,
        Random = Random0
    ;   findall(P, position_column_position(Position0, _, P), Moves),
        once(random_drawn(Position1, Moves, _, Random0, Random1)),
        Plies1 is Plies - 1,
        game(Plies1, Position1, Position, Random1, Random)
    ).

of_kind(any, _).
of_kind(easy, Position) :- ends_within(13, Position).
of_kind(harder, Position) :- \+ ends_within(13, Position).

%   Only wins and losses of that distance are looked for, for a win or a loss
%   in time is worth so much at least: a search with a limit is short.

ends_within(Most, Position) :-
    strategies_solver([no_four], 8191, Solver),
    position_node(Position, Node),
    (   Node = score(_)
    ->  true
    ;   Position = position(Mine, Theirs),
        Left is 42 - popcount(Mine \/ Theirs),
        (   Left =< Most
        ->  true
        ;   Win is ((Left + 1) >> 1) - (Most - 1) // 2,
            Loss is (Most - 2) // 2 - (Left >> 1),
            (   Alpha is Win - 1,
                node_value(Solver, Node, Alpha, Value, 0, _),
                Value > Alpha
            ->  true
            ;   node_value(Solver, Node, Loss, Value, 0, _),
                Value =< Loss
            )
        )
    ).

rules_solver_of_all(Cells, RulesUsed) :-
    strategies(Rules),
    strategies_solver(Rules, 1021, solver(Cells, _, RulesUsed, _, _, _, _)).

report_position(Cells, Rules, Set, Columns) :-
    atom_string(Name, Set),
    set_size(Name, Size),
    text_position(Columns, Position),
    connect4_solver:size_bounds_table(Size, Table),
    statistics(cputime, Seconds0),
    position_score_nodes(solver(Cells, Table, Rules, none, 0, 29, none), Position, Score, Nodes),
    statistics(cputime, Seconds1),
    Milliseconds is 1000 * (Seconds1 - Seconds0),
    format("~w\t~d\t~d\t~6f~n", [Set, Score, Nodes, Milliseconds]).

report_size(Width, Height) :-
    size_walls(size(Width, Height, 4), Walls),
    walls_solver(Walls, 4194301, Solver),
    statistics(cputime, Seconds0),
    position_score_nodes(Solver, position(0, 0), Score, Nodes),
    statistics(cputime, Seconds1),
    Seconds is Seconds1 - Seconds0,
    format("~d x ~d\t~d\t~d\t~2f~n", [Width, Height, Score, Nodes, Seconds]).

report(Set, Name, Positions, Rules) :-
    length(Positions, Number),
    set_size(Set, Size),
    strategies_solver(Rules, Size, solver(Lookup, _, RulesUsed, _, _, _, _)),
    garbage_collect,
    statistics(cputime, Seconds0),
    foldl(scored(Lookup, Size, RulesUsed), Positions, 0, Nodes),
    statistics(cputime, Seconds1),
    Seconds is Seconds1 - Seconds0,
    Milliseconds is 1000 * Seconds / Number,
    MeanNodes is Nodes / Number,
    Speed is round(Nodes / Seconds),
    format("~w, ~w\t~d\t~4f\t~1f\t~d~n",
           [Set, Name, Number, Milliseconds, MeanNodes, Speed]).

scored(Lookup, Size, Rules, Position, Nodes0, Nodes) :-
    connect4_solver:size_bounds_table(Size, Table),
    position_score_nodes(solver(Lookup, Table, Rules, none, 0, 29, none), Position, _, Nodes1),
    Nodes is Nodes0 + Nodes1.

set_size(end,    1021).
set_size(easy,   2039).
set_size(harder, 131071).
