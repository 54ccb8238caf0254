:- module(sheets_prisoners_dilemma, []).

/** <module> The prisoner's dilemma: two players, who move at the same time

Each of two prisoners keeps silent or tells on the other.  Neither knows what the other one does.

Known: whatever the other does, it is better to tell.  So both tell, and both have less than if both
had kept silent (A. Tucker, 1950).  In ASP: prisoners_dilemma.lp.
*/

title("The prisoner's dilemma").

rules("Two prisoners choose at the same time: silent or tell. If both are silent, both reach 60; \c
       if both tell, 20; if one tells alone, that one reaches 100 and the other 0.").

role(first).
role(second).

init(open).

legal(open, Role, Move) :-
    role(Role),
    choice(Move).

choice(silent).
choice(tell).

next(open, [first-Move1, second-Move2], chosen(Move1, Move2)).

terminal(chosen(_, _)).

goal(chosen(Move1, Move2), first, Value) :-
    reached(Move1, Move2, Value).
goal(chosen(Move1, Move2), second, Value) :-
    reached(Move2, Move1, Value).

%   What a prisoner reaches by a choice of one's own and one of the other's.

reached(silent, silent, 60).
reached(silent, tell, 0).
reached(tell, silent, 100).
reached(tell, tell, 20).

shown(open, 'both choose at the same time').
shown(chosen(Move1, Move2), Text) :-
    format(atom(Text), "first: ~w~nsecond: ~w", [Move1, Move2]).
