:- module(monotonic,
          [ case_fault/3,          % +Module, +Case, -Fault
            untold_export/3        % +Module, :Case_1, -Export
          ]).

/** <module> What every relation of a definition must withstand

A pure relation is _monotonic_: more that is known before it is asked never adds an answer, and what
is said after it counts as much as what is said before.  A case is one of

  - order(Goal, Domains): each constraint before Goal gives the same answers as after it, and so do
    values.  Domains are pairs Variable-Values; an answer is a choice of values for which Goal is
    true, and there is one.
  - general(Goal, within(Number, Answers)): each of Answers is among the first Number answers.
  - general(Goal, error): Goal throws an instantiation error.
  - holds(Goal, Arguments): Goal is known and true.  If any part of one of its Arguments, given by
    number, is left open, Goal is still true, or throws an instantiation error.  If any part is
    replaced by a term of another kind, Goal ends, and an error names that part, or a term that
    has it.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences), [limit/2]).

:- meta_predicate untold_export(+, 1, -).

%!  untold_export(+Module, :Case_1, -Export) is nondet.
%
%   True when Module exports Export, and call(Case_1, Case) gives no case of some kind for it.

untold_export(Module, Case_1, Name/Arity-Kind) :-
    module_property(Module, exports(Exports)),
    member(Name/Arity, Exports),
    functor(Goal, Name, Arity),
    member(Kind-Case, [order-order(Goal, _), general-general(Goal, _), holds-holds(Goal, _)]),
    \+ call(Case_1, Case).

%!  case_fault(+Module, +Case, -Fault) is nondet.
%
%   True when Case is not as it should be, and Fault shows where.

case_fault(Module, order(Goal, Domains), order(Constraint, Before, After)) :-
    constraint(Domains, Constraint),
    outcome(Domains, ( monotonic:Constraint, Module:Goal ), Before),
    outcome(Domains, ( Module:Goal, monotonic:Constraint ), After),
    \+ same_outcome(Before, After).
case_fault(Module, order(Goal, Domains), known(Before, After)) :-
    outcome(Domains, ( monotonic:valued(Domains), Module:Goal ), Before),
    outcome(Domains, Module:Goal, After),
    (   Before == answers([])
    ;   \+ same_outcome(Before, After)
    ).
case_fault(Module, general(Goal, Expected), general(Goal, Fault)) :-
    general_fault(Expected, Module, Goal, Fault).
case_fault(Module, holds(Goal, _), Fault) :-
    holds_fault(Module, Goal, Fault).
case_fault(Module, holds(Goal, Arguments), open(Open, Constraint, Ended)) :-
    with_part(Goal, Arguments, Part, Variable, Open, _),
    waiting(Part, Variable, Constraint),
    ended(( monotonic:Constraint, Module:Open, Open = Goal ), Ended),
    \+ memberchk(Ended, [true, instantiation_error]).
case_fault(Module, holds(Goal, Arguments), odd(Odd, Ended)) :-
    odd(Term),
    with_part(Goal, Arguments, _, Term, Odd, Parts),
    ended(Module:Odd, Ended),
    \+ odd_end(Ended, Parts).

holds_fault(Module, Goal, untrue(Goal, Ended)) :-
    ended(Module:Goal, Ended),
    Ended \== true.

%   Constraints on the variables of an order case.

constraint(Domains, Constraint) :-
    member(X-Values, Domains),
    member(Value, Values),
    member(Constraint, [X = Value, dif(X, Value), freeze(X, X = Value)]).
constraint(Domains, different(X, Value)) :-
    member(X-Values, Domains),
    maplist(integer, Values),
    member(Value, Values).
constraint(Domains, X = Y) :-
    append(_, [X-_|Others], Domains),
    member(Y-_, Others).

%   CLP(FD) is loaded when it is needed: loaded earlier, it would change how the rules are read.

different(X, Value) :-
    use_module(library(clpfd), []),
    call(clpfd:(#\=), X, Value).

%   The outcome of a goal is answers(Set), its error, or no_end.

outcome(Domains, Goal, Outcome) :-
    pairs_keys_values(Domains, Variables, _),
    bounded(findall(Variables, ( Goal, valued(Domains) ), All), Ended),
    (   Ended == true
    ->  sort(All, Set),
        Outcome = answers(Set)
    ;   Outcome = Ended
    ).

valued([]).
valued([X-Values|Domains]) :-
    member(X, Values),
    valued(Domains).

same_outcome(answers(Set), answers(Set)).
same_outcome(instantiation_error, _).
same_outcome(_, instantiation_error).
same_outcome(answers([]), type_error(_, _)).
same_outcome(type_error(_, _), answers([])).

general_fault(error, Module, Goal, Ended) :-
    ended(Module:Goal, Ended),
    Ended \== instantiation_error.
general_fault(within(Number, Answers), Module, Goal, missing(Answer, Ended)) :-
    member(Answer, Answers),
    ended(( limit(Number, Module:Goal), Goal = Answer ), Ended),
    Ended \== true.

%   An open part may wait for a value.  CLP(FD) is for integers.

waiting(_, _, true).
waiting(_, X, dif(X, other)).
waiting(_, X, freeze(X, true)).
waiting(Part, X, different(X, -99)) :- integer(Part).

%   Terms of other kinds.

odd(0.5).
odd("text").
odd(other).
odd(-99).
odd(f(_)).
odd(List) :- List = [1|List].
odd(Term) :- Term = f(Term).

odd_end(true, _).
odd_end(false, _).
odd_end(instantiation_error, _).
odd_end(Error, Parts) :-
    Error =.. [Kind, Type, Culprit],
    memberchk(Kind, [type_error, domain_error]),
    member(Part, Parts),
    (   Part =@= Culprit
    ;   Type == evaluable,                  % arithmetic names an atom as Name/0
        Culprit = Name/Arity,
        functor(Part, Name, Arity)
    ).

%   New takes the place of Part in one of the Arguments of Goal.  Parts are the terms of the new
%   goal that have New, with New itself.

with_part(Goal0, Arguments, Part, New, Goal, Parts) :-
    Goal0 =.. [Name|Terms0],
    member(Argument, Arguments),
    nth1(Argument, Terms0, Term0, Others),
    part_replaced(Term0, Part, New, Term, Parts),
    nth1(Argument, Terms, Term, Others),
    Goal =.. [Name|Terms].

part_replaced(Part, Part, New, New, [New]).
part_replaced(Term0, Part, New, Term, [Term|Parts]) :-
    compound(Term0),
    Term0 =.. [Name|Terms0],
    select(Term1, Terms0, Term2, Terms),
    part_replaced(Term1, Part, New, Term2, Parts),
    Term =.. [Name|Terms].

%   How a goal ends, asked for its first answer: true, false, its error, or no_end.

ended(Goal, Ended) :-
    bounded(findall(x, limit(1, Goal), Found), Ended0),
    (   Ended0 == true,
        Found == []
    ->  Ended = false
    ;   Ended = Ended0
    ).

bounded(Goal, Ended) :-
    catch(call_with_inference_limit(Goal, 2 000 000, Result), error(Error, _), true),
    (   nonvar(Error)
    ->  Ended = Error
    ;   Result == inference_limit_exceeded
    ->  Ended = no_end
    ;   Ended = true
    ).
