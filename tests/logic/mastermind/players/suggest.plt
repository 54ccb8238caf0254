:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

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
    solver_first(Solver, variant(4, 6, true), Guess).

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
