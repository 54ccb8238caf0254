:- module(two_players_opened,
          [ named_game/2,          % ?Name, ?Game
            opened_game/3,         % +Name, +Seconds, -Game
            reopened_game/3,       % +Name, +Seconds, -Game
            game_own/2,            % +Game, -Own
            game_guarded/2,        % +Game, :Goal
            game_start/2,          % +Game, -State
            game_role_texts/2,     % +Game, -Roles
            state_turn/4,          % +Game, +State, -Role, -Moves
            state_text_next/5,     % +Game, +State0, +Text, -State, -Move
            state_standing/3,      % +Game, +State, -Standing
            standing_board/3,      % +Game, +State, -Board
            standing_can/3         % +Game, +State, -MovesPlaces
          ]).

/** <module> A game by its name, one that comes with ludologic or a file, and how it stands

A _game_ is the name of a module (contract.pl), or by_clingo(File, Time) if the file is for clingo and
its roles move by turns: then the caller gives its states (texts.pl), and a state is the list of its
moves.  A file is loaded when it is first asked for, and again after it was changed.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../shared/user_rules', [rules_error/2]).
:- use_module('../shared/user_program', [file_checked/2, file_module/3, file_time/2, guarded/1]).
:- use_module('../sheets/joint', [told_term/2, words_joint/3]).
:- use_module('../sheets/instances/chinese_checkers', []).
:- use_module('../sheets/instances/eight_puzzle', []).
:- use_module('../sheets/instances/goofspiel', []).
:- use_module('../sheets/instances/kuhn_poker', []).
:- use_module('../sheets/instances/lights_out', []).
:- use_module('../sheets/instances/peg_solitaire', []).
:- use_module('../sheets/instances/prisoners_dilemma', []).
:- use_module('../sheets/percepts', [joint_game/2]).
:- use_module('../sheets/written', [file_joint/3]).
:- use_module(boards, [ board_text/2, drawing_move_places/4, roles_drawing_board/3, state_board/3, state_moves_places/4,
                        state_text/3 ]).
:- use_module(cells, [told_drawing/4]).
:- use_module(contract, [game_roles/2, state_end/3, state_role_goal/4]).
:- use_module('instances/connect', []).
:- use_module('instances/connect4', []).
:- use_module('instances/nim', []).
:- use_module('instances/noughts_and_crosses', []).
:- use_module('instances/soccer', []).
:- use_module(playable, [game_defined/2]).
:- use_module(texts, [state_text_state/5, state_texts/5, term_text/2, legal_place/3, given_answer/2]).

%!  named_game(?Name, ?Game) is nondet.
%
%   True when Game, a module of instances/ here or in ../sheets/, or the game by turns that is made
%   of one, is called Name.
%
%       ?- named_game(nim, Game).
%       Game = two_players_nim.

named_game(noughts_and_crosses, two_players_noughts_and_crosses).
named_game(nim, two_players_nim).
named_game(connect, two_players_connect).
named_game(connect4, two_players_connect4).
named_game(soccer, two_players_soccer).
named_game(eight_puzzle, sheets_eight_puzzle).
named_game(lights_out, sheets_lights_out).
named_game(peg_solitaire, sheets_peg_solitaire).
named_game(chinese_checkers, sheets_chinese_checkers).
named_game(prisoners_dilemma, Game) :- made_game(sheets_prisoners_dilemma, Game).
named_game(goofspiel, Game) :- made_game(sheets_goofspiel, Game).
named_game(kuhn_poker, Game) :- made_game(sheets_kuhn_poker, Game).

%   The game by turns is made when it is first asked for.

made_game(Joint, Game) :-
    atom_concat(Joint, '_by_turns', Game0),
    Game = Game0,
    ( current_predicate(Game:made_of/1) -> true ; joint_game(Joint, Game) ).

%   The game that a file was, when it had this time.

:- dynamic loaded_game/3.

%!  opened_game(+Name, +Seconds, -Game) is det.
%
%   True when Name, a text, stands for Game: by named_game/2, or as the path of a Prolog
%   program `.pl`, a sheet `.kif` or an ASP program `.lp`.  Loading it may take Seconds
%   at most.
%
%       ?- catch(opened_game("nowhere.pl", 1, _), error(guessing_game(Fault), _), true).
%       Fault = told('\'nowhere.pl\' can\'t be read: there is no such file').

opened_game(Name, Seconds, Game) :-
    atom_string(Atom, Name),
    (   named_game(Atom, Game0)
    ->  Game = Game0
    ;   last_time(Atom, Time),
        loaded_game(Atom, Time, Game0)
    ->  Game = Game0
    ;   reopened_game(Name, Seconds, Game)
    ).

%   If a file is gone, its last game remains.

last_time(File, Time) :-
    ( file_time(File, Time0) -> Time = Time0 ; true ).

%!  reopened_game(+Name, +Seconds, -Game) is det.
%
%   As opened_game/3, but a file is loaded again.
%
%       ?- reopened_game("nim", 1, Game).
%       Game = two_players_nim.

reopened_game(Name, Seconds, Game) :-
    atom_string(Atom, Name),
    (   named_game(Atom, Game0)
    ->  Game = Game0
    ;   file_name_extension(_, Kind, Atom),
        last_time(Atom, Time),
        guarded(file_game(Kind, Atom, Seconds, Game)),
        retractall(loaded_game(Atom, _, _)),
        assertz(loaded_game(Atom, Time, Game))
    ).

file_game(pl, File, Seconds, Game) :-
    !,      % one kind
    file_module(File, seconds(Seconds), Game0),
    game_defined(Game0, Moves),
    turns_game(Moves, Game0, Game).
file_game(kif, File, Seconds, Game) :-
    !,      % one kind
    file_joint(File, seconds(Seconds), Joint),
    gensym(rule_sheet_, Game),
    joint_game(Joint, Game).
file_game(lp, File, _, Game) :-
    !,      % one kind
    file_checked(File, 1 000 000),
    given_answer(words(File), Told),
    (   Told = words(Terms, Words)
    ->  words_joint(Terms, Words, Joint),
        turns_game(joint, Joint, Game)
    ;   time_file(File, Time),
        Game = by_clingo(File, Time)
    ).
file_game(_, Name, _, _) :-
    findall(Known, named_game(Known, _), Names),
    atomic_list_concat(Names, ', ', Text),
    rules_error('\'~w\' is no game here: accepted are ~w, FILE.pl, FILE.lp and FILE.kif', [Name, Text]).

turns_game(turns, Game, Game).
turns_game(joint, Joint, Game) :-
    gensym(turns_, Game),
    joint_game(Joint, Game).

%!  game_own(+Game, -Own) is det.
%
%   True when Own is `true` if Game comes with ludologic, else `false`.

game_own(Game, Own) :-
    ( named_game(_, Game) -> Own = true ; Own = false ).

%!  game_guarded(+Game, :Goal) is semidet.
%
%   True when Goal, which asks Game, is true.  Somebody else's rules can't print or end Prolog.
%
%       ?- game_guarded(two_players_nim, true).
%       true.

:- meta_predicate game_guarded(+, 0).

game_guarded(Game, Goal) :-
    ( game_own(Game, true) -> once(Goal) ; guarded(Goal) ).

%   ---- How a game stands, in texts alone ----

%!  game_start(+Game, -State) is det.
%
%   True when Game begins in State.
%
%       ?- game_start(two_players_nim, State).
%       State = heaps(1, [3, 4, 5]).

game_start(Game, State) :-
    (   Game = by_clingo(_, _)
    ->  State = []
    ;   once(Game:init(State0))
    ->  State = State0
    ;   rules_error('?- init(A). fails: it should have one answer', [])
    ).

%!  game_role_texts(+Game, -Roles) is det.
%
%   True when Roles are the roles, in the order of the rules.
%
%       ?- game_role_texts(two_players_nim, Roles).
%       Roles = ["1", "2"].

game_role_texts(Game, Roles) :-
    (   Game = by_clingo(File, _)
    ->  given_answer(standing(File, []), standing(Roles, _, _, _, _, _, _, _))
    ;   game_roles(Game, Terms),
        maplist(term_text, Terms, Roles)
    ).

%!  state_turn(+Game, +State, -Role, -Moves) is semidet.
%
%   True when State is not terminal, it is Role's turn, and Moves may be played.
%
%       ?- state_turn(two_players_nim, heaps(1, [0,2]), Role, Moves).
%       Role = "1", Moves = ["take(2,1)", "take(2,2)"].

state_turn(Game, State, Role, Moves) :-
    (   Game = by_clingo(File, _)
    ->  given_answer(standing(File, State), standing(_, open, Role, Moves, _, _, _, _))
    ;   state_texts(Game, State, Mover, _, Moves),
        term_text(Mover, Role)
    ).

%!  state_text_next(+Game, +State0, +Text, -State, -Move) is det.
%
%   True when Text is the legal Move that leads from State0 to State.  Spaces don't matter.
%
%       ?- state_text_next(two_players_nim, heaps(1, [0,2]), "take(2, 1)", State, Move).
%       State = heaps(2, [0, 1]), Move = "take(2,1)".

state_text_next(Game, State0, Text, State, Move) :-
    (   Game = by_clingo(_, _)
    ->  state_turn(Game, State0, _, Moves),
        legal_place(Text, Moves, Place),
        nth1(Place, Moves, Move),
        append(State0, [Move], State)
    ;   state_text_state(Game, State0, Text, State, Move)
    ).

%!  state_standing(+Game, +State, -Standing) is det.
%
%   True when Standing is standing(End, Turn, Moves, Goals, Shown): `open`, `draw`, won(Role) or
%   `reached`; the role whose turn it is, and its legal moves, or "" and none; what each role
%   has reached, if the game is over; and the state as it is shown.
%
%       ?- state_standing(two_players_nim, heaps(1, [0,1]), Standing).
%       Standing = standing(open, "1", ["take(2,1)"], [], "1 .\n2 o").

state_standing(Game, State, standing(End, Turn, Moves, Goals, Shown)) :-
    (   Game = by_clingo(File, _)
    ->  given_answer(standing(File, State), standing(_, End, Turn, Moves, Goals, Shown0, _, _)),
        standing_board(Game, State, Board),
        (   Board = board(_, [_|_], _)
        ->  board_text(Board, Shown)
        ;   Shown = Shown0
        )
    ;   state_end(Game, State, End0),
        end_text(End0, End),
        (   End == open
        ->  state_turn(Game, State, Turn, Moves),
            Goals = []
        ;   Turn = "",
            Moves = [],
            game_roles(Game, Roles),
            maplist(state_role_goal(Game, State), Roles, Goals)
        ),
        state_text(Game, State, Shown)
    ).

%!  standing_board(+Game, +State, -Board) is det.
%
%   True when Board (boards.pl) is that of State; it has no places if State does not speak of cells.
%
%       ?- standing_board(two_players_nim, heaps(1, [0,1]), Board).
%       Board = board(heap, [place(1, 1, "", none, "0 from heap 1"),
%                            place(2, 1, "o", none, "1 from heap 2")],
%                     labels([label(1, "1"), label(2, "2")], [])).

standing_board(Game, State, Board) :-
    (   atom(Game)
    ->  state_board(Game, State, Board)
    ;   told_cells(Game, State, Roles, _, Drawing)
    ->  roles_drawing_board(Roles, Drawing, Board)
    ;   Board = board(square, [], labels([], []))
    ).

%!  standing_can(+Game, +State, -MovesPlaces) is semidet.
%
%   True when MovesPlaces has Move-Places for each legal move in State, a text: Places, [Column,Row]
%   each, are the cells by which it is made.
%
%       ?- standing_can(two_players_nim, heaps(1, [0,1,0]), MovesPlaces).
%       MovesPlaces = ["take(2,1)"-[[1, 2]]].

standing_can(Game, State, MovesPlaces) :-
    (   atom(Game)
    ->  state_texts(Game, State, _, Terms, Moves),
        state_moves_places(Game, State, Terms, TermsPlaces),
        findall(Move-Places,
                ( nth1(Number, Moves, Move), nth1(Number, TermsPlaces, _-Places) ),
                MovesPlaces)
    ;   state_turn(Game, State, Turn, Moves),
        ( told_cells(Game, State, _, Turn-Role, Drawing) -> true ; Drawing = drawing(square, [], []) ),
        findall(Move-Places,
                ( member(Move, Moves),
                  told_term(Move, Term),
                  ( drawing_move_places(Drawing, Role, Term, Places0) -> Places = Places0 ; Places = [] ) ),
                MovesPlaces)
    ).

told_cells(by_clingo(File, _), State, Roles, Turn-Role, Drawing) :-
    given_answer(standing(File, State), standing(Texts, _, Turn, _, _, _, Words, Cells)),
    Cells = [_|_],
    maplist(told_term, [Turn|Texts], [Role|Roles]),
    findall(Cell, ( member(Text, Cells), told_term(Text, Cell) ), Facts),
    told_drawing(Roles, Words, Facts, Drawing).

end_text(open, open).
end_text(draw, draw).
end_text(reached, reached).
end_text(won(Role), won(Text)) :-
    term_text(Role, Text).

/** <examples>

?- opened_game("noughts_and_crosses", 1, Game).
*/
