:- module(mastermind_definition,
          [ variant_code/2,             % +Variant, ?Code
            drawn/4,                    % +Repeats, ?Symbol, +Symbols, -Rest
            guess_secret_feedback/3,    % ?Guess, ?Secret, ?Feedback
            consistent/2,               % ?History, ?Code
            guess_codes_class/4,        % +Guess, +Codes, ?Feedback, -Class
            variant_rules/2,            % +Variant, -Rules
            tree_solves/4,              % ?Tree, +Variant, +Codes, +Depth
            least_total/4               % +Variant, +Codes, +Depth, -Total
          ]).

/** <module> Code breaking, told once

Someone hides a secret, someone else guesses, and each guess is answered.  This file is the whole
game, as plainly as we can say it.  Each faster file must give the same answers (agreement.pl).
If you change a rule here, you change the game.

In ASP: definition.lp; one answer alone, draws.lp.
*/

:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, numlist/3, select/3]).
:- use_module('../reified', [if_/3, (=)/3]).
:- use_module('../games/definition', [rules_least/4, rules_solves/4]).
:- reexport('../games/definition', [tree_total/2]).

%!  variant_code(+Variant, ?Code) is nondet.
%
%   True when Code is a code of Variant: a list of symbols out of 1..Colours,
%   one for each peg.  Variant is variant(Pegs, Colours, Repeats), where
%   Repeats is `true` if a symbol may stand in a code more than once, else
%   `false`.  Enumerates the codes in lexicographic order.
%
%       ?- variant_code(variant(2, 3, false), [2,Symbol]).
%       Symbol = 1 ;
%       Symbol = 3.

variant_code(Variant, Code) :-
    must_be(variant, Variant),
    Variant = variant(Pegs, Colours, Repeats),
    length(Code, Pegs),
    numlist(1, Colours, Symbols),
    foldl(drawn(Repeats), Code, Symbols, _).

%!  drawn(+Repeats, ?Symbol, +Symbols, -Rest) is nondet.
%
%   True when Symbol is drawn from Symbols, and Rest may be drawn after it.  If
%   symbols may repeat, Symbol is put back.
%
%       ?- drawn(false, Symbol, [1,2], Rest).
%       Symbol = 1, Rest = [2] ;
%       Symbol = 2, Rest = [1].

drawn(true,  Symbol, Symbols, Symbols) :- member(Symbol, Symbols).
drawn(false, Symbol, Symbols, Rest)    :- select(Symbol, Symbols, Rest).

%!  guess_secret_feedback(?Guess, ?Secret, ?Feedback) is nondet.
%
%   True when Secret answers Guess with Feedback, a term Black-White: so many
%   symbols of the guess are right and in the right place (the document's
%   _hundidos_), and so many others are right but in a wrong place (its
%   _tocados_).
%
%       ?- guess_secret_feedback([1,2,3,4], [7,4,3,2], Feedback).
%       Feedback = 1-2.
%
%   Guess or Secret may be open, or have open symbols.  One of the two must be a
%   list of known length.
%
%       ?- guess_secret_feedback([1,2], Secret, 0-1), variant_code(variant(2, 3, false), Secret).
%       Secret = [3, 1] ;
%       Secret = [2, 3].
%
%   We strike symbols off: first, in both rows, the symbols that are in their
%   place; then, one by one, each other symbol of the guess that the secret still
%   has.

guess_secret_feedback(Guess, Secret, Black-White) :-
    in_place(Guess, Secret, Black, GuessLeft, SecretLeft),
    elsewhere(GuessLeft, SecretLeft, White).

in_place([], [], 0, [], []).
in_place([X|Xs], [Y|Ys], Black, GuessLeft, SecretLeft) :-
    if_(X = Y,
        ( in_place(Xs, Ys, Black0, GuessLeft, SecretLeft),
          Black is Black0 + 1 ),
        ( GuessLeft = [X|GuessLeft0],
          SecretLeft = [Y|SecretLeft0],
          in_place(Xs, Ys, Black, GuessLeft0, SecretLeft0) )).

elsewhere([], _, 0).
elsewhere([X|Xs], Secret, White) :-
    struck_off(Secret, X, Struck, Left),
    elsewhere(Xs, Left, White0),
    White is White0 + Struck.

struck_off([], _, 0, []).
struck_off([Y|Ys], X, Struck, Left) :-
    if_(X = Y,
        ( Struck = 1,
          Left = Ys ),
        ( Left = [Y|Left0],
          struck_off(Ys, X, Struck, Left0) )).

%!  consistent(?History, ?Code) is nondet.
%
%   True when Code explains each answer in History: as the secret, it would have
%   given the same answers.  History is a list of turns Guess-Feedback, the
%   oldest first.
%
%       ?- consistent([[1,2,3,4]-(0-0)], [5,1,6,7]).
%       false.
%
%   The codes that are still possible are the consistent codes of the variant:
%
%       ?- variant_code(variant(3, 4, false), Code), consistent([[1,2,3]-(0-3)], Code).
%       Code = [2, 3, 1] ;
%       Code = [3, 1, 2].

consistent(History, Code) :-
    must_be(list(turn), History),
    maplist(explained(Code), History).

explained(Code, Guess-Feedback) :-
    guess_secret_feedback(Guess, Code, Feedback).

%!  guess_codes_class(+Guess, +Codes, ?Feedback, -Class) is nondet.
%
%   True when Class are the codes among Codes that answer Guess with Feedback, in
%   the same order.  There is at least one.  So a guess divides the codes that
%   are still possible into classes.
%
%       ?- guess_codes_class([1,2], [[1,2],[1,3],[3,1],[3,2]], Feedback, Class).
%       Feedback = 0-1, Class = [[3, 1]] ;
%       Feedback = 1-0, Class = [[1, 3], [3, 2]] ;
%       Feedback = 2-0, Class = [[1, 2]].

guess_codes_class(Guess, Codes, Feedback, Class) :-
    bagof(Code, answered(Guess, Codes, Code, Feedback), Class).

answered(Guess, Codes, Code, Feedback) :-
    member(Code, Codes),
    guess_secret_feedback(Guess, Code, Feedback).

%!  variant_rules(+Variant, -Rules) is det.
%
%   True when Rules tell Variant as a guessing game (../games/definition.pl).  The
%   secrets are the codes, and so are the questions; the answer is the feedback;
%   the game ends as soon as the secret has been asked.

variant_rules(Variant, rules(asked, Code_1, Code_1, Feedback_3)) :-
    Code_1 = mastermind_definition:variant_code(Variant),
    Feedback_3 = mastermind_definition:guess_secret_feedback.

%!  tree_solves(?Tree, +Variant, +Codes, +Depth) is nondet.
%
%   True when Tree finds each secret among Codes within Depth guesses.  A tree
%   is node(Guess, Size, Children): Size codes are still possible, Guess is
%   asked, and Children are pairs Feedback-Tree, one for each answer but the
%   win, in the standard order of terms.  Guess need not be one of Codes.
%   Checks a given tree, or enumerates all trees.
%
%       ?- tree_solves(Tree, variant(1, 3, false), [[1],[2]], 2).
%       Tree = node([1], 2, [0-0-node([2], 1, [])]) .

tree_solves(Tree, Variant, Codes, Depth) :-
    variant_rules(Variant, Rules),
    rules_solves(Rules, Codes, Depth, Tree).

%!  least_total(+Variant, +Codes, +Depth, -Total) is semidet.
%
%   True when Total is the least total of the trees that find each of Codes
%   within Depth guesses.  Fails if there is no such tree.
%
%       ?- least_total(variant(2, 3, false), [[1,2],[1,3],[2,1]], 3, Total).
%       Total = 5.

least_total(Variant, Codes, Depth, Total) :-
    variant_rules(Variant, Rules),
    rules_least(Rules, Codes, Depth, Total).

%   The types of the arguments; an error names them.  An answer has parentheses:
%   `[1,2]-(1-0)` is a turn, `[1,2]-1-0` is not.

:- multifile error:has_type/2.

error:has_type(variant, variant(Pegs, Colours, Repeats)) :-
    maplist(integer, [Pegs, Colours]),
    member(Repeats, [true, false]).
error:has_type(turn, Turn) :-
    \+ Turn \= _-(_-_).

/** <examples>

?- guess_secret_feedback([1,1,2,2], [1,2,1,3], Feedback).
?- consistent([[1,2,3]-(1-1), [1,3,4]-(0-2)], Code), variant_code(variant(3, 4, false), Code).
?- variant_code(variant(3, 4, true), Guess), guess_secret_feedback(Guess, [1,1,2], 0-2).
?- Codes = [[1,2],[1,3],[2,1]], tree_solves(Tree, variant(2, 3, false), Codes, 2).
?- findall(Code, variant_code(variant(2, 3, true), Code), Codes),
   least_total(variant(2, 3, true), Codes, 4, Total).
*/
