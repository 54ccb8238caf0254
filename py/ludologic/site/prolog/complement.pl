:- module(page_complement, []).

/** <module> `\` of a large integer, said otherwise

In swipl-wasm (9.3.19 to 10.1.10 were tried) `\X` is wrong for an integer X of
more than 56 bits.  -1 - X is the same number, and right; it is put in its place
when a file is loaded.  Loaded before the rules; the hook comes last, since it is
called from where it stands.
*/

:- use_module(library(apply), [maplist/3]).

rewritten(Goal0, Goal) :-
    compound(Goal0),
    compound_name_arguments(Goal0, Name, [A0, B0]),
    memberchk(Name, [is, =:=, =\=, <, >, =<, >=]),
    maplist(said, [A0, B0], [A, B]),
    A0-B0 \== A-B,
    compound_name_arguments(Goal, Name, [A, B]).

said(Term, Term) :-
    \+ compound(Term),
    !.
said(\ X0, -1 - X) :-
    !,
    said(X0, X).
said(Term0, Term) :-
    compound_name_arguments(Term0, Name, Args0),
    maplist(said, Args0, Args),
    compound_name_arguments(Term, Name, Args).

:- multifile user:goal_expansion/2.
:- dynamic user:goal_expansion/2.

user:goal_expansion(Goal0, Goal) :-
    page_complement:rewritten(Goal0, Goal).
