:- module(connect4_lines,
          [ arena_line/2,          % +Arena, +Stones
            arena_line_cells/3,    % +Arena, +Stones, -Cells
            arena_threats/4,       % +Arena, +Stones, +Empty, -Threats
            arena_aligned/5        % +Arena, +Stones, +Empty, +N, -Count
          ]).

/** <module> Lines of any length on a board of any size

As ../board/stones.pl has them for fours: on the board of 7 x 6 alignments are the same as
board_player_aligned/4 counts.  In a direction, a set and itself
shifted have in common the cells that begin a pair, and so on for as many as a line has.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module('../board/stones', [direction_threats/4]).

%!  arena_line(+Arena, +Stones) is semidet.
%
%   True when some of Stones make a line.
%
%       ?- size_arena(size(4, 3, 3), Arena), arena_line(Arena, 0b000100100001).
%       false.

arena_line(arena(size(_, _, Line), _, _, _, Steps), Stones) :-
    some_line(Steps, Line, Stones).

some_line([Step|Steps], Line, Stones) :-
    run(Line, Step, Stones, Begins),
    (   Begins =\= 0
    ->  true
    ;   some_line(Steps, Line, Stones)
    ).

%   Begins are the cells of Set where Number of them begin, each Step from the last.

run(Number, Step, Set, Begins) :-
    (   Number =:= 4
    ->  Pairs is Set /\ Set >> Step,
        Begins is Pairs /\ Pairs >> (2 * Step)
    ;   Number =:= 1
    ->  Begins = Set
    ;   Half is Number >> 1,
        run(Half, Step, Set, Begins0),
        Begins1 is Begins0 /\ Begins0 >> (Half * Step),
        (   Number /\ 1 =:= 0
        ->  Begins = Begins1
        ;   Begins is Begins1 /\ Set >> ((Number - 1) * Step)
        )
    ).

%!  arena_line_cells(+Arena, +Stones, -Cells) is det.
%
%   True when Cells are those of Stones that stand in a line.
%
%       ?- size_arena(size(3, 2, 2), Arena), arena_line_cells(Arena, 0b010001011, Cells).
%       Cells = 0b010001011.

arena_line_cells(arena(size(_, _, Line), _, _, _, Steps), Stones, Cells) :-
    foldl(step_cells(Line, Stones), Steps, 0, Cells).

step_cells(Line, Stones, Step, Cells0, Cells) :-
    run(Line, Step, Stones, Begins),
    laid(Line, Step, Begins, Cells0, Cells).

laid(Number, Step, Begins, Cells0, Cells) :-
    (   Number =:= 0
    ->  Cells = Cells0
    ;   Cells1 is Cells0 \/ Begins,
        Begins1 is Begins << Step,
        Number1 is Number - 1,
        laid(Number1, Step, Begins1, Cells1, Cells)
    ).

%!  arena_threats(+Arena, +Stones, +Empty, -Threats) is det.
%
%   True when Threats are those of Empty that complete a line of Stones.
%
%       ?- size_arena(size(3, 3, 3), Arena), arena_threats(Arena, 0b011, 0b100010001100, Threats).
%       Threats = 4.

arena_threats(arena(size(_, _, Line), _, _, _, Steps), Stones, Empty, Threats) :-
    (   Line =:= 4
    ->  Steps = [Step1, Step2, Step3, Step4],
        direction_threats(Step1, Stones, 0, Threats1),
        direction_threats(Step2, Stones, Threats1, Threats2),
        direction_threats(Step3, Stones, Threats2, Threats3),
        direction_threats(Step4, Stones, Threats3, Threats0)
    ;   Others is Line - 1,
        foldl(step_threats(Others, Stones), Steps, 0, Threats0)
    ),
    Threats is Threats0 /\ Empty.

%   A cell completes a line when so many stones lie before it, and the others behind.

step_threats(Others, Stones, Step, Threats0, Threats) :-
    before(Others, Stones, Step, -1, [], Befores),
    behind(Befores, Stones, Step, -1, Threats0, Threats).

before(Number, Stones, Step, Before, Befores0, Befores) :-
    Befores1 = [Before|Befores0],
    (   Number =:= 0
    ->  Befores = Befores1
    ;   Before1 is (Before /\ Stones) << Step,
        Number1 is Number - 1,
        before(Number1, Stones, Step, Before1, Befores1, Befores)
    ).

behind([], _, _, _, Threats, Threats).
behind([Before|Befores], Stones, Step, Behind, Threats0, Threats) :-
    Threats1 is Threats0 \/ (Before /\ Behind),
    Behind1 is (Behind /\ Stones) >> Step,
    behind(Befores, Stones, Step, Behind1, Threats1, Threats).

%!  arena_aligned(+Arena, +Stones, +Empty, +N, -Count) is det.
%
%   True when Count lines have N of Stones, and else only cells of Empty.
%
%       ?- size_arena(size(4, 1, 3), Arena), arena_aligned(Arena, 0b101, 0b1010000, 2, Count).
%       Count = 1.

arena_aligned(arena(size(_, _, Line), _, _, _, Steps), Stones, Empty, N, Count) :-
    foldl(step_aligned(Line, Stones, Empty, N), Steps, 0, Count).

%   Of a line of one cell there is one, not one in each direction.

step_aligned(Line, Stones, Empty, N, Step, Count0, Count) :-
    (   Line =:= 1,
        Step > 1
    ->  Count = Count0
    ;   Open is Stones \/ Empty,
        run(Line, Step, Open, Begins),
        stones_begun(Line, Step, Stones, [], Digits),
        digits_number(Digits, N, Begins, Begun),
        Count is Count0 + popcount(Begun)
    ).

%   A line is known by its first cell; how many of its cells have Stones is written in binary
%   digits, a set for each, the lowest first.

stones_begun(Line, Step, Stones, Digits0, Digits) :-
    (   Line =:= 0
    ->  Digits = Digits0
    ;   added(Digits0, Stones, Digits1),
        Stones1 is Stones >> Step,
        Line1 is Line - 1,
        stones_begun(Line1, Step, Stones1, Digits1, Digits)
    ).

added([], Carry, [Carry]).
added([Digit0|Digits0], Carry, [Digit|Digits]) :-
    Digit is Digit0 xor Carry,
    Carry1 is Digit0 /\ Carry,
    (   Carry1 =:= 0
    ->  Digits = Digits0
    ;   added(Digits0, Carry1, Digits)
    ).

digits_number([], N, Set0, Set) :-
    ( N =:= 0 -> Set = Set0 ; Set = 0 ).
digits_number([Digit|Digits], N, Set0, Set) :-
    (   N /\ 1 =:= 1
    ->  Set1 is Set0 /\ Digit
    ;   Set1 is Set0 /\ \Digit
    ),
    N1 is N >> 1,
    digits_number(Digits, N1, Set1, Set).

/** <examples>

?- size_arena(size(4, 3, 3), Arena), arena_threats(Arena, 0b00100001, 0b111011101110, Threats).
*/
