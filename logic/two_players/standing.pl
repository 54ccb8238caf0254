:- module(two_players_standing,
          [ game_start/2,          % +Game, -State
            game_role_texts/2,     % +Game, -Roles
            state_turn/4,          % +Game, +State, -Role, -Moves
            state_text_next/5,     % +Game, +State0, +Text, -State, -Move
            state_standing/3,      % +Game, +State, -Standing
            standing_board/3       % +Game, +State, -Board
          ]).

/** <module> How a game stands, in texts alone

A _game_ and its roles are those of opened.pl.  If the caller gives the states of a game
(told.pl), its state is the list of its moves.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../guessing/fault', [told/2]).
:- use_module(boards, [board_text/2, roles_drawing_board/3, state_board/3, state_text/3]).
:- use_module(spots, [mark_nothing/1]).
:- use_module(contract, [game_roles/2, state_end/3]).
:- use_module(goals, [state_role_goal/4]).
:- use_module(texts, [state_text_state/5, state_texts/5, term_text/2, text_place/3]).
:- use_module(told, [told_answer/2]).

%!  game_start(+Game, -State) is det.
%
%   True when Game begins in State.
%
%       ?- game_start(two_players_nim, State).
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
%       ?- game_role_texts(two_players_nim, Roles).
%       Roles = ["1", "2"].

game_role_texts(Game, Roles) :-
    (   Game = told(File, _)
    ->  told_answer(standing(File, []), standing(Roles, _, _, _, _, _, _))
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
    (   Game = told(File, _)
    ->  told_answer(standing(File, State), standing(_, open, Role, Moves, _, _, _))
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
    (   Game = told(_, _)
    ->  state_turn(Game, State0, _, Moves),
        text_place(Text, Moves, Place),
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
%       Standing = standing(open, "1", ["take(2,1)"], [], "0  1").

state_standing(Game, State, standing(End, Turn, Moves, Goals, Shown)) :-
    (   Game = told(File, _)
    ->  told_answer(standing(File, State), standing(_, End, Turn, Moves, Goals, Shown0, Cells)),
        (   Cells = [_|_]
        ->  standing_board(Game, State, Board),
            board_text(Board, Shown)
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
%       Board = board(1, [], labels([], [])).

standing_board(Game, State, Board) :-
    (   Game = told(File, _)
    ->  told_answer(standing(File, State), standing(Roles, _, _, _, _, _, Cells0)),
        findall(cell(Row, Column, Mark, [Row,Column]),
                ( member(cell(Row, Column, Mark0), Cells0), told_mark(Mark0, Mark) ),
                Cells),
        roles_drawing_board(Roles, drawing(1, Cells, []), Board)
    ;   state_board(Game, State, Board)
    ).

told_mark(Text, Mark) :-
    atom_string(Mark0, Text),
    ( mark_nothing(Mark0) -> Mark = '' ; Mark = Mark0 ).

end_text(open, open).
end_text(draw, draw).
end_text(reached, reached).
end_text(won(Role), won(Text)) :-
    term_text(Role, Text).

/** <examples>

?- game_start(two_players_noughts_and_crosses, State), state_standing(two_players_noughts_and_crosses, State, S).
*/
