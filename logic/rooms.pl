:- module(ludologic_rooms,
          [ room/3,                % ?Folder, ?Purpose, ?Files
            public_files/2,        % +Game, -Files
            shown_game/3           % ?Game, ?Title, ?Sentence
          ]).

/** <module> The rooms of the rules, in the order to read them

The site's reference is made from this list, and a test compares the tables of the READMEs with it.
The title of each file says what the file is for.
*/

%!  shown_game(?Game, ?Title, ?Sentence) is nondet.
%
%   True when Game comes with its own boards.  Sentence says what one does in it.  They are shown
%   in this order.
%
%       ?- shown_game(connect4, Title, _).
%       Title = "Connect 4".

shown_game(mastermind, "Mastermind", "Find the hidden code, or hide one.").
shown_game(connect4, "Connect 4", "Four in a row, against players from easy to perfect.").
shown_game(soccer, "Paper soccer", "Draw the ball to the goal; it bounces off lines.").

%!  room(?Folder, ?Purpose, ?Files) is nondet.
%
%   True when Folder is a folder of the rules and serves Purpose; '' is the top one.  Files are its
%   files without their endings: an ASP program has the name of its Prolog twin.  READMEs and
%   lessons are not listed.  Rooms of a game stand in the order to read them, and a file leans on its
%   own room or on earlier ones.  In the game's first room this is so, too: what stands before
%   `agreement` comes before all other rooms, and what stands after it comes after them.
%
%       ?- room(Folder, _, Files), memberchk(claimeven, Files).
%       Folder = 'connect4/exact'.

room('', "The rules",
     [ask, query, rooms, load, trace, why, agreement, mastermind, connect4, soccer, guessing,
      two_players, sheets, shared]).
room(mastermind, "Code breaking",
     [types, definition, agreement, sentences, position, commands, session, ask]).
room('mastermind/rules', "what is possible, and why",
     [codes, feedback, possible, conflicts, contradiction, game, draws,
      every_code, variant, faults]).
room('mastermind/sets', "all codes at once, as integers",
     [planes, alike, distinguishing]).
room('mastermind/tree', "decision trees, and rules by which a node asks",
     [tree, certify, search, classes, subtree, depth]).
room('mastermind/optimal', "the tree with the least total, and the proof",
     [proof, optimal]).
room('mastermind/players', "who guesses: solvers",
     [solvers, five_guess, genetic]).
room('mastermind/document', "the Prolog document's own predicates, in Spanish",
     [arbolmaster, filtros, rama]).
room(connect4, "Connect 4",
     [definition, agreement, sentences, remarks, asked, position, session, ask]).
room('connect4/board', "cells, stones and whole positions, as sets of bits",
     [cells, stones, bits, board, text]).
room('connect4/metrics', "the document's players",
     [reference, metrics]).
room('connect4/book', "openings whose scores are known",
     [openings]).
room('connect4/exact', "the score of any position, and what proves it without a search",
     [node, claimeven, solver, search, exact, threat, tactics, win_within, certificate]).
room('connect4/proof', "who wins from the start, as facts and a proof",
     [first_player_wins, first_player_sooner, second_player_wins, second_player_wins_after_1,
      second_player_draws, plan, checker, coverage]).
room('connect4/in_time', "the best move that can be found within a time",
     [deepening, questions, bounds]).
room('connect4/players', "who plays",
     [choice]).
room(soccer, "Paper soccer",
     [types, definition, agreement, sentences, session, shown, ask]).
room('soccer/game', "the field, positions, and games",
     [field, nodes, position, game]).
room('soccer/turns', "what a turn can lead to",
     [outcomes, turn, growth, order, goal, safe, whole_turns]).
room('soccer/path', "the cheapest way to the goal",
     [reference, path, shortest_path, costs, dijkstra]).
room('soccer/search', "a player that looks ahead",
     [deepening, search, value]).
room('soccer/proof', "who wins on small fields, and the proof",
     [df_pn, checker, strategies, proof]).
room('soccer/players', "who plays, and what there is to see",
     [players]).
room(guessing, "Guessing games, from their rules to the fewest questions",
     [types, definition, tree, certify, contract, ending, matrix, session, sentences, ask, open_games,
      history, solve, worst_case, least_total, bounds, arena, symmetry, strategy, deepest]).
room('guessing/instances', "games to look at, with the result that is known",
     [higher_lower, twelve_coins, weighing, reference_coin, thirteen_coins, ship, one_lie,
      blacks_only, bulls_and_cows, code_breaking, attributes, words]).
room(two_players, "Games by turns, played and solved by their words alone",
     [contract, playable, minimax, reached, win_within, solved, players, cells, boards,
      texts, opened, sentences, reasons, session, ask]).
room('two_players/instances', "games to look at",
     [nim, noughts_and_crosses, connect, connect4, soccer]).
room(sheets, "The Game Description Language: games of any number of roles, and rule sheets",
     [joint, percepts, search, strategies, parser, kif, written, compiler, grounding, bit_code,
      stamped, plan, forced_win]).
room('sheets/instances', "games to look at",
     [eight_puzzle, lights_out, peg_solitaire, chinese_checkers, prisoners_dilemma, goofspiel,
      kuhn_poker]).
room(lessons, "Lessons",
     [teaching, cell, telling, answer, clauses, meant, repair, proof, cause, check, trials,
      ask]).
room('lessons/exercises', "four a lesson, each with hints and a reference",
     []).
room(shared, "What all games share",
     [session, view, reason, values, terms, wording, questions, limit, branch_and_bound,
      transposition, random, reified, needed, inline, releases, tokens, beginner, user_rules,
      user_program]).
room(why, "Why, and why not",
     [source, interpreter, lines, search_tree, clause, program, slice, justification, support]).

%!  public_files(+Game, -Files) is det.
%
%   True when Files are the files of Game whose relations everybody may ask, as paths: those of its
%   rooms but the internal ones.  The file `Game.pl` exports what they export.
%
%       ?- public_files(soccer, [File|_]).
%       File = soccer/definition.

public_files(Game, Files) :-
    internal(Game, Internal),
    findall(Folder/File,
            ( room(Folder, _, Names),
              atomic_list_concat([Game|_], /, Folder),
              member(File, Names),
              \+ memberchk(File, Internal) ),
            Files).

%   internal(Game, Files): these are asked by files of Game alone, or hold a name that another file
%   exports, as each session and each ask/2 do, or they are no modules: facts, and programs of ASP.

internal(mastermind, [types, agreement, session, ask, conflicts, contradiction, draws, every_code,
      variant, faults, certify, classes, subtree, depth, filtros]).
internal(connect4, [agreement, ask, session, board, threat, win_within, certificate,
      first_player_wins, first_player_sooner, second_player_wins, second_player_wins_after_1,
      second_player_draws, coverage]).
internal(soccer, [types, agreement, ask, session, turn, order, safe, shortest_path, strategies]).
internal(guessing, [types, certify, contract, ending, session, ask, strategy, deepest]).
internal(two_players, [reached, win_within, cells, boards, reasons, ask]).
internal(sheets, [grounding, bit_code, stamped, plan,
      forced_win, eight_puzzle, lights_out, peg_solitaire, chinese_checkers, prisoners_dilemma,
      goofspiel, kuhn_poker]).
internal(shared, [wording, branch_and_bound, reified, needed, inline, releases]).

/** <examples>

?- room(Folder, Purpose, _).
*/
