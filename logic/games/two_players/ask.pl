:- module(two_players_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about a game of two players

Questions from outside (../../door/questions.pl).  Somebody else's rules are guarded
(../program.pl): if something is wrong with them, a sentence says what.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../door/questions', [game_question_reply/3]).
:- use_module('../../door/table', [table_answer/3, table_example/5, table_question/5,
                                   table_type/2]).
:- use_module('../../door/values', [bad_input/2, impossible/2]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../guessing/fault', [error_text/2, fault_text/2, told/2]).
:- use_module(alpha_beta, [searched_win/5]).
:- use_module(contract, [state_moves/4]).
:- use_module(opened, [game_guarded/2, named_game/2, opened_game/3, reopened_game/3]).
:- use_module(playable, [game_playable/3, game_two_roles/3, state_playable/3]).
:- use_module(players, [state_player_move/6]).
:- use_module(standing, [state_standing/3]).
:- use_module(table, [options_seconds/2]).
:- use_module(texts, [term_text/2, texts_state/3]).
:- use_module(told, [answer_told/2]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- two_players_ask:ask(choice("nim", ["take(3,5)", "take(1,3)"], minimax(inf), 0, 1), Reply).
%       Reply = answer("take(2,4)").

ask(Question, Reply) :-
    game_question_reply(two_players_ask, Question, Reply).

type(options, record(game, [name:text, seconds:optional(number)])).
type(board, record(board, [shown:text, moves:list(text), cells:list(place)])).
type(moves, list(text)).
type(end, open([record(draw, []), record(won, [winner:text])])).
type(standing, record(standing, [ end:end, turn:text, moves:moves, goals:list(integer),
                                  shown:text ])).
type(told, record(standing, [ roles:list(text), end:end, turn:text, moves:moves,
                              goals:list(integer), shown:text ])).
type(untold, union([ record(standing, [file:name, moves:moves]),
                     record(choice, [ file:name, moves:moves, depth:limit(integer),
                                      seed:integer ]) ])).
type(player, union([ record(random, []), record(minimax, [depth:limit(integer)]),
                     record(mcts, [playouts:integer]) ])).
type(playable, record(playable, [roles:list(text), states:integer, complete:boolean])).
type(win, record(win, [role:text, plies:integer, goal:integer])).
type(Name, Type) :-
    table_type(Name, Type).

question(names, [], list(name),
         "The games that come with ludologic.").
question(roles, [game:text, seconds:number=10], list(text),
         "Who plays a game, the first of them first.").
question(reload, [game:text, seconds:number=10], boolean,
         "Loads a game in a file again.").
question(check, [game:text, seconds:number=10], playable,
         "Whether a game can be played: its roles, how many states were looked at, and if those \c
          are all.").
question(standing, [game:text, moves:moves, seconds:number=10], standing,
         "How a game stands after these moves.").
question(choice, [game:text, moves:moves, player:player, seed:integer=0, seconds:number=10], text,
         "What a program plays after these moves.").
question(win, [game:text, moves:moves, plies:integer, seconds:number=10], optional(win),
         "Who wins after these moves within so many plies, whatever the other does, and nobody \c
          within fewer.").
question(tell_standing, [file:name, moves:moves, standing:told], boolean,
         "Clingo tells how the game in a file stands after these moves.").
question(tell_choice, [file:name, moves:moves, depth:limit(integer), seed:integer, move:text],
         boolean,
         "Clingo tells what a program plays that looks so deep.").
question(Name, Arguments, Shape, Sentence) :-
    table_question(["noughts_and_crosses", null], Name, Arguments, Shape, Sentence).

example(roles, [game-"nim"]).
example(reload, [game-"nim"]).
example(check, [game-"nim"]).
example(standing, [game-"nim", moves-["take(3, 5)"]]).
example(choice, [game-"nim", moves-["take(3,5)"], player-object([kind-"minimax", depth-null])]).
example(win, [game-"nim", moves-[], plies-5]).
example(tell_standing, [ file-"mine.lp", moves-[],
                         standing-[["x","o"], null, "x", ["go"], [], "a"] ]).
example(tell_choice, [file-"mine.lp", moves-[], depth-2, seed-0, move-"go"]).
example(Name, Arguments) :-
    table_example(["nim",null], ["you","friend"], "take(1,2)", Name, Arguments).

answer(names, Names) :-
    findall(Name, named_game(Name, _), Names).
answer(roles(Name, Seconds), Texts) :-
    in_game(Name, Seconds, Game, game_two_roles(Game, seconds(Seconds), Roles)),
    maplist(term_text, Roles, Texts).
answer(reload(Name, Seconds), true) :-
    plain(reopened_game(Name, Seconds, _)).
answer(check(Name, Seconds), playable(Texts, Seen, All)) :-
    in_game(Name, Seconds, Game,
            game_playable(Game, seconds(Seconds), playable(Roles, _, Seen, All))),
    maplist(term_text, Roles, Texts).
answer(standing(Name, Moves, Seconds), Standing) :-
    in_game(Name, Seconds, Game,
            ( within(Seconds, texts_state(Moves, Game, State)),
              state_playable(Game, State, seconds(Seconds)),
              within(Seconds, state_standing(Game, State, Standing)) )).
answer(choice(Name, Moves, Player, Seed, Seconds), Text) :-
    length(Moves, Number),
    seed_random([Seed,Number], Random),
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State),
              over_or_open(Game, State),
              state_player_move(Game, State, Player, Move, Random, _) )),
    term_text(Move, Text).
answer(win(Name, Moves, Plies, Seconds), Win) :-
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State),
              state_win(Game, State, Plies, Win) )).
answer(tell_standing(File, Moves, Standing), true) :-
    answer_told(standing(File, Moves), Standing).
answer(tell_choice(File, Moves, Depth, Seed, Move), true) :-
    answer_told(choice(File, Moves, Depth, Seed), Move).
answer(Question, Answer) :-
    question_options(Question, Options),
    Options = game(Name, _),
    options_seconds(Options, Seconds),
    in_game(Name, Seconds, _, table_answer(two_players_table, Question, Answer)).

over_or_open(Game, State) :-
    (   state_moves(Game, State, _, _)
    ->  true
    ;   impossible("the game is over: nobody has a move", [])
    ).

state_win(Game, State, Plies, Win) :-
    (   between(0, Plies, Least),
        Game:role(Role),
        searched_win(Game, State, Role, Least, Goal)
    ->  term_text(Role, Text),
        Win = win(Text, Least, Goal)
    ;   Win = none
    ).

question_options(begin(Options, _, _), Options).
question_options(event(table(Options, _, _, _, _, _, _), _, _, _), Options).
question_options(view(table(Options, _, _, _, _, _, _)), Options).
question_options(why(table(Options, _, _, _, _, _, _), _), Options).
question_options(levels(Options), Options).

%   A goal that asks a game, which is Name.

:- meta_predicate in_game(+, +, -, 0), plain(0), within(+, 0).

in_game(Name, Seconds, Game, Goal) :-
    plain(( opened_game(Name, Seconds, Game),
            game_guarded(Game, Goal) )).

within(Seconds, Goal) :-
    (   limit_goal(seconds(Seconds), Goal, _)
    ->  true
    ;   told('the rules have no answer within ~w seconds', [Seconds])
    ).

%   If something is wrong with the rules, a sentence says what.

plain(Goal) :-
    catch(Goal, Error, true),
    (   var(Error)
    ->  true
    ;   error_sentence(Error, Sentence)
    ->  bad_input("~s", [Sentence])
    ;   throw(Error)
    ).

error_sentence(error(Formal, Context), Sentence) :-
    (   Formal = guessing_game(Fault)
    ->  fault_text(Fault, Sentence)
    ;   \+ memberchk(Formal, [bad_input(_), impossible(_), untold(_)]),
        error_text(error(Formal, Context), Said),
        fault_text(told(Said), Text),
        string_concat("the rules throw: ", Text, Sentence)
    ).

/** <examples>

?- two_players_ask:ask(standing("noughts_and_crosses", ["5", "1"], 1), Reply).
*/
