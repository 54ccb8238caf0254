:- module(games_playable,
          [ game_playable/3,       % +Game, +Limit, -Playable
            game_two_roles/3,      % +Game, +Limit, -Roles
            state_playable/3       % +Game, +State, +Limit
          ]).

/** <module> Whether a game can be played

Each state that is reached must be as contract.pl says.  The role whose turn it is has legal moves,
and each leads to one next state.  If the game is over, each role has one goal.  A fault is an
error, with the query that shows it (../guessing/fault.pl).  In ASP, for given states: playable.lp.

First we play some random games to the end.  Then we look at states in the order of their distance
from the beginning.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, numlist/3]).
:- use_module('../../random', [random_drawn/5, seed_random/2]).
:- use_module('../../search/limit', [limit_deadline/2]).
:- use_module('../guessing/asking', [asked_answers/5, asked_whether/3]).
:- use_module('../guessing/fault', [query_text/2, told/2]).

%!  game_playable(+Game, +Limit, -Playable) is det.
%
%   True when Playable is playable(Roles, Init, Seen, All) of Game: Seen states were
%   looked at, and All is `true` if there are no others.  Each question may take
%   Limit, seconds(S), and all of them not much more than twice as long; no more than
%   some 2000 states are looked at.  A game that can't be played is an error that says why.
%
%       ?- game_playable(games_nim, seconds(1), Playable).
%       Playable = playable([1, 2], heaps(1, [3, 4, 5]), 232, true).

game_playable(Game, Limit, playable(Roles, Init, Seen, All)) :-
    game_two_roles(Game, Limit, Roles),
    maplist(defined(Game), [init/1, terminal/1, legal/3, next/4, goal/3]),
    one_answer(Game, init(Init), Init, Limit),
    limit_seconds(Limit, Seconds),
    Half is Seconds / 2,
    limit_deadline(seconds(Half), Deadline0),
    numlist(1, 20, Seeds),
    maplist(played_by_lot(asking(Game, Roles, Limit, Deadline0), Init), Seeds),
    limit_deadline(seconds(Half), Deadline),
    Asking = asking(Game, Roles, Limit, Deadline),
    trie_new(Known),
    trie_insert(Known, Init),
    look([Init|States], States, Asking, Known, All),
    trie_property(Known, value_count(Seen)).

limit_seconds(seconds(Seconds), Seconds).

defined(Game, Name/Arity) :-
    functor(Head, Name, Arity),
    (   current_predicate(_, Game:Head),
        \+ predicate_property(Game:Head, imported_from(_))
    ->  true
    ;   told('~w is not defined: a game of two players defines role/1, init/1, terminal/1, \
legal/3, next/4 and goal/3', [Name/Arity])
    ).

%!  game_two_roles(+Game, +Limit, -Roles) is det.
%
%   True when Roles are the two roles of Game.  Any other number of roles is an error.
%
%       ?- game_two_roles(games_nim, seconds(1), Roles).
%       Roles = [1, 2].

game_two_roles(Game, Limit, Roles) :-
    defined(Game, role/1),
    asked_answers(Game:role(Role), Role, 10, Limit, Roles),
    (   Roles = [_,_]
    ->  true
    ;   length(Roles, Count),
        told('?- role(A). has ~d answers: a game is of two players', [Count])
    ).

%   The one answer of a relation.

one_answer(Game, Query, Answer, Limit) :-
    asked_answers(Game:Query, Answer, 10, Limit, Answers),
    (   Answers = [Answer]
    ->  true
    ;   query_text(Query, Text),
        (   Answers = [Answer1,Answer2|_]
        ->  query_text(Answer1, Text1),
            query_text(Answer2, Text2),
            told('?- ~w. answers ~w and ~w: it has one answer', [Text, Text1, Text2])
        ;   told('?- ~w. fails: it has one answer', [Text])
        )
    ).

%!  state_playable(+Game, +State, +Limit) is det.
%
%   True when State, the end of a game or not, is as game_playable/3 wants it.

state_playable(Game, State, Limit) :-
    game_two_roles(Game, Limit, Roles),
    state_nexts(asking(Game, Roles, Limit, inf), State, _).

%   Nexts are the states that follow State; none does if it is terminal.

state_nexts(Asking, State, Nexts) :-
    Asking = asking(Game, Roles, Limit, _),
    asked_whether(Game:terminal(State), Limit, Over),
    (   Over == true
    ->  maplist(reached(Asking, State), Roles),
        Nexts = []
    ;   Query = legal(State, Role, Move),
        asked_answers(Game:Query, Role-Move, 10 000, Limit, RolesMoves),
        one_mover(RolesMoves, Query, Roles),
        maplist(next(Asking, State), RolesMoves, Nexts)
    ).

reached(asking(Game, _, Limit, _), State, Role) :-
    one_answer(Game, goal(State, Role, Value), Value, Limit),
    (   integer(Value),
        between(0, 100, Value)
    ->  true
    ;   query_told(goal(State, Role, _), 'answers what is no goal: it is a whole number, 0 to 100')
    ).

next(asking(Game, _, Limit, _), State0, Role-Move, State) :-
    one_answer(Game, next(State0, Role, Move, State), State, Limit).

one_mover(RolesMoves, Query, Roles) :-
    (   RolesMoves = [Role-_|_]
    ->  (   \+ memberchk(Role, Roles)
        ->  arg(2, Query, Role),
            query_told(Query, 'is true, and there is no such role')
        ;   member(Other-_, RolesMoves),
            Other \== Role
        ->  query_told(Query, 'answers for both players: they move by turns')
        ;   true
        )
    ;   query_told(Query, 'fails: who can\'t move in a state that is not terminal can\'t go on')
    ).

query_told(Query, Why) :-
    query_text(Query, Text),
    told('?- ~w. ~w', [Text, Why]).

%   A random game, as far as the time allows.

played_by_lot(Asking, State, Seed) :-
    seed_random([Seed], Random),
    by_lot(1000, Asking, State, Random).

by_lot(Moves, Asking, State0, Random0) :-
    state_nexts(Asking, State0, Nexts),
    (   Moves > 0,
        in_time(Asking),
        random_drawn(State, Nexts, _, Random0, Random)
    ->  Moves1 is Moves - 1,
        by_lot(Moves1, Asking, State, Random)
    ;   true
    ).

in_time(asking(_, _, _, Deadline)) :-
    get_time(Now),
    Now < Deadline.

%   The states that are still to be looked at are a list with an open end.

look(States, End, Asking, Known, All) :-
    (   States == End
    ->  All = true
    ;   trie_property(Known, value_count(Count)),
        Count < 2000,
        in_time(Asking)
    ->  States = [State|States1],
        state_nexts(Asking, State, Nexts),
        foldl(new_state(Known), Nexts, End, End1),
        look(States1, End1, Asking, Known, All)
    ;   All = false
    ).

new_state(Known, State, End0, End) :-
    (   trie_insert(Known, State)
    ->  End0 = [State|End]
    ;   End0 = End
    ).

/** <examples>

?- game_playable(games_noughts_and_crosses, seconds(1), Playable).
*/
