:- module(shared_needed,
          [ needed/3               % +Name, +Type, @Term
          ]).

/** <module> What has to be known before a relation can answer

must_be/2 says that something is open, but not what.  And if a term of the type is open in part, it
says that the term has the wrong type: but it may still get the right one.
*/

:- use_module(library(error), [is_of_type/2, must_be/2]).
:- use_module(inline, [quick/2]).

%!  needed(+Name, +Type, @Term) is det.
%
%   True when Term has Type (library(error)).  Else it is an error: if Term is open or has open
%   parts, an instantiation error that says Name, and if not, that of must_be/2.
%
%       ?- catch(needed('Size', integer, _), error(instantiation_error, context(_, Said)), true).
%       Said = 'Size must be known' .

needed(Name, Type, Term) :-
    (   is_of_type(Type, Term)
    ->  true
    ;   ground(Term)
    ->  must_be(Type, Term)
    ;   format(atom(Said), '~w must be known', [Name]),
        throw(error(instantiation_error, context(_, Said)))
    ).

%   The rules ask so wherever they are used, and nearly always the term has the type.  Then needed/3
%   is not called (inline.pl).  Nearly all lists are known.

:- quick(needed(Name, list_or_partial_list, List),
         (   is_list(List)
         ->  true
         ;   needed(Name, list_or_partial_list, List)
         )).
:- quick(needed(Name, Type, Term),
         (   error:has_type(Type, Term)
         ->  true
         ;   needed(Name, Type, Term)
         )).

/** <examples>

?- needed('Size', integer, 3).
*/
