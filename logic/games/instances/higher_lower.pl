:- module(games_higher_lower, []).

/** <module> Higher or lower: a number from 1 to 100

Is the secret less than, equal to or greater than the number asked?  The number must be asked: 7
questions always do.  6 do not, since after them no more than 63 numbers have been asked; where
the number need only be known, they do.  The tree is binary search, though nobody has said so.

The same as higher_lower.lp.
*/

ends(asked).

secret(S) :- between(1, 100, S).

question(Q) :- between(1, 100, Q).

question_secret_answer(Q, S, lower)  :- S < Q.
question_secret_answer(Q, S, equal)  :- S =:= Q.
question_secret_answer(Q, S, higher) :- S > Q.
