:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(two_players_contract).

test(no_moves_at_the_end, fail) :-
    state_moves(two_players_noughts_and_crosses, turn(o, [x,x,x,o,o,b,b,b,b]), _, _).

test(all_games_of_three_heaps, all(Moves == [[take(1,1),take(2,1)], [take(2,1),take(1,1)]])) :-
    Game = two_players_nim,
    nim_moves(Game, heaps(1, [1,1]), Moves).

nim_moves(Game, State, []) :- Game:terminal(State).
nim_moves(Game, State0, [Move|Moves]) :-
    state_moves(Game, State0, Role, Legal),
    member(Move, Legal),
    Game:next(State0, Role, Move, State),
    nim_moves(Game, State, Moves).

%   255,168 games of noughts and crosses, 5478 states, are well known.

test(states_of_noughts_and_crosses, Count == 5478) :-
    Game = two_players_noughts_and_crosses,
    Game:init(State),
    trie_new(Known),
    reached(Game, Known, State),
    trie_property(Known, value_count(Count)).

reached(Game, Known, State) :-
    (   trie_insert(Known, State)
    ->  forall(( state_moves(Game, State, Role, Moves), member(Move, Moves),
                 Game:next(State, Role, Move, State1) ),
               reached(Game, Known, State1))
    ;   true
    ).

test(moves_are_found, nondet) :-
    moves_state(two_players_noughts_and_crosses, [5, 1|Moves], turn(o, [o,b,b,b,x,b,b,b,x])),
    Moves == [9].

test(ends, Ends == [won(x), won(o), draw, open]) :-
    findall(End,
            ( member(Cells, [[x,x,x,o,o,b,b,b,b], [o,x,x,b,o,x,b,x,o], [x,o,x,x,o,o,o,x,x],
                             [b,b,b,b,b,b,b,b,b]]),
              state_end(two_players_noughts_and_crosses, turn(x, Cells), End) ),
            Ends).

:- end_tests(two_players_contract).
