:- module(soccer_memory,
          [ size_memory/2,         % +Size, -Memory
            memory_known/3,        % +Memory, +Key, -Known
            memory_keep/3          % +Memory, +Key, +Known
          ]).

/** <module> Paper soccer: what a search remembers of positions

A memory is a term with a fixed number of places.  It belongs to the caller and
is gone with the query that made it.  It is the one term here that changes:
that buys a search that need not meet a position twice.

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

/** <examples>

?- size_memory(97, Memory), memory_keep(Memory, 1000, known(-12, lower, 3, 7)),
   memory_known(Memory, 1000, Known).
*/
