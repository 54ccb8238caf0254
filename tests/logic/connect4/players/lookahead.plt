:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

%   How strong the levels are: tests/py/connect4/test_strength.py.

:- begin_tests(connect4_lookahead).

column(Inferences, Position, Seed, Column) :-
    seed_random([Seed], Random),
    walls_position_lookahead(0, Position, Inferences, Column, Random, _).

%   Even without time for a search.

test(wins_and_blocks, forall(( member(Inferences, [1, 2_000, 30_000]), between(1, 60, Seed),
                               random_position(Seed, 7, 38, Position) ))) :-
    column(Inferences, Position, Seed, Column),
    (   walls_position_forced(0, Position, advice(_, Reason, Cells))
    ->  once(( member(_-Column, Cells) ; Reason == win )),
        (   Reason == win
        ->  once(position_column_position(Position, Column, Next)),
            bitboard_end(Next, won(_))
        ;   true
        )
    ;   once(position_column_position(Position, Column, _))
    ).

test(a_seed_decides, [true(Columns = [_,_|_])]) :-
    findall(Column, ( between(1, 20, Seed), column(2_000, position(0, 0), Seed, Column) ), All),
    sort(All, Columns),
    column(2_000, position(0, 0), 1, First),
    All = [First|_].

:- end_tests(connect4_lookahead).
