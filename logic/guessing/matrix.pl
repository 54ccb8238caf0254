:- module(guessing_matrix,
          [ rules_matrix/3,          % +Rules, +Limit, -Matrix
            kinds_fault/2,          % +Kinds, -Numbers
            classes_matrix/3,        % +Rules, :Classes_2, -Matrix
            table_matrix/6,          % +Ends, +Secrets, +Questions, +Answers, +Rows, -Matrix
            matrix_ending/3,         % +Matrix0, +Ends, -Matrix
            matrix_numbers/5,        % +Matrix0, -Secrets, -Questions, -Answers, -Matrix
            matrix_ends/2,           % +Matrix, -Ends
            matrix_sizes/4,          % +Matrix, -Secrets, -Questions, -Answers
            matrix_secret/3,         % +Matrix, ?Number, ?Secret
            matrix_question/3,       % +Matrix, ?Number, ?Question
            matrix_answer/3,         % +Matrix, ?Number, ?Answer
            matrix_row/3,            % +Matrix, +Number, -Row
            matrix_rows/2,           % +Matrix, -Rows
            matrix_own/3,            % +Matrix, +Number, -Own
            matrix_orbit/3,          % +Matrix, +Number, -Orbit
            matrix_orbits/2,         % +Matrix, -Orbits
            matrix_with_orbits/3,    % +Matrix0, +Orbits, -Matrix
            matrix_kinds/2,          % +Matrix, -Kinds
            matrix_listed_kinds/3,   % +Matrix0, +Sets, -Matrix
            matrix_known/4,          % +Matrix, +Set, +Number, -Others
            kinds_size/3,           % +Kinds, +Set, -Size
            subset_secrets/3,       % +Subset, +Matrix, -Secrets
            set_asked/5,            % +Set, +Number, +Matrix, -Question, -AnswersClasses
            set_tree/5              % :First_4, +Left, +Matrix, +Set, -Tree
          ]).

/** <module> Matrix: a guessing game, asked once for all

A solver needs the answers again and again.  So we ask the rules once for each question and secret,
and keep the answers as sets of secrets: integers, bit I for secret number I + 1.  The _row_ of a
question has its classes, pairs Number-Set, with the number of the answer.  Its _own_ set has the
secret that it names, if the game ends when that is asked; otherwise it is empty.  Questions that
differ only by names have the same _orbit_.  Secrets that need not be told apart are of one _kind_.

The same as rules_classes/4 of definition.pl, for all questions and secrets.
In ASP contract.lp tells what a game is, and ending.lp the own sets.
*/

:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(arena, [subset_numbers/2]).
:- use_module('../shared/user_rules', [asked_rows/6, asked_sets/4, asked_terms/4, fault/1]).

%!  rules_matrix(+Rules, +Limit, -Matrix) is det.
%
%   True when Matrix is that of Rules (definition.pl).  Limit is seconds(S), the time that each of
%   the three relations may take, or `inf`.  If the rules make no game, an error names the query
%   that shows it.
%
%       ?- Rules = rules(known, between(1, 3), between(2, 3), [Q,S,A]>>compare(A, S, Q)),
%          rules_matrix(Rules, inf, Matrix), matrix_row(Matrix, 1, Row).
%       Row = [1-1, 2-2, 3-4].

rules_matrix(rules(Ends, Secret_1, Question_1, Answer_3), Limit, Matrix) :-
    (   Ends = same(Same_2)
    ->  Ends1 = known
    ;   memberchk(Ends, [known, asked])
    ->  Ends1 = Ends
    ;   fault(ends(Ends))
    ),
    asked_terms(Secret_1, 10 000, Limit, Secrets),
    (   Secrets == []
    ->  fault(told('?- secret(S). fails: there is no secret to be found'))
    ;   true
    ),
    asked_terms(Question_1, 1 000 000, Limit, Questions),
    asked_rows(Answer_3, Secrets, Questions, Limit, Answers, Rows),
    table_matrix(Ends1, Secrets, Questions, Answers, Rows, Matrix0),
    (   Ends = same(Same_2)
    ->  matrix_same(Matrix0, Same_2, Limit, Matrix)
    ;   Matrix = Matrix0
    ).

%   Same_2 divides the secrets into kinds, or an error names secrets that show why it does not.

matrix_same(Matrix0, Same_2, Limit, Matrix) :-
    Matrix0 = matrix(_, SecretTerms, _, _, _, _, _, _),
    compound_name_arguments(SecretTerms, _, Secrets),
    asked_sets(Same_2, Secrets, Limit, Sets),
    compound_name_arguments(Kinds, kinds, Sets),
    (   kinds_fault(Kinds, Numbers)
    ->  maplist(matrix_secret(Matrix0), Numbers, Named),
        fault(same(Named))
    ;   matrix_with_kinds(Matrix0, Kinds, Matrix)
    ).

%!  kinds_fault(+Kinds, -Numbers) is semidet.
%
%   True when Kinds are none (matrix_kinds/2), as the secrets with Numbers show: [A], which is not of
%   its own kind; [A,B], B being of A's kind, and A not of B's; or [A,B,C], where C is of B's kind
%   and B of A's, and C is not.
%
%       ?- kinds_fault(kinds(0b011,0b111,0b110), Numbers).
%       Numbers = [1, 2, 3].

kinds_fault(Kinds, Numbers) :-
    compound_name_arity(Kinds, _, Size),
    (   between(1, Size, A),
        arg(A, Kinds, Kind),
        getbit(Kind, A - 1) =:= 0
    ->  Numbers = [A]
    ;   between(1, Size, A),
        related(Kinds, A, B),
        \+ related(Kinds, B, A)
    ->  Numbers = [A,B]
    ;   between(1, Size, A),
        arg(A, Kinds, Kind),
        related(Kinds, A, B),
        arg(B, Kinds, Other),
        More is Other /\ \ Kind,
        More =\= 0
    ->  C is lsb(More) + 1,
        Numbers = [A,B,C]
    ).

related(Kinds, A, B) :-
    arg(A, Kinds, Kind),
    (   integer(B)
    ->  getbit(Kind, B - 1) =:= 1
    ;   subset_numbers(Kind, Numbers),
        member(B, Numbers)
    ).

%!  classes_matrix(+Rules, :Classes_2, -Matrix) is det.
%
%   As rules_matrix/3, but call(Classes_2, Question, Classes) tells all answers to a question at
%   once: pairs Answer-Set, in the standard order of the answers.
%
%       ?- Rules = rules(known, between(1, 2), =(q), _),
%          classes_matrix(Rules, [_,Classes]>>( Classes = [no-1,yes-2] ), Matrix),
%          matrix_row(Matrix, 1, Row).
%       Rules = Rules, Matrix = Matrix, Row = [1-1, 2-2].

:- meta_predicate classes_matrix(+, 2, -).

classes_matrix(rules(Ends, Secret_1, Question_1, _), Classes_2, Matrix) :-
    asked_terms(Secret_1, 10 000, inf, Secrets),
    asked_terms(Question_1, 1 000 000, inf, Questions),
    maplist(Classes_2, Questions, Rows0),
    findall(Answer, ( member(Row, Rows0), member(Answer-_, Row) ), Answers0),
    sort(Answers0, Answers),
    findall(Answer-Number, nth1(Number, Answers, Answer), Numbers),
    maplist(maplist(numbered(Numbers)), Rows0, Rows),
    (   Ends = same(Same_2)
    ->  table_matrix(known, Secrets, Questions, Answers, Rows, Matrix0),
        matrix_same(Matrix0, Same_2, inf, Matrix)
    ;   table_matrix(Ends, Secrets, Questions, Answers, Rows, Matrix)
    ).

numbered(Numbers, Answer-Set, Number-Set) :-
    memberchk(Answer-Number, Numbers).

%!  table_matrix(+Ends, +Secrets, +Questions, +Answers, +Rows, -Matrix) is det.
%
%   True when Matrix is that of a game whose Rows, one for each of Questions, were worked out
%   elsewhere.
%
%       ?- table_matrix(asked, [a,b], [b,c], [no,yes], [[1-1,2-2], [1-3]], Matrix),
%          matrix_own(Matrix, 1, Own).
%       Own = 2.

table_matrix(Ends, Secrets, Questions, Answers, Rows, Matrix) :-
    terms_owns(Ends, Secrets, Questions, Owns),
    maplist(compound_name_arguments, [SecretTerms,QuestionTerms,AnswerTerms,OwnTerms,RowTerms],
            [secrets,questions,answers,owns,rows],
            [Secrets,Questions,Answers,Owns,Rows]),
    Matrix = matrix(Ends, SecretTerms, QuestionTerms, AnswerTerms, OwnTerms, RowTerms, none, none).

terms_owns(Ends, Secrets, Questions, Owns) :-
    trie_new(Numbers),
    ( Ends == asked -> secret_bits(Secrets, 1, Numbers) ; true ),
    maplist(question_own(Numbers), Questions, Owns).

secret_bits([], _, _).
secret_bits([Secret|Secrets], Bit, Numbers) :-
    trie_insert(Numbers, Secret, Bit),
    Bit1 is Bit << 1,
    secret_bits(Secrets, Bit1, Numbers).

question_own(Numbers, Question, Own) :-
    ( trie_lookup(Numbers, Question, Own0) -> Own = Own0 ; Own = 0 ).

%!  matrix_ending(+Matrix0, +Ends, -Matrix) is det.
%
%   True when Matrix is the game of Matrix0, if that ends(Ends).  If it ends(asked), all secrets must be
%   told apart.
%
%       ?- table_matrix(asked, [a,b], [b,c], [no,yes], [[1-1,2-2], [1-3]], Matrix0),
%          matrix_ending(Matrix0, known, Matrix), matrix_own(Matrix, 1, Own).
%       Own = 0.

matrix_ending(matrix(_, Secrets, Questions, Answers, _, Rows, Orbits, Kinds), Ends,
             matrix(Ends, Secrets, Questions, Answers, Owns, Rows, Orbits, Kinds1)) :-
    ( Ends == known -> Kinds1 = Kinds ; Kinds1 = none ),
    compound_name_arguments(Secrets, _, SecretList),
    compound_name_arguments(Questions, _, QuestionList),
    terms_owns(Ends, SecretList, QuestionList, OwnList),
    compound_name_arguments(Owns, owns, OwnList).

%!  matrix_numbers(+Matrix0, -Secrets, -Questions, -Answers, -Matrix) is det.
%
%   True when Matrix is the game of Matrix0, but each of its Secrets, Questions and Answers is its
%   number.
%
%       ?- table_matrix(asked, [a,b], [b,c], [no,yes], [[1-1,2-2], [1-3]], Matrix0),
%          matrix_numbers(Matrix0, Secrets, _, _, Matrix), matrix_secret(Matrix, 2, Second).
%       Secrets = [a, b], Second = 2.

matrix_numbers(matrix(Ends, Terms1, Terms2, Terms3, Owns, Rows, Orbits, Kinds),
              Secrets, Questions, Answers,
              matrix(Ends, Numbers1, Numbers2, Numbers3, Owns, Rows, Orbits, Kinds)) :-
    maplist(numbers, [Terms1,Terms2,Terms3], [Secrets,Questions,Answers],
            [Numbers1,Numbers2,Numbers3]).

numbers(Terms, List, Numbers) :-
    compound_name_arguments(Terms, Name, List),
    compound_name_arity(Terms, _, Size),
    findall(Number, between(1, Size, Number), All),
    compound_name_arguments(Numbers, Name, All).

%!  matrix_ends(+Matrix, -Ends) is det.
%
%   True when the game ends(Ends).

matrix_ends(matrix(Ends, _, _, _, _, _, _, _), Ends).

%!  matrix_sizes(+Matrix, -Secrets, -Questions, -Answers) is det.
%
%   True when there are so many Secrets, Questions and Answers.
%
%       ?- table_matrix(asked, [a,b], [b,c,d], [no,yes], [[1-1,2-2], [1-3], [2-3]], Matrix),
%          matrix_sizes(Matrix, Secrets, Questions, Answers).
%       Secrets = 2, Questions = 3, Answers = 2.

matrix_sizes(matrix(_, SecretTerms, QuestionTerms, AnswerTerms, _, _, _, _),
            Secrets, Questions, Answers) :-
    compound_name_arity(SecretTerms, _, Secrets),
    compound_name_arity(QuestionTerms, _, Questions),
    compound_name_arity(AnswerTerms, _, Answers).

%!  matrix_secret(+Matrix, ?Number, ?Secret) is nondet.
%
%   True when Secret has this Number, from 1.

matrix_secret(matrix(_, Secrets, _, _, _, _, _, _), Number, Secret) :-
    arg(Number, Secrets, Secret).

%!  matrix_question(+Matrix, ?Number, ?Question) is nondet.
%
%   True when Question has this Number, from 1.

matrix_question(matrix(_, _, Questions, _, _, _, _, _), Number, Question) :-
    arg(Number, Questions, Question).

%!  matrix_answer(+Matrix, ?Number, ?Answer) is nondet.
%
%   True when Answer has this Number, from 1.

matrix_answer(matrix(_, _, _, Answers, _, _, _, _), Number, Answer) :-
    arg(Number, Answers, Answer).

%!  matrix_row(+Matrix, +Number, -Row) is det.
%
%   True when Row is that of question Number.

matrix_row(matrix(_, _, _, _, _, Rows, _, _), Number, Row) :-
    arg(Number, Rows, Row).

%!  matrix_rows(+Matrix, -Rows) is det.
%
%   True when Rows are those of all questions, in order.

matrix_rows(matrix(_, _, _, _, _, Terms, _, _), Rows) :-
    compound_name_arguments(Terms, _, Rows).

%!  matrix_own(+Matrix, +Number, -Own) is det.
%
%   True when Own is the own set of question Number.

matrix_own(matrix(_, _, _, _, Owns, _, _, _), Number, Own) :-
    arg(Number, Owns, Own).

%!  matrix_orbit(+Matrix, +Number, -Orbit) is det.
%
%   True when Orbit is the number of the first question that differs from question
%   Number only by names (symmetry.pl); Number itself, if the game declares no
%   symmetries.
%
%       ?- table_matrix(known, [a,b], [b,c], [no,yes], [[1-1,2-2], [1-3]], Matrix),
%          matrix_orbit(Matrix, 2, Orbit).
%       Orbit = 2.

matrix_orbit(matrix(_, _, _, _, _, _, Orbits, _), Number, Orbit) :-
    ( Orbits == none -> Orbit = Number ; arg(Number, Orbits, Orbit) ).

%!  matrix_orbits(+Matrix, -Orbits) is det.
%
%   True when Orbits are those of all questions, in order; `[]`, if the game declares no symmetries.
%
%       ?- table_matrix(known, [a,b], [b,c], [no,yes], [[1-1,2-2], [1-3]], Matrix0),
%          matrix_with_orbits(Matrix0, orbits(1,1), Matrix), matrix_orbits(Matrix, Orbits).
%       Orbits = [1, 1].

matrix_orbits(matrix(_, _, _, _, _, _, Term, _), Orbits) :-
    (   Term == none
    ->  Orbits = []
    ;   compound_name_arguments(Term, _, Orbits)
    ).

%!  matrix_with_orbits(+Matrix0, +Orbits, -Matrix) is det.
%
%   True when Matrix is Matrix0 where argument N of Orbits is the orbit of question N.

matrix_with_orbits(matrix(Ends, Secrets, Questions, Answers, Owns, Rows, _, Kinds), Orbits,
                  matrix(Ends, Secrets, Questions, Answers, Owns, Rows, Orbits, Kinds)).

%!  matrix_kinds(+Matrix, -Kinds) is det.
%
%   True when argument N of Kinds is the set of the secrets that need not be told apart from secret
%   N, itself too; or Kinds is `none`, if all must be told apart.

matrix_kinds(matrix(_, _, _, _, _, _, _, Kinds), Kinds).

matrix_with_kinds(matrix(Ends, Secrets, Questions, Answers, Owns, Rows, Orbits, _), Kinds,
                 matrix(Ends, Secrets, Questions, Answers, Owns, Rows, Orbits, Kinds)).

%!  matrix_listed_kinds(+Matrix0, +Sets, -Matrix) is det.
%
%   True when Matrix is Matrix0 with the kinds that are listed in Sets, one for each secret, or `[]` if
%   all secrets must be told apart.
%
%       ?- table_matrix(known, [a,b,c], [q], [no,yes], [[1-1,2-6]], Matrix0),
%          matrix_listed_kinds(Matrix0, [], Matrix1), matrix_kinds(Matrix1, None),
%          matrix_listed_kinds(Matrix0, [1,6,6], Matrix2), matrix_kinds(Matrix2, Kinds).
%       None = none, Kinds = kinds(1, 6, 6).

matrix_listed_kinds(Matrix0, Sets, Matrix) :-
    (   Sets == []
    ->  Matrix = Matrix0
    ;   compound_name_arguments(Kinds, kinds, Sets),
        matrix_with_kinds(Matrix0, Kinds, Matrix)
    ).

%!  matrix_known(+Matrix, +Set, +Number, -Others) is semidet.
%
%   True when secret Number is in Set, and Others are those of Set that must be told apart from it.
%
%       ?- table_matrix(known, [a,b,c], [q], [no,yes], [[1-1,2-6]], Matrix0),
%          matrix_listed_kinds(Matrix0, [1,6,6], Matrix), matrix_known(Matrix, 0b111, 3, Others).
%       Others = 1.

matrix_known(matrix(_, _, _, _, _, _, _, Kinds), Set, Number, Others) :-
    Bit is 1 << (Number - 1),
    Set /\ Bit =\= 0,
    (   Kinds == none
    ->  Others is Set xor Bit
    ;   arg(Number, Kinds, Kind),
        Others is Set /\ \ Kind
    ).

%!  kinds_size(+Kinds, +Set, -Size) is det.
%
%   True when Size is the number of secrets in Set, if of those that need not be told apart only one
%   counts.
%
%       ?- kinds_size(kinds(3,3,4), 0b111, Size).
%       Size = 2.

kinds_size(Kinds, Set, Size) :-
    (   Kinds == none
    ->  Size is popcount(Set)
    ;   kinds_size(Set, Kinds, 0, Size)
    ).

kinds_size(Set, Kinds, Size0, Size) :-
    (   Set =:= 0
    ->  Size = Size0
    ;   Number is lsb(Set) + 1,
        arg(Number, Kinds, Kind),
        Set1 is Set /\ \ Kind,
        Size1 is Size0 + 1,
        kinds_size(Set1, Kinds, Size1, Size)
    ).

%!  subset_secrets(+Subset, +Matrix, -Secrets) is det.
%
%   True when Secrets are those in Subset, in order.

subset_secrets(Subset, Matrix, Secrets) :-
    subset_numbers(Subset, Numbers),
    maplist(matrix_secret(Matrix), Numbers, Secrets).

%!  set_asked(+Set, +Number, +Matrix, -Question, -AnswersClasses) is det.
%
%   True when question Number is Question, and it divides Set into the pairs Answer-Class of
%   AnswersClasses.  The secret that it names is in no class.
%
%       ?- table_matrix(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Matrix),
%          set_asked(0b011, 1, Matrix, Question, AnswersClasses).
%       Question = d, AnswersClasses = [no-1, yes-2].

set_asked(Set, Number, Matrix, Question, AnswersClasses) :-
    matrix_question(Matrix, Number, Question),
    matrix_row(Matrix, Number, Row),
    matrix_own(Matrix, Number, Own),
    Others is Set /\ \ Own,
    findall(Answer-Class,
            ( member(N-Class0, Row),
              Class is Class0 /\ Others,
              Class =\= 0,
              matrix_answer(Matrix, N, Answer) ),
            AnswersClasses).

%   True when Set has one secret, or only such that need not be told apart, and Tree is its tree: a
%   leaf, or the question that asks it.

set_end(Set, Matrix, Tree) :-
    Set =\= 0,
    Number is lsb(Set) + 1,
    matrix_known(Matrix, Set, Number, 0),
    matrix_secret(Matrix, Number, Secret),
    matrix_ends(Matrix, Ends),
    end_tree(Ends, Secret, Tree).

end_tree(known, Secret, secret(Secret)).
end_tree(asked, Secret, node(Secret, 1, [])).

%!  set_tree(:First_4, +Left, +Matrix, +Set, -Tree) is semidet.
%
%   True when Tree is the tree for Set that asks, at each set S, question Number for which
%   call(First_4, S, Left, Number, Left1) is true.  Left1 goes on to the classes: it may be the number of
%   questions left.
%
%       ?- table_matrix(known, [a,b], [d], [no,yes], [[1-1,2-2]], Matrix),
%          set_tree([_,L,1,L]>>true, none, Matrix, 0b11, Tree).
%       Tree = node(d, 2, [no-secret(a), yes-secret(b)]).

:- meta_predicate set_tree(4, +, +, +, -).

set_tree(First_4, Left, Matrix, Set, Tree) :-
    (   set_end(Set, Matrix, Tree0)
    ->  Tree = Tree0
    ;   call(First_4, Set, Left, Number, Left1),
        set_asked(Set, Number, Matrix, Question, Classes),
        Size is popcount(Set),
        maplist(class_tree(First_4, Left1, Matrix), Classes, Children),
        Tree = node(Question, Size, Children)
    ).

class_tree(First_4, Left, Matrix, Answer-Set, Answer-Tree) :-
    set_tree(First_4, Left, Matrix, Set, Tree).

/** <examples>

?- Rules = rules(asked, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_matrix(Rules, seconds(1), Matrix), matrix_row(Matrix, 5, Row).
*/
