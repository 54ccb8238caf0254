:- module(guessing_options,
          [ sheet_options/2,       % +Sheet, -Options
            options_worth/3,       % +Subset, +Options0, -Options
            options_answers/3,     % +End, +Options, -Answers
            options_firsts/3,      % +Options, +Sheet, -Firsts
            options_places/3       % +Options, +Some, -Places
          ]).

/** <module> Options: the questions that differ

Questions that divide the secrets in the same way are one _option_: option(Number, Own, Sets), with
the number of the first of them, its own set (sheet.pl), and the sets of its classes without the
secret that it names.
*/

:- use_module(library(apply), [foldl/4, include/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(sheet, [sheet_orbit/3, sheet_own/3, sheet_row/3, sheet_sizes/4]).

%!  sheet_options(+Sheet, -Options) is det.
%
%   True when Options are those of Sheet, without any that tells nothing.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-6,2-1]], Sheet),
%          sheet_options(Sheet, Options).
%       Options = [option(1, 0, [1, 6])].

sheet_options(Sheet, Options) :-
    sheet_sizes(Sheet, Size, Questions, _),
    All is 1 << Size - 1,
    findall(Number, between(1, Questions, Number), Numbers),
    numbers_options(Numbers, Sheet, Options0),
    options_worth(All, Options0, Options).

numbers_options([], _, []).
numbers_options([Number|Numbers], Sheet, [option(Number, Own, Sets)|Options]) :-
    sheet_row(Sheet, Number, Row),
    sheet_own(Sheet, Number, Own),
    pairs_values(Row, Sets),
    numbers_options(Numbers, Sheet, Options).

%!  options_worth(+Subset, +Options0, -Options) is det.
%
%   True when Options are those of Options0 that tell something if only the secrets in Subset are
%   possible.  Their classes are without the other secrets, and each way to divide Subset is there
%   once.
%
%       ?- options_worth(0b11, [option(1, 0, [1,6]), option(2, 0, [5,2])], Options).
%       Options = [option(1, 0, [1, 2])].

options_worth(Subset, Options0, Options) :-
    left(Options0, Subset, Keyed),
    sort(1, @<, Keyed, Sorted),
    pairs_values(Sorted, Options).

left([], _, []).
left([option(Number, Own0, Sets0)|Options], Subset, Keyed) :-
    Own is Own0 /\ Subset,
    Others is Subset /\ \ Own,
    sets_left(Sets0, Others, Sets1),
    (   Sets1 = [Subset]
    ->  Keyed = Keyed1
    ;   sort(Sets1, Sets),
        Keyed = [key(Own, Sets)-option(Number, Own, Sets)|Keyed1]
    ),
    left(Options, Subset, Keyed1).

sets_left([], _, []).
sets_left([Set0|Sets0], Others, Sets) :-
    Set is Set0 /\ Others,
    (   Set =:= 0
    ->  Sets = Sets1
    ;   Sets = [Set|Sets1]
    ),
    sets_left(Sets0, Others, Sets1).

%!  options_answers(+End, +Options, -Answers) is det.
%
%   True when an option has at most so many Answers, the win included, where the
%   last secret that is left still takes End questions (bound.pl).

options_answers(End, Options, Answers) :-
    foldl(with_classes, Options, 0, Most),
    Answers is Most + End.

with_classes(option(_, _, Sets), Most0, Most) :-
    length(Sets, Count),
    Most is max(Most0, Count).

%!  options_firsts(+Options, +Sheet, -Firsts) is det.
%
%   True when Firsts are Options, but only the first of those that differ only by names
%   (sheet_orbit/3).

options_firsts(Options, Sheet, Firsts) :-
    trie_new(Orbits),
    include(first_of_orbit(Sheet, Orbits), Options, Firsts).

%   trie_insert/2 fails if the trie has the orbit already.

first_of_orbit(Sheet, Orbits, option(Number, _, _)) :-
    sheet_orbit(Sheet, Number, Orbit),
    trie_insert(Orbits, Orbit).

%!  options_places(+Options, +Some, -Places) is det.
%
%   True when Places is the set of bits that says where Some, in order, stand among Options.

options_places(Options, Some, Places) :-
    places(Options, Some, 1, 0, Places).

places([], [], _, Places, Places).
places([Option|Options], Some, Bit, Places0, Places) :-
    Bit1 is Bit << 1,
    (   Some = [Option|Some1]
    ->  Places1 is Places0 \/ Bit,
        places(Options, Some1, Bit1, Places1, Places)
    ;   places(Options, Some, Bit1, Places0, Places)
    ).

/** <examples>

?- options_worth(0b111, [option(1, 0, [1,6]), option(2, 0, [5,2])], Options).
*/
