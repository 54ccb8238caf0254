:- module(guessing_automorphism,
          [ sheet_graph/2,         % +Sheet, -Vertices
            sheet_generated/3      % +Sheet0, +Generators, -Sheet
          ]).

/** <module> Automorphism: the symmetries of a game that declares none

The table of a game is a graph.  Its vertices are the secrets, the questions, and the classes into
which each question divides the secrets.  A class has an edge to its question and to each secret in
it; if the game ends when a secret is asked, a question has an edge to the secret that it names.  An
automorphism of this graph that keeps the three kinds of vertices is a symmetry of the game
(symmetry.pl).  A library outside Prolog finds automorphisms from which all others follow.  Each of
them is checked here before it is used.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(arena, [subset_numbers/2]).
:- use_module(sheet, [sheet_own/3, sheet_row/3, sheet_sizes/4]).
:- use_module(symmetry, [sheet_asymmetry/4, sheet_joined/3]).

%!  sheet_graph(+Sheet, -Vertices) is det.
%
%   True when Vertices are those of the graph of Sheet, first the secrets, then the questions, then
%   the classes: vertex(Kind, Neighbours), with the neighbours that come before it.  Vertex numbers
%   begin at 0.
%
%       ?- table_sheet(known, [a,b], [d], [no,yes], [[1-1,2-2]], Sheet), sheet_graph(Sheet, Vertices).
%       Vertices = [vertex(0, []), vertex(0, []), vertex(1, []), vertex(2, [2, 0]), vertex(2, [2, 1])].

sheet_graph(Sheet, Vertices) :-
    sheet_sizes(Sheet, Secrets, Questions, _),
    findall(vertex(0, []), between(1, Secrets, _), SecretVertices),
    findall(vertex(1, Names), question_names(Sheet, Questions, Names), QuestionVertices),
    findall(vertex(2, [Question|Members]),
            class_members(Sheet, Secrets, Questions, Question, Members),
            ClassVertices),
    append([SecretVertices, QuestionVertices, ClassVertices], Vertices).

question_names(Sheet, Questions, Names) :-
    between(1, Questions, Number),
    sheet_own(Sheet, Number, Own),
    set_vertices(Own, Names).

class_members(Sheet, Secrets, Questions, Question, Members) :-
    between(1, Questions, Number),
    Question is Secrets + Number - 1,
    sheet_row(Sheet, Number, Row),
    member(_-Set, Row),
    set_vertices(Set, Members).

set_vertices(Set, Vertices) :-
    subset_numbers(Set, Numbers),
    maplist(succ, Vertices, Numbers).

%!  sheet_generated(+Sheet0, +Generators, -Sheet) is semidet.
%
%   True when Sheet is Sheet0 in which questions have one orbit (sheet.pl) if Generators turn one
%   into the other.  A generator is a list of the images of all vertices of sheet_graph/2.  Fails if
%   one of them is no symmetry.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet0),
%          sheet_generated(Sheet0, [[1,0,2,4,3,7,8,5,6]], Sheet), sheet_orbits(Sheet, Orbits).
%       Orbits = [1, 1].

sheet_generated(Sheet0, Generators, Sheet) :-
    sheet_sizes(Sheet0, Secrets, Questions, _),
    maplist(generator_images(Sheet0, Secrets, Questions), Generators, QuestionsImages),
    sheet_joined(Sheet0, QuestionsImages, Sheet).

generator_images(Sheet, Secrets, Questions, Generator, QuestionImages) :-
    length(SecretVertices, Secrets),
    length(QuestionVertices, Questions),
    append(SecretVertices, Rest, Generator),
    append(QuestionVertices, _, Rest),
    maplist(vertex_number(0, Secrets), SecretVertices, SecretImages),
    maplist(vertex_number(Secrets, Questions), QuestionVertices, QuestionImages),
    \+ sheet_asymmetry(Sheet, SecretImages, QuestionImages, _).

vertex_number(Before, Most, Vertex, Number) :-
    Number is Vertex - Before + 1,
    between(1, Most, Number).

/** <examples>

?- module_sheet(guessing_ship, inf, Sheet), sheet_graph(Sheet, Vertices), length(Vertices, Count).
*/
