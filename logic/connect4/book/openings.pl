:- module(connect4_openings,
          [ file_openings/2,       % +File, -Openings
            position_sign/3        % +Openings, +Position, -Sign
          ]).

/** <module> Openings: who wins, from every position of at most twelve stones

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
:- use_module(library(lists), [member/2, numlist/3]).
:- autoload(library(readutil), [read_stream_to_codes/2]).
:- use_module('../board/bits',
              [ position_symmetric_key/2, walls_position_moves/3 ]).
:- use_module('../board/stones', [four/1]).

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

/** <examples>

?- module_property(connect4_openings, file(_Program)), file_name_extension(_Base, pl, _Program),
   file_name_extension(_Base, book, _File), file_openings(_File, _Openings),
   position_sign(_Openings, position(1, 0), Sign).
*/
