:- module(games_kif,
          [ kif_module/2           % +Text, +Module
          ]).

/** <module> A rule sheet in KIF, as a game

The rule sheets of General Game Playing (M. Genesereth, N. Love, 2005) say what is true of a
state, fact by fact, and all roles move at once: a role that must wait has one legal move,
usually `noop`.  Here a sheet becomes a module that says the words of
../two_players/contract.pl: a state is the ordered list of its facts, and a move is that
of the one role that has a choice.  The only move of the other role goes with it.  It is
an error if both have a choice.

In the module, a relation of the sheet has the prefix kif_. If it depends on the state and
the moves, these are two more arguments.  If it depends on itself, it is tabled, and ends
if it has finitely many answers.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../guessing/fault', [query_text/2, told/2]).
:- use_module('../two_players/cells', [cells_text/2, facts_cells/3]).
:- use_module(clauses, [clauses_kinds/2, expressions_clauses/2]).
:- use_module(expressions, [kif_expressions/2]).

%!  kif_module(+Text, +Module) is det.
%
%   True when Module, which was empty, is the game that Text tells.  If Text tells no
%   game, an error says why.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x go) (legal o noop)
%                      (<= (next b) (does x go)) (<= terminal (true b))
%                      (goal x 100) (goal o 0)", one_move),
%          moves_state(one_move, Moves, State), one_move:terminal(State).
%       Moves = [go], State = [b] .

kif_module(Text, Module) :-
    kif_expressions(Text, Expressions),
    expressions_clauses(Expressions, Clauses),
    clauses_kinds(Clauses, Kinds),
    findall(Role, member(clause(role(Role), _), Clauses), Roles),
    (   Roles = [_,_]
    ->  true
    ;   length(Roles, Count),
        told('the rule sheet has ~d roles: accepted are games of two players', [Count])
    ),
    maplist(declared(Module), Kinds),
    maplist(clause_told(Module, Kinds), Clauses),
    contract_told(Module, Kinds).

%   Relations that depend on the state and on themselves are forgotten with it.

declared(Module, kind(Name/Arity, Changes, Recursive)) :-
    name_told(Name, Told),
    ( Changes == changes -> Arity1 is Arity + 2 ; Arity1 = Arity ),
    dynamic(Module:Told/Arity1),
    (   Recursive == recursive
    ->  table(Module:Told/Arity1),
        functor(Head, Told, Arity1),
        ( Changes == changes -> assertz(Module:fresh(Head)) ; true )
    ;   true
    ).

name_told(Name, Told) :-
    atom_concat(kif_, Name, Told).

clause_told(Module, Kinds, clause(Head, Conditions)) :-
    relation_goal(Kinds, Head, State, Does, Head1),
    conditions_goal(Conditions, Kinds, State, Does, Body),
    assertz(Module:(Head1 :- Body)).

relation_goal(Kinds, Relation, State, Does, Goal) :-
    Relation =.. [Name|Arguments],
    functor(Relation, Name, Arity),
    name_told(Name, Told),
    (   memberchk(kind(Name/Arity, changes, _), Kinds)
    ->  append(Arguments, [State,Does], Arguments1)
    ;   Arguments1 = Arguments
    ),
    Goal =.. [Told|Arguments1].

conditions_goal([], _, _, _, true).
conditions_goal([Condition|Conditions], Kinds, State, Does, (Goal, Goals)) :-
    condition_goal(Condition, Kinds, State, Does, Goal),
    conditions_goal(Conditions, Kinds, State, Does, Goals).

condition_goal(true(Fact), _, State, _, lists:member(Fact, State)).
condition_goal(does(Role, Move), _, _, Does, lists:member(Role-Move, Does)).
condition_goal(distinct(Term, Term1), _, _, _, Term \== Term1).
condition_goal(not(Condition), Kinds, State, Does, \+ Goal) :-
    condition_goal(Condition, Kinds, State, Does, Goal).
condition_goal(some(Rows), Kinds, State, Does, Goal) :-
    foldl(row_goal(Kinds, State, Does), Rows, fail, Goal).
condition_goal(call(Relation), Kinds, State, Does, Goal) :-
    relation_goal(Kinds, Relation, State, Does, Goal).

row_goal(Kinds, State, Does, Row, Goal0, (Goal0 ; Goal)) :-
    conditions_goal(Row, Kinds, State, Does, Goal).

%   What the contract asks, by the relations of the sheet.

contract_told(Module, Kinds) :-
    relation_goal(Kinds, role(Role), [], [], RoleGoal),
    relation_goal(Kinds, init(Fact), [], [], InitGoal),
    relation_goal(Kinds, terminal, State, [], TerminalGoal),
    relation_goal(Kinds, goal(Role, Value), State, [], GoalGoal),
    relation_goal(Kinds, legal(Role, Move), State, [], LegalGoal),
    relation_goal(Kinds, next(Fact), State, Does, NextGoal),
    maplist(clause_added(Module),
            [ (role(Role) :- RoleGoal),
              (init(State) :- games_kif:facts(Module, Fact, InitGoal, State)),
              (terminal(State) :- games_kif:once_fresh(Module, TerminalGoal)),
              (goal(State, Role, Value) :- games_kif:once_fresh(Module, GoalGoal)),
              (legal(State, Role, Move) :- games_kif:sheet_legal(Module, State, Role, Move)),
              (next(State, Role, Move, State1)
                  :- games_kif:sheet_next(Module, State, Role, Move, State1)),
              legal_goal(State, Role, Move, LegalGoal),
              next_goal(State, Does, Fact, NextGoal),
              (shown(State, Text) :- games_kif:facts_text(State, Text)) ]).

clause_added(Module, Clause) :-
    assertz(Module:Clause).

fresh(Module) :-
    (   catch(Module:fresh(Head), error(existence_error(procedure, _), _), fail),
        abolish_table_subgoals(Module:Head),
        fail
    ;   true
    ).

once_fresh(Module, Goal) :-
    fresh(Module),
    once(Module:Goal).

facts(Module, Fact, Goal, Facts) :-
    fresh(Module),
    findall(Fact, Module:Goal, Facts0),
    sort(Facts0, Facts).

%   Cells are drawn, and what else there is stands below.

facts_text(Facts, Text) :-
    (   facts_cells(Facts, Cells, Others)
    ->  cells_text(Cells, Picture),
        Lines = [Picture|Lines0]
    ;   Others = Facts,
        Lines = Lines0
    ),
    maplist(query_text, Others, Lines0),
    atomic_list_concat(Lines, '\n', Text).

%   True when Role may play Move in State: the role that has a choice, or something
%   else than `noop` to play.

sheet_legal(Module, State, Role, Move) :-
    findall(Role1, Module:role(Role1), Roles),
    maplist(role_moves(Module, State), Roles, RolesMoves),
    mover(RolesMoves, Role, Moves),
    member(Move, Moves).

role_moves(Module, State, Role, moves(Role, Moves)) :-
    Module:legal_goal(State, Role, Move, Goal),
    facts(Module, Move, Goal, Moves).

mover([moves(Role1, Moves1), moves(Role2, Moves2)], Role, Moves) :-
    (   Moves1 = [_,_|_],
        Moves2 = [_,_|_]
    ->  told('~w and ~w have a choice at the same time: accepted are games by turns', [Role1, Role2])
    ;   ( Moves1 == [] ; Moves2 = [_,_|_] ; Moves1 == [noop], Moves2 = [_] )
    ->  Role = Role2,
        Moves = Moves2
    ;   Role = Role1,
        Moves = Moves1
    ).

%   True when State has the facts that hold after Move of Role, and the other's
%   only one, in State0.

sheet_next(Module, State0, Role, Move, State) :-
    findall(Role1, Module:role(Role1), Roles),
    findall(Other-Only,
            ( member(Other, Roles),
              Other \== Role,
              role_moves(Module, State0, Other, moves(_, [Only|_])) ),
            Others),
    Module:next_goal(State0, [Role-Move|Others], Fact, Goal),
    facts(Module, Fact, Goal, State).

/** <examples>

?- catch(kif_module("(role x) (init", _), error(Error, _), true).
*/
