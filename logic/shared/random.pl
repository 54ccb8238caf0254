:- module(shared_random,
          [ seed_random/2,         % +Seeds, -Random
            random_below/4,        % +N, -K, +Random0, -Random
            random_drawn/5,        % -Element, +List, -Rest, +Random0, -Random
            random_permutation/4,  % +List, -Permutation, +Random0, -Random
            random_chance/4        % +Probability, -Chance, +Random0, -Random
          ]).

/** <module> Random numbers whose state is an argument

The generator is G. Marsaglia's _multiply with carry_ with words of 28 bits:
a state is an integer 0 < Random < P, and the next one is A * (Random mod
2^28) + Random // 2^28, the low 28 bits of which are the number drawn.  With
A = 197386320 both P = 2^28 A - 1 and (P - 1)/2 are prime, so the period is
(P - 1)/2, about 2.6 * 10^16, from every state.  All numbers stay below 2^56,
where SWI-Prolog's integers are fastest.  Do not use it for cryptography.
*/

:- use_module(library(apply), [foldl/4, foldl/5]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(inline, [inline/1]).

%!  seed_random(+Seeds, -Random) is det.
%
%   True when Random is the state for Seeds, a list of integers of any size and
%   sign.  Similar seeds lead to unrelated states: the finalizer of SplitMix64
%   (G. Steele, D. Lea, C. Flood, 2014) mixes them.
%
%       ?- seed_random([1], Random).
%       Random = 19848095571572057.

seed_random(Seeds, Random) :-
    foldl(mixed_number, Seeds, 0, Mixed),
    Random is Mixed mod (197386320 << 28 - 2) + 1.

%   A number is mixed in as words of 32 bits, the lowest first.  After the last
%   word, 0 or -1, comes 2^32, which is no word: so [1, 2] differs from
%   [2 << 32 + 1].

mixed_number(Number, Mixed0, Mixed) :-
    Word is Number /\ 0xffffffff,
    mixed_word(Word, Mixed0, Mixed1),
    Number1 is Number >> 32,
    (   Number1 =:= Number
    ->  mixed_word(0x100000000, Mixed1, Mixed)
    ;   mixed_number(Number1, Mixed1, Mixed)
    ).

mixed_word(Word, Mixed0, Mixed) :-
    Z0 is (Mixed0 + Word + 1) * 0x9e3779b97f4a7c15 /\ 0xffffffffffffffff,
    Z1 is (Z0 xor (Z0 >> 30)) * 0xbf58476d1ce4e5b9 /\ 0xffffffffffffffff,
    Z2 is (Z1 xor (Z1 >> 27)) * 0x94d049bb133111eb /\ 0xffffffffffffffff,
    Mixed is Z2 xor (Z2 >> 31).

%!  random_below(+N, -K, +Random0, -Random) is det.
%
%   True when K is chosen at random from 0, 1 ... N - 1 in state Random0, each
%   with the same probability, and Random is the state after it.  N is at most
%   2^28.
%
%       ?- seed_random([1], Random0), random_below(100, K, Random0, _).
%       K = 11.

%   The number drawn is scaled to N.  The few numbers that would make some K
%   likelier than others are rejected, and another is drawn.

random_below(N, K, Random0, Random) :-
    Random1 is 197386320 * (Random0 /\ 0xfffffff) + Random0 >> 28,
    Scaled is N * (Random1 /\ 0xfffffff),
    Rest is Scaled /\ 0xfffffff,
    (   Rest < N,
        Rest < 0x10000000 mod N
    ->  below_again(N, K, Random1, Random)
    ;   K is Scaled >> 28,
        Random = Random1
    ).

below_again(N, K, Random0, Random) :-
    random_below(N, K, Random0, Random).

:- inline([random_below/4]).

%!  random_drawn(-Element, +List, -Rest, +Random0, -Random) is semidet.
%
%   True when Element is chosen from List at random in state Random0, each with
%   the same probability; Rest are the others, and Random is the state after it.
%   Fails if List is empty.
%
%       ?- random_drawn(Element, [a], Rest, 1, _).
%       Element = a, Rest = [].

random_drawn(Element, List, Rest, Random0, Random) :-
    length(List, N),
    N > 0,
    random_below(N, K, Random0, Random),
    drawn(K, List, Element, Rest).

%   The element after K others, and all but it.  K is known, so nothing has to be tried.

drawn(K, [First|List], Element, Rest) :-
    (   K =:= 0
    ->  Element = First,
        Rest = List
    ;   Rest = [First|Rest1],
        K1 is K - 1,
        drawn(K1, List, Element, Rest1)
    ).

%!  random_permutation(+List, -Permutation, +Random0, -Random) is det.
%
%   True when Permutation has the elements of List in a random order, chosen in
%   state Random0; all orders have the same probability.  Random is the state
%   after it.
%
%       ?- random_permutation([a], Permutation, 1, _).
%       Permutation = [a].

%   The elements are sorted by random keys.  A key is the state itself, so no two
%   are equal.

random_permutation(List, Permutation, Random0, Random) :-
    foldl(element_lot, List, Lots, Random0, Random),
    keysort(Lots, Sorted),
    pairs_values(Sorted, Permutation).

element_lot(Element, Random-Element, Random0, Random) :-
    random_below(2, _, Random0, Random).

%!  random_chance(+Probability, -Chance, +Random0, -Random) is det.
%
%   True when Chance, chosen at random in state Random0, is `true` with Probability,
%   a number in 0..1, and else `false`; Random is the state after it.
%
%       ?- seed_random([1], Random0), random_chance(1, Chance, Random0, _).
%       Chance = true.

random_chance(Probability, Chance, Random0, Random) :-
    Random is 197386320 * (Random0 /\ 0xfffffff) + Random0 >> 28,
    (   Random /\ 0xfffffff < Probability * 0x10000000
    ->  Chance = true
    ;   Chance = false
    ).

:- inline([random_chance/4]).

/** <examples>

?- seed_random([1, 2, 3], Random0), random_below(100, K, Random0, Random).
*/
