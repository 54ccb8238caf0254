:- module(page_arithmetic, []).

/** <module> Large integers, where the engine of the page gets them wrong

In swipl-wasm (9.3.19 to 10.1.10 were tried) `\X` is wrong for an integer X of
more than 56 bits; -1 - X is the same number, and right. getbit(X, I) is wrong too for an X of more
than 120 bits whose lowest bits are 0: (X >> I) /\ 1 is right. A result between 2^31 and 2^56 that
was computed from larger integers keeps their form: it is =:= to the number but not ==, and it is
another key. If it is put together from two halves, each below 2^31, it is right.

All three are rewritten when a file is loaded.  This file is loaded before the rules.
The hook stands last in it, because it is active from there on.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).

%   The goals that replace `is` are not rewritten again: their variables tell them apart. One
%   comparison says whether a number is large.

rewritten(Result is _, _) :-
    nb_current(page_rewritten, Results),
    member(Known, Results),
    Known == Result,
    !,
    fail.
rewritten(Result is E0, Goal) :-
    !,
    said(E0, E),
    (   shrinks(E),
        \+ counted_alone
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

%   What was written in the place of these goals (goal_written/2), for those who read the rules.

:- multifile shared_inline:compiled/2.
:- dynamic shared_inline:compiled/2.

shared_inline:compiled((Found is E, Goals), Written) :-
    (   nonvar(Goals),
        Goals = (Checked, Rest)
    ->  Written = (Result is E, Rest)
    ;   Checked = Goals,
        Written = (Result is E)
    ),
    nonvar(Checked),
    Checked = ( At0 =< 0xffffffffffffff, At1 > 0x7fffffff, integer(At2) -> _ ; Result = At3 ),
    maplist(==(Found), [At0, At1, At2, At3]).

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

%   Is a clause read whose sets are intersected, joined and counted, and not compared as terms?  To
%   put them together from halves costs as much as the sets themselves.

counted_alone :-
    prolog_load_context(module, mastermind_planes),
    prolog_load_context(term, (Head :- _)),
    functor(Head, counted, _).

%   Can the value be less than the numbers it is computed from?

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
