:- module(mastermind_game,
          [ board_rows/1,            % -Rows
            history_end/3,           % +Variant, +History, -End
            history_score/3          % +Variant, +History, -Score
          ]).

/** <module> A whole game: its rows, its end and its score

A game is a history on a board of ten rows.  Its _end_ is won(codebreaker) if the last guess was the
secret, won(codemaker) if all rows are used and it was not, and `open` before.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [last/2]).
:- use_module('../definition', []).
:- use_module(codes, [named_variant/2, variant_size/2]).

%!  board_rows(-Rows) is det.
%
%   True when a board has Rows rows, one for each guess.

board_rows(10).

%!  history_end(+Variant, +History, -End) is det.
%
%   True when End is `open`, won(codebreaker) or won(codemaker) after History.
%   The last row can still be the win.
%
%       ?- history_end(variant(2, 3, false), [[1,2]-(0-1), [3,1]-(2-0)], End).
%       End = won(codebreaker).

history_end(variant(Pegs, _, _), History, End) :-
    must_be(list(turn), History),
    length(History, Rounds),
    board_rows(Rows),
    (   last(History, _-(Pegs-0))
    ->  End = won(codebreaker)
    ;   Rounds >= Rows
    ->  End = won(codemaker)
    ;   End = open
    ).

%   True when scores of Variant are multiplied by Factor.  The named variants
%   have factors of their own.  For any other we chose the factor of the largest
%   named variant that has no more codes, and 0 if all have more.

variant_factor(Variant, Factor) :-
    variant_size(Variant, Size),
    (   aggregate_all(max(Named, F), smaller_factor(Size, Named, F), max(_, Factor0))
    ->  Factor = Factor0
    ;   Factor = 0
    ).

smaller_factor(Size, Named, Factor) :-
    named_factor(Name, Factor),
    named_variant(Name, Variant),
    variant_size(Variant, Named),
    Named =< Size.

named_factor(easy,        1).
named_factor(medium,      2).
named_factor(arbolmaster, 2).
named_factor(hard,        3).

%!  history_score(+Variant, +History, -Score) is semidet.
%
%   True when a game of Variant that ended after History is worth Score: 10
%   points for each unused row plus 10, times the variant's factor, and 0 for
%   a loss.  Fails for an open game.
%
%       ?- history_score(variant(4, 6, true), [[1,1,2,2]-(1-0), [1,3,4,4]-(4-0)], Score).
%       Score = 180.

history_score(Variant, History, Score) :-
    history_end(Variant, History, End),
    end_score(End, Variant, History, Score).

end_score(won(codebreaker), Variant, History, Score) :-
    length(History, Rounds),
    board_rows(Rows),
    variant_factor(Variant, Factor),
    Score is (10 * (Rows - Rounds) + 10) * Factor.
end_score(won(codemaker), _, _, 0).

/** <examples>

?- history_end(variant(4, 9, false), [[1,2,3,4]-(1-2)], End).
*/
