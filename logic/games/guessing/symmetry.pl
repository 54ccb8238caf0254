:- module(games_symmetry,
          [ module_rules/2,        % +Module, -Rules
            module_sheet/3,        % +Module, +Limit, -Sheet
            sheet_symmetric/5      % +Sheet0, :Symmetry_1, :Symmetry_3, +Limit, -Sheet
          ]).

/** <module> Symmetry: first questions that differ only by names

A game may declare symmetries.  symmetry(G) says that there is an exchange G of names, and
symmetry(G, X, Y) that it turns the secret or question X into Y.  No two secrets may become one,
and the classes of each question must become those of its image: otherwise it is an error.  Then
each tree that begins with a question becomes a tree that begins with its image.  So one of the
two questions is enough.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(arena, [subset_numbers/2]).
:- use_module(asking, [asked_terms/4]).
:- use_module(fault, [query_text/2, told/2]).
:- use_module(sheet, [rules_sheet/3, sheet_question/3, sheet_row/3, sheet_secret/3,
                      sheet_sizes/4, sheet_with_orbits/3]).

:- meta_predicate sheet_symmetric(+, 1, 3, +, -).

%!  module_rules(+Module, -Rules) is det.
%
%   True when Rules are those of Module, which defines secret/1, question/1 and
%   question_secret_answer/3.  It defines ends/1, too, unless the game ends as
%   soon as the secret is known.
%
%       ?- module_rules(games_higher_lower, rules(Ends, _, _, _)).
%       Ends = asked.

module_rules(Module, rules(Ends, Module:secret, Module:question,
                           Module:question_secret_answer)) :-
    (   current_predicate(Module:ends/1)
    ->  call(Module:ends(Ends))
    ;   Ends = known
    ).

%!  module_sheet(+Module, +Limit, -Sheet) is det.
%
%   True when Sheet (sheet.pl) is that of the rules in Module, with the symmetries that it
%   declares, if any.
%
%       ?- module_sheet(games_ship, inf, Sheet), sheet_sizes(Sheet, Secrets, _, _).
%       Secrets = 30.

module_sheet(Module, Limit, Sheet) :-
    module_rules(Module, Rules),
    rules_sheet(Rules, Limit, Sheet0),
    (   current_predicate(Module:symmetry/1),
        current_predicate(Module:symmetry/3)
    ->  sheet_symmetric(Sheet0, Module:symmetry, Module:symmetry, Limit, Sheet)
    ;   Sheet = Sheet0
    ).

%!  sheet_symmetric(+Sheet0, :Symmetry_1, :Symmetry_3, +Limit, -Sheet) is det.
%
%   True when Sheet is Sheet0 with these symmetries.
%
%       ?- table_sheet(known, [a,b], [a,b], [no,yes], [[1-2,2-1], [1-1,2-2]], Sheet0),
%          sheet_symmetric(Sheet0, =(swap), [swap,X,Y]>>member(X-Y, [a-b,b-a]), inf, Sheet),
%          sheet_orbit(Sheet, 2, Orbit).
%       Orbit = 1.

%   Questions that differ only by names share a variable, until it is bound to the number of the
%   first of them.

sheet_symmetric(Sheet0, Symmetry_1, Symmetry_3, Limit, Sheet) :-
    asked_terms(Symmetry_1, 1000, Limit, Exchanges),
    sheet_sizes(Sheet0, _, Questions, _),
    compound_name_arity(Orbits, orbits, Questions),
    terms_numbers(sheet_secret(Sheet0), SecretNumbers),
    terms_numbers(sheet_question(Sheet0), QuestionNumbers),
    foldl(joined(Sheet0, Symmetry_3, Limit, SecretNumbers, QuestionNumbers), Exchanges,
          Orbits, Orbits),
    forall_numbered(1, Questions, Orbits),
    sheet_with_orbits(Sheet0, Orbits, Sheet).

terms_numbers(Number_2, Numbers) :-
    trie_new(Numbers),
    forall(call(Number_2, Number, Term), trie_insert(Numbers, Term, Number)).

forall_numbered(Number, Most, Orbits) :-
    (   Number > Most
    ->  true
    ;   arg(Number, Orbits, Orbit),
        ( var(Orbit) -> Orbit = Number ; true ),
        Number1 is Number + 1,
        forall_numbered(Number1, Most, Orbits)
    ).

joined(Sheet, Symmetry_3, Limit, SecretNumbers, QuestionNumbers, Exchange, Orbits, Orbits) :-
    images(sheet_secret(Sheet), Symmetry_3, Exchange, Limit, SecretNumbers, SecretImages),
    images(sheet_question(Sheet), Symmetry_3, Exchange, Limit, QuestionNumbers, QuestionImages),
    (   sort(SecretImages, Distinct),
        same_length(Distinct, SecretImages)
    ->  true
    ;   no_symmetry(Exchange, 'two secrets have one image')
    ),
    compound_name_arguments(Images, images, SecretImages),
    foldl(question_joined(Sheet, Exchange, Images, Orbits), QuestionImages, 1, _).

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

question_joined(Sheet, Exchange, Images, Orbits, ImageNumber, Number, Number1) :-
    sheet_row(Sheet, Number, Row),
    sheet_row(Sheet, ImageNumber, ImageRow),
    pairs_values(Row, Sets),
    pairs_values(ImageRow, ImageSets),
    maplist(set_image(Images), Sets, Moved),
    (   msort(Moved, Same),
        msort(ImageSets, Same)
    ->  true
    ;   sheet_question(Sheet, Number, Question),
        query_text(Question, Text),
        format(atom(Why), 'it divides the secrets otherwise after ~w', [Text]),
        no_symmetry(Exchange, Why)
    ),
    arg(Number, Orbits, Orbit),
    arg(ImageNumber, Orbits, Orbit),
    Number1 is Number + 1.

set_image(Images, Set, Image) :-
    subset_numbers(Set, Numbers),
    foldl(with_image(Images), Numbers, 0, Image).

with_image(Images, Number, Image0, Image) :-
    arg(Number, Images, ImageNumber),
    Image is Image0 \/ 1 << (ImageNumber - 1).

no_symmetry(Exchange, Why) :-
    query_text(Exchange, Text),
    told('symmetry(~w) is none: ~w', [Text, Why]).

/** <examples>

?- module_sheet(games_ship, inf, Sheet), sheet_sizes(Sheet, Secrets, Questions, Answers).
*/
