:- module(guessing_symmetry,
          [ module_rules/2,        % +Module, -Rules
            module_matrix/3,        % +Module, +Limit, -Matrix
            matrix_graph/2,         % +Matrix, -Vertices
            matrix_generated/3      % +Matrix0, +Generators, -Matrix
          ]).

/** <module> Symmetry: first questions that differ only by names

A _symmetry_ turns each secret into a secret and each question into a question: no two secrets
become one, secrets that need not be told apart stay so, and the classes of each question become
those of its image (matrix_asymmetry/4).  Then each tree that begins with a question becomes a tree
that begins with its image.  So one of the two questions is enough.

A game may declare symmetries.  symmetry(G) says that there is an exchange G of names, and
symmetry(G, X, Y) that it turns the secret or question X into Y.  If that is no symmetry, it is an
error.

If a game declares none, they are found.  The table of a game is a graph.  Its vertices are the
secrets, the questions, and the classes into which each question divides the secrets.  A class has an
edge to its question and to each secret in it; if the game ends when a secret is asked, a question
has an edge to the secret that it names.  An _automorphism_ of this graph that keeps the three kinds
of vertices is a symmetry of the game.  A library outside Prolog finds automorphisms from which all
others follow.  Each of them is checked here before it is used.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [distinct/2, limit/2]).
:- use_module(arena, [subset_numbers/2]).
:- use_module('../shared/user_rules', [asked_terms/4, query_text/2, rules_error/2]).
:- use_module(matrix,
              [ rules_matrix/3, matrix_kinds/2, matrix_own/3, matrix_question/3, matrix_row/3,
                matrix_secret/3, matrix_sizes/4, matrix_with_orbits/3 ]).

:- meta_predicate matrix_symmetric(+, 1, 3, +, -).

%!  module_rules(+Module, -Rules) is det.
%
%   True when Rules are those of Module, which defines secret/1, question/1 and
%   question_secret_answer/3.  It defines ends/1, too, unless the game ends as
%   soon as the secret is known.  same/2 says which secrets need not be told apart.
%
%       ?- module_rules(guessing_higher_lower, rules(Ends, _, _, _)).
%       Ends = asked.

module_rules(Module, rules(Ends, Module:secret, Module:question,
                           Module:question_secret_answer)) :-
    (   current_predicate(Module:ends/1)
    ->  module_ends(Module, Ends0)
    ;   Ends0 = known
    ),
    (   current_predicate(Module:same/2)
    ->  (   Ends0 == known
        ->  Ends = same(Module:same)
        ;   rules_error('same/2 is for a game that ends(known): this one ends(~w)', [Ends0])
        )
    ;   Ends = Ends0
    ).

module_ends(Module, Ends) :-
    findall(Ends0, limit(2, distinct(Ends0, Module:ends(Ends0))), Found),
    (   Found = [Ends1]
    ->  Ends = Ends1
    ;   Found = [One,Other]
    ->  rules_error('ends(~p) and ends(~p) are both true, accepted is one', [One, Other])
    ;   rules_error('?- ends(A). fails: it should have one answer', [])
    ).

%!  module_matrix(+Module, +Limit, -Matrix) is det.
%
%   True when Matrix (matrix.pl) is that of the rules in Module, with the symmetries that it
%   declares, if any.
%
%       ?- module_matrix(guessing_ship, inf, Matrix), matrix_sizes(Matrix, Secrets, _, _).
%       Secrets = 30.

module_matrix(Module, Limit, Matrix) :-
    module_rules(Module, Rules),
    rules_matrix(Rules, Limit, Matrix0),
    (   current_predicate(Module:symmetry/1),
        current_predicate(Module:symmetry/3)
    ->  matrix_symmetric(Matrix0, Module:symmetry, Module:symmetry, Limit, Matrix)
    ;   Matrix = Matrix0
    ).

%   True when Matrix is Matrix0 with these symmetries.

matrix_symmetric(Matrix0, Symmetry_1, Symmetry_3, Limit, Matrix) :-
    asked_terms(Symmetry_1, 1000, Limit, Exchanges),
    terms_numbers(matrix_secret(Matrix0), SecretNumbers),
    terms_numbers(matrix_question(Matrix0), QuestionNumbers),
    maplist(exchange_images(Matrix0, Symmetry_3, Limit, SecretNumbers, QuestionNumbers), Exchanges,
            QuestionsImages),
    matrix_joined(Matrix0, QuestionsImages, Matrix).

terms_numbers(Number_2, Numbers) :-
    trie_new(Numbers),
    forall(call(Number_2, Number, Term), trie_insert(Numbers, Term, Number)).

exchange_images(Matrix, Symmetry_3, Limit, SecretNumbers, QuestionNumbers, Exchange,
                QuestionImages) :-
    images(matrix_secret(Matrix), Symmetry_3, Exchange, Limit, SecretNumbers, SecretImages),
    images(matrix_question(Matrix), Symmetry_3, Exchange, Limit, QuestionNumbers, QuestionImages),
    (   matrix_asymmetry(Matrix, SecretImages, QuestionImages, Asymmetry)
    ->  asymmetry_words(Asymmetry, Why),
        no_symmetry(Exchange, Why)
    ;   true
    ).

asymmetry_words(one_image, 'two secrets have one image').
asymmetry_words(kinds(Secret), Why) :-
    query_text(Secret, Text),
    format(atom(Why), 'it does not keep the secrets that are the same as ~w', [Text]).
asymmetry_words(divides(Question), Why) :-
    query_text(Question, Text),
    format(atom(Why), 'it divides the secrets otherwise after ~w', [Text]).
asymmetry_words(names(Question), Why) :-
    query_text(Question, Text),
    format(atom(Why), 'the image of the question ~w is not that of the secret', [Text]).

images(Number_2, Symmetry_3, Exchange, Limit, Numbers, Images) :-
    findall(Term, call(Number_2, _, Term), Terms),
    maplist(image(Symmetry_3, Exchange, Limit, Numbers), Terms, Images).

image(Symmetry_3, Exchange, Limit, Numbers, Term, Number) :-
    (   asked_terms(call(Symmetry_3, Exchange, Term), 1, Limit, [Image]),
        trie_lookup(Numbers, Image, Number0)
    ->  Number = Number0
    ;   query_text(Term, Text),
        format(atom(Why), 'it has no image of ~w', [Text]),
        no_symmetry(Exchange, Why)
    ).

no_symmetry(Exchange, Why) :-
    query_text(Exchange, Text),
    rules_error('symmetry(~w) is none: ~w', [Text, Why]).

%   True when it is no symmetry of Matrix that turns secret number N into the secret with the number
%   at place N of SecretImages, and question number N into that at place N of QuestionImages.
%   Asymmetry says why:
%
%     - one_image: two secrets become one;
%     - kinds(Secret): the secrets that are the same as Secret don't become those of its image;
%     - divides(Question): the classes of Question don't become those of its image;
%     - names(Question): Question ends the game for one secret, its image not for that one's image.

matrix_asymmetry(Matrix, SecretImages, QuestionImages, Asymmetry) :-
    (   sort(SecretImages, Distinct),
        \+ same_length(Distinct, SecretImages)
    ->  Asymmetry = one_image
    ;   compound_name_arguments(Images, images, SecretImages),
        matrix_kinds(Matrix, Kinds),
        Kinds \== none,
        nth1(Number, SecretImages, ImageNumber),
        arg(Number, Kinds, Kind),
        set_image(Images, Kind, Image),
        \+ arg(ImageNumber, Kinds, Image)
    ->  matrix_secret(Matrix, Number, Secret),
        Asymmetry = kinds(Secret)
    ;   compound_name_arguments(Images, images, SecretImages),
        nth1(Number, QuestionImages, ImageNumber),
        question_asymmetry(Matrix, Images, Number, ImageNumber, Kind)
    ->  matrix_question(Matrix, Number, Question),
        Asymmetry =.. [Kind,Question]
    ).

question_asymmetry(Matrix, Images, Number, ImageNumber, Kind) :-
    matrix_row(Matrix, Number, Row),
    matrix_row(Matrix, ImageNumber, ImageRow),
    pairs_values(Row, Sets),
    pairs_values(ImageRow, ImageSets),
    maplist(set_image(Images), Sets, Moved),
    (   msort(Moved, Same),
        msort(ImageSets, Same)
    ->  matrix_own(Matrix, Number, Own),
        matrix_own(Matrix, ImageNumber, ImageOwn),
        \+ set_image(Images, Own, ImageOwn),
        Kind = names
    ;   Kind = divides
    ).

set_image(Images, Set, Image) :-
    subset_numbers(Set, Numbers),
    foldl(with_image(Images), Numbers, 0, Image).

with_image(Images, Number, Image0, Image) :-
    arg(Number, Images, ImageNumber),
    Image is Image0 \/ 1 << (ImageNumber - 1).

%   Each question has the orbit of its images in QuestionsImages, a list for each symmetry.
%   Questions that differ only by names share a variable, until it is bound to the number of the
%   first of them.

matrix_joined(Matrix0, QuestionsImages, Matrix) :-
    matrix_sizes(Matrix0, _, Questions, _),
    length(Orbits, Questions),
    compound_name_arguments(Term, orbits, Orbits),
    maplist(maplist(joined(Term), Orbits), QuestionsImages),
    foldl(orbit_first, Orbits, 1, _),
    matrix_with_orbits(Matrix0, Term, Matrix).

joined(Term, Orbit, ImageNumber) :-
    arg(ImageNumber, Term, Orbit).

orbit_first(Orbit, Number, Number1) :-
    ( var(Orbit) -> Orbit = Number ; true ),
    Number1 is Number + 1.

%!  matrix_graph(+Matrix, -Vertices) is det.
%
%   True when Vertices are those of the graph of Matrix, first the secrets, then the questions, then
%   the classes: vertex(Kind, Neighbours), with the neighbours that come before it.  Vertex numbers
%   begin at 0.
%
%       ?- table_matrix(known, [a,b], [d], [no,yes], [[1-1,2-2]], Matrix), matrix_graph(Matrix, Vertices).
%       Vertices = [vertex(0, []), vertex(0, []), vertex(1, []), vertex(2, [2, 0]), vertex(2, [2, 1])].

matrix_graph(Matrix, Vertices) :-
    matrix_sizes(Matrix, Secrets, Questions, _),
    findall(vertex(0, []), between(1, Secrets, _), SecretVertices),
    findall(vertex(1, Names), question_names(Matrix, Questions, Names), QuestionVertices),
    findall(vertex(2, [Question|Members]),
            class_members(Matrix, Secrets, Questions, Question, Members),
            ClassVertices),
    append([SecretVertices, QuestionVertices, ClassVertices], Vertices).

question_names(Matrix, Questions, Names) :-
    between(1, Questions, Number),
    matrix_own(Matrix, Number, Own),
    set_vertices(Own, Names).

class_members(Matrix, Secrets, Questions, Question, Members) :-
    between(1, Questions, Number),
    Question is Secrets + Number - 1,
    matrix_row(Matrix, Number, Row),
    member(_-Set, Row),
    set_vertices(Set, Members).

set_vertices(Set, Vertices) :-
    subset_numbers(Set, Numbers),
    maplist(succ, Vertices, Numbers).

%!  matrix_generated(+Matrix0, +Generators, -Matrix) is semidet.
%
%   True when Matrix is Matrix0 in which questions have one orbit (matrix.pl) if Generators turn one
%   into the other.  A generator is a list of the images of all vertices of matrix_graph/2.  Fails if
%   one of them is no symmetry.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix0),
%          matrix_generated(Matrix0, [[1,0,2,4,3,7,8,5,6]], Matrix), matrix_orbits(Matrix, Orbits).
%       Orbits = [1, 1].

matrix_generated(Matrix0, Generators, Matrix) :-
    matrix_sizes(Matrix0, Secrets, Questions, _),
    maplist(generator_images(Matrix0, Secrets, Questions), Generators, QuestionsImages),
    matrix_joined(Matrix0, QuestionsImages, Matrix).

generator_images(Matrix, Secrets, Questions, Generator, QuestionImages) :-
    length(SecretVertices, Secrets),
    length(QuestionVertices, Questions),
    append(SecretVertices, Rest, Generator),
    append(QuestionVertices, _, Rest),
    maplist(vertex_number(0, Secrets), SecretVertices, SecretImages),
    maplist(vertex_number(Secrets, Questions), QuestionVertices, QuestionImages),
    \+ matrix_asymmetry(Matrix, SecretImages, QuestionImages, _).

vertex_number(Before, Most, Vertex, Number) :-
    Number is Vertex - Before + 1,
    between(1, Most, Number).

/** <examples>

?- module_matrix(guessing_ship, inf, Matrix), matrix_sizes(Matrix, Secrets, Questions, Answers).
*/
