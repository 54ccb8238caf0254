:- module(soccer_ends,
          [ begun_ends/3           % +Begun, +Task, -Ends
          ]).

/** <module> Paper soccer: a turn to each place where a turn can end

A position can have thousands of turns, but they end at a few dozen nodes.  Turns
grow by one edge at a time (growth.pl), and of those that meet at a node only the
first goes on.
*/

:- use_module(library(apply), [include/3]).
:- use_module(growth, [begun_grown/4, ends_begun/3]).

%!  begun_ends(+Begun, +Task, -Ends) is det.
%
%   True when Ends are turns (growth.pl) that Begun become, one of the shortest
%   to each untouched node where one ends.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_quest(Position, inf, quest(Begun, _, Task, _)),
%          begun_ends(Begun, Task, Ends), length(Ends, Length),
%          position_outcomes(Position, inf, Outcomes, false), length(Outcomes, All).
%       Length = 9, All = 12.

begun_ends(Begun, Task, Ends) :-
    ends(Begun, 0, Task, Ends).

%   Met is the set of the nodes that were met, as an integer.

ends(Begun, Met0, Task, Ends) :-
    (   Begun == []
    ->  Ends = []
    ;   begun_grown(Begun, Task, Ended, Longer),
        include(untouched, Ended, Open),
        first_to(Open, Met0, Met1, Ends, Ends1),
        first_to(Longer, Met1, Met, Longer1, []),
        arg(5, Task, Budget),
        ends_begun(Longer1, Budget, Begun1),
        ends(Begun1, Met, Task, Ends1)
    ).

untouched(ended(_, _, Bits, _, _, _, _)) :-
    Bits < 256.

%   Of the turns, those to a node that is not Met yet, and Rest after them.

first_to([], Met, Met, Rest, Rest).
first_to([Turn|Turns], Met0, Met, First, Rest) :-
    arg(2, Turn, Ball),
    (   Met0 >> Ball /\ 1 =:= 1
    ->  First = First1,
        Met1 = Met0
    ;   First = [Turn|First1],
        Met1 is Met0 \/ 1 << Ball
    ),
    first_to(Turns, Met1, Met, First1, Rest).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[3]], Position),
   position_quest(Position, inf, quest(Begun, _, Task, _)), begun_ends(Begun, Task, Ends).
*/
