:- module(why_interpreter,
          [ goal_proofs/2,          % :Goal, -Proofs
            goal_key/2,             % :Goal, -Key
            goal_ranks/2,           % :Goal, -Ranks
            goal_founded/3,         % :Goal, +Ranks, +Rank
            goal_event/3,           % :Goal, +Inferences, -Event
            goal_within_proofs/3,   % :Goal, +Inferences, -Proofs
            goal_within_failures/3  % :Goal, +Inferences, -Failures
          ]).

/** <module> A goal, run clause by clause, that says what it does

Prolog's own clauses are read with clause/2 and run as Prolog runs them: cuts,
if-then-else, negation and exceptions have their usual meaning.  A goal that
holds leaves a _proof_, proof(Goal, By, Proofs).  By is

  * clause(File, Line): the clause that was used, and Proofs are those of its
    body; a fact has none;
  * if: if_/3, and Proofs are those of its condition and of the branch that was taken;
  * not: `\+ Goal`, which has none, since there is nothing that holds;
  * all: findall/3, forall/2 or aggregate_all/3, and Proofs are those of every
    solution;
  * library: a predicate that is not written in a file of rules.  It is called as it is;
  * above: a tabled predicate whose proof stands above; table: one whose proof takes too long.

A tabled predicate may hold by rules that lean on each other.  Its proof leans only on what is derived
without it: each goal has a _rank_, the round in which it is derived, if each round derives what
follows from the rounds before it.

If a library predicate such as maplist/3 calls a goal in the rules, that goal is
proved, too.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, foldl/6, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys/2, pairs_keys_values/3, pairs_values/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../shared/inline', [goal_written/2]).
:- use_module('../shared/releases', []).
:- use_module(source, [goal_control/2, goal_source/3]).

:- meta_predicate goal_proofs(0, -), goal_event(0, +, -), goal_key(0, -), goal_ranks(0, -),
                  goal_founded(0, +, +).

%!  goal_proofs(:Goal, -Proofs) is nondet.
%
%   True when Goal holds, and Proofs are those of its conjuncts, in order.
%
%       ?- goal_proofs((member(X, [1,2]), X > 1), Proofs).
%       X = 2, Proofs = [proof(member(2, [1,2]), library, []), proof(2 > 1, library, [])].

goal_proofs(Module:Goal, Proofs) :-
    whole(Goal, at(Module, rules, 1, silent), Proofs, []).

%!  goal_event(:Goal, +Inferences, -Event) is nondet.
%
%   True when Event is the next of what happens in a run of Goal that looks for
%   all its solutions: event(Port, Number, Depth, CalledGoal), where Port is
%   call, exit, redo, fail or exception(Error), and Number is the same for all
%   ports of one call.  The last event of a run that throws is its exception; a
%   run of more than so many Inferences ends with one of Goal itself.
%
%       ?- findall(Port-G, goal_event(member(_, [a]), inf, event(Port, _, _, G)), Events).
%       Events = [call-member(_, [a]), exit-member(a, [a])].

goal_event(Module:Goal, Inferences, Event) :-
    setup_call_cleanup(
        engine_create(none, run(Module, Goal, Inferences), Engine),
        engine_event(Engine, Event),
        catch(engine_destroy(Engine), error(existence_error(_, _), _), true)).

%   The first answer of the engine that is not an event is its end.

engine_event(Engine, Event) :-
    engine_next(Engine, Next),
    Next = event(_, _, _, _),
    (   Event = Next
    ;   engine_event(Engine, Event)
    ).

run(Module, Goal, inf) :-
    catch(every_answer(Module, Goal), _, true).
run(Module, Goal, Inferences) :-
    integer(Inferences),
    catch(call_with_inference_limit(every_answer(Module, Goal), Inferences, Result), _, true),
    (   Result == inference_limit_exceeded
    ->  yielded(exception(error(resource_error(inferences), _)), 0, 0, Goal)
    ;   true
    ).

every_answer(Module, Goal) :-
    whole(Goal, at(Module, rules, 1, ports(0)), _, []),
    fail.
every_answer(_, _).

%   whole(Body, At)// describes the proofs of a body in which a cut is local.
%   At is at(Module, By, Depth, Ports): where the body stands, in the rules or
%   in a library.

whole(Body, At) -->
    body(Body, At, Rest, Cut),
    (   { Cut == no }
    ->  []
    ;   !,
        whole(Rest, At)
    ).

%   body(Body, At, Rest, Cut)// describes the proofs of Body up to its first cut.
%   Cut says whether there was one; then Rest is the body behind it.

body(Goal, _, _, _) -->
    { var(Goal) },
    !,
    { throw(error(instantiation_error, _)) }.
body(true, _, true, no) --> !.
body(!, _, true, yes) --> !.
body((A, B), At, Rest, Cut) -->
    !,
    body(A, At, RestA, CutA),
    (   { CutA == yes }
    ->  { Rest = (RestA, B), Cut = yes }
    ;   body(B, At, Rest, Cut)
    ).
body(Body, At, Rest, Cut) -->
    { goal_written(Body, Goal) },
    !,
    body(Goal, At, Rest, Cut).
body((If -> Then ; Else), At, Rest, Cut) -->
    !,
    (   whole(If, At)
    ->  body(Then, At, Rest, Cut)
    ;   body(Else, At, Rest, Cut)
    ).
body((If *-> Then ; Else), At, Rest, Cut) -->
    !,
    (   whole(If, At)
    *-> body(Then, At, Rest, Cut)
    ;   body(Else, At, Rest, Cut)
    ).
body((A ; B), At, Rest, Cut) -->
    !,
    (   body(A, At, Rest, Cut)
    ;   body(B, At, Rest, Cut)
    ).
body((If -> Then), At, Rest, Cut) -->
    !,
    (   whole(If, At)
    ->  body(Then, At, Rest, Cut)
    ).
body((If *-> Then), At, Rest, Cut) -->
    !,
    whole(If, At),
    body(Then, At, Rest, Cut).
body(Module:Goal, at(_, By, Depth, Ports), Rest, Cut) -->
    !,
    body(Goal, at(Module, By, Depth, Ports), Rest, Cut).
body(Goal, At, true, no) -->
    goal(Goal, At).

%   goal(Goal, At)// describes the proofs of what is no control structure.  What a
%   library says in its own clauses is nobody's question: there only what it calls
%   in the rules leaves proofs.

goal(Goal, At) -->
    { goal_control(Goal, Called) },
    !,
    called(Called, At).
goal(Goal, at(Module, By, Depth, Ports)) -->
    { goal_source(By, Module:Goal, Source) },
    (   { By == library, \+ memberchk(Source, [rules(_), table(_)]) }
    ->  solved(Source, Depth, Ports, _)
    ;   { watched(Ports, Source, Depth, Goal, HowProved, Proofs) },
        [proof(Goal, HowProved, Proofs)]
    ).

%   solved(Source, Depth, Ports, HowProved)// describes the proofs of what Source
%   calls; they stand at Depth.

solved(rules(Module:Head), Depth, Ports, clause(File, Line)) -->
    clause_body(Module:Head, at(Module, rules, Depth, Ports), Clause),
    { clause_place(Clause, File, Line) }.
solved(library(Module:Head), Depth, Ports, library) -->
    clause_body(Module:Head, at(Module, library, Depth, Ports), _).
solved(native(Goal), _, _, library) -->
    { call(Goal) }.
solved(table(Goal), _, Ports, How) -->
    { call(Goal) },
    (   { Ports == silent,
          founded_proof(Goal, How0, Proofs) }
    ->  sequence([Proofs]),
        { How = How0 }
    ;   { How = table }
    ).
solved(if(Module:If_1, Then, Else), Depth, Ports, if) -->
    { At = at(Module, rules, Depth, Ports) },
    whole(call(If_1, Truth), At),
    (   { Truth == true }
    ->  whole(Then, At)
    ;   { Truth == false }
    ->  whole(Else, At)
    ;   { must_be(boolean, Truth) }
    ).
solved(not(Module:Goal), Depth, Ports, not) -->
    { \+ whole(Goal, at(Module, rules, Depth, Ports), _, []) }.
solved(findall(Template, Module:Goal, List), Depth, Ports, all) -->
    { findall(Template-Proofs, whole(Goal, at(Module, rules, Depth, Ports), Proofs, []), Found),
      pairs_keys_values(Found, List, ProofsList)
    },
    sequence(ProofsList).
solved(aggregate_all(Spec, Module:Goal, Result), Depth, Ports, all) -->
    { findall(Spec-Proofs, whole(Goal, at(Module, rules, Depth, Ports), Proofs, []), Found),
      aggregate_all(Spec, member(Spec-_, Found), Result),
      pairs_values(Found, ProofsList)
    },
    sequence(ProofsList).
solved(forall(Module:Condition, Action), Depth, Ports, all) -->
    { At = at(Module, rules, Depth, Ports),
      \+ ( whole(Condition, At, _, []), \+ whole(Action, At, _, []) ),
      Silent = at(Module, rules, Depth, silent),
      findall(Proofs, whole((Condition, once(Action)), Silent, Proofs, []), ProofsList)
    },
    sequence(ProofsList).

sequence([]) --> [].
sequence([List|Lists]) --> List, sequence(Lists).

clause_body(Head, At, Clause) -->
    { clause(Head, Body, Clause) },
    body(Body, At, Rest, Cut),
    (   { Cut == no }
    ->  []
    ;   !,
        whole(Rest, At)
    ).

clause_place(Clause, File, Line) :-
    (   clause_property(Clause, file(File)),
        clause_property(Clause, line_count(Line))
    ->  true
    ;   File = user,
        Line = 0
    ).

%   watched(Ports, Source, Depth, Goal, HowProved, Proofs): Goal, of this Source, holds.
%   Ports is `silent`, or counts the calls; then each port is told to whoever
%   runs the engine.

watched(silent, Source, Depth, _, HowProved, Proofs) :-
    Depth1 is Depth + 1,
    solved(Source, Depth1, silent, HowProved, Proofs, []).
watched(shallow, Source, Depth, _, HowProved, Proofs) :-
    (   ( Source = rules(Goal) ; Source = table(Goal) )
    ->  call(Goal),
        HowProved = called(Goal),
        Proofs = []
    ;   solved(Source, Depth, shallow, HowProved, Proofs, [])
    ).
watched(Ports, Source, Depth, Goal, HowProved, Proofs) :-
    Ports = ports(Number0),
    Number is Number0 + 1,
    nb_setarg(1, Ports, Number),
    Depth1 is Depth + 1,
    yielded(call, Number, Depth, Goal),
    (   call_cleanup(catch(solved(Source, Depth1, Ports, HowProved, Proofs, []), Error,
                           ( yielded(exception(Error), Number, Depth, Goal), throw(Error) )),
                     Det = true),
        (   Det == true
        ->  !,
            yielded(exit, Number, Depth, Goal)
        ;   (   yielded(exit, Number, Depth, Goal)
            ;   yielded(redo, Number, Depth, Goal),
                fail
            )
        )
    ;   yielded(fail, Number, Depth, Goal),
        fail
    ).

yielded(Port, Number, Depth, Goal) :-
    engine_yield(event(Port, Number, Depth, Goal)).

% ---- What holds by a table: in which round it is derived ----

%!  goal_key(:Goal, -Key) is semidet.
%
%   True when Key, Module:G without variables, is the same for each goal that means what Goal means.
%   Fails if Goal has no clauses that can be read.
%
%       ?- goal_key(goal_key(_, a), Key).
%       Key = why_interpreter:goal_key(user:'$VAR'(0), a).

goal_key(Goal, Key) :-
    goal_head(Goal, Head),
    copy_term_nat(Head, Key),
    numbervars(Key, 0, _).

goal_head(Goal0, Head) :-
    strip_module(Goal0, Module, Goal),
    goal_source(rules, Module:Goal, Source),
    memberchk(Source, [rules(Head),table(Head)]).

%!  goal_ranks(:Goal, -Ranks) is semidet.
%
%   True when Ranks, an assoc, has the rank of Goal, which holds, and of all that it can be derived
%   from.  Fails if that are too many.
%
%       ?- goal_ranks(true, _).
%       false.

goal_ranks(Goal, Ranks) :-
    goal_head(Goal, Head),
    goal_key(Head, Key),
    empty_assoc(Ranks0),
    call_with_inference_limit(once(derivations([Head], Ranks0, Found)), 1 000 000, Result),
    Result \== inference_limit_exceeded,
    findall(Child-Parent, ( member(Parent-Bodies, Found), member(Body, Bodies), member(Child, Body) ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Grouped),
    list_to_assoc(Grouped, Parents),
    list_to_assoc(Found, Derivations),
    pairs_keys(Found, Keys),
    rounds(Keys, 0, Derivations, Parents, Ranks0, Ranks),
    get_assoc(Key, Ranks, _).

rounds([], _, _, _, Ranks, Ranks).
rounds([Key|Keys], Round, Derivations, Parents, Ranks0, Ranks) :-
    findall(New, ( distinct(New, member(New, [Key|Keys])),
                         \+ get_assoc(New, Ranks0, _),
                         get_assoc(New, Derivations, Bodies),
                         member(Body, Bodies),
                         \+ ( member(Child, Body), \+ get_assoc(Child, Ranks0, _) ) ), News),
    foldl(put_in(Round), News, Ranks0, Ranks1),
    findall(Next, ( member(New, News), get_assoc(New, Parents, All), member(Next, All) ), Nexts),
    Round1 is Round + 1,
    rounds(Nexts, Round1, Derivations, Parents, Ranks1, Ranks).

put_in(Value, Key, Assoc0, Assoc) :-
    put_assoc(Key, Assoc0, Value, Assoc).

%   The derivations of goals: for each body of a clause that holds, what it leans on.

derivations([], _, []).
derivations([Head|Heads], Seen, Found) :-
    goal_key(Head, Key),
    (   get_assoc(Key, Seen, seen)
    ->  derivations(Heads, Seen, Found)
    ;   findall(Children, ( shallow(Head, _, Proofs),
                            findall(Child, within_proofs(Proofs, proof(_, called(Child), _)), Children) ),
                Bodies),
        findall(Child, ( member(Body, Bodies), member(Child, Body) ), Next0),
        append(Next0, Heads, Next),
        maplist(maplist(goal_key), Bodies, KeyBodies),
        Found = [Key-KeyBodies|Found1],
        put_assoc(Key, Seen, seen, Seen1),
        derivations(Next, Seen1, Found1)
    ).

%   shallow(Head, Clause, Proofs): a clause of Head holds; the goals of rules in it are just called.

shallow(Module:Head, Clause, Proofs) :-
    copy_term(Head, Asked),
    clause_body(Module:Asked, at(Module, rules, 1, shallow), Clause, Proofs, []),
    Asked =@= Head.

within_proofs(Proofs, Proof) :-
    member(Proof0, Proofs),
    (   Proof = Proof0
    ;   arg(3, Proof0, Inner),
        within_proofs(Inner, Proof)
    ).

%!  goal_founded(:Goal, +Ranks, +Rank) is semidet.
%
%   True when Goal holds and leans on nothing of Ranks (goal_ranks/2) whose rank is not below Rank.
%
%       ?- list_to_assoc([], Ranks), goal_founded(succ(1, 2), Ranks, 0).
%       Ranks = t.

goal_founded(Module:Goal, Ranks, Rank) :-
    whole(Goal, at(Module, rules, 1, shallow), Proofs, []),
    proofs_founded(Proofs, Ranks, Rank),
    !.      % one way is enough

proofs_founded(Proofs, Ranks, Rank) :-
    \+ ( within_proofs(Proofs, proof(_, called(Head), _)),
         goal_key(Head, Key),
         get_assoc(Key, Ranks, Rank1),
         Rank1 >= Rank ).

%   founded_proof(Goal, How, Proofs): a proof of Goal, which holds by a table.

founded_proof(Goal, How, Proofs) :-
    goal_ranks(Goal, Ranks),
    founded(Goal, Ranks, How, Proofs, [], _).

%   Told are the keys of the goals whose proofs stand above.

founded(Goal, Ranks, How, Proofs, Told0, Told) :-
    goal_key(Goal, Key),
    get_assoc(Key, Ranks, Rank),
    (   Rank > 0,
        memberchk(Key, Told0)
    ->  How = above,
        Proofs = [],
        Told = Told0
    ;   shallow(Goal, Clause, Proofs0),
        proofs_founded(Proofs0, Ranks, Rank),
        !,      % the first clause that holds so is told
        clause_place(Clause, File, Line),
        How = clause(File, Line),
        foldl(founded_within(Ranks), Proofs0, Proofs, [Key|Told0], Told)
    ).

founded_within(Ranks, proof(Goal, How0, Proofs0), proof(Goal, How, Proofs), Told0, Told) :-
    (   How0 = called(Called)
    ->  founded(Called, Ranks, How, Proofs, Told0, Told)
    ;   How = How0,
        foldl(founded_within(Ranks), Proofs0, Proofs, Told0, Told)
    ).

%   called(Called, At)// describes the proofs of what a goal calls in its own way.

called(goal(Goal), At) -->
    whole(Goal, At).
called(once(Goal), At) -->
    (   whole(Goal, At)
    ->  []
    ).
called(ignore(Goal), At) -->
    (   whole(Goal, At)
    ->  []
    ;   []
    ).
called(catch(Goal, Error, Recovery), At, Proofs, Rest) :-
    catch(whole(Goal, At, Proofs, Rest), Error, whole(Recovery, At, Proofs, Rest)).
called(cleanup(Setup, Goal, Cleanup), At, Proofs, Rest) :-
    At = at(Module, _, _, _),
    setup_call_cleanup(Module:Setup, whole(Goal, At, Proofs, Rest), Module:Cleanup).

% ---- The reasons of an answer, and of there being none ----
%
%   The interpreter's proofs and events, within a limit.

:- meta_predicate
    goal_within_proofs(0, +, -),
    goal_within_failures(0, +, -).

%!  goal_within_proofs(:Goal, +Inferences, -Proofs) is nondet.
%
%   True when Goal holds, and Proofs are those of its conjuncts, each
%   proof(Goal, By, Proofs) as above.  Throws a resource error after
%   so many Inferences; `inf` sets no limit.
%
%       ?- goal_within_proofs(succ(1, X), 1000, Proofs).
%       X = 2, Proofs = [proof(succ(1, 2), library, [])].

goal_within_proofs(Goal, inf, Proofs) :-
    !,
    goal_proofs(Goal, Proofs).
goal_within_proofs(Goal, Inferences, Proofs) :-
    call_with_inference_limit(goal_proofs(Goal, Proofs), Inferences, Result),
    (   Result == inference_limit_exceeded
    ->  throw(error(resource_error(inferences), _))
    ;   true
    ).

%!  goal_within_failures(:Goal, +Inferences, -Failures) is det.
%
%   True when Failures, failure(Depth, CalledGoal), are the goals that a run of
%   Goal reaches and that fail, the deepest first, each once.  Failures within a
%   goal that holds are no reasons, and are left out.  Throws a resource error
%   after so many Inferences.
%
%       ?- goal_within_failures((member(X, [1,2]), X > 2), 10000, Failures).
%       Failures = [failure(1, 1 > 2), failure(1, 2 > 2)].

goal_within_failures(Goal, Inferences, Failures) :-
    findall(Event, goal_event(Goal, Inferences, Event), Events),
    (   member(event(exception(Error), _, 0, _), Events)
    ->  throw(Error)
    ;   true
    ),
    findall(Number-held, member(event(exit, Number, _, _), Events), Held0),
    sort(Held0, Held1),
    list_to_assoc(Held1, Held),
    foldl(event_failure(Held), Events, []-[], _-Reversed),
    reverse(Reversed, Failures0),
    sort(1, @>=, Failures0, Failures1),
    findall(Failure, distinct(Failure, member(Failure, Failures1)), Failures).

%   Above are the calls that a call stands in, the nearest first, Depth-Number.

event_failure(Held, event(Port, Number, Depth, Goal), Above0-Failures0, Above-Failures) :-
    above(Above0, Depth, Above1),
    Above = [Depth-Number|Above1],
    (   Port == fail,
        \+ ( member(_-Call, Above), get_assoc(Call, Held, held) )
    ->  Failures = [failure(Depth, Goal)|Failures0]
    ;   Failures = Failures0
    ).

above([Depth0-Number|Above0], Depth, Above) :-
    (   Depth0 < Depth
    ->  Above = [Depth0-Number|Above0]
    ;   above(Above0, Depth, Above)
    ).
above([], _, []).

/** <examples>

?- goal_proofs(member(X, [1,2,3]), Proofs).
?- goal_event((member(X, [1,2]), X > 1), inf, event(Port, Number, Depth, Goal)).
?- goal_within_failures(( member(X, [1,2,3]), X > 3 ), 10 000, Failures).
*/
