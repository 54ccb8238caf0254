:- module(sheets_grounded_words,
          [ facts_bits/2,          % +Facts, -FactsBits
            heads_placed/5,        % +Heads, +Rules, +Word, +Places0, -Places
            numbers_placed/5,      % +Numbers, +Bit, +Word, +Places0, -Places
            guards_pattern/4       % +Guards, +Literals, -Pattern, -Bit
          ]).

/** <module> Which bit of which word an atom is

Word 0 is the state.  Each unit of rules (grounded_units.pl) has one more word, whose bits are its
heads.  Places are an assoc, Number-(Word-Bit).

The bits of a state go by the arguments of its facts, as the digits of a number, so that the same
step from cell to cell is the same number of bits everywhere.  Other atoms are as far from one
another as the facts on which they depend, as far as this can be done.  In rules, a literal is
lit(Word, Sign, Bit), with Sign 0, or 1 if it is not to hold.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).

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

?- facts_bits([cell(1,a), cell(1,b), cell(2,a), cell(2,b)], FactsBits).
*/
