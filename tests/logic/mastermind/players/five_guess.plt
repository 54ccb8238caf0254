:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(five_guess).

%   Knuth's choice by the definition.

defined(Variant, Possible, Guess) :-
    possible_candidates(Variant, Possible, _, Candidates),
    candidates_possible_guess(Candidates, Possible, Guess).

history(Variant, [First-Feedback]) :-
    variant_first(Variant, First),
    variant_feedback(Variant, Feedback).
history(Variant, [First-Feedback1, Guess-Feedback2]) :-
    variant_first(Variant, First),
    member(Feedback1, [0-1, 1-0, 1-1]),
    once(variant_feedback(Variant, Feedback1)),
    variant_codes(Variant, Codes),
    length(Codes, Size),
    member(Part, [3, 7, 10]),
    I is Size * Part // 11,
    nth0(I, Codes, Guess),
    variant_feedback(Variant, Feedback2).

%   The fast one is the definition, whatever was asked before.

test(is_as_defined, forall(member(Variant, [ variant(2, 4, true), variant(3, 4, false),
                                             variant(3, 4, true), variant(3, 6, false),
                                             variant(1, 5, true), variant(4, 4, false) ]))) :-
    \+ ( history(Variant, History),
         history_codes(Variant, History, Possible),
         Possible = [_|_],
         defined(Variant, Possible, Expected),
         \+ five_guess(Variant, History, Possible, Expected) ).

%   deep
test(is_as_defined_after_1122, Guess == Expected) :-
    Variant = variant(4, 6, true),
    History = [[1,1,2,2]-(2-0)],
    history_codes(Variant, History, Possible),
    five_guess(Variant, History, Possible, Guess),
    defined(Variant, Possible, Expected).

%   With symmetries, which are used where many codes are left: what is scored
%   for 11223 is the least there is, by another count of the classes.

test(many_codes, Score-Guess == Best-Expected) :-
    Variant = variant(5, 8, true),
    History = [[1,1,2,2,3]-(1-1)],
    history_codes(Variant, History, Possible),
    five_guess(Variant, History, Possible, Guess),
    guess_codes_classes(Guess, Possible, Classes),
    aggregate_all(max(Size), ( member(_-Class, Classes), length(Class, Size) ), Score),
    codes_planes(Variant, Possible, Planes),
    history_kinds(History, Planes, Kinds),
    findall(rank(Largest, Rank, Code),
            ( kinds_guess_split(Kinds, Planes, Code, Split),
              split_largest(Split, inf, Largest),
              ( split_wins(Split) -> Rank = 0 ; Rank = 1 ) ),
            Ranks),
    sort(Ranks, [rank(Best, _, Expected)|_]).

test(possible_goes_first, Guess == [3,1]) :-
    candidates_possible_guess([[1,2],[2,1],[3,1]], [[3,1],[3,2]], Guess).

%   Knuth's figures, and others that were published.

test(strategies, forall(member(Variant-Expected, [ variant(4, 6, true)-[1,6,62,533,694],
                                                   variant(4, 6, false)-[1,3,53,191,112] ]))) :-
    solver_tasks(five_guess, Variant, all, Tasks),
    findall(Turns-Found,
            ( member(_-Task, Tasks),
              task_histogram(five_guess, Variant, Task, Histogram),
              nth1(Turns, Histogram, Found) ),
            Counts),
    findall(Sum, aggregate(sum(Found), member(Turns-Found, Counts), Sum), Expected).

:- end_tests(five_guess).
