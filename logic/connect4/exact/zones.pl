:- module(connect4_zones,
          [ next_cells_zone/4,     % +Next, +Rules, -Zone, -Rest
            zone_cells/2           % +Zone, -Cells
          ]).

/** <module> Zones: columns in which the second player answers, and what the first gets there

The first player is to move.  Columns with room are put together to zones with an even number of
empty cells, and the second player answers each stone in its zone.  A column is even or odd by
the number of its stones and is named by its next cell, in an odd or an even row.  The zones:

  - even(Cell), an even column alone: the answer comes on top (_claimeven_);
  - mates(Cell1, Swap1, Cell2, Swap2), two odd columns: on top too, but the first stone on Swap1
    or Swap2 is answered in the other column, wherever that stands; then both are even.  Up
    to there the second player gets odd rows (_lowinverse_);
  - twins(Cell1, Swap1, Cell2, Swap2), two even columns: the first stone of all is answered in
    the other (_baseinverse_), then they are mates;
  - lends(Lender, Cell1, Swap1, Cell2, Swap2), an odd column, an even and an odd one: of the next
    cells of the first two each player gets one, then the other two are mates; if Swap2 comes
    before that, it is answered in the Lender, and all are even (_baseclaim_).

Whatever the first player does in a zone, all of his stones there are of one of the sets of
zone_cells/2.  The same as the plan of certificate.lp, which says of pairs of cells that he does
not get both.
*/

:- use_module(library(lists), [member/2, select/3]).
:- use_module('../board/cells', [cell_column/2, even_rows/1, odd_rows/1, set_cell/2]).

%!  next_cells_zone(+Next, +Rules, -Zone, -Rest) is nondet.
%
%   True when Zone holds the first column of the list Next of next cells, and perhaps others, and
%   Rest are those that it does not hold.  Rules, rules(Lowinverse, Baseclaim, Before) of `true` and
%   `false`, say if columns may swap above their lowest even row and even ones be twins, and if
%   one may lend.
%
%       ?- next_cells_zone([0b10, 0x100], rules(false, false, true), Zone, Rest).
%       Zone = mates(2, 2, 256, 256), Rest = [] .

next_cells_zone([Cell|Rest], _, even(Cell), Rest) :-
    is_even(Cell).
next_cells_zone([Cell1|Rest0], rules(Lowinverse, _, _), Zone, Rest) :-
    select(Cell2, Rest0, Rest),
    (   is_even(Cell1)
    ->  Lowinverse == true,
        is_even(Cell2),
        Zone = twins(Cell1, Swap1, Cell2, Swap2)
    ;   \+ is_even(Cell2),
        Zone = mates(Cell1, Swap1, Cell2, Swap2)
    ),
    cell_swap(Lowinverse, Cell1, Swap1),
    cell_swap(Lowinverse, Cell2, Swap2).
next_cells_zone([Cell|Rest0], rules(Lowinverse, true, _), Zone, Rest) :-
    select(Second, Rest0, Rest1),
    later(Second, Rest1, Third),
    select(Third, Rest1, Rest),
    select(Cell1, [Cell, Second, Third], Odd),
    is_even(Cell1),
    select(Lender, Odd, [Cell2]),
    \+ is_even(Lender),
    \+ is_even(Cell2),
    Zone = lends(Lender, Cell1, Swap1, Cell2, Swap2),
    cell_swap(Lowinverse, Cell1, Swap1),
    cell_swap(Lowinverse, Cell2, Swap2).

later(Second, Rest, Third) :-
    member(Third, Rest),
    Third > Second.

%   The next cell of an even column is in an odd row.

is_even(Cell) :-
    odd_rows(Odd),
    Cell /\ Odd =\= 0.

%   The even row of the swap, the lowest that there is, or any.

cell_swap(Lowinverse, Cell, Swap) :-
    lowest_even(Cell, Lowest),
    (   Lowinverse == true
    ->  even_rows(Even),
        cells_from(Lowest, Cells),
        Swaps is Cells /\ Even,
        set_cell(Swaps, Swap)
    ;   Swap = Lowest
    ).

lowest_even(Cell, Lowest) :-
    (   is_even(Cell)
    ->  Lowest is Cell << 1
    ;   Lowest = Cell
    ).

%!  zone_cells(+Zone, -Cells) is multi.
%
%   True when Cells are the most that the first player may get in Zone.
%
%       ?- findall(Cells, zone_cells(mates(0b10, 0b10, 0b10 << 7, 0b10 << 7), Cells), Sets).
%       Sets = [2582, 2836].

zone_cells(even(Cell), Cells) :-
    odd_from(Cell, Cells).
zone_cells(mates(Cell1, Swap1, Cell2, Swap2), Cells) :-
    (   swapped(Cell1, Swap1, Cells1),
        answered(Cell2, Swap2, Cells2)
    ;   answered(Cell1, Swap1, Cells1),
        swapped(Cell2, Swap2, Cells2)
    ),
    Cells is Cells1 \/ Cells2.
zone_cells(twins(Cell1, Swap1, Cell2, Swap2), Cells) :-
    Above1 is Cell1 << 1,
    Above2 is Cell2 << 1,
    zone_cells(mates(Above1, Swap1, Above2, Swap2), Above),
    ( Cells is Above \/ Cell1 ; Cells is Above \/ Cell2 ).
zone_cells(lends(Lender, Cell1, Swap1, Cell2, Swap2), Cells) :-
    odd_from(Lender, Odd),
    (   Above is Cell1 << 1,
        zone_cells(mates(Above, Swap1, Cell2, Swap2), Mates),
        ( Cells is Odd \/ Mates \/ Lender ; Cells is Odd \/ Mates \/ Cell1 )
    ;   swapped(Cell2, Swap2, Cells2),
        odd_from(Cell1, Cells1),
        Cells is Odd \/ Cells1 \/ Cells2
    ).

%   In the column that swaps, even rows up to there and odd rows above; in the other one those
%   below the answer, in any even row up to its own swap.

swapped(Cell, Swap, Cells) :-
    even_to(Cell, Swap << 1, Lower),
    odd_from(Swap, Upper),
    Cells is Lower \/ Upper.

answered(Cell, Swap, Cells) :-
    even_to(Cell, Swap << 1, Answers),
    set_cell(Answers, Answer),
    even_to(Cell, Answer, Lower),
    odd_from(Answer, Upper),
    Cells is Lower \/ Upper.

even_to(Cell, End, Cells) :-
    even_rows(Even),
    cells_from(Cell, Column),
    Cells is Column /\ Even /\ (End - 1).

odd_from(Cell, Cells) :-
    odd_rows(Odd),
    cells_from(Cell, Column),
    Cells is Column /\ Odd.

%   Cell and those above it.

cells_from(Cell, Cells) :-
    cell_column(Cell, Column),
    Cells is Column /\ -Cell.

/** <examples>

?- next_cells_zone([0b1, 0b1 << 7], rules(true, true, true), Zone, Rest), zone_cells(Zone, Cells).
*/
