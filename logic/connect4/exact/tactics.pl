:- module(connect4_tactics,
          [ position_tactics/2     % +Position, -Tactics
          ]).

/** <module> Tactics: what is seen on the board without a search

What the player to move wins by, must stop, and had better leave alone.  In ASP: tactics.lp,
which has the same, word for word.  What a kind means:

  - win: a stone there wins now; forced: the other player would win there at once
  - poisoned: after a stone there, which does not win, the other player wins on top of it
  - double: a stone there makes two ways to win next; stacked: it makes one that can be
    taken next and another on top of it; and the other player can't win before
  - dead: no stone in the column can be part of a line any more
  - odd_row, even_row: a threat in such a row; strong: one of the row that wins the end
    of the game for its player
  - stack: a threat with another one on top of it, where the other player has none
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module('../board/bits', [position_mover/2]).
:- use_module('../board/cells', [cell_column/2, cells/1, empty_cells/2, even_rows/1, odd_rows/1,
                                 playable/2, row_column_cell/3, set_cell/2]).
:- use_module('../board/stones', [stones_fours/2, threats/3]).

%!  position_tactics(+Position, -Tactics) is det.
%
%   True when Tactics are all that there is to see in Position, an open one: tactic(Kind, Player,
%   Row-Column), where Player is the one whom it helps.  They come by kinds, as above, and
%   from the left.
%
%       ?- columns_position([4,4,5,5], Position), position_tactics(Position, Tactics).
%       Tactics = [tactic(double, x, 1-3), tactic(double, x, 1-6)].

position_tactics(Position, Tactics) :-
    position_seen(Position, Seen),
    findall(tactic(Kind, Player, Row-Column),
            ( kind_player_set(Kind, Seen, Player, Set),
              set_cell(Set, Cell),
              row_column_cell(Row, Column, Cell) ),
            Tactics).

%   The player to move and the other one, with their stones and threats; the empty cells, and those
%   where the next stone can fall.

position_seen(position(Mine, Theirs), seen(Me-Mine-MyThreats, Other-Theirs-Threats, Empty, Next)) :-
    position_mover(position(Mine, Theirs), Me),
    other(Me, Other),
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Next),
    threats(Mine, Empty, MyThreats),
    threats(Theirs, Empty, Threats).

other(x, o).
other(o, x).

kind_player_set(win, seen(Me-_-Mine, _, _, Next), Me, Set) :-
    Set is Mine /\ Next.
kind_player_set(forced, seen(_, Other-_-Theirs, _, Next), Other, Set) :-
    Set is Theirs /\ Next.
kind_player_set(poisoned, Seen, Other, Set) :-
    Seen = seen(_, Other-_-_, _, _),
    poisoned(Seen, Set).
kind_player_set(double, Seen, Me, Set) :-
    Seen = seen(Me-_-_, _, _, _),
    calm_where(double, Seen, Set).
kind_player_set(stacked, Seen, Me, Set) :-
    Seen = seen(Me-_-_, _, _, _),
    calm_where(stacked, Seen, Set).
kind_player_set(dead, seen(Me-Mine-_, _-Theirs-_, Empty, Next), Me, Set) :-
    Mine1 is Mine \/ Empty,
    Theirs1 is Theirs \/ Empty,
    stones_fours(Mine1, Alive1),
    stones_fours(Theirs1, Alive2),
    Alive is (Alive1 \/ Alive2) /\ Empty,
    cells_where(no_column(Alive), Next, Set).
kind_player_set(odd_row, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, _),
    odd_rows(Odd),
    Set is Threats /\ Odd.
kind_player_set(even_row, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, _),
    even_rows(Even),
    Set is Threats /\ Even.
kind_player_set(strong, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, _),
    Seen = seen(_, _, _, Next),
    strong_rows(Player, Rows),
    Set is Threats /\ Rows /\ \Next.
kind_player_set(stack, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, Others),
    Set is Threats /\ Threats >> 1 /\ \Others.

strong_rows(x, Rows) :-
    odd_rows(Rows).
strong_rows(o, Rows) :-
    even_rows(Rows).

%   o's threats come first.

player_threats(seen(One, Two, _, _), Player, Threats, Others) :-
    msort([One, Two], Sorted),
    member(Player-_-Threats, Sorted),
    member(Other-_-Others, Sorted),
    Other \== Player.

poisoned(seen(_-_-Mine, _-_-Theirs, _, Next), Set) :-
    Set is Next /\ Theirs >> 1 /\ \Mine.

%   The next cells on which a stone of the player to move does not win and leaves the other no win,
%   and what it makes there is Kind.

calm_where(Kind, Seen, Set) :-
    Seen = seen(_-_-Mine, _-_-Theirs, _, Next),
    poisoned(Seen, Poisoned),
    Calm is Next /\ \Mine /\ \Poisoned,
    Forced is Theirs /\ Next,
    cells_where(makes(Kind, Seen, Forced), Calm, Set).

makes(Kind, seen(_-Mine-_, _, Empty, Next), Forced, Cell) :-
    Forced /\ \Cell =:= 0,
    Stones is Mine \/ Cell,
    threats(Stones, Empty, Threats),
    cells(Cells),
    Opens is (Next + Cell) /\ Cells,
    Ways is Opens /\ Threats,
    way(Kind, Ways, Threats).

way(double, Ways, _) :-
    popcount(Ways) > 1.
way(stacked, Ways, Threats) :-
    Ways /\ Threats >> 1 =\= 0.

no_column(Alive, Cell) :-
    cell_column(Cell, Column),
    Alive /\ Column =:= 0.

:- meta_predicate cells_where(1, +, -).

cells_where(Goal_1, Set0, Set) :-
    findall(Cell, ( set_cell(Set0, Cell), call(Goal_1, Cell) ), Cells),
    sum_list(Cells, Set).

/** <examples>

?- columns_position([4,4,5,5,6,6], Position), position_tactics(Position, Tactics).
*/
