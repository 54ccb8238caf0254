:- module(two_players_cells,
          [ board_meant/1,         % +Words
            board_remark/2,        % +Game, -Remark
            state_drawing/3,       % +Game, +State, -Drawing
            told_drawing/4,        % +Roles, +Words, +Facts, -Drawing
            sheet_facts/3,         % +Game, +State, -Facts
            rules_state/4          % +Game, +State, -Rules, -Known
          ]).

/** <module> States that speak of cells: which cells there are, and where they are drawn

A _cell_ is cell(Row, Column, Mark, Key): where it is drawn, row 1 at the top and column 1 at the
left; what stands there, '' if nothing does; and its coordinates, as the game has them.

A _spot_ is spot(Row, Column, Mark, Key): a cell by its coordinates, what stands there, '' if nothing
does, and both coordinates in the order of the game.

A game may say what its cells are: cell(State, Row, Column, Mark).  If it does not, its state may be
a list of facts, or have one as an argument.  What their arguments mean is told by a fact
board(Name, Word, ...), with a word for each argument of Name:

  - row: the row, from the top; or up: the row, from the bottom; or leftward, rightward: the row, from
    the top, and each lies half a cell further left, or right, than the one above;
  - column: the column;
  - mark: what stands there.  Without it Name is the mark;
  - heap, and count: a heap, and how many things lie in it, at most 50.  They are drawn in a row, and
    are cells, too: of the heap 2 the coordinates are 2 and 1, 2, 3 ..., from the right;
  - hand, and mark: whose hand it is, a role or any other name, and a card in it, atomic.  A hand is
    drawn as a row of cards;
  - any: anything else.

Such a fact with the Name cell tells what the arguments of cell(State, ...) are: those of nim are
told by board(cell, heap, count), with cell(State, Heap, Count).  If no fact tells it, it is found: facts
Name(Row, Column, Mark), or Name(Mark, Row, Column), at least four of one Name, each of another cell,
or three that are a whole row or column: 1, 2, 3.
Of a letter and a number the letter is the column and the number the row, from the bottom, as in
chess.  Coordinates are integers, or letters which may have a number behind them.

Marks `b`, `blank`, `empty` and `none` are nothing, if no role has this name.
*/

:- use_module(library(apply), [exclude/3, maplist/2]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, max_list/2, max_member/2, member/2, memberchk/2, min_list/2, nth1/3,
                numlist/3, subtract/3 ]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module('../sheets/percepts', [game_hides/2]).
:- use_module('../sheets/joint', [chosen_state/2, turns_joint/2]).

%   True when Now are the spots of State of the module Rules, and Possible those of any state, as far
%   as they are known: Whole is `true` if they are all.  Words say what the arguments of the facts
%   are, and Others are the facts of State that speak of no cell.  Fails if State speaks of none.

state_spots(Rules, State, Words, Now, Now, true, []) :-
    cell_words(Rules, Words),
    !,      % the game says what its cells are
    same_length(Words, Arguments),
    Goal =.. [cell,State|Arguments],
    Fact =.. [cell|Arguments],
    findall(Spot, ( Rules:Goal, fact_spot(Words, Fact, Rules, Spot) ), Now).
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

cell_words(Rules, Words) :-
    (   told_board(Rules, cell, Words0),
        length([_|Words0], Arity),
        current_predicate(Rules:cell/Arity)
    ->  Words = Words0
    ;   current_predicate(Rules:cell/4),
        Words = [row,column,mark]
    ).

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

%   A sheet that is compiled knows all facts that can be true (../sheets/compiler.pl).

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
    said_board(Rules, Name, Words),
    board_words(Words, _).

said_board(Rules, Name, Words) :-
    member(Arity, [3,4,5,6]),
    functor(Head, board, Arity),
    current_predicate(Rules:board/Arity),
    \+ predicate_property(Rules:Head, imported_from(_)),
    catch(clause(Rules:Head, true), error(_, _), fail),
    Head =.. [board,Name|Words],
    atom(Name),
    ground(Words).

%!  board_remark(+Game, -Remark) is nondet.
%
%   True when Remark says what is wrong with a fact by which Game tells its board.
%
%       ?- board_remark(two_players_nim, _).
%       false.

board_remark(Game, Remark) :-
    once(Game:init(State0)),
    rules_state(Game, State0, Rules, State),
    said_board(Rules, Name, Words),
    Fact =.. [board,Name|Words],
    (   \+ board_words(Words, _)
    ->  board_meant(Words),
        format(string(Remark), "~q tells no board: its words are heap and count, hand and mark, or one \c
                                of row, up, leftward and rightward, with column and perhaps mark; and \c
                                any for anything else.", [Fact])
    ;   \+ state_drawing(Rules, State, _)
    ->  format(string(Remark), "By ~q nothing is drawn of the first state: it has no such facts, or \c
                                not those of a board; a heap has 0 to 50 things.", [Fact])
    ).

%!  board_meant(+Words) is semidet.
%
%   True when Words are meant to say what the arguments of a fact are, right or wrong: two of them at
%   least are words for that.
%
%       ?- board_meant([sideways,column,mark]).
%       true.

board_meant(Words) :-
    ground(Words),
    findall(Word, ( member(Word, Words), known_word(Word) ), [_,_|_]).

known_word(Word) :-
    memberchk(Word, [row,up,leftward,rightward,heap,hand,column,count,mark,any]).

%   True when Words say what the arguments of a fact are, and Row is the word for its row.

board_words(Words, Row) :-
    ground(Words),
    subtract(Words, [column,count,mark,any], [Row]),
    findall(Word, ( member(Word, Words), \+ memberchk(Word, [Row,any]) ), Known),
    msort(Known, Sorted),
    (   memberchk(Row, [row,up,leftward,rightward])
    ->  memberchk(Sorted, [[column], [column,mark]])
    ;   memberchk(Row-Sorted, [heap-[count], hand-[mark]])
    ).

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
    Mark0 = mark(Mark1),
    ( memberchk(hand, Words) -> Column = Mark1 ; true ),
    maplist(atomic, [Row,Column,Mark1]),
    ( nothing(Rules, Mark1) -> Mark = '' ; Mark = Mark1 ).

words_spot([], [], _, _, _, []).
words_spot([Word|Words], [Argument|Arguments], Row, Column, Mark, Key) :-
    (   memberchk(Word, [column,count])
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
    \+ rules_role(Rules, Mark).

mark_nothing(b).
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

%   True when the atom Value is a letter with perhaps a number behind it, Order.

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

%!  state_drawing(+Game, +State, -Drawing) is semidet.
%
%   True when Drawing is drawing(Laid, Cells, Others): Cells are the cells of State, in order, and
%   Others are the facts of the state that say nothing of them.  Laid is `square`; `hexagonal` where
%   rows lie half a cell beside each other: columns are two steps apart; `heap`, or `hand`.  Fails if
%   State does not speak of cells.
%
%       ?- state_drawing(two_players_connect, connect(size(1,2,2), o, [[x]]), Drawing).
%       Drawing = drawing(square, [cell(1, 1, '', [1, 1]), cell(2, 1, x, [2, 1])], []).

state_drawing(Game, State0, drawing(Laid, Cells, Others)) :-
    rules_state(Game, State0, Rules, State),
    state_spots(Rules, State, Words, Now, Possible, Whole, Others),
    board_words(Words, Row),
    drawn_cells(Row, Rules, Words, Now, Possible, Whole, Laid, Cells).

%!  told_drawing(+Roles, +Words, +Facts, -Drawing) is semidet.
%
%   True when Drawing shows Facts, whose arguments mean Words, in a game of Roles that somebody else
%   tells.
%
%       ?- told_drawing([1,2], [heap,count], [cell(1,2)], Drawing).
%       Drawing = drawing(heap, [cell(1, 1, thing, [1, 2]), cell(1, 2, thing, [1, 1])], []).

told_drawing(Roles, Words, Facts, drawing(Laid, Cells, [])) :-
    board_words(Words, Row),
    findall(Spot, ( member(Fact, Facts), fact_spot(Words, Fact, told(Roles), Spot) ), Now),
    drawn_cells(Row, told(Roles), Words, Now, Now, true, Laid, Cells).

%   Rules are a module, or told(Roles).

rules_role(Rules, Role) :-
    ( Rules = told(Roles) -> member(Role, Roles) ; Rules:role(Role) ).

drawn_cells(heap, _, _, Now, _, _, heap, Cells) :-
    !,      % one kind
    Now = [_|_],
    findall(Heap-Count, member(spot(Heap, Count, _, _), Now), Heaps0),
    sort(Heaps0, Heaps),
    forall(member(_-Count, Heaps), ( integer(Count), between(0, 50, Count) )),
    findall(cell(Down, Across, Mark, [Heap,Number]),
            ( nth1(Down, Heaps, Heap-Count), heap_thing(Count, Across, Mark, Number) ),
            Cells).
drawn_cells(hand, Rules, _, Now, _, _, hand, Cells) :-
    !,      % one kind
    findall(Role, ( rules_role(Rules, Role), Role \== random ), Roles),
    findall(Hand, member(spot(Hand, _, _, _), Now), Hands0),
    subtract(Hands0, Roles, Hands1),
    list_to_set(Hands1, Hands2),
    append(Hands2, Roles, Hands),
    findall(cell(Down, Across, Card, [Hand,Card]),
            ( nth1(Down, Hands, Hand),
              findall(Card0, member(spot(Hand, Card0, _, _), Now), Cards0),
              ( Cards0 == [] -> Cards = [''] ; Cards = Cards0 ),
              nth1(Across, Cards, Card) ),
            Cells).
drawn_cells(Row, _, Words, Now, Possible, Whole, Laid, Cells) :-
    Possible = [_|_],
    spots_places(Possible, Whole, Words, Places),
    ( row_step(Row, 1) -> Laid = square ; Laid = hexagonal ),
    findall(cell(Down, Across, Mark, Key),
            ( member(place(Down, Across, Row1, Column1, Key), Places),
              spot_mark(Now, Row1, Column1, Mark) ),
            Cells0),
    sort(Cells0, Cells).

%   The things of a heap, numbered from the right; of an empty one its place is seen.

heap_thing(0, 1, '', 0).
heap_thing(Count, Across, thing, Number) :-
    between(1, Count, Across),
    Number is Count + 1 - Across.

%!  sheet_facts(+Game, +State, -Facts) is semidet.
%
%   True when Facts are true in State of Game, a rule sheet (../sheets/kif.pl).
%
%       ?- sheet_facts(two_players_nim, heaps(1, [3,4,5]), _).
%       false.

sheet_facts(Game, State0, Facts) :-
    rules_state(Game, State0, Rules, State),
    current_predicate(Rules:state_facts/2),
    Rules:state_facts(State, Facts).

%!  rules_state(+Game, +State, -Rules, -Known) is det.
%
%   True when Rules is the module with the rules of Game, and Known is State as they have it: what was
%   chosen in it by then, and how it was reached, is not in it.
%
%       ?- rules_state(two_players_nim, heaps(1, [3,4,5]), Rules, State).
%       Rules = two_players_nim, State = heaps(1, [3, 4, 5]).

rules_state(Game, State0, Rules, State) :-
    chosen_state(State0, State1),
    (   game_hides(Game, Joint)
    ->  State1 = seen(State, _),
        Rules = Joint
    ;   turns_joint(Game, Joint)
    ->  State = State1,
        Rules = Joint
    ;   State = State1,
        Rules = Game
    ).

%   place(Down, Across, Row, Column, Key): where a cell of the game is drawn.  If it is not known which
%   places there are, each row has each column.

spots_places(Spots, Whole, Words, Places) :-
    board_words(Words, RowWord),
    findall(Row, member(spot(Row, _, _, _), Spots), Rows0),
    findall(Column, member(spot(_, Column, _, _), Spots), Columns0),
    axis(Rows0, Whole, Rows),
    axis(Columns0, Whole, Columns),
    pairs_values(Rows, Downs),
    max_list(Downs, Last),
    min_list(Downs, First),
    findall(Row-Column-Key, member(spot(Row, Column, _, Key), Spots), Known0),
    sort(Known0, Known),
    (   Whole == true
    ->  All = Known
    ;   findall(Row-Column-Key,
                ( member(Row-_, Rows), member(Column-_, Columns), key(Words, Row, Column, Key) ),
                All)
    ),
    findall(place(Down, Across, Row, Column, Key),
            ( member(Row-Column-Key, All),
              memberchk(Row-Down0, Rows),
              memberchk(Column-Across0, Columns),
              drawn(RowWord, First, Last, Down0, Across0, Down, Across) ),
            Places0),
    left_most(RowWord, Places0, Places).

%   The coordinates of a cell, in the order in which the facts have them.

key(Words, Row, Column, Key) :-
    subtract(Words, [mark,any], [First,_]),
    ( First == column -> Key = [Column,Row] ; Key = [Row,Column] ).

axis(Values0, Whole, Places) :-
    sort(Values0, Values),
    (   maplist(integer, Values)
    ->  (   Whole == true
        ->  Numbers = Values
        ;   min_list(Values, Least),
            max_list(Values, Most),
            Most - Least < 100
        ->  numlist(Least, Most, Numbers)
        ;   Numbers = Values
        ),
        findall(Number-Number, member(Number, Numbers), Places)
    ;   findall(Order-Value, ( member(Value, Values), value_order(Value, Order) ), Ordered0),
        keysort(Ordered0, Ordered),
        pairs_values(Ordered, Names),
        findall(Name-Place, nth1(Place, Names, Name), Places)
    ).

value_order(Value, Order) :-
    (   integer(Value)
    ->  Order = 0-Value
    ;   coordinate_order(Value, Order0)
    ->  Order = Order0
    ;   Order = 1000-Value
    ).

drawn(row, _, _, Row, Column, Row, Column).
drawn(up, First, Last, Row, Column, Down, Column) :-
    Down is First + Last - Row.
drawn(leftward, _, _, Row, Column, Row, Across) :-
    Across is 2 * Column - Row.
drawn(rightward, _, _, Row, Column, Row, Across) :-
    Across is 2 * Column + Row.

row_step(Row, Step) :-
    ( memberchk(Row, [leftward,rightward]) -> Step = 2 ; Step = 1 ).

%   Where rows lie beside each other, the first column is 1.

left_most(RowWord, Places0, Places) :-
    (   row_step(RowWord, 2)
    ->  findall(Across, member(place(_, Across, _, _, _), Places0), All),
        min_list(All, Least),
        findall(place(Down, Across, Row, Column, Key),
                ( member(place(Down, Across0, Row, Column, Key), Places0),
                  Across is Across0 - Least + 1 ),
                Places)
    ;   Places = Places0
    ).

spot_mark(Spots, Row, Column, Mark) :-
    findall(Mark0, ( member(spot(Row, Column, Mark0, _), Spots), Mark0 \== '' ), Marks),
    ( Marks = [Mark|_] -> true ; Mark = '' ).

/** <examples>

?- state_drawing(two_players_noughts_and_crosses, turn(x, [x,b,b, b,o,b, b,b,b]), Drawing).
*/
