:- module(guessing_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about a guessing game

Questions from outside (../shared/questions.pl).  Except in a session, a game is asked by numbers:
a `game` is the number of an open game, or a name of open_games.pl.  Secrets, questions and answers are
their numbers, from 1.  A set of secrets is the integer with one bit for each secret.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module('../shared/session', [session_answer/3, session_example/5, session_question/5,
                                   session_type/2]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module(arena, [subset_numbers/2]).
:- use_module(history,
              [ history_drawn/3, history_hurried/3, history_most/4, history_over/2,
                history_question/4, history_secrets/3, secret_conflicts/4, matrix_contradiction/3,
                matrix_greedy/3 ]).
:- use_module(open_games,
              [ game_closed/1, game_opened/5, game_matrix/2, game_symmetric/2, named_guessing/2,
                game_given/7, table_opened/8 ]).
:- use_module(sentences, [next_sentence/4]).
:- use_module(matrix, [kinds_fault/2, matrix_kinds/2, matrix_orbits/2, matrix_row/3, matrix_rows/2, matrix_sizes/4]).
:- use_module(solve,
              [ matrix_found/4, matrix_obstacle/2, matrix_spread/3, spread_classes/3, spread_first/5,
                spread_firsts/3, spread_greedy/3, spread_set/5 ]).
:- use_module(symmetry, [matrix_generated/3, matrix_graph/2]).
:- use_module(tree, [tree_certificate/4]).
:- use_module('../shared/user_rules', [fault/1, fault_text/2]).
:- use_module(session, []).

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
                            secrets:integer, answers:list(text), cells:list(place),
                             scale:optional(scale) ])).
type(scale, record(scale, [ name:name, things:list(text), left:list(text), right:list(text),
                            down:optional(text), text:text ])).
type(class, pair(answer:integer, secrets:integer)).
type(ends, one_of([known, asked])).
type(game, either([integer, text])).
type(opened, record(opened, [ game:integer, ends:ends, secrets:list(value),
                              questions:list(value), answers:list(value) ])).
type(value, either([integer, text])).
type(answering, pair(answer:integer, secrets:list(integer))).
type(drawn, pair(question:integer, answer:integer)).
type(conflict, record(conflict, [turn:integer, would:integer])).
type(choice, record(choice, [question:integer, most:integer])).
type(measure, one_of([worst, expected, classes])).
type(tree, union([ record(secret, [secret:integer]),
                   record(node, [question:integer, secrets:integer, children:list(child)]) ])).
type(child, pair(answer:integer, tree:tree)).
type(obstacle, union([ record(alike, [one:integer, other:integer]),
                       record(unasked, [secret:integer]) ])).
type(found, union([ record(found, [depth:integer, total:integer, tree:tree]),
                    record(alike, [one:integer, other:integer]),
                    record(unasked, [secret:integer]), record(deeper, []), record(hard, []) ])).
type(vertex, record(vertex, [kind:integer, neighbours:list(integer)])).
type(fault, union([ record(secret, [secret:integer]), record(question, [question:integer]),
                    record(branch, [question:integer, answer:integer]) ])).
type(certificate, record(certificate, [faults:list(fault), histogram:list(integer)])).
type(first, pair(bound:limit(integer), question:integer)).
type(part, record(class, [answer:integer, size:integer, secrets:integer])).
type(Name, Type) :-
    session_type(Name, Type).

question(names, [], list(name),
         "The games that come with ludologic.").
question(tell, [ name:text, ends:one_of([known, asked]), secrets:list(text),
                 questions:list(text), answers:list(text), rows:list(list(class)),
                 kinds:list(integer)=[] ], boolean,
         "A game that was worked out elsewhere, under its name: for each question the sets of \c
          secrets, as bits, that draw each answer, by its number; and kinds, as for open_table.").
question(open, [ kind:one_of([named, program, sheet, table, words]), name:name,
                 ends:optional(ends)=null, seconds:number=10 ], opened,
         "Opens a game, by its name or its file, whose rules may take so many seconds: its \c
          number, and its secrets, questions and answers: integers, or texts.").
question(open_table, [ ends:ends, secrets:integer, questions:list(integer), answers:integer,
                       rows:list(list(class)), orbits:list(integer)=[],
                       kinds:list(integer)=[], named:list(text)=[] ], integer,
         "The number of a game that was worked out elsewhere. A question has the number of the \c
          secret that it is, or a greater one; questions of one orbit differ only by names. For \c
          each secret, kinds has the set of those that need not be told apart from it; none if \c
          all must. The secrets may be named, for sentences.").
question(close, [game:integer], boolean,
         "Closes the game: it is not asked any more.").
question(rows, [game:game], list(list(class)),
         "For each question the sets of secrets that draw each answer.").
question(partition, [game:game, question:integer, secrets:optional(list(integer))],
         list(answering),
         "For each answer to a question the secrets that give it, in order, of these or of all.").
question(orbits, [game:game], list(integer),
         "For each question the number of the first one that differs from it only by names; none \c
          if the game declares no symmetries.").
question(graph, [game:game], optional(list(vertex)),
         "The graph whose automorphisms are the symmetries of an open game, with the neighbours of \c
          each vertex that come before it, numbered from 0; null if the game declares its \c
          symmetries, or if its table is too small or too large to be worth it.").
question(symmetric, [game:game, generators:list(list(integer))], boolean,
         "From now on an open game has the symmetries that follow from these automorphisms of its \c
          graph: for each the images of all vertices. Whether they are symmetries.").
question(kinds, [game:game], list(integer),
         "For each secret the set, as bits, of those that need not be told apart from it; none if all \c
          must.").
question(over, [game:game, history:list(drawn)], boolean,
         "Whether a history leaves only secrets that need not be told apart, in a game that ends \c
          when the secret is known.").
question(left, [game:game, history:list(drawn)], list(integer),
         "The secrets that a history leaves.").
question(drawn, [game:game, history:list(drawn)], list(list(integer)),
         "For each question the answers that the secrets left by a history would draw.").
question(conflicts, [game:game, secret:integer, history:list(drawn)], list(conflict),
         "The turns, from 1, that rule a secret out, and what it would have answered.").
question(contradiction, [game:game, history:list(drawn)], list(integer),
         "The fewest turns, from 1, that no secret draws together; none if one draws them all.").
question(suggest, [game:game, history:list(drawn), by:measure=worst], optional(choice),
         "The next question, and how many secrets it leaves at worst; null if there is none worth \c
          asking.").
question(hurried, [game:game, history:list(drawn)], optional(choice),
         "A question that is found at once, for when the time is up; null if none tells the secrets \c
          that are left apart.").
question(advice, [question:text, most:integer, left:integer, hurried:boolean=false], text,
         "A sentence that recommends a question, which leaves so many secrets of those left at worst; \c
          it may be one for when the time is up.").
question(tree, [ game:game, goal:one_of([worst, total, both])=worst, depth:limit(integer),
                 easily:boolean=false ], found,
         "The tree that is best by a goal, of at most so many questions; or why there is none; or \c
          that it is hard to find, if it is to be found easily.").
question(obstacle, [game:game], optional(obstacle),
         "Why there is no tree of any depth; null if there is one.").
question(greedy, [game:game, by:measure=worst], optional(tree),
         "The tree that asks what is suggested; null if there is none.").
question(certificate, [game:game, tree:tree], certificate,
         "What is wrong with a tree, and how many secrets it finds after 0, 1, ... questions.").
question(spread, [game:game, goal:one_of([depth, total])], handle,
         "A search in parts, for any tree of some depth or for the one with the least total; it \c
          remembers its results.").
question(firsts, [spread:handle, depth:limit(integer)], list(first),
         "The first questions, the most promising one first: no tree that begins so has a total \c
          less than the bound.").
question(parts, [spread:handle, first:integer], list(part),
         "The classes into which a first question divides all secrets.").
question(set_tree, [spread:handle, secrets:integer, depth:limit(integer), most:limit(integer)],
         optional(tree),
         "A tree for a set of secrets, by the goal, with at most so many questions and so great a \c
          total; null if it is proved that there is none.").
question(first_tree, [spread:handle, first:integer, depth:limit(integer), most:limit(integer)],
         optional(tree),
         "The same for all secrets, beginning with a question.").
question(quick_tree, [spread:handle, secrets:integer], optional(tree),
         "A tree for a set of secrets that is found at once; null if there is none.").
question(Name, Arguments, Shape, Sentence) :-
    session_question(["higher_lower", null, null], Name, Arguments, Shape, Sentence).

example(tell, [ name-"mine", ends-"known", secrets-["a","b"], questions-["q"],
                answers-["no","yes"], rows-[[[1,1],[2,2]]] ]).
example(open, [kind-named, name-"higher_lower"]).
example(open_table, [ends-known, secrets-2, questions-[3], answers-2, rows-[[[1,1],[2,2]]]]).
example(close, [game-0]).
example(symmetric, [game-"ship", generators-[[1]]]).
example(Name, [game-"ship"]) :-
    member(Name, [rows, orbits, kinds, graph]).
example(Name, [game-"higher_lower", history-[[50,2]]]) :-
    member(Name, [left, over, drawn, contradiction, suggest, hurried]).
example(partition, [game-"higher_lower", question-50, secrets-[7,50]]).
example(conflicts, [game-"higher_lower", secret-7, history-[[50,2]]]).
example(advice, [question-"50", most-50, left-100]).
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
    session_example(["higher_lower", null, null], ["you","friend"], "50", Name, Arguments).

answer(Question, Answer) :-
    catch(answered(Question, Answer), error(guessing_game(Fault), _), true),
    (   var(Fault)
    ->  true
    ;   fault_text(Fault, Sentence),
        bad_input("~s", [Sentence])
    ).

answered(names, Names) :-
    findall(Name, named_guessing(Name, _), Names).
answered(tell(Name, Ends, Secrets, Questions, Answers, Rows, Kinds), true) :-
    judged_kinds(Secrets, Kinds),
    game_given(Name, Ends, Secrets, Questions, Answers, Rows, Kinds).
answered(open(Kind, Name, Ends, Seconds), Opened) :-
    game_opened(Kind, Name, Ends, Seconds, Opened).
answered(open_table(Ends, Secrets, Questions, Answers, Rows, Orbits, Kinds, Named), Game) :-
    judged_orbits(Questions, Orbits),
    findall(Secret, between(1, Secrets, Secret), Numbers),
    ( same_length(Named, Numbers) -> maplist(text_name, Named, Names) ; Names = Numbers ),
    judged_kinds(Names, Kinds),
    table_opened(Ends, Secrets, Questions, Answers, Rows, Orbits, Kinds, Game).
answered(close(Game), true) :-
    game_closed(Game).
answered(rows(Game), Rows) :-
    game_matrix(Game, Matrix),
    matrix_rows(Matrix, Rows).
answered(partition(Game, Question, Secrets), Classes) :-
    judged_matrix(Game, [], Matrix),
    matrix_sizes(Matrix, Most, Questions, _),
    judged(Question, question, Questions),
    (   Secrets == none
    ->  Set is 1 << Most - 1
    ;   forall(member(Secret, Secrets), judged(Secret, secret, Most)),
        foldl(number_added, Secrets, 0, Set)
    ),
    matrix_row(Matrix, Question, Row),
    findall(Answer-Numbers,
            ( member(Answer-Class, Row),
              Class /\ Set =\= 0,
              Part is Class /\ Set,
              subset_numbers(Part, Numbers) ),
            Classes).
answered(orbits(Game), Orbits) :-
    game_matrix(Game, Matrix),
    matrix_orbits(Matrix, Orbits).
answered(graph(Game), Graph) :-
    game_matrix(Game, Matrix),
    (   matrix_orbits(Matrix, []),
        matrix_sizes(Matrix, Secrets, Questions, _),
        Pairs is Secrets * Questions,
        between(1000, 200 000, Pairs),
        matrix_graph(Matrix, Vertices)
    ->  Graph = Vertices
    ;   Graph = none
    ).
answered(symmetric(Game, Generators), Whether) :-
    game_matrix(Game, Matrix0),
    (   matrix_generated(Matrix0, Generators, Matrix)
    ->  game_symmetric(Game, Matrix),
        Whether = true
    ;   Whether = false
    ).
answered(kinds(Game), Sets) :-
    game_matrix(Game, Matrix),
    matrix_kinds(Matrix, Kinds),
    ( Kinds == none -> Sets = [] ; compound_name_arguments(Kinds, _, Sets) ).
answered(over(Game, History), Over) :-
    judged_matrix(Game, History, Matrix),
    ( history_over(Matrix, History) -> Over = true ; Over = false ).
answered(left(Game, History), Secrets) :-
    judged_matrix(Game, History, Matrix),
    history_secrets(Matrix, History, Secrets).
answered(drawn(Game, History), Drawn) :-
    judged_matrix(Game, History, Matrix),
    history_drawn(Matrix, History, Drawn).
answered(conflicts(Game, Secret, History), Conflicts) :-
    judged_matrix(Game, History, Matrix),
    matrix_sizes(Matrix, Secrets, _, _),
    judged(Secret, secret, Secrets),
    secret_conflicts(Matrix, Secret, History, Conflicts).
answered(contradiction(Game, History), Numbers) :-
    judged_matrix(Game, History, Matrix),
    ( matrix_contradiction(Matrix, History, Numbers0) -> Numbers = Numbers0 ; Numbers = [] ).
answered(suggest(Game, History, By), Choice) :-
    judged_matrix(Game, History, Matrix),
    (   history_question(Matrix, History, By, Question)
    ->  history_most(Matrix, History, Question, Most),
        Choice = choice(Question, Most)
    ;   Choice = none
    ).
answered(hurried(Game, History), Choice) :-
    judged_matrix(Game, History, Matrix),
    (   history_hurried(Matrix, History, Question)
    ->  history_most(Matrix, History, Question, Most),
        Choice = choice(Question, Most)
    ;   Choice = none
    ).
answered(advice(Question, Most, Left, Hurried), Sentence) :-
    ( Hurried == true -> Proof = hurried(Most) ; Proof = most(Most) ),
    next_sentence(Question, Proof, Left, Sentence).
answered(tree(Game, Goal, Depth, Easily), Found) :-
    game_matrix(Game, Matrix),
    (   Easily == true
    ->  easily(matrix_found(Matrix, Goal, Depth, Found0), Easy),
        ( Easy == true -> Found = Found0 ; Found = hard )
    ;   matrix_found(Matrix, Goal, Depth, Found)
    ).
answered(obstacle(Game), Obstacle) :-
    game_matrix(Game, Matrix),
    ( matrix_obstacle(Matrix, Obstacle0) -> Obstacle = Obstacle0 ; Obstacle = none ).
answered(greedy(Game, By), Tree) :-
    game_matrix(Game, Matrix),
    ( matrix_greedy(Matrix, By, Tree0) -> Tree = Tree0 ; Tree = none ).
answered(certificate(Game, Tree), certificate(Faults, Histogram)) :-
    game_matrix(Game, Matrix),
    tree_certificate(Matrix, Tree, Faults, Histogram).
answered(spread(Game, Goal), Spread) :-
    game_matrix(Game, Matrix),
    matrix_spread(Matrix, Goal, Spread).
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
    session_answer(guessing_session, Question, Answer).

%   A search that ends so soon is faster than the symmetries are found that would make it shorter.

:- meta_predicate easily(0, -).

easily(Goal, Easy) :-
    call_with_inference_limit(Goal, 3 000 000, Result),
    ( Result == inference_limit_exceeded -> Easy = false ; Easy = true ).

number_added(Number, Set0, Set) :-
    Set is Set0 \/ 1 << (Number - 1).

judged_matrix(Game, History, Matrix) :-
    game_matrix(Game, Matrix),
    matrix_sizes(Matrix, _, Questions, Answers),
    forall(member(Question-Answer, History),
           ( judged(Question, question, Questions),
             judged(Answer, answer, Answers) )).

judged_orbits(Questions, Orbits) :-
    (   ( Orbits == [] ; same_length(Questions, Orbits) )
    ->  true
    ;   bad_input("there is an orbit for each question, or none", [])
    ).

%   Each secret is named in the sentence that says why some are no kinds.

judged_kinds(Secrets, Sets) :-
    (   Sets == []
    ->  true
    ;   same_length(Secrets, Sets)
    ->  compound_name_arguments(Kinds, kinds, Sets),
        (   kinds_fault(Kinds, Numbers)
        ->  findall(Secret, ( member(Number, Numbers), nth1(Number, Secrets, Secret) ), Named),
            fault(same(Named))
        ;   true
        )
    ;   bad_input("there is a kind for each secret, or none", [])
    ).

%   A number is written as it is.

text_name(Text, Name) :-
    (   catch(number_string(Number, Text), error(_, _), fail)
    ->  Name = Number
    ;   atom_string(Name, Text)
    ).

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
