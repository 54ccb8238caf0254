:- module(mastermind_fitness,
          [ history_marks/3,       % +Variant, +History, -Marks
            code_fitness/4         % +Variant, +Code, +Marks, -Fitness
          ]).

/** <module> Fitness: how far a code is from explaining the answers

The _fitness_ of a code is a sum over the guesses.  It adds how far the feedback that the code
would give is from the feedback that was given, in black and in white.  Fitness 0 is the same as
consistent/2 (definition.pl), by counting bits.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../search/inline', [inline/1]).
:- use_module('../rules/feedback', [code_mask/3]).

%!  history_marks(+Variant, +History, -Marks) is det.
%
%   True when Marks are the turns of History with their guesses as sets of
%   bits: terms marks(At, Has, Black, White).

history_marks(Variant, History, Marks) :-
    maplist(turn_marks(Variant), History, Marks).

turn_marks(Variant, Guess-(Black-White), marks(At, Has, Black, White)) :-
    code_mask(Variant, Guess, mask(At, Has)).

%!  code_fitness(+Variant, +Code, +Marks, -Fitness) is det.
%
%   True when Fitness is the fitness of Code for the turns Marks.

code_fitness(Variant, Code, Marks, Fitness) :-
    code_mask(Variant, Code, mask(At, Has)),
    marks_fitness(Marks, At, Has, 0, Fitness).

:- inline([code_fitness/4]).

marks_fitness([], _, _, Fitness, Fitness).
marks_fitness([marks(At1, Has1, Black1, White1)|Marks], At, Has, Fitness0, Fitness) :-
    Black is popcount(At /\ At1),
    White is popcount(Has /\ Has1) - Black,
    Fitness2 is Fitness0 + abs(Black - Black1) + abs(White - White1),
    marks_fitness(Marks, At, Has, Fitness2, Fitness).

/** <examples>

?- history_marks(variant(4, 6, true), [[1,1,2,3]-(1-0), [1,4,4,5]-(0-2)], Marks),
   code_fitness(variant(4, 6, true), [4,1,2,6], Marks, Fitness).
*/
