:- module(mastermind_canonical,
          [ subset_form/4          % +Subset, +Codes, +Planes, -Form
          ]).

/** <module> Canonical form: sets of codes that are alike look alike

Two sets of codes are alike if one becomes the other when places are exchanged and symbols
renamed: then the same trees, renamed, find their codes.  The _canonical form_ of a set is a set
that is alike to it, with places and symbols ordered by how often symbols occur.

Sets with the same form are alike.  If places or symbols occur equally often, two alike sets may
have different forms.  Then we miss that they are alike, but conclude nothing wrong.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(pairs), [pairs_keys_values/3, pairs_values/2]).
:- use_module(planes, [counts_symbols/2, subset_counts/3]).
:- use_module(symmetry, [guess_symmetry_image/3]).

%!  subset_form(+Subset, +Codes, +Planes, -Form) is det.
%
%   True when Form, in order, is the canonical form of Codes.  Codes are Subset of
%   the codes of Planes.
%
%       ?- codes_planes(variant(2, 4, false), [[1,2],[1,3],[2,4],[3,4]], Planes),
%          subset_form(0b0011, [[1,2],[1,3]], Planes, Form1),
%          subset_form(0b1100, [[2,4],[3,4]], Planes, Form2).
%       Form1 = [[1, 2], [1, 3]], Form2 = [[1, 2], [1, 3]].

subset_form(Subset, Codes, Planes, Form) :-
    subset_symmetry(Subset, Planes, Symmetry),
    images(Codes, Symmetry, Images),
    msort(Images, Form).

images([], _, []).
images([Code|Codes], Symmetry, [Image|Images]) :-
    guess_symmetry_image(Code, Symmetry, Image),
    images(Codes, Symmetry, Images).

%   True when Symmetry (symmetry.pl) turns the codes in Subset into their
%   canonical form.

subset_symmetry(Subset, Planes, symmetry(Sources, Names)) :-
    subset_counts(Subset, Planes, Counts0),
    places(Counts0, 1, Places),
    keysort(Places, Sorted),
    pairs_values(Sorted, CountsSources),
    pairs_keys_values(CountsSources, Counts, Sources),
    counts_symbols(Counts, CountsSymbols),
    sort(1, @>=, CountsSymbols, Ordered),
    length(Ordered, Colours),
    functor(Names, names, Colours),
    foldl(next_name(Names), Ordered, 1, _).

%   How often each symbol occurs at a place, and these numbers sorted, without the
%   symbols.

places([], _, []).
places([Counts|Rows], Place, [Sorted-(Counts-Place)|Places]) :-
    msort(Counts, Sorted),
    Place1 is Place + 1,
    places(Rows, Place1, Places).

next_name(Names, _-Symbol, Name, Name1) :-
    arg(Symbol, Names, Name),
    Name1 is Name + 1.

/** <examples>

?- codes_planes(variant(3, 4, false), [[1,2,3],[1,2,4],[1,3,2]], Planes),
   subset_form(0b111, [[1,2,3],[1,2,4],[1,3,2]], Planes, Form).
*/
