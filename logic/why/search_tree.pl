:- module(why_search_tree,
          [ goal_names_tree/4        % :Goal, +Names, +Most, -Tree
          ]).

/** <module> The search tree of a query

Prolog takes the first goal of a query.  Each clause whose head fits it is a _branch_: the body of
the clause takes the place of the goal.  Branches are tried from the left to the right, and each
to its end.  A branch ends with an answer when no goal is left, and fails when no clause fits.

A tree is tree(Goal, Rest, Branches): the first goal, the goals behind it, and
branch(By, Bindings, Tree) for each branch.  It fails if it has none.  By is

  * clause(Number, File, Line): the clause that fits, counted among those of its relation;
  * library: a clause of a library predicate that calls goals;
  * answer: an answer of a goal that is called as it is, such as a built-in predicate;
  * truth(Truth): what a condition of if_/3 is found to be;
  * if, else, first, second: the parts of a condition or of a disjunction;
  * cut: the cut was reached;
  * inside(not), inside(all): the run of a goal within a negation or within findall/3, which has a
    tree of its own;
  * holds: the negation holds;
  * error: the goal stops with an error;
  * more: further answers that were not looked for.

In place of a tree there is answer(Bindings), where the query has an answer; found, where the goal
inside has one; error(Error); untried(Why), which is `cut` if a cut took the branch away,
`condition` if the condition before it holds, and `enough` if one answer was enough; or
unseen(Why), which is `nodes` or `depth` if the tree may not have more of them, and `error`
behind an error.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, same_length/2]).
:- use_module('../shared/inline', [goal_written/2]).
:- use_module('../shared/releases', []).
:- use_module(lines, [constraint_texts/2, goal_text/2]).
:- use_module(source, [goal_control/2, goal_source/3]).

:- autoload(library(prolog_code), [comma_list/2]).

:- meta_predicate goal_names_tree(0, +, +, -).

%!  goal_names_tree(:Goal, +Names, +Most, -Tree) is det.
%
%   True when Tree is the search tree of Goal, for all its answers.  Names, Name=Variable, are the
%   variables of Goal.  Most is most(Nodes, Depth): what is drawn of an endless tree.
%
%       ?- goal_names_tree(member(X, [a]), ['X'=X], most(10, 5), Tree).
%       Tree = tree("member(X, [a])", [], [branch(answer, ["X = a"], answer(["X = a"]))]) .

goal_names_tree(Goal, Names, most(Nodes, Depth), Tree) :-
    findall(Name, member(Name=_, Names), Asked),
    explored([goal(Goal, rules, 0)], at(Names, Asked, Depth), Tree, _, left(Nodes, 1), _).

%   The goals are goal(Goal, By, Frame): a goal that a clause of By calls, and what a cut in it cuts,
%   the branches since this frame.  Beside them there are cut(Signal), found(Signal) and
%   branch(Truth, Then, Else).  A signal says how a run ended: `none`, cut(Frame, Why) or full(Why).
%   An earlier frame has a smaller number.

explored(Goals, At, Tree, Signal, Left0, Left) :-
    findall(Tree-Signal-Left, explore(Goals, At, Tree, Signal, Left0, Left), [Tree-Signal-Left]).

explore([], at(Names, Asked, _), answer(Texts), none, Left, Left) :-
    names_answer(Names, Asked, Texts).
explore([Goal|Goals], At, Tree, Signal, Left0, Left) :-
    (   Goal = goal(Called, By, Frame)
    ->  strip_module(Called, Module, Plain),
        explore_goal(Plain, Module, By-Frame, Goals, At, Tree, Signal, Left0, Left)
    ;   Goal = found(Signal)
    ->  Tree = found,
        Left = Left0
    ;   Goal = cut(Signal0)
    ->  explore(Goals, At, Tree, Signal1, Left0, Left),
        signals(Signal0, Signal1, Signal)
    ;   Goal = branch(Truth, Then, Else),
        branch(Truth, Then, Else, Next)
    ->  explore([Next|Goals], At, Tree, Signal, Left0, Left)
    ;   Tree = error(error(type_error(bool, Goal), _)),
        Signal = full(error),
        Left = Left0
    ).

branch(Truth, Then, _, Then) :- Truth == true.
branch(Truth, _, Else, Else) :- Truth == false.

signals(_, full(Why), full(Why)) :- !.
signals(cut(Frame, _), cut(Earlier, Why), cut(Earlier, Why)) :-
    Earlier < Frame,
    !.
signals(Signal, _, Signal).

caught(Frame, Signal0, Signal) :-
    ( Signal0 = cut(Frame, _) -> Signal = none ; Signal = Signal0 ).

explore_goal(Goal, _, _, _, _, error(error(instantiation_error, _)), full(error), Left, Left) :-
    var(Goal),
    !.
explore_goal(Body, Module, By, Goals, At, Tree, Signal, Left0, Left) :-
    goal_written(Body, Goal),
    !,
    explore_goal(Goal, Module, By, Goals, At, Tree, Signal, Left0, Left).
explore_goal(true, _, _, Goals, At, Tree, Signal, Left0, Left) :-
    !,
    explore(Goals, At, Tree, Signal, Left0, Left).
explore_goal((A, B), Module, By-Frame, Goals, At, Tree, Signal, Left0, Left) :-
    !,
    explore([goal(Module:A, By, Frame), goal(Module:B, By, Frame)|Goals], At, Tree, Signal,
            Left0, Left).
explore_goal((If -> Then), Module, By, Goals, At, Tree, Signal, Left0, Left) :-
    !,
    explore_goal((If -> Then ; fail), Module, By, Goals, At, Tree, Signal, Left0, Left).
explore_goal(once(Goal), Module, By, Goals, At, Tree, Signal, Left0, Left) :-
    !,
    within_frame(Frame, [goal(Module:call(Goal), By, 0), cut(cut(Frame, enough))|Goals], At, Tree,
                 Signal, Left0, Left).
explore_goal(Goal, Module, By-_, Goals, At, Tree, Signal, Left0, Left) :-
    goal_control(Goal, goal(Called)),
    !,
    within_frame(Frame, [goal(Module:Called, By, Frame)|Goals], At, Tree, Signal, Left0, Left).
explore_goal(Goal, Module, By-_, Goals, At, Tree, Signal, Left0, Left) :-
    goal_source(By, Module:Goal, if(If_1, Then, Else)),
    !,
    Condition = goal(call(If_1, Truth), By, 0),
    Branch = branch(Truth, goal(call(Then), By, 0), goal(call(Else), By, 0)),
    explore([Condition,Branch|Goals], At, Tree, Signal, Left0, Left).
explore_goal(Goal, Module, _, Goals, At, Tree, Signal, Left0, Left) :-
    checks_arguments(Goal),
    catch(Module:Goal, _, fail),
    !,
    explore(Goals, At, Tree, Signal, Left0, Left).
explore_goal(_, _, _, _, at(_, _, Depth), unseen(Why), full(Why), left(Nodes, Frame),
             left(Nodes, Frame)) :-
    (   Nodes =< 0
    ->  Why = nodes
    ;   Depth =< 0
    ->  Why = depth
    ),
    !.
explore_goal(Goal, Module, By-Cut, Goals, at(Names, Asked, Depth0), Tree, Signal,
             left(Nodes0, Frame), Left) :-
    Nodes is Nodes0 - 1,
    Next is Frame + 1,
    Depth is Depth0 - 1,
    names_text(Names, Goal, Text),
    findall(Other, ( member(goal(Called, rules, _), Goals),
                     conjunct(Called, Plain),
                     names_text(Names, Plain, Other) ), Rest),
    goal_branches(Goal, Module:Goal, frame(By, Cut, Frame), Goals, at(Names, Asked, Depth),
                  Branches, Signal0, left(Nodes, Next), Left),
    caught(Frame, Signal0, Signal),
    shown(By, tree(Text, Rest, Branches), Tree).

conjunct(Goal0, Goal) :-
    strip_module(Goal0, _, Plain0),
    ( nonvar(Plain0), goal_written(Plain0, Written) -> Plain = Written ; Plain = Plain0 ),
    (   nonvar(Plain),
        Plain = (A, B)
    ->  ( conjunct(A, Goal) ; conjunct(B, Goal) )
    ;   Plain \== true,
        Goal = Plain
    ).

%   What a library does by itself is not drawn, where there is no choice.

shown(library, tree(_, _, Branches), Tree) :-
    findall(Tried, ( member(branch(_, _, Tried), Branches), Tried \= untried(_) ), [Tree]),
    !.
shown(_, Tree, Tree).

within_frame(Frame, Goals, At, Tree, Signal, left(Nodes, Frame), Left) :-
    Next is Frame + 1,
    explore(Goals, At, Tree, Signal0, left(Nodes, Next), Left),
    caught(Frame, Signal0, Signal).

%   What only checks its arguments is not drawn if it holds.

checks_arguments(needed(_, _, _)).
checks_arguments(must_be(_, _)).
checks_arguments(is_list(_)).

%   goal_branches(Goal, Called, Frames, Goals, At, Branches, Signal, Left0, Left): the branches of the
%   first goal.

goal_branches(!, _, frame(_, Cut, _), Goals, At, Branches, Signal, Left0, Left) :-
    !,
    alternatives([alternative(cut, goals([cut(cut(Cut, cut))]))], Goals, At, Branches, Signal,
                 Left0, Left).
goal_branches((If -> Then ; Else), Module:_, frame(By, Cut, Frame), Goals, At, Branches, Signal,
              Left0, Left) :-
    !,
    Holds = [ goal(Module:call(If), By, 0), cut(cut(Frame, condition)),
              goal(Module:Then, By, Cut) ],
    alternatives([ alternative(if, goals(Holds)),
                   alternative(else, goals([goal(Module:Else, By, Cut)])) ], Goals, At, Branches,
                 Signal, Left0, Left).
goal_branches((A ; B), Module:_, frame(By, Cut, _), Goals, At, Branches, Signal, Left0, Left) :-
    A \= (_ *-> _),
    !,
    alternatives([ alternative(first, goals([goal(Module:A, By, Cut)])),
                   alternative(second, goals([goal(Module:B, By, Cut)])) ], Goals, At, Branches,
                 Signal, Left0, Left).
goal_branches(_, Called, frame(By, _, Frame), Goals, At, Branches, Signal, Left0, Left) :-
    goal_source(By, Called, Source),
    source_branches(Source, Called, Frame, Goals, At, Branches, Signal, Left0, Left).

source_branches(Source, _, Frame, Goals, At, Branches, Signal, Left0, Left) :-
    ( Source = rules(Head), By = rules ; Source = library(Head), By = library ),
    !,
    findall(Place-Clause, ( clause(Head, _, Clause), clause_by(By, Head, Clause, Place) ), Clauses),
    maplist(clause_alternative(Head, By, Frame), Clauses, Alternatives),
    alternatives(Alternatives, Goals, At, Branches, Signal, Left0, Left).
source_branches(not(Goal), _, Frame, Goals, At, Branches, Signal, Left0, Left) :-
    !,
    negation(Goal, Frame, Goals, At, Branches, Signal, Left0, Left).
source_branches(forall(Module:If, Then), _, Frame, Goals, At, Branches, Signal, Left0, Left) :-
    !,
    negation(Module:(If, \+ Then), Frame, Goals, At, Branches, Signal, Left0, Left).
source_branches(Source, Called, _, Goals, At, Branches, Signal, Left0, Left) :-
    ( Source = findall(_, Goal, _) ; Source = aggregate_all(_, Goal, _) ),
    !,
    explored([goal(call(Goal), rules, 0), found(none)], At, Tree, Signal0, Left0, Left1),
    Branches = [branch(inside(all), [], Tree)|Branches1],
    (   Signal0 == none
    ->  answers(Called, Goals, At, Branches1, Signal, Left1, Left)
    ;   Branches1 = [],
        Signal = Signal0,
        Left = Left1
    ).
source_branches(_, Called, _, Goals, At, Branches, Signal, Left0, Left) :-
    answers(Called, Goals, At, Branches, Signal, Left0, Left).

clause_alternative(Head, By, Frame, Place-Clause,
                   alternative(Place, clause(Head, Clause, By, Frame))).

clause_by(library, _, _, library).
clause_by(rules, Module:Goal, Clause, clause(Number, File, Line)) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    once(nth_clause(Module:Head, Number, Clause)),
    (   clause_property(Clause, file(File)),
        clause_property(Clause, line_count(Line))
    ->  true
    ;   File = user,
        Line = 0
    ).

negation(Goal, Frame, Goals, At, [branch(inside(not), [], Tree)|Branches], Signal, Left0, Left) :-
    explored([goal(call(Goal), rules, 0), found(cut(Frame, enough))], At, Tree, Signal0, Left0,
             Left1),
    (   Signal0 == none
    ->  alternatives([alternative(holds, goals([]))], Goals, At, Branches, Signal, Left1, Left)
    ;   Branches = [],
        Signal = Signal0,
        Left = Left1
    ).

%   alternatives(Alternatives, Goals, At, Branches, Signal, Left0, Left): each alternative(By, Step)
%   is tried until a signal ends the run; Goals come behind those of the step.

alternatives([], _, _, [], none, Left, Left).
alternatives([Alternative|Alternatives], Goals, At, Branches, Signal, Left0, Left) :-
    findall(tried(Branch, Signal1, Left1),
            alternative(Alternative, Goals, At, Branch, Signal1, Left0, Left1), Tried),
    (   Tried = [tried(Branch, Signal1, Left1)]
    ->  Branches = [Branch|Branches1]
    ;   Branches = Branches1,       % a constraint refuses the clause
        Signal1 = none,
        Left1 = Left0
    ),
    (   Signal1 == none
    ->  alternatives(Alternatives, Goals, At, Branches1, Signal, Left1, Left)
    ;   Signal = Signal1,
        Left = Left1,
        findall(branch(By, [], Untried), ( member(alternative(By, _), Alternatives),
                                           untried(Signal, Untried) ), Branches1)
    ).

untried(cut(_, Why), untried(Why)).
untried(full(Why), unseen(Why)).

alternative(alternative(By, Step), Goals0, at(Names0, Asked, Depth), branch(By, Bindings, Tree),
            Signal, Left0, Left) :-
    open_names(Names0, Open),
    once(step(Step, Names0, Names, Goals, Goals0)),
    names_bindings(Open, Names, Bindings),
    explore(Goals, at(Names, Asked, Depth), Tree, Signal, Left0, Left).

step(goals(New), Names, Names, Goals, Goals0) :-
    append(New, Goals0, Goals).
step(clause(Module:Head, Clause, By, Frame), Names0, Names,
     [goal(Module:Body, By, Frame)|Goals], Goals) :-
    clause(Module:Head, Body, Clause),
    (   By == rules
    ->  clause_names(Clause, Module, (Head :- Body), Names0, Names)
    ;   Names = Names0
    ).

%   A goal that is called as it is: its answers, one after the other.

answers(Called, Goals, at(Names, Asked, Depth), Branches, Signal, Left0, Left) :-
    ( Called = _:(=(_, _, Truth)) -> By = truth(Truth) ; By = answer ),
    open_names(Names, Open),
    setup_call_cleanup(
        engine_create(answer(Last, By, Goals, Names),
                      call_cleanup(called(Called), Last = true), Engine),
        next_answers(Engine, Open, Asked-Depth, Branches, Signal, Left0, Left),
        catch(engine_destroy(Engine), error(existence_error(_, _), _), true)).

called(Goal) :-
    call_with_inference_limit(Goal, 5 000 000, Result),
    (   Result == inference_limit_exceeded
    ->  throw(error(resource_error(inferences), _))
    ;   true
    ).

next_answers(Engine, Open, Asked-Depth, Branches, Signal, Left0, Left) :-
    engine_next_reified(Engine, Next),
    (   Next = the(answer(Last, By, Goals, Names))
    ->  names_bindings(Open, Names, Bindings),
        explored(Goals, at(Names, Asked, Depth), Tree, Signal1, Left0, Left1),
        Branches = [branch(By, Bindings, Tree)|Branches1],
        (   Last == true
        ->  Branches1 = [],
            Signal = Signal1,
            Left = Left1
        ;   Signal1 == none
        ->  next_answers(Engine, Open, Asked-Depth, Branches1, Signal, Left1, Left)
        ;   untried(Signal1, Untried),
            Branches1 = [branch(more, [], Untried)],
            Signal = Signal1,
            Left = Left1
        )
    ;   memberchk(Next, [throw(Error), exception(Error)])
    ->  Branches = [branch(error, [], error(Error))],
        Signal = full(error),
        Left = Left0
    ;   Branches = [],
        Signal = none,
        Left = Left0
    ).

%   Names.  A variable of a clause has the name that it has in the file, with a number if the name
%   was taken before.

clause_names(_, _, (_ :- true), Names, Names) :- !.
clause_names(Clause, Module, (Head :- Body), Names0, Names) :-
    (   clause_property(Clause, file(File)),
        clause_property(Clause, line_count(Line)),
        catch(file_line_term(File, Line, Module, Read, Written), error(_, _), fail),
        read_as(Read, Head, Body)
    ->  true
    ;   Written = []
    ),
    findall(Name, member(Name=_, Names0), Taken),
    new_names(Written, Names0, Taken, New),
    append(Names0, New, Names).

%   Of a grammar rule, what stands first in the text goes into the head when it is loaded.

read_as((Head1 :- Body1), Head, Body) :-
    same(Head1, Head),
    same(Body1, Body).
read_as((Head0 --> Grammar), Head, Body) :-
    dcg_translate_rule((Head0 --> Grammar), (Head1 :- Body1)),
    same(Head1, Head),
    maplist(comma_list, [Body1,Body], [Goals1,Goals]),
    (   same_length(Goals1, Goals)
    ->  same(Goals1, Goals)
    ;   Goals1 = [Text=Text|Goals2],
        same(Goals2, Goals)
    ).

file_line_term(File, Line, Module, Term, Names) :-
    setup_call_cleanup(open(File, read, Stream),
                       ( forall(between(2, Line, _), skip(Stream, 10)),
                         read_term(Stream, Term, [variable_names(Names), module(Module)]) ),
                       close(Stream)).

%   What was read is held against the clause, which may have been changed when it was loaded.

same(Read, Term0) :-
    ( nonvar(Term0), goal_written(Term0, Written) -> Term = Written ; Term = Term0 ),
    (   var(Read)
    ->  Read = Term
    ;   compound(Read),
        compound(Term),
        compound_name_arity(Read, Name, Arity),
        compound_name_arity(Term, Name, Arity)
    ->  forall_arguments(Arity, Read, Term)
    ;   true
    ).

forall_arguments(0, _, _) :- !.
forall_arguments(N, Read, Term) :-
    arg(N, Read, A),
    arg(N, Term, B),
    same(A, B),
    M is N - 1,
    forall_arguments(M, Read, Term).

new_names([], _, _, []).
new_names([Name=Var|Written], Names, Taken, New) :-
    (   nonvar(Var)
    ->  New = New1,
        Taken1 = Taken
    ;   member(_=Known, Names),
        Known == Var
    ->  New = New1,
        Taken1 = Taken
    ;   untaken(Name, Taken, Free),
        New = [Free=Var|New1],
        Taken1 = [Free|Taken]
    ),
    new_names(Written, Names, Taken1, New1).

untaken(Name, Taken, Free) :-
    (   \+ memberchk(Name, Taken)
    ->  Free = Name
    ;   between(2, inf, Number),
        atom_concat(Name, Number, Free),
        \+ memberchk(Free, Taken)
    ->  true
    ).

open_names(Names, Open) :-
    findall(Name, ( member(Name=Value, Names), var(Value) ), Open).

%   The names in Open that have a value by now, or that of another variable.

names_bindings(Open, Names, Texts) :-
    findall(Text, ( member(Name, Open),
                    nth1(Place, Names, Name=Value),
                    bound(Value, Place, Names),
                    binding_text(Names, Name, Value, Text) ), Texts).

bound(Value, _, _) :-
    nonvar(Value),
    !.
bound(Value, Place, Names) :-
    nth1(Before, Names, _=Known),
    Known == Value,
    !,
    Before < Place.

binding_text(Names, Name, Value, Text) :-
    names_text(Names, Value, ValueText),
    format(string(Text), "~w = ~s", [Name, ValueText]).

names_answer(Names, Asked, Texts) :-
    names_bindings(Asked, Names, Bindings),
    copy_term(Names, Named, Constraints),
    called_by_names(Named),
    nameless(Constraints),
    findall(Text, ( member(Constraint, Constraints),
                    constraint_texts(Constraint, All),
                    member(Text, All) ), Held),
    append(Bindings, Held, Texts).

%   A term as it is typed, with the names of its variables.

names_text(Names, Term0, Text) :-
    copy_term(Names-Term0, Named-Term, _),
    called_by_names(Named),
    nameless(Term),
    (   Term = =(X, Y, Truth),
        Truth = '$VAR'(_)
    ->  goal_text(X = Y, Equal),
        string_concat(Equal, "?", Text)
    ;   ( Term = (_ ; _) ; Term = (_ -> _) ; Term = (_ *-> _) )
    ->  goal_text(Term, Inner),
        format(string(Text), "( ~s )", [Inner])
    ;   goal_text(Term, Text)
    ).

called_by_names([]).
called_by_names([Name=Var|Names]) :-
    ( var(Var) -> Var = '$VAR'(Name) ; true ),
    called_by_names(Names).

nameless(Term) :-
    term_variables(Term, Variables),
    (   Variables = [Variable]
    ->  Variable = '$VAR'('_')
    ;   numbered(Variables, 1)
    ).

numbered([], _).
numbered(['$VAR'(Name)|Variables], Number) :-
    atom_concat('_', Number, Name),
    Next is Number + 1,
    numbered(Variables, Next).

/** <examples>

?- goal_names_tree(( member(X, [1,2]), X > 1 ), ['X'=X], most(20, 10), Tree).
*/
