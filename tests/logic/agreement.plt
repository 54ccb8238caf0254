:- use_module(library(plunit)).
:- use_module('../../logic/load').

:- begin_tests(agreement).

%   Claims about things that everybody knows, true ones and false ones.

true_claim(member/2, X, member(X, [2,1,2]), member(X, [1,2])).
true_claim(succ/2, N, succ(N, 3), N is 3 - 1).
true_claim(succ/2, _, succ(_, 0), fail).
true_claim(atom_length/2, _, atom_length(_, 1), atom_length(_, 2)).
true_claim(length/2, Vs, length(Vs, N), length(Vs, N)) :- member(N, [0,1,2]).

no_claim(fail/0, _, _, _) :- fail.

false_claim(nth0/3, X-Y, nth0(X, [a], Y), nth1(X, [a], Y)).
false_claim(square_root/2, X, square_root(X, S), X = S) :- member(S, [0,1,49,9]).
false_claim(member/2, X, member(X, [1,2,3,4,5,6]), member(X, [1,2,3,4,5])).
false_claim(atom_length/2, X, atom_length(X, 3), X = 3).
false_claim(for_ever/1, X, for_ever(X), X = 1).
false_claim(fail/0, _, fail, true).
false_claim(succ/2, N, succ(2, N), N = 3) :- unknown_case.
false_claim(succ/2, N, succ(2, N), N = 4) :- fail.
false_claim((=)/2, X, X = [_,'A b'], X = "A b").
false_claim((is)/2, X, ( member(N, [1]), X is N ), ( for_ever(X), \+ square_root(N, N) )).

square_root(X, S) :- X is integer(sqrt(S)).

for_ever(X) :- for_ever(X).

test(true_claims, Checked-Differences == 7-[]) :-
    ludologic_agreement:claims_agreement(plunit_agreement:true_claim, Checked, Differences).

stopped_claim(throw/1, X, throw(time_limit_exceeded), X = 1).

test(what_is_no_error_ends_it, throws(time_limit_exceeded)) :-
    ludologic_agreement:claims_agreement(plunit_agreement:stopped_claim, _, _).

test(no_claims, error(existence_error(claim, _))) :-
    ludologic_agreement:claims_agreement(plunit_agreement:no_clause, _, _).

:- dynamic no_clause/4.

test(a_relation_without_a_case, Differences == ["false"-"a case to try"]) :-
    ludologic_agreement:claims_agreement(plunit_agreement:no_claim, 0, Found),
    findall(Fast-Definition, member(difference(_, _, _, _, Fast, _, Definition), Found),
            Differences).

test(one_difference_a_clause, Number == 10) :-
    ludologic_agreement:claims_agreement(plunit_agreement:false_claim, _, Differences),
    length(Differences, Number).

%   Of a clause's claims that fail the shortest is told, here that of 9: 0 and 1 are their own
%   roots.

test(all_cases, Checked == 11) :-
    ludologic_agreement:claims_agreement(plunit_agreement:false_claim, Checked, _).

test(texts, Texts ==
     [ ["?- nth0(X, [a], Y).", "X = 0, Y = a", "?- nth1(X, [a], Y).", "X = 1, Y = a"],
       ["?- member(X, [1, 2, 3, 4, 5, 6]).", "6 answers, among them X = 6",
        "?- member(X, [1, 2, 3, 4, 5]).", "5 answers"],
       ["?- atom_length(X, 3).", "error: instantiation_error", "?- X=3.", "X = 3"],
       ["?- fail.", "false", "?- true.", "true"],
       ["?- X=[_, 'A b'].", "X = [_, 'A b']", "?- X=\"A b\".", "X = \"A b\""],
       ["?- member(A, [1]), X is A.", "X = 1",
        "?- plunit_agreement:for_ever(X), \\+plunit_agreement:square_root(A, A).", "no end"],
       ["?- plunit_agreement:square_root(X, 9).", "X = 3", "?- X=9.", "X = 9"],
       ["?- plunit_agreement:for_ever(X).", "no end", "?- X=1.", "X = 1"],
       ["?- plunit_agreement:false_claim(succ/2, A, succ(2, A), A=3).",
        "error: existence_error(procedure, plunit_agreement:unknown_case/0)"],
       ["?- plunit_agreement:false_claim(succ/2, A, succ(2, A), A=4).", "false"]
     ]) :-
    ludologic_agreement:claims_agreement(plunit_agreement:false_claim, _, Differences),
    findall(Shown,
            ( member(difference(_, _, _, Fast, FastText, Definition, DefinitionText), Differences),
              (   DefinitionText == "a case to try"
              ->  Shown = [Fast, FastText]
              ;   Shown = [Fast, FastText, Definition, DefinitionText]
              )
            ),
            Texts).

%   Relations of the rules, each of which differs: what is shared comes first, then room by room.

ordered_claim(bitboard_end/2, X, X = 1, X = 2).
ordered_claim(code_fault/3, X, X = 1, X = 2).
ordered_claim(four/1, X, own(X), X = 2).
ordered_claim(tree_histogram/2, X, X = 1, X = 2).
ordered_claim(nth0/3, X, X = 1, X = 2).
ordered_claim(guess_code_feedback/3, X, X = 1, X = 2).

own(1).

test(the_cause_comes_first, Found ==
     [ "code_fault/3"-"mastermind/rules/codes.pl",
       "guess_code_feedback/3"-"mastermind/rules/feedback.pl",
       "tree_histogram/2"-"mastermind/tree/tree.pl",
       "bitboard_end/2"-"connect4/board/bits.pl", "four/1"-"connect4/board/stones.pl",
       "nth0/3"-none ]) :-
    ludologic_agreement:claims_agreement(plunit_agreement:ordered_claim, 6, Differences),
    findall(Relation-File, member(difference(Relation, File, _, _, _, _, _), Differences), Found).

test(a_line_at_most, Text == "X = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, \c
                               21, 22, 23, 24...") :-
    ludologic_agreement:claims_agreement(plunit_agreement:long_claim, 1,
                                         [difference(_, _, _, _, Text, _, _)]).

long_claim(numlist/3, X, numlist(1, 200, X), X = b).

test(no_game, error(domain_error(game, chess))) :-
    agreement(chess, _).

%   A relation that is to be looked up at the prompt is one that is there.

test(queries_can_be_typed) :-
    ludologic_agreement:claims_agreement(plunit_agreement:false_claim, _, Differences),
    forall(( member(difference(_, _, _, Query, Answer, _, _), Differences),
             \+ sub_string(Answer, _, _, _, "error") , Answer \== "no end", Answer \== "false" ),
           ( string_concat("?- ", Goal, Query),
             term_string(Term, Goal),
             once(user:Term) )).

:- end_tests(agreement).
