:- module(two_players_table,
          [ options_seconds/2      % +Options, -Seconds
          ]).

/** <module> A game of two players at the table

The relations that ../../door/table.pl asks of a game.  The options are game(Name, Seconds): which
game (opened.pl), and how long its rules may take, `none` for the usual time.  A position is
at(Game, Name, Roles, State), whose roles are texts, and a move is its text.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../../door/table', [table_position/3]).
:- use_module('../../door/values', [bad_input/2]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../../search/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3]).
:- use_module('../guessing/fault', [told/2]).
:- use_module(decided, [two_players_decided/2 as decided]).
:- use_module(cells, [mark_blank/1, state_cells/3, state_move_cells/4]).
:- use_module(contract, [state_moves/4]).
:- use_module(mcts, []).
:- use_module(opened, [game_own/2, opened_game/3]).
:- use_module(playable, [game_two_roles/3, state_playable/3]).
:- use_module(players, [player_limit_move/7]).
:- use_module(sentences, [ awaited_words/2, ended_words/6, proved_words/3, unproved_sentence/2,
                          worth_sentence/4 ]).
:- use_module(solved, [state_proved_moves/5]).
:- use_module(standing, [game_role_texts/2, game_start/2, state_standing/3, state_text_next/5,
                         state_turn/4]).
:- use_module(texts, [term_text/2]).
:- use_module(told, [told_answer/2]).

options_game(game(Name, Seconds0), Game) :-
    options_seconds(game(Name, Seconds0), Seconds),
    opened_game(Name, Seconds, Game).

%!  options_seconds(+Options, -Seconds) is det.
%
%   True when the rules of a game with Options may take so many Seconds to answer.

options_seconds(game(_, Seconds0), Seconds) :-
    ( Seconds0 == none -> Seconds = 10 ; Seconds = Seconds0 ).

title(Options, Title) :-
    Options = game(Name, _),
    options_game(Options, Game),
    (   said_by(Game, title(Text))
    ->  Title = Text
    ;   file_base_name(Name, Title)
    ).

rules(Options, Rules) :-
    options_game(Options, Game),
    (   said_by(Game, rules(Text))
    ->  Rules = Text
    ;   seat_names(Options, [Role1,Role2]),
        Options = game(Name, _),
        file_base_name(Name, File),
        format(string(Rules), "~s and ~s play by the rules in ~w.", [Role1, Role2, File])
    ).

%   What a game says of itself, if it does.

said_by(Game, Goal) :-
    atom(Game),
    functor(Goal, Name, Arity),
    current_predicate(Game:Name/Arity),
    once(Game:Goal),
    arg(1, Goal, Text0),
    format(string(Text), "~w", [Text0]),
    nb_setarg(1, Goal, Text).

seat_names(Options, Roles) :-
    options_game(Options, Game),
    options_seconds(Options, Seconds),
    (   game_own(Game, false),
        atom(Game)
    ->  game_two_roles(Game, seconds(Seconds), _)
    ;   true
    ),
    game_role_texts(Game, Roles).

usual_seats(_, ["you", level(2)]).

opening(Options, _, at(Game, Options, Roles, State)) :-
    options_game(Options, Game),
    game_role_texts(Game, Roles),
    game_start(Game, State).

mover(at(Game, _, Roles, State), Number) :-
    state_turn(Game, State, Role, _),
    once(nth1(Number, Roles, Role)).

played(Text, at(Game, Options, Roles, State0), at(Game, Options, Roles, State), Move) :-
    state_text_next(Game, State0, Text, State, Move).

ended(at(Game, _, Roles, State), End) :-
    state_standing(Game, State, standing(End0, _, _, _, _)),
    end(End0, Roles, End).

end(open, _, open).
end(draw, _, ended(draw, 0)).
end(won(Role), Roles, ended(won, Number)) :-
    once(nth1(Number, Roles, Role)).

ending(at(Game, _, Roles, State), Kind, Winner, You, Sentence) :-
    (   Kind == resigned
    ->  Goals = []
    ;   state_standing(Game, State, standing(_, _, _, Goals, _))
    ),
    ended_words(Kind, Winner, You, Roles, Goals, Sentence).

status(at(_, _, Roles, _), Number, Who, Sentence) :-
    nth1(Number, Roles, Role),
    (   Who == "you"
    ->  Sentence = "Your move."
    ;   Who == "friend"
    ->  format(string(Sentence), "~s is to move.", [Role])
    ;   format(string(Sentence), "~s thinks, as ~s.", [Who, Role])
    ).

prompt(at(Game, _, _, State), Text) :-
    state_turn(Game, State, Role, _),
    format(string(Text), "Move for ~s", [Role]).

expected(_, "type a legal move").

awaited(at(Game, _, _, State), Words) :-
    (   state_turn(Game, State, _, Moves)
    ->  awaited_words(Moves, Words)
    ;   Words = "the game is over"
    ).

board(at(Game, _, _, State), _, board(Shown, Moves, Cells)) :-
    state_standing(Game, State, standing(_, _, Moves, _, Shown)),
    findall(place(Row, Column, Text),
            ( game_state_cell(Game, State, cell(Row, Column, Mark)),
              ( mark_blank(Mark) -> Text = "" ; term_text(Mark, Text) ) ),
            Cells).

%   A game whose states the caller tells says nothing of cells.

game_state_cell(Game, State, Cell) :-
    atom(Game),
    state_cells(Game, State, Cells),
    member(Cell, Cells).

%   A view comes here once, so somebody else's rules are looked through here, as far as there
%   is time: what they say of this state must be as contract.pl wants it.

marks(at(Game, _, _, State), []) :-
    (   atom(Game),
        game_own(Game, false)
    ->  ignore(limit_goal(seconds(1), state_playable(Game, State, seconds(1)), _))
    ;   true
    ).

%   Where states speak of cells, a move has the cells that it changes, if they are found in time.

can(at(Game, _, _, State), Can) :-
    (   atom(Game),
        limit_goal(seconds(1), game_can(Game, State, Can0), _)
    ->  Can = Can0
    ;   state_turn(Game, State, _, Moves),
        findall(can(Move, Move, []), member(Move, Moves), Can)
    ).

game_can(Game, State, Can) :-
    state_moves(Game, State, _, Terms),
    findall(can(Text, Text, Cells),
            ( member(Term, Terms),
              term_text(Term, Text),
              state_move_cells(Game, State, Term, Cells) ),
            Can).

level(easy,    random).
level(medium,  mcts(16)).
level(hard,    mcts(60)).
level(perfect, perfect(60)).

%   A game that is too large for a proof, or that nobody knows, has no perfect player.

offered(Options, Level) :-
    (   Level == perfect
    ->  options_game(Options, Game),
        solved_in_time(Game)
    ;   true
    ).

solved_in_time(games_noughts_and_crosses).
solved_in_time(games_nim).
solved_in_time(games_connect).

player(random).
player(minimax).
player(mcts).
player(minimax:end).
player(minimax:Depth) :-
    between(1, 1000, Depth).
player(mcts:Playouts) :-
    nonvar(Playouts),
    between(1, 1 000 000, Playouts).

unranked(_).

chosen(Player0, at(Game, _, _, State), about(_, Seconds, Seeds), Move, Reason) :-
    player_term(Player0, Player),
    (   Game = told(File, _)
    ->  told_player(Player, Depth),
        Seeds = [Seed|_],
        told_answer(choice(File, State, Depth, Seed), Move),
        Reason = ""
    ;   seed_random(Seeds, Random),
        player_limit_move(Player, seconds(Seconds), Game, State, Term, Random, _),
        term_text(Term, Move),
        Reason = ""
    ).

player_term(minimax, Player) => Player = minimax(4).
player_term(mcts, Player) => Player = mcts(200).
player_term(minimax:end, Player) => Player = minimax(inf).
player_term(minimax:Depth, Player) => Player = minimax(Depth).
player_term(mcts:Playouts, Player) => Player = mcts(Playouts).
player_term(Player0, Player) => Player = Player0.

%   How deep a program looks when clingo is asked.  A random one does not look at all.

told_player(random, 0).
told_player(minimax(Depth), Depth).
told_player(mcts(Playouts), Depth) :-
    ( Playouts < 50 -> Depth = 2 ; Depth = 4 ).
told_player(perfect(_), 4).

hinted(at(Game, _, _, State), about(_, Seconds, Seed),
       hint(Move, Sentence, Cells, Proved, Clause)) :-
    (   Game = told(File, _)
    ->  told_answer(choice(File, State, 4, Seed), Move),
        guessed(Move, "it looks 4 moves ahead", Sentence),
        Cells = [],
        Proved = false,
        Clause = games_alpha_beta:searched_move/5
    ;   limit_deadline(seconds(Seconds), Deadline),
        Half is Seconds / 2,
        (   state_proved_moves(Game, State, seconds(Half), [Term|_], Result)
        ->  term_text(Term, Move),
            proved_words(Move, Result, Sentence),
            Proved = true,
            Clause = games_solved:state_proved_move/5
        ;   deadline_limit(Deadline, Left),
            seed_random([Seed], Random),
            player_limit_move(mcts(1000), Left, Game, State, Term, Random, _),
            term_text(Term, Move),
            guessed(Move, "games played at random went best after it", Sentence),
            Proved = false,
            Clause = games_mcts:playouts_move/6
        ),
        state_move_cells(Game, State, Term, Cells)
    ).

guessed(Move, Why, Sentence) :-
    format(string(Sentence), "Try ~s: a guess, for nothing is proved in time; ~s.", [Move, Why]).

explained(at(Game, _, Roles, State), about(_, Seconds, _), [remark(Sentence, [])]) :-
    (   atom(Game),
        state_proved_moves(Game, State, seconds(Seconds), _, Result)
    ->  state_turn(Game, State, Role, _),
        once(( member(Other, Roles), Other \== Role )),
        worth_sentence(Role, Other, Result, Sentence)
    ;   unproved_sentence(Seconds, Sentence)
    ).

word("moves", "all legal moves").

obeyed(moves, _, _, Table, Table, said([Sentence])) :-
    table_position(two_players_table, Table, at(Game, _, _, State)),
    (   state_turn(Game, State, _, Moves)
    ->  atomic_list_concat(Moves, ', ', List),
        atom_string(List, Sentence)
    ;   Sentence = "none"
    ).

/** <examples>

?- two_players_ask:ask(begin(game("nim", none), ["you","hard"], 1), answer(seating(Table, View))).
*/
