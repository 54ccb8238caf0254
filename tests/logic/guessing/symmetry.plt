:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(symmetry).

%   A game of three secrets, where the first two may be exchanged.

sheet(Sheet) :-
    table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet).

swap(a, b). swap(b, a). swap(c, c).
turned(a, b). turned(b, c). turned(c, a).
doubled(a, a). doubled(b, a). doubled(c, c).
outside(a, d). outside(b, b). outside(c, c).
silent(a, a).

exchange(Name, X, Y) :- call(plunit_symmetry:Name, X, Y).

orbits(Name, Orbits) :-
    sheet(Sheet0),
    sheet_symmetric(Sheet0, =(Name), plunit_symmetry:exchange, inf, Sheet),
    findall(Orbit, ( between(1, 3, N), sheet_orbit(Sheet, N, Orbit) ), Orbits).

test(exchanged, Orbits == [1, 1, 3]) :- orbits(swap, Orbits).
test(all_alike, Orbits == [1, 1, 1]) :- orbits(turned, Orbits).

test(none, [forall(member(Name, [doubled, outside, silent])),
            throws(error(guessing_game(told(_)), _))]) :-
    orbits(Name, _).

test(other_classes, throws(error(guessing_game(told(_)), _))) :-
    table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-1,2-2,3-4], [1-3,2-4]], Sheet),
    sheet_symmetric(Sheet, =(swap), plunit_symmetry:exchange, inf, _).

%   What is said of questions changes no total.

%   deep
test(same_totals, Total == 1446) :-
    module_sheet(guessing_code_breaking, inf, Sheet),
    sheet_total(Sheet, inf, Total, Tree),
    tree_certificate(Sheet, Tree, [], _).

test(same_total_with_and_without, Total1 == Total2) :-
    variant_rules(variant(2, 4, true), Rules),
    rules_sheet(Rules, inf, Sheet1),
    sheet_symmetric(Sheet1, =(reversed), [reversed,X,Y]>>reverse(X, Y), inf, Sheet2),
    sheet_total(Sheet1, inf, Total1, _),
    sheet_total(Sheet2, inf, Total2, _).

:- end_tests(symmetry).
