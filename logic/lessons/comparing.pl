:- module(lessons_comparing,
          [ result_difference/5,   % :Goal, +Learner, +Yours, +Reference, -What
            result_text/2,         % +Result, -Text
            asked_goal_text/2            % +Goal, -Text
          ]).

/** <module> Where the answers of two programs differ

A result is that of goal_result/5 (answer.pl), but its end is `endless` only if that is proved, else
slow(Steps).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(dcg/basics), [integer//1]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, subtract/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(answer, [goal_result/5, lesson_limit/2]).

:- meta_predicate result_difference(0, +, +, +, -).

%!  result_difference(:Goal, +Learner, +Yours, +Reference, -What) is semidet.
%
%   True when What is a sentence on the first difference between the results Yours, of Goal in
%   the module Learner, and Reference, of Goal.  Answers that are written otherwise are the
%   same if they have the same instances: `A #\= 1` says no more than `dif(A, 1)` where only
%   integers are asked for.
%
%       ?- result_difference(member(_, [a]), lists, result([], end), result(["A = a"], end), What).
%       What = "an answer is missing: A = a".

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
    goal_result(Module, (Goal, lessons_comparing:with_values(Goal, Values)), 5000, Steps,
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

%!  result_text(+Result, -Text) is det.
%
%   True when Text shows the answers of Result, and how it ends.
%
%       ?- result_text(result([], slow(3000)), Text).
%       Text = "more than 3,000 steps".

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

%!  asked_goal_text(+Goal, -Text) is det.
%
%   True when Text is Goal, as it is asked.
%
%       ?- asked_goal_text(p(_, [X,X]), Text).
%       Text = "p(A, [B, B])".

asked_goal_text(Goal, Text) :-
    copy_term(Goal, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [quoted(true), numbervars(true), spacing(next_argument)]]).

/** <examples>

?- result_text(result([], end), Text).
*/
