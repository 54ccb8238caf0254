:- module(games_standing,
          [ game_start/2,          % +Game, -State
            game_role_texts/2,     % +Game, -Roles
            state_turn/4,          % +Game, +State, -Role, -Moves
            state_text_next/5,     % +Game, +State0, +Text, -State, -Move
            state_standing/3       % +Game, +State, -Standing
          ]).

/** <module> How a game stands, in texts alone

A _game_ and its roles are those of opened.pl.  If the caller gives the states of a game
(told.pl), its state is the list of its moves.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, nth1/3]).
:- use_module('../guessing/fault', [told/2]).
:- use_module(cells, [cells_text/2, state_cells/3]).
:- use_module(contract, [game_roles/2, state_end/3, state_moves/4]).
:- use_module(texts, [term_text/2, text_place/3]).
:- use_module(told, [told_answer/2]).

%!  game_start(+Game, -State) is det.
%
%   True when Game begins in State.
%
%       ?- game_start(games_nim, State).
%       State = heaps(1, [3, 4, 5]).

game_start(Game, State) :-
    (   Game = told(_, _)
    ->  State = []
    ;   once(Game:init(State0))
    ->  State = State0
    ;   told('?- init(A). fails: it has one answer', [])
    ).

%!  game_role_texts(+Game, -Roles) is det.
%
%   True when Roles are the roles, in the order of the rules.
%
%       ?- game_role_texts(games_nim, Roles).
%       Roles = ["1", "2"].

game_role_texts(Game, Roles) :-
    (   Game = told(File, _)
    ->  told_answer(standing(File, []), standing(Roles, _, _, _, _, _))
    ;   game_roles(Game, Terms),
        maplist(term_text, Terms, Roles)
    ).

%!  state_turn(+Game, +State, -Role, -Moves) is semidet.
%
%   True when State is not terminal, it is Role's turn, and Moves may be played.
%
%       ?- state_turn(games_nim, heaps(1, [0,2]), Role, Moves).
%       Role = "1", Moves = ["take(2,1)", "take(2,2)"].

state_turn(Game, State, Role, Moves) :-
    (   Game = told(File, _)
    ->  told_answer(standing(File, State), standing(_, open, Role, Moves, _, _))
    ;   state_moves(Game, State, Mover, Terms),
        term_text(Mover, Role),
        maplist(term_text, Terms, Moves)
    ).

%!  state_text_next(+Game, +State0, +Text, -State, -Move) is det.
%
%   True when Text is the legal Move that leads from State0 to State.  Spaces don't matter.
%
%       ?- state_text_next(games_nim, heaps(1, [0,2]), "take(2, 1)", State, Move).
%       State = heaps(2, [0, 1]), Move = "take(2,1)".

state_text_next(Game, State0, Text, State, Move) :-
    (   Game = told(_, _)
    ->  state_turn(Game, State0, _, Moves),
        text_place(Text, Moves, Place),
        nth1(Place, Moves, Move),
        append(State0, [Move], State)
    ;   state_moves(Game, State0, Role, Terms),
        maplist(term_text, Terms, Moves),
        text_place(Text, Moves, Place),
        nth1(Place, Moves, Move),
        nth1(Place, Terms, Term),
        once(Game:next(State0, Role, Term, State))
    ).

%!  state_standing(+Game, +State, -Standing) is det.
%
%   True when Standing is standing(End, Turn, Moves, Goals, Shown): `open`, `draw` or
%   won(Role); the role whose turn it is, and its legal moves, or "" and none; what each role
%   has reached, if the game is over; and the state as it is shown.
%
%       ?- state_standing(games_nim, heaps(1, [0,1]), Standing).
%       Standing = standing(open, "1", ["take(2,1)"], [], "0  1").

state_standing(Game, State, standing(End, Turn, Moves, Goals, Shown)) :-
    (   Game = told(File, _)
    ->  told_answer(standing(File, State), standing(_, End, Turn, Moves, Goals, Shown))
    ;   state_end(Game, State, End0),
        end_text(End0, End),
        (   End == open
        ->  state_turn(Game, State, Turn, Moves),
            Goals = []
        ;   Turn = "",
            Moves = [],
            game_roles(Game, Roles),
            maplist(role_goal(Game, State), Roles, Goals)
        ),
        state_shown(Game, State, Shown)
    ).

end_text(open, open).
end_text(draw, draw).
end_text(won(Role), won(Text)) :-
    term_text(Role, Text).

role_goal(Game, State, Role, Value) :-
    once(Game:goal(State, Role, Value)).

state_shown(Game, State, Shown) :-
    (   current_predicate(Game:shown/2),
        Game:shown(State, Text)
    ->  format(string(Shown), "~w", [Text])
    ;   state_cells(Game, State, [Cell|Cells])
    ->  cells_text([Cell|Cells], Shown)
    ;   term_text(State, Shown)
    ).

/** <examples>

?- game_start(games_noughts_and_crosses, State), state_standing(games_noughts_and_crosses, State, S).
*/
