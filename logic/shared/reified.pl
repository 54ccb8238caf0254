:- module(shared_reified,
          [ if_/3,                 % :If_1, :Then, :Else
            (=)/3                  % ?X, ?Y, ?Truth
          ]).

/** <module> A condition that waits for the answer

`( X = Y -> Then ; Else )` decides with what is known now.  If X or Y is still open, it takes one
branch and forgets the other.  if_/3 decides if it can; if it can't, it tries both branches, each
with its reason: X and Y are equal, or they are different (dif/2).  So a definition can say "if"
and still be asked in all directions.

A condition is _reified_ if its truth, `true` or `false`, is its last argument.  (=)/3 is one.

The rules call if_/3 for each two symbols that they compare, and most are known.  So where they are
loaded, the comparison of known symbols stands in place of the call (inline.pl).

Source: U. Neumerkel and S. Kral, _Indexing dif/2_ (2016).
*/

:- use_module(library(error), [must_be/2]).
:- use_module(inline, [quick/2]).

:- meta_predicate if_(1, 0, 0).

%!  if_(:If_1, :Then, :Else) is nondet.
%
%   True when call(If_1, true) and Then, or call(If_1, false) and Else.  If_1 says no more than one
%   of the two at a time; it is an error if it leaves the truth open.
%
%       ?- if_(X = 1, Said = one, Said = other), member(X, [1,2]).
%       X = 1, Said = one ;
%       X = 2, Said = other.

if_(If_1, Then, Else) :-
    call(If_1, Truth),
    (   Truth == true
    ->  call(Then)
    ;   Truth == false
    ->  call(Else)
    ;   must_be(boolean, Truth)
    ).

%!  =(?X, ?Y, ?Truth) is nondet.
%
%   True when Truth is `true` and X and Y are equal, or `false` and they are different.
%
%       ?- =(X, 1, Truth).
%       X = 1, Truth = true ;
%       Truth = false, dif(X, 1).
%
%   The first two branches leave no choice where the terms are known.

=(X, Y, Truth) :-
    (   X == Y
    ->  Truth = true
    ;   X \= Y
    ->  Truth = false
    ;   X = Y,
        Truth = true
    ;   dif(X, Y),
        Truth = false
    ).

%   Two atomic terms, such as numbers, are equal or different.  To ask so is faster than \=.

:- quick(if_(X = Y, Then, Else),
         (   X == Y
         ->  Then
         ;   atomic(X),
             atomic(Y)
         ->  Else
         ;   X \= Y
         ->  Else
         ;   if_(X = Y, Then, Else)
         )).

/** <examples>

?- if_(X = Y, Said = same, Said = different).
*/
