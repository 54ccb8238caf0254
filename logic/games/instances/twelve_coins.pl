:- module(games_twelve_coins,
          [ coins_rules/2          % +Count, -Rules
          ]).

/** <module> Twelve coins: one is light or heavy

Which coin is false, and is it light or heavy?  A balance says which of two
pans goes down.  3 weighings do, and 2 do not: 24 secrets are more than the 9
ways in which two weighings can end.  For 13 coins 3 do not.  The
same as twelve_coins.lp.
*/

:- use_module(library(lists), [member/2, memberchk/2, numlist/3]).

%!  coins_rules(+Count, -Rules) is det.
%
%   True when Rules (definition.pl) are those for so many coins.
%
%       ?- coins_rules(3, Rules), rules_classes(Rules, weigh([1],[2]), [false(2,heavy)], Classes).
%       Classes = [right-[false(2, heavy)]].

coins_rules(Count, rules(known, games_twelve_coins:secret(Coins),
                         games_twelve_coins:question(Coins),
                         games_twelve_coins:question_secret_answer)) :-
    numlist(1, Count, Coins).

secret(Secret) :- numlist(1, 12, Coins), secret(Coins, Secret).

secret(Coins, false(Coin, Weight)) :- member(Coin, Coins), member(Weight, [light, heavy]).

%   As many coins in one pan as in the other.  Which pan is the left one makes no
%   difference: it is the one with the first coin.

question(Question) :- numlist(1, 12, Coins), question(Coins, Question).

question(Coins, weigh([Coin|Left], [First|Right])) :-
    some_of(Coins, [Coin|Left], Others),
    same_length(Left, Right),
    some_of(Others, [First|Right], _),
    First > Coin.

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

?- coins_rules(3, Rules), rules_least(Rules, [false(1,light),false(2,heavy)], 1, Total).
*/
