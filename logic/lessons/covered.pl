:- module(lessons_covered,
          [ uncovered_case/4,      % +Clauses, +Goal, +Right, -Sentence
            exchanged_arguments/4  % +Goals, +Right, +Learner, -Sentence
          ]).

/** <module> A case that no clause covers, and arguments that were exchanged
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(answer, [goal_result/5]).

%!  uncovered_case(+Clauses, +Goal, +Right, -Sentence) is semidet.
%
%   True when Sentence names a case that no clause of Clauses covers, where Goal lacks an answer: the
%   value of one of its arguments, the empty list, of which the program of module Right knows an
%   answer, or the end of a recursion.  Each of Clauses is clause(Line, Clause, Names).
%
%       ?- uncovered_case([clause(1, p([_], _), [])], p([], _), user, Sentence).
%       Sentence = "no clause of p/2 covers the empty list in the first argument".

uncovered_case(Clauses, Goal, Right, Sentence) :-
    functor(Goal, Name, Arity),
    relation_heads(Clauses, Name/Arity, Heads),
    Heads = [_|_],
    (   arg(Place, Goal, Value),
        nonvar(Value)
    ;   functor(General, Name, Arity),
        once(( member(clause(_, (_ :- Body), _), Clauses), calls(General, Body) )),
        arg(Place, General, []),
        Value = [],
        once(( member(Other, Heads), arg(Place, Other, Argument), list_pattern(Argument) )),
        goal_result(Right, General, 1, 20 000, result([_|_], _))
    ),
    \+ ( member(Head, Heads), arg(Place, Head, Pattern), \+ Pattern \= Value ),
    !,      % the first such argument
    case_words(Value, Heads, Place, Words),
    place_words(Place, Where),
    format(string(Sentence), "no clause of ~w/~d covers ~s in ~s", [Name, Arity, Words, Where]).
uncovered_case(Clauses, _, _, Sentence) :-
    findall(Name/Arity, ( member(clause(_, Clause, _), Clauses), clause_head(Clause, Head),
                          functor(Head, Name, Arity) ), Relations0),
    sort(Relations0, Relations),
    member(Name/Arity, Relations),
    functor(Pattern, Name, Arity),
    findall(Body, ( member(clause(_, Clause, _), Clauses), clause_head(Clause, Head),
                    \+ Head \= Pattern, functor(Head, Name, Arity), clause_body(Clause, Body) ),
            Bodies),
    maplist(calls(Pattern), Bodies),
    !,      % the first such relation
    relation_heads(Clauses, Name/Arity, Heads),
    (   between(1, Arity, Place),
        \+ ( member(Head, Heads), arg(Place, Head, Argument), \+ list_pattern(Argument) )
    ->  format(string(Sentence), "no clause of ~w/~d covers the empty list, where its recursion \c
                                  ends", [Name, Arity])
    ;   format(string(Sentence), "each clause of ~w/~d calls ~w/~d again: none says where that \c
                                  ends", [Name, Arity, Name, Arity])
    ).

relation_heads(Clauses, Name/Arity, Heads) :-
    findall(Head, ( member(clause(_, Clause, _), Clauses), clause_head(Clause, Head),
                    functor(Head, Name, Arity) ), Heads).

clause_head(Clause, Head) :-
    (   Clause = (Head0 :- _)
    ->  Head = Head0
    ;   Clause = (_ --> _)
    ->  fail
    ;   Head = Clause
    ),
    callable(Head).

clause_body((_ :- Body), Body) :- !.
clause_body(_, true).

%   What calls itself in a negation ends where that fails.

calls(Pattern, Body) :-
    nonvar(Body),
    (   \+ Body \= Pattern
    ->  true
    ;   compound(Body),
        compound_name_arguments(Body, Name, Args),
        \+ memberchk(Name, [\+, not, tnot, forall]),
        member(Arg, Args),
        calls(Pattern, Arg)
    ),
    !.

list_pattern(Argument) :-
    nonvar(Argument),
    Argument = [_|_].

%   A value as words: a list is told by its length, if there are clauses for other lists.

case_words([], _, _, "the empty list") :- !.
case_words(Value, Heads, Place, Words) :-
    nonvar(Value),
    Value = [_|_],
    !,
    (   is_list(Value),
        member(Head, Heads),
        arg(Place, Head, Pattern),
        list_pattern(Pattern)
    ->  length(Value, Length),
        length(Any, Length),
        \+ ( member(Other, Heads), arg(Place, Other, Any) ),
        ( Length =:= 1 -> Noun = element ; Noun = elements ),
        format(string(Words), "a list of ~d ~w", [Length, Noun])
    ;   Words = "a list with elements"
    ).
case_words(Value, _, _, Words) :-
    number(Value),
    !,
    format(string(Words), "the number ~w", [Value]).
case_words(Value, _, _, Words) :-
    atomic(Value),
    !,
    format(string(Words), "~q", [Value]).
case_words(Value, _, _, Words) :-
    functor(Value, Name, Arity),
    functor(General, Name, Arity),
    format(string(Words), "a term such as ~q", [General]).

place_words(1, "the first argument") :- !.
place_words(2, "the second argument") :- !.
place_words(3, "the third argument") :- !.
place_words(4, "the fourth argument") :- !.
place_words(Place, Words) :-
    format(string(Words), "argument ~d", [Place]).

%!  exchanged_arguments(+Goals, +Right, +Learner, -Sentence) is semidet.
%
%   True when Sentence names two arguments: with these exchanged, the program of module Learner
%   answers all Goals, which are of one relation, as the one of module Right does.
%
%       ?- exchanged_arguments([], lists, lists, _).
%       false.

exchanged_arguments(Goals, Right, Learner, Sentence) :-
    Goals = [First|_],
    functor(First, Name, Arity),
    Arity >= 2,
    Arity =< 5,
    \+ ( member(Goal, Goals), \+ functor(Goal, Name, Arity) ),
    between(2, Arity, Place1),
    between(1, Place1, Place0),
    Place0 < Place1,
    \+ ( member(Goal, Goals), \+ agrees(Goal, Place0, Place1, Right, Learner) ),
    !,      % the first such pair
    place_words(Place0, Words0),
    place_words(Place1, Words1),
    format(string(Sentence), "it is right if ~s and ~s are exchanged", [Words0, Words1]).

agrees(Goal, Place0, Place1, Right, Learner) :-
    exchanged(Goal, Place0, Place1, Exchanged),
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
    Goal =.. [Name|Args0],
    findall(Place, nth1(Place, Args0, _), Places),
    findall(From, ( member(Place, Places), from(Place, Place0, Place1, From) ), Froms),
    picked(Froms, Args0, Args),
    Exchanged =.. [Name|Args].

from(Place, Place0, Place1, From) :-
    (   Place =:= Place0
    ->  From = Place1
    ;   Place =:= Place1
    ->  From = Place0
    ;   From = Place
    ).

picked([], _, []).
picked([Place|Places], Args0, [Arg|Args]) :-
    nth1(Place, Args0, Arg),
    picked(Places, Args0, Args).

/** <examples>

?- uncovered_case([clause(1, (p([_|Xs]) :- p(Xs)), ['Xs'=Xs])], p([]), user, Sentence).
*/
