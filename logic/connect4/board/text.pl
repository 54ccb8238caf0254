:- module(connect4_text,
          [ text_position/2        % +Text, -Position
          ]).

/** <module> Positions as people write them: `4453`, a digit for each column played

It is for reading many positions.
*/

:- use_module(cells, [column_cells/2, playable/2]).
:- use_module(stones, [four/1]).

%!  text_position(+Text, -Position) is semidet.
%
%   True when Position is reached by playing the columns of Text in turn.
%   The same as columns_board/2, on bits and without asking after each move for the
%   end.  Fails if walls_columns_fault/3 of sequence.pl finds a fault.
%
%       ?- text_position('445', Position).
%       Position = position(0x400000, 0x10200000).

text_position(Text, position(Mine, Theirs)) :-
    atom_codes(Text, Codes),
    codes_position(Codes, 0, 0, 0, Mine, Theirs, Last),
    \+ four(Mine),
    Before is Theirs xor Last,
    \+ four(Before).

%   A line of four stays, so it is enough to ask at the end whether a move came after one.

codes_position([], Mine, Theirs, Last, Mine, Theirs, Last).
codes_position([Code|Codes], Mine0, Theirs0, _, Mine, Theirs, Last) :-
    Code >= 0'1,
    Code =< 0'7,
    Filled is Mine0 \/ Theirs0,
    playable(Filled, Playable),
    Column is Code - 0'0,
    column_cells(Column, Room),
    Stone is Playable /\ Room,
    Stone =\= 0,
    Mine1 is Mine0 \/ Stone,
    codes_position(Codes, Theirs0, Mine1, Stone, Mine, Theirs, Last).

/** <examples>

?- text_position('4455', Position), bitboard_end(Position, End).
*/
