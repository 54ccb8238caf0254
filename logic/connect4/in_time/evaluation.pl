:- module(connect4_evaluation,
          [ stones_evaluation/7  % +Mine, +Theirs, +MyThreats, +TheirThreats, +Empty, +Left, -Worth
          ]).

/** <module> Evaluation: who is likely to win, seen without a search

When all other columns are full, somebody has to lay the stone below a threat.  That is why a
threat in an odd row helps the first player, and a threat in an even row the second player.  It
does not help if it is above such a threat of the other player, since the game does not get there.
Two stones of a line whose other cells are empty can become a threat.

The weights roughly follow a logistic regression of the exact results of 9,000 random positions with
10 to 22 stones.
*/

:- use_module('../../search/inline', [inline/1]).
:- use_module('../board/cells', [even_rows/1, odd_rows/1]).
:- use_module('../board/stones', [stones_aligned/4]).

%!  stones_evaluation(+Mine, +Theirs, +MyThreats, +TheirThreats, +Empty, +Left, -Worth) is det.
%
%   True when Worth, -30 to 30, says how likely it seems that the player to move, with the
%   stones Mine, wins.  The threats are all empty cells that complete four for each player.  Empty
%   are the Left cells without a stone.
%
%       ?- cells(Cells), stones_evaluation(0, 0, 0, 0, Cells, 42, Worth).
%       Worth = 2.

stones_evaluation(Mine, Theirs, MyThreats, TheirThreats, Empty, Left, Worth) :-
    (   Left /\ 1 =:= 0
    ->  first_worth(Mine, Theirs, MyThreats, TheirThreats, Empty, Worth)
    ;   first_worth(Theirs, Mine, TheirThreats, MyThreats, Empty, Worth1),
        Worth is -Worth1
    ).

%   Threats are those of Threats0 that are above none of Others.  An odd and an even row are one,
%   three or five rows apart; five only from row 1, where a stone can be laid at once.

not_above(Threats0, Others, Threats) :-
    Threats is Threats0 /\ \ (Others << 1 \/ Others << 3).

:- inline([not_above/3]).

%   Worth is that of the first player.

first_worth(First, Second, FirstThreats, SecondThreats, Empty, Worth) :-
    odd_rows(OddRows),
    even_rows(EvenRows),
    Odd0 is FirstThreats /\ OddRows,
    Even0 is SecondThreats /\ EvenRows,
    not_above(Odd0, Even0, Odd),
    not_above(Even0, Odd0, Even),
    stones_aligned(First, Empty, 2, FirstTwos),
    stones_aligned(Second, Empty, 2, SecondTwos),
    Weight is 10
              + 30 * popcount(Odd) - 10 * popcount(Even)
              + 12 * (popcount(FirstThreats) - popcount(SecondThreats))
              + 7 * (FirstTwos - SecondTwos),
    Worth is max(-30, min(30, Weight // 4)).

/** <examples>

?- cells(Cells), stones_evaluation(0, 0, 0b100, 0, Cells, 42, Worth).
*/
