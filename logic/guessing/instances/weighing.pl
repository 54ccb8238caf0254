:- module(guessing_weighing,
          [ coins_false/2,         % +Coins, ?Secret
            coins_some/3,          % +Coins, ?Some, ?Others
            coins_weighing/2,      % +Coins, ?Weighing
            pans_false_answer/3,   % +Weighing, +Secret, -Answer
            pans_classes/3         % +Coins, +Weighing, -Classes
          ]).

/** <module> Weighing: one coin is light or heavy, and a balance says which pan goes down

What twelve_coins.pl, thirteen_coins.pl and reference_coin.pl have in common.
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

%!  coins_weighing(+Coins, ?Weighing) is nondet.
%
%   True when Weighing is weigh(Left, Right), as many of Coins in one pan as in the other.  Which
%   pan is the left one makes no difference: it is the one with the first coin.
%
%       ?- coins_weighing([1,2], Weighing).
%       Weighing = weigh([1], [2]).

coins_weighing(Coins, weigh([Coin|Left], [First|Right])) :-
    coins_some(Coins, [Coin|Left], Others),
    same_length(Left, Right),
    coins_some(Others, [First|Right], _),
    First > Coin.

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

%!  pans_classes(+Coins, +Weighing, -Classes) is det.
%
%   True when Classes has Answer-Set for each answer to Weighing: Set has the secrets of
%   coins_false/2 that answer so, in which the coins are 1, 2 ... Coins.  The least bit stands for
%   the first secret.  The same as pans_false_answer/3 for all secrets: a pan goes down if a coin on
%   it is heavy, or one on the other is light.
%
%       ?- pans_classes(2, weigh([1], [2]), Classes).
%       Classes = [left-0b0110, right-0b1001].

pans_classes(Coins, weigh(Left, Right), Classes) :-
    light(Left, 0, Light1),
    light(Right, 0, Light2),
    LeftSet is Light1 << 1 \/ Light2,
    RightSet is Light1 \/ Light2 << 1,
    All is 1 << (2 * Coins) - 1,
    Level is All /\ \ (LeftSet \/ RightSet),
    (   Level =:= 0
    ->  Classes = [left-LeftSet, right-RightSet]
    ;   Classes = [left-LeftSet, level-Level, right-RightSet]
    ).

%   The secrets in which one of the coins is light; in which it is heavy comes next.

light([], Light, Light).
light([Coin|Coins], Light0, Light) :-
    Light1 is Light0 \/ 1 << (2 * (Coin - 1)),
    light(Coins, Light1, Light).

/** <examples>

?- numlist(1, 4, Coins), coins_some(Coins, [X,Y], _).
*/
