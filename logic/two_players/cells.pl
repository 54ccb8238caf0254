:- module(two_players_cells,
          [ state_drawing/3,       % +Game, +State, -Drawing
            sheet_facts/3,         % +Game, +State, -Facts
            rules_state/4          % +Game, +State, -Rules, -Known
          ]).

/** <module> States that speak of cells

A _cell_ is cell(Row, Column, Mark, Key): where it is drawn, row 1 at the top and column 1 at the
left; what stands there, '' if nothing does; and its coordinates, as the game has them.

Which cells there are is told by the game or found (spots.pl).
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, min_list/2, nth1/3, numlist/3,
                               subtract/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../sheets/percepts', [game_hides/2]).
:- use_module('../sheets/turns', [chosen_state/2, turns_joint/2]).
:- use_module(spots, [board_words/2, coordinate_order/2, state_spots/7]).

%!  state_drawing(+Game, +State, -Drawing) is semidet.
%
%   True when Drawing is drawing(Step, Cells, Others): Cells are the cells of State, in order, whose
%   columns are so many Steps apart, 2 where rows lie half a cell beside each other; and Others are
%   the facts of the state that say nothing of them.  Fails if State does not speak of cells.
%
%       ?- state_drawing(two_players_connect, connect(size(1,2,2), o, [[x]]), Drawing).
%       Drawing = drawing(1, [cell(1, 1, '', [1, 1]), cell(2, 1, x, [2, 1])], []).

state_drawing(Game, State0, drawing(Step, Cells, Others)) :-
    rules_state(Game, State0, Rules, State),
    state_spots(Rules, State, Words, Now, Possible, Whole, Others),
    Possible = [_|_],
    board_words(Words, Row),
    spots_places(Possible, Whole, Words, Places),
    row_step(Row, Step),
    findall(cell(Down, Across, Mark, Key),
            ( member(place(Down, Across, Row1, Column1, Key), Places),
              spot_mark(Now, Row1, Column1, Mark) ),
            Cells0),
    sort(Cells0, Cells).

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
