:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(any_game).

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
    guessing_symmetry:sheet_symmetric(Sheet0, =(Name), plunit_symmetry:exchange, inf, Sheet),
    findall(Orbit, ( between(1, 3, N), sheet_orbit(Sheet, N, Orbit) ), Orbits).

test(exchanged, Orbits == [1, 1, 3]) :- orbits(swap, Orbits).
test(all_alike, Orbits == [1, 1, 1]) :- orbits(turned, Orbits).

test(none, [forall(member(Name, [doubled, outside, silent])),
            throws(error(guessing_game(told(_)), _))]) :-
    orbits(Name, _).

test(other_classes, throws(error(guessing_game(told(_)), _))) :-
    table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-1,2-2,3-4], [1-3,2-4]], Sheet),
    guessing_symmetry:sheet_symmetric(Sheet, =(swap), plunit_symmetry:exchange, inf, _).

%   What is said of questions changes no total.

%   deep
test(same_totals, Total == 1446) :-
    module_sheet(guessing_code_breaking, inf, Sheet),
    sheet_total(Sheet, inf, Total, Tree),
    tree_certificate(Sheet, Tree, [], _).

test(same_total_with_and_without, Total1 == Total2) :-
    variant_rules(variant(2, 4, true), Rules),
    rules_sheet(Rules, inf, Sheet1),
    guessing_symmetry:sheet_symmetric(Sheet1, =(reversed), [reversed,X,Y]>>reverse(X, Y), inf, Sheet2),
    sheet_total(Sheet1, inf, Total1, _),
    sheet_total(Sheet2, inf, Total2, _).

:- end_tests(symmetry).

:- begin_tests(automorphism).

%   Of three secrets, each question names one.

sheet(Ends, Sheet) :-
    table_sheet(Ends, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet).

%   Images of the 3 secrets, the 3 questions and the 6 classes.

test(orbits, Orbits == [1, 1, 3]) :-
    sheet(asked, Sheet0),
    sheet_generated(Sheet0, [[1,0,2, 4,3,5, 8,9,6,7,10,11]], Sheet),
    sheet_orbits(Sheet, Orbits).

test(what_follows_from_two, Orbits == [1, 1, 1]) :-
    sheet(asked, Sheet0),
    sheet_generated(Sheet0, [[1,0,2, 4,3,5, 8,9,6,7,10,11], [0,2,1, 3,5,4, 6,7,10,11,8,9]], Sheet),
    sheet_orbits(Sheet, Orbits).

test(no_generators, Orbits == [1, 2, 3]) :-
    sheet(known, Sheet0),
    sheet_generated(Sheet0, [], Sheet),
    sheet_orbits(Sheet, Orbits).

%   What is no symmetry is never used, wherever it comes from.

test(none, [forall(member(Generator, [ [0,1,2, 4,3,5], [1,0,2, 3,4,5], [0,0,2, 3,3,5], [1,0,2],
                                       [], [1,0,9, 4,3,5], [3,4,5, 0,1,2], [-1,0,2, 4,3,5] ])),
            fail]) :-
    sheet(known, Sheet0),
    sheet_generated(Sheet0, [Generator], _).

%   A question that names a secret differs from one that divides the secrets alike and names none.

test(names, [forall(member(Ends-Asymmetries, [known-[], asked-[names(b)]])),
             Found == Asymmetries]) :-
    table_sheet(Ends, [a,b], [b,d], [no,yes], [[1-1,2-2], [1-1,2-2]], Sheet),
    findall(Asymmetry, guessing_symmetry:sheet_asymmetry(Sheet, [1,2], [2,1], Asymmetry), Found).

%   An edge of the graph is an edge of its image, and the other way round: then it is a symmetry.

test(graph, Graph == [0-[], 0-[], 0-[], 1-[0], 1-[1], 1-[2],
                      2-[3,1,2], 2-[3,0], 2-[4,0,2], 2-[4,1], 2-[5,0,1], 2-[5,2]]) :-
    sheet(asked, Sheet),
    sheet_graph(Sheet, Vertices),
    findall(Kind-Neighbours, member(vertex(Kind, Neighbours), Vertices), Graph).

%   If questions with one orbit stand for each other, no best tree is lost.

test(same_results, [forall(between(1, 60, Seed)), Found1-Total1 == Found0-Total0]) :-
    any_game(Seed, _, Sheet0),
    sheet_sizes(Sheet0, Secrets, Questions, _),
    numlist(1, Secrets, SecretNumbers),
    findall(Number, between(1, Questions, Number), QuestionNumbers),
    findall(QuestionImages,
            ( limit(200, permutation(SecretNumbers, SecretImages)),
              maplist(image(Sheet0, SecretImages), QuestionNumbers, QuestionImages) ),
            QuestionsImages),
    sheet_joined(Sheet0, QuestionsImages, Sheet1),
    results(Sheet0, Found0, Total0),
    results(Sheet1, Found1, Total1).

image(Sheet, SecretImages, Number, Image) :-
    sheet_sizes(Sheet, _, Questions, _),
    compound_name_arguments(Images, images, SecretImages),
    once(( between(1, Questions, Image),
           \+ guessing_symmetry:question_asymmetry(Sheet, Images, Number, Image, _) )).

results(Sheet, Depth, Total) :-
    ( sheet_worst(Sheet, Depth0, _) -> Depth = Depth0 ; Depth = none ),
    ( sheet_total(Sheet, inf, Total0, _) -> Total = Total0 ; Total = none ).

%   a and b are the same, and c is not: what exchanges b and c is no symmetry.

test(kinds, [forall(member(Images-Asymmetries, [[2,1,3]-[], [1,3,2]-[kinds(a)]])),
             Found == Asymmetries]) :-
    table_sheet(known, [a,b,c], [d,e,f], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet0),
    sheet_listed_kinds(Sheet0, [3,3,4], Sheet),
    findall(Asymmetry, guessing_symmetry:sheet_asymmetry(Sheet, Images, Images, Asymmetry), Found).

:- end_tests(automorphism).
