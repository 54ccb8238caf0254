:- module(sheets_drawn,
          [ sheet_board/2          % +Expressions, -Board
          ]).

/** <module> What a rule sheet says of its board

A sheet may tell what the arguments of its cells are, by an expression of its own, such as
`(board cell column up mark)` (../two_players/cells.pl).  If it does not, the order in which it tells
its first cells may show it: if the first coordinate is another in the next cell, and the second one
the same, they are column and row, from the bottom.  If it tells no first cells, the names of
variables do: of `(cell ?x ?y ?mark)` x is the column and y the row, from the bottom.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../two_players/cells', [board_words/2]).

%!  sheet_board(+Expressions, -Board) is nondet.
%
%   True when Board, a term board(Name, Word, ...), is what the Expressions of a sheet
%   (expressions.pl) say of their board.
%
%       ?- sheet_board([[board,cell,column,up,mark], [init,[cell,1,2,x]]], Board).
%       Board = board(cell, column, up, mark).

sheet_board(Expressions, Board) :-
    findall(Told, told_board(Expressions, Told), Boards0),
    (   Boards0 == []
    ->  findall(Found, found_board(Expressions, Found), Boards1)
    ;   Boards1 = Boards0
    ),
    sort(Boards1, Boards),
    member(Board, Boards).

told_board(Expressions, Board) :-
    member([board,Name|Words], Expressions),
    atom(Name),
    board_words(Words, _),
    Board =.. [board,Name|Words].

%   The cells must have one name.

found_board(Expressions, board(Name, First, Second, mark)) :-
    findall(Name0, expressions_cell(Expressions, Name0, _, _), Names0),
    sort(Names0, [Name]),
    findall(A-B, ( member([init,[Name,A,B,_]], Expressions), integer(A), integer(B) ), Begun),
    (   Begun = [A1-B1,A2-B2|_]
    ->  A1 =\= A2,
        B1 =:= B2,
        First-Second = column-up
    ;   setof(Word-Word1,
              Variable^Variable1^( expressions_cell(Expressions, Name, Variable, Variable1),
                                   named_so(Variable, Variable1, Word, Word1) ),
              [First-Second])
    ).

expressions_cell(Expressions, Name, Variable, Variable1) :-
    member([<=,[next,[Name,var(Variable),var(Variable1),_]]|_], Expressions).

named_so(x, y, column, up).
named_so(col, row, column, row).
named_so(column, row, column, row).
named_so(file, rank, column, up).

/** <examples>

?- sheet_board([[board,cell,row,column,mark]], Board).
*/
