:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(any_game).

:- begin_tests(arena_table).

test(nothing_at_first) :-
    guessing_arena:table_empty(Table),
    \+ table_bound(Table, 0b111, 3, 5, _, _),
    \+ table_agenda(Table, 0b111, 3, 5, _),
    \+ guessing_arena:table_classes(Table, 1, _).

%   A set, and the guesses left as far as they matter, make an entry.

test(entries, all(Bound-Best == [6-open, 7-12, 6-open, 9-unkept])) :-
    guessing_arena:table_empty(Table),
    table_bound_store(Table, 0b111, 3, 3, 6, open),
    table_bound_store(Table, 0b111, 3, 2, 7, 12),
    table_bound_store(Table, 0b1101, 3, 9, 9, unkept),
    member(Set-Depth, [0b111-3, 0b111-2, 0b111-4, 0b1101-3]),
    table_bound(Table, Set, 3, Depth, Bound, Best).

test(last_word, Bound-Best == 8-3) :-
    guessing_arena:table_empty(Table),
    table_bound_store(Table, 0b1111, 4, 9, 7, open),
    table_bound_store(Table, 0b1111, 4, 9, 8, open),
    table_bound_store(Table, 0b1111, 4, 9, 8, 3),
    table_bound_store(Table, 0b1111, 4, 9, 8, 3),
    table_bound(Table, 0b1111, 4, 9, Bound, Best).

test(large, Bound-Best == NoTree-open) :-
    no_tree_total(NoTree),
    Set is 1 << 500 - 1,
    guessing_arena:table_empty(Table),
    table_bound_store(Table, Set, 500, 5, NoTree, open),
    table_bound(Table, Set, 500, 5, Bound, Best).

test(backtracking, Bound == 7) :-
    guessing_arena:table_empty(Table),
    (   table_bound_store(Table, 0b111, 3, 3, 7, open),
        fail
    ;   table_bound(Table, 0b111, 3, 3, Bound, _)
    ).

test(agenda, Agenda == [8-[numbers(5), 3]]) :-
    guessing_arena:table_empty(Table),
    table_agenda_store(Table, 0b111, 3, 5, [7-[numbers(7)]]),
    table_agenda_store(Table, 0b111, 3, 5, [8-[numbers(5), 3]]),
    table_agenda(Table, 0b111, 3, 5, Agenda).

test(two_searches) :-
    guessing_arena:table_empty(Table1),
    guessing_arena:table_empty(Table2),
    guessing_arena:table_classes_store(Table1, 1, [3]),
    \+ guessing_arena:table_classes(Table2, 1, _).

%   Sets are twins at one depth only.

test(twins, all(Twin == [7, 7, 13, 7])) :-
    guessing_arena:table_empty(Table),
    member(Set-Depth, [7-3, 13-3, 13-2, 21-9]),
    guessing_arena:table_twin(Table, Set, 3, Depth, [a,b], Twin).

:- end_tests(arena_table).

:- begin_tests(questions_apart).

%   By the definition: the guesses that divide Codes into so many classes.

classes_defined(Variant, Codes, Count, Guesses) :-
    findall(Bit,
            ( variant_codes(Variant, All),
              nth0(I, All, Guess),
              guess_codes_classes(Guess, Codes, Classes),
              length(Classes, Count),
              Bit is 1 << I ),
            Bits),
    sum_list(Bits, Guesses).

example(variant(2, 4, false), [[1,2],[1,3],[2,4],[4,1],[4,3]]).
example(variant(3, 3, true), [[1,1,1],[1,2,3],[2,2,1],[3,2,1]]).
example(variant(3, 3, true), [[3,3,1]]).
example(variant(3, 4, false), Codes) :-
    variant_codes(variant(3, 4, false), All),
    findall(Code, ( nth0(I, All, Code), I mod 3 =:= 0 ), Codes).

numbered(Variant, Codes, Apart, Numbers) :-
    variant_guesses(Variant, Guesses),
    codes_apart(Guesses, Codes, Apart),
    length(Codes, Size),
    numlist(1, Size, Numbers).

test(classes, forall(example(Variant, Codes))) :-
    numbered(Variant, Codes, Apart, Numbers),
    length(Codes, Size),
    apart_classes(Apart, Numbers, 1, Pairs),
    \+ ( between(1, Size, Count),
         classes_defined(Variant, Codes, Count, Guesses),
         (   memberchk(Count-Guesses1, Pairs)
         ->  Guesses =\= Guesses1
         ;   Guesses =\= 0
         ) ).

%   Least leaves the others out, and changes none.

test(least, forall(example(Variant, Codes))) :-
    numbered(Variant, Codes, Apart, Numbers),
    length(Codes, Size),
    apart_classes(Apart, Numbers, 1, All),
    forall(between(1, Size, Least),
           ( apart_classes(Apart, Numbers, Least, Pairs),
             include([Count-_]>>( Count >= Least ), All, Pairs) )).

test(all_apart, forall(example(Variant, Codes))) :-
    numbered(Variant, Codes, Apart, Numbers),
    length(Codes, Size),
    classes_defined(Variant, Codes, Size, Guesses),
    (   apart_all(Apart, Numbers, Guesses1)
    ->  Guesses =:= Guesses1
    ;   Guesses =:= 0
    ).

test(own, Guesses =:= 0b100010) :-
    numbered(variant(2, 3, false), [[1,3],[3,2]], Apart, Numbers),
    apart_own(Apart, Numbers, Guesses).

:- end_tests(questions_apart).

%   Any table of parts as an arena: what it says is what the matrix says.

:- begin_tests(matrix_arena).

arena(Matrix, Options, Arena) :-
    matrix_options(Matrix, Options),
    matrix_arena(Matrix, Options, Arena).

%   An option tells two secrets apart if they are in two classes, or one is its own.

told_apart(option(_, Own, Sets), I, J) :-
    Pair is 1 << (I - 1) \/ 1 << (J - 1),
    (   Own /\ Pair =\= 0
    ;   member(Set, Sets),
        popcount(Set /\ Pair) =:= 1
    ),
    !.

apart_as_defined(Matrix) :-
    arena(Matrix, Options, Arena),
    arena_apart(Arena, apart(All, Pairs, _)),
    length(Options, Count),
    All =:= 1 << Count - 1,
    matrix_sizes(Matrix, Size, _, _),
    \+ ( between(1, Size, J),
         arg(J, Pairs, Row),
         arg(I, Row, Set),
         nth1(Place, Options, Option),
         Bit is Set >> (Place - 1) /\ 1,
         \+ ( told_apart(Option, I, J) -> Bit =:= 1 ; Bit =:= 0 ) ).

test(apart, [forall(between(1, 60, Seed))]) :-
    any_game(Seed, _, Matrix),
    apart_as_defined(Matrix).

%   More options than bits that are put together at a time.

any_bit(Question, Secret, Bit) :-
    term_hash(pair(Question, Secret), Hash),
    Bit is Hash /\ 1.

test(many_options, [forall(member(Most, [60, 130]))]) :-
    rules_matrix(rules(known, between(1, 12), between(1, Most), plunit_matrix_arena:any_bit), inf, Matrix),
    matrix_options(Matrix, Options),
    length(Options, Count),
    Count > Most - 5,
    apart_as_defined(Matrix).

%   What a set of options stands for divides each subset as all do.

test(firsts, [forall(between(1, 60, Seed))]) :-
    any_game(Seed, _, Matrix),
    arena(Matrix, Options, Arena),
    length(Options, Count),
    findall(Number, between(1, Count, Number), Numbers),
    matrix_sizes(Matrix, Size, _, _),
    \+ ( Last is 1 << Size - 1, between(1, Last, Subset),
         subset_firsts(Subset, Arena, Firsts),
         subset_numbers(Firsts, Some),
         \+ ( divided(Some, Subset, Arena, Ways), divided(Numbers, Subset, Arena, Ways) ) ).

divided(Numbers, Subset, Arena, Ways) :-
    findall(Sets,
            ( member(Number, Numbers),
              subset_classes(Subset, Number, Arena, SizesSets),
              pairs_values(SizesSets, Sets0),
              Sets0 \== [Subset],
              msort(Sets0, Sets) ),
            Ways0),
    sort(Ways0, Ways).

%   The secret that a question names is in none of its classes.

test(asked, Question-Classes == c-[no-2, yes-8]) :-
    table_matrix(asked, [a,b,c,d], [c], [no,yes], [[1-6,2-9]], Matrix),
    arena(Matrix, _, Arena),
    arena_asked(Arena, 1, 0b1110, Question, Classes).

:- end_tests(matrix_arena).
