/** Optimal trees, found and proved: `swipl -O optimal.pl [quick]`.

Each line that is printed is variant, first guess, depth, total, histogram,
seconds, units, sets searched and megabytes, with tabs between.  A unit is the
time of scoring all 3024 x 3024 pairs of codes in the same process.  The last
is the most memory that the process has had so far.  With `quick` the rows that
take longer than a few units are left out; with `huge` there is one more, which
needs some 5 GB (`swipl --stack_limit=6g -O optimal.pl huge`).
*/

:- use_module(library(main)).
:- use_module('../../logic/load').
:- use_module(yardstick).

:- initialization(main, main).

%   row(Speed, Variant, First, Depth): what is found.

row(quick, variant(4, 6, false), any, inf).
row(quick, variant(4, 6, true),  any, 5).
row(quick, variant(4, 9, false), any, 5).
row(long,  variant(4, 7, false), any, inf).
row(long,  variant(4, 6, true),  any, inf).
row(long,  variant(4, 8, false), any, inf).
row(long,  variant(4, 9, false), [1,2,3,4], 6).
row(long,  variant(4, 9, false), [1,2,3,4], inf).
row(huge,  variant(4, 10, false), [1,2,3,4], inf).

main(Arguments) :-
    variant_codes(variant(4, 9, false), Codes),
    maplist(code_mask(variant(4, 9, false)), Codes, Masks),
    seconds(score_all(Masks, _), Unit),
    format("yardstick\t~3f~n", [Unit]),
    speeds(Arguments, Speeds),
    forall(( row(Speed, Variant, First, Depth), memberchk(Speed, Speeds) ),
           measured(Variant, First, Depth, Unit)).

speeds([], [quick, long]).
speeds([quick], [quick]).
speeds([huge], [quick, long, huge]).

seconds(Goal, Seconds) :-
    garbage_collect,
    statistics(cputime, Seconds0),
    once(Goal),
    statistics(cputime, Seconds1),
    Seconds is Seconds1 - Seconds0.

measured(Variant, First, Depth, Unit) :-
    seconds(optimal(Variant, First, Depth, Total, Tree, Sets), Seconds),
    (   Tree == none
    ->  Histogram = none
    ;   tree_histogram(Tree, Histogram)
    ),
    Units is Seconds / Unit,
    garbage_collect_atoms,
    megabytes(Megabytes),
    format("~w\t~w\t~w\t~w\t~w\t~2f\t~1f\t~d\t~d~n",
           [Variant, First, Depth, Total, Histogram, Seconds, Units, Sets, Megabytes]).

%   optimal_tree/5, and how many sets the tries have known, all arenas together.

optimal(Variant, First, Depth, Total, Tree, Sets) :-
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, Depth, First, [], Proof),
    empty_assoc(None),
    steps(Proof, None, Counts, Bound, Tree),
    bound_total(Bound, Total),
    assoc_to_values(Counts, Values),
    sum_list(Values, Sets).

steps(Proof0, Counts0, Counts, Bound, Tree) :-
    (   proof_step(Proof0, Proof)
    ->  (   opened(Proof0, Trie)
        ->  trie_property(Trie, value_count(Count)),
            format(atom(Name), "~w", [Trie]),
            put_assoc(Name, Counts0, Count, Counts1)
        ;   Counts1 = Counts0
        ),
        steps(Proof, Counts1, Counts, Bound, Tree)
    ;   proof_bound(Proof0, Bound),
        proof_tree(Proof0, Tree),
        Counts = Counts0
    ).

%   What is known of the subsets of the class that the step has looked into.

opened(Choice, Trie) :-
    proof_guess_classes(Choice, _, FeedbacksProofs),
    !,
    member(_-Proof, FeedbacksProofs),
    \+ proof_tree(Proof, _),
    !,
    Proof = searched(Arena, _, _, _),
    arena_table(Arena, table(Trie, _, _, _)).

megabytes(Megabytes) :-
    read_file_to_string('/proc/self/status', Text, []),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    string_concat("VmHWM:", Rest, Line),
    !,
    split_string(Rest, " \t", " \t", Words),
    member(Word, Words),
    number_string(Kilobytes, Word),
    !,
    Megabytes is Kilobytes // 1024.
