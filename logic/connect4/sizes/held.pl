:- module(connect4_held,
          [ arena_held_bound/7    % +Arena, +Mine, +Theirs, +TheirThreats, +Left, +Alpha, -Bound
          ]).

/** <module> Strategies on a board of any size

The player to move has the other answer each stone with one on top of it.  If that leaves no cell
over, the other gets the top row, the third from the top, and so on: claimeven and baseinverse of
../exact/claimeven.pl.  If a cell is left over, it is the one below a threat of the other's, and
those above are never reached: ../exact/odd_threat.pl.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module(arena, [arena_lower_rows/2]).
:- use_module(lines, [arena_line/2]).

%!  arena_held_bound(+Arena, +Mine, +Theirs, +TheirThreats, +Left, +Alpha, -Bound) is semidet.
%
%   True when the score of the player to move, with stones Mine and Left cells empty, is at most
%   Bound and that at most Alpha, or at least Bound and that more than Alpha.
%
%       ?- size_arena(size(2, 4, 4), Arena), arena_held_bound(Arena, 0, 0, 0, 8, 0, Bound).
%       Bound = 0.

arena_held_bound(Arena, Mine, Theirs, TheirThreats, Left, Alpha, Bound) :-
    Arena = arena(_, Lowest, Cells, _, _),
    Filled is Mine \/ Theirs,
    Empty is Cells /\ \Filled,
    (   no_line(Arena, Mine, Theirs, Empty, Alpha)
    ->  Bound = 0
    ;   Playable is (Filled + Lowest) /\ Cells,
        arena_lower_rows(Arena, Lower),
        (   Left /\ 1 =:= 0
        ->  answered(Arena, Mine, TheirThreats, Empty, Playable, Lower, Alpha, Bound)
        ;   Threats is TheirThreats /\ Lower /\ \Playable,
            Threats =\= 0,
            threatened(Arena, Mine, Threats, Empty, Playable, Lower, Alpha, Bound)
        )
    ).

%   Nobody who can't make a line any more wins.

no_line(Arena, Mine, Theirs, Empty, Alpha) :-
    (   Alpha >= 0
    ->  Open is Mine \/ Empty
    ;   Alpha =:= -1,
        Open is Theirs \/ Empty
    ),
    \+ arena_line(Arena, Open).

%   The player to move does not win if he makes no line of what he can get.  He loses if the other
%   has a threat in the rows that he gets.

answered(Arena, Mine, TheirThreats, Empty, Playable, Lower, Alpha, Bound) :-
    Arena = arena(_, _, _, Columns, _),
    Wins is TheirThreats /\ \Lower /\ \Playable,
    foldl(won_above(Wins), Columns, 0-0, Above-Most),
    Bound is -((Most + 1) >> 1),
    Bound =< Alpha,
    Stones is Mine \/ (Empty /\ (Lower \/ Playable) /\ \Above),
    \+ arena_line(Arena, Stones).

%   Above are the cells above the lowest of Wins in each column, and Most is one more than
%   there are of them at most in one; 0 where there is none.

won_above(Wins, _-Room, Above0-Most0, Above-Most) :-
    Here is Wins /\ Room,
    (   Here =:= 0
    ->  Above = Above0,
        Most = Most0
    ;   Win is Here /\ -Here,
        Higher is Room /\ -(Win << 1),
        Above is Above0 \/ Higher,
        Most is max(Most0, popcount(Higher) + 1)
    ).

%   With one of Threats left over the other gets the same rows, but in its column those between.

threatened(Arena, Mine, Threats, Empty, Playable, Lower, Alpha, Bound) :-
    Arena = arena(_, _, _, Columns, _),
    member(_-Room, Columns),
    Here is Threats /\ Room,
    Here =\= 0,
    Never is Empty /\ Room /\ -(Here /\ -Here),
    Bound is -((popcount(Never) + 1) >> 1),
    Bound =< Alpha,
    Stones is Mine \/ Playable \/ (Empty /\ \Never /\ (Lower xor Room)),
    \+ arena_line(Arena, Stones),
    !.      % one bound is enough

/** <examples>

?- size_arena(size(2, 5, 4), Arena), arena_held_bound(Arena, 0, 0, 0, 10, 0, Bound).
*/
