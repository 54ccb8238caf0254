:- module(mastermind_five_guess,
          [ possible_candidates/4,       % +Variant, +Possible, -Best, -Candidates
            candidates_possible_guess/3, % +Candidates, +Possible, -Guess
            five_guess/4                 % +Variant, +History, +Possible, -Guess
          ]).

/** <module> Five Guess: Knuth's player

Each code is scored by its most frequent feedback: the most codes that can be left after it.
The codes of the least score are the candidates.  A possible code among them goes first, then
the lexicographically first.

five_guess/4 is the same as possible_candidates/4 and candidates_possible_guess/3 together, by
splits of sets: it scores one of the guesses that are alike.  In ASP: five_guess.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [clumped/2, member/2, memberchk/2]).
:- use_module('../../shared/branch_and_bound',
              [incumbent_replace/2, incumbent_value/2, value_incumbent/2]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module('../sets/alike',
              [ history_kinds/3, history_symmetries/3, kinds_guess_split/4,
                symmetries_kinds_first/3 ]).
:- use_module('../rules/codes', [variant_codes/2]).
:- use_module('../rules/feedback', [variant_answers/2]).
:- use_module('../sets/planes',
              [ codes_planes/3, guess_planes_split/3, split_largest/3, split_wins/1 ]).

%   True when Score is how often Guess draws its most frequent feedback
%   from the codes Possible.

guess_possible_score(Guess, Possible, Score) :-
    maplist(guess_secret_feedback(Guess), Possible, Feedbacks),
    msort(Feedbacks, Sorted),
    clumped(Sorted, Counts),
    aggregate_all(max(Count), member(_-Count, Counts), Score).

%!  possible_candidates(+Variant, +Possible, -Best, -Candidates) is det.
%
%   True when Best is the smallest score of all codes of Variant where
%   Possible are left, and Candidates are the codes that have it, in
%   lexicographic order.
%
%       ?- possible_candidates(variant(2, 3, false), [[1,2],[1,3],[2,1]], Best, Codes).
%       Best = 1, Codes = [[1, 2], [1, 3], [2, 1], [3, 1]].

possible_candidates(Variant, Possible, Best, Candidates) :-
    variant_codes(Variant, All),
    findall(Score-Code,
            ( member(Code, All), guess_possible_score(Code, Possible, Score) ),
            Scores),
    keysort(Scores, [Best-_|_]),
    findall(Code, member(Best-Code, Scores), Candidates).

%!  candidates_possible_guess(+Candidates, +Possible, -Guess) is det.
%
%   True when Guess is the first of Candidates that is one of Possible, or
%   the first of them all if none is.
%
%       ?- candidates_possible_guess([[1,2],[1,3],[2,1]], [[2,1]], Guess).
%       Guess = [2, 1].

candidates_possible_guess([First|Candidates], Possible, Guess) :-
    (   member(Guess0, [First|Candidates]),
        memberchk(Guess0, Possible)
    ->  Guess = Guess0
    ;   Guess = First
    ).

%!  five_guess(+Variant, +History, +Possible, -Guess) is det.
%
%   True when Guess is asked where Possible, all the codes that are
%   consistent with History, are left: candidates_possible_guess/3 of
%   possible_candidates/4.
%
%       ?- History = [[1,1,2,2]-(1-0)], history_codes(variant(4, 6, true), History, Codes),
%          five_guess(variant(4, 6, true), History, Codes, Guess).
%       Guess = [1, 3, 4, 4].

five_guess(Variant, History, Possible, Guess) :-
    codes_planes(Variant, Possible, Planes),
    (   possible_apart(Variant, Possible, Planes, Guess0)
    ->  Guess = Guess0
    ;   history_kinds(History, Planes, Kinds),
        symmetries(Variant, History, Possible, Symmetries),
        best_guess(Symmetries, Kinds, Planes, Guess)
    ).

%   To look for images of a guess takes as long as to score it on some
%   thousands of codes.

symmetries(Variant, History, Possible, Symmetries) :-
    (   length(Possible, Size),
        Size > 4000
    ->  history_symmetries(Variant, History, Symmetries)
    ;   Symmetries = []
    ).

%   No guess goes before the first possible code that tells all others apart;
%   there is none where more are left than answers.

possible_apart(Variant, Possible, Planes, Guess) :-
    variant_answers(Variant, Answers),
    length(Possible, Size),
    Size =< Answers,
    member(Guess, Possible),
    guess_planes_split(Guess, Planes, Split),
    split_largest(Split, 1, _).

%   The first guess by score, then possible or not, then code.  A guess is
%   scored no further than the best so far.

best_guess(Symmetries, Kinds, Planes, Guess) :-
    value_incumbent(rank(inf, none, none), Best),
    (   unlike_guess_split(Symmetries, Kinds, Planes, Code, Split),
        incumbent_value(Best, Rank0),
        Rank0 = rank(Bound, _, _),
        split_largest(Split, Bound, Score),
        possible_rank(Split, Possible),
        Rank = rank(Score, Possible, Code),
        Rank @< Rank0,
        incumbent_replace(Best, Rank),
        fail
    ;   incumbent_value(Best, rank(_, _, Guess))
    ).

possible_rank(Split, Rank) :-
    ( split_wins(Split) -> Rank = 0 ; Rank = 1 ).

%   One of the guesses that are alike, and how it splits the set.

unlike_guess_split(Symmetries, Kinds, Planes, Guess, Split) :-
    kinds_guess_split(Kinds, Planes, Guess, Split),
    symmetries_kinds_first(Symmetries, Kinds, Guess).

/** <examples>

?- possible_candidates(variant(3, 4, false), [[1,2,3],[1,3,2],[4,1,2]], Best, Candidates).
*/
