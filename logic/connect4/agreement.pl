:- module(connect4_agreement,
          [ connect4_claim/3       % -Answer, -Fast, -Definition
          ]).

/** <module> What the fast rules of Connect 4 claim

Each clause says which relation finds the same answers as the definition, and
on which small cases that is tried (../agreement.pl).
*/

:- use_module(board/bits, [bitboard_end/2, columns_position/2]).
:- use_module(definition, [board_end/2, columns_board/2]).

%!  connect4_claim(-Answer, -Fast, -Definition) is multi.
%
%   True when the goal Fast must find the same Answers as the goal Definition.
%
%       ?- connect4_claim(Answer, Fast, Definition), call(connect4_agreement:Fast).
%       Answer = open .

connect4_claim(End, bitboard_end(Position, End), board_end(Board, End)) :-
    columns(Columns),
    columns_position(Columns, Position),
    columns_board(Columns, Board).

columns([]).
columns([4,4,5,5,3,6,2]).

/** <examples>

?- connect4_claim(Answer, Fast, Definition).
*/
