:- module(sheets_matrix,
          [ role_worth/5           % +Joint, +State, +Steps, +Role, -Worth
          ]).

/** <module> What a role can reach on average, where roles move at the same time

If two roles choose at the same time, it may be best to choose at random: a _mixed strategy_ says
how likely each move is (J. von Neumann, 1928).  The strategy that reaches most on average, whatever
the other does, is the solution of a linear program.  library(simplex) solves it with rational
numbers, so values are exact.

All other roles are taken together, as one that wants Role to reach as little as possible; chance
plays each of its moves as often as the others.  In a game of two whose goals have always the same
sum, that is the value of the game.
*/

:- use_module(library(apply), [foldl/4, maplist/3, partition/4]).
:- use_module(library(lists), [max_member/2, member/2, min_list/2, nth1/3, numlist/3, selectchk/3,
                               sum_list/2]).
:- autoload(library(simplex), [constraint/3, gen_state/1, maximize/3, variable_value/3]).
:- use_module('../two_players/contract', [state_role_goal/4]).
:- use_module(joint, [joint_moves/3, joint_next/4]).

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

/** <examples>

?- sheets_matrix:matrix_value([[3,0], [1,2]], Value, Chances).
*/
