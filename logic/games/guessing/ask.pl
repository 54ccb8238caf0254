:- module(guessing_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about a guessing game

Questions from outside (../../door/questions.pl).  Except at the table, a game is asked by numbers:
a `game` is the number of an open game, or a name of sheets.pl.  Secrets, questions and answers are
their numbers, from 1.  A set of secrets is the integer with one bit for each secret.
*/

:- use_module('../../door/questions', [game_question_reply/3]).
:- use_module('../../door/table', [table_answer/3, table_example/5, table_question/5,
                                   table_type/2]).
:- use_module('../../door/values', [bad_input/2]).
:- use_module(certify, [tree_certificate/4]).
:- use_module(fault, [fault_text/2]).
:- use_module(greedy, [sheet_greedy/3]).
:- use_module(history, [ history_question/4, history_secrets/3, secret_conflicts/4,
                         sheet_contradiction/3 ]).
:- use_module(numbered, [game_closed/1, game_opened/5, game_sheet/2, table_opened/6]).
:- use_module(sheet, [sheet_rows/2, sheet_sizes/4]).
:- use_module(sheets, [named_guessing/2, sheet_told/6]).
:- use_module(solve, [sheet_found/4, sheet_obstacle/2]).
:- use_module(spread, [ sheet_spread/3, spread_classes/3, spread_first/5, spread_firsts/3,
                        spread_greedy/3, spread_set/5 ]).
:- use_module(table, []).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- guessing_ask:ask(names, answer([First|_])).
%       First = blacks_only .

ask(Question, Reply) :-
    game_question_reply(guessing_ask, Question, Reply).

type(options, record(game, [ name:text, ends:optional(one_of([known, asked])),
                             seconds:optional(number) ])).
type(turn, record(turn, [question:text, answer:text])).
type(board, record(board, [ turns:list(turn), asked:optional(text), left:integer,
                            secrets:integer, answers:list(text), cells:list(place) ])).
type(class, pair(answer:integer, secrets:integer)).
type(ends, one_of([known, asked])).
type(game, either([integer, text])).
type(opened, record(opened, [ game:integer, ends:ends, secrets:list(text), questions:list(text),
                              answers:list(text) ])).
type(drawn, pair(question:integer, answer:integer)).
type(conflict, record(conflict, [turn:integer, would:integer])).
type(measure, one_of([worst, expected, classes])).
type(tree, union([ record(secret, [secret:integer]),
                   record(node, [question:integer, secrets:integer, children:list(child)]) ])).
type(child, pair(answer:integer, tree:tree)).
type(obstacle, union([ record(alike, [one:integer, other:integer]),
                       record(unasked, [secret:integer]) ])).
type(found, union([ record(found, [depth:integer, total:integer, tree:tree]),
                    record(alike, [one:integer, other:integer]),
                    record(unasked, [secret:integer]), record(deeper, []) ])).
type(fault, union([ record(secret, [secret:integer]), record(question, [question:integer]),
                    record(branch, [question:integer, answer:integer]) ])).
type(certificate, record(certificate, [faults:list(fault), histogram:list(integer)])).
type(first, pair(bound:limit(integer), question:integer)).
type(part, record(class, [answer:integer, size:integer, secrets:integer])).
type(Name, Type) :-
    table_type(Name, Type).

question(names, [], list(name),
         "The games that come with ludologic.").
question(tell, [ name:text, ends:one_of([known, asked]), secrets:list(text),
                 questions:list(text), answers:list(text), rows:list(list(class)) ], boolean,
         "A game that was worked out elsewhere, under its name: for each question the sets of \c
          secrets, as bits, that draw each answer, by its number.").
question(open, [ kind:one_of([named, program, table, words]), name:name,
                 ends:optional(ends)=null, seconds:number=10 ], opened,
         "Opens a game, by its name or its file, whose rules may take so many seconds: its \c
          number, and the texts of its secrets, questions and answers.").
question(open_table, [ ends:ends, secrets:integer, questions:list(integer), answers:integer,
                       rows:list(list(class)) ], integer,
         "The number of a game that was worked out elsewhere. A question has the number of the \c
          secret that it is, or a greater one.").
question(close, [game:integer], boolean,
         "Closes the game: it is not asked any more.").
question(rows, [game:game], list(list(class)),
         "For each question the sets of secrets that draw each answer.").
question(left, [game:game, history:list(drawn)], list(integer),
         "The secrets that a history leaves.").
question(conflicts, [game:game, secret:integer, history:list(drawn)], list(conflict),
         "The turns, from 1, that rule a secret out, and what it would have answered.").
question(contradiction, [game:game, history:list(drawn)], list(integer),
         "The fewest turns, from 1, that no secret draws together; none if one draws them all.").
question(suggest, [game:game, history:list(drawn), by:measure=worst], optional(integer),
         "The next question; null if there is none worth asking.").
question(tree, [game:game, goal:one_of([worst, total, both])=worst, depth:limit(integer)], found,
         "The tree that is best by a goal, of at most so many questions; or why there is none.").
question(obstacle, [game:game], optional(obstacle),
         "Why there is no tree of any depth; null if there is one.").
question(greedy, [game:game, by:measure=worst], optional(tree),
         "The tree that asks what is suggested; null if there is none.").
question(certificate, [game:game, tree:tree], certificate,
         "What is wrong with a tree, and how many secrets it finds after 0, 1, ... questions.").
question(spread, [game:game, goal:one_of([depth, total])], kept,
         "A search in parts, for any tree of some depth or for the one with the least total; it \c
          remembers its results.").
question(firsts, [spread:kept, depth:limit(integer)], list(first),
         "The first questions, the most promising one first: no tree that begins so has a total \c
          less than the bound.").
question(parts, [spread:kept, first:integer], list(part),
         "The classes into which a first question divides all secrets.").
question(set_tree, [spread:kept, secrets:integer, depth:limit(integer), most:limit(integer)],
         optional(tree),
         "A tree for a set of secrets, by the goal, with at most so many questions and so great a \c
          total; null if it is proved that there is none.").
question(first_tree, [spread:kept, first:integer, depth:limit(integer), most:limit(integer)],
         optional(tree),
         "The same for all secrets, beginning with a question.").
question(quick_tree, [spread:kept, secrets:integer], optional(tree),
         "A tree for a set of secrets that is found at once; null if there is none.").
question(Name, Arguments, Shape, Sentence) :-
    table_question(["higher_lower", null, null], Name, Arguments, Shape, Sentence).

example(tell, [ name-"mine", ends-"known", secrets-["a","b"], questions-["q"],
                answers-["no","yes"], rows-[[[1,1],[2,2]]] ]).
example(open, [kind-named, name-"higher_lower"]).
example(open_table, [ends-known, secrets-2, questions-[3], answers-2, rows-[[[1,1],[2,2]]]]).
example(close, [game-0]).
example(rows, [game-"ship"]).
example(Name, [game-"higher_lower", history-[[50,2]]]) :-
    member(Name, [left, contradiction, suggest]).
example(conflicts, [game-"higher_lower", secret-7, history-[[50,2]]]).
example(Name, [game-"higher_lower"]) :-
    member(Name, [tree, obstacle, greedy]).
example(certificate, [game-"higher_lower", tree-[node,50,100,[[1,[secret,50]]]]]).
example(spread, [game-"higher_lower", goal-depth]).
example(firsts, [depth-7]).
example(parts, [first-50]).
example(set_tree, [secrets-3, depth-7, most-null]).
example(first_tree, [first-50, depth-7, most-null]).
example(quick_tree, [secrets-3]).
example(Name, Arguments) :-
    table_example(["higher_lower", null, null], ["you","friend"], "50", Name, Arguments).

answer(Question, Answer) :-
    catch(answered(Question, Answer), error(guessing_game(Fault), _), true),
    (   var(Fault)
    ->  true
    ;   fault_text(Fault, Sentence),
        bad_input("~s", [Sentence])
    ).

answered(names, Names) :-
    findall(Name, named_guessing(Name, _), Names).
answered(tell(Name, Ends, Secrets, Questions, Answers, Rows), true) :-
    sheet_told(Name, Ends, Secrets, Questions, Answers, Rows).
answered(open(Kind, Name, Ends, Seconds), Opened) :-
    game_opened(Kind, Name, Ends, Seconds, Opened).
answered(open_table(Ends, Secrets, Questions, Answers, Rows), Game) :-
    table_opened(Ends, Secrets, Questions, Answers, Rows, Game).
answered(close(Game), true) :-
    game_closed(Game).
answered(rows(Game), Rows) :-
    game_sheet(Game, Sheet),
    sheet_rows(Sheet, Rows).
answered(left(Game, History), Secrets) :-
    judged_sheet(Game, History, Sheet),
    history_secrets(Sheet, History, Secrets).
answered(conflicts(Game, Secret, History), Conflicts) :-
    judged_sheet(Game, History, Sheet),
    sheet_sizes(Sheet, Secrets, _, _),
    judged(Secret, secret, Secrets),
    secret_conflicts(Sheet, Secret, History, Conflicts).
answered(contradiction(Game, History), Numbers) :-
    judged_sheet(Game, History, Sheet),
    ( sheet_contradiction(Sheet, History, Numbers0) -> Numbers = Numbers0 ; Numbers = [] ).
answered(suggest(Game, History, By), Question) :-
    judged_sheet(Game, History, Sheet),
    (   history_question(Sheet, History, By, Question0)
    ->  Question = Question0
    ;   Question = none
    ).
answered(tree(Game, Goal, Depth), Found) :-
    game_sheet(Game, Sheet),
    sheet_found(Sheet, Goal, Depth, Found).
answered(obstacle(Game), Obstacle) :-
    game_sheet(Game, Sheet),
    ( sheet_obstacle(Sheet, Obstacle0) -> Obstacle = Obstacle0 ; Obstacle = none ).
answered(greedy(Game, By), Tree) :-
    game_sheet(Game, Sheet),
    ( sheet_greedy(Sheet, By, Tree0) -> Tree = Tree0 ; Tree = none ).
answered(certificate(Game, Tree), certificate(Faults, Histogram)) :-
    game_sheet(Game, Sheet),
    tree_certificate(Sheet, Tree, Faults, Histogram).
answered(spread(Game, Goal), Spread) :-
    game_sheet(Game, Sheet),
    sheet_spread(Sheet, Goal, Spread).
answered(firsts(Spread, Depth), Firsts) :-
    begun(Spread),
    spread_firsts(Spread, Depth, Firsts).
answered(parts(Spread, First), Parts) :-
    begun(Spread),
    spread_classes(Spread, First, Parts).
answered(set_tree(Spread, Set, Depth, Most), Tree) :-
    begun(Spread),
    spread_set(Spread, Set, Depth, Most, Tree).
answered(first_tree(Spread, First, Depth, Most), Tree) :-
    begun(Spread),
    spread_first(Spread, First, Depth, Most, Tree).
answered(quick_tree(Spread, Set), Tree) :-
    begun(Spread),
    ( spread_greedy(Spread, Set, Tree0) -> Tree = Tree0 ; Tree = none ).
answered(Question, Answer) :-
    table_answer(guessing_table, Question, Answer).

judged_sheet(Game, History, Sheet) :-
    game_sheet(Game, Sheet),
    sheet_sizes(Sheet, _, Questions, Answers),
    forall(member(Question-Answer, History),
           ( judged(Question, question, Questions),
             judged(Answer, answer, Answers) )).

judged(Number, What, Most) :-
    (   between(1, Most, Number)
    ->  true
    ;   bad_input("~w is no ~w of this game: accepted are 1 to ~w", [Number, What, Most])
    ).

begun(Spread) :-
    (   Spread == none
    ->  bad_input("no search was begun: it is the answer to `spread`", [])
    ;   true
    ).

/** <examples>

?- guessing_ask:ask(begin(game("ship", none, none), ["hard","you"], 1), Reply).
*/
