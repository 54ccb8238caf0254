:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/questions', [asked_text/4, game_question/6]).

:- begin_tests(mastermind_ask).

small(variant(2, 4, false)).

reply(Question, Reply) :-
    once(mastermind_ask:ask(Question, Reply)).

text(Name, Arguments, Text) :-
    once(asked_text(mastermind_ask, Name, Arguments, Text)).

test(variant_first,
     Reply == fault("4 pegs of 3 colours need repeats: allow them, or take at least 4 colours")) :-
    reply(consistent(variant(4, 3, false), [[1]-(9-9)]), Reply).

%   The first fault is told, argument by argument, and in a turn the guess before its answer.

test(faults, all(Sentence == [
        "'1' has 1 symbol: a code is 2 symbols out of 1..4, none of them twice, such as 12",
        "'15' has 5 at place 2: a symbol is out of 1..4",
        "'33' has 3 more than once: symbols don't repeat in this variant",
        "1 black and 1 white of 2 can't be: the last symbol has only its own place left",
        "2 black and 1 white can't be: black and white are at most 2 together",
        "'11' has 1 more than once: symbols don't repeat in this variant",
        "'91' has 9 at place 1: a symbol is out of 1..4",
        "'11' has 1 more than once: symbols don't repeat in this variant",
        "'11' has 1 more than once: symbols don't repeat in this variant" ])) :-
    small(V),
    member(Question, [ judged(V, [[1,2], [1], [9,9]], []),
                       feedback(V, [1,5], [1,1]),
                       consistent(V, [[1,2]-(1-0), [3,3]-(1-1)]),
                       contradiction(V, [[1,2]-(1-1), [3,3]-(1-0)]),
                       judged(V, [], [2-1]),
                       conflicts(V, [1,1], [[1,2]-(1-0), [4,4]-(0-0)]),
                       each_turn(V, five_guess, [9,1]),
                       found_tree(V, depth, [1,1], inf),
                       first_classes(V, [1,1]) ]),
    reply(Question, fault(Sentence)).

test(answers, all(Answer == [ true, 0-2, [[2,3],[2,4],[3,1],[4,1]], 4, [[2,3]], [conflict(1, 2-0)],
                              [1,2], [],
                              choice([1,3], 1, false, "Try 13, which may be the code: 4 codes are \
still possible; it leaves at most 1."), none, none, 2, none, 140, won(codebreaker), open,
                              inf, [1,2], true, 10 ])) :-
    small(V),
    Wrong = [[1,2]-(0-1), [1,2]-(2-0)],
    member(Question, [ judged(V, [[1,2], [4,3]], [1-0]), feedback(V, [1,2], [2,1]),
                       consistent(V, [[1,2]-(0-1)]), count(V, [[1,2]-(0-1)]),
                       few(V, [[1,2]-(0-1)], 1), conflicts(V, [1,2], [[1,2]-(0-1)]),
                       contradiction(V, Wrong), contradiction(V, []),
                       suggest(V, five_guess, [[1,2]-(1-0)]), suggest(V, five_guess, Wrong),
                       break_row(V, []), break_row(V, Wrong),
                       score(V, [[1,2]-(0-1)]),
                       score(variant(4, 9, false), [[1,2,3,4]-(0-0), [5,6,7,8]-(0-4),
                                                    [6,5,8,7]-(0-4), [7,8,5,6]-(4-0)]),
                       end(V, [[1,2]-(2-0)]), end(V, []),
                       depth(V), first_guess(V), exhaustive(V), rows ]),
    reply(Question, answer(Answer)).

%   As outsiders read it.

test(tree, Text == "{\"answer\":{\"guess\":[1,2],\"codes\":2,\"children\":[{\"feedback\":{\"black\":0,\
\"white\":2},\"tree\":{\"guess\":[2,1],\"codes\":1,\"children\":[]}}]}}") :-
    text(found_tree, [variant-[2,2,false], rule-depth, first-null, depth-null], Text).

test(certificate, Text == "{\"answer\":{\"faults\":[{\"kind\":\"secret\",\"code\":[2,1]}],\
\"histogram\":[1,0]}}") :-
    text(certificate, [variant-[2,2,false], depth-2, (tree)-[[1,2],2,[]]], Text).

test(turns, all(Text == [
        "{\"answer\":{\"guess\":[1,2],\"feedback\":{\"black\":0,\"white\":2}}}",
        "{\"answer\":{\"guess\":[2,1],\"feedback\":{\"black\":2,\"white\":0}}}" ])) :-
    asked_text(mastermind_ask, each_turn, [variant-[2,2,false], solver-five_guess, secret-[2,1]],
               Text).

%   A tree that is known crosses as its number, and comes back as a node that asks nothing.

test(known_tree, Last == "{\"answer\":{\"kind\":\"proved\",\"total\":3,\"tree\":{\"guess\":[1,2],\
\"codes\":2,\"children\":[{\"feedback\":{\"black\":0,\"white\":2},\"tree\":{\"guess\":[],\"codes\":7,\
\"children\":[]}}]}}}") :-
    findall(Text,
            asked_text(mastermind_ask, each_progress,
                       [ variant-[2,2,false], first-[1,2], depth-null,
                         settled-[[[1,2],[0,2],1,7]] ], Text),
            Texts),
    last(Texts, Last).

test(genetic, Sentence == "1.5 is no probability of mutation: it is a number from 0 to 1") :-
    reply(genetic_judged(genetic(400, 60, 200, 0.5, 1.5, 0.03, 0.02)), fault(Sentence)).

%   None is declared twice.

test(declared, Names == Distinct) :-
    findall(Name, game_question(mastermind_ask, Name, _, _, _, _), Names0),
    msort(Names0, Names),
    sort(Names, Distinct).

:- end_tests(mastermind_ask).
