:- module(guessing_tree,
          [ tree_total/2,          % +Tree, ?Total
            tree_depth/2,          % +Tree, ?Depth
            tree_certificate/4,    % +Matrix, +Tree, -Faults, -Histogram
            led_certificate/6      % +Game, +Set, +Depth, +Tree, -Faults, -Found
          ]).

/** <module> Trees of questions: what they cost, and whether they find every secret

A tree is that of rules_solves/4 (definition.pl): secret(Secret), or node(Question, Size, Children).
Its cost is the questions that it asks, in total and at worst.  To certify a tree, whoever made it,
all secrets are led through it as in a game, from answer to answer; those that answer alike go
together.  In ASP: certify.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [max_list/2, member/2, numlist/3, sum_list/2]).
:- use_module('../shared/needed', [needed/3]).
:- use_module(definition, []).
:- use_module(matrix,
              [ set_asked/5, matrix_ends/2, matrix_known/4, matrix_own/3, matrix_question/3,
                matrix_secret/3, matrix_sizes/4, subset_secrets/3 ]).

%!  tree_total(+Tree, ?Total) is det.
%
%   True when Total is the number of questions that Tree asks, summed over all its secrets.  A node
%   asks one question for each secret that is left.
%
%       ?- tree_total(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Total).
%       Total = 5.

tree_total(Tree, Total) :-
    needed('Tree', tree, Tree),
    cost(Tree, Total, _).

%!  tree_depth(+Tree, ?Depth) is det.
%
%   True when Depth is the number of questions after which Tree has found every secret.
%
%       ?- tree_depth(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Depth).
%       Depth = 2.

tree_depth(Tree, Depth) :-
    needed('Tree', tree, Tree),
    cost(Tree, _, Depth).

cost(secret(_), 0, 0).
cost(node(_, Size, Children), Total, Depth) :-
    maplist(child_cost, Children, Totals, Depths),
    sum_list([Size|Totals], Total),
    max_list([0|Depths], Deepest),
    Depth is Deepest + 1.

child_cost(_-Tree, Total, Depth) :-
    cost(Tree, Total, Depth).

%!  tree_certificate(+Matrix, +Tree, -Faults, -Histogram) is det.
%
%   True when Faults is the ordered set of what is wrong with Tree, and
%   Histogram lists how many secrets it finds after 0 questions, 1, 2, ...
%
%       ?- table_matrix(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Matrix),
%          tree_certificate(Matrix, node(d, 3, [no-secret(a), yes-secret(b)]), Faults, Found).
%       Faults = [secret(c)], Found = [0, 2].

tree_certificate(Matrix, Tree, Faults, Histogram) :-
    matrix_sizes(Matrix, Size, _, _),
    All is 1 << Size - 1,
    Game = led(guessing_tree:matrix_divided(Matrix), guessing_tree:secret_known(Matrix),
               guessing_tree:matrix_members(Matrix)),
    led_certificate(Game, All, inf, Tree, Faults, Found),
    max_list([0|Found], Most),
    numlist(0, Most, Levels),
    findall(Count,
            ( member(Level, Levels), aggregate_all(count, member(Level, Found), Count) ),
            Histogram).

%   What a matrix knows of a set of secrets, a number whose bits they are.

matrix_divided(Matrix, Question, Set, Own, AnswersClasses) :-
    matrix_question(Matrix, Number, Question),
    matrix_own(Matrix, Number, Bit),
    ( Bit /\ Set =\= 0 -> Own = true ; Own = false ),
    set_asked(Set, Number, Matrix, _, AnswersClasses).

secret_known(Matrix, Secret, Set, Count, Others) :-
    matrix_ends(Matrix, known),
    matrix_secret(Matrix, Number, Secret),
    matrix_known(Matrix, Set, Number, Others),
    Count is popcount(Set) - popcount(Others).

matrix_members(Matrix, Set, Secrets) :-
    subset_secrets(Set, Matrix, Secrets).

%!  led_certificate(+Game, +Set, +Depth, +Tree, -Faults, -Found) is det.
%
%   The same of a game that is told by three closures, led(Divided, Known,
%   Members), for the secrets of Set, a term of its own kind.  Found lists the
%   questions that each secret takes which is found.  A fault is
%   secret(Secret), which is not found within Depth questions, a number or
%   `inf`; question(Question), which may not be asked; or branch(Question,
%   Answer), an answer that two children follow, or one although no secret gives
%   it there.  Where no secret leads nothing matters.
%
%     * Divided(Question, Set, Own, AnswersClasses): Question may be asked, Own is
%       `true` if it is a secret of Set by which the game ends, else `false`, and
%       the others give these answers, Answer-Class.
%     * Known(Secret, Set, Count, Others): the game ends where only Secret is left, which
%       is in Set, or others that need not be told apart from it.  They are Count together, beside
%       Others.
%     * Members(Set, Secrets).
%
%       ?- Divided = [q,[a,b],false,[no-[a],yes-[b]]]>>true, Known = [S,[S],1,[]]>>true,
%          led_certificate(led(Divided, Known, =), [a,b], inf, node(q, 2, [no-secret(a)]),
%                           Faults, Found).
%       Faults = [secret(b)], Found = [1].

led_certificate(Game, Set, Depth, Tree, Faults, Found) :-
    findall(Said, walk(Tree, Set, 0, Depth, Game, Said), Sayings),
    findall(Fault, member(fault(Fault), Sayings), Faults0),
    sort(Faults0, Faults),
    findall(Asked, member(found(Asked), Sayings), Found).

%   What is said of Set, the secrets that lead to Tree after so many questions
%   Asked: found(Asked) of each that is found, and faults.

walk(secret(Secret), Set, Asked, _, Game, Said) :-
    Game = led(_, Known, _),
    (   call(Known, Secret, Set, Count, Others)
    ->  (   between(1, Count, _),
            Said = found(Asked)
        ;   lost(Others, Game, Said)
        )
    ;   lost(Set, Game, Said)
    ).
walk(node(Question, _, Children), Set, Asked0, Depth, Game, Said) :-
    Game = led(Divided, _, _),
    (   Asked0 == Depth
    ->  lost(Set, Game, Said)
    ;   call(Divided, Question, Set, Own, AnswersClasses)
    ->  Asked is Asked0 + 1,
        (   Own == true,
            Said = found(Asked)
        ;   member(Answer-Class, AnswersClasses),
            findall(Child, ( member(Answer1-Child, Children), Answer1 == Answer ), Found),
            branch(Found, Question, Answer, Class, Asked, Depth, Game, Said)
        ;   member(Answer-_, Children),
            \+ ( member(Answer1-_, AnswersClasses), Answer1 == Answer ),
            Said = fault(branch(Question, Answer))
        )
    ;   (   Said = fault(question(Question))
        ;   lost(Set, Game, Said)
        )
    ).

branch([], _, _, Class, _, _, Game, Said) :-
    lost(Class, Game, Said).
branch([Child], _, _, Class, Asked, Depth, Game, Said) :-
    walk(Child, Class, Asked, Depth, Game, Said).
branch([_,_|_], Question, Answer, Class, _, _, Game, Said) :-
    (   Said = fault(branch(Question, Answer))
    ;   lost(Class, Game, Said)
    ).

lost(Set, led(_, _, Members), fault(secret(Secret))) :-
    call(Members, Set, Secrets),
    member(Secret, Secrets).

/** <examples>

?- Rules = rules(asked, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
   rules_matrix(Rules, inf, Matrix), matrix_worst(Matrix, _, Tree),
   tree_depth(Tree, Depth), tree_certificate(Matrix, Tree, Faults, Histogram).
*/
