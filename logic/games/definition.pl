:- module(games_definition,
          [ module_rules/2,        % +Module, -Rules
            rules_secrets/2,       % +Rules, -Secrets
            rules_consistent/3,    % +Rules, +History, -Secret
            rules_classes/4,       % +Rules, +Question, +Secrets, -Classes
            rules_solves/4,        % +Rules, +Secrets, +Depth, ?Tree
            rules_least/4,         % +Rules, +Secrets, +Depth, -Total
            tree_total/2,          % +Tree, -Total
            tree_depth/2           % +Tree, -Depth
          ]).

/** <module> A guessing game, and what it is to win it

Somebody thinks of a secret, somebody else asks questions, and each answer leaves fewer secrets.
A guessing game is told by three relations,

  - secret(S): S may be the secret,
  - question(Q): Q may be asked,
  - question_secret_answer(Q, S, A): if the secret is S, the answer to Q is A,

and by how it ends: ends(known), as soon as only one secret is left, or ends(asked), when the
secret itself has been asked.

_Rules_ are a term rules(Ends, Secret_1, Question_1, Answer_3), with these relations as goals.

A _tree_ is a plan for all answers.  node(Question, Size, Children) asks Question when Size secrets
are left, and has a child Answer-Tree for each possible answer.  In a game that ends(known), a tree
ends with secret(Secret).  In a game that ends(asked), it ends with a question that is the secret:
that answer has no child.

Nothing here is fast.  The files of guessing/ are fast, and must give the same answers.  The trees
of code breaking (../mastermind/definition.pl) are these trees.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).

:- meta_predicate module_rules(:, -).

%!  module_rules(+Module, -Rules) is det.
%
%   True when Rules are those of Module, which defines secret/1, question/1 and
%   question_secret_answer/3.  It defines ends/1, too, unless the game ends as
%   soon as the secret is known.
%
%       ?- module_rules(games_higher_lower, rules(Ends, _, _, _)).
%       Ends = asked.

module_rules(_:Module, rules(Ends, Module:secret, Module:question,
                             Module:question_secret_answer)) :-
    (   catch(Module:ends(Ends0), error(existence_error(procedure, _), _), fail)
    ->  Ends = Ends0
    ;   Ends = known
    ).

%!  rules_secrets(+Rules, -Secrets) is det.
%
%   True when Secrets are all secrets, in the order of Rules.

rules_secrets(rules(_, Secret_1, _, _), Secrets) :-
    findall(Secret, call(Secret_1, Secret), Secrets).

%!  rules_consistent(+Rules, +History, -Secret) is nondet.
%
%   True when Secret would have drawn each answer of History, a list of turns
%   Question-Answer, the oldest first.
%
%       ?- Rules = rules(known, between(1, 5), between(1, 5), [Q,S,A]>>compare(A, S, Q)),
%          findall(Secret, rules_consistent(Rules, [3-(>)], Secret), Secrets).
%       Secrets = [4, 5].

rules_consistent(Rules, History, Secret) :-
    rules_secrets(Rules, Secrets),
    member(Secret, Secrets),
    maplist(would_draw(Rules, Secret), History).

would_draw(rules(_, _, _, Answer_3), Secret, Question-Answer) :-
    once(call(Answer_3, Question, Secret, Answer)).

%!  rules_classes(+Rules, +Question, +Secrets, -Classes) is det.
%
%   True when Classes are the pairs Answer-Class into which Question divides
%   Secrets.  In a game that ends(asked), the secret that has just been asked is
%   in no class: the game is over.
%
%       ?- Rules = rules(asked, between(1, 4), between(1, 4), [Q,S,A]>>compare(A, S, Q)),
%          rules_classes(Rules, 3, [1,2,3,4], Classes).
%       Classes = [< - [1, 2], > - [4]].

rules_classes(rules(Ends, _, _, Answer_3), Question, Secrets, Classes) :-
    findall(Answer-Secret,
            ( member(Secret, Secrets),
              \+ ( Ends == asked, Secret == Question ),
              once(call(Answer_3, Question, Secret, Answer)) ),
            Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Classes).

%!  rules_solves(+Rules, +Secrets, +Depth, ?Tree) is nondet.
%
%   True when Tree finds each of Secrets by at most Depth questions.  Checks a
%   given tree, or enumerates all trees.
%
%       ?- Rules = rules(asked, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
%          rules_solves(Rules, [1,2,3], 2, Tree).
%       Tree = node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]).

rules_solves(rules(known, _, _, _), [Secret], _, secret(Secret)).
rules_solves(Rules, Secrets, Depth, node(Question, Size, Children)) :-
    Rules = rules(_, _, Question_1, _),
    Depth > 0,
    length(Secrets, Size),
    Size > 0,
    call(Question_1, Question),
    rules_classes(Rules, Question, Secrets, Classes),
    Depth1 is Depth - 1,
    maplist(child_solves(Rules, Depth1), Classes, Children).

child_solves(Rules, Depth, Answer-Secrets, Answer-Tree) :-
    rules_solves(Rules, Secrets, Depth, Tree).

%!  rules_least(+Rules, +Secrets, +Depth, -Total) is semidet.
%
%   True when Total is the least total of all trees that find Secrets by at
%   most Depth questions.  Fails if there is no such tree.
%
%       ?- Rules = rules(known, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
%          rules_least(Rules, [1,2,3], 3, Total).
%       Total = 3.

rules_least(Rules, Secrets, Depth, Total) :-
    aggregate_all(min(Total0), way_total(Rules, Secrets, Depth, Total0), Total).

%   The totals of the ways to go on: stop, or ask a question and go on as well as
%   possible.  A question that leaves all Secrets tells nothing, and is never the
%   best.

way_total(rules(known, _, _, _), [_], _, 0).
way_total(Rules, Secrets, Depth, Total) :-
    Rules = rules(_, _, Question_1, _),
    Depth > 0,
    length(Secrets, Size),
    call(Question_1, Question),
    rules_classes(Rules, Question, Secrets, Classes),
    \+ memberchk(_-Secrets, Classes),
    Depth1 is Depth - 1,
    foldl(with_least(Rules, Depth1), Classes, Size, Total).

with_least(Rules, Depth, _-Secrets, Total0, Total) :-
    rules_least(Rules, Secrets, Depth, Total1),
    Total is Total0 + Total1.

%!  tree_total(+Tree, -Total) is det.
%
%   True when Total is the number of questions that Tree asks, summed over all its
%   secrets.  A node asks one question for each secret that is left.
%
%       ?- tree_total(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Total).
%       Total = 5.

tree_total(secret(_), 0).
tree_total(node(_, Size, Children), Total) :-
    foldl(child_total, Children, Size, Total).

child_total(_-Tree, Total0, Total) :-
    tree_total(Tree, Total1),
    Total is Total0 + Total1.

%!  tree_depth(+Tree, -Depth) is det.
%
%   True when Depth is the number of questions after which Tree has found
%   every secret.
%
%       ?- tree_depth(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Depth).
%       Depth = 2.

tree_depth(secret(_), 0).
tree_depth(node(_, _, Children), Depth) :-
    foldl(child_depth, Children, 0, Depth0),
    Depth is Depth0 + 1.

child_depth(_-Tree, Depth0, Depth) :-
    tree_depth(Tree, Depth1),
    Depth is max(Depth0, Depth1).

/** <examples>

?- module_rules(games_higher_lower, Rules), rules_classes(Rules, 3, [1,2,3,4], Classes).
*/
