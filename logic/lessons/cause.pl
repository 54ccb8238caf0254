:- module(lessons_cause,
          [ difference_causes/4,   % +Difference, +Text, +Programs, -Causes
            left_open/2,           % +Module, +Goal
            predicted/2,           % +Goals, +Right
            answer_slice_lines/5   % +Text, :Goal, +Learner, +Yours, -Lines
          ]).

/** <module> The cause of a wrong answer, found by running the program

Where the text says nothing (meant.pl), the program is run: one change that makes it right
(repair.pl), the goal that met an error, a case that no clause covers, the clauses that prove what is
false.  The reference says what is false, so the clause that is told is the one to blame.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, member/2, memberchk/2, nth1/3, nth1/4, reverse/2, subtract/3 ]).
:- use_module(library(modules), [in_temporary_module/3]).
:- use_module(library(occurs), [contains_var/2, occurrences_of_var/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../why/interpreter', [goal_event/3, goal_proofs/2]).
:- use_module('../why/program', [text_program/3]).
:- use_module('../why/slice',
              [ endless_slice_lines/2, failure_slice_lines/2, program_endless_slice/3,
                program_failure_slice/3
              ]).
:- use_module(answer, [goal_result/5, text_module/4]).
:- use_module(meant, [shown/3, text_clauses/3]).
:- use_module(repair, [place_words/2, repaired/5]).
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
cause(differs(Goal, result(_, End), _), _, _, programs(Right, Learner, _, _, _),
      "an answer leaves a variable without a value: give it one at the end (a constraint does not; label \c
       or labeling does)") :-
    memberchk(End, [end, more]),
    left_open(Learner, Goal),
    \+ left_open(Right, Goal).
cause(Difference, _, _, programs(Right, _, Goals, _, _), Cause) :-
    within(form_cause(Difference, Right, Goals, Cause)).
cause(differs(Goal, result(Yours, _), result(Answers, _)), _, Clauses, Programs, Cause) :-
    subtract(Answers, Yours, [_|_]),
    Programs = programs(Right, _, Goals, _, _),
    \+ predicted(Goals, Right),
    within(uncovered_case(Clauses, Goal, Right, Cause)).
cause(Difference, _, Clauses, Programs, Cause) :-
    within(proof_cause(Difference, Clauses, Programs, Cause)).

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
    clause_goals(Clause, _, Goals0),
    nth1(Place, Goals0, Written),
    copy_term(Clause, Copy),
    clause_goals(Copy, Head, Goals),
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

%   clause_goals(Clause, Head, Goals): the goals of a body, also those inside of conditions.

clause_goals(Clause, Head, Goals) :-
    Clause \= (_ --> _),
    ( Clause = (Head0 :- Body) -> Head = Head0 ; Head = Clause, Body = true ),
    findall_goals(Body, Goals, []).

findall_goals(Body) --> { var(Body) }, !, [Body].
findall_goals(true) --> !.
findall_goals(Body) -->
    { compound(Body),
      compound_name_arguments(Body, Name, Parts),
      memberchk(Name, [',', ;, ->, *->, \+, not, once, forall, call]),
      Name-Parts \= call-[_,_|_]
    },
    !,
    foldl(findall_goals, Parts).
findall_goals(Goal) --> [Goal].

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

% ---- A case that no clause covers ----

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
case_words(Value0, Heads, Place, Words) :-
    compound_name_arguments(Value0, Name, Parts0),
    foldl(opened(Heads, Place, Name), Parts0, 1-Parts0, _-Parts),
    compound_name_arguments(Value, Name, Parts),
    term_variables(Value, Open),
    maplist(=('$VAR'('_')), Open),
    format(string(Words), "~W", [Value, [quoted(true), numbervars(true), spacing(next_argument)]]).

%   A part of a value that may be anything, without a head that fits then, is left open.

opened(Heads, Place, Name, Part, Number-Parts0, Next-Parts) :-
    Next is Number + 1,
    nth1(Number, Parts0, _, Others),
    nth1(Number, Parts1, _, Others),
    compound_name_arguments(Value, Name, Parts1),
    (   nonvar(Part),
        \+ ( member(Head, Heads), arg(Place, Head, Pattern), \+ Pattern \= Value )
    ->  Parts = Parts1
    ;   Parts = Parts0
    ).

% ---- The clauses that prove what is false ----

%   proof_cause(Difference, Clauses, Programs, Cause): for an answer that is too many, the first node
%   in its proof that is false though what it leans on is true; for one that comes twice, where two
%   proofs part.

proof_cause(differs(Goal, result(Yours, End), result(Answers, _)), _, Programs, Cause) :-
    memberchk(End, [end, more]),
    Programs = programs(Right, Learner, Goals, _, _),
    \+ predicted(Goals, Right),
    (   subtract(Yours, Answers, [Wrong|_])
    ->  proof(Learner:Goal, Wrong, Proof),
        false_node(Proof, Goal, Right, Node),
        node_words(Node, Goal, Learner, Wrong, Answers, Cause)
    ;   member(Twice, Yours),
        findall(Proof, limit(2, proof(Learner:Goal, Twice, Proof)), [One,Other]),
        parting(One, Other, Line1, Line2, Called)
    ->  told_text(Called, Text),
        (   Line1 =:= Line2
        ->  format(string(Cause), "line ~d answers ~s twice", [Line1, Text])
        ;   format(string(Cause), "line ~d and line ~d both answer ~s, and each answer comes once \c
                                   from each of them", [Line1, Line2, Text])
        )
    ).

:- meta_predicate proof(0, +, -).

proof(Module:Goal, Text, Proof) :-
    copy_term(Goal, Copy),
    term_variables(Copy, Variables),
    limit(30, goal_proofs(Module:Copy, [Proof])),
    variables_text(Variables, Text).

%   The node of the asked relation that is false, and whose own nodes of that relation are true.

false_node(Proof, Goal, Right, Node) :-
    functor(Goal, Name, Arity),
    findall(Inner, inner(Proof, Name/Arity, Inner), Inners),
    (   member(Inner, Inners),
        Inner = proof(Said, _, _),
        \+ true_in(Right, Said)
    ->  false_node(Inner, Goal, Right, Node)
    ;   Node = Proof-Inners
    ).

true_in(Right, Said) :-
    goal_result(Right, Said, 1, 100 000, result([_|_], _)).

%   The next nodes of a relation below a proof.

inner(proof(_, _, Proofs), Name/Arity, Inner) :-
    member(Proof, Proofs),
    Proof = proof(Said, _, _),
    (   functor(Said, Name, Arity)
    ->  Inner = Proof
    ;   inner(Proof, Name/Arity, Inner)
    ).

node_words(proof(Said, clause(_, Line), Proofs)-Inners, Goal, Learner, Wrong, Answers, Words) :-
    functor(Said, Name, Arity),
    findall(Other, ( member(Proof, Proofs), helper_line(Proof, Name/Arity, Other) ), Others0),
    sort(Others0, Others1),
    subtract(Others1, [Line], Others),
    with_lines(Others, With),
    told_text(Said, Text),
    (   \+ Said \= Goal,
        Wrong \== "true",
        findall(Line1-Answer, ( limit(20, ( member(Answer, Answers), proof(Learner:Goal, Answer, Proof1) )),
                                Proof1 = proof(_, clause(_, Line1), _), Line1 =\= Line ), [Line1-Answer|_])
    ->  format(string(Words), "line ~d~s gives ~s, and line ~d gives ~s: only the latter is right",
               [Line, With, Wrong, Line1, Answer])
    ;   Inners = [_|_],
        findall(Inner, ( member(proof(Sub, _, _), Inners), told_text(Sub, Inner) ), Subs0),
        list_to_set(Subs0, Subs)
    ->  atomic_list_concat(Subs, ' and ', From),
        ( Subs = [_] -> Are = is ; Are = are ),
        format(string(Words), "line ~d~s is wrong: from ~w, which ~w true, it concludes ~s, which is \c
                               false", [Line, With, From, Are, Text])
    ;   format(string(Words), "line ~d~s says ~s, which is false", [Line, With, Text])
    ).

with_lines([], "").
with_lines([Line|Lines], With) :-
    atomic_list_concat([Line|Lines], ', ', All),
    ( Lines == [] -> Noun = line ; Noun = lines ),
    format(string(With), " (with ~w ~w)", [Noun, All]).

helper_line(proof(Said, By, Proofs), Name/Arity, Line) :-
    \+ functor(Said, Name, Arity),
    (   By = clause(File, Line),
        sub_atom(File, _, _, 0, '/last')
    ;   member(Proof, Proofs),
        helper_line(Proof, Name/Arity, Line)
    ).

%   parting(One, Other, Line1, Line2, Called): the first call that two proofs answer by other clauses.

parting(proof(Called, clause(_, Line1), Proofs1), proof(_, clause(_, Line2), Proofs2), L1, L2, Where) :-
    (   Line1 =\= Line2
    ->  L1-L2-Where = Line1-Line2-Called
    ;   nth1(Place, Proofs1, Proof1),
        nth1(Place, Proofs2, Proof2),
        parting(Proof1, Proof2, L1, L2, Where)
    ).

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
        expected(Right, Goal, Missing, Expected),
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

%   The answer whose text is Missing, with its constraints, as a goal.

expected(Right, Goal, Missing, Expected) :-
    copy_term(Goal, Copy),
    term_variables(Copy, Variables),
    call_with_inference_limit(answer(Right:Copy, Variables, Missing), 5 000 000, Result),
    Result \== inference_limit_exceeded,
    !,
    copy_term(Copy, Answer, Constraints),
    foldl(with_constraint, Constraints, Answer, Expected).

answer(Goal, Variables, Missing) :-
    call(Goal),
    variables_text(Variables, Missing).

with_constraint(Constraint0, Goal, (Constraint, Goal)) :-
    strip_module(Constraint0, _, Constraint).

/** <examples>

?- difference_causes(differs(p(_), result(["A = 2"], end), result([], end)), "p(2).",
                     programs(lists, lists, [], "", []), Causes).
*/
