:- module(ludologic_why,
          [ why/1,                   % :Goal
            why_all/1,               % :Goal
            why_not/1,               % :Goal
            why_endless/1,           % :Goal
            why_tree/1,              % :Goal
            failures_sentence/2,     % +Failures, -Sentence
            goal_tree_lines/2,       % :Goal, -Lines
            goal_why/5               % :Goal, +Inferences, +Depth, +Shown, -Why
          ]).

/** <module> Why, and why not

`?- why(Goal).` asks Goal.  For each answer it prints the clauses by which the answer
holds, down to the facts.  If Goal fails, it prints the goals that were reached and
failed.

`?- why_not(Goal).` shows the smallest part of the program in which Goal still fails, and
`?- why_endless(Goal).` the smallest in which it still does not end.
*/

:- use_module(library(apply), [foldl/5, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(why/justification, [goal_justification/4]).
:- use_module(why/slice, [goal_endless_lines/3, goal_failure_lines/3]).
:- use_module(why/lines,
              [ failures_lines/2, goal_failure_sentence/2, goal_text/2, plain_failures/2,
                plain_proofs/2, proofs_depth_lines/3, rows_lines/2, rows_sentence/2, tree_rows/2
              ]).
:- use_module(why/interpreter, [goal_event/3, goal_within_failures/3, goal_within_proofs/3]).
:- use_module(why/search_tree, [goal_names_tree/4]).

:- reexport([ why/clause,
              why/lines,
              why/justification,
              why/interpreter,
              why/slice,
              why/search_tree,
              why/source,
              why/support,
              why/program
            ]).

:- meta_predicate why(0), why_all(0), why_not(0), why_endless(0), why_tree(0).
:- meta_predicate goal_tree_lines(0, -), goal_why(0, +, +, +, -).

%!  why(:Goal) is nondet.
%
%   True when Goal is.  Prints a proof for each answer, down to the fourth level:
%   each goal with the place of its clause, and below it the goals of that clause.
%   If there is no answer, prints the goals that failed, the deepest first.  What is true by
%   itself, such as a unification, is left out (why_all/1).
%
%       ?- why(member(X, [1,2])).
%       X = 1 ;
%       X = 2.

why(Goal) :-
    goal_shown(Goal, plain).

%!  why_all(:Goal) is nondet.
%
%   Does the same as why(Goal), but shows also what is true by itself.
%
%       ?- why_all(X = 1).
%       X = 1.

why_all(Goal) :-
    goal_shown(Goal, all).

goal_shown(Goal, Shown) :-
    catch(answers_shown(Goal, Shown), Error, loop_shown(Goal, Error)).

answers_shown(Goal, Shown) :-
    (   goal_within_proofs(Goal, inf, Proofs0)
    *-> shown_proofs(Shown, Proofs0, Proofs),
        proofs_depth_lines(Proofs, 4, Lines),
        printed(Lines)
    ;   goal_within_failures(Goal, 50 000 000, Failures0),
        shown_failures(Shown, Failures0, Failures),
        failure_lines(Goal, Failures, Lines),
        printed(Lines),
        fail
    ).

%   What fills the memory may call a goal while the same goal runs, also behind \+.

loop_shown(Goal, Error) :-
    (   Error = error(resource_error(_), _),
        loop_line(Goal, Line)
    ->  printed([Line]),
        fail
    ;   throw(Error)
    ).

loop_line(Goal, Line) :-
    findall(Event, limit(1000, goal_event(Goal, 1 000 000, Event)), Events),
    append(_, [event(call, _, Depth, Called)|Rest], Events),
    append(Inside, [event(call, _, Depth1, Again)|_], Rest),
    Depth1 > Depth,
    Again =@= Called,
    \+ ( member(event(_, _, Other, _), Inside), Other =< Depth ),
    !,      % the first such goal
    goal_text(Called, Text),
    format(string(Line), "~s leans on itself: it is asked again while it runs, so nothing ends this loop.",
           [Text]).

%   First comes what it means that the goal fails, if its game has a phrase for it; last, which goals
%   with a table fail because they lean on themselves.

failure_lines(Module:_, Failures, Lines) :-
    failures_lines(Failures, Lines0),
    findall(Line, ( member(failure(_, Goal), Failures),
                    in_loop(Module:Goal),
                    goal_text(Goal, Text),
                    format(string(Line), "~s leans on itself: nothing begins this loop.", [Text]) ),
            Loops),
    append(Lines0, Loops, Lines1),
    (   failures_sentence(Failures, Sentence)
    ->  Lines = [Sentence|Lines1]
    ;   Lines = Lines1
    ).

in_loop(Goal) :-
    predicate_property(Goal, tabled),
    goal_justification(Goal, [], 1 000 000, failed(Clauses)),
    member(ruled(_, _, _, Steps), Clauses),
    memberchk(step(_, _, failed, loop(_), _), Steps),
    !.

%!  failures_sentence(+Failures, -Sentence) is semidet.
%
%   True when Sentence says what it means that the goal of Failures fails: the last of them that is
%   of a definition, and so the one that was called first.
%
%       ?- failures_sentence([failure(2, fail), failure(1, empty_board([]))], Sentence).
%       Sentence = "The board is not empty: it has stones, or not 7 columns.".

failures_sentence(Failures, Sentence) :-
    reverse(Failures, First),
    member(failure(_, Goal), First),
    goal_failure_sentence(Goal, Sentence),
    !.

shown_proofs(all, Proofs, Proofs).
shown_proofs(plain, Proofs0, Proofs) :-
    plain_proofs(Proofs0, Proofs).

shown_failures(all, Failures, Failures).
shown_failures(plain, Failures0, Failures) :-
    plain_failures(Failures0, Failures).

printed(Lines) :-
    forall(member(Line, Lines), format(user_error, "~s~n", [Line])).

%!  why_not(:Goal) is det.
%
%   Prints why Goal fails: the clauses by which it still fails, with a star before each goal that
%   plays no part, and the query, with `_` for each argument that plays none.  The mistake is in
%   what is left.
%
%       ?- why_not(board_column_board([[],[],[],[],[],[],[]], 8, Board)).
%       true.

why_not(Goal) :-
    goal_failure_lines(Goal, 5 000 000, Lines),
    printed(Lines).

%!  why_endless(:Goal) is det.
%
%   Prints why a run of Goal for all its answers does not end: the clauses by which it still does
%   not end, with `false` inserted as early as it can be.  The mistake is in front of `false`.
%
%       ?- why_endless(length(_, _)).
%       true.

why_endless(Goal) :-
    goal_endless_lines(Goal, 1 000 000, Lines),
    printed(Lines).

%!  why_tree(:Goal) is det.
%
%   Prints the search tree of Goal for all its answers, its first 200 goals: which clauses fit each
%   goal, what they bind, where a branch fails, and which branches a cut removes.
%
%       ?- why_tree(member(_, [a])).
%       true.

why_tree(Goal) :-
    goal_tree_lines(Goal, Lines),
    printed(Lines).

%!  goal_tree_lines(:Goal, -Lines) is det.
%
%   True when Lines draw the search tree of Goal.  The first line says how the branches end.
%
%       ?- goal_tree_lines(last([1], _), [Sentence|_]).
%       Sentence = "1 answer.".

goal_tree_lines(Goal, [Sentence|Lines]) :-
    term_variables(Goal, Variables),
    foldl(variable_name, Variables, Names, 0, _),
    goal_names_tree(Goal, Names, most(200, 100), Tree),
    tree_rows(Tree, Rows),
    rows_sentence(Rows, Sentence),
    rows_lines(Rows, Lines).

variable_name(Variable, Name=Variable, Number0, Number) :-
    Number is Number0 + 1,
    format(atom(Name), "~W", ['$VAR'(Number0), [numbervars(true)]]).

%!  goal_why(:Goal, +Inferences, +Depth, +Shown, -Why) is semidet.
%
%   True when Why says why Goal holds, or fails.  Why is holds(Texts, Lines) or
%   fails(Texts, Lines).  In holds, Texts are the proofs of the first answer with
%   texts for their goals, and Lines are as in proofs_depth_lines/3.  In fails, they
%   tell the goals that failed, and then the smallest part of the rules in which the goal
%   still fails.  If it takes more than that many inferences, Why is endless(Lines).  If Shown
%   is `plain`, what is true by itself is left out; if it is `all`, not.
%
%       ?- goal_why(last([1,2], _), 10000, 1, all, holds(_, [Line])).
%       Line = "last([1, 2], 2)".

goal_why(Goal, Inferences, Depth, Shown, Why) :-
    catch(goal_reason(Goal, Inferences, Depth, Shown, Why),
          error(resource_error(inferences), _),
          ( goal_endless_lines(Goal, 1 000 000, Lines),
            format(string(Line), "It has not come to an end after ~D inferences.", [Inferences]),
            Why = endless([Line|Lines])
          )).

goal_reason(Goal, Inferences, Depth, Shown, Why) :-
    (   goal_within_proofs(Goal, Inferences, Proofs0)
    ->  shown_proofs(Shown, Proofs0, Proofs),
        maplist(proof_text, Proofs, Texts),
        proofs_depth_lines(Proofs, Depth, Lines),
        Why = holds(Texts, Lines)
    ;   goal_within_failures(Goal, Inferences, Failures0),
        shown_failures(Shown, Failures0, Failures),
        maplist(failure_text, Failures, Texts),
        failure_lines(Goal, Failures, Lines0),
        goal_failure_lines(Goal, Inferences, Slice),
        append(Lines0, Slice, Lines),
        Why = fails(Texts, Lines)
    ).

proof_text(proof(Goal, By, Proofs), proof(Text, By, Texts)) :-
    goal_text(Goal, Text),
    maplist(proof_text, Proofs, Texts).

failure_text(failure(Depth, Goal), failure(Depth, Text)) :-
    goal_text(Goal, Text).

/** <examples>

?- why(( member(X, [1,2,3]), X > 1 )).
?- \+ why(( member(X, [1,2,3]), X > 3 )).
?- why_not(guess_secret_feedback([1,2], [2,1], 1-1)).
*/
