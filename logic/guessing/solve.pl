:- module(guessing_solve,
          [ matrix_obstacle/2,      % +Matrix, -Obstacle
            matrix_found/4,         % +Matrix, +Goal, +Depth, -Found
            matrix_tree/3,          % +Matrix, +Depth, -Tree
            matrix_worst/3,         % +Matrix, -Depth, -Tree
            matrix_total/4,         % +Matrix, +Depth, -Total, -Tree
            matrix_arena/3,         % +Matrix, +Options, -Arena
            matrix_spread/3,        % +Matrix, +Goal, -Spread
            spread_firsts/3,       % +Spread, +Depth, -Firsts
            spread_classes/3,      % +Spread, +First, -Classes
            spread_set/5,          % +Spread, +Set, +Depth, +Most, -Tree
            spread_first/5,        % +Spread, +First, +Depth, +Most, -Tree
            spread_greedy/3        % +Spread, +Set, -Tree
          ]).

/** <module> Solve: the tree with the least worst case, or with the least total

Whether there is a tree at all can be seen at once.  worst_case.pl looks for the least worst case,
depth after depth.  least_total.pl finds the least total by branch and bound, with the matrix as an
arena.  At the end the same in parts, for several processes to work on.

The same as rules_solves/4 and rules_least/4 of definition.pl, but it gives only one of the trees.
In ASP: strategy.lp, for a few secrets.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/3, maplist/4]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(arena,
              [ arena_end/2, arena_table/2, digits_apart/4, game_arena/5, number_digits/4,
                table_agenda/5, trie_store/3 ]).
:- use_module(bounds, [ends_end/2, no_tree_total/1, size_bound/5]).
:- use_module(history, [set_greedy/4]).
:- use_module(least_total,
              [ question_total/7, subset_agenda_start/5, subset_total/6, subset_tree/4 ]).
:- use_module(matrix,
              [ kinds_size/3, set_asked/5, set_tree/5, matrix_ends/2, matrix_kinds/2, matrix_known/4,
                matrix_own/3, matrix_row/3, matrix_secret/3, matrix_sizes/4 ]).
:- use_module(tree, [tree_depth/2, tree_total/2]).
:- use_module(worst_case,
              [ options_answers/3, options_firsts/3, options_places/3, options_search/3,
                options_tree/4, options_worth/3, search_firsts/4, search_tree/4, matrix_options/2
              ]).
:- use_module('../shared/branch_and_bound', [agenda_first/4]).

%!  matrix_obstacle(+Matrix, -Obstacle) is semidet.
%
%   True when no tree finds all secrets of Matrix, because of Obstacle: no question tells the
%   secrets of alike(Secret1, Secret2) apart, or the game ends(asked) and in unasked(Secret)
%   Secret is no question.
%
%       ?- table_matrix(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Matrix),
%          matrix_obstacle(Matrix, Obstacle).
%       Obstacle = alike(b, c).

matrix_obstacle(Matrix, Obstacle) :-
    matrix_sizes(Matrix, Size, Questions, _),
    findall(Number0, between(1, Questions, Number0), Numbers),
    All is 1 << Size - 1,
    foldl(with_own(Matrix), Numbers, 0, Owns),
    (   matrix_ends(Matrix, asked),
        Owns =\= All
    ->  unset_number(Owns, 1, Number),
        matrix_secret(Matrix, Number, Secret),
        Obstacle = unasked(Secret)
    ;   matrix_ends(Matrix, known),
        foldl(refined(Matrix), Numbers, [All], Sets),
        member(Set, Sets),
        Number1 is lsb(Set) + 1,
        matrix_known(Matrix, Set, Number1, Others),
        Others =\= 0
    ->  Number2 is lsb(Others) + 1,
        matrix_secret(Matrix, Number1, Secret1),
        matrix_secret(Matrix, Number2, Secret2),
        Obstacle = alike(Secret1, Secret2)
    ).

with_own(Matrix, Number, Owns0, Owns) :-
    matrix_own(Matrix, Number, Own),
    Owns is Owns0 \/ Own.

unset_number(Owns, Number0, Number) :-
    (   Owns /\ 1 =:= 0
    ->  Number = Number0
    ;   Owns1 is Owns >> 1,
        Number1 is Number0 + 1,
        unset_number(Owns1, Number1, Number)
    ).

%   The sets of secrets that no question so far tells apart, without sets of one.

refined(_, _, [], []) :- !.
refined(Matrix, Number, Sets0, Sets) :-
    matrix_row(Matrix, Number, Row),
    findall(Set,
            ( member(Set0, Sets0),
              member(_-Class, Row),
              Set is Set0 /\ Class,
              popcount(Set) > 1 ),
            Sets).

%!  matrix_found(+Matrix, +Goal, +Depth, -Found) is det.
%
%   True when Found is found(Depth1, Total, Tree), with the best tree by Goal that has at most
%   Depth questions, a number or `inf`.  Goal is `worst`, `total`, or `both`: the least total of
%   all trees with the least worst case.  If there is no tree, Found is an obstacle, or `deeper`
%   if every tree has more questions.
%
%       ?- table_matrix(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Matrix),
%          matrix_found(Matrix, total, inf, Found).
%       Found = alike(b, c).

matrix_found(Matrix, Goal, Depth, Found) :-
    (   matrix_obstacle(Matrix, Obstacle)
    ->  Found = Obstacle
    ;   goal_tree(Goal, Matrix, Depth, Tree)
    ->  tree_depth(Tree, Depth1),
        tree_total(Tree, Total),
        Found = found(Depth1, Total, Tree)
    ;   Found = deeper
    ).

goal_tree(worst, Matrix, Depth, Tree) :-
    (   Depth == inf
    ->  matrix_worst(Matrix, _, Tree)
    ;   matrix_tree(Matrix, Depth, Tree)
    ).
goal_tree(total, Matrix, Depth, Tree) :-
    matrix_total(Matrix, Depth, _, Tree).
goal_tree(both, Matrix, Depth, Tree) :-
    matrix_worst(Matrix, Worst, _),
    Worst =< Depth,
    matrix_total(Matrix, Worst, _, Tree).

%!  matrix_tree(+Matrix, +Depth, -Tree) is semidet.
%
%   True when Tree is the first tree that finds each secret of Matrix by at most Depth questions.
%   If it fails, it is proved that there is none.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_tree(Matrix, 2, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

matrix_tree(Matrix, Depth, Tree) :-
    matrix_options(Matrix, Options),
    options_tree(Options, Matrix, Depth, Tree).

%!  matrix_worst(+Matrix, -Depth, -Tree) is semidet.
%
%   True when Depth is the least number of questions by which a tree finds each
%   secret of Matrix, and Tree is one that does.  Fails if there is none at all.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_worst(Matrix, Depth, _).
%       Depth = 2.

matrix_worst(Matrix, Depth, Tree) :-
    \+ matrix_obstacle(Matrix, _),
    matrix_options(Matrix, Options),
    matrix_sizes(Matrix, Size, _, _),
    between(0, Size, Depth),
    options_tree(Options, Matrix, Depth, Tree),
    !.

%!  matrix_total(+Matrix, +Depth, -Total, -Tree) is semidet.
%
%   True when Tree has the least Total of all trees of at most Depth questions,
%   a number or `inf`.  Fails if there is none.
%
%       ?- table_matrix(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Matrix),
%          matrix_total(Matrix, inf, Total, _).
%       Total = 6.

matrix_total(Matrix, Depth, Total, Tree) :-
    \+ matrix_obstacle(Matrix, _),
    (   matrix_kinds(Matrix, none)
    ->  arena_total(Matrix, Depth, Total, Tree)
    ;   kinds_total(Matrix, Depth, Total, Tree)
    ).

arena_total(Matrix, Depth0, Total, Tree) :-
    matrix_sizes(Matrix, Size, _, _),
    matrix_options(Matrix, Options),
    matrix_arena(Matrix, Options, Arena),
    Depth is min(Depth0, Size),
    arena_end(Arena, End),
    Depth >= End,
    All is 1 << Size - 1,
    options_firsts(Options, Matrix, Firsts),
    options_places(Options, Firsts, Set),
    subset_agenda_start(All, Size, Depth, Set, Arena),
    no_tree_total(NoTree),
    Most is NoTree - 1,
    subset_total(All, Size, Depth, Most, Arena, Total),
    Total =< Most,
    subset_tree(All, Depth, Arena, Tree).

%   ---- A matrix as an arena ----
%
%   Its questions are the options of the matrix (worst_case.pl), numbered by their places in the list.

%!  matrix_arena(+Matrix, +Options, -Arena) is det.
%
%   True when Arena is that of the Options of Matrix.
%
%       ?- table_matrix(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Matrix),
%          matrix_options(Matrix, Options), matrix_arena(Matrix, Options, Arena),
%          subset_total(0b111, 3, 3, 9, Arena, Total).
%       Total = 6.

matrix_arena(Matrix, Options, Arena) :-
    matrix_ends(Matrix, Ends),
    ends_end(Ends, End),
    options_answers(End, Options, Answers),
    options_apart(Options, Matrix, Answers, Apart),
    compound_name_arguments(Terms, options, Options),
    foldl(placed, Options, Placed, 1, _),
    game_arena(End, Answers, Apart,
               game(guessing_matrix:matrix_secret(Matrix),
                    guessing_solve:option_asked(Matrix, Terms),
                    guessing_solve:option_sets(Terms),
                    guessing_solve:placed_left(Placed),
                    none),
               Arena).

option_sets(Terms, Number, Sets) :-
    arg(Number, Terms, option(_, _, Sets)).

option_asked(Matrix, Terms, Number, Subset, Question, AnswersClasses) :-
    arg(Number, Terms, option(QuestionNumber, _, _)),
    set_asked(Subset, QuestionNumber, Matrix, Question, AnswersClasses).

placed(option(_, Own, Sets), option(Place, Own, Sets), Place, Place1) :-
    Place1 is Place + 1.

%   The places of the options that divide Subset, each way once.

placed_left(Placed, Subset, Places) :-
    options_worth(Subset, Placed, Left),
    foldl(with_place, Left, 0, Places).

with_place(option(Place, _, _), Places0, Places) :-
    Places is Places0 \/ 1 << (Place - 1).

%   For each binary digit of the number of an answer, an option has a set of secrets.
%   Turned around, a secret has a set of options for each digit.

options_apart(Options, Matrix, Answers, Apart) :-
    matrix_sizes(Matrix, Size, _, _),
    number_digits(Answers, 0, [], Zeros),
    foldl(option_sets_before(Zeros), Options, []-[], Owns-Rows),
    transpose_lists(Zeros, Rows, Columns),
    Last is Size - 1,
    findall(I, between(0, Last, I), Is),
    maplist(column(Owns), Is, Own),
    maplist(columns(Columns), Is, Digits),
    length(Options, Count),
    All is 1 << Count - 1,
    digits_apart(All, Own, Digits, Apart).

%   The last option comes first.

option_sets_before(Zeros, option(_, Own, Sets), Owns-Rows, [Own|Owns]-[Row|Rows]) :-
    foldl(class_digits, Sets, 1-Zeros, _-Row).

class_digits(Set, Number-Digits0, Number1-Digits) :-
    number_digits(Number, Set, Digits0, Digits),
    Number1 is Number + 1.

transpose_lists([], _, []).
transpose_lists([_|Zeros], Rows, [Column|Columns]) :-
    maplist(first_rest, Rows, Column, Rows1),
    transpose_lists(Zeros, Rows1, Columns).

first_rest([X|Xs], X, Xs).

columns(Lists, I, Columns) :-
    maplist(column_of(I), Lists, Columns).

column_of(I, Sets, Column) :-
    column(Sets, I, Column).

%   Bit I of each of Sets, as one integer: that of the first set is the highest bit.  56 bits at a
%   time are put together, since they fit into a small integer.

column(Sets, I, Column) :-
    column(Sets, I, 0, 0, 0, Column).

column([], _, Count, Bits, Column0, Column) :-
    Column is Column0 << Count \/ Bits.
column([Set|Sets], I, Count, Bits0, Column0, Column) :-
    Bits is Bits0 << 1 \/ getbit(Set, I),
    (   Count =:= 55
    ->  Column1 is Column0 << 56 \/ Bits,
        column(Sets, I, 0, 0, Column1, Column)
    ;   Count1 is Count + 1,
        column(Sets, I, Count1, Bits, Column0, Column)
    ).

%   ---- The least total if some secrets need not be told apart ----
%
%   This search is slower.  A set has a tree without questions if its secrets are of one kind.  Of each
%   kind some secret must be told apart from those of all others, so the bound of as many secrets as
%   there are kinds holds (bounds.pl); each of the other secrets takes one question at least.

%   True when Tree has the least Total of all trees of at most Depth questions, a number or `inf`.
%   Matrix ends(known).  Fails if there is none.

kinds_total(Matrix, Depth0, Total, Tree) :-
    matrix_options(Matrix, Options),
    options_firsts(Options, Matrix, Firsts),
    options_answers(0, Options, Answers),
    matrix_kinds(Matrix, Kinds),
    matrix_sizes(Matrix, Size, _, _),
    Depth is min(Depth0, Size),
    trie_new(Table),
    Search = search(Answers, Kinds, Table),
    All is 1 << Size - 1,
    no_tree_total(NoTree),
    Most is NoTree - 1,
    least(All, Depth, Most, Firsts, Options, Search, Total),
    Total =< Most,
    set_tree(first_kept(Search), Depth, Matrix, All, Tree).

%   Total is the least of Set within Depth questions, the first of Firsts, if that is at most Most.
%   Otherwise no tree has a total less than Total.  The table has entry(Total, First) for what is
%   known of a set and a depth: First is the first question, or `open` if Total is a bound.

least(Set, Depth, Most, Firsts, Options0, Search, Total) :-
    set_bound(Set, Depth, Search, Bound, First0),
    (   ( Bound > Most ; First0 \== open )
    ->  Total = Bound
    ;   options_worth(Set, Options0, Options),
        ( Firsts == Options0 -> Asked = Options ; Asked = Firsts ),
        Depth1 is Depth - 1,
        Size is popcount(Set),
        findall(Bound1-option(Number, Own, Sets),
                ( member(option(Number, Own, Sets), Asked),
                  sets_bound(Sets, Depth1, Search, Size, Bound1),
                  Bound1 =< Most ),
                Unordered),
        keysort(Unordered, Ordered),
        no_tree_total(NoTree),
        Beyond is min(NoTree, Most + 1),
        best(Ordered, Depth1, Beyond, open, Options, Search, Total, First),
        Search = search(_, _, Table),
        trie_store(Table, Set-Depth, entry(Total, First))
    ).

%   The options come with their bounds, the least first; Best0 is the least total so far.

best([], _, Best, First, _, _, Best, First).
best([Bound-option(Number, _, Sets)|Others], Depth, Best0, First0, Options, Search, Best, First) :-
    (   Bound >= Best0
    ->  Best = Best0,
        First = First0
    ;   Most is Best0 - 1,
        sets_least(Sets, Depth, Most, Bound, Options, Search, Total),
        (   Total < Best0
        ->  best(Others, Depth, Total, Number, Options, Search, Best, First)
        ;   best(Others, Depth, Best0, First0, Options, Search, Best, First)
        )
    ).

%   Bound0 counts what each set takes at least.

sets_least([], _, _, Total, _, _, Total).
sets_least([Set|Sets], Depth, Most, Bound0, Options, Search, Total) :-
    set_bound(Set, Depth, Search, Bound1, _),
    Most1 is Most - Bound0 + Bound1,
    least(Set, Depth, Most1, Options, Options, Search, Total1),
    Bound is Bound0 - Bound1 + Total1,
    (   Bound > Most
    ->  Total = Bound
    ;   sets_least(Sets, Depth, Most, Bound, Options, Search, Total)
    ).

sets_bound([], _, _, Bound, Bound).
sets_bound([Set|Sets], Depth, Search, Bound0, Bound) :-
    set_bound(Set, Depth, Search, Bound1, _),
    Bound2 is Bound0 + Bound1,
    sets_bound(Sets, Depth, Search, Bound2, Bound).

set_bound(Set, Depth, search(Answers, Kinds, Table), Bound, First) :-
    kinds_size(Kinds, Set, Count),
    (   Count =:= 1
    ->  Bound = 0,
        First = none
    ;   trie_lookup(Table, Set-Depth, entry(Bound0, First0))
    ->  Bound = Bound0,
        First = First0
    ;   size_bound(0, Answers, Depth, Count, Bound1),
        Bound is Bound1 + popcount(Set) - Count,
        First = open
    ).

first_kept(Search, Set, Depth, Number, Depth1) :-
    set_bound(Set, Depth, Search, _, Number),
    Depth1 is Depth - 1.

%   ---- In parts, for several processes ----
%
%   A part is a class of the first question, or all of the game with another first question.  Each
%   process that works on one makes a spread of its own, which remembers what it has found out for the
%   parts to come.  The classes of one question have no secret in common: no set of secrets is a subset
%   of two of them.

%!  matrix_spread(+Matrix, +Goal, -Spread) is det.
%
%   True when Spread is the game of Matrix (matrix.pl), of which nothing is known yet.  Goal is
%   `depth`, for any tree of some depth, or `total`, for the least total.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_spread(Matrix, depth, Spread), spread_firsts(Spread, 2, Firsts).
%       Firsts = [2-1, 2-2].

matrix_spread(Matrix, Goal, spread(Matrix, Options, Firsts, Way)) :-
    matrix_options(Matrix, Options),
    options_firsts(Options, Matrix, Firsts),
    goal_way(Goal, Matrix, Options, Way).

goal_way(depth, Matrix, Options, depth(Search)) :-
    options_search(Options, Matrix, Search).
goal_way(total, Matrix, Options, total(Arena)) :-
    matrix_arena(Matrix, Options, Arena).

%!  spread_firsts(+Spread, +Depth, -Firsts) is det.
%
%   True when Firsts are pairs Bound-First, the most promising first, of the first questions from
%   which there may be a tree of Depth questions, a number or `inf`.  Of questions that differ
%   only by names there is one.  If the goal is `total`, no tree that begins by First has a total
%   less than Bound.  If it is `depth`, Bound is Depth.

spread_firsts(spread(Matrix, Options, Firsts, Way), Depth, BoundsNumbers) :-
    way_firsts(Way, Matrix, Options, Firsts, Depth, BoundsNumbers).

way_firsts(depth(Search), _, _, Firsts, Depth, BoundsNumbers) :-
    search_firsts(Search, Firsts, Depth, Sorted),
    findall(Depth-Number, member(option(Number, _, _), Sorted), BoundsNumbers).
way_firsts(total(Arena), Matrix, Options, Firsts, Depth0, BoundsNumbers) :-
    set_all(Matrix, Size, All),
    Depth is min(Depth0, Size),
    options_places(Options, Firsts, Places),
    subset_agenda_start(All, Size, Depth, Places, Arena),
    arena_table(Arena, Table),
    table_agenda(Table, All, Size, Depth, Agenda),
    compound_name_arguments(Terms, options, Options),
    agenda_list(Agenda, Terms, BoundsNumbers).

set_all(Matrix, Size, All) :-
    matrix_sizes(Matrix, Size, _, _),
    All is 1 << Size - 1.

agenda_list(Agenda0, Terms, BoundsNumbers) :-
    (   agenda_first(Agenda0, Bound, Place, Agenda)
    ->  arg(Place, Terms, option(Number, _, _)),
        BoundsNumbers = [Bound-Number|BoundsNumbers1],
        agenda_list(Agenda, Terms, BoundsNumbers1)
    ;   BoundsNumbers = []
    ).

%!  spread_classes(+Spread, +First, -Classes) is det.
%
%   True when Classes has class(Answer, Size, Set) for each class into which question First
%   divides all secrets.
%
%       ?- game_matrix("ship", Matrix), matrix_spread(Matrix, depth, Spread),
%          spread_classes(Spread, 1, [class(_, Hit, _), class(_, Miss, _)]).
%       Hit = 2, Miss = 28.

spread_classes(spread(Matrix, _, _, _), First, Classes) :-
    set_all(Matrix, _, All),
    set_asked(All, First, Matrix, _, AnswersSets),
    findall(class(Answer, Size, Set),
            ( member(Answer-Set, AnswersSets),
              Size is popcount(Set) ),
            Classes).

%!  spread_set(+Spread, +Set, +Depth, +Most, -Tree) is det.
%
%   True when Tree is a tree of at most Depth questions for Set.  If the goal is `total`, it has
%   the least total, which is at most Most, a number or `inf`.  If Tree is `none`, it is proved
%   that there is no such tree.
%
%       ?- game_matrix("ship", Matrix), matrix_spread(Matrix, total, Spread),
%          spread_set(Spread, 0b11, 9, inf, node(Question, _, _)).
%       Question = 1.

spread_set(spread(Matrix, _, _, Way), Set, Depth, Most, Tree) :-
    (   way_set(Way, Matrix, Set, Depth, Most, Tree0)
    ->  Tree = Tree0
    ;   Tree = none
    ).

way_set(depth(Search), _, Set, Depth, _, Tree) :-
    search_tree(Search, Set, Depth, Tree).
way_set(total(Arena), _, Set, Depth0, Most0, Tree) :-
    most(Most0, Most),
    Size is popcount(Set),
    Depth is min(Depth0, Size),
    subset_total(Set, Size, Depth, Most, Arena, Total),
    Total =< Most,
    subset_tree(Set, Depth, Arena, Tree).

most(Most0, Most) :-
    no_tree_total(NoTree),
    Most is min(Most0, NoTree - 1).

%!  spread_first(+Spread, +First, +Depth, +Most, -Tree) is det.
%
%   The same as spread_set/5 for all secrets, but Tree begins with question First.
%
%       ?- game_matrix("ship", Matrix), matrix_spread(Matrix, total, Spread),
%          spread_first(Spread, 1, 30, 150, Tree).
%       Tree = none.

spread_first(spread(Matrix, Options, _, Way), First, Depth0, Most, Tree) :-
    set_all(Matrix, Size, All),
    Depth is min(Depth0, Size),
    set_asked(All, First, Matrix, Question, AnswersSets),
    Depth1 is Depth - 1,
    (   Depth >= 1,
        first_worth(Way, First, All, Size, Depth, Most, Options),
        maplist(class_tree(Way, Matrix, Depth1), AnswersSets, Children)
    ->  Tree = node(Question, Size, Children)
    ;   Tree = none
    ).

first_worth(depth(_), _, _, _, _, _, _).
first_worth(total(Arena), First, All, Size, Depth, Most0, Options) :-
    most(Most0, Most),
    once(nth1(Place, Options, option(First, _, _))),
    question_total(Place, All, Size, Depth, Most, Arena, Total),
    Total =< Most.

class_tree(Way, Matrix, Depth, Answer-Set, Answer-Tree) :-
    way_set(Way, Matrix, Set, Depth, inf, Tree).

%!  spread_greedy(+Spread, +Set, -Tree) is semidet.
%
%   True when Tree is the tree for Set that is found at once (history.pl), with few questions at
%   worst, or on average if the goal of Spread is `total`.

spread_greedy(spread(Matrix, _, _, Way), Set, Tree) :-
    ( Way = total(_) -> Goal = expected ; Goal = worst ),
    set_greedy(Set, Matrix, Goal, Tree).

/** <examples>

?- Rules = rules(asked, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_matrix(Rules, seconds(1), Matrix), matrix_worst(Matrix, Depth, Tree).
*/
