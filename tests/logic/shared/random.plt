:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(random).

word(0x10000000).
prime(P) :- P is 197386320 << 28 - 1.

%   What the Goals called in turn draw, each in the state that the last left.

drawn(0, _, [], Random, Random) :- !.
drawn(N, Goal, [X|Xs], Random0, Random) :-
    call(Goal, X, Random0, Random1),
    N1 is N - 1,
    drawn(N1, Goal, Xs, Random1, Random).

drawn(Seed, N, Goal, Xs) :-
    seed_random([Seed], Random),
    drawn(N, Goal, Xs, Random, _).

%   Pearson's chi square of Xs, if each of Values is as likely as the others.

chi_square(Xs, Values, ChiSquare) :-
    length(Xs, N),
    length(Values, Size),
    msort(Xs, Sorted),
    pairs_keys(Pairs, Sorted),
    group_pairs_by_key(Pairs, Groups),
    pairs_keys(Groups, Found),
    ord_subtract(Found, Values, []),
    findall(Square,
            ( member(Value, Values),
              (   member(Value-Group, Groups)
              ->  length(Group, Count)
              ;   Count = 0
              ),
              Square is (Count - N / Size) ** 2 * Size / N ),
            Squares),
    sum_list(Squares, ChiSquare).

%   Four standard deviations on both sides of what chance gives.

chance(ChiSquare, Size) :-
    Freedom is Size - 1,
    abs(ChiSquare - Freedom) =< 4 * sqrt(2 * Freedom).

%   A number that passes for each of the first twelve primes, and is below
%   3 * 10^24, is prime.

prime_number(P) :-
    Odd is (P - 1) >> lsb(P - 1),
    \+ ( member(Base, [2,3,5,7,11,13,17,19,23,29,31,37]),
         \+ passes(Base, Odd, P) ).

passes(Base, Odd, P) :-
    Power is powm(Base, Odd, P),
    (   Power =:= 1
    ->  true
    ;   passes_squares(Power, Odd, P)
    ).

passes_squares(Power, Exponent, P) :-
    Exponent < P - 1,
    (   Power =:= P - 1
    ->  true
    ;   Square is Power * Power mod P,
        Exponent2 is 2 * Exponent,
        passes_squares(Square, Exponent2, P)
    ).

test(known, Ks == [1,3,6,6,8,9,8,1,1,7]) :-
    drawn(1, 10, random_below(10), Ks).

test(prime_by_definition, all(P == [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47])) :-
    between(2, 50, P),
    (   P > 37
    ->  prime_number(P)
    ;   \+ ( between(2, P, D), D < P, P mod D =:= 0 )
    ).

%   A step is a division by the word modulo a prime.  The order of the word
%   there is a prime as well, and so the period from every state.

test(step_is_a_division) :-
    word(Word),
    prime(P),
    seed_random([7], Random),
    drawn(1000, state, States, Random, _),
    \+ ( nextto(State0, State, States),
         State * Word mod P =\= State0 ).

state(Random, Random0, Random) :- random_below(1, 0, Random0, Random).

test(period) :-
    word(Word),
    prime(P),
    Period is (P - 1) // 2,
    prime_number(P),
    prime_number(Period),
    Word mod P =\= 1,
    1 =:= powm(Word, Period, P).

test(small_integers) :-
    prime(P),
    P < 1 << 56.

test(in_range, forall(member(N, [1, 2, 3, 7, 12, 1000, 0x10000000]))) :-
    drawn(N, 1000, random_below(N), Ks),
    Last is N - 1,
    \+ ( member(K, Ks), \+ between(0, Last, K) ).

test(as_likely, forall(member(N, [2, 3, 6, 8, 12, 100]))) :-
    drawn(N, 20000, random_below(N), Ks),
    Last is N - 1,
    numlist(0, Last, Values),
    chi_square(Ks, Values, ChiSquare),
    chance(ChiSquare, N).

%   There are four words for three K: of each three K one would come twice as
%   often, were no draw repeated.

test(as_likely_where_words_do_not_divide) :-
    word(Word),
    N is Word // 4 * 3,
    drawn(11, 6000, random_below(N), Ks),
    findall(Rest, ( member(K, Ks), Rest is K mod 3 ), Rests),
    chi_square(Rests, [0,1,2], ChiSquare),
    ChiSquare < 14.

test(neighbours_do_not_depend) :-
    drawn(5, 20000, random_below(8), Ks),
    findall(Pair, ( nextto(K1, K2, Ks), Pair is 8 * K1 + K2 ), Pairs),
    numlist(0, 63, Values),
    chi_square(Pairs, Values, ChiSquare),
    chance(ChiSquare, 64).

test(neighbouring_seeds, forall(member(Game, [0, 1, -1]))) :-
    findall(K,
            ( between(1, 3000, Seed),
              seed_random([Seed, Game], Random),
              random_below(10, K, Random, _) ),
            Ks),
    numlist(0, 9, Values),
    chi_square(Ks, Values, ChiSquare),
    chance(ChiSquare, 10).

test(seeds_differ) :-
    Big is 2 ** 200,
    Below is -Big,
    Word is 2 ** 32 - 1,
    More is 2 ** 32,
    Lists = [[], [0], [0,0], [0,1], [1,0], [-1], [Word], [More], [1], [2], [1,2], [2,1], [12],
             [Big], [Below], [Big,1], [-1,-1]],
    maplist(seed_random, Lists, States),
    sort(States, Different),
    same_length(Lists, Different),
    prime(P),
    \+ ( member(State, States), \+ ( 0 < State, State < P ) ).

test(drawn_from_nothing, fail) :-
    random_drawn(_, [], _, 1, _).

test(drawn_takes_one) :-
    drawn(3, 1000, one_of([a,b,c,d]), Pairs),
    \+ ( member(X-Rest, Pairs),
         \+ ( select(X, [a,b,c,d], Others), Others == Rest ) ),
    pairs_keys(Pairs, Xs),
    chi_square(Xs, [a,b,c,d], ChiSquare),
    ChiSquare < 16.

one_of(List, X-Rest, Random0, Random) :- random_drawn(X, List, Rest, Random0, Random).

test(permutations) :-
    drawn(4, 3000, random_permutation([a,b,c]), Permutations),
    findall(Permutation, permutation([a,b,c], Permutation), All),
    msort(All, Values),
    chi_square(Permutations, Values, ChiSquare),
    chance(ChiSquare, 6).

test(no_chance, Chances == [false]) :-
    drawn(1, 2000, random_chance(0), Drawn),
    sort(Drawn, Chances).

test(certain, Chances == [true]) :-
    drawn(1, 2000, random_chance(1.0), Drawn),
    sort(Drawn, Chances).

test(chances, forall(member(P, [0.02, 0.03, 0.5, 0.9]))) :-
    drawn(2, 20000, random_chance(P), Drawn),
    aggregate_all(count, member(true, Drawn), Count),
    abs(Count - 20000 * P) < 4 * sqrt(20000 * P * (1 - P)).

:- end_tests(random).
