:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(suggest).

document(variant(4, 9, false)).

:- table tree/1.

tree(Tree) :-
    document(Variant),
    rule_tree(depth, Variant, [1,2,3,4], 6, Tree).

secret(Secret) :-
    document(Variant),
    variant_codes(Variant, Codes),
    between(0, 7, N),
    I is (N * 397 + 211) mod 3024,
    nth0(I, Codes, Secret).
secret([7,4,3,2]).
secret([1,2,3,4]).

%   History, told by an honest opponent who thinks of Secret.

told(Guesses, Secret, History) :-
    findall(Guess-Feedback,
            ( member(Guess, Guesses), guess_secret_feedback(Guess, Secret, Feedback) ),
            History).

test(depths, all(Depth == [6, 5, 5, inf])) :-
    named_variant(_, Variant),
    variant_depth(Variant, Depth).

%   What is promised is kept, and one guess fewer would be a lie.

test(promise,
     forall(( member(Name, [arbolmaster, easy, medium]), named_variant(Name, Variant) ))) :-
    variant_depth(Variant, Depth),
    variant_opening(Variant, Opening),
    rule_tree(depth, Variant, Opening, Depth, _),
    Depth1 is Depth - 1,
    \+ rule_tree(depth, Variant, Opening, Depth1, _).

test(opening, Guess == [1,2,3,4]) :-
    document(Variant),
    history_guess(Variant, 6, [], Guess).

test(one_code_left, Guess == [7,4,3,2]) :-
    document(Variant),
    told([[1,2,3,4], [1,3,2,5], [2,1,6,4], [3,2,4,7], [4,7,3,2]], [7,4,3,2], History),
    history_guess(Variant, 6, History, Guess).

test(contradiction, fail) :-
    document(Variant),
    history_guess(Variant, 6, [[1,2,3,4]-(0-0), [1,2,3,4]-(4-0)], _).

test(contradiction_without_depth, fail) :-
    history_guess(variant(2, 3, false), inf, [[1,2]-(0-1), [1,2]-(2-0)], _).

test(impossible_answer, fail) :-
    document(Variant),
    history_guess(Variant, 6, [[1,2,3,4]-(3-1)], _).

test(games_follow_the_tree, forall(secret(Secret))) :-
    document(Variant),
    tree(Tree),
    secret_game(Variant, 6, Secret, History),
    tree_secret_game(Tree, Secret, History).

%   After each first answer what is asked is what the tree asks there.

test(second_guesses) :-
    document(Variant),
    tree(node(Guess, _, Children)),
    \+ ( member(Feedback-node(Next, _, _), Children),
         \+ history_guess(Variant, 6, [Guess-Feedback], Next) ).

test(guesses_left_decide, forall(member(Depth, [5, 6]))) :-
    named_variant(easy, Variant),
    rule_tree(depth, Variant, any, Depth, Tree),
    \+ ( variant_code(Variant, Secret),
         tree_secret_game(Tree, Secret, History),
         \+ secret_game(Variant, Depth, Secret, History) ).

test(games_follow_smaller_trees, forall(member(Variant-Depth, [ variant(3,4,false)-5,
                                                                variant(2,4,true)-4 ]))) :-
    variant_opening(Variant, Opening),
    rule_tree(depth, Variant, Opening, Depth, Tree),
    \+ ( variant_code(Variant, Secret),
         tree_secret_game(Tree, Secret, History),
         \+ secret_game(Variant, Depth, Secret, History) ).

test(every_game_ends, forall(member(Variant, [ variant(3,4,false), variant(2,4,true),
                                               variant(3,3,true) ]))) :-
    Variant = variant(Pegs, _, _),
    \+ ( variant_code(Variant, Secret),
         \+ ( secret_game(Variant, inf, Secret, History),
              last(History, Secret-(Pegs-0)),
              consistent(History, Secret) ) ).

%   Guesses of someone else: the depth is still kept where that can be.

test(off_the_tree, forall(member(Guesses-Secret, [ [[1,2,3,4],[1,3,2,5],[2,1,6,4]]-[7,4,3,2],
                                                   [[5,6,7,8],[1,2,3,4]]-[7,4,3,2] ]))) :-
    document(Variant),
    told(Guesses, Secret, History),
    length(History, Turns),
    Left is 6 - Turns,
    history_codes(Variant, History, Codes),
    codes_tree(depth, Variant, Codes, Left, node(Expected, _, _)),
    history_guess(Variant, 6, History, Guess),
    Guess == Expected.

%   No depth can be kept any more, and a code is asked that tells some apart.

test(too_late, forall(member(Depth, [0, 1, 2, 3]))) :-
    document(Variant),
    told([[1,2,3,4], [1,2,3,4]], [7,4,3,2], History),
    history_codes(Variant, History, Codes),
    history_guess(Variant, Depth, History, Guess),
    variant_code(Variant, Guess),
    !,
    guess_codes_classes(Guess, Codes, [_,_|_]).

test(repeated_answer_teaches_nothing, Guess1 == Guess2) :-
    Variant = variant(3, 4, false),
    told([[1,2,3]], [4,2,1], Once),
    told([[1,2,3], [1,2,3]], [4,2,1], Twice),
    history_guess(Variant, inf, Once, Guess1),
    history_guess(Variant, inf, Twice, Guess2).

:- end_tests(suggest).
