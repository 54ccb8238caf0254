:- module(two_players_mcts,
          [ playouts_move/6,       % +Game, +State, +Playouts, -Move, +Random0, -Random
            playouts_in_time/7,    % +Game, +State, +Playouts, +Limit, -Moves, +Random0, -Random
            moves_favourite/2      % +Moves, -Favourite
          ]).

/** <module> Monte Carlo tree search

Only the rules of the game are known, so it is played to the end at random, again and again.  A
tree grows from the state where it begins: each playout goes down it by UCT (L. Kocsis, C.
Szepesvari, 2006), adds the first state that is new, and goes on at random.  What the end is
worth is added to each state on the way.  The move that was played most often is chosen.

Nothing is changed in place: a playout makes a new tree from the one before, and hands on the random
state.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../random', [random_drawn/5]).
:- use_module('../search/limit', [limit_deadline/2]).
:- use_module('../sheets/joint',
              [given_up_goals/2, joint_playout/5, playout_plies/1]).
:- use_module('../sheets/turns', [turns_joint/2]).
:- use_module(contract, [state_moves/4]).
:- use_module(goals, [playout_goals/3]).

%   A tree is node(State, Mover, Visits, Sum, Untried, Children): it is Mover's
%   turn in State, or `nobody`'s, if it is terminal.  Sum is what its playouts were
%   worth to the player who moved there.  Untried are moves without a child yet, and Children
%   are pairs Move-Tree.

%!  playouts_move(+Game, +State, +Playouts, -Move, +Random0, -Random) is semidet.
%
%   True when Move is chosen in State after so many Playouts, 1 or more.  Fails in a
%   terminal state.
%
%       ?- playouts_move(two_players_nim, heaps(1, [0,3]), 100, Move, 1, _).
%       Move = take(2, 3).

playouts_move(Game, State, Playouts, Move, Random0, Random) :-
    playouts_moves(Game, State, Playouts, Moves, Random0, Random),
    moves_favourite(Moves, move(Move, _, _)).

%!  playouts_in_time(+Game, +State, +Playouts, +Limit, -Moves, +Random0, -Random) is det.
%
%   True when Moves has a move(Move, Visits, Mean) for each that was tried in so many Playouts from
%   State: how often, and what it was worth on average.  No playout is begun after Limit,
%   seconds(Number); one is always made.
%
%       ?- playouts_in_time(two_players_nim, heaps(1, [0,3]), 100, seconds(9), Moves, 1, _),
%          moves_favourite(Moves, move(Move, _, _)).
%       Moves = Moves, Move = take(2, 3).

playouts_in_time(Game, State, Playouts, Limit, Moves, Random0, Random) :-
    limit_deadline(Limit, Deadline),
    deadline_moves(Deadline, Game, State, Playouts, Moves, Random0, Random).

%!  moves_favourite(+Moves, -Favourite) is semidet.
%
%   True when Favourite was tried most often of Moves, those of playouts_in_time/7.
%
%       ?- moves_favourite([move(a, 1, 50.0), move(b, 3, 20.0)], Favourite).
%       Favourite = move(b, 3, 20.0).

moves_favourite([First|Moves], Favourite) :-
    most_visited(Moves, First, Favourite).

most_visited([], Move, Move).
most_visited([Move1|Moves], Move0, Move) :-
    Move0 = move(_, Visits0, _),
    Move1 = move(_, Visits1, _),
    (   Visits1 > Visits0
    ->  most_visited(Moves, Move1, Move)
    ;   most_visited(Moves, Move0, Move)
    ).

%   True when Moves has a move(Move, Visits, Mean) for each that was tried in so many Playouts from
%   State: how often, and what it was worth on average.

playouts_moves(Game, State, Playouts, Moves, Random0, Random) :-
    deadline_moves(inf, Game, State, Playouts, Moves, Random0, Random).

deadline_moves(Deadline, Game, State, Playouts, Moves, Random0, Random) :-
    new_node(Game, State, Node0),
    playouts(Playouts, Deadline, Game, Node0, Node, Random0, Random),
    Node = node(_, _, _, _, _, Children),
    findall(move(Move, Visits, Mean),
            ( member(Move-node(_, _, Visits, Sum, _, _), Children),
              Mean is float(Sum / Visits) ),
            Moves).

new_node(Game, State, node(State, Mover, 0, 0, Moves, [])) :-
    (   state_moves(Game, State, Mover0, Moves0)
    ->  Mover = Mover0,
        Moves = Moves0
    ;   Mover = nobody,
        Moves = []
    ).

playouts(Playouts, Deadline, Game, Node0, Node, Random0, Random) :-
    playout(Node0, nobody, Game, Node1, _, Random0, Random1),
    Playouts1 is Playouts - 1,
    (   ( Playouts1 =:= 0 ; Deadline \== inf, get_time(Now), Now > Deadline )
    ->  Node = Node1,
        Random = Random1
    ;   playouts(Playouts1, Deadline, Game, Node1, Node, Random1, Random)
    ).

%   One playout from a tree.  Values are what its end is worth to each role.

playout(node(State, Mover, Visits0, Sum0, Untried0, Children0), Before, Game,
        node(State, Mover, Visits, Sum, Untried, Children), Values, Random0, Random) :-
    (   random_drawn(Move, Untried0, Untried1, Random0, Random1)
    ->  Untried = Untried1,
        once(Game:next(State, Mover, Move, State1)),
        new_node(Game, State1, Child0),
        lots(Child0, Mover, Game, Child, Values, Random1, Random),
        Children = [Move-Child|Children0]
    ;   Children0 = [_|_]
    ->  Untried = [],
        best_child(Children0, Visits0, Move-Child0, Others),
        playout(Child0, Mover, Game, Child, Values, Random0, Random),
        Children = [Move-Child|Others]
    ;   Untried = [],
        Children = [],
        state_values(Game, State, Values, Random0, Random)
    ),
    Visits is Visits0 + 1,
    added(Before, Values, Sum0, Sum).

%   The first playout of a new node is random.

lots(node(State, Mover, _, _, Untried, Children), Before, Game,
     node(State, Mover, 1, Sum, Untried, Children), Values, Random0, Random) :-
    state_values(Game, State, Values, Random0, Random),
    added(Before, Values, 0, Sum).

added(Role, Values, Sum0, Sum) :-
    (   memberchk(Role-Value, Values)
    ->  Sum is Sum0 + Value
    ;   Sum = Sum0
    ).

%   The child with the highest bound: its average worth, as a part of 100, and a bonus
%   that is larger the less often it was visited.

best_child([Move-Node|Children], Visits, Best, Others) :-
    Log is 2 * log(Visits),
    bound(Node, Log, Bound),
    best_child(Children, Log, Bound, Move-Node, Best, Others).

best_child([], _, _, Best, Best, []).
best_child([Move-Node|Children], Log, Bound0, Best0, Best, [Other|Others]) :-
    bound(Node, Log, Bound1),
    (   Bound1 > Bound0
    ->  Other = Best0,
        best_child(Children, Log, Bound1, Move-Node, Best, Others)
    ;   Other = Move-Node,
        best_child(Children, Log, Bound0, Best0, Best, Others)
    ).

bound(node(_, _, Visits, Sum, _, _), Log, Bound) :-
    Bound is Sum / (100.0 * Visits) + sqrt(Log / Visits).

%   True when Values has a pair Role-Value for each role: what it reaches if all
%   moves from State on are random, Plies at most.

state_values(Game, State, Values, Random0, Random) :-
    playout_plies(Plies),
    playout_values(Plies, Game, State, Values, Random0, Random).

playout_values(Plies, Game, State0, Values, Random0, Random) :-
    (   State0 \= choosing(_, _),
        turns_joint(Game, Joint)
    ->  joint_playout(Joint, State0, Values, Random0, Random)
    ;   state_moves(Game, State0, Mover, Moves)
    ->  (   Plies =:= 0
        ->  given_up_goals(Game, Values),
            Random = Random0
        ;   Plies1 is Plies - 1,
            random_drawn(Move, Moves, _, Random0, Random1),
            once(Game:next(State0, Mover, Move, State)),
            playout_values(Plies1, Game, State, Values, Random1, Random)
        )
    ;   playout_goals(Game, State0, Values),
        Random = Random0
    ).

/** <examples>

?- two_players_mcts:playouts_moves(two_players_noughts_and_crosses, turn(x, [b,b,b,b,b,b,b,b,b]), 200, Moves, 1, _).
?- playouts_move(two_players_nim, heaps(1, [3,4,5]), 500, Move, 1, _).
*/
