:- module(mastermind_distinguishing,
          [ guess_tells_apart/3,   % +Guess, +Code1, +Code2
            variant_guesses/2,     % +Variant, -Guesses
            guesses_code/3,        % +Guesses, +Number, -Guess
            guesses_planes/2,      % +Guesses, -Planes
            codes_apart/3          % +Guesses, +Codes, -Apart
          ]).

/** <module> Which guesses tell which codes apart

For each pair of codes, an integer is the set of guesses that the two answer differently
(../../guessing/arena.pl).  Bit I stands for code I + 1 of the variant, as a guess.

The same as guess_tells_apart/3 for each guess, but for whole sets.  Answers are symmetrical: the
guesses that a code answers with F are the codes that answer F to it.  These are a class of the
split that the code makes as a guess (planes.pl).
*/

:- use_module(library(apply), [foldl/4, maplist/4]).
:- use_module(library(lists), [last/2, nth0/3]).
:- use_module('../../guessing/arena', [digits_apart/4, number_digits/4]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module('../rules/codes', [variant_codes/2]).
:- use_module('../rules/feedback', [pegs_feedback/2]).
:- use_module(planes, [codes_planes/3, guess_planes_split/3]).
:- use_module('../../shared/inline', [inline/1]).

:- inline([guesses_planes/2]).

%!  guess_tells_apart(+Guess, +Code1, +Code2) is semidet.
%
%   True when the codes Code1 and Code2 answer Guess differently.
%
%       ?- variant_code(variant(1, 3, false), Guess), guess_tells_apart(Guess, [1], [3]).
%       Guess = [1] ;
%       Guess = [3].

guess_tells_apart(Guess, Code1, Code2) :-
    guess_secret_feedback(Guess, Code1, Feedback1),
    guess_secret_feedback(Guess, Code2, Feedback2),
    Feedback1 \== Feedback2.

%!  variant_guesses(+Variant, -Guesses) is det.
%
%   True when Guesses is guesses(Codes, Planes): the codes of Variant as the
%   arguments of a term, and their planes (planes.pl).
%
%       ?- variant_guesses(variant(1, 2, false), Guesses).
%       Guesses = guesses(codes([1], [2]), planes(3, false, at(row(1, 2)), has(row(1), row(2)))).

variant_guesses(Variant, guesses(Terms, Planes)) :-
    variant_codes(Variant, Codes),
    Terms =.. [codes|Codes],
    codes_planes(Variant, Codes, Planes).

%!  guesses_code(+Guesses, +Number, -Guess) is det.
%
%   True when Guess is the code that has Number in the variant.

guesses_code(guesses(Terms, _), Number, Guess) :-
    arg(Number, Terms, Guess).

%!  guesses_planes(+Guesses, -Planes) is det.
%
%   True when Planes are those of all codes of the variant.

guesses_planes(Guesses, Planes) :-
    arg(2, Guesses, Planes).

%!  codes_apart(+Guesses, +Codes, -Apart) is det.
%
%   True when Apart is apart(All, Pairs, Own) of digits_apart/4, for Codes.
%
%       ?- variant_guesses(variant(1, 3, false), Guesses),
%          codes_apart(Guesses, [[1],[3]], Apart).
%       Apart = apart(7, pairs(row(), row(5)), own(1, 4)).

codes_apart(Guesses, Codes, Apart) :-
    guesses_planes(Guesses, Planes),
    Planes = planes(All, _, At, _),
    functor(At, _, Pegs),
    findall(Black-Common,
            ( pegs_feedback(Pegs, Black-White), Common is Black + White ),
            [_Win|Answers]),
    maplist(code_digits(Planes, Answers), Codes, Owns, Digits),
    digits_apart(All, Owns, Digits, Apart).

%   The answers are numbered.  For each binary digit, Digits has the set of guesses whose
%   answer by Code has a number with this digit.  Own is Code itself as a guess.

code_digits(Planes, Answers, Code, Own, Digits) :-
    guess_planes_split(Code, Planes, split(Blacks, Commons)),
    last(Blacks, Own),
    foldl(answer_digits(Blacks, Commons), Answers, 1-[], _-Digits).

answer_digits(Blacks, Commons, Black-Common, Number-Digits0, Number1-Digits) :-
    nth0(Black, Blacks, Set1),
    nth0(Common, Commons, Set2),
    Set is Set1 /\ Set2,
    Number1 is Number + 1,
    number_digits(Number, Set, Digits0, Digits).

/** <examples>

?- variant_guesses(variant(2, 3, false), Guesses),
   codes_apart(Guesses, [[1,2],[1,3],[2,1]], Apart).
*/
