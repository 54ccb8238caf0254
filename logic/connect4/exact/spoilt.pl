:- module(connect4_spoilt,
          [ board_claimeven/2,     % +Board, -Most
            board_aftereven/2,     % +Board, -Most
            board_odd_threat/2     % +Board, -Most
          ]).

/** <module> Spoilt lines: what a player can hold without a search

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
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, select/3]).
:- use_module('../definition', [board_mover/2, board_row_column_stone/4, line/1]).

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
    ;   claimed(Board, Row, Column)
    ;   member(Below-Column, Wins),
        Row > Below
    ).

%   It is the answer to a stone in the row below.

claimed(Board, Row, Column) :-
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
    claimed(Board, Row, Column),
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

/** <examples>

?- columns_board([7,3,2,6,7,1,4,4,3,6,6,3,4,2,6,1,2,6,1,1,3,7,5,5,2,3], Board),
   board_claimeven(Board, Most).
*/
