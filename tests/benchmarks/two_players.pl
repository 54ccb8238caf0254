/** Games of two players by their rules alone: `swipl -O tests/benchmarks/two_players.pl`

Processor time and inferences of the general solvers.  With SWI-Prolog 9.0.4, at
about 14 million inferences a second:

  noughts and crosses, its value by alpha-beta to the end   0.04 s
  plain minimax after 3 moves                               0.01 s
  playouts at the opening of Connect 4 by its definition   240 a second
  playouts of connect.pl on the same board                 1100 a second
  playouts of paper soccer by its definition                430 a second

A playout of Connect 4 by its definition takes 60,000 inferences: each move looks
for a line twice, before and after it, from each stone on.
*/

:- use_module('../../logic/load').

:- initialization(main, main).

main :-
    games_noughts_and_crosses:init(State),
    timed('noughts and crosses, its value by alpha-beta to the end', 1,
          searched_value(games_noughts_and_crosses, State, x, inf, 50)),
    timed('the same by plain minimax, 3 moves played', 1,
          ( once(moves_state(games_noughts_and_crosses, [5, 1, 2], State3)),
            state_role_depth_value(games_noughts_and_crosses, State3, o, inf, _) )),
    games_connect4:init(State4),
    timed('100 playouts at the opening of Connect 4 by its definition', 100,
          playouts_moves(games_connect4, State4, 100, _, 1, _)),
    timed('100 playouts of connect.pl on the same board', 100,
          playouts_moves(games_connect, connect(size(7, 6, 4), x, [[],[],[],[],[],[],[]]), 100,
                         _, 1, _)),
    timed('10 playouts of paper soccer by its definition', 10,
          ( games_soccer:init(Drawing), playouts_moves(games_soccer, Drawing, 10, _, 1, _) )).

timed(What, Count, Goal) :-
    statistics(inferences, Inferences0),
    statistics(process_cputime, Time0),
    call(Goal),
    statistics(process_cputime, Time1),
    statistics(inferences, Inferences1),
    Time is Time1 - Time0,
    Each is Count / Time,
    Inferences is Inferences1 - Inferences0,
    format("~w: ~3f s, ~D inferences, ~1f a second~n", [What, Time, Inferences, Each]).
