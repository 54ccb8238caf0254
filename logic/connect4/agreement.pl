:- module(connect4_agreement,
          [ connect4_claim/4       % -Relation, -Answer, -Fast, -Definition
          ]).

/** <module> What the fast rules of Connect 4 claim

Each clause says that a fast relation finds the same answers as the definition in some
small cases.  ../agreement.pl tries them.  A game is the list of its columns.  The
definition has boards, the fast relations have sets of bits.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(lists), [append/2, append/3, member/2, select/3]).
:- use_module(definition).
:- use_module(board/bits, [ bitboard_end/2, board_position/2, columns_position/2,
                            position_column_position/3, position_mover/2, size_walls/2,
                            walls_columns_position/3, walls_position_board/3,
                            walls_position_column_position/4, walls_position_end/3 ]).
:- use_module(board/cells, [empty_cells/2, playable/2, row_column_cell/3]).
:- use_module(board/stones,
              [ four/1, stone_threats/5, stones_aligned/4, stones_fours/2, threat_lookup/1,
                threats/3 ]).
:- use_module(board/text, [text_position/2]).
:- use_module(exact/claimeven,
              [ aftereven_bound/6, board_aftereven/2, board_claimeven/2, board_odd_threat/2,
                claimeven_bound/6, names_strategies/2, odd_threat_bound/6, strategies/1,
                strategies_bound/5 ]).
:- use_module(exact/exact,
              [ position_score/3, position_variation/3, strategies_solver/3, walls_solver/3 ]).
:- use_module(exact/search, [board_exceeds/2, board_sign_column/3, node_value/6]).
:- use_module(exact/node, [position_node/2, safe_moves/3]).
:- use_module(in_time/bounds, [position_limit_bounds/6, position_limit_sign/7]).
:- use_module(metrics/metrics,
              [ walls_metric_position_choice/8, walls_position_depth_rating/4,
                walls_position_depth_worths_rating/5 ]).
:- use_module(metrics/reference,
              [ board_depth_worths_rating/4, board_player_aligned/4, metric_board_column/4 ]).
:- use_module('../two_players/instances/connect', []).
:- use_module('../two_players/contract', [state_end/3, state_moves/4]).

%!  connect4_claim(-Relation, -Answer, -Fast, -Definition) is multi.
%
%   True when the goal Fast, which asks Relation, must find the same Answers as the goal
%   Definition.
%
%       ?- connect4_claim(_, Answer, text_position('', Answer), Definition),
%          call(connect4_agreement:Definition).
%       Answer = position(0, 0) .

%   Boards, moves and ends.

connect4_claim(four/1,
               Cells, cells_four(Cells), line(Cells)).
connect4_claim(columns_position/2,
               Position, columns_position(Columns, Position),
               ( columns_board(Columns, Board), board_position(Board, Position) )) :-
    game(Columns).
connect4_claim(text_position/2,
               Position, text_position(Text, Position),
               ( columns_board(Columns, Board), board_position(Board, Position) )) :-
    game(Columns),
    atomic_list_concat(Columns, Text).
connect4_claim(bitboard_end/2,
               End, ( columns_position(Columns, Position), bitboard_end(Position, End) ),
               ( columns_board(Columns, Board), board_end(Board, End) )) :-
    game(Columns).
connect4_claim(position_mover/2,
               Player, ( columns_position(Columns, Position), position_mover(Position, Player) ),
               ( columns_board(Columns, Board), board_mover(Board, Player) )) :-
    game(Columns).
connect4_claim(position_column_position/3,
               Column-Position1,
               ( columns_position(Columns, Position),
                 position_column_position(Position, Column, Position1) ),
               ( columns_board(Columns, Board),
                 board_column_board(Board, Column, Board1),
                 board_position(Board1, Position1) )) :-
    game(Columns).
connect4_claim(stones_fours/2,
               Row-Column,
               ( columns_position(Columns, Position),
                 Position = position(_, Theirs),
                 stones_fours(Theirs, Set),
                 cell_of(Set, Row, Column) ),
               ( columns_board(Columns, Board),
                 board_line_player(Board, Cells, _),
                 member(Row-Column, Cells) )) :-
    game(Columns).

%   Threats: the empty cells that complete four; those that a new stone adds; the moves
%   that do not lose at once.

connect4_claim(threats/3,
               Row-Column,
               ( columns_position(Columns, Position), mover_threat(Position, Row, Column) ),
               ( columns_board(Columns, Board),
                 board_mover(Board, Player),
                 board_threat(Board, Player, Row, Column) )) :-
    open_game(Columns).
connect4_claim(stone_threats/5,
               Row-Column,
               ( columns_position(Columns, Position), last_threat(Position, Row, Column) ),
               ( columns_board(Columns, Board),
                 board_mover(Board, Mover),
                 member(Player, [x, o]),
                 Player \== Mover,
                 board_threat(Board, Player, Row, Column) )) :-
    open_game(Columns).
connect4_claim(safe_moves/3,
               Column,
               ( columns_position(Columns, Position), safe_column(Position, Column) ),
               ( columns_board(Columns, Board),
                 board_column_board(Board, Column, Board1),
                 \+ ( board_column_board(Board1, _, Board2), board_end(Board2, won(_)) ) )) :-
    member(Columns, [[4,1,4,1], [4,1,4,1,4], [2,2,3,3,6], [4,2,2,3,3,7,4]]).
connect4_claim(stones_aligned/4,
               Count,
               ( columns_position(Columns, Position), aligned(Position, N, Count) ),
               ( columns_board(Columns, Board),
                 board_mover(Board, Player),
                 board_player_aligned(Board, Player, N, Count) )) :-
    open_game(Columns),
    member(N, [1, 2, 3]).

%   Scores.

connect4_claim(position_node/2,
               Score, ( columns_position(Columns, Position), seen_score(Position, Score) ),
               ( columns_board(Columns, Board), board_score(Board, Score) )) :-
    member(Columns, [[1,2,1,2,1,2,1], [1,1,2,2,3,3,4], [7,6,6,5,5,4,5,4,4,2,4]]).
connect4_claim(position_score/3,
               Score, ( columns_position(Columns, Position), all_score(Position, Score) ),
               ( columns_board(Columns, Board), board_score(Board, Score) )) :-
    late(Columns).
connect4_claim(node_value/6,
               Score, ( columns_position(Columns, Position), one_by_one(Position, Score) ),
               ( columns_board(Columns, Board), board_score(Board, Score) )) :-
    late(Columns).
connect4_claim(position_limit_bounds/6,
               Score, ( columns_position(Columns, Position), limit_score(Position, Score) ),
               ( columns_board(Columns, Board), board_score(Board, Score) )) :-
    late(Columns).
connect4_claim(strategies_bound/5,
               true, ( columns_position(Columns, Position), score_within(Position, Score) ),
               true) :-
    late(Columns),
    columns_board(Columns, Board),
    board_score(Board, Score).
connect4_claim(position_variation/3,
               End,
               ( columns_position(Columns, Position), varied(Position, Columns, Columns1),
                 columns_position(Columns1, Position1), bitboard_end(Position1, End) ),
               ( columns_board(Columns, Board), board_score(Board, Score),
                 score_end(Score, Board, End) )) :-
    late(Columns).

%   Is the score more than Alpha?  What is its sign, and which column has it?

connect4_claim(board_exceeds/2,
               Alpha, ( columns_board(Columns, Board), some_alpha(Alpha), exceeds(Board, Alpha) ),
               ( columns_board(Columns, Board), board_score(Board, Score), some_alpha(Alpha),
                 Score > Alpha )) :-
    late(Columns).
connect4_claim(node_value/6,
               Alpha,
               ( columns_position(Columns, Position), some_alpha(Alpha),
                 position_exceeds(Position, Alpha) ),
               ( columns_board(Columns, Board), some_alpha(Alpha), exceeds(Board, Alpha) )) :-
    late(Columns).
connect4_claim(position_limit_sign/7,
               Sign,
               ( columns_position(Columns, Position), sign_column(Position, Sign, Column),
                 columns_board(Columns, Board), once(board_sign_column(Board, Sign, Column)) ),
               ( columns_board(Columns, Board), once(board_sign_column(Board, Sign, _)) )) :-
    late(Columns).

%   Claimeven, aftereven and the odd threat.

connect4_claim(claimeven_bound/6,
               Most, ( columns_position(Columns, Position), claimeven_most(Position, Most) ),
               ( columns_board(Columns, Board), board_claimeven(Board, Most) )) :-
    followed(Columns).
connect4_claim(odd_threat_bound/6,
               Alpha,
               ( columns_position(Columns, Position), member(Alpha, [-3, -2, -1]),
                 odd_threat_most(Position, Alpha, _) ),
               ( columns_board(Columns, Board), member(Alpha, [-3, -2, -1]),
                 once(( board_odd_threat(Board, Most), Most =< Alpha )) )) :-
    threatened(Columns).
connect4_claim(aftereven_bound/6,
               Alpha,
               ( columns_position(Columns, Position), member(Alpha, [-3, -2, -1]),
                 aftereven_most(Position, Alpha) ),
               ( columns_board(Columns, Board), member(Alpha, [-3, -2, -1]),
                 board_aftereven(Board, Most), Most =< Alpha )) :-
    followed(Columns).

%   What the document's metrics count.

connect4_claim(walls_position_depth_rating/4,
               Rating,
               ( columns_position(Columns, Position),
                 walls_position_depth_rating(0, Position, Depth, Rating) ),
               ( columns_board(Columns, Board),
                 board_depth_worths_rating(Board, Depth, worths(2, 1, 0, 0), Rating) )) :-
    rated(Columns, Depth).
connect4_claim(walls_position_depth_worths_rating/5,
               Rating,
               ( columns_position(Columns, Position),
                 walls_position_depth_worths_rating(0, Position, Depth, worths(4, 2, 2, 1),
                                                    Rating) ),
               ( columns_board(Columns, Board),
                 board_depth_worths_rating(Board, Depth, worths(4, 2, 2, 1), Rating) )) :-
    rated(Columns, Depth).

%   What the metrics choose.  If a metric chooses at random, its column must be one that it may
%   choose.

connect4_claim(walls_metric_position_choice/8,
               true,
               ( columns_position(Columns, Position),
                 walls_metric_position_choice(0, Metric, 2, Position, Column, _, 1, _),
                 columns_board(Columns, Board),
                 once(metric_board_column(Metric, 2, Board, Column)) ),
               true) :-
    open_game(Columns),
    between(0, 4, Metric).

%   Smaller boards, compared with the rules for any size.

connect4_claim(walls_position_board/3,
               Board,
               ( size_walls(Size, Walls),
                 walls_columns_position(Walls, Columns, Position),
                 walls_position_board(Walls, Position, Board) ),
               sized_state(Size, Columns, connect(_, _, Board))) :-
    sized_game(Size, Columns).
connect4_claim(walls_position_column_position/4,
               Column-End,
               ( size_walls(Size, Walls),
                 walls_columns_position(Walls, Columns, Position),
                 walls_position_column_position(Walls, Position, Column, Position1),
                 walls_position_end(Walls, Position1, End) ),
               ( sized_state(Size, Columns, State),
                 state_moves(two_players_connect, State, _, Moves),
                 member(Column, Moves),
                 sized_state(Size, Columns, Column, State1),
                 state_end(two_players_connect, State1, End) )) :-
    sized_game(Size, Columns).
connect4_claim(walls_solver/3,
               Score,
               ( size_walls(Size, Walls),
                 walls_columns_position(Walls, Columns, Position),
                 walls_solver(Walls, 4099, Solver),
                 position_score(Solver, Position, Score) ),
               ( sized_state(Size, Columns, State), state_score(State, Score) )) :-
    sized_game(Size, Columns).

%   The cases: games won up a column, along a row, rising and falling; games in which
%   nobody is near a four; threes of each kind; and games that are nearly full, a draw, a loss and a
%   win for the player to move.

game([]).
game([4,4,5,5,3,6,2]).
game([1,2,1,2,1,2,1]).
game([1,1,2,2,3,3,4]).
game([1,2,2,3,3,4,3,4,4,6,4]).
game([7,6,6,5,5,4,5,4,4,2,4]).

open_game([4,4,5,5,3,6]).
open_game([4,1,4,1,4]).
open_game([1,2,2,3,3,4,3,4,4,6]).
open_game([7,6,6,5,5,4,5,4,4,2]).
open_game([7,6,6,5,5,4,5,4,4,2,1]).

late([1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,5,5,5,5,5,6,6,6,6,6,6,7,7]).
late([4,2,4,7,7,7,2,1,5,3,2,3,6,2,2,2,7,3,6,4,7,7,1,4,3,4,1,5,6,1,1,5,3,6,4,1]).
late([6,5,6,2,6,4,5,5,4,2,5,7,5,4,1,7,2,5,7,1,3,3,7,4,7,4,4,3,3,7,1,6,6,6,1,3,3]).

%   Games in which claimeven bounds the score by -3, -2, -1 or 0, or aftereven by -2 or -1; and one
%   in which neither says anything.

followed([5,6,7,7,7,7,1,7,1,2,1,6,2,5,7,1,1,6,3,5,1,2,6,2,6,3,2,6]).
followed([7,3,4,1,2,7,4,3,2,2,3,5,6,6,6,2,2,3,2,4,7,6,7,5,1,4,3,1,6,3,1,1]).
followed([1,6,7,6,3,6,7,4,5,4,6,7,1,6,4,1,3,1,6,2,5,3,5,4,4,7,2,5,7,1,5,5,4,3,1,3]).
followed([6,6,2,3,2,2,3,2,3,7,5,2,3,3,7,1,1,1,3,6,1,6,7,1,4,1,7,4,6,5,5,5,6,7]).
followed([6,5,3,7,3,6,5,2,2,3,2,3,3,6,2,3,1,2,6,2,1,7,7,5,4,5,5,4,4,6]).
followed([7,3,2,6,7,1,4,4,3,6,6,3,4,2,6,1,2,6,1,1,3,7,5,5,2,3]).
followed([5,5,6,2,3,7,2,5,7,6,5,1,1,1,3,2,3,4,1,3,3,7,5,1,1,3,2,6]).

%   Games in which odd threats bound the score by -2, -2 and -1, or -1; and one in which none does.

threatened([7,7,4,2,3,4,5,4,7,1,3,4,4,1,5,4,3,2,7,3,3,5,3]).
threatened([6,2,2,5,6,6,3,3,2,4,7,7,2,5,6,1,3,7,5,3,7,7,3,3,7,5,6,2,5,2,1]).
threatened([3,2,2,7,7,5,4,1,1,4,6,3,5,5,4,2,1,7,3,7,7,6,4,2,2,7,1]).
threatened([1,1,3,5,3,5,2,2,7,7,1,1,2,5,7,7,6,3,6,2,2,4,1]).

rated([1,2,1,2,1], 2).
rated([7,6,6,5,5,4,5,4,4,2], 2).

sized_game(size(1, 1, 4), []).
sized_game(size(3, 2, 4), []).
sized_game(size(5, 2, 4), [3,2,3,2]).
sized_game(size(2, 4, 4), [1,2]).
sized_game(size(4, 3, 4), [2,2,2,3,3]).
sized_game(size(4, 5, 4), [3,4,3,4,2,4,1,2,4,3,2,3,1]).
sized_game(size(6, 4, 4), [5,6,5,6,3,5,2,4,5,4,3,4,1,3,6,6,2]).

%   The fast relations, as the claims ask them.

cells_four([Row-Column, Row1-Column1, Row2-Column2, Row3-Column3]) :-
    member(Step, [1, 7, 8, 6]),
    row_column_cell(Row, Column, Cell),
    Cell1 is Cell << Step,
    Cell2 is Cell1 << Step,
    Cell3 is Cell2 << Step,
    row_column_cell(Row1, Column1, Cell1),
    row_column_cell(Row2, Column2, Cell2),
    row_column_cell(Row3, Column3, Cell3),
    Stones is Cell \/ Cell1 \/ Cell2 \/ Cell3,
    four(Stones).

position_empty(position(Mine, Theirs), Filled, Empty) :-
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty).

mover_threat(Position, Row, Column) :-
    Position = position(Mine, _),
    position_empty(Position, _, Empty),
    threats(Mine, Empty, Cells),
    cell_of(Cells, Row, Column).

cell_of(Cells, Row, Column) :-
    row_column_cell(Row, Column, Cell),
    Cell /\ Cells =\= 0.

%   The threats of the player who moved last, as each stone adds them.

last_threat(Position, Row, Column) :-
    Position = position(_, Theirs),
    position_empty(Position, _, Empty),
    threat_lookup(Lookup),
    findall(Stone, ( row_column_cell(_, _, Stone), Stone /\ Theirs =\= 0 ), Stones),
    added(Stones, 0, Lookup, 0, Threats),
    Cells is Threats /\ Empty,
    cell_of(Cells, Row, Column).

added([], _, _, Threats, Threats).
added([Stone|Stones], Set0, Lookup, Threats0, Threats) :-
    Set is Set0 \/ Stone,
    stone_threats(Stone, Set, Lookup, Threats0, Threats1),
    added(Stones, Set, Lookup, Threats1, Threats).

safe_column(Position, Column) :-
    Position = position(_, Theirs),
    position_empty(Position, Filled, Empty),
    playable(Filled, Playable),
    threats(Theirs, Empty, Threats),
    safe_moves(Playable, Threats, Moves),
    cell_of(Moves, _, Column).

aligned(Position, N, Count) :-
    Position = position(Mine, _),
    position_empty(Position, _, Empty),
    stones_aligned(Mine, Empty, N, Count).

seen_score(Position, Score) :-
    position_node(Position, score(Score)).

all_score(Position, Score) :-
    strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 4099, Solver),
    position_score(Solver, Position, Score).

%   The score without any strategy: the search is asked about each score, the least first.

one_by_one(Position, Score) :-
    strategies_solver([], 4099, Solver),
    position_node(Position, Node),
    (   Node = score(Score)
    ->  true
    ;   between(-9, 9, Score),
        node_value(Solver, Node, Score, Value, 0, _),
        Value =< Score,
        !       % the least score that the position does not exceed
    ).

some_alpha(Alpha) :-
    between(-2, 2, Alpha).

exceeds(Board, Alpha) :-
    once(board_exceeds(Board, Alpha)).

position_exceeds(Position, Alpha) :-
    strategies(Names),
    strategies_solver(Names, 4099, Solver),
    position_node(Position, Node),
    (   Node = score(Score)
    ->  Score > Alpha
    ;   node_value(Solver, Node, Alpha, Value, 0, _),
        Value > Alpha
    ).

sign_column(Position, Sign, Column) :-
    strategies_solver([], 4099, Solver),
    position_limit_sign(Solver, Position, none, inferences(1_000_000), Column, Lower, _),
    Sign is sign(Lower).

claimeven_most(Position, Most) :-
    Position = position(Mine, Theirs),
    position_empty(Position, Filled, Empty),
    playable(Filled, Playable),
    threats(Theirs, Empty, Threats),
    claimeven_bound(Mine, Threats, Empty, Playable, 0, Most).

aftereven_most(Position, Alpha) :-
    Position = position(Mine, Theirs),
    position_empty(Position, Filled, Empty),
    playable(Filled, Playable),
    aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Alpha).

odd_threat_most(Position, Alpha, Most) :-
    Position = position(Mine, Theirs),
    position_empty(Position, Filled, Empty),
    playable(Filled, Playable),
    threats(Theirs, Empty, Threats),
    odd_threat_bound(Mine, Threats, Empty, Playable, Alpha, Most).

limit_score(Position, Score) :-
    strategies_solver([], 4099, Solver),
    position_limit_bounds(Solver, Position, inferences(1_000_000), _, Score, Score).

%   Each bound of a strategy is true.

score_within(Position, Score) :-
    forall(member(Names, [[claimeven], [baseinverse], [aftereven], [odd_threat], [no_four]]),
           forall(member(Alpha, [-2, -1, 0, 1]),
                  \+ ( strategy_bound(Position, Names, Alpha, Bound),
                       \+ ( Bound =< Alpha -> Score =< Bound ; Score >= Bound ) ))).

strategy_bound(Position, Names, Alpha, Bound) :-
    position_node(Position, Node),
    Node = node(_, _, _, _, _, _),
    names_strategies(Names, Strategies),
    strategies_bound(Strategies, 0, Node, Alpha, Bound).

varied(Position, Columns0, Columns) :-
    strategies_solver([], 4099, Solver),
    position_variation(Solver, Position, Variation),
    append(Columns0, Variation, Columns).

score_end(Score, Board, End) :-
    board_mover(Board, Mover),
    (   Score =:= 0
    ->  End = draw
    ;   Score > 0
    ->  End = won(Mover)
    ;   member(Player, [x, o]),
        Player \== Mover,
        End = won(Player)
    ).

%   A game by the rules for any size, and its score.  A win is worth one more than the stones
%   that the winner has left.

sized_state(Size, Columns, State) :-
    Size = size(Width, _, _),
    length(Empty, Width),
    maplist(=([]), Empty),
    foldl(sized_move, Columns, connect(Size, x, Empty), State).

sized_state(Size, Columns0, Column, State) :-
    append(Columns0, [Column], Columns),
    sized_state(Size, Columns, State).

sized_move(Column, State0, State) :-
    once(two_players_connect:legal(State0, Role, Column)),
    once(two_players_connect:next(State0, Role, Column, State)).

state_score(State, Score) :-
    state_end(two_players_connect, State, End),
    (   End == open
    ->  aggregate_all(max(Score1),
                      ( state_moves(two_players_connect, State, _, Moves),
                        member(Column, Moves),
                        sized_move(Column, State, State1),
                        state_score(State1, Score0),
                        Score1 is -Score0 ),
                      Score)
    ;   End == draw
    ->  Score = 0
    ;   State = connect(size(Width, Height, _), _, Columns),
        append(Columns, Stones),
        length(Stones, Laid),
        Score is -((Width * Height - Laid) // 2) - 1
    ).

%   What the definition says.

board_threat(Board, Player, Row, Column) :-
    line(Cells),
    select(Row-Column, Cells, Others),
    board_row_column_stone(Board, Row, Column, empty),
    \+ ( member(Row1-Column1, Others),
         \+ board_row_column_stone(Board, Row1, Column1, Player) ).

/** <examples>

?- connect4_claim(Relation, Answer, Fast, Definition).
*/
