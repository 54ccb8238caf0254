:- module(lessons_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about the exercises

Other programs ask through this file (../door/questions.pl).
*/

:- use_module('../door/questions', [game_question_reply/3]).
:- use_module(check, [answer_verdict/5]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value) to Question, one of those declared below.
%
%       ?- lessons_ask:ask(verdict("", "p(1).", "query(p(_)).", "p(1)."), Reply).
%       Reply = answer(solved).

ask(Question, Reply) :-
    game_question_reply(lessons_ask, Question, Reply).

type(verdict, union([ record(solved, []), record(fault, [sentences:list(text)]),
                      record(differs, [query:text, yours:text, reference:text, what:text]) ])).

question(verdict, [given:text, reference:text, queries:text, program:text], verdict,
         "Whether a program defines what the reference defines.").

example(verdict, [ given-"", reference-"p(1).", queries-"query(p(_)).", program-"p(2)." ]).

answer(verdict(Given, Reference, Queries, Program), Verdict) :-
    answer_verdict(Given, Reference, Queries, Program, Verdict).

/** <examples>

?- lessons_ask:ask(verdict("", "p(1).", "query(p(_)).", "p(2)."), Reply).
*/
