:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(connect4_book).

%   A book of its own: some positions, the value of each taken from its place.

positions_file(Positions, File) :-
    connect4_book:packings(Packings),
    findall(Packed, ( member(Position, Positions), connect4_book:position_packed(Packings, Position, Packed) ),
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
    connect4_book:packings(Packings),
    findall(Packed-Position,
            ( member(Position, Positions), connect4_book:position_packed(Packings, Position, Packed) ),
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
    connect4_book:packings(Packings),
    connect4_book:position_packed(Packings, Position, Packed),
    connect4_book:packed_stones(Packed, 12).

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
