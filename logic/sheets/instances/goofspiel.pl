:- module(sheets_goofspiel, []).

/** <module> Goofspiel of 4: two players, who bid at the same time

Each player has the cards 1 to 4.  The prizes 4, 3, 2 and 1 are bid for, one after the other: both
play a card at the same time, and the higher one wins the prize; if they are equal, nobody does.
The player with the larger sum of prizes wins.

Known: both players have the same cards, so at best each expects 50.  In ASP: goofspiel.lp.
*/

:- use_module(library(lists), [member/2, select/3]).

title("Goofspiel of 4").

rules("Both players bid a card for each prize, at the same time: bid(3). The prizes are 4, 3, 2 \c
       and 1; the higher card wins, and equal cards win nothing. The larger sum of prizes wins.").

role(first).
role(second).

%   A state has the prizes that are left, and the cards and the sum of each player.

init(bidding([4,3,2,1], hand([1,2,3,4], 0), hand([1,2,3,4], 0))).

legal(bidding([_|_], hand(Cards, _), _), first, bid(Card)) :-
    select(Card, Cards, _).
legal(bidding([_|_], _, hand(Cards, _)), second, bid(Card)) :-
    select(Card, Cards, _).

next(bidding([Prize|Prizes], hand(Cards1, Sum1), hand(Cards2, Sum2)),
     [first-bid(Card1), second-bid(Card2)],
     bidding(Prizes, hand(Left1, Total1), hand(Left2, Total2))) :-
    select(Card1, Cards1, Left1),
    select(Card2, Cards2, Left2),
    compare(Order, Card1, Card2),
    won(Order, Prize, Won1, Won2),
    Total1 is Sum1 + Won1,
    Total2 is Sum2 + Won2.

won(>, Prize, Prize, 0).
won(<, Prize, 0, Prize).
won(=, _, 0, 0).

terminal(bidding([], _, _)).

goal(bidding([], hand(_, Sum1), hand(_, Sum2)), first, Value) :-
    compare(Order, Sum1, Sum2),
    value(Order, Value).
goal(bidding([], hand(_, Sum1), hand(_, Sum2)), second, Value) :-
    compare(Order, Sum2, Sum1),
    value(Order, Value).

value(>, 100).
value(=, 50).
value(<, 0).

%   The prizes, the first of which is bid for, the cards of each player, and what it has won.

board(cell, hand, mark).

cell(bidding(Prizes, _, _), prizes, Prize) :- member(Prize, Prizes).
cell(bidding(_, hand(_, Sum), _), 'first has won', Sum).
cell(bidding(_, _, hand(_, Sum)), 'second has won', Sum).
cell(bidding(_, hand(Cards, _), _), first, Card) :- member(Card, Cards).
cell(bidding(_, _, hand(Cards, _)), second, Card) :- member(Card, Cards).
