:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../py/ludologic/site/prolog/play').

%   What the pages to play on ask is there, and answers in the form that they read.

:- begin_tests(play).

test(variants, all(Name == [arbolmaster, easy, medium, hard])) :-
    mastermind_variants(Variants),
    member([Name, _, _, _], Variants).

test(secret, Pegs == 4) :-
    mastermind_secret(variant(4, 6, true), 5, Secret),
    length(Secret, Pegs).

test(hint, Left == Sum) :-
    mastermind_hint(variant(4, 6, true), [[1,1,2,2]-(1-0)], _, Left, Sizes),
    findall(Size, member([_, _, Size], Sizes), List),
    sum_list(List, Sum).

test(conflicts, Conflicts == [conflict(1, 2-0)]) :-
    mastermind_conflicts([1,1,1,1], [[1,1,2,2]-(1-0)], Conflicts).

test(standing, Cells-End-Moves == [[1,4,x], [2,4,o]]-open-[1,2,3,4,5,6,7]) :-
    connect4_standing([4,4], Cells, End, Moves).

test(standing_at_the_end, End-Moves == won(x)-[]) :-
    connect4_standing([1,2,1,2,1,2,1], _, End, Moves).

test(every_level_replies, forall(member(Level, [easy, medium, hard, perfect]))) :-
    connect4_reply([1,2,1,2,1,3], Level, 7, Column),
    assertion(between(1, 7, Column)).

test(perfect_wins_at_once, Column == 1) :-
    connect4_reply([1,2,1,2,1,3], perfect, 7, Column).

test(connect4_hint, Column-Lower-Upper == 3-18-18) :-
    connect4_hint([4,4,5,5], Column, Lower, Upper).

test(every_player_of_soccer_replies,
     forall(member(Player, [random, dijkstra(destination, 1), reply(destination, 0),
                            search(0.1)]))) :-
    soccer_reply(field(standard, 8, 10, 2), [[0], [7]], Player, 3, Turn),
    assertion(Turn = [_|_]).

test(tree, Histogram-Root == [1,1,1]-[[1], 3, [[0,0,[[2], 2, [[0,0,[[3], 1, []]]]]]]]) :-
    mastermind_tree(variant(1, 3, false), Histogram, Root).

test(claims) :-
    connect4_claims(Claims),
    assertion(memberchk(['', x, won], Claims)),
    assertion(memberchk(['1', o, won], Claims)),
    assertion(memberchk(['2', o, won], Claims)),
    connect4_claim_counts('', EntryCount, EndCount),
    assertion(EntryCount < EndCount).

test(proof_steps, Steps == [fact-4-none, four-4-none]) :-
    findall(Kind-Column-Why,
            ( member(Columns, [[4,4], [4,1,4,2,4,3]]),
              connect4_proof_step('', Columns, Kind, Column, Why) ),
            Steps).

test(a_step_that_is_searched, Kind == search) :-
    connect4_proof_step('', [4,4,4,4,4,2,2,2,2,7,2,7,7,6,6,6,7,7], Kind, Column, Nodes),
    assertion(between(1, 7, Column)),
    assertion(Nodes > 0).

test(proof_replies, Kinds == [end, fact]) :-
    connect4_proof_replies('', [4,1,5], Replies),
    assertion(length(Replies, 7)),
    findall(Kind, member([_, Kind], Replies), Kinds0),
    sort(Kinds0, Kinds).

:- end_tests(play).
