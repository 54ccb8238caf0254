:- module(why_slice,
          [ program_failure_slice/3, % +Program, +Inferences, -Slice
            program_endless_slice/3  % +Program, +Inferences, -Slice
          ]).

/** <module> The smallest part of a program that still fails, or still does not end

Leave goals out of a program, and it is more general: if its query still fails, then the mistake is in
the rest.  Insert `false`, and it does less: if its query still does not end, then nothing behind
`false` is to blame.  So we leave out one goal after the other, and insert `false` as early as we can,
as long as the query behaves as before.

A slice is slice(Program, Part): in Program the query may be more general, and Part (trial.pl) says
what is left out.

Sources: U. Neumerkel and F. Mesnard, _Localizing and explaining reasons for nonterminating logic
programs with failure slices_ (1999); U. Neumerkel, S. Kral, _Declarative program development in
Prolog with GUPU_ (2002).
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(body, [body_edits_calls/5, body_edits_goal/4, body_sequences/3]).
:- use_module(trial, [program_part_calls/3, program_part_outcome/5]).
:- use_module(written, [program_query_program/3]).

%!  program_failure_slice(+Program, +Inferences, -Slice) is det.
%
%   True when Slice is a slice in which the query of Program still fails; or holds, endless or
%   error(Error), if it does not fail within so many Inferences.  A goal is left out only where it
%   stands openly (body.pl).
%
%       ?- text_program("p(X) :- q(X), r(X). q(1). r(2).", p(3), Program),
%          program_failure_slice(Program, 100 000, slice(_, part(_, Edits))).
%       Edits = [1-out([2])].

program_failure_slice(Program, Inferences, Slice) :-
    Whole = part(kept, []),
    statistics(inferences, Before),
    program_part_outcome(Program, Whole, first, limit(Inferences, 60), Outcome),
    statistics(inferences, After),
    (   Outcome == fails
    ->  Limit is min(Inferences, 2 * (After - Before) + 20 000),
        End is After + 10 000 000,
        Bound = bound(Limit, End),
        (   still_fails(Program, part(dropped, []), Bound)
        ->  Part0 = part(dropped, [])
        ;   Part0 = Whole
        ),
        left_out(Program, Bound, Part0, Part),
        general(Program, Bound, Part, Slice)
    ;   Slice = Outcome
    ).

still_fails(Program, Part, bound(Limit, End)) :-
    statistics(inferences, Now),
    Now < End,
    program_part_outcome(Program, Part, first, limit(Limit, 0.2), fails).

%   First all goals at once: often no head fits.

left_out(Program, Bound, Part0, Part) :-
    Part0 = part(Cuts, Edits0),
    findall(Out, program_part_out(Program, Part0, Out), Outs),
    append(Edits0, Outs, Edits),
    (   still_fails(Program, part(Cuts, Edits), Bound)
    ->  Part = part(Cuts, Edits)
    ;   Program = program(Clauses, _),
        foldl(clause_left_out(Program, Bound), Clauses, Part0, Part)
    ).

%   Number-out(Path), a goal that stands openly in a clause that is reached.

program_part_out(Program, Part, Number-out(Path)) :-
    program_part_calls(Program, Part, Calls),
    member(Number-open, Calls),
    part_out(Program, Part, Number, Path).

part_out(program(Clauses, _), part(Cuts, _), Number, Path) :-
    memberchk(Number-written(_, _, _, _, Body), Clauses),
    body_sequences(Body, Cuts, Sequences),
    member(sequence(_, Steps0, _), Sequences),
    reverse(Steps0, Steps),
    member(Path-open, Steps).

clause_left_out(Program, Bound, Number-_, Part0, Part) :-
    program_part_calls(Program, Part0, Calls),
    (   memberchk(Number-open, Calls)
    ->  findall(Path, part_out(Program, Part0, Number, Path), Paths),
        foldl(path_left_out(Program, Bound, Number), Paths, Part0, Part)
    ;   Part = Part0
    ).

path_left_out(Program, Bound, Number, Path, Part0, Part) :-
    Part0 = part(Cuts, Edits),
    Part1 = part(Cuts, [Number-out(Path)|Edits]),
    (   \+ ( member(Number-out(Outer), Edits), append(_, Outer, Path) ),
        still_fails(Program, Part1, Bound)
    ->  Part = Part1
    ;   Part = Part0
    ).

%   general(Program, Bound, Part, Slice): the query's arguments, one after the other, may be
%   anything.  This tells nothing where a goal is left that may fail for a variable and hold for a
%   value.

general(Program, Bound, Part0, slice(General, Part)) :-
    Program = program([0-written(Module:_, _, _, _, Body)|_], _),
    Part0 = part(Cuts, Edits0),
    findall(Edit, member(0-Edit, Edits0), Edits),
    body_edits_goal(Body, kept, Edits, Goal0),
    findall(Number-Edit, ( member(Number-Edit, Edits0), Number \== 0 ), Others),
    Part1 = part(Cuts, Others),
    (   program_query_program(Program, Module:Goal0, Program1),
        still_fails(Program1, Part1, Bound)
    ->  ( monotonic(Program1, Part1) -> goal_paths(Goal0, Module, [], Paths) ; Paths = [] ),
        generalised(Paths, Goal0, Module, Program1, Part1, Bound, General),
        Part = Part1
    ;   General = Program,
        Part = Part0
    ).

monotonic(Program, Part) :-
    Program = program(Clauses, _),
    Part = part(Cuts, Edits0),
    program_part_calls(Program, Part, Calls),
    \+ ( member(Number-_, Calls),
         memberchk(Number-written(Module:_, _, _, _, Body), Clauses),
         findall(Edit, member(Number-Edit, Edits0), Edits),
         body_edits_calls(Body, Module, Cuts, Edits, Goals),
         member(call(_:Goal, _), Goals),
         functor(Goal, Name, _),
         memberchk(Name, [ !, ->, *->, \+, not, \=, ==, \==, =@=, @<, @>, @=<, @>=, compare, var,
                           nonvar, ground, atom, atomic, integer, number, compound, callable,
                           is_list, once, forall, findall, aggregate_all, bagof, setof, memberchk,
                           selectchk, subtract, sort, msort ]) ).

goal_paths((A, B), Module, Path, Paths) :-
    !,
    goal_paths(A, Module, [1|Path], PathsA),
    goal_paths(B, Module, [2|Path], PathsB),
    append(PathsA, PathsB, Paths).
goal_paths(Goal, Module, Path, Paths) :-
    (   compound(Goal),
        \+ predicate_property(Module:Goal, meta_predicate(_))
    ->  arg_paths(Goal, Path, Paths)
    ;   Paths = []
    ).

arg_paths(Term, Path, Paths) :-
    findall([Number|Path], arg(Number, Term, _), Paths).

generalised([], _, _, Program, _, _, Program).
generalised([Path|Paths], Goal0, Module, Program0, Part, Bound, Program) :-
    reverse(Path, Way),
    way_replaced(Way, Goal0, Old, _, Goal1),
    (   var(Old),
        occurs_once(Old, Goal0)
    ->  generalised(Paths, Goal0, Module, Program0, Part, Bound, Program)
    ;   program_query_program(Program0, Module:Goal1, Program1),
        still_fails(Program1, Part, Bound)
    ->  generalised(Paths, Goal1, Module, Program1, Part, Bound, Program)
    ;   (   compound(Old)
        ->  arg_paths(Old, Path, Inner),
            append(Inner, Paths, Paths1)
        ;   Paths1 = Paths
        ),
        generalised(Paths1, Goal0, Module, Program0, Part, Bound, Program)
    ).

way_replaced([], Old, Old, New, New).
way_replaced([Number|Way], Term0, Old, New, Term) :-
    Term0 =.. [Name|Args0],
    nth_replaced(Number, Args0, Arg0, Arg, Args),
    way_replaced(Way, Arg0, Old, New, Arg),
    Term =.. [Name|Args].

nth_replaced(Number, Args0, Arg0, Arg, Args) :-
    (   Number =:= 1
    ->  Args0 = [Arg0|Rest],
        Args = [Arg|Rest]
    ;   Args0 = [First|Rest0],
        Args = [First|Rest],
        Before is Number - 1,
        nth_replaced(Before, Rest0, Arg0, Arg, Rest)
    ).

occurs_once(Variable, Term) :-
    \+ \+ ( Variable = '$once', findall(x, has(Term), [_]) ).

has(Term) :-
    (   Term == '$once'
    ;   compound(Term),
        arg(_, Term, Arg),
        has(Arg)
    ).

%!  program_endless_slice(+Program, +Inferences, -Slice) is det.
%
%   True when Slice is a slice in which a run of the query of Program for all its answers still does
%   not end; or fails or error(Error), if it ends within so many Inferences.  Where a goal does not
%   stand openly, `false` is inserted only behind what is never reached.
%
%       ?- text_program("p(X) :- p(Y), q(X, Y). q(1, 2).", p(_), Program),
%          program_endless_slice(Program, 1 000 000, slice(_, part(_, Edits))).
%       Edits = [1-stop([2], false), 0-stop([], false)].

program_endless_slice(Program, Inferences, Slice) :-
    within_slice(100 000, Inferences, Program, Slice).

%   What ends within ten times the limit was slow, and not endless.

within_slice(Limit0, Inferences, Program, Slice) :-
    Limit is min(Limit0, Inferences),
    More is min(10 * Limit, Inferences),
    program_part_outcome(Program, part(kept, []), all, limit(Limit, 0.1), Outcome),
    (   Outcome == endless,
        Program = program(Clauses, _),
        foldl(clause_stopped(Program, Limit), Clauses, part(kept, []), Part),
        ( More =:= Limit ; program_part_outcome(Program, Part, all, limit(More, 0.3), endless) )
    ->  Slice = slice(Program, Part)
    ;   Outcome == endless,
        More > Limit
    ->  within_slice(More, Inferences, Program, Slice)
    ;   Slice = Outcome
    ).

clause_stopped(Program, Limit, Number-written(_, _, _, _, Body), Part0, Part) :-
    program_part_calls(Program, Part0, Calls),
    (   memberchk(Number-How, Calls)
    ->  body_sequences(Body, kept, Sequences),
        foldl(sequence_stopped(Program, Limit, Number, How), Sequences, Part0, Part)
    ;   Part = Part0
    ).

sequence_stopped(Program, Limit, Number, How, sequence(Path, Steps, HowEnd), Part0, Part) :-
    Part0 = part(Cuts, Edits),
    (   \+ unreached(Path, Number, Edits),
        append(Steps, [Path-HowEnd], Points),
        member(Point-HowPoint, Points),
        ( How == open, HowPoint == open -> Goal = false ; Goal = throw(why_reached) ),
        Part1 = part(Cuts, [Number-stop(Point, Goal)|Edits]),
        program_part_outcome(Program, Part1, all, limit(Limit, 0.1), endless)
    ->  Part = Part1
    ;   Part = Part0
    ).

%   A body in a goal that is stopped, or behind one that is.

unreached(Path, Number, Edits) :-
    append(_, [Place|Outer], Path),
    integer(Place),
    member(Number-stop([Stop|Outer], _), Edits),
    integer(Stop),
    Stop =< Place.

/** <examples>

?- text_program("p(X) :- q(X), p(X), r(X). q(1). r(1).", p(_), Program),
   program_endless_slice(Program, 1 000 000, Slice).
*/
