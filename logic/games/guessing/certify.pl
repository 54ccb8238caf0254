:- module(games_certify,
          [ tree_certificate/4     % +Sheet, +Tree, -Faults, -Histogram
          ]).

/** <module> Certificates: does this tree find every secret?

Each secret is led through a tree (definition.pl) as in a game, from answer to
answer, whoever made the tree.

The same as certify.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [max_list/2, member/2, numlist/3]).
:- use_module(sheet, [sheet_answer/3, sheet_ends/2, sheet_own/3, sheet_question/3, sheet_row/3,
                      sheet_secret/3, sheet_sizes/4, subset_secrets/3]).

%!  tree_certificate(+Sheet, +Tree, -Faults, -Histogram) is det.
%
%   True when Faults is the ordered set of what is wrong with Tree, and
%   Histogram lists how many secrets it finds after 0 questions, 1, 2, ...  A
%   fault is secret(Secret), which is not found; question(Question), which may
%   not be asked; or branch(Question, Answer), an answer that two children
%   follow, or one although no secret gives it there.  Where no secret leads
%   nothing matters.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          tree_certificate(Sheet, node(d, 3, [no-secret(a), yes-secret(b)]), Faults, Found).
%       Faults = [secret(c)], Found = [0, 2].

tree_certificate(Sheet, Tree, Faults, Histogram) :-
    sheet_sizes(Sheet, Size, _, _),
    All is 1 << Size - 1,
    findall(Said, walk(Tree, All, 0, Sheet, Said), Sayings),
    findall(Fault, member(fault(Fault), Sayings), Faults0),
    sort(Faults0, Faults),
    findall(Asked, member(found(Asked), Sayings), Found),
    max_list([0|Found], Most),
    numlist(0, Most, Levels),
    findall(Count,
            ( member(Level, Levels), aggregate_all(count, member(Level, Found), Count) ),
            Histogram).

%   What is said of Set, the secrets that lead to Tree after so many questions
%   Asked: found(Asked) of each that is found, and faults.

walk(secret(Secret), Set, Asked, Sheet, Said) :-
    (   sheet_ends(Sheet, known),
        sheet_secret(Sheet, Number, Secret),
        Bit is 1 << (Number - 1),
        Bit /\ Set =\= 0
    ->  Others is Set xor Bit,
        (   Said = found(Asked)
        ;   lost(Others, Sheet, Said)
        )
    ;   lost(Set, Sheet, Said)
    ).
walk(node(Question, _, Children), Set, Asked0, Sheet, Said) :-
    (   sheet_question(Sheet, Number, Question)
    ->  Asked is Asked0 + 1,
        sheet_own(Sheet, Number, Own0),
        Own is Own0 /\ Set,
        Others is Set xor Own,
        sheet_row(Sheet, Number, Row),
        (   Own =\= 0,
            Said = found(Asked)
        ;   member(N-Class0, Row),
            Class is Class0 /\ Others,
            Class =\= 0,
            sheet_answer(Sheet, N, Answer),
            findall(Child, ( member(Answer1-Child, Children), Answer1 == Answer ), Found),
            branch(Found, Question, Answer, Class, Asked, Sheet, Said)
        ;   member(Answer-_, Children),
            \+ ( member(N-Class, Row), Class /\ Others =\= 0, sheet_answer(Sheet, N, Answer) ),
            Said = fault(branch(Question, Answer))
        )
    ;   (   Said = fault(question(Question))
        ;   lost(Set, Sheet, Said)
        )
    ).

branch([], _, _, Class, _, Sheet, Said) :-
    lost(Class, Sheet, Said).
branch([Child], _, _, Class, Asked, Sheet, Said) :-
    walk(Child, Class, Asked, Sheet, Said).
branch([_,_|_], Question, Answer, Class, _, Sheet, Said) :-
    (   Said = fault(branch(Question, Answer))
    ;   lost(Class, Sheet, Said)
    ).

lost(Set, Sheet, fault(secret(Secret))) :-
    subset_secrets(Set, Sheet, Secrets),
    member(Secret, Secrets).

/** <examples>

?- Rules = rules(asked, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
   rules_sheet(Rules, inf, Sheet), sheet_worst(Sheet, _, Tree),
   tree_certificate(Sheet, Tree, Faults, Histogram).
*/
