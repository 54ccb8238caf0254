:- module(why_justification,
          [ goal_justification/4,  % :Goal, +Followed, +Inferences, -Decided
            ruled_lines/3,         % +Ruled, +Hidden, -Lines
            ruled_failure/4,       % +Ruled, +Hidden, -Words, -Line
            ruled_relation/2       % +Ruled, -Text
          ]).

/** <module> The justification of a goal: the clause that decided, goal by goal

A goal is run by its clauses as they are written now: what each goal of the clause bound, or which
goal failed.  Of a clause, a _step_ is step(From, To, State, Goal, Seen): a goal, with its place in
the text; State is `held` or `failed`, and Seen are Name=Value, the variables that it made known.

What holds by a table is told by clauses that lean only on what is derived before (interpreter.pl), down
to the facts.  A goal that fails because it leans on itself is told as loop(Goal).
*/

:- use_module(library(apply), [foldl/6, maplist/3]).
:- use_module(library(assoc), [get_assoc/3]).
:- use_module(library(lists), [append/2, append/3, last/2, member/2, memberchk/2, nth0/3, reverse/2]).
:- use_module(library(occurs), [contains_var/2]).
:- use_module(clause, [clause_read/2]).
:- use_module(interpreter, [goal_founded/3, goal_key/2, goal_ranks/2]).
:- use_module(lines, [goal_text/2]).
:- use_module(source, [goal_relation/2]).

:- meta_predicate goal_justification(0, +, +, -).

%!  goal_justification(:Goal, +Followed, +Inferences, -Decided) is semidet.
%
%   True when Decided is held(Clauses) or failed(Clauses), as Goal holds or fails.  Clauses are
%   ruled(Clause, Relation, Held, Steps), the one that decided first: Clause as in clause.pl, and
%   Held is `true` or `false`.  Behind it stand clauses of the goals in it whose names are in
%   Followed; and if it failed, that of the goal that failed, and so on.  If several clauses fail,
%   the one that comes furthest is told.  If Followed is `all`, any goal is followed, and each clause
%   that fails is told.  Fails if no clause can be read, and after so many Inferences.  Of goals that
%   hold by a table each is told once.
%
%       ?- goal_justification(guess_secret_feedback([1,2], [2,1], _), [], 100 000, held([Ruled])),
%          Ruled = ruled(_, Relation, true, Steps), last(Steps, step(_, _, held, _, Seen)).
%       Relation = guess_secret_feedback/3, Seen = ['White' = 2].

goal_justification(Goal, Followed, Inferences, Decided) :-
    ( Followed == all -> Depth = 5 ; Depth = 3 ),
    call_with_inference_limit(catch(once(justification(Goal, at(Followed, Depth, none, []), [], _, Decided0)),
                                    error(_, _), fail),
                              Inferences, Result),
    Result \== inference_limit_exceeded,
    Decided0 =.. [Outcome,[First|Others0]],
    ( Followed == all -> Others = Others0 ; recursion_ends(Others0, Others) ),
    Decided =.. [Outcome,[First|Others]].

%   Of a recursion the last clause is told.

recursion_ends([], []).
recursion_ends([Ruled|Others0], Others) :-
    (   Ruled = ruled(_, Relation, _, _),
        Others0 = [ruled(_, Relation, _, _)|_]
    ->  recursion_ends(Others0, Others)
    ;   Others = [Ruled|Others1],
        recursion_ends(Others0, Others1)
    ).

%   justification(Goal, At, Told0, Told, Decided): At is at(Followed, Depth, Ranks, Above): Ranks of what holds
%   by a table (goal_ranks/2), or `none`, and the keys of the goals that fail because Goal does.  Told
%   are the keys of goals with a rank that were told.

justification(Goal, At, Told0, Told, Decided) :-
    At = at(Followed, Depth, Ranks0, Above),
    goal_relation(Goal, Module:Relation),
    strip_module(Goal, _, Plain),
    copy_term(Plain, Copy),
    founding(Module:Copy, Ranks0, Founding, Key),
    findall(Reference, clause(Module:Copy, _, Reference), References),
    (   References == []
    ->  Relation = Name/Arity,
        functor(Head, Name, Arity),
        once(clause(Module:Head, _, Reference)),
        clause_read(Reference, Clause),
        Clause = clause(_, _, _, _, _, Neck, _),
        Told = Told0,
        Decided = failed([ruled(Clause, Relation, false, [step(0, Neck, failed, Copy, [])])])
    ;   runs(References, Module:Copy, Founding, Runs),
        (   member(held(Clause, Steps), Runs)
        ->  ( Founding = _-Ranks -> true ; Ranks = none ),
            deeper(Followed, Followed1),
            followed(Steps, Module, Founding, at(Followed1, Depth, Ranks, []), [Key|Told0], Told, Others),
            Decided = held([ruled(Clause, Relation, true, Steps)|Others])
        ;   Told = Told0,
            furthest(Runs, Furthest),
            Furthest = failed(Clause, Steps0),
            deeper(Followed, Followed1),
            cause(Steps0, Module, Relation, at(Followed1, Depth, none, [Key|Above]), Steps, Causes),
            others(Followed, Runs, Furthest, Relation, Others),
            append([ruled(Clause, Relation, false, Steps)|Causes], Others, Ruled),
            Decided = failed(Ruled)
        )
    ).

%   founding(Goal, Ranks0, Founding, Key): Founding is Rank-Ranks, with the rank of Goal, if it holds by
%   a table; else `none`.  Goal is its first answer then.  Fails if the rank is too far to find.

founding(Goal, Ranks0, Founding, Key) :-
    (   goal_key(Goal, Key0),
        Ranks0 \== none,
        get_assoc(Key0, Ranks0, Rank0)
    ->  Founding = Rank0-Ranks0,
        Key = Key0
    ;   predicate_property(Goal, tabled),
        once(Goal)
    ->  goal_ranks(Goal, Ranks),
        goal_key(Goal, Key),
        get_assoc(Key, Ranks, Rank),
        Founding = Rank-Ranks
    ;   Founding = none,
        goal_key(Goal, Key)
    ).

holds_founded(Founding, Goal) :-
    ( Founding = Rank-Ranks -> goal_founded(Goal, Ranks, Rank) ; call(Goal) ).

%   Each clause is told of the first goal alone.

deeper(Followed0, Followed) :-
    ( Followed0 == all -> Followed = any ; Followed = Followed0 ).

others(Followed, Runs, Furthest, Relation, Others) :-
    findall(ruled(Clause, Relation, false, Steps),
            ( Followed == all,
              member(failed(Clause, Steps), Runs),
              failed(Clause, Steps) \== Furthest ),
            Others).

%   The runs of the clauses of a goal: the last holds, or all fail.

runs([], _, _, []).
runs([Reference|References], Goal, Founding, [Run|Runs]) :-
    clause_read(Reference, Clause),
    Far = far(0, [], open),
    (   goal_clause_steps(Goal, Clause, Far, Founding, Steps)
    ->  Run = held(Clause, Steps),
        Runs = []
    ;   arg(2, Far, Steps),
        Run = failed(Clause, Steps),
        ( arg(3, Far, cut) -> Runs = [] ; runs(References, Goal, Founding, Runs) )
    ).

furthest([Run|Runs], Furthest) :-
    further(Runs, Run, Furthest).

further([], Run, Run).
further([Run|Runs], Run0, Furthest) :-
    Run = failed(_, Steps),
    Run0 = failed(_, Steps0),
    length(Steps, Length),
    length(Steps0, Length0),
    ( Length > Length0 -> further(Runs, Run, Furthest) ; further(Runs, Run0, Furthest) ).

%   The head is the first step.  Far is far(Number, Steps, Cut): how many steps the run had when it
%   came furthest, and these steps, the last of which failed.

goal_clause_steps(Module:Goal, clause(_, _, _, Names, Head, Neck, Body), Far, Founding, Steps) :-
    Head = Goal,
    seen(Names, [], Seen),
    once(( sequence(Body, at(Module, Names, Far), [step(0, Neck, held, Head, Seen)], Steps0),
           \+ ( Founding = _-_,
                member(step(From, _, held, Step, _), Steps0),
                From > 0,                 % not the head
                \+ holds_founded(Founding, Module:Step) ) )),
    reverse(Steps0, Steps).

%   sequence(Body, At, Steps0, Steps): Steps, the last one first, are Steps0 and those of Body.

sequence(sequence(_, Nodes), At, Steps0, Steps) :-
    nodes(Nodes, At, Steps0, Steps).

nodes(Nodes, At, Steps0, Steps) :-
    (   append(Before, [node(_, _, _, cut)|After], Nodes)
    ->  once(each(Before, At, Steps0, Steps1)),
        At = at(_, _, Far),
        nb_setarg(3, Far, cut),
        nodes(After, At, Steps1, Steps)
    ;   each(Nodes, At, Steps0, Steps)
    ).

each([], _, Steps, Steps).
each([node(_, From, To, Form)|Nodes], At, Steps0, Steps) :-
    form(Form, From, To, At, Steps0, Steps1),
    each(Nodes, At, Steps1, Steps).

form(goal(Goal), From, To, At, Steps0, Steps) :-
    step(Goal, From, To, At, Steps0, Steps).
form(once(Body), _, _, At, Steps0, Steps) :-
    once(sequence(Body, At, Steps0, Steps)).
form(either(Body, _), _, _, At, Steps0, Steps) :-
    sequence(Body, At, Steps0, Steps).
form(either(_, Body), _, _, At, Steps0, Steps) :-
    sequence(Body, At, Steps0, Steps).
form(then(Arrow, If, Then), _, _, At, Steps0, Steps) :-
    condition(Arrow, If, At, Steps0, Steps1),
    sequence(Then, At, Steps1, Steps).
form(choice(Arrow, If, Then, Else), _, _, At, Steps0, Steps) :-
    (   condition(Arrow, If, At, Steps0, Steps1)
    *-> sequence(Then, At, Steps1, Steps)
    ;   condition_place(If, From, To, Goal),
        sequence(Else, At, [step(From, To, failed, Goal, [])|Steps0], Steps)
    ).
form(if_(If_1, Then, Else), From, _, At, Steps0, Steps) :-
    Then = sequence(_, [node(_, To, _, _)|_]),
    Goal = call(If_1, Truth),
    step(Goal, From, To, At, Steps0, Steps1),
    ( Truth == true -> sequence(Then, At, Steps1, Steps) ; sequence(Else, At, Steps1, Steps) ).

condition(->, If, At, Steps0, Steps) :-
    once(sequence(If, At, Steps0, Steps)).
condition(*->, If, At, Steps0, Steps) :-
    sequence(If, At, Steps0, Steps).

condition_place(sequence(_, Nodes), From, To, Goal) :-
    Nodes = [node(_, From, _, Form)|_],
    last(Nodes, node(_, _, To, _)),
    ( Form = goal(Goal0), Nodes = [_] -> Goal = Goal0 ; Goal = true ).

step(Goal, From, To, at(Module, Names, Far), Steps0, Steps) :-
    come(Far, [step(From, To, failed, Goal, [])|Steps0]),
    known(Names, Known),
    call(Module:Goal),
    seen(Names, Known, Seen),
    Steps = [step(From, To, held, Goal, Seen)|Steps0].

%   Of several runs that come equally far, the first is kept.

come(Far, Steps0) :-
    length(Steps0, Number),
    arg(1, Far, Before),
    (   Number > Before
    ->  reverse(Steps0, Steps),
        nb_setarg(1, Far, Number),
        nb_setarg(2, Far, Steps)
    ;   true
    ).

known(Names, Known) :-
    findall(Name, ( member(Name=Value, Names), ground(Value) ), Known).

seen(Names, Known, Seen) :-
    findall(Name=Value,
            ( member(Name=Value, Names),
              ground(Value),
              \+ memberchk(Name, Known),
              \+ sub_atom(Name, 0, _, _, '_') ),
            Seen).

%   The clauses of the goals that are followed, in a clause that held.

followed(Steps, Module, Founding, At, Told0, Told, Clauses) :-
    At = at(Followed, _, _, _),
    findall(Module:Called,
            ( member(step(From, _, held, Goal, _), Steps),
              From > 0,
              part(Goal, Module, Founding, Part),
              goal_called(Part, Called),
              callable(Called),
              follows(Followed, Called) ),
            Goals),
    foldl(behind(At), Goals, Lists, Told0, Told),
    append(Lists, Clauses).

behind(at(Followed, Depth0, Ranks, Above), Goal, Clauses, Told0, Told) :-
    (   Ranks \== none,
        goal_key(Goal, Key),
        get_assoc(Key, Ranks, _)
    ->  \+ memberchk(Key, Told0),
        Depth = Depth0
    ;   Depth0 > 1,
        Depth is Depth0 - 1
    ),
    justification(Goal, at(Followed, Depth, Ranks, Above), Told0, Told, Decided),
    !,
    arg(1, Decided, Clauses).
behind(_, _, [], Told, Told).

%   Of alternatives the one that holds.

part(Goal, Module, Founding, Part) :-
    (   Goal = (A ; B)
    ->  (   holds_founded(Founding, Module:A)
        ->  part(A, Module, Founding, Part)
        ;   part(B, Module, Founding, Part)
        )
    ;   Goal = (A , B)
    ->  ( part(A, Module, Founding, Part) ; part(B, Module, Founding, Part) )
    ;   Part = Goal
    ).

follows(Followed, Called) :-
    (   Followed == any
    ->  true
    ;   functor(Called, Name, _),
        memberchk(Name, Followed)
    ).

goal_called(Goal, Called) :-
    (   inner_goal(Goal, Inner)
    ->  Called = Inner
    ;   Called = Goal
    ).

inner_goal(\+ Goal, Goal).
inner_goal(findall(_, Goal, _), Goal).
inner_goal(aggregate_all(_, Goal, _), Goal).

%   Why the last goal failed, if its clauses are of the same file, or of no file of Prolog.

cause(Steps0, Module, Relation, at(Followed, Depth0, Ranks, Above), Steps, Clauses) :-
    (   append(Before, [step(From, To, failed, Goal, Seen)], Steps0),
        failing(Goal, Module, Called),
        goal_relation(Module:Called, Place:Inner),
        ( Place == Module -> true ; \+ module_property(Place, file(_)) )
    ->  (   goal_key(Module:Called, Key),
            memberchk(Key, Above)
        ->  append(Before, [step(From, To, failed, loop(Goal), Seen)], Steps),
            Clauses = []
        ;   ( Inner == Relation -> Depth = Depth0 ; Depth is Depth0 - 1 ),
            Depth > 0,
            justification(Module:Called, at(Followed, Depth, Ranks, Above), [], _, Decided)
        ->  Steps = Steps0,
            arg(1, Decided, Clauses)
        ;   Steps = Steps0,
            Clauses = []
        )
    ;   Steps = Steps0,
        Clauses = []
    ).

%   Of a list that maplist/2 goes along, the first element counts that fails.

failing(Goal, Module, Called) :-
    (   Goal = maplist(Goal_1, List)
    ->  is_list(List),
        member(Element, List),
        Goal_1 =.. Parts0,
        append(Parts0, [Element], Parts),
        Called =.. Parts,
        \+ Module:Called
    ;   goal_called(Goal, Called),
        callable(Called)
    ).

% ---- The clause that decided, as lines of text ----

%   term_told(File, Kind, Term, Text): how File, which is in another language than Prolog, writes a
%   `goal`, a `value` or a `relation`.

:- multifile term_told/4.
:- dynamic term_told/4.

%!  ruled_lines(+Ruled, +Hidden, -Lines) is det.
%
%   True when Lines are those of the clause Ruled, line(Number, Text, State, Bounds).
%   Number counts in the file.  State is `held` or `failed`, if a goal did that has a part of the
%   line, else `plain`.  Bounds are bound(Text, Value): a variable that was made known there; or a
%   comparison, or the goal that failed, and then Value is `none`.  What has one of Hidden in it is
%   not told.
%
%       ?- goal_justification(guess_secret_feedback([1,2], [2,1], _), [], 100 000, held([Ruled])),
%          ruled_lines(Ruled, [], Lines), last(Lines, line(_, Text, State, Bounds)).
%       Text = "    White is Common - Black.", State = held, Bounds = [bound("White = 2", 2)].

ruled_lines(ruled(clause(File, First, Text, _, _, _, _), _, _, Steps), Hidden, Lines) :-
    split_string(Text, "\n", "", Rows),
    rows_places(Rows, 0, Places),
    findall(line(Number, Row, State, Bounds),
            ( nth0(Place, Rows, Row),
              Number is First + Place,
              nth0(Place, Places, From-To),
              row_state(Steps, From-To, State),
              findall(Bound, ( member(Step, Steps),
                               step_ends(Step, From-To),
                               step_bound(Step, File-Text, Hidden, Bound) ), Bounds) ),
            Lines).

rows_places([], _, []).
rows_places([Row|Rows], From, [From-To|Places]) :-
    string_length(Row, Length),
    To is From + Length,
    From1 is To + 1,
    rows_places(Rows, From1, Places).

%   The head held if the clause did: its line has no state of its own.

row_state(Steps, Place, State) :-
    (   member(Step, Steps),
        step_at(Step, Place),
        arg(3, Step, failed)
    ->  State = failed
    ;   member(step(From, To, held, Goal, Seen), Steps),
        From > 0,
        step_at(step(From, To, held, Goal, Seen), Place)
    ->  State = held
    ;   State = plain
    ).

step_at(step(From, To, _, _, _), Begin-End) :-
    From < End,
    To > Begin.

step_ends(step(_, To, _, _, _), Begin-End) :-
    To > Begin,
    To =< End.

step_bound(step(From, To, State, Goal, Seen), Written, Hidden, Bound) :-
    Written = File-_,
    (   State == failed
    ->  failed_words(Goal, File, Hidden, Words),
        Bound = bound(Words, none)
    ;   Seen == []
    ->  compared_bound(Goal, From-To, Written, Hidden, Bound)
    ;   member(Name=Value, Seen),
        shown(Value, Hidden),
        value_words(Value, File, ValueText),
        short(ValueText, 30),
        format(string(Words), "~w = ~s", [Name,ValueText]),
        Bound = bound(Words, Value)
    ).

failed_words(loop(Goal), File, Hidden, Words) :-
    !,
    failed_words(Goal, File, Hidden, Words0),
    format(string(Words), "~s: nothing begins this loop", [Words0]).
failed_words(Goal, File, Hidden, Words) :-
    ( Goal = (\+ Inner) -> Told = Inner, Verb = "holds" ; Told = Goal, Verb = "fails" ),
    (   shown(Told, Hidden)
    ->  instance_text(Told, File, Words0)
    ;   functor(Told, Name, _),
        format(string(Words0), "~q", [Name])
    ),
    format(string(Words), "~s ~s", [Words0,Verb]).

%   A comparison that held, with its values.

compared_bound(Goal, From-To, File-Text, Hidden, bound(Words, none)) :-
    compared(Goal, _, Operator, _),
    Operator \== (=),
    shown(Goal, Hidden),
    instance_text(Goal, File, Words),
    Length is To - From,
    sub_string(Text, From, Length, _, Words0),
    Words0 \== Words.

%!  ruled_failure(+Ruled, +Hidden, -Words, -Line) is semidet.
%
%   True when the clause Ruled failed, Words say at which goal, and this begins in Line of its file.
%
%       ?- goal_justification(guess_secret_feedback([1,2], [2,1], 1-1), [], 100 000, failed([Ruled|_])),
%          ruled_failure(Ruled, [], Words, _).
%       Words = "blacks([1, 2], [2, 1], 1) fails", Ruled = Ruled.

ruled_failure(Ruled, Hidden, Words, Line) :-
    Ruled = ruled(clause(File, First, Text, _, _, _, _), _, _, Steps),
    last(Steps, step(From, _, failed, Goal, _)),
    (   Steps = [_]
    ->  ruled_relation(Ruled, Relation),
        format(string(Words), "no clause of ~s fits", [Relation])
    ;   failed_words(Goal, File, Hidden, Words)
    ),
    sub_string(Text, 0, From, _, Before),
    split_string(Before, "\n", "", Rows),
    length(Rows, Number),
    Line is First + Number - 1.

%!  ruled_relation(+Ruled, -Text) is det.
%
%   True when Text names the relation of the clause Ruled, as its file does.
%
%       ?- goal_justification(guess_secret_feedback([1,2], [2,1], _), [], 100 000, held([Ruled])),
%          ruled_relation(Ruled, Text).
%       Text = "guess_secret_feedback/3", Ruled = Ruled.

ruled_relation(ruled(clause(File, _, _, _, _, _, _), Relation, _, _), Text) :-
    (   term_told(File, relation, Relation, Text0)
    ->  Text = Text0
    ;   Relation = Name/Arity,
        format(string(Text), "~w/~d", [Name,Arity])
    ).

%   Long arguments are left out.

instance_text(Goal, File, Words) :-
    (   term_told(File, goal, Goal, Words0)
    ->  Words = Words0
    ;   compared(Goal, A, Operator, B)
    ->  argument_text(A, TextA),
        argument_text(B, TextB),
        format(string(Words), "~s ~w ~s", [TextA,Operator,TextB])
    ;   Goal = call(=(A, B), Truth)
    ->  goal_text(=(A, B, Truth), Words)
    ;   compound(Goal),
        compound_name_arguments(Goal, Name, [First|Others])
    ->  maplist(argument_text, [First|Others], Texts),
        atomic_list_concat(Texts, ', ', List),
        format(string(Words), "~q(~w)", [Name,List])
    ;   term_words(Goal, Words)
    ).

value_words(Value, File, Words) :-
    (   term_told(File, value, Value, Words0)
    ->  Words = Words0
    ;   term_words(Value, Words)
    ).

argument_text(Argument, Text) :-
    term_words(Argument, Text0),
    ( short(Text0, 30) -> Text = Text0 ; Text = "..." ).

term_words(Term, Words) :-
    copy_term_nat(Term, Copy),
    numbervars(Copy, 0, _, [singletons(true)]),
    format(string(Words), "~W", [Copy, [ quoted(true), numbervars(true), portray(true),
                                         spacing(next_argument) ]]).

compared(Goal, A, Operator, B) :-
    compound(Goal),
    compound_name_arguments(Goal, Operator, [A,B]),
    memberchk(Operator, [<, >, =<, >=, =:=, =\=, is, =, \=, ==, \==]).

shown(Value, Hidden) :-
    \+ ( member(Secret, Hidden), contains_var(Secret, Value) ).

short(Text, Most) :-
    string_length(Text, Length),
    Length =< Most.

/** <examples>

?- goal_justification(guess_secret_feedback([1,2], [2,1], 1-1), [], 100 000, Decided).
?- goal_justification(guess_secret_feedback([1,2], [2,1], 1-1), [], 100 000, failed([Ruled|_])),
   ruled_lines(Ruled, [], Lines).
*/
