:- use_module(library(plunit)).
:- use_module(any_game).
:- use_module('../../../logic/load').

:- begin_tests(history).

%   Each history of two turns that some secret, or none, may have drawn.

turns(Sheet, Turns) :-
    length(Turns, 2),
    maplist(turn(Sheet), Turns).

turn(Sheet, Question-Answer) :-
    sheet_question(Sheet, _, Question),
    sheet_answer(Sheet, _, Answer).

test(consistent_as_defined, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, Rules, Sheet),
    forall(turns(Sheet, Turns),
           ( findall(Secret, rules_consistent(Rules, Turns, Secret), Secrets),
             history_secrets(Sheet, Turns, Secrets) )).

%   What each question draws from the secrets that are consistent, one by one.

test(drawn_as_defined, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, Rules, Sheet),
    Rules = rules(_, _, _, Answer_3),
    forall(turns(Sheet, Turns),
           ( findall(Secret, rules_consistent(Rules, Turns, Secret), Secrets),
             findall(Answers,
                     ( sheet_question(Sheet, _, Question),
                       findall(Number,
                               ( member(Secret, Secrets),
                                 call(Answer_3, Question, Secret, Answer),
                                 sheet_answer(Sheet, Number, Answer) ),
                               Numbers),
                       sort(Numbers, Answers) ),
                     Drawn),
             history_drawn(Sheet, Turns, Drawn) )).

%   A secret is consistent just when no turn rules it out.

test(conflicts, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, _, Sheet),
    forall(( turns(Sheet, Turns), sheet_secret(Sheet, _, Secret) ),
           ( history_secrets(Sheet, Turns, Secrets),
             secret_conflicts(Sheet, Secret, Turns, Conflicts),
             (   memberchk(Secret, Secrets) -> Conflicts == [] ; Conflicts = [_|_] ) )).

test(contradiction, [forall(between(1, 20, Seed))]) :-
    any_game(Seed, _, Sheet),
    forall(turns(Sheet, Turns),
           (   sheet_contradiction(Sheet, Turns, Numbers)
           ->  findall(Turn, ( member(N, Numbers), nth1(N, Turns, Turn) ), Some),
               history_secrets(Sheet, Some, []),
               forall(select(_, Some, Fewer), history_secrets(Sheet, Fewer, [_|_]))
           ;   history_secrets(Sheet, Turns, [_|_])
           )).

%   The question that is best by its measure, found by looking at all classes.

measured(worst, Sizes, Most) :- max_list([0|Sizes], Most).
measured(expected, Sizes, Sum) :- foldl([N, S0, S]>>( S is S0 + N*N ), Sizes, 0, Sum).

test(next_question, [forall(( between(1, 40, Seed), member(Goal, [worst, expected]) ))]) :-
    any_game(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    findall(Value-Question,
            ( sheet_question(Sheet, _, Question),
              rules_classes(Rules, Question, Secrets, Classes),
              findall(Size, ( member(_-Class, Classes), length(Class, Size) ), Sizes),
              length(Secrets, All),
              \+ memberchk(All, Sizes),
              measured(Goal, Sizes, Value) ),
            Values),
    (   history_question(Sheet, [], Goal, Best)
    ->  keysort(Values, [Least-_|_]),
        memberchk(Least-Best, Values)
    ;   Values == []
    ).

test(found, fail) :-
    table_sheet(asked, [a], [a], [yes], [[1-1]], Sheet),
    history_question(Sheet, [a-yes], worst, _).

test(no_question, error(domain_error(question_of_the_game, x))) :-
    table_sheet(asked, [a], [a], [yes], [[1-1]], Sheet),
    history_secrets(Sheet, [x-yes], _).

:- end_tests(history).

:- begin_tests(greedy).

%   A greedy tree finds every secret, and is never better than the best.

test(a_tree, [forall(( between(1, 60, Seed), member(Goal, [worst, expected, classes]) ))]) :-
    any_game(Seed, _, Sheet),
    (   sheet_greedy(Sheet, Goal, Tree)
    ->  tree_certificate(Sheet, Tree, [], _),
        tree_total(Tree, Total),
        sheet_total(Sheet, inf, Least, _),
        Least =< Total
    ;   sheet_obstacle(Sheet, _)
    ).

%   Five Guess where it is small: 3 pegs and 4 colours, at most 4 guesses.

test(five_guess, Faults-Levels-Sum == []-5-64) :-
    variant_rules(variant(3, 4, true), Rules),
    rules_sheet(Rules, inf, Sheet),
    sheet_greedy(Sheet, worst, Tree),
    tree_certificate(Sheet, Tree, Faults, Histogram),
    length(Histogram, Levels),
    sum_list(Histogram, Sum).

:- end_tests(greedy).
