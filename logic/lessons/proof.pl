:- module(lessons_proof,
          [ false_cause/3,         % +Difference, +Programs, -Cause
            missing_cause/4,       % +Difference, +Clauses, +Programs, -Cause
            expected_goal/4        % +Right, +Goal, +Missing, -Expected
          ]).

/** <module> The clause that proves what is false, and the goal at which a true answer fails

The reference says what is true.  So an answer that is too many leads to the clause that concludes
something false from what is true; and one that is missing to the goals at which the clauses for it
stop.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2, nth1/3, subtract/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../why/interpreter', [goal_proofs/2]).
:- use_module(answer, [goal_result/5]).
:- use_module(clauses, [clause_parts/3, shown_blank/3, without_arrow/2]).
:- use_module(telling, [told_text/2, variables_text/2]).

%!  false_cause(+Difference, +Programs, -Cause) is semidet.
%
%   True when Cause tells, of an answer that is too many, the first node in its proof that is false
%   though what it leans on is true; of one that comes twice, where two proofs part.  Difference and
%   Programs are those of difference_causes/4 (cause.pl).
%
%       ?- false_cause(differs(p(_), result([], end), result([], end)),
%                      programs(lists, lists, [], "", []), _).
%       false.

false_cause(differs(Goal, result(Yours, End), result(Answers, _)), Programs, Cause) :-
    memberchk(End, [end, more]),
    Programs = programs(Right, Learner, _, _, _),
    (   subtract(Yours, Answers, [Wrong|_])
    ->  proof(Learner:Goal, Wrong, Proof),
        false_node(Proof, Goal, Right, Node),
        node_words(Node, Goal, Learner, Wrong, Answers, Cause)
    ;   member(Twice, Yours),
        findall(Proof, limit(2, proof(Learner:Goal, Twice, Proof)), [One,Other]),
        parting(One, Other, Line1, Line2, Called)
    ->  told_text(Called, Text),
        (   Line1 =:= Line2
        ->  format(string(Cause), "line ~d answers ~s twice", [Line1, Text])
        ;   format(string(Cause), "line ~d and line ~d both answer ~s, and each answer comes once \c
                                   from each of them", [Line1, Line2, Text])
        )
    ).

:- meta_predicate proof(0, +, -).

proof(Module:Goal, Text, Proof) :-
    copy_term(Goal, Copy),
    term_variables(Copy, Variables),
    limit(30, goal_proofs(Module:Copy, [Proof])),
    variables_text(Variables, Text).

%   The node of the asked relation that is false, and whose own nodes of that relation are true.

false_node(Proof, Goal, Right, Node) :-
    functor(Goal, Name, Arity),
    findall(Inner, inner(Proof, Name/Arity, Inner), Inners),
    (   member(Inner, Inners),
        Inner = proof(Said, _, _),
        \+ true_in(Right, Said)
    ->  false_node(Inner, Goal, Right, Node)
    ;   Node = Proof-Inners
    ).

%   What a proof leaves open it says of every value, so also of one that occurs nowhere.

true_in(Right, Said0) :-
    copy_term(Said0, Said),
    ( term_attvars(Said, []) -> numbervars(Said, 0, _, [functor_name('some value')]) ; true ),
    goal_result(Right, Said, 1, 100 000, result([_|_], _)).

%   The next nodes of a relation below a proof.

inner(proof(_, _, Proofs), Name/Arity, Inner) :-
    member(Proof, Proofs),
    Proof = proof(Said, _, _),
    (   functor(Said, Name, Arity)
    ->  Inner = Proof
    ;   inner(Proof, Name/Arity, Inner)
    ).

node_words(proof(Said, clause(_, Line), Proofs)-Inners, Goal, Learner, Wrong, Answers, Words) :-
    functor(Said, Name, Arity),
    findall(Other, ( member(Proof, Proofs), helper_line(Proof, Name/Arity, Other) ), Others0),
    sort(Others0, Others1),
    subtract(Others1, [Line], Others),
    with_lines(Others, With),
    told_text(Said, Text0),
    ( ground(Said) -> Text = Text0 ; string_concat(Text0, " for all values of its variables", Text) ),
    (   \+ Said \= Goal,
        Wrong \== "true",
        findall(Line1-Answer, ( limit(20, ( member(Answer, Answers), proof(Learner:Goal, Answer, Proof1) )),
                                Proof1 = proof(_, clause(_, Line1), _), Line1 =\= Line ), [Line1-Answer|_])
    ->  format(string(Words), "line ~d~s gives ~s, and line ~d gives ~s: only the latter is right",
               [Line, With, Wrong, Line1, Answer])
    ;   Inners = [_|_],
        findall(Inner, ( member(proof(Sub, _, _), Inners), told_text(Sub, Inner) ), Subs0),
        list_to_set(Subs0, Subs)
    ->  atomic_list_concat(Subs, ' and ', From),
        ( Subs = [_] -> Are = is ; Are = are ),
        format(string(Words), "line ~d~s is wrong: from ~w, which ~w true, it concludes ~s, which is \c
                               false", [Line, With, From, Are, Text])
    ;   format(string(Words), "line ~d~s says ~s, which is false", [Line, With, Text])
    ).

with_lines([], "").
with_lines([Line|Lines], With) :-
    atomic_list_concat([Line|Lines], ', ', All),
    ( Lines == [] -> Noun = line ; Noun = lines ),
    format(string(With), " (with ~w ~w)", [Noun, All]).

helper_line(proof(Said, By, Proofs), Name/Arity, Line) :-
    \+ functor(Said, Name, Arity),
    (   By = clause(File, Line),
        sub_atom(File, _, _, 0, '/last')
    ;   member(Proof, Proofs),
        helper_line(Proof, Name/Arity, Line)
    ).

%   parting(One, Other, Line1, Line2, Called): the first call that two proofs answer by other clauses,
%   and alike.

parting(proof(Called, clause(_, Line1), Proofs1), proof(Said, clause(_, Line2), Proofs2), L1, L2, Where) :-
    (   Line1 =\= Line2
    ->  Called =@= Said,
        L1-L2-Where = Line1-Line2-Called
    ;   nth1(Place, Proofs1, Proof1),
        nth1(Place, Proofs2, Proof2),
        parting(Proof1, Proof2, L1, L2, Where)
    ).

%!  missing_cause(+Difference, +Clauses, +Programs, -Cause) is semidet.
%
%   True when Cause tells of an answer that is missing, in a program with Clauses (meant.pl), that no
%   clause covers it, or the goal at which each clause for it fails.  It is not true of a goal that did
%   not come to its end.
%
%       ?- missing_cause(differs(p(_), result([], end), result([], end)), [],
%                        programs(lists, lists, [], "", []), _).
%       false.

missing_cause(differs(Goal, result(Yours, End), result(Answers, _)), Clauses,
              programs(Right, Learner, _, _, _), Cause) :-
    memberchk(End, [end, more, error(_)]),      % else it may not end if it is asked again
    subtract(Answers, Yours, [Missing|_]),
    expected_goal(Right, Goal, Missing, Expected0),
    ( Expected0 = (_, _) -> Expected = Goal ; Expected = Expected0 ),
    deepest(20, Expected, Clauses, Right-Learner, Failed, Stops),
    told_text(Failed, Text),
    functor(Goal, Name, Arity),
    stops_words(Stops, "no clause covers it", [Name/Arity], Clauses, Learner, Words),
    ( Stops == [] -> Join = ", but" ; Join = ":" ),
    ( Stops == [], nearly_covered(Failed, Clauses, Nearly) -> true ; Nearly = "" ),
    format(string(Cause), "~s should hold~s ~s~s", [Text, Join, Words, Nearly]).

%   A head that has two arguments exchanged, or in one place another term than Goal.

nearly_covered(Goal, Clauses, Words) :-
    Goal =.. [_|Values],
    member(clause(Line, Clause, Names), Clauses),
    clause_parts(Clause, Head, _),
    Head =.. [Name|Arguments],
    append(Before, [One|Rest], Arguments),
    append(Between, [Other|After], Rest),
    nonvar(One),
    nonvar(Other),
    append(Between, [One|After], Rest1),
    append(Before, [Other|Rest1], Exchanged),
    \+ Exchanged \= Values,
    functor(Goal, Name, _),
    !,
    Right =.. [Name|Exchanged],
    shown_blank(Right, Names, Text),
    format(string(Words), ": in line ~d two arguments are exchanged: write ~s", [Line, Text]).
nearly_covered(Goal, Clauses, Words) :-
    functor(Goal, Name, Arity),
    functor(Pattern, Name, Arity),
    member(clause(Line, Clause, Names), Clauses),
    clause_parts(Clause, Head, Goals),
    Head = Pattern,
    copy_term(Head, Copy),
    findall(Place-Value, unlike(Copy, Goal, Place, Value), [Place-Value]),
    foldl(arg, Place, Head, Written),
    nonvar(Written),
    \+ ( list(Written), list(Value) ),
    ( Goals = [_|_] -> true ; compound(Written) -> true ; memberchk([], [Written,Value]) -> true
    ; \+ number(Written), findall(x, ( member(clause(_, Fact, _), Clauses), functor(Fact, Name, Arity) ), [_])      % no table
    ),
    ( compound(Written), compound(Value) ; atomic(Written), atomic(Value) ),
    !,      % the first of the same kind
    shown_blank(Written, Names, Text0),
    ( Written = (_, _) -> format(string(Text), "(~s)", [Text0]) ; Text = Text0 ),
    told_text(Value, ValueText),
    format(string(Words), ": line ~d has ~s where this has ~s", [Line, Text, ValueText]).

%   Place is that of a part, from outside to inside.

unlike(Copy, Goal, [], Goal) :-
    Copy \= Goal,
    \+ ( compound(Copy), functor(Copy, Name, Arity), functor(Goal, Name, Arity) ).
unlike(Copy, Goal, [Number|Place], Value) :-
    Copy \= Goal,
    compound(Copy),
    functor(Copy, Name, Arity),
    functor(Goal, Name, Arity),
    arg(Number, Copy, Part),
    arg(Number, Goal, Part1),
    unlike(Part, Part1, Place, Value).

list([]).
list([_|_]).

%   A goal of the same relation that should hold, too, and at which a clause stops, is looked at itself.

deepest(Left, Goal, Clauses, Right-Learner, Failed, Stops) :-
    goal_stops(Goal, Clauses, Learner, Stops0),
    functor(Goal, Name, Arity),
    (   Left > 0,
        member(_-Stop, Stops0),
        functor(Stop, Name, Arity),
        goal_result(Right, Stop, 1, 100 000, result([_|_], _))
    ->  Left1 is Left - 1,
        deepest(Left1, Stop, Clauses, Right-Learner, Failed, Stops)
    ;   Failed-Stops = Goal-Stops0
    ).

%   Stops are Line-Stop, for each clause whose head fits: the first goal of its body with which there is
%   no answer, for the first answer of those before it.

goal_stops(Goal, Clauses, Learner, Stops) :-
    findall(Line-Stop,
            ( member(clause(Line, Clause0, _), Clauses),
              without_arrow(Clause0, Clause),
              copy_term(Clause, Copy),
              ( Copy = (Goal :- Body) -> true ; Copy = Goal, Body = true ),
              body_stop(Body, Learner, Stop) ),
            Stops).

body_stop(Body, Learner, Stop) :-
    comma_list(Body, Goals),
    append(Before, [Stop0|_], Goals),
    append(Before, [Stop0], Until),
    maplist(comma_list, [First,All], [[true|Before],Until]),
    \+ Learner:All,
    !,      % the first such goal
    once(Learner:First),
    inner_stop(Stop0, Learner, Stop).
body_stop(Body, Learner, holds) :-
    once(Learner:Body).

%   Of a goal for all elements, or for all answers, the first one at which it fails.

inner_stop(Goal, Learner, Stop) :-
    Goal = maplist(Closure, Xs),
    is_list(Xs),
    member(X, Xs),
    Called = call(Closure, X),
    \+ Learner:Called,
    !,
    Closure =.. Parts0,
    append(Parts0, [X], Parts),
    Stop =.. Parts.
inner_stop(forall(Condition, Goal), Learner, Goal) :-
    Learner:Condition,
    \+ Learner:Goal,
    !.
inner_stop(Goal, _, Goal).

%   Told are the relations that are not looked into any more.

stops_words([], None, _, _, _, None).
stops_words([Stop|Stops], _, Told, Clauses, Learner, Words) :-
    \+ memberchk(_-holds, [Stop|Stops]),
    findall(Part, limit(3, ( member(One, [Stop|Stops]), stop_words(One, Told, Clauses, Learner, Part) )), Parts),
    atomic_list_concat(Parts, ', ', Words).

stop_words(Line-Stop, Told, Clauses, Learner, Words) :-
    told_text(Stop, Text),
    (   callable(Stop),
        functor(Stop, Name, Arity),
        \+ memberchk(Name/Arity, Told),
        functor(Pattern, Name, Arity),
        \+ \+ ( member(clause(_, Clause, _), Clauses), clause_parts(Clause, Pattern, _) ),
        goal_stops(Stop, Clauses, Learner, Stops),
        stops_words(Stops, "which no clause covers", [Name/Arity|Told], Clauses, Learner, Inner)
    ->  ( Stops == [] -> Join = "" ; Join = "where " ),
        format(string(Words), "line ~d fails at ~s, ~s~s", [Line, Text, Join, Inner])
    ;   format(string(Words), "line ~d fails at ~s", [Line, Text])
    ).

%!  expected_goal(+Right, +Goal, +Missing, -Expected) is semidet.
%
%   True when Expected is Goal with the answer whose text is Missing, and its constraints before it.
%
%       ?- expected_goal(lists, append([a], [b], _), "A = [a, b]", Expected).
%       Expected = append([a], [b], [a,b]).

expected_goal(Right, Goal, Missing, Expected) :-
    copy_term(Goal, Copy),
    term_variables(Copy, Variables),
    call_with_inference_limit(answer(Right:Copy, Variables, Missing), 5 000 000, Result),
    Result \== inference_limit_exceeded,
    !,
    copy_term(Copy, Answer, Constraints),
    foldl(with_constraint, Constraints, Answer, Expected).

answer(Goal, Variables, Missing) :-
    call(Goal),
    variables_text(Variables, Missing).

with_constraint(Constraint0, Goal, (Constraint, Goal)) :-
    strip_module(Constraint0, _, Constraint).

/** <examples>

?- \+ missing_cause(differs(p(_), result([], end), result([], end)), [],
                    programs(lists, lists, [], "", []), _).
*/
