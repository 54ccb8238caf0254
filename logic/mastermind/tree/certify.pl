:- module(mastermind_certify,
          [ variant_certificate/5  % +Variant, +Depth, +Tree, -Faults, -Histogram
          ]).

/** <module> Certificates: does this tree win?

The same as tree_solves/4 (definition.pl) if there is no fault.  The term that is
checked need not even be a tree.  Code breaking is a guessing game, so
guessing/tree.pl leads its secrets through the tree.

In ASP: certify.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../guessing/tree', [led_certificate/6]).
:- use_module('../definition', [guess_secret_feedback/3, variant_code/2]).

%!  variant_certificate(+Variant, +Depth, +Tree, -Faults, -Histogram) is det.
%
%   True when Faults is the ordered set of the faults of Tree, and Histogram lists
%   how many secrets are found at guess 1, 2 ... Depth.  There are three faults:
%
%     - question(Guess): Guess is no code;
%     - branch(Guess, Feedback): two children follow this answer, or one child
%       does although no secret gives the answer there or it is the win;
%     - secret(Code): Code is not found.
%
%       ?- variant_certificate(variant(1, 2, false), 2, node([1], 2, []), Faults, Found).
%       Faults = [secret([2])], Found = [1, 0].

variant_certificate(Variant, Depth, Tree, Faults, Histogram) :-
    findall(Code, variant_code(Variant, Code), Codes),
    Game = led(mastermind_certify:divided(Variant), mastermind_certify:never, =),
    led_certificate(Game, Codes, Depth, Tree, Faults, Found),
    findall(Count,
            ( between(1, Depth, Guess), aggregate_all(count, member(Guess, Found), Count) ),
            Histogram).

divided(Variant, Guess, Codes, Own, Classes) :-
    \+ \+ variant_code(Variant, Guess),
    findall(Feedback-Code,
            ( member(Code, Codes), Code \== Guess, once(guess_secret_feedback(Guess, Code, Feedback)) ),
            FeedbacksCodes),
    keysort(FeedbacksCodes, Sorted),
    group_pairs_by_key(Sorted, Classes),
    ( memberchk(Guess, Codes) -> Own = true ; Own = false ).

never(_, _, _, _) :- fail.  % the code itself must be guessed

/** <examples>

?- rule_tree(first, variant(2, 3, false), any, inf, Tree),
   variant_certificate(variant(2, 3, false), 3, Tree, Faults, Histogram).
*/
