:- module(race_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about the race

Other programs ask through this file (../shared/questions.pl).
*/

:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module('../shared/session', [session_answer/3, session_example/5, session_question/5,
                                  session_type/2]).
:- use_module(session, []).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- race_ask:ask(levels(race), Reply).
%       Reply = answer(["easy"]).

ask(Question, Reply) :-
    game_question_reply(race_ask, Question, Reply).

type(options, one_of([race])).
type(board, record(board, [shown:text])).
type(Name, Type) :-
    session_type(Name, Type).

question(Name, Arguments, Shape, Sentence) :-
    session_question("race", Name, Arguments, Shape, Sentence).

example(Name, Arguments) :-
    session_example("race", ["you","friend"], "2", Name, Arguments).

answer(Question, Answer) :-
    session_answer(race_session, Question, Answer).

/** <examples>

?- race_ask:ask(begin(race, [], 1), Reply).
*/
