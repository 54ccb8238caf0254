:- module(mastermind_feedback,
          [ guess_code_feedback/3,      % +Guess, +Code, -Feedback
            variant_feedback/2,         % +Variant, ?Feedback
            variant_answers/2,          % +Variant, -Answers
            pegs_feedback/2,            % +Pegs, ?Feedback
            feedback_fault/3,           % +Variant, +Feedback, -Fault
            guess_codes_classes/3,      % +Guess, +Codes, -Classes
            code_mask/3                 % +Variant, +Code, -Mask
          ]).

/** <module> Feedback between known codes, and the classes it makes

guess_secret_feedback/3 (definition.pl) takes one symbol after the other, and leaves choice points.
This file finds the same feedback, for known codes, by sorting.  If the two codes are exchanged, the
feedback is the same.

In ASP: feedback.lp.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../definition', []).

%!  guess_code_feedback(+Guess, +Code, -Feedback) is det.
%
%   True when Code, as the secret, answers Guess with Feedback.
%   The same as guess_secret_feedback/3, for two codes of equal length.
%
%       ?- guess_code_feedback([1,2,3,4], [7,4,3,2], Feedback).
%       Feedback = 1-2.

guess_code_feedback(Guess, Code, Black-White) :-
    same_places(Guess, Code, 0, Black),
    msort(Guess, Sorted1),
    msort(Code, Sorted2),
    common(Sorted1, Sorted2, 0, Common),
    White is Common - Black.

same_places([], [], Black, Black).
same_places([X|Xs], [Y|Ys], Black0, Black) :-
    ( X =:= Y -> Black1 is Black0 + 1 ; Black1 = Black0 ),
    same_places(Xs, Ys, Black1, Black).

%   How many symbols two sorted lists share, with repeats.  The cut: the second
%   clause is for the end of a list.

common([X|Xs], [Y|Ys], Common0, Common) :-
    !,
    (   X < Y
    ->  common(Xs, [Y|Ys], Common0, Common)
    ;   X > Y
    ->  common([X|Xs], Ys, Common0, Common)
    ;   Common1 is Common0 + 1,
        common(Xs, Ys, Common1, Common)
    ).
common(_, _, Common, Common).

%!  variant_feedback(+Variant, ?Feedback) is nondet.
%
%   True when Feedback is a possible answer for that number of pegs.  The
%   colours don't count (if there are few, some answers never occur).
%   Enumerates the answers with the most symbols found first, and among these
%   the answers with the most in place.  For four pegs 4-0, 2-2, 1-3, 0-4, 3-0,
%   2-1, 1-2, 0-3, 2-0, 1-1, 0-2, 1-0, 0-1, 0-0; never 3-1, since only its own
%   place is left for the last symbol.
%
%       ?- variant_feedback(variant(1, 3, true), Feedback).
%       Feedback = 1-0 ;
%       Feedback = 0-0.

variant_feedback(Variant, Feedback) :-
    must_be(variant, Variant),
    Variant = variant(Pegs, _, _),
    pegs_feedback(Pegs, Feedback).

%!  variant_answers(+Variant, -Answers) is det.
%
%   True when Answers is the number of answers of Variant, the win included.
%
%       ?- variant_answers(variant(4, 9, false), Answers).
%       Answers = 14.

variant_answers(Variant, Answers) :-
    findall(Feedback, variant_feedback(Variant, Feedback), Feedbacks),
    length(Feedbacks, Answers).

%!  pegs_feedback(+Pegs, ?Feedback) is nondet.
%
%   True when Feedback is a possible answer for codes of Pegs pegs:
%   variant_feedback/2, which needs no more than Pegs.
%
%       ?- pegs_feedback(1, Feedback).
%       Feedback = 1-0 ;
%       Feedback = 0-0.

pegs_feedback(Pegs, Black-White) :-
    between(0, Pegs, Missing),
    Common is Pegs - Missing,
    between(0, Common, White),
    Black is Common - White,
    \+ ( White =:= 1, Common =:= Pegs ).

%!  feedback_fault(+Variant, +Feedback, -Fault) is semidet.
%
%   True when Fault, answer(Black, White), says that Feedback is impossible in
%   Variant.

feedback_fault(Variant, Black-White, answer(Black, White)) :-
    \+ variant_feedback(Variant, Black-White).

%!  guess_codes_classes(+Guess, +Codes, -Classes) is det.
%
%   True when Classes are the pairs Feedback-Class of the answers that Codes can give to Guess, in
%   the standard order of terms.  One sort finds all answers of guess_codes_class/4 (definition.pl);
%   there, a class comes where its first code stands among Codes.
%
%       ?- guess_codes_classes([1,2], [[1,2],[1,3],[3,1]], Classes).
%       Classes = [0-1-[[3, 1]], 1-0-[[1, 3]], 2-0-[[1, 2]]].

guess_codes_classes(Guess, Codes, Classes) :-
    maplist(feedback_code(Guess), Codes, Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Classes).

feedback_code(Guess, Code, Feedback-Code) :-
    guess_code_feedback(Guess, Code, Feedback).

%!  code_mask(+Variant, +Code, -Mask) is det.
%
%   True when Mask is mask(At, Has), Code as two sets of bits: At has one bit for
%   each place with its symbol, Has one for the first, the second ... copy of each
%   symbol.  Feedback is then found by counting bits.
%
%       ?- code_mask(variant(2, 3, false), [3,1], Mask).
%       Mask = mask(24, 68).

code_mask(variant(Pegs, Colours, _), Code, mask(At, Has)) :-
    code_mask(Code, 0, Pegs, Colours, 0, At, 0, Has).

code_mask([], _, _, _, At, At, Has, Has).
code_mask([Symbol|Symbols], Shift, Pegs, Colours, At0, At, Has0, Has) :-
    At1 is At0 \/ 1 << (Shift + Symbol),
    Copy is Symbol * Pegs,
    (   Has0 /\ 1 << Copy =:= 0
    ->  Has1 is Has0 \/ 1 << Copy
    ;   Copy1 is Copy + 1,
        next_copy(Has0, Copy1, Has1)
    ),
    Shift1 is Shift + Colours,
    code_mask(Symbols, Shift1, Pegs, Colours, At1, At, Has1, Has).

next_copy(Has0, Copy, Has) :-
    (   Has0 /\ 1 << Copy =:= 0
    ->  Has is Has0 \/ 1 << Copy
    ;   Copy1 is Copy + 1,
        next_copy(Has0, Copy1, Has)
    ).

%   A type for relations of other files: feedback_of(Variant) is a possible answer
%   in Variant.

:- multifile error:has_type/2.

error:has_type(feedback_of(Variant), Feedback) :-
    ground(Feedback),
    Feedback = Black-White,
    maplist(integer, [Black, White]),
    once(variant_feedback(Variant, Feedback)).

/** <examples>

?- guess_code_feedback([1,1,2,2], [1,2,1,3], Feedback).
*/
