:- module(soccer_kinds,
          [ field_fault/2,         % +Field, -Fault
            kind_sizes_field/3     % +Kind, +Sizes, -Field
          ]).

/** <module> Paper soccer: the fields that there are

A field is field(Kind, Width, Length, Goal), in squares (grid.pl).
*/

:- use_module(library(error), [is_of_type/2]).
:- use_module('../definition', [named_field/2]).
:- use_module('../types', []).

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
    ;   \+ size(Width)
    ->  Fault = width(Width)
    ;   \+ size(Length)
    ->  Fault = length(Length)
    ;   \+ is_of_type(soccer_field, field(Kind, Width, Length, Goal))
    ->  Fault = goal(Goal)
    ).

size(Size) :-
    is_of_type(soccer_field, field(line, Size, 2, 0)).

%!  kind_sizes_field(+Kind, +Sizes, -Field) is semidet.
%
%   True when Field is one of Kind with Sizes, [Width, Length, Goal]; one that is
%   `usual` is that of the field by this name, but the goal of an odd width is 3, or
%   1 where the field is not wider than 4.  Fails if there is no such Kind.
%
%       ?- kind_sizes_field(standard, [7, usual, usual], Field).
%       Field = field(standard, 7, 10, 3).

kind_sizes_field(Kind, [Width0, Length0, Goal0], Field) :-
    named_field(Kind, field(Kind, Width1, Length1, Goal1)),
    given(Width0, Width1, Width),
    given(Length0, Length1, Length),
    usual_goal(Width, Goal1, Goal2),
    given(Goal0, Goal2, Goal),
    Field = field(Kind, Width, Length, Goal).

given(Size0, Usual, Size) :-
    (   Size0 == usual
    ->  Size = Usual
    ;   Size = Size0
    ).

usual_goal(Width, Goal0, Goal) :-
    (   ( Goal0 =:= 0 ; Width mod 2 =:= 0 )
    ->  Goal = Goal0
    ;   Width > 4
    ->  Goal = 3
    ;   Goal = 1
    ).

/** <examples>

?- named_field(standard, Field).
?- field_fault(field(standard, 101, 10, 2), Fault).
*/
