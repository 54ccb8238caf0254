:- module(games_higher_lower, []).

/** <module> Higher or lower: a number from 1 to 100

The answer says whether the secret is less than, equal to or greater than the
number that was asked.  The number must be asked: 7 questions always do, and
6 do not, as after 6 of them no more than 63 numbers have been asked.  Where
it need only be known, 6 do.  The tree is binary search, though nobody has
said so.

The same as higher_lower.lp.
*/

ends(asked).

secret(S) :- between(1, 100, S).

question(Q) :- between(1, 100, Q).

question_secret_answer(Q, S, lower)  :- S < Q.
question_secret_answer(Q, S, equal)  :- S =:= Q.
question_secret_answer(Q, S, higher) :- S > Q.
