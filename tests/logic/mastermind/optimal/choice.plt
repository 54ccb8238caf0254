:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(choice).

end(Proof, End) :-
    (   proof_step(Proof, Proof1)
    ->  end(Proof1, End)
    ;   End = Proof
    ).

%   Guess by guess and class by class the total is that of a search of subsets.

test(choice, forall(member(Variant-Depth-History,
                           [ variant(3, 4, false)-inf-[], variant(3, 3, true)-4-[],
                             variant(3, 3, true)-3-[],
                             variant(3, 5, false)-4-[[1,2,3]-(0-2)] ]))) :-
    history_codes(Variant, History, Codes),
    variant_guesses(Variant, Guesses),
    guesses_choice(Variant, Guesses, Depth, History, Codes, [], Choice),
    end(Choice, done(Total1, Tree1)),
    codes_proof(Variant, Guesses, Depth, History, Codes, Proof),
    end(Proof, done(Total, Tree)),
    Total =:= Total1,
    (   Tree == none
    ->  Tree1 == none
    ;   tree_total(Tree1, Total)
    ).

%   Of the first guesses 111, 112, 123 the second is best.

test(first, Totals == [73, 86, 73, 80]) :-
    Variant = variant(3, 3, true),
    variant_guesses(Variant, Guesses),
    findall(Total,
            ( member(First, [any, [1,1,1], [1,1,2], [1,2,3]]),
              guess_proof(Variant, Guesses, inf, First, [], Proof),
              end(Proof, done(Total, _)) ),
            Totals).

%   What is settled is taken as it is.

test(settled, Total == 1000) :-
    Variant = variant(1, 3, true),
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, inf, [2], [settled([2], 0-0, 997, tree)], Proof),
    end(Proof, done(Total, node([2], 3, [0-0-tree]))).

test(too_few, Tree == none) :-
    Variant = variant(3, 5, false),
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, 3, any, [], Proof),
    end(Proof, done(_, Tree)).

:- end_tests(choice).
