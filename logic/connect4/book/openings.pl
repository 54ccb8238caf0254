:- module(connect4_openings,
          [ file_openings/2,       % +File, -Openings
            position_sign/3,       % +Openings, +Position, -Sign
            book_stones/1,         % -Stones
            file_book/2,           % +File, -Book
            book_close/1,          % +Book
            book_position_score/3  % +Book, +Position, -Score
          ]).

/** <module> Openings: who wins, from every position of at most twelve stones; books of scores

openings.book has the results of all positions of four, eight and twelve stones in which no one can
win with the next stone, once up to mirror: 4,279,182 results in 860,175 bytes.  A search of at most
three stones leads to them from every other one.  They were taken from a large book
(tests/py/connect4/openings.py); openings.plt compares some of them with what a search finds.

The file has no positions.  The key of a position leads to three bits, and their exclusive or is its
result.  That needs nine bits for each eight results; of a position that is not there it gives any
result, so only those are asked for.  There are two tables: does the player to move win; and if not,
is it a draw?
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, numlist/3]).
:- autoload(library(readutil), [read_stream_to_codes/2]).
:- use_module('../board/bits',
              [ position_key/2, position_mirror/2, position_symmetric_key/2,
                walls_position_moves/3 ]).
:- use_module('../board/stones', [four/1]).
:- use_module('../../shared/inline', [inline/1]).

%!  file_openings(+File, -Openings) is semidet.
%
%   True when Openings, openings(Text, Wins, Draws), are those of File; Wins and Draws say where the
%   tables are in its Text: table(From, Segments, Size).  Fails if File can't be read or has none.
%
%       ?- file_openings('/dev/null', _).
%       false.

file_openings(File, openings(Text, Wins, Draws)) :-
    catch(setup_call_cleanup(
              open(File, read, Stream, [type(binary)]),
              stream_openings_text(Stream, Text),
              close(Stream)),
          error(_, _), fail),
    text_table(Text, 10, Wins, Next),
    text_table(Text, Next, Draws, End),
    string_length(Text, Length),
    End =:= Length + 1.

%   Another file, such as a large book, is not read to its end.

stream_openings_text(Stream, Text) :-
    peek_string(Stream, 9, "Connect 4"),
    read_stream_to_codes(Stream, Codes),
    string_codes(Text, Codes).

%   A table begins with the logarithm of the size of a segment, and the number of segments in which
%   the first bit of a key may be.  From is where its bits begin.

text_table(Text, Place, table(From, Segments, Size), Next) :-
    Last is Place + 2,
    numlist(Place, Last, Places),
    maplist(text_place_code(Text), Places, [Logarithm,High,Low]),
    Size is 1 << Logarithm,
    Segments is High << 8 \/ Low,
    From is Place + 3,
    Next is From + ((Segments + 2) * Size) // 8.

text_place_code(Text, Place, Code) :-
    get_string_code(Place, Text, Code).

%!  position_sign(+Openings, +Position, -Sign) is det.
%
%   True when the player to move in Position, an open one of at most twelve stones, wins, and Sign is
%   1; draws, and Sign is 0; or loses, and Sign is -1.
%
%       ?- module_property(connect4_openings, file(Program)), file_name_extension(Base, pl, Program),
%          file_name_extension(Base, book, File), file_openings(File, openings(Text, Wins, Draws)),
%          position_sign(openings(Text, Wins, Draws), position(0, 0), 1), string_length(Text, Length).
%       Program = Program, Base = Base, File = File, Text = Text, Wins = Wins, Draws = Draws,
%       Length = 860175.

position_sign(Openings, Position, Sign) :-
    walls_position_moves(0, Position, Moves),
    (   member(_-position(_, Stones), Moves),
        four(Stones)
    ->  Sign = 1
    ;   Position = position(Mine, Theirs),
        0 =:= popcount(Mine \/ Theirs) /\ 3,
        Mine \/ Theirs =\= 0
    ->  position_symmetric_key(Position, Key),
        key_sign(Openings, Key, Sign)
    ;   moves_sign(Moves, Openings, -1, Sign)
    ).

%   The best of Sign0 and the moves; a win ends the look.

moves_sign([], _, Sign, Sign).
moves_sign([_-Next|Moves], Openings, Sign0, Sign) :-
    position_sign(Openings, Next, Theirs),
    (   Theirs =:= -1
    ->  Sign = 1
    ;   Sign1 is max(Sign0, -Theirs),
        moves_sign(Moves, Openings, Sign1, Sign)
    ).

%   The divisors are primes.  No number on the way has more than 62 bits.

key_sign(openings(Text, Wins, Draws), Key, Sign) :-
    One is Key mod 1073741789,
    Other is Key mod 1073741783,
    Mixed is (One * 632459103 + Other * 267914297) mod 2147483647,
    Again is (One * 433494437 + Other * 805306457) mod 2147483647,
    table_bit(Wins, Text, Mixed, Again, Win),
    (   Win =:= 1
    ->  Sign = 1
    ;   table_bit(Draws, Text, Mixed, Again, Draw),
        Sign is Draw - 1
    ).

table_bit(table(From, Segments, Size), Text, Mixed, Again, Bit) :-
    Place1 is (Mixed mod Segments) * Size + Again mod Size,
    Place2 is (Mixed mod Segments + 1) * Size + (Again // Size) mod Size,
    Place3 is (Mixed mod Segments + 2) * Size + (Mixed // Segments) mod Size,
    text_bit(Text, From, Place1, Bit1),
    text_bit(Text, From, Place2, Bit2),
    text_bit(Text, From, Place3, Bit3),
    Bit is Bit1 xor Bit2 xor Bit3.

text_bit(Text, From, Place, Bit) :-
    At is From + Place // 8,
    get_string_code(At, Text, Code),
    Bit is (Code >> (7 - Place /\ 7)) /\ 1.

% ---- Books: the scores of all positions of twelve stones, read directly from a file ----
%
%   A book has five bytes for each position of twelve stones in which no one can win with the next
%   stone, once up to mirror: the position, packed as below, the most significant byte first, and
%   what it is worth, both with a sign.  The positions ascend, so that one is found by halving, and no
%   more of the file is read than that.  A thousand of them are kept in memory: there the halving
%   begins.  The database of twelve plies with distances in the package bitbully-databases is such a
%   file.
%
%   A win is worth 100 less the plies to the end of the game, a loss the negative, a draw 0.

%!  book_stones(-Stones) is det.
%
%   True when Stones lie in each position of a book.

book_stones(12).

:- inline([book_stones/1]).

%!  file_book(+File, -Book) is semidet.
%
%   True when Book, book(Stream, Records, Packings, Step, Index), is that of File.  Fails if File
%   can't be read or is none: the arguments of Index, the positions at each Step of its records,
%   must ascend and make sense.
%
%       ?- file_book('/dev/null', _).
%       false.

file_book(File, book(Stream, Records, Packings, Step, Index)) :-
    catch(open(File, read, Stream, [type(binary)]), error(_, _), fail),
    (   catch(stream_index(Stream, Records, Step, Index), error(_, _), fail)
    ->  packings(Packings)
    ;   close(Stream),
        fail
    ).

%   A file of whole records.

stream_index(Stream, Records, Step, Index) :-
    seek(Stream, 0, eof, Bytes),
    Bytes > 0,
    0 =:= Bytes mod 5,
    Records is Bytes // 5,
    Step is (Records + 1023) >> 10,
    Last is Records - 1,
    Steps is Last // Step,
    sound_record(Stream, Last, Greatest),
    numlist(0, Steps, Numbers),
    maplist(step_packed(Stream, Step), Numbers, Found),
    append(Found, [Greatest], Ascending0),
    ( Last =:= Steps * Step -> Ascending = Found ; Ascending = Ascending0 ),
    sort(Ascending, Ascending),
    Index =.. [index|Found].

step_packed(Stream, Step, Number, Packed) :-
    Record is Number * Step,
    sound_record(Stream, Record, Packed).

sound_record(Stream, Record, Packed) :-
    record_packed(Stream, Record, Packed),
    book_stones(Stones),
    packed_stones(Packed, Stones),
    signed_byte(Stream, Value),
    value_score(Value, _).

%!  book_close(+Book) is det.
%
%   Closes the file of Book.

book_close(none).
book_close(book(Stream, _, _, _, _)) :-
    close(Stream).

%!  book_position_score(+Book, +Position, -Score) is semidet.
%
%   True when Book has Score for Position, one of twelve stones, as board_score/2 would find it.
%
%       ?- book_position_score(none, position(0b1, 0b10), _).
%       false.

book_position_score(book(Stream, Records, Packings, Step, Index), Position, Score) :-
    (   PositionOrMirror = Position
    ;   position_mirror(Position, PositionOrMirror)
    ),
    position_packed(Packings, PositionOrMirror, Packed),
    functor(Index, _, Steps),
    index_packed_step(Index, 0, Steps, Packed, Number),
    From is Number * Step,
    To is min(From + Step, Records),
    packed_value(Stream, From, To, Packed, Value),
    !,      % it stands there once
    value_score(Value, Score).

%   The Number of steps, From or more and less than To, after which Packed may stand.

index_packed_step(Index, From, To, Packed, Number) :-
    Middle is (From + To) >> 1,
    (   Middle =:= From
    ->  Number = From
    ;   Place is Middle + 1,
        arg(Place, Index, Packed1),
        Packed1 =< Packed
    ->  index_packed_step(Index, Middle, To, Packed, Number)
    ;   index_packed_step(Index, From, Middle, Packed, Number)
    ).

%   Packed is in one of the records from From on, before To.

packed_value(Stream, From, To, Packed, Value) :-
    From < To,
    Middle is (From + To) >> 1,
    record_packed(Stream, Middle, Packed1),
    (   Packed =:= Packed1
    ->  signed_byte(Stream, Value)
    ;   Packed < Packed1
    ->  packed_value(Stream, From, Middle, Packed, Value)
    ;   From1 is Middle + 1,
        packed_value(Stream, From1, To, Packed, Value)
    ).

record_packed(Stream, Record, Packed) :-
    Place is 5 * Record,
    seek(Stream, Place, bof, _),
    signed_byte(Stream, Byte1),
    get_byte(Stream, Byte2),
    get_byte(Stream, Byte3),
    get_byte(Stream, Byte4),
    Packed is Byte1 << 24 \/ Byte2 << 16 \/ Byte3 << 8 \/ Byte4.

signed_byte(Stream, Value) :-
    get_byte(Stream, Byte),
    Value is (Byte xor 128) - 128.

%   The winner of a game of N plies more has laid (12 + N + 1) // 2 stones: 22 less these.

value_score(Value, Score) :-
    (   Value =:= 0
    ->  Score = 0
    ;   Value > 0
    ->  1 =:= Value /\ 1,
        Score is (Value - 69) >> 1,
        Score > 0
    ;   0 =:= Value /\ 1,
        Score is (Value + 68) >> 1,
        Score < 0
    ).

% ---- Packed positions: twelve stones in 32 bits ----
%
%   The columns from the left, the first in the highest bits.  In each column 10 is a stone of
%   the player to move and 11 one of the other, from the bottom up, and 0 ends the column.  One
%   more 0 fills up the last byte.  The whole is a number with a sign, -2^31 to 2^31 - 1.

%!  packings(-Packings) is det.
%
%   True when the arguments of Packings are Bits-Length of each column as
%   position_key/2 has it, 1 to 127.
%
%       ?- connect4_openings:packings(Packings), arg(0b110, Packings, Packing).
%       Packing = 0b11100-5.

packings(Packings) :-
    numlist(1, 127, Columns),
    findall(Bits-Length, ( member(Column, Columns), column_packing(Column, Bits, Length) ),
            Found),
    Packings =.. [packings|Found].

%   The highest bit stands above the stones.

column_packing(Column, Bits, Length) :-
    Height is msb(Column),
    Length is 2 * Height + 1,
    stones_bits(Height, Column, 0, Bits).

stones_bits(Height, Column, Bits0, Bits) :-
    (   Height =:= 0
    ->  Bits is Bits0 << 1
    ;   Bits1 is Bits0 << 2 \/ (3 - (Column /\ 1)),
        Height1 is Height - 1,
        Column1 is Column >> 1,
        stones_bits(Height1, Column1, Bits1, Bits)
    ).

%!  position_packed(+Packings, +Position, -Packed) is det.
%
%   True when Packed is Position, one of twelve stones.
%
%       ?- connect4_openings:packings(Packings), columns_position([4,4,4,4,4,4,3,3,3,3,3,3], Position),
%          connect4_openings:position_packed(Packings, Position, Packed).
%       Packed = 787314528.

position_packed(Packings, Position, Packed) :-
    position_key(Position, Key),
    columns_packed(7, Packings, Key, 0, 0, Bits),
    Packed is ((Bits << 1) xor 0x80000000) - 0x80000000.

%   From the right: the last column is in the lowest bits.

columns_packed(Columns, Packings, Key, Shift, Bits0, Bits) :-
    (   Columns =:= 0
    ->  Bits = Bits0
    ;   Columns1 is Columns - 1,
        Column is Key >> (7 * Columns1) /\ 127,
        arg(Column, Packings, Packing),
        Packing = ColumnBits-Length,
        Bits1 is Bits0 \/ ColumnBits << Shift,
        Shift1 is Shift + Length,
        columns_packed(Columns1, Packings, Key, Shift1, Bits1, Bits)
    ).

%!  packed_stones(+Packed, -Stones) is semidet.
%
%   True when Packed is seven columns with so many Stones.
%
%       ?- connect4_openings:packed_stones(787314528, Stones).
%       Stones = 12.

packed_stones(Packed, Stones) :-
    Bits is Packed /\ 0xffffffff,
    columns_stones(7, 0, 32, Bits, 0, Stones).

columns_stones(Columns, Height, Length, Bits, Stones0, Stones) :-
    (   Columns =:= 0
    ->  Stones = Stones0,
        Bits =:= 0
    ;   Length1 is Length - 1,
        (   getbit(Bits, Length1) =:= 0
        ->  Columns1 is Columns - 1,
            columns_stones(Columns1, 0, Length1, Bits, Stones0, Stones)
        ;   Height < 6,
            Stones1 is Stones0 + 1,
            Height1 is Height + 1,
            Length2 is Length - 2,
            Bits1 is Bits /\ \ (3 << Length2),
            columns_stones(Columns, Height1, Length2, Bits1, Stones1, Stones)
        )
    ).

/** <examples>

?- module_property(connect4_openings, file(_Program)), file_name_extension(_Base, pl, _Program),
   file_name_extension(_Base, book, _File), file_openings(_File, _Openings),
   position_sign(_Openings, position(1, 0), Sign).
*/
