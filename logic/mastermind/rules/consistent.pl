:- module(mastermind_consistent,
          [ consistent/2,               % +History, +Code
            history_codes/3,            % +Variant, +History, -Codes
            code_history_conflict/3,    % +Code, +History, -Conflict
            history_contradiction/3     % +Variant, +History, -Numbers
          ]).

/** <module> Codes that are still possible

A _history_ is a list of turns Guess-Feedback.  A code is _consistent_
with it when each guess would have drawn the feedback that it drew.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3, numlist/3]).
:- use_module(feedback, [guess_secret_feedback/3]).
:- use_module(possible, [history_code/3]).

%!  consistent(+History, +Code) is semidet.
%
%   True when Code, as the secret, explains each answer in History.
%
%       ?- consistent([[1,2,3,4]-(0-0)], [5,1,6,7]).
%       false.

consistent([], _).
consistent([Guess-Feedback|History], Code) :-
    guess_secret_feedback(Guess, Code, Feedback),
    consistent(History, Code).

%!  history_codes(+Variant, +History, -Codes) is det.
%
%   True when Codes are the codes of Variant consistent with History, in
%   lexicographic order, as possible.pl finds them.
%
%       ?- history_codes(variant(4, 9, false),
%                        [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], [Code|_]).
%       Code = [2, 1, 6, 4].

history_codes(Variant, History, Codes) :-
    findall(Code, history_code(Variant, History, Code), Codes).

%!  code_history_conflict(+Code, +History, -Conflict) is nondet.
%
%   True when turn Number of History rules Code out: as the secret, Code
%   would have drawn Would there.  Conflict is conflict(Number, Would),
%   turns counted from 1.
%
%       ?- code_history_conflict([2,1,6,4],
%                                [[1,2,3,4]-(1-2), [1,3,2,5]-(1-1)], Conflict).
%       Conflict = conflict(2, 0-2).

code_history_conflict(Code, History, conflict(Number, Would)) :-
    nth1(Number, History, Guess-Feedback),
    guess_secret_feedback(Guess, Code, Would),
    Would \== Feedback.

%!  history_contradiction(+Variant, +History, -Numbers) is semidet.
%
%   True when no code is consistent with the turns Numbers of History,
%   and no fewer turns contradict each other.  Fails if History has no
%   contradiction.
%
%       ?- history_contradiction(variant(2, 3, false),
%                                [[1,2]-(0-1), [1,2]-(2-0)], Numbers).
%       Numbers = [1, 2].

%   The cut: smaller sets come first, and one of the smallest is enough.

history_contradiction(Variant, History, Numbers) :-
    length(History, Length),
    numlist(1, Length, All),
    between(1, Length, Size),
    length(Numbers, Size),
    sublist_of(All, Numbers),
    maplist(nth1_turn(History), Numbers, Turns),
    \+ history_code(Variant, Turns, _),
    !.

nth1_turn(History, Number, Turn) :- nth1(Number, History, Turn).

sublist_of(_, []).
sublist_of([X|Xs], [Y|Ys]) :-
    (   X = Y,
        sublist_of(Xs, Ys)
    ;   sublist_of(Xs, [Y|Ys])
    ).

/** <examples>

?- history_codes(variant(3, 4, false), [[1,2,3]-(0-2)], Codes).
?- code_history_conflict([2,1,6,4], [[1,2,3,4]-(1-2), [1,3,2,5]-(1-1)], C).
*/
