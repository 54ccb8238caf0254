:- module(connect4_preference,
          [ walls_position_moves/3, % +Walls, +Position, -Moves
            best_move/4,           % :Number_2, +Moves, -Column, -Most
            moves_kept/3           % :Bad_1, +Moves, -Kept
          ]).

/** <module> Preference: among equal columns the one nearest the centre, then the left one

A move is Column-Position, the position after it.
*/

:- use_module(library(apply), [exclude/3, foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module(bits, [walls_position_column_position/4]).
:- use_module(walls, [walls_columns/2]).

%!  walls_position_moves(+Walls, +Position, -Moves) is det.
%
%   True when Moves are the moves in Position on the board that Walls leave, preferred ones first.
%
%       ?- columns_position([4,4,4,4,4,4], Position), walls_position_moves(0, Position, Moves),
%          pairs_keys(Moves, Columns).
%       Columns = [3, 5, 2, 6, 1, 7].

walls_position_moves(Walls, Position, Moves) :-
    walls_columns(Walls, Columns),
    findall(Column-Position1,
            ( member(Column, Columns),
              walls_position_column_position(Walls, Position, Column, Position1) ),
            Moves).

:- meta_predicate best_move(2, +, -, -).

%!  best_move(:Number_2, +Moves, -Column, -Most) is semidet.
%
%   True when Most is the greatest Number for which call(Number_2, Move, Number) holds
%   for one of Moves, and the first such move is to Column.
%
%       ?- best_move([_-Position, Number]>>( Number = Position ), [4-2, 3-5, 5-5],
%                    Column, Most).
%       Column = 3, Most = 5.

best_move(Number_2, [Move|Moves], Column, Most) :-
    call(Number_2, Move, Number),
    foldl(better(Number_2), Moves, Move-Number, (Column-_)-Most).

better(Number_2, Move, Best0, Best) :-
    Best0 = _-Number0,
    call(Number_2, Move, Number),
    (   Number > Number0
    ->  Best = Move-Number
    ;   Best = Best0
    ).

:- meta_predicate moves_kept(1, +, -).

%!  moves_kept(:Bad_1, +Moves, -Kept) is det.
%
%   True when Kept are the Moves for which call(Bad_1, Move) does not hold, or all Moves if it
%   holds for each.
%
%       ?- moves_kept([4-_]>>true, [4-2, 3-5], Kept).
%       Kept = [3-5].

moves_kept(Bad_1, Moves, Kept) :-
    exclude(Bad_1, Moves, Good),
    (   Good == []
    ->  Kept = Moves
    ;   Kept = Good
    ).

/** <examples>

?- walls_position_moves(0, position(0, 0), Moves).
*/
