:- module(sheets_decoupled,
          [ decoupled_moves/8      % +Joint, +State, +Role, +Playouts, +Deadline, -Moves, +R0, -R
          ]).

/** <module> Monte Carlo tree search where roles move at the same time

As ../two_players/players.pl, for a joint game (joint.pl) of any number of roles.  In each state of the
tree every role that has a choice chooses by itself.  It counts how often it played each of its
moves, and what they were worth to it, whatever the others played.

  - If it is the only role with a choice, it chooses by UCT.
  - If others choose at the same time, it chooses by _regret matching_ (S. Hart, A. Mas-Colell,
    2000): the more a move would have been worth than those that were played, against what the
    others played, the more likely it is; and one choice in eight is any move.  By UCT, roles whose
    counts are alike would always move alike, and never learn what one move is worth against
    another.
  - The role `random` draws its moves, each as likely as the others.

Nothing is changed in place: a playout makes a new tree from the one before, and hands on the random
state.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2, memberchk/2, select/4, sum_list/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(yall), [(>>)/4]).
:- use_module('../random', [random_below/4, random_drawn/5]).
:- use_module('../two_players/contract', [playout_goals/3]).
:- use_module(joint, [joint_moves/3, joint_next/4, joint_playout/5]).

%   A tree is over(Goals) if its state is terminal, else node(State, Visits, Choosers, Children).
%   A chooser is chooser(Role, Arms), an arm arm(Move, Visits, Sum, Regret).  A role without a
%   choice has one arm.  Children is an assoc from joint moves to trees.

%!  decoupled_moves(+Joint, +State, +Role, +Playouts, +Deadline, -Moves, +Random0, -Random) is det.
%
%   True when Moves has a move(Move, Visits, Mean) for each move that Role tried in so many Playouts
%   from State, which is not terminal: how often, and what it was worth to it on average.  After
%   Deadline (../search/limit.pl) no playout is begun; one is always made.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 1) (legal o 2)
%                      (<= (next (got ?r ?m)) (does ?r ?m)) (<= terminal (true (got x ?m)))
%                      (<= (goal x 100) (true (got x 2))) (<= (goal x 0) (true (got x 1)))
%                      (goal o 0)", two), two:init(State),
%          decoupled_moves(two, State, x, 9, inf, Moves, 1, _).
%       State = [a], Moves = [move(1, 2, 0.0), move(2, 7, 100.0)].

decoupled_moves(Joint, State, Role, Playouts, Deadline, Moves, Random0, Random) :-
    new_node(Joint, State, Node0),
    playouts(Playouts, Deadline, Joint, Node0, Node, Random0, Random),
    Node = node(_, _, Choosers, _),
    memberchk(chooser(Role, Arms), Choosers),
    findall(move(Move, Visits, Mean),
            ( member(arm(Move, Visits, Sum, _), Arms),
              Visits > 0,
              Mean is float(Sum / Visits) ),
            Moves).

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

playouts(Playouts, Deadline, Joint, Node0, Node, Random0, Random) :-
    playout(Node0, Joint, Node1, _, Random0, Random1),
    Playouts1 is Playouts - 1,
    (   ( Playouts1 =< 0 ; Deadline \== inf, get_time(Now), Now > Deadline )
    ->  Node = Node1,
        Random = Random1
    ;   playouts(Playouts1, Deadline, Joint, Node1, Node, Random1, Random)
    ).

%   One playout from a tree.  Goals are what its end is worth to each role.

playout(over(Goals), _, over(Goals), Goals, Random, Random).
playout(node(State, Visits0, Choosers0, Children0), Joint, node(State, Visits, Choosers, Children),
        Goals, Random0, Random) :-
    Log is 2 * log(max(1, Visits0)),
    findall(Role, ( member(chooser(Role, [_,_|_]), Choosers0), Role \== random ), Choosing),
    choices(Choosers0, Choosing, Log, Choices, Random0, Random1),
    (   get_assoc(Choices, Children0, Child0)
    ->  playout(Child0, Joint, Child, Goals, Random1, Random)
    ;   joint_next(Joint, State, Choices, State1),
        new_node(Joint, State1, Child),
        (   Child = over(Goals)
        ->  Random = Random1
        ;   joint_playout(Joint, State1, Goals, Random1, Random)
        )
    ),
    put_assoc(Choices, Children0, Child, Children),
    Visits is Visits0 + 1,
    maplist(counted(Choosing, Choices, Goals, Children), Choosers0, Choosers).

choices([], _, _, [], Random, Random).
choices([chooser(Role, Arms)|Choosers], Choosing, Log, [Role-Move|Choices], Random0, Random) :-
    (   Arms = [arm(Move, _, _, _)]
    ->  Random1 = Random0
    ;   Role \== random,
        findall(Untried, member(arm(Untried, 0, _, _), Arms), [First|Others])
    ->  random_drawn(Move, [First|Others], _, Random0, Random1)
    ;   Choosing == [Role]
    ->  best_arm(Arms, Log, Move),
        Random1 = Random0
    ;   random_below(8, Eighth, Random0, Random2),
        (   Role \== random,
            Eighth > 0,
            findall(Regret-One, ( member(arm(One, _, _, Regret), Arms), Regret > 0 ), Weighed),
            Weighed = [_|_]
        ->  weighed_drawn(Weighed, Move, Random2, Random1)
        ;   findall(Any, member(arm(Any, _, _, _), Arms), Moves),
            random_drawn(Move, Moves, _, Random2, Random1)
        )
    ),
    choices(Choosers, Choosing, Log, Choices, Random1, Random).

%   A move is drawn, each as likely as its weight is large.

weighed_drawn(Weighed, Move, Random0, Random) :-
    pairs_keys(Weighed, Weights),
    sum_list(Weights, Sum),
    random_below(1 000 000, Millionth, Random0, Random),
    Place is Sum * Millionth / 1 000 000,
    weighed_move(Weighed, Place, Move).

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

/** <examples>

?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 1) (legal o 2) (next b)
               (<= terminal (true b)) (goal x 50) (goal o 50)", same),
   decoupled_moves(same, [a], o, 9, inf, Moves, 1, _).
*/
