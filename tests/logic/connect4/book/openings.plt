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

%   long
test(empty_board, all(Column-Sign == [1-(-1), 2-(-1), 3-0, 4-1, 5-0, 6-(-1), 7-(-1)])) :-
    openings(Openings),
    between(1, 7, Column),
    columns_position([Column], Position),
    position_sign(Openings, Position, Theirs),
    Sign is -Theirs.

%   What the proofs say.

%   deep
test(facts, [forall(member(Start-Sign, ['44'-1, '1'-1, '2'-1, '3'-0]))]) :-
    openings(Openings),
    text_position(Start, Position),
    position_sign(Openings, Position, Found),
    ( Sign =:= 0 -> Found >= 0 ; Found =:= Sign ).

test(same_as_the_search) :-
    same_as_the_search(1).

%   long
test(same_as_the_search_more, [forall(between(2, 6, Seed))]) :-
    same_as_the_search(Seed).

same_as_the_search(Seed) :-
    openings(Openings),
    random_position(Seed, 12, 12, Position),
    walls_solver(0, 262139, Solver),
    position_score(Solver, Position, Score),
    position_sign(Openings, Position, Sign),
    Sign =:= sign(Score).

%   deep
test(a_solver_has_them) :-
    openings_file(File),
    file_size_solver(File, 97, Solver),
    position_worths(Solver, position(0, 0), inferences(1), Worths),
    findall(Column, member(worth(Column, _, -1), Worths), Lost),
    Lost == [1, 2, 6, 7],
    memberchk(worth(3, 0, 0), Worths),
    solver_close(Solver).

%   What was proved once is not forgotten when less time is left.

%   deep
test(learnt) :-
    walls_solver(0, 97, Solver),
    columns_position([4,4,5,5], Position),
    position_worths(Solver, Position, inferences(3_000_000), Worths),
    position_worths(Solver, Position, inferences(1), Again),
    Again == Worths.

%   A hint never gives what a chip calls a loss, nor a longer win than a chip.

test(hint_and_chips) :-
    hint_and_chips(7).

%   deep
test(hint_and_chips_more, [forall(( between(1, 12, Seed), Seed =\= 7 ))]) :-
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

:- begin_tests(connect4_book).

%   A book of its own: some positions, the value of each taken from its place.

positions_file(Positions, File) :-
    connect4_openings:packings(Packings),
    findall(Packed, ( member(Position, Positions), connect4_openings:position_packed(Packings, Position, Packed) ),
            Found),
    sort(Found, Sorted),
    tmp_file_stream(File, Stream, [encoding(octet)]),
    set_stream(Stream, type(binary)),
    forall(nth1(Place, Sorted, Packed), put_record(Stream, Packed, Place)),
    close(Stream).

put_record(Stream, Packed, Place) :-
    forall(member(Shift, [24, 16, 8, 0]),
           ( Byte is Packed >> Shift /\ 255, put_byte(Stream, Byte) )),
    place_value(Place, Value, _),
    Byte is Value /\ 255,
    put_byte(Stream, Byte).

%   A draw, wins in 29, 27 ... plies, losses in 30, 28 ... by the distance from 100.

place_value(Place, Value, Score) :-
    Kind is Place mod 3,
    (   Kind =:= 0
    ->  Value = 0, Score = 0
    ;   Kind =:= 1
    ->  Score is Place mod 14 + 1, Value is 69 + 2 * Score
    ;   Score is -(Place mod 15) - 1, Value is 2 * Score - 68
    ).

some_positions(Positions) :-
    findall(Key-Position,
            ( between(1, 200, Seed),
              random_position(Seed, 12, 12, Position),
              position_symmetric_key(Position, Key) ),
            Found),
    sort(1, @<, Found, Unique),
    pairs_values(Unique, Positions).

with_book(Positions, Goal_1) :-
    positions_file(Positions, File),
    setup_call_cleanup(( file_book(File, Book) -> true ), call(Goal_1, Book),
                       ( book_close(Book), delete_file(File) )).

test(every_position_and_its_mirror_has_what_stands_there, Wrong == []) :-
    some_positions(Positions),
    connect4_openings:packings(Packings),
    findall(Packed-Position,
            ( member(Position, Positions), connect4_openings:position_packed(Packings, Position, Packed) ),
            Pairs),
    sort(Pairs, Sorted),
    with_book(Positions, wrong(Sorted, Wrong)).

wrong(Sorted, Wrong, Book) :-
    findall(Position,
            ( nth1(Place, Sorted, _-Position),
              place_value(Place, _, Score),
              \+ both_have(Book, Position, Score) ),
            Wrong).

both_have(Book, Position, Score) :-
    book_position_score(Book, Position, Score),
    position_mirror(Position, Mirror),
    book_position_score(Book, Mirror, Score).

test(what_is_not_there_is_not_found, fail) :-
    some_positions([Position|Positions]),
    with_book(Positions, has(Position)).

has(Position, Book) :-
    book_position_score(Book, Position, _).

test(no_book, [forall(member(Bytes, [[], [1,2,3,4], [0,0,0,0,0], [129,87,62,252,74],
                                     [129,87,62,252,75,129,87,62,252,75]])), fail]) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [encoding(octet)]),
          set_stream(Stream, type(binary)),
          forall(member(Byte, Bytes), put_byte(Stream, Byte)),
          close(Stream) ),
        file_book(File, _),
        delete_file(File)).

test(no_file, fail) :-
    file_book('/no/such/file', _).

test(no_file, fail) :-
    file_book('/', _).

test(packed_has_twelve_stones, forall(between(1, 50, Seed))) :-
    random_position(Seed, 12, 12, Position),
    connect4_openings:packings(Packings),
    connect4_openings:position_packed(Packings, Position, Packed),
    connect4_openings:packed_stones(Packed, 12).

%   A search that comes to positions of the book takes what it has.

test(search_asks_the_book, Score == 0) :-
    some_positions(Positions),
    positions_file(Positions, File),
    setup_call_cleanup(
        file_size_solver(File, 997, Solver),
        ( member(Position, Positions),
          solver_booked(Solver, Position, 0),
          position_node(Position, node(_, _, _, _, _, _)),
          position_score(Solver, Position, Score) ),
        ( solver_close(Solver), delete_file(File) )),
    !.

:- end_tests(connect4_book).
