:- module(sheets_search,
          [ decoupled_moves//6,    % +Joint, +State, +Role, +Playouts, +Deadline, -Moves
            state_solution/5,      % +Game, +State, +Steps, +Limit, -Solution
            state_maxn/5           % +Game, +State, +Depth, -Move, -Goals
          ]).

/** <module> Searches in a joint game: Monte Carlo, the best way of one role, and more than two roles

Each of them knows the rules alone.  strategies.pl finds what roles reach on average if they choose at
random.
*/

:- autoload(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2, memberchk/2, select/4, sum_list/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(yall), []).
:- use_module('../shared/random', [random_below/4, random_drawn/5]).
:- use_module('../shared/limit', [limit_steps/5]).
:- use_module('../two_players/contract',
              [ game_roles/2, playout_goals/3, state_moves/4, state_role_goal/4 ]).
:- use_module('../two_players/minimax', [depth_left/2]).
:- use_module(joint, [joint_goals/3, joint_moves/3, joint_next/4, joint_playout//3]).

%   ---- Monte Carlo tree search where roles move at the same time ----
%
%   As ../two_players/players.pl, for a joint game (joint.pl) of any number of roles.  In each state of the
%   tree every role that has a choice chooses by itself.  It counts how often it played each of its
%   moves, and what they were worth to it, whatever the others played.
%
%     - If it is the only role with a choice, it chooses by UCT.
%     - If others choose at the same time, it chooses by _regret matching_ (S. Hart, A. Mas-Colell,
%       2000): the more a move would have been worth than those that were played, against what the
%       others played, the more likely it is; and one choice in eight is any move.  By UCT, roles whose
%       counts are alike would always move alike, and never learn what one move is worth against
%       another.
%     - The role `random` draws its moves, each as likely as the others.
%
%   Nothing is changed in place: a playout makes a new tree from the one before.  Grammar rules (-->)
%   hand on the random state.

%   A tree is over(Goals) if its state is terminal, else node(State, Visits, Choosers, Children).
%   A chooser is chooser(Role, Arms), an arm arm(Move, Visits, Sum, Regret).  A role without a
%   choice has one arm.  Children is an assoc from joint moves to trees.

%!  decoupled_moves(+Joint, +State, +Role, +Playouts, +Deadline, -Moves)// is det.
%
%   True when Moves has a move(Move, Visits, Mean) for each move that Role tried in so many Playouts
%   from State, which is not terminal: how often, and what it was worth to it on average.  After
%   Deadline (../shared/limit.pl) no playout is begun; one is always made.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 1) (legal o 2)
%                      (<= (next (got ?r ?m)) (does ?r ?m)) (<= terminal (true (got x ?m)))
%                      (<= (goal x 100) (true (got x 2))) (<= (goal x 0) (true (got x 1)))
%                      (goal o 0)", two), two:init(State),
%          decoupled_moves(two, State, x, 9, inf, Moves, 1, _).
%       State = [a], Moves = [move(1, 2, 0.0), move(2, 7, 100.0)].

decoupled_moves(Joint, State, Role, Playouts, Deadline, Moves) -->
    { new_node(Joint, State, Node0) },
    playouts(Playouts, Deadline, Joint, Node0, node(_, _, Choosers, _)),
    { memberchk(chooser(Role, Arms), Choosers),
      findall(move(Move, Visits, Mean),
              ( member(arm(Move, Visits, Sum, _), Arms), Visits > 0, Mean is float(Sum / Visits) ),
              Moves) }.

new_node(Joint, State, Node) :-
    (   Joint:terminal(State)
    ->  playout_goals(Joint, State, Goals),
        Node = over(Goals)
    ;   joint_moves(Joint, State, RolesMoves),
        maplist(new_chooser, RolesMoves, Choosers),
        empty_assoc(Children),
        Node = node(State, 0, Choosers, Children)
    ).

new_chooser(Role-Moves, chooser(Role, Arms)) :-
    maplist(new_arm, Moves, Arms).

new_arm(Move, arm(Move, 0, 0, 0)).

playouts(Playouts, Deadline, Joint, Node0, Node) -->
    playout(Node0, Joint, Node1, _),
    { Playouts1 is Playouts - 1 },
    (   { Playouts1 =< 0 ; Deadline \== inf, get_time(Now), Now > Deadline }
    ->  { Node = Node1 }
    ;   playouts(Playouts1, Deadline, Joint, Node1, Node)
    ).

%   One playout from a tree.  Goals are what its end is worth to each role.

playout(over(Goals), _, over(Goals), Goals) --> [].
playout(node(State, Visits0, Choosers0, Children0), Joint, node(State, Visits, Choosers, Children),
        Goals) -->
    { Log is 2 * log(max(1, Visits0)),
      findall(Role, ( member(chooser(Role, [_,_|_]), Choosers0), Role \== random ), Choosing) },
    choices(Choosers0, Choosing, Log, Choices),
    (   { get_assoc(Choices, Children0, Child0) }
    ->  playout(Child0, Joint, Child, Goals)
    ;   { joint_next(Joint, State, Choices, State1),
          new_node(Joint, State1, Child) },
        ( { Child = over(Goals) } -> [] ; joint_playout(Joint, State1, Goals) )
    ),
    { put_assoc(Choices, Children0, Child, Children),
      Visits is Visits0 + 1,
      maplist(counted(Choosing, Choices, Goals, Children), Choosers0, Choosers) }.

choices([], _, _, []) --> [].
choices([chooser(Role, Arms)|Choosers], Choosing, Log, [Role-Move|Choices]) -->
    (   { Arms = [arm(Move, _, _, _)] }
    ->  []
    ;   { Role \== random,
          findall(Untried, member(arm(Untried, 0, _, _), Arms), [First|Others]) }
    ->  random_drawn(Move, [First|Others], _)
    ;   { Choosing == [Role] }
    ->  { best_arm(Arms, Log, Move) }
    ;   random_below(8, Eighth),
        (   { Role \== random,
              Eighth > 0,
              findall(Regret-One, ( member(arm(One, _, _, Regret), Arms), Regret > 0 ), Weighed),
              Weighed = [_|_] }
        ->  weighed_drawn(Weighed, Move)
        ;   { findall(Any, member(arm(Any, _, _, _), Arms), Moves) },
            random_drawn(Move, Moves, _)
        )
    ),
    choices(Choosers, Choosing, Log, Choices).

%   A move is drawn, each as likely as its weight is large.

weighed_drawn(Weighed, Move) -->
    { pairs_keys(Weighed, Weights),
      sum_list(Weights, Sum) },
    random_below(1 000 000, Millionth),
    { Place is Sum * Millionth / 1 000 000,
      weighed_move(Weighed, Place, Move) }.

weighed_move([Weight-Move0|Weighed], Place, Move) :-
    (   ( Place < Weight ; Weighed == [] )
    ->  Move = Move0
    ;   Place1 is Place - Weight,
        weighed_move(Weighed, Place1, Move)
    ).

%   The move with the highest bound: its average worth, as a part of 100, and a bonus that is larger
%   the less often it was played.

best_arm([Arm|Arms], Log, Move) :-
    arm_bound(Arm, Log, Bound),
    best_arm(Arms, Log, Bound, Arm, arm(Move, _, _, _)).

best_arm([], _, _, Best, Best).
best_arm([Arm|Arms], Log, Bound0, Best0, Best) :-
    arm_bound(Arm, Log, Bound1),
    (   Bound1 > Bound0
    ->  best_arm(Arms, Log, Bound1, Arm, Best)
    ;   best_arm(Arms, Log, Bound0, Best0, Best)
    ).

arm_bound(arm(_, Visits, Sum, _), Log, Bound) :-
    Bound is Sum / (100.0 * Visits) + sqrt(Log / Visits).

counted(Choosing, Choices, Goals, Children, chooser(Role, Arms0), chooser(Role, Arms)) :-
    memberchk(Role-Move, Choices),
    memberchk(Role-Goal, Goals),
    (   Choosing = [_,_|_],
        memberchk(Role, Choosing)
    ->  maplist(arm_counted(Role, Move, Goal, Choices, Children), Arms0, Arms)
    ;   maplist(arm_counted(Move, Goal), Arms0, Arms)
    ).

arm_counted(Move, Goal, Arm0, Arm) :-
    Arm0 = arm(Move0, Visits0, Sum0, Regret),
    (   Move0 == Move
    ->  Visits is Visits0 + 1,
        Sum is Sum0 + Goal,
        Arm = arm(Move, Visits, Sum, Regret)
    ;   Arm = Arm0
    ).

%   A move that was not played is regretted by what it was worth against what the others played, as
%   far as that is known.

arm_counted(Role, Move, Goal, Choices, Children, Arm0, Arm) :-
    Arm0 = arm(Move0, Visits, Sum, Regret0),
    (   Move0 == Move
    ->  arm_counted(Move, Goal, Arm0, Arm)
    ;   select(Role-Move, Choices, Role-Move0, Choices1),
        get_assoc(Choices1, Children, Child),
        tree_mean(Child, Role, Mean)
    ->  Regret is Regret0 + Mean - Goal,
        Arm = arm(Move0, Visits, Sum, Regret)
    ;   Arm = Arm0
    ).

tree_mean(over(Goals), Role, Goal) :-
    memberchk(Role-Goal, Goals).
tree_mean(node(_, Visits, Choosers, _), Role, Mean) :-
    Visits > 0,
    memberchk(chooser(Role, Arms), Choosers),
    foldl([arm(_, _, Sum, _),Sum0,Sum1]>>(Sum1 is Sum0 + Sum), Arms, 0, All),
    Mean is All / Visits.

%   ---- A game of one role: the shortest way to the best goal ----
%
%   The states that can be reached in 0, 1, 2, ... moves are found, each once: a trie keeps them, each
%   with the state before it and the move between them.  So the first way to a goal is a shortest one,
%   and if no state is new, there is no better goal.  In ASP, where moves are planned: plan.lp.
%
%   A _solution_ is solution(Moves, Goal, Steps, States, Proved): Moves are a shortest way to Goal, the
%   best that was found, or `none` where no end of the game was reached.  All States that can be reached
%   in so many Steps were looked at.  Proved says what is known of better goals: `best`, there is none;
%   or `within`, no way of Steps moves or fewer has one.

%!  state_solution(+Game, +State, +Steps, +Limit, -Solution) is det.
%
%   True when Solution is that of Game, of one role, from State on, as far as Steps, a number or
%   `inf`, and Limit (../shared/limit.pl) allow.  A goal of 100 is the best there is.
%
%       ?- kif_module("(role robot) (init (at 0)) (succ 0 1) (succ 1 2) (legal robot up)
%                      (legal robot stay) (<= (next (at ?y)) (does robot up) (true (at ?x)) (succ ?x ?y))
%                      (<= (next (at ?x)) (does robot stay) (true (at ?x)))
%                      (<= terminal (true (at 2))) (goal robot 100)", climb),
%          joint_turns(climb, climbing),
%          state_solution(climbing, [at(0)], inf, seconds(9), Solution).
%       Solution = solution([up, up], 100, 2, 3, best).

state_solution(Game, State, Steps, Limit, Solution) :-
    trie_new(Known),
    trie_insert(Known, State, begun),
    looked([State], Game, none-none, Best, New),
    limit_steps(Limit, deeper(Game, Known, Steps), at(0, Best, 1, New), at(Looked, Best1, Count, Left),
                _),
    Best1 = Goal-End,
    ( ( Goal == 100 ; Left == [] ) -> Proved = best ; Proved = within ),
    ( Goal == none -> Moves = none ; way(Known, End, [], Moves) ),
    Solution = solution(Moves, Goal, Looked, Count, Proved).

%   at(Steps, Best, Count, New): Count states were looked at within so many steps; Best is the best
%   goal so far and its state; New are the states of the last step that are not terminal.

deeper(Game, Known, Most, at(Steps0, Best0, Count0, States), at(Steps, Best, Count, New)) :-
    States = [_|_],
    Best0 \= 100-_,
    ( Most == inf -> true ; Steps0 < Most ),
    findall(State1,
            ( member(State, States),
              state_moves(Game, State, Role, Moves),
              member(Move, Moves),
              once(Game:next(State, Role, Move, State1)),
              \+ trie_lookup(Known, State1, _),
              trie_insert(Known, State1, from(State, Move)) ),
            Found),
    looked(Found, Game, Best0, Best, New),
    length(Found, More),
    Count is Count0 + More,
    Steps is Steps0 + 1.

%   The ends among some states count, and the others are New.

looked([], _, Best, Best, []).
looked([State|States], Game, Best0, Best, New) :-
    (   Game:terminal(State)
    ->  once(Game:role(Role)),
        state_role_goal(Game, State, Role, Goal),
        better(Best0, Goal-State, Best1),
        New = New1
    ;   Best1 = Best0,
        New = [State|New1]
    ),
    looked(States, Game, Best1, Best, New1).

better(Goal0-State0, Goal1-State1, Best) :-
    (   ( Goal0 == none ; Goal1 > Goal0 )
    ->  Best = Goal1-State1
    ;   Best = Goal0-State0
    ).

way(Known, State, Moves0, Moves) :-
    trie_lookup(Known, State, From),
    (   From = from(Before, Move)
    ->  way(Known, Before, [Move|Moves0], Moves)
    ;   Moves = Moves0
    ).

%   ---- Max^n: games by turns of more than two roles ----
%
%   Each role takes the move after which it reaches most itself, and the first of those that are as good
%   (C. Luckhardt, K. Irani, 1986).  In a game of two whose goals have always the same sum this is
%   minimax.  The role `random` draws its moves, so goals are means.

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

?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 1) (legal o 2) (next b)
               (<= terminal (true b)) (goal x 50) (goal o 50)", same),
   decoupled_moves(same, [a], o, 9, inf, Moves, 1, _).
*/
