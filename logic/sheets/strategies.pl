:- module(sheets_strategies,
          [ role_worth/5,          % +Joint, +State, +Steps, +Role, -Worth
            hidden_worth/4,        % +Joint, +Steps, +Role, -Value
            alone_worth/4          % +Joint, +Steps, +Role, -Value
          ]).

/** <module> What a role can reach on average: exact values by linear programs

If two roles choose at the same time, it may be best to choose at random: a _mixed strategy_ says
how likely each move is (J. von Neumann, 1928).  The strategy that reaches most on average, whatever
the other does, is the solution of a linear program.  library(simplex) solves it with rational
numbers, so values are exact.

First where all is seen, then where not all is seen: against another role, and against chance alone.
*/

:- autoload(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, maplist/3, partition/4]).
:- use_module(library(lists),
              [ append/3, max_member/2, member/2, memberchk/2, min_list/2, nth1/3, numlist/3,
                selectchk/3, sum_list/2 ]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys_values/3, pairs_values/2]).
:- autoload(library(simplex), [constraint/3, gen_state/1, maximize/3, variable_value/3]).
:- use_module('../two_players/contract', [state_role_goal/4]).
:- use_module(joint, [joint_moves/3, joint_next/4]).
:- use_module(percepts, [state_percepts/5]).

%   ---- Roles that move at the same time ----
%
%   All other roles are taken together, as one that wants Role to reach as little as possible; chance
%   plays each of its moves as often as the others.  In a game of two whose goals have always the same
%   sum, that is the value of the game.

%   Rows, one for each move, are what it is worth against each move of the other.  Value is the most
%   that can be reached on average, by playing each move with its chance among Chances.

matrix_value(Rows, Value, Chances) :-
    length(Rows, Count),
    maplist(min_list, Rows, Lowest),
    max_member(Sure, Lowest),
    columns(Rows, Columns),
    maplist(max_of, Columns, Highest),
    min_list(Highest, Sure1),
    numlist(1, Count, Numbers),
    (   Sure =:= Sure1                  % a move that is best whatever the other does
    ->  Value = Sure,
        nth1(Best, Lowest, Sure2),
        Sure2 =:= Sure,
        !,      % the first such move
        maplist(chance_of(Best), Numbers, Chances)
    ;   min_list(Lowest, Least),
        once(programmed(Columns, Least, Numbers, Above, Chances)),  % the library leaves choices
        Value is Above + Least
    ).

%   Values of a linear program are not below 0, so they are those above the Least.

programmed(Columns, Least, Numbers, Above, Chances) :-
    gen_state(S0),
    foldl(column_constraint(Least), Columns, S0, S1),
    maplist(one_share, Numbers, Ones),
    constraint(Ones = 1, S1, S2),
    maximize([1*value], S2, S),
    variable_value(S, value, Above),
    maplist(share(S), Numbers, Chances).

max_of(Values, Most) :-
    max_member(Most, Values).

chance_of(Best, Number, Chance) :-
    ( Number =:= Best -> Chance = 1 ; Chance = 0 ).

columns([Row|Rows], Columns) :-
    length(Row, Count),
    numlist(1, Count, Numbers),
    maplist(column([Row|Rows]), Numbers, Columns).

column(Rows, Number, Column) :-
    maplist(nth1(Number), Rows, Column).

%   Against this move of the other, the value is reached.

column_constraint(Least, Column, S0, S) :-
    findall(Above*share(Number), ( nth1(Number, Column, Value), Above is Value - Least ), Terms),
    constraint([-1*value|Terms] >= 0, S0, S).

one_share(Number, 1*share(Number)).

share(S, Number, Chance) :-
    variable_value(S, share(Number), Chance).

%!  role_worth(+Joint, +State, +Steps, +Role, -Worth) is semidet.
%
%   True when Worth is worth(Role, Value, Choices): Role reaches Value on average from State on, in a joint
%   game (joint.pl), if it plays as well as it can and all others play against it.  Choices has a
%   pair Move-Chance for each move that it then plays now.  Fails if the game does not end within so
%   many Steps.
%
%       ?- kif_module("(role x) (role o) (init a) (side l) (side r)
%                      (<= (legal ?r ?s) (role ?r) (side ?s)) (<= (next (at ?r ?s)) (does ?r ?s))
%                      (<= terminal (true (at x ?s)))
%                      (<= (goal x 100) (true (at x ?s)) (true (at o ?s)))
%                      (<= (goal x 0) (true (at x ?s)) (not (true (at o ?s)))) (goal o 0)", sides),
%          role_worth(sides, [a], 1, x, Worth).
%       Worth = worth(x, 50, [l-1r2, r-1r2]).

role_worth(Joint, State, Steps, Role, worth(Role, Value, Choices)) :-
    trie_new(Known),
    worth(State, game(Joint, Role, Known), Steps, Value),
    (   Joint:terminal(State)
    ->  Choices = []
    ;   state_matrix(State, game(Joint, Role, Known), Steps, Moves, Rows),
        matrix_value(Rows, _, Chances),
        findall(Move-Chance,
                ( nth1(Number, Moves, Move), nth1(Number, Chances, Chance), Chance > 0 ),
                Choices)
    ).

%   Values are kept by state and by the steps that are left.

worth(State, Game, Steps, Value) :-
    Game = game(Joint, Role, Known),
    (   trie_lookup(Known, State-Steps, Value0)
    ->  Value = Value0
    ;   Joint:terminal(State)
    ->  state_role_goal(Joint, State, Role, Value)
    ;   state_matrix(State, Game, Steps, _, Rows),
        matrix_value(Rows, Value, _),
        trie_insert(Known, State-Steps, Value)
    ).

%   The moves of the role, and a row for each: its worth against each choice of the others.

state_matrix(State, Game, Steps0, Moves, Rows) :-
    Steps0 > 0,
    Steps is Steps0 - 1,
    Game = game(Joint, Role, _),
    joint_moves(Joint, State, RolesMoves),
    selectchk(Role-Moves, RolesMoves, Others0),
    partition(by_chance, Others0, Chance, Others),
    findall(Choice, choice(Others, Choice), Choices),
    findall(Drawn, choice(Chance, Drawn), Draws),
    findall(Role1, member(Role1-_, RolesMoves), Roles),
    maplist(move_row(State, Game, Steps, Roles, Choices, Draws), Moves, Rows).

by_chance(random-_).

choice([], []).
choice([Role-Moves|RolesMoves], [Role-Move|Choice]) :-
    member(Move, Moves),
    choice(RolesMoves, Choice).

move_row(State, Game, Steps, Roles, Choices, Draws, Move, Row) :-
    maplist(mean_worth(State, Game, Steps, Roles, Move, Draws), Choices, Row).

mean_worth(State, Game, Steps, Roles, Move, Draws, Choice, Mean) :-
    maplist(drawn_worth(State, Game, Steps, Roles, Move, Choice), Draws, Values),
    sum_list(Values, Sum),
    length(Values, Count),
    Mean is Sum rdiv Count.

drawn_worth(State, Game, Steps, Roles, Move, Choice, Drawn, Value) :-
    Game = game(Joint, Role, _),
    maplist(role_choice([[Role-Move], Choice, Drawn]), Roles, Moved),
    joint_next(Joint, State, Moved, Next),
    worth(Next, Game, Steps, Value).

role_choice(Choices, Role, Role-Move) :-
    member(Choice, Choices),
    member(Role-Move, Choice),
    !.      % each role has one choice

%   ---- A small game of two that hides something ----
%
%   A role does not know the state, but what it has seen (percepts.pl): it plays the same in all states
%   in which it has seen the same, its _information set_.  A _sequence_ is the last choice of a role,
%   Seen-Move, which says all its choices before; `none` before the first.  How likely the sequences of
%   a role are to be played, as far as that is up to it, is a plan; the best plan against every other one
%   is the solution of a linear program whose size is that of the game (D. Koller, N. Megiddo, B. von
%   Stengel, 1996).  library(simplex) solves it with rational numbers.

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
        findall(Moved, choice(RolesMoves, Moved), All),
        (   memberchk(random-Draws, RolesMoves)
        ->  length(Draws, Count),
            Chance1 is Chance rdiv Count
        ;   Chance1 = Chance
        ),
        Steps1 is Steps - 1,
        moves_leaves(All, State, RolesMoves, Game, Steps1, Chance1, At, At1, Leaves-End)
    ).

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

%   ---- One role against chance, where it does not see all ----
%
%   A role knows what it has seen (percepts.pl).  Its _belief_ is how likely each state is by that:
%   pairs State-Chance, which are not divided by their sum.  It plays one move in all states of a belief.

%!  alone_worth(+Joint, +Steps, +Role, -Value) is semidet.
%
%   True when Role, the only one of Joint besides `random`, reaches Value on average with the best
%   play.  Fails if the game does not end within so many Steps.
%
%       ?- kif_module("(role random) (role x) (side l) (side r)
%                      (<= (legal ?r ?s) (role ?r) (side ?s))
%                      (<= (next (at ?r ?s)) (does ?r ?s)) (<= terminal (true (at x ?s)))
%                      (sees x nothing) (<= (goal x 80) (true (at x l)) (true (at random l)))
%                      (<= (goal x 0) (true (at x l)) (true (at random r)))
%                      (<= (goal x 30) (true (at x r))) (goal random 0)", alone),
%          alone_worth(alone, 1, x, Value).
%       Value = 40.

alone_worth(Joint, Steps, Role, Value) :-
    once(Joint:init(State)),
    belief_worth([State-1], game(Joint, Role), Steps, Value).

belief_worth(Belief, Game, Steps, Value) :-
    Game = game(Joint, Role),
    ended(Belief, Game, Open, 0, Reached),
    (   Open == []
    ->  Value = Reached
    ;   Steps > 0,
        Steps1 is Steps - 1,
        Open = [State-_|_],
        joint_moves(Joint, State, RolesMoves),
        memberchk(Role-Moves, RolesMoves),
        pairs_values(Open, Chances),
        sum_list(Chances, Sum),
        Highest is 100 * Sum,
        best_worth(Moves, Open, Game, Steps1, Highest, none, Most),
        Value is Reached + Most
    ).

%   Open are the states that are not terminal.

ended([], _, [], Reached, Reached).
ended([State-Chance|Belief], Game, Open, Reached0, Reached) :-
    Game = game(Joint, Role),
    (   Joint:terminal(State)
    ->  state_role_goal(Joint, State, Role, Goal),
        Reached1 is Reached0 + Goal * Chance,
        Open = Open1
    ;   Reached1 = Reached0,
        Open = [State-Chance|Open1]
    ),
    ended(Belief, Game, Open1, Reached1, Reached).

%   Moves are tried until one reaches the Highest value that there can be.

best_worth([], _, _, _, _, Most, Most).
best_worth([Move|Moves], Belief, Game, Steps, Highest, Most0, Most) :-
    move_worth(Belief, Game, Steps, Move, Value),
    ( Most0 == none -> Most1 = Value ; Most1 is max(Most0, Value) ),
    (   Most1 =:= Highest
    ->  Most = Most1
    ;   best_worth(Moves, Belief, Game, Steps, Highest, Most1, Most)
    ).

%   What Role sees after Move divides the belief.

move_worth(Belief, Game, Steps, Move, Value) :-
    Game = game(Joint, Role),
    findall(Percepts-(Next-Chance),
            ( member(State-Chance0, Belief),
              joint_moves(Joint, State, RolesMoves),
              chances(RolesMoves, Role, Move, Chance0, Moved, Chance),
              state_percepts(Joint, State, Moved, Role, Percepts),
              joint_next(Joint, State, Moved, Next) ),
            Found),
    keysort(Found, Sorted),
    group_pairs_by_key(Sorted, Parts),
    parts_worth(Parts, Game, Steps, 0, Value).

parts_worth([], _, _, Value, Value).
parts_worth([_-States|Parts], Game, Steps, Value0, Value) :-
    keysort(States, Sorted),
    group_pairs_by_key(Sorted, Groups),
    maplist(state_chance, Groups, Belief),
    belief_worth(Belief, Game, Steps, Value1),
    Value2 is Value0 + Value1,
    parts_worth(Parts, Game, Steps, Value2, Value).

state_chance(State-Chances, State-Chance) :-
    sum_list(Chances, Chance).

%   Moved is one joint move in which Role plays Move; Chance is how likely it is.

chances([], _, _, Chance, [], Chance).
chances([Role1-Moves|RolesMoves], Role, Move, Chance0, [Role1-Move1|Moved], Chance) :-
    (   Role1 == Role
    ->  memberchk(Move, Moves),
        Move1 = Move,
        Chance1 = Chance0
    ;   length(Moves, Count),
        Chance1 is Chance0 rdiv Count,
        member(Move1, Moves)
    ),
    chances(RolesMoves, Role, Move, Chance1, Moved, Chance).

/** <examples>

?- sheets_strategies:matrix_value([[3,0], [1,2]], Value, Chances).
*/
