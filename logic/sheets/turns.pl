:- module(sheets_turns,
          [ joint_turns/2,         % +Joint, +Turns
            turns_joint/2,         % +Turns, -Joint
            turns_first/3,         % +Turns, +Role, -First
            turn_joint/5,          % +Joint, +State, +Role, +Move, -Moved
            chosen_state/2         % +State0, -State
          ]).

/** <module> A joint game as one in which the roles move by turns

Searches, tables and faces know games in which one role moves after the other
(../two_players/contract.pl).  Here such a game is made of a joint one (joint.pl):

  - If just one role has a choice, it moves, and the only moves of the others go with it.
  - If several roles have a choice at the same time, they choose one after the other, in the order
    of role/1.  Between them the state is choosing(State, Chosen), where Chosen has a pair Role-Move
    for each that has chosen.  Nobody must use Chosen before all have.
  - If nobody has a choice, the first role moves whose only move is not `noop`; the last role if
    there is none.
*/

:- use_module(library(apply), [include/3, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, select/3]).
:- use_module('../two_players/contract', []).
:- use_module(joint, [joint_moves/3, joint_next/4]).

%!  joint_turns(+Joint, +Turns) is det.
%
%   True when Turns, a module that was empty, is the game by turns that is made of Joint.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 3) (legal o 4)
%                      (<= (next (got ?m)) (does ?r ?m)) (<= terminal (true (got ?m)))
%                      (goal x 50) (goal o 50)", both),
%          joint_turns(both, by_turns),
%          moves_state(by_turns, [2,3], State).
%       State = [got(2), got(3)] .

joint_turns(Joint, Turns) :-
    turns_told(Joint, none, Turns).

%   A role that is First chooses before the others.

turns_told(Joint, First, Turns) :-
    maplist(clause_added(Turns),
            [ made_of(Joint),
              (role(Role) :- Joint:role(Role)),
              (init(State) :- Joint:init(State)),
              (terminal(State) :- State \= choosing(_, _), Joint:terminal(State)),
              (legal(State, Role, Move) :- sheets_turns:turn_legal(Joint, First, State, Role, Move)),
              (next(State, Role, Move, State1)
                  :- sheets_turns:turn_next(Joint, First, State, Role, Move, State1)),
              (goal(State, Role, Value) :- two_players_contract:state_role_goal(Joint, State, Role, Value)) ]),
    forall(( member(Head, [shown(_, _), cell(_, _, _, _)]),
             defined(Joint, Head) ),
           ( Head =.. [Name,State|Arguments],
             Head1 =.. [Name,State1|Arguments],
             clause_added(Turns, (Head :- sheets_turns:state_chosen(State, State1, _),
                                          Joint:Head1)) )),
    forall(( member(Head, [title(_), rules(_)]), defined(Joint, Head) ),
           clause_added(Turns, (Head :- Joint:Head))).

clause_added(Module, Clause) :-
    assertz(Module:Clause).

defined(Module, Head) :-
    functor(Head, Name, Arity),
    current_predicate(Module:Name/Arity).

%!  turns_joint(+Turns, -Joint) is semidet.
%
%   True when Turns was made of Joint.
%
%       ?- turns_joint(two_players_nim, _).
%       false.

turns_joint(Turns, Joint) :-
    atom(Turns),
    current_predicate(Turns:made_of/1),
    Turns:made_of(Joint).

%!  turns_first(+Turns, +Role, -First) is det.
%
%   True when First is Turns, but Role chooses before all others who choose at the same time, so
%   that they could know its choice.  What Role can reach there it can reach for certain.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 3) (legal o 4)
%                      (next b) (<= terminal (true b)) (goal x 50) (goal o 50)", pair),
%          joint_turns(pair, in_turn), turns_first(in_turn, o, First),
%          state_moves(First, [a], Role, _).
%       First = in_turn_o, Role = o.

turns_first(Turns, Role, First) :-
    (   turns_joint(Turns, Joint)
    ->  format(atom(First), "~w_~w", [Turns, Role]),
        (   turns_joint(First, Joint)
        ->  true
        ;   turns_told(Joint, Role, First)
        )
    ;   First = Turns
    ).

%!  chosen_state(+State0, -State) is det.
%
%   True when State is State0 before anybody has chosen in it: what all roles know of it.
%
%       ?- chosen_state(choosing([a], [x-1]), State).
%       State = [a].

chosen_state(State0, State) :-
    state_chosen(State0, State, _).

%   Choosers has a pair Role-Moves for each role that has a choice; or the one that moves if nobody
%   has.

choosers(RolesMoves, Choosers) :-
    include(has_choice, RolesMoves, Choosers0),
    (   Choosers0 = [_|_]
    ->  Choosers = Choosers0
    ;   member(Role-[Move], RolesMoves),
        Move \== noop
    ->  Choosers = [Role-[Move]]
    ;   include(moves, RolesMoves, Movers),
        last(Movers, Mover)
    ->  Choosers = [Mover]
    ;   Choosers = []
    ).

has_choice(_-[_,_|_]).

moves(_-[_|_]).

%   The state itself, and the moves that were chosen in it.

state_chosen(State0, State, Chosen) :-
    (   State0 = choosing(State1, Chosen1)
    ->  State = State1,
        Chosen = Chosen1
    ;   State = State0,
        Chosen = []
    ).

turn_legal(Joint, First, State0, Role, Move) :-
    state_chosen(State0, State, Chosen),
    joint_moves(Joint, State, RolesMoves),
    choosers(RolesMoves, Choosers0),
    first_chooser(Choosers0, First, Choosers),
    chooser(Choosers, Chosen, Role0-Moves, _),
    Role = Role0,
    member(Move, Moves).

first_chooser(Choosers0, First, Choosers) :-
    (   select(First-Moves, Choosers0, Others)
    ->  Choosers = [First-Moves|Others]
    ;   Choosers = Choosers0
    ).

%   The first one who has not chosen yet, and those after it.

chooser([Role-Moves|Choosers], Chosen, Chooser, Others) :-
    (   memberchk(Role-_, Chosen)
    ->  chooser(Choosers, Chosen, Chooser, Others)
    ;   Chooser = Role-Moves,
        Others = Choosers
    ).

turn_next(Joint, First, State0, Role, Move, State) :-
    turn_moved(Joint, First, State0, Role, Move, State1, Moved),
    (   Moved = choosing(Chosen)
    ->  State = choosing(State1, Chosen)
    ;   joint_next(Joint, State1, Moved, State)
    ).

%   All moves that are made by it, or choosing(Chosen) if other roles choose yet.

turn_moved(Joint, First, State0, Role, Move, State, Moved) :-
    state_chosen(State0, State, Chosen0),
    joint_moves(Joint, State, RolesMoves),
    choosers(RolesMoves, Choosers0),
    first_chooser(Choosers0, First, Choosers),
    chooser(Choosers, Chosen0, Role-Moves, Others),
    memberchk(Move, Moves),
    append(Chosen0, [Role-Move], Chosen),
    (   Others = [_|_]
    ->  Moved = choosing(Chosen)
    ;   include(moves, RolesMoves, Movers),
        maplist(role_move(Chosen), Movers, Moved)
    ).

%!  turn_joint(+Joint, +State, +Role, +Move, -Moved) is semidet.
%
%   True when Moved are the moves that all roles make if Role, whose turn it is in State, plays Move.
%   Fails if others choose yet.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o noop) (next a)
%                      (<= terminal (true b)) (goal x 50) (goal o 50)", one_chooses),
%          turn_joint(one_chooses, [a], x, 2, Moved).
%       Moved = [x-2, o-noop].

turn_joint(Joint, State, Role, Move, Moved) :-
    turn_moved(Joint, none, State, Role, Move, _, Moved),
    Moved \= choosing(_).

role_move(Chosen, Role-[Only|_], Role-Move) :-
    (   memberchk(Role-Move0, Chosen)
    ->  Move = Move0
    ;   Move = Only
    ).

/** <examples>

?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 3) (legal o 4) (next a)
               (<= terminal (true b)) (goal x 50) (goal o 50)", twice),
   joint_turns(twice, after), after:next([a], x, 2, State).
*/
