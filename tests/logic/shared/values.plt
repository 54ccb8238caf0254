:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(shared_values).

%   A type, what stands for a value, the value, and what it is written as.

case(integer, -7, -7, "-7").
case(number, 2.5, 2.5, "2.5").
case(boolean, true, true, "true").
case(text, "a \"b\"\n", "a \"b\"\n", "\"a \\\"b\\\"\\u000a\"").
case(text, 'an atom', "an atom", "\"an atom\"").
case(text, "null", "null", "\"null\"").
case(name, "x", x, "\"x\"").
case(atomic, 4, 4, "4").
case(atomic, "x", x, "\"x\"").
case(one_of([x,o]), "o", o, "\"o\"").
case(list(integer), [], [], "[]").
case(list(list(integer)), [[1],[2,3]], [[1],[2,3]], "[[1],[2,3]]").
case(optional(integer), null, none, "null").
case(optional(integer), 3, 3, "3").
case(optional(text), "null", "null", "\"null\"").
case(limit(integer), null, inf, "null").
case(limit(integer), 3, 3, "3").
case(pair(black:integer, white:integer), [1,2], 1-2, "{\"black\":1,\"white\":2}").
case(pair(black:integer, white:integer), object([white-2,black-1]), 1-2,
     "{\"black\":1,\"white\":2}").
case(record(size, [width:integer, height:integer]), [7,6], size(7, 6),
     "{\"width\":7,\"height\":6}").
case(record(empty, []), [], empty, "{}").
case(record(some, [a:optional(integer)]), object([]), some(none), "{\"a\":null}").
case(row([from:integer, to:integer]), object([to-2,from-1]), [1,2], "{\"from\":1,\"to\":2}").
case(union([record(draw, []), record(won, [winner:name])]), object([kind-"won",winner-"x"]), won(x),
     "{\"kind\":\"won\",\"winner\":\"x\"}").
case(union([record(draw, []), record(won, [winner:name])]), ["won","x"], won(x),
     "{\"kind\":\"won\",\"winner\":\"x\"}").
case(union([record(draw, []), record(won, [winner:name])]), "draw", draw, "{\"kind\":\"draw\"}").
case(open([record(draw, [])]), null, open, "null").
case(open([record(draw, [])]), "draw", draw, "{\"kind\":\"draw\"}").
case(either([one_of([open]), record(won, [winner:name])]), "open", open, "\"open\"").
case(either([one_of([open]), record(won, [winner:name])]), ["x"], won(x), "{\"winner\":\"x\"}").
case(map(list(integer)), object(['0'-[4,3],'1'-[]]), ['0'-[4,3],'1'-[]], "{\"0\":[4,3],\"1\":[]}").
case(map(integer), object([]), [], "{}").
case(place, [1,2], 1-2, "{\"row\":1,\"column\":2}").
case(list(place), [[1,2]], [1-2], "[{\"row\":1,\"column\":2}]").

named(place, pair(row:integer, column:integer)).
named(none, _) :- fail.

test(given, [forall(case(Type, Raw, Expected, _)), Value == Expected]) :-
    raw_value(Raw, Type, named, Value).

test(written, [forall(case(Type, _, Value, Expected)), Json == Expected]) :-
    with_output_to(string(Json), value_json(Value, Type, named)).

test(text_of_a_number, Json == "\"12\"") :-
    with_output_to(string(Json), value_json(12, text, named)).

test(raw, Json == "{\"a\":[1,null,\"b\"],\"c\":{}}") :-
    Raw = object([a-[1,null,"b"],c-object([])]),
    raw_value(Raw, raw, named, Value),
    with_output_to(string(Json), value_json(Value, raw, named)).

test(term, Json == "\"a(b-1)\"") :-
    with_output_to(string(Json), value_json(a(b-1), term, named)).

%   A type, what does not fit, and the sentence.

wrong(integer, "7", "'7' is not accepted: it must be a whole number").
wrong(integer, null, "null is not accepted: it must be a whole number").
wrong(number, "x", "'x' is not accepted: it must be a number").
wrong(boolean, "true ", "'true ' is not accepted: it must be true or false").
wrong(text, 7, "7 is not accepted: it must be a text").
wrong(text, null, "null is not accepted: it must be a text").
wrong(name, [], "[] is not accepted: it must be a name").
wrong(atomic, null, "null is not accepted: it must be a number or a name").
wrong(one_of([x,o]), "y", "'y' is not accepted: it must be one of x, o").
wrong(list(integer), 4, "4 is not accepted: it must be a list, each item a whole number").
wrong(list(integer), [1,"a"], "'a' is not accepted: it must be a whole number").
wrong(optional(integer), "a", "'a' is not accepted: it must be a whole number").
wrong(pair(black:integer, white:integer), [1],
      "[1] is not accepted: it must be an object with black, white").
wrong(record(size, [width:integer, height:integer]), object([width-1, hight-2]),
      "{\"width\":1,\"hight\":2} is not accepted: it must be an object with width, height").
wrong(record(size, [width:integer, height:integer]), object([width-7]),
      "height: null is not accepted: it must be a whole number").
wrong(record(size, [width:integer, height:integer]), [7,"a"],
      "height: 'a' is not accepted: it must be a whole number").
wrong(union([record(draw, []), record(won, [winner:name])]), "lost",
      "'lost' is not accepted: it must be one of the kinds draw, won").
wrong(place, 7, "7 is not accepted: it must be an object with row, column").

test(wrong, [forall(wrong(Type, Raw, Expected)), Said == Expected]) :-
    catch(raw_value(Raw, Type, named, _), error(bad_input(Said), _), true).

test(long_values_are_cut, true(Length < 120)) :-
    numlist(1, 1000, Numbers),
    catch(raw_value(Numbers, integer, named, _), error(bad_input(Said), _), true),
    string_length(Said, Length).

%   What the rules answer may be of another type, if somebody changed them.

test(no_such_value, [forall(member(Value-Type, [ x-integer, _-integer, x-boolean, [1|_]-list(integer),
                                                 [x]-list(integer), 1-pair(a:integer, b:integer),
                                                 size(7)-record(size, [a:integer,b:integer]),
                                                 z-one_of([x,o]), lost-open([record(draw, [])]),
                                                 1-row([a:integer]), f(x)-text
                                               ])), fail]) :-
    with_output_to(string(_), value_json(Value, Type, named)).

test(no_infinite_number, fail) :-
    Value is inf,
    with_output_to(string(_), value_json(Value, number, named)).

test(sentences, Texts == ["1 is no x", "none"]) :-
    catch(bad_input("~w is no ~w", [1,x]), error(bad_input(Text1), _), true),
    catch(impossible("none", []), error(impossible(Text2), _), true),
    Texts = [Text1,Text2].

:- end_tests(shared_values).
