:- module(lessons_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about the exercises

Other programs ask through this file (../shared/questions.pl).
*/

:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module(answer, [lesson_limit/2]).
:- use_module(check, [answer_verdict/6]).
:- use_module(trials, [answer_trials/6, asp_fault/3, run_verdict/6]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value) to Question, one of those declared below.
%
%       ?- lessons_ask:ask(verdict("", "p(1).", "query(p(_)).", [], "p(1)."), Reply).
%       Reply = answer(solved([])).

ask(Question, Reply) :-
    game_question_reply(lessons_ask, Question, Reply).

type(verdict, union([ record(solved, [remarks:list(text)]),
                      record(fault, [sentences:list(text)]),
                      record(differs, [ query:text, yours:text, reference:text, what:text,
                                        part:text ]) ])).
type(run, record(run, [ query:text, mode:one_of([sets, brave, cautious]), options:text,
                        yours:text, right:text, wrong:list(wrong) ])).
type(trials, union([record(fault, [sentences:list(text)]), record(trials, [runs:list(run)])])).
type(found, record(found, [sets:list(set), said:text, failed:boolean])).
type(set, record(set, [atoms:list(text), costs:list(integer)])).

type(wrong, record(wrong, [text:text, about:text])).

question(verdict, [given:text, reference:text, queries:text, wrong:list(wrong), program:text], verdict,
         "Whether a program defines what the reference defines.").
question(trials, [given:text, reference:text, queries:text, wrong:list(wrong), program:text], trials,
         "What clingo must run, with which options, so that an answer set program can be compared \c
          with the reference.").
question(judged, [program:text, run:run, yours:found, right:found, wrong:list(found)], verdict,
         "Whether an answer set program gives what the reference gives, after one of these runs.").
question(unread, [said:text, program:text], text,
         "What clingo said about a program that it can't read or make ground, as a sentence with \c
          its line.").

example(verdict, [ given-"", reference-"p(1).", queries-"query(p(_)).", wrong-[["p(3).", "It says 3."]],
                   program-"p(2)." ]).
example(trials, [ given-"", reference-"a.", queries-"#show a/0.\nb.", wrong-[],
                  program-"a :- b." ]).
example(judged, [ program-"a.", run-["b.", sets, "", "", "", []], yours-[[], "", false],
                  right-[[[["a"], []]], "", false], wrong-[] ]).
example(unread, [ said-"<block>:1:2-3: error: syntax error, unexpected .", program-"a.." ]).

answer(verdict(Given, Reference, Queries, Wrongs, Typed), Verdict) :-
    typed_text(Typed, Program),
    (   too_long(Program, Fault)
    ->  Verdict = fault([Fault])
    ;   answer_verdict(Given, Reference, Queries, Wrongs, Program, Verdict)
    ).
answer(trials(Given, Reference, Queries, Wrongs, Typed), Trials) :-
    typed_text(Typed, Program),
    (   too_long(Program, Fault)
    ->  Trials = fault([Fault])
    ;   answer_trials(Given, Reference, Queries, Wrongs, Program, Trials)
    ).
answer(judged(Typed, Run, Yours, Right, Others), Verdict) :-
    typed_text(Typed, Program),
    run_verdict(Program, Run, Yours, Right, Others, Verdict).
answer(unread(Said, Program), Fault) :-
    asp_fault(Said, Program, Fault).

%   An editor may write a byte order mark, and carriage returns before the ends of lines.

typed_text(Typed, Text) :-
    (   string_concat("\ufeff", Text0, Typed)
    ->  true
    ;   Text0 = Typed
    ),
    (   sub_string(Text0, _, _, _, "\r\n")
    ->  atomic_list_concat(Parts, '\r\n', Text0),
        atomic_list_concat(Parts, '\n', Atom),
        atom_string(Atom, Text)
    ;   Text = Text0
    ).

too_long(Text, Fault) :-
    string_length(Text, Length),
    lesson_limit(characters, Most),
    Length > Most,
    format(string(Fault), "the answer has ~D characters: it may have ~D", [Length, Most]).

/** <examples>

?- lessons_ask:ask(verdict("", "p(1).", "query(p(_)).", [], "p(2)."), Reply).
*/
