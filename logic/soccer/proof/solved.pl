:- module(soccer_solved,
          [ solved_field/3,          % ?Field, ?Winner, ?Nodes
            solved_fast/1,           % ?Field
            solved_step/4            % ?Key, ?Field, ?Direction, ?Turns
          ]).

/** <module> Paper soccer: the fields that are solved, as facts

All were found by the search in df_pn.pl, and proved by checker.pl.
*/

:- autoload(strategies, [strategy_step/4]).

%!  solved_field(?Field, ?Winner, ?Nodes) is nondet.
%
%   True when Winner wins from the start of Field; the search looked at so many Nodes.
%
%       ?- solved_field(field(standard, 4, 6, 2), Winner, _).
%       Winner = 1.

solved_field(field(line, 2, 2, 0), 1, 0).
solved_field(field(line, 2, 3, 0), 1, 0).
solved_field(field(line, 2, 4, 0), 1, 0).
solved_field(field(line, 2, 5, 0), 2, 1).
solved_field(field(line, 2, 6, 0), 2, 73).
solved_field(field(line, 2, 7, 0), 2, 114).
solved_field(field(line, 2, 8, 0), 2, 158).
solved_field(field(line, 2, 9, 0), 2, 174).
solved_field(field(line, 2, 10, 0), 1, 2515).
solved_field(field(line, 2, 11, 0), 1, 4009).
solved_field(field(line, 2, 12, 0), 1, 4690).
solved_field(field(line, 2, 13, 0), 1, 19418).
solved_field(field(line, 3, 2, 0), 1, 0).
solved_field(field(line, 3, 3, 0), 1, 0).
solved_field(field(line, 3, 4, 0), 1, 0).
solved_field(field(line, 3, 5, 0), 1, 5).
solved_field(field(line, 3, 6, 0), 1, 9).
solved_field(field(line, 3, 7, 0), 1, 597).
solved_field(field(line, 3, 8, 0), 1, 761).
solved_field(field(line, 4, 2, 0), 1, 0).
solved_field(field(line, 4, 3, 0), 1, 2).
solved_field(field(line, 4, 4, 0), 1, 3).
solved_field(field(line, 4, 5, 0), 2, 39295).
solved_field(field(line, 4, 8, 0), 1, 44512).
solved_field(field(line, 5, 2, 0), 1, 0).
solved_field(field(line, 5, 3, 0), 2, 14).
solved_field(field(line, 5, 4, 0), 1, 45771).
solved_field(field(line, 6, 2, 0), 1, 0).
solved_field(field(line, 6, 3, 0), 2, 31).
solved_field(field(line, 7, 2, 0), 1, 0).
solved_field(field(line, 7, 3, 0), 2, 564).
solved_field(field(line, 8, 2, 0), 1, 0).
solved_field(field(line, 8, 3, 0), 1, 129).
solved_field(field(line, 9, 2, 0), 1, 0).
solved_field(field(line, 9, 3, 0), 1, 2049).
solved_field(field(line, 10, 2, 0), 1, 0).
solved_field(field(line, 11, 2, 0), 1, 0).
solved_field(field(line, 12, 2, 0), 1, 0).
solved_field(field(standard, 2, 2, 2), 1, 0).
solved_field(field(standard, 2, 3, 2), 2, 1).
solved_field(field(standard, 2, 4, 2), 2, 73).
solved_field(field(standard, 2, 5, 2), 2, 114).
solved_field(field(standard, 2, 6, 2), 2, 158).
solved_field(field(standard, 2, 7, 2), 2, 174).
solved_field(field(standard, 2, 8, 2), 1, 2515).
solved_field(field(standard, 2, 9, 2), 1, 4009).
solved_field(field(standard, 2, 10, 2), 1, 4690).
solved_field(field(standard, 3, 2, 1), 1, 0).
solved_field(field(standard, 3, 2, 3), 1, 0).
solved_field(field(standard, 3, 3, 1), 1, 0).
solved_field(field(standard, 3, 3, 3), 1, 8).
solved_field(field(standard, 3, 4, 1), 1, 0).
solved_field(field(standard, 3, 4, 3), 1, 12).
solved_field(field(standard, 3, 5, 1), 1, 1187).
solved_field(field(standard, 3, 5, 3), 1, 20).
solved_field(field(standard, 3, 6, 1), 1, 8266).
solved_field(field(standard, 3, 6, 3), 1, 24).
solved_field(field(standard, 3, 7, 3), 1, 202).
solved_field(field(standard, 4, 2, 2), 1, 0).
solved_field(field(standard, 4, 2, 4), 1, 1).
solved_field(field(standard, 4, 3, 2), 1, 2).
solved_field(field(standard, 4, 3, 4), 1, 16).
solved_field(field(standard, 4, 4, 2), 1, 3).
solved_field(field(standard, 4, 4, 4), 1, 36).
solved_field(field(standard, 4, 5, 2), 1, 19533).
solved_field(field(standard, 4, 5, 4), 1, 72).
solved_field(field(standard, 4, 6, 2), 1, 216022).
solved_field(field(standard, 5, 2, 1), 1, 0).
solved_field(field(standard, 5, 2, 3), 1, 0).
solved_field(field(standard, 5, 2, 5), 1, 244).
solved_field(field(standard, 5, 3, 1), 1, 114).
solved_field(field(standard, 5, 3, 3), 1, 1248).
solved_field(field(standard, 5, 3, 5), 1, 596).
solved_field(field(standard, 6, 2, 2), 1, 0).
solved_field(field(standard, 6, 2, 4), 1, 1).
solved_field(field(standard, 6, 2, 6), 1, 54).
solved_field(field(standard, 6, 3, 2), 2, 383).
solved_field(field(standard, 6, 3, 4), 1, 28).
solved_field(field(standard, 6, 6, 4), 1, 31834).
solved_field(field(standard, 7, 2, 1), 1, 0).
solved_field(field(standard, 7, 2, 3), 1, 0).
solved_field(field(standard, 7, 2, 5), 1, 25).
solved_field(field(standard, 7, 2, 7), 1, 41).
solved_field(field(standard, 7, 3, 1), 1, 3151).
solved_field(field(standard, 8, 2, 2), 1, 0).
solved_field(field(standard, 8, 2, 4), 1, 1).
solved_field(field(standard, 8, 2, 6), 1, 21).
solved_field(field(standard, 8, 3, 2), 2, 1951).
solved_field(field(standard, 9, 2, 1), 1, 0).
solved_field(field(standard, 9, 2, 3), 1, 0).
solved_field(field(standard, 9, 2, 5), 1, 654).
solved_field(field(standard, 10, 2, 2), 1, 0).
solved_field(field(standard, 10, 2, 4), 1, 1).
solved_field(field(standard, 11, 2, 1), 1, 0).
solved_field(field(standard, 11, 2, 3), 1, 0).
solved_field(field(standard, 12, 2, 2), 1, 0).

%!  solved_fast(?Field) is nondet.
%
%   True when the strategy on Field is a fact, or is found in a second.
%
%       ?- solved_fast(field(standard, 4, 6, 2)).
%       true .

solved_fast(Field) :-
    solved_field(Field, _, Nodes),
    ( Nodes < 10000 -> true ; field_number(Field, _) ).

%!  solved_step(?Key, ?Field, ?Direction, ?Turns) is nondet.
%
%   True when Direction wins within Turns where the Key is this (checker.pl).  Only fields that take
%   long to search have such facts.
%
%       ?- once(solved_step(_, field(line, 4, 8, 0), _, _)).
%       true.

solved_step(Key, Field, Direction, Turns) :-
    field_number(Field, Number),
    strategy_step(Number, Key, Direction, Turns).

field_number(field(line, 2, 13, 0), 1).
field_number(field(line, 4, 5, 0), 2).
field_number(field(line, 4, 8, 0), 3).
field_number(field(line, 5, 4, 0), 4).
field_number(field(standard, 4, 5, 2), 5).
field_number(field(standard, 4, 6, 2), 6).
field_number(field(standard, 6, 6, 4), 7).

/** <examples>

?- solved_field(Field, 2, Nodes), Nodes > 1000.
*/
