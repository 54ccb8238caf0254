:- module(guessing_solve,
          [ sheet_obstacle/2,      % +Sheet, -Obstacle
            sheet_found/4,         % +Sheet, +Goal, +Depth, -Found
            sheet_tree/3,          % +Sheet, +Depth, -Tree
            sheet_worst/3,         % +Sheet, -Depth, -Tree
            sheet_total/4,         % +Sheet, +Depth, -Total, -Tree
            sheet_arena/3,         % +Sheet, +Options, -Arena
            sheet_spread/3,        % +Sheet, +Goal, -Spread
            spread_firsts/3,       % +Spread, +Depth, -Firsts
            spread_classes/3,      % +Spread, +First, -Classes
            spread_set/5,          % +Spread, +Set, +Depth, +Most, -Tree
            spread_first/5,        % +Spread, +First, +Depth, +Most, -Tree
            spread_greedy/3        % +Spread, +Set, -Tree
          ]).

/** <module> Solve: the tree with the least worst case, or with the least total

Whether there is a tree at all can be seen at once.  worst_case.pl looks for the least worst case,
depth after depth.  least_total.pl finds the least total by branch and bound, with the sheet as an
arena.  At the end the same in parts, for several processes to work on.

The same as rules_solves/4 and rules_least/4 of definition.pl, but it gives only one of the trees.
In ASP: strategy.lp, for a few secrets.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/3, maplist/4]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(arena,
              [ arena_end/2, arena_table/2, digits_apart/4, game_arena/5, number_digits/4,
                table_agenda/5, trie_store/3
              ]).
:- use_module(bounds, [ends_end/2, no_tree_total/1, size_bound/5]).
:- use_module(history, [set_greedy/4]).
:- use_module(least_total,
              [ question_total/7, subset_agenda_start/5, subset_total/6, subset_tree/4 ]).
:- use_module(sheet,
              [ kinds_size/3, set_asked/5, set_tree/5, sheet_ends/2, sheet_kinds/2, sheet_known/4,
                sheet_own/3, sheet_row/3, sheet_secret/3, sheet_sizes/4
              ]).
:- use_module(tree, [tree_depth/2, tree_total/2]).
:- use_module(worst_case,
              [ options_answers/3, options_firsts/3, options_places/3, options_search/3,
                options_tree/4, options_worth/3, search_firsts/4, search_tree/4, sheet_options/2
              ]).
:- use_module('../shared/branch_and_bound', [agenda_first/4]).

%!  sheet_obstacle(+Sheet, -Obstacle) is semidet.
%
%   True when no tree finds all secrets of Sheet, because of Obstacle: no question tells the
%   secrets of alike(Secret1, Secret2) apart, or the game ends(asked) and in unasked(Secret)
%   Secret is no question.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          sheet_obstacle(Sheet, Obstacle).
%       Obstacle = alike(b, c).

sheet_obstacle(Sheet, Obstacle) :-
    sheet_sizes(Sheet, Size, Questions, _),
    findall(Number0, between(1, Questions, Number0), Numbers),
    All is 1 << Size - 1,
    foldl(with_own(Sheet), Numbers, 0, Owns),
    (   sheet_ends(Sheet, asked),
        Owns =\= All
    ->  unset_number(Owns, 1, Number),
        sheet_secret(Sheet, Number, Secret),
        Obstacle = unasked(Secret)
    ;   sheet_ends(Sheet, known),
        foldl(refined(Sheet), Numbers, [All], Sets),
        member(Set, Sets),
        Number1 is lsb(Set) + 1,
        sheet_known(Sheet, Set, Number1, Others),
        Others =\= 0
    ->  Number2 is lsb(Others) + 1,
        sheet_secret(Sheet, Number1, Secret1),
        sheet_secret(Sheet, Number2, Secret2),
        Obstacle = alike(Secret1, Secret2)
    ).

with_own(Sheet, Number, Owns0, Owns) :-
    sheet_own(Sheet, Number, Own),
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
refined(Sheet, Number, Sets0, Sets) :-
    sheet_row(Sheet, Number, Row),
    findall(Set,
            ( member(Set0, Sets0),
              member(_-Class, Row),
              Set is Set0 /\ Class,
              popcount(Set) > 1 ),
            Sets).

%!  sheet_found(+Sheet, +Goal, +Depth, -Found) is det.
%
%   True when Found is found(Depth1, Total, Tree), with the best tree by Goal that has at most
%   Depth questions, a number or `inf`.  Goal is `worst`, `total`, or `both`: the least total of
%   all trees with the least worst case.  If there is no tree, Found is an obstacle, or `deeper`
%   if every tree has more questions.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          sheet_found(Sheet, total, inf, Found).
%       Found = alike(b, c).

sheet_found(Sheet, Goal, Depth, Found) :-
    (   sheet_obstacle(Sheet, Obstacle)
    ->  Found = Obstacle
    ;   goal_tree(Goal, Sheet, Depth, Tree)
    ->  tree_depth(Tree, Depth1),
        tree_total(Tree, Total),
        Found = found(Depth1, Total, Tree)
    ;   Found = deeper
    ).

goal_tree(worst, Sheet, Depth, Tree) :-
    (   Depth == inf
    ->  sheet_worst(Sheet, _, Tree)
    ;   sheet_tree(Sheet, Depth, Tree)
    ).
goal_tree(total, Sheet, Depth, Tree) :-
    sheet_total(Sheet, Depth, _, Tree).
goal_tree(both, Sheet, Depth, Tree) :-
    sheet_worst(Sheet, Worst, _),
    Worst =< Depth,
    sheet_total(Sheet, Worst, _, Tree).

%!  sheet_tree(+Sheet, +Depth, -Tree) is semidet.
%
%   True when Tree is the first tree that finds each secret of Sheet by at most Depth questions.
%   If it fails, it is proved that there is none.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_tree(Sheet, 2, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

sheet_tree(Sheet, Depth, Tree) :-
    sheet_options(Sheet, Options),
    options_tree(Options, Sheet, Depth, Tree).

%!  sheet_worst(+Sheet, -Depth, -Tree) is semidet.
%
%   True when Depth is the least number of questions by which a tree finds each
%   secret of Sheet, and Tree is one that does.  Fails if there is none at all.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_worst(Sheet, Depth, _).
%       Depth = 2.

sheet_worst(Sheet, Depth, Tree) :-
    \+ sheet_obstacle(Sheet, _),
    sheet_options(Sheet, Options),
    sheet_sizes(Sheet, Size, _, _),
    between(0, Size, Depth),
    options_tree(Options, Sheet, Depth, Tree),
    !.

%!  sheet_total(+Sheet, +Depth, -Total, -Tree) is semidet.
%
%   True when Tree has the least Total of all trees of at most Depth questions,
%   a number or `inf`.  Fails if there is none.
%
%       ?- table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet),
%          sheet_total(Sheet, inf, Total, _).
%       Total = 6.

sheet_total(Sheet, Depth, Total, Tree) :-
    \+ sheet_obstacle(Sheet, _),
    (   sheet_kinds(Sheet, none)
    ->  arena_total(Sheet, Depth, Total, Tree)
    ;   kinds_total(Sheet, Depth, Total, Tree)
    ).

arena_total(Sheet, Depth0, Total, Tree) :-
    sheet_sizes(Sheet, Size, _, _),
    sheet_options(Sheet, Options),
    sheet_arena(Sheet, Options, Arena),
    Depth is min(Depth0, Size),
    arena_end(Arena, End),
    Depth >= End,
    All is 1 << Size - 1,
    options_firsts(Options, Sheet, Firsts),
    options_places(Options, Firsts, Set),
    subset_agenda_start(All, Size, Depth, Set, Arena),
    no_tree_total(NoTree),
    Most is NoTree - 1,
    subset_total(All, Size, Depth, Most, Arena, Total),
    Total =< Most,
    subset_tree(All, Depth, Arena, Tree).

%   ---- A sheet as an arena ----
%
%   Its questions are the options of the sheet (worst_case.pl), numbered by their places in the list.

%!  sheet_arena(+Sheet, +Options, -Arena) is det.
%
%   True when Arena is that of the Options of Sheet.
%
%       ?- table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet),
%          sheet_options(Sheet, Options), sheet_arena(Sheet, Options, Arena),
%          subset_total(0b111, 3, 3, 9, Arena, Total).
%       Total = 6.

sheet_arena(Sheet, Options, Arena) :-
    sheet_ends(Sheet, Ends),
    ends_end(Ends, End),
    options_answers(End, Options, Answers),
    options_apart(Options, Sheet, Answers, Apart),
    compound_name_arguments(Terms, options, Options),
    foldl(placed, Options, Placed, 1, _),
    game_arena(End, Answers, Apart,
               game(guessing_sheet:sheet_secret(Sheet),
                    guessing_solve:option_asked(Sheet, Terms),
                    guessing_solve:option_sets(Terms),
                    guessing_solve:placed_left(Placed),
                    none),
               Arena).

option_sets(Terms, Number, Sets) :-
    arg(Number, Terms, option(_, _, Sets)).

option_asked(Sheet, Terms, Number, Subset, Question, AnswersClasses) :-
    arg(Number, Terms, option(QuestionNumber, _, _)),
    set_asked(Subset, QuestionNumber, Sheet, Question, AnswersClasses).

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

options_apart(Options, Sheet, Answers, Apart) :-
    sheet_sizes(Sheet, Size, _, _),
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
%   Sheet ends(known).  Fails if there is none.

kinds_total(Sheet, Depth0, Total, Tree) :-
    sheet_options(Sheet, Options),
    options_firsts(Options, Sheet, Firsts),
    options_answers(0, Options, Answers),
    sheet_kinds(Sheet, Kinds),
    sheet_sizes(Sheet, Size, _, _),
    Depth is min(Depth0, Size),
    trie_new(Table),
    Search = search(Answers, Kinds, Table),
    All is 1 << Size - 1,
    no_tree_total(NoTree),
    Most is NoTree - 1,
    least(All, Depth, Most, Firsts, Options, Search, Total),
    Total =< Most,
    set_tree(first_kept(Search), Depth, Sheet, All, Tree).

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

%!  sheet_spread(+Sheet, +Goal, -Spread) is det.
%
%   True when Spread is the game of Sheet (sheet.pl), of which nothing is known yet.  Goal is
%   `depth`, for any tree of some depth, or `total`, for the least total.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_spread(Sheet, depth, Spread), spread_firsts(Spread, 2, Firsts).
%       Firsts = [2-1, 2-2].

sheet_spread(Sheet, Goal, spread(Sheet, Options, Firsts, Way)) :-
    sheet_options(Sheet, Options),
    options_firsts(Options, Sheet, Firsts),
    goal_way(Goal, Sheet, Options, Way).

goal_way(depth, Sheet, Options, depth(Search)) :-
    options_search(Options, Sheet, Search).
goal_way(total, Sheet, Options, total(Arena)) :-
    sheet_arena(Sheet, Options, Arena).

%!  spread_firsts(+Spread, +Depth, -Firsts) is det.
%
%   True when Firsts are pairs Bound-First, the most promising first, of the first questions from
%   which there may be a tree of Depth questions, a number or `inf`.  Of questions that differ
%   only by names there is one.  If the goal is `total`, no tree that begins by First has a total
%   less than Bound.  If it is `depth`, Bound is Depth.

spread_firsts(spread(Sheet, Options, Firsts, Way), Depth, BoundsNumbers) :-
    way_firsts(Way, Sheet, Options, Firsts, Depth, BoundsNumbers).

way_firsts(depth(Search), _, _, Firsts, Depth, BoundsNumbers) :-
    search_firsts(Search, Firsts, Depth, Sorted),
    findall(Depth-Number, member(option(Number, _, _), Sorted), BoundsNumbers).
way_firsts(total(Arena), Sheet, Options, Firsts, Depth0, BoundsNumbers) :-
    set_all(Sheet, Size, All),
    Depth is min(Depth0, Size),
    options_places(Options, Firsts, Places),
    subset_agenda_start(All, Size, Depth, Places, Arena),
    arena_table(Arena, Table),
    table_agenda(Table, All, Size, Depth, Agenda),
    compound_name_arguments(Terms, options, Options),
    agenda_list(Agenda, Terms, BoundsNumbers).

set_all(Sheet, Size, All) :-
    sheet_sizes(Sheet, Size, _, _),
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
%       ?- game_sheet("ship", Sheet), sheet_spread(Sheet, depth, Spread),
%          spread_classes(Spread, 1, [class(_, Hit, _), class(_, Miss, _)]).
%       Hit = 2, Miss = 28.

spread_classes(spread(Sheet, _, _, _), First, Classes) :-
    set_all(Sheet, _, All),
    set_asked(All, First, Sheet, _, AnswersSets),
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
%       ?- game_sheet("ship", Sheet), sheet_spread(Sheet, total, Spread),
%          spread_set(Spread, 0b11, 9, inf, node(Question, _, _)).
%       Question = 1.

spread_set(spread(Sheet, _, _, Way), Set, Depth, Most, Tree) :-
    (   way_set(Way, Sheet, Set, Depth, Most, Tree0)
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
%       ?- game_sheet("ship", Sheet), sheet_spread(Sheet, total, Spread),
%          spread_first(Spread, 1, 30, 150, Tree).
%       Tree = none.

spread_first(spread(Sheet, Options, _, Way), First, Depth0, Most, Tree) :-
    set_all(Sheet, Size, All),
    Depth is min(Depth0, Size),
    set_asked(All, First, Sheet, Question, AnswersSets),
    Depth1 is Depth - 1,
    (   Depth >= 1,
        first_worth(Way, First, All, Size, Depth, Most, Options),
        maplist(class_tree(Way, Sheet, Depth1), AnswersSets, Children)
    ->  Tree = node(Question, Size, Children)
    ;   Tree = none
    ).

first_worth(depth(_), _, _, _, _, _, _).
first_worth(total(Arena), First, All, Size, Depth, Most0, Options) :-
    most(Most0, Most),
    once(nth1(Place, Options, option(First, _, _))),
    question_total(Place, All, Size, Depth, Most, Arena, Total),
    Total =< Most.

class_tree(Way, Sheet, Depth, Answer-Set, Answer-Tree) :-
    way_set(Way, Sheet, Set, Depth, inf, Tree).

%!  spread_greedy(+Spread, +Set, -Tree) is semidet.
%
%   True when Tree is the tree for Set that is found at once (history.pl), with few questions at
%   worst, or on average if the goal of Spread is `total`.

spread_greedy(spread(Sheet, _, _, Way), Set, Tree) :-
    ( Way = total(_) -> Goal = expected ; Goal = worst ),
    set_greedy(Set, Sheet, Goal, Tree).

/** <examples>

?- Rules = rules(asked, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_sheet(Rules, seconds(1), Sheet), sheet_worst(Sheet, Depth, Tree).
?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet0),
   sheet_listed_kinds(Sheet0, [1,6,6], Sheet), sheet_total(Sheet, 1, Total, Tree).
?- game_sheet("higher_lower", Sheet), sheet_spread(Sheet, total, Spread),
   spread_firsts(Spread, 100, Firsts).
*/
