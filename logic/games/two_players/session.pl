:- module(games_session,
          [ named_game/2,          % ?Name, ?Game
            game_opened/4,         % +Kind, +Name, +Seconds, -Reply
            game_checked/3,        % +Game, +Seconds, -Reply
            game_seats/3,          % +Game, +Seconds, -Reply
            game_standing/4,       % +Game, +Texts, +Seconds, -Reply
            game_chosen/5,         % +Game, +Texts, +Player, +Seed, -Reply
            game_win/4             % +Game, +Texts, +Plies, -Reply
          ]).

/** <module> A game at the table, for whoever knows texts alone

Roles, moves and states are texts (texts.pl).  Somebody else's rules are guarded
(../program.pl); what is wrong with them, or with a move, is the reply
fault(Text), a sentence.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../guessing/fault', [error_text/2, fault_text/2, told/2]).
:- use_module('../instances/connect', []).
:- use_module('../instances/connect4', []).
:- use_module('../instances/nim', []).
:- use_module('../instances/noughts_and_crosses', []).
:- use_module('../instances/soccer', []).
:- use_module('../kif/kif', [kif_module/2]).
:- use_module('../program', [file_module/3, guarded/1]).
:- use_module(alpha_beta, [searched_value/5]).
:- use_module(contract, [game_roles/2, state_end/3, state_moves/4]).
:- use_module(playable, [game_playable/3, game_two_roles/3, state_playable/3]).
:- use_module(players, [state_player_move/6]).
:- use_module(texts, [term_text/2, texts_state/3]).

%!  named_game(?Name, ?Game) is nondet.
%
%   True when Game, a module of ../instances/, is called Name.
%
%       ?- named_game(nim, Game).
%       Game = games_nim.

named_game(noughts_and_crosses, games_noughts_and_crosses).
named_game(nim, games_nim).
named_game(connect, games_connect).
named_game(connect4, games_connect4).
named_game(soccer, games_soccer).

%!  game_opened(+Kind, +Name, +Seconds, -Reply) is det.
%
%   True when Reply is game(Game), the module of the game that Name is: by Kind a
%   `name` (named_game/2), or the path of a `program` in Prolog or of a sheet in
%   `kif`.  It may take so many Seconds.
%
%       ?- game_opened(program, 'nowhere.pl', 1, Reply).
%       Reply = fault("nowhere.pl can't be read: there is no such file").

game_opened(Kind, Name, Seconds, Reply) :-
    replied(kind_game(Kind, Name, Seconds, Game), game(Game), Reply).

kind_game(name, Name, _, Game) :-
    (   named_game(Name, Game0)
    ->  Game = Game0
    ;   findall(Known, named_game(Known, _), Names),
        atomic_list_concat(Names, ', ', Text),
        told('~w is no game: accepted are ~w, FILE.pl, FILE.lp and FILE.kif', [Name, Text])
    ).
kind_game(program, File, Seconds, Game) :-
    file_module(File, seconds(Seconds), Game).
kind_game(kif, File, Seconds, Game) :-
    (   catch(read_file_to_string(File, Text, [encoding(utf8)]), _, fail)
    ->  gensym(rule_sheet_, Game),
        (   limit_goal(seconds(Seconds), kif_module(Text, Game), _)
        ->  true
        ;   told('~w can\'t be read within ~w seconds', [File, Seconds])
        )
    ;   told('~w can\'t be read: it is no text', [File])
    ).

:- meta_predicate replied(0, +, -).

replied(Goal, Reply0, Reply) :-
    catch(guarded(Goal), Error, true),
    (   var(Error)
    ->  Reply = Reply0
    ;   Error = error(_, _)
    ->  reply_text(Error, Text),
        Reply = fault(Text)
    ;   throw(Error)
    ).

reply_text(Error, Text) :-
    (   Error = error(guessing_game(Fault), _)
    ->  fault_text(Fault, Text)
    ;   error_text(Error, Said),
        fault_text(told(Said), Text0),
        string_concat("the rules throw: ", Text0, Text)
    ).

%!  game_checked(+Game, +Seconds, -Reply) is det.
%
%   True when Reply is playable(Roles, Seen, All) of playable.pl.
%
%       ?- game_checked(games_nim, 1, Reply).
%       Reply = playable(["1", "2"], 232, true).

game_checked(Game, Seconds, Reply) :-
    replied(( game_playable(Game, seconds(Seconds), playable(Roles, _, Seen, All)),
              maplist(term_text, Roles, Texts) ),
            playable(Texts, Seen, All),
            Reply).

%!  game_seats(+Game, +Seconds, -Reply) is det.
%
%   True when Reply is roles(Roles), two.
%
%       ?- game_seats(games_nim, 1, Reply).
%       Reply = roles(["1", "2"]).

game_seats(Game, Seconds, Reply) :-
    replied(( game_two_roles(Game, seconds(Seconds), Roles), maplist(term_text, Roles, Texts) ),
            roles(Texts),
            Reply).

%!  game_standing(+Game, +Texts, +Seconds, -Reply) is det.
%
%   True when Reply is standing(End, Turn, Moves, Goals, Shown) after the moves of
%   Texts: open, draw or [won, Role]; the role whose turn it is, and its legal
%   moves, or "" and none; what each role has reached, if the game is over; and
%   the state as it is shown.
%
%       ?- game_standing(games_nim, ["take(3, 1)"], 1, Reply).
%       Reply = standing(open, "2", ["take(1,1)", "take(1,2)", "take(1,3)", "take(2,1)",
%                                    "take(2,2)", "take(2,3)", "take(2,4)", "take(3,1)",
%                                    "take(3,2)", "take(3,3)", "take(3,4)"], [], "3  4  4").

game_standing(Game, Texts, Seconds, Reply) :-
    replied(( within(Seconds, texts_state(Texts, Game, State)),
              state_playable(Game, State, seconds(Seconds)),
              within(Seconds, standing(Game, State, Standing)) ),
            Standing,
            Reply).

within(Seconds, Goal) :-
    (   limit_goal(seconds(Seconds), Goal, _)
    ->  true
    ;   told('the rules have no answer within ~w seconds', [Seconds])
    ).

standing(Game, State, standing(End, Turn, Moves, Goals, Shown)) :-
    state_end(Game, State, End0),
    (   End0 = won(Role)
    ->  term_text(Role, Text),
        End = [won,Text]
    ;   End = End0
    ),
    (   state_moves(Game, State, Mover, Moves0)
    ->  term_text(Mover, Turn),
        maplist(term_text, Moves0, Moves),
        Goals = []
    ;   Turn = "",
        Moves = [],
        game_roles(Game, Roles),
        maplist(role_goal(Game, State), Roles, Goals)
    ),
    state_shown(Game, State, Shown).

role_goal(Game, State, Role, Value) :-
    once(Game:goal(State, Role, Value)).

state_shown(Game, State, Shown) :-
    (   current_predicate(Game:shown/2),
        Game:shown(State, Text)
    ->  format(string(Shown), "~w", [Text])
    ;   term_text(State, Shown)
    ).

%!  game_chosen(+Game, +Texts, +Player, +Seed, -Reply) is det.
%
%   True when Reply is move(Text), what Player (players.pl) plays after the moves of
%   Texts, where Seed decides lots.
%
%       ?- game_chosen(games_nim, ["take(3,5)", "take(1,3)"], minimax(inf), 0, Reply).
%       Reply = move("take(2,4)").

game_chosen(Game, Texts, Player, Seed, Reply) :-
    length(Texts, Number),
    seed_random([Seed,Number], Random),
    replied(( texts_state(Texts, Game, State),
              state_player_move(Game, State, Player, Move, Random, _),
              term_text(Move, Text) ),
            move(Text),
            Reply).

%!  game_win(+Game, +Texts, +Plies, -Reply) is det.
%
%   True when Reply is win([Role, Least]) if Role wins after the moves of Texts within
%   Least plies, whatever the other does, and nobody within fewer; or win([]) if nobody
%   does within so many Plies.
%
%       ?- game_win(games_noughts_and_crosses, ["1", "2"], 4, Reply).
%       Reply = win([]).
%
%       ?- game_win(games_noughts_and_crosses, ["1", "2"], 7, Reply).
%       Reply = win(["x", 5]).

game_win(Game, Texts, Plies, Reply) :-
    replied(( texts_state(Texts, Game, State), state_win(Game, State, Plies, Win) ),
            win(Win),
            Reply).

state_win(Game, State, Plies, Win) :-
    (   between(0, Plies, Least),
        Game:role(Role),
        searched_value(Game, State, Role, Least, 100)
    ->  term_text(Role, Text),
        Win = [Text,Least]
    ;   Win = []
    ).

/** <examples>

?- game_standing(games_noughts_and_crosses, ["5", "1"], 1, Reply).
?- game_chosen(games_noughts_and_crosses, ["5"], mcts(100), 0, Reply).
*/
