:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(connect4_openings).

openings_file(File) :-
    module_property(connect4_openings, file(Program)),
    file_name_extension(Base, pl, Program),
    file_name_extension(Base, book, File).

:- dynamic kept/1.

openings(Openings) :-
    (   kept(Openings0)
    ->  Openings = Openings0
    ;   openings_file(File),
        file_openings(File, Openings),
        assertz(kept(Openings))
    ).

test(empty_board, all(Column-Sign == [1-(-1), 2-(-1), 3-0, 4-1, 5-0, 6-(-1), 7-(-1)])) :-
    openings(Openings),
    between(1, 7, Column),
    columns_position([Column], Position),
    position_sign(Openings, Position, Theirs),
    Sign is -Theirs.

%   What the proofs say.

test(facts, [forall(member(Start-Sign, ['44'-1, '1'-1, '2'-1, '3'-0]))]) :-
    openings(Openings),
    text_position(Start, Position),
    position_sign(Openings, Position, Found),
    ( Sign =:= 0 -> Found >= 0 ; Found =:= Sign ).

test(same_as_the_search) :-
    same_as_the_search(1).

%   deep
test(same_as_the_search_more, [forall(between(2, 6, Seed))]) :-
    same_as_the_search(Seed).

same_as_the_search(Seed) :-
    openings(Openings),
    random_position(Seed, 12, 12, Position),
    walls_solver(0, 262139, Solver),
    position_score(Solver, Position, Score),
    position_sign(Openings, Position, Sign),
    Sign =:= sign(Score).

test(a_solver_has_them) :-
    openings_file(File),
    file_size_solver(File, 97, Solver),
    position_worths(Solver, position(0, 0), inferences(1), Worths),
    findall(Column, member(worth(Column, _, -1), Worths), Lost),
    Lost == [1, 2, 6, 7],
    memberchk(worth(3, 0, 0), Worths),
    solver_close(Solver).

test(no_openings, fail) :-
    file_openings('/dev/null', _).

%   What was proved once is not forgotten when less time is left.

test(learnt) :-
    walls_solver(0, 97, Solver),
    columns_position([4,4,5,5], Position),
    position_worths(Solver, Position, inferences(3_000_000), Worths),
    position_worths(Solver, Position, inferences(1), Again),
    Again == Worths.

%   A hint never gives what a chip calls a loss, nor a longer win than a chip.

test(hint_and_chips, [forall(member(Seed, [2, 7]))]) :-
    hint_and_chips(Seed).

%   deep
test(hint_and_chips_more, [forall(( between(1, 12, Seed), Seed =\= 2, Seed =\= 7 ))]) :-
    hint_and_chips(Seed).

hint_and_chips(Seed) :-
    openings_file(File),
    Stones is Seed + 1,
    random_position(Seed, Stones, Stones, Position),
    file_size_solver(File, 65521, Solver),
    position_worths(Solver, Position, inferences(300 000), Worths),
    solver_advice(Solver, Position, 0.05, advice(Column, _, _)),
    memberchk(worth(Column, Lower, Upper), Worths),
    aggregate_all(max(Least), member(worth(_, Least, _), Worths), Best),
    (   Best > 0
    ->  Lower =:= Best
    ;   aggregate_all(max(Most), member(worth(_, _, Most), Worths), Highest),
        ( Highest >= 0 -> Upper >= 0 ; true )
    ).

:- end_tests(connect4_openings).
