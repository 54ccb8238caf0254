:- module(guessing_history,
          [ history_secrets/3,       % +Matrix, +History, -Secrets
            history_over/2,          % +Matrix, +History
            history_drawn/3,         % +Matrix, +History, -Drawn
            secret_conflicts/4,      % +Matrix, +Secret, +History, -Conflicts
            matrix_contradiction/3,   % +Matrix, +History, -Numbers
            history_question/4,      % +Matrix, +History, +Goal, -Question
            history_hurried/3,       % +Matrix, +History, -Question
            set_question/4,          % +Matrix, +Set, +Goal, -Number
            history_most/4,          % +Matrix, +History, +Question, -Most
            set_most/4,              % +Matrix, +Set, +Number, -Most
            matrix_greedy/3,          % +Matrix, +Goal, -Tree
            set_greedy/4             % +Set, +Matrix, +Goal, -Tree
          ]).

/** <module> History: what the answers so far mean, and what to ask next

A history is a list of turns Question-Answer, the oldest first.

The same as rules_consistent/3 of definition.pl, by sets; and as history.lp.

The _greedy_ tree asks the best question at each set, and looks no further.  In code breaking, with
the goal `worst`, it is D. E. Knuth's Five Guess algorithm.  This tree is found at once, even if the
search for a best tree would take too long.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(matrix,
              [ set_tree/5, matrix_answer/3, matrix_ends/2, matrix_known/4, matrix_own/3,
                matrix_question/3, matrix_row/3, matrix_rows/2, matrix_secret/3, matrix_sizes/4,
                subset_secrets/3 ]).
:- use_module('../shared/branch_and_bound', [incumbent_replace/2, incumbent_value/2, value_incumbent/2]).

%   True when Set are the secrets that History leaves (matrix.pl).

history_set(Matrix, History, Set) :-
    matrix_sizes(Matrix, Size, _, _),
    All is 1 << Size - 1,
    foldl(turn_left(Matrix), History, All, Set).

turn_left(Matrix, Turn, Set0, Set) :-
    turn_class(Matrix, Turn, Class),
    Set is Set0 /\ Class.

turn_class(Matrix, Turn, Class) :-
    must_be(pair, Turn),
    Turn = Question-Answer,
    question_row(Matrix, Question, Row),
    (   member(N-Class0, Row),
        matrix_answer(Matrix, N, Answer)
    ->  Class = Class0
    ;   Class = 0
    ).

question_row(Matrix, Question, Row) :-
    (   matrix_question(Matrix, Number, Question)
    ->  matrix_row(Matrix, Number, Row)
    ;   domain_error(question_of_the_game, Question)
    ).

%!  history_secrets(+Matrix, +History, -Secrets) is det.
%
%   True when Secrets are those that are consistent with History, in order.

history_secrets(Matrix, History, Secrets) :-
    history_set(Matrix, History, Set),
    subset_secrets(Set, Matrix, Secrets).

%!  history_over(+Matrix, +History) is semidet.
%
%   True when the secrets that History leaves need not be told apart: the game ends if the secret
%   need only be known.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          history_over(Matrix, [d-no]).
%       true.

history_over(Matrix, History) :-
    matrix_ends(Matrix, known),
    history_set(Matrix, History, Set),
    set_known(Matrix, Set).

set_known(Matrix, Set) :-
    Set =\= 0,
    Number is lsb(Set) + 1,
    matrix_known(Matrix, Set, Number, 0).

%!  history_drawn(+Matrix, +History, -Drawn) is det.
%
%   True when Drawn has a list for each question, in their order: the numbers of the answers that
%   the secrets left by History would draw.  An answer is certain if it is the only one.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          history_drawn(Matrix, [d-no], Drawn).
%       Drawn = [[1], [2]].

history_drawn(Matrix, History, Drawn) :-
    history_set(Matrix, History, Set),
    matrix_rows(Matrix, Rows),
    maplist(row_drawn(Set), Rows, Drawn).

row_drawn(Set, Row, Answers) :-
    findall(Answer, ( member(Answer-Class, Row), Class /\ Set =\= 0 ), Answers).

%!  secret_conflicts(+Matrix, +Secret, +History, -Conflicts) is det.
%
%   True when Conflicts say which turns rule Secret out, as terms conflict(Number, Answer): in turn
%   Number of History, Secret would have drawn Answer.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          secret_conflicts(Matrix, a, [d-yes, e-yes], Conflicts).
%       Conflicts = [conflict(1, no)].

secret_conflicts(Matrix, Secret, History, Conflicts) :-
    (   matrix_secret(Matrix, Number, Secret)
    ->  Bit is 1 << (Number - 1)
    ;   domain_error(secret_of_the_game, Secret)
    ),
    findall(conflict(N, Would),
            ( nth1(N, History, Question-Answer),
              question_row(Matrix, Question, Row),
              member(A-Class, Row),
              Class /\ Bit =\= 0,
              matrix_answer(Matrix, A, Would),
              Would \== Answer ),
            Conflicts).

%!  matrix_contradiction(+Matrix, +History, -Numbers) is semidet.
%
%   True when no secret would draw all answers of History, and the turns with Numbers are as few as
%   possible that contradict each other.  If there are several such sets of turns, it is the first.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_contradiction(Matrix, [d-yes, e-no, d-no], Numbers).
%       Numbers = [1, 3].

matrix_contradiction(Matrix, History, Numbers) :-
    history_set(Matrix, History, 0),
    findall(N-Class,
            ( nth1(N, History, Turn), turn_class(Matrix, Turn, Class) ),
            Classes),
    length(Classes, Most),
    matrix_sizes(Matrix, Size, _, _),
    All is 1 << Size - 1,
    between(1, Most, Few),
    length(Numbers, Few),
    contradict(Numbers, Classes, All),
    !.

contradict([], _, 0).
contradict([N|Ns], Classes0, Set0) :-
    Set0 =\= 0,
    later(Classes0, N-Class, Classes),
    Set is Set0 /\ Class,
    contradict(Ns, Classes, Set).

later([X|Xs], X, Xs).
later([_|Xs], Y, Ys) :- later(Xs, Y, Ys).

%!  history_hurried(+Matrix, +History, -Question) is semidet.
%
%   True when Question is the first one that tells secrets apart which History leaves: it is found
%   at once.  Fails if no question does.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          history_hurried(Matrix, [d-yes], Question).
%       Question = e.

history_hurried(Matrix, History, Question) :-
    history_set(Matrix, History, Set),
    matrix_question(Matrix, Number, Question),
    matrix_row(Matrix, Number, Row),
    member(_-Class, Row),
    Part is Class /\ Set,
    Part =\= 0,
    Part =\= Set,
    !.

%!  history_question(+Matrix, +History, +Goal, -Question) is semidet.
%
%   True when Question is the best one to ask after History by Goal.  `worst` wants its largest
%   class to be as small as possible, `expected` wants the fewest secrets left on average,
%   `classes` the most classes.  If several are best, one that may be the secret goes first, then
%   the first of them.  Fails if the game is over, no secret is left, or no question tells
%   anything.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-7]], Matrix),
%          history_question(Matrix, [], worst, Question).
%       Question = d.

history_question(Matrix, History, Goal, Question) :-
    open_set(Matrix, History, Set),
    set_question(Matrix, Set, Goal, Number),
    matrix_question(Matrix, Number, Question).

open_set(Matrix, History, Set) :-
    history_set(Matrix, History, Set0),
    foldl(without_asked(Matrix), History, Set0, Set).

%!  history_most(+Matrix, +History, +Question, -Most) is det.
%
%   True when Question, asked after History, leaves Most secrets at worst; it is not the secret
%   itself.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-7]], Matrix),
%          history_most(Matrix, [], d, Most).
%       Most = 2.

history_most(Matrix, History, Question, Most) :-
    open_set(Matrix, History, Set),
    matrix_question(Matrix, Number, Question),
    set_most(Matrix, Set, Number, Most).

%!  set_most(+Matrix, +Set, +Number, -Most) is det.
%
%   As history_most/4, for question Number, if the secrets in Set are possible.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-7], [1-1,2-6]], Matrix),
%          set_most(Matrix, 0b101, 2, Most).
%       Most = 1.

set_most(Matrix, Set, Number, Most) :-
    matrix_row(Matrix, Number, Row),
    matrix_own(Matrix, Number, Own),
    aggregate_all(max(Size),
                  ( member(_-Class, Row), Size is popcount(Class /\ Set /\ \ Own) ),
                  Most).

%   If a question was asked and the game went on, it is not the secret.

without_asked(Matrix, Question-_, Set0, Set) :-
    (   matrix_question(Matrix, Number, Question)
    ->  matrix_own(Matrix, Number, Own),
        Set is Set0 /\ \ Own
    ;   Set = Set0
    ).

%!  set_question(+Matrix, +Set, +Goal, -Number) is semidet.
%
%   True when question Number is the best by Goal, as for history_question/4, if the secrets in
%   Set are possible.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-7], [1-1,2-6]], Matrix),
%          set_question(Matrix, 0b101, worst, Number).
%       Number = 2.

set_question(Matrix, Set, Goal, Best) :-
    must_be(oneof([worst, expected, classes]), Goal),
    Set =\= 0,
    \+ ( matrix_ends(Matrix, known), set_known(Matrix, Set) ),
    matrix_sizes(Matrix, _, Questions, _),
    value_incumbent(value(none, 0, 0), Incumbent),
    (   between(1, Questions, Number),
        incumbent_value(Incumbent, Value0),
        number_value(Goal, Number, Matrix, Set, Value0, Value),
        Value @< Value0,
        incumbent_replace(Incumbent, Value),
        fail
    ;   incumbent_value(Incumbent, value(_, _, Best)),
        Best > 0
    ).

%   The value of a question: the less in the standard order, the better.  Fails if the question
%   tells nothing, or if by the worst case it is no better than Value0.

number_value(Goal, Number, Matrix, Set, Value0, value(Value, Own1, Number)) :-
    matrix_row(Matrix, Number, Row),
    matrix_own(Matrix, Number, Own0),
    Own is Own0 /\ Set,
    Others is Set xor Own,
    Own1 is -sign(Own),
    Size is popcount(Set),
    (   Goal == worst,
        Value0 = value(Most0, _, _),
        integer(Most0)
    ->  Bound = Most0
    ;   Bound is Size - 1
    ),
    sizes(Row, Others, Bound, 0, Classes, 0, Most, 0, Squares),
    (   Goal == worst
    ->  Value = Most
    ;   Goal == expected
    ->  Value = Squares
    ;   Value is - Classes + Own1
    ).

%   No class has more than Bound secrets.

sizes([], _, _, Classes, Classes, Most, Most, Squares, Squares).
sizes([_-Class|Row], Set, Bound, Classes0, Classes, Most0, Most, Squares0, Squares) :-
    Size is popcount(Class /\ Set),
    (   Size =:= 0
    ->  sizes(Row, Set, Bound, Classes0, Classes, Most0, Most, Squares0, Squares)
    ;   Size =< Bound,
        Classes1 is Classes0 + 1,
        Most1 is max(Most0, Size),
        Squares1 is Squares0 + Size * Size,
        sizes(Row, Set, Bound, Classes1, Classes, Most1, Most, Squares1, Squares)
    ).

%!  matrix_greedy(+Matrix, +Goal, -Tree) is semidet.
%
%   True when Tree (definition.pl) asks the best question by Goal at each set.  Goal is `worst`,
%   `expected` or `classes`.  Fails if no question tells anything about some set of two
%   secrets or more.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_greedy(Matrix, worst, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

matrix_greedy(Matrix, Goal, Tree) :-
    matrix_sizes(Matrix, Size, _, _),
    Set is 1 << Size - 1,
    set_greedy(Set, Matrix, Goal, Tree).

%!  set_greedy(+Set, +Matrix, +Goal, -Tree) is semidet.
%
%   The same as matrix_greedy/3, for the secrets in Set.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          set_greedy(0b110, Matrix, worst, Tree).
%       Tree = node(e, 2, [no-secret(b), yes-secret(c)]).

set_greedy(Set, Matrix, Goal, Tree) :-
    set_tree(best_first(Matrix, Goal), none, Matrix, Set, Tree).

best_first(Matrix, Goal, Set, Left, Number, Left) :-
    set_question(Matrix, Set, Goal, Number).

/** <examples>

?- Rules = rules(known, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_matrix(Rules, seconds(1), Matrix), history_question(Matrix, [5-(>)], worst, Question).
*/
