:- module(sheets_kuhn_poker, []).

/** <module> Kuhn poker: two players and three cards, of which each sees one

Each player puts one chip into the pot and gets one of the cards jack, queen and king, which only
this player sees.  The first checks or bets a chip.  After a bet the other folds, or calls with a
chip; after a check the other checks or bets, and the first then folds or calls.  If nobody folds,
the higher card wins the pot.

Known: at best the first loses 1/18 of a chip on average (H. Kuhn, 1950).  In ASP: kuhn_poker.lp.
*/

:- use_module(library(lists), [append/3, member/2, nth1/3, select/3]).

title("Kuhn poker").

rules("Each puts in a chip and sees one of three cards: jack, queen, king. check or bet; after a \c
       bet, fold or call. The higher card wins the pot. You begin with 50; each chip that you win \c
       or lose counts 25.").

role(random).
role(first).
role(second).

%   A state is `deck`, before the cards are dealt, or has both cards and the moves by then.

init(deck).

legal(deck, random, deal(Card1, Card2)) :-
    select(Card1, [jack, queen, king], Cards),
    member(Card2, Cards).
legal(deck, Role, noop) :-
    player(Role).
legal(dealt(_, _, Moves), Role, Move) :-
    turn(Moves, Mover, Choices),
    role(Role),
    (   Role == Mover
    ->  member(Move, Choices)
    ;   Move = noop
    ).

player(first).
player(second).

%   True when it is the turn of Role, who has these Choices.

turn([], first, [check, bet]).
turn([check], second, [check, bet]).
turn([bet], second, [fold, call]).
turn([check, bet], first, [fold, call]).

next(deck, [random-deal(Card1, Card2), _, _], dealt(Card1, Card2, [])).
next(dealt(Card1, Card2, Moves0), [_, first-Move1, second-Move2], dealt(Card1, Card2, Moves)) :-
    turn(Moves0, Mover, _),
    (   Mover == first
    ->  Move = Move1
    ;   Move = Move2
    ),
    append(Moves0, [Move], Moves).

%   Each player sees one card, and then all moves.

sees(deck, [random-deal(Card, _), _, _], first, Card).
sees(deck, [random-deal(_, Card), _, _], second, Card).
sees(dealt(_, _, Moves), Joint, Role, moved(Mover, Move)) :-
    turn(Moves, Mover, _),
    member(Mover-Move, Joint),
    player(Role).

terminal(dealt(_, _, Moves)) :-
    over(Moves, _).

%   True when the game is over after these moves: by a fold of a player, or by the cards, with so
%   many chips at stake.

over([check, check], cards(1)).
over([bet, fold], fold(second)).
over([bet, call], cards(2)).
over([check, bet, fold], fold(first)).
over([check, bet, call], cards(2)).

goal(dealt(Card1, Card2, Moves), Role, Value) :-
    over(Moves, End),
    chips(End, Card1, Card2, Chips),
    value(Role, Chips, Value).

value(random, _, 0).
value(first, Chips, Value) :- Value is 50 + 25 * Chips.
value(second, Chips, Value) :- Value is 50 - 25 * Chips.

%   The chips that the first player wins.

chips(fold(second), _, _, 1).
chips(fold(first), _, _, -1).
chips(cards(Stake), Card1, Card2, Chips) :-
    nth1(Rank1, [jack, queen, king], Card1),
    nth1(Rank2, [jack, queen, king], Card2),
    Chips is Stake * sign(Rank1 - Rank2).

%   The card of each player, for a picture of it: which of them is seen, sees/4 says.

board(cell, hand, mark).

cell(dealt(Card, _, _), first, Card).
cell(dealt(_, Card, _), second, Card).

%   How it ended, in words.

end_words(dealt(Card1, Card2, Moves), Text) :-
    over(Moves, End),
    chips(End, Card1, Card2, Chips),
    ( Chips > 0 -> Winner = first ; Winner = second ),
    (   End = fold(Role)
    ->  format(atom(Text), "~w folds: ~w wins 1 chip.", [Role, Winner])
    ;   End = cards(Stake),
        ( Stake =:= 1 -> Won = "1 chip" ; format(string(Won), "~d chips", [Stake]) ),
        format(atom(Text), "first has the ~w and second the ~w: ~w wins ~s.", [Card1, Card2, Winner, Won])
    ).
