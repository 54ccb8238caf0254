:- module(connect4_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about Connect 4

Python, the command line, the site and the notebook ask these questions and no others
(../shared/questions.pl).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module('../shared/session', [session_answer/3, session_example/5, session_position/3,
                                  session_question/5, session_type/2]).
:- use_module('../shared/values', [impossible/2]).
:- use_module(asked, [asked_answer/5, asked_walls/2, texts_scores/2]).
:- use_module('exact/solver', [file_size_solver/3, solver_close/1, walls_solver/3]).
:- use_module(position,
              [ game_end/2, game_fours/2, game_mover/2, game_moves/2, game_points/4, game_stacks/2,
                game_values/5, size_columns_game/3 ]).
:- use_module('players/choice', [player_bounds_value/4]).
:- use_module(proof/checker,
              [ claim_ends_proofs/3, start_ends_groups/3, start_facts_coverage/4,
                start_facts_sentence/3 ]).
:- use_module('proof/plan', [start_facts_claim/3, start_facts_text_column/4]).
:- use_module(remarks, [judgement_sentence/2, proved_sentence/4, rated_sentence/4, remarks/6]).
:- use_module(sentences, [game_sentences/3, standing_sentence/4]).
:- use_module(session, []).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- connect4_ask:ask(value(none, [4,4,5,5], size(7, 6, 4)), Reply).
%       Reply = answer(18).

ask(Question, Reply) :-
    game_question_reply(connect4_ask, Question, Reply).

type(size, record(size, [width:integer, height:integer, line:integer])).
type(columns, list(atomic)).
type(player, one_of([x, o])).
type(end, open([record(draw, []), record(won, [winner:player])])).
type(spot, pair(row:integer, column:integer)).
type(standing, record(standing, [ turn:player, end:end, moves:list(integer),
                                  board:list(list(player)), line:list(spot), sentence:text,
                                  said:list(text) ])).
type(options, size).
type(board, record(board, [ columns:list(list(player)), height:integer, moves:list(integer),
                            outcome:one_of([open,x,o,draw]), fours:list(cell), size:size ])).
type(score, record(score, [score:integer, columns:list(optional(integer))])).
type(range, pair(lower:integer, upper:integer)).
type(bounds, record(bounds, [lower:integer, upper:integer, columns:list(optional(range))])).
type(choice, record(choice, [ column:integer, value:optional(integer), lower:integer,
                              upper:integer, proved:boolean, reason:text ])).
type(rated, record(choice, [ column:integer, reason:text,
                             ratings:list(pair(column:integer, rating:integer)) ])).
type(variation, record(variation, [score:integer, columns:list(integer)])).
type(review, record(review, [ left:list(integer), mistakes:list(mistake),
                              judgements:list(judgement) ])).
type(judgement, record(judgement, [ number:integer, player:player, column:integer, lower:integer,
                                    upper:integer, rank:optional(integer), sentence:text ])).
type(mistake, record(mistake, [ number:integer, player:player, column:integer, before:integer,
                                after:integer, better:integer, sentence:text ])).
type(points, record(points, [points:integer, rounds:integer])).
type(tactic, record(tactic, [kind:name, player:player, spot:spot])).
type(square, pair(column:integer, row:integer)).
type(note, record(note, [kind:name, player:player, cells:list(square)])).
type(win, record(win, [plies:integer, column:integer])).
type(remark, record(remark, [kind:name, sentence:text, cells:list(square)])).
type(result, one_of([won, draw])).
type(facts, one_of([many, few])).
type(claim, record(claim, [start:name, facts:facts, player:player, result:result])).
type(coverage, record(coverage, [entries:list(name), ends:list(name)])).
type(proof, union([record(nodes, [nodes:integer]), record(wrong, []), record(open, [])])).
type(values, record(values, [ lead:range, sentence:text, marks:list(mark), remarks:list(remark),
                              open:boolean ])).
type(Name, Type) :-
    session_type(Name, Type).

question(standing, [columns:columns, size:size=[7,6,4]], standing,
         "How a game stands: whose turn it is, how it ended, what can be played, the stones of \c
          each column from the bottom, and the stones that won; the same in a sentence, and each \c
          move in one.").
question(solver, [book:name, places:integer, size:size=[7,6,4]], handle,
         "A solver for a board, with so many places in its table, and for that of 7 x 6 with the book \c
          in a file, or none.").
question(closed, [solver:handle], boolean,
         "Closes a solver's book: the solver is not asked any more.").
question(value, [solver:handle, columns:columns, size:size=[7,6,4]], integer,
         "The exact score of a position.").
question(score, [solver:handle, columns:columns, size:size=[7,6,4]], score,
         "The exact score of a position and of each of its columns.").
question(scores, [texts:name], list(optional(integer)),
         "The exact scores of positions as texts, with commas between; null for what is none.").
question(bounds, [solver:handle, columns:columns, seconds:number, size:size=[7,6,4]], bounds,
         "What is found in some seconds about the scores of a position and of its columns.").
question(move, [ solver:handle, columns:columns, player:one_of([exact,perfect]), seconds:number,
                 size:size=[7,6,4] ], choice,
         "The column that exact play chooses, what it is known to be worth, whether it is proved that \c
          no column is better by the player's measure, and by what.").
question(options, [], map(list(name)),
         "The players, each with the options that it uses.").
question(metric, [ columns:columns, metric:integer, depth:integer, seed:integer,
                   late:boolean=false, size:size=[7,6,4] ], rated,
         "The column that one of the document's metrics chooses, and its ratings; the reason says that \c
          the depth is less than what was asked for, if it is late.").
question(variation, [solver:handle, columns:columns, seconds:number, size:size=[7,6,4]],
         optional(variation),
         "Best play to the end; null if it is not found in some seconds.").
question(values, [(table):session, solver:handle, seconds:number], values,
         "What each column in a session is worth, as far as it is proved in some seconds: what the game \c
          is worth to x, what the player to move can reach, marks of the columns and of the threats, \c
          a sentence about each, and whether more may be proved.").
question(review, [solver:handle, columns:columns, seconds:number, size:size=[7,6,4]], review,
         "The moves of a game that gave something away, the numbers of those that were not judged in \c
          time, and what is known of each move that is no mistake.").
question(points, [columns:columns, player:player, size:size=[7,6,4]], points,
         "What a game that is over was worth to a player, and how many rounds it had.").
question(tactics, [columns:columns, size:size=[7,6,4]], list(tactic),
         "What is seen in a position without a search: tactics.pl says which kinds there are.").
question(remarks, [ columns:columns, notes:list(note), win:optional(win)=null,
                    best:optional(variation)=null, late:boolean=false ], list(remark),
         "What is said of a position: of notes of the answer set programs, of a win within so many \c
          plies, of best play, and if the time was over before all was seen.").
question(claims, [], list(claim),
         "The proofs: from which position on a player is sure of a result, by how many facts.").
question(coverage, [start:name, facts:facts], coverage,
         "Where the facts of a proof lead: its own positions, and those that are left to prove.").
question(facts, [start:name, facts:facts], list(pair(text:name, column:integer)),
         "The facts of a proof: a position as text, and the column to play there.").
question(groups, [start:name, ends:list(name)], list(list(name)),
         "The ends of a proof in groups of those that are near each other.").
question(proofs, [start:name, facts:facts, ends:list(name)], list(proof),
         "The proofs of ends, as far as the first that is not proved.").
question(Name, Arguments, Shape, Sentence) :-
    session_question([7,6,4], Name, Arguments, Shape, Sentence).

example(standing, [columns-[4,4,5]]).
example(solver, [book-"", places-97]).
example(value, [columns-[4,4,5,5]]).
example(closed, []).
example(score, [columns-[3,5,6,6,2,6,7,3,5,5,5,1,6,6,2,6,5,3,3,1,1,4,7,4,1,3]]).
example(scores, [texts-"4455,44x"]).
example(bounds, [columns-[1,2,1,2,1,2,1], seconds-1]).
example(move, [columns-[1,2,1,2,1,2], player-exact, seconds-1]).
example(metric, [columns-[1,2,1,2,1,2], metric-3, depth-1, seed-1]).
example(variation, [columns-[1,2,1,2,1,2], seconds-1]).
example(values, [(table)-[[7,6,4],["you","friend"],["1","2","1","2","1","2"],[],null,null,1],
                 seconds-1]).
example(review, [columns-[2,3], seconds-1]).
example(points, [columns-[1,2,1,2,1,2,1], player-x]).
example(tactics, [columns-[4,4,5,5]]).
example(remarks, [ columns-[1,2,1,2,1,2], notes-[[win,x,[[1,4]]]], win-[1,1], best-[18,[1]],
                   late-true ]).
example(coverage, [start-"", facts-few]).
example(facts, [start-"", facts-few]).
example(groups, [start-"", ends-["44444","44441"]]).
example(proofs, [start-"", facts-few, ends-["43451726"]]).
example(Name, Arguments) :-
    session_example([7,6,4], ["you","friend"], "4", Name, Arguments).

answer(standing(Columns, Size), standing(Mover, End, Moves, Board, Fours, Sentence, Said)) :-
    size_columns_game(Size, Columns, Game),
    game_mover(Game, Mover),
    game_end(Game, End),
    game_moves(Game, Moves),
    game_stacks(Game, Board),
    game_fours(Game, Fours),
    length(Columns, Stones),
    standing_sentence(End, Mover, Stones, Sentence),
    game_sentences(Columns, Fours, Said).
answer(solver(Book, Places, Size), Solver) :-
    asked_walls(Size, Walls),
    (   Walls =:= 0
    ->  file_size_solver(Book, Places, Solver)
    ;   walls_solver(Walls, Places, Solver)
    ).
answer(closed(Solver), true) :-
    ( Solver == none -> true ; solver_close(Solver) ).
answer(value(Solver, Columns, Size), Value) :-
    asked_answer(Solver, Size, Columns, value, value(Value)).
answer(score(Solver, Columns, Size), Score) :-
    asked_answer(Solver, Size, Columns, score, Score).
answer(scores(Texts), Scores) :-
    texts_scores(Texts, Scores0),
    maplist(score_or_none, Scores0, Scores).
answer(bounds(Solver, Columns, Seconds, Size), Bounds) :-
    asked_answer(Solver, Size, Columns, bounds(Seconds), Bounds).
answer(move(Solver, Columns, Player, Seconds, Size),
       choice(Column, Value, Lower, Upper, Proved, Reason)) :-
    Question =.. [Player, Seconds],
    asked_answer(Solver, Size, Columns, Question, choice(Column, Lower, Upper, Source, Outlook)),
    (   player_bounds_value(Player, Lower, Upper, Value0)
    ->  Value = Value0,
        Proved = true
    ;   Value = none,
        Proved = false
    ),
    proved_sentence(Source, Outlook, Proved, Reason).
answer(options, Options) :-
    findall(Player-Uses, player_options(Player, Uses), Options).
answer(metric(Columns, Metric, Depth, Seed, Late, Size), choice(Column, Reason, Ratings)) :-
    asked_answer(none, Size, Columns, metric(Metric, Depth, Seed), choice(Column, Ratings)),
    rated_sentence(Ratings, Depth, Late, Reason).
answer(variation(Solver, Columns, Seconds, Size), Variation) :-
    asked_answer(Solver, Size, Columns, variation(Seconds), Variation).
answer(values(Session, Solver, Seconds), Values) :-
    Session = session(_, Seats, _, _, _, _, _),
    session_position(connect4_session, Session, Game),
    ( connect4_session:mover(Game, Number), nth1(Number, Seats, Who) -> true ; Who = "" ),
    game_values(Solver, Game, Who, Seconds, Values).
answer(review(Solver, Columns, Seconds, Size), review(Left, Mistakes, Judgements)) :-
    asked_answer(Solver, Size, Columns, review(Seconds), review(Judged)),
    findall(Number, member(open(Number, _, _, _, _, _, _), Judged), Left),
    findall(mistake(Number, Player, Column, Before, After, Better, Sentence),
            ( member(Mistake, Judged),
              Mistake = mistake(Number, Player, Column, Before, After, Better),
              judgement_sentence(Mistake, Sentence) ),
            Mistakes),
    findall(judgement(Number, Player, Column, Lower, Upper, Rank, Sentence),
            ( member(Judgement, Judged),
              (   Judgement = open(Number, Player, Column, Lower, Upper, Rank, _)
              ;   Judgement = good(Number, Player, Column, Lower, Upper),
                  Rank = none
              ),
              judgement_sentence(Judgement, Sentence) ),
            Judgements).
answer(points(Columns, Player, Size), points(Points, Rounds)) :-
    size_columns_game(Size, Columns, Game),
    game_points(Game, Player, Points, Rounds).
answer(tactics(Columns, Size), Tactics) :-
    asked_answer(none, Size, Columns, tactics, tactics(Tactics)).
answer(remarks(Columns, Notes, Win, Best, Late), Remarks) :-
    asked_answer(none, size(7, 6, 4), Columns, standing, standing(Turn, _, _, _, _)),
    remarks(Notes, Turn, Win, Best, Late, Remarks).
answer(claims, Claims) :-
    findall(claim(Start, Facts, Player, Result),
            start_facts_claim(Start, Facts, claim(Player, Result, _)), Claims).
answer(coverage(Start, Facts), coverage(Entries, Ends)) :-
    (   start_facts_sentence(Start, Facts, Sentence)
    ->  impossible("~s", [Sentence])
    ;   start_facts_coverage(Start, Facts, Entries, Ends)
    ).
answer(facts(Start, Facts), Said) :-
    (   start_facts_sentence(Start, Facts, Sentence)
    ->  impossible("~s", [Sentence])
    ;   findall(Text-Column, start_facts_text_column(Start, Facts, Text, Column), Said)
    ).
answer(groups(Start, Ends), Groups) :-
    start_ends_groups(Start, Ends, Groups).
answer(proofs(Start, Facts, Ends), Proofs) :-
    start_facts_claim(Start, Facts, Claim),
    claim_ends_proofs(Claim, Ends, Proofs).
answer(Question, Answer) :-
    session_answer(connect4_session, Question, Answer).

%   The options that a player uses, by the names that they have outside.

player_options(exact,   []).
player_options(perfect, []).
player_options(metric0, [depth]).
player_options(metric1, [depth]).
player_options(metric2, [depth]).
player_options(metric3, [seed]).
player_options(metric4, [seed]).

score_or_none(Score0, Score) :-
    ( Score0 == fault -> Score = none ; Score = Score0 ).

/** <examples>

?- connect4_ask:ask(standing([4,4,5,5], size(7, 6, 4)), Reply).
*/
