:- module(mastermind_asked,
          [ variant_question_reply/3    % +Variant, +Question, -Reply
          ]).

/** <module> What is asked from outside, judged and answered in one go

Whoever asks need not know what a code is: what is given is any variant, any
list of integers as a code, and any two integers as an answer, and if it makes
no sense the reply is the first fault.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module('../rules/codes', [code_fault/3, variant_fault/2]).
:- use_module('../rules/consistent',
              [code_history_conflict/3, history_codes/3, history_contradiction/3]).
:- use_module('../rules/feedback', [feedback_fault/3]).
:- use_module('../rules/possible', [history_few/4]).
:- use_module(suggest, [history_guess/4, secret_game/4]).

%!  variant_question_reply(+Variant, +Question, -Reply) is det.
%
%   True when Reply is fault(Fault), answer(Answer) or `none` to Question about
%   Variant.  A fault is variant(Fault), code(Code, Fault) or feedback(Feedback,
%   Fault).  Questions are
%
%     - codes(Codes): are they codes?  `true`
%     - feedback(Guess, Secret): what Secret answers
%     - consistent(History): the codes that are still possible
%     - few(History, Most): the first of these codes, Most of them at most
%     - conflicts(Code, History): what rules Code out, code_history_conflict/3
%     - contradiction(History): the fewest turns that no code satisfies, or none
%     - suggest(Solver, History): the next guess, or none
%     - solve(Solver, Secret): the turns in which Solver finds Secret
%
%       ?- variant_question_reply(variant(2, 3, false), feedback([1,2], [2,2]), Reply).
%       Reply = fault(code([2, 2], repeat(2))).

variant_question_reply(Variant, Question, Reply) :-
    (   question_fault(Question, Variant, Fault)
    ->  Reply = fault(Fault)
    ;   question_answer(Question, Variant, Answer)
    ->  Reply = answer(Answer)
    ;   Reply = none
    ).

question_fault(_, Variant, variant(Fault)) :-
    variant_fault(Variant, Fault).
question_fault(Question, Variant, Fault) :-
    question_given(Question, Given),
    given_fault(Given, Variant, Fault).

given_fault(code(Code), Variant, code(Code, Fault)) :-
    code_fault(Variant, Code, Fault).
given_fault(feedback(Feedback), Variant, feedback(Feedback, Fault)) :-
    feedback_fault(Variant, Feedback, Fault).

%   The codes and answers that come with a question.

question_given(codes(Codes), code(Code)) :-
    member(Code, Codes).
question_given(feedback(Guess, Secret), code(Code)) :-
    member(Code, [Guess, Secret]).
question_given(consistent(History), Given) :-
    history_given(History, Given).
question_given(few(History, _), Given) :-
    history_given(History, Given).
question_given(conflicts(Code, History), Given) :-
    (   history_given(History, Given)
    ;   Given = code(Code)
    ).
question_given(contradiction(History), Given) :-
    history_given(History, Given).
question_given(suggest(_, History), Given) :-
    history_given(History, Given).
question_given(solve(_, Secret), code(Secret)).

history_given(History, Given) :-
    member(Guess-Feedback, History),
    member(Given, [code(Guess), feedback(Feedback)]).

question_answer(codes(_), _, true).
question_answer(feedback(Guess, Secret), _, Feedback) :-
    guess_secret_feedback(Guess, Secret, Feedback).
question_answer(consistent(History), Variant, Codes) :-
    history_codes(Variant, History, Codes).
question_answer(few(History, Most), Variant, Codes) :-
    history_few(Variant, History, Most, Codes).
question_answer(conflicts(Code, History), _, Conflicts) :-
    findall(Conflict, code_history_conflict(Code, History, Conflict), Conflicts).
question_answer(contradiction(History), Variant, Numbers) :-
    history_contradiction(Variant, History, Numbers).
question_answer(suggest(Solver, History), Variant, Guess) :-
    history_guess(Solver, Variant, History, Guess).
question_answer(solve(Solver, Secret), Variant, History) :-
    secret_game(Solver, Variant, Secret, History).

/** <examples>

?- variant_question_reply(variant(4, 9, false), consistent([[1,2,3,4]-(3-1)]), Reply).
?- variant_question_reply(variant(4, 9, false), suggest(tree(6), [[1,2,3,4]-(1-2)]), Reply).
*/
