:- module(sheets_stamped,
          [ state_ground_rules/3   % +Module, +State, -Rules
          ]).

/** <module> The ground rules of a sheet, to be asked at several times

A compiled sheet (compiler.pl) knows its ground rules.  In ASP, stamped.lp asks them at each _stamp_:
a state, and the moves that led there.  plan.lp then plans the moves of one role, and forced_win.lp
those of one of two, whatever the other does.

An atom is a number.  Ground rules are rules(First, Said, Late, Nexts, Moves, Over, Goals):

  - First are the atoms that are true at first;
  - Said has a pair Head-Literals for each rule; a literal is negative if its atom is not to hold;
  - Late are the atoms that speak of moves, and Nexts has a pair Atom-Fact for each that says that
    Fact is true in the next state;
  - Moves has a term move(Legal, Does, Role, Move) for each possible move: the atoms that it is
    legal, and that it is played;
  - Over has the atom that the game is over, and Goals a term goal(Atom, Role, Value) for each that
    Role has reached Value.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(solution_sequences), [limit/2]).

%!  state_ground_rules(+Module, +State, -Rules) is semidet.
%
%   True when Rules are the ground rules of Module, which was compiled, from State on.  Fails if it
%   was not compiled, or if they are too many.
%
%       ?- sheet_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                        (<= terminal (true b)) (goal x 100)", ground_walk),
%          ground_walk:init(State), state_ground_rules(ground_walk, State, Rules),
%          arg(6, Rules, Over), arg(2, Rules, Said).
%       Over = [9], Said = [3-[], 9-[8], 4-[], 7-[6]].

state_ground_rules(Module, State, rules(First, Said, Late, Nexts, Moves, Over, Goals)) :-
    current_predicate(Module:ground_atom/2),
    once(Module:ground_atom(_, _)),
    most(Most),
    findall(Head-Literals,
            limit(Most, ( ground_rule(Module, Head, Literals0), positive_first(Literals0, Literals) )),
            Said),
    length(Said, Count),
    Count < Most,
    Module:state_facts(State, Facts),
    findall(Number, ( member(Fact, Facts), Module:ground_atom(Number, true(Fact)) ), First),
    findall(Number, late(Module, Number), Late),
    findall(Number-Number1,
            ( Module:ground_atom(Number, next(Fact)), Module:'ground true'(Fact, Number1) ),
            Nexts),
    findall(move(Number, Number1, Role, Move),
            ( Module:ground_atom(Number, legal(Role, Move)),
              Module:'ground does'(Role, Move, Number1) ),
            Moves),
    findall(Number, Module:ground_atom(Number, terminal), Over),
    findall(goal(Number, Role, Value), Module:ground_atom(Number, goal(Role, Value)), Goals).

most(200 000).

ground_rule(Module, Head, Literals) :-
    Module:instance(Head, Literals).
ground_rule(Module, Head, Literals) :-
    Module:timed(Head, Literals).

positive_first(Literals0, Literals) :-
    partition(<(0), Literals0, Positive, Negative),
    append(Positive, Negative, Literals).

late(Module, Number) :-
    Module:ground_atom(Number, Atom),
    functor(Atom, Name, Arity),
    ( Name/Arity == does/2 -> true ; Module:rank(Name/Arity, _, moves) ).

/** <examples>

?- sheet_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (<= terminal (true b))
                 (goal x 100)", walked),
   walked:init(State), state_ground_rules(walked, State, Rules).
*/
