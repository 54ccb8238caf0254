:- module(lessons_check,
          [ answer_verdict/5       % +Given, +Reference, +Queries, +Text, -Verdict
          ]).

/** <module> Whether an answer to an exercise is right, and where it is not

Two relations are compared by queries: first those that ask forwards, and among them the smallest
first.  So the first query on which they differ is a smallest one, and nothing in it is
there by chance.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(answer, [goal_result/5, lesson_limit/2, relations_faults/3, text_module/4]).
:- use_module(comparing, [asked_goal_text/2, result_difference/5, result_text/2]).
:- use_module(guilty, [answer_slice_lines/6]).
:- use_module(loop, []).
:- use_module(remarks, [solved_remarks/4]).
:- use_module(meant, [answer_remarks/5]).

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
        goal_result(lessons_loop, goal_loops(Learner:Goal, 1 000 000), 1, Limit2, result([_], _))
    ->  Result = result(Answers, endless),
        Steps = Steps1
    ;   Result1 = result(_, stopped)
    ->  counted_result(Learner, Goal, Limit2, Result2, Steps),
        Result2 = result(Answers, End),
        ( End == stopped -> Result = result(Answers, slow(Limit2)) ; Result = Result2 )
    ;   Result = Result1,
        Steps = Steps1
    ).

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

/** <examples>

?- answer_verdict("", "p(1).", "query(p(_)).", "p(1) :- p(1).", Verdict).
?- answer_verdict("", "p(1).", "query(p(_)).", "p(X) :- halt.", Verdict).
*/
