:- module(guessing_higher_lower, []).

/** <module> Higher or lower: a number from 1 to 100

Is the secret less than, equal to or greater than the number asked?  The number itself
must be asked: 7 questions are always enough. 6 are not, since after them no more than 63
numbers have been asked.  They are enough if the number need only be known.  The tree is
binary search, although no rule says so.

The same as higher_lower.lp.
*/

ends(asked).

secret(S) :- between(1, 100, S).

question(Q) :- between(1, 100, Q).

question_secret_answer(Q, S, lower)  :- S < Q.
question_secret_answer(Q, S, equal)  :- S =:= Q.
question_secret_answer(Q, S, higher) :- S > Q.
