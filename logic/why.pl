:- module(ludologic_why,
          [ why/1,                   % :Goal
            module_relation/3,       % +Module, -Name, -Arity
            relation_why/6           % +Module, +Name, +Values, +Inferences, +Depth, -Why
          ]).

/** <module> Why, and why not

`?- why(Goal).` asks Goal, and says of each answer by which clauses it holds, down
to the facts; and of a goal that fails which goals were reached and failed.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(why/lines, [failures_lines/2, goal_text/2, proofs_depth_lines/3]).
:- use_module(why/reasons, [goal_within_failures/3, goal_within_proofs/3]).

:- reexport([ why/interpreter,
              why/lines,
              why/reasons,
              why/source
            ]).

:- meta_predicate why(0).

%!  why(:Goal) is nondet.
%
%   True when Goal is.  Prints for each answer the proof, each goal above those
%   of its clause and with the place of the clause, down to the fourth level; or,
%   if there is no answer, the goals that failed, the deepest first.
%
%       ?- why(member(X, [1,2])).
%       X = 1 ;
%       X = 2.

why(Goal) :-
    (   goal_within_proofs(Goal, inf, Proofs)
    *-> proofs_depth_lines(Proofs, 4, Lines),
        printed(Lines)
    ;   goal_within_failures(Goal, 50 000 000, Failures),
        failures_lines(Failures, Lines),
        printed(Lines),
        fail
    ).

printed(Lines) :-
    forall(member(Line, Lines), format(user_error, "~s~n", [Line])).

%!  module_relation(+Module, -Name, -Arity) is nondet.
%
%   True when Module exports the relation Name/Arity, which calls no goal that it
%   is given: neither an argument of it is a goal, nor is it told of goals, as this
%   file is and the others beside the games.
%
%       ?- module_relation(lists, permutation, Arity).
%       Arity = 2.

module_relation(Module, Name, Arity) :-
    module_property(Module, exports(Exports)),
    member(Name/Arity, Exports),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, meta_predicate(_)),
    predicate_property(Module:Head, implementation_module(Told)),
    \+ sub_atom(Told, 0, _, _, ludologic).

%!  relation_why(+Module, +Name, +Values, +Inferences, +Depth, -Why) is semidet.
%
%   True when Why is why Module:Name holds of Values, where the atom `_` stands
%   for any value, each for its own: holds(Texts, Lines), where Texts are the
%   proofs of the first answer with texts for their goals, and Lines as in
%   proofs_depth_lines/3; or fails(Texts, Lines), the texts of the goals that
%   failed.
%
%       ?- relation_why(lists, last, [[1,2], '_'], 10000, 1, holds(_, [Line])).
%       Line = "last([1, 2], 2)".

relation_why(Module, Name, Values, Inferences, Depth, Why) :-
    maplist(value_term, Values, Args),
    Goal =.. [Name|Args],
    (   goal_within_proofs(Module:Goal, Inferences, Proofs)
    ->  maplist(proof_text, Proofs, Texts),
        proofs_depth_lines(Proofs, Depth, Lines),
        Why = holds(Texts, Lines)
    ;   goal_within_failures(Module:Goal, Inferences, Failures),
        maplist(failure_text, Failures, Texts),
        failures_lines(Failures, Lines),
        Why = fails(Texts, Lines)
    ).

value_term(Value, Term) :-
    (   Value == '_'
    ->  true
    ;   compound(Value)
    ->  compound_name_arguments(Value, Name, Values),
        maplist(value_term, Values, Terms),
        compound_name_arguments(Term, Name, Terms)
    ;   Term = Value
    ).

proof_text(proof(Goal, By, Proofs), proof(Text, By, Texts)) :-
    goal_text(Goal, Text),
    maplist(proof_text, Proofs, Texts).

failure_text(failure(Depth, Goal), failure(Depth, Text)) :-
    goal_text(Goal, Text).

/** <examples>

?- why(( member(X, [1,2,3]), X > 1 )).
?- \+ why(( member(X, [1,2,3]), X > 3 )).
*/
