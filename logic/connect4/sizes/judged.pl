:- module(connect4_judged,
          [ arena_position_rating/5,       % +Arena, +Position, +Depth, +Worths, -Rating
            arena_metric_position_choice/8 % +Arena, +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random
          ]).

/** <module> The document's metrics on a board of any size

As ../metrics/told.pl tells them; an alignment of three is one of all but one stone of a
line here, one of two lacks another.  A move is Column-Position, and moves come in the order
of preference: of equals the first is taken.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../metrics/choosing', [metric_moves_column/6]).
:- use_module('../metrics/ratings', [metric_worths/2]).
:- use_module(drops, [arena_position_end/3, arena_position_moves/3]).
:- use_module(lines, [arena_aligned/5, arena_line/2]).

%!  arena_position_rating(+Arena, +Position, +Depth, +Worths, -Rating) is det.
%
%   True when Rating is that of Position and of all that it can become within Depth - 1 moves,
%   for the player who moved last.  The same as board_depth_worths_rating/4, for an arena.
%
%       ?- size_arena(size(7, 6, 4), Arena), arena_columns_position(Arena, [1,2,1,2,1], Position),
%          arena_position_rating(Arena, Position, 3, worths(2, 1, 0, 0), Rating).
%       Rating = 12.

arena_position_rating(Arena, Position, Depth, Worths, Rating) :-
    (   Depth =:= 0
    ->  Rating = 0
    ;   arena_position_end(Arena, Position, End),
        end_worth(End, Arena, Position, Worths, Worth),
        Depth1 is Depth - 1,
        (   End == open
        ->  arena_position_moves(Arena, Position, Moves)
        ;   Moves = []
        ),
        aggregate_all(sum(Rating1),
                      ( member(_-Position1, Moves),
                        arena_position_rating(Arena, Position1, Depth1, Worths, Rating1) ),
                      Below),
        Rating is Depth * Worth - Below
    ).

end_worth(won(_), _, _, worths(Win, _, _, _), Win).
end_worth(draw, _, _, worths(_, Draw, _, _), Draw).
end_worth(open, Arena, position(Mine, Theirs), worths(_, _, Three, Two), Worth) :-
    (   Three =:= 0,
        Two =:= 0
    ->  Worth = 0
    ;   aligned(Arena, 1, position(Mine, Theirs), TheirThrees),
        aligned(Arena, 1, position(Theirs, Mine), MyThrees),
        aligned(Arena, 2, position(Mine, Theirs), TheirTwos),
        aligned(Arena, 2, position(Theirs, Mine), MyTwos),
        Worth is Three * (TheirThrees - MyThrees) + Two * (TheirTwos - MyTwos)
    ).

%   Count alignments that lack Lacking stones has the player who moved last.

aligned(Arena, Lacking, position(Mine, Theirs), Count) :-
    Arena = arena(size(_, _, Line), _, Cells, _, _),
    N is Line - Lacking,
    (   N > 0
    ->  Empty is Cells /\ \ (Mine \/ Theirs),
        arena_aligned(Arena, Theirs, Empty, N, Count)
    ;   Count = 0
    ).

%!  arena_metric_position_choice(+Arena, +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random) is det.
%
%   True when Metric, 0 to 4, chooses Column in Position, an open one, as metric_board_column/4
%   has it; Ratings are the pairs Column-Rating by which metrics 2, 1 and 0 judge.
%
%       ?- size_arena(size(5, 4, 3), Arena),
%          arena_metric_position_choice(Arena, 2, 2, position(0, 0), Column, _, 1, _).
%       Column = 3.

arena_metric_position_choice(Arena, Metric, Depth, Position, Column, Ratings, Random0, Random) :-
    arena_position_moves(Arena, Position, Moves),
    (   metric_worths(Metric, Worths)
    ->  maplist(rated(Arena, Depth, Worths), Moves, Ratings0),
        keysort(Ratings0, Ratings)
    ;   Ratings = []
    ),
    Sight = sight(rating(Ratings), wins(Arena), lets_win(Arena), move_aligned(Arena),
                  lets_align(Arena)),
    metric_moves_column(Metric, Sight, Moves, Column, Random0, Random).

rated(Arena, Depth, Worths, Column-Position, Column-Rating) :-
    arena_position_rating(Arena, Position, Depth, Worths, Rating).

rating(Ratings, Column-_, Rating) :-
    memberchk(Column-Rating, Ratings).

wins(Arena, _-position(_, Theirs)) :-
    arena_line(Arena, Theirs).

lets_win(Arena, _-Position) :-
    arena_position_moves(Arena, Position, Replies),
    member(Reply, Replies),
    wins(Arena, Reply),
    !.      % one reply is enough

move_aligned(Arena, Lacking, _-Position, Count) :-
    aligned(Arena, Lacking, Position, Count).

lets_align(Arena, Lacking, _-Position) :-
    arena_position_moves(Arena, Position, Replies),
    member(_-Reply, Replies),
    aligned(Arena, Lacking, Reply, Count),
    Count > 0,
    !.      % one reply is enough

/** <examples>

?- size_arena(size(9, 9, 5), Arena),
   arena_metric_position_choice(Arena, 1, 2, position(0, 0), Column, Ratings, 1, _).
*/
