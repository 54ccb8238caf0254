:- module(why_clause,
          [ clause_read/2,         % +Reference, -Clause
            term_body/3,           % +Goals, +Positions, -Body
            grammar_goal/4,        % +Body, ?Text0, ?Text, -Goal
            clause_parts/5,        % +Term, +Positions, -Head, -Neck, -Body
            body_sequences/3,      % +Body, +Cuts, -Sequences
            body_form/3,           % +Body, -Path, -Form
            body_cut/1,            % +Body
            body_edits_goal/4,     % +Body, +Cuts, +Edits, -Goal
            body_edits_marks/3,    % +Body, +Edits, -Marks
            body_edits_calls/5,    % +Body, +Module, +Cuts, +Edits, -Calls
            goal_calls/2           % :Goal, -Calls
          ]).

/** <module> One clause, as it is written, and its body, goal by goal

So parts of it can be left out.  A body is sequence(Path, Nodes).  Path is a list that names a place
in the body; that of the whole body is [].  Nodes are goals, node(Path, From, To, Form), each with its
place in the text.  Form is goal(Goal), or what is put together: `cut`, either(A, B),
choice(Arrow, If, Then, Else), then(Arrow, If, Then), once(A) or if_(If_1, Then, Else), where all but
If_1 are bodies.  A grammar rule has the goals that it stands for, each at the place of what was written.

An _edit_ is out(Path), which leaves a goal out; stop(Path, Goal), which replaces a goal and all
that is behind it, or what comes after the last goal, by Goal; or ask(Path, Ask_1), which calls Ask_1
before a goal, with what the goal decides by (program.pl).

A goal stands _openly_ if the rest of the program can only gain answers when the goal has more of
them.  It does not in a negation, in a condition, or before a cut.  Cuts is `kept`; or `dropped`,
which reads `!` as `true` and once(G) as G.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

%   clause_written(Reference, Clause): a clause that is written in another language than Prolog.

:- multifile clause_written/2.
:- dynamic clause_written/2.

%!  clause_read(+Reference, -Clause) is semidet.
%
%   True when the clause with Reference is written in a file as Clause,
%   clause(File, Line, Text, Names, Head, Neck, Body): it begins in Line of File, Text is what is
%   there, Names are Name=Variable, and Head and Body have these variables.  Neck is the place in
%   Text where the head ends, and Body has the places of the goals.  Fails if the file has another
%   clause there by now.
%
%       ?- nth_clause(why_clause:clause_read(_, _), 1, Reference),
%          clause_read(Reference, clause(_, _, Text, Names, _, _, _)), Names = [First|_].
%       First = ('Reference' = _) .

clause_read(Reference, Clause) :-
    (   clause_written(Reference, Clause0)
    ->  Clause = Clause0
    ;   clause_written(Reference, Clause)
    ).

clause_written(Reference, clause(File, Line, Text, Names, Head, Neck, Body)) :-
    clause_property(Reference, file(File)),
    clause_property(Reference, line_count(Line)),
    clause_property(Reference, module(Module)),
    file_line_rest(File, Line, Rest),
    setup_call_cleanup(
        open_string(Rest, Stream),
        ( catch(read_term(Stream, Term, [ module(Module), variable_names(Names),
                                          subterm_positions(Positions), term_position(Place) ]),
                error(_, _), fail),
          character_count(Stream, End)
        ),
        close(Stream)),
    stream_position_data(char_count, Place, Start),
    stream_position_data(line_count, Place, 1),
    Length is End - Start,
    sub_string(Rest, Start, Length, _, Text),
    clause_parts(Term, Start-Positions, Head, Neck, Body),
    clause(_:Told, _, Reference),
    subsumes_term(Head, Told).      % unifications of the body may stand in the head that is told

file_line_rest(File, Line, Rest) :-
    catch(setup_call_cleanup(
              open(File, read, Stream, [encoding(utf8)]),
              ( forall(between(2, Line, _), skip(Stream, 0'\n)),
                read_string(Stream, _, Rest)
              ),
              close(Stream)),
          error(_, _), fail).

% ---- The body of a clause, goal by goal ----

%!  term_body(+Goals, +Positions, -Body) is det.
%
%   True when Body are Goals.  Positions are Start-Sub, with Sub as read_term/2 tells of Goals, and
%   Start the place where the text begins; Sub is `none` for a fact.
%
%       ?- term_body(true, 0-none, Body).
%       Body = sequence([], []).

term_body(_, _-none, sequence([], [])) :- !.
term_body(Goals, Start-Positions, Body) :-
    sequence(Goals, Positions, Start, [], Body).

%!  clause_parts(+Term, +Positions, -Head, -Neck, -Body) is det.
%
%   True when the clause Term has Head and Body.  Positions are Start-Sub, with Sub as read_term/2
%   tells of Term, and Neck is the place, counted from Start, where the head ends.
%
%       ?- term_string(Term, "p(a) :- q(b)", [subterm_positions(Sub)]),
%          clause_parts(Term, 0-Sub, Head, Neck, _).
%       Head = p(a), Neck = 4.

clause_parts(Term, Start-Sub, Head, Neck, Body) :-
    (   Term = (Head :- Goals)
    ->  Sub = term_position(_, _, _, _, [HeadSub,GoalsSub])
    ;   Term = (Head0 --> Grammar)
    ->  Sub = term_position(_, _, _, _, [HeadSub,GrammarSub]),
        grammar_clause(Head0, Grammar-GrammarSub, Head, Goals, GoalsSub)
    ;   Head = Term,
        Goals = true,
        HeadSub = Sub,
        GoalsSub = none
    ),
    arg(2, HeadSub, End),
    Neck is End - Start,
    term_body(Goals, Start-GoalsSub, Body).

%   What stands in the text behind the head of a grammar rule is what comes next when the body has
%   ended.

grammar_clause(Head0, Grammar-Position0, Head, Goals, Position) :-
    (   nonvar(Head0),
        Head0 = (Head1, Pushed)
    ->  nonterminal(Head1, Text0, Text, Head),
        terminals(Pushed, Text1, Whole),
        grammar(Grammar, Position0, Text0, Text1, Goals0, Position1),
        joined(Goals0, Position1, Text = Whole, Goals, Position)
    ;   nonterminal(Head0, Text0, Text, Head),
        grammar_branch(Grammar, Position0, Text0, Text, Goals, Position)
    ).

joined(Goal0, Position0, Goal1, (Goal0, Goal1), term_position(From, To, From, From, [Position0,To-To])) :-
    arg(1, Position0, From),
    arg(2, Position0, To).

%   grammar(Grammar, Position0, Text0, Text, Goal, Position): Goal is what the body Grammar stands for.

grammar(Body, Position, Text0, Text, phrase(Body, Text0, Text), Position) :-
    var(Body),
    !.
grammar(Body, Position0, Text0, Text, Goal, Position) :-
    bare(Position0, term_position(From, To, _, _, [PositionA0,PositionB0])),
    compound_name_arguments(Body, Name, [A,B]),
    grammar_pair(Name, A-PositionA0, B-PositionB0, Text0, Text, Goal, PositionA, PositionB),
    !,
    Position = term_position(From, To, From, From, [PositionA,PositionB]).
grammar(!, Position, Text, Text, !, Position) :- !.
grammar({}(Goal), brace_term_position(From, To, Inner), Text, Text, Goal,
        parentheses_term_position(From, To, Inner)) :- !.
grammar(\+ Body, Position, Text, Text, \+ Goal, Position) :-
    !,
    grammar_goal(Body, Text, _, Goal).
grammar(Body, Position, Text0, Text, Text0 = Whole, Position) :-
    terminals(Body, Text, Whole),
    !.
grammar(Body, Position, Text0, Text, Goal, Position) :-
    nonterminal(Body, Text0, Text, Goal).

grammar_pair(',', A-PositionA0, B-PositionB0, Text0, Text, (GoalA, GoalB), PositionA, PositionB) :-
    grammar(A, PositionA0, Text0, Text1, GoalA, PositionA),
    grammar(B, PositionB0, Text1, Text, GoalB, PositionB).
grammar_pair(Arrow, A-PositionA0, B-PositionB0, Text0, Text, Goal, PositionA, PositionB) :-
    memberchk(Arrow, [->, *->]),
    grammar(A, PositionA0, Text0, Text1, GoalA, PositionA),
    grammar(B, PositionB0, Text1, Text, GoalB, PositionB),
    Goal =.. [Arrow,GoalA,GoalB].
grammar_pair(Or, A-PositionA0, B-PositionB0, Text0, Text, (GoalA ; GoalB), PositionA, PositionB) :-
    memberchk(Or, [;, '|']),
    grammar_branch(A, PositionA0, Text0, Text, GoalA, PositionA),
    grammar_branch(B, PositionB0, Text0, Text, GoalB, PositionB).

%   What takes nothing from the text leaves in each branch the text as it was.

grammar_branch(Body, Position0, Text0, Text, Goal, Position) :-
    grammar(Body, Position0, Text0, Text1, Goal0, Position1),
    (   Text1 == Text0
    ->  joined(Goal0, Position1, Text0 = Text, Goal, Position)
    ;   Text1 = Text,
        Goal = Goal0,
        Position = Position1
    ).

terminals(Terminals, Text, Whole) :-
    (   string(Terminals)
    ->  string_codes(Terminals, List)
    ;   List = Terminals
    ),
    is_list(List),
    append(List, Text, Whole).

nonterminal(Body, Text0, Text, Goal) :-
    (   Body = Module:Inner
    ->  Goal = Module:Called,
        nonterminal(Inner, Text0, Text, Called)
    ;   callable(Body),
        Body =.. List0,
        append(List0, [Text0,Text], List),
        Goal =.. List
    ).

%!  grammar_goal(+Body, ?Text0, ?Text, -Goal) is semidet.
%
%   True when Goal asks whether Body, of a grammar, describes what is between Text0 and Text.
%
%       ?- grammar_goal(( "a", b ), Text0, Text, Goal).
%       Goal = ( Text0 = [97|Text1], b(Text1, Text) ).

grammar_goal(Body, Text0, Text, Goal) :-
    dcg_translate_rule(( x --> Body ), ( x(Text0, Text) :- Goal )).

sequence(Term, Position, Start, Path, sequence(Path, Nodes)) :-
    phrase(conjuncts(Term, Position), Pairs),
    findall(Number, nth1(Number, Pairs, _), Numbers),
    nodes(Numbers, Pairs, Start, Path, Nodes).

conjuncts(Term, Position) -->
    { nonvar(Term),
      Term = (A, B),
      bare(Position, term_position(_, _, _, _, [PositionA,PositionB]))
    },
    !,
    conjuncts(A, PositionA),
    conjuncts(B, PositionB).
conjuncts(Term, Position) --> [Term-Position].

bare(Position, Bare) :-
    (   Position = parentheses_term_position(_, _, Inner)
    ->  bare(Inner, Bare)
    ;   Bare = Position
    ).

nodes([], [], _, _, []).
nodes([Number|Numbers], [Term-Position|Pairs], Start, Path, [Node|Nodes]) :-
    Node = node([Number|Path], From, To, Form),
    arg(1, Position, From0),
    arg(2, Position, To0),
    From is From0 - Start,
    To is To0 - Start,
    bare(Position, Bare),
    (   nonvar(Term),
        form(Term, Bare, Start, [Number|Path], Form0)
    ->  Form = Form0
    ;   Form = goal(Term)
    ),
    nodes(Numbers, Pairs, Start, Path, Nodes).

form(!, _, _, _, cut).
form((A ; B), term_position(_, _, _, _, [PositionA0,PositionB]), Start, Path, Form) :-
    bare(PositionA0, PositionA),
    (   nonvar(A),
        form(A, PositionA, Start, Path, then(Arrow, If, Then))
    ->  Form = choice(Arrow, If, Then, Else),
        sequence(B, PositionB, Start, [else|Path], Else)
    ;   Form = either(BodyA, BodyB),
        sequence(A, PositionA0, Start, [left|Path], BodyA),
        sequence(B, PositionB, Start, [right|Path], BodyB)
    ).
form((A -> B), Position, Start, Path, then(->, If, Then)) :-
    arrow(A, B, Position, Start, Path, If, Then).
form((A *-> B), Position, Start, Path, then(*->, If, Then)) :-
    arrow(A, B, Position, Start, Path, If, Then).
form(once(A), term_position(_, _, _, _, [Position]), Start, Path, once(Body)) :-
    sequence(A, Position, Start, [once|Path], Body).
form(if_(If_1, A, B), term_position(_, _, _, _, [_,PositionA,PositionB]), Start, Path,
     if_(If_1, Then, Else)) :-
    sequence(A, PositionA, Start, [then|Path], Then),
    sequence(B, PositionB, Start, [else|Path], Else).

arrow(A, B, term_position(_, _, _, _, [PositionA,PositionB]), Start, Path, If, Then) :-
    sequence(A, PositionA, Start, [if|Path], If),
    sequence(B, PositionB, Start, [then|Path], Then).

%   form_part(Form, Cuts, Body, How): a body in a form, and whether its goals stand openly.

form_part(either(Body, _), _, Body, open).
form_part(either(_, Body), _, Body, open).
form_part(choice(_, Body, _, _), _, Body, closed).
form_part(choice(_, _, Body, _), _, Body, open).
form_part(choice(_, _, _, Body), _, Body, open).
form_part(then(_, Body, _), _, Body, closed).
form_part(then(_, _, Body), _, Body, open).
form_part(once(Body), Cuts, Body, How) :- ( Cuts == dropped -> How = open ; How = closed ).
form_part(if_(_, Body, _), _, Body, open).
form_part(if_(_, _, Body), _, Body, open).

%!  body_sequences(+Body, +Cuts, -Sequences) is det.
%
%   True when Sequences are the places in Body, sequence(Path, Steps, How), the outer ones first:
%   Steps are Path-How, a goal and whether it stands openly, `open` or `closed`; the last How is
%   that of the end.
%
%       ?- body_sequences(sequence([], [node([1], 0, 1, cut)]), kept, Sequences).
%       Sequences = [sequence([], [[1]-closed], open)].

body_sequences(Body, Cuts, Sequences) :-
    phrase(sequences(Body, Cuts, open), Sequences).

sequences(sequence(Path, Nodes), Cuts, How) -->
    { steps(Nodes, Cuts, How, Steps) },
    [sequence(Path, Steps, How)],
    inner_sequences(Nodes, Steps, Cuts).

steps([], _, _, []).
steps([Node|Nodes], Cuts, How0, [Path-How|Steps]) :-
    Node = node(Path, _, _, _),
    (   Cuts == kept,
        member(Later, [Node|Nodes]),
        has_cut(Later)
    ->  How = closed
    ;   Node = node(_, _, _, cut)
    ->  How = closed
    ;   How = How0
    ),
    steps(Nodes, Cuts, How0, Steps).

has_cut(node(_, _, _, Form)) :-
    (   Form == cut
    ;   Form \= once(_),
        form_part(Form, kept, sequence(_, Nodes), _),
        member(Node, Nodes),
        has_cut(Node)
    ),
    !.

%!  body_cut(+Body) is semidet.
%
%   True when a cut in Body cuts the clauses of its relation.
%
%       ?- body_cut(sequence([], [node([1], 0, 1, cut)])).
%       true.

body_cut(sequence(_, Nodes)) :-
    member(Node, Nodes),
    has_cut(Node),
    !.

%!  body_form(+Body, -Path, -Form) is nondet.
%
%   True when the goal at Path in Body is Form, and decides something.
%
%       ?- body_form(sequence([], [node([1], 0, 1, goal(p))]), Path, Form).
%       Path = [1], Form = goal(p) .

body_form(sequence(_, Nodes), Path, Form) :-
    member(node(Path0, _, _, Form0), Nodes),
    (   form_decides(Form0, kept, _),
        Path = Path0,
        Form = Form0
    ;   form_part(Form0, dropped, Body, open),
        body_form(Body, Path, Form)
    ).

inner_sequences([], [], _) --> [].
inner_sequences([node(_, _, _, Form)|Nodes], [_-How|Steps], Cuts) -->
    { findall(Body-Inner, ( form_part(Form, Cuts, Body, Inner0),
                            ( How == open -> Inner = Inner0 ; Inner = closed ) ), Parts) },
    parts_sequences(Parts, Cuts),
    inner_sequences(Nodes, Steps, Cuts).

parts_sequences([], _) --> [].
parts_sequences([Body-How|Parts], Cuts) -->
    sequences(Body, Cuts, How),
    parts_sequences(Parts, Cuts).

%!  body_edits_goal(+Body, +Cuts, +Edits, -Goal) is det.
%
%   True when Goal is Body after Edits.
%
%       ?- Body = sequence([], [node([1], 0, 1, goal(p)), node([2], 3, 4, goal(q))]),
%          body_edits_goal(Body, kept, [out([1])], Goal).
%       Goal = q.

body_edits_goal(sequence(Path, Nodes), Cuts, Edits, Goal) :-
    nodes_goals(Nodes, Path, Cuts, Edits, Goals),
    (   append(Before, [Last], Goals)
    ->  foldr(Before, Last, Goal)
    ;   Goal = true
    ).

foldr([], Goal, Goal).
foldr([A|As], Last, (A, Goal)) :- foldr(As, Last, Goal).

nodes_goals([], Path, _, Edits, Goals) :-
    ( memberchk(stop(Path, Goal), Edits) -> Goals = [Goal] ; Goals = [] ).
nodes_goals([node(Path1, _, _, Form)|Nodes], Path, Cuts, Edits, Goals) :-
    (   memberchk(stop(Path1, Goal), Edits)
    ->  Goals = [Goal]
    ;   memberchk(out(Path1), Edits)
    ->  nodes_goals(Nodes, Path, Cuts, Edits, Goals)
    ;   form_goal(Form, Cuts, Edits, Goal),
        (   memberchk(ask(Path1, Ask_1), Edits),
            form_decides(Form, Cuts, Decides)
        ->  Ask =.. [call,Ask_1,Decides],
            Goals = [Ask,Goal|Goals1]
        ;   Goals = [Goal|Goals1]
        ),
        nodes_goals(Nodes, Path, Cuts, Edits, Goals1)
    ).

%   form_decides(Form, Cuts, Terms): the terms by whose values a form decides, if more answers may mean
%   fewer.

form_decides(goal(Goal), _, Decides) :-
    (   nonvar(Goal),
        ( Goal = findall(_, Inner, _) ; Goal = aggregate_all(_, Inner, _) )
    ->  Decides = Inner
    ;   Decides = Goal
    ).
form_decides(choice(_, If, _, _), _, If).
form_decides(then(_, If, _), _, If).
form_decides(once(Body), kept, Body).

form_goal(goal(Goal), _, _, Goal).
form_goal(cut, Cuts, _, Goal) :-
    ( Cuts == dropped -> Goal = true ; Goal = ! ).
form_goal(either(A0, B0), Cuts, Edits, (A ; B)) :-
    body_edits_goal(A0, Cuts, Edits, A),
    body_edits_goal(B0, Cuts, Edits, B).
form_goal(choice(Arrow, If, Then, Else0), Cuts, Edits, (Goal ; Else)) :-
    form_goal(then(Arrow, If, Then), Cuts, Edits, Goal),
    body_edits_goal(Else0, Cuts, Edits, Else).
form_goal(then(Arrow, If0, Then0), Cuts, Edits, Goal) :-
    body_edits_goal(If0, Cuts, Edits, If),
    body_edits_goal(Then0, Cuts, Edits, Then),
    Goal =.. [Arrow,If,Then].
form_goal(once(A0), Cuts, Edits, Goal) :-
    body_edits_goal(A0, Cuts, Edits, A),
    ( Cuts == dropped -> Goal = call(A) ; Goal = once(A) ).
form_goal(if_(If_1, Then0, Else0), Cuts, Edits, if_(If_1, Then, Else)) :-
    body_edits_goal(Then0, Cuts, Edits, Then),
    body_edits_goal(Else0, Cuts, Edits, Else).

%!  body_edits_marks(+Body, +Edits, -Marks) is det.
%
%   True when Marks, Place-Text, are what Edits insert into the text of a clause: `*` before a goal
%   that plays no part, and `false`.  Place is `neck` where a fact ends.
%
%       ?- body_edits_marks(sequence([], []), [stop([], false)], Marks).
%       Marks = [neck-" :- false"].

body_edits_marks(Body, Edits, Marks) :-
    phrase(body_marks(Body, Edits), Marks).

body_marks(sequence(Path, Nodes), Edits) -->
    nodes_marks(Nodes, neck, Path, Edits).

nodes_marks([], Before, Path, Edits) -->
    (   { memberchk(stop(Path, _), Edits) }
    ->  ( { Before == neck } -> [neck-" :- false"] ; [Before-", false"] )
    ;   []
    ).
nodes_marks([Node|Nodes], Before, Path, Edits) -->
    { Node = node(Path1, From, To, Form) },
    (   { memberchk(stop(Path1, _), Edits) }
    ->  ( { Before == neck } -> [From-"false, "] ; [Before-", false"] ),
        all_starred([Node|Nodes])
    ;   { memberchk(out(Path1), Edits) }
    ->  starred(Node),
        nodes_marks(Nodes, To, Path, Edits)
    ;   { findall(Body, form_part(Form, kept, Body, _), Bodies) },
        bodies_marks(Bodies, Edits),
        nodes_marks(Nodes, To, Path, Edits)
    ).

bodies_marks([], _) --> [].
bodies_marks([Body|Bodies], Edits) -->
    body_marks(Body, Edits),
    bodies_marks(Bodies, Edits).

all_starred([]) --> [].
all_starred([Node|Nodes]) -->
    starred(Node),
    all_starred(Nodes).

%   A disjunction that has no parentheses has stars at its goals.

starred(node(_, From, _, Form)) -->
    (   { form_part(Form, kept, sequence(_, [node(_, From, _, _)|_]), _) }
    ->  { findall(Node, ( form_part(Form, kept, sequence(_, Nodes), _), member(Node, Nodes) ), All) },
        all_starred(All)
    ;   [From-"* "]
    ).

%!  body_edits_calls(+Body, +Module, +Cuts, +Edits, -Calls) is det.
%
%   True when Calls are the goals that Body, in Module, calls after Edits, call(Module:Goal, How),
%   with how they stand, `open` or `closed`.
%
%       ?- body_edits_calls(sequence([], [node([1], 0, 4, goal(\+ p))]), user, kept, [], Calls).
%       Calls = [call(user:(\+ p), open), call(user:p, closed)].

body_edits_calls(Body, Module, Cuts, Edits, Calls) :-
    phrase(body_calls(Body, Module, Cuts, Edits, open), Calls).

%!  goal_calls(:Goal, -Calls) is det.
%
%   True when Calls are the goals that Goal calls, as body_edits_calls/5 has them; first Goal itself.
%
%       ?- goal_calls(user:maplist(succ, _, _), Calls).
%       Calls = [call(user:maplist(succ, _, _), open), call(user:succ(_, _), open)].

goal_calls(Module:Goal, Calls) :-
    phrase(goal_calls(Goal, Module, open), Calls).

body_calls(sequence(_, Nodes), Module, Cuts, Edits, How) -->
    { steps(Nodes, Cuts, How, Steps) },
    nodes_calls(Nodes, Steps, Module, Cuts, Edits).

nodes_calls([], [], _, _, _) --> [].
nodes_calls([node(Path, _, _, Form)|Nodes], [_-How|Steps], Module, Cuts, Edits) -->
    (   { memberchk(stop(Path, _), Edits) }
    ->  []
    ;   ( { memberchk(out(Path), Edits) } -> [] ; form_calls(Form, Module, Cuts, Edits, How) ),
        nodes_calls(Nodes, Steps, Module, Cuts, Edits)
    ).

form_calls(Form, Module, Cuts, Edits, How) -->
    (   { Form = goal(Goal) }
    ->  goal_calls(Goal, Module, How)
    ;   ( { Form = if_(If_1, _, _) } -> closure_calls(If_1, 1, Module, How) ; [] ),
        control_call(Form, Module, Cuts, How),
        { findall(Body-Inner, ( form_part(Form, Cuts, Body, Inner0),
                                ( How == open -> Inner = Inner0 ; Inner = closed ) ), Parts) },
        parts_calls(Parts, Module, Cuts, Edits)
    ).

control_call(cut, Module, kept, How) --> !, [call(Module:(!), How)].
control_call(choice(Arrow, _, _, _), Module, _, How) --> !, [call(Module:Control, How)],
    { Control =.. [Arrow,true,true] }.
control_call(then(Arrow, _, _), Module, _, How) --> !, [call(Module:Control, How)],
    { Control =.. [Arrow,true,true] }.
control_call(once(_), Module, kept, How) --> !, [call(Module:once(true), How)].
control_call(_, _, _, _) --> [].

parts_calls([], _, _, _) --> [].
parts_calls([Body-How|Parts], Module, Cuts, Edits) -->
    body_calls(Body, Module, Cuts, Edits, How),
    parts_calls(Parts, Module, Cuts, Edits).

goal_calls(Goal, _, _) --> { \+ callable(Goal) }, !.
goal_calls(Module:Goal, _, How) --> { atom(Module) }, !, goal_calls(Goal, Module, How).
goal_calls(Goal, Module, How) -->
    [call(Module:Goal, How)],
    (   { compound(Goal),
          predicate_property(Module:Goal, meta_predicate(Spec)) }
    ->  { Goal =.. [Name|Args],
          Spec =.. [_|Modes],
          ( open_call(Name) -> Inner = How ; Inner = closed ) },
        args_calls(Args, Modes, Module, Inner)
    ;   []
    ).

%   What calls its arguments, and has no answer fewer if they have more.

open_call(Name) :- memberchk(Name, [call, maplist, foldl, if_, ',', ;, phrase, findnsols]).

args_calls([], [], _, _) --> [].
args_calls([Arg|Args], [Mode|Modes], Module, How) -->
    (   { integer(Mode) }
    ->  closure_calls(Arg, Mode, Module, How)
    ;   { memberchk(Mode, [^, //]) }
    ->  (   { Mode == (//), callable(Arg), strip_module(Module:Arg, Module1, Body),
              grammar_goal(Body, _, _, Goal) }
        ->  goal_calls(Goal, Module1, How)
        ;   closure_calls(Arg, 0, Module, How)
        )
    ;   []
    ),
    args_calls(Args, Modes, Module, How).

closure_calls(Closure, _, _, _) --> { \+ callable(Closure) }, !.
closure_calls(Module:Closure, More, _, How) --> { atom(Module) }, !,
    closure_calls(Closure, More, Module, How).
closure_calls(_^Closure, 0, Module, How) --> !, closure_calls(Closure, 0, Module, How).
closure_calls(_/Closure, More, Module, How) --> !, closure_calls(Closure, More, Module, How).
closure_calls(Parameters>>Closure, More, Module, How) --> !,
    { ( is_list(Parameters) -> length(Parameters, Taken) ; Taken = More ),
      Left is max(0, More - Taken) },
    closure_calls(Closure, Left, Module, How).
closure_calls(Closure, More, Module, How) -->
    { length(Others, More),
      Closure =.. List0,
      append(List0, Others, List),
      Goal =.. List },
    goal_calls(Goal, Module, How).

/** <examples>

?- nth_clause(why_clause:clause_read(_, _), 1, Reference), clause_read(Reference, Clause).
?- body_sequences(sequence([], [node([1], 0, 1, goal(p))]), kept, Sequences).
*/
