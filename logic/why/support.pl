:- module(why_support,
          [ ground_set_atom_support/5    % +Ground, +Set, +Atom, +Most, -Nodes
          ]).

/** <module> What supports an atom of an answer set, or keeps it out

clingo writes a program without variables (`--text`).  An atom is in an answer set if a rule
supports it: its head has the atom, and its body holds there by atoms that are derived before it.  An
atom is not in the set if each rule for it has a literal that does not hold, or is a choice that was
not taken; or if its rules lean on each other, and nothing begins this loop.

A node is node(Atom, Standing, Sentence, Rules), where Standing is `in` or `out`.  A rule is
rule(Text, Literals), and a literal is literal(Text, Truth, Atoms): whether it holds, and the atoms
that stand in it.
*/

:- use_module(library(apply), [exclude/3, foldl/4, include/3, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(lists), 
              [ append/3, max_list/2, member/2, memberchk/2, min_list/2, same_length/2, sum_list/2
              ]).

%!  ground_set_atom_support(+Ground, +Set, +Atom, +Most, -Nodes) is det.
%
%   True when Nodes tell of Atom, and of the atoms that its standing rests on, at most Most of them,
%   each once.  Ground is a program as text, Set the texts of all atoms of an answer set.
%
%       ?- ground_set_atom_support("b.\na:-b,not c.", ["a","b"], "a", 1, Nodes).
%       Nodes = [node("a", in, "This rule supports it.",
%                     [rule("a :- b, not c.", [ literal("b", true, ["b"]),
%                                               literal("not c", true, ["c"]) ])])] .

ground_set_atom_support(Ground, Set, Atom, Most, Nodes) :-
    split_string(Ground, "\n", " \r", Lines),
    findall(Text-in, member(Text, Set), Pairs0),
    sort(Pairs0, Pairs),
    list_to_assoc(Pairs, Holding),
    findall(Head-Entry, ( member(Line, Lines), line_entry(Line, Head, Entry) ), Entries0),
    keysort(Entries0, Entries1),
    group_pairs_by_key(Entries1, Entries),
    list_to_assoc(Entries, Told),
    Program = program(Told, Holding),
    resting([Atom], Program, [], Resting),
    empty_assoc(None),
    rounds(Resting, Program, None, None, Founded),
    include(leaning(Holding), Resting, Leaning0),
    unbegun(Leaning0, Leaning),
    nodes([Atom], [], Most, known(Program, Founded, Leaning), Nodes).

%   resting(Atoms, Program, Seen, Resting): Resting are Atom-Rules, all that the standing of Atoms rests
%   on, of many the first.  Rules are Kind-Rule: those that hold, if Atom does.

resting([], _, _, []).
resting([Atom|Atoms], Program, Seen, Resting) :-
    (   memberchk(Atom, Seen)
    ->  resting(Atoms, Program, Seen, Resting)
    ;   length(Seen, 1000)
    ->  Resting = []
    ;   Program = program(_, Holding),
        findall(Kind-Rule, ( atom_rule(Atom, Program, Kind-Rule),
                             ( holds(Atom, Holding) -> body_holds(Rule) ; true ) ), Rules),
        Resting = [Atom-Rules|Resting1],
        findall(Next, ( member(_-Rule, Rules), rule_atom(Rule, Next) ), Nexts),
        append(Atoms, Nexts, Atoms1),
        resting(Atoms1, Program, [Atom|Seen], Resting1)
    ).

rule_atom(rule(_, Literals), Atom) :-
    Literals \== fact,
    member(literal(_, _, Atoms), Literals),
    member(Atom, Atoms).

%   rounds(Resting, Program, Before, Founded0, Founded): each round derives what follows from the rounds
%   Before it.  Founded has the rules that derive an atom first.

rounds(Resting0, Program, Before0, Founded0, Founded) :-
    Program = program(_, Holding),
    findall(Atom-Rules, ( member(Atom-All, Resting0),
                          holds(Atom, Holding),
                          include(begun(Holding, Before0), All, Rules),
                          Rules = [_|_] ), New),
    (   New == []
    ->  Founded = Founded0
    ;   foldl(found, New, Before0-Founded0, Before-Founded1),
        exclude(among(New), Resting0, Resting),
        rounds(Resting, Program, Before, Founded1, Founded)
    ).

found(Atom-Rules, Before0-Founded0, Before-Founded) :-
    put_assoc(Atom, Before0, in, Before),
    put_assoc(Atom, Founded0, Rules, Founded).

among(Pairs, Atom-_) :-
    memberchk(Atom-_, Pairs).

%   What is denied is not in the set at all; the rest must hold by the atoms Before.

begun(Holding, Before, _-rule(_, Literals)) :-
    \+ ( Literals \== fact,
         member(literal(Text, _, _), Literals),
         ( string_concat("not ", _, Text) -> Known = Holding ; Known = Before ),
         \+ literal(Known, Text, literal(_, true, _)) ).

%   An atom that is out leans on a loop if a rule would hold with others that do.

leaning(Holding, Atom-_) :-
    \+ holds(Atom, Holding).

unbegun(Leaning0, Leaning) :-
    include(leans(Leaning0), Leaning0, Leaning1),
    ( same_length(Leaning0, Leaning1) -> Leaning = Leaning1 ; unbegun(Leaning1, Leaning) ).

leans(Leaning, _-Rules) :-
    member(rule-rule(_, Literals), Rules),
    \+ ( member(literal(Text, false, _), Literals),
         \+ memberchk(Text-_, Leaning) ),
    !.

nodes([], _, _, _, []).
nodes([Atom|Atoms], Seen, Most, Known, Nodes) :-
    (   memberchk(Atom, Seen)
    ->  nodes(Atoms, Seen, Most, Known, Nodes)
    ;   Most =< 0
    ->  Nodes = []
    ;   atom_node(Atom, Known, Node),
        Nodes = [Node|Nodes1],
        Node = node(_, _, _, Rules),
        findall(Next, ( member(Rule, Rules), rule_atom(Rule, Next) ), Nexts),
        append(Atoms, Nexts, Atoms1),
        Left is Most - 1,
        nodes(Atoms1, [Atom|Seen], Left, Known, Nodes1)
    ).

atom_node(Atom, known(Program, Founded, Leaning), node(Atom, Standing, Sentence, Rules)) :-
    Program = program(_, Holding),
    (   get_assoc(Atom, Founded, Kept)
    ->  true
    ;   findall(Kind-Rule, ( atom_rule(Atom, Program, Kind-Rule),
                             ( holds(Atom, Holding) -> body_holds(Rule) ; true ) ), Kept)
    ),
    findall(Kind, kept_kind(Kept, Kind), Kinds0),
    sort(Kinds0, Kinds),
    (   holds(Atom, Holding)
    ->  Standing = in,
        ( get_assoc(Atom, Founded, _) -> Loop = no ; literals_alone(Kept) -> Loop = loop ; Loop = no )
    ;   Standing = out,
        ( memberchk(Atom-_, Leaning) -> Loop = loop ; Loop = no )
    ),
    (   Loop == loop,
        Kept = [_|_]
    ->  Sentence = "Its rules lean on each other: nothing begins this loop."
    ;   standing_sentence(Standing, Kinds, Sentence)
    ),
    findall(Rule, ( member(_-Rule, Kept), Rule \= rule(_, fact) ), Rules).

%   Of an aggregate it is not said that it leans on a loop.

literals_alone(Kept) :-
    \+ ( member(_-rule(_, Literals), Kept),
         member(literal(Text, _, Atoms), Literals),
         \+ string_concat("not ", _, Text),
         Atoms \== [Text] ).

%   A choice that its body stops is a rule like any other.

kept_kind(Kept, Kind) :-
    member(Kind0-Rule, Kept),
    ( Kind0 == choice, \+ body_holds(Rule) -> Kind = rule ; Kind = Kind0 ).

body_holds(rule(_, Literals)) :-
    \+ ( Literals \== fact,
         member(literal(_, false, _), Literals) ).

standing_sentence(in, [fact|_], "It is a fact.") :- !.
standing_sentence(in, [choice], "It was chosen: this choice allows it.") :- !.
standing_sentence(in, [], "clingo found it true while it made the ground program.") :- !.
standing_sentence(in, [_|_], "This rule supports it.").
standing_sentence(out, [], "No ground rule has it as its head: nothing could derive it.") :- !.
standing_sentence(out, [choice|_], "It could be chosen, and was not.") :- !.
standing_sentence(out, _, "Each rule that could derive it is stopped.").

%   line_entry(Line, Head, Entry): an atom in the head of a line, or the name of a choice, and what
%   the line says of it: rule(Heads, Body), choice(Text, Body) or bounded(Text, Name), where Body is
%   a list of codes or `none`.

line_entry(Line, Head, Entry) :-
    string_codes(Line, Codes),
    (   line_choice(Codes, Name, Elements, Text)
    ->  member(Element, Elements),
        element_atom(Element, Head),
        Entry = bounded(Text, Name)
    ;   once(append(Rule, `.`, Codes)),
        parts(Rule, `:-`, [HeadCodes|Rest]),
        ( Rest = [Body] -> true ; Body = none ),
        parts(HeadCodes, `;`, HeadParts),
        maplist(codes_text, HeadParts, Heads),
        (   Heads = [Choice],
            choice_atoms(Choice, Atoms)
        ->  spread_choice(Atoms, Text),
            member(Head, Atoms),
            Entry = choice(Text, Body)
        ;   member(Head, Heads),
            Entry = rule(Heads, Body)
        )
    ).

%   atom_rule(Atom, Program, Kind-Rule): a rule whose head has Atom; Kind is `fact`, `rule` or `choice`.

atom_rule(Atom, program(Told, Holding), Kind-rule(Text, Literals)) :-
    get_assoc(Atom, Told, Entries),
    member(Entry, Entries),
    entry_rule(Entry, Atom, Told, Holding, Kind, Text, Literals).

entry_rule(rule([Atom], none), Atom, _, _, fact, Text, fact) :-
    !,
    string_concat(Atom, ".", Text).
entry_rule(rule(Heads, Codes), Atom, _, Holding, rule, Text, Literals) :-
    body_texts(Codes, Body),
    rule_text(Heads, Body, Text),
    maplist(literal(Holding), Body, Literals0),
    findall(literal(Not, false, [Other]),
            ( member(Other, Heads), Other \== Atom, holds(Other, Holding),
              string_concat("not ", Other, Not) ), Others),
    append(Literals0, Others, Literals).
entry_rule(choice(Choice, Codes), _, _, Holding, choice, Text, Literals) :-
    body_texts(Codes, Body),
    choice_text(Body, Choice, Text),
    maplist(literal(Holding), Body, Literals).
entry_rule(bounded(Choice, Name), Atom, Told, Holding, Kind, Text, Literals) :-
    (   get_assoc(Name, Told, [rule(_, Codes)|_])
    ->  true
    ;   Codes = none
    ),
    entry_rule(choice(Choice, Codes), Atom, Told, Holding, Kind, Text, Literals).

rule_text(Heads, [], Text) :-
    !,
    parts_text(Heads, " ; ", Head),
    string_concat(Head, ".", Text).
rule_text(Heads, Body, Text) :-
    parts_text(Heads, " ; ", Head),
    parts_text(Body, ", ", Rest),
    format(string(Text), "~s :- ~s.", [Head, Rest]).

choice_text([], Choice, Text) :-
    format(string(Text), "~s.", [Choice]).
choice_text([Literal|Literals], Choice, Text) :-
    parts_text([Literal|Literals], ", ", Rest),
    format(string(Text), "~s :- ~s.", [Choice, Rest]).

parts_text(Parts, Between, Text) :-
    atomic_list_concat(Parts, Between, Atom),
    atom_string(Atom, Text).

body_texts(none, []) :- !.
body_texts(Codes, Texts) :-
    parts(Codes, `,`, Commas),
    findall(Text, ( member(Part, Commas),
                    parts(Part, `;`, Pieces),
                    member(Piece, Pieces),
                    codes_text(Piece, Text) ), Texts).

%   A choice without bounds is told as it is: {a;b}:-c.

choice_atoms(Choice, Atoms) :-
    string_codes(Choice, [0'{|Codes]),
    append(Inside, `}`, Codes),
    parts(Inside, `;`, Parts),
    maplist(codes_text, Parts, Atoms).

spread_choice(Atoms, Text) :-
    parts_text(Atoms, "; ", Inside),
    format(string(Text), "{ ~s }", [Inside]).

%   clingo tells any other choice in a line of its own: #delayed(1) <=> 1<=#count{0,a:a;0,b:b}<=1.

line_choice(Codes, Name, Elements, Text) :-
    append(NameCodes, Rest0, Codes),
    append(` <=> `, Aggregate, Rest0),
    !,
    string_codes(Name, NameCodes),
    aggregate(Aggregate, Low, _, Elements, High),
    findall(Chosen, ( member(Element, Elements), element_atom(Element, Chosen) ), Atoms),
    spread_choice(Atoms, Set),
    bounded_text(Low, High, Set, Text).

bounded_text(bound(<=, Number), bound(<=, Number), Set, Text) :-
    !,
    format(string(Text), "~s = ~s", [Set, Number]).
bounded_text(Low, High, Set, Text) :-
    ( Low = bound(A, Least) -> format(string(Text0), "~s ~w ~s", [Least, A, Set]) ; Text0 = Set ),
    ( High = bound(B, Most) -> format(string(Text), "~s ~w ~s", [Text0, B, Most]) ; Text = Text0 ).

%   An element of an aggregate: element(Tuple, Conditions), each a list of texts.

element_atom(element(_, [Atom|_]), Atom).

aggregate(Codes, Low, Function, Elements, High) :-
    append(Left, [0'#|Named], Codes),
    append(Name, [0'{|Inside0], Named),
    !,
    append(Inside, [0'}|Right], Inside0),
    \+ ( member(0'}, Right) ),
    !,
    atom_codes(Function, Name),
    bound(Left, Low),
    bound(Right, High),
    parts(Inside, `;`, Parts),
    findall(Element, ( member(Part, Parts), Part \== [], element(Part, Element) ), Elements).

element(Codes, element(Tuple, Conditions)) :-
    parts(Codes, `:`, [TupleCodes|ConditionCodes]),
    parts(TupleCodes, `,`, Terms),
    maplist(codes_text, Terms, Tuple),
    findall(Text, ( member(Condition, ConditionCodes),
                    parts(Condition, `,`, Literals),
                    member(Literal, Literals),
                    codes_text(Literal, Text) ), Conditions).

bound([], none) :- !.
bound(Codes, bound(Operator, Value)) :-
    member(Operator, [<=, >=, '!=', <, >, =]),
    atom_codes(Operator, Sign),
    (   append(Sign, Term, Codes)
    ;   append(Term, Sign, Codes)
    ),
    Term = [Code|_],
    \+ memberchk(Code, `<>=!`),
    !,
    codes_text(Term, Value).

%   parts(Codes, Separator, Parts): Codes at each Separator that stands in no brackets and quotes.

parts(Codes, Separator, Parts) :-
    parts(Codes, Separator, 0, [], Parts).

parts([], _, _, Reversed, [Part]) :-
    !,
    reversed(Reversed, Part).
parts(Codes, Separator, 0, Reversed, [Part|Parts]) :-
    append(Separator, Rest, Codes),
    !,
    reversed(Reversed, Part),
    parts(Rest, Separator, 0, [], Parts).
parts([0'"|Codes], Separator, Depth, Reversed, Parts) :-
    !,
    quoted(Codes, [0'"|Reversed], Rest, Reversed1),
    parts(Rest, Separator, Depth, Reversed1, Parts).
parts([Code|Codes], Separator, Depth0, Reversed, Parts) :-
    (   memberchk(Code, `([{`)
    ->  Depth is Depth0 + 1
    ;   memberchk(Code, `)]}`)
    ->  Depth is Depth0 - 1
    ;   Depth = Depth0
    ),
    parts(Codes, Separator, Depth, [Code|Reversed], Parts).

quoted([], Reversed, [], Reversed).
quoted([0'\\,Code|Codes], Reversed0, Rest, Reversed) :-
    !,
    quoted(Codes, [Code,0'\\|Reversed0], Rest, Reversed).
quoted([0'"|Codes], Reversed, Codes, [0'"|Reversed]) :- !.
quoted([Code|Codes], Reversed0, Rest, Reversed) :-
    quoted(Codes, [Code|Reversed0], Rest, Reversed).

reversed(Reversed, Codes) :-
    reversed(Reversed, [], Codes).

reversed([], Codes, Codes).
reversed([Code|Reversed], Codes0, Codes) :-
    reversed(Reversed, [Code|Codes0], Codes).

codes_text(Codes, Text) :-
    string_codes(Text0, Codes),
    split_string(Text0, "", " ", [Text]).

%   literal(Holding, Text, Literal): whether a literal holds where the atoms of Holding do.

literal(Holding, Text, literal(Text, Truth, Atoms)) :-
    (   string_concat("not ", Inner, Text)
    ->  literal(Holding, Inner, literal(_, Opposite, Atoms)),
        ( Opposite == true -> Truth = false ; Truth = true )
    ;   string_codes(Text, Codes),
        memberchk(0'{, Codes),
        aggregate(Codes, Low, Function, Elements, High)
    ->  findall(Tuple, ( member(element(Tuple, Conditions), Elements),
                         \+ ( member(Condition, Conditions),
                              \+ literal(Holding, Condition, literal(_, true, _)) ) ), Tuples0),
        sort(Tuples0, Tuples),
        ( aggregate_holds(Function, Tuples, Low, High) -> Truth = true ; Truth = false ),
        findall(Atom, ( member(element(_, Conditions), Elements),
                        member(Condition, Conditions),
                        literal(Holding, Condition, literal(_, _, Inside)),
                        member(Atom, Inside) ), Atoms0),
        sort(Atoms0, Atoms)
    ;   sub_string(Text, 0, 1, _, "#")
    ->  ( Text == "#false" -> Truth = false ; Truth = true ),
        Atoms = []
    ;   ( holds(Text, Holding) -> Truth = true ; Truth = false ),
        Atoms = [Text]
    ).

holds(Text, Holding) :-
    get_assoc(Text, Holding, in).

aggregate_holds(Function, Tuples, Low, High) :-
    aggregate_value(Function, Tuples, Value),
    \+ ( member(Bound, [low(Low), high(High)]),
         \+ within(Bound, Value) ).

aggregate_value(count, Tuples, number(Count)) :-
    length(Tuples, Count).
aggregate_value(sum, Tuples, number(Sum)) :-
    weights(Tuples, Weights),
    sum_list(Weights, Sum).
aggregate_value('sum+', Tuples, number(Sum)) :-
    weights(Tuples, Weights),
    findall(Weight, ( member(Weight, Weights), Weight > 0 ), Positive),
    sum_list(Positive, Sum).
aggregate_value(min, Tuples, Value) :-
    weights(Tuples, Weights),
    ( Weights == [] -> Value = sup ; min_list(Weights, Least), Value = number(Least) ).
aggregate_value(max, Tuples, Value) :-
    weights(Tuples, Weights),
    ( Weights == [] -> Value = inf ; max_list(Weights, Most), Value = number(Most) ).

weights(Tuples, Weights) :-
    findall(Weight, ( member([First|_], Tuples), catch(number_string(Weight, First), _, fail) ),
            Weights).

within(low(none), _) :- !.
within(high(none), _) :- !.
within(low(bound(Operator, Text)), Value) :-
    text_value(Text, Bound),
    compared(Operator, Bound, Value).
within(high(bound(Operator, Text)), Value) :-
    text_value(Text, Bound),
    compared(Operator, Value, Bound).

text_value("#inf", inf) :- !.
text_value("#sup", sup) :- !.
text_value(Text, number(Number)) :-
    number_string(Number, Text).

compared(Operator, A, B) :-
    rank(A, RankA),
    rank(B, RankB),
    compare(Order, RankA, RankB),
    memberchk(Operator-Order, [ (<=)-(<), (<=)-(=), (<)-(<), (>=)-(>), (>=)-(=), (>)-(>), (=)-(=),
                                ('!=')-(<), ('!=')-(>) ]).

rank(inf, 0-0).
rank(number(Number), 1-Number).
rank(sup, 2-0).

/** <examples>

?- ground_set_atom_support("#delayed(1).\na:-s(1).\n#delayed(1) <=> #count{0,s(1):s(1)}", [], "a", 9, N).
*/
