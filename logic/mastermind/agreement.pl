:- module(mastermind_agreement,
          [ mastermind_claim/3     % -Answer, -Fast, -Definition
          ]).

/** <module> What the fast rules of code breaking claim

Each clause says which relation finds the same answers as the definition, and
on which small cases that is tried (../agreement.pl).
*/

:- use_module(definition, [guess_secret_feedback/3, variant_code/2]).
:- use_module(rules/feedback, [code_mask/3, masks_feedback/3]).

%!  mastermind_claim(-Answer, -Fast, -Definition) is multi.
%
%   True when the goal Fast must find the same Answers as the goal Definition.
%
%       ?- mastermind_claim(Answer, Fast, Definition), call(mastermind_agreement:Fast).
%       Answer = 2-0 .

mastermind_claim(Feedback, codes_by_masks(Guess, Secret, Feedback),
                 guess_secret_feedback(Guess, Secret, Feedback)) :-
    variant_code(variant(2, 3, true), Guess),
    variant_code(variant(2, 3, true), Secret).

codes_by_masks(Guess, Secret, Feedback) :-
    code_mask(variant(2, 3, true), Guess, Mask1),
    code_mask(variant(2, 3, true), Secret, Mask2),
    masks_feedback(Mask1, Mask2, Feedback).

/** <examples>

?- mastermind_claim(Answer, Fast, Definition).
*/
