:- module(page_arithmetic, []).

/** <module> Large integers, where the engine of the page gets them wrong

In swipl-wasm (9.3.19 to 10.1.10 were tried) `\X` is wrong for an integer X of
more than 56 bits; -1 - X is the same number, and right.  So is getbit(X, I) of
more than 120 bits, of which the lowest are 0: (X >> I) /\ 1 is right.  And a
result from 2^31 on and below 2^56 that was got from larger integers keeps their
form: it is =:= to the number but not ==, and another key.  Put together of two
halves, each below 2^31, it is as it ought to be.

All three are said otherwise when a file is loaded.  Loaded before the rules; the hook
comes last, since it is called from where it stands.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).

%   The goals that were put in the place of `is` are themselves not rewritten again:
%   they are known by their variables.  Of a large number one comparison tells.

rewritten(Result is _, _) :-
    nb_current(page_rewritten, Results),
    member(Known, Results),
    Known == Result,
    !,
    fail.
rewritten(Result is E0, Goal) :-
    !,
    said(E0, E),
    (   shrinks(E)
    ->  b_setval(page_rewritten, [Found,High,Low,Whole]),
        Goal = ( Found is E,
                 (   Found =< 0xffffffffffffff, Found > 0x7fffffff, integer(Found)
                 ->  High is Found >> 28,
                     Low is Found /\ 0xfffffff,
                     Whole is (High << 28) + Low,
                     Result = Whole
                 ;   Result = Found
                 ) )
    ;   E \== E0,
        Goal = ( Result is E )
    ).
rewritten(Goal0, Goal) :-
    compound(Goal0),
    compound_name_arguments(Goal0, Name, [A0, B0]),
    memberchk(Name, [=:=, =\=, <, >, =<, >=]),
    maplist(said, [A0, B0], [A, B]),
    A0-B0 \== A-B,
    compound_name_arguments(Goal, Name, [A, B]).

said(Term, Term) :-
    \+ compound(Term),
    !.
said(\ X0, -1 - X) :-
    !,
    said(X0, X).
said(getbit(X0, I0), (X >> I) /\ 1) :-
    !,
    maplist(said, [X0, I0], [X, I]).
said(Term0, Term) :-
    compound_name_arguments(Term0, Name, Args0),
    maplist(said, Args0, Args),
    compound_name_arguments(Term, Name, Args).

%   Can the value be less than what it is got from?

shrinks(E) :-
    compound(E),
    compound_name_arguments(E, Name, Args),
    (   memberchk(Name, [/\, xor, mod, rem, //, div, >>, gcd, min, -]),
        \+ ( Args = [_,B], small(B), memberchk(Name, [/\, mod, rem]) ),
        \+ ( Args = [A,B], \+ compound(A), small(B), Name == (-) )
    ->  true
    ;   memberchk(Name, [+, *, \/, <<, max, abs]),
        member(Arg, Args),
        shrinks(Arg)
    ->  true
    ).

small(N) :-
    integer(N),
    abs(N) < 0x80000000.

:- multifile user:goal_expansion/2.
:- dynamic user:goal_expansion/2.

user:goal_expansion(Goal0, Goal) :-
    page_arithmetic:rewritten(Goal0, Goal).
