:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(feedback).

small(variant(1, 3, true)).
small(variant(2, 2, true)).
small(variant(3, 4, true)).
small(variant(4, 3, true)).
small(variant(4, 4, true)).
small(variant(3, 5, false)).
small(variant(4, 4, false)).
small(variant(4, 5, false)).

pair(Variant, Guess, Secret) :-
    variant_codes(Variant, Codes),
    member(Guess, Codes),
    member(Secret, Codes).

%   The definition strikes off, symbol by symbol.

test(as_defined, forall(small(Variant))) :-
    \+ ( pair(Variant, Guess, Secret),
         guess_code_feedback(Guess, Secret, Feedback),
         \+ guess_secret_feedback(Guess, Secret, Feedback) ).

test(symmetric, forall(small(Variant))) :-
    \+ ( pair(Variant, Guess, Secret),
         guess_code_feedback(Guess, Secret, Feedback),
         \+ guess_code_feedback(Secret, Guess, Feedback) ).

test(win_only_for_the_secret, forall(small(Variant))) :-
    Variant = variant(Pegs, _, _),
    \+ ( pair(Variant, Guess, Secret),
         guess_code_feedback(Guess, Secret, Black-_),
         \+ ( Black =:= Pegs -> Guess == Secret ; Guess \== Secret ) ).

%   deep
test(document_order,
     all(Feedback == [ 4-0, 2-2, 1-3, 0-4, 3-0, 2-1, 1-2, 0-3, 2-0, 1-1, 0-2, 1-0, 0-1, 0-0 ])) :-
    variant_feedback(variant(4, 9, false), Feedback).

test(feedbacks_are_those_drawn,
     forall(member(Variant, [ variant(2,4,false), variant(3,6,false), variant(2,3,true),
                              variant(3,3,true), variant(4,4,true) ]))) :-
    setof(Feedback, variant_feedback(Variant, Feedback), Given),
    findall(Feedback,
            ( variant_code(Variant, Guess),
              variant_code(Variant, Secret),
              guess_secret_feedback(Guess, Secret, Feedback) ),
            Drawn0),
    sort(Drawn0, Drawn),
    Drawn == Given.

test(fault, Fault == answer(3, 1)) :- feedback_fault(variant(4, 9, false), 3-1, Fault).
test(fault_iff_no_feedback) :-
    \+ ( between(-1, 5, Black),
         between(-1, 5, White),
         (   variant_feedback(variant(4, 9, false), Black-White)
         ->  feedback_fault(variant(4, 9, false), Black-White, _)
         ;   \+ feedback_fault(variant(4, 9, false), Black-White, _)
         ) ).

%   The sizes of the thirteen classes after 1234, and the win.

test(classes_after_1234,
     Sizes == [ 0-0-120, 0-1-720, 0-2-840, 0-3-220, 0-4-9, 1-0-240, 1-1-480, 1-2-180, 1-3-8,
                2-0-120, 2-1-60, 2-2-6, 3-0-20, 4-0-1 ]) :-
    variant_codes(variant(4, 9, false), Codes),
    guess_codes_classes([1,2,3,4], Codes, Classes),
    findall(Feedback-Size, ( member(Feedback-Class, Classes), length(Class, Size) ), Sizes).

%   The classes are those of the definition, and no code is lost.

test(classes_as_defined,
     forall(member(Variant, [ variant(3,3,true), variant(3,5,false), variant(4,4,false) ]))) :-
    variant_codes(Variant, Codes),
    \+ ( member(Guess, Codes),
         guess_codes_classes(Guess, Codes, Classes),
         \+ ( findall(Feedback-Class, guess_codes_class(Guess, Codes, Feedback, Class), Found),
              msort(Found, Classes),
              pairs_values(Classes, Subsets),
              append(Subsets, Together),
              msort(Together, Codes) ) ).

:- end_tests(feedback).
