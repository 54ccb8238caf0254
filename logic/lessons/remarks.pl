:- module(lessons_remarks,
          [ solved_remarks/4       % +Goals, +Right, +Learner, -Remarks
          ]).

/** <module> What could be better in an answer that is right

Each remark is measured against the reference: what that does not do either is no fault.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/2, last/2, member/2, memberchk/2, nth1/4, reverse/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(answer, [goal_result/5]).
:- use_module(comparing, [asked_goal_text/2, result_difference/5]).

%   So many inferences are spent on a goal, and on one with lists that were made longer.

steps(20 000).
steps_grown(400 000).

%!  solved_remarks(+Goals, +Right, +Learner, -Remarks) is det.
%
%   True when Remarks are sentences on what the program in the module Learner does not do as well as
%   the reference in the module Right, although it answers all Goals as that does: it leaves a
%   choicepoint, it can't be asked backwards, or it takes steps in the square of a list's length.
%
%       ?- solved_remarks([], lists, lists, Remarks).
%       Remarks = [].

solved_remarks(Goals, Right, Learner, Remarks) :-
    findall(Remark, once(choice_remark(Goals, Right, Learner, Remark)), Remarks1),
    findall(Remark, once(backwards_remark(Goals, Right, Learner, Remark)), Remarks2),
    findall(Remark, once(square_remark(Goals, Right, Learner, Remark)), Remarks3),
    append([Remarks1, Remarks2, Remarks3], Remarks).

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
    goal_result(lessons_remarks, last_leaves_choice(Goal), 1, Steps, result([_], _)).

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

?- solved_remarks([member(a, [a,b])], lists, lists, Remarks).
*/
