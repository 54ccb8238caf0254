:- module(guessing_twelve_coins,
          [ coins_rules/2          % +Count, -Rules
          ]).

/** <module> Twelve coins: one is light or heavy

Which coin is false, and is it light or heavy?  A balance says which of two pans goes down.  3
weighings are enough. 2 are not: 24 secrets are more than the 9 ways in which two
weighings can end.

The same as twelve_coins.lp.
*/

:- use_module(library(lists), [numlist/3]).
:- use_module(weighing, [coins_false/2, coins_weighing/2, pans_classes/3, pans_false_answer/3]).

%!  coins_rules(+Count, -Rules) is det.
%
%   True when Rules (definition.pl) are those for so many coins.
%
%       ?- coins_rules(3, Rules), rules_classes(Rules, weigh([1],[2]), [false(2,heavy)], Classes).
%       Classes = [right-[false(2, heavy)]].

coins_rules(Count, rules(known, guessing_weighing:coins_false(Coins),
                         guessing_weighing:coins_weighing(Coins),
                         guessing_weighing:pans_false_answer)) :-
    numlist(1, Count, Coins).

secret(Secret) :- numlist(1, 12, Coins), coins_false(Coins, Secret).

question(Question) :- numlist(1, 12, Coins), coins_weighing(Coins, Question).

rules("One of 12 coins is light or heavy: lay as many in one pan as in the other. \c
       The pan that goes down is the answer, left or right, or they are level.").

board(weigh, left, right).

question_secret_answer(Weighing, Secret, Answer) :-
    pans_false_answer(Weighing, Secret, Answer).

question_classes(Weighing, Classes) :-
    pans_classes(12, Weighing, Classes).

/** <examples>

?- coins_rules(3, Rules), rules_least(Rules, [false(1,light),false(2,heavy)], 1, Total).
*/
