:- module(sheets_bit_code,
          [ unit_goals/8,          % +Unit, +Module, +Word, +Small, +Places0, -Places, +Words, -Goals
            facts_bits/2,          % +Facts, -FactsBits
            word_variable/3,       % +Words, +Word, -Variable
            goals_body/2,          % +Goals, -Body
            conditions_or/2,       % +Conditions, -Condition
            word_bit/2,            % +Word, -Bit
            word_drawn/4           % +Word, -Bit, +Random0, -Random
          ]).

/** <module> Ground rules as arithmetic on words of bits

Most rules of a board say the same of each place.  If their literals are as far from their heads,
one expression asks all of them: words are shifted so that each literal lies on its head, and joined.
If rules have one head, and their literals are as far from each other, the head holds if
the expression is not 0.  Rules that have nothing in common are asked one by one.  A literal that
stands in many rules, as who is in control, is asked once before them: it is a guard.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3, partition/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module('../shared/random', [random_below/4]).

%!  unit_goals(+Unit, +Module, +Word, +Small, +Places0, -Places, +Words, -Goals) is det.
%
%   True when Goals compute Word, whose bits are the heads of Unit, from the
%   words that its literals need.  The term Words has a variable for each word, that of word 0
%   first.  Small is an assoc whose keys are facts of small relations, as Word-Bit.  Places are
%   Places0 and those of the heads.  If the unit is asked again and again, Module
%   is told how.
%
%       ?- list_to_assoc([8-(0-3), 9-(0-5)], Places0), empty_assoc(Small),
%          unit_goals(unit(once, [rule(1, [8]), rule(2, [9])]), none, 1, Small, Places0, Places,
%                     words(S, W), Goals).
%       Places0 = Places0, Places = Places, Small = t, Goals = [W is S >> 3 /\ 5].

unit_goals(unit(Kind, Rules0), Module, Word, Small, Places0, Places, Words, Goals) :-
    findall(Head, member(rule(Head, _), Rules0), Heads0),
    sort(Heads0, Heads),
    (   Kind == again
    ->  numbers_placed(Heads, 0, Word, Places0, Places1)
    ;   Places1 = Places0
    ),
    maplist(rule_lits(Places1), Rules0, Rules1),
    rules_guarded(Rules1, Small, Rules),
    heads_placed(Heads, Rules, Word, Places1, Places),
    maplist(head_bit(Places), Rules, Rules2),
    rules_groups(Rules2, Groups),
    word_variable(Words, Word, Variable),
    (   Kind == again
    ->  again_goals(Groups, Module, Words, Variable, Goals)
    ;   Heads = [Head],
        get_assoc(Head, Places, _-0)
    ->  single_goal(Groups, Words, Variable, Goals)
    ;   groups_goals(Groups, Words, 0, Variable, Goals)
    ).

%!  word_variable(+Words, +Word, -Variable) is det.
%
%   True when Variable is that of Word in the term Words.

word_variable(Words, Word, Variable) :-
    N is Word + 1,
    arg(N, Words, Variable).

rule_lits(Places, rule(Head, Literals), rule(Head, Lits)) :-
    maplist(literal_lit(Places), Literals, Lits0),
    sort(Lits0, Lits).

literal_lit(Places, Literal, lit(Word, Sign, Bit)) :-
    Number is abs(Literal),
    ( Literal > 0 -> Sign = 0 ; Sign = 1 ),
    get_assoc(Number, Places, Word-Bit).

%   rule(Head, Guards, Lits)

rules_guarded(Rules0, Small, Rules) :-
    length(Rules0, Count),
    findall(Lit, ( member(rule(_, Lits), Rules0), member(Lit, Lits) ), All0),
    msort(All0, All),
    clumps(All, Clumps),
    findall(Lit-true, ( member(Lit-Times, Clumps), guard(Lit, Times, Count, Small) ), Guards),
    list_to_assoc(Guards, Assoc),
    maplist(rule_guarded(Assoc), Rules0, Rules).

clumps(All, Clumps) :-
    findall(Lit-x, member(Lit, All), Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Lit-Times, ( member(Lit-Xs, Groups), length(Xs, Times) ), Clumps).

guard(lit(Word, Sign, Bit), Times, Count, Small) :-
    Times >= 4,
    (   Times * 2 >= Count
    ->  true
    ;   get_assoc(Word-Bit, Small, _),
        memberchk(Sign, [0,1])
    ).

rule_guarded(Guards0, rule(Head, Lits0), rule(Head, Guards, Lits)) :-
    partition(known_guard(Guards0), Lits0, Guards, Lits).

known_guard(Guards, Lit) :-
    get_assoc(Lit, Guards, _).

head_bit(Places, rule(Head, Guards, Lits), rule(Bit, Guards, Lits)) :-
    get_assoc(Head, Places, _-Bit).

%   Groups: Guards-[map(Offsets, Mask), exists(Pattern, Mask, HeadBit), set(Mask),
%   test(Lits, HeadBit)].

rules_groups(Rules, Groups) :-
    rules_chosen(3, Rules, Chosen0),
    keysort(Chosen0, Chosen1),
    group_pairs_by_key(Chosen1, Chosen),
    maplist(chosen_group, Chosen, Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups).

%   Each rule is put in its largest group.  Those that are alone may have a literal in common: then
%   it becomes their guard, and they are grouped again.

rules_chosen(Times, Rules, Chosen) :-
    rules_best(Rules, Best),
    partition(alone, Best, Alone, Grouped),
    (   Times > 0,
        Alone = [_,_,_,_|_]
    ->  findall(rule(Bit, Guards, Lits), member(test(Guards, Lits)-Bit, Alone), Rules1),
        rules_shared(Rules1, Rules2),
        Times1 is Times - 1,
        rules_chosen(Times1, Rules2, Chosen1),
        append(Grouped, Chosen1, Chosen)
    ;   Chosen = Best
    ).

alone(test(_, _)-_).

rules_shared(Rules0, Rules) :-
    findall(Lit-x, ( member(rule(_, _, Lits), Rules0), member(Lit, Lits) ), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Lit-Times, ( member(Lit-Xs, Groups), length(Xs, Times), Times >= 3 ), Shared0),
    list_to_assoc(Shared0, Shared),
    maplist(rule_shared(Shared), Rules0, Rules).

rule_shared(Shared, rule(Bit, Guards0, Lits0), rule(Bit, Guards, Lits)) :-
    findall(Times-Lit, ( member(Lit, Lits0), get_assoc(Lit, Shared, Times) ), Pairs0),
    (   sort(1, @>=, Pairs0, [_-Guard|_])
    ->  sort([Guard|Guards0], Guards),
        exclude(==(Guard), Lits0, Lits)
    ;   Guards = Guards0,
        Lits = Lits0
    ).

rules_best(Rules, Best) :-
    findall(map(Guards, Offsets)-(rule(Bit, Guards, Lits)-Bit),
            ( member(rule(Bit, Guards, Lits), Rules), maplist(lit_offset(Bit), Lits, Offsets) ),
            Maps0),
    findall(exists(Guards, Pattern, Bit)-(rule(Bit, Guards, Lits)-First),
            ( member(rule(Bit, Guards, Lits), Rules),
              guards_pattern(Guards, Lits, _-Pattern, First) ),
            Exists0),
    append(Maps0, Exists0, Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    findall(Rule-(Count-(Key-Bit)),
            ( member(Key-Members, Groups), length(Members, Count), member(Rule-Bit, Members) ),
            By0),
    keysort(By0, By),
    group_pairs_by_key(By, Choices),
    maplist(best_choice, Choices, Best).

best_choice(rule(Bit, Guards, Lits)-Choices, Choice) :-
    (   Lits \== [], Choices = [1-_|_], \+ ( member(N-_, Choices), N > 1 )
    ->  Choice = test(Guards, Lits)-Bit
    ;   Choices = [N1-Choice1, N2-Choice2|_]
    ->  (   ( N1 > N2 ; N1 =:= N2, Choice1 = map(_, _)-_ ) -> Choice = Choice1 ; Choice = Choice2 )
    ;   Choices = [_-Choice|_]
    ).

chosen_group(map(Guards, Offsets)-Bits, Guards-map(Offsets, Mask)) :- bits_mask(Bits, Mask).
chosen_group(exists(Guards, Pattern, Bit)-Cs, Guards-exists(Pattern, Mask, Bit)) :- bits_mask(Cs, Mask).
chosen_group(test(Guards, Lits)-Bits, Guards-test(Lits, Mask)) :- bits_mask(Bits, Mask).

bits_mask(Bits, Mask) :- foldl(with_bit, Bits, 0, Mask).

with_bit(Bit, Mask0, Mask) :- Mask is Mask0 \/ 1 << Bit.

is_map(map(_, _)).
positive(lit(_, 0, _)).

%   Goals.

groups_goals([], _, Start, Var, [Var = Start]).
groups_goals([Guards-Parts|Groups], Vars, Start, Var, Goals) :-
    partition(is_map, Parts, Maps, Tests),
    parts_expression(Maps, Vars, Start, Expression),
    (   Tests == [], Guards == [], Groups == []
    ->  Goals = [Var is Expression]
    ;   Tests == [], Guards == []
    ->  Goals = [Var1 is Expression|Goals1],
        groups_goals(Groups, Vars, Var1, Var, Goals1)
    ;   ( Expression == Start -> Inner = Tested, Var0 = Start ; Inner = [Var0 is Expression|Tested] ),
        tests_goals(Tests, Vars, Var0, Var1, Tested),
        (   Guards == []
        ->  append(Inner, Goals1, Goals)
        ;   lits_condition(Guards, Vars, Condition),
            goals_body(Inner, Then),
            ( Inner == [] -> Var1 = Var0 ; true ),
            Goals = [( Condition -> Then ; Var1 = Start )|Goals1]
        ),
        groups_goals(Groups, Vars, Var1, Var, Goals1)
    ).

tests_goals([], _, Var, Var, []).
tests_goals([Part|Parts], Vars, Var0, Var, [( Condition -> Var1 is Var0 \/ Set ; Var1 = Var0 )|Goals]) :-
    part_condition(Part, Vars, Condition, Mask),
    ( Mask < 1 << 60 -> Set = Mask ; word_bits(Mask, Set) ),
    tests_goals(Parts, Vars, Var1, Var, Goals).

%   One bit of a long word is shifted there.

word_bits(Mask, Set) :-
    (   popcount(Mask) =:= 1
    ->  Bit is msb(Mask),
        Set = (1 << Bit)
    ;   Set = Mask
    ).

part_condition(test(Lits, Mask), Vars, Condition, Mask) :- lits_condition(Lits, Vars, Condition).
part_condition(exists(Pattern, Mask0, Bit), Vars, Expression =\= 0, Mask) :-
    Mask is 1 << Bit,
    lits_expression(Pattern, Mask0, Vars, Expression).

parts_expression([], _, Expression, Expression).
parts_expression([map(Offsets, Mask)|Maps], Vars, Start, Expression) :-
    lits_expression(Offsets, Mask, Vars, Part),
    ( Start == 0 -> Next = Part ; Next = Start \/ Part ),
    parts_expression(Maps, Vars, Next, Expression).

lits_expression(Lits, Mask, Vars, Expression) :-
    partition(positive, Lits, Pos, Neg),
    foldl(and_shift(Vars), Pos, Mask, Expression0),
    (   Neg == []
    ->  Expression = Expression0
    ;   foldl(or_shift(Vars), Neg, none, Or),
        Expression = Expression0 /\ \ Or
    ).

and_shift(Vars, lit(Word, _, Offset), E0, Shifted /\ E0) :- shifted(Word, Offset, Vars, Shifted).
or_shift(Vars, lit(Word, _, Offset), E0, E) :-
    shifted(Word, Offset, Vars, Shifted),
    ( E0 == none -> E = Shifted ; E = E0 \/ Shifted ).

shifted(Word, Offset, Vars, Shifted) :-
    word_variable(Vars, Word, Var),
    (   Offset =:= 0
    ->  Shifted = Var
    ;   Offset > 0
    ->  Shifted = Var >> Offset
    ;   Left is -Offset,
        Shifted = Var << Left
    ).

%   All literals hold: a test for each word.

lits_condition(Lits, Vars, Condition) :-
    findall(Word-(Sign-Bit), member(lit(Word, Sign, Bit), Lits), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(word_condition(Vars), Groups, Conditions),
    goals_body(Conditions, Condition).

word_condition(Vars, Word-SignsBits, Condition) :-
    word_variable(Vars, Word, Var),
    findall(Bit, member(_-Bit, SignsBits), Bits),
    findall(Bit, member(0-Bit, SignsBits), PosBits),
    bits_mask(Bits, Mask),
    bits_mask(PosBits, Pos),
    (   SignsBits = [Sign-Bit1],
        Bit1 > 60           % no long number in each clause
    ->  ( Sign =:= 0 -> Set = 1 ; Set = 0 ),
        Condition = (getbit(Var, Bit1) =:= Set)
    ;   SignsBits = [_], Pos =\= 0
    ->  Condition = (Var /\ Mask =\= 0)
    ;   Condition = (Var /\ Mask =:= Pos)
    ).

%   A unit of one head: 1 if one of the conditions holds.

single_goal(Groups, Vars, Var, Goals) :-
    findall(Guards-Part, ( member(Guards-Parts, Groups), member(Part, Parts) ), All),
    maplist(single_condition(Vars), All, Conditions),
    (   member(true, Conditions)
    ->  Goals = [Var = 1]
    ;   conditions_or(Conditions, Or),
        Goals = [( Or -> Var = 1 ; Var = 0 )]
    ).

single_condition(Vars, Guards-Part, Condition) :-
    lits_condition(Guards, Vars, C0),
    (   Part = map([], _)
    ->  C1 = true
    ;   Part = map(Lits, _)
    ->  lits_condition(Lits, Vars, C1)
    ;   part_condition(Part, Vars, C1, _)
    ),
    (   C0 == true -> Condition = C1
    ;   C1 == true -> Condition = C0
    ;   Condition = (C0, C1)
    ).

%!  goals_body(+Goals, -Body) is det.
%
%   True when Body is the conjunction of Goals.
%
%       ?- goals_body([a, b], (Goal, Other)).
%       Goal = a, Other = b.

goals_body([], true).
goals_body([Goal|Goals], Body) :-
    (   Goals == []
    ->  Body = Goal
    ;   Body = (Goal, Body1),
        goals_body(Goals, Body1)
    ).

%!  conditions_or(+Conditions, -Condition) is det.
%
%   True when Condition holds if one of Conditions does.
%
%       ?- conditions_or([a, b], (Condition ; Other)).
%       Condition = a, Other = b.

conditions_or([], fail).
conditions_or([Goal|Goals], Condition) :-
    (   Goals == []
    ->  Condition = Goal
    ;   Condition = (Goal ; Condition1),
        conditions_or(Goals, Condition1)
    ).

%   A unit that is asked until its word is the same.  The loop has the words that it
%   needs as arguments.

again_goals(Groups, Module, Words, Word0, [Call]) :-
    groups_goals(Groups, Words, 0, Word1, Goals),
    gensym(again_, Name),
    term_variables(Goals, Variables0),
    Words =.. [_|All],
    findall(N, ( nth1(N, All, Variable), Variable \== Word0, occurs(Variable, Variables0) ), Ns),
    maplist(argument(Words), Ns, Needed),
    again_head(Name, Word0, Needed, Result, Head),
    again_head(Name, Word1, Needed, Result, Next),
    again_head(Name, 0, Needed, Word0, Call),
    append(Goals, [( Word1 =:= Word0 -> Result = Word0 ; Next )], Goals1),
    goals_body(Goals1, Body),
    assertz(Module:(Head :- Body)).

occurs(Variable, Variables) :-
    member(Variable1, Variables),
    Variable1 == Variable,
    !.      % once is enough

argument(Words, N, Variable) :-
    arg(N, Words, Variable).

again_head(Name, Word, Needed, Result, Head) :-
    append([Word|Needed], [Result], Arguments),
    Head =.. [Name|Arguments].

%   ---- Which bit of which word an atom is ----
%
%   Word 0 is the state.  Each unit of rules has one more word, whose bits are its
%   heads.  Places are an assoc, Number-(Word-Bit).
%
%   The bits of a state go by the arguments of its facts, as the digits of a number, so that the same
%   step from cell to cell is the same number of bits everywhere.  Other atoms are as far from one
%   another as the facts on which they depend, as far as this can be done.  In rules, a literal is
%   lit(Word, Sign, Bit), with Sign 0, or 1 if it is not to hold.

%!  facts_bits(+Facts, -FactsBits) is det.
%
%   True when FactsBits has a pair Fact-Bit for each of Facts.
%
%       ?- facts_bits([c(1,a), c(1,b), c(2,a), c(2,b), d], FactsBits), msort(FactsBits, Sorted).
%       FactsBits = FactsBits, Sorted = [d-4, c(1,a)-0, c(1,b)-1, c(2,a)-2, c(2,b)-3].

facts_bits(Facts, FactsBits) :-
    findall(Name/Arity-Fact, ( member(Fact, Facts), functor(Fact, Name, Arity) ), Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    foldl(group_bits, Groups, 0-[], _-FactsBits).

group_bits(_/Arity-Facts, Base-FactsBits0, Top-FactsBits) :-
    length(Facts, Count),
    findall(Values, ( between(1, Arity, N), argument_values(N, Facts, Values) ), Domains),
    foldl(domain_size, Domains, 1, Size),
    (   Size =< 4 * Count + 64
    ->  Top is Base + Size,
        findall(Fact-Bit,
                ( member(Fact, Facts),
                  Fact =.. [_|Arguments],
                  foldl(digit, Arguments, Domains, Base-Size, Bit-_) ),
                New)
    ;   Top is Base + Count,
        findall(Fact-Bit, ( nth0(I, Facts, Fact), Bit is Base + I ), New)
    ),
    append(New, FactsBits0, FactsBits).

domain_size(Domain, Size0, Size) :-
    length(Domain, Length),
    Size is Size0 * Length.

digit(Argument, Domain, Bit0-Size0, Bit-Size) :-
    length(Domain, Length),
    nth0(Digit, Domain, Argument),
    !,      % values differ
    Size is Size0 // Length,
    Bit is Bit0 + Digit * Size.

argument_values(N, Facts, Values) :-
    findall(Key-Value, ( member(Fact, Facts), arg(N, Fact, Value), value_key(Value, Key) ), Pairs0),
    sort(Pairs0, Pairs),
    pairs_values(Pairs, Values).

%   10 is after 9 if both are words.

value_key(Value, Key) :-
    (   atom(Value),
        atom_number(Value, Number)
    ->  Key = Number
    ;   Key = Value
    ).

%   True when Places are Places0, and all Heads have one.  A rule is rule(Head, Guards, Literals).
%   If the first of Heads has a place in Places0, all do.

heads_placed(Heads, Rules, Word, Places0, Places) :-
    (   Heads = [Head|_], get_assoc(Head, Places0, _)
    ->  Places = Places0
    ;   findall(Key-(C-Head), ( member(rule(Head, Guards, Lits), Rules), guards_pattern(Guards, Lits, Key, C) ),
                Pairs0),
        keysort(Pairs0, Pairs),
        group_pairs_by_key(Pairs, Groups0),
        findall(N-Members, ( member(_-Members, Groups0), length(Members, N) ), Groups1),
        sort(1, @>=, Groups1, Groups2),
        pairs_values(Groups2, Groups),
        empty_assoc(Empty),
        grown(Groups, 0, Empty, At, Empty, _),
        regions_packed(Heads, At, Word, Places0, Places)
    ).

%   True when Bit is that of the first of Literals, and Pattern has Guards and how far the bits of
%   all Literals are from it.

guards_pattern(Guards, Literals, Guards-Pattern, Bit) :-
    Literals = [lit(_, _, Bit)|_],
    maplist(lit_offset(Bit), Literals, Pattern).

lit_offset(Bit0, lit(Word, Sign, Bit), lit(Word, Sign, Offset)) :-
    Offset is Bit - Bit0.

%   At: Head -> Region-Coordinate; Taken: Region-Coordinate -> true.

grown([], _, At, At, Taken, Taken).
grown([Group|Groups], Region0, At0, At, Taken0, Taken) :-
    (   member(C-Head, Group), get_assoc(Head, At0, Region-Coordinate)
    ->  Shift is Coordinate - C,
        Region1 = Region0
    ;   Region = Region0,
        Shift = 0,
        Region1 is Region0 + 1
    ),
    foldl(head_grown(Region, Shift), Group, At0-Taken0, At1-Taken1),
    grown(Groups, Region1, At1, At, Taken1, Taken).

head_grown(Region, Shift, C-Head, At0-Taken0, At-Taken) :-
    Coordinate is C + Shift,
    (   ( get_assoc(Head, At0, _) ; get_assoc(Region-Coordinate, Taken0, _) )
    ->  At = At0,
        Taken = Taken0
    ;   put_assoc(Head, At0, Region-Coordinate, At),
        put_assoc(Region-Coordinate, Taken0, true, Taken)
    ).

%   Heads without a region follow one by one.

regions_packed(Heads, At, Word, Places0, Places) :-
    findall(Region-(Coordinate-Head),
            ( member(Head, Heads), get_assoc(Head, At, Region-Coordinate) ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Regions),
    foldl(region_packed(Word), Regions, 0-Places0, Top-Places1),
    findall(Head, ( member(Head, Heads), \+ get_assoc(Head, At, _) ), Rest),
    numbers_placed(Rest, Top, Word, Places1, Places).

region_packed(Word, _-Members, Top0-Places0, Top-Places) :-
    Members = [Min-_|_],
    Base is Top0 - Min,
    foldl(member_packed(Word, Base), Members, Places0-0, Places-Last),
    Top is Last + 1.

member_packed(Word, Base, Coordinate-Head, Places0-_, Places-Bit) :-
    Bit is Base + Coordinate,
    put_assoc(Head, Places0, Word-Bit, Places).

%   True when Places are Places0, and Numbers have bits of Word, one after the other from Bit on.

numbers_placed([], _, _, Places, Places).
numbers_placed([Number|Numbers], Bit, Word, Places0, Places) :-
    put_assoc(Number, Places0, Word-Bit, Places1),
    Bit1 is Bit + 1,
    numbers_placed(Numbers, Bit1, Word, Places1, Places).

%   ---- The bits of a word ----

%!  word_bit(+Word, -Bit) is nondet.
%
%   True when Bit is set in Word, the lowest first.
%
%       ?- word_bit(10, Bit).
%       Bit = 1 ;
%       Bit = 3.

word_bit(Word, Bit) :-
    Word =\= 0,
    Lowest is Word /\ -Word,
    (   Lowest =:= Word
    ->  Bit is msb(Word)
    ;   Bit is msb(Lowest)
    ;   Rest is Word xor Lowest,
        word_bit(Rest, Bit)
    ).

%!  word_drawn(+Word, -Bit, +Random0, -Random) is semidet.
%
%   True when Bit is one of those that are set in Word, each as likely, drawn in state Random0 of
%   the random numbers.  Fails if none is set.
%
%       ?- word_drawn(8, Bit, 1, Random).
%       Bit = 3, Random = 1.

word_drawn(Word, Bit, Random0, Random) :-
    (   Word /\ (Word - 1) =:= 0
    ->  Word =\= 0,
        Bit is msb(Word),
        Random = Random0
    ;   Count is popcount(Word),
        random_below(Count, K, Random0, Random),
        word_bit(K, Count, Word, Bit)
    ).

%   Bit is the one with K bits below it.  A word is halved until it is the first or the
%   last.

word_bit(K, Count, Word, Bit) :-
    (   K =:= 0
    ->  Bit is msb(Word /\ -Word)
    ;   K =:= Count - 1
    ->  Bit is msb(Word)
    ;   Half is (msb(Word) + 1) >> 1,
        Low is Word /\ (1 << Half - 1),
        Count1 is popcount(Low),
        (   K < Count1
        ->  word_bit(K, Count1, Low, Bit)
        ;   High is Word >> Half,
            K1 is K - Count1,
            Count2 is Count - Count1,
            word_bit(K1, Count2, High, Bit1),
            Bit is Bit1 + Half
        )
    ).

/** <examples>

?- goals_body([a, b], (Goal, Other)).
*/
