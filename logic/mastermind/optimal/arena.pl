:- module(mastermind_arena,
          [ variant_answers/2,     % +Variant, -Answers
            codes_arena/4          % +Variant, +Guesses, +Codes, -Arena
          ]).

/** <module> Arena: the codes that a search is about

An arena of guessing games (../../guessing/arena.pl), with what is known of code breaking.
A guess divides all codes by their planes (split.pl), the same as guess_codes_class/4.  Of guesses
that differ only by names, one stands for all (firsts.pl).  Sets with the same canonical form
differ only by names (canonical.pl).
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../guessing/arena', [game_arena/5, subset_numbers/2]).
:- use_module('../rules/feedback', [variant_feedback/2]).
:- use_module('../sets/apart', [codes_apart/3, guesses_code/3, guesses_planes/2]).
:- use_module('../sets/canonical', [subset_form/4]).
:- use_module('../sets/firsts', [kinds_firsts/3, subset_kinds/4]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module('../sets/split', [guess_planes_split/3, split_class/3, split_open_classes/2]).

%!  variant_answers(+Variant, -Answers) is det.
%
%   True when Answers is the number of answers of Variant, the win included.

variant_answers(Variant, Answers) :-
    aggregate_all(count, variant_feedback(Variant, _), Answers).

%!  codes_arena(+Variant, +Guesses, +Codes, -Arena) is det.
%
%   True when Arena is the arena of the list Codes.  Guesses are those of variant_guesses/2.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1]], Arena), arena_secrets(Arena, 0b10, Codes).
%       Codes = [[3, 1]].

codes_arena(Variant, Guesses, Codes, Arena) :-
    variant_answers(Variant, Answers),
    codes_planes(Variant, Codes, Planes),
    codes_apart(Guesses, Codes, Apart),
    compound_name_arguments(Terms, codes, Codes),
    game_arena(1, Answers, Apart,
               game(mastermind_arena:number_code(Terms),
                    mastermind_arena:guess_asked(Guesses, Planes),
                    mastermind_arena:guess_classes(Guesses, Planes),
                    mastermind_arena:firsts(Guesses, Terms, Planes),
                    mastermind_arena:form(Terms, Planes)),
               Arena).

number_code(Terms, Number, Code) :-
    arg(Number, Terms, Code).

subset_codes(Subset, Terms, Codes) :-
    subset_numbers(Subset, Numbers),
    maplist(number_code(Terms), Numbers, Codes).

guess_asked(Guesses, Planes, Number, Subset, Guess, FeedbacksClasses) :-
    guesses_code(Guesses, Number, Guess),
    length(Guess, Pegs),
    guess_planes_split(Guess, Planes, Split),
    findall(Feedback-Class,
            ( split_class(Split, Feedback, Class0),
              Feedback \== Pegs-0,
              Class is Class0 /\ Subset,
              Class =\= 0 ),
            FeedbacksClasses).

guess_classes(Guesses, Planes, Number, Classes) :-
    guesses_code(Guesses, Number, Guess),
    guess_planes_split(Guess, Planes, Split),
    split_open_classes(Split, Classes).

firsts(Guesses, Terms, Planes, Subset, Firsts) :-
    subset_codes(Subset, Terms, Codes),
    subset_kinds(Subset, Codes, Planes, Kinds),
    guesses_planes(Guesses, AllPlanes),
    kinds_firsts(Kinds, AllPlanes, Firsts).

form(Terms, Planes, Subset, Form) :-
    subset_codes(Subset, Terms, Codes),
    subset_form(Subset, Codes, Planes, Form).

/** <examples>

?- V = variant(3, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 24 - 1,
   subset_classes(Subset, 1, Arena, SizesClasses).
*/
