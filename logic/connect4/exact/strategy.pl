:- module(connect4_strategy,
          [ strategies/1,          % -Names
            names_strategies/2,    % +Names, -Strategies
            strategies_bound/9     % +Strategies, +Mine, +Theirs, +TheirThreats, +Empty, +Playable, +Left, +Alpha, -Bound
          ]).

/** <module> Strategies: what bounds a score without a search

If you follow a strategy, you are sure of the result that it promises, whatever the other
player does.  Each can be left out, to see what it saves.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(claimeven, [aftereven_bound/6, claimeven_bound/6]).
:- use_module(odd_threat, [odd_threat_bound/6]).
:- use_module('../board/cells', [even_rows/1]).
:- use_module('../board/stones', [four/1]).

%!  strategies(-Names) is det.
%
%   True when Names are the names of all strategies.

strategies([claimeven, baseinverse, aftereven, odd_threat, no_four]).

%!  names_strategies(+Names, -Strategies) is det.
%
%   True when Strategies has `true` for each strategy in the list Names and `false` for the others:
%   strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour).
%
%       ?- names_strategies([no_four], Strategies).
%       Strategies = strategies(false, false, false, false, true).

names_strategies(Names, Strategies) :-
    strategies(All),
    maplist(named(Names), All, Used),
    Strategies =.. [strategies|Used].

named(Names, Name, Used) :-
    (   memberchk(Name, Names)
    ->  Used = true
    ;   Used = false
    ).

%!  strategies_bound(+Strategies, +Mine, +Theirs, +TheirThreats, +Empty, +Playable, +Left, +Alpha, -Bound) is semidet.
%
%   True when one of Strategies shows on which side of Alpha the score of the player to move lies,
%   with Left cells empty: either the score is at most Bound, and Bound =< Alpha; or it is at
%   least Bound, and Bound > Alpha.  The same as board_score/2, from one side.
%
%       ?- names_strategies([no_four], Strategies),
%          strategies_bound(Strategies, 0, 0, 0, 0b111000, 0b1000, 3, 0, Bound).
%       Bound = 0.

strategies_bound(strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour), Mine, Theirs,
                 TheirThreats, Empty, Playable, Left, Alpha, Bound) :-
    (   Left /\ 1 =:= 0
    ->  even_rows(Even),
        (   (   Playable /\ Even =:= 0
            ->  Claimeven == true
            ;   Baseinverse == true
            ),
            claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound0)
        ->  Bound = Bound0
        ;   Alpha < 0,
            Aftereven == true,
            aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Bound0)
        ->  Bound = Bound0
        ;   Left < 14,
            NoFour == true,
            no_four_bound(Mine, Theirs, Empty, Alpha, Bound)
        )
    ;   OddThreat == true,
        odd_threat_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound0)
    ->  Bound = Bound0
    ;   Left < 14,
        NoFour == true,
        no_four_bound(Mine, Theirs, Empty, Alpha, Bound)
    ).

%   A player without a four left can't win; early in a game both have one.

no_four_bound(Mine, Theirs, Empty, Alpha, 0) :-
    (   Alpha >= 0
    ->  Stones is Mine \/ Empty
    ;   Alpha =:= -1,
        Stones is Theirs \/ Empty
    ),
    \+ four(Stones).

/** <examples>

?- names_strategies([claimeven, no_four], Strategies),
   strategies_bound(Strategies, 0, 0, 0, 0b111000, 0b1000, 3, 0, Bound).
*/
