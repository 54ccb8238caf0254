:- module(games_arena,
          [ sheet_arena/2,         % +Sheet, -Arena
            arena_ends/2,          % +Arena, -Ends
            arena_width/2,         % +Arena, -Width
            options_worth/3,       % +Subset, +Options0, -Options
            arena_options/2,       % +Arena, -Options
            size_fits/3,           % +Size, +Depth, +Arena
            size_least/4           % +Size, +Depth, +Arena, -Total
          ]).

/** <module> Arena: the questions that a search is about

Of the questions of a game, those that divide the secrets in the same way are
one _option_: option(Number, Own, Sets), with the number of the first of them,
its own set and the sets of its classes (sheet.pl), without the secret that it
names.  An arena is arena(Ends, Width, Options); no option has more classes
than Width.

Width alone says how many secrets a tree of some depth can find at most, and
what their least total would be.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(sheet, [sheet_ends/2, sheet_own/3, sheet_row/3, sheet_sizes/4]).

%!  sheet_arena(+Sheet, -Arena) is det.
%
%   True when Arena is that of Sheet.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-6,2-1]], Sheet),
%          sheet_arena(Sheet, Arena).
%       Arena = arena(known, 2, [option(1, 0, [1, 6])]).

sheet_arena(Sheet, arena(Ends, Width, Options)) :-
    sheet_ends(Sheet, Ends),
    sheet_sizes(Sheet, Size, Questions, _),
    All is 1 << Size - 1,
    findall(Number, between(1, Questions, Number), Numbers),
    sheet_options(Numbers, Sheet, Options0),
    options_worth(All, Options0, Options),
    foldl(option_width, Options, 0, Width).

sheet_options([], _, []).
sheet_options([Number|Numbers], Sheet, [option(Number, Own, Sets)|Options]) :-
    sheet_row(Sheet, Number, Row),
    sheet_own(Sheet, Number, Own),
    pairs_values(Row, Sets),
    sheet_options(Numbers, Sheet, Options).

option_width(option(_, _, Sets), Width0, Width) :-
    length(Sets, Classes),
    Width is max(Width0, Classes).

%!  arena_ends(+Arena, -Ends) is det.
%
%   True when the game ends(Ends).
%
%       ?- arena_ends(arena(known, 2, []), Ends).
%       Ends = known.

arena_ends(arena(Ends, _, _), Ends).

%!  arena_width(+Arena, -Width) is det.
%
%   True when no question has more classes than Width.
%
%       ?- arena_width(arena(known, 2, []), Width).
%       Width = 2.

arena_width(arena(_, Width, _), Width).

%!  arena_options(+Arena, -Options) is det.
%
%   True when Options are those of Arena.
%
%       ?- arena_options(arena(known, 2, []), Options).
%       Options = [].

arena_options(arena(_, _, Options), Options).

%!  options_worth(+Subset, +Options0, -Options) is det.
%
%   True when Options are what is left of Options0 where only the secrets in
%   Subset are possible: their classes without the others, each way to divide
%   Subset once, and no option that tells nothing.
%
%       ?- options_worth(0b11, [option(1, 0, [1,6]), option(2, 0, [5,2])], Options).
%       Options = [option(1, 0, [1, 2])].

options_worth(Subset, Options0, Options) :-
    left(Options0, Subset, Keyed),
    sort(1, @<, Keyed, Sorted),
    pairs_values(Sorted, Options).

left([], _, []).
left([option(Number, Own0, Sets0)|Options], Subset, Keyed) :-
    Own is Own0 /\ Subset,
    Others is Subset /\ \ Own,
    sets_left(Sets0, Others, Sets1),
    (   Sets1 = [Subset]
    ->  Keyed = Keyed1
    ;   sort(Sets1, Sets),
        Keyed = [key(Own, Sets)-option(Number, Own, Sets)|Keyed1]
    ),
    left(Options, Subset, Keyed1).

sets_left([], _, []).
sets_left([Set0|Sets0], Others, Sets) :-
    Set is Set0 /\ Others,
    (   Set =:= 0
    ->  Sets = Sets1
    ;   Sets = [Set|Sets1]
    ),
    sets_left(Sets0, Others, Sets1).

%!  size_fits(+Size, +Depth, +Arena) is semidet.
%
%   True when a tree of Depth questions may find as many as Size secrets, going
%   by the width of Arena.
%
%       ?- size_fits(26, 3, arena(known, 3, [])), \+ size_fits(28, 3, arena(known, 3, [])).
%       true.

size_fits(Size, Depth, arena(Ends, Width, _)) :-
    (   Ends == known
    ->  Found = 1
    ;   Found = 0
    ),
    fits(Size, Found, Depth, Ends, Width).

fits(Size, Found, Depth, Ends, Width) :-
    (   Size =< Found
    ->  true
    ;   Depth > 0,
        Depth1 is Depth - 1,
        (   Ends == known
        ->  Width > 1,
            Found1 is Found * Width
        ;   Found1 is Found * Width + 1
        ),
        fits(Size, Found1, Depth1, Ends, Width)
    ).

%!  size_least(+Size, +Depth, +Arena, -Total) is semidet.
%
%   True when no tree of Depth questions for Size secrets has a total less than
%   Total, going by the width of Arena.  Fails if there is no such tree.
%
%       ?- size_least(5, 3, arena(known, 2, []), Known), size_least(5, 3, arena(asked, 2, []), Asked).
%       Known = 12, Asked = 11.

size_least(Size, Depth, arena(Ends, Width, _), Total) :-
    (   Ends == known
    ->  leaves(Size, 1, 0, Depth, Width, Total)
    ;   levels(Size, 1, 1, Depth, Width, 0, Total)
    ).

%   In a tree as even as can be the secrets stand in two levels: what a level is
%   too narrow for takes the place of some of it, one level below.

leaves(Size, Found, Level, Depth, Width, Total) :-
    Below is Found * Width,
    (   Size =< Found
    ->  Total is Size * Level
    ;   Level < Depth,
        Width > 1,
        (   Size >= Below
        ->  Level1 is Level + 1,
            leaves(Size, Below, Level1, Depth, Width, Total)
        ;   More is Size - Found,
            Asked is (More + Width - 2) // (Width - 1),
            Total is Size * Level + More + Asked
        )
    ).

%   Each question finds one secret, and has Width questions below it.

levels(Size, Found, Level, Depth, Width, Total0, Total) :-
    (   Size =< 0
    ->  Total = Total0
    ;   Level =< Depth,
        Found > 0,
        Total1 is Total0 + min(Size, Found) * Level,
        Size1 is Size - Found,
        Found1 is Found * Width,
        Level1 is Level + 1,
        levels(Size1, Found1, Level1, Depth, Width, Total1, Total)
    ).

/** <examples>

?- size_least(24, 3, arena(known, 3, []), Total).
?- options_worth(0b111, [option(1, 0, [1,6]), option(2, 0, [5,2])], Options).
*/
