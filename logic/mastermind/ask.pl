:- module(mastermind_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about code breaking

Questions from outside (../shared/questions.pl).  You may give any variant, any list of integers as
a code and any two integers as an answer.  If they make no sense, a sentence names the first fault.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, nth0/3, nth1/3]).
:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module('../shared/session', [ session_answer/3, session_example/5, session_question/5,
                                   session_type/2 ]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module(definition, [guess_secret_feedback/3]).
:- autoload('document/rama', [tree_rama_text/3]).
:- autoload('optimal/optimal',
              [ class_tree/6, first_classes/3, optimal_progress/5, settled_best/7, settled_bound/5
              ]).
:- autoload('players/solvers',
              [ history_guess/4, secret_turn/4, solver_tasks/4, task_histogram/4, variant_depth/2,
                variant_sample/4 ]).
:- autoload('players/genetic', [genetic_defaults/1, genetic_fault/2]).
:- use_module('rules/codes',
              [ code_fault/3, day_seed/2, named_variant/2, variant_codes/2, variant_fault/2, variant_first/2,
                variant_seed_code/3, variant_size/2 ]).
:- use_module('rules/possible',
              [ code_history_conflict/3, history_break/3, history_codes/3,
                history_contradiction/3, history_count/3, history_few/4 ]).
:- use_module('rules/feedback', [feedback_fault/3, guess_codes_classes/3, variant_feedback/2]).
:- use_module('rules/game', [board_rows/1, history_end/3, history_score/3]).
:- autoload('sets/planes', [codes_planes/3, guess_planes_split/3, split_class/3]).
:- use_module(sentences, [asked_fault_sentence/3, genetic_sentence/2, no_tree_sentence/4,
                           variant_words/2]).
:- use_module(commands,
              [ guess_advice/4, hurried_advice/4, session_cell/3, session_field/2, session_tree/2
              ]).
:- use_module(session, []).
:- autoload('tree/search', [rule_tree/5, variant_exhaustive/1]).
:- autoload('tree/tree', [tree_histogram/2, variant_certificate/5]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- mastermind_ask:ask(feedback(variant(2, 3, false), [1,2], [2,2]), Reply).
%       Reply = fault("'22' has 2 more than once: symbols don't repeat in this variant").

ask(Question, Reply) :-
    game_question_reply(mastermind_ask, Question, Reply).

type(variant, record(variant, [pegs:integer, colours:integer, repeats:boolean])).
type(named, record(named, [name:name, variant:variant, words:text])).
type(code, list(integer)).
type(feedback, pair(black:integer, white:integer)).
type(turn, pair(guess:code, feedback:feedback)).
type(history, list(turn)).
type(conflict, record(conflict, [turn:integer, would:feedback])).
type(end, open([record(won, [winner:name])])).
type(rule, one_of([depth, first, minimax])).
type((tree), record(node, [guess:code, codes:integer, children:list(child)])).
type(child, pair(feedback:feedback, (tree):(tree))).
type(class, pair(feedback:feedback, codes:integer)).
type(answering, pair(feedback:feedback, codes:list(code))).
type(answers, record(answers, [feedbacks:list(feedback), rows:list(list(text))])).
type(settled, record(settled, [ first:code, feedback:feedback, total:optional(integer),
                                (tree):optional(tree) ])).
type(known, record(settled, [ first:code, feedback:feedback, total:optional(integer),
                              number:optional(integer) ])).
type(progress, union([ record(open, [ done:integer, classes:integer, bound:optional(integer),
                                      news:list(settled) ]),
                       record(proved, [total:optional(integer), (tree):optional(tree)]) ])).
type(best, record(best, [bound:optional(integer), (tree):optional(tree)])).
type(fault, union([ record(question, [guess:code]), record(secret, [code:code]),
                    record(branch, [guess:code, feedback:feedback]) ])).
type(certificate, record(certificate, [faults:list(fault), histogram:list(integer)])).
type(genetic, record(genetic, [ population:integer, generations:integer, candidates:integer,
                                crossover:number, mutation:number, exchange:number,
                                inversion:number ])).
type(solver, union([ record((tree), [depth:limit(integer)]), record(within, [depth:integer]),
                     record(five_guess, []),
                     record(genetic, [parameters:genetic, seed:integer]) ])).
type(choice, record(choice, [ guess:code, left:optional(integer), proved:boolean,
                              reason:text ])).
type(task, union([ record(task, [history:history, secrets:optional(list(code))]),
                   record(games, [seed:integer, secrets:list(code)]) ])).
type(part, pair(size:integer, task:task)).
type(options, record(options, [variant:variant, secret:optional(text)])).
type(row, row([guess:code, black:integer, white:integer])).
type(board, record(board, [ variant:variant, places:integer, colours:integer, rows:integer,
                            turns:list(row), secret:optional(code),
                            outcome:one_of([open, won, lost]), asked:optional(code),
                            left:optional(integer) ])).
type(field, record(field, [ sentence:text, title:text, parts:list(list(code)), rows:list(text),
                            left:list(integer) ])).
type(grown, record(grown, [sentence:text, (tree):optional(tree)])).
type(Name, Type) :-
    session_type(Name, Type).

question(variants, [], list(named),
         "The variants that have names.").
question(rows, [], integer,
         "How many guesses a game has.").
question(options, [], map(list(name)),
         "The solvers, each with the options that it uses.").
question(genetic_defaults, [], genetic,
         "The genetic player's usual sizes and probabilities.").
question(judged, [variant:variant, codes:list(code)=[], answers:list(feedback)=[]], boolean,
         "Whether these are a variant, codes of it and answers that can be given; if not, what is \c
          wrong.").
question(genetic_judged, [genetic:genetic], boolean,
         "Whether the genetic player can use these numbers; if not, what is wrong.").
question(feedback, [variant:variant, guess:code, secret:code], feedback,
         "What a secret answers to a guess.").
question(partition, [variant:variant, guess:code, codes:optional(list(code))], list(answering),
         "For each answer to a guess the codes that give it, of these or of all.").
question(answers, [variant:variant, guess:optional(code)=null, codes:optional(text)=null],
         optional(answers),
         "What all codes, or those of a set in hexadecimal digits, answer to a guess, or each of the \c
          set to each: all answers, and a row for each guess, which has for each code the number, from 0, of \c
          its answer.  Bit I of text B of the row, in hexadecimal digits, is bit B of the number for \c
          code I.  Null if the variant has more than 50,000 codes.").
question(consistent, [variant:variant, history:history], list(code),
         "The codes that a history leaves, in lexicographic order.").
question(count, [variant:variant, history:history], integer,
         "How many codes a history leaves.").
question(few, [variant:variant, history:history, most:integer], list(code),
         "The first codes that a history leaves, `most` of them at most.").
question(conflicts, [variant:variant, code:code, history:history], list(conflict),
         "The turns, from 1, that rule a code out, and what it would have answered.").
question(contradiction, [variant:variant, history:history], list(integer),
         "The fewest turns, from 1, that no code satisfies; none if the history leaves a code.").
question(break_row, [variant:variant, history:history], optional(integer),
         "The first turn, from 1, after which no code is possible.").
question(end, [variant:variant, history:history], end,
         "How a game ended.").
question(score, [variant:variant, history:history], optional(integer),
         "What a game that has ended is worth.").
question(seed_code, [variant:variant, seed:integer], code,
         "A code chosen at random.").
question(first_guess, [variant:variant], code,
         "The usual first guess.").
question(depth, [variant:variant], limit(integer),
         "The least depth of a tree, if it is known.").
question(exhaustive, [variant:variant], boolean,
         "Whether a search that finds no tree proves that there is none.").
question(found_tree, [variant:variant, rule:rule, first:optional(code), depth:limit(integer)],
         optional(tree),
         "A tree found by a rule, with this first guess or any, within the depth.").
question(no_tree, [variant:variant, rule:name, first:optional(code), turns:integer, depth:integer,
                   exhaustive:boolean], text,
         "Why no tree was found by a rule within the depth, of which so many turns are played; \c
          exhaustive if no guess was left out.").
question(histogram, [(tree):(tree)], list(integer),
         "How many secrets a tree finds at guess 1, 2, ...").
question(rama, [variant:variant, (tree):(tree)], text,
         "A tree as the document's term rama(Guess, Trees).").
question(certificate, [variant:variant, depth:integer, (tree):(tree)], certificate,
         "What is wrong with a tree, and how many secrets it finds at guess 1, 2, ... depth.").
question(first_classes, [variant:variant, first:code], list(class),
         "The classes of a first guess but for the win, the smallest first.").
question(class_settled,
         [variant:variant, first:code, feedback:feedback, depth:limit(integer)], settled,
         "The optimal tree for a class of a first guess.").
question(each_progress, [variant:variant, first:optional(code), depth:limit(integer),
                         settled:list(known)], each(progress),
         "The steps of the proof which tree is optimal; a tree that is known stands by its \c
          number, as a node that asks nothing and has so many codes.").
question(settled_bound, [variant:variant, first:optional(code), depth:limit(integer),
                         settled:list(known)], optional(integer),
         "No tree has fewer guesses in total; null if there is none.").
question(settled_best, [variant:variant, first:optional(code), depth:limit(integer),
                        settled:list(settled)], best,
         "The best tree that can be put together by now, and the proved bound of its total.").
question(hurried, [variant:variant, history:history], optional(choice),
         "A guess that is found at once, for when the time is up; null if no code is possible.").
question(suggest, [variant:variant, solver:solver, history:history], optional(choice),
         "The next guess of a solver, how many codes it leaves at worst, whether it must be the \c
          code, and a sentence that says so; null if a history leaves no code, or solver \c
          `within` finds no tree.").
question(each_turn, [variant:variant, solver:solver, secret:code], each(turn),
         "The turns in which a solver finds a secret, each when it is known.").
question(sample, [variant:variant, size:integer, seed:integer], list(code),
         "Codes chosen at random, in lexicographic order.").
question(tasks, [variant:variant, solver:solver, secrets:optional(list(code))],
         optional(list(part)),
         "The parts of an evaluation of these secrets, or of all; null if solver `within` finds no \c
          tree.").
question(task_histogram, [variant:variant, solver:solver, task:task], list(integer),
         "How many secrets of a part are found at guess 1, 2, ...").
question(day, [date:text], options,
         "The options of the game that everybody has on a day, such as 2026-11-28.").
question(field, [(table):session], field,
         "All codes of a game in a session, each with the first turn that rules it out.").
question(cell, [(table):session, code:text], text,
         "Whether a code is possible in a session, and if not, why.").
question(grown, [(table):session], grown,
         "A decision tree for the codes that are left in a session.").
question(Name, Arguments, Shape, Sentence) :-
    session_question([[4,9,false],null], Name, Arguments, Shape, Sentence).

%   Two pegs of three colours: 12, 13, 21, 23, 31 and 32.

example(judged, [variant-[2,3,false], codes-[[1,2]], answers-[[0,1]]]).
example(genetic_judged, [genetic-[400,60,200,0.5,0.03,0.03,0.02]]).
example(feedback, [variant-[2,3,false], guess-[1,2], secret-[2,3]]).
example(Name, [variant-[2,3,false], history-[[[1,2],[0,1]]]]) :-
    member(Name, [consistent, count, contradiction, break_row, end, score]).
example(partition, [variant-[2,3,false], guess-[1,2], codes-null]).
example(answers, [variant-[2,3,false], guess-[1,2]]).
example(few, [variant-[2,3,false], history-[[[1,2],[0,1]]], most-1]).
example(conflicts, [variant-[2,3,false], code-[2,1], history-[[[1,2],[0,1]]]]).
example(seed_code, [variant-[2,3,false], seed-1]).
example(Name, [variant-[2,3,false]]) :-
    member(Name, [first_guess, depth, exhaustive]).
example(found_tree, [variant-[2,3,false], rule-depth, first-null, depth-null]).
example(no_tree, [variant-[2,3,false], rule-depth, first-null, turns-0, depth-1, exhaustive-true]).
example(histogram, [(tree)-[[1,2],2,[[[0,2],[[2,1],1,[]]]]]]).
example(rama, [variant-[2,2,false], (tree)-[[1,2],2,[[[0,2],[[2,1],1,[]]]]]]).
example(certificate, [variant-[2,2,false], depth-2, (tree)-[[1,2],2,[]]]).
example(first_classes, [variant-[2,3,false], first-[1,2]]).
example(class_settled, [variant-[2,3,false], first-[1,2], feedback-[0,1], depth-null]).
example(Name, [variant-[2,3,false], first-null, depth-null, settled-[]]) :-
    member(Name, [each_progress, settled_bound, settled_best]).
example(hurried, [variant-[2,3,false], history-[[[1,2],[0,1]]]]).
example(suggest, [variant-[2,3,false], solver-[(tree),null], history-[[[1,2],[0,1]]]]).
example(each_turn, [variant-[2,3,false], solver-five_guess, secret-[3,1]]).
example(sample, [variant-[2,3,false], size-2, seed-1]).
example(tasks, [variant-[2,3,false], solver-five_guess, secrets-null]).
example(task_histogram, [ variant-[2,3,false], solver-five_guess,
                          task-[task,[[[1,2],[0,1]]],null] ]).
example(Name, [(table)-[[[2,3,false],null], ["you","friend"], ["12","01"], [], null, null, 1]]) :-
    member(Name, [field, grown]).
example(cell, [ (table)-[[[2,3,false],null], ["you","friend"], ["12","01"], [], null, null, 1],
                code-"13" ]).
example(day, [date-"2026-11-28"]).
example(Name, Arguments) :-
    session_example([[4,9,false],null], ["you","friend"], "1234", Name, Arguments).

answer(Question, Answer) :-
    judged(Question),
    answered(Question, Answer).

answered(variants, Variants) :-
    findall(named(Name, Variant, Words),
            ( named_variant(Name, Variant), named_words(Name, Variant, Words) ), Variants).
answered(rows, Rows) :-
    board_rows(Rows).
answered(options, Options) :-
    findall(Solver-Uses, solver_options(Solver, Uses), Options).
answered(genetic_defaults, Genetic) :-
    genetic_defaults(Genetic).
answered(judged(_, _, _), true).
answered(genetic_judged(Genetic), true) :-
    (   genetic_fault(Genetic, Fault)
    ->  genetic_sentence(Fault, Sentence),
        bad_input("~s", [Sentence])
    ;   true
    ).
answered(feedback(_, Guess, Secret), Feedback) :-
    guess_secret_feedback(Guess, Secret, Feedback).
answered(partition(Variant, Guess, Codes0), Classes) :-
    ( Codes0 == none -> history_codes(Variant, [], Codes) ; Codes = Codes0 ),
    guess_codes_classes(Guess, Codes, Classes).
answered(answers(Variant, Guess, Text), Answers) :-
    (   set_planes(Text, Variant, Codes, Planes)
    ->  ( Guess == none -> Guesses = Codes ; Guesses = [Guess] ),
        findall(Feedback, variant_feedback(Variant, Feedback), Feedbacks0),
        msort(Feedbacks0, Feedbacks),
        maplist(guess_row(Planes, Feedbacks), Guesses, Rows),
        Answers = answers(Feedbacks, Rows)
    ;   Answers = none
    ).
answered(consistent(Variant, History), Codes) :-
    history_codes(Variant, History, Codes).
answered(count(Variant, History), Count) :-
    history_count(Variant, History, Count).
answered(few(Variant, History, Most), Codes) :-
    history_few(Variant, History, Most, Codes).
answered(conflicts(_, Code, History), Conflicts) :-
    findall(Conflict, code_history_conflict(Code, History, Conflict), Conflicts).
answered(contradiction(Variant, History), Numbers) :-
    ( history_contradiction(Variant, History, Numbers0) -> Numbers = Numbers0 ; Numbers = [] ).
answered(break_row(Variant, History), Row) :-
    ( history_break(Variant, History, Row0) -> Row = Row0 ; Row = none ).
answered(end(Variant, History), End) :-
    history_end(Variant, History, End).
answered(score(Variant, History), Score) :-
    ( history_score(Variant, History, Score0) -> Score = Score0 ; Score = none ).
answered(seed_code(Variant, Seed), Code) :-
    variant_seed_code(Variant, Seed, Code).
answered(day(Date), options(Variant, Date)) :-
    (   day_seed(Date, _)
    ->  named_variant(medium, Variant)
    ;   bad_input("'~s' is no day: accepted are days like 2026-11-28", [Date])
    ).
answered(first_guess(Variant), Code) :-
    variant_first(Variant, Code).
answered(depth(Variant), Depth) :-
    variant_depth(Variant, Depth).
answered(exhaustive(Variant), Exhaustive) :-
    ( variant_exhaustive(Variant) -> Exhaustive = true ; Exhaustive = false ).
answered(found_tree(Variant, Rule, First0, Depth), Tree) :-
    first_or_any(First0, First),
    ( rule_tree(Rule, Variant, First, Depth, Tree0) -> Tree = Tree0 ; Tree = none ).
answered(no_tree(Variant, Rule, First, Turns, Depth, Exhaustive), Sentence) :-
    no_tree_sentence(Variant, asked(Rule, First, Turns, Depth), Exhaustive, Sentence).
answered(histogram(Tree), Histogram) :-
    tree_histogram(Tree, Histogram).
answered(rama(Variant, Tree), Text) :-
    tree_rama_text(Variant, Tree, Text).
answered(certificate(Variant, Depth, Tree), certificate(Faults, Histogram)) :-
    variant_certificate(Variant, Depth, Tree, Faults, Histogram).
answered(first_classes(Variant, First), Classes) :-
    first_classes(Variant, First, Classes).
answered(class_settled(Variant, First, Feedback, Depth), settled(First, Feedback, Total, Tree)) :-
    class_tree(Variant, First, Feedback, Depth, Total, Tree).
answered(each_progress(Variant, First0, Depth, Settled), Progress) :-
    first_or_any(First0, First),
    optimal_progress(Variant, First, Depth, Settled, Progress0),
    progress_nodes(Progress0, Progress).
answered(settled_bound(Variant, First0, Depth, Settled), Bound) :-
    first_or_any(First0, First),
    settled_bound(Variant, First, Depth, Settled, Bound).
answered(settled_best(Variant, First0, Depth, Settled), best(Bound, Tree)) :-
    first_or_any(First0, First),
    settled_best(Variant, First, Depth, Settled, Bound, _, Tree).
answered(suggest(Variant, Solver, History), Choice) :-
    (   history_guess(Solver, Variant, History, Guess)
    ->  guess_advice(Variant, History, Guess, advice(Reason, Left, Proved)),
        Choice = choice(Guess, Left, Proved, Reason)
    ;   Choice = none
    ).
answered(hurried(Variant, History), Choice) :-
    (   hurried_advice(Variant, History, Guess, Reason)
    ->  Choice = choice(Guess, none, false, Reason)
    ;   Choice = none
    ).
answered(each_turn(Variant, Solver, Secret), Turn) :-
    secret_turn(Solver, Variant, Secret, Turn).
answered(sample(Variant, Size, Seed), Codes) :-
    variant_sample(Variant, Size, Seed, Codes).
answered(tasks(Variant, Solver, Secrets0), Parts) :-
    ( Secrets0 == none -> Secrets = all ; Secrets = Secrets0 ),
    (   solver_tasks(Solver, Variant, Secrets, Tasks)
    ->  findall(Size-Task, ( member(Size-Task0, Tasks), task_secrets(Task0, all, none, Task) ),
                Parts)
    ;   Parts = none
    ).
answered(task_histogram(Variant, Solver, Task0), Histogram) :-
    task_secrets(Task0, none, all, Task),
    task_histogram(Solver, Variant, Task, Histogram).
answered(field(Session), Field) :-
    session_field(Session, Field).
answered(cell(Session, Text), Sentence) :-
    session_cell(Session, Text, Sentence).
answered(grown(Session), Grown) :-
    session_tree(Session, Grown).
answered(Question, Answer) :-
    session_answer(mastermind_session, Question, Answer).

%   The planes of the codes in a set, and these; of all codes they are found once.

set_planes(Text, Variant, Codes, Planes) :-
    (   Text == none
    ->  Codes = [],
        variant_planes(Variant, Planes)
    ;   string_concat("0x", Text, Hex),
        catch(number_string(Set, Hex), error(syntax_error(_), _), fail)
    ->  variant_codes(Variant, All),
        findall(Code, ( nth0(Place, All, Code), getbit(Set, Place) =:= 1 ), Codes),
        codes_planes(Variant, Codes, Planes)
    ;   bad_input("~s is no set in hexadecimal digits", [Text])
    ).

:- table variant_planes/2.

variant_planes(Variant, Planes) :-
    variant_size(Variant, Size),
    Size =< 50_000,
    variant_codes(Variant, Codes),
    codes_planes(Variant, Codes, Planes).

guess_row(Planes, Feedbacks, Guess, Row) :-
    guess_planes_split(Guess, Planes, Split),
    findall(Number-Set, ( split_class(Split, Feedback, Set), nth0(Number, Feedbacks, Feedback) ),
            Sets),
    length(Feedbacks, Length),
    Last is msb(Length),
    findall(Text, ( between(0, Last, Bit), numbers_bits(Sets, Bit, Text) ), Row).

%   True when Text has the codes, as a set, in whose numbers Bit is 1.

numbers_bits(Sets, Bit, Text) :-
    findall(Set, ( member(Number-Set, Sets), getbit(Number, Bit) =:= 1 ), Members),
    foldl(joined, Members, 0, Found),
    format(string(Text), "~16r", [Found]).

joined(Set, Found0, Found) :-
    Found is Found0 \/ Set.

task_secrets(Task0, All0, All, Task) :-
    (   Task0 = task(History, All0)
    ->  Task = task(History, All)
    ;   Task = Task0
    ).

%   The options that a solver uses, by the names that they have outside.

solver_options((tree),       [depth]).
solver_options('five-guess', []).
solver_options(genetic,      [genetic, seed]).

%   Arguments are checked by their types, the variant first, and the first fault is reported.

judged(Question) :-
    Question =.. [Name|Values],
    once(question(Name, Fields, _, _)),
    maplist(field_type, Fields, Types),
    (   nth1(Place, Types, variant)
    ->  nth1(Place, Values, Variant),
        maplist(judged(Variant), [variant|Types], [Variant|Values])
    ;   true
    ).

field_type(_:Type, Type).
field_type(_:Type=_, Type).

judged(Variant, Type, Value) :-
    (   type_fault(Type, Value, Variant, Fault)
    ->  asked_fault_sentence(Variant, Fault, Sentence),
        bad_input("~s", [Sentence])
    ;   true
    ).

type_fault(variant, Variant, _, variant(Fault)) :-
    variant_fault(Variant, Fault).
type_fault(code, Code, Variant, code(Code, Fault)) :-
    code_fault(Variant, Code, Fault).
type_fault(feedback, Feedback, Variant, feedback(Feedback, Fault)) :-
    feedback_fault(Variant, Feedback, Fault).
type_fault(turn, Guess-Feedback, Variant, Fault) :-
    (   type_fault(code, Guess, Variant, Fault)
    ;   type_fault(feedback, Feedback, Variant, Fault)
    ).
type_fault(history, Turns, Variant, Fault) :-
    type_fault(list(turn), Turns, Variant, Fault).
type_fault(list(Type), Values, Variant, Fault) :-
    member(Value, Values),
    type_fault(Type, Value, Variant, Fault).
type_fault(optional(Type), Value, Variant, Fault) :-
    Value \== none,
    type_fault(Type, Value, Variant, Fault).

%   The variants that are levels are called so, and told what they are, as that of the document.

named_words(arbolmaster, Variant, Words) =>
    variant_words(Variant, Words).
named_words(Name, Variant, Words) =>
    variant_words(Variant, Told),
    format(string(Words), "~w: ~s", [Name, Told]).

%   If no first guess is given, any may be asked.

first_or_any(First0, First) :-
    ( First0 == none -> First = any ; First = First0 ).

%   Numbers stand for known trees: each becomes a node that asks nothing.

progress_nodes(open(Done, Classes, Bound, News0), open(Done, Classes, Bound, News)) :-
    findall(settled(First, Feedback, Total, Tree),
            ( member(settled(First, Feedback, Total, Tree0), News0), tree_nodes(Tree0, Tree) ),
            News).
progress_nodes(proved(Total, Tree0), proved(Total, Tree)) :-
    tree_nodes(Tree0, Tree).

tree_nodes(Tree0, Tree) :-
    (   integer(Tree0)
    ->  Tree = node([], Tree0, [])
    ;   Tree0 = node(Guess, Codes, Children0)
    ->  findall(Feedback-Child,
                ( member(Feedback-Child0, Children0), tree_nodes(Child0, Child) ),
                Children),
        Tree = node(Guess, Codes, Children)
    ;   Tree = Tree0
    ).

/** <examples>

?- mastermind_ask:ask(consistent(variant(4, 9, false), [[1,2,3,4]-(3-1)]), Reply).
*/
