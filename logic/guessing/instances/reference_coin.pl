:- module(guessing_reference_coin,
          [ reference_rules/2      % +Count, -Rules
          ]).

/** <module> Thirteen coins and one that is known to be right

As twelve_coins.pl, with one coin more, which is known to be right, to lay on a pan.  Then
3 weighings are enough for 13 coins, which make 26 secrets, and not for 14.

The same as reference_coin.lp.
*/

:- use_module(library(lists), [numlist/3]).
:- use_module(weighing, [coins_false/2, coins_some/3, pans_classes/3, pans_false_answer/3]).

%!  reference_rules(+Count, -Rules) is det.
%
%   True when Rules (definition.pl) are those for so many coins, and one more.
%
%       ?- reference_rules(1, Rules), rules_secrets(Rules, Secrets).
%       Secrets = [false(1, light), false(1, heavy)].

reference_rules(Count, rules(known, guessing_weighing:coins_false(Coins),
                             guessing_reference_coin:question(Coins),
                             guessing_weighing:pans_false_answer)) :-
    numlist(1, Count, Coins).

secret(Secret) :- numlist(1, 13, Coins), coins_false(Coins, Secret).

%   The pan on the right has as many coins as the other, or one less.

question(Question) :- numlist(1, 13, Coins), question(Coins, Question).

question(Coins, weigh([Coin|Left], Right)) :-
    coins_some(Coins, [Coin|Left], Others),
    (   same_length([Coin|Left], Right), coins_some(Others, Right, _), Right @> [Coin]
    ;   same_length(Left, Right), coins_some(Others, Right, _)
    ).

rules("One of 13 coins is light or heavy. The right pan may have one less: a coin that is right lies there. \c
       The pan that goes down is the answer, left or right, or they are level.").

board(weigh, left, right).

question_secret_answer(Weighing, Secret, Answer) :-
    pans_false_answer(Weighing, Secret, Answer).

question_classes(Weighing, Classes) :-
    pans_classes(13, Weighing, Classes).

/** <examples>

?- reference_rules(2, Rules), rules_secrets(Rules, Secrets), rules_least(Rules, Secrets, 2, Total).
*/
