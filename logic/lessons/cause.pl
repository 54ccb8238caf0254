:- module(lessons_cause,
          [ difference_causes/4,   % +Difference, +Text, +Programs, -Causes
            left_open/2,           % +Module, +Goal
            predicted/2,           % +Goals, +Right
            answer_slice_lines/5   % +Text, :Goal, +Learner, +Yours, -Lines
          ]).

/** <module> The cause of a wrong answer, found by running the program

Where the text says nothing (meant.pl), the program is run: one change that makes it right
(repair.pl), the goal that met an error, the reason that the exercise gives for such an answer, a
recursion that no clause ends, and what a proof shows (proof.pl).
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, member/2, memberchk/2, nth1/3, nth1/4, reverse/2, subtract/3 ]).
:- use_module(library(modules), [in_temporary_module/3]).
:- use_module(library(occurs), [contains_var/2, occurrences_of_var/3, sub_term/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../why/interpreter', [goal_event/3, goal_proofs/2]).
:- use_module('../why/program', [text_program/3]).
:- use_module('../why/slice',
              [ endless_slice_lines/2, failure_slice_lines/2, program_endless_slice/3,
                program_failure_slice/3
              ]).
:- use_module(answer, [goal_result/5, text_module/4]).
:- use_module(clauses, [clause_parts/3, shown/3, shown_blank/3, text_clauses/3]).
:- use_module(proof, [expected_goal/4, false_cause/3, missing_cause/4]).
:- use_module(repair, [repaired/5]).
:- use_module(telling, [told_text/2, variables_text/2]).

%!  difference_causes(+Difference, +Text, +Programs, -Causes) is det.
%
%   True when Causes holds the most telling sentence on why Text, which is loaded, answers a goal
%   wrongly, if there is one.  Difference is differs(Goal, Yours, Reference), with two results (answer.pl), and
%   Programs is programs(Right, Learner, Goals, Given, Wrongs): the modules of the reference and of
%   Text, the goals that are asked, what both are given, and wrong answers, each wrong(Text, Reason).
%
%       ?- difference_causes(differs(p(_), result(["A = 2"], end), result([], end)), "p(2).",
%                            programs(lists, lists, [], "", []), Causes).
%       Causes = [].

difference_causes(Difference, Text, Programs, Causes) :-
    arg(2, Programs, Learner),
    text_clauses(Text, Learner, Clauses),
    findall(Cause, limit(1, cause(Difference, Text, Clauses, Programs, Cause)), Causes).

cause(differs(Goal, _, _), _, Clauses, programs(Right, Learner, Goals, _, _), Cause) :-
    \+ predicted(Goals, Right),
    within(repaired([Goal|Goals], Clauses, Right, Learner, Cause)).
cause(Difference, _, Clauses, Programs, Cause) :-
    within(error_cause(Difference, Clauses, Programs, Cause)).
cause(Difference, Text, Clauses, Programs, Cause) :-
    within(reason(Difference, Text, Clauses, Programs, Cause)).
cause(differs(Goal, result(_, End), _), _, Clauses, _, Cause) :-
    memberchk(End, [endless, memory, slow(_)]),
    never_shorter(Goal, Clauses, Cause).
cause(differs(Goal, result(_, End), _), _, Clauses, programs(Right, Learner, _, _, _),
      "an answer leaves a variable without a value: give it one at the end (a constraint does not; label \c
       or labeling does)") :-
    memberchk(End, [end, more]),
    constrains(Clauses),
    left_open(Learner, Goal),
    \+ left_open(Right, Goal).
cause(Difference, _, _, programs(Right, _, Goals, _, _), Cause) :-
    within(form_cause(Difference, Right, Goals, Cause)).
cause(Difference, _, Clauses, Programs, Cause) :-
    Programs = programs(Right, _, Goals, _, _),
    \+ predicted(Goals, Right),
    (   Difference = differs(_, result(Yours, _), result(Answers, _)),
        subtract(Answers, Yours, [_|_]),
        within(recursion_cause(Clauses, Cause))
    ;   within(false_cause(Difference, Programs, Cause))
    ;   within(missing_cause(Difference, Clauses, Programs, Cause))
    ).

%   A clause that asks its own relation again, of nothing smaller where Asked has a value.

never_shorter(Asked, Clauses, Sentence) :-
    functor(Asked, Name, Arity),
    member(clause(Line, Clause, Names), Clauses),
    clause_parts(Clause, Head, Goals),
    functor(Head, Name, Arity),
    member(Goal, Goals),
    callable(Goal),
    functor(Goal, Name, Arity),
    findall(Place, ( arg(Place, Asked, Argument), nonvar(Argument) ), Places),
    Places = [_|_],
    \+ ( member(Place, Places), arg(Place, Head, Old), arg(Place, Goal, New), \+ no_smaller(New, Old) ),
    !,      % the first such goal
    shown_blank(Goal, Names, Text),
    format(string(Sentence), "line ~d: ~s asks its own relation about nothing smaller, so it never ends: ask \c
                              about a part, such as the rest of a list", [Line, Text]).

no_smaller(New, Old) :-
    sub_term(Part, New),
    ( Part == Old ; nonvar(Old), Old = [_|Xs], nonvar(Part), Part = [_|Ys], Ys == Xs ),
    !.

%   Some goal is a constraint on numbers, or on truth values.

constrains(Clauses) :-
    sub_term(Goal, Clauses),
    callable(Goal),
    functor(Goal, Name, _),
    ( sub_atom(Name, 0, 1, _, #) ; memberchk(Name, [in, ins, sat, taut, sum, all_distinct, tuples_in]) ),
    !.

%   Once, in so many inferences; what does not come to its end, or meets an error, tells nothing.

:- meta_predicate within(0).

within(Goal) :-
    catch(call_with_inference_limit(Goal, 1 000 000, Result), _, fail),
    !,      % the first
    Result \== inference_limit_exceeded.

% ---- The goal that met an error ----

%   The goal that met the first error, and the one that called it, say which clause is meant.

error_cause(differs(Goal, result(_, error(_)), _), Clauses, programs(_, Learner, _, _, _), Cause) :-
    findall(Event, limit(5000, goal_event(Learner:Goal, 1 000 000, Event)), Events0),
    append(Before0, [event(exception(error(Formal, _)), _, Depth, Bad)|_], Events0),
    !,      % the first error
    Outer is Depth - 1,
    reverse(Before0, Before),
    member(event(Port, _, Outer, Parent), Before),
    memberchk(Port, [call, redo]),
    !,      % the nearest
    member(clause(Line, Clause, Names), Clauses),
    clause_parts(Clause, _, Goals0),
    nth1(Place, Goals0, Written),
    copy_term(Clause, Copy),
    clause_parts(Copy, Head, Goals),
    nth1(Place, Goals, Goal1),
    Head = Parent,
    subsumes_term(Goal1, Bad),
    !,      % the first such goal
    copy_term(Written-Names, Goal2-Names2),
    Goal2 = Bad,
    error_words(Formal, Written, Bad, Clause, Names, Names2, Words),
    shown(Written, Names, Shown),
    format(string(Cause), "line ~d: in the goal ~s, ~s", [Line, Shown, Words]).

error_words(instantiation_error, Written, Bad, Clause, Names, Values, Words) :-
    ( Written = (_ is Sum) -> true ; Sum = Written ),
    ( Bad = (_ is Sum1) -> true ; Sum1 = Bad ),
    term_variables(Sum1, Open),
    member(Name = Variable, Names),
    contains_var(Variable, Sum),
    memberchk(Name = Value, Values),
    contains_var(Value, Open),
    !,      % the first such variable
    (   occurrences_of_var(Variable, Clause, 1)
    ->  format(string(Words), "~w has no value: it stands nowhere else in this clause (is it \c
                               misspelt?)", [Name])
    ;   Bad = (Known is _),
        number(Known)
    ->  format(string(Words), "~w has no value yet, and is gives a value only to its left side: \c
                               should the two sides be exchanged?", [Name])
    ;   Written = (Side =:= Other),
        ( Side == Variable -> Rest = Other ; Other == Variable, Rest = Side )
    ->  shown(Variable is Rest, Names, Right),
        format(string(Words), "~w has no value yet, and =:= only compares: write ~s", [Name, Right])
    ;   format(string(Words), "~w has no value yet: no goal before it gives it one", [Name])
    ).
error_words(type_error(evaluable, Name/Arity), _, _, _, _, _, Words) :-
    (   Arity =:= 0
    ->  format(string(Words), "~q is a name, and no number", [Name])
    ;   format(string(Words), "~q is nothing that Prolog calculates: only + - * // mod and the like \c
                               are", [Name/Arity])
    ).
error_words(type_error(_, _), (Result is List), _, _, Names, _, Words) :-
    nonvar(List),
    ( List = [_|_] ; List == [] ),
    !,
    shown(Result = List, Names, Text),
    format(string(Words), "is calculates numbers, and this is a list: write ~s", [Text]).
error_words(type_error(Type, Value), _, _, _, _, Values, Words) :-
    told_text(Value, Text),
    (   member(Name = Other, Values),
        Other == Value
    ->  format(string(Subject), "~w is ~s", [Name, Text])
    ;   format(string(Subject), "there is ~s", [Text])
    ),
    ( type_words(Type, Expected) -> true ; format(string(Expected), "~w", [Type]) ),
    format(string(Words), "~s where ~s is needed", [Subject, Expected]).

type_words(integer, "a whole number").
type_words(evaluable, "a number").
type_words(list, "a list").
type_words(callable, "a goal").

% ---- The reason that the exercise gives for a wrong answer of the same behaviour ----

%   It is shown if that answer has the same results on all goals; of predictions, on this one.  What it
%   quotes from that answer has to stand in the text, too.

reason(Difference, Text, Clauses, programs(Right, Learner, Goals0, Given, Wrongs), Reason) :-
    Difference = differs(Goal, Yours, _),
    ( predicted(Goals0, Right) -> Goals = [] ; Goals = Goals0 ),
    Yours = result(_, End),
    ( memberchk(End, [end, more]) -> Most = 60 ; Most = 8 ),    % what runs on takes long
    member(wrong(Wrong, Reason), Wrongs),
    ( Goals == [] -> true ; quoted_there(Reason, Text, Wrong), like(Clauses, Wrong, Learner) ),
    in_temporary_module(Module, lessons_cause:named(Module),
                        lessons_cause:same_results([Given,Wrong], Goal-Yours, Most, Goals, Learner, Module)).

named(_).

%   It is called in the temporary module, so what it calls has to stand in a clause of this one.

same_results(Texts, Goal-Yours, Most, Goals, Learner, Module) :-
    text_module(Texts, Module, [], _),
    same_result(Goal, Yours, Module),
    \+ ( limit(Most, member(Other, Goals)),
         result(Other, Learner, Result),
         \+ same_result(Other, Result, Module)
       ).

%   As many clauses, for the reason may count them.

like(Clauses, Wrong, Module) :-
    text_clauses(Wrong, Module, Others),
    same_length(Clauses, Others).

quoted_there(Reason, Text, Wrong) :-
    split_string(Reason, "`", "", Parts),
    maplist(without_space, [Text,Wrong], [Bare,WrongBare]),
    \+ ( nth1(Place, Parts, Part), 0 =:= Place mod 2, without_space(Part, Quoted),
         sub_string(WrongBare, _, _, _, Quoted), \+ sub_string(Bare, _, _, _, Quoted) ).

without_space(Text0, Text) :-
    split_string(Text0, " \n\t", " \n\t", Parts),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

result(Goal, Module, result(Answers, End)) :-
    goal_result(Module, Goal, 20, 4000, result(Answers0, End0)),
    msort(Answers0, Answers),
    functor(End0, End, _).

same_result(Goal, result(Yours0, End0), Module) :-
    result(Goal, Module, result(Answers, End)),
    msort(Yours0, Yours),
    functor(End0, End1, _),
    ( End1 == End -> true ; memberchk(End1, [endless, slow, memory, stopped]), memberchk(End, [stopped, memory]) ),
    ( Yours == Answers -> true ; End \== end ).

%!  predicted(+Goals, +Right) is semidet.
%
%   True when the exercise is to predict something, number by number: then nothing shows what is right.
%
%       ?- predicted([member(_, _)], lists).
%       false.

predicted(Goals, Right) :-
    Goals = [_|_],
    maplist(numbered(Right), Goals).

numbered(Right, Goal) :-
    compound(Goal),
    arg(1, Goal, Key),
    atomic(Key),
    predicate_property(Right:Goal, number_of_rules(0)).

%!  left_open(+Module, +Goal) is semidet.
%
%   True when an answer of Goal in Module leaves a variable without a value.
%
%       ?- left_open(lists, member(_, [a,_])).
%       true.

left_open(Module, Goal) :-
    goal_result(Module, ( Goal, \+ ground(Goal) ), 1, 1 000 000, result([_|_], _)).

% ---- A prediction that is none ----

%   All that can be predicted has one form, or the word `none` is asked for; this tells no answer.

form_cause(differs(Goal, result(Yours, end), _), Right, Goals, Cause) :-
    predicted(Goals, Right),
    arg(1, Goal, Number),
    (   Yours = [_,_|_]
    ->  length(Yours, Many),
        format(string(Cause), "number ~w has ~d predictions: write one fact for it", [Number, Many])
    ;   Yours = [Text],
        string_concat("A = ", Told, Text),
        term_string(Value, Told),
        findall(Known, ( member(Other, Goals), copy_term(Other, Asked), call(Right:Asked),
                         arg(2, Asked, Known) ), All),
        (   memberchk(Value, [false, no, fail, impossible]),
            memberchk(none, All)
        ->  format(string(Cause), "number ~w: where nothing is right, the task asks for none, and not \c
                                   for ~w", [Number, Value])
        ;   form(All, Value, Words)
        ->  format(string(Cause), "number ~w: ~s is not of the form that is asked for: write ~w",
                   [Number, Told, Words])
        )
    ).

form(All, Value, 'one whole number') :-
    maplist(integer, All),
    \+ integer(Value).
form(All, Value, 'two numbers, with - between them') :-
    maplist(pair_of_numbers, All),
    \+ pair_of_numbers(Value).
form(All, Value, 'true or false') :-
    subtract(All, [true,false], []),
    \+ memberchk(Value, [true,false]).

pair_of_numbers(Value) :-
    nonvar(Value),
    Value = A-B,
    integer(A),
    integer(B).

% ---- A recursion that no clause ends ----

recursion_cause(Clauses, Sentence) :-
    findall(Name/Arity, ( member(clause(_, Clause, _), Clauses), head_body(Clause, Head, _),
                          functor(Head, Name, Arity) ), Relations0),
    sort(Relations0, Relations),
    member(Name/Arity, Relations),
    functor(Pattern, Name, Arity),
    findall(Head-Body, ( member(clause(_, Clause, _), Clauses), head_body(Clause, Head, Body),
                         functor(Head, Name, Arity) ), Parts),
    \+ ( member(_-Body, Parts), \+ calls(Pattern, Body) ),
    !,      % the first such relation
    (   between(1, Arity, Place),
        \+ ( member(Head-_, Parts), arg(Place, Head, Argument), \+ list_pattern(Argument) )
    ->  format(string(Sentence), "no clause of ~w/~d covers the empty list, where its recursion \c
                                  ends", [Name, Arity])
    ;   format(string(Sentence), "each clause of ~w/~d calls ~w/~d again: none says where that \c
                                  ends", [Name, Arity, Name, Arity])
    ).

head_body(Clause, Head, Body) :-
    Clause \= (_ --> _),
    ( Clause = (Head :- Body) -> true ; Head = Clause, Body = true ),
    callable(Head).

list_pattern(Argument) :-
    nonvar(Argument),
    Argument = [_|_].

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

% ---- The smallest part of the program that still fails, or does not end ----

%!  answer_slice_lines(+Text, :Goal, +Learner, +Results, -Lines) is det.
%
%   True when Lines show the smallest part of Text, which is loaded into Learner, that still fails for
%   the first answer of Goal that is missing, or still does not end.  Results are Yours-Reference, of
%   Goal in Learner and in its own module.  There are no Lines if Text neither fails nor runs on, or if
%   it has nothing but facts.
%
%       ?- answer_slice_lines("p(1).", lists:p(_), user, result([], end)-result([], end), Lines).
%       Lines = [].

:- meta_predicate answer_slice_lines(+, 0, +, +, -).

answer_slice_lines(Text, Right:Goal, Learner, result(Yours, End)-result(Reference, _), Lines) :-
    (   memberchk(End, [endless, memory, slow(_)]),
        text_program(Text, Learner:Goal, Program),
        program_endless_slice(Program, 1 000 000, Slice),
        Slice = slice(_, _)
    ->  endless_slice_lines(Slice, [Head0|Rest]),
        ( End = slow(_) -> slow_head(Head0, Head) ; Head = Head0 ),
        Lines = [Head|Rest]
    ;   memberchk(End, [end, more]),
        subtract(Reference, Yours, [Missing|_]),
        expected_goal(Right, Goal, Missing, Expected),
        ( Asked = Expected ; Yours == [], Asked = Goal ),
        text_program(Text, Learner:Asked, Program),
        has_rule(Program),
        program_failure_slice(Program, 1 000 000, Slice),
        Slice = slice(_, _)
    ->  failure_slice_lines(Slice, Lines)
    ;   Lines = []
    ).

%   What is slow may end.

slow_head(Head0, Head) :-
    (   sub_string(Head0, Before, _, After, "it does not end")
    ->  sub_string(Head0, 0, Before, _, First),
        sub_string(Head0, _, After, 0, Last),
        format(string(Head), "~sit takes as long~s", [First, Last])
    ;   sub_string(Head0, 0, _, After, "It does not end")
    ->  sub_string(Head0, _, After, 0, Last),
        string_concat("It takes long", Last, Head)
    ;   Head = Head0
    ).

has_rule(program([_|Clauses], _)) :-
    member(_-written(_, _, _, _, sequence(_, [_|_])), Clauses),
    !.

/** <examples>

?- difference_causes(differs(p(_), result(["A = 2"], end), result([], end)), "p(2).",
                     programs(lists, lists, [], "", []), Causes).
*/
