/** Wrong variants of programs: `swipl mutants.pl IN`

IN holds a list of exercises as JSON, each {"text":T, "given":T, "queries":T}.  Writes for each of
them the list of its mutants {"what":W, "text":T, "equal":E}: programs that differ from the text in
one thing, in the same order each time.  E says why the mutant has the same answers; it is empty if
nothing here proves that.  Clauses are changed as they are written: a variable is '$VAR'(Name).
*/

:- use_module(library(apply)).
:- use_module(library(clpfd), []).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(modules)).
:- use_module('../../../logic/lessons/answer', [text_module/4]).

:- initialization(main, main).

main([In]) :-
    setup_call_cleanup(open(In, read, Stream, [encoding(utf8)]),
                       json_read_dict(Stream, Exercises),
                       close(Stream)),
    maplist(exercise_mutants, Exercises, Mutants),
    json_write_dict(current_output, Mutants, [width(0)]).

exercise_mutants(Exercise, Mutants) :-
    text_clauses(Exercise.text, Clauses),
    asked_goals(Exercise, Goals),
    clauses_text(Clauses, Text),
    text_clauses(Exercise.given, Given),
    append(Given, Clauses, All),
    findall(Text1-_{what:What, text:Text1, equal:Equal},
            ( program_mutant(Clauses, Goals, What, Clauses1),
              clauses_text(Clauses1, Text1),
              ( equal(Clauses, Clauses1, All, Goals, Equal) -> true ; Equal = "" ) ),
            Pairs),
    once_each(Pairs, [Text], Mutants).

%   Two changes may give one program.

once_each([], _, []).
once_each([Text-Mutant|Pairs], Texts, Mutants) :-
    (   memberchk(Text, Texts)
    ->  Mutants = Mutants1
    ;   Mutants = [Mutant|Mutants1]
    ),
    once_each(Pairs, [Text|Texts], Mutants1).

%   Reading and writing, with the operators of both libraries of constraints.

:- op(500, yfx, clpfd:(#)).
:- op(300, fy, clpfd:(~)).

text_clauses(Text, Clauses) :-
    setup_call_cleanup(open_string(Text, Stream), stream_clauses(Stream, Clauses), close(Stream)).

stream_clauses(Stream, Clauses) :-
    read_term(Stream, Clause, [module(clpfd), variable_names(Names)]),
    (   Clause == end_of_file
    ->  Clauses = []
    ;   maplist(name_bound, Names),
        term_variables(Clause, Open),
        maplist(=('$VAR'('_')), Open),
        Clauses = [Clause|Clauses1],
        stream_clauses(Stream, Clauses1)
    ).

name_bound(Name='$VAR'(Name)).

clauses_text(Clauses, Text) :-
    with_output_to(string(Text),
                   forall(member(Clause, Clauses), portray_clause(current_output, Clause,
                                                                  [module(clpfd)]))).

clause_line(Clause, Text) :-
    format(string(Text), "~W",
           [ Clause, [ quoted(true), numbervars(true), spacing(next_argument), module(clpfd) ] ]).

%   The goals that are asked: what stands there in the place of an argument says what it may be.

asked_goals(Exercise, Goals) :-
    in_temporary_module(Module, true,
                        ( text_module([Exercise.given, Exercise.queries], Module, _, _),
                          findall(Goal, Module:query(Goal), Goals) )).

%   A change of the program.

program_mutant(Clauses, _, What, Rest) :-
    nth1(N, Clauses, Clause, Rest),
    Clause \= (:- use_module(_)),
    format(string(What), "without clause ~d", [N]).
program_mutant(Clauses, _, What, Clauses1) :-
    append(Before, [Clause|After], Clauses),
    append(Middle, [Other|Last], After),
    clause_name(Clause, Name),
    clause_name(Other, Name),
    append([Before, [Other|Middle], [Clause|Last]], Clauses1),
    length([Clause|Before], N),
    length([Clause,Other|Middle], M0),
    M is N + M0 - 1,
    format(string(What), "clauses ~d and ~d exchanged", [N, M]).
program_mutant(Clauses, _, What, Clauses1) :-
    nth1(N, Clauses, Clause, Rest),
    about(Clauses, Clause, About),
    clause_mutant(Clause, About, Clause1),
    nth1(N, Clauses1, Clause1, Rest),
    clause_line(Clause1, Line),
    format(string(What), "clause ~d: ~s", [N, Line]).
program_mutant(Clauses, _, What, Clauses1) :-
    findall(Name, ( member(Clause, Clauses), clause_name(Clause, Name), calls(Clause, Name) ),
            Names0),
    sort(Names0, Names),
    member(Name, Names),
    member(How-Sentence, [ fails-"~w fails after ~d calls", holds-"~w holds after ~d calls" ]),
    between(0, 3, Most),
    unrolled(Name, How, Most, Clauses, Clauses1),
    format(string(What), Sentence, [Name, Most]).
program_mutant(Clauses, Goals, What, [Clause|Clauses1]) :-
    findall(Name/Arity, ( member(Goal, Goals), functor(Goal, Name, Arity) ), Asked0),
    sort(Asked0, Asked),
    member(Name/Arity, Asked),
    once(( member(Rule, Clauses), rule(Rule, Neck, Asked1, _), Neck \== (-->),
           functor(Asked1, Name, Arity) )),
    between(1, Arity, Place),
    findall(Arg, ( member(One, Goals), functor(One, Name, Arity), arg(Place, One, Arg) ), Args),
    bound(Args, Argument, Bounded, Guard, Bound),
    format(string(What), "argument ~d of ~w: ~s", [Place, Name, Bound]),
    atom_concat(Name, '_all', Inner),
    maplist(renamed(Name, Inner), Clauses, Clauses1),
    findall('$VAR'(Letter), ( between(1, Arity, K), atom_concat('A', K, Letter) ), Variables),
    nth1(Place, Variables, Argument, Others),
    nth1(Place, Variables1, Bounded, Others),
    Head =.. [Name|Variables],
    Body =.. [Inner|Variables1],
    Clause = (Head :- Guard, Body).

%   Right for small arguments only, or for the beginning of a list.

bound(Args, X, X, ( is_list(X) -> length(X, K), K =< Most ; true ), Bound) :-
    K = '$VAR'('K'),
    some(is_list, Args),
    between(0, 3, Most),
    format(string(Bound), "lists of at most ~d", [Most]).
bound(Args, X, Y, ( is_list(X), length(Y, Most), append(Y, '$VAR'('_'), X) -> true ; Y = X ),
      Bound) :-
    Y = '$VAR'('Y'),
    some(is_list, Args),
    between(1, 3, Most),
    format(string(Bound), "the first ~d elements", [Most]).
bound(Args, X, X, ( integer(X) -> X =< Most ; true ), Bound) :-
    some(integer, Args),
    between(0, 3, Most),
    format(string(Bound), "at most ~d", [Most]).

some(Goal, Args) :-
    member(Arg, Args),
    call(Goal, Arg),
    !.

%   What a clause is about.

clause_head(Clause, Head) :-
    (   rule(Clause, _, Head, _)
    ->  true
    ;   Clause \= (:- _),
        Head = Clause
    ).

rule(Rule, Neck, Head, Body) :-
    compound(Rule),
    Rule =.. [Neck,Head,Body],
    memberchk(Neck, [:-, -->, =>]).

clause_name(Clause, Name) :-
    clause_head(Clause, Head),
    functor(Head, Name, _).

calls(Clause, Name) :-
    rule(Clause, _, _, Body),
    part(Part, Body),
    functor(Part, Name, _),
    Part \== [],
    !.

part(Part, Part).
part(Part, Term) :-
    compound(Term),
    Term \= '$VAR'(_),
    arg(_, Term, Arg),
    part(Part, Arg).

renamed(Name, Other, Term0, Term) :-
    (   compound(Term0)
    ->  compound_name_arguments(Term0, Name0, Args0),
        maplist(renamed(Name, Other), Args0, Args),
        ( Name0 == Name -> Name1 = Other ; Name1 = Name0 ),
        compound_name_arguments(Term, Name1, Args)
    ;   Term0 == Name
    ->  Term = Other
    ;   Term = Term0
    ).

%   The variables of the clause, and the constants of the program.

about(Clauses, Clause, about(Variables, Constants)) :-
    findall(Variable, ( part(Variable, Clause), Variable = '$VAR'(Name), Name \== '_' ),
            Variables0),
    sort(Variables0, Variables),
    findall(Constant, ( member(One, Clauses), constant(One, Constant) ), Constants0),
    sort(Constants0, Constants).

constant(Clause, Constant) :-
    (   rule(Clause, Neck, Head, Body)
    ->  Neck \== (-->),
        ( argument(Head, Constant) ; goal(Body, Goal), argument(Goal, Constant) )
    ;   argument(Clause, Constant)
    ).

argument(Term, Constant) :-
    compound(Term),
    arg(_, Term, Arg),
    part(Constant, Arg),
    atomic(Constant),
    Constant \== [].

goal((A, B), Goal) :- !, ( goal(A, Goal) ; goal(B, Goal) ).
goal((A ; B), Goal) :- !, ( goal(A, Goal) ; goal(B, Goal) ).
goal((A -> B), Goal) :- !, ( goal(A, Goal) ; goal(B, Goal) ).
goal(\+ A, Goal) :- !, goal(A, Goal).
goal(Goal, Goal).

%   The calls of Name in itself lead to a copy, and so on; the last copy fails, or holds.

unrolled(Name, How, Most, Clauses, Clauses1) :-
    findall(Clause1,
            ( between(0, Most, Depth),
              member(Clause, Clauses),
              ( Depth =:= 0 -> true ; clause_name(Clause, Name) ),
              at_depth(Name, How, Most, Depth, Clause, Clause1) ),
            Clauses1).

at_depth(Name, How, Most, Depth, Clause, Clause1) :-
    (   clause_name(Clause, Name)
    ->  copy_name(Name, Depth, Here),
        (   \+ calls(Clause, Name)
        ->  called(Name, Here, Clause, Clause1)
        ;   Depth < Most
        ->  Next is Depth + 1,
            copy_name(Name, Next, There),
            Clause =.. [Neck,Head0,Body0],
            called(Name, Here, Head0, Head),
            renamed(Name, There, Body0, Body),
            Clause1 =.. [Neck,Head,Body]
        ;   How == holds,
            Clause =.. [Neck,Head0,Body0],
            Neck \== (-->),
            called(Name, Here, Head0, Head),
            without(Name, Body0, Body),
            Clause1 =.. [Neck,Head,Body]
        )
    ;   Clause1 = Clause
    ).

called(Name, Here, Clause0, Clause) :-
    (   rule(Clause0, Neck, Head0, Body)
    ->  called(Name, Here, Head0, Head),
        Clause =.. [Neck,Head,Body]
    ;   Clause0 =.. [Name|Args],
        Clause =.. [Here|Args]
    ).

copy_name(Name, Depth, Here) :-
    (   Depth =:= 0
    ->  Here = Name
    ;   atomic_list_concat([Name, '_', Depth], Here)
    ).

without(Name, Goal0, Goal) :-
    (   Goal0 = (_ , _)
    ->  Goal0 =.. [Kind|Goals0],
        maplist(without(Name), Goals0, Goals),
        Goal =.. [Kind|Goals]
    ;   Goal0 = (_ ; _)
    ->  Goal0 =.. [Kind|Goals0],
        maplist(without(Name), Goals0, Goals),
        Goal =.. [Kind|Goals]
    ;   calls((_ :- Goal0), Name)
    ->  Goal = true
    ;   Goal = Goal0
    ).

%   A change of a clause.

clause_mutant((:- table(Spec)), About, (:- table(Spec1))) :-
    !,
    (   member(Mode-Other, [min-max, max-min]),
        renamed(Mode, Other, Spec, Spec1),
        Spec1 \== Spec
    ;   args_mutant(Spec, About, Spec1)
    ).
clause_mutant((:- _), _, _) :-
    !,
    fail.
clause_mutant(Clause, About, Clause1) :-
    rule(Clause, Neck, Head, Body),
    !,
    (   compound(Head),
        args_mutant(Head, About, Head1),
        Clause1 =.. [Neck,Head1,Body]
    ;   Neck == (-->)
    ->  nonterminal_mutant(Body, About, Body1),
        Clause1 = (Head --> Body1)
    ;   goal_mutant(Body, About, Body1),
        ( Body1 == true, Neck == (:-) -> Clause1 = Head ; Clause1 =.. [Neck,Head,Body1] )
    ).
clause_mutant(Head, About, Head1) :-
    compound(Head),
    args_mutant(Head, About, Head1).

%   A change of what describes a list.

nonterminal_mutant(Body, About, Body1) :-
    Body = (_, _),
    !,
    list_comma(Parts, Body),
    parts_mutant(Parts, Parts1, Part, Part1),
    part_mutant(nonterminal_mutant, Part, About, Part1),
    list_comma(Parts1, Body1).
nonterminal_mutant((A ; B), About, Body) :-
    !,
    (   member(Body, [A, B])
    ;   nonterminal_mutant(A, About, A1), Body = (A1 ; B)
    ;   nonterminal_mutant(B, About, B1), Body = (A ; B1)
    ).
nonterminal_mutant({Goal}, About, {Goal1}) :-
    !,
    goal_mutant(Goal, About, Goal1).
nonterminal_mutant(List, About, List1) :-
    is_list(List),
    !,
    term_mutant(List, About, List1).
nonterminal_mutant(Term, About, Term1) :-
    compound(Term),
    Term \= '$VAR'(_),
    args_mutant(Term, About, Term1).

%   A part is left out, two are exchanged, or one is changed.

part_mutant(_, none, _, none).
part_mutant(Relation, some(Part), About, Part1) :- call(Relation, Part, About, Part1).

parts_mutant(Parts, Parts1, none, none) :-
    select(_, Parts, Parts1).
parts_mutant(Parts, Parts1, none, none) :-
    append(Before, [Part|After], Parts),
    append(Middle, [Other|Last], After),
    append([Before, [Other|Middle], [Part|Last]], Parts1).
parts_mutant(Parts, Parts1, some(Part), Part1) :-
    nth1(Place, Parts, Part, Rest),
    nth1(Place, Parts1, Part1, Rest).

list_comma([], true).
list_comma([Goal], Goal) :- Goal \= (_, _).
list_comma([Goal|Goals], (Goal, Rest)) :- Goals = [_|_], list_comma(Goals, Rest).

comma_list((A, B), [A|Goals]) :- !, comma_list(B, Goals).
comma_list(Goal, [Goal]).

%   A change of a goal.

goal_mutant(Goal, About, Goal1) :-
    Goal = (_, _),
    !,
    comma_list(Goal, Goals),
    (   parts_mutant(Goals, Goals1, Part, Part1),
        part_mutant(goal_mutant, Part, About, Part1)
    ;   append(Before, [Some|After], Goals),
        After = [_|_],
        some_goal(Some),
        list_comma(After, All),
        append(Before, [forall(Some, All)], Goals1)
    ),
    list_comma(Goals1, Goal1).
goal_mutant((A -> B ; C), About, Goal) :-
    !,
    (   member(Goal, [ ( A -> C ; B ), ( A, B ; C ), ( A -> B ), (A, B), B, C ])
    ;   goal_mutant(A, About, A1), Goal = ( A1 -> B ; C )
    ;   goal_mutant(B, About, B1), Goal = ( A -> B1 ; C )
    ;   goal_mutant(C, About, C1), Goal = ( A -> B ; C1 )
    ).
goal_mutant(Goal, About, Goal1) :-
    memberchk(Goal, [(_ ; _), (_ -> _)]),
    !,
    Goal =.. [Kind,A,B],
    (   member(Goal1, [A, B])
    ;   goal_mutant(A, About, A1), Goal1 =.. [Kind,A1,B]
    ;   goal_mutant(B, About, B1), Goal1 =.. [Kind,A,B1]
    ).
goal_mutant(\+ Goal, About, Goal1) :-
    !,
    (   Goal1 = Goal
    ;   goal_mutant(Goal, About, Goal2), Goal1 = (\+ Goal2)
    ).
goal_mutant(!, _, true) :-
    !.
goal_mutant(Goal, _, \+ Goal) :-
    Goal \== true.
goal_mutant(Goal, _, Goal1) :-
    replaced(Goal, Goal1).
goal_mutant(Goal, About, Goal1) :-
    within(Goal, Kinds),
    !,
    nth1(Place, Kinds, Kind),
    arg(Place, Goal, Arg),
    kind_mutant(Kind, Arg, About, Arg1),
    with_arg(Place, Goal, Arg1, Goal1).
goal_mutant(Goal, About, Goal1) :-
    compound(Goal),
    Goal \= '$VAR'(_),
    args_mutant(Goal, About, Goal1).

some_goal(Goal) :-
    functor(Goal, Name, _),
    memberchk(Name, [member, select, between, nth1, nth0, append]).

%   The arguments that are goals, or goals that lack arguments.

within(once(_), [goal]).
within(ignore(_), [goal]).
within(call(_), [goal]).
within(limit(_, _), [term, goal]).
within(forall(_, _), [goal, goal]).
within(findall(_, _, _), [term, goal, term]).
within(bagof(_, _, _), [term, goal, term]).
within(setof(_, _, _), [term, goal, term]).
within(aggregate_all(_, _, _), [term, goal, term]).
within(foldl(_, _, _, _), [closure, term, term, term]).
within(Goal, [closure|Terms]) :-
    compound(Goal),
    Goal =.. [Name,_|Args],
    memberchk(Name, [maplist, include, exclude, partition, call]),
    same_length(Args, Terms),
    maplist(=(term), Terms).

kind_mutant(goal, Goal, About, Goal1) :- goal_mutant(Goal, About, Goal1).
kind_mutant(term, Term, About, Term1) :- term_mutant(Term, About, Term1).
kind_mutant(closure, Closure, About, Closure1) :-
    (   Closure = (Args >> Goal)
    ->  goal_mutant(Goal, About, Goal1),
        Closure1 = (Args >> Goal1)
    ;   Closure = _^_
    ->  fail
    ;   compound(Closure),
        args_mutant(Closure, About, Closure1)
    ).

with_arg(Place, Term0, Arg, Term) :-
    compound_name_arguments(Term0, Name, Args0),
    nth1(Place, Args0, _, Rest),
    nth1(Place, Args, Arg, Rest),
    compound_name_arguments(Term, Name, Args).

%   Another goal of the same arguments.

replaced(forall(A, B), (A, B)).
replaced(forall(A, B), once((A, B))).
replaced(once(Goal), Goal).
replaced(ignore(Goal), Goal).
replaced(limit(_, Goal), Goal).
replaced(findall(X, Goal, Xs), Goal1) :-
    member(Goal1, [ bagof(X, Goal, Xs), setof(X, Goal, Xs),
                    (findall(X, Goal, '$VAR'('Sorted')), sort('$VAR'('Sorted'), Xs)) ]).
replaced(setof(X, Goal, Xs), Goal1) :-
    member(Goal1, [ bagof(X, Goal, Xs), findall(X, Goal, Xs) ]).
replaced(bagof(X, Goal, Xs), Goal1) :-
    member(Goal1, [ setof(X, Goal, Xs), findall(X, Goal, Xs) ]).
replaced(aggregate_all(What0, Goal, X), aggregate_all(What, Goal, X)) :-
    (   What0 =.. [Name0,Of],
        member(Name, [max, min, sum]),
        Name \== Name0,
        What =.. [Name,Of]
    ;   What0 \== count,
        What = count
    ).
replaced(maplist(Closure, Xs), (member(X, Xs), Goal)) :-
    X = '$VAR'('Some'),
    applied(Closure, [X], Goal).
replaced(maplist(Closure, Xs, Ys), (nth1(I, Xs, X), nth1(I, Ys, Y), Goal)) :-
    maplist(name_bound, ['I'=I, 'Some'=X, 'Other'=Y]),
    applied(Closure, [X,Y], Goal).
replaced(Goal0, Goal) :-
    compound(Goal0),
    Goal0 =.. [Name0,X,Y],
    (   family(Names),
        memberchk(Name0, Names),
        member(Name, Names),
        Name \== Name0
    ;   Name0-Name = (is)-(=)
    ),
    Goal =.. [Name,X,Y].
replaced(Goal0, Goal) :-
    compound(Goal0),
    Goal0 =.. [Name0|Args],
    alike(Names),
    memberchk(Name0/Arity, Names),
    length(Args, Arity),
    member(Name/Arity, Names),
    Name \== Name0,
    Goal =.. [Name|Args].

applied(Closure, Args, Goal) :-
    (   Closure = (_ >> _)
    ->  Goal =.. [call,Closure|Args]
    ;   Closure =.. Parts,
        append(Parts, Args, Parts1),
        Goal =.. Parts1
    ).

family([<, =<, >, >=, =:=, =\=]).
family([#<, #=<, #>, #>=, #=, #\=]).
family([=, dif, \=, \==, ==]).
family([member, memberchk]).
family([@<, @=<, @>, @>=]).

alike([nth0/3, nth1/3]).
alike([nth0/4, nth1/4]).
alike([select/3, selectchk/3, subtract/3]).
alike([include/3, exclude/3]).
alike([sum_list/2, max_list/2, min_list/2]).
alike([sort/2, msort/2]).

%   A change of one argument, or two are exchanged.

args_mutant(Term, About, Term1) :-
    compound_name_arguments(Term, _, Args),
    nth1(Place, Args, Arg),
    term_mutant(Arg, About, Arg1),
    with_arg(Place, Term, Arg1, Term1).
args_mutant(Term, _, Term1) :-
    args_exchanged(Term, Term1).

args_exchanged(Term0, Term) :-
    compound_name_arguments(Term0, Name, Args0),
    \+ memberchk(Name, [=, dif, \=, ==, \==, =:=, =\=, #=, #\=, <, >, =<, >=, #<, #>, #=<, #>=,
                        +, *, max, min, '[|]', abs, is]),
    append(Before, [X,Y|After], Args0),
    X \== Y,
    append(Before, [Y,X|After], Args),
    compound_name_arguments(Term, Name, Args).

%   A change of a term.

term_mutant('$VAR'(Name), about(Variables, Constants), Term) :-
    !,
    (   member(Term, Variables),
        Term \== '$VAR'(Name)
    ;   Name \== '_',
        (   Term = '$VAR'('_')
        ;   once(( member(Term, Constants), integer(Term) ; Term = 1 ))
        ;   Term = []
        )
    ).
term_mutant(Number, _, Number1) :-
    integer(Number),
    !,
    (   Number1 is Number - 1
    ;   Number1 is Number + 1
    ).
term_mutant([], _, ['$VAR'('_')]) :-
    !.
term_mutant(Atom, about(_, Constants), Atom1) :-
    atom(Atom),
    !,
    member(Atom1, Constants),
    atom(Atom1),
    Atom1 \== Atom.
term_mutant([X|Xs], About, Term) :-
    !,
    (   Term = Xs
    ;   term_mutant(X, About, X1), Term = [X1|Xs]
    ;   Xs \== [],
        term_mutant(Xs, About, Xs1), Term = [X|Xs1]
    ).
term_mutant(Term, About, Term1) :-
    compound(Term),
    (   args_mutant(Term, About, Term1)
    ;   Term =.. [Name0,X,Y],
        (   operation(Names),
            memberchk(Name0, Names),
            member(Name, Names),
            Name \== Name0,
            Term1 =.. [Name,X,Y]
        ;   memberchk(Name0, [+, *, max, min]),
            member(Term1, [X, Y])
        )
    ).

operation([+, -]).
operation([*, +]).
operation([max, min, +]).
operation([mod, //]).

%   A mutant that is as right as the solution, if the checker accepts it.
%   - What is asked are given relations: they say all that a right answer needs.
%   - Clauses of a relation are tried in another order, and no goal that leads to the relation looks
%     at the order of answers.
%   - Goals are asked in another order, and each of them is a relation: it is true of the same terms
%     whenever it is asked, or it raises an error.  An error would be seen in the queries, which ask
%     in each mode.

equal(Clauses, _, _, Goals, "another right answer") :-
    \+ ( member(Goal, Goals), functor(Goal, Name, _),
         member(Clause, Clauses), clause_name(Clause, Name) ).
equal(Clauses, Clauses1, All, _, "the order of clauses") :-
    msort(Clauses, Sorted),
    msort(Clauses1, Sorted),
    nth1(Place, Clauses, Clause),
    nth1(Place, Clauses1, Clause1),
    Clause \== Clause1,
    clause_name(Clause, Name),
    leading([Name], All, Names),
    \+ ( member(One, All), ordered(One, Name, Names) ).
equal(Clauses, Clauses1, All, _, "the order of goals") :-
    append(Before, [(Head :- Body)|After], Clauses),
    append(Before, [(Head :- Body1)|After], Clauses1),
    comma_list(Body, Goals),
    comma_list(Body1, Goals1),
    msort(Goals, Sorted),
    msort(Goals1, Sorted),
    append(Same, [First|Goals2], Goals),
    append(Same, [First1|_], Goals1),
    First \== First1,
    append(Moved, [First1|_], Goals2),
    forall(member(Goal, [First,First1|Moved]), relational(Goal, All, [])).

%   The relations that lead to those of Names.

leading(Names0, Clauses, Names) :-
    (   member(Clause, Clauses),
        clause_name(Clause, Name),
        \+ memberchk(Name, Names0),
        member(Name0, Names0),
        calls(Clause, Name0)
    ->  leading([Name|Names0], Clauses, Names)
    ;   Names = Names0
    ).

ordered(Clause, Name, Names) :-
    rule(Clause, Neck, Head, Body),
    (   functor(Head, Name, _),
        ( Neck == (=>) ; calls(Clause, !) )
    ;   part(Part, Body),
        ( Part == ! -> Goal = Body ; answers_in_order(Part, Goal) ),
        member(Called, Names),
        calls((goal :- Goal), Called)
    ).

answers_in_order((Goal -> _), Goal).
answers_in_order(once(Goal), Goal).
answers_in_order(ignore(Goal), Goal).
answers_in_order(limit(_, Goal), Goal).
answers_in_order(findall(_, Goal, _), Goal).
answers_in_order(findall(_, Goal, _, _), Goal).
answers_in_order(bagof(_, Goal, _), Goal).
answers_in_order(aggregate_all(_, Goal, _), Goal).

relational(Goal, Clauses, Above) :-
    functor(Goal, Name, Arity),
    (   memberchk(Name/Arity, [(',')/2, (;)/2])
    ->  forall(arg(_, Goal, One), relational(One, Clauses, Above))
    ;   Goal = maplist(Closure, _)
    ->  applied(Closure, [x], Goal1),
        relational(Goal1, Clauses, Above)
    ;   memberchk(Name/Arity, Above)
    ->  true
    ;   findall(Body, clause_body(Clauses, Name, Arity, Body), [Body1|Bodies])
    ->  forall(member(One, [Body1|Bodies]), relational(One, Clauses, [Name/Arity|Above]))
    ;   memberchk(Name/Arity, [ true/0, (=)/2, dif/2, (is)/2, (=:=)/2, (=\=)/2, (<)/2, (=<)/2, (>)/2,
                                (>=)/2, between/3, member/2, append/3, select/3, nth0/3, nth1/3,
                                nth0/4, nth1/4, length/2, sum_list/2, (in)/2, (ins)/2, label/1,
                                (#=)/2, (#\=)/2, (#<)/2, (#>)/2, (#=<)/2, (#>=)/2 ])
    ).

clause_body(Clauses, Name, Arity, Body) :-
    member(Clause, Clauses),
    clause_head(Clause, Head),
    functor(Head, Name, Arity),
    ( Clause = (_ :- Body0) -> Body = Body0 ; Clause == Head -> Body = true ; Body = unknown ).
