:- module(any_game,
          [ any_game/3,            % +Seed, -Rules, -Matrix
            any_kinds/3            % +Seed, -Rules, -Matrix
          ]).

/** <module> Small guessing games drawn at random, told both ways */

:- use_module(library(random), [random_between/3]).
:- use_module('../../../logic/load').

%!  any_game(+Seed, -Rules, -Matrix) is det.
%
%   Rules of up to five secrets and four questions, and their matrix.

any_game(Seed, Rules, Matrix) :-
    set_random(seed(Seed)),
    random_between(1, 5, Secrets),
    random_between(0, 4, Others),
    random_between(2, 3, Answers),
    (   0 is Seed mod 2
    ->  Ends = asked,
        Questions is max(Secrets, Others)
    ;   Ends = known,
        Questions is Others
    ),
    findall(row(Q, As),
            ( between(1, Questions, Q),
              findall(A, ( between(1, Secrets, _), random_between(1, Answers, A) ), As) ),
            Rows),
    Rules = rules(Ends, between(1, Secrets), between(1, Questions), any_game:answer(Rows)),
    rules_matrix(Rules, inf, Matrix).

answer(Rows, Question, Secret, Answer) :-
    memberchk(row(Question, Answers), Rows),
    nth1(Secret, Answers, Answer).

%!  any_kinds(+Seed, -Rules, -Matrix) is det.
%
%   The same, where some secrets need not be told apart.

any_kinds(Seed, Rules, Matrix) :-
    Odd is 2 * Seed + 1,
    any_game(Odd, rules(known, Secret_1, Question_1, Answer_3), _),
    random_between(1, 3, Kinds),
    Rules = rules(same(any_game:same(Kinds)), Secret_1, Question_1, Answer_3),
    rules_matrix(Rules, inf, Matrix).

same(Kinds, Secret1, Secret2) :-
    Secret1 mod Kinds =:= Secret2 mod Kinds.
