:- module(connect4_tactics,
          [ walls_position_tactics/3 % +Walls, +Position, -Tactics
          ]).

/** <module> Tactics: what is seen on the board without a search

Where the player to move wins, what that player must stop, and where it is better not to play.
In ASP: tactics.lp, which has the same kinds.  They mean:

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
:- use_module('../board/cells',
              [ cell_column/2, cells/1, empty_cells/2, even_rows/1, odd_rows/1, playable/2,
                set_cell/2, walls_corner/3, walls_set_cells/3 ]).
:- use_module('../board/stones', [stones_fours/2, threats/3]).

%!  walls_position_tactics(+Walls, +Position, -Tactics) is det.
%
%   True when Tactics has each tactic(Kind, Player, Row-Column) in Position, in which the game goes
%   on, on the board that Walls leave.  Player is the player whom it helps.  Tactics are ordered by
%   kind, as above, and then from the left.
%
%       ?- columns_position([4,4,5,5], Position), walls_position_tactics(0, Position, Tactics).
%       Tactics = [tactic(double, x, 1-3), tactic(double, x, 1-6)].

walls_position_tactics(Walls, Position, Tactics) :-
    position_seen(Walls, Position, Seen),
    findall(tactic(Kind, Player, Cell),
            ( kind_player_set(Kind, Seen, Player, Set),
              Set =\= 0,
              walls_set_cells(Walls, Set, Cells),
              member(Cell, Cells) ),
            Tactics).

%   The player to move and the other player, with their stones and threats; the empty cells, and
%   those to which the next stone can fall.

position_seen(Walls, position(Mine, Theirs),
              seen(Me-Mine-MyThreats, Other-Theirs-Threats, Empty, Next, Rows)) :-
    position_mover(position(Mine, Theirs), Me),
    other(Me, Other),
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    playable(Filled, Next),
    threats(Mine, Empty, MyThreats),
    threats(Theirs, Empty, Threats),
    walls_rows(Walls, Rows).

other(x, o).
other(o, x).

kind_player_set(win, seen(Me-_-Mine, _, _, Next, _), Me, Set) :-
    Set is Mine /\ Next.
kind_player_set(forced, seen(_, Other-_-Theirs, _, Next, _), Other, Set) :-
    Set is Theirs /\ Next.
kind_player_set(poisoned, Seen, Other, Set) :-
    Seen = seen(_, Other-_-_, _, _, _),
    poisoned(Seen, Set).
kind_player_set(double, Seen, Me, Set) :-
    Seen = seen(Me-_-_, _, _, _, _),
    calm_where(double, Seen, Set).
kind_player_set(stacked, Seen, Me, Set) :-
    Seen = seen(Me-_-_, _, _, _, _),
    calm_where(stacked, Seen, Set).
kind_player_set(dead, seen(Me-Mine-_, _-Theirs-_, Empty, Next, _), Me, Set) :-
    Mine1 is Mine \/ Empty,
    Theirs1 is Theirs \/ Empty,
    stones_fours(Mine1, Alive1),
    stones_fours(Theirs1, Alive2),
    Alive is (Alive1 \/ Alive2) /\ Empty,
    cells_where(no_column(Alive), Next, Set).
kind_player_set(odd_row, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, _),
    Seen = seen(_, _, _, _, rows(Odd, _, _)),
    Set is Threats /\ Odd.
kind_player_set(even_row, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, _),
    Seen = seen(_, _, _, _, rows(_, Even, _)),
    Set is Threats /\ Even.
kind_player_set(strong, Seen, Player, Set) :-
    Seen = seen(_, _, _, Next, rows(Odd, Even, even)),
    player_threats(Seen, Player, Threats, _),
    ( Player == x -> Rows = Odd ; Rows = Even ),
    Set is Threats /\ Rows /\ \Next.
kind_player_set(stack, Seen, Player, Set) :-
    player_threats(Seen, Player, Threats, Others),
    Set is Threats /\ Threats >> 1 /\ \Others.

%   The odd and the even rows of the board, and whether its height is odd or even.  If it is odd,
%   odd rows are even ones of the board of 7 x 6, and neither kind is sure to win the end game.

walls_rows(Walls, Rows) :-
    walls_corner(Walls, Below, _),
    odd_rows(Odd),
    even_rows(Even),
    (   Below /\ 1 =:= 0
    ->  Rows = rows(Odd, Even, even)
    ;   Rows = rows(Even, Odd, odd)
    ).

%   o's threats come first.

player_threats(seen(One, Two, _, _, _), Player, Threats, Others) :-
    msort([One, Two], Sorted),
    member(Player-_-Threats, Sorted),
    member(Other-_-Others, Sorted),
    Other \== Player.

poisoned(seen(_-_-Mine, _-_-Theirs, _, Next, _), Set) :-
    Set is Next /\ Theirs >> 1 /\ \Mine.

%   Cells where a stone of the player to move does not win and leaves the other player no win, but
%   makes a tactic of Kind.

calm_where(Kind, Seen, Set) :-
    Seen = seen(_-_-Mine, _-_-Theirs, _, Next, _),
    poisoned(Seen, Poisoned),
    Calm is Next /\ \Mine /\ \Poisoned,
    Forced is Theirs /\ Next,
    cells_where(makes(Kind, Seen, Forced), Calm, Set).

makes(Kind, seen(_-Mine-_, _, Empty, Next, _), Forced, Cell) :-
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

?- columns_position([4,4,5,5,6,6], Position), walls_position_tactics(0, Position, Tactics).
*/
