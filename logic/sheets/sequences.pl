:- module(sheets_sequences,
          [ hidden_worth/4         % +Joint, +Steps, +Role, -Value
          ]).

/** <module> What a role can reach on average in a small game of two that hides something

A role does not know the state, but what it has seen (percepts.pl): it plays the same in all states
in which it has seen the same, its _information set_.  A _sequence_ is the last choice of a role,
Seen-Move, which says all its choices before; `none` before the first.  How likely the sequences of
a role are to be played, as far as that is up to it, is a plan; the best plan against every other one
is the solution of a linear program whose size is that of the game (D. Koller, N. Megiddo, B. von
Stengel, 1996).  library(simplex) solves it with rational numbers.
*/

:- autoload(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- autoload(library(simplex), [constraint/3, gen_state/1, maximize/3, variable_value/3]).
:- use_module('../two_players/contract', [state_role_goal/4]).
:- use_module(joint, [joint_moves/3, joint_next/4]).
:- use_module(percepts, [state_percepts/5]).

%!  hidden_worth(+Joint, +Steps, +Role, -Value) is semidet.
%
%   True when Role, one of two in Joint besides `random`, reaches Value on average if it plays as well
%   as it can and the other plays against it.  Fails if there is another number of roles, and if the
%   game does not end within so many Steps.
%
%       ?- kif_module("(role x) (role o) (init a) (side l) (side r)
%                      (<= (legal ?r ?s) (role ?r) (side ?s)) (<= (next (at ?r ?s)) (does ?r ?s))
%                      (<= terminal (true (at x ?s))) (<= (sees ?r nothing) (role ?r))
%                      (<= (goal x 100) (true (at x ?s)) (true (at o ?s)))
%                      (<= (goal x 0) (true (at x ?s)) (not (true (at o ?s)))) (goal o 0)", hidden),
%          hidden_worth(hidden, 1, x, Value).
%       Value = 50.

hidden_worth(Joint, Steps, Role, Value) :-
    findall(Other, ( Joint:role(Other), Other \== Role, Other \== random ), [Against]),
    once(Joint:init(State)),
    Game = game(Joint, Role, Against),
    node_leaves(State, Game, Steps, 1, at([], none), at([], none), Leaves-[]),
    sequences(Leaves, Plan, Plans),
    once(programmed(Leaves, Plan, Plans, Value)).      % the library leaves choice points

%   The ends of the game, leaf(Choices, Choices1, Worth): the choices of both on the way, the last one
%   first, and the goal of Role times how likely chance makes it.  at(Seen, Choices) is what a role
%   has seen, and has chosen.

node_leaves(State, Game, Steps, Chance, At, At1, Leaves-End) :-
    Game = game(Joint, Role, _),
    (   Joint:terminal(State)
    ->  state_role_goal(Joint, State, Role, Goal),
        At = at(_, Choices),
        At1 = at(_, Choices1),
        Worth is Goal * Chance,
        Leaves = [leaf(Choices, Choices1, Worth)|End]
    ;   Steps > 0,
        joint_moves(Joint, State, RolesMoves),
        findall(Moved, moved(RolesMoves, Moved), All),
        (   memberchk(random-Draws, RolesMoves)
        ->  length(Draws, Count),
            Chance1 is Chance rdiv Count
        ;   Chance1 = Chance
        ),
        Steps1 is Steps - 1,
        moves_leaves(All, State, RolesMoves, Game, Steps1, Chance1, At, At1, Leaves-End)
    ).

moved([], []).
moved([Role-Moves|RolesMoves], [Role-Move|Moved]) :-
    member(Move, Moves),
    moved(RolesMoves, Moved).

moves_leaves([], _, _, _, _, _, _, _, End-End).
moves_leaves([Moved|All], State, RolesMoves, Game, Steps, Chance, At0, At1, Leaves-End) :-
    Game = game(Joint, Role, Against),
    after(At0, Role, Joint, State, RolesMoves, Moved, At2),
    after(At1, Against, Joint, State, RolesMoves, Moved, At3),
    joint_next(Joint, State, Moved, Next),
    node_leaves(Next, Game, Steps, Chance, At2, At3, Leaves-Rest),
    moves_leaves(All, State, RolesMoves, Game, Steps, Chance, At0, At1, Rest-End).

after(at(Seen, Choices0), Role, Joint, State, RolesMoves, Moved,
      at([step(Move, Percepts)|Seen], Choices)) :-
    memberchk(Role-Move, Moved),
    memberchk(Role-Moves, RolesMoves),
    state_percepts(Joint, State, Moved, Role, Percepts),
    (   Moves = [_]
    ->  Choices = Choices0
    ;   Choices = choice(Seen, Move, Choices0)
    ).

%   The sequences of both, each numbered: Number-Choices.

sequences(Leaves, Plan, Plans) :-
    findall(Choices, ( member(leaf(All, _, _), Leaves), before(All, Choices) ), Mine),
    findall(Choices, ( member(leaf(_, All, _), Leaves), before(All, Choices) ), Others),
    numbered(Mine, Plan),
    numbered(Others, Plans).

before(Choices, Choices).
before(choice(_, _, Choices0), Choices) :-
    before(Choices0, Choices).

numbered(Terms0, Numbered) :-
    sort(Terms0, Terms),
    findall(Number, nth1(Number, Terms, _), Numbers),
    pairs_keys_values(Numbered, Terms, Numbers).

%   The variables are plan(Number), for each sequence of Role, and least(Number): what the other can
%   hold Role to from an information set on, in which the sequence Number leads to a choice.

programmed(Leaves, Plan, Plans, Value) :-
    findall(set(Seen, Choices0), member(choice(Seen, _, Choices0)-_, Plan), Sets0),
    sort(Sets0, Sets),
    findall(set(Seen, Choices0), member(choice(Seen, _, Choices0)-_, Plans), Sets1),
    numbered(Sets1, Others),
    memberchk(none-Begin, Plan),
    gen_state(S0),
    constraint([1*plan(Begin)] = 1, S0, S1),
    foldl(planned(Plan), Sets, S1, S2),
    foldl(held(Leaves, Plan, Others), Plans, S2, S3),
    maximize([1*least(0)], S3, S),
    variable_value(S, least(0), Value).

%   In an information set the choices are as likely together as it is to come there.

planned(Plan, set(Seen, Choices), S0, S) :-
    memberchk(Choices-Number, Plan),
    findall(1*plan(Number1), member(choice(Seen, _, Choices)-Number1, Plan), Terms),
    constraint([-1*plan(Number)|Terms] = 0, S0, S).

%   The other takes the choice that is worst for Role: what it leads to at once, and later.

held(Leaves, Plan, Others, Choices-_, S0, S) :-
    (   Choices = choice(Seen, _, Choices0)
    ->  memberchk(set(Seen, Choices0)-Set, Others)
    ;   Set = 0
    ),
    findall(-1*least(Later), member(set(_, Choices)-Later, Others), Laters),
    findall(Number-Worth,
            ( member(leaf(Mine, Choices, Worth), Leaves), memberchk(Mine-Number, Plan) ),
            Worths),
    findall(Minus*plan(Number),
            ( aggregate_all(bag(Number0), member(Number0-_, Worths), Bag),
              sort(Bag, Numbers),
              member(Number, Numbers),
              aggregate_all(sum(Worth), member(Number-Worth, Worths), Sum),
              Minus is -Sum ),
            Terms),
    append([1*least(Set)|Laters], Terms, All),
    constraint(All =< 0, S0, S).

/** <examples>

?- kif_module("(role x) (role o) (init a) (legal x l) (legal x r) (legal o l) (legal o r)
               (<= (next (at ?r ?s)) (does ?r ?s)) (<= terminal (true (at x ?s)))
               (<= (sees ?r nothing) (role ?r)) (<= (goal x 80) (true (at x ?s)) (true (at o ?s)))
               (<= (goal x 0) (true (at x ?s)) (not (true (at o ?s)))) (goal o 0)", apart),
   hidden_worth(apart, 1, x, Value).
*/
