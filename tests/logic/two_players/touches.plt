:- use_module('../../../logic/two_players/touches').
:- use_module('../../../logic/two_players/contract').
:- use_module('../../../logic/two_players/opened').

:- begin_tests(two_players_touches).

first(Name, Count, Cells) :-
    opened_game(Name, 9, Game),
    once(Game:init(State)),
    state_moves(Game, State, _, Moves0),
    length(Moves, Count),
    append(Moves, _, Moves0),
    state_moves_places(Game, State, Moves, Cells).

%   Cells that are named, one with the mark that is named, and one that changes.

test(first, [forall(member(Name-Known,
        [ "lights_out"-[press(1,1)-[[1,1]], press(1,2)-[[2,1]]],
          "peg_solitaire"-[jump(3,1,1,1)-[[3,3],[5,1]], jump(3,3,1,1)-[[7,3],[5,1]]],
          "chinese_checkers"-[move(8/3,7/3)-[[6,8],[5,7]], move(8/3,7/4)-[[6,8],[7,7]]],
          "eight_puzzle"-[slide(5)-[[2,2]], slide(3)-[[1,3]]],
          "noughts_and_crosses"-[1-[[1,1]], 2-[[2,1]]],
          "connect"-[1-[[1,4]], 2-[[2,4]]],
          "nim"-[take(1,1)-[], take(1,2)-[]] ])),
             Cells == Known]) :-
    first(Name, 2, Cells).

%   The marked cell is the one that changes: of two that do, the one that was empty.

turning:role(p).
turning:init([at(1,1,b), at(1,2,u), at(2,1,u), at(2,2,b)]).
turning:legal(_, p, go).
turning:legal(_, p, turn).
turning:legal(_, p, swap).
turning:next(_, p, go, [at(1,1,u), at(1,2,v), at(2,1,v), at(2,2,b)]).
turning:next(_, p, turn, [at(1,1,u), at(1,2,v), at(2,1,v), at(2,2,u)]).
turning:next(State, p, swap, State).

test(changes, Cells == [go-[[1,1]], turn-[], swap-[]]) :-
    turning:init(State),
    state_moves_places(turning, State, [go,turn,swap], Cells).

:- end_tests(two_players_touches).
