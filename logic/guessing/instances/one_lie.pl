:- module(guessing_one_lie,
          [ lie_rules/3            % +Most, +Questions, -Rules
          ]).

/** <module> One lie: a number from 1 to 16, asked for with yes and no (S. Ulam)

"Is it N or less?"  One answer, at most, may be a lie.  So a secret is a number, and which
answer is the lie; question I is ask(I, N).  If there are as many questions as answers
that may be the lie, whoever knows the number knows the secret: a lie at another time
gives other answers.

8 questions are enough. 7 are not, if only such comparisons may be asked.  Counting does
not show that: 16 numbers, each with no lie or one of 7, are no more than the 128 ways to
answer 7 questions.

The same as one_lie.lp.
*/

%!  lie_rules(+Most, +Questions, -Rules) is det.
%
%   True when Rules (definition.pl) are those for the numbers from 1 to Most,
%   and for so many Questions.
%
%       ?- lie_rules(2, 3, Rules), rules_classes(Rules, ask(2,1), [lie(1,0),lie(1,2)], Classes).
%       Classes = [no-[lie(1, 2)], yes-[lie(1, 0)]].

lie_rules(Most, Questions, rules(known, guessing_one_lie:secret(Most, Questions),
                                 guessing_one_lie:question(Most, Questions),
                                 guessing_one_lie:question_secret_answer)).

secret(Secret) :- secret(16, 8, Secret).

secret(Most, Questions, lie(Number, I)) :-
    between(1, Most, Number),
    between(0, Questions, I).

question(Question) :- question(16, 8, Question).

question(Most, Questions, ask(I, N)) :-
    Most1 is Most - 1,
    between(1, Questions, I),
    between(1, Most1, N).

question_secret_answer(ask(I, N), lie(Number, Lie), Answer) :-
    (   Number =< N
    ->  Truth = yes, Other = no
    ;   Truth = no,  Other = yes
    ),
    (   I =:= Lie
    ->  Answer = Other
    ;   Answer = Truth
    ).

/** <examples>

?- lie_rules(4, 5, Rules), rules_secrets(Rules, Secrets).
*/
