:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(random_code).

drawn(0, _, [], _) :- !.
drawn(N, Variant, [Code|Codes], Random0) :-
    random_code(Variant, Code, Random0, Random),
    N1 is N - 1,
    drawn(N1, Variant, Codes, Random).

drawn_of(Variant, N, Codes) :-
    seed_random([2104], Random),
    drawn(N, Variant, Codes, Random).

test(codes_of_the_variant,
     forall(member(Variant, [ variant(1,1,true), variant(1,1,false), variant(4,6,true),
                              variant(4,9,false), variant(8,8,false), variant(8,12,true) ]))) :-
    drawn_of(Variant, 200, Codes),
    \+ ( member(Code, Codes), code_fault(Variant, Code, _) ).

%   No code comes more often, or less, than chance has it: within five
%   standard deviations.

test(each_as_likely, forall(member(Variant-Size, [variant(2,3,true)-9, variant(2,4,false)-12]))) :-
    N = 6000,
    drawn_of(Variant, N, Codes),
    \+ ( variant_code(Variant, Code),
         aggregate_all(count, member(Code, Codes), Count),
         abs(Count - N / Size) > 5 * sqrt(N / Size) ).

%   Seeds that stand side by side draw as fairly.

test(seeds_are_fair, forall(member(Variant-Size, [variant(2,3,true)-9, variant(2,4,false)-12]))) :-
    findall(Code, ( between(1, 3000, Seed), variant_seed_code(Variant, Seed, Code) ), Codes),
    \+ ( variant_code(Variant, Code),
         aggregate_all(count, member(Code, Codes), Count),
         abs(Count - 3000 / Size) > 5 * sqrt(3000 / Size) ).

:- end_tests(random_code).
