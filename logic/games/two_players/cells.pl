:- module(games_cells,
          [ state_cells/3,         % +Game, +State, -Cells
            facts_cells/3,         % +Facts, -Cells, -Others
            cells_text/2,          % +Cells, -Text
            mark_blank/1,          % ?Mark
            state_move_cells/4     % +Game, +State, +Move, -Places
          ]).

/** <module> States that speak of cells, as pictures

A _cell_ is cell(Row, Column, Mark): in Row and Column, which are integers, stands Mark, an atomic
term.  Row 1 is at the top, column 1 at the left.  A mark `b`, `blank` or `empty` is a cell with
nothing in it.

A game says what its cells are: cell(State, Row, Column, Mark).  If it does not, its state may be a
list of facts, or have one as an argument, that speaks of cells itself: at least four facts
Name(Row, Column, Mark) of one Name, each of another cell.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, min_list/2]).
:- use_module(library(yall), [(>>)/3]).

%!  state_cells(+Game, +State, -Cells) is det.
%
%   True when Cells are the cells of State, in order; none if it does not speak of any.
%
%       ?- state_cells(games_connect, connect(size(1,2,2), o, [[x]]), Cells).
%       Cells = [cell(1, 1, b), cell(2, 1, x)].

state_cells(Game, State, Cells) :-
    (   current_predicate(Game:cell/4)
    ->  findall(cell(Row, Column, Mark), Game:cell(State, Row, Column, Mark), Cells0),
        sort(Cells0, Cells)
    ;   state_facts(State, Facts),
        facts_cells(Facts, Cells0, _)
    ->  Cells = Cells0
    ;   Cells = []
    ).

state_facts(State, Facts) :-
    (   is_list(State)
    ->  Facts = State
    ;   compound(State),
        arg(_, State, Facts),
        is_list(Facts)
    ).

%!  facts_cells(+Facts, -Cells, -Others) is semidet.
%
%   True when Cells are what facts among Facts say of cells, and Others are the other facts.
%
%       ?- facts_cells([at(0,1,b), at(0,2,x), at(1,1,b), at(1,2,o), control(x)], Cells, Others).
%       Cells = [cell(0, 1, b), cell(0, 2, x), cell(1, 1, b), cell(1, 2, o)], Others = [control(x)].

facts_cells(Facts, Cells, Others) :-
    member(First, Facts),
    fact_cell(First, Name, _),
    !,      % the first name that speaks of a cell
    findall(Cell, ( member(Fact, Facts), fact_cell(Fact, Name, Cell) ), Cells0),
    sort(Cells0, Cells),
    length(Cells, Count),
    Count >= 4,
    findall(Row-Column, member(cell(Row, Column, _), Cells), Places0),
    sort(Places0, Places),
    length(Places, Count),
    exclude([Fact]>>fact_cell(Fact, Name, _), Facts, Others).

fact_cell(Fact, Name, cell(Row, Column, Mark)) :-
    compound(Fact),
    compound_name_arguments(Fact, Name, [Row,Column,Mark]),
    integer(Row),
    integer(Column),
    atomic(Mark).

%!  cells_text(+Cells, -Text) is det.
%
%   True when Text has a line for each row of Cells: a mark for each column, `.` where it is blank,
%   and a space where there is no cell.
%
%       ?- cells_text([cell(1,1,b), cell(1,2,x), cell(2,1,10), cell(2,2,o)], Text).
%       Text = " .  x\n10  o".

cells_text(Cells, Text) :-
    findall(Row, member(cell(Row, _, _), Cells), Rows),
    findall(Column, member(cell(_, Column, _), Cells), Columns),
    findall(Length, ( member(cell(_, _, Mark), Cells), atom_length(Mark, Length) ), Lengths),
    max_list(Lengths, Width),
    ends(Rows, Top, Bottom),
    ends(Columns, Left, Right),
    findall(Line,
            ( between(Top, Bottom, Row),
              findall(Sign, ( between(Left, Right, Column),
                              cells_sign(Cells, Row, Column, Width, Sign) ), Signs),
              atomic_list_concat(Signs, ' ', Line) ),
            Lines),
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Text).

ends(Numbers, Least, Most) :-
    min_list(Numbers, Least),
    max_list(Numbers, Most).

cells_sign(Cells, Row, Column, Width, Sign) :-
    (   memberchk(cell(Row, Column, Mark), Cells)
    ->  ( mark_blank(Mark) -> Shown = '.' ; Shown = Mark )
    ;   Shown = ''
    ),
    format(string(Sign), "~t~w~*|", [Shown, Width]).

%!  mark_blank(?Mark) is nondet.
%
%   True when Mark says that nothing stands in a cell.
%
%       ?- mark_blank(b).
%       true .

mark_blank(b).
mark_blank(blank).
mark_blank(empty).

%!  state_move_cells(+Game, +State, +Move, -Places) is det.
%
%   True when Places, [Column,Row] each, are the cells of State that change if Move is played.
%
%       ?- state_move_cells(games_connect, connect(size(1,2,2), o, [[x]]), 1, Places).
%       Places = [[1, 1]].

state_move_cells(Game, State0, Move, Places) :-
    state_cells(Game, State0, Cells0),
    (   Cells0 = [_|_],
        once(Game:legal(State0, Role, Move)),
        once(Game:next(State0, Role, Move, State))
    ->  state_cells(Game, State, Cells),
        findall([Column,Row],
                ( member(cell(Row, Column, Mark), Cells),
                  \+ memberchk(cell(Row, Column, Mark), Cells0) ),
                Places)
    ;   Places = []
    ).

/** <examples>

?- state_cells(games_noughts_and_crosses, turn(x, [x,b,b, b,o,b, b,b,b]), Cells),
   cells_text(Cells, Text).
*/
