:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(any_game).

:- begin_tests(symmetry).

%   A game of three secrets, where the first two may be exchanged.

matrix(Matrix) :-
    table_matrix(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Matrix).

swap(a, b). swap(b, a). swap(c, c).
turned(a, b). turned(b, c). turned(c, a).
doubled(a, a). doubled(b, a). doubled(c, c).
outside(a, d). outside(b, b). outside(c, c).
silent(a, a).

exchange(Name, X, Y) :- call(plunit_symmetry:Name, X, Y).

orbits(Name, Orbits) :-
    matrix(Matrix0),
    guessing_symmetry:matrix_symmetric(Matrix0, =(Name), plunit_symmetry:exchange, inf, Matrix),
    findall(Orbit, ( between(1, 3, N), matrix_orbit(Matrix, N, Orbit) ), Orbits).

test(exchanged, Orbits == [1, 1, 3]) :- orbits(swap, Orbits).
test(all_alike, Orbits == [1, 1, 1]) :- orbits(turned, Orbits).

test(none, [forall(member(Name, [doubled, outside, silent])),
            throws(error(guessing_game(told(_)), _))]) :-
    orbits(Name, _).

test(other_classes, throws(error(guessing_game(told(_)), _))) :-
    table_matrix(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-1,2-2,3-4], [1-3,2-4]], Matrix),
    guessing_symmetry:matrix_symmetric(Matrix, =(swap), plunit_symmetry:exchange, inf, _).

%   What is said of questions changes no total.

%   long
test(same_totals, Total == 1446) :-
    module_matrix(guessing_code_breaking, inf, Matrix),
    matrix_total(Matrix, inf, Total, Tree),
    tree_certificate(Matrix, Tree, [], _).

test(same_total_with_and_without, Total1 == Total2) :-
    variant_rules(variant(2, 4, true), Rules),
    rules_matrix(Rules, inf, Matrix1),
    guessing_symmetry:matrix_symmetric(Matrix1, =(reversed), [reversed,X,Y]>>reverse(X, Y), inf, Matrix2),
    matrix_total(Matrix1, inf, Total1, _),
    matrix_total(Matrix2, inf, Total2, _).

:- end_tests(symmetry).

:- begin_tests(automorphism).

%   Of three secrets, each question names one.

matrix(Ends, Matrix) :-
    table_matrix(Ends, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Matrix).

%   Images of the 3 secrets, the 3 questions and the 6 classes.

test(orbits, [forall(member(Ends-Generators-Expected,
        [ asked-[[1,0,2, 4,3,5, 8,9,6,7,10,11]]-[1, 1, 3],
          asked-[[1,0,2, 4,3,5, 8,9,6,7,10,11], [0,2,1, 3,5,4, 6,7,10,11,8,9]]-[1, 1, 1],
          known-[]-[1, 2, 3] ])),
              Orbits == Expected]) :-
    matrix(Ends, Matrix0),
    matrix_generated(Matrix0, Generators, Matrix),
    matrix_orbits(Matrix, Orbits).

%   What is no symmetry is never used, wherever it comes from.

test(none, [forall(member(Generator, [ [0,1,2, 4,3,5], [1,0,2, 3,4,5], [0,0,2, 3,3,5], [1,0,2],
                                       [], [1,0,9, 4,3,5], [3,4,5, 0,1,2], [-1,0,2, 4,3,5] ])),
            fail]) :-
    matrix(known, Matrix0),
    matrix_generated(Matrix0, [Generator], _).

%   A question that names a secret differs from one that divides the secrets alike and names none.

test(names, [forall(member(Ends-Asymmetries, [known-[], asked-[names(b)]])),
             Found == Asymmetries]) :-
    table_matrix(Ends, [a,b], [b,d], [no,yes], [[1-1,2-2], [1-1,2-2]], Matrix),
    findall(Asymmetry, guessing_symmetry:matrix_asymmetry(Matrix, [1,2], [2,1], Asymmetry), Found).

%   An edge of the graph is an edge of its image, and the other way round: then it is a symmetry.

test(graph, Graph == [0-[], 0-[], 0-[], 1-[0], 1-[1], 1-[2],
                      2-[3,1,2], 2-[3,0], 2-[4,0,2], 2-[4,1], 2-[5,0,1], 2-[5,2]]) :-
    matrix(asked, Matrix),
    matrix_graph(Matrix, Vertices),
    findall(Kind-Neighbours, member(vertex(Kind, Neighbours), Vertices), Graph).

%   If questions with one orbit stand for each other, no best tree is lost.

test(same_results, [forall(between(1, 60, Seed)), Found1-Total1 == Found0-Total0]) :-
    any_game(Seed, _, Matrix0),
    matrix_sizes(Matrix0, Secrets, Questions, _),
    numlist(1, Secrets, SecretNumbers),
    findall(Number, between(1, Questions, Number), QuestionNumbers),
    findall(QuestionImages,
            ( limit(200, permutation(SecretNumbers, SecretImages)),
              maplist(image(Matrix0, SecretImages), QuestionNumbers, QuestionImages) ),
            QuestionsImages),
    guessing_symmetry:matrix_joined(Matrix0, QuestionsImages, Matrix1),
    results(Matrix0, Found0, Total0),
    results(Matrix1, Found1, Total1).

image(Matrix, SecretImages, Number, Image) :-
    matrix_sizes(Matrix, _, Questions, _),
    compound_name_arguments(Images, images, SecretImages),
    once(( between(1, Questions, Image),
           \+ guessing_symmetry:question_asymmetry(Matrix, Images, Number, Image, _) )).

results(Matrix, Depth, Total) :-
    ( matrix_worst(Matrix, Depth0, _) -> Depth = Depth0 ; Depth = none ),
    ( matrix_total(Matrix, inf, Total0, _) -> Total = Total0 ; Total = none ).

%   a and b are the same, and c is not: what exchanges b and c is no symmetry.

test(kinds, [forall(member(Images-Asymmetries, [[2,1,3]-[], [1,3,2]-[kinds(a)]])),
             Found == Asymmetries]) :-
    table_matrix(known, [a,b,c], [d,e,f], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Matrix0),
    matrix_listed_kinds(Matrix0, [3,3,4], Matrix),
    findall(Asymmetry, guessing_symmetry:matrix_asymmetry(Matrix, Images, Images, Asymmetry), Found).

:- end_tests(automorphism).
