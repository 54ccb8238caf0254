:- module(lessons_check,
          [ answer_verdict/6       % +Given, +Reference, +Queries, +Wrongs, +Text, -Verdict
          ]).

/** <module> Whether an answer to an exercise is right, and where it is not

Two relations are compared by queries: first those that ask forwards, and among them the smallest
first.  So the first query on which they differ is a smallest one of those that are asked.  A result
is that of goal_result/5 (answer.pl), but its end is `endless` only if that is proved, else
slow(Steps).  An answer that is right may still leave something to be remarked.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/2, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(dcg/basics), [integer//1]).
:- use_module(library(lists),
              [ append/2, append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/3, nth1/4, reverse/2,
                subtract/3
              ]).
:- use_module(library(modules), [in_temporary_module/3]).
:- use_module(library(occurs), [contains_var/2, occurrences_of_var/3, sub_term/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../why/interpreter', [goal_event/3]).
:- use_module(answer, [goal_result/5, lesson_limit/2, relations_faults/3, text_module/4]).
:- use_module(clauses, [clause_parts/3, text_clauses/3]).
:- use_module(cause, [answer_slice_lines/5, difference_causes/4, left_open/2, predicted/2]).
:- use_module(meant, [text_remarks/5]).
:- use_module(telling, [once_sentence/2, variables_text/2]).

%!  answer_verdict(+Given, +Reference, +Queries, +Wrongs, +Text, -Verdict) is det.
%
%   True when Verdict is the result for Text, a program that should define what Reference
%   defines.  These are strings.  Given is loaded before each of the two; Queries define
%   query(Goal), which enumerates the goals that are asked; Wrongs are wrong(Answer, Reason), answers
%   that are known to be wrong, and why.  Verdict is solved(Remarks), sentences that do not fail
%   it; fault(Sentences), where the program can't be asked; or differs(Query, Yours, Reference,
%   What, Part), texts, for a smallest query of those that the two answer otherwise.  The order of
%   the answers does not matter.  What are lines: first what is the likely cause, then the
%   difference.  Part is the part of Text that is to blame, if it fails where it should hold, or
%   does not end.
%
%       ?- answer_verdict("", "p(1).", "query(p(_)).", [], "p(2).", Verdict).
%       Verdict = differs("p(A)", "A = 2", "A = 1",
%                         "line 1 says p(2), which is false\nan answer is missing: A = 1", "").

answer_verdict(Given, Reference, Queries, Wrongs, Text, Verdict) :-
    in_modules(Right, Learner,
               verdict(Right, Learner, texts(Given, Reference, Queries, Wrongs), Text, Verdict)).

:- meta_predicate in_modules(-, -, 0).

in_modules(Right, Learner, Goal) :-
    in_temporary_module(Right, lessons_check:named(Right),
        in_temporary_module(Learner, lessons_check:named(Learner), Goal)).

named(_).

verdict(Right, Learner, Texts, Text, Verdict) :-
    Texts = texts(Given, Reference, Queries, _),
    text_module([Given,Reference,Queries], Right, Faults0, _),
    (   Faults0 = [Fault|_]
    ->  throw(error(lesson_reference(Fault), _))
    ;   true
    ),
    text_module([Given,Text], Learner, Faults1, Warnings),
    findall(Goal, Right:query(Goal), Goals),
    findall(Name/Arity, ( member(Goal, Goals), functor(Goal, Name, Arity) ), All0),
    sort(All0, All),
    (   Faults1 = [_|_]
    ->  Verdict = fault(Faults1)
    ;   relations_faults(Learner, All, Faults2),
        Faults2 = [_|_]
    ->  Verdict = fault(Faults2)
    ;   in_order(Goals, Sorted),
        lesson_limit(all_steps, Left),
        compared(Sorted, Right-Learner, Left, Found),
        (   Found = differs(_, _, _, _)
        ->  differing(Found, Sorted, Right-Learner, Texts, Text-Warnings, Verdict)
        ;   predicted(Goals, Right)
        ->  Verdict = solved([])
        ;   solved_remarks(Sorted, Right, Learner, Remarks),
            Verdict = solved(Remarks)
        )
    ).

%   The likely cause comes first, then the difference.  Of a prediction nothing shows what is right.

differing(differs(Goal, Yours, Right0, What0), Goals, Right-Learner, Texts, Text-Warnings, Verdict) :-
    Texts = texts(Given, Reference, Queries, Wrongs),
    asked_goal_text(Goal, Query),
    result_text(Yours, YoursText),
    result_text(Right0, RightText),
    string_length(Text, Length),
    (   Length > 10 000    % nobody looks for causes in a text as long as that
    ->  Remarks = [],
        Lost = [],
        Causes = []
    ;   text_remarks(Text, [Given,Reference,Queries], Learner, Goal, Remarks),
        findall(One, ( lost_value(Text, Learner, One), memberchk(One, Warnings) ), Lost),
        difference_causes(differs(Goal, Yours, Right0), Text,
                          programs(Right, Learner, Goals, Given, Wrongs), Causes)
    ),
    (   predicted(Goals, Right)
    ->  Expected = "something else",
        Lines = [],
        (   Yours = result([], end)
        ->  What1 = "this is not predicted yet"
        ;   What1 = "this prediction does not come true"
        )
    ;   Expected = RightText,
        What1 = What0,
        ( Length > 10 000 -> Lines = [] ; answer_slice_lines(Text, Right:Goal, Learner, Yours-Right0, Lines) )
    ),
    (   Yours = result(_, error(_))
    ->  append([Remarks,Causes,Lost], First1)
    ;   append([Remarks,Lost,Causes], First1)
    ),
    list_to_set(First1, First2),
    findall(One, limit(2, member(One, First2)), First),
    subtract(Warnings, First, Others0),
    ( First == [] -> Others = Others0 ; exclude(capital_warning, Others0, Others) ),
    append([First, [What1], Others], All),
    maplist(joined_lines, [All,Lines], [What,Part]),
    Verdict = differs(Query, YoursText, Expected, What, Part).

%   Where a cause is told, that says what to write instead of True.

capital_warning(Warning) :-
    sub_string(Warning, _, _, _, "begins with a capital letter").

%   A warning that a goal's result goes nowhere, or comes from nowhere: that is the likely cause.

lost_value(Text, Learner, Warning) :-
    text_clauses(Text, Learner, Clauses),
    member(clause(Line, Clause, Names), Clauses),
    clause_parts(Clause, _, Goals),
    member(Name = Variable, Names),
    occurrences_of_var(Variable, Clause, 1),
    contains_var(Variable, Goals),
    once_sentence(Name, Sentence),
    format(string(Warning), "line ~d: ~s", [Line, Sentence]).

joined_lines(Lines, Text) :-
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Text).

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
    ->  compound_name_arguments(Term, _, Args),
        foldl(with_measure, Args, 1, Size)
    ;   Size = 1
    ).

with_measure(Term, Size0, Size) :-
    term_measure(Term, Size1),
    Size is Size0 + Size1.

%   compared(Goals, Modules, Left, Found): so many steps are Left for all Goals.

compared([], _, _, same).
compared([Goal|Goals], Right-Learner, Left0, Found) :-
    reference_result(Right, Goal, Result0, Steps0),
    Left1 is Left0 + 50 * Steps0,
    learner_result(Learner, Goal, Steps0, Left1, Result1, Steps1),
    (   result_difference(Right:Goal, Learner, Result1, Result0, What)
    ->  Found = differs(Goal, Result1, Result0, What)
    ;   Left is Left1 - Steps1,
        compared(Goals, Right-Learner, Left, Found)
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

% ---- Where the results of two programs differ ----

:- meta_predicate result_difference(0, +, +, +, -).

%   result_difference(Goal, Learner, Yours, Reference, What):
%   True when What is a sentence on the first difference between the results Yours, of Goal in
%   the module Learner, and Reference, of Goal.  Answers that are written otherwise are the
%   same if they have the same instances: `A #\= 1` says no more than `dif(A, 1)` where only
%   integers are asked for.

result_difference(_, _, result(_, error(Text)), _, What) :-
    format(string(What), "it ends with an error: ~s", [Text]).
result_difference(_, _, result(_, endless), _, "it does not come to an end").
result_difference(_, _, result(_, slow(Steps)), _, What) :-
    format(string(What), "it takes more than ~D steps", [Steps]).
result_difference(_, _, result(_, memory), _, "it needs more and more memory").
result_difference(Goal, Learner, result(Yours, End), result(Right, _), What) :-
    memberchk(End, [end, more]),
    answers_difference(Yours, Right, What0),
    (   End == end,
        subtract(Right, Yours, [_|_]),
        subtract(Yours, Right, Extra),
        Extra = [_|_],
        strip_module(Goal, Module, Plain),
        \+ ( left_open(Learner, Plain), \+ left_open(Module, Plain) ),
        instances(Goal, Learner, Yours, Right, Instances1, Instances0)
    ->  answers_difference(Instances1, Instances0, What1),
        (   member(Answer, Extra),
            sub_string(Answer, _, _, _, "#")
        ->  What = What1
        ;   What = What0
        )
    ;   What = What0
    ).

answers_difference(Yours, Right, What) :-
    (   subtract(Right, Yours, [Missing|_])
    ->  answer_text("an answer is missing", Missing, What)
    ;   subtract(Yours, Right, [Wrong|_])
    ->  answer_text("an answer is too many", Wrong, What)
    ;   msort(Yours, Sorted),
        msort(Right, Sorted0),
        Sorted \== Sorted0,
        member(Answer, Yours),
        aggregate_all(count, member(Answer, Yours), Number),
        aggregate_all(count, member(Answer, Right), Number0),
        Number =\= Number0
    ->  (   Answer == "true"
        ->  Shown = "it"
        ;   Shown = Answer
        ),
        format(string(What), "~s is answered ~d times instead of ~d", [Shown, Number, Number0])
    ).

answer_text(What0, Answer, What) :-
    (   Answer == "true"
    ->  (   What0 == "an answer is missing"
        ->  What = "it fails where it should hold"
        ;   What = "it holds where it should fail"
        )
    ;   format(string(What), "~s: ~s", [What0, Answer])
    ).

%   The answers with a value for each variable that they leave open.  The values are those that
%   occur, the numbers beside them, and two numbers that are far away: so each bound of a
%   constraint is seen.

instances(Module:Goal, Learner, Yours, Right, Instances1, Instances0) :-
    findall(Value, near(Goal, Yours, Right, Value), Values0),
    sort(Values0, Values),
    all_instances(Learner, Goal, Values, Instances1),
    all_instances(Module, Goal, Values, Instances0).

all_instances(Module, Goal, Values, Instances) :-
    lesson_limit(reference_steps, Steps),
    goal_result(Module, (Goal, lessons_check:with_values(Goal, Values)), 5000, Steps,
                result(Instances, end)).

near(Goal, Yours, Right, Value) :-
    (   asked_goal_text(Goal, Text)
    ;   member(Text, Yours)
    ;   member(Text, Right)
    ),
    string_codes(Text, Codes),
    append(_, [Code|Codes1], Codes),
    \+ code_type(Code, csym),
    phrase(integer(Number), Codes1, _),
    member(Step, [-1,0,1]),
    Value is Number + Step.
near(Goal, _, _, Value) :-
    sub_term(Value, Goal),
    atomic(Value),
    Value \== [].       % the end of a list
near(_, _, _, Value) :-
    member(Value, [-1 000 003, 0, 1 000 003]).

:- public with_values/2.

with_values(Goal, Values) :-
    term_variables(Goal, Variables),
    maplist(with_value(Values), Variables).

%   A constraint on integers may throw where a variable becomes anything else.

with_value(Values, Variable) :-
    member(Value, Values),
    catch(Variable = Value, _, fail).

%   result_text(Result, Text):
%   True when Text shows the answers of Result, and how it ends.

result_text(result(Answers, End), Text) :-
    length(Answers, Number),
    findall(Answer, ( nth1(N, Answers, Answer), N =< 8 ), Shown0),
    (   Number > 8
    ->  More is Number - 8,
        format(string(Last), "and ~d more", [More]),
        append(Shown0, [Last], Shown1)
    ;   Shown1 = Shown0
    ),
    end_text(End, Ends),
    append(Shown1, Ends, Shown),
    (   Shown == []
    ->  Text = "false"
    ;   atomic_list_concat(Shown, ' ; ', Atom),
        atom_string(Atom, Text)
    ).

end_text(end, []).
end_text(more, ["..."]).
end_text(endless, ["no end"]).
end_text(slow(Steps), [Shown]) :-
    format(string(Shown), "more than ~D steps", [Steps]).
end_text(memory, ["no end of memory"]).
end_text(error(Text), [Shown]) :-
    string_concat("ERROR: ", Text, Shown).

%   asked_goal_text(Goal, Text):
%   True when Text is Goal, as it is asked.

asked_goal_text(Goal, Text) :-
    copy_term(Goal, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [quoted(true), numbervars(true), spacing(next_argument)]]).

%   solved_remarks(Goals, Right, Learner, Remarks):
%   True when Remarks are sentences on what the program in the module Learner does not do as well as
%   the reference in the module Right, although it answers all Goals as that does: it leaves a
%   choicepoint, it can't be asked backwards, or it takes steps in the square of a list's length.
%   What the reference does not do either is no fault.

solved_remarks(Goals, Right, Learner, Remarks) :-
    findall(Remark, once(choice_remark(Goals, Right, Learner, Remark)), Remarks1),
    findall(Remark, once(backwards_remark(Goals, Right, Learner, Remark)), Remarks2),
    findall(Remark, once(square_remark(Goals, Right, Learner, Remark)), Remarks3),
    append([Remarks1, Remarks2, Remarks3], Remarks).

%   So many inferences are spent on a goal, and on one with lists that were made longer.

steps(20 000).
steps_grown(400 000).

choice_remark(Goals, Right, Learner, Remark) :-
    findall(Some, limit(40, member(Some, Goals)), First),
    member(Goal, First),
    leaves_choice(Learner:Goal),
    \+ ( member(Other, First), leaves_choice(Right:Other) ),
    !,      % the reference leaves none at all
    asked_goal_text(Goal, Query),
    format(string(Remark), "?- ~s. leaves a choicepoint: after its last answer Prolog looks for \c
                            another one. The solution leaves none.", [Query]).

leaves_choice(Goal) :-
    steps(Steps),
    goal_result(lessons_check, last_leaves_choice(Goal), 1, Steps, result([_], _)).

:- public last_leaves_choice/1.
:- meta_predicate last_leaves_choice(0).

last_leaves_choice(Goal) :-
    State = last(false),
    \+ \+ forall(call_cleanup(Goal, Last = true),
                 ( ( Last == true -> Left = false ; Left = true ), nb_setarg(1, State, Left) )),
    State = last(true).

%   Goals as the reference answers them, but one of their known arguments is open.  A reference that
%   can be asked so answers all of them: one that does by chance is none.  A table of such a goal
%   may grow for ever, and what it costs to fill is in no limit of steps.

backwards_remark(Goals, Right, Learner, Remark) :-
    \+ has_table(Right),
    \+ has_table(Learner),
    findall(Goal, limit(12, ( member(Goal, Goals), answered(Goal, Right, _) )), Asked),
    Asked = [First|_],
    functor(First, _, Arity),
    between(1, Arity, Place),
    maplist(asked_backwards(Right, Place), Asked, Backwards),
    last(Backwards, Last),
    steps(Steps),
    goal_result(Right, Last, 20, Steps, Result0),
    Result0 = result(_, end),
    goal_result(Learner, Last, 20, Steps, result(Answers, End0)),
    ( End0 == stopped -> End = slow(Steps) ; End = End0 ),
    result_difference(Right:Last, Learner, result(Answers, End), Result0, What),
    \+ sub_string(What, 0, _, _, "an answer is too many"),
    asked_goal_text(Last, Query),
    format(string(Remark), "Not asked for: the solution can be asked backwards, too, as by ?- ~s. \c
                            With this program ~s.", [Query, What]).

answered(Goal, Right, Answer) :-
    \+ ground(Goal),
    copy_term(Goal, Answer),
    within_steps(once(Right:Answer)),
    ground(Answer).

has_table(Module) :-
    current_predicate(_, Module:Head),
    predicate_property(Module:Head, tabled).

%   The reference can be asked so if it finds the value again, and all its answers are known.

asked_backwards(Right, Place, Goal, Backwards) :-
    answered(Goal, Right, Answer),
    Goal =.. [Name|Args],
    Answer =.. [_|Values],
    nth1(Place, Args, Arg, Others),
    ground(Arg),
    \+ ground(Others),
    nth1(Place, Values, Value, Known),
    nth1(Place, Values1, Open, Known),
    Backwards =.. [Name|Values1],
    within_steps(findall(Open, limit(20, Right:Backwards), Found)),
    ground(Found),
    memberchk(Value, Found).

:- meta_predicate within_steps(0).

within_steps(Goal) :-
    steps(Steps),
    catch(call_with_inference_limit(Goal, Steps, Result), _, fail),
    Result \== inference_limit_exceeded.

%   Lists in it are repeated, so that they grow.

square_remark(Goals, Right, Learner, Remark) :-
    reverse(Goals, Last),
    once(( member(Goal, Last), Goal =.. [_|Args], member([_|_], Args) )),
    maplist(grown_steps(Goal, Right), [16,32,64], [R1,R2,R3]),
    R2 < 2.6 * R1,
    R3 < 2.6 * R2,
    maplist(grown_steps(Goal, Learner), [16,32,64], [L1,L2,L3]),
    L2 > 3.2 * L1,
    L3 > 3.4 * L2,
    format(string(Remark), "For a list that is twice as long it takes about four times as many \c
                            steps (~D, then ~D). The solution takes about twice as many.",
           [L2, L3]).

grown_steps(Goal, Module, Times, Steps) :-
    Goal =.. [Name|Args],
    maplist(grown(Times), Args, Grown),
    Goal1 =.. [Name|Grown],
    steps_grown(Limit),
    statistics(inferences, Before),
    goal_result(Module, Goal1, 2, Limit, result([_|_], end)),
    statistics(inferences, After),
    Steps is After - Before.

grown(Times, Arg0, Arg) :-
    (   Arg0 = [_|_],
        ground(Arg0),
        is_list(Arg0)
    ->  length(Lists, Times),
        maplist(=(Arg0), Lists),
        append(Lists, Arg)
    ;   Arg = Arg0
    ).

/** <examples>

?- answer_verdict("", "p(1).", "query(p(_)).", [], "p(1) :- p(1).", Verdict).
?- answer_verdict("", "p(1).", "query(p(_)).", [], "p(X) :- halt.", Verdict).
*/
