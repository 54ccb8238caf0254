:- module(sheets_grounded_moves,
          [ after_told/2,          % +Module, +Joint
            seen_told/2,           % +Module, +Joint
            number_joint/3         % +Module, ?Joint, ?Moves
          ]).

/** <module> What moves change, compiled when they are first played

The moves of all roles are one number, Joint.  With these moves fixed, few rules are left, and most of
them say that facts stay: they become one mask.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [append/2, append/3, member/2, nth0/3]).
:- use_module(grounded_code, [conditions_or/2, goals_body/2, unit_goals/8]).
:- use_module(grounded_units, [rules_units/3, units_simple/3]).

%!  number_joint(+Module, ?Joint, ?Moves) is semidet.
%
%   True when Joint is the number of Moves, which has a pair Role-Move for each role.  One of them
%   is known.
%
%       ?- catch(number_joint(two_players_nim, 0, Moves), error(existence_error(_, _), _), true).
%       true.

number_joint(Module, Joint, Moves) :-
    findall(role(Role, Factor, Top), Module:factor(Role, Factor, Top), Roles),
    (   integer(Joint)
    ->  moves_of(Roles, Module, Joint, Moves)
    ;   joint_of(Moves, Module, 0, Joint)
    ).

moves_of([], _, _, []).
moves_of([role(Role, Factor, Top)|Roles], Module, Joint, [Role-Move|Moves]) :-
    Bit is Joint // Factor mod (Top + 1),
    Module:move_bit(Role, Move, Bit),
    !,      % a bit is one move
    moves_of(Roles, Module, Joint, Moves).

joint_of([], _, Joint, Joint).
joint_of([Role-Move|Moves], Module, Joint0, Joint) :-
    Module:factor(Role, Factor, _),
    Module:move_bit(Role, Move, Bit),
    !,      % a move is one bit
    Joint1 is Joint0 + Bit * Factor,
    joint_of(Moves, Module, Joint1, Joint).

%!  after_told(+Module, +Joint) is det.
%
%   True when Module is told what Joint changes: after(Joint, State0, ..., State).
%
%       ?- catch(after_told(two_players_nim, 0), error(existence_error(_, _), _), true).
%       true.

after_told(Module, Joint) :-
    compiled(Module, Joint, next/1, Arguments, Goals, Heads),
    (   Heads = [_-Word|_]
    ->  true
    ;   Word = 0
    ),
    append(Arguments, [Word], Arguments1),
    Head =.. [after|Arguments1],
    clause_told(Module, Head, Goals).

%!  seen_told(+Module, +Joint) is det.
%
%   True when Module is told what roles see when Joint is played: seen(Joint, State, ..., Role,
%   Percept).
%
%       ?- catch(seen_told(two_players_nim, 0), error(existence_error(_, _), _), true).
%       true.

seen_told(Module, Joint) :-
    compiled(Module, Joint, sees/2, Arguments, Goals, Heads),
    seen_conditions(Heads, Module, Role, Percept, Conditions),
    conditions_or(Conditions, Condition),
    append(Arguments, [Role, Percept], Arguments1),
    Head =.. [seen|Arguments1],
    append(Goals, [Condition], Goals1),
    clause_told(Module, Head, Goals1).

seen_conditions([], _, _, _, []).
seen_conditions([Number-(Bit-Word)|Heads], Module, Role, Percept, [Condition|Conditions]) :-
    Module:ground_atom(Number, sees(Role0, Percept0)),
    Mask is 1 << Bit,
    Condition = ( Word /\ Mask =\= 0, Role = Role0, Percept = Percept0 ),
    seen_conditions(Heads, Module, Role, Percept, Conditions).

clause_told(Module, Head, Goals) :-
    goals_body(Goals, Body),
    current_prolog_flag(optimise, Old),
    setup_call_cleanup(set_prolog_flag(optimise, true),     % arithmetic is compiled
                       assertz(Module:(Head :- Body)),
                       set_prolog_flag(optimise, Old)).

%   Goals compute the heads of a relation; Heads has Number-Word or, for sees/2,
%   Number-(Bit-Word) for each.

compiled(Module, Joint, Relation, [Joint,State|Needed], Goals, Heads) :-
    number_joint(Module, Joint, Moves),
    forall(member(Role-Move, Moves), assertz(Module:joint(Role, Move))),
    findall(Rank, ( Module:asked(Relation, Asked), Module:rank(Asked, Rank, moves) ), Ranks0),
    sort(Ranks0, Ranks),
    ranks_rules(Ranks, Module, Rules),
    retractall(Module:joint(_, _)),
    retractall(Module:here(_)),
    rules_units(Rules, atom_rank(Module), Units0),
    units_simple(Units0, atom_derived(Module), Units),
    Module:needed(Count, Needed0),
    length(Units, Count1),
    Arity is Count + Count1,
    functor(Words, words, Arity),
    Module:small(Small),
    findall(Number-(Word-Bit),
            ( units_number(Units, Number), Module:place(Number, Word, Bit) ),
            Placed0),
    sort(Placed0, Placed),
    list_to_assoc(Placed, Places0),
    units_goals(Units, Module, Relation, Count, Small, Places0, Words, GoalsOf, Heads),
    append(GoalsOf, Goals),
    arg(1, Words, State),
    words_arguments(Needed0, Words, Needed).

words_arguments([], _, []).
words_arguments([Word|Words], Variables, [Variable|Arguments]) :-
    N is Word + 1,
    arg(N, Variables, Variable),
    words_arguments(Words, Variables, Arguments).

%   If a rank needs itself, its rules are asked until they say nothing new.

ranks_rules([], _, []).
ranks_rules([Rank|Ranks], Module, Rules) :-
    findall(rule(Head, Literals),
            ( Module:moved(Rank, Head, Literals0), sort(Literals0, Literals) ),
            New0),
    sort(New0, New),
    findall(Head,
            ( member(rule(Head, _), New), \+ Module:here(Head), assertz(Module:here(Head)) ),
            Heads),
    (   Heads == []
    ->  append(New, Rules1, Rules),
        ranks_rules(Ranks, Module, Rules1)
    ;   Ranks == []
    ->  Rules = New
    ;   ranks_rules([Rank|Ranks], Module, Rules)
    ).

atom_relation(Module, Number, Name/Arity) :-
    Module:ground_atom(Number, Atom),
    functor(Atom, Name, Arity).

atom_rank(Module, Number, Rank) :-
    atom_relation(Module, Number, Relation),
    Module:rank(Relation, Rank, _).

%   An atom of a state that has no place never holds: none of its rules was left.

atom_derived(Module, Number) :-
    (   Module:place(Number, 0, _)
    ->  atom_relation(Module, Number, next/1)
    ;   \+ Module:place(Number, _, _)
    ).

units_number(Units, Number) :-
    member(unit(_, Rules), Units),
    member(rule(Head, Literals), Rules),
    (   Number = Head
    ;   member(Literal, Literals),
        Number is abs(Literal)
    ).

units_goals([], _, _, _, _, _, _, [], []).
units_goals([Unit|Units], Module, Relation, Word, Small, Places0, Words, [Goals|GoalsOf], Heads) :-
    unit_goals(Unit, Module, Word, Small, Places0, Places, Words, Goals),
    Unit = unit(_, Rules),
    Rules = [rule(Head, _)|_],
    (   atom_relation(Module, Head, Relation)
    ->  N is Word + 1,
        arg(N, Words, Variable),
        findall(Number, member(rule(Number, _), Rules), Numbers0),
        sort(Numbers0, Numbers),
        numbers_heads(Numbers, Relation, Places, Variable, New),
        append(New, Heads1, Heads)
    ;   Heads = Heads1
    ),
    Word1 is Word + 1,
    units_goals(Units, Module, Relation, Word1, Small, Places, Words, GoalsOf, Heads1).

numbers_heads([], _, _, _, []).
numbers_heads([Number|Numbers], Relation, Places, Variable, [Number-Head|Heads]) :-
    (   Relation = next/_
    ->  Head = Variable
    ;   get_assoc(Number, Places, _-Bit),
        Head = Bit-Variable
    ),
    numbers_heads(Numbers, Relation, Places, Variable, Heads).

/** <examples>

?- catch(number_joint(two_players_nim, 0, Moves), error(Error, _), true).
*/
