:- module(connect4_odd_threat,
          [ odd_threat_bound/6     % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
          ]).

/** <module> The odd threat: when the first player must win in the end

The second player is to move.  A cell in an odd row completes four for the
first player, so no one wants to play just below it.  Without that cell and
those above it, an odd number of cells is left.  The first player answers each
stone with one on top of it.  Two columns with an odd number of cells are a
pair: a stone in the lowest cell of one is answered in the lowest cell of the
other.  So in the end the second player must play below the threat, unless the
second player's own cells make four before.  These cells are the odd rows, but
the even rows in the column of the threat, and all playable cells.
*/

:- use_module('../board/cells', [cell_column/2, odd_rows/1]).
:- use_module('../board/stones', [four/1]).

%!  odd_threat_bound(+Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound) is semidet.
%
%   True when the score of the second player, to move with stones Mine, is at
%   most Bound, below 0: the first player has an odd threat and need not
%   fear a four.  The first player wins at the latest when all is full but
%   the column of the threat.
%
%       ?- odd_threat_bound(0, 0b100, 0b111110, 0b10, 0, Bound).
%       Bound = -2.

odd_threat_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound) :-
    odd_rows(Odd),
    Threats is TheirThreats /\ Odd /\ \Playable,
    threat_bound(Threats, Mine, Empty, Playable, Alpha, Bound).

%   One of Threats is enough: the lowest in the leftmost column.

threat_bound(Threats, Mine, Empty, Playable, Alpha, Bound) :-
    Threats =\= 0,
    Threat is Threats /\ -Threats,
    cell_column(Threat, Column),
    Never is Empty /\ Column /\ -Threat,
    Bound0 is -((popcount(Never) + 1) >> 1),
    (   Bound0 =< Alpha,
        odd_rows(Odd),
        Stones is Mine \/ Playable \/ (Empty /\ \Never /\ (Odd xor Column)),
        \+ four(Stones)
    ->  Bound = Bound0
    ;   Threats1 is Threats xor Threat,
        threat_bound(Threats1, Mine, Empty, Playable, Alpha, Bound)
    ).

/** <examples>

?- odd_threat_bound(0, 0b10000, 0b111000, 0b1000, 0, Bound).
*/
