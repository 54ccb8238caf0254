/** Games of two players by their rules alone: `swipl -O tests/benchmarks/two_players.pl`

Processor time and inferences of the general solvers.  With SWI-Prolog 9.0.4, at
about 14 million inferences a second:

  noughts and crosses, its value by alpha-beta to the end   0.04 s
  plain minimax after 3 moves                               0.01 s
  playouts at the opening of Connect 4 by its definition   240 a second
  playouts of connect.pl on the same board                 1100 a second
  playouts of paper soccer by its definition                430 a second

  playouts of a rule sheet of noughts and crosses         20000 a second
  the same by clauses                                      1100 a second

A playout of Connect 4 by its definition takes 60,000 inferences: each move looks
for a line twice, before and after it, from each stone on.
*/

:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../logic/load').
:- use_module('../../logic/sheets/joint', [joint_playout//3]).
:- use_module('../../logic/sheets/compiler', [sheet_module/2]).

:- initialization(main, main).

:- prolog_load_context(directory, Folder), assertz(folder(Folder)).

main :-
    two_players_noughts_and_crosses:init(State),
    timed('noughts and crosses, its value by alpha-beta to the end', 1,
          searched_value(two_players_noughts_and_crosses, State, x, inf, 50)),
    timed('the same by plain minimax, 3 moves played', 1,
          ( once(moves_state(two_players_noughts_and_crosses, [5, 1, 2], State3)),
            state_role_depth_value(two_players_noughts_and_crosses, State3, o, inf, _) )),
    two_players_connect4:init(State4),
    timed('100 playouts at the opening of Connect 4 by its definition', 100,
          two_players_players:playouts_moves(two_players_connect4, State4, 100, _, 1, _)),
    timed('100 playouts of connect.pl on the same board', 100,
          two_players_players:playouts_moves(two_players_connect, connect(size(7, 6, 4), x, [[],[],[],[],[],[],[]]), 100,
                         _, 1, _)),
    timed('10 playouts of paper soccer by its definition', 10,
          ( two_players_soccer:init(Drawing), two_players_players:playouts_moves(two_players_soccer, Drawing, 10, _, 1, _) )),
    forall(member(Sheet, [tic_tac_toe, lights, pegs]), sheet_timed(Sheet)).

%   A rule sheet, compiled and by clauses.

sheet_timed(Name) :-
    folder(Folder),
    format(atom(File), "~w/../logic/sheets/~w.kif", [Folder, Name]),
    read_file_to_string(File, Text, [encoding(utf8)]),
    atom_concat(Name, '_clauses', Clauses),
    sheet_module(Text, Name),
    kif_module(Text, Clauses),
    forall(member(How-Game-Count, [compiled-Name-1000, 'by clauses'-Clauses-100]),
           ( format(atom(What), "~d playouts of ~w.kif, ~w", [Count, Name, How]),
             Game:init(State),
             timed(What, Count, played(Count, Game, State, 1)) )).

played(Count, Game, State, Random0) :-
    (   Count > 0
    ->  joint_playout(Game, State, _, Random0, Random),
        Count1 is Count - 1,
        played(Count1, Game, State, Random)
    ;   true
    ).

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
