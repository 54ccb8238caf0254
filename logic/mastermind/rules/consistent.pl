:- module(mastermind_consistent,
          [ history_codes/3,            % +Variant, +History, -Codes
            code_history_conflict/3,    % +Code, +History, -Conflict
            history_contradiction/3     % +Variant, +History, -Numbers
          ]).

/** <module> What a history says of codes

A _history_ is a list of turns Guess-Feedback, the oldest first.  The codes that are consistent
with it are _possible_.  This file lists them.  It also says why a code is not possible, and why no
code is.

In ASP: conflicts.lp and contradiction.lp.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [nth1/3, numlist/3]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module(possible, [history_code/3]).

%!  history_codes(+Variant, +History, -Codes) is det.
%
%   True when Codes are the codes of Variant that are consistent with History,
%   in lexicographic order: all solutions of history_code/3 (possible.pl).
%
%       ?- history_codes(variant(4, 9, false),
%                        [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], [Code|_]).
%       Code = [2, 1, 6, 4].

history_codes(Variant, History, Codes) :-
    findall(Code, history_code(Variant, History, Code), Codes).

%!  code_history_conflict(+Code, +History, -Conflict) is nondet.
%
%   True when Conflict is conflict(Number, Would), and turn Number of History,
%   counted from 1, rules Code out: as the secret, Code would have answered Would.
%
%       ?- code_history_conflict([2,1,6,4],
%                                [[1,2,3,4]-(1-2), [1,3,2,5]-(1-1)], Conflict).
%       Conflict = conflict(2, 0-2).

code_history_conflict(Code, History, conflict(Number, Would)) :-
    must_be(list(turn), History),
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
    must_be(history_of(Variant), History),
    length(History, Length),
    numlist(1, Length, All),
    between(1, Length, Size),
    length(Numbers, Size),
    sublist_of(All, Numbers),
    maplist(numbered_turn(History), Numbers, Turns),
    \+ history_code(Variant, Turns, _),
    !.

numbered_turn(History, Number, Turn) :-
    nth1(Number, History, Turn).

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
