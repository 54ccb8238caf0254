:- module(two_players_players,
          [ player_limit_choice//5, % +Player, +Limit, +Game, +State, -Choice
            player_limit_move//5   % +Player, +Limit, +Game, +State, -Move
          ]).

/** <module> Programs that play any game by its rules alone

A player is

  - random: each legal move is as likely as the others;
  - minimax(Depth): the best move as far as Depth moves show, a number or `inf`
    (minimax.pl);
  - mcts(Playouts): Monte Carlo tree search (below; ../sheets/search.pl);
  - perfect(Playouts): among the moves that are proved to be best (solved.pl), the one that
    mcts(Playouts) prefers; if nothing is proved, the move of mcts(Playouts).

These players know only the rules of a game.  In one that hides something (../sheets/percepts.pl)
all but random do as mcts, in states that agree with what their role has seen.  Grammar rules (-->)
hand on the random state.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module('../shared/random', [random_drawn/5]).
:- use_module('../shared/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3, limit_part/3]).
:- use_module('../sheets/search', [decoupled_moves//6, state_maxn/5]).
:- use_module('../sheets/joint',
              [ chosen_state/2, given_up_goals/2, joint_playout//3, playout_plies/1, turns_first/3,
                turns_joint/2 ]).
:- use_module('../sheets/percepts', [game_hides/2, guessed_moves//6, history_seen/4, seen_states//6]).
:- use_module(minimax, [searched_choice/5]).
:- use_module(contract, [game_of_two/1, game_roles/2, playout_goals/3, state_moves/4]).
:- use_module(solved, [state_proved_moves/5]).

%!  player_limit_move(+Player, +Limit, +Game, +State, -Move)// is semidet.
%
%   True when Player plays Move in State, within Limit, seconds(Number): a search ends with what it
%   has found by then.  Fails in a terminal state.
%
%       ?- player_limit_move(perfect(9), seconds(9), two_players_nim, heaps(1, [3,4,5]), Move, 1, _).
%       Move = take(1, 2).

player_limit_move(Player0, Limit, Game, State, Move) -->
    { mover_player(Player0, Game, State, Player) },
    player_move(Player, Limit, Game, State, Move).

%   The role `random` plays by chance, whoever has its seat.

mover_player(Player0, Game, State, Player) :-
    (   once(Game:role(random)),
        state_moves(Game, State, random, _)
    ->  Player = random
    ;   Player = Player0
    ).

player_move(random, _, Game, State, Move) -->
    { state_moves(Game, State, _, Moves) },
    random_drawn(Move, Moves, _).
player_move(minimax(Depth), Limit, Game, State, Move) -->
    player_choice(minimax(Depth), Limit, Game, State, choice(Move, _, _, _)).
player_move(mcts(Playouts), Limit, Game, State, Move) -->
    tried_moves(Game, State, Playouts, Limit, Moves),
    { moves_favourite(Moves, move(Move, _, _)) }.
player_move(perfect(Playouts), Limit, Game, State, Move) -->
    { limit_deadline(Limit, Deadline) },
    (   { state_proved_moves(Game, State, Limit, Moves, _) }
    ->  liked_move(Moves, Game, State, Playouts, Move)
    ;   { deadline_limit(Deadline, Left) },
        player_move(mcts(Playouts), Left, Game, State, Move)
    ).

%   Where roles move at the same time, what the others have chosen already is not known.  Minimax
%   finds what its role reaches for certain, even if the others knew its choice.  If there are more
%   than two roles, each of which plays for itself, it does so by max^n, if the game ends within Depth.

certain_choice(Game, State, Depth, Limit, Choice) :-
    game_roles(Game, Roles),
    length(Roles, Count),
    Count > 2,
    limit_part(Limit, 1/2, Half),
    limit_goal(Half, state_maxn(Game, State, Depth, Move, Goals), _),
    !,      % each plays for itself
    state_moves(Game, State, Role, _),
    memberchk(Role-Goal, Goals),
    Value is float(Goal),
    Choice = choice(Move, Value, open).
certain_choice(Game, State0, Depth, Limit, Choice) :-
    (   turns_joint(Game, _)
    ->  state_moves(Game, State0, Role, _),
        chosen_state(State0, State),
        turns_first(Game, Role, First)
    ;   First = Game,
        State = State0
    ),
    searched_choice(First, State, Depth, Limit, choice(Move, Value, Result0)),
    ( game_of_two(Game) -> Result = Result0 ; Result = open ),
    Choice = choice(Move, Value, Result).

tried_moves(Game, State0, Playouts, Limit, Moves) -->
    (   { game_hides(Game, Joint) }
    ->  { state_moves(Game, State0, Role, Own),
          chosen_state(State0, seen(_, History)),
          history_seen(Joint, History, Role, Seen),
          limit_deadline(Limit, Deadline),
          once(Joint:init(First)) },
        seen_states(Joint, Seen, Role, 1000, [First], States),
        (   guessed_moves(Joint, States, Role, Playouts, Deadline, Moves0)
        ->  { Moves = Moves0 }
        ;   { findall(move(Move, 1, 50.0), member(Move, Own), Moves) }     % what was drawn led nowhere
        )
    ;   { turns_joint(Game, Joint) }
    ->  { state_moves(Game, State0, Role, _),
          chosen_state(State0, State),
          limit_deadline(Limit, Deadline) },
        decoupled_moves(Joint, State, Role, Playouts, Deadline, Moves)
    ;   playouts_in_time(Game, State0, Playouts, Limit, Moves)
    ).

%   The one of Moves that was worth most on average in playouts from State.

liked_move(Moves, Game, State, Playouts, Move) -->
    (   { Moves = [Only] }
    ->  { Move = Only }
    ;   tried_moves(Game, State, Playouts, seconds(inf), Tried),
        { findall(Mean-Move1, ( member(move(Move1, _, Mean), Tried), memberchk(Move1, Moves) ), Means),
          keysort(Means, Sorted),
          ( last(Sorted, _-Move0) -> Move = Move0 ; Moves = [Move|_] ) }
    ).

%!  player_limit_choice(+Player, +Limit, +Game, +State, -Choice)// is semidet.
%
%   As player_limit_move//5, where Choice is choice(Move, Value, Result, Values).  Value is what
%   minimax or mcts finds that Move is worth, 0 to 100, `none` if Player is another or has found
%   nothing yet; Result is that of searched_choice/5, or `open`; Values has Move-Value for each move
%   that mcts tried.
%
%       ?- player_limit_choice(minimax(inf), seconds(9), two_players_nim, heaps(1, [1,2,4]), Choice, 1, _).
%       Choice = choice(take(3, 1), 100, wins(7, 100), []).

player_limit_choice(Player0, Limit, Game, State, Choice) -->
    { mover_player(Player0, Game, State, Player) },
    player_choice(Player, Limit, Game, State, Choice).

player_choice(minimax(Depth), Limit, Game, State, Choice) -->
    (   { game_hides(Game, _) }
    ->  player_choice(mcts(200), Limit, Game, State, Choice)
    ;   { certain_choice(Game, State, Depth, Limit, choice(Move, Value, Result)),
          Choice = choice(Move, Value, Result, []) }
    ).
player_choice(mcts(Playouts), Limit, Game, State, choice(Move, Value, open, Values)) -->
    tried_moves(Game, State, Playouts, Limit, Tried),
    { moves_favourite(Tried, move(Move, _, Value)),
      findall(Move1-Mean, member(move(Move1, _, Mean), Tried), Values) }.
player_choice(random, Limit, Game, State, choice(Move, none, open, [])) -->
    player_move(random, Limit, Game, State, Move).
player_choice(perfect(Playouts), Limit, Game, State, choice(Move, none, open, [])) -->
    player_move(perfect(Playouts), Limit, Game, State, Move).

%   ---- Monte Carlo tree search ----
%
%   Only the rules of the game are known, so it is played to the end at random, again and again.  A
%   tree grows from the state where it begins: each playout goes down it by UCT (L. Kocsis, C.
%   Szepesvari, 2006), adds the first state that is new, and goes on at random.  What the end is
%   worth is added to each state on the way.  The move that was played most often is chosen.
%
%   Nothing is changed in place: a playout makes a new tree from the one before, and hands on the random
%   state.

%   A tree is node(State, Mover, Visits, Sum, Untried, Children): it is Mover's
%   turn in State, or `nobody`'s, if it is terminal.  Sum is what its playouts were
%   worth to the player who moved there.  Untried are moves without a child yet, and Children
%   are pairs Move-Tree.

%   True when Move is chosen in State after so many Playouts, 1 or more.  Fails in a
%   terminal state.

playouts_move(Game, State, Playouts, Move) -->
    playouts_moves(Game, State, Playouts, Moves),
    { moves_favourite(Moves, move(Move, _, _)) }.

%   Favourite was tried most often of Moves, a move(Move, Visits, Mean) each.

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

%   Moves has a move(Move, Visits, Mean) for each that was tried in so many Playouts from State: how
%   often, and what it was worth on average.  No playout is begun after Limit, seconds(Number), or after
%   Deadline; one is always made.

playouts_moves(Game, State, Playouts, Moves) -->
    deadline_moves(inf, Game, State, Playouts, Moves).

playouts_in_time(Game, State, Playouts, Limit, Moves) -->
    { limit_deadline(Limit, Deadline) },
    deadline_moves(Deadline, Game, State, Playouts, Moves).

deadline_moves(Deadline, Game, State, Playouts, Moves) -->
    { new_node(Game, State, Node0) },
    playouts(Playouts, Deadline, Game, Node0, node(_, _, _, _, _, Children)),
    { findall(move(Move, Visits, Mean),
              ( member(Move-node(_, _, Visits, Sum, _, _), Children), Mean is float(Sum / Visits) ),
              Moves) }.

new_node(Game, State, node(State, Mover, 0, 0, Moves, [])) :-
    (   state_moves(Game, State, Mover0, Moves0)
    ->  Mover = Mover0,
        Moves = Moves0
    ;   Mover = nobody,
        Moves = []
    ).

playouts(Playouts, Deadline, Game, Node0, Node) -->
    playout(Node0, nobody, Game, Node1, _),
    { Playouts1 is Playouts - 1 },
    (   { Playouts1 =:= 0 ; Deadline \== inf, get_time(Now), Now > Deadline }
    ->  { Node = Node1 }
    ;   playouts(Playouts1, Deadline, Game, Node1, Node)
    ).

%   One playout from a tree.  Values are what its end is worth to each role.

playout(node(State, Mover, Visits0, Sum0, Untried0, Children0), Before, Game,
        node(State, Mover, Visits, Sum, Untried, Children), Values) -->
    (   random_drawn(Move, Untried0, Untried1)
    ->  { Untried = Untried1,
          once(Game:next(State, Mover, Move, State1)),
          new_node(Game, State1, Child0) },
        first_playout(Child0, Mover, Game, Child, Values),
        { Children = [Move-Child|Children0] }
    ;   { Children0 = [_|_] }
    ->  { Untried = [],
          best_child(Children0, Visits0, Move-Child0, Others) },
        playout(Child0, Mover, Game, Child, Values),
        { Children = [Move-Child|Others] }
    ;   { Untried = [],
          Children = [] },
        state_values(Game, State, Values)
    ),
    { Visits is Visits0 + 1,
      added(Before, Values, Sum0, Sum) }.

%   The first playout of a new node is random.

first_playout(node(State, Mover, _, _, Untried, Children), Before, Game,
              node(State, Mover, 1, Sum, Untried, Children), Values) -->
    state_values(Game, State, Values),
    { added(Before, Values, 0, Sum) }.

added(Role, Values, Sum0, Sum) :-
    ( memberchk(Role-Value, Values) -> Sum is Sum0 + Value ; Sum = Sum0 ).

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

%   Values has a pair Role-Value for each role: what it reaches if all moves from State on are random,
%   Plies at most.

state_values(Game, State, Values) -->
    { playout_plies(Plies) },
    playout_values(Plies, Game, State, Values).

playout_values(Plies, Game, State0, Values) -->
    (   { State0 \= choosing(_, _),
          turns_joint(Game, Joint) }
    ->  joint_playout(Joint, State0, Values)
    ;   { state_moves(Game, State0, Mover, Moves) }
    ->  (   { Plies =:= 0 }
        ->  { given_up_goals(Game, Values) }
        ;   { Plies1 is Plies - 1 },
            random_drawn(Move, Moves, _),
            { once(Game:next(State0, Mover, Move, State)) },
            playout_values(Plies1, Game, State, Values)
        )
    ;   { playout_goals(Game, State0, Values) }
    ).

/** <examples>

?- player_limit_choice(mcts(100), seconds(9), two_players_nim, heaps(1, [3,4,5]), Choice, 1, _).
*/
