:- module(two_players_touches,
          [ state_moves_places/4   % +Game, +State, +Moves, -MovesPlaces
          ]).

/** <module> Which cells a move is made by

Where a state speaks of cells (cells.pl), a move is made by touching some of them, in order:

  - the cells that the move names by their coordinates: move(a,2,a,4) first a2, then a4;
  - else the one cell with a mark that the move names: slide(5) the cell with the 5;
  - else the one cell that it changes; if it changes several, the one on which something comes to
    stand where nothing was.

A move of which none of this is true has no cells.  Several moves may have the same.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(cells, [state_drawing/3]).

%!  state_moves_places(+Game, +State, +Moves, -MovesPlaces) is det.
%
%   True when MovesPlaces has Move-Places for each of the Moves that are legal in State: Places,
%   [Column,Row] each, are the cells by which it is made.
%
%       ?- state_moves_places(two_players_connect, connect(size(1,2,2), o, [[x]]), [1], Places).
%       Places = [1-[[1, 1]]].

state_moves_places(Game, State, Moves, MovesPlaces) :-
    (   state_drawing(Game, State, drawing(_, Cells, _))
    ->  findall(Move-Places,
                ( member(Move, Moves), move_places(Game, State, Cells, Move, Places) ),
                MovesPlaces)
    ;   findall(Move-[], member(Move, Moves), MovesPlaces)
    ).

move_places(Game, State, Cells, Move, Places) :-
    move_words(Move, Words),
    (   named(Words, Cells, Places0),
        Places0 = [_|_]
    ->  Places = Places0
    ;   marked(Words, Cells, Place)
    ->  Places = [Place]
    ;   changed(Game, State, Cells, Move, Place)
    ->  Places = [Place]
    ;   Places = []
    ).

%   The atomic terms in a move, in order, but for its name.

move_words(Move, Words) :-
    (   compound(Move)
    ->  findall(Word, ( arg(_, Move, Argument), term_word(Argument, Word) ), Words)
    ;   Words = [Move]
    ).

term_word(Term, Word) :-
    (   compound(Term)
    ->  arg(_, Term, Argument),
        term_word(Argument, Word)
    ;   Word = Term
    ).

named([], _, []).
named([Word|Words], Cells, Places) :-
    (   Words = [Word1|Words1],
        memberchk(cell(Row, Column, _, [Word,Word1]), Cells)
    ->  Places = [[Column,Row]|Places1],
        named(Words1, Cells, Places1)
    ;   named(Words, Cells, Places)
    ).

marked(Words, Cells, [Column,Row]) :-
    findall(Row0-Column0,
            ( member(Word, Words), Word \== '', member(cell(Row0, Column0, Word, _), Cells) ),
            [Row-Column]).

changed(Game, State0, Cells0, Move, [Column,Row]) :-
    once(Game:legal(State0, Role, Move)),
    once(Game:next(State0, Role, Move, State)),
    state_drawing(Game, State, drawing(_, Cells, _)),
    findall(cell(Row0, Column0, Mark0, Mark),
            ( member(cell(Row0, Column0, Mark, _), Cells),
              memberchk(cell(Row0, Column0, Mark0, _), Cells0),
              Mark0 \== Mark ),
            Changed),
    (   Changed = [cell(Row, Column, _, _)]
    ->  true
    ;   findall(Row1-Column1, ( member(cell(Row1, Column1, '', _), Changed) ), [Row-Column])
    ).

/** <examples>

?- sheets_lights_out:init(State), state_moves_places(sheets_lights_out, State, [press(2,3)], Places).
*/
