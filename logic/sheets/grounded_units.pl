:- module(sheets_grounded_units,
          [ relations_ranks/2,     % +Edges, -Ranks
            rules_units/3,         % +Rules, :Rank_2, -Units
            units_simple/3,        % +Units0, :Derived_1, -Units
            facts_bits/2,          % +Facts, -FactsBits
            heads_placed/5,        % +Heads, +Rules, +Word, +Places0, -Places
            numbers_placed/5,      % +Numbers, +Bit, +Word, +Places0, -Places
            guards_pattern/4       % +Guards, +Literals, -Pattern, -Bit
          ]).

/** <module> Ground rules in an order in which they can be asked, and the words of bits that hold their atoms

A rule is rule(Head, Literals), where atoms are numbers, and a literal is negative if the atom is
not to hold.  A _unit_ is unit(Kind, Rules), rules that are asked at the same time.  If it is `once`,
no head of its rules stands in their conditions.  If it is `again`, its rules are asked until nothing
new follows.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, nth0/3, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(library(ugraphs), [transitive_closure/2, vertices_edges_to_ugraph/3]).

:- meta_predicate
       rules_units(+, 2, -),
       units_simple(+, 1, -).

%!  relations_ranks(+Edges, -Ranks) is det.
%
%   True when Ranks has a reached(Relation, Rank, Reached) for each relation of Edges, which are
%   pairs Relation-Needed: Reached are those that it needs.  These have a lower rank, or the same
%   if they need it, too.
%
%       ?- relations_ranks([p-q, q-r, r-q], Ranks).
%       Ranks = [reached(q, 1, [q,r]), reached(r, 1, [q,r]), reached(p, 2, [p,q,r])].

relations_ranks(Edges, Ranks) :-
    vertices_edges_to_ugraph([], Edges, Graph),
    transitive_closure(Graph, Closure),
    findall(Count-Reached-Relation,
            ( member(Relation-Reached0, Closure),
              sort([Relation|Reached0], Reached),
              length(Reached, Count) ),
            Keyed0),
    sort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    findall(reached(Relation, Rank, Reached),
            ( nth1(Rank, Groups, (_-Reached)-Relations), member(Relation, Relations) ),
            Ranks).

%!  rules_units(+Rules, :Rank_2, -Units) is det.
%
%   True when Units have Rules in order.  Rank_2 says the rank of a head: rules of a higher one
%   may need those of a lower one.  If heads of one rank need each other, they are in units of their
%   own, one after the other, or in one that is asked again.  It is an error if an atom needs its
%   own negation.
%
%       ?- rules_units([rule(2, [1]), rule(1, []), rule(3, [-2])], [N,N]>>true, Units).
%       Units = [unit(once, [rule(1,[])]), unit(once, [rule(2,[1])]), unit(once, [rule(3,[-2])])].

rules_units(Rules, Rank_2, Units) :-
    findall(Rank-rule(Head, Literals),
            ( member(rule(Head, Literals), Rules), call(Rank_2, Head, Rank) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(group_units, Groups, UnitsOf),
    append(UnitsOf, Units).

group_units(_-Rules, Units) :-
    findall(Head-true, member(rule(Head, _), Rules), Heads0),
    sort(Heads0, Heads),
    list_to_assoc(Heads, Own),
    (   rules_own(Rules, Own, _)
    ->  heads_levels(Heads, Rules, Own, Levels),
        (   Levels == cycle
        ->  (   rules_own(Rules, Own, Literal),
                Literal < 0
            ->  throw(error(grounded(cycle), _))
            ;   Units = [unit(again, Rules)]
            )
        ;   findall(Level-rule(Head, Literals),
                    ( member(rule(Head, Literals), Rules), get_assoc(Head, Levels, Level) ),
                    Leveled0),
            keysort(Leveled0, Leveled),
            group_pairs_by_key(Leveled, Groups),
            findall(unit(once, Rules1), member(_-Rules1, Groups), Units)
        )
    ;   Units = [unit(once, Rules)]
    ).

%   A literal of a rule whose atom is one of its Own.

rules_own(Rules, Own, Literal) :-
    member(rule(_, Literals), Rules),
    member(Literal, Literals),
    Atom is abs(Literal),
    get_assoc(Atom, Own, _).

%   The level of a head is how many rules must be asked before it.

heads_levels(Heads, Rules, Own, Levels) :-
    findall(Head-Atoms,
            ( member(rule(Head, Literals), Rules),
              findall(Atom,
                      ( member(Literal, Literals), Atom is abs(Literal), get_assoc(Atom, Own, _) ),
                      Atoms) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups0),
    findall(Head-Atoms,
            ( member(Head-AtomsOf, Groups0), append(AtomsOf, Atoms0), sort(Atoms0, Atoms) ),
            Groups),
    list_to_assoc(Groups, Needs),
    empty_assoc(Levels0),
    (   catch(foldl(head_level(Needs), Heads, Levels0, Levels1), cycle, fail)
    ->  Levels = Levels1
    ;   Levels = cycle
    ).

head_level(Needs, Head-_, Levels0, Levels) :-
    level(Head, Needs, _, Levels0, Levels).

level(Head, Needs, Level, Levels0, Levels) :-
    (   get_assoc(Head, Levels0, Level0)
    ->  ( Level0 == open -> throw(cycle) ; Level = Level0 ),
        Levels = Levels0
    ;   put_assoc(Head, Levels0, open, Levels1),
        get_assoc(Head, Needs, Atoms),
        needs_level(Atoms, Needs, 0, Level, Levels1, Levels2),
        put_assoc(Head, Levels2, Level, Levels)
    ).

needs_level([], _, Level, Level, Levels, Levels).
needs_level([Atom|Atoms], Needs, Level0, Level, Levels0, Levels) :-
    level(Atom, Needs, Level1, Levels0, Levels1),
    Level2 is max(Level0, Level1 + 1),
    needs_level(Atoms, Needs, Level2, Level, Levels1, Levels).

%!  units_simple(+Units0, :Derived_1, -Units) is det.
%
%   True when Units say the same as Units0 with fewer literals.  Derived_1 is true of atoms that
%   rules say.  One that no rule says never holds, and one that a rule says without conditions
%   always does.
%
%       ?- units_simple([unit(once, [rule(1, [])]), unit(once, [rule(2, [1,5]), rule(3, [4])])],
%                       >(5), Units).
%       Units = [unit(once, [rule(1, [])]), unit(once, [rule(2, [5])])].

units_simple(Units0, Derived_1, Units) :-
    empty_assoc(Known),
    units_simple(Units0, Derived_1, Known, Units).

%   Known: `always` or `maybe`, for each atom that a rule says.

units_simple([], _, _, []).
units_simple([unit(Kind, Rules0)|Units0], Derived_1, Known0, Units) :-
    (   Kind == again
    ->  foldl(head_known(maybe), Rules0, Known0, Known1)
    ;   Known1 = Known0
    ),
    findall(rule(Head, Literals),
            ( member(rule(Head, Literals0), Rules0),
              literals_simple(Literals0, Derived_1, Known1, Literals) ),
            Rules1),
    sort(Rules1, Rules2),
    findall(rule(Head, []), member(rule(Head, []), Rules2), Always),
    exclude(needless(Always), Rules2, Rules),
    foldl(head_known(maybe), Rules, Known1, Known2),
    foldl(head_known(always), Always, Known2, Known),
    (   Rules == []
    ->  Units = Units1
    ;   Units = [unit(Kind, Rules)|Units1]
    ),
    units_simple(Units0, Derived_1, Known, Units1).

head_known(How, rule(Head, _), Known0, Known) :-
    put_assoc(Head, Known0, How, Known).

needless(Always, rule(Head, [_|_])) :-
    memberchk(rule(Head, []), Always).

literals_simple([], _, _, []).
literals_simple([Literal|Literals0], Derived_1, Known, Literals) :-
    Atom is abs(Literal),
    (   call(Derived_1, Atom)
    ->  ( get_assoc(Atom, Known, How) -> true ; How = never ),
        ( Literal > 0 -> Sign = yes ; Sign = no ),
        literal_kept(How, Sign, Kept)
    ;   Kept = true
    ),
    ( Kept == true -> Literals = [Literal|Literals1] ; Literals = Literals1 ),
    literals_simple(Literals0, Derived_1, Known, Literals1).

%   Fails if the literal can't hold.

literal_kept(maybe, _, true).
literal_kept(always, yes, false).
literal_kept(never, no, false).

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

%!  heads_placed(+Heads, +Rules, +Word, +Places0, -Places) is det.
%
%   True when Places are Places0, and all Heads have one.  A rule is rule(Head, Guards, Literals).
%   If the first of Heads has a place in Places0, all do.
%
%       ?- empty_assoc(Places0),
%          heads_placed([8,9], [rule(8, [], [lit(0,0,3)]), rule(9, [], [lit(0,0,5)])], 1, Places0,
%                       Places),
%          assoc_to_list(Places, Pairs).
%       Pairs = [8-(1-0), 9-(1-2)], Places0 = Places0, Places = Places.

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

%!  guards_pattern(+Guards, +Literals, -Pattern, -Bit) is semidet.
%
%   True when Bit is that of the first of Literals, and Pattern has Guards and how far the bits of
%   all Literals are from it.
%
%       ?- guards_pattern([], [lit(0,0,3), lit(0,1,5)], Pattern, Bit).
%       Pattern = []-[lit(0,0,0), lit(0,1,2)], Bit = 3.

guards_pattern(Guards, Literals, Guards-Pattern, Bit) :-
    Literals = [lit(_, _, Bit)|_],
    maplist(literal_offset(Bit), Literals, Pattern).

literal_offset(Bit0, lit(Word, Sign, Bit), lit(Word, Sign, Offset)) :-
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

%!  numbers_placed(+Numbers, +Bit, +Word, +Places0, -Places) is det.
%
%   True when Places are Places0, and Numbers have bits of Word, one after the other from Bit on.
%
%       ?- empty_assoc(Places0), numbers_placed([7], 0, 1, Places0, Places),
%          get_assoc(7, Places, Place).
%       Places0 = t, Places = Places, Place = 1-0.

numbers_placed([], _, _, Places, Places).
numbers_placed([Number|Numbers], Bit, Word, Places0, Places) :-
    put_assoc(Number, Places0, Word-Bit, Places1),
    Bit1 is Bit + 1,
    numbers_placed(Numbers, Bit1, Word, Places1, Places).

/** <examples>

?- rules_units([rule(2, [1]), rule(1, [])], [N,N]>>true, Units).
?- facts_bits([cell(1,a), cell(1,b), cell(2,a), cell(2,b)], FactsBits).
*/
