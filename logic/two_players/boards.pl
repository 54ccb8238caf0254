:- module(two_players_boards,
          [ state_board/3,         % +Game, +State, -Board
            state_text/3,          % +Game, +State, -Text
            roles_drawing_board/3, % +Roles, +Drawing, -Board
            board_text/2,          % +Board, -Text
            state_moves_places/4,  % +Game, +State, +Moves, -MovesPlaces
            drawing_move_places/4  % +Drawing, +Role, +Move, -Places
          ]).

/** <module> How a game whose states speak of cells is drawn, and touched

A board is board(Laid, Places, Labels): what is drawn in the terminal, in a notebook and on a page.
A place is place(Row, Column, Sign, Seat, Name): the Sign that is seen there, "" if nothing is; the
number of the seat whose it is, or `none`; and what the cell is called.  Laid says how cells lie
(cells.pl).  Labels are labels(Rows, Columns): label(Number, Text) beside a row, or below a
column, if cells are called by them.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2, min_list/2, nth1/3]).
:- use_module('../shared/user_rules', [query_text/2]).
:- use_module(cells, [rules_state/4, sheet_facts/3, state_drawing/3]).
:- use_module(contract, [game_roles/2, state_moves/4]).
:- use_module(texts, [term_text/2]).

%!  state_board(+Game, +State, -Board) is det.
%
%   True when Board is that of State; it has no places if State does not speak of cells.
%
%       ?- state_board(two_players_connect, connect(size(1,2,2), o, [[x]]), board(_, Places, _)).
%       Places = [place(1, 1, "", none, "row 1, column 1"), place(2, 1, "x", 1, "row 2, column 1")].

state_board(Game, State, Board) :-
    (   state_drawing(Game, State, Drawing)
    ->  drawing_board(Game, Drawing, Board)
    ;   Board = board(square, [], labels([], []))
    ).

drawing_board(Game, Drawing, Board) :-
    game_roles(Game, Roles),
    roles_drawing_board(Roles, Drawing, Board).

%!  roles_drawing_board(+Roles, +Drawing, -Board) is det.
%
%   True when Board is that of Drawing (cells.pl) in a game of Roles, terms or texts.
%
%       ?- roles_drawing_board([w,k], drawing(square, [cell(1,1,wp,[a,1])], []), board(_, Places, _)).
%       Places = [place(1, 1, "wp", 1, "a1")].

roles_drawing_board(_, drawing(Laid, Cells, _), board(Laid, Places, labels(Rows, []))) :-
    memberchk(Laid, [heap,hand]),
    !,      % what lies there is nobody's stone
    findall(place(Row, Column, Sign, none, Name),
            ( member(cell(Row, Column, Mark, Key), Cells),
              pile_sign(Laid, Mark, Sign),
              pile_name(Laid, Key, Name) ),
            Places),
    findall(label(Row, Text),
            ( member(cell(Row, _, _, [Term,_]), Cells), plain_text(Term, Text) ),
            Rows0),
    sort(Rows0, Rows).
roles_drawing_board(Roles0, drawing(Laid, Cells, _), board(Laid, Places, Labels)) :-
    maplist(plain_text, Roles0, Roles),
    (   member(cell(Row0, Column0, _, Key0), Cells),
        Key0 \== [Row0,Column0]
    ->  Named = by_key
    ;   Named = by_place
    ),
    findall(place(Row, Column, Sign, Seat, Name),
            ( member(cell(Row, Column, Mark, Key), Cells),
              mark_sign(Mark, Roles, Sign, Seat),
              key_name(Named, Key, Name) ),
            Places),
    cells_labels(Cells, Labels).

pile_sign(heap, thing, "o") :-
    !.      % else it is drawn as it is
pile_sign(_, Mark, Sign) :-
    plain_text(Mark, Sign).

pile_name(heap, [Heap,Number], Name) :-
    format(string(Name), "~w from heap ~w", [Number, Heap]).
pile_name(hand, [Hand,Card], Name) :-
    format(string(Name), "~w: ~w", [Hand, Card]).

%   A mark is a role's if it is its name, or its first letter, or begins with one of them: `w`, `wk`.
%   A game of one role has no others.  A role's name is seen as its first letter.

mark_sign('', _, Sign, Seat) =>
    Sign = "",
    Seat = none.
mark_sign(Mark, Roles, Sign, Seat) =>
    plain_text(Mark, Text),
    string_length(Text, Length),
    (   nth1(Number, Roles, Text)
    ->  Seat = Number,
        (   Length > 2,
            role_letter(Roles, Text, Letter)
        ->  Sign = Letter
        ;   Sign = Text
        )
    ;   Sign = Text,
        (   Length =< 2,
            \+ number(Mark),
            sub_string(Text, 0, 1, _, First),
            ( Roles = [_] -> Number = 1 ; nth1(Number, Roles, Role), role_letter(Roles, Role, First) )
        ->  Seat = Number
        ;   Seat = none
        )
    ).

%   Without quotes.

plain_text(Term, Text) :-
    format(string(Text), "~w", [Term]).

%   The first letter of Role, if no other has it.

role_letter(Roles, Role, Letter) :-
    sub_string(Role, 0, 1, _, Letter),
    \+ ( member(Other, Roles), Other \== Role, sub_string(Other, 0, 1, _, Letter) ).

%   If coordinates are not those at which cells are drawn, cells are called by them.  As in chess, a
%   letter and a number are written together.

key_name(by_place, Key, Name) :-
    format(string(Name), "row ~w, column ~w", Key).
key_name(by_key, Key, Name) :-
    (   Key = [First,Second],
        atom_length(First, 1),
        atom(First),
        integer(Second)
    ->  format(string(Name), "~w~w", Key)
    ;   commas(Key, Name)
    ).

commas(Key, Name) :-
    atomic_list_concat(Key, ',', Atom),
    atom_string(Atom, Name).

cells_labels(Cells, labels(Rows, Columns)) :-
    (   member(cell(Row, Column, _, Key), Cells),
        Key \== [Row,Column],
        labelled(Cells, Rows0, Columns0)
    ->  Rows = Rows0,
        Columns = Columns0
    ;   Rows = [],
        Columns = []
    ).

%   One of the coordinates must be that of a whole row, and the other that of a whole column.

labelled(Cells, Rows, Columns) :-
    member(First, [1,2]),
    Second is 3 - First,
    findall(label(Row, Text),
            ( member(cell(Row, _, _, Key), Cells), nth1(First, Key, Term), plain_text(Term, Text) ),
            Rows0),
    findall(label(Column, Text),
            ( member(cell(_, Column, _, Key), Cells), nth1(Second, Key, Term), plain_text(Term, Text) ),
            Columns0),
    sort(Rows0, Rows),
    sort(Columns0, Columns),
    one_each(Rows),
    one_each(Columns),
    !.      % if both orders do, as for one cell, the first

one_each(Labels) :-
    findall(Number, member(label(Number, _), Labels), Numbers0),
    sort(Numbers0, Numbers),
    same_length(Numbers0, Numbers).

%!  board_text(+Board, -Text) is det.
%
%   True when Text has a line for each row of Board: a sign for each column, `.` where nothing stands,
%   and a space where there is no cell; and the labels.
%
%       ?- board_text(board(square, [place(1,1,"",none,"a2"), place(1,2,"x",1,"b2")],
%                           labels([label(1,"2")], [label(1,"a"),label(2,"b")])), Text).
%       Text = "2 . x\n  a b".

board_text(board(Laid, Places, labels(RowLabels, ColumnLabels)), Text) :-
    ( Laid == hexagonal -> Step = 2 ; Step = 1 ),
    findall(Row, member(place(Row, _, _, _, _), Places), Rows),
    findall(Column, member(place(_, Column, _, _, _), Places), Columns),
    findall(Sign, member(place(_, _, Sign, _, _), Places), Signs),
    findall(Label, member(label(_, Label), ColumnLabels), Below),
    maplist(texts_width, [Signs,Below], Widths),
    max_list([1|Widths], Width),
    findall(Label, member(label(_, Label), RowLabels), Beside),
    texts_width(Beside, Margin),
    min_list(Rows, Top),
    max_list(Rows, Bottom),
    min_list(Columns, Left),
    max_list(Columns, Right),
    Grid = grid(Step, Width, Left, Right, Margin),
    findall(Line,
            ( between(Top, Bottom, Row),
              findall(Column-Sign,
                      ( member(place(Row, Column, Sign0, _, _), Places),
                        ( Sign0 == "" -> Sign = "." ; Sign = Sign0 ) ),
                      Marks),
              ( memberchk(label(Row, Label), RowLabels) -> true ; Label = "" ),
              line(Grid, Label, Marks, Line) ),
            Lines0),
    (   ColumnLabels == []
    ->  Lines = Lines0
    ;   findall(Column-Label, member(label(Column, Label), ColumnLabels), Marks0),
        line(Grid, "", Marks0, Last),
        append(Lines0, [Last], Lines)
    ),
    lines_text(Lines, Text).

texts_width(Texts, Width) :-
    maplist(string_length, Texts, Lengths),
    max_list([0|Lengths], Width).

%   A column that is a whole cell is as wide as the widest sign, and a space parts it from the next.

line(grid(Step, Width, Left, Right, Margin), Label, Marks, Line) :-
    Room is (Width + Step) // Step,
    findall(Piece,
            ( between(Left, Right, Column),
              ( memberchk(Column-Mark, Marks) -> true ; Mark = "" ),
              piece(Step, Width, Room, Column, Right, Mark, Piece) ),
            Pieces),
    atomic_list_concat(Pieces, Row),
    (   Margin =:= 0
    ->  Line0 = Row
    ;   format(string(Line0), "~t~s~*| ~w", [Label, Margin, Row])
    ),
    trimmed(Line0, Line).

piece(1, Width, _, Column, Right, Mark, Piece) :-
    format(string(Sign), "~t~s~*|", [Mark, Width]),
    ( Column =:= Right -> Piece = Sign ; string_concat(Sign, " ", Piece) ).
piece(2, _, Room, _, _, Mark, Piece) :-
    format(string(Piece), "~s~t~*|", [Mark, Room]).

trimmed(Text0, Text) :-
    (   string_concat(Text1, " ", Text0)
    ->  trimmed(Text1, Text)
    ;   Text = Text0
    ).

lines_text(Lines, Text) :-
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Text).

%!  state_text(+Game, +State, -Text) is det.
%
%   True when Text shows State: as the game says by shown/2, or as a board, with the facts that do not
%   speak of cells below it, or as it is written.  What roles have chosen is not shown before all have.
%
%       ?- state_text(two_players_nim, heaps(1, [3,4,5]), Text).
%       Text = "1 o o o\n2 o o o o\n3 o o o o o".

state_text(Game, State, Text) :-
    (   current_predicate(Game:shown/2),
        Game:shown(State, Shown)
    ->  format(string(Text), "~w", [Shown])
    ;   state_drawing(Game, State, Drawing)
    ->  drawing_board(Game, Drawing, Board),
        board_text(Board, Picture),
        Drawing = drawing(_, _, Others),
        maplist(query_text, Others, Lines),
        lines_text([Picture|Lines], Text)
    ;   sheet_facts(Game, State, Facts)
    ->  maplist(query_text, Facts, Lines),
        lines_text(Lines, Text)
    ;   rules_state(Game, State, _, Known),
        term_text(Known, Text)
    ).

%   ---- Which cells a move is made by ----
%
%   Where a state speaks of cells, a move is made by touching some of them, in order:
%
%     - the cells that the move names by their coordinates: move(a,2,a,4) first a2, then a4; take(2,3)
%       the third thing of the heap 2;
%     - else the one cell with a mark that the move names: slide(5) the cell with the 5; and of hands
%       the card in that of the role whose turn it is;
%     - else the one cell that it changes; if it changes several, the one on which something comes to
%       stand where nothing was.
%
%   A move of which none of this is true has no cells.  Several moves may have the same.

%!  state_moves_places(+Game, +State, +Moves, -MovesPlaces) is det.
%
%   True when MovesPlaces has Move-Places for each of the Moves that are legal in State: Places,
%   [Column,Row] each, are the cells by which it is made.
%
%       ?- state_moves_places(two_players_connect, connect(size(1,2,2), o, [[x]]), [1], Places).
%       Places = [1-[[1, 1]]].

state_moves_places(Game, State, Moves, MovesPlaces) :-
    (   state_drawing(Game, State, Drawing)
    ->  ( Drawing = drawing(hand, _, _), state_moves(Game, State, Role0, _) -> Role = Role0 ; Role = none ),
        findall(Move-Places,
                ( member(Move, Moves),
                  (   drawing_move_places(Drawing, Role, Move, Places)
                  ->  true
                  ;   changed(Game, State, Drawing, Move, Place)
                  ->  Places = [Place]
                  ;   Places = []
                  ) ),
                MovesPlaces)
    ;   findall(Move-[], member(Move, Moves), MovesPlaces)
    ).

%!  drawing_move_places(+Drawing, +Role, +Move, -Places) is semidet.
%
%   True when Move of Role names the cells at Places in Drawing, or the mark of just one.
%
%       ?- drawing_move_places(drawing(heap, [cell(1,1,thing,[1,2]), cell(1,2,thing,[1,1])], []), 1,
%                              take(1,2), Places).
%       Places = [[1, 1]].

drawing_move_places(drawing(Laid, Cells0, _), Role, Move, Places) :-
    own_cells(Laid, Role, Cells0, Cells),
    move_words(Move, Words),
    (   named(Words, Cells, Places0),
        Places0 = [_|_]
    ->  Places = Places0
    ;   marked(Words, Cells, Place),
        Places = [Place]
    ).

%   Of equal cards in a hand the first is played.

own_cells(hand, Role, Cells0, Cells) :-
    !,      % one kind
    findall(cell(Row, Column, Card, [Role,Card]),
            ( nth1(Place, Cells0, cell(Row, Column, Card, [Role,Card])),
              \+ ( nth1(Before, Cells0, cell(_, _, Card, [Role,Card])), Before < Place ) ),
            Cells).
own_cells(_, _, Cells, Cells).

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

changed(Game, State0, drawing(_, Cells0, _), Move, [Column,Row]) :-
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

?- state_text(two_players_noughts_and_crosses, turn(x, [x,b,b, b,o,b, b,b,b]), Text).
*/
