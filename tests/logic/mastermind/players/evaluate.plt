:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(evaluate).

solver(tree(inf)).
solver(five_guess).
solver(genetic(genetic(20, 10, 10, 0.5, 0.03, 0.03, 0.02), 7)).

tasks_turns(Solver, Variant, Secrets, Turns) :-
    solver_tasks(Solver, Variant, Secrets, Tasks),
    findall(N,
            ( member(_-Task, Tasks),
              task_histogram(Solver, Variant, Task, Histogram),
              histogram_turns(Histogram, N) ),
            Unsorted),
    msort(Unsorted, Turns).

histogram_turns(Histogram, Turns) :-
    nth1(Turns, Histogram, Found),
    between(1, Found, _).

%   The walk says what the games say, each secret played by itself.

test(as_the_games, forall(( solver(Solver),
                            member(Variant, [variant(3,4,true), variant(3,5,false)]),
                            member(Secrets, [all, [[1,2,3]], [[1,2,3], [2,3,1], [4,3,2]]]) ))) :-
    tasks_turns(Solver, Variant, Secrets, Turns),
    (   Secrets == all
    ->  variant_codes(Variant, Codes)
    ;   Codes = Secrets
    ),
    findall(N,
            ( nth0(I, Codes, Secret),
              (   Solver = genetic(Parameters, Seed)
              ->  Seed1 is Seed + I,
                  Solver1 = genetic(Parameters, Seed1)
              ;   Solver1 = Solver
              ),
              secret_game(Solver1, Variant, Secret, History),
              length(History, N) ),
            Unsorted),
    msort(Unsorted, Turns).

%   deep
test(tree_is_the_tree, Turns == Expected) :-
    Variant = variant(4, 6, true),
    rule_tree(depth, Variant, [1,1,2,2], 5, Tree),
    tree_histogram(Tree, Histogram),
    findall(N, histogram_turns(Histogram, N), Expected),
    tasks_turns(tree(5), Variant, all, Turns).

test(sizes_add_up, forall(( solver(Solver), member(Secrets, [all, [[1,2,3], [2,3,1]]]) ))) :-
    Variant = variant(3, 5, false),
    solver_tasks(Solver, Variant, Secrets, Tasks),
    \+ ( member(Size-Task, Tasks),
         task_histogram(Solver, Variant, Task, Histogram),
         \+ sum_list(Histogram, Size) ),
    pairs_keys(Tasks, Sizes),
    sum_list(Sizes, Sum),
    (   Secrets == all
    ->  Sum =:= 60
    ;   Sum =:= 2
    ).

test(largest_first) :-
    solver_tasks(five_guess, variant(4, 6, true), all, Tasks),
    pairs_keys(Tasks, Sizes),
    sort(0, @>=, Sizes, Sizes).

test(sample_is_drawn, forall(member(Size, [1, 10, 100, 359]))) :-
    Variant = variant(4, 6, false),
    variant_sample(Variant, Size, 3, Secrets),
    length(Secrets, Size),
    sort(Secrets, Secrets),
    variant_codes(Variant, Codes),
    subset(Secrets, Codes).

test(sample_of_all, forall(member(Size, [360, 361, 5000]))) :-
    Variant = variant(4, 6, false),
    variant_sample(Variant, Size, 3, Secrets),
    variant_codes(Variant, Secrets).

test(seed_decides) :-
    Variant = variant(4, 6, true),
    variant_sample(Variant, 5, 1, Secrets1),
    variant_sample(Variant, 5, 1, Secrets1),
    variant_sample(Variant, 5, 2, Secrets2),
    Secrets1 \== Secrets2.

:- end_tests(evaluate).
