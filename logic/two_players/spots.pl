:- module(two_players_spots,
          [ state_spots/7,         % +Rules, +State, -Words, -Now, -Possible, -Whole, -Others
            board_words/2,         % +Words, -Row
            mark_nothing/1,        % ?Mark
            coordinate_order/2     % +Value, -Order
          ]).

/** <module> What a state says of cells, in the coordinates of the game

A _spot_ is spot(Row, Column, Mark, Key): a cell by its coordinates, what stands there, '' if nothing
does, and both coordinates in the order of the game.

A game may say what its cells are: cell(State, Row, Column, Mark).  If it does not, its state may be
a list of facts, or have one as an argument.  What their arguments mean is told by a fact
board(Name, Word, ...), with a word for each argument of Name:

  - row: the row, from the top; or up: the row, from the bottom; or leftward, rightward: the row, from
    the top, and each lies half a cell further left, or right, than the one above;
  - column: the column;
  - mark: what stands there.  Without it Name is the mark;
  - any: anything else.

Such a fact with the Name cell is for cell/4, too.  If no fact tells it, it is found: facts
Name(Row, Column, Mark), or Name(Mark, Row, Column), at least four of one Name, each of another cell,
or three that are a whole row or column: 1, 2, 3.
Of a letter and a number the letter is the column and the number the row, from the bottom, as in
chess.  Coordinates are integers, or letters which may have a number behind them.

Marks `b`, `blank`, `empty` and `none` are nothing, if no role has this name.
*/

:- use_module(library(apply), [exclude/3, maplist/2]).
:- use_module(library(lists), [append/3, max_member/2, member/2, memberchk/2, subtract/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).

%!  state_spots(+Rules, +State, -Words, -Now, -Possible, -Whole, -Others) is semidet.
%
%   True when Now are the spots of State of the module Rules, and Possible those of any state, as far
%   as they are known: Whole is `true` if they are all.  Words say what the arguments of the facts
%   are, and Others are the facts of State that speak of no cell.  Fails if State speaks of none.
%
%       ?- state_spots(two_players_connect, connect(size(1,1,1), o, [[x]]), Words, Now, _, Whole, _).
%       Words = [row, column, mark], Now = [spot(1, 1, x, [1, 1])], Whole = true.

state_spots(Rules, State, Words, Now, Now, true, []) :-
    current_predicate(Rules:cell/4),
    !,      % the game says what its cells are
    (   told_board(Rules, cell, Words),
        same_length(Words, [_,_,_])
    ->  true
    ;   Words = [row,column,mark]
    ),
    findall(Spot,
            ( Rules:cell(State, A, B, C),
              fact_spot(Words, cell(A, B, C), Rules, Spot) ),
            Now).
state_spots(Rules, State, First, Now, Possible, Whole, Others) :-
    state_listed(Rules, State, Facts),
    possible_facts(Rules, Facts, All, Complete),
    findall(Name-Words, told_board(Rules, Name, Words), Told),
    (   Told = [_|_]
    ->  Boards = Told
    ;   found_board(Facts, All, Board),
        Boards = [Board]
    ),
    Boards = [_-First|_],
    boards_spots(Boards, Rules, Facts, Now),
    boards_spots(Boards, Rules, All, Possible),
    (   ( Complete == true ; member(spot(_, _, '', _), Possible) )
    ->  Whole = true
    ;   Whole = false
    ),
    exclude(on_board(Boards), Facts, Others).

state_listed(Rules, State, Facts) :-
    (   current_predicate(Rules:state_facts/2)
    ->  Rules:state_facts(State, Facts)
    ;   is_list(State)
    ->  Facts = State
    ;   compound(State),
        arg(_, State, Facts),
        is_list(Facts)
    ->  true
    ).

%   A sheet that is compiled knows all facts that can be true (../sheets/grounded.pl).

possible_facts(Rules, Facts, All, Complete) :-
    (   current_predicate(Rules:fact_bit/2)
    ->  findall(Fact, Rules:fact_bit(Fact, _), All),
        Complete = true
    ;   catch(( Rules:init(State), state_listed(Rules, State, First) ), error(_, _), fail)
    ->  append(Facts, First, All),
        Complete = false
    ;   All = Facts,
        Complete = false
    ).

%   What the game's own file tells.

told_board(Rules, Name, Words) :-
    member(Arity, [3,4,5,6]),
    functor(Head, board, Arity),
    current_predicate(Rules:board/Arity),
    \+ predicate_property(Rules:Head, imported_from(_)),
    catch(clause(Rules:Head, true), error(_, _), fail),
    Head =.. [board,Name|Words],
    atom(Name),
    board_words(Words, _).

%!  board_words(+Words, -Row) is semidet.
%
%   True when Words say what the arguments of a fact are, and Row is the word for its row.
%
%       ?- board_words([column,up,mark], Row).
%       Row = up.

board_words(Words, Row) :-
    ground(Words),
    subtract(Words, [column,mark,any], [Row]),
    memberchk(Row, [row,up,leftward,rightward]),
    findall(Word, ( member(Word, Words), memberchk(Word, [column,mark]) ), Known),
    msort(Known, Sorted),
    memberchk(Sorted, [[column], [column,mark]]).

boards_spots(Boards, Rules, Facts, Spots) :-
    findall(Spot,
            ( member(Name-Words, Boards),
              member(Fact, Facts),
              compound(Fact),
              compound_name_arity(Fact, Name, Arity),
              length(Words, Arity),
              fact_spot(Words, Fact, Rules, Spot) ),
            Spots).

fact_spot(Words, Fact, Rules, spot(Row, Column, Mark, Key)) :-
    compound_name_arguments(Fact, Name, Arguments),
    Mark0 = mark(Name),
    words_spot(Words, Arguments, Row, Column, Mark0, Key),
    maplist(atomic, [Row,Column]),
    Mark0 = mark(Mark1),
    atomic(Mark1),
    ( nothing(Rules, Mark1) -> Mark = '' ; Mark = Mark1 ).

words_spot([], [], _, _, _, []).
words_spot([Word|Words], [Argument|Arguments], Row, Column, Mark, Key) :-
    (   Word == column
    ->  Column = Argument,
        Key = [Argument|Key1]
    ;   Word == mark
    ->  setarg(1, Mark, Argument),
        Key = Key1
    ;   Word == any
    ->  Key = Key1
    ;   Row = Argument,
        Key = [Argument|Key1]
    ),
    words_spot(Words, Arguments, Row, Column, Mark, Key1).

nothing(Rules, Mark) :-
    mark_nothing(Mark),
    \+ Rules:role(Mark).

%!  mark_nothing(?Mark) is nondet.
%
%   True when Mark says that nothing stands in a cell.
%
%       ?- mark_nothing(b).
%       true .

mark_nothing(b).
mark_nothing(blank).
mark_nothing(empty).
mark_nothing(none).
mark_nothing('').

on_board(Boards, Fact) :-
    compound(Fact),
    compound_name_arity(Fact, Name, Arity),
    member(Name-Words, Boards),
    length(Words, Arity).

%   The board that the facts of a state speak of: of several names the one with most cells.

found_board(Facts, All, Board) :-
    findall(Name0-Arguments,
            ( member(Fact, All),
              compound(Fact),
              compound_name_arguments(Fact, Name0, Arguments),
              Arguments = [_,_,_] ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Count-(Name1-Words1),
            ( member(Name1-Rows, Groups),
              rows_words(Rows, Words1),
              rows_places(Words1, Rows, Places),
              enough(Places),
              length(Places, Count),
              once_each(Words1, Name1, Facts) ),
            Boards),
    max_member(_-Board, Boards).

rows_words(Rows, Words) :-
    findall(A, member([A,_,_], Rows), As),
    findall(B, member([_,B,_], Rows), Bs),
    findall(C, member([_,_,C], Rows), Cs),
    (   maplist(coordinate, As),
        maplist(coordinate, Bs),
        maplist(atomic, Cs)
    ->  coordinates_words(As, Bs, Row, Column),
        Words = [Row,Column,mark]
    ;   maplist(coordinate, Bs),
        maplist(coordinate, Cs),
        maplist(atomic, As)
    ->  coordinates_words(Bs, Cs, Row, Column),
        Words = [mark,Row,Column]
    ).

coordinates_words(As, Bs, First, Second) :-
    (   maplist(letter, As),
        maplist(integer, Bs)
    ->  First = column,
        Second = up
    ;   maplist(integer, As),
        maplist(letter, Bs)
    ->  First = up,
        Second = column
    ;   First = row,
        Second = column
    ).

coordinate(Value) :-
    (   integer(Value)
    ->  true
    ;   atom(Value),
        coordinate_order(Value, _)
    ).

letter(Value) :-
    atom(Value),
    atom_length(Value, 1).

%!  coordinate_order(+Value, -Order) is semidet.
%
%   True when the atom Value is a letter with perhaps a number behind it, Order.
%
%       ?- coordinate_order(c10, Order).
%       Order = 99-10.

coordinate_order(Value, Letter-Number) :-
    atom_codes(Value, [Letter|Codes]),
    code_type(Letter, alpha),
    ( Codes == [] -> Number = 0 ; catch(number_codes(Number, Codes), error(_, _), fail), integer(Number) ).

rows_places(Words, Rows, Places) :-
    findall(Row-Column,
            ( member(Arguments, Rows), words_spot(Words, Arguments, Row, Column, mark(_), _) ),
            Places0),
    sort(Places0, Places).

enough([_,_,_,_|_]).
enough([Row-1,Row-2,Row-3]).
enough([1-Column,2-Column,3-Column]).

%   In a state each cell has one mark.

once_each(Words, Name, Facts) :-
    findall(Row-Column,
            ( member(Fact, Facts),
              compound(Fact),
              compound_name_arguments(Fact, Name, Arguments),
              same_length(Words, Arguments),
              words_spot(Words, Arguments, Row, Column, mark(_), _) ),
            Places0),
    sort(Places0, Places),
    same_length(Places0, Places).

/** <examples>

?- state_spots(sheets_lights_out, on([1-1]), _, Now, _, _, _).
*/
