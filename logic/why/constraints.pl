:- module(why_constraints,
          [ constraint_texts/2     % +Constraint, -Texts
          ]).

/** <module> Constraints as a person writes them
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, numlist/3]).

%!  constraint_texts(+Constraint, -Texts) is det.
%
%   True when Texts tell Constraint, what copy_term/3 says of a variable, with its variables named
%   (numbervars/3).  A domain of library(clpfd) with few gaps is told by its gaps.
%
%       ?- constraint_texts(clpfd:in('$VAR'(0), ..(inf, 0) \/ ..(2, sup)), Texts).
%       Texts = ["A #\\= 1"].

constraint_texts(Constraint0, Texts) :-
    strip_module(Constraint0, _, Constraint),
    (   Constraint =.. [in,Variable,Domain],
        once(phrase(intervals(Domain), Intervals))
    ->  written(Variable, Name),
        domain_texts(Intervals, Name, Texts)
    ;   compound(Constraint),
        Constraint =.. [Name,A,B],
        relation(Name)
    ->  written(A, TextA),
        written(B, TextB),
        format(string(Text), "~s ~w ~s", [TextA, Name, TextB]),
        Texts = [Text]
    ;   written(Constraint, Text),
        Texts = [Text]
    ).

relation(#=).
relation(#\=).
relation(#<).
relation(#>).
relation(#=<).
relation(#>=).

intervals(Domain) --> { Domain =.. [\/,A,B] }, !, intervals(A), intervals(B).
intervals(Domain) --> { Domain =.. ['..',From,To] }, !, [From-To].
intervals(Value) --> { integer(Value) }, [Value-Value].

domain_texts(Intervals, Name, Texts) :-
    Intervals = [From-_|_],
    last(Intervals, _-To),
    gaps(Intervals, Gaps),
    length(Gaps, Number),
    (   Number =< 3,
        bounds_texts(From, To, Name, Bounds),
        ( Gaps = [_|_] ; Bounds = [_|_] )
    ->  findall(Text, ( append(_, [Gap|_], Gaps), format(string(Text), "~s #\\= ~d", [Name, Gap]) ),
                Texts1),
        append(Bounds, Texts1, Texts)
    ;   maplist(interval_text, Intervals, Parts),
        atomic_list_concat(Parts, ' \\/ ', All),
        format(string(Text), "~s in ~w", [Name, All]),
        Texts = [Text]
    ).

%   The values that are missing between the first interval and the last, four of them at most.

gaps([_], []).
gaps([_-To,From-To1|Intervals], Gaps) :-
    First is To + 1,
    Last is min(From - 1, To + 4),
    numlist(First, Last, Here),
    gaps([From-To1|Intervals], Others),
    append(Here, Others, Gaps).

bounds_texts(inf, sup, _, []) :- !.
bounds_texts(inf, To, Name, [Text]) :- !, format(string(Text), "~s #=< ~d", [Name, To]).
bounds_texts(From, sup, Name, [Text]) :- !, format(string(Text), "~s #>= ~d", [Name, From]).
bounds_texts(From, To, Name, [Text]) :- format(string(Text), "~s in ~d..~d", [Name, From, To]).

interval_text(From-To, Text) :-
    ( From == To -> format(string(Text), "~w", [From]) ; format(string(Text), "~w..~w", [From, To]) ).

written(Term, Text) :-
    format(string(Text), "~W", [Term, [ quoted(true), numbervars(true), portray(true),
                                        spacing(next_argument), max_depth(60), module(clpfd) ]]).

/** <examples>

?- constraint_texts(clpfd:in('$VAR'(0), ..(1, 3) \/ ..(9, sup)), Texts).
?- constraint_texts(dif('$VAR'(0), 1), Texts).
*/
