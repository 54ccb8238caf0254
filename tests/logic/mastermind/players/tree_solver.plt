:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(tree_solver).

test(depths, all(Depth == [6, 5, 5, inf])) :-
    named_variant(_, Variant),
    variant_depth(Variant, Depth).

%   What is promised is kept, and one guess fewer would be a lie.

%   deep
test(promise,
     forall(( member(Name, [arbolmaster, easy, medium]), named_variant(Name, Variant) ))) :-
    variant_depth(Variant, Depth),
    variant_first(Variant, Opening),
    rule_tree(depth, Variant, Opening, Depth, _),
    Depth1 is Depth - 1,
    \+ rule_tree(depth, Variant, Opening, Depth1, _).

test(one_code_left, Guess == [7,4,3,2]) :-
    tree_guess(1, variant(4, 9, false), [], [[7,4,3,2]], Guess).

%   Too few guesses, and a code is asked all the same that tells some apart.

test(too_few, forall(member(Left, [0, 1, 2]))) :-
    Codes = [[1,2,3],[1,3,2],[2,1,3],[2,3,1],[3,1,2],[3,2,1]],
    tree_guess(Left, variant(3, 4, false), [], Codes, Guess),
    variant_code(variant(3, 4, false), Guess),
    !,
    guess_codes_classes(Guess, Codes, [_,_|_]).

%   The turns that were asked count: what is left of the depth is what is kept.

test(turns_count) :-
    Variant = variant(4, 9, false),
    History = [[1,2,3,4]-(1-2), [5,6,7,8]-(0-1)],
    history_codes(Variant, History, Codes),
    tree_guess(6, Variant, History, Codes, Guess),
    codes_tree(depth, Variant, Codes, 4, node(Guess, _, _)).

:- end_tests(tree_solver).
