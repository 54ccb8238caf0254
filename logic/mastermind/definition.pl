:- module(mastermind_definition,
          [ variant_code/2,            % +Variant, ?Code
            guess_secret_feedback/3,   % ?Guess, ?Secret, ?Feedback
            consistent/2,              % +History, ?Code
            guess_codes_class/4,       % ?Guess, +Codes, ?Feedback, ?Class
            variant_rules/2,           % ?Variant, ?Rules
            tree_solves/4,             % ?Tree, +Variant, +Codes, +Depth
            least_total/4              % +Variant, +Codes, +Depth, ?Total
          ]).

/** <module> Code breaking, told once

Someone hides a secret, someone else guesses, and each guess is answered.  This file is the whole
game.  Each faster file must give the same answers (agreement.pl).  If you change a rule here, you
change the game.

Lessons 1 to 3 teach what you need, and lesson 4 select/3.  numlist(1, N, List): List is [1,...,N].
same_length(Xs, Ys): two lists are equally long.

In ASP: definition.lp; draws.lp tells the feedback alone.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, numlist/3, same_length/2, select/3]).
:- use_module('../guessing/definition', [rules_least/4, rules_solves/4]).
:- use_module('../shared/needed', [needed/3]).
:- use_module('../shared/reified', [if_/3, (=)/3]).
:- use_module(types, []).

%!  variant_code(+Variant, ?Code) is nondet.
%
%   True when Variant is variant(Pegs, Colours, Repeats), and Code a list of Pegs symbols out of
%   1..Colours.  Repeats is `true` if a symbol may stand in a code more than once, else `false`.
%
%       ?- variant_code(variant(2, 3, false), [2,Symbol]).
%       Symbol = 1 ;
%       Symbol = 3.

variant_code(Variant, Code) :-
    needed('Variant', variant, Variant),
    Variant = variant(Pegs, Colours, Repeats),
    length(Code, Pegs),
    numlist(1, Colours, Symbols),
    repeats_symbols_code(Repeats, Symbols, Code).

repeats_symbols_code(_, _, []).
repeats_symbols_code(true, Symbols, [Symbol|Code]) :-
    member(Symbol, Symbols),
    repeats_symbols_code(true, Symbols, Code).
repeats_symbols_code(false, Symbols, [Symbol|Code]) :-
    select(Symbol, Symbols, Others),
    repeats_symbols_code(false, Others, Code).

%!  guess_secret_feedback(?Guess, ?Secret, ?Feedback) is nondet.
%
%   True when Secret answers Guess with Feedback, a term Black-White: Black symbols of the guess are
%   right and in the right place, and White others are right but in a wrong place.
%
%       ?- guess_secret_feedback([1,2,3,4], [7,4,3,2], Feedback).
%       Feedback = 1-2.
%
%       ?- guess_secret_feedback([1,2,3], [3,X,Y], 0-3).
%       X = 1, Y = 2 .

guess_secret_feedback(Guess, Secret, Black-White) :-
    equally_long(Guess, Secret),
    blacks(Guess, Secret, Black),
    common(Guess, Secret, Common),
    White is Common - Black.

blacks([], [], 0).
blacks([X|Xs], [Y|Ys], N) :-
    if_(X = Y, Here = 1, Here = 0),
    blacks(Xs, Ys, M),
    N is M + Here.

common([], _, 0).
common([X|Xs], Ys, N) :-
    without_first(Ys, X, Rest, Found),
    common(Xs, Rest, M),
    N is M + Found.

%   Rest is a list without its first X, and Found is 1; or it has no X, and Found is 0.

without_first([], _, [], 0).
without_first([Y|Ys], X, Rest, Found) :-
    if_(X = Y,
        ( Rest = Ys, Found = 1 ),
        ( Rest = [Y|Rest0], without_first(Ys, X, Rest0, Found) )).

equally_long(Guess, Secret) :-
    needed('Guess', list_or_partial_list, Guess),
    needed('Secret', list_or_partial_list, Secret),
    same_length(Guess, Secret).

%!  consistent(+History, ?Code) is nondet.
%
%   True when Code explains each answer in History: as the secret, it would have given the same
%   answers.  History is a list of turns Guess-Feedback, the oldest first.
%
%       ?- consistent([[1,2,3]-(0-3), [2,3,4]-(2-0)], [X,Y,1]).
%       X = 2, Y = 3 .

consistent(History, Code) :-
    needed('History', list(turn), History),
    maplist(explained(Code), History).

explained(Code, Guess-Feedback) :-
    guess_secret_feedback(Guess, Code, Feedback).

%!  guess_codes_class(?Guess, +Codes, ?Feedback, ?Class) is nondet.
%
%   True when Class is the list of the codes among Codes that answer Guess with Feedback.  No class
%   is empty.  If Feedback is open, each class is an answer: if_/3 tries both cases.
%
%       ?- guess_codes_class([1,2], [[1,2],[1,3],[3,1],[3,2]], Feedback, Class).
%       Feedback = 2-0, Class = [[1, 2]] ;
%       Feedback = 1-0, Class = [[1, 3], [3, 2]] ;
%       Feedback = 0-1, Class = [[3, 1]].

guess_codes_class(Guess, Codes, Feedback, [Code|Class]) :-
    needed('Codes', list, Codes),
    answering(Codes, Guess, Feedback, [Code|Class]).

answering([], _, _, []).
answering([Code|Codes], Guess, Feedback, Class) :-
    guess_secret_feedback(Guess, Code, Answer),
    if_(Answer = Feedback, Class = [Code|Class0], Class = Class0),
    answering(Codes, Guess, Feedback, Class0).

%!  variant_rules(?Variant, ?Rules) is det.
%
%   True when Rules are those of Variant as a guessing game (../guessing/definition.pl): each code is a
%   secret and a question, feedback is the answer, and the game ends when the secret is asked.

variant_rules(Variant, rules(asked, Code_1, Code_1, mastermind_definition:guess_secret_feedback)) :-
    Code_1 = mastermind_definition:variant_code(Variant).

%!  tree_solves(?Tree, +Variant, +Codes, +Depth) is nondet.
%
%   True when Tree (lesson 3) finds each secret among Codes within Depth guesses.  A guess need not
%   be one of the codes that are left.
%
%       ?- tree_solves(Tree, variant(1, 3, false), [[1],[2]], 2).
%       Tree = node([1], 2, [0-0-node([2], 1, [])]) .

tree_solves(Tree, Variant, Codes, Depth) :-
    variant_rules(Variant, Rules),
    rules_solves(Rules, Codes, Depth, Tree).

%!  least_total(+Variant, +Codes, +Depth, ?Total) is semidet.
%
%   True when Total is the least sum of guesses that a tree needs for all Codes, if it finds each
%   within Depth guesses.  Fails if there is no such tree.
%
%       ?- least_total(variant(2, 3, false), [[1,2],[1,3],[2,1]], 3, Total).
%       Total = 5.

least_total(Variant, Codes, Depth, Total) :-
    variant_rules(Variant, Rules),
    rules_least(Rules, Codes, Depth, Total).

/** <examples>

?- variant_code(variant(3, 4, true), Guess), guess_secret_feedback(Guess, [1,1,2], 0-2).
?- Codes = [[1,2],[1,3],[2,1]], tree_solves(Tree, variant(2, 3, false), Codes, 2).
*/
