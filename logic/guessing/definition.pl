:- module(guessing_definition,
          [ rules_secrets/2,       % +Rules, ?Secrets
            rules_consistent/3,    % +Rules, +History, ?Secret
            rules_classes/4,       % +Rules, +Question, +Secrets, ?Classes
            rules_solves/4,        % +Rules, +Secrets, +Depth, ?Tree
            rules_least/4          % +Rules, +Secrets, +Depth, ?Total
          ]).

/** <module> A guessing game, and what it is to win it

Somebody thinks of a secret, somebody else asks questions, and each answer leaves fewer secrets.
Rules are a term rules(Ends, Secret_1, Question_1, Answer_3) with three relations, which lack 1, 1
and 3 arguments.  call/N adds them, as maplist/2 does (lesson 2):

  - call(Secret_1, S): S may be the secret,
  - call(Question_1, Q): Q may be asked,
  - call(Answer_3, Q, S, A): if the secret is S, the answer to Q is A, and no other.

[Q,S,A]>>Goal is a relation without a name.  compare(A, S, Q): A is `<`, `=` or `>`, as S is less
than Q, equal or greater.  If Ends is `known`, the game ends when only one secret is left; if it is
`asked`, when the secret has been asked; if it is same(Same_2), when call(Same_2, S1, S2) is true of
all S1 and S2 that are left: they need not be told apart.  The files of guessing/ are fast, with the
same answers.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../shared/needed', [needed/3]).
:- use_module('../shared/reified', [if_/3, (=)/3]).
:- use_module(types, []).

%!  rules_secrets(+Rules, ?Secrets) is det.
%
%   True when Secrets are all secrets, in the order of Rules (findall/3: lesson 5).

rules_secrets(Rules, Secrets) :-
    needed('Rules', rules, Rules),
    findall(Secret, rules_secret(Rules, Secret), Secrets).

rules_secret(rules(_, Secret_1, _, _), Secret) :- call(Secret_1, Secret).

%!  rules_consistent(+Rules, +History, ?Secret) is nondet.
%
%   True when Secret gives each answer of History, a list of turns Question-Answer.
%
%       ?- Rules = rules(known, between(1, 5), between(1, 5), [Q,S,A]>>compare(A, S, Q)),
%          findall(Secret, rules_consistent(Rules, [3-(>)], Secret), Secrets).
%       Secrets = [4, 5].

rules_consistent(Rules, History, Secret) :-
    needed('History', list, History),
    rules_secrets(Rules, Secrets),
    member(Secret, Secrets),
    maplist(gives(Rules, Secret), History).

gives(rules(_, _, _, Answer_3), Secret, Question-Answer) :-
    call(Answer_3, Question, Secret, Answer).

%!  rules_classes(+Rules, +Question, +Secrets, ?Classes) is det.
%
%   True when Classes are the pairs Answer-Class into which Question divides Secrets, sorted by
%   answers (keysort/2: lesson 7); group_pairs_by_key/2 joins those of the same answer.  If the game
%   ends when the secret is asked, the secret just asked is in no class.
%
%       ?- Rules = rules(asked, between(1, 4), between(1, 4), [Q,S,A]>>compare(A, S, Q)),
%          rules_classes(Rules, 3, [1,2,3,4], Classes).
%       Classes = [< - [1, 2], > - [4]].

rules_classes(Rules, Question, Secrets, Classes) :-
    needed('Rules', rules, Rules),
    needed('Question', ground, Question),
    needed('Secrets', list(ground), Secrets),
    Rules = rules(Ends, _, _, _),
    open_after(Ends, Question, Secrets, Open),
    maplist(answer_secret(Rules, Question), Open, Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Classes).

open_after(known, _, Secrets, Secrets).
open_after(same(_), _, Secrets, Secrets).
open_after(asked, Question, Secrets, Open) :- without(Question, Secrets, Open).

without(_, [], []).
without(X, [Y|Ys], Zs) :-
    if_(X = Y, Zs = Zs0, Zs = [Y|Zs0]),
    without(X, Ys, Zs0).

answer_secret(rules(_, _, _, Answer_3), Question, Secret, Answer-Secret) :-
    call(Answer_3, Question, Secret, Answer).

%!  rules_solves(+Rules, +Secrets, +Depth, ?Tree) is nondet.
%
%   True when Tree finds each of Secrets by at most Depth questions.  It is node(Question, Size,
%   Children), with a child Answer-Tree for each class, or, if the game ends so, secret(Secret).
%
%       ?- Rules = rules(asked, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
%          rules_solves(Rules, [1,2,3], 2, Tree).
%       Tree = node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]).

rules_solves(Rules, Secrets, Depth, Tree) :-
    needed('Rules', rules, Rules),
    needed('Secrets', list(ground), Secrets),
    solves(Rules, Secrets, Depth, Tree).

solves(Rules, Secrets, _, secret(Secret)) :-
    known(Rules, Secrets, Secret).
solves(Rules, Secrets, Depth, node(Question, Size, Children)) :-
    question(Rules, Secrets, Depth, Question, Classes, Depth1),
    length(Secrets, Size),
    maplist(class_child(Rules, Depth1), Classes, Children).

class_child(Rules, Depth, Answer-Secrets, Answer-Tree) :-
    solves(Rules, Secrets, Depth, Tree).

%   The game ends where these Secrets are left; Secret is the first of them.

known(rules(known, _, _, _), [Secret], Secret).
known(rules(same(Same_2), _, _, _), [Secret|Secrets], Secret) :-
    maplist(call(Same_2, Secret), Secrets).

%   Of Depth0 questions, Depth are left after Question has divided Secrets into Classes.

question(Rules, Secrets, Depth0, Question, Classes, Depth) :-
    Depth0 > 0,
    Secrets = [_|_],
    Rules = rules(_, _, Question_1, _),
    call(Question_1, Question),
    rules_classes(Rules, Question, Secrets, Classes),
    Depth is Depth0 - 1.

%!  rules_least(+Rules, +Secrets, +Depth, ?Total) is semidet.
%
%   True when Total is the least sum of questions that a tree needs for all Secrets, if it finds
%   each by at most Depth questions (aggregate_all/3: lesson 8).  Fails if there is no such tree.
%
%       ?- Rules = rules(known, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
%          rules_least(Rules, [1,2,3], 3, Total).
%       Total = 3.

rules_least(Rules, Secrets, Depth, Total) :-
    needed('Rules', rules, Rules),
    needed('Secrets', list(ground), Secrets),
    aggregate_all(min(Total0), way_total(Rules, Secrets, Depth, Total0), Total).

%   The ways to go on: stop, or ask a question, which counts once for each secret (sum_list/2 adds),
%   and go on as well as possible.  A question that leaves all Secrets tells nothing.

way_total(Rules, Secrets, _, 0) :-
    known(Rules, Secrets, _).
way_total(Rules, Secrets, Depth, Total) :-
    question(Rules, Secrets, Depth, _, Classes, Depth1),
    maplist(leaves_fewer(Secrets), Classes),
    maplist(class_least(Rules, Depth1), Classes, Totals),
    length(Secrets, Size),
    sum_list([Size|Totals], Total).

leaves_fewer(Secrets, _-Class) :- dif(Class, Secrets).

class_least(Rules, Depth, _-Secrets, Total) :- rules_least(Rules, Secrets, Depth, Total).

/** <examples>

?- rules_solves(rules(known, between(1, 2), =(2), [Q,S,A]>>compare(A, S, Q)), [1,2], 1, Tree).
*/
