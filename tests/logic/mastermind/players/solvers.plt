:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(tree_solver).

test(depths, all(Depth == [6, 5, 5, inf])) :-
    named_variant(_, Variant),
    variant_depth(Variant, Depth).

%   What is promised is kept, and one guess fewer would be a lie.

%   long
test(promise,
     forall(( member(Name, [arbolmaster, easy, medium]), named_variant(Name, Variant) ))) :-
    variant_depth(Variant, Depth),
    variant_first(Variant, Opening),
    rule_tree(depth, Variant, Opening, Depth, _),
    Depth1 is Depth - 1,
    \+ rule_tree(depth, Variant, Opening, Depth1, _).

test(one_code_left, Guess == [7,4,3,2]) :-
    mastermind_solvers:tree_guess(1, variant(4, 9, false), [], [[7,4,3,2]], Guess).

%   Too few guesses, and a code is asked all the same that tells some apart.

test(too_few, forall(member(Left, [0, 1, 2]))) :-
    Codes = [[1,2,3],[1,3,2],[2,1,3],[2,3,1],[3,1,2],[3,2,1]],
    mastermind_solvers:tree_guess(Left, variant(3, 4, false), [], Codes, Guess),
    variant_code(variant(3, 4, false), Guess),
    !,
    guess_codes_classes(Guess, Codes, [_,_|_]).

%   The turns that were asked count: what is left of the depth is what is kept.

test(turns_count) :-
    Variant = variant(4, 9, false),
    History = [[1,2,3,4]-(1-2), [5,6,7,8]-(0-1)],
    history_codes(Variant, History, Codes),
    mastermind_solvers:tree_guess(6, Variant, History, Codes, Guess),
    codes_tree(depth, Variant, Codes, 4, node(Guess, _, _)).

:- end_tests(tree_solver).

:- begin_tests(suggest).

document(variant(4, 9, false)).

:- table tree/1.

tree(Tree) :-
    document(Variant),
    rule_tree(depth, Variant, [1,2,3,4], 6, Tree).

secret(Secret) :-
    document(Variant),
    variant_codes(Variant, Codes),
    member(I, [211, 1402, 2593]),
    nth0(I, Codes, Secret).
secret([7,4,3,2]).
secret([1,2,3,4]).

%   History, told by an honest opponent who thinks of Secret.

told(Guesses, Secret, History) :-
    findall(Guess-Feedback,
            ( member(Guess, Guesses), guess_secret_feedback(Guess, Secret, Feedback) ),
            History).

test(openings, all(Guess == [[1,1,2,2], [1,1,2,2], [1,1,2,2]])) :-
    member(Solver, [tree(5), tree(inf), five_guess]),
    mastermind_solvers:solver_first(Solver, variant(4, 6, true), Guess).

%   Solvers that need the codes, and others.

solver(tree(inf)).
solver(five_guess).
solver(genetic(genetic(40, 10, 20, 0.5, 0.03, 0.03, 0.02), 5)).

test(contradictions, fail) :-
    solver(Solver),
    history_guess(Solver, variant(2, 3, false), [[1,2]-(0-1), [1,2]-(2-0)], _).

test(games_of_all_solvers, forall(( solver(Solver), member(Variant, [ variant(3,4,false),
                                                                      variant(2,4,true),
                                                                      variant(1,3,true) ]) ))) :-
    Variant = variant(Pegs, _, _),
    \+ ( variant_code(Variant, Secret),
         \+ ( secret_game(Solver, Variant, Secret, History),
              last(History, Secret-(Pegs-0)),
              consistent(History, Secret) ) ).

test(a_game_is_what_is_suggested, forall(solver(Solver))) :-
    Variant = variant(4, 6, true),
    secret_game(Solver, Variant, [6,4,4,2], History),
    \+ ( append(Before, [Guess-_|_], History),
         \+ history_guess(Solver, Variant, Before, Guess) ).

test(no_game_for_what_is_no_code, fail) :-
    secret_game(five_guess, variant(4, 6, false), [6,4,4,2], _).

test(knuth, Guesses == [[1,1,2,2], [1,3,4,4], [3,5,2,6]]) :-
    secret_game(five_guess, variant(4, 6, true), [3,5,2,6], History),
    pairs_keys(History, Guesses).

test(one_code_left, Guess == [7,4,3,2]) :-
    document(Variant),
    told([[1,2,3,4], [1,3,2,5], [2,1,6,4], [3,2,4,7], [4,7,3,2]], [7,4,3,2], History),
    history_guess(tree(6), Variant, History, Guess).

test(contradiction, fail) :-
    document(Variant),
    history_guess(tree(6), Variant, [[1,2,3,4]-(0-0), [1,2,3,4]-(4-0)], _).

test(impossible_answer, error(type_error(turn_of(_), _))) :-
    document(Variant),
    history_guess(tree(6), Variant, [[1,2,3,4]-(3-1)], _).

%   deep
test(games_follow_the_tree, forall(secret(Secret))) :-
    document(Variant),
    tree(Tree),
    secret_game(tree(6), Variant, Secret, History),
    tree_secret_game(Tree, Secret, History).

%   After each first answer what is asked is what the tree asks there.

%   deep
test(second_guesses) :-
    document(Variant),
    tree(node(Guess, _, Children)),
    \+ ( member(Feedback-node(Next, _, _), Children),
         \+ history_guess(tree(6), Variant, [Guess-Feedback], Next) ).

%   deep
test(guesses_left_decide, forall(member(Depth, [5, 6]))) :-
    named_variant(easy, Variant),
    rule_tree(depth, Variant, any, Depth, Tree),
    variant_codes(Variant, Codes),
    \+ ( nth0(I, Codes, Secret),
         I mod 30 =:= 7,
         tree_secret_game(Tree, Secret, History),
         \+ secret_game(tree(Depth), Variant, Secret, History) ).

%   Guesses of someone else: the depth is still kept where that can be.

test(off_the_tree, forall(member(Guesses-Secret, [ [[1,2,3,4],[1,3,2,5],[2,1,6,4]]-[7,4,3,2],
                                                   [[5,6,7,8],[1,2,3,4]]-[7,4,3,2] ]))) :-
    document(Variant),
    told(Guesses, Secret, History),
    length(History, Turns),
    Left is 6 - Turns,
    history_codes(Variant, History, Codes),
    codes_tree(depth, Variant, Codes, Left, node(Expected, _, _)),
    history_guess(tree(6), Variant, History, Guess),
    Guess == Expected.

%   A depth that must be kept: no guess where no tree keeps it, and else that of the tree.

test(no_tree, [ forall(member(Depth-History, [3-[], 1-[[1,2,3,4]-(1-2)], 3-[[1,2,3,4]-(1-2)]])),
                fail ]) :-
    named_variant(medium, Variant),
    history_guess(within(Depth), Variant, History, _).

test(the_depth_is_kept, forall(member(Depth, [2, 3, 4, 5]))) :-
    Variant = variant(2, 4, false),
    (   rule_tree(depth, Variant, any, Depth, _)
    ->  forall(variant_code(Variant, Secret),
               ( secret_game(within(Depth), Variant, Secret, History),
                 length(History, Turns),
                 Turns =< Depth ))
    ;   \+ solver_tasks(within(Depth), Variant, all, _),
        \+ secret_game(within(Depth), Variant, [1,2], _)
    ).

test(repeated_answer_teaches_nothing, Guess1 == Guess2) :-
    Variant = variant(3, 4, false),
    told([[1,2,3]], [4,2,1], Once),
    told([[1,2,3], [1,2,3]], [4,2,1], Twice),
    history_guess(tree(inf), Variant, Once, Guess1),
    history_guess(tree(inf), Variant, Twice, Guess2).

:- end_tests(suggest).

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
    ( Secrets == all -> variant_codes(Variant, Codes) ; Codes = Secrets ),
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
    ( Secrets == all -> Sum =:= 60 ; Sum =:= 2 ).

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
