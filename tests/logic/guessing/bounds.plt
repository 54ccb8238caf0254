:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(any_game).

:- begin_tests(bounds).

%   The fast bounds are the plain ones, or none where that fails.

:- table(guessing_bounds:size_least/5).

sizes(Ends, End, Answers, Depth, Size) :-
    ends_end(Ends, End),
    between(2, 4, Answers),
    between(1, 4, Depth),
    between(1, 8, Size).

least(Goal, Total) :-
    ( call(Goal, Total0) -> Total = Total0 ; no_tree_total(Total) ).

test(size_least, [forall(sizes(Ends, End, Answers, Depth, Size)), Bound == Total]) :-
    size_bound(End, Answers, Depth, Size, Bound),
    least(guessing_bounds:size_least(Ends, Answers, Depth, Size), Total).

test(classes_least,
     [forall(( sizes(Ends, End, Answers, Depth, Size),
               between(0, End, Wins),
               Most is min(Size, Answers - End + Wins),
               between(1, Most, Classes) )),
      Bound == Total]) :-
    classes_bound(End, Answers, Depth, Size, Classes, Wins, Bound),
    least(guessing_bounds:classes_least(Ends, Answers, Depth, Size, Classes, Wins), Total).

test(sizes_least,
     [forall(( ends_end(Ends, End),
               between(1, 4, Depth),
               member(Size-Sizes, [3-[1,1], 3-[1,2], 6-[1,2,2], 6-[2,4], 7-[7], 9-[3,3,3]]) )),
      Bound == Least]) :-
    findall(Size1-class, member(Size1, Sizes), SizesClasses),
    sizes_bound(End, 3, Depth, Size, SizesClasses, Bound0),
    no_tree_total(NoTree),
    Bound is min(Bound0, NoTree),
    least(guessing_bounds:sizes_least(Ends, 3, Depth, Size, Sizes), Least).

%   No game has a lesser total than the bounds say, and no question of it: the more is known of the
%   first question, the higher is its bound.

test(any_game, forall(( between(1, 40, Seed), between(1, 4, Depth) ))) :- bounded(Seed, Depth).

%   deep
test(any_of_many_games, forall(( between(41, 300, Seed), between(1, 4, Depth) ))) :-
    bounded(Seed, Depth).

bounded(Seed, Depth) :-
    any_game(Seed, Rules, _),
    Rules = rules(Ends, _, Question_1, _),
    ends_end(Ends, End),
    rules_secrets(Rules, Secrets),
    length(Secrets, Size),
    Answers is 3 + End,
    size_bound(End, Answers, Depth, Size, Bound),
    least(rules_least(Rules, Secrets, Depth), Total),
    Bound =< Total,
    forall(call(Question_1, Question),
           question_bounded(Rules, Question, Secrets, Size, Depth, Bound)).

question_bounded(Rules, Question, Secrets, Size, Depth, Bound) :-
    rules_classes(Rules, Question, Secrets, AnswersClasses),
    findall(Size1-Class, ( member(_-Class, AnswersClasses), length(Class, Size1) ), SizesClasses),
    sum_sizes(SizesClasses, Others),
    Wins is Size - Others,
    length(SizesClasses, Count),
    Classes is Count + Wins,
    Rules = rules(Ends, _, _, _),
    ends_end(Ends, End),
    Answers is 3 + End,
    classes_bound(End, Answers, Depth, Size, Classes, Wins, Bound1),
    sizes_bound(End, Answers, Depth, Size, SizesClasses, Bound2),
    Depth1 is Depth - 1,
    foldl(with_total(Rules, Depth1), SizesClasses, Size, Total),
    msort([Bound, Bound1, Bound2, Total], [Bound, Bound1, Bound2, Total]).

sum_sizes(SizesClasses, Sum) :-
    pairs_keys(SizesClasses, Sizes),
    sum_list(Sizes, Sum).

with_total(Rules, Depth, _-Secrets, Total0, Total) :-
    least(rules_least(Rules, Secrets, Depth), Total1),
    Total is Total0 + Total1.

test(answers, all(Answers == [14, 9, 5])) :-
    member(Pegs, [4, 3, 2]),
    variant_answers(variant(Pegs, 6, false), Answers).

test(levels, all(Bound == [1, 3, 27, 30, 538])) :-
    member(Size, [1, 2, 14, 15, 184]),
    size_bound(1, 14, 9, Size, Bound).

test(guesses_run_out, all(Size == [184, 185, 2381])) :-
    member(Size, [182, 183, 184, 185, 2381]),
    size_bound(1, 14, 3, Size, Bound),
    no_tree_total(Bound).

%   No more codes can be found than variant_depth_size/3 says.

test(depth_size, forall(between(1, 5, Depth))) :-
    Variant = variant(4, 9, false),
    variant_depth_size(Variant, Depth, Most),
    size_bound(1, 14, Depth, Most, Bound),
    no_tree_total(NoTree),
    Bound < NoTree,
    More is Most + 1,
    size_bound(1, 14, Depth, More, NoTree).

test(classes, all(Bound == [49, 55, 61])) :-
    member(Classes-Wins, [10-1, 5-0, 1-1]),
    (   classes_bound(1, 14, 9, 20, Classes, Wins, Bound0),
        no_tree_total(NoTree),
        Bound0 < NoTree
    ->  Bound = Bound0
    ;   Bound = 61
    ).

%   No tree at all is better than the bounds of its set and of its first guess.

%   deep
test(no_tree_is_better, fail) :-
    Variant = variant(2, 3, true),
    member(Codes, [[[1,1],[1,2],[2,1]], [[1,1],[1,2],[2,3],[3,2]], [[1,2],[2,1]]]),
    length(Codes, Size),
    tree_solves(Tree, Variant, Codes, 3),
    tree_total(Tree, Total),
    Tree = node(Guess, _, Children),
    length(Children, Open),
    ( memberchk(Guess, Codes) -> Wins = 1 ; Wins = 0 ),
    Classes is Open + Wins,
    size_bound(1, 5, 3, Size, Bound1),
    classes_bound(1, 5, 3, Size, Classes, Wins, Bound2),
    (   Total < Bound1
    ;   Total < Bound2
    ;   Bound2 < Bound1
    ).

:- end_tests(bounds).
