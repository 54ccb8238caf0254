:- use_module(library(plunit)).
:- use_module('../../../logic/load').

%   A game of its own, whose answers are whatever a question asks for.

demo:question(said, [text:text="nothing", times:integer=1], list(text), "A text so many times.").
demo:question(each_number, [most:integer], each(integer), "The numbers from 1.").
demo:question(wrong, [], integer, "What is no number.").
demo:question(silent, [], integer, "What has no answer.").
demo:question(keeps, [], handle, "A value.").
demo:question(kept, [value:handle, text:text], text, "What is kept.").
demo:question(fault, [], integer, "What makes no sense.").
demo:question(impossible, [], integer, "What nobody can answer.").
demo:question(throws, [], integer, "What goes wrong.").

demo:type(_, _) :- fail.

demo:answer(said(Text, Times), Texts) :-
    length(Texts, Times),
    maplist(=(Text), Texts).
demo:answer(each_number(Most), Number) :-
    between(1, Most, Number).
demo:answer(wrong, x).
demo:answer(keeps, kept_value(1)).
demo:answer(kept(Kept, Text), Said) :-
    format(string(Said), "~w ~s", [Kept, Text]).
demo:answer(fault, _) :-
    bad_input("no sense", []).
demo:answer(impossible, _) :-
    impossible("not possible", []).
demo:answer(throws, _) :-
    throw(oops).

:- begin_tests(shared_questions).

reply(said, [], "{\"answer\":[\"nothing\"]}").
reply(said, [times-2], "{\"answer\":[\"nothing\",\"nothing\"]}").
reply(said, [text-"a",times-0], "{\"answer\":[]}").
reply(said, [texts-"a"], "{\"fault\":\"said has no argument texts\"}").
reply(said, [times-"a"],
      "{\"fault\":\"times: 'a' is not accepted: it must be a whole number\"}").
reply(each_number, [], "{\"fault\":\"most: null is not accepted: it must be a whole number\"}").
reply(wrong, [], "{\"senseless\":\"demo:wrong\"}").
reply(silent, [], "{\"senseless\":\"demo:silent\"}").
reply(fault, [], "{\"fault\":\"no sense\"}").
reply(impossible, [], "{\"impossible\":\"not possible\"}").
reply(kept, [text-"a"], "{\"answer\":\"none a\"}").

test(reply, [forall(reply(Name, Arguments, Expected)), all(Text == [Expected])]) :-
    asked_text(demo, Name, Arguments, Text).

test(one_by_one, all(Text == ["{\"answer\":1}","{\"answer\":2}","{\"answer\":3}"])) :-
    asked_text(demo, each_number, [most-3], Text).

test(none_of_several, all(_ == [])) :-
    asked_text(demo, each_number, [most-0], _).

test(what_stays, Text == "{\"answer\":\"kept_value(1) a\"}") :-
    opened(demo, keeps, [], Kept),
    handle_asked_text(Kept, demo, kept, [text-"a"], Text).

test(only_what_is_kept_opens, fail) :-
    opened(demo, said, [], _).

test(what_is_opened_is_judged, throws(error(bad_input("keeps has no argument a"), _))) :-
    opened(demo, keeps, [a-1], _).

test(no_question, throws(error(existence_error(question, demo:nothing), _))) :-
    asked_text(demo, nothing, [], _).

test(what_goes_wrong_is_thrown, throws(oops)) :-
    asked_text(demo, throws, [], _).

test(terms, Replies == [answer(["a"]), fault("no sense"), impossible("not possible")]) :-
    findall(Reply,
            ( member(Question, [said("a", 1), fault, impossible]),
              game_question_reply(demo, Question, Reply) ),
            Replies).

test(determinism, all(Name-Determinism == [each_number-nondet])) :-
    game_question(demo, Name, _, _, Determinism, _),
    Determinism == nondet.

:- end_tests(shared_questions).
