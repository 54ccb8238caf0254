:- module(games_weighing,
          [ coins_false/2,         % +Coins, ?Secret
            coins_some/3,          % +Coins, ?Some, ?Others
            pans_false_answer/3    % +Weighing, +Secret, -Answer
          ]).

/** <module> Weighing: one coin is light or heavy, and a balance says which pan goes down

What twelve_coins.pl and reference_coin.pl have in common.
*/

:- use_module(library(lists), [member/2, memberchk/2]).

%!  coins_false(+Coins, ?Secret) is nondet.
%
%   True when Secret is false(Coin, Weight): one of Coins is `light` or `heavy`.

coins_false(Coins, false(Coin, Weight)) :-
    member(Coin, Coins),
    member(Weight, [light, heavy]).

%!  coins_some(+Coins, ?Some, ?Others) is nondet.
%
%   True when Coins are divided into Some and Others.
%
%       ?- coins_some([1,2], [_], Others).
%       Others = [2] ;
%       Others = [1].

coins_some([], [], []).
coins_some([X|Xs], [X|Some], Others) :- coins_some(Xs, Some, Others).
coins_some([X|Xs], Some, [X|Others]) :- coins_some(Xs, Some, Others).

%!  pans_false_answer(+Weighing, +Secret, -Answer) is det.
%
%   True when Weighing, weigh(Left, Right), with these coins on the pans, is
%   answered by the pan that goes down, `left` or `right`, or by `level`.
%
%       ?- pans_false_answer(weigh([1], [2]), false(1, light), Answer).
%       Answer = right.

pans_false_answer(weigh(Left, Right), false(Coin, Weight), Answer) :-
    (   memberchk(Coin, Left)
    ->  down(Weight, right, left, Answer)
    ;   memberchk(Coin, Right)
    ->  down(Weight, left, right, Answer)
    ;   Answer = level
    ).

down(light, Other, _, Other).
down(heavy, _, This, This).

/** <examples>

?- numlist(1, 4, Coins), coins_some(Coins, [X,Y], _).
*/
