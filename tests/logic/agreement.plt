:- use_module(library(plunit)).
:- use_module('../../logic/load').

:- begin_tests(agreement).

%   Claims about things that everybody knows, true ones and false ones.

true_claim(X, member(X, [2,1,2]), member(X, [1,2])).
true_claim(N, succ(N, 3), N is 3 - 1).
true_claim(_, succ(_, 0), fail).
true_claim(_, atom_length(_, 1), atom_length(_, 2)).
true_claim(Vs, length(Vs, N), length(Vs, N)) :- member(N, [0,1,2]).

no_claim(_, _, _) :- fail.

false_claim(X-Y, nth0(X, [a], Y), nth1(X, [a], Y)).
false_claim(X, square_root(X, S), X = S) :- member(S, [0,1,4,9]).
false_claim(X, member(X, [1,2,3,4,5,6]), member(X, [1,2,3,4,5])).
false_claim(X, atom_length(X, 3), X = 3).
false_claim(X, for_ever(X), X = 1).
false_claim(_, fail, true).
false_claim(N, succ(2, N), N = 3) :- unknown_case.
false_claim(N, succ(2, N), N = 4) :- fail.
false_claim(X, X = [_,'A b'], X = "A b").
false_claim(X, ( member(N, [1]), X is N ), ( for_ever(X), \+ square_root(N, N) )).

square_root(X, S) :- X is integer(sqrt(S)).

for_ever(X) :- for_ever(X).

test(true_claims, Checked-Differences == 7-[]) :-
    claims_agreement(true_claim, Checked, Differences).

stopped_claim(X, throw(time_limit_exceeded), X = 1).

test(what_is_no_error_ends_it, throws(time_limit_exceeded)) :-
    claims_agreement(stopped_claim, _, _).

test(no_claims, error(existence_error(claim, _))) :-
    claims_agreement(no_clause, _, _).

:- dynamic no_clause/3.

test(a_relation_without_a_case, Differences == ["false"-"a case to try"]) :-
    claims_agreement(no_claim, 0, Found),
    findall(Fast-Definition, member(difference(_, Fast, _, Definition), Found), Differences).

test(one_difference_a_clause, Number == 10) :-
    claims_agreement(false_claim, _, Differences),
    length(Differences, Number).

%   Of a clause's claims the first that fails is the last that is tried: 0 and 1 are
%   their own roots.

test(first_difference, Checked == 10) :-
    claims_agreement(false_claim, Checked, _).

test(texts, Texts ==
     [ ["?- nth0(X, [a], Y).", "X = 0, Y = a", "?- nth1(X, [a], Y).", "X = 1, Y = a"],
       ["?- plunit_agreement:square_root(X, 4).", "X = 2", "?- X=4.", "X = 4"],
       ["?- member(X, [1, 2, 3, 4, 5, 6]).", "6 answers, among them X = 6",
        "?- member(X, [1, 2, 3, 4, 5]).", "5 answers"],
       ["?- atom_length(X, 3).", "error: instantiation_error", "?- X=3.", "X = 3"],
       ["?- plunit_agreement:for_ever(X).", "no end", "?- X=1.", "X = 1"],
       ["?- fail.", "false", "?- true.", "true"],
       ["?- plunit_agreement:false_claim(A, succ(2, A), A=3).",
        "error: existence_error(procedure, plunit_agreement:unknown_case/0)"],
       ["?- plunit_agreement:false_claim(A, succ(2, A), A=4).", "false"],
       ["?- X=[_, 'A b'].", "X = [_, 'A b']", "?- X=\"A b\".", "X = \"A b\""],
       ["?- member(A, [1]), X is A.", "X = 1",
        "?- plunit_agreement:for_ever(X), \\+plunit_agreement:square_root(A, A).", "no end"]
     ]) :-
    claims_agreement(false_claim, _, Differences),
    findall(Shown,
            ( member(difference(Fast, FastText, Definition, DefinitionText), Differences),
              (   DefinitionText == "a case to try"
              ->  Shown = [Fast, FastText]
              ;   Shown = [Fast, FastText, Definition, DefinitionText]
              )
            ),
            Texts).

%   Their documentation has each game agree, too.

%   deep
test(every_game_agrees, Agreeing == Games) :-
    findall(Game, game_claim(Game, _), Games),
    assertion(Games = [connect4,mastermind|_]),
    findall(Game, ( game_agreement(Game, Checked, []), Checked > 0 ), Agreeing).

test(no_game, error(domain_error(game, chess))) :-
    agreement(chess, _).

%   A relation that is to be looked up at the prompt is one that is there.

test(queries_can_be_typed) :-
    claims_agreement(false_claim, _, Differences),
    forall(( member(difference(Query, Answer, _, _), Differences),
             \+ sub_string(Answer, _, _, _, "error") , Answer \== "no end", Answer \== "false" ),
           ( string_concat("?- ", Goal, Query),
             term_string(Term, Goal),
             once(user:Term) )).

:- end_tests(agreement).
