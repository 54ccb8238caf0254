:- module(lessons_loop,
          [ goal_loops/2           % :Goal, +Inferences
          ]).

/** <module> A proof that a query has no end
*/

:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../why/interpreter', [goal_event/3]).

:- meta_predicate goal_loops(0, +).

%   So many calls and answers are looked at.

events(1 000).

%!  goal_loops(:Goal, +Inferences) is semidet.
%
%   True when it is found within so many Inferences that a search for all answers of Goal has
%   no end: while a goal is run, the same goal is called again, up to the names of its
%   variables.  Since the second call does the same as the first, it calls it once more, and so
%   on.  This proves nothing if a variable has constraints, or if clauses can change.
%
%       ?- text_module(["p(X) :- q(X), p(_).\nq(1)."], lesson_example4, [], _),
%          goal_loops(lesson_example4:p(_), 10 000).
%       true.

goal_loops(Module:Goal, Inferences) :-
    \+ ( predicate_property(Module:Head, dynamic),
         \+ predicate_property(Module:Head, imported_from(_)),
         \+ predicate_property(Module:Head, tabled) ),
    events(Most),
    findall(Event, limit(Most, goal_event(Module:Goal, Inferences, Event)), Events),
    empty_assoc(Calls),
    called_again(Events, [], Calls).

%   called_again(Events, Running, Calls): Running are Depth-Goal, the innermost first, and Calls
%   keep each call's goal by its number.

called_again([event(Port, Number, Depth, Goal)|Events], Running0, Calls0) :-
    outer(Running0, Depth, Running1),
    (   Port == call
    ->  (   again(Goal, Running1)
        ->  true
        ;   put_assoc(Number, Calls0, Goal, Calls),
            called_again(Events, [Depth-Goal|Running1], Calls)
        )
    ;   Port == redo
    ->  get_assoc(Number, Calls0, Called),
        called_again(Events, [Depth-Called|Running1], Calls0)
    ;   called_again(Events, Running1, Calls0)
    ).

outer(Running0, Depth, Running) :-
    (   Running0 = [Inner-_|Rest],
        Inner >= Depth
    ->  outer(Rest, Depth, Running)
    ;   Running = Running0
    ).

again(Goal, Running) :-
    limit(20, member(_-Called, Running)),
    Called =@= Goal,
    term_attvars(Called, []),
    term_attvars(Goal, []),
    !.      % one is enough

/** <examples>

?- \+ goal_loops(member(_, [a]), 10 000).
*/
