:- module(connect4_moves,
          [ safe_moves/3,          % +Playable, +Threats, -Moves
            only_move/1,           % +Moves
            stone_replies/8,       % +Stone, +Mine, +MyThreats, +Empty, +Playable, +Lookup, -Threats, -Replies
            ordered_moves/8,       % +Moves, +Mine, +MyThreats, +Empty, +Playable, +Left, +Lookup, -Ordered
            threats_worth/3        % +Threats, +Left, -Worth
          ]).

/** <module> Moves: those that do not lose at once, the most promising first

A set of moves is the set of the cells to which the stones fall.  A move that has been
looked at is move(Worth, Stone, Threats, Replies): after Stone its player threatens the
cells Threats, which are worth Worth, and the other player can answer at the cells
Replies without losing at once.

In ASP: tactics.lp, which also names what a player should notice.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../board/cells', [cells/1, column_cells/2, even_rows/1, odd_rows/1]).
:- use_module('../board/lookup', [stone_threats/5]).
:- use_module('../../search/inline', [inline/1]).

%!  only_move(+Moves) is semidet.
%
%   True when Moves has one move, or none.

only_move(Moves) :-
    Moves /\ (Moves - 1) =:= 0.

:- inline([only_move/1]).

%!  safe_moves(+Playable, +Threats, -Moves) is det.
%
%   True when Moves are the Playable cells after which the other player, who has
%   Threats, can't win at once: a playable threat must be taken, and no stone may be
%   laid just below one.
%   The same as board_column_board/3 and board_end/2, asked for each move and reply.
%
%       ?- safe_moves(0b10000001, 0b10000000, Moves).
%       Moves = 128.

safe_moves(Playable, Threats, Moves) :-
    Forced is Playable /\ Threats,
    (   Forced =:= 0
    ->  Moves is Playable /\ \ (Threats >> 1)
    ;   only_move(Forced)
    ->  Moves is Forced /\ \ (Threats >> 1)
    ;   Moves = 0
    ).

%!  stone_replies(+Stone, +Mine, +MyThreats, +Empty, +Playable, +Lookup, -Threats, -Replies) is det.
%
%   True when adding Stone to Mine changes MyThreats to Threats, and Replies are the
%   cells at which the other player can then answer without losing at once.
%
%       ?- threat_lookup(Lookup),
%          stone_replies(0b100, 0b011, 0, 0b111100, 0b100, Lookup, Threats, Replies).
%       Threats = 0b1000, Replies = 0b1000.

stone_replies(Stone, Mine, MyThreats, Empty, Playable, Lookup, Threats, Replies) :-
    Stones is Mine \/ Stone,
    stone_threats(Stone, Stones, Lookup, MyThreats, Threats0),
    Threats is Threats0 /\ Empty /\ \Stone,
    cells(Cells),
    Playable1 is (Playable + Stone) /\ Cells,
    safe_moves(Playable1, Threats, Replies).

%   The columns, the nearest to the centre first.

columns(Columns) :-
    maplist(column_cells, [4, 3, 5, 2, 6, 1, 7], Columns).

%   A threat counts two.  It counts three in the rows that its player gets if both fill up column
%   after column: odd rows for the first player, even rows for the second.

profitable_rows(Left, Rows) :-
    (   Left /\ 1 =:= 0
    ->  odd_rows(Rows)
    ;   even_rows(Rows)
    ).

rows_worth(Rows, Threats, Worth) :-
    Worth is 2 * popcount(Threats) + popcount(Threats /\ Rows).

:- inline([columns/1, stone_replies/8, profitable_rows/2, rows_worth/3]).

%!  threats_worth(+Threats, +Left, -Worth) is det.
%
%   True when Worth is what Threats are worth after a move with Left cells empty.

threats_worth(Threats, Left, Worth) :-
    profitable_rows(Left, Rows),
    rows_worth(Rows, Threats, Worth).

%!  ordered_moves(+Moves, +Mine, +MyThreats, +Empty, +Playable, +Left, +Lookup, -Ordered) is det.
%
%   True when Ordered are the moves to the cells Moves, with Left cells empty.  The moves whose
%   threats are worth most come first, and among equals the nearest to the centre.  Ordered is
%   `win` if one of them leaves the other player only replies that lose at once.
%
%       ?- threat_lookup(Lookup), ordered_moves(0b1000, 0, 0, 0b111000, 0b1000, 3, Lookup, Ordered).
%       Ordered = [move(0, 8, 0, 16)].

ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Left, Lookup, Ordered) :-
    columns(Columns),
    profitable_rows(Left, Rows),
    ordered_moves(Columns, Moves, Mine, MyThreats, Empty, Playable, Rows, Lookup, [], Ordered).

ordered_moves([], _, _, _, _, _, _, _, Ordered, Ordered).
ordered_moves([Column|Columns], Moves, Mine, MyThreats, Empty, Playable, Rows, Lookup,
              Ordered0, Ordered) :-
    Stone is Moves /\ Column,
    (   Stone =:= 0
    ->  ordered_moves(Columns, Moves, Mine, MyThreats, Empty, Playable, Rows, Lookup,
                      Ordered0, Ordered)
    ;   stone_replies(Stone, Mine, MyThreats, Empty, Playable, Lookup, Threats, Replies),
        (   Replies =:= 0
        ->  Ordered = win
        ;   rows_worth(Rows, Threats, Worth),
            inserted(Ordered0, Worth, Stone, Threats, Replies, Ordered1),
            ordered_moves(Columns, Moves, Mine, MyThreats, Empty, Playable, Rows, Lookup,
                          Ordered1, Ordered)
        )
    ).

inserted([], Worth, Stone, Threats, Replies, [move(Worth, Stone, Threats, Replies)]).
inserted([Move|Moves], Worth, Stone, Threats, Replies, Inserted) :-
    Move = move(Worth0, _, _, _),
    (   Worth > Worth0
    ->  Inserted = [move(Worth, Stone, Threats, Replies), Move|Moves]
    ;   Inserted = [Move|Moves1],
        inserted(Moves, Worth, Stone, Threats, Replies, Moves1)
    ).

/** <examples>

?- safe_moves(0b10000001, 0b10, Moves).
*/
