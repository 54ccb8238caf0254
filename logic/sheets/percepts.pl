:- module(sheets_percepts,
          [ joint_game/2,          % +Joint, +Turns
            game_hides/2,          % +Turns, -Joint
            state_percepts/5,      % +Joint, +State, +Moved, +Role, -Percepts
            history_seen/4,        % +Joint, +History, +Role, -Seen
            history_states/5,      % +Joint, +History, +Role, +Most, -States
            seen_states//6,        % +Joint, +Seen, +Role, +Most, +States0, -States
            guessed_moves//6       % +Joint, +States, +Role, +Playouts, +Deadline, -Moves
          ]).

/** <module> What a role has seen, where not all is seen

A joint game (joint.pl) that defines sees/4 hides something.  A game is made of it that remembers:
its states are seen(State, History), where History has the joint moves by which State was reached,
the last one first.  By that it is known what a role has _seen_: step(Move, Percepts) for each joint
move, its own move and what it learned.

Other states may agree with that.  A program that plays a role knows no more than that it is one of
these.
*/

:- use_module(library(apply), [foldl/4, maplist/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(solution_sequences), [limit/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module('../shared/random', [random_drawn/5, random_permutation/4]).
:- use_module('../two_players/contract', []).
:- use_module(search, [decoupled_moves//6]).
:- use_module(joint, [joint_moves/3, joint_next/4, joint_turns/2, turns_joint/2]).

%!  joint_game(+Joint, +Turns) is det.
%
%   True when Turns, a module that was empty, is the game by turns (joint.pl) that is made of Joint;
%   its states remember all moves if Joint hides something.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
%                      (<= terminal (true b)) (goal x 60)", greeting),
%          joint_game(greeting, greeted),
%          greeted:next(seen([a], []), x, go, State).
%       State = seen([b], [[x-go]]).

joint_game(Joint, Turns) :-
    (   current_predicate(Joint:sees/4)
    ->  atom_concat(Joint, '_remembered', Remembered),
        joint_remembered(Joint, Remembered),
        joint_turns(Remembered, Turns)
    ;   joint_turns(Joint, Turns)
    ).

joint_remembered(Joint, Game) :-
    maplist(clause_added(Game),
            [ hides(Joint),
              (role(Role) :- Joint:role(Role)),
              (init(seen(State, [])) :- Joint:init(State)),
              (terminal(seen(State, _)) :- Joint:terminal(State)),
              (legal(seen(State, _), Role, Move) :- Joint:legal(State, Role, Move)),
              (next(seen(State, History), Moved, seen(State1, [Moved|History]))
                  :- Joint:next(State, Moved, State1)),
              (goal(seen(State, _), Role, Value)
                  :- two_players_contract:state_role_goal(Joint, State, Role, Value)) ]),
    forall(( member(Head, [shown(_, _), end_words(_, _), cell(_, _, _, _)]),
             functor(Head, Name, Arity),
             current_predicate(Joint:Name/Arity) ),
           ( Head =.. [Name,State|Arguments],
             Head1 =.. [Name,seen(State, _)|Arguments],
             clause_added(Game, (Head1 :- Joint:Head)) )),
    forall(( member(Name, [title, rules, remark]), current_predicate(Joint:Name/1) ),
           ( Head =.. [Name,_], clause_added(Game, (Head :- Joint:Head)) )).

clause_added(Module, Clause) :-
    assertz(Module:Clause).

%!  game_hides(+Turns, -Joint) is semidet.
%
%   True when Turns is a game by turns (joint.pl) that was made of Joint, which hides something.
%
%       ?- game_hides(two_players_nim, _).
%       false.

game_hides(Turns, Joint) :-
    turns_joint(Turns, Remembered),
    current_predicate(Remembered:hides/1),
    Remembered:hides(Joint).

%!  history_seen(+Joint, +History, +Role, -Seen) is det.
%
%   True when Seen has a step(Move, Percepts) for each joint move of History, the first one first.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
%                      (<= terminal (true b)) (goal x 60)", greeting1),
%          history_seen(greeting1, [[x-go]], x, Seen).
%       Seen = [step(go, [hello])].

history_seen(Joint, History, Role, Seen) :-
    reverse(History, Moves),
    once(Joint:init(State)),
    moves_seen(Moves, Joint, State, Role, Seen).

moves_seen([], _, _, _, []).
moves_seen([Moved|Moves], Joint, State0, Role, [step(Move, Percepts)|Seen]) :-
    memberchk(Role-Move, Moved),
    state_percepts(Joint, State0, Moved, Role, Percepts),
    joint_next(Joint, State0, Moved, State),
    moves_seen(Moves, Joint, State, Role, Seen).

%!  state_percepts(+Joint, +State, +Moved, +Role, -Percepts) is det.
%
%   True when Role sees Percepts, in order, if Moved is played in State.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
%                      (<= terminal (true b)) (goal x 60)", greeting3),
%          state_percepts(greeting3, [a], [x-go], x, Percepts).
%       Percepts = [hello].

state_percepts(Joint, State, Moved, Role, Percepts) :-
    findall(Percept, Joint:sees(State, Moved, Role, Percept), Percepts0),
    sort(Percepts0, Percepts).

%!  guessed_moves(+Joint, +States, +Role, +Playouts, +Deadline, -Moves)// is semidet.
%
%   As decoupled_moves//6, for a Role that is in one of States, each as likely: the playouts are
%   shared by at most ten of them, drawn at random.  Fails if the game is over in all of them.
%
%       ?- kif_module("(role random) (role x) (init deal) (legal random 1) (legal random 2)
%                      (<= (legal x noop) (true deal)) (<= (legal x ?n) (true ?n) (distinct ?n deal))
%                      (<= (next ?n) (does random ?n) (true deal)) (<= (next end) (not (true deal)))
%                      (<= (sees x ?n) (does random ?n)) (<= terminal (true end))
%                      (goal x 70) (goal random 0)", dealt),
%          guessed_moves(dealt, [[2]], x, 5, inf, Moves, 1, _).
%       Moves = [move(2, 5, 70.0)].

guessed_moves(Joint, States0, Role, Playouts, Deadline, Moves) -->
    { findall(State, ( member(State, States0), \+ Joint:terminal(State) ), States1) },
    fewer(States1, 10, States),
    { length(States, Count),
      Count > 0,
      Each is max(1, Playouts // Count) },
    states_playouts(States, Joint, Role, Each, Deadline, [], Counts),
    { findall(Move, member(move(Move, _, _), Counts), Tried0),
      sort(Tried0, Tried),
      findall(move(Move, Visits, Mean),
              ( member(Move, Tried),
                aggregate_all(sum(Number), member(move(Move, Number, _), Counts), Visits),
                aggregate_all(sum(Number * Mean0), member(move(Move, Number, Mean0), Counts), Sum),
                Mean is Sum / Visits ),
              Moves) }.

states_playouts([], _, _, _, _, Counts, Counts) --> [].
states_playouts([State|States], Joint, Role, Playouts, Deadline, Counts0, Counts) -->
    decoupled_moves(Joint, State, Role, Playouts, Deadline, Moves),
    { append(Moves, Counts0, Counts1) },
    states_playouts(States, Joint, Role, Playouts, Deadline, Counts1, Counts).

moved([], _, _, []).
moved([Role1-Moves|RolesMoves], Role, Move, [Role1-Move1|Moved]) :-
    (   Role1 == Role
    ->  Move1 = Move,
        memberchk(Move, Moves)
    ;   member(Move1, Moves)
    ),
    moved(RolesMoves, Role, Move, Moved).

%!  history_states(+Joint, +History, +Role, +Most, -States) is semidet.
%
%   True when States are all those that agree with what Role has seen after History.  Fails if there
%   are more than Most on the way.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
%                      (<= terminal (true b)) (goal x 60)", greeting4),
%          history_states(greeting4, [[x-go]], x, 10, States).
%       States = [[b]].

history_states(Joint, History, Role, Most, States) :-
    history_seen(Joint, History, Role, Seen),
    once(Joint:init(State)),
    foldl(step_states(Joint, Role, Most), Seen, [State], States0),
    sort(States0, States).

%   A state is there once for each way to it.

step_states(Joint, Role, Most, Step, States0, States) :-
    TooMany is Most + 1,
    findall(State,
            limit(TooMany, ( member(State0, States0), step_state(Joint, Role, Step, State0, State) )),
            States),
    length(States, Count),
    Count =< Most.

step_state(Joint, Role, Step, State0, State) :-
    state_ways(Joint, Role, Step, State0, Ways),
    member(Moved, Ways),
    way_state(Joint, Role, Step, State0, Moved, State).

%   Ways are the joint moves in which Role makes the move of Step.

state_ways(Joint, Role, step(Move, _), State, Ways) :-
    (   Joint:terminal(State)
    ->  Ways = []
    ;   joint_moves(Joint, State, RolesMoves),
        findall(Moved, moved(RolesMoves, Role, Move, Moved), Ways)
    ).

way_state(Joint, Role, step(_, Percepts), State0, Moved, State) :-
    state_percepts(Joint, State0, Moved, Role, Percepts),
    joint_next(Joint, State0, Moved, State).

%!  seen_states(+Joint, +Seen, +Role, +Most, +States0, -States)// is det.
%
%   True when States follow States0 and agree with what Role has Seen since.  If there are more than
%   Most on the way, about so many are drawn at random.
%
%       ?- kif_module("(role x) (role random) (init a) (legal x go) (legal random 1)
%                      (legal random 2) (<= (next ?n) (does random ?n)) (sees x nothing)
%                      (<= terminal (not (true a))) (goal x 60) (goal random 0)", blind),
%          seen_states(blind, [step(go, [nothing])], x, 10, [[a]], States, 1, _).
%       States = [[1], [2]].

seen_states(_, [], _, _, States, States) --> [].
seen_states(Joint, [Step|Seen], Role, Most, States0, States) -->
    (   { step_states(Joint, Role, Most, Step, States0, States1) }
    ->  []
    ;   fewer(States0, Most, States2),
        { length(States2, Count),
          Each is Most // Count },
        ways_drawn(States2, Joint, Role, Step, Each, [], States1)
    ),
    seen_states(Joint, Seen, Role, Most, States1, States).

ways_drawn([], _, _, _, _, States, States) --> [].
ways_drawn([State0|States0], Joint, Role, Step, Each, Found0, States) -->
    { state_ways(Joint, Role, Step, State0, Ways0) },
    random_permutation(Ways0, Ways),
    { findall(State,
              limit(Each,
                    ( member(Moved, Ways), way_state(Joint, Role, Step, State0, Moved, State) )),
              Found),
      append(Found, Found0, Found1) },
    ways_drawn(States0, Joint, Role, Step, Each, Found1, States).

fewer(States0, Most, States) -->
    { length(States0, Count) },
    (   { Count =< Most }
    ->  { States = States0 }
    ;   { length(States, Most) },
        each_drawn(States, States0)
    ).

each_drawn([], _) --> [].
each_drawn([State|States], All) -->
    random_drawn(State, All, _),
    each_drawn(States, All).

/** <examples>

?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
               (<= terminal (true b)) (goal x 60)", greeting2),
   history_seen(greeting2, [[x-go]], x, Seen).
*/
