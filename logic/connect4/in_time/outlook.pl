:- module(connect4_outlook,
          [ stones_outlook/6       % +Mine, +Theirs, +MyThreats, +TheirThreats, +Left, -Outlook
          ]).

/** <module> Outlook: who is likely to win, seen without a search

When all other columns are full somebody has to lay the stone below a
threat.  That is why a threat in an odd row helps the first player, and one
in an even row the second, but not above such a threat of the other: the
game does not get there.  Alignments of two can become threats.

The weights follow, roughly, a logistic regression of the exact results of
9,000 random positions with 10 to 22 stones.
*/

:- use_module('../board/stones', [stones_aligned/4]).

%!  stones_outlook(+Mine, +Theirs, +MyThreats, +TheirThreats, +Left, -Outlook) is det.
%
%   True when Outlook, -30 to 30, is the better the likelier the player with the
%   stones Mine, who is to move, wins.  The threats are all empty cells that
%   complete four for either player; Left cells are empty.
%
%       ?- stones_outlook(0, 0, 0, 0, 42, Outlook).
%       Outlook = 2.

stones_outlook(Mine, Theirs, MyThreats, TheirThreats, Left, Outlook) :-
    (   Left /\ 1 =:= 0
    ->  first_outlook(Mine, Theirs, MyThreats, TheirThreats, Outlook)
    ;   first_outlook(Theirs, Mine, TheirThreats, MyThreats, Outlook0),
        Outlook is -Outlook0
    ).

first_outlook(First, Second, FirstThreats, SecondThreats, Outlook) :-
    Empty is (First \/ Second) xor 0xfdfbf7efdfbf,
    Odd0 is FirstThreats /\ 0x54a952a54a95,
    Even0 is SecondThreats /\ 0xa952a54a952a,
    Odd is Odd0 /\ \ (Even0 << 1 \/ Even0 << 3),
    Even is Even0 /\ \ (Odd0 << 1 \/ Odd0 << 3),
    stones_aligned(First, Empty, 2, FirstTwos),
    stones_aligned(Second, Empty, 2, SecondTwos),
    Weight is 10
              + 30 * popcount(Odd) - 10 * popcount(Even)
              + 12 * (popcount(FirstThreats) - popcount(SecondThreats))
              + 7 * (FirstTwos - SecondTwos),
    Outlook is max(-30, min(30, Weight // 4)).

/** <examples>

?- stones_outlook(0, 0, 0b100, 0, 42, Outlook).
*/
