:- module(why_constraints,
          [ constraint_goals/2,    % +Constraint, -Goals
            constraint_texts/2     % +Constraint, -Texts
          ]).

/** <module> Constraints as a person writes them
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, numlist/3]).

%!  constraint_goals(+Constraint, -Goals) is det.
%
%   True when Goals say what Constraint says.  Constraint is what copy_term/3 says of a variable.  A
%   domain of library(clpfd) with few gaps is told by its bounds and its gaps.
%
%       ?- constraint_goals(clpfd:in(X, ..(inf, 0)), Goals).
%       Goals = [#=<(X, 0)].

constraint_goals(Constraint0, Goals) :-
    strip_module(Constraint0, _, Constraint),
    (   Constraint =.. [in,Variable,Domain],
        once(phrase(intervals(Domain), Intervals)),
        domain_goals(Intervals, Variable, Goals0)
    ->  Goals = Goals0
    ;   Goals = [Constraint]
    ).

intervals(Domain) --> { Domain =.. [\/,A,B] }, !, intervals(A), intervals(B).
intervals(Domain) --> { Domain =.. ['..',From,To] }, !, [From-To].
intervals(Value) --> { integer(Value) }, [Value-Value].

domain_goals(Intervals, Variable, Goals) :-
    Intervals = [From-_|_],
    last(Intervals, _-To),
    gaps(Intervals, Gaps),
    length(Gaps, Number),
    Number =< 3,
    bounds_goals(From, To, Variable, Bounds),
    ( Gaps = [_|_] ; Bounds = [_|_] ),
    !,
    maplist(other_goal(Variable), Gaps, Goals1),
    append(Bounds, Goals1, Goals).

other_goal(Variable, Value, #\=(Variable, Value)).

%   The values that are missing between the first interval and the last, four of them at most.

gaps([_-To|Intervals], Gaps) :-
    gaps(Intervals, To, Gaps).

gaps([], _, []).
gaps([From-To|Intervals], To0, Gaps) :-
    First is To0 + 1,
    Last is min(From - 1, To0 + 4),
    numlist(First, Last, Here),
    gaps(Intervals, To, Others),
    append(Here, Others, Gaps).

bounds_goals(inf, sup, _, []) :- !.
bounds_goals(inf, To, Variable, [#=<(Variable, To)]) :- !.
bounds_goals(From, sup, Variable, [#>=(Variable, From)]) :- !.
bounds_goals(From, To, Variable, [in(Variable, '..'(From, To))]).

%!  constraint_texts(+Constraint, -Texts) is det.
%
%   True when Texts tell Constraint, what copy_term/3 says of a variable, with its variables named
%   (numbervars/3).
%
%       ?- constraint_texts(clpfd:in('$VAR'(0), ..(inf, 0) \/ ..(2, sup)), Texts).
%       Texts = ["A #\\= 1"].

constraint_texts(Constraint, Texts) :-
    constraint_goals(Constraint, Goals),
    maplist(goal_text, Goals, Texts).

goal_text(Goal, Text) :-
    (   compound(Goal),
        Goal =.. [Name,A,B],
        operator(Name)
    ->  written(A, TextA),
        side_text(Name, B, TextB),
        format(string(Text), "~s ~w ~w", [TextA, Name, TextB])
    ;   written(Goal, Text)
    ).

side_text(Name, Side, Text) :-
    (   Name == in,
        once(phrase(intervals(Side), Intervals))
    ->  maplist(interval_text, Intervals, Parts),
        atomic_list_concat(Parts, ' \\/ ', Text)
    ;   written(Side, Text)
    ).

interval_text(From-To, Text) :-
    ( From == To -> format(string(Text), "~w", [From]) ; format(string(Text), "~w..~w", [From, To]) ).

operator(#=).
operator(#\=).
operator(#<).
operator(#>).
operator(#=<).
operator(#>=).
operator(in).

written(Term, Text) :-
    format(string(Text), "~W", [Term, [ quoted(true), numbervars(true), portray(true),
                                        spacing(next_argument), max_depth(60), module(clpfd) ]]).

/** <examples>

?- constraint_texts(clpfd:in('$VAR'(0), ..(1, 3) \/ ..(9, sup)), Texts).
?- constraint_texts(dif('$VAR'(0), 1), Texts).
*/
