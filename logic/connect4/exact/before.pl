:- module(connect4_before,
          [ outrun/3               % +Stones, +Theirs, +Empty
          ]).

/** <module> Before: a four that comes too late

Before a line is complete all cells below its cells are filled.  If the first player gets
Stones at most, the others of these cells are the second player's, and if they make
four with his stones, he has won _before_.  The same as in certificate.lp.
*/

:- use_module('../board/cells', [cells_below/2]).
:- use_module('../board/stones', [four/1, stones_line/2]).

%!  outrun(+Stones, +Theirs, +Empty) is semidet.
%
%   True when below each line that Stones make are cells of Empty, none of Stones, that
%   make four with Theirs.
%
%       ?- Row = 0x204081, Stones is Row << 2, Theirs is Row << 1 - 0b10,
%          outrun(Stones, Theirs, 0b111110).
%       true.

outrun(Stones, Theirs, Empty) :-
    \+ ( stones_line(Stones, Line), \+ line_outrun(Line, Stones, Theirs, Empty) ).

line_outrun(Line, Stones, Theirs, Empty) :-
    cells_below(Line, Below),
    four(Theirs \/ (Below /\ Empty /\ \Stones)).

/** <examples>

?- outrun(0b0111, 0, 0b111000).
*/
