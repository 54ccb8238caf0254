:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(support).

%   What clingo --text --keep-facts writes for
%     p(1..2).  { s(X) : p(X) } = 1.  r(2) :- s(1).  r(1) :- s(2), not q.  v ; w :- s(1).
%     t :- 2 #count { X : s(X) }.  y(X) :- X = #count { Y : r(Y) }.  c(X) :- X = #max { Y : s(Y) }.

program("p(1).\np(2).\n#delayed(1).\nc(#inf):-#max{1:s(1);2:s(2)}=#inf.\nc(2):-#max{1:s(1);2:s(2)}=2.\n\c
         r(2):-s(1).\nr(1):-not q,s(2).\nv;w:-s(1).\nz(\"a. b:-c;d,e\"):-v.\nt:-2<=#count{1:s(1);2:s(2)}.\n\c
         y(1):-#count{2:r(2);1:r(1)}=1.\n#delayed(1) <=> 1<=#count{0,s(1):s(1);0,s(2):s(2)}<=1").

told(Set, Atom, Nodes) :-
    program(Ground),
    ground_set_atom_support(Ground, Set, Atom, 20, Nodes).

first(["p(1)", "p(2)", "s(1)", "r(2)", "w", "y(1)"]).
second(["p(1)", "p(2)", "s(2)", "r(1)", "y(1)", "c(2)"]).

test(a_rule_and_what_it_rests_on, Nodes ==
    [ node("r(1)", in, "This rule supports it.",
           [rule("r(1) :- not q, s(2).", [ literal("not q", true, ["q"]),
                                           literal("s(2)", true, ["s(2)"]) ])]),
      node("q", out, "No ground rule has it as its head: nothing could derive it.", []),
      node("s(2)", in, "It was chosen: this choice allows it.",
           [rule("{ s(1); s(2) } = 1.", [])])
    ]) :-
    second(Set),
    told(Set, "r(1)", Nodes).

test(the_literal_that_stops_it, Node ==
    node("r(2)", out, "Each rule that could derive it is stopped.",
         [rule("r(2) :- s(1).", [literal("s(1)", false, ["s(1)"])])])) :-
    second(Set),
    told(Set, "r(2)", [Node|_]).

test(not_chosen, Node == node("s(1)", out, "It could be chosen, and was not.",
                              [rule("{ s(1); s(2) } = 1.", [])])) :-
    second(Set),
    told(Set, "s(1)", [Node]).

test(choice_without_bounds, Nodes ==
    [ node("b", in, "It was chosen: this choice allows it.",
           [rule("{ b; c(1,2) } :- a.", [literal("a", true, ["a"])])]),
      node("a", in, "It was chosen: this choice allows it.", [rule("{ a }.", [])])
    ]) :-
    ground_set_atom_support("{a}.\n{b;c(1,2)}:-a.", ["a", "b"], "b", 9, Nodes).

test(choice_with_one_bound, Text == "1 >= { g; f } :- a.") :-
    ground_set_atom_support("a.\n#delayed(2):-a.\n#delayed(2) <=> 1>=#count{0,g:g;0,f:f}", ["a", "g"],
                            "g", 1, [node(_, in, _, [rule(Text, _)])]).

test(fact, Nodes == [node("p(1)", in, "It is a fact.", [])]) :-
    first(Set),
    told(Set, "p(1)", Nodes).

test(another_head_holds, Literals == [literal("s(1)", true, ["s(1)"]), literal("not w", false, ["w"])]) :-
    first(Set),
    told(Set, "v", [node("v", out, _, [rule("v ; w :- s(1).", Literals)])|_]).

test(text_with_signs, Text == "z(\"a. b:-c;d,e\") :- v.") :-
    first(Set),
    told(Set, "z(\"a. b:-c;d,e\")", [node(_, out, _, [rule(Text, [literal("v", false, ["v"])])])|_]).

test(count, Truth-Atoms == false-["s(1)","s(2)"]) :-
    first(Set),
    told(Set, "t", [node("t", out, _, [rule(_, [literal(_, Truth, Atoms)])])|_]).

test(count_that_holds, Truth == true) :-
    first(Set),
    told(Set, "y(1)", [node("y(1)", in, _, [rule(_, [literal(_, Truth, _)])])|_]).

test(maximum, Truth == true) :-
    second(Set),
    told(Set, "c(2)", [node("c(2)", in, _, [rule(_, [literal(_, Truth, _)])])|_]).

test(maximum_of_none, Truth == false) :-
    second(Set),
    told(Set, "c(#inf)", [node(_, out, _, [rule(_, [literal(_, Truth, _)])])|_]).

test(at_most, Count == 2) :-
    second(Set),
    program(Ground),
    ground_set_atom_support(Ground, Set, "r(1)", 2, Nodes),
    length(Nodes, Count).

%   A rule supports an atom by what is derived before it; of a circle nothing begins this is said.

told_texts(Ground, Set, Atom, Told) :-
    ground_set_atom_support(Ground, Set, Atom, 20, Nodes),
    findall(One-Sentence-Texts, ( member(node(One, _, Sentence, Rules), Nodes),
                                  findall(Text, member(rule(Text, _), Rules), Texts) ), Told).

test(founded, Told == [ "a"-"This rule supports it."-["a :- c."], "c"-"It is a fact."-[] ]) :-
    told_texts("c.\na:-b.\nb:-a.\na:-c.", ["a","b","c"], "a", Told).

test(circle_that_is_in, Told == [ "a"-"Its rules lean on each other: nothing begins this loop."-["a :- b."],
                                  "b"-"Its rules lean on each other: nothing begins this loop."-["b :- a."] ]) :-
    told_texts("a:-b.\nb:-a.", ["a","b"], "a", Told).

test(circle_that_is_out, Told ==
    [ "a"-"Its rules lean on each other: nothing begins this loop."-["a :- b.", "a :- not c."],
      "b"-"Its rules lean on each other: nothing begins this loop."-["b :- a."],
      "c"-"It is a fact."-[] ]) :-
    told_texts("c.\na:-b.\nb:-a.\na:-not c.", ["c"], "a", Told).

test(stopped, Sentence == "Each rule that could derive it is stopped.") :-
    told_texts("c.\na:-b.\na:-not c.", ["c"], "a", ["a"-Sentence-_|_]).

test(aggregate_in_a_circle, Told == [ "a"-"This rule supports it."-["a :- 1<=#count{1:a;2:c}."],
                                      "c"-"It is a fact."-[] ]) :-
    told_texts("c.\na:-1<=#count{1:a;2:c}.", ["a","c"], "a", Told0),
    exclude([Atom-_-_]>>( Atom == "" ), Told0, Told).

%   Thirty ground programs of a closure: each rule that is told leans on atoms of lower rounds.

closure(Seed, Ground, Set, Ranks) :-
    findall(X-Y, ( between(1, 4, X), between(1, 4, Y),
                   (7 * X * X + 13 * Y + Seed * X * Y + 5 * Seed) mod 11 < 3 ), Edges),
    findall(Line, ( member(X-Y, Edges), format(string(Line), "r(~d,~d):-e(~d,~d).", [X, Y, X, Y])
                  ; member(X-Y, Edges), format(string(Line), "e(~d,~d).", [X, Y])
                  ; between(1, 4, X), between(1, 4, Y),
                    format(string(Line), "r(~d,~d):-r(~d,~d).", [X, Y, Y, X])
                  ; between(1, 4, X), between(1, 4, Y), between(1, 4, Z),
                    format(string(Line), "r(~d,~d):-r(~d,~d),r(~d,~d).", [X, Y, X, Z, Z, Y]) ), Lines),
    atomic_list_concat(Lines, '\n', Ground),
    findall((X-Y)-1, member(X-Y, Edges), Ranks0),
    closed(2, Ranks0, Ranks),
    findall(Text, ( member(X-Y, Edges), format(string(Text), "e(~d,~d)", [X, Y])
                  ; member((X-Y)-_, Ranks), format(string(Text), "r(~d,~d)", [X, Y]) ), Set).

closed(Round, Ranks0, Ranks) :-
    findall((X-Y)-Round, ( ( member((Y-X)-_, Ranks0)
                           ; member((X-Z)-_, Ranks0), member((Z-Y)-_, Ranks0) ),
                           \+ memberchk((X-Y)-_, Ranks0) ), New0),
    sort(New0, New),
    ( New == [] -> Ranks = Ranks0
    ; append(Ranks0, New, Ranks1), Next is Round + 1, closed(Next, Ranks1, Ranks) ).

text_rank(Ranks, Text, Rank) :-
    term_string(Term, Text),
    ( Term = r(X, Y) -> memberchk((X-Y)-Rank, Ranks) ; Rank = 0 ).

test(chains_end_in_facts, [forall(between(1, 30, Seed)), true(Wrong == [])]) :-
    closure(Seed, Ground, Set, Ranks),
    last(Ranks, (X-Y)-_),
    format(string(Atom), "r(~d,~d)", [X, Y]),
    ground_set_atom_support(Ground, Set, Atom, 200, Nodes),
    findall(One, ( member(node(One, in, _, Rules), Nodes),
                   text_rank(Ranks, One, Rank),
                   \+ ( Rank =:= 0, Rules == [] ),
                   \+ ( Rules = [_|_],
                        forall(( member(rule(_, Literals), Rules), member(literal(_, _, [Inner]), Literals) ),
                               ( text_rank(Ranks, Inner, Rank1), Rank1 < Rank )) ) ), Wrong).

:- end_tests(support).
