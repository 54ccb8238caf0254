:- module(sheets_maxn,
          [ state_maxn/5           % +Game, +State, +Depth, -Move, -Goals
          ]).

/** <module> Max^n: games by turns of more than two roles

Each role takes the move after which it reaches most itself, and the first of those that are as good
(C. Luckhardt, K. Irani, 1986).  In a game of two whose goals have always the same sum this is
minimax.  The role `random` draws its moves, so goals are means.
*/

:- autoload(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../two_players/contract', [game_roles/2, state_moves/4]).
:- use_module('../two_players/minimax', [depth_left/2]).
:- use_module(joint, [joint_goals/3]).

%!  state_maxn(+Game, +State, +Depth, -Move, -Goals) is semidet.
%
%   True when Goals has a pair Role-Goal for each role: what it reaches from State on if each plays
%   for itself.  Move is the first one of the role whose turn it is, `none` if State is terminal.
%   Depth is a number of moves or `inf`; fails if the game does not end within it, or if roles choose
%   at the same time.
%
%       ?- state_maxn(two_players_nim, heaps(1, [1,2]), inf, Move, Goals).
%       Move = take(2, 1), Goals = [1-100, 2-0].

state_maxn(Game, State, Depth, Move, Goals) :-
    trie_new(Known),
    maxn(Game, Known, State, Depth, Move, Goals).

maxn(Game, Known, State, Depth, Move, Goals) :-
    (   State = choosing(_, _)
    ->  fail
    ;   trie_lookup(Known, Depth-State, known(Move0, Goals0))
    ->  Move = Move0,
        Goals = Goals0
    ;   Game:terminal(State)
    ->  Move = none,
        joint_goals(Game, State, Goals)
    ;   Depth \== 0,
        depth_left(Depth, Depth1),
        state_moves(Game, State, Role, Moves),
        moves_goals(Moves, Game, Known, State, Role, Depth1, All),
        (   Role == random
        ->  Moves = [Move|_],
            mean_goals(Game, All, Goals)
        ;   best(All, Role, Move, Goals)
        ),
        trie_insert(Known, Depth-State, known(Move, Goals))
    ).

moves_goals([], _, _, _, _, _, []).
moves_goals([Move|Moves], Game, Known, State, Role, Depth, [Move-Goals|All]) :-
    once(Game:next(State, Role, Move, Next)),
    maxn(Game, Known, Next, Depth, _, Goals),
    moves_goals(Moves, Game, Known, State, Role, Depth, All).

best([MoveGoals|All], Role, Move, Goals) :-
    foldl(better(Role), All, MoveGoals, Move-Goals).

better(Role, Move1-Goals1, Move0-Goals0, Best) :-
    memberchk(Role-Goal1, Goals1),
    memberchk(Role-Goal0, Goals0),
    ( Goal1 > Goal0 -> Best = Move1-Goals1 ; Best = Move0-Goals0 ).

mean_goals(Game, All, Goals) :-
    game_roles(Game, Roles),
    length(All, Count),
    maplist(mean_goal(All, Count), Roles, Goals).

mean_goal(All, Count, Role, Role-Mean) :-
    aggregate_all(sum(Goal), ( member(_-Goals, All), memberchk(Role-Goal, Goals) ), Sum),
    Mean is Sum rdiv Count.

/** <examples>

?- state_maxn(two_players_nim, heaps(1, [1,1,2]), inf, Move, Goals).
*/
