:- module(guessing_counting,
          [ size_least/5,          % +Ends, +Answers, +Depth, +Size, -Total
            classes_least/7,       % +Ends, +Answers, +Depth, +Size, +Classes, +Wins, -Total
            sizes_least/6          % +Ends, +Answers, +Depth, +Size, +Sizes, -Total
          ]).

/** <module> Counting: what no tree of any game can beat

How few questions can a tree ask in total?  Imagine a game in which you may divide the secrets as
you like at each question, if only no question has more answers than those of the real game.  Here
is the least total of that game, for three states of knowledge:

  - size_least/5: we know how many secrets there are;
  - classes_least/7: and into how many classes the first question divides them;
  - sizes_least/6: and how large each of these classes is.

__No tree of the real game has a lesser total.__  The total of a tree is one question for each
secret, and the totals of its subtrees.  Suppose that the claim is true of each subtree, which has
one question less.  Then the total is at least that of sizes_least/6.  The two others are the least
of several such numbers, and this one is among them.  A tree without a question has total 0 in both
games.

__So a search may cut.__  If it wants no total above Most, and the bound of a question is above
Most, then so is the total of each tree that asks this question first.  If the question with the
least bound has a tree with just this total, no other question has a better one.

Nothing here is fast.  bound.pl finds the same numbers by a few multiplications.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).

%!  size_least(+Ends, +Answers, +Depth, +Size, -Total) is semidet.
%
%   True when Total is the least for Size secrets and Depth questions, each with at most so many
%   Answers, in a game that ends(Ends) (definition.pl).  Fails if Depth is too small.
%
%       ?- size_least(asked, 3, 3, 4, Asked), size_least(known, 3, 3, 4, Known).
%       Asked = 8, Known = 6.
%
%   Asked: one secret at the first question, two at the second, one at the third.  Known: a class of
%   two, which takes a second question, and two classes of one.

size_least(Ends, Answers, Depth, Size, Total) :-
    aggregate_all(min(Total0), size_total(Ends, Answers, Depth, Size, Total0), Total).

size_total(known, _, _, 1, 0).
size_total(Ends, Answers, Depth, Size, Total) :-
    ends_wins_most(Ends, Wins, Answers, Most),
    between(1, Most, Classes),
    classes_least(Ends, Answers, Depth, Size, Classes, Wins, Total).

%   Only a question that is one of the secrets can get the answer that ends the game.

ends_wins_most(known, 0, Answers, Answers).
ends_wins_most(asked, 1, Answers, Answers).
ends_wins_most(asked, 0, Answers, Most) :-
    Most is Answers - 1.

%!  classes_least(+Ends, +Answers, +Depth, +Size, +Classes, +Wins, -Total) is semidet.
%
%   The same as size_least/5, if the first question divides the secrets into so many Classes.  Wins
%   is 1 if it is one of them itself, and so a class of its own, else 0.
%
%       ?- classes_least(asked, 3, 3, 4, 2, 1, Total).
%       Total = 9.

classes_least(Ends, Answers, Depth, Size, Classes, Wins, Total) :-
    Others is Size - Wins,
    Count is Classes - Wins,
    aggregate_all(min(Total0),
                  ( count_sum_sizes(Count, Others, 1, Sizes),
                    sizes_least(Ends, Answers, Depth, Size, Sizes, Total0) ),
                  Total).

%   Count sizes, each at least Least, and none greater than the next one.

count_sum_sizes(0, 0, _, []).
count_sum_sizes(Count, Sum, Least, [Size|Sizes]) :-
    Count > 0,
    Most is Sum // Count,
    between(Least, Most, Size),
    Count1 is Count - 1,
    Sum1 is Sum - Size,
    count_sum_sizes(Count1, Sum1, Size, Sizes).

%!  sizes_least(+Ends, +Answers, +Depth, +Size, +Sizes, -Total) is semidet.
%
%   The same as size_least/5, if the first question divides the secrets into classes of these Sizes.
%
%       ?- sizes_least(asked, 3, 3, 4, [1,2], Total).
%       Total = 8.

sizes_least(Ends, Answers, Depth, Size, Sizes, Total) :-
    Depth > 0,
    Depth1 is Depth - 1,
    foldl(with_least(Ends, Answers, Depth1), Sizes, Size, Total).

with_least(Ends, Answers, Depth, Size, Total0, Total) :-
    size_least(Ends, Answers, Depth, Size, Total1),
    Total is Total0 + Total1.

/** <examples>

?- size_least(known, 3, 3, 6, Total).
?- between(1, 3, Classes), classes_least(known, 3, 3, 6, Classes, 0, Total).
*/
