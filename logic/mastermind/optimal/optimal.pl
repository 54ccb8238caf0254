:- module(mastermind_optimal,
          [ subset_total/6,        % +Subset, +Size, +Depth, +Budget, +Arena, -Total
            subset_guess/5         % +Subset, +Size, +Depth, +Arena, -Guess
          ]).

/** <module> Optimal: the least total of a set of codes, and its proof

The total of a tree is the size of its set and the totals of its subtrees:
bounds of the parts are a bound of the guess.  At each set the guesses stand
on an agenda by their bounds.  The first is looked into, until it turns out
to have just this total, and is optimal, or gets a greater bound.
*/

:- use_module(arena, [subset_codes/3, subset_parts/4]).
:- use_module(bound, [no_tree_bound/1]).
:- use_module('../sets/canonical', [subset_form/4]).
:- use_module(known, [known_agenda_store/5, known_bound_store/6, known_twin/6]).
:- use_module(outlook, [subset_agenda/6, subset_bound/6]).
:- use_module(promise, [agenda_first/4, agenda_with/4]).

%!  subset_total(+Subset, +Size, +Depth, +Budget, +Arena, -Total) is det.
%
%   True when the least total of a tree of Depth guesses for the Size codes
%   in Subset of Arena is Total, if that is no more than Budget.  Else it is
%   not less than Total, a number beyond all totals if there is no tree.
%
%       ?- V = variant(2, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena), subset_total(0xffff, 16, 4, 80, Arena, Total).
%       Total = 45.

subset_total(Subset, Size, Depth, Budget, Arena, Total) :-
    subset_bound(Subset, Size, Depth, Arena, Bound, Guess),
    (   ( Guess =\= 0 ; Bound > Budget )
    ->  Total = Bound
    ;   findall(Total1-Guess1,
                worked_out(Subset, Size, Depth, Budget, Arena, Total1, Guess1),
                [Total-Guess2]),
        arg(6, Arena, Known),
        known_bound_store(Known, Subset, Size, Depth, Total, Guess2)
    ).

%   Of sets that are alike the first is searched.

worked_out(Subset, Size, Depth, Budget, Arena, Total, Guess) :-
    Arena = arena(Answers, _, _, Planes, _, Known),
    (   Size > Answers,
        subset_codes(Subset, Arena, Codes),
        subset_form(Subset, Codes, Planes, Form),
        known_twin(Known, Subset, Size, Depth, Form, Twin),
        Twin =\= Subset
    ->  subset_total(Twin, Size, Depth, Budget, Arena, Total),
        (   Total =< Budget
        ->  Guess = -1
        ;   Guess = 0
        )
    ;   searched(Subset, Size, Depth, Budget, Arena, Total, Guess)
    ).

searched(Subset, Size, Depth, Budget, Arena, Total, Guess) :-
    subset_agenda(Subset, Size, Depth, Budget, Arena, Agenda0),
    search(Agenda0, Subset, Size, Depth, Budget, Arena, Total, Guess, Agenda),
    Arena = arena(Answers, _, _, _, _, Known),
    (   Guess =:= 0,
        Size > Answers
    ->  known_agenda_store(Known, Subset, Size, Depth, Agenda)
    ;   true
    ).

%   Until a guess has no greater total than bound, or bounds are beyond Budget.

search(Agenda0, Subset, Size, Depth, Budget, Arena, Total, Guess, Agenda) :-
    (   agenda_first(Agenda0, Bound, Guess1, Agenda1)
    ->  (   Bound > Budget
        ->  Total = Bound,
            Guess = 0,
            Agenda = Agenda0
        ;   guess_total(Guess1, Subset, Size, Depth, Bound, Arena, Total1),
            (   Total1 =:= Bound
            ->  Total = Total1,
                Guess = Guess1,
                Agenda = Agenda1
            ;   agenda_with(Agenda1, Total1, Guess1, Agenda2),
                search(Agenda2, Subset, Size, Depth, Budget, Arena, Total, Guess, Agenda)
            )
        )
    ;   no_tree_bound(Total),
        Guess = 0,
        Agenda = Agenda0
    ).

%   The total of Subset if it is asked Guess, if no more than Budget, else a
%   bound of it.  Each part may have what the bounds of the others leave.

guess_total(Guess, Subset, Size, Depth, Budget, Arena, Total) :-
    subset_parts(Subset, Guess, Arena, SizesParts),
    Depth1 is Depth - 1,
    parts_bounds(SizesParts, Depth1, Budget, Arena, Size, Bound, Open),
    (   Bound > Budget
    ->  Total = Bound
    ;   parts_total(Open, Depth1, Budget, Arena, Bound, Total)
    ).

parts_bounds([], _, _, _, Bound, Bound, []).
parts_bounds([Size-Part|Parts], Depth, Budget, Arena, Bound0, Bound, Open) :-
    subset_bound(Part, Size, Depth, Arena, Bound1, Guess),
    Bound2 is Bound0 + Bound1,
    (   Bound2 > Budget
    ->  Bound = Bound2,
        Open = []
    ;   (   Guess =:= 0
        ->  Open = [open(Size, Part, Bound1)|Open1]
        ;   Open = Open1
        ),
        parts_bounds(Parts, Depth, Budget, Arena, Bound2, Bound, Open1)
    ).

parts_total([], _, _, _, Total, Total).
parts_total([open(Size, Part, Bound1)|Open], Depth, Budget, Arena, Bound0, Total) :-
    Budget1 is Budget - Bound0 + Bound1,
    subset_total(Part, Size, Depth, Budget1, Arena, Total1),
    Bound is Bound0 - Bound1 + Total1,
    (   Bound > Budget
    ->  Total = Bound
    ;   parts_total(Open, Depth, Budget, Arena, Bound, Total)
    ).

%!  subset_guess(+Subset, +Size, +Depth, +Arena, -Guess) is det.
%
%   True when guess number Guess is the first of an optimal tree for Subset,
%   the total of which subset_total/6 has found.  A set that was left to its
%   twin is searched itself now.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena), subset_total(0b111, 3, 3, 9, Arena, _),
%          subset_guess(0b111, 3, 3, Arena, Guess).
%       Guess = 3.

subset_guess(Subset, Size, Depth, Arena, Guess) :-
    subset_bound(Subset, Size, Depth, Arena, Total, Guess0),
    (   Guess0 =:= -1
    ->  once(searched(Subset, Size, Depth, Total, Arena, Total, Guess))
    ;   Guess = Guess0
    ).

/** <examples>

?- V = variant(2, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), subset_total(0xffff, 16, 4, 80, Arena, Total).
*/
