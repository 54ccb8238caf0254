:- module(guessing_words,
          [ words_rules/2          % +Words, -Rules
          ]).

/** <module> Words: green, yellow and grey letters

The secret is a word of a list, and so is each guess.  The answer says of each letter of the
guess: `g`, green, the secret has it there; `y`, yellow, it has it elsewhere; `x`, grey.  A
letter of the secret makes one letter of the guess green or yellow, and green goes first.

The same as words.lp.
*/

:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).

%!  words_rules(+Words, -Rules) is det.
%
%   True when Rules (definition.pl) are those of the game with Words, atoms of
%   one length.
%
%       ?- words_rules([abbey, kebab], Rules), rules_classes(Rules, kebab, [abbey], Classes).
%       Classes = [xygyy-[abbey]].

words_rules(Words, rules(asked, guessing_words:word(Words), guessing_words:word(Words),
                         guessing_words:question_secret_answer)).

word(Words, Word) :- member(Word, Words).

question_secret_answer(Guess, Secret, Answer) :-
    atom_chars(Guess, Letters),
    atom_chars(Secret, SecretLetters),
    green(Letters, SecretLetters, Left),
    colours(Letters, SecretLetters, Left, Colours),
    atom_chars(Answer, Colours).

%   The letters of the secret that are not green.

green([], [], []).
green([X|Xs], [Y|Ys], Left) :-
    (   X == Y
    ->  Left = Left1
    ;   Left = [Y|Left1]
    ),
    green(Xs, Ys, Left1).

colours([], [], _, []).
colours([X|Xs], [Y|Ys], Left, [Colour|Colours]) :-
    (   X == Y
    ->  Colour = g, Left1 = Left
    ;   memberchk(X, Left)
    ->  Colour = y, selectchk(X, Left, Left1)
    ;   Colour = x, Left1 = Left
    ),
    colours(Xs, Ys, Left1, Colours).

/** <examples>

?- words_rules([crane, caner, ocean], Rules), rules_classes(Rules, crane, [caner], Classes).
*/
