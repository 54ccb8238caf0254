:- module(mastermind_suggest,
          [ variant_depth/2,       % +Variant, -Depth
            history_guess/4,       % +Variant, +Depth, +History, -Guess
            secret_game/4          % +Variant, +Depth, +Secret, -History
          ]).

/** <module> The tree as a player: the next guess of a game

No tree is built for it: what rule `depth` asks at a node depends on the
codes and the guesses left alone, so the codes left by a history are
searched where they stand, whoever asked the questions so far.
*/

:- use_module(library(lists), [append/3]).
:- use_module(codes, [variant_opening/2]).
:- use_module(consistent, [history_codes/3]).
:- use_module(feedback, [guess_secret_feedback/3]).
:- use_module(guess, [rule_guess/6]).
:- use_module(price, [variant_size_tables/3]).
:- use_module(search, [codes_tree/5]).

%!  variant_depth(+Variant, -Depth) is det.
%
%   True when a tree of Depth guesses is promised for Variant: the usual
%   opening leads to one, and none has fewer.  Depth is `inf` where nothing
%   is promised.
%
%       ?- variant_depth(variant(4, 6, true), Depth).
%       Depth = 5.

variant_depth(Variant, Depth) :-
    (   promised(Variant, Promised)
    ->  Depth = Promised
    ;   Depth = inf
    ).

promised(variant(4, 9, false), 6).
promised(variant(4, 6, false), 5).
promised(variant(4, 6, true),  5).

%!  history_guess(+Variant, +Depth, +History, -Guess) is semidet.
%
%   True when Guess is what the tree of Depth guesses asks after History.
%   Where its guesses are not the tree's, it is what a tree for the codes
%   left would ask; if Depth guesses do not do, or no tree is found with
%   reasonable effort, the most promising guess.  Fails if no code is
%   consistent with History.
%
%       ?- history_guess(variant(4, 9, false), 6, [], Guess).
%       Guess = [1, 2, 3, 4].

%   The cut: before any turn the opening is asked, without a search.

history_guess(Variant, _, [], Guess) :-
    !,
    variant_opening(Variant, Guess).
history_guess(Variant, Depth, History, Guess) :-
    history_codes(Variant, History, Codes),
    codes_guess(Codes, Variant, Depth, History, Guess).

%   The cut: a single code needs no search.

codes_guess([Guess], _, _, _, Guess) :- !.
codes_guess(Codes, Variant, Depth, History, Guess) :-
    length(Codes, Size),
    Size > 1,
    (   Depth == inf
    ->  promising(Variant, Codes, Size, Guess)
    ;   length(History, Turns),
        Left is Depth - Turns,
        call_with_inference_limit(
            codes_tree(depth, Variant, Codes, Left, node(Guess0, _, _)),
            30 000 000, Result),
        Result \== inference_limit_exceeded
    ->  Guess = Guess0
    ;   promising(Variant, Codes, Size, Guess)
    ).

promising(Variant, Codes, Size, Guess) :-
    variant_size_tables(Variant, Size, Tables),
    once(rule_guess(depth, Variant, Tables, Codes, Size, Guess)).

%!  secret_game(+Variant, +Depth, +Secret, -History) is semidet.
%
%   True when History are the turns Guess-Feedback in which
%   history_guess/4 finds Secret.  Fails if Secret is no code of Variant.
%
%       ?- secret_game(variant(3, 4, false), inf, [4,2,1], History).

secret_game(Variant, Depth, Secret, History) :-
    secret_game(Variant, Depth, Secret, [], History).

secret_game(Variant, Depth, Secret, History0, History) :-
    history_guess(Variant, Depth, History0, Guess),
    guess_secret_feedback(Guess, Secret, Feedback),
    append(History0, [Guess-Feedback], History1),
    (   Guess == Secret
    ->  History = History1
    ;   secret_game(Variant, Depth, Secret, History1, History)
    ).

/** <examples>

?- history_guess(variant(4, 9, false), 6, [[1,2,3,4]-(1-2)], Guess).
?- secret_game(variant(4, 9, false), 6, [7,4,3,2], History).
*/
