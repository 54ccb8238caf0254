:- module(guessing_parallel,
          [ sheet_spread/3,        % +Sheet, +Goal, -Spread
            spread_firsts/3,       % +Spread, +Depth, -Firsts
            spread_classes/3,      % +Spread, +First, -Classes
            spread_set/5,          % +Spread, +Set, +Depth, +Most, -Tree
            spread_first/5,        % +Spread, +First, +Depth, +Most, -Tree
            spread_greedy/3        % +Spread, +Set, -Tree
          ]).

/** <module> The search for a tree in parts, for several processes to work on

A part is a class of the first question, or all of the game with another first
question.  Each process that works on one makes a spread of its own, which remembers
what it has found out for the parts to come.  The classes of one question have no
secret in common: no set of secrets is a subset of two of them.

A set of secrets is the number whose bits they are.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(arena, [arena_table/2, table_agenda/5]).
:- use_module(bounds, [no_tree_total/1]).
:- use_module(distinguishing, [sheet_arena/3]).
:- use_module(history, [set_greedy/4]).
:- use_module(least_total,
              [ question_total/7, subset_agenda_start/5, subset_total/6, subset_tree/4
              ]).
:- use_module(sheet, [set_asked/5, sheet_sizes/4]).
:- use_module(worst_case,
              [ options_firsts/3, options_places/3, options_search/3, search_firsts/4,
                search_tree/4, sheet_options/2
              ]).
:- use_module('../shared/branch_and_bound', [agenda_first/4]).

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
        maplist(child(Way, Sheet, Depth1), AnswersSets, Children)
    ->  Tree = node(Question, Size, Children)
    ;   Tree = none
    ).

first_worth(depth(_), _, _, _, _, _, _).
first_worth(total(Arena), First, All, Size, Depth, Most0, Options) :-
    most(Most0, Most),
    once(nth1(Place, Options, option(First, _, _))),
    question_total(Place, All, Size, Depth, Most, Arena, Total),
    Total =< Most.

child(Way, Sheet, Depth, Answer-Set, Answer-Tree) :-
    way_set(Way, Sheet, Set, Depth, inf, Tree).

%!  spread_greedy(+Spread, +Set, -Tree) is semidet.
%
%   True when Tree is the tree for Set that is found at once (history.pl), with few questions at
%   worst, or on average if the goal of Spread is `total`.

spread_greedy(spread(Sheet, _, _, Way), Set, Tree) :-
    ( Way = total(_) -> Goal = expected ; Goal = worst ),
    set_greedy(Set, Sheet, Goal, Tree).

/** <examples>

?- game_sheet("higher_lower", Sheet), sheet_spread(Sheet, total, Spread),
   spread_firsts(Spread, 100, Firsts).
*/
