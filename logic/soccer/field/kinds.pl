:- module(soccer_kinds,
          [ field_fault/2          % +Field, -Fault
          ]).

/** <module> Paper soccer: the fields that there are

A field is field(Kind, Width, Length, Goal), in squares.  How its nodes are
numbered is said in grid.pl.
*/

%!  field_fault(+Field, -Fault) is semidet.
%
%   True when Fault says why there is no such Field: kind(Kind), width(Width)
%   or length(Length), which are 2..100, or goal(Goal), which on `standard` is
%   1..Width and even where Width is, and 0 on `line`.
%
%       ?- field_fault(field(standard, 8, 10, 3), Fault).
%       Fault = goal(3).

field_fault(field(Kind, Width, Length, Goal), Fault) :-
    (   Kind \== standard,
        Kind \== line
    ->  Fault = kind(Kind)
    ;   \+ size(Width, 100)
    ->  Fault = width(Width)
    ;   \+ size(Length, 100)
    ->  Fault = length(Length)
    ;   \+ mouth(Kind, Width, Goal)
    ->  Fault = goal(Goal)
    ).

size(Size, Most) :-
    integer(Size),
    between(2, Most, Size).

mouth(line, _, 0).
mouth(standard, Width, Goal) :-
    integer(Goal),
    between(1, Width, Goal),
    Goal mod 2 =:= Width mod 2.

/** <examples>

?- named_field(standard, Field).
?- field_fault(field(standard, 101, 10, 2), Fault).
*/
