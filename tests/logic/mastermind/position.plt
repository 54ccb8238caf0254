:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(mastermind_position).

%   Where a game stands after these moves, in all of which a person is the codemaker if
%   no secret is given.

stands(Options, Moves, Position) :-
    options_position(Options, 1, Position0),
    position_seated(Position0, session(Options, ["you","friend"], Moves, [], none, none, 1), Position1),
    foldl([Move, P0, P]>>move_position(Move, P0, P, _), Moves, Position1, Position).

small(options(variant(2, 3, false), none)).

test(movers, Numbers == [1, 2, 1, 2]) :-
    small(Options),
    findall(Number,
            ( member(Moves, [[], ["12"], ["12","01"], ["12","01","12","20"]]),
              stands(Options, Moves, Position),
              seated_mover(Position, Number) ),
            Numbers).

test(nobody_moves_after_the_end, fail) :-
    small(Options),
    stands(Options, ["12", "20"], Position),
    seated_mover(Position, _).

test(ends, Ends == [open, open, open, ended(found, 1)]) :-
    small(Options),
    findall(End,
            ( member(Moves, [[], ["12"], ["12","01","12","20"], ["12","20"]]),
              stands(Options, Moves, Position),
              seated_end(Position, End) ),
            Ends).

%   An answer after which no code is left is found where it is the session's last move.

test(broken, Broken == broken(2, [1,2])) :-
    small(Options),
    stands(Options, ["12", "01", "12", "20"], game(_, _, _, _, Broken, _)).

test(the_rules_answer, Turns == [[1,2]-(0-1)]) :-
    stands(options(variant(2, 3, false), "31"), ["12"], game(_, _, Turns, _, _, _)).

test(left, Counts == [6, 2, 0]) :-
    findall(Count,
            ( member(History, [[], [[1,2]-(0-1)], [[1,2]-(0-1), [1,2]-(2-0)]]),
              history_left(variant(2, 3, false), History, Count) ),
            Counts).

%   What is too much is not counted.

test(not_counted, Left == none) :-
    history_left(variant(6, 11, true), [[1,1,1,1,1,1]-(0-0)], Left).

:- end_tests(mastermind_position).
