:- module(mastermind_types, []).

/** <module> The types of arguments: an error names them

An answer has parentheses: `[1,2]-(1-0)` is a turn, `[1,2]-1-0` is not.  A turn may be open in part.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(error), [is_of_type/2]).
:- use_module(library(lists), [memberchk/2]).

:- multifile error:has_type/2.

error:has_type(variant, Variant) :-
    ground(Variant),
    Variant = variant(Pegs, Colours, Repeats),
    maplist(is_of_type(nonneg), [Pegs, Colours]),
    memberchk(Repeats, [true, false]).
error:has_type(turn, Turn) :-
    unifiable(Turn, _-(_-_), _).
