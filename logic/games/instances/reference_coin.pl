:- module(games_reference_coin,
          [ reference_rules/2      % +Count, -Rules
          ]).

/** <module> Thirteen coins and one that is known to be right

As twelve_coins.pl, with one coin more to lay on a pan: it makes up for a coin
that the other pan has more.  Then 3 weighings do for 13 coins, 26 secrets,
and not for 14.  The
same as reference_coin.lp.
*/

:- use_module(library(lists), [member/2, memberchk/2, numlist/3]).

%!  reference_rules(+Count, -Rules) is det.
%
%   True when Rules (definition.pl) are those for so many coins, and one more.
%
%       ?- reference_rules(1, Rules), rules_secrets(Rules, Secrets).
%       Secrets = [false(1, light), false(1, heavy)].

reference_rules(Count, rules(known, games_reference_coin:secret(Coins),
                             games_reference_coin:question(Coins),
                             games_reference_coin:question_secret_answer)) :-
    numlist(1, Count, Coins).

secret(Secret) :- numlist(1, 13, Coins), secret(Coins, Secret).

secret(Coins, false(Coin, Weight)) :- member(Coin, Coins), member(Weight, [light, heavy]).

%   The pan on the right has as many coins as the other, or one less.

question(Question) :- numlist(1, 13, Coins), question(Coins, Question).

question(Coins, weigh([Coin|Left], Right)) :-
    some_of(Coins, [Coin|Left], Others),
    (   same_length([Coin|Left], Right), some_of(Others, Right, _), Right @> [Coin]
    ;   same_length(Left, Right), some_of(Others, Right, _)
    ).

some_of([], [], []).
some_of([X|Xs], [X|Some], Others) :- some_of(Xs, Some, Others).
some_of([X|Xs], Some, [X|Others]) :- some_of(Xs, Some, Others).

question_secret_answer(weigh(Left, Right), false(Coin, Weight), Answer) :-
    (   memberchk(Coin, Left)
    ->  down(Weight, right, left, Answer)
    ;   memberchk(Coin, Right)
    ->  down(Weight, left, right, Answer)
    ;   Answer = level
    ).

down(light, Other, _, Other).
down(heavy, _, This, This).

/** <examples>

?- reference_rules(2, Rules), rules_secrets(Rules, Secrets), rules_least(Rules, Secrets, 2, Total).
*/
