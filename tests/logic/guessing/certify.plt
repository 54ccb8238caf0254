:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(certify).

sheet(Sheet) :-
    table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet).

test(right, Faults-Histogram == []-[0, 1, 2]) :-
    sheet(Sheet),
    sheet_worst(Sheet, 2, Tree),
    tree_certificate(Sheet, Tree, Faults, Histogram).

test(wrong, [forall(member(Tree-Faults,
       [ secret(a) - [secret(b), secret(c)],
         node(x, 3, []) - [question(x), secret(a), secret(b), secret(c)],
         node(d, 3, [no-secret(a)]) - [secret(b), secret(c)],
         node(d, 3, [no-secret(b), yes-secret(c)]) - [secret(a), secret(b)],
         node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)]), no-secret(a)]) -
             [secret(a), branch(d, no)],
         node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)]), maybe-secret(a)]) -
             [branch(d, maybe)] ])),
     true(Found == Faults)]) :-
    sheet(Sheet),
    tree_certificate(Sheet, Tree, Found, _).

test(the_secret_must_be_asked, Faults == [secret(a)]) :-
    table_sheet(asked, [a], [a], [yes], [[1-1]], Sheet),
    tree_certificate(Sheet, secret(a), Faults, _).

:- end_tests(certify).
