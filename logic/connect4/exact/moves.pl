:- module(connect4_moves,
          [ safe_moves/3,          % +Playable, +Threats, -Moves
            stone_replies/8,       % +Stone, +Mine, +MyThreats, +Empty, +Playable, +Lines, -Threats, -Replies
            ordered_moves/7        % +Moves, +Mine, +MyThreats, +Empty, +Playable, +Lines, -Ordered
          ]).

/** <module> Moves: those that do not lose at once, the most promising first

A move is move(Number, Stone, Threats, Replies): Stone threatens Number
cells in all, Threats, and Replies are the cells to which the other player
can go then and not lose at once.
*/

:- use_module('../board/lines', [stone_threats/5]).

%!  safe_moves(+Playable, +Threats, -Moves) is det.
%
%   True when Moves are those of the Playable cells after which Threats, of
%   the other player, do not win at once: a playable threat must be taken,
%   and no stone may be laid just below one.
%
%       ?- safe_moves(0b10000001, 0b10000000, Moves).
%       Moves = 128.

safe_moves(Playable, Threats, Moves) :-
    Forced is Playable /\ Threats,
    (   Forced =:= 0
    ->  Moves is Playable /\ \ (Threats >> 1)
    ;   Forced /\ (Forced - 1) =:= 0
    ->  Moves is Forced /\ \ (Threats >> 1)
    ;   Moves = 0
    ).

%!  ordered_moves(+Moves, +Mine, +MyThreats, +Empty, +Playable, +Lines, -Ordered) is det.
%
%   True when Ordered are the moves to the cells Moves, those that threaten
%   most cells first, of as many the one nearest to the centre; or `win` if
%   one leaves the other player no move but to lose at once.
%
%       ?- lines(Lines), ordered_moves(0b1000, 0, 0, 0b111000, 0b1000, Lines, Ordered).
%       Ordered = [move(0, 8, 0, 16)].

ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Lines, Ordered) :-
    columns(Columns),
    ordered_moves(Columns, Moves, Mine, MyThreats, Empty, Playable, Lines, [], Ordered).

%   The cells of the columns 4, 3, 5, 2, 6, 1, 7.

columns([0x7e00000, 0xfc000, 0x3f0000000, 0x1f80, 0x1f800000000, 0x3f, 0xfc0000000000]).

ordered_moves([], _, _, _, _, _, _, Ordered, Ordered).
ordered_moves([Column|Columns], Moves, Mine, MyThreats, Empty, Playable, Lines,
              Ordered0, Ordered) :-
    Stone is Moves /\ Column,
    (   Stone =:= 0
    ->  ordered_moves(Columns, Moves, Mine, MyThreats, Empty, Playable, Lines,
                      Ordered0, Ordered)
    ;   Stones is Mine \/ Stone,
        stone_threats(Stone, Stones, Lines, MyThreats, Threats0),
        Threats is Threats0 /\ Empty /\ \Stone,
        Playable1 is (Playable + Stone) /\ 0xfdfbf7efdfbf,
        safe_moves(Playable1, Threats, Replies),
        (   Replies =:= 0
        ->  Ordered = win
        ;   Number is popcount(Threats),
            inserted(Ordered0, Number, Stone, Threats, Replies, Ordered1),
            ordered_moves(Columns, Moves, Mine, MyThreats, Empty, Playable, Lines,
                          Ordered1, Ordered)
        )
    ).

inserted([], Number, Stone, Threats, Replies, [move(Number, Stone, Threats, Replies)]).
inserted([Move|Moves], Number, Stone, Threats, Replies, Inserted) :-
    Move = move(Number0, _, _, _),
    (   Number > Number0
    ->  Inserted = [move(Number, Stone, Threats, Replies), Move|Moves]
    ;   Inserted = [Move|Moves1],
        inserted(Moves, Number, Stone, Threats, Replies, Moves1)
    ).

%!  stone_replies(+Stone, +Mine, +MyThreats, +Empty, +Playable, +Lines, -Threats, -Replies) is det.
%
%   True when Stone added to Mine makes MyThreats Threats, and Replies are the
%   cells to which the other player can go then and not lose at once.
%
%       ?- lines(Lines),
%          stone_replies(0b100, 0b011, 0, 0b111100, 0b100, Lines, Threats, Replies).
%       Threats = 0b1000, Replies = 0b1000.

stone_replies(Stone, Mine, MyThreats, Empty, Playable, Lines, Threats, Replies) :-
    Stones is Mine \/ Stone,
    stone_threats(Stone, Stones, Lines, MyThreats, Threats0),
    Threats is Threats0 /\ Empty /\ \Stone,
    Playable1 is (Playable + Stone) /\ 0xfdfbf7efdfbf,
    safe_moves(Playable1, Threats, Replies).

/** <examples>

?- safe_moves(0b10000001, 0b10, Moves).
*/
