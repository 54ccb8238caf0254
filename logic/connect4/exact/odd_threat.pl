:- module(connect4_odd_threat,
          [ odd_threat_bound/6     % +Mine, +TheirThreats, +Empty, +Playable, +Alpha, -Bound
          ]).

/** <module> The odd threat on bits: when the first player must win in the end

spoilt.pl tells this rule, and says why it is right.  Here all lines are looked at together: the
cells that the second player may get must make no four with the second player's stones.  These are
the playable cells, the other empty cells of the odd rows, and below the threat, in its column,
those of the even rows.
*/

:- use_module('../board/cells', [cell_column/2, odd_rows/1]).
:- use_module('../board/stones', [four/1]).

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

/** <examples>

?- odd_threat_bound(0, 0b10000, 0b111000, 0b1000, 0, Bound).
*/
