:- module(lessons_check,
          [ answer_verdict/5       % +Given, +Reference, +Queries, +Text, -Verdict
          ]).

/** <module> Whether an answer to an exercise is right, and where it is not

Two relations are compared by queries: first those that ask forwards, and among them the smallest
first.  So the first query on which they differ is a smallest one, and nothing in it is
there by chance.  Where the answer fails or runs on, the smallest part of it that still does is to
blame.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../why/interpreter', [goal_event/3]).
:- use_module('../why/program', [text_program/3]).
:- use_module('../why/slice',
              [ endless_slice_lines/2, failure_slice_lines/2, program_endless_slice/3,
                program_failure_slice/3
              ]).
:- use_module(answer, [goal_result/5, lesson_limit/2, relations_faults/3, text_module/4]).
:- use_module(comparing,
              [ asked_goal_text/2, result_difference/5, result_text/2, solved_remarks/4 ]).
:- use_module(meant, [answer_remarks/5]).
:- use_module(telling, [variables_text/2]).

%!  answer_verdict(+Given, +Reference, +Queries, +Text, -Verdict) is det.
%
%   True when Verdict is the result for Text, a program that should define what Reference
%   defines.  All four are strings.  Given is loaded before each of the two; Queries define
%   query(Goal), which enumerates the goals that are asked.  Verdict is solved(Remarks),
%   sentences that do not fail it; fault(Sentences), where the program can't be asked; or
%   differs(Query, Yours, Reference, What), texts, for a smallest query that the two answer
%   otherwise.  The order of the answers does not matter.  If Text fails where it should hold,
%   or does not end, What goes on with the part of it that is to blame.
%
%       ?- answer_verdict("", "p(1).", "query(p(_)).", "p(2).", Verdict).
%       Verdict = differs("p(A)", "A = 2", "A = 1", "an answer is missing: A = 1").

answer_verdict(Given, Reference, Queries, Text, Verdict) :-
    in_modules(Right, Learner,
               verdict(Right, Learner, [Given, Reference, Queries], Given, Text, Verdict)).

:- meta_predicate in_modules(-, -, 0).

in_modules(Right, Learner, Goal) :-
    in_temporary_module(Right, lessons_check:named(Right),
        in_temporary_module(Learner, lessons_check:named(Learner), Goal)).

named(_).

verdict(Right, Learner, Texts, Given, Text, Verdict) :-
    text_module(Texts, Right, Faults0, _),
    (   Faults0 = [Fault|_]
    ->  throw(error(lesson_reference(Fault), _))
    ;   true
    ),
    text_module([Given,Text], Learner, Faults1, Warnings),
    findall(Goal, Right:query(Goal), Goals),
    (   Faults1 = [_|_]
    ->  Verdict = fault(Faults1)
    ;   findall(Name/Arity, ( member(Goal, Goals), functor(Goal, Name, Arity) ), All0),
        sort(All0, All),
        relations_faults(Learner, All, Faults2),
        (   Faults2 = [_|_]
        ->  Verdict = fault(Faults2)
        ;   in_order(Goals, Sorted),
            ( predicted(Goals, Right) -> Shown = hidden ; Shown = shown ),
            lesson_limit(all_steps, Left),
            compared(Sorted, programs(Right, Learner, Text, Shown), Left, Verdict00),
            solved_remarked(Verdict00, Sorted, Right, Learner, Verdict0),
            answer_remarks(Verdict0, [Text|Texts], Goals, Right-Learner, Remarks),
            append(Remarks, Warnings, Said),
            warned(Verdict0, Said, Verdict)
        )
    ).

solved_remarked(Verdict0, Goals, Right, Learner, Verdict) :-
    (   Verdict0 = solved(_),
        \+ predicted(Goals, Right)
    ->  solved_remarks(Goals, Right, Learner, Remarks),
        Verdict = solved(Remarks)
    ;   Verdict = Verdict0
    ).

%   Names that may be misspelt are told with the difference.

warned(Verdict0, Warnings, Verdict) :-
    (   Verdict0 = differs(Query, Yours, Reference, What0)
    ->  atomic_list_concat([What0|Warnings], '\n', What1),
        atom_string(What1, What),
        Verdict = differs(Query, Yours, Reference, What)
    ;   Verdict = Verdict0
    ).

%   What fails forwards comes first: there no known argument stands behind one that is open, or
%   open in part.  Otherwise the smallest comes first.

in_order(Goals, Sorted) :-
    map_list_to_pairs(goal_key, Goals, Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Sorted).

goal_key(Goal, Open-Size) :-
    Goal =.. [_|Args],
    maplist(arg_open, Args, Flags),
    ( msort(Flags, Flags) -> Open = 0 ; Open = 1 ),
    term_measure(Goal, Size).

arg_open(Arg, Open) :-
    ( ground(Arg) -> Open = 0 ; Open = 1 ).

%   The size of a term: that of a list or a number in it counts.

term_measure(Term, Size) :-
    (   var(Term)
    ->  Size = 0
    ;   integer(Term)
    ->  Size is abs(Term) + 1
    ;   compound(Term)
    ->  Term =.. [_|Args],
        foldl(with_measure, Args, 1, Size)
    ;   Size = 1
    ).

with_measure(Term, Size0, Size) :-
    term_measure(Term, Size1),
    Size is Size0 + Size1.

%   If the exercise is to predict something, number by number, then nothing shows what is right.

predicted(Goals, Right) :-
    maplist(numbered(Right), Goals).

numbered(Right, Goal) :-
    compound(Goal),
    arg(1, Goal, Key),
    atomic(Key),
    predicate_property(Right:Goal, number_of_rules(0)).

%   compared(Goals, Programs, Left, Verdict): so many steps are Left for all Goals.

compared([], _, _, solved([])).
compared([Goal|Goals], Programs, Left0, Verdict) :-
    Programs = programs(Right, Learner, _, _),
    reference_result(Right, Goal, Result0, Steps0),
    Left1 is Left0 + 50 * Steps0,
    learner_result(Learner, Goal, Steps0, Left1, Result1, Steps1),
    (   result_difference(Right:Goal, Learner, Result1, Result0, What)
    ->  differing(Programs, Goal, Result1, Result0, What, Verdict)
    ;   Left is Left1 - Steps1,
        compared(Goals, Programs, Left, Verdict)
    ).

reference_result(Right, Goal, Result, Steps) :-
    lesson_limit(reference_steps, Limit),
    counted_result(Right, Goal, Limit, Result, Steps),
    (   Result = result(_, end)
    ->  true
    ;   asked_goal_text(Goal, Query),
        throw(error(lesson_reference(Query), _))
    ).

counted_result(Module, Goal, Limit, Result, Steps) :-
    lesson_limit(answers, Most),
    statistics(inferences, Before),
    goal_result(Module, Goal, Most, Limit, Result),
    statistics(inferences, After),
    Steps is After - Before.

%   What has not ended is endless only if that is proved.  We try to prove it after few steps:
%   to leave a deep recursion that has many answers takes long, and no steps.

learner_result(Learner, Goal, Steps0, Left, Result, Steps) :-
    lesson_limit(first_steps, Floor1),
    lesson_limit(steps, Floor2),
    Limit1 is min(Left, max(Floor1, 50 * Steps0)),
    Limit2 is min(Left, max(Floor2, 50 * Steps0)),
    counted_result(Learner, Goal, Limit1, Result1, Steps1),
    (   Result1 = result(Answers, End),
        memberchk(End, [stopped, memory]),
        goal_result(lessons_check, goal_loops(Learner:Goal, 1 000 000), 1, Limit2, result([_], _))
    ->  Result = result(Answers, endless),
        Steps = Steps1
    ;   Result1 = result(_, stopped)
    ->  counted_result(Learner, Goal, Limit2, Result2, Steps),
        Result2 = result(Answers, End),
        ( End == stopped -> Result = result(Answers, slow(Limit2)) ; Result = Result2 )
    ;   Result = Result1,
        Steps = Steps1
    ).

%   goal_loops(Goal, Inferences): a proof is found within so many Inferences that a search for all
%   answers of Goal has no end.  While a goal is run, the same goal is called again, up to the names
%   of its variables.  Since the second call does the same as the first, it calls it once more, and
%   so on.  This proves nothing if a variable has constraints, or if clauses can change.

:- public goal_loops/2.
:- meta_predicate goal_loops(0, +).

goal_loops(Module:Goal, Inferences) :-
    \+ ( predicate_property(Module:Head, dynamic),
         \+ predicate_property(Module:Head, imported_from(_)),
         \+ predicate_property(Module:Head, tabled) ),
    events(Most),
    findall(Event, limit(Most, goal_event(Module:Goal, Inferences, Event)), Events),
    empty_assoc(Calls),
    called_again(Events, [], Calls).

%   So many calls and answers are looked at.

events(1 000).

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

differing(programs(_, _, _, hidden), Goal, Result1, _, _, Verdict) :-
    !,      % a prediction
    asked_goal_text(Goal, Query),
    result_text(Result1, Yours),
    (   Result1 = result([], end)
    ->  What = "this is not predicted yet"
    ;   What = "this prediction does not come true"
    ),
    Verdict = differs(Query, Yours, "something else", What).
differing(programs(Right, Learner, Text, shown), Goal, Result1, Result0, What0, Verdict) :-
    asked_goal_text(Goal, Query),
    answer_slice_lines(Text, Right:Goal, Learner, Result1, Result0, Lines),
    atomic_list_concat([What0|Lines], '\n', What1),
    atom_string(What1, What),
    result_text(Result1, Yours),
    result_text(Result0, Reference),
    Verdict = differs(Query, Yours, Reference, What).

%   answer_slice_lines(Text, Goal, Learner, Yours, Reference, Lines): Lines show the smallest part of
%   Text, which is loaded into Learner, that still fails for the first answer of Goal that Yours
%   lacks, or still does not end.  Yours and Reference are results of Goal in Learner and in Right.
%   There are no Lines if Text neither fails nor runs on, or if it has nothing but facts.

:- meta_predicate answer_slice_lines(+, 0, +, +, +, -).

answer_slice_lines(Text, Right:Goal, Learner, result(Yours, End), result(Reference, _), Lines) :-
    (   memberchk(End, [endless, memory, slow(_)]),
        text_program(Text, Learner:Goal, Program),
        program_endless_slice(Program, 1 000 000, Slice),
        Slice = slice(_, _)
    ->  endless_slice_lines(Slice, [Head0|Rest]),
        ( End = slow(_) -> slow_head(Head0, Head) ; Head = Head0 ),
        Lines = [Head|Rest]
    ;   memberchk(End, [end, more]),
        subtract(Reference, Yours, [Missing|_]),
        expected(Right, Goal, Missing, Expected),
        ( Asked = Expected ; Yours == [], Asked = Goal ),
        text_program(Text, Learner:Asked, Program),
        has_rule(Program),
        program_failure_slice(Program, 1 000 000, Slice),
        Slice = slice(_, _)
    ->  failure_slice_lines(Slice, Lines)
    ;   Lines = []
    ).

%   What is slow may end.

slow_head(Head0, Head) :-
    (   sub_string(Head0, Before, _, After, "it does not end")
    ->  sub_string(Head0, 0, Before, _, First),
        sub_string(Head0, _, After, 0, Last),
        format(string(Head), "~sit takes as long~s", [First, Last])
    ;   sub_string(Head0, 0, _, After, "It does not end")
    ->  sub_string(Head0, _, After, 0, Last),
        string_concat("It takes long", Last, Head)
    ;   Head = Head0
    ).

has_rule(program([_|Clauses], _)) :-
    member(_-written(_, _, _, _, sequence(_, [_|_])), Clauses),
    !.

%   The answer whose text is Missing, with its constraints, as a goal.

expected(Right, Goal, Missing, Expected) :-
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

?- answer_verdict("", "p(1).", "query(p(_)).", "p(1) :- p(1).", Verdict).
?- answer_verdict("", "p(1).", "query(p(_)).", "p(X) :- halt.", Verdict).
*/
