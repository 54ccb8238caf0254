:- module(connect4_strategy,
          [ strategies/1,          % -Names
            names_strategies/2,    % +Names, -Strategies
            strategies_bound/5     % +Strategies, +Walls, +Node, +Alpha, -Bound
          ]).

/** <module> Strategies: what bounds a score without a search

If you follow a strategy, you are sure of the result that it promises, whatever the other
player does.  Each can be left out, to see what it saves.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(claimeven, [aftereven_bound/6, claimeven_bound/6]).
:- use_module(odd_threat, [odd_threat_bound/6]).
:- use_module(node, [node_cells/4]).
:- use_module('../board/cells', [even_rows/1]).
:- use_module('../board/stones', [four/1]).
:- use_module('../../search/inline', [inline/1]).

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

%   An even number of cells is empty.

first_to_move(Left) :-
    Left /\ 1 =:= 0.

%   A base (claimeven.pl) can be played.

base_left(Playable) :-
    even_rows(Even),
    Playable /\ Even =\= 0.

%   With more empty cells, both players have a four left.

few_left(Left) :-
    Left < 14.

:- inline([first_to_move/1, base_left/1, few_left/1]).

%!  strategies_bound(+Strategies, +Walls, +Node, +Alpha, -Bound) is nondet.
%
%   True when one of Strategies shows on which side of Alpha the score of Node lies, on the board
%   that Walls leave: either the score is at most Bound, and Bound =< Alpha; or it is at least
%   Bound, and Bound > Alpha.  The same as board_score/2, from one side.  Each answer is right, and
%   the first is enough.
%
%       ?- names_strategies([no_four], Strategies), size_walls(size(1, 6, 4), Walls),
%          walls_columns_position(Walls, [1,1,1], Position),
%          walls_position_node(Walls, Position, Node),
%          strategies_bound(Strategies, Walls, Node, 0, Bound).
%       Bound = 0.

strategies_bound(strategies(Claimeven, Baseinverse, Aftereven, OddThreat, NoFour), Walls, Node,
                 Alpha, Bound) :-
    Node = node(Mine, Theirs, _, TheirThreats, _, Left),
    node_cells(Walls, Node, Empty, Playable),
    (   (   first_to_move(Left)
        ->  (   ( base_left(Playable) -> Baseinverse == true ; Claimeven == true ),
                claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound)
            ;   Aftereven == true,
                Alpha < 0,
                aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Bound)
            )
        ;   OddThreat == true,
            odd_threat_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound)
        )
    ;   NoFour == true,
        few_left(Left),
        no_four_bound(Mine, Theirs, Empty, Alpha, Bound)
    ).

%   A player without a four left can't win.

no_four_bound(Mine, Theirs, Empty, Alpha, 0) :-
    (   Alpha >= 0
    ->  Stones is Mine \/ Empty
    ;   Alpha =:= -1,
        Stones is Theirs \/ Empty
    ),
    \+ four(Stones).

/** <examples>

?- strategies(Names), names_strategies(Names, Strategies),
   columns_position([7,3,2,6,7,1,4,4,3,6,6,3,4,2,6,1,2,6,1,1,3,7,5,5,2,3], Position),
   position_node(Position, Node), strategies_bound(Strategies, 0, Node, 0, Bound).
*/
