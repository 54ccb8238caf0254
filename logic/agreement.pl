:- module(ludologic_agreement,
          [ agreement/2,             % ?Game, -Difference
            game_agreement/3,        % ?Game, -Checked, -Differences
            game_claim/2             % ?Game, -Claim
          ]).

/** <module> Agreement: do the fast relations still say what the definition says?

Each game is defined once, plainly, in its definition.pl.  A faster relation must
give the same answers.  A game's agreement.pl makes _claims_: claim(Relation, Answer,
Fast, Definition) says that the goal Fast, which asks the fast Relation, finds the same
Answers as the goal Definition.  Each clause makes claims about one relation, for small
cases.  This file tries them.

A _difference_ is difference(Relation, File, Line, Query, Fast, DefinitionQuery, Definition):
where Relation is told, the shortest Query that was found to differ, the DefinitionQuery that
must have the same answers, and what both answer, each as text.  A goal that throws answers
with its error, one that takes far longer than a claim may with `no end`.  A clause that
finds no case to try is a difference, too: where nothing is compared, nothing agrees.

A fault in one relation shows in all that ask it.  So differences are told in the order of
rooms.pl, in which files lean on each other.  Within a room, a relation that is asked by itself
comes first.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/2, maplist/3, maplist/4]).
:- use_module(library(error), [domain_error/2, existence_error/2]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3, reverse/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(shared/limit, [stops/1]).
:- use_module(shared/reason, [relation_clause/2]).
:- use_module(rooms, [room/3]).

%!  agreement(?Game, -Difference) is nondet.
%
%   True when Difference is a case in which a fast relation of Game answers
%   otherwise than its definition, one for each clause of its claims; or `none`
%   if there is no such case.  The first one is the likely cause of the others.
%
%       ?- agreement(mastermind, Difference).
%       Difference = none.

agreement(Game, Difference) :-
    game_agreement(Game, _, Differences),
    (   Differences == []
    ->  Difference = none
    ;   member(Difference, Differences)
    ).

%!  game_agreement(?Game, -Checked, -Differences) is nondet.
%
%   True when Checked claims about Game were tried, and Differences are those
%   that failed, the likely cause first.
%
%       ?- game_agreement(soccer, Checked, Differences).
%       Differences = [] .

game_agreement(Game, Checked, Differences) :-
    (   nonvar(Game),
        \+ game_claim(Game, _)
    ->  domain_error(game, Game)
    ;   game_claim(Game, Claim)
    ),
    claims_loaded(Game),
    claims_agreement(Claim, Checked, Differences).

%   A game's claims are loaded when they are tried for the first time.

claims_loaded(Game) :-
    module_property(ludologic_agreement, file(Here)),
    file_directory_name(Here, Logic),
    atomic_list_concat([Logic, Game, agreement], /, File),
    use_module(File, []).

%!  game_claim(?Game, -Claim) is nondet.
%
%   True when Claim is the relation that makes the claims about Game.
%
%       ?- game_claim(soccer, Claim).
%       Claim = soccer_agreement:soccer_claim.

game_claim(connect4,   connect4_agreement:connect4_claim).
game_claim(mastermind, mastermind_agreement:mastermind_claim).
game_claim(soccer,     soccer_agreement:soccer_claim).

%   Checked of the claims call(Claim, Relation, Answer, Fast, Definition) were tried, and
%   Differences are those that failed.  It is an error if there are no claims.

claims_agreement(Module:Claim, Checked, Differences) :-
    Head =.. [Claim, Relation, Answer, Fast, Definition],
    findall(Head-Body, clause(Module:Head, Body), Clauses),
    statistics(inferences, Start),
    foldl(clause_tried(Module, claim(Relation, Answer, Fast, Definition)-Head, Start), Clauses,
          0-[], Checked-Reversed),
    (   Checked-Reversed == 0-[]
    ->  existence_error(claim, Module:Claim)
    ;   reverse(Reversed, Found),
        maplist(difference_order(Module), Found, Keyed),
        keysort(Keyed, Sorted),
        pairs_values(Sorted, Differences)
    ).

%   The claims of a clause are tried one by one.  A changed definition may have
%   queries that do not end.  So if there are differences and much time has passed,
%   the other claims are not tried.

clause_tried(Module, Pattern, Start, Clause, Checked0-Differences0, Checked-Differences) :-
    copy_term(Pattern, Case-Head),
    Clause = Head-Body,
    statistics(inferences, Now),
    (   Differences0 = [_|_],
        Now - Start > 10 000 000
    ->  Checked = Checked0,
        Differences = Differences0
    ;   Case = claim(Relation, _, _, _),
        relation_place(Relation, Module, Name, File, Line),
        goal_found(Case, Module:Body, Found),
        (   Found = [_|_]
        ->  End is Now + 2 000 000,
            cases_tried(Found, Module, End, none, Difference, Checked0, Checked)
        ;   Checked = Checked0,
            case_missing(Found, Module:Head, Difference)
        ),
        (   Difference = differs(Texts)
        ->  Texts = texts(Query, Fast, DefinitionQuery, Definition),
            Differences = [ difference(Name, File, Line, Query, Fast, DefinitionQuery, Definition)
                          | Differences0 ]
        ;   Differences = Differences0
        )
    ).

case_missing(Found, Claim, differs(texts(Query, Text, Query, "a case to try"))) :-
    query_text(none, Claim, Query),
    answers_text(none, Found, [], Text).

%   Difference0 is the shortest difference of the cases before, or `none`.  Once there is one,
%   other cases are tried until End.

cases_tried([], _, _, Difference, Difference, Checked, Checked).
cases_tried([Case|Cases], Module, End, Difference0, Difference, Checked0, Checked) :-
    statistics(inferences, Now),
    (   Difference0 \== none,
        Now > End
    ->  Difference = Difference0,
        Checked = Checked0
    ;   Checked1 is Checked0 + 1,
        case_tried(Case, Module, Difference0, Difference1),
        cases_tried(Cases, Module, End, Difference1, Difference, Checked1, Checked)
    ).

case_tried(claim(_, Answer, Fast, Definition), Module, Difference0, Difference) :-
    goal_answers(Answer, Module:Fast, FastAnswers),
    goal_answers(Answer, Module:Definition, DefinitionAnswers),
    (   FastAnswers =@= DefinitionAnswers
    ->  Difference = Difference0
    ;   query_text(Answer, Module:Fast, FastQuery),
        query_text(Answer, Module:Definition, DefinitionQuery),
        answers_text(Answer, FastAnswers, DefinitionAnswers, FastText),
        answers_text(Answer, DefinitionAnswers, FastAnswers, DefinitionText),
        Texts = texts(FastQuery, FastText, DefinitionQuery, DefinitionText),
        shorter_difference(Difference0, differs(Texts), Difference)
    ).

shorter_difference(Difference0, Difference1, Difference) :-
    (   Difference0 \== none,
        difference_length(Difference0, Length0),
        difference_length(Difference1, Length1),
        Length0 =< Length1
    ->  Difference = Difference0
    ;   Difference = Difference1
    ).

difference_length(differs(texts(Query, _, DefinitionQuery, _)), Length) :-
    string_length(Query, Length1),
    string_length(DefinitionQuery, Length2),
    Length is Length1 + Length2.

%   Where a relation that is named in Module is told; `none` if that is no file of the rules.

relation_place(Name/Arity, Module, Text, File, Line) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, implementation_module(Told)),
        relation_clause(Told:Name/Arity, clause(File0, Line0, _))
    ->  File = File0,
        Line = Line0
    ;   File = none,
        Line = none
    ),
    format(string(Text), "~w/~w", [Name, Arity]).

%   A difference with its place in the order.  A query that names Module asks a relation
%   that only the claims have.

difference_order(Module, Difference, order(Room, Asked, File)-Difference) :-
    Difference = difference(_, Path, _, Query, _, _, _),
    file_room(Path, Room, File),
    format(string(Own), "~w:", [Module]),
    ( sub_string(Query, _, _, _, Own) -> Asked = 2 ; Asked = 1 ).

file_room(Path, Room, Number) :-
    findall(Folder-Files, room(Folder, _, Files), Rooms),
    (   Path \== none,
        nth1(Room0, Rooms, Folder-Files),
        nth1(Number0, Files, File),
        atomic_list_concat([Folder, /, File, '.pl'], Name),
        atom_string(Name, Path)
    ->  Room = Room0,
        Number = Number0
    ;   Room = 1000,
        Number = 0
    ).

%   The answers are a set, or the error that the goal throws, or no_end.  5 million
%   inferences are enough for every claim.

goal_answers(Answer, Goal, Answers) :-
    goal_found(Answer, Goal, Found),
    (   is_list(Found)
    ->  sort(Found, Answers)
    ;   Answers = Found
    ).

goal_found(Answer, Goal, Found) :-
    catch(call_with_inference_limit(findall(Answer, Goal, Answers), 5 000 000, Result),
          Error, true),
    (   nonvar(Error)
    ->  error_answers(Error, Found)
    ;   Result == inference_limit_exceeded
    ->  Found = no_end
    ;   Found = Answers
    ).

%   Errors are compared by their formal part, without the place where they were thrown.  The end
%   of the time and Ctrl-C end the comparison.

error_answers(Error, thrown(Formal)) :-
    (   ends(Error)
    ->  throw(Error)
    ;   Error = error(Formal0, _)
    ->  Formal = Formal0
    ;   Formal = Error
    ).

ends(Error) :-
    stops(Error).
ends(time_limit_exceeded).
ends('$aborted').
ends(inference_limit_exceeded).
ends(inference_limit_exceeded(_)).
ends(unwind(_)).

%   The query as typed at the prompt, and the answer as printed.  X, Y ... are the
%   variables of the answer.  A relation that its module does not export is written
%   with the module's name.

query_text(Answer0, Module:Goal0, Text) :-
    copy_term_nat(Answer0-Goal0, Answer-Goal),
    numbervars(Answer, 23, _),          % 'X'
    goal_typed(Goal, Module, Typed),
    written(Typed, Query),
    format(string(Text), "?- ~s.", [Query]).

goal_typed(Goal0, Module, Goal) :-
    (   predicate_property(Module:Goal0, meta_predicate(Modes))
    ->  Goal0 =.. [Name|Arguments0],
        Modes =.. [_|Modes1],
        maplist(argument_typed(Module), Modes1, Arguments0, Arguments),
        Goal1 =.. [Name|Arguments]
    ;   Goal1 = Goal0
    ),
    (   predicate_property(Module:Goal0, implementation_module(Module)),
        \+ predicate_property(Module:Goal0, exported)
    ->  Goal = Module:Goal1
    ;   Goal = Goal1
    ).

argument_typed(Module, Mode, Argument0, Argument) :-
    (   memberchk(Mode, [0, ^, //]),
        callable(Argument0)
    ->  goal_typed(Argument0, Module, Argument)
    ;   Argument = Argument0
    ).

%   If there are many answers, some that the Others lack are shown; a line at most.

answers_text(Answer, Answers, Others, Text) :-
    all_answers_text(Answer, Answers, Others, Text0),
    (   sub_string(Text0, 0, 90, After, Begin),
        After > 3
    ->  string_concat(Begin, "...", Text)
    ;   Text = Text0
    ).

all_answers_text(_, no_end, _, "no end") :- !.
all_answers_text(_, thrown(Formal), _, Text) :- !,
    written(Formal, Error),
    format(string(Text), "error: ~s", [Error]).
all_answers_text(_, [], _, "false") :- !.
all_answers_text(Answer, Answers, Others, Text) :-
    length(Answers, Number),
    (   Number =< 4
    ->  bindings_text(Answer, Answers, Text)
    ;   is_list(Others),
        ord_subtract(Answers, Others, [First|_])
    ->  bindings_text(Answer, [First], Binding),
        format(string(Text), "~D answers, among them ~s", [Number, Binding])
    ;   format(string(Text), "~D answers", [Number])
    ).

bindings_text(Answer, Answers, Text) :-
    term_variables(Answer, Variables),
    copy_term(Variables, Names),
    numbervars(Names, 23, _),
    findall(Bound, ( member(Answer, Answers), bound_text(Names, Variables, Bound) ), Bounds),
    atomics_to_string(Bounds, " ; ", Text).

bound_text(Names, Values, Text) :-
    foldl(binding_text, Names, Values, Texts, []),
    (   Texts == []
    ->  Text = "true"
    ;   atomics_to_string(Texts, ", ", Text)
    ).

binding_text(Name, Value, Texts0, Texts) :-
    (   var(Value)
    ->  Texts0 = Texts
    ;   written(Name, NameText),
        written(Value, ValueText),
        format(string(Text), "~s = ~s", [NameText, ValueText]),
        Texts0 = [Text|Texts]
    ).

atomics_to_string(Texts, Between, Text) :-
    atomic_list_concat(Texts, Between, Atom),
    atom_string(Atom, Text).

written(Term0, Text) :-
    copy_term_nat(Term0, Term),
    term_singletons(Term, Singletons),
    maplist(=('$VAR'('_')), Singletons),
    numbervars(Term, 0, _),
    format(string(Text), "~W",
           [Term, [quoted(true), numbervars(true), portray(true), spacing(next_argument)]]).

/** <examples>

?- game_claim(Game, Claim).
*/
