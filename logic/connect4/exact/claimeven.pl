:- module(connect4_claimeven,
          [ board_claimeven/2,     % +Board, -Most
            board_aftereven/2,     % +Board, -Most
            board_odd_threat/2,    % +Board, -Most
            claimeven_bound/6,     % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
            aftereven_bound/6,     % +Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound
            odd_threat_bound/6,    % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
            strategies/1,          % -Names
            names_strategies/2,    % +Names, -Strategies
            strategies_bound/5     % +Strategies, +Walls, +Node, +Alpha, -Bound
          ]).

/** <module> Claimeven, aftereven, the odd threat: what a player can hold without a search

A line is _spoilt_ for a player who never gets one of its cells.  If all lines are spoilt for a
player, that player can't win.  There are three rules.

First, x is to move.  The second player, o, answers each stone with one on top of it, and so gets
the empty cells of the even rows: _claimeven_.  This fails only in a column with an
odd number of stones, whose lowest empty cell, the _base_, is in an even row.  There are two or
four or six such columns, and a stone on one base is answered on another: _baseinverse_.  So o
always has an answer, and _claims_ all empty cells of even rows but the bases.

If a claimed cell completes four for o, x loses, at the latest when only the cells above it are
empty.  If several of them complete four together, o gets them all in the end: _aftereven_.
(These rules and more are in V. Allis, A Knowledge-based Approach of Connect-Four, 1988, and in
certificate.lp.)

Now o is to move.  A cell in an odd row completes four for x, an _odd threat_, so nobody wants to
play just below it.  Without that cell and those above it, an odd number of cells is left.  x
answers each stone with one on top of it.  Two columns with an odd number of cells are a pair: a
stone in the lowest cell of one is answered in the lowest cell of the other.  So in the end o must
play below the threat, unless o makes four before, and x wins at the latest when all is full but
the column of the threat.

These rules are first told on boards, as plainly as we can, and then again on bits.  A node is that
of node.pl.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, select/3]).
:- use_module('../../shared/inline', [inline/1]).
:- use_module('../board/cells', [cell_column/2, even_rows/1, odd_rows/1, row/2]).
:- use_module('../board/stones', [four/1]).
:- use_module('../definition', [board_mover/2, board_row_column_stone/4, line/1]).
:- use_module(node, [node_cells/4]).

%!  board_claimeven(+Board, -Most) is semidet.
%
%   True when claimeven and baseinverse show that x, who is to move, has a score of at most Most:
%   all lines are spoilt for x.  Most is less than 0 if one claimed cell completes four for o.
%
%       ?- columns_board([5,6,7,7,7,7,1,7,1,2,1,6,2,5,7,1,1,6,3,5,1,2,6,2,6,3,2,6], Board),
%          board_claimeven(Board, Most).
%       Most = -3.

board_claimeven(Board, Most) :-
    board_mover(Board, x),
    findall(Win, four_claimed(Board, [Win]), Wins),
    forall(line(Line), spoilt(Line, Board, Wins)),
    aggregate_all(min(Worth), ( Worth = 0 ; member(Row-_, Wins), row_worth(Row, Worth) ), Most).

%!  board_aftereven(+Board, -Most) is semidet.
%
%   True when all lines are spoilt for x, claimed cells complete four for o, one or several
%   together, and x, who is to move, therefore has a score of at most Most.
%
%       ?- columns_board([6,5,3,7,3,6,5,2,2,3,2,3,3,6,2,3,1,2,6,2,1,7,7,5,4,5,5,4,4,6], Board),
%          board_aftereven(Board, Most).
%       Most = -1.

board_aftereven(Board, Most) :-
    board_mover(Board, x),
    forall(line(Line), spoilt(Line, Board, [])),
    aggregate_all(min(Worth),
                  ( four_claimed(Board, Claimed),
                    aggregate_all(max(Row), member(Row-_, Claimed), Highest),
                    row_worth(Highest, Worth) ),
                  Most).

%   One cell is enough: a stone of o, a claimed cell, or a cell above one of Wins, which is never
%   reached.

spoilt(Line, Board, Wins) :-
    member(Row-Column, Line),
    (   board_row_column_stone(Board, Row, Column, o)
    ;   claims(Board, Row, Column)
    ;   member(Below-Column, Wins),
        Row > Below
    ).

%   It is the answer to a stone in the row below.

claims(Board, Row, Column) :-
    waits(Board, Row, Column),
    Row mod 2 =:= 0.

%   Empty, and no stone can fall there yet.

waits(Board, Row, Column) :-
    board_row_column_stone(Board, Row, Column, empty),
    Below is Row - 1,
    board_row_column_stone(Board, Below, Column, empty).

%   Claimed are the cells that o claims in a line in which all others are o's.

four_claimed(Board, Claimed) :-
    line(Line),
    line_claimed(Line, Board, Claimed).

line_claimed([], _, []).
line_claimed([Row-Column|Cells], Board, Claimed) :-
    board_row_column_stone(Board, Row, Column, o),
    line_claimed(Cells, Board, Claimed).
line_claimed([Row-Column|Cells], Board, [Row-Column|Claimed]) :-
    claims(Board, Row, Column),
    line_claimed(Cells, Board, Claimed).

%   Worth is what it is worth to the loser if a player makes four in Row when only the cells above
%   it are empty.  The winner has half as many stones left, and each makes the win worth one more.

row_worth(Row, Worth) :-
    Worth is -1 - (6 - Row) // 2.

%!  board_odd_threat(+Board, -Most) is nondet.
%
%   True when an odd threat shows that o, who is to move, has a score of at most Most: all lines are
%   spoilt for o.
%
%       ?- columns_board([3,2,2,7,7,5,4,1,1,4,6,3,5,5,4,2,1,7,3,7,7,6,4,2,2,7,1], Board),
%          board_odd_threat(Board, Most).
%       Most = -1 .

board_odd_threat(Board, Most) :-
    board_mover(Board, o),
    odd_threat(Board, Row, Column),
    forall(line(Line), spoilt_for_o(Line, Board, Row-Column)),
    row_worth(Row, Most).

odd_threat(Board, Row, Column) :-
    line(Line),
    select(Row-Column, Line, Others),
    Row mod 2 =:= 1,
    waits(Board, Row, Column),
    forall(member(Row1-Column1, Others), board_row_column_stone(Board, Row1, Column1, x)).

%   One cell is enough: a stone of x, or a cell that waits and that o never gets: in the column of
%   the threat one of an odd row, or above the threat; elsewhere one of an even row.

spoilt_for_o(Line, Board, Threat-Column) :-
    member(Row-Column1, Line),
    (   board_row_column_stone(Board, Row, Column1, x)
    ;   waits(Board, Row, Column1),
        (   Column1 =:= Column
        ->  ( Row mod 2 =:= 1 ; Row > Threat )
        ;   Row mod 2 =:= 0
        )
    ).

% ---- Claimeven and aftereven on bits: what the second player can hold ----
%
%   Here all lines are looked at together: if the cells that the first player may get make no four
%   with the first player's stones, all lines are spoilt.  A claimed cell is an empty one of an even
%   row that is not a base.

claimed(Empty, Playable, Claimed) :-
    even_rows(Even),
    Claimed is Empty /\ Even /\ \Playable.

%   What the first player may get: the odd rows, and the bases.

first_players(Empty, Playable, Cells) :-
    odd_rows(Odd),
    even_rows(Even),
    Cells is (Empty /\ Odd) \/ (Playable /\ Even).

%   What the first player could get above Wins are cells of odd rows: one row higher, and above row
%   2 also three rows higher.

wins_above(Wins, Above) :-
    row(2, Row2),
    Above is Wins << 1 \/ (Wins /\ Row2) << 3.

:- inline([claimed/3, first_players/3, wins_above/2]).

%!  claimeven_bound(+Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when claimeven and baseinverse show that the score of the first player, to move with stones
%   Mine, is at most Bound, 0 to -3, and Bound =< Alpha.  The same as board_claimeven/2.
%
%       ?- claimeven_bound(0, 0b10, 0b111111, 0b1, 0, Bound).
%       Bound = -3.

claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound) :-
    claimed(Empty, Playable, Claimed),
    Wins is TheirThreats /\ Claimed,
    (   Wins =:= 0
    ->  Bound = 0,
        Alpha >= 0,
        first_players(Empty, Playable, Cells),
        Stones is Mine \/ Cells
    ;   wins_bound(Wins, Bound),
        Bound =< Alpha,
        first_players(Empty, Playable, Cells),
        wins_above(Wins, Above),
        Stones is Mine \/ (Cells /\ \Above)
    ),
    \+ four(Stones).

%   By the lowest of the claimed cells that win.

wins_bound(Wins, Bound) :-
    row(2, Row2),
    row(4, Row4),
    (   Wins /\ Row2 =\= 0
    ->  Bound = -3
    ;   Wins /\ Row4 =\= 0
    ->  Bound = -2
    ;   Bound = -1
    ).

%!  aftereven_bound(+Mine, +Theirs, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when aftereven shows that the score of the first player, to move with stones Mine, is at
%   most Bound, which is Alpha, -1 to -3: claimed cells, in rows low enough for Bound, complete
%   four with the stones Theirs.  The same as board_aftereven/2, asked for one side of Alpha.
%
%       ?- aftereven_bound(0, 0b11 << 7 \/ 0b11 << 14, 0b111111 \/ 0b111111 << 21,
%                          0b1 \/ 0b1 << 21, -1, Bound).
%       Bound = -1.

aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Alpha) :-
    bound_rows(Alpha, Rows),
    claimed(Empty, Playable, Claimed),
    four(Theirs \/ (Claimed /\ Rows)),
    first_players(Empty, Playable, Cells),
    \+ four(Mine \/ Cells).

%   The highest claimed cell may be in one of Rows.

bound_rows(-1, Rows) :-
    even_rows(Rows).
bound_rows(-2, Rows) :-
    row(2, Row2),
    row(4, Row4),
    Rows is Row2 \/ Row4.
bound_rows(-3, Rows) :-
    row(2, Rows).

% ---- The odd threat on bits: when the first player must win in the end ----
%
%   Here all lines are looked at together: the cells that the second player may get must make no
%   four with the second player's stones.  These are the playable cells, the other empty cells of
%   the odd rows, and below the threat, in its column, those of the even rows.

%!  odd_threat_bound(+Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when an odd threat shows that the score of the second player, to move with stones Mine, is
%   at most Bound, below 0, and Bound =< Alpha.  The same as board_odd_threat/2.
%
%       ?- odd_threat_bound(0, 0b100, 0b111110, 0b10, 0, Bound).
%       Bound = -2.

odd_threat_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound) :-
    odd_rows(Odd),
    Threats is TheirThreats /\ Odd /\ \Playable,
    threat_bound(Threats, Mine, Empty, Playable, Alpha, Bound).

%   One of Threats is enough: the lowest in the leftmost column.  Its bit is the lowest of all, and
%   -Threat has that bit and all higher ones.

threat_bound(Threats, Mine, Empty, Playable, Alpha, Bound) :-
    Threats =\= 0,
    Threat is Threats /\ -Threats,
    cell_column(Threat, Column),
    Never is Empty /\ Column /\ -Threat,
    Bound0 is -((popcount(Never) + 1) >> 1),
    (   Bound0 =< Alpha,
        odd_rows(Odd),
        OddElsewhereEvenHere is Odd xor Column,
        Stones is Mine \/ Playable \/ (Empty /\ \Never /\ OddElsewhereEvenHere),
        \+ four(Stones)
    ->  Bound = Bound0
    ;   Threats1 is Threats xor Threat,
        threat_bound(Threats1, Mine, Empty, Playable, Alpha, Bound)
    ).

% ---- Strategies: what bounds a score without a search ----
%
%   If you follow a strategy, you are sure of the result that it promises, whatever the other
%   player does.  Each can be left out, to see what it saves.

%!  strategies(-Names) is det.
%
%   True when Names are the names of all strategies.

strategies([claimeven, baseinverse, aftereven, odd_threat, no_four]).

%!  names_strategies(+Names, -Strategies) is det.
%
%   True when Strategies has `true` for each strategy in the list Names and `false` for the others:
%   strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour).
%
%       ?- names_strategies([no_four], Strategies).
%       Strategies = strategies(false, false, false, false, true).

names_strategies(Names, Strategies) :-
    strategies(All),
    maplist(named(Names), All, Used),
    Strategies =.. [strategies|Used].

named(Names, Name, Used) :-
    ( memberchk(Name, Names) -> Used = true ; Used = false ).

%   An even number of cells is empty.

first_to_move(Left) :-
    Left /\ 1 =:= 0.

%   A base can be played.

base_left(Playable) :-
    even_rows(Even),
    Playable /\ Even =\= 0.

%   With more empty cells, both players have a four left.

few_left(Left) :-
    Left < 14.

:- inline([first_to_move/1, base_left/1, few_left/1]).

%!  strategies_bound(+Strategies, +Walls, +Node, +Alpha, -Bound) is nondet.
%
%   True when one of Strategies shows on which side of Alpha the score of Node lies, on the board
%   that Walls leave: either the score is at most Bound, and Bound =< Alpha; or it is at least
%   Bound, and Bound > Alpha.  The same as board_score/2, from one side.  Each answer is right, and
%   the first is enough.
%
%       ?- names_strategies([no_four], Strategies), size_walls(size(1, 6, 4), Walls),
%          walls_columns_position(Walls, [1,1,1], Position),
%          walls_position_node(Walls, Position, Node),
%          strategies_bound(Strategies, Walls, Node, 0, Bound).
%       Bound = 0.

strategies_bound(strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour), Walls, Node,
                 Alpha, Bound) :-
    Node = node(Mine, Theirs, _, TheirThreats, _, Left),
    node_cells(Walls, Node, Empty, Playable),
    (   (   first_to_move(Left)
        ->  (   ( base_left(Playable) -> Baseinverse == true ; Claimeven == true ),
                claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound)
            ;   Aftereven == true,
                Alpha < 0,
                aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Bound)
            )
        ;   OddThreat == true,
            odd_threat_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound)
        )
    ;   NoFour == true,
        few_left(Left),
        no_four_bound(Mine, Theirs, Empty, Alpha, Bound)
    ).

%   A player without a four left can't win.

no_four_bound(Mine, Theirs, Empty, Alpha, 0) :-
    (   Alpha >= 0
    ->  Stones is Mine \/ Empty
    ;   Alpha =:= -1,
        Stones is Theirs \/ Empty
    ),
    \+ four(Stones).

/** <examples>

?- columns_board([7,3,2,6,7,1,4,4,3,6,6,3,4,2,6,1,2,6,1,1,3,7,5,5,2,3], Board),
   board_claimeven(Board, Most).
*/
