:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(connect4_ask).

%   As text, so that the types are tried as well.

asked(Name, Arguments, Text) :-
    once(shared_questions:asked_text(connect4_ask, Name, Arguments, Text)).

%   deep
test(answers, all(Name-Text == [
        value-"{\"answer\":18}",
        score-"{\"answer\":{\"score\":3,\"columns\":[null,null,0,3,-3,-5,-5]}}",
        scores-"{\"answer\":[18,null]}",
        metric-"{\"answer\":{\"column\":1,\"reason\":\"\",\"ratings\":[]}}",
        points-"{\"answer\":{\"points\":18,\"rounds\":4}}",
        move-"{\"answer\":{\"column\":1,\"value\":18,\"lower\":18,\"upper\":18,\"proved\":true,\"reason\":\"proved: x wins by stone 7 at the latest\"}}",
        variation-"{\"answer\":{\"score\":18,\"columns\":[1]}}",
        tactics-"{\"answer\":[{\"kind\":\"double\",\"player\":\"x\",\"spot\":{\"row\":1,\"column\":3}},{\"kind\":\"double\",\"player\":\"x\",\"spot\":{\"row\":1,\"column\":6}}]}",
        coverage-"{\"fault\":\"facts: 'none' is not accepted: it must be one of many, few\"}" ])) :-
    member(Name-Arguments, [
        value-[columns-[4,4,5,5]],
        score-[columns-[1,2,1,2,1,2,2,1,1,1,2,2]],
        scores-[texts-"4455,44x"],
        metric-[columns-[1,2,1,2,1,2], metric-3, depth-1, seed-1],
        points-[columns-[1,2,1,2,1,2,1], player-x],
        move-[columns-[1,2,1,2,1,2], player-exact, seconds-1],
        variation-[columns-[1,2,1,2,1,2], seconds-1],
        tactics-[columns-[4,4,5,5]],
        coverage-[start-'', facts-none] ]),
    asked(Name, Arguments, Text).

test(faults, all(Text == [
        "{\"fault\":\"move 3: 8 is no column: columns are 1 to 7\"}",
        "{\"impossible\":\"the game is over: x has won\"}" ])) :-
    member(Name-Arguments, [ standing-[columns-[4,4,8]],
                             move-[columns-[1,2,1,2,1,2,1], player-exact, seconds-1] ]),
    asked(Name, Arguments, Text).

test(claims, Starts == ['', '1', '2', '3']) :-
    connect4_ask:ask(claims, answer(Claims)),
    findall(Start, member(claim(Start, many, _, _), Claims), Starts0),
    sort(Starts0, Starts),
    !.      % it is asked once

:- end_tests(connect4_ask).
