:- module(connect4_strategy,
          [ strategy/1,            % ?Strategy
            usual_strategies/1,    % -Names
            names_strategies/2,    % +Names, -Strategies
            strategies_bound/9     % +Strategies, +Mine, +Theirs, +TheirThreats, +Empty, +Playable, +Left, +Alpha, -Bound
          ]).

/** <module> Strategies: what bounds a score without a search

Who follows a strategy is sure of what it says, whatever the other player does.
One can be left out, to see what it saves.  Lowinverse, baseclaim and before ask for
a plan (plans.pl) where the others say nothing: that saves nodes, but takes more time
than it saves, and so they are not usual.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(claimeven, [aftereven_bound/6, claimeven_bound/6]).
:- use_module(plans, [plan_bound/7]).
:- use_module(odd_threat, [odd_threat_bound/6]).
:- use_module('../board/cells', [even_rows/1]).
:- use_module('../board/stones', [four/1]).

%!  strategy(?Strategy) is nondet.
%
%   True when Strategy is the name of a strategy.
%
%       ?- findall(Strategy, strategy(Strategy), Strategies).
%       Strategies = [claimeven, baseinverse, aftereven, odd_threat, no_four, lowinverse,
%                     baseclaim, before].

strategy(claimeven).
strategy(baseinverse).
strategy(aftereven).
strategy(odd_threat).
strategy(no_four).
strategy(lowinverse).
strategy(baseclaim).
strategy(before).

%!  usual_strategies(-Names) is det.
%
%   True when Names are the strategies that save more than they take.
%
%       ?- usual_strategies(Names).
%       Names = [claimeven, baseinverse, aftereven, odd_threat, no_four].

usual_strategies([claimeven, baseinverse, aftereven, odd_threat, no_four]).

%!  names_strategies(+Names, -Strategies) is det.
%
%   True when Strategies are those that the list Names names: a term strategies(Claimeven,
%   Baseinverse, Aftereven, OddThreat, NoFour, Plans) of `true` and `false`, but that Plans is
%   rules(Lowinverse, Baseclaim, Before), or `none`.
%
%       ?- names_strategies([no_four], Strategies).
%       Strategies = strategies(false, false, false, false, true, none).

names_strategies(Names, strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour, Plans)) :-
    findall(Name, strategy(Name), All),
    maplist(named(Names), All, [Claimeven, Baseinverse, Aftereven, OddThreat, NoFour|Rules]),
    (   memberchk(true, Rules)
    ->  Plans =.. [rules|Rules]
    ;   Plans = none
    ).

named(Names, Name, Used) :-
    (   memberchk(Name, Names)
    ->  Used = true
    ;   Used = false
    ).

%!  strategies_bound(+Strategies, +Mine, +Theirs, +TheirThreats, +Empty, +Playable, +Left, +Alpha, -Bound) is semidet.
%
%   True when by one of Strategies the score of the player to move, with Left
%   cells empty, is at most Bound and that at most Alpha, or at least Bound
%   and that more than Alpha.  What is said is the same as board_score/2 would say, of
%   one side of Alpha.
%
%       ?- names_strategies([no_four], Strategies),
%          strategies_bound(Strategies, 0, 0, 0, 0b111000, 0b1000, 3, 0, Bound).
%       Bound = 0.

strategies_bound(strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour, Plans), Mine,
                 Theirs, TheirThreats, Empty, Playable, Left, Alpha, Bound) :-
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
            no_four_bound(Mine, Theirs, Empty, Alpha, Bound0)
        ->  Bound = Bound0
        ;   Plans \== none,
            plan_bound(Plans, Mine, Theirs, Empty, Playable, Alpha, Bound)
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
