:- module(lessons_repair,
          [ repaired/5             % +Goals, +Clauses, +Right, +Learner, -Sentence
          ]).

/** <module> One change that makes a wrong program right

The arguments of the relation are exchanged, or those of one goal; a comparison is turned round; a
goal that asks what is known now becomes one that promises.  Each change is tried on all goals that
are asked, so what is told of it is true.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, numlist/3, select/4]).
:- use_module(library(modules), [in_temporary_module/3]).
:- use_module(library(terms), [mapargs/3]).
:- use_module(answer, [goal_result/5]).
:- use_module(clauses, [shown/3, without_arrow/2]).

%!  repaired(+Goals, +Clauses, +Right, +Learner, -Sentence) is nondet.
%
%   True when Sentence names one change with which the program of module Learner, whose clauses are
%   Clauses (meant.pl), answers all Goals as the one of module Right does.  Calls of goals stay as
%   they are, for the sandbox has checked them.
%
%       ?- repaired([append([a], _, [a,b])], [], lists, lists, _).
%       false.

repaired(Goals, _, Right, Learner, Repair) :-
    exchanged_arguments(Goals, Right, Learner, Repair).
repaired(Goals, Clauses, Right, Learner, Repair) :-
    length(Clauses, Length),
    Length =< 30,
    \+ ( current_predicate(_, Learner:Head), \+ predicate_property(Learner:Head, imported_from(_)),
         ( predicate_property(Learner:Head, tabled) ; predicate_property(Learner:Head, dynamic) ) ),
    one_or_all_changed(Clauses, Learner, Old-New, Clause, Clauses1, Kind),
    in_temporary_module(Module, lessons_repair:named(Module),
                        lessons_repair:right_with(Clauses1, Goals, Right, Learner, Module)),
    !,      % the first that is right
    Clause = clause(Line, _, Names),
    maplist(names_shown(Names), [Old,New], [OldText,NewText]),
    kind_words(Kind, Words),
    format(string(Repair), "line ~d: ~s ~s: write ~s", [Line, OldText, Words, NewText]).

one_or_all_changed(Clauses, Learner, Old-New, Changed, Clauses1, Kind) :-
    Changed = clause(Line, Clause, Names),
    append(Before, [Changed|After], Clauses),
    changed(Clause, Learner, Old, New, Clause1, Kind),
    append(Before, [clause(Line, Clause1, Names)|After], Clauses1).
one_or_all_changed(Clauses, Learner, Change, Changed, Clauses1, comparisons) :-
    once(one_or_all_changed(Clauses, Learner, Change, Changed, _, comparison)),
    maplist(turned, Clauses, Clauses1).

turned(Term0, Term) :-
    (   goal_changed(Term0, user, Term1, comparison)
    ->  Term = Term1
    ;   compound(Term0)
    ->  mapargs(turned, Term0, Term)
    ;   Term = Term0
    ).

names_shown(Names, Term, Text) :-
    shown(Term, Names, Text).

kind_words(arguments, "has two arguments exchanged").
kind_words(comparison, "is the wrong way round").
kind_words(comparisons, "is the wrong way round, as are the other comparisons").
kind_words(dif, "asks what is known so far, and not what may still become known").
kind_words(or, "has ; , which means or, between its goals").
kind_words(list, "has an element where append needs a list").

%   It is called in the temporary module, so what it calls has to stand in a clause of this one.

right_with(Clauses, Goals, Right, Learner, Module) :-
    add_import_module(Module, Learner, start),
    forall(member(clause(_, Clause, _), Clauses), added(Module, Clause)),
    \+ ( member(Goal, Goals), \+ agrees(Goal, Goal, Right, Module) ).

added(Module, Clause0) :-
    without_arrow(Clause0, Clause),
    assertz(Module:Clause).

changed((Head :- Body0), Module, Old, New, (Head :- Body), Kind) :-
    body_changed(Body0, Module, Old, New, Body, Kind).

body_changed(Body, _, Body, New, New, or) :-
    nonvar(Body),
    Body = (A ; B),
    New = (A, B),
    A \= (_ -> _),
    A \= (_ *-> _).
body_changed(Body0, Module, Body0, Body, Body, Kind) :-
    nonvar(Body0),
    goal_changed(Body0, Module, Body, Kind),
    Body \== Body0.
body_changed(Body0, Module, Old, New, Body, Kind) :-
    compound(Body0),
    compound_name_arguments(Body0, Name, Parts0),
    memberchk(Name, [',', ;, ->, *->, \+, not, once, forall]),
    select(Part0, Parts0, Part, Parts),
    body_changed(Part0, Module, Old, New, Part, Kind),
    compound_name_arguments(Body, Name, Parts).

goal_changed(Goal, _, Turned, comparison) :-
    compound(Goal),
    compound_name_arguments(Goal, Name, [A,B]),
    member(Name-Other, [(<)-(>), (>)-(<), (=<)-(>=), (>=)-(=<)]),
    !,
    Turned =.. [Other,A,B].
goal_changed(Goal, _, dif(X, Y), dif) :-
    ( Goal = (X \= Y) ; Goal = (X \== Y) ; Goal = (X =\= Y) ; Goal = not(X = Y) ; Goal = (\+ X = Y) ).
goal_changed(X == Y, _, X = Y, dif).
goal_changed(forall(A, B), _, forall(B, A), arguments).
goal_changed(append(A, B, C), _, append(A1, B1, C), list) :-
    (   var(A), A1 = [A], B1 = B
    ;   var(B), A1 = A, B1 = [B]
    ).
goal_changed(Goal, Module, Exchanged, arguments) :-
    functor(Goal, Name, Arity),
    between(2, 5, Arity),
    \+ memberchk(Name, [=, <, >, =<, >=, is, ==, \=, \==, =:=, =\=, dif, call]),
    \+ predicate_property(Module:Goal, meta_predicate(_)),
    between(2, Arity, Place1),
    between(1, Place1, Place0),
    Place0 < Place1,
    exchanged(Goal, Place0, Place1, Exchanged).

named(_).

%   Two arguments of the relation itself are exchanged.

exchanged_arguments(Goals, Right, Learner, Sentence) :-
    Goals = [First|_],
    functor(First, Name, Arity),
    Arity >= 2,
    Arity =< 5,
    \+ ( member(Goal, Goals), \+ functor(Goal, Name, Arity) ),
    between(2, Arity, Place1),
    between(1, Place1, Place0),
    Place0 < Place1,
    \+ ( member(Goal, Goals), exchanged(Goal, Place0, Place1, Exchanged),
         \+ agrees(Goal, Exchanged, Right, Learner) ),
    !,      % the first such pair
    place_words(Place0, Words0),
    place_words(Place1, Words1),
    format(string(Sentence), "it is right if ~s and ~s are exchanged", [Words0, Words1]).

agrees(Goal, Exchanged, Right, Learner) :-
    Most = 200,
    statistics(inferences, Before),
    goal_result(Right, Goal, Most, 5 000 000, result(Answers0, end)),
    statistics(inferences, After),
    % the way out of a deep recursion takes time, and counts as nothing
    Inferences is 2000 + 4 * (After - Before),
    % the variables keep their order, and so their names
    goal_result(Learner, ( Goal = Goal, Exchanged ), Most, Inferences, result(Answers1, end)),
    msort(Answers0, Answers),
    msort(Answers1, Answers).

exchanged(Goal, Place0, Place1, Exchanged) :-
    functor(Goal, Name, Arity),
    functor(Exchanged, Name, Arity),
    numlist(1, Arity, Places),
    maplist(placed(Goal, Exchanged, Place0-Place1), Places).

placed(Goal, Exchanged, Pair, Place) :-
    (   ( Pair = Place-Other ; Pair = Other-Place )
    ->  true
    ;   Other = Place
    ),
    arg(Place, Goal, Argument),
    arg(Other, Exchanged, Argument).

place_words(1, "the first argument") :- !.
place_words(2, "the second argument") :- !.
place_words(3, "the third argument") :- !.
place_words(4, "the fourth argument") :- !.
place_words(Place, Words) :-
    format(string(Words), "argument ~d", [Place]).

/** <examples>

?- \+ repaired([append([a], _, [a,b])], [], lists, lists, _).
*/
