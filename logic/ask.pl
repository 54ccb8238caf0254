:- module(ludologic_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about the rules themselves

Questions that belong to no single game: whether the rules agree, why a relation holds, what the
games declare.  shared/questions.pl says how they are asked from outside.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(agreement, [game_agreement/3, game_claim/2]).
:- use_module(shared/reason, [logic_file/2]).
:- use_module(shared/questions, [declared_type/2, game_declared/2, game_question_reply/3]).
:- use_module('shared/terms', [raw_terms/3, variables_raw/2]).
:- use_module('shared/values', [bad_input/2]).
:- use_module(query, [asked_goal/3, asked_relation/3, blamed/2, own_loaded/5]).
:- use_module(rooms, [room/3, shown_game/3]).
:- use_module(why/source, [file_call/3]).
:- use_module(why, [goal_tree_lines/2, goal_why/5]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- ludologic_ask:ask(games, answer([First|_])).
%       First = connect4.

ask(Question, Reply) :-
    game_question_reply(ludologic_ask, Question, Reply).

type(agreement, record(agreement, [checked:integer, differences:list(difference)])).
type(difference, record(difference, [ relation:text, file:optional(text),
                                      line:optional(integer), query:text, fast:text,
                                      defined_by:text, definition:text ])).
type(relation, pair(name:name, values:integer)).
type(loaded, record(loaded, [module:name, relations:list(relation), warnings:list(text)])).
type(proof, record(proof, [ goal:text, by:name, file:optional(text), line:optional(integer),
                            proofs:list(proof) ])).
type(failure, record(failure, [depth:integer, goal:text])).
type(why, union([ record(holds, [proofs:list(proof), lines:list(text)]),
                  record(fails, [failures:list(failure), lines:list(text)]),
                  record(endless, [lines:list(text)]) ])).
type(searched, record(searched, [sentence:text, lines:list(text)])).
type(call, record(call, [user:text, used:text, file:text, line:integer])).
type(room, record(room, [folder:text, purpose:text, files:list(text)])).
type(shown, record(shown, [game:name, title:text, sentence:text])).
type(Name, Type) :-
    declared_type(Name, Type).

question(version, [], text,
         "The version of the SWI-Prolog that answers.").
question(games, [], list(name),
         "The games whose fast relations are held to their definitions.").
question(agreement, [game:name], agreement,
         "How many claims of a game were tried, and where fast relations differ from the definition: \c
          the likely cause first.").
question(relation, [name:text, arity:integer], text,
         "The relation of the rules, or of a file that was loaded, with this name and so many arguments: \c
          its module and its name.").
question(each_answer, [relation:text, values:list(raw)], each(raw),
         "What the variables among the values are bound to, and the constraints that are left, in each \c
          solution of a relation: shared/terms.pl says what a value is.").
question(first_answer, [relation:text, values:list(raw)], optional(raw),
         "The first of each_answer; null if there is none.").
question(load, [file:text, seconds:limit(number)=null], loaded,
         "Load a file of the user's own rules: which relations it defines, and warnings.").
question(why, [relation:text, values:list(raw), depth:integer=4, inferences:integer=50000000,
               all:boolean=false], why,
         "Why a relation holds of some values, or does not.  All says what is true by itself, too.").
question(search_tree, [relation:text, values:list(raw)], searched,
         "The search tree of a relation and some values: how its branches end, and its rows as lines.").
question(calls, [file:text], list(call),
         "Which relations the clauses of a file of the rules call, those of libraries left out.").
question(doors, [], list(name),
         "The doors to the rules: that of each game, and this one.").
question(rooms, [], list(room),
         "The folders of the rules in the order to read them, each with its files, without endings.").
question(shown, [], list(shown),
         "The games that have boards of their own, in the order in which they are shown.").
question(declared, [game:name], declared,
         "The questions and types that the door of a game declares.").

example(agreement, [game-"mastermind"]).
example(relation, [name-"guess_secret_feedback", arity-3]).
example(each_answer, [ relation-"guess_code_feedback", values-[[1,2], [2,1], object([variable-"X"])] ]).
example(first_answer, [ relation-"guess_code_feedback", values-[[1,2], [2,1], object([variable-"X"])] ]).
example(load, [file-"nowhere.pl"]).
example(why, [relation-"guess_secret_feedback", values-[[1,2], [2,1], object([variable-"_"])], depth-1]).
example(search_tree, [relation-"guess_secret_feedback", values-[[1], [1], object([variable-"_"])]]).
example(calls, [file-"mastermind/definition.pl"]).
example(declared, [game-"connect4"]).
example(Name, []) :-
    memberchk(Name, [version, games, doors, rooms, shown]).

answer(version, Version) :-
    current_prolog_flag(version, Number),
    Major is Number // 10_000,
    Minor is Number // 100 mod 100,
    Patch is Number mod 100,
    format(string(Version), "~d.~d.~d", [Major, Minor, Patch]).
answer(games, Games) :-
    findall(Game, game_claim(Game, _), Games).
answer(agreement(Game), agreement(Checked, Differences)) :-
    (   game_claim(Game, _)
    ->  game_agreement(Game, Checked, Differences)
    ;   findall(Known, game_claim(Known, _), Games),
        atomic_list_concat(Games, ', ', Text),
        bad_input("'~w' is no game: accepted are ~w", [Game, Text])
    ).
answer(relation(Text, Arity), Relation) :-
    asked_relation(Text, Arity, Module:Name/_),
    format(string(Relation), "~w:~w", [Module, Name]).
answer(each_answer(Text, Raws), Answer) :-
    raw_terms(Raws, Terms, Variables),
    asked_goal(Text, Terms, Goal),
    blamed(Goal, Goal),
    variables_raw(Variables, Answer).
answer(first_answer(Text, Raws), Answer) :-
    ( answer(each_answer(Text, Raws), Answer0) -> Answer = Answer0 ; Answer = none ).
answer(load(Text, Seconds), loaded(Module, Relations, Warnings)) :-
    atom_string(File, Text),
    ( Seconds == inf -> Limit = inf ; Limit = seconds(Seconds) ),
    own_loaded(File, Limit, Module, Defined, Warnings),
    findall(Name-Arity, member(Name/Arity, Defined), Relations).
answer(why(Text, Raws, Depth, Inferences, All), Why) :-
    ( All == true -> Shown = all ; Shown = plain ),
    raw_terms(Raws, Values, _),
    asked_goal(Text, Values, Goal),
    blamed(goal_why(Goal, Inferences, Depth, Shown, Why0), Goal),
    why_told(Why0, Why).
answer(search_tree(Text, Raws), searched(Sentence, Lines)) :-
    raw_terms(Raws, Values, _),
    asked_goal(Text, Values, Goal),
    blamed(goal_tree_lines(Goal, [Sentence|Lines]), Goal).
answer(calls(File), Calls) :-
    (   logic_path(File, Path)
    ->  findall(Call, path_call(Path, Call), Calls)
    ;   bad_input("'~w' is no file of the rules", [File])
    ).
answer(doors, Doors) :-
    findall(Door, ( current_module(Module), door_module(Door, Module), Door \== lessons ), Doors0),
    sort(Doors0, Doors).
answer(rooms, Rooms) :-
    findall(room(Folder, Purpose, Files), room(Folder, Purpose, Files), Rooms).
answer(shown, Games) :-
    findall(shown(Game, Title, Sentence), shown_game(Game, Title, Sentence), Games).
answer(declared(Game), Declared) :-
    (   door_module(Game, Module),
        current_module(Module)
    ->  game_declared(Module, Declared)
    ;   bad_input("'~w' has no door", [Game])
    ).

%   logic_path(+File, -Path): Path is that of File, one that rooms.pl lists.

logic_path(File, Path) :-
    room(Folder, _, Files),
    member(Name, Files),
    ( Folder == '' -> Known = Name ; atomic_list_concat([Folder, Name], /, Known) ),
    atom_concat(Known, '.pl', Atom),
    atom_string(Atom, File),
    !,
    module_property(ludologic_ask, file(Here)),
    file_directory_name(Here, Logic),
    atomic_list_concat([Logic, Atom], /, Path).

path_call(Path, call(User, Used, File, Line)) :-
    file_call(Path, call(UserName, UsedName, From), Line),
    logic_file(From, File),
    format(string(User), "~w", [UserName]),
    format(string(Used), "~w", [UsedName]).

door_module(Game, Module) :-
    atom_concat(Game, '_ask', Module).

why_told(holds(Proofs0, Lines), holds(Proofs, Lines)) :-
    maplist(proof_told, Proofs0, Proofs).
why_told(fails(Failures, Lines), fails(Failures, Lines)).
why_told(endless(Lines), endless(Lines)).

proof_told(proof(Goal, By0, Proofs0), proof(Goal, By, File, Line, Proofs)) :-
    (   By0 = clause(Path, Line)
    ->  By = clause,
        ( logic_file(Path, File0) -> File = File0 ; File = Path )
    ;   By = By0,
        File = none,
        Line = none
    ),
    maplist(proof_told, Proofs0, Proofs).

/** <examples>

?- ludologic_ask:ask(declared(connect4), Reply).
*/
