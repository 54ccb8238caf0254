:- module(lessons_guilty,
          [ answer_slice_lines/6   % +Text, :Goal, +Learner, +Yours, +Reference, -Lines
          ]).

/** <module> Which part of an answer is to blame
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module('../why/slice',
              [ endless_slice_lines/2, failure_slice_lines/2, program_endless_slice/3,
                program_failure_slice/3
              ]).
:- use_module('../why/program', [text_program/3]).
:- use_module(telling, [variables_text/2]).

:- meta_predicate answer_slice_lines(+, 0, +, +, +, -).

%!  answer_slice_lines(+Text, :Goal, +Learner, +Yours, +Reference, -Lines) is det.
%
%   True when Lines show the smallest part of Text, which is loaded into Learner, that still fails for
%   the first answer of Goal that Yours lacks, or still does not end.  Yours and Reference are what
%   goal_result/5 says of Goal in Learner and in the module of Goal.  There are no Lines if Text
%   neither fails nor runs on, or if it has nothing but facts.
%
%       ?- text_module(["p(X) :- member(X, [1,2]), X > 2."], lesson_example3, [], _),
%          answer_slice_lines("p(X) :- member(X, [1,2]), X > 2.", member(_, [2]), lesson_example3,
%                             result([], end), result(["A = 2"], end), Lines).
%       Lines = [].

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

?- answer_slice_lines("p(2).", member(_, [2]), user, result([], end), result(["A = 2"], end), Lines).
*/
