:- module(lessons_meant,
          [ text_remarks/5,        % +Text, +Others, +Module, +Asked, -Remarks
            small_sentence/2       % +Names, -Sentence
          ]).

/** <module> What a beginner may have meant, where a program loads and is wrong

Each remark is a sentence on a clause: it says what the clause says, and what is written
instead.  A right program may have such a clause, too.  So nobody looks for remarks before
the answers differ.
*/

:- use_module(library(lists), [append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/4]).
:- use_module(library(occurs), [contains_var/2, occurrences_of_term/3, sub_term/2]).
:- use_module(clauses,
              [ clause_parts/3, shown/3, shown_blank/3, text_clauses/3, text_layout_remark/3, variable_name/3 ]).
:- use_module(telling, [capital_sentence/2, near/2, printing/2]).
:- use_module('../shared/tokens', [library_name/2]).

%!  text_remarks(+Text, +Others, +Module, +Asked, -Remarks) is det.
%
%   True when Remarks are sentences on what a beginner may have meant, where Text, a program that is
%   loaded into Module, answers Asked wrongly.  Others are the texts that belong to the task: their
%   names are names.
%
%       ?- text_remarks("p(N) :- N is N + 1.", [], user, p(_), [Remark]).
%       Remark = "line 1: N is N+1 is never true: a variable keeps its value, so the new number \c
%                 needs a new name".

text_remarks(Text, Others, Module, Asked, Remarks) :-
    text_clauses(Text, Module, Clauses),
    findall(Name, ( member(Other, Others), text_name(Other, Module, Name) ), Names0),
    sort(Names0, Known),
    findall(Line-Sentence, ( stray_remark(Clauses, Asked, Line, Sentence)
                    ; value_remark(Clauses, Asked, Line, Sentence)
                    ; small_remark(Clauses, Known, Line, Sentence)
                    ; member(clause(Line, Clause, Names), Clauses),
                      ( python_remark(Clause, Names, Known, Sentence)
                      ; function_remark(Clause, Names, Module, Others, Sentence)
                      ; list_remark(Clause, Names, Sentence)
                      ; clause_remark(Clause, Names, Known, Asked, Sentence) ) ), Found),
    findall(Remark, ( member(Line-Sentence, Found),
                      format(string(Remark), "line ~d: ~s", [Line, Sentence]) ), Remarks0),
    findall(Remark, text_layout_remark(Text, Others, Remark), Remarks1),
    append(Remarks0, Remarks1, Remarks2),
    list_to_set(Remarks2, Remarks).

text_name(Text, Module, Name) :-
    text_clauses(Text, Module, Clauses),
    sub_term(Name, Clauses),
    atom(Name).

% ---- a clause

%   A value that is to be predicted: all clauses are facts then.

value_remark(Clauses, Asked, Line, Sentence) :-
    compound(Asked),
    arg(1, Asked, Key),
    number(Key),
    \+ memberchk(clause(_, (_ :- _), _), Clauses),
    functor(Asked, Name, Arity),
    member(clause(Line, Fact, Names), Clauses),
    functor(Fact, Name, Arity),
    arg(Place, Fact, Argument),
    Place > 1,
    (   variable_name(Argument, Names, Variable)
    ->  \+ capital_sentence(Variable, _),
        downcase_atom(Variable, Small),
        format(string(Sentence), "~w begins with a capital letter, so it is a variable, which can be \c
                                  anything: write ~w if it is a name", [Variable, Small])
    ;   nonvar(Argument),
        Argument = (Left = Right),
        var(Left)
    ->  shown(Argument, Names, Text),
        shown(Right, Names, Value),
        format(string(Sentence), "~s is a term of its own here: write only ~s", [Text, Value])
    ),
    !.      % the first one

%   A relation that nothing calls, and whose name is nearly that of the one that is asked; or that name
%   itself, with another number of arguments.

stray_remark(Clauses, Asked, Line, Sentence) :-
    functor(Asked, Name, Arity),
    member(clause(Line, Clause, _), Clauses),
    Clause \= (_ --> _),
    clause_parts(Clause, Head, _),
    functor(Head, Stray, Number),
    ( Stray == Name, Number =\= Arity ; Number =:= Arity, near(Stray, Name) ),
    \+ ( member(clause(_, Other, _), Clauses), clause_parts(Other, _, Goals), sub_term(Goal, Goals),
         nonvar(Goal), functor(Goal, Stray, Called), memberchk(Called, [Number,0]) ),
    !,      % the first one
    (   Stray == Name
    ->  format(string(Sentence), "here ~w has ~d arguments, and the task asks for ~d", [Name, Number, Arity])
    ;   format(string(Sentence), "~w is another name than ~w: is it misspelt?", [Stray, Name])
    ).

small_remark(Clauses, Known, Line, Sentence) :-
    member(clause(Line, Clause, _), Clauses),
    small_variables(Clause, Known, Names),
    !,      % the first such clause
    small_sentence(Names, Sentence).

clause_remark(Clause, Names, _, _, Sentence) :-
    Clause = (Head :- _),
    clause_parts(Clause, _, Goals),
    member(Goal, Goals),
    Goal == Head,
    !,
    shown(Goal, Names, Text),
    format(string(Sentence), "the goal ~s is the head once more, so it never ends: ask it of something \c
                              smaller, such as the rest of a list", [Text]).
clause_remark(Clause, Names, _, Asked, Sentence) :-
    clause_parts(Clause, Head0, Goals),
    asked_head(Head0, Asked, Head),
    append(Before, [Goal|After], Goals),
    nonvar(Goal),
    goal_remark(Goal, Head, Before, After, Names, Sentence),
    !.
clause_remark(Clause, Names, _, Asked, Sentence) :-
    \+ ground(Asked),
    Clause = (_ :- Body),
    sub_term(Part, Body),
    nonvar(Part),
    Part = (Condition -> _),
    nonvar(Condition),
    condition_words(Condition, X, Y, Words),
    open_when_asked(Clause, Asked, X-Y),
    !,
    shown(Condition, Names, Text),
    shown(dif(X, Y), Names, Dif),
    format(string(Sentence), "~s ~s: write a clause for each case, with ~s in one of them",
           [Text, Words, Dif]).
clause_remark((Head :- Body), Names, _, _, Sentence) :-
    nonvar(Body),
    Body = ( If ; Else ),
    nonvar(If),
    If = (Condition -> Then),
    nonvar(Else),
    Else = (First, Rest),
    nonvar(Rest),
    ( Rest = (Goal, _) -> true ; Goal = Rest ),
    callable(Goal),
    term_variables(Rest, Variables),
    member(Variable, Variables),
    contains_var(Variable, Then),
    contains_var(Variable, First),
    \+ contains_var(Variable, Head-Condition),
    !,
    shown(Goal, Names, Text),
    format(string(Sentence), "~s belongs only to the case behind ; , which goes on to the full stop: write \c
                              parentheses round ( ... -> ... ; ... )", [Text]).
clause_remark(Clause, Names, Known, _, Sentence) :-
    clause_parts(Clause, Head, Goals),
    member(Goal, [Head|Goals]),
    \+ arithmetic(Goal),
    compound(Goal),
    Goal \= (_ = _),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    arg(_, Goal, Sum),
    calculation(Sum, Known),
    \+ ground(Sum),
    !,
    shown(Sum, Names, Text),
    format(string(Sentence), "~s is not worked out in an argument: write a goal such as K is ~s, \c
                              and K instead of it", [Text, Text]).

%   What Python writes so: a name with a capital letter, a calculation with lists, a function, a
%   slice, braces.

python_remark(Clause, Names, _, Sentence) :-
    clause_parts(Clause, _, Goals),
    member(Compared, Goals),
    ( Compared = (Goal == Value) ; Compared = (Goal = Value) ; Compared = (Goal =:= Value) ; Compared = (Goal is Value) ),
    callable(Goal),
    compound(Goal),
    truth(Value, Names, Truth),
    !,
    shown(Compared, Names, Text),
    ( Truth == true -> Right0 = Goal ; Right0 = (\+ Goal) ),
    shown(Right0, Names, Right),
    format(string(Sentence), "~s: a goal has no value, it holds or fails: write ~s", [Text, Right]).
python_remark(_, Names, _, Sentence) :-
    member(Name = _, Names),
    capital_sentence(Name, Sentence),
    !.      % the first one
python_remark(Clause, Names, _, Sentence) :-
    clause_parts(Clause, _, Goals),
    member(V = List, Goals),
    var(V),
    nonvar(List),
    List = [_|_],
    contains_var(V, List),
    !,
    shown(V = List, Names, Text),
    format(string(Sentence), "~s is never true: a variable keeps its value, so the longer list needs a \c
                              new name", [Text]).
python_remark(Clause, Names, Known, Sentence) :-
    (   Sign = (+), Where = Clause
    ;   Sign = (-), clause_parts(Clause, _, Goals), member(Where, Goals), arithmetic(Where)
    ),
    sub_term(Sum, Where),
    compound(Sum),
    compound_name_arguments(Sum, Sign, [A,B]),
    member(Part, [A,B]),
    ( nonvar(Part), ( Part = [_|_] ; Part == [] ) ; list_variable(Part, Clause) ),
    \+ memberchk(Sign, Known),
    !,
    shown(Sum, Names, Text),
    (   Sign == (+)
    ->  format(string(Sentence), "~s: + adds numbers and joins no lists: write a goal append(Xs, Ys, Zs), \c
                                  and Zs instead of it", [Text])
    ;   format(string(Sentence), "~s: - takes no elements out of a list: write a relation that does",
               [Text])
    ).
python_remark(Clause, Names, _, Sentence) :-
    clause_parts(Clause, Head, Goals),
    member(Part, [Head|Goals]),
    compound(Part),
    ( Part == Head ; arithmetic(Part) ; Part = (_ = _) ; Part = member(_, _) ; Part = forall(_, _) ),
    arg(_, Part, Argument),
    sub_term(Value, Argument),
    compound(Value),
    functor(Value, Name, Arity),
    (   library_name(Name, Goal),
        ( Arity =:= 1 ; Name == range )
    ;   Arity > 0,
        Part \== Head,
        Next is Arity + 1,
        memberchk(Name/Next, [ append/3, reverse/2, length/2, msort/2, sum_list/2, last/2, nth0/3, nth1/3,
                               max_list/2, min_list/2, select/3, subtract/3, delete/3, flatten/2 ]),
        Value =.. [Name|Arguments],
        append(Arguments, [_], All),
        Goal0 =.. [Name|All],
        last(All, '$VAR'('Value')),
        format(atom(Goal), "~W", [Goal0, [ quoted(true), numbervars(true), variable_names(Names),
                                           spacing(next_argument) ]])
    ),
    !,
    shown(Value, Names, Text),
    format(string(Sentence), "~s stands where a value has to, but Prolog has relations instead of \c
                              functions: write the goal ~w before it", [Text, Goal]).
python_remark(Clause, Names, _, Sentence) :-
    clause_parts(Clause, _, Goals),
    member(Goal, Goals),
    subsumes_term(maplist(member(_), _), Goal),
    Goal = maplist(member(List), _),
    !,
    shown(Goal, Names, Text),
    shown(member(List, X), ['X'=X|Names], Asked),
    shown(member(X, List), ['X'=X|Names], Right),
    format(string(Sentence), "~s asks ~s for each X: write a relation of your own with ~s in it, and \c
                              maplist with its name", [Text, Asked, Right]).
python_remark(Clause, Names, Known, Sentence) :-
    \+ memberchk(:, Known),
    \+ memberchk({}, Known),
    Clause \= (_ --> _),
    sub_term(Part, Clause),
    nonvar(Part),
    (   ( Part = [Pair] ; clause_parts(Clause, Pair0, _), compound(Pair0), arg(_, Pair0, Pair), Part = Pair ),
        nonvar(Pair),
        Pair = (X:Rest),
        var(Rest)
    ->  shown_blank(Part, Names, Text),
        shown_blank([X|Rest], Names, Right),
        format(string(Sentence), "~s is no list with a rest: write ~s", [Text, Right])
    ;   Part = {Inner}
    ->  shown(Part, Names, Text),
        shown([Inner], Names, Right),
        format(string(Sentence), "~s is no list: write ~s", [Text, Right])
    ).

truth(Value, Names, Truth) :-
    ( var(Value) -> variable_name(Value, Names, Name), downcase_atom(Name, Truth) ; Truth = Value ),
    memberchk(Truth, [true, false]).

%   A variable that is the rest of a list.

list_variable(Variable, Clause) :-
    var(Variable),
    sub_term(List, Clause),
    nonvar(List),
    List = [_|Rest],
    Rest == Variable,
    !.

%   A relation of the program that stands where a value has to, as a function does in other
%   languages.  An argument of another goal may be meant as a goal with an argument left out.

function_remark(Clause, Names, Module, Others, Sentence) :-
    clause_parts(Clause, Head, Goals),
    member(Part, [Head|Goals]),
    compound(Part),
    ( Part == Head ; arithmetic(Part) ; ( Part = (_ = _) ; Part = (_ == _) ), \+ passes_goals(Goals) ),
    arg(_, Part, Argument),
    sub_term(Value, Argument),
    compound(Value),
    compound_name_arguments(Value, Name, Arguments),
    length(Arguments, Number),
    Arity is Number + 1,
    functor(Value0, Name, Number),
    \+ term_of(Value0, Others),
    functor(Pattern, Name, Arity),
    predicate_property(Module:Pattern, number_of_clauses(_)),
    \+ predicate_property(Module:Pattern, imported_from(_)),
    !,      % the first in the clause
    member(New, ['Value', 'Value1', 'Value2']),
    \+ memberchk(New = _, Names),
    !,      % the first name that is free
    (   functor(Head, Name, Arity),
        Part \== Head,
        Part =.. [_,Result,_],
        arg(Place, Head, Other),
        Other == Result
    ->  nth1(Place, All, Free, Arguments)
    ;   append(Arguments, [Free], All)
    ),
    compound_name_arguments(Goal, Name, All),
    shown(Value, Names, Text),
    shown(Goal, [New = Free|Names], Right),
    format(string(Sentence), "~s stands where a value has to, but ~w is a relation and gives no value: \c
                              write a goal with one more argument, such as ~s, and ~w instead of it",
           [Text, Name, Right, New]).

passes_goals(Goals) :-
    member(Goal, Goals),
    compound(Goal),
    compound_name_arity(Goal, Name, _),
    memberchk(Name, [call, maplist, foldl, include, exclude, partition, findall, forall]),
    !.

term_of(Pattern, Texts) :-
    member(Text, Texts),
    text_clauses(Text, lessons_meant, Clauses),
    sub_term(Part, Clauses),
    nonvar(Part),
    Part = Pattern,
    !.

list_remark(Clause, Names, Sentence) :-
    sub_term(List, Clause),
    is_list(List),
    append(Before, [One,Rest], List),
    var(One),
    var(Rest),
    variable_name(Rest, Names, Plural),
    (   variable_name(One, Names, Single)
    ->  atom_concat(Single, s, Plural)
    ;   atom_length(Plural, 2),
        sub_atom(Plural, 1, 1, 0, s)
    ),
    !,      % the first in the clause
    append(Before, [One|Rest], Right),
    length(List, Number),
    shown_blank(List, Names, Text),
    shown_blank(Right, Names, Text1),
    format(string(Sentence), "~s is a list of ~d elements: write ~s if ~w is the rest of the list",
           [Text, Number, Text1, Plural]).

%   Some variable of Part is an argument that Asked leaves open.

open_when_asked(Clause, Asked, Part) :-
    copy_term(Clause-Part, (Asked :- _)-Copy),
    term_variables(Asked, Open),
    term_variables(Copy, Variables),
    member(Variable, Variables),
    member(One, Open),
    One == Variable,
    !.

%   What the head of a clause knows when Asked calls it: the arguments that Asked leaves open are
%   not among them.

asked_head(Head0, Asked, Head) :-
    (   functor(Head0, Name, Arity),
        functor(Asked, Name, Arity)
    ->  findall(Place, ( arg(Place, Asked, Argument), nonvar(Argument) ), Places),
        arguments(Places, Head0, Head)
    ;   Head = Head0
    ).

arguments([], _, []).
arguments([Place|Places], Head, [Argument|Arguments]) :-
    arg(Place, Head, Argument),
    arguments(Places, Head, Arguments).

condition_words(X = Y, X, Y, "as a condition makes the two equal if they can be, and the other \c
                              case is lost").
condition_words(X == Y, X, Y, "as a condition asks what is known so far, and the two may be made \c
                               equal later").
condition_words(X \= Y, X, Y, Words) :- condition_words(X == Y, X, Y, Words).
condition_words(X \== Y, X, Y, Words) :- condition_words(X == Y, X, Y, Words).

%   Names that stand where nearly always a variable stands: the rest of a list, a number that is
%   calculated with, or a short name in both the head and the body.  If there is one in a clause,
%   other short names in it are meant so, too.

small_variables(Clause, Known, Names) :-
    clause_parts(Clause, Head, Goals),
    findall(Name, ( small(Head, Goals, Name), \+ known(Known, Name) ), Names0),
    Names0 = [_|_],
    findall(Name, ( member(Part, [Head|Goals]), argument_name(Part, Name), \+ known(Known, Name),
                    ( memberchk(Name, Names0) ; short(Name) ) ), Names1),
    list_to_set(Names1, Names).

small(Head, Goals, Name) :-
    member(Part, [Head|Goals]),
    sub_term(List, Part),
    nonvar(List),
    List = [_|Name],
    atom(Name),
    Name \== [].
small(_, Goals, Name) :-
    member(Goal, Goals),
    arithmetic(Goal),
    argument_name(Goal, Name),
    \+ catch(_ is Name, _, fail).
small(Head, Goals, Name) :-
    argument_name(Head, Name),
    short(Name),
    once(( member(Goal, Goals), argument_name(Goal, Name) )).
small(Head, [], Name) :-
    argument_name(Head, Name),
    short(Name),
    occurrences_of_term(Name, Head, Number),
    Number > 1.

argument_name(Part, Name) :-
    compound(Part),
    arg(_, Part, Argument),
    nonvar(Argument),
    (   atom(Argument),
        Argument \== [],
        Argument \== !,
        Name = Argument
    ;   argument_name(Argument, Name)
    ).

%   A name of one or two letters, but no word that stands for a case.

short(Name) :-
    \+ memberchk(Name, [no, ok, on, up]),
    atom_length(Name, Length),
    Length =< 2,
    char_type(First, lower),
    sub_atom(Name, 0, 1, _, First),
    !.

known(Known, Name) :-
    memberchk(Name, Known).

%!  small_sentence(+Names, -Sentence) is det.
%
%   True when Sentence says that Names, of which there is at least one, should be variables.
%
%       ?- small_sentence([n], Sentence).
%       Sentence = "n begins with a small letter, so it is a name, not a variable: write N".

small_sentence([Name], Sentence) :-
    !,
    variable_of(Name, Variable),
    format(string(Sentence), "~w begins with a small letter, so it is a name, not a variable: \c
                              write ~w", [Name, Variable]).
small_sentence(Names, Sentence) :-
    findall(Variable, ( member(Name, Names), variable_of(Name, Variable) ), Variables),
    atomic_list_concat(Names, ', ', All),
    atomic_list_concat(Variables, ', ', Others),
    format(string(Sentence), "~w begin with a small letter, so they are names, not variables: \c
                              write ~w", [All, Others]).

variable_of(Name, Variable) :-
    sub_atom(Name, 0, 1, After, First),
    sub_atom(Name, 1, After, 0, Rest),
    upcase_atom(First, Capital),
    atom_concat(Capital, Rest, Variable).

% ---- a goal, with what stands before it and after it

goal_remark(V is Sum, _, _, _, Names, Sentence) :-
    var(V),
    term_variables(Sum, Variables),
    contains_var(V, Variables),
    !,
    shown(V is Sum, Names, Text),
    format(string(Sentence), "~s is never true: a variable keeps its value, so the new number \c
                              needs a new name", [Text]).
goal_remark(Goal, Head, Before, After, Names, Sentence) :-
    arithmetic(Goal),
    needed(Goal, Needed),
    term_variables(Needed, Variables),
    member(Variable, Variables),
    \+ contains_var(Variable, Head-Before),
    member(Finder, After),
    \+ arithmetic(Finder),
    contains_var(Variable, Finder),
    !,
    shown(Goal, Names, Text),
    shown(Variable, Names, Name),
    format(string(Sentence), "~s stands before the goal that finds ~s: put it behind that goal",
           [Text, Name]).
goal_remark(Sum is V, _, _, _, Names, Sentence) :-
    var(V),
    compound(Sum),
    calculation(Sum, []),
    !,
    shown(Sum is V, Names, Text),
    shown(V is Sum, Names, Right),
    format(string(Sentence), "~s is the wrong way round: is works out its right side: write ~s",
           [Text, Right]).
goal_remark(V = Sum, _, _, _, Names, Sentence) :-
    var(V),
    calculation(Sum, []),
    !,
    shown(V = Sum, Names, Text),
    shown(V is Sum, Names, Right),
    format(string(Sentence), "= does not calculate, and ~s makes two terms equal: write ~s",
           [Text, Right]).
goal_remark(V == Sum, _, Before, _, Names, Sentence) :-
    calculation(Sum, []),
    !,
    shown(V == Sum, Names, Text),
    (   var(V),
        \+ contains_var(V, Before)
    ->  shown(V is Sum, Names, Right)
    ;   shown(V =:= Sum, Names, Right)
    ),
    format(string(Sentence), "== compares two terms as they are written, so ~s does not \c
                              calculate: write ~s", [Text, Right]).
goal_remark(V == Term, Head, Before, _, Names, Sentence) :-
    var(V),
    \+ contains_var(V, Head-Before),
    ( \+ compound(Term) ; Term = [_|_] ),
    !,
    shown(V, Names, Name),
    shown(V = Term, Names, Right),
    format(string(Sentence), "== only compares, and ~s has no value before it: write ~s",
           [Name, Right]).
goal_remark(Goal, _, _, _, _, Sentence) :-
    printing(Goal, Name),
    format(string(Sentence), "~w prints, and nobody reads that: an answer is the value of an \c
                              argument of the head", [Name]).

arithmetic(Goal) :-
    compound(Goal),
    compound_name_arity(Goal, Name, 2),
    memberchk(Name, [is, =:=, =\=, <, >, =<, >=]).

needed(_ is Sum, Sum) :- !.
needed(Goal, Goal).

%   A sum that a task does not use as a term.  N-1 is one, and A-B a pair.

calculation(Sum, Known) :-
    compound(Sum),
    compound_name_arguments(Sum, Name, [A,B]),
    operand(A),
    operand(B),
    (   memberchk(Name, [+, *, //, mod, rem, /])
    ->  \+ memberchk(Name, Known)
    ;   Name == (-),
        \+ memberchk(-, Known),
        var(A),
        integer(B),
        B > 0
    ).

operand(Operand) :-
    (   var(Operand)
    ->  true
    ;   number(Operand)
    ->  true
    ;   calculation(Operand, [])
    ).

/** <examples>

?- text_remarks("p(x) :- q(x). q(1).", [], user, p(_), Remarks).
*/
