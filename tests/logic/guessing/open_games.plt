:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(game_files).

%   A file with this text, and the game in it or what is wrong.

game(Kind, Text, Result) :-
    extension(Kind, Extension),
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [extension(Extension)]), write(Stream, Text), close(Stream) ),
        catch(( guessing_open_games:file_matrix(Kind, File, seconds(1), Matrix, _), Result = Matrix ),
              error(guessing_game(Fault), _), Result = fault(Fault)),
        delete_file(File)).

extension(program, pl).
extension(table, csv).
extension(words, txt).

coin("secret(a). secret(b). question(q). question_secret_answer(q, S, S).~n").

told(Result) :- Result = fault(told(_)).

test(program) :-
    coin(Coin), format(string(Text), Coin, []),
    game(program, Text, Matrix),
    matrix_worst(Matrix, 1, _).

test(halt, [forall(member(Goal, [":- halt.", ":- initialization(halt).",
                                 ":- initialization(halt(3), now)."]))]) :-
    coin(Coin), format(string(Text), Coin, []),
    string_concat(Text, Goal, Whole),
    game(program, Whole, Matrix),
    matrix_worst(Matrix, 1, _).

test(halting_answer, Error = permission_error(end, process, prolog)) :-
    game(program, "secret(a). question(q). question_secret_answer(_, _, _) :- halt.",
         fault(thrown(question_secret_answer(q, a, _), error(Error, _)))).

test(halting_main, Fault = fault(_)) :-
    coin(Coin), format(string(Text), Coin, []),
    string_concat(Text, ":- initialization(main, main). main :- halt.", Whole),
    game(program, Whole, Fault).

test(what_is_printed_is_lost, Output == "") :-
    coin(Coin), format(string(Text), Coin, []),
    string_concat(Text, ":- write(noise). :- print_message(error, noise).", Whole),
    with_output_to(string(Output), game(program, Whole, _)).

test(endless_directive, Fault = fault(slow((:- repeat, fail), 1))) :-
    game(program, ":- repeat, fail.", Fault).

test(syntax_error, true(told(Result))) :-
    game(program, "secret(a). secret(", Result).

test(somebody_else_s, true(told(Result))) :-
    game(program, ":- module(lists, []). secret(a).", Result).

test(no_relation, Fault = fault(missing(question(_)))) :-
    game(program, "secret(a).", Fault).

test(module) :-
    coin(Coin), format(string(Text), Coin, []),
    string_concat(":- module(some_coin, []). ", Text, Whole),
    game(program, Whole, Matrix),
    matrix_ends(Matrix, known).

test(operators_and_strings) :-
    game(program, ":- op(700, xfx, is_like). secret(\"a\" is_like 1). question(q).
                   question_secret_answer(q, _, \"yes\").", Matrix),
    matrix_worst(Matrix, 0, _).

test(table, Questions == [beard, hat]) :-
    game(table, "who,hat,beard\nann,yes,no\nbob,yes,yes\n", Matrix),
    findall(Question, matrix_question(Matrix, _, Question), Questions).

test(no_table, [forall(member(Text, ["", "who\n", "who,hat\n", "who,hat\nann\n",
                                     "who,hat\nann,yes\nann,no\n", "who,hat,hat\nann,yes,no\n"])),
                true(told(Result))]) :-
    game(table, Text, Result).

test(words, Words == [crane, ocean]) :-
    game(words, "Crane\n\n  ocean  \r\n", Matrix),
    findall(Word, matrix_secret(Matrix, _, Word), Words).

test(no_words, [forall(member(Text, ["", "\n\n", "crane\nsea\n"])), true(told(Result))]) :-
    game(words, Text, Result).

test(no_file, [forall(member(Kind, [program, table, words])), true(told(fault(Fault)))]) :-
    catch(guessing_open_games:file_matrix(Kind, 'nowhere/at/all.pl', inf, _, _), error(guessing_game(Fault), _), true).

:- end_tests(game_files).
