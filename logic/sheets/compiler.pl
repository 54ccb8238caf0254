:- module(sheets_compiler,
          [ sheet_module/2         % +Text, +Module
          ]).

/** <module> Compiler: a rule sheet in KIF as a game in which a state is one integer

The rules are grounded (grounding.pl), and each possible fact of a state is a bit.  Rules that say the
same of different places of a board become one expression for all of them (bit_code.pl): who is on
which cell, shifted, is who is on the next cell.  The moves of a role are bits of a word, too.  What
moves change is compiled when they are first played.

The module says the same words as one of kif.pl, and they are true of the same facts.  Besides,
playout(State, Goals, Random0, Random) plays a random game to its end.
*/

:- use_module(library(apply), [foldl/4, include/3, maplist/2, maplist/3]).
:- use_module(library(assoc), [gen_assoc/3, get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists),
              [ append/2, append/3, list_to_set/2, max_list/2, member/2, memberchk/2, nth1/3 ]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys/2]).
:- use_module('../shared/random', [random_drawn/5]).
:- use_module('../two_players/contract', [playout_goals/3]).
:- use_module(bit_code,
              [ conditions_or/2, facts_bits/2, goals_body/2, unit_goals/8, word_bit/2, word_drawn/4,
                word_variable/3 ]).
:- use_module(grounding, [clauses_grounded/3, rules_units/3, units_simple/3]).
:- use_module(joint, [given_up_goals/2, joint_moves/3, playout_plies/1]).
:- use_module(kif, [kif_clauses/2, kif_module/2, unsaid_remark/2]).
:- use_module(parser, [clauses_kinds/2, clauses_unsaid/2]).

%!  sheet_module(+Text, +Module) is det.
%
%   True when Module, which was empty, is the game that Text tells, compiled if its rules are few
%   when they are grounded, else by clauses (kif.pl).  Its remark/1 says which.  If Text tells no
%   game, an error says why.
%
%       ?- sheet_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                        (<= terminal (true b)) (goal x 100)", short_way),
%          short_way:remark(Remark).
%       Remark = "Compiled: a state has 2 bits, and 9 ground atoms can be true.".

sheet_module(Text, Module) :-
    kif_clauses(Text, Clauses),
    clauses_kinds(Clauses, _),
    compiled(Clauses, Module, How),
    (   How == compiled
    ->  aggregate_all(count, Module:fact_bit(_, _), Bits),
        aggregate_all(count, Module:ground_atom(_, _), Atoms),
        format(string(Remark), "Compiled: a state has ~D bits, and ~D ground atoms can be true.",
               [Bits, Atoms]),
        assertz(Module:remark(Remark)),
        clauses_unsaid(Clauses, Unsaid),
        forall(( member(Relation, Unsaid), unsaid_remark(Relation, Remark1) ),
               assertz(Module:remark(Remark1)))
    ;   module_emptied(Module),
        kif_module(Text, Module),
        uncompiled_remark(How, Remark),
        assertz(Module:remark(Remark))
    ).

uncompiled_remark(large, "Not compiled: its ground rules are too many, so its clauses are asked.").
uncompiled_remark(other, "Not compiled: its rules can't be grounded, so its clauses are asked.").

%   How is `compiled`; or `large`, if there are too many ground rules; or `other`, if the rules can't
%   be compiled at all.

compiled(Clauses, Module, How) :-
    ground_limit(Most, Inferences, EachInferences),
    catch(( within_inferences(grounded_module(Clauses, Most, Module), Inferences, How0),
            (   How0 == large
            ->  How = large
            ;   within_inferences(first_played(Module), EachInferences, How)
            ) ),
          error(resource_error(_), _),
          How = large),
    !.      % the rules are compiled once
compiled(_, Module, How) :-
    ground_limit(Most, _, _),
    (   current_predicate(Module:ground_atom/2),
        aggregate_all(count, Module:ground_atom(_, _), Most)
    ->  How = large
    ;   How = other
    ).

%   How many atoms are few, and how long it may take to find them, and what the first moves change:
%   these are counts, so that it is the same on any computer.

ground_limit(20 000, 15 000 000, 3 000 000).

:- meta_predicate within_inferences(0, +, ?).

within_inferences(Goal, Inferences, How) :-
    call_with_inference_limit(Goal, Inferences, Found),
    ( Found == inference_limit_exceeded -> How = large ; How = compiled ).

first_played(Module) :-
    Module:init(State),
    joint_moves(Module, State, RolesMoves),
    (   maplist(first_move, RolesMoves, Joint)
    ->  once(Module:next(State, Joint, _))
    ;   true                            % it is over, or a role has no move
    ).

first_move(Role-[Move|_], Role-Move).

%   What is left would be asked as if the rules were compiled.

module_emptied(Module) :-
    forall(( current_predicate(Module:Name/Arity), functor(Head, Name, Arity),
             \+ predicate_property(Module:Head, imported_from(_)),
             predicate_property(Module:Head, dynamic) ),
           abolish(Module:Name/Arity)).

%   Module, which was empty, is the game whose rules are Clauses.  Fails if they can make more
%   than Most atoms true, or if an atom needs its own negation.

grounded_module(Clauses, Most, Module) :-
    clauses_grounded(Clauses, Most, Module),
    dynamic([Module:fact_bit/2, Module:place/3, Module:move_bit/3, Module:small/1, Module:factor/3,
             Module:needed/2]),
    findall(Fact, Module:ground_atom(_, true(Fact)), Facts),
    facts_bits(Facts, FactsBits),
    forall(member(Fact-Bit, FactsBits), assertz(Module:fact_bit(Fact, Bit))),
    facts_small(FactsBits, Small),
    assertz(Module:small(Small)),
    findall(Number-(0-Bit),
            ( member(Fact-Bit, FactsBits),
              ( Module:'ground true'(Fact, Number) ; Module:'ground next'(Fact, Number) ) ),
            Placed),
    list_to_assoc(Placed, Places0),
    catch(state_units(Module, Units), error(grounded(_), _), fail),
    length(Units, Count),
    Arity is Count + 1,
    functor(Words, words, Arity),
    units_coded(Units, Module, 1, Small, Places0, Places, Words, Coded),
    forall(gen_assoc(Number, Places, Word-Bit), assertz(Module:place(Number, Word, Bit))),
    findall(Role, clause_role(Clauses, Module, Role), Roles0),
    list_to_set(Roles0, Roles),
    roles_told(Roles, Module, 1),
    compiling(contract_asserted(Module, Roles, Coded, Words)).

%   Arithmetic is compiled in what is told.

:- meta_predicate compiling(0).

compiling(Goal) :-
    current_prolog_flag(optimise, Old),
    setup_call_cleanup(set_prolog_flag(optimise, true),
                       once(Goal),
                       set_prolog_flag(optimise, Old)).

clause_role(Clauses, Module, Role) :-
    member(clause(role(Role), _), Clauses),
    Module:'ground role'(Role, _).

%   Small relations, as who is in control: what many rules have in common is asked once.

facts_small(FactsBits, Small) :-
    findall(Name/Arity-Bit, ( member(Fact-Bit, FactsBits), functor(Fact, Name, Arity) ), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall((0-Bit)-true,
            ( member(_-Bits, Groups), length(Bits, Count), Count =< 8, member(Bit, Bits) ),
            SmallPairs),
    list_to_assoc(SmallPairs, Small).

%   The rules that depend on the state alone, in an order in which they can be asked.

state_units(Module, Units) :-
    findall(rule(Head, Literals), ( Module:instance(Head, Literals0), sort(Literals0, Literals) ),
            Rules0),
    sort(Rules0, Rules),
    rules_units(Rules, atom_rank(Module), Units0),
    units_simple(Units0, derived(Module), Units).

atom_rank(Module, Number, Rank-Role) :-
    Module:ground_atom(Number, Atom),
    functor(Atom, Name, Arity),
    Module:rank(Name/Arity, Rank, _),
    ( Atom = legal(Role0, _) -> Role = Role0 ; Role = none ).

derived(Module, Number) :-
    Module:ground_atom(Number, Atom),
    \+ Atom = true(_).

%   coded(Word, Heads, Needs, Goals): the goals that compute a word, its atoms, and the
%   words that are needed.

units_coded([], _, _, _, Places, Places, _, []).
units_coded([Unit|Units], Module, Word, Small, Places0, Places, Words,
            [coded(Word, Heads, Needs, Goals)|Coded]) :-
    unit_goals(Unit, Module, Word, Small, Places0, Places1, Words, Goals),
    Unit = unit(_, Rules),
    findall(Head, member(rule(Head, _), Rules), Heads0),
    sort(Heads0, Numbers),
    findall(Need,
            ( member(rule(_, Literals), Rules),
              member(Literal, Literals),
              Number is abs(Literal),
              get_assoc(Number, Places1, Need-_),
              Need =\= Word,
              Need =\= 0 ),
            Needs0),
    sort(Needs0, Needs),
    findall(Atom-Bit,
            ( member(Head, Numbers),
              Module:ground_atom(Head, Atom),
              get_assoc(Head, Places1, _-Bit) ),
            Heads),
    Word1 is Word + 1,
    units_coded(Units, Module, Word1, Small, Places1, Places, Words, Coded).

%   The words that hold atoms of this form.

form_words(Form, Coded, Words) :-
    findall(Word,
            ( member(coded(Word, Heads, _, _), Coded), \+ \+ memberchk(Form-_, Heads) ),
            Words).

%   The goals that compute Wanted, if Known are known already.

words_goals(Wanted, Known, Coded, All, Goals) :-
    foldl(word_needed(Coded), Wanted, Known, All),
    include(coded_new(All, Known), Coded, New),
    maplist(coded_goals, New, GoalsOf),
    append(GoalsOf, Goals).

coded_new(All, Known, coded(Word, _, _, _)) :-
    memberchk(Word, All),
    \+ memberchk(Word, Known).

coded_goals(coded(_, _, _, Goals), Goals).

word_needed(Coded, Word, Words0, Words) :-
    (   memberchk(Word, Words0)
    ->  Words = Words0
    ;   member(coded(Word, _, Needs, _), Coded)
    ->  foldl(word_needed(Coded), Needs, [Word|Words0], Words)
    ).

%   What the contract asks.

roles_told([], _, _).
roles_told([Role|Roles], Module, Factor) :-
    findall(Bit-Move,
            ( Module:'ground legal'(Role, Move, Number), Module:place(Number, _, Bit) ),
            Pairs),
    forall(member(Bit-Move, Pairs), assertz(Module:move_bit(Role, Move, Bit))),
    pairs_keys(Pairs, Bits),
    ( Bits == [] -> Top = 0 ; max_list(Bits, Top) ),
    assertz(Module:factor(Role, Factor, Top)),
    Factor1 is Factor * (Top + 1),
    roles_told(Roles, Module, Factor1).

contract_asserted(Module, Roles, Coded, Words) :-
    arg(1, Words, State),
    forall(member(Role, Roles), assertz(Module:role(Role))),
    findall(Fact, Module:'ground init'(Fact, _), Init),
    facts_state(Module, Init, State0),
    assertz(Module:init(State0)),
    % it is over
    form_words(terminal, Coded, Terminal),
    words_goals(Terminal, [], Coded, Known, Over0),
    terminal_test(Terminal, Words, Test),
    append(Over0, [Test], Over),
    rule_asserted(Module, terminal(State), Over),
    % the moves of each role
    maplist(role_words(Coded), Roles, RolesWords),
    moves_words(Module, Coded, Needed),
    functor(Words, _, Arity),
    assertz(Module:needed(Arity, Needed)),
    append([Needed|RolesWords], Wanted0),
    sort(Wanted0, Wanted),
    words_goals(Wanted, Known, Coded, _, Open0),
    maplist(role_legal(Words), RolesWords, Legals),
    maplist(word_variable(Words), Needed, Variables),
    append(Legals, Variables, Found),
    OpenTerm =.. [open|Found],
    append(Open0, [Position = OpenTerm], Open),
    goals_body(Open, OpenBody),
    append(Over0, [( Test -> Position = over ; OpenBody )], Positions),
    rule_asserted(Module, position(State, Position), Positions),
    joint_told(Module, State, Variables),
    playout_told(Module, Roles, State, Over0, Test, Open0, Legals, Variables),
    goals_told(Module, Coded, Words),
    maplist(clause_asserted(Module),
            [ (legal(Now, LegalRole, Move) :- sheets_compiler:state_legal(Module, Now, LegalRole, Move)),
              (next(Now, Moves, After) :- sheets_compiler:state_next(Module, Now, Moves, After)),
              (state_facts(Now, NowFacts) :- sheets_compiler:state_facts(Module, Now, NowFacts)),
              (playout(Now, Goals, R0, R) :- sheets_compiler:playout(Module, Now, Goals, R0, R)) ]),
    (   Module:rank(sees/2, Rank, _),
        clause(Module:moved(Rank, _, _), _)
    ->  clause_asserted(Module, (sees(Now, Moves, SeesRole, Percept)
                                 :- sheets_compiler:state_sees(Module, Now, Moves, SeesRole, Percept)))
    ;   true
    ).

rule_asserted(Module, Head, Goals) :-
    goals_body(Goals, Body),
    assertz(Module:(Head :- Body)).

clause_asserted(Module, Clause) :-
    assertz(Module:Clause).

terminal_test([], _, fail).
terminal_test([Word|_], Words, Variable =\= 0) :-
    word_variable(Words, Word, Variable).

role_words(Coded, Role, Words) :-
    form_words(legal(Role, _), Coded, Words).

role_legal(Words, RoleWords, Legal) :-
    (   RoleWords = [Word]
    ->  word_variable(Words, Word, Legal)
    ;   RoleWords == []
    ->  Legal = 0
    ).

%   The words that rules of moves ask.

moves_words(Module, Coded, Words) :-
    findall(Word,
            ( member(coded(Word, [Atom-_|_], _, _), Coded),
              functor(Atom, Name, Arity),
              once(( ( Module:asked(next/1, Name/Arity) ; Module:asked(sees/2, Name/Arity) ) )) ),
            Words0),
    sort(Words0, Words).

%   What each role has reached.

goals_told(Module, Coded, Words) :-
    arg(1, Words, State),
    form_words(goal(_, _), Coded, GoalWords),
    words_goals(GoalWords, [], Coded, _, Goals),
    findall(Role0-Value0-(Word-Bit),
            ( member(coded(Word, Heads, _, _), Coded), member(goal(Role0, Value0)-Bit, Heads) ),
            Values),
    maplist(value_condition(Words, Role, Value), Values, Conditions),
    conditions_or(Conditions, Condition),
    append(Goals, [Condition], Body),
    rule_asserted(Module, goal(State, Role, Value), Body).

value_condition(Words, Role, Value, Role0-Value0-(Word-Bit),
                ( Variable /\ Mask =\= 0, Role = Role0, Value = Value0 )) :-
    word_variable(Words, Word, Variable),
    Mask is 1 << Bit.

%   move(Joint, State, position(...), State1)

joint_told(Module, State, Variables) :-
    append([Joint,State|Variables], [State1], Arguments),
    After =.. [after|Arguments],
    length(Arguments, Arity),
    dynamic(Module:after/Arity),
    rule_asserted(Module, moved(Joint, State, Variables, State1),
              [( After -> true ; sheets_compiler:after_told(Module, Joint), After )]),
    append([Joint,State|Variables], [Role,Percept], Arguments1),
    Seen =.. [seen|Arguments1],
    length(Arguments1, Arity1),
    dynamic(Module:seen/Arity1),
    rule_asserted(Module, seen(Joint, State, Variables, Role, Percept),
              [ sheets_compiler:seen_known(Module, Joint, Arity1), Seen ]).

seen_known(Module, Joint, Arity) :-
    functor(Seen, seen, Arity),
    arg(1, Seen, Joint),
    ( \+ clause(Module:Seen, _) -> seen_told(Module, Joint) ; true ).

%   ended(Plies, State, End, Random0, Random): a random game from State ends in End, after so
%   many Plies at most.

playout_told(Module, Roles, State, Over, Test, Open, Legals, Variables) :-
    draws(Roles, Legals, Module, 0, Joint, Random0, Random1, Draws),
    append([Joint,State|Variables], [State1], Arguments),
    After =.. [after|Arguments],
    append([[Plies > 0|Open], Draws,
            [( After -> true ; sheets_compiler:after_told(Module, Joint), After ),
             Plies1 is Plies - 1,
             ended(Plies1, State1, End, Random1, Random)]],
           Else0),
    goals_body(Else0, Else),
    append(Over, [( Test -> End = State, Random = Random0 ; Else )], Body),
    rule_asserted(Module, ended(Plies, State, End, Random0, Random), Body).

draws([], [], _, Joint, Joint, Random, Random, []).
draws([Role|Roles], [Legal|Legals], Module, Joint0, Joint, Random0, Random, Goals) :-
    Module:factor(Role, Factor, Top),
    (   Top =:= 0
    ->  Goals = Goals1,
        Joint1 = Joint0,
        Random1 = Random0
    ;   Goals = [ sheets_bit_code:word_drawn(Legal, Bit, Random0, Random1),
                  Joint1 is Joint0 + Bit * Factor | Goals1 ]
    ),
    draws(Roles, Legals, Module, Joint1, Joint, Random1, Random, Goals1).

playout(Module, State, Goals, Random0, Random) :-
    playout_plies(Plies),
    (   Module:ended(Plies, State, End, Random0, Random1)
    ->  playout_goals(Module, End, Goals),
        Random = Random1
    ;   given_up_goals(Module, Goals),
        random_drawn(_, [again,other], _, Random0, Random)
    ).

%   States and their facts.

facts_state(Module, Facts, State) :-
    foldl(fact_added(Module), Facts, 0, State).

fact_added(Module, Fact, State0, State) :-
    once(Module:fact_bit(Fact, Bit)),
    State is State0 \/ 1 << Bit.

state_facts(Module, State, Facts) :-
    findall(Fact, ( word_bit(State, Bit), once(Module:fact_bit(Fact, Bit)) ), Facts0),
    sort(Facts0, Facts).

state_legal(Module, State, Role, Move) :-
    Module:position(State, Position),
    Position =.. [open|Words],
    nth1(N, Words, Word),
    findall(Role0, Module:role(Role0), Roles),
    nth1(N, Roles, Role),
    word_bit(Word, Bit),
    Module:move_bit(Role, Move, Bit).

state_next(Module, State0, Moves, State) :-
    number_joint(Module, Joint, Moves),
    position_needed(Module, State0, Needed),
    Module:moved(Joint, State0, Needed, State).

state_sees(Module, State, Moves, Role, Percept) :-
    number_joint(Module, Joint, Moves),
    position_needed(Module, State, Needed),
    Module:seen(Joint, State, Needed, Role, Percept).

position_needed(Module, State, Needed) :-
    Module:position(State, Position),
    Position =.. [open|Words],
    findall(Role, Module:role(Role), Roles),
    length(Roles, Count),
    length(Legals, Count),
    append(Legals, Needed, Words).

%   ---- What moves change, compiled when they are first played ----
%
%   The moves of all roles are one number, Joint.  With these moves fixed, few rules are left, and most
%   of them say that facts stay: they become one mask.

%   True when Joint is the number of Moves, which has a pair Role-Move for each role.  One of them
%   is known.

number_joint(Module, Joint, Moves) :-
    findall(role(Role, Factor, Top), Module:factor(Role, Factor, Top), Roles),
    (   integer(Joint)
    ->  maplist(role_move(Module, Joint), Roles, Moves)
    ;   foldl(with_move(Module), Moves, 0, Joint)
    ).

role_move(Module, Joint, role(Role, Factor, Top), Role-Move) :-
    Bit is Joint // Factor mod (Top + 1),
    once(Module:move_bit(Role, Move, Bit)).

with_move(Module, Role-Move, Joint0, Joint) :-
    Module:factor(Role, Factor, _),
    once(Module:move_bit(Role, Move, Bit)),
    Joint is Joint0 + Bit * Factor.

%   True when Module is told what Joint changes: after(Joint, State0, ..., State).

after_told(Module, Joint) :-
    joint_compiled(Module, Joint, next/1, Arguments, Goals, Heads),
    ( Heads = [head(_, _, Word)|_] -> true ; Word = 0 ),
    append(Arguments, [Word], Arguments1),
    Head =.. [after|Arguments1],
    compiling(rule_asserted(Module, Head, Goals)).

%   True when Module is told what roles see when Joint is played: seen(Joint, State, ..., Role,
%   Percept).

seen_told(Module, Joint) :-
    joint_compiled(Module, Joint, sees/2, Arguments, Goals, Heads),
    maplist(seen_condition(Module, Role, Percept), Heads, Conditions),
    conditions_or(Conditions, Condition),
    append(Arguments, [Role, Percept], Arguments1),
    Head =.. [seen|Arguments1],
    append(Goals, [Condition], Goals1),
    compiling(rule_asserted(Module, Head, Goals1)).

seen_condition(Module, Role, Percept, head(Number, Bit, Word),
               ( Word /\ Mask =\= 0, Role = Role0, Percept = Percept0 )) :-
    Module:ground_atom(Number, sees(Role0, Percept0)),
    Mask is 1 << Bit.

%   Goals compute the heads of a relation; Heads has a head(Number, Bit, Word) for each.

joint_compiled(Module, Joint, Relation, [Joint,State|Needed], Goals, Heads) :-
    number_joint(Module, Joint, Moves),
    forall(member(Role-Move, Moves), assertz(Module:joint(Role, Move))),
    findall(Rank, ( Module:asked(Relation, Asked), Module:rank(Asked, Rank, moves) ), Ranks0),
    sort(Ranks0, Ranks),
    ranks_rules(Ranks, Module, Rules),
    retractall(Module:joint(_, _)),
    retractall(Module:here(_)),
    rules_units(Rules, moved_rank(Module), Units0),
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
    maplist(word_variable(Words), Needed0, Needed).

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

moved_rank(Module, Number, Rank) :-
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
    ->  word_variable(Words, Word, Variable),
        findall(Number-Bit,
                ( member(rule(Number, _), Rules), get_assoc(Number, Places, _-Bit) ),
                Bits0),
        sort(Bits0, Bits),
        maplist(bit_head(Variable), Bits, New),
        append(New, Heads1, Heads)
    ;   Heads = Heads1
    ),
    Word1 is Word + 1,
    units_goals(Units, Module, Relation, Word1, Small, Places, Words, GoalsOf, Heads1).

bit_head(Variable, Number-Bit, head(Number, Bit, Variable)).

/** <examples>

?- sheet_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (<= terminal (true b))
                 (goal x 100)", example), example:init(State).
*/
