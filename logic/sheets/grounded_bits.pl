:- module(sheets_grounded_bits,
          [ word_bit/2,            % +Word, -Bit
            word_drawn/4           % +Word, -Bit, +Random0, -Random
          ]).

/** <module> The bits of a word
*/

:- use_module('../random', [random_below/4]).

%!  word_bit(+Word, -Bit) is nondet.
%
%   True when Bit is set in Word, the lowest first.
%
%       ?- word_bit(10, Bit).
%       Bit = 1 ;
%       Bit = 3.

word_bit(Word, Bit) :-
    Word =\= 0,
    Lowest is Word /\ -Word,
    (   Lowest =:= Word
    ->  Bit is msb(Word)
    ;   Bit is msb(Lowest)
    ;   Rest is Word xor Lowest,
        word_bit(Rest, Bit)
    ).

%!  word_drawn(+Word, -Bit, +Random0, -Random) is semidet.
%
%   True when Bit is one of those that are set in Word, each as likely, drawn in state Random0 of
%   the random numbers.  Fails if none is set.
%
%       ?- word_drawn(8, Bit, 1, Random).
%       Bit = 3, Random = 1.

word_drawn(Word, Bit, Random0, Random) :-
    (   Word /\ (Word - 1) =:= 0
    ->  Word =\= 0,
        Bit is msb(Word),
        Random = Random0
    ;   Count is popcount(Word),
        random_below(Count, K, Random0, Random),
        word_bit(K, Count, Word, Bit)
    ).

%   Bit is the one with K bits below it.  A word is halved until it is the first or the
%   last.

word_bit(K, Count, Word, Bit) :-
    (   K =:= 0
    ->  Bit is msb(Word /\ -Word)
    ;   K =:= Count - 1
    ->  Bit is msb(Word)
    ;   Half is (msb(Word) + 1) >> 1,
        Low is Word /\ (1 << Half - 1),
        Count1 is popcount(Low),
        (   K < Count1
        ->  word_bit(K, Count1, Low, Bit)
        ;   High is Word >> Half,
            K1 is K - Count1,
            Count2 is Count - Count1,
            word_bit(K1, Count2, High, Bit1),
            Bit is Bit1 + Half
        )
    ).

/** <examples>

?- word_bit(0b10110, Bit).
*/
