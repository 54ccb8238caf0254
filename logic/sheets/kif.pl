:- module(sheets_kif,
          [ kif_module/2,          % +Text, +Module
            kif_clauses/2,         % +Text, -Clauses
            kif_entered/3,         % +Module, +State, +Joint
            kif_relation_goal/3,   % +Module, +Relation, -Goal
            kif_condition_goal/3,  % +Module, +Condition, -Goal
            unsaid_remark/2,       % +Relation, -Remark
            sheet_board/2          % +Expressions, -Board
          ]).

/** <module> A rule sheet in KIF, as a game

The rule sheets of General Game Playing (M. Genesereth, N. Love, 2005) say what is true of a
state, fact by fact, and all roles move at once.  Here a sheet becomes a module that says the words
of joint.pl: a state is the ordered list of its facts.

In the module, a relation of the sheet has the prefix kif_, and a fact of the state the prefix
true_.  One state at a time is _entered_: its facts are clauses, which Prolog finds by their
arguments, and the rules ask them.  If a relation depends on itself, it is tabled, and ends if it
has finitely many answers; when another state is entered, its table is freed.  A relation that
depends on itself and not on the state is in another module, and its table stays for some states.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../shared/user_rules', [query_text/2, rules_error/2]).
:- use_module('../shared/releases', [tables_abandoned/1]).
:- use_module('../two_players/cells', [board_meant/1]).
:- use_module(parser,
              [ clauses_kinds/2, clauses_unsaid/2, expressions_clauses/2, kif_expressions/2 ]).

%!  kif_module(+Text, +Module) is det.
%
%   True when Module, which was empty, is the game that Text tells.  If Text tells no
%   game, an error says why.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x go) (legal o noop)
%                      (<= (next b) (does x go)) (<= terminal (true b))
%                      (goal x 100) (goal o 0)", one_move),
%          one_move:next([a], [x-go,o-noop], State), one_move:terminal(State).
%       State = [b].

kif_module(Text, Module) :-
    kif_clauses(Text, Clauses),
    clauses_module(Clauses, Module).

%!  kif_clauses(+Text, -Clauses) is det.
%
%   True when Clauses are the rules (parser.pl) that Text tells.  If it tells no game, an error says
%   why.
%
%       ?- catch(kif_clauses("(role x)", _), error(guessing_game(told(_)), _), true).
%       true.

kif_clauses(Text, Clauses) :-
    kif_expressions(Text, Expressions),
    expressions_clauses(Expressions, Clauses).

clauses_module(Clauses, Module) :-
    clauses_kinds(Clauses, Kinds),
    atom_concat(Module, '_staying', Staying),
    Sheet = sheet(Module, Staying, Kinds),
    maplist(declared(Sheet), Kinds),
    state_declared(Module, Clauses),
    forall(( member(Changes-Fact, [moves-tables_moves, stays-tables_stay]),
             memberchk(kind(_, Changes, recursive), Kinds) ),
           assertz(Module:Fact)),
    maplist(clause_asserted(Sheet), Clauses),
    contract_asserted(Sheet),
    clauses_unsaid(Clauses, Unsaid),
    forall(member(Relation, Unsaid), unsaid_told(Module, Relation)).

unsaid_told(Module, Name/Arity) :-
    name_told(Name, Told),
    dynamic(Module:Told/Arity),
    unsaid_remark(Name/Arity, Remark),
    assertz(Module:remark(Remark)).

%!  unsaid_remark(+Relation, -Remark) is det.
%
%   True when Remark says that rules ask for Relation, Name/Arity, which no rule says.
%
%       ?- unsaid_remark(p/1, Remark).
%       Remark = "No rule says p/1: it never holds.".

unsaid_remark(Name/Arity, Remark) :-
    query_text(Name, Text),
    format(string(Remark), "No rule says ~s/~d: it never holds.", [Text, Arity]).

declared(Sheet, kind(Name/Arity, Changes, Recursive)) :-
    kind_place(Changes, Recursive, Sheet, Place),
    name_told(Name, Told),
    dynamic(Place:Told/Arity),
    ( Recursive == recursive -> table(Place:Told/Arity) ; true ).

kind_place(Changes, Recursive, sheet(Module, Staying, _), Place) :-
    (   Changes-Recursive == stays-recursive
    ->  Place = Staying
    ;   Place = Module
    ).

name_told(Name, Told) :-
    atom_concat(kif_, Name, Told).

%   Facts that rules ask for by name are clauses of their own when a state is entered.

state_declared(Module, Clauses) :-
    dynamic([Module:entered/1, Module:legals/1, Module:true_fact/1, Module:does/2,
             Module:tables_moves/0, Module:tables_stay/0]),
    findall(Name/Arity,
            ( member(clause(_, Conditions), Clauses),
              conditions_fact(Conditions, Fact),
              nonvar(Fact),
              functor(Fact, Name, Arity) ),
            Facts0),
    sort(Facts0, Facts),
    forall(( member(Name/Arity, Facts), functor(Fact, Name, Arity) ),
           ( fact_goal(Fact, Goal),
             functor(Goal, Told, _),
             dynamic(Module:Told/Arity),
             assertz(Module:true_fact(Fact)) )).

conditions_fact(Conditions, Fact) :-
    member(Condition, Conditions),
    condition_fact(Condition, Fact).

condition_fact(true(Fact), Fact).
condition_fact(not(Condition), Fact) :-
    condition_fact(Condition, Fact).
condition_fact(some(Rows), Fact) :-
    member(Row, Rows),
    conditions_fact(Row, Fact).

fact_goal(Fact, Goal) :-
    Fact =.. [Name|Arguments],
    atom_concat(true_, Name, Told),
    Goal =.. [Told|Arguments].

clause_asserted(Sheet, clause(Head, Conditions)) :-
    Sheet = sheet(Module, _, _),
    relation_goal(Sheet, Head, Goal),
    conditions_goal(Conditions, Sheet, Body),
    (   Goal = Staying:Head1
    ->  assertz(Staying:(Head1 :- Module:Body))
    ;   assertz(Module:(Goal :- Body))
    ).

relation_goal(Sheet, Relation, Goal) :-
    Sheet = sheet(Module, _, Kinds),
    Relation =.. [Name|Arguments],
    functor(Relation, Name, Arity),
    name_told(Name, Told),
    Goal0 =.. [Told|Arguments],
    (   memberchk(kind(Name/Arity, Changes, Recursive), Kinds),
        kind_place(Changes, Recursive, Sheet, Place),
        Place \== Module
    ->  Goal = Place:Goal0
    ;   Goal = Goal0
    ).

conditions_goal([], _, true).
conditions_goal([Condition|Conditions], Sheet, Goal) :-
    condition_goal(Condition, Sheet, Goal0),
    (   Conditions == []
    ->  Goal = Goal0
    ;   Goal = (Goal0, Goal1),
        conditions_goal(Conditions, Sheet, Goal1)
    ).

condition_goal(true(Fact), sheet(Module, _, _), Goal) :-
    (   var(Fact)
    ->  Goal = sheets_kif:state_fact(Module, Fact)
    ;   fact_goal(Fact, Goal)
    ).
condition_goal(does(Role, Move), _, does(Role, Move)).
condition_goal(distinct(Term, Term1), _, Term \== Term1).
condition_goal(not(Condition), Sheet, \+ Goal) :-
    condition_goal(Condition, Sheet, Goal).
condition_goal(some(Rows), Sheet, Goal) :-
    foldl(row_goal(Sheet), Rows, fail, Goal).
condition_goal(call(Relation), Sheet, Goal) :-
    relation_goal(Sheet, Relation, Goal).

row_goal(Sheet, Row, Goal0, (Goal0 ; Goal)) :-
    conditions_goal(Row, Sheet, Goal).

%   What the contract asks, by the relations of the sheet.

contract_asserted(Sheet) :-
    Sheet = sheet(Module, _, Kinds),
    maplist(relation_goal(Sheet),
            [role(Role), init(Fact), terminal, goal(Role, Value), legal(Role1, Move1), next(Fact),
             sees(Role, Percept)],
            [RoleGoal, InitGoal, TerminalGoal, GoalGoal, LegalGoal, NextGoal, SeesGoal]),
    (   memberchk(kind(init/1, _, _), Kinds)
    ->  Init = sheets_kif:state(Module, Fact, InitGoal, State)
    ;   Init = ( State = [] )           % nothing is true at first
    ),
    maplist(clause_added(Module),
            [ (role(Role) :- RoleGoal),
              (init(State) :- Init),
              (terminal(State) :- sheets_kif:enter(Module, State), once(TerminalGoal)),
              (goal(State, Role, Value)
                  :- sheets_kif:answer(Module, State, Role-Value, GoalGoal)),
              (legal(State, Role, Move)
                  :- sheets_kif:legal_moves(Module, State, Role1-Move1, LegalGoal, RolesMoves),
                     lists:member(Role-Move, RolesMoves)),
              (next(State, Joint, State1)
                  :- sheets_kif:enter(Module, State, Joint),
                     sheets_kif:state(Module, Fact, NextGoal, State1)),
              state_facts(State, State) ]),
    (   memberchk(kind(sees/2, _, _), Kinds)
    ->  clause_added(Module,
                     (sees(State, Joint, Role, Percept)
                         :- sheets_kif:enter(Module, State, Joint),
                            sheets_kif:facts(Module, Role-Percept, SeesGoal, Seen),
                            lists:member(Role-Percept, Seen)))
    ;   true
    ).

clause_added(Module, Clause) :-
    assertz(Module:Clause).

%   From now on the rules ask State; nothing with a table is being asked when this is called.  What
%   they tabled of another state is forgotten.  If this is interrupted, no state is entered.

enter(Module, State) :-
    tables_abandoned(_),
    (   Module:entered(State)
    ->  true
    ;   retractall(Module:entered(_)),
        retractall(Module:legals(_)),
        retractall(Module:does(_, _)),
        tables_freed(Module),
        forall(Module:true_fact(Fact), ( fact_goal(Fact, Goal), retractall(Module:Goal) )),
        forall(( member(Fact, State), Module:true_fact(Fact) ),
               ( fact_goal(Fact, Goal), assertz(Module:Goal) )),
        assertz(Module:entered(State))
    ).

%   The moves of Joint are made.

enter(Module, State, Joint) :-
    enter(Module, State),
    retractall(Module:does(_, _)),
    ( Module:tables_moves -> tables_freed(Module) ; true ),
    forall(member(Role-Move, Joint), assertz(Module:does(Role, Move))).

%   To free the tables of one module takes longer the more have been freed before, so all tables go;
%   if some are to stay, only now and then.

tables_freed(Module) :-
    flag(games_kif_freed, Times, Times + 1),
    (   Module:tables_stay,
        Times mod 16 > 0
    ->  abolish_module_tables(Module)
    ;   abolish_all_tables
    ).

state_fact(Module, Fact) :-
    Module:entered(State),
    member(Fact, State).

%!  kif_entered(+Module, +State, +Joint) is det.
%
%   True when the rules of Module, which kif_module/2 made, are asked of State from now on, and of the
%   moves Joint, a list of pairs Role-Move.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                      (<= terminal (true b)) (goal x 100)", entering),
%          kif_entered(entering, [a], [x-go]),
%          kif_relation_goal(entering, next(Fact), Goal), call(entering:Goal).
%       Fact = b, Goal = kif_next(b).

kif_entered(Module, State, Joint) :-
    enter(Module, State, Joint).

%!  kif_relation_goal(+Module, +Relation, -Goal) is det.
%
%   True when Goal asks in Module, which kif_module/2 made, whether Relation of the sheet holds.
%
%       ?- kif_relation_goal(any, line(x), Goal).
%       Goal = kif_line(x).

kif_relation_goal(Module, Relation, Goal) :-
    module_sheet(Module, Sheet),
    relation_goal(Sheet, Relation, Goal).

%!  kif_condition_goal(+Module, +Condition, -Goal) is det.
%
%   True when Goal asks in Module, which kif_module/2 made, whether Condition (parser.pl) holds.
%
%       ?- kif_condition_goal(any, not(true(control(x))), Goal).
%       Goal = (\+ true_control(x)).

kif_condition_goal(Module, Condition, Goal) :-
    module_sheet(Module, Sheet),
    condition_goal(Condition, Sheet, Goal).

module_sheet(Module, sheet(Module, Staying, Kinds)) :-
    atom_concat(Module, '_staying', Staying),
    findall(kind(Name/Arity, stays, recursive),
            ( current_predicate(Staying:Told/Arity), atom_concat(kif_, Name, Told) ),
            Kinds).

%   All answers are found before the first is given, so that a state can be entered in between.

answer(Module, State, Answer, Goal) :-
    enter(Module, State),
    facts(Module, Answer, Goal, Answers),
    member(Answer, Answers).

%   What is legal in a state is kept while it is entered: it is asked to show the moves, and again
%   to make them.

legal_moves(Module, State, RoleMove, Goal, RolesMoves) :-
    enter(Module, State),
    (   Module:legals(RolesMoves0)
    ->  RolesMoves = RolesMoves0
    ;   facts(Module, RoleMove, Goal, RolesMoves),
        assertz(Module:legals(RolesMoves))
    ).

%   Function symbols can make states that grow without end.

state(Module, Fact, Goal, State) :-
    facts(Module, Fact, Goal, State),
    term_size(State, Size),
    (   Size =< 1 000 000
    ->  true
    ;   rules_error('a state is too large: terms that rules make grow without end', [])
    ).

facts(Module, Fact, Goal, Facts) :-
    tables_abandoned(_),
    findall(Fact, Module:Goal, Facts0),
    sort(Facts0, Facts).

%   ---- What a rule sheet says of its board ----
%
%   A sheet may tell what the arguments of its cells are, by an expression of its own, such as
%   `(board cell column up mark)` (../two_players/cells.pl).  If it does not, the order in which it tells
%   its first cells may show it: if the first coordinate is another in the next cell, and the second one
%   the same, they are column and row, from the bottom.  If it tells no first cells, the names of
%   variables do: of `(cell ?x ?y ?mark)` x is the column and y the row, from the bottom.

%!  sheet_board(+Expressions, -Board) is nondet.
%
%   True when Board, a term board(Name, Word, ...), is what the Expressions of a sheet
%   (parser.pl) say of their board.
%
%       ?- sheet_board([[board,cell,column,up,mark], [init,[cell,1,2,x]]], Board).
%       Board = board(cell, column, up, mark).

sheet_board(Expressions, Board) :-
    findall(Told, told_board(Expressions, Told), Boards0),
    (   Boards0 == []
    ->  findall(Found, found_board(Expressions, Found), Boards1)
    ;   Boards1 = Boards0
    ),
    sort(Boards1, Boards),
    member(Board, Boards).

told_board(Expressions, Board) :-
    member([board,Name|Words], Expressions),
    atom(Name),
    board_meant(Words),        % if they are wrong, board_remark/2 says so
    Board =.. [board,Name|Words].

%   The cells must have one name.

found_board(Expressions, board(Name, First, Second, mark)) :-
    findall(Name0, expressions_cell(Expressions, Name0, _, _), Names0),
    sort(Names0, [Name]),
    findall(A-B, ( member([init,[Name,A,B,_]], Expressions), integer(A), integer(B) ), Begun),
    (   Begun = [A1-B1,A2-B2|_]
    ->  A1 =\= A2,
        B1 =:= B2,
        First-Second = column-up
    ;   setof(Word-Word1,
              Variable^Variable1^( expressions_cell(Expressions, Name, Variable, Variable1),
                                   named_so(Variable, Variable1, Word, Word1) ),
              [First-Second])
    ).

expressions_cell(Expressions, Name, Variable, Variable1) :-
    member([<=,[next,[Name,var(Variable),var(Variable1),_]]|_], Expressions).

named_so(x, y, column, up).
named_so(col, row, column, row).
named_so(column, row, column, row).
named_so(file, rank, column, up).

/** <examples>

?- catch(kif_module("(role x) (init", _), error(Error, _), true).
*/
