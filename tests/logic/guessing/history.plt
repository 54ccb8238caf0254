:- use_module(library(plunit)).
:- use_module(any_game).
:- use_module('../../../logic/load').

:- begin_tests(history).

%   Each history of two turns that some secret, or none, may have drawn.

turns(Matrix, Turns) :-
    length(Turns, 2),
    maplist(turn(Matrix), Turns).

turn(Matrix, Question-Answer) :-
    matrix_question(Matrix, _, Question),
    matrix_answer(Matrix, _, Answer).

test(consistent_as_defined, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, Rules, Matrix),
    forall(turns(Matrix, Turns),
           ( findall(Secret, rules_consistent(Rules, Turns, Secret), Secrets),
             history_secrets(Matrix, Turns, Secrets) )).

%   What each question draws from the secrets that are consistent, one by one.

test(drawn_as_defined, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, Rules, Matrix),
    Rules = rules(_, _, _, Answer_3),
    forall(turns(Matrix, Turns),
           ( findall(Secret, rules_consistent(Rules, Turns, Secret), Secrets),
             findall(Answers,
                     ( matrix_question(Matrix, _, Question),
                       findall(Number,
                               ( member(Secret, Secrets),
                                 call(Answer_3, Question, Secret, Answer),
                                 matrix_answer(Matrix, Number, Answer) ),
                               Numbers),
                       sort(Numbers, Answers) ),
                     Drawn),
             history_drawn(Matrix, Turns, Drawn) )).

%   A secret is consistent just when no turn rules it out.

test(conflicts, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, _, Matrix),
    forall(( turns(Matrix, Turns), matrix_secret(Matrix, _, Secret) ),
           ( history_secrets(Matrix, Turns, Secrets),
             secret_conflicts(Matrix, Secret, Turns, Conflicts),
             (   memberchk(Secret, Secrets) -> Conflicts == [] ; Conflicts = [_|_] ) )).

test(contradiction, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, _, Matrix),
    forall(turns(Matrix, Turns),
           (   matrix_contradiction(Matrix, Turns, Numbers)
           ->  findall(Turn, ( member(N, Numbers), nth1(N, Turns, Turn) ), Some),
               history_secrets(Matrix, Some, []),
               forall(select(_, Some, Fewer), history_secrets(Matrix, Fewer, [_|_]))
           ;   history_secrets(Matrix, Turns, [_|_])
           )).

%   The question that is best by its measure, found by looking at all classes.

measured(worst, Sizes, Most) :- max_list([0|Sizes], Most).
measured(expected, Sizes, Sum) :- foldl([N, S0, S]>>( S is S0 + N*N ), Sizes, 0, Sum).

test(next_question, [forall(( between(1, 40, Seed), member(Goal, [worst, expected]) ))]) :-
    any_game(Seed, Rules, Matrix),
    rules_secrets(Rules, Secrets),
    findall(Value-Question,
            ( matrix_question(Matrix, _, Question),
              rules_classes(Rules, Question, Secrets, Classes),
              findall(Size, ( member(_-Class, Classes), length(Class, Size) ), Sizes),
              length(Secrets, All),
              \+ memberchk(All, Sizes),
              measured(Goal, Sizes, Value) ),
            Values),
    (   history_question(Matrix, [], Goal, Best)
    ->  keysort(Values, [Least-_|_]),
        memberchk(Least-Best, Values)
    ;   Values == []
    ).

test(found, fail) :-
    table_matrix(asked, [a], [a], [yes], [[1-1]], Matrix),
    history_question(Matrix, [a-yes], worst, _).

test(no_question, error(domain_error(question_of_the_game, x))) :-
    table_matrix(asked, [a], [a], [yes], [[1-1]], Matrix),
    history_secrets(Matrix, [x-yes], _).

:- end_tests(history).

:- begin_tests(greedy).

%   A greedy tree finds every secret, and is never better than the best.

test(a_tree, [forall(( between(1, 60, Seed), member(Goal, [worst, expected, classes]) ))]) :-
    any_game(Seed, _, Matrix),
    (   matrix_greedy(Matrix, Goal, Tree)
    ->  tree_certificate(Matrix, Tree, [], _),
        tree_total(Tree, Total),
        matrix_total(Matrix, inf, Least, _),
        Least =< Total
    ;   matrix_obstacle(Matrix, _)
    ).

%   Five Guess where it is small: 3 pegs and 4 colours, at most 4 guesses.

test(five_guess, Faults-Levels-Sum == []-5-64) :-
    variant_rules(variant(3, 4, true), Rules),
    rules_matrix(Rules, inf, Matrix),
    matrix_greedy(Matrix, worst, Tree),
    tree_certificate(Matrix, Tree, Faults, Histogram),
    length(Histogram, Levels),
    sum_list(Histogram, Sum).

:- end_tests(greedy).
