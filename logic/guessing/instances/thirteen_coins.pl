:- module(guessing_thirteen_coins, []).

/** <module> Thirteen coins: which one is light or heavy, and never mind which of the two?

As twelve_coins.pl, but only the false coin must be found: that it is light and that it is heavy need
not be told apart.  Then 3 weighings are enough for 13 coins.  2 are not: they end in 9 ways.

The same as thirteen_coins.lp.
*/

:- use_module(library(lists), [numlist/3]).
:- use_module(weighing, [coins_false/2, coins_weighing/2, pans_classes/3, pans_false_answer/3]).

secret(Secret) :- numlist(1, 13, Coins), coins_false(Coins, Secret).

same(false(Coin, _), false(Coin, _)).

question(Question) :- numlist(1, 13, Coins), coins_weighing(Coins, Question).

rules("One of 13 coins is light or heavy: which one? Lay as many in one pan as in the other. \c
       The pan that goes down is the answer, left or right, or they are level.").

board(weigh, left, right).

question_secret_answer(Weighing, Secret, Answer) :-
    pans_false_answer(Weighing, Secret, Answer).

question_classes(Weighing, Classes) :-
    pans_classes(13, Weighing, Classes).

/** <examples>

?- module_rules(guessing_thirteen_coins, Rules), rules_secrets(Rules, Secrets).
*/
