:- module(connect4_exact,
          [ position_score/3,             % +Solver, +Position, -Score
            position_score_nodes/4,       % +Solver, +Position, -Score, -Nodes
            position_column_scores/3,     % +Solver, +Position, -ColumnScores
            position_variation/3,         % +Solver, +Position, -Columns
            walls_position_options/3,     % +Walls, +Position, -Options
            node_bounds/3,                % +Node, -Lower, -Upper
            options_bounds/3,             % +Options, -Lower, -Upper
            options_column/4,             % +Options, -Column, -Lower, -Upper
            cells_mover_bounds_outlook/5  % +Cells, +Mover, +Lower, +Upper, -Outlook
          ]).

/** <module> Exact play: the score of a position, the best moves, and what is known of each

The score is that of the player to move: 0 for a draw, 22 less the number of stones the winner will
have laid for a win, the negative of that for a loss, when both play as well as they can.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../board/bits', [walls_position_moves/3]).
:- use_module(node, [left_bounds/3, node_left/2, walls_position_node/3]).
:- use_module(search, [node_value/6]).
:- reexport(solver, [strategies_solver/3, walls_solver/3]).
:- use_module(solver, [solver_walls/2]).

%!  position_score(+Solver, +Position, -Score) is det.
%
%   True when Position has Score.  The same as board_score/2, by a search that proves
%   most positions without looking further.  Solver, from strategies_solver/3, remembers
%   for the next position what it found out.

position_score(Solver, Position, Score) :-
    position_score_nodes(Solver, Position, Score, _).

%!  position_score_nodes(+Solver, +Position, -Score, -Nodes) is det.
%
%   True when Position has Score, and the search looked at Nodes nodes.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_score_nodes(Solver, Position, Score, Nodes).
%       Score = 18, Nodes = 1.

position_score_nodes(Solver, Position, Score, Nodes) :-
    solver_walls(Solver, Walls),
    walls_position_node(Walls, Position, Node),
    (   Node = score(Score)
    ->  Nodes = 0
    ;   node_left(Node, Left),
        left_bounds(Left, Lower, Upper),
        narrowed(Lower, Upper, Node, Solver, Score, 0, Nodes)
    ).

narrowed(Lower, Upper, Node, Solver, Score, Nodes0, Nodes) :-
    (   Lower >= Upper
    ->  Score = Lower,
        Nodes = Nodes0
    ;   bounds_alpha(Lower, Upper, Alpha),
        node_value(Solver, Node, Alpha, Value, Nodes0, Nodes1),
        (   Value > Alpha
        ->  narrowed(Value, Upper, Node, Solver, Score, Nodes1, Nodes)
        ;   narrowed(Lower, Value, Node, Solver, Score, Nodes1, Nodes)
        )
    ).

%   The first question is who wins, if anyone does.  The next ones halve the bounds; for
%   a win or a loss they ask half as far from the draw, since it is quicker to prove that
%   a game ends soon than that it ends late.

bounds_alpha(Lower, Upper, Alpha) :-
    Middle is (Lower + Upper) >> 1,
    (   Lower < 0,
        Upper > 0
    ->  Alpha = 0
    ;   Middle =< 0,
        Lower // 2 < Middle
    ->  Alpha is Lower // 2
    ;   Middle >= 0,
        Upper // 2 > Middle
    ->  Alpha is Upper // 2
    ;   Alpha = Middle
    ).

%!  position_column_scores(+Solver, +Position, -ColumnScores) is det.
%
%   True when ColumnScores has Column-Score for each column that can be played in
%   Position: Score is what playing it is worth to the player to move.  The columns are
%   in the order of walls_position_moves/3.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5,3,3], Position),
%          position_column_scores(Solver, Position, Scores).
%       Scores = [4-17, 3-17, 5-17, 2-18, 6-18, 1-17, 7-17].

position_column_scores(Solver, Position, ColumnScores) :-
    findall(Column-Score, column_score(Solver, Position, Column, Score), ColumnScores).

column_score(Solver, Position, Column, Score) :-
    solver_walls(Solver, Walls),
    walls_position_moves(Walls, Position, Moves),
    member(Column-Position1, Moves),
    position_score(Solver, Position1, Score1),
    Score is -Score1.

% ---- The principal variation: best play to the end ----

%!  position_variation(+Solver, +Position, -Columns) is det.
%
%   True when Columns are best play by both players from Position to the end.
%   Of equal moves, each plays the first in the order of walls_position_moves/3.  The game
%   then ends with the expected score: the same as board_score/2.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_variation(Solver, Position, Columns).
%       Columns = [3, 4, 2].

position_variation(Solver, Position, Columns) :-
    position_score(Solver, Position, Score),
    score_variation(Solver, Position, Score, Columns).

%   It is enough to ask whether each position is worth the score that is known.

score_variation(Solver, Position, Score, Columns) :-
    solver_walls(Solver, Walls),
    walls_position_moves(Walls, Position, Moves),
    (   member(Column-Position1, Moves),
        walls_position_node(Walls, Position1, Node),
        Score1 is -Score,
        at_most(Node, Solver, Score1)
    ->  Columns = [Column|Columns1],
        score_variation(Solver, Position1, Score1, Columns1)
    ;   Columns = []
    ).

at_most(Node, Solver, Score) :-
    (   Node = score(Score0)
    ->  Score0 =:= Score
    ;   node_value(Solver, Node, Score, Value, 0, _),
        Value =< Score
    ).

% ---- Options: what is known of the columns that can be played ----
%
%   An option is option(Lower, Upper, Column, Node): Column is worth at least Lower
%   and at most Upper to the player to move, and leads to Node.

%!  walls_position_options(+Walls, +Position, -Options) is det.
%
%   True when Options are those of Position on the board that Walls leave, with the bounds that
%   are known without a search; in the order of walls_position_moves/3.
%
%       ?- columns_position([1,2,1,2,1,2], Position), walls_position_options(0, Position, Options),
%          memberchk(option(Lower, Upper, 1, _), Options).
%       Lower = 18, Upper = 18.

walls_position_options(Walls, Position, Options) :-
    walls_position_moves(Walls, Position, Moves),
    findall(option(Lower, Upper, Column, Node),
            ( member(Column-Position1, Moves),
              walls_position_node(Walls, Position1, Node),
              node_bounds(Node, Lower, Upper) ),
            Options).

%!  node_bounds(+Node, -Lower, -Upper) is det.
%
%   True when a column that leads to Node is worth Lower to Upper: what is known without a search.
%
%       ?- position_node(position(0, 0), Node), node_bounds(Node, Lower, Upper).
%       Node = Node, Lower = -20, Upper = 20.

node_bounds(score(Score), Bound, Bound) :-
    Bound is -Score.
node_bounds(node(_, _, _, _, _, Left), Lower, Upper) :-
    left_bounds(Left, Lowest, Highest),
    Lower is -Highest,
    Upper is -Lowest.

%!  options_bounds(+Options, -Lower, -Upper) is semidet.
%
%   True when the best of Options is worth from Lower to Upper.
%
%       ?- options_bounds([option(-5, 0, 4, a), option(-2, -1, 3, b)], Lower, Upper).
%       Lower = -2, Upper = 0.

options_bounds([option(Lower0, Upper0, _, _)|Options], Lower, Upper) :-
    foldl(option_bounds, Options, Lower0-Upper0, Lower-Upper).

option_bounds(option(Lower1, Upper1, _, _), Lower0-Upper0, Lower-Upper) :-
    Lower is max(Lower0, Lower1),
    Upper is max(Upper0, Upper1).

%!  options_column(+Options, -Column, -Lower, -Upper) is semidet.
%
%   True when Column is the column to play.  It is worth at least Lower, and no column is worth
%   more than Upper.  If a column is known to win or to reach the score, Column is such a one; if
%   all lose, it is one that is known to lose the latest.  Otherwise it is the first with the best
%   possible result (win, draw or loss), and among these with the best certain result.
%
%       ?- options_column([option(-5, 9, 4, a), option(-2, 9, 3, b), option(1, 2, 5, c)],
%                         Column, Lower, Upper).
%       Column = 5, Lower = 1, Upper = 9.

options_column(Options, Column, Lower, Upper) :-
    options_bounds(Options, Best, Upper),
    (   ( Best > 0 ; Best =:= Upper ; Upper < 0 )
    ->  Lower = Best,
        memberchk(option(Best, _, Column, _), Options)
    ;   findall(Signs-Option, ( member(Option, Options), option_signs(Option, Signs) ), Signed),
        sort(1, @>=, Signed, [_-option(Lower, _, Column, _)|_])
    ).

option_signs(option(Lower, Upper, _, _), UpperSign-LowerSign) :-
    UpperSign is sign(Upper),
    LowerSign is sign(Lower).

% ---- Outlooks: how the game ends, as far as the bounds of its score say ----

%!  cells_mover_bounds_outlook(+Cells, +Mover, +Lower, +Upper, -Outlook) is det.
%
%   True when Outlook says how the game ends if, on a board of Cells cells, the score of Mover,
%   `x` or `o`, is from Lower to Upper.  Outlook is wins(Player, Stone) if Player wins with this
%   stone of the game at the latest; `draw`; draws(Player) if Player at least draws; or `open`.
%
%       ?- cells_mover_bounds_outlook(42, x, 1, 20, Outlook).
%       Outlook = wins(x, 41).

cells_mover_bounds_outlook(Cells, Mover, Lower, Upper, Outlook) :-
    other(Mover, Other),
    (   Lower > 0
    ->  player_last_stone(Mover, Cells, Lower, Stone),
        Outlook = wins(Mover, Stone)
    ;   Upper < 0
    ->  Score is -Upper,
        player_last_stone(Other, Cells, Score, Stone),
        Outlook = wins(Other, Stone)
    ;   Lower =:= Upper
    ->  Outlook = draw
    ;   Lower =:= 0
    ->  Outlook = draws(Mover)
    ;   Upper =:= 0
    ->  Outlook = draws(Other)
    ;   Outlook = open
    ).

other(x, o).
other(o, x).

%   On a full board x has laid half of the stones, or one more than o.  With Score 1 a player wins
%   by their last stone.

player_last_stone(x, Cells, Score, Stone) :-
    Stone is 2 * (((Cells + 1) >> 1) - Score) + 1.
player_last_stone(o, Cells, Score, Stone) :-
    Stone is 2 * ((Cells >> 1) - Score) + 2.

/** <examples>

?- strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 65521, Solver),
   columns_position([4,4,4,5,5,5,5,4,2,2,1], Position),
   position_score(Solver, Position, Score).
*/
