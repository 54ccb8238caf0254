:- module(soccer_memory,
          [ size_memory/2,         % +Size, -Memory
            memory_known/3,        % +Memory, +Key, -Known
            memory_best/4,         % +Memory, +Key, -Known, -Best
            memory_keep/3,         % +Memory, +Key, +Known
            known_value/4,         % +Known, +Depth, +Window, -Value
            value_window_bound/3   % +Value, +Window, -Bound
          ]).

/** <module> Paper soccer: what a search remembers of positions

A memory is a term with a fixed number of places.  It belongs to the caller and
is gone with the query that made it.  It changes: that buys a search that need
not meet a position twice.

What is known is known(Value, Bound, Depth, Best): the position's Value, -1023
to 1023, which is `exact`, a `lower` or an `upper` bound, for a search of Depth
turns, 0 to 63, and the low 32 bits of the key after the best turn.
*/

%!  size_memory(+Size, -Memory) is det.
%
%   True when Memory has Size places, all free.  A prime spreads keys best; a
%   place is 16 bytes.
%
%       ?- size_memory(97, memory(Size, _, _)).
%       Size = 97.

size_memory(Size, memory(Size, Keys, Entries)) :-
    functor(Keys, keys, Size),
    functor(Entries, entries, Size).

%!  memory_known(+Memory, +Key, -Known) is semidet.
%
%   True when Memory remembers Known of the position of Key.
%
%       ?- size_memory(97, Memory), memory_keep(Memory, 1000, known(-12, lower, 3, 7)),
%          memory_known(Memory, 1000, Known).
%       Known = known(-12, lower, 3, 7).

memory_known(memory(Size, Keys, Entries), Key, known(Value, Bound, Depth, Best)) :-
    Place is Key mod Size + 1,
    arg(Place, Keys, Key0),
    Key0 == Key,
    arg(Place, Entries, Entry),
    Value is Entry >> 40 - 1024,
    Code is Entry >> 38 /\ 3,
    bound_code(Bound, Code),
    Depth is Entry >> 32 /\ 63,
    Best is Entry /\ 0xffffffff.

bound_code(exact, 0).
bound_code(lower, 1).
bound_code(upper, 2).

%!  memory_best(+Memory, +Key, -Known, -Best) is det.
%
%   True when Memory remembers Known of the position of Key, with Best; `none` and
%   -1 if it remembers nothing.
%
%       ?- size_memory(97, Memory), memory_best(Memory, 1000, Known, Best).
%       Known = none, Best = -1.

memory_best(Memory, Key, Known, Best) :-
    (   memory_known(Memory, Key, Known0)
    ->  Known = Known0,
        arg(4, Known, Best)
    ;   Known = none,
        Best = -1
    ).

%!  memory_keep(+Memory, +Key, +Known) is det.
%
%   Memory remembers Known of the position of Key from now on, and forgets what
%   stood at its place.  Backtracking does not undo it.
%
%       ?- size_memory(97, Memory), memory_keep(Memory, 1000, known(-12, lower, 3, 7)),
%          memory_keep(Memory, 1097, known(0, exact, 0, 0)),
%          memory_known(Memory, 1000, _).
%       false.

memory_keep(memory(Size, Keys, Entries), Key, known(Value, Bound, Depth, Best)) :-
    Place is Key mod Size + 1,
    bound_code(Bound, Code),
    Entry is (Value + 1024) << 40 \/ Code << 38 \/ Depth << 32 \/ Best,
    nb_setarg(Place, Keys, Key),
    nb_setarg(Place, Entries, Entry).

%!  known_value(+Known, +Depth, +Window, -Value) is semidet.
%
%   True when Value is Known, from a search of Depth turns or more, or proved, as
%   well as Window, Alpha-Beta, asks: exactly, or that it lies outside.
%
%       ?- known_value(known(20, lower, 3, 7), 2, 0-10, Value).
%       Value = 20.

known_value(known(Value, Bound, Depth0, _), Depth, Alpha-Beta, Value) :-
    once(( Depth0 >= Depth ; abs(Value) > 900 )),
    bound_enough(Bound, Value, Alpha, Beta).

bound_enough(exact, _, _, _).
bound_enough(lower, Value, _, Beta) :- Value >= Beta.
bound_enough(upper, Value, Alpha, _) :- Value =< Alpha.

%!  value_window_bound(+Value, +Window, -Bound) is det.
%
%   True when Bound is what a search with Window, Alpha-Beta, has found if it has
%   found Value.
%
%       ?- value_window_bound(20, 0-10, Bound).
%       Bound = lower.

value_window_bound(Value, Alpha-Beta, Bound) :-
    (   Value >= Beta
    ->  Bound = lower
    ;   Value =< Alpha
    ->  Bound = upper
    ;   Bound = exact
    ).

/** <examples>

?- size_memory(97, Memory), memory_keep(Memory, 1000, known(-12, lower, 3, 7)),
   memory_known(Memory, 1000, Known).
*/
