:- module(ludologic_agreement,
          [ agreement/2,             % ?Game, -Difference
            game_agreement/3,        % ?Game, -Checked, -Differences
            game_claim/2,            % ?Game, -Claim
            claims_agreement/3       % :Claim, -Checked, -Differences
          ]).

/** <module> Agreement: does what is fast still say what the definition says?

Each game is defined once, plainly, in its definition.pl.  A faster relation must
give the same answers.  A game's agreement.pl makes _claims_: claim(Answer, Fast,
Definition) says that the goal Fast finds the same Answers as the goal Definition.
Each clause makes claims about one relation, for small cases.  This file tries
them.

A _difference_ is what the prompt shows of the first claim of a clause that
fails: difference(Query, Fast, DefinitionQuery, Definition), the query that
Fast answers, and the one that Definition answers, each as text.  A goal that
throws answers with its error, one that takes far longer than a claim may with
`no end`.  A clause that finds no case to try is a difference, too: where
nothing is compared, nothing agrees.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/2, maplist/4]).
:- use_module(library(error), [domain_error/2, existence_error/2]).
:- use_module(library(lists), [member/2, memberchk/2, reverse/2]).
:- use_module(library(ordsets), [ord_subtract/3]).

:- meta_predicate claims_agreement(3, -, -).

%!  agreement(?Game, -Difference) is nondet.
%
%   True when Difference is the first case in which a fast relation of Game
%   answers otherwise than its definition, one for each clause of its claims;
%   or `none` if there is no such case.
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
%   that failed.
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

%!  claims_agreement(:Claim, -Checked, -Differences) is det.
%
%   True when Checked of the claims call(Claim, Answer, Fast, Definition) were
%   tried, and Differences are those that failed.  It is an error if there are
%   none.
%
%       ?- agreement(soccer, none),
%          claims_agreement(soccer_agreement:soccer_claim, _, Differences).
%       Differences = [] .

claims_agreement(Module:Claim, Checked, Differences) :-
    Head =.. [Claim, Answer, Fast, Definition],
    findall(Head-Body, clause(Module:Head, Body), Clauses),
    statistics(inferences, Start),
    foldl(clause_tried(Module, claim(Answer, Fast, Definition)-Head, Start), Clauses,
          0-[], Checked-Reversed),
    (   Checked-Reversed == 0-[]
    ->  existence_error(claim, Module:Claim)
    ;   reverse(Reversed, Differences)
    ).

%   The claims of a clause are tried one by one, up to the first that fails.  A
%   changed definition may have queries that do not end.  So if there are
%   differences and much time has passed, the other claims are not tried.

clause_tried(Module, Pattern, Start, Clause, Checked0-Differences0, Checked-Differences) :-
    copy_term(Pattern, Case-Head),
    Clause = Head-Body,
    (   Differences0 = [_|_],
        statistics(inferences, Now),
        Now - Start > 10 000 000
    ->  Checked = Checked0,
        Differences = Differences0
    ;   goal_found(Case, Module:Body, Cases),
        found_tried(Cases, Module:Head, Checked0-Differences0, Checked-Differences)
    ).

found_tried([Case|Cases], Module:_, Tried0, Tried) :- !,
    cases_tried([Case|Cases], Module, Tried0, Tried).
found_tried(Found, Claim, Checked-Differences, Checked-[Difference|Differences]) :-
    Difference = difference(Query, Text, Query, "a case to try"),
    query_text(none, Claim, Query),
    answers_text(none, Found, [], Text).

cases_tried([], _, Checked-Differences, Checked-Differences).
cases_tried([claim(Answer, Fast, Definition)|Cases], Module, Checked0-Differences0,
            Checked-Differences) :-
    Checked1 is Checked0 + 1,
    goal_answers(Answer, Module:Fast, FastAnswers),
    goal_answers(Answer, Module:Definition, DefinitionAnswers),
    (   FastAnswers =@= DefinitionAnswers
    ->  cases_tried(Cases, Module, Checked1-Differences0, Checked-Differences)
    ;   Checked = Checked1,
        query_text(Answer, Module:Fast, FastQuery),
        query_text(Answer, Module:Definition, DefinitionQuery),
        answers_text(Answer, FastAnswers, DefinitionAnswers, FastText),
        answers_text(Answer, DefinitionAnswers, FastAnswers, DefinitionText),
        Differences = [ difference(FastQuery, FastText, DefinitionQuery, DefinitionText)
                      | Differences0 ]
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

%   Errors are compared by their formal part, without the place where they were thrown.  Any
%   other exception, such as the end of the time or Ctrl-C, ends the comparison.

error_answers(Error, thrown(Formal)) :-
    (   Error = error(Formal, _)
    ->  true
    ;   throw(Error)
    ).

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

%   If there are many answers, some that the Others lack are shown.

answers_text(_, no_end, _, "no end") :- !.
answers_text(_, thrown(Formal), _, Text) :- !,
    written(Formal, Error),
    format(string(Text), "error: ~s", [Error]).
answers_text(_, [], _, "false") :- !.
answers_text(Answer, Answers, Others, Text) :-
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
?- agreement(soccer, Difference).
*/
