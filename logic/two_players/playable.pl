:- module(two_players_playable,
          [ game_defined/2,        % +Game, -Moves
            game_playable/3,       % +Game, +Limit, -Playable
            game_checked_roles/3,  % +Game, +Limit, -Roles
            state_playable/3       % +Game, +State, +Limit
          ]).

/** <module> Whether a game can be played

Each state that is reached must be as contract.pl says.  The role whose turn it is has legal moves,
and each leads to one next state.  If several roles move together (../sheets/joint.pl), each of
them has a legal move.  If the game is over, each role has one goal.  A fault is an
error, with the query that shows it (../shared/user_rules.pl).  In ASP, for given states: playable.lp.

First we play some random games to the end.  Then we look at states in the order of their distance
from the beginning.  A state is judged when it is visited.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, numlist/3]).
:- use_module('../shared/random', [random_drawn/5, seed_random/2]).
:- use_module('../shared/limit', [deadline_kept/1, limit_deadline/2]).
:- use_module('../sheets/joint', [turns_joint/2]).
:- use_module('../shared/user_rules', [asked_answers/5, asked_whether/3, rules_error/2]).
:- use_module(contract, [goal_value/4, one_answer/4, query_error/3]).

%!  game_defined(+Game, -Moves) is det.
%
%   True when Game, a module, defines all the words of a game.  Moves says how its roles move: by
%   `turns` (contract.pl), or `joint` (../sheets/joint.pl).  A word that is missing is an error.
%
%       ?- game_defined(two_players_nim, Moves).
%       Moves = turns.

game_defined(Game, Moves) :-
    (   defines(Game, next/3),
        \+ defines(Game, next/4)
    ->  Moves = joint
    ;   Moves = turns
    ),
    (   member(Word, [role/1, init/1, terminal/1, legal/3, next/4, goal/3]),
        Moves-Word \== joint-next/4,
        \+ defines(Game, Word)
    ->  rules_error('~w is not defined: a game defines role/1, init/1, terminal/1, legal/3, next/4 (or \
next/3, if roles move at the same time) and goal/3', [Word])
    ;   true
    ).

defines(Game, Name/Arity) :-
    functor(Head, Name, Arity),
    current_predicate(_, Game:Head),
    \+ predicate_property(Game:Head, imported_from(_)).

%!  game_playable(+Game, +Limit, -Playable) is det.
%
%   True when Playable is playable(Roles, Init, Seen, All) of Game: Seen states were
%   looked at, and All is `true` if there are no others.  Each question may take
%   Limit, seconds(S), and all of them not more than twice as long; no more than
%   some 2000 states are looked at.  A game that can't be played is an error that says why.
%
%       ?- game_playable(two_players_nim, seconds(1), Playable).
%       Playable = playable([1, 2], heaps(1, [3, 4, 5]), 232, true).

game_playable(Game, Limit, playable(Roles, Init, Seen, All)) :-
    game_defined(Game, _),
    game_checked_roles(Game, Limit, Roles),
    asked_once(Game, init(Init), Init, Limit),
    limit_seconds(Limit, Seconds),
    Half is Seconds / 2,
    limit_deadline(seconds(Half), Deadline0),
    numlist(1, 20, Seeds),
    catch(maplist(played_by_lot(asking(Game, Roles, Limit, Deadline0), Init), Seeds),
          deadline_passed, true),
    limit_deadline(seconds(Half), Deadline),
    trie_new(Known),
    trie_insert(Known, Init),
    Looked = looked(0),
    (   catch(look([Init|States], States, asking(Game, Roles, Limit, Deadline), Known, Looked, All0),
              deadline_passed, fail)
    ->  All = All0
    ;   All = false
    ),
    arg(1, Looked, Seen).

limit_seconds(seconds(Seconds), Seconds).

%!  game_checked_roles(+Game, +Limit, -Roles) is det.
%
%   True when Roles are the roles of Game, one or more.
%
%       ?- game_checked_roles(two_players_nim, seconds(1), Roles).
%       Roles = [1, 2].

game_checked_roles(Game, Limit, Roles) :-
    asked_answers(Game:role(Role), Role, 100, Limit, Roles),
    (   Roles = [_|_]
    ->  true
    ;   rules_error('?- role(A). fails: a game has one role or more', [])
    ).

%   The one answer of a relation.

asked_once(Game, Query, Answer, Limit) :-
    asked_answers(Game:Query, Answer, 10, Limit, Answers),
    game_told(Game, Told),
    one_answer(Answers, Told, Query, Answer).

%   Game is told by the rules of this module, which has its states.

game_told(Game, Told) :-
    ( turns_joint(Game, Joint) -> Told = Joint ; Told = Game ).

%!  state_playable(+Game, +State, +Limit) is det.
%
%   True when State, the end of a game or not, is as game_playable/3 wants it.  Where its moves lead
%   is not looked at.
%
%       ?- state_playable(two_players_nim, heaps(1, [0,2]), seconds(1)).
%       true.

state_playable(Game, State, Limit) :-
    game_checked_roles(Game, Limit, Roles),
    state_judged(asking(Game, Roles, Limit, inf), State, _).

%   RolesMoves are the moves that may be played in State: none if it is terminal.  No question is
%   asked after the deadline.

state_judged(Asking, State, RolesMoves) :-
    Asking = asking(Game, Roles, Limit, Deadline),
    in_time(Deadline),
    asked_whether(Game:terminal(State), Limit, Over),
    (   Over == true
    ->  maplist(reached(Asking, State), Roles),
        RolesMoves = []
    ;   (   turns_joint(Game, Joint),
            State \= choosing(_, _)
        ->  joint_judged(asking(Joint, Roles, Limit, Deadline), State)
        ;   true
        ),
        Query = legal(State, Role, Move),
        asked_answers(Game:Query, Role-Move, 10 000, Limit, RolesMoves),
        one_mover(RolesMoves, Game, Query, Roles)
    ).

in_time(Deadline) :-
    ( Deadline == inf -> true ; deadline_kept(Deadline) ).

%   In a joint game each role has a legal move.

joint_judged(asking(Game, Roles, Limit, _), State) :-
    Query = legal(State, Role, Move),
    asked_answers(Game:Query, Role-Move, 100 000, Limit, RolesMoves),
    (   member(Stranger-_, RolesMoves),
        \+ memberchk(Stranger, Roles)
    ->  query_error(Game, legal(State, Stranger, Move), 'is true, and there is no such role')
    ;   member(Idle, Roles),
        \+ memberchk(Idle-_, RolesMoves)
    ->  query_error(Game, legal(State, Idle, Move),
                    'fails: each role has a legal move in a state that is not terminal')
    ;   true
    ).

reached(asking(Game, _, Limit, _), State, Role) :-
    asked_once(Game, goal(State, Role, Value), Value, Limit),
    game_told(Game, Told),
    goal_value(Value, Told, State, Role).

next(asking(Game, _, Limit, Deadline), State0, Role-Move, State) :-
    in_time(Deadline),
    asked_once(Game, next(State0, Role, Move, State), State, Limit).

one_mover(RolesMoves, Game, Query, Roles) :-
    (   RolesMoves = [Role-_|_]
    ->  (   \+ memberchk(Role, Roles)
        ->  arg(2, Query, Role),
            moves_told(Game, Query, 'is true, and there is no such role')
        ;   member(Other-_, RolesMoves),
            Other \== Role
        ->  moves_told(Game, Query,
                       'answers for two roles: they move by turns, or the game defines next/3')
        ;   true
        )
    ;   moves_told(Game, Query, 'fails: somebody has a legal move in a state that is not terminal')
    ).

moves_told(Game, Query, Why) :-
    game_told(Game, Told),
    query_error(Told, Query, Why).

%   A random game, as far as the time allows.

played_by_lot(Asking, State, Seed) :-
    seed_random([Seed], Random),
    by_lot(1000, Asking, State, Random).

by_lot(Moves, Asking, State0, Random0) :-
    state_judged(Asking, State0, RolesMoves),
    (   Moves > 0,
        random_drawn(RoleMove, RolesMoves, _, Random0, Random)
    ->  next(Asking, State0, RoleMove, State),
        Moves1 is Moves - 1,
        by_lot(Moves1, Asking, State, Random)
    ;   true
    ).

%   The states that are still to be looked at are a list with an open end.  Looked counts those that
%   were, without those in which some roles have chosen and others have not.

look(States, End, Asking, Known, Looked, All) :-
    (   States == End
    ->  All = true
    ;   arg(1, Looked, Count),
        Count < 2000
    ->  States = [State|States1],
        state_judged(Asking, State, RolesMoves),
        counted(State, Looked),
        followed(RolesMoves, Asking, State, Known, End, End1),
        look(States1, End1, Asking, Known, Looked, All)
    ;   All = false
    ).

counted(State, Looked) :-
    (   State = choosing(_, _)
    ->  true
    ;   arg(1, Looked, Count0),
        Count is Count0 + 1,
        nb_setarg(1, Looked, Count)
    ).

followed([], _, _, _, End, End).
followed([RoleMove|RolesMoves], Asking, State0, Known, End0, End) :-
    next(Asking, State0, RoleMove, State),
    ( trie_insert(Known, State) -> End0 = [State|End1] ; End0 = End1 ),
    followed(RolesMoves, Asking, State0, Known, End1, End).

/** <examples>

?- game_playable(two_players_noughts_and_crosses, seconds(1), Playable).
*/
