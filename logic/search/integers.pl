:- module(search_integers, []).

/** <module> Integers of any size, in each thread and each engine

A set of codes is an integer of thousands of bits.  In some releases of SWI-Prolog a new thread or
engine takes no integer of more than 1,000 bytes: it begins with the limit 0, and not with that of its
maker.
*/

%   The least limit that anybody can set is 1,000.

any_size :-
    (   current_prolog_flag(max_integer_size, 0)
    ->  set_prolog_flag(max_integer_size, infinite)
    ;   true
    ).

:- thread_initialization(search_integers:any_size).

/** <examples>

?- engine_create(Digits, ( N is 10^10_000, atom_length(N, Digits) ), Engine), engine_next(Engine, D).
*/
