:- module(connect4_choosing,
          [ metric_moves_column/6    % +Metric, :Sight, +Moves, -Column, +Random0, -Random
          ]).

/** <module> Choosing: the document's five metrics, on whatever board

What is seen of a move is Sight, sight(Rating_2, Wins_1, LetsWin_1, Aligned_3, LetsAlign_2),
closures that a board has for it: the rating of its tree; whether it wins, or lets the opponent
win at once; how many alignments that lack so many stones it has, and whether it lets the
opponent's next move make one.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2, min_list/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../../random', [random_drawn/5]).
:- use_module('../board/preference', [best_move/4, moves_kept/3]).

:- meta_predicate metric_moves_column(+, :, +, -, +, -).

%!  metric_moves_column(+Metric, :Sight, +Moves, -Column, +Random0, -Random) is det.
%
%   True when Metric, 0 to 4, chooses Column of Moves, pairs of a column and the position after
%   it, which come in the order of preference: of equals the first is taken.
%
%       4: a random column with room.
%       3: a column that wins now; else a random one after which the opponent can't
%          win at once; else the first with room.
%       2: the column whose subtree has the best rating.
%       1: a column that wins now; else, of those after which the opponent can't win
%          at once, one with alignments of three, else of two, else the best rating.
%       0: a column that wins now; else, of those after which the opponent can't win
%          at once, the best rating, to which alignments of three and two count too.
%
%   The state of the random numbers is Random0 before, and Random after it.
%
%       ?- metric_moves_column(2, sight([_-N, N]>>true, _, _, _, _), [4-1, 3-5], Column, 1, _).
%       Column = 3.

metric_moves_column(Metric, Module:sight(Rating, Wins, LetsWin, Aligned, LetsAlign), Moves,
                    Column, Random0, Random) :-
    Sight = sight(Module:Rating, Module:Wins, Module:LetsWin, Module:Aligned,
                  Module:LetsAlign),
    metric_column(Metric, Sight, Moves, Column, Random0, Random).

metric_column(4, _, Moves, Column, Random0, Random) :-
    random_drawn(Column-_, Moves, _, Random0, Random).
metric_column(3, Sight, Moves, Column, Random0, Random) :-
    arg(3, Sight, LetsWin_1),
    exclude(LetsWin_1, Moves, Safe),
    (   winning(Sight, Moves, Column)
    ->  Random = Random0
    ;   random_drawn(Column-_, Safe, _, Random0, Random)
    ->  true
    ;   pairs_keys(Moves, Columns),
        min_list(Columns, Column),
        Random = Random0
    ).
metric_column(2, Sight, Moves, Column, Random, Random) :-
    best_rated(Sight, Moves, Column).
metric_column(1, Sight, Moves, Column, Random, Random) :-
    (   winning(Sight, Moves, Column)
    ->  true
    ;   arg(3, Sight, LetsWin_1),
        moves_kept(LetsWin_1, Moves, Safe),
        aligned_column([1, 2], Sight, Safe, Column)
    ).
metric_column(0, Sight, Moves, Column, Random, Random) :-
    (   winning(Sight, Moves, Column)
    ->  true
    ;   arg(3, Sight, LetsWin_1),
        moves_kept(LetsWin_1, Moves, Safe),
        best_rated(Sight, Safe, Column)
    ).

%   For each number of stones that may be lacking: if some board has such an alignment, the one
%   with most; else without the columns that let the opponent's next move make one.

aligned_column([], Sight, Moves, Column) :-
    best_rated(Sight, Moves, Column).
aligned_column([Lacking|More], Sight, Moves, Column) :-
    Sight = sight(_, _, _, Aligned, LetsAlign),
    (   best_move(call(Aligned, Lacking), Moves, Column, Most),
        Most > 0
    ->  true
    ;   moves_kept(call(LetsAlign, Lacking), Moves, Kept),
        aligned_column(More, Sight, Kept, Column)
    ).

best_rated(Sight, Moves, Column) :-
    arg(1, Sight, Rating_2),
    best_move(Rating_2, Moves, Column, _).

winning(Sight, Moves, Column) :-
    arg(2, Sight, Wins_1),
    member(Move, Moves),
    call(Wins_1, Move),
    !,      % the first, nearest to the centre
    Move = Column-_.

/** <examples>

?- metric_moves_column(2, sight([_-N, N]>>true, _, _, _, _), [4-1, 3-5], Column, 1, _).
*/
