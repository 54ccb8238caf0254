:- module(guessing_code_breaking, []).

/** <module> Code breaking, by nothing but its definition

The relations are those of mastermind/definition.pl.  NAME is the game of 4 pegs and
6 colours without repeats: its least total is 1446, with 5 guesses at worst.

The same as code_breaking.lp.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../mastermind/definition', [guess_secret_feedback/3, variant_code/2]).

ends(asked).

secret(Code) :- variant_code(variant(4, 6, false), Code).

question(Code) :- variant_code(variant(4, 6, false), Code).

question_secret_answer(Guess, Secret, Feedback) :-
    guess_secret_feedback(Guess, Secret, Feedback).

%   Places may be exchanged, and so may symbols.

symmetry(places).
symmetry(places_from_2).
symmetry(symbols(X, Y)) :- between(1, 5, X), Y is X + 1.

symmetry(places, [A,B,C,D], [B,A,C,D]).
symmetry(places_from_2, [A,B,C,D], [A,C,D,B]).
symmetry(symbols(X, Y), Code, Image) :- maplist(exchanged(X, Y), Code, Image).

exchanged(X, Y, Symbol, Image) :-
    (   Symbol =:= X -> Image = Y
    ;   Symbol =:= Y -> Image = X
    ;   Image = Symbol
    ).

/** <examples>

?- module_rules(guessing_code_breaking, Rules).
*/
