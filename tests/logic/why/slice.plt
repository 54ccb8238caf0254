:- use_module(library(plunit)).
:- use_module('../../../logic/load').

%   Whole slices, as they are printed.

:- begin_tests(slice).

fits(History, Code) :- member(Guess-N, History), black(Guess, Code, N).

black([], [], 0).
black([X|Xs], [Y|Ys], N) :-
    (   X == Y  % the same
    ->  black(Xs, Ys, M),
        N is M + 1
    ;   black(Xs, Ys, N)
    ).

differ([X], [X], 0).
differ([X|Xs], [Y|Ys], N) :- dif(X, Y), differ(Xs, Ys, M), N is M + 1.

symbols([]).
symbols([X|Xs]) :- member(X, [1,2,3]), symbols(Xs).

secret(Guess, N, Secret) :-
    symbols(Secret),
    black(Guess, Secret, N).

wins(Heap) :-
    once(( member(Take, [1,3,4]),
           Left is Heap - Take,
           \+ wins(Left) )).

:- table cost(_, _, max).

cost(X, X, 0).
cost(X, Y, Cost) :- cost(X, Z, Cost1), arc(Z, Y, Cost2), Cost is Cost1 + Cost2.

arc(1, 2, 1).
arc(2, 1, 1).

%   What is tried before a cut, in a condition or in a negation stays.

first(X) :- member(X, [1,2,3]), X > 1, !, X > 2.
first(0) :- arc(_, _, 0).

lonely(X) :- \+ near(X), arc(X, _, _).
near(X) :- arc(_, X, 1), X > 0.

either(X) :- ( arc(X, _, _), X > 2 ; X = 7, X < 7 ).

many(X) :- maplist([Y]>>( Y > X, Y < 9 ), [1,2]), arc(X, _, _).

deep(X) :- deep(f(X)).
deep(X) :- arc(X, _, _).

delete(File) :- exists_file(File), File \== '/', delete_file(File).

%   Rules of a grammar are told as they are written.

abc --> [].
abc --> abc, [a].

number(D) --> [C], { code_type(C, digit(D)), D > 5 }.

letters --> ( [a] ; [b] ), letters.
letters --> ( { true } | ! ; "x" ), \+ [c].

word --> begun, [y].
begun, [x] --> [x], { true }.

%   Many clauses of goals that are collected are named alone.

failure(board_end([[x,o],[x,o],[x],[],[],[],[]], won(x)),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- board_end([[x, o], [x, o], [x], [], [], [], []], won(_)).",
          "    board_end(Board, End) :-",
          "        * needed('Board', connect4_board, Board),",
          "        findall(Player, board_line_player(Board, _, Player), Winners),",
          "        winners_board_end(Winners, Board, End).",
          "    winners_board_end([Player|_], _, won(Player)).",
          "    winners_board_end([], Board, End) :-",
          "        * height(Top),",
          "        * findall(Column, board_row_column_stone(Board, Top, Column, empty), Rooms),",
          "        rooms_end(Rooms, End).",
          "    rooms_end([_|_], open).",
          "    rooms_end([], draw).",
          "    % And the clauses of board_line_player/3, board_row_column_stone/4, \c
           board_stone_cell/3, cell/1, direction/2, height/1, line/1, row_stones_stone/3, stone/1, \c
           width/1, as they are." ]).

failure(fits([], [1]),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- fits([], _).",
          "    fits(History, Code) :- member(Guess-N, History), * black(Guess, Code, N)." ]).
failure(black([1,2], [2,1], 1),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- black([1, 2|_], [2, 1], 1).",
          "    black([], [], 0).",
          "    black([X|Xs], [Y|Ys], N) :-",
          "        (   X == Y  % the same",
          "        ->  * black(Xs, Ys, M),",
          "            * N is M + 1",
          "        ;   black(Xs, Ys, N)",
          "        )." ]).
failure(differ([], [], 0),
        [ "No head of a clause of differ/3 fits:",
          "    ?- differ(_, [], _)." ]).
failure(first(_),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- first(_).",
          "    first(X) :- member(X, [1,2,3]), X > 1, !, X > 2.",
          "    first(0) :- * arc(_, _, 0)." ]).
failure(lonely(1),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- lonely(1).",
          "    lonely(X) :- \\+ near(X), * arc(X, _, _).",
          "    near(X) :- arc(_, X, 1), X > 0.",
          "    arc(1, 2, 1).",
          "    arc(2, 1, 1)." ]).
failure(either(_),
        [ "Look for the mistake in these clauses: each of their goals plays a part.",
          "    ?- either(_).",
          "    either(X) :- ( arc(X, _, _), X > 2 ; X = 7, X < 7 ).",
          "    arc(1, 2, 1).",
          "    arc(2, 1, 1)." ]).
failure(( member(X, [1,2]), many(X), X > 0 ),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- member(A, [1, 2]), many(A).",
          "    many(X) :- maplist([Y]>>( Y > X, Y < 9 ), [1,2]), * arc(X, _, _)." ]).
failure(member(3, [1,2]),
        [ "No clause that can be read takes part: a relation of a library fails.",
          "    ?- member(3, [1, 2])." ]).
failure(arc(1, 2, _), [ "It does not fail: it has an answer." ]).
failure(( deep(3), fail ), [ "It has not come to an end within the limit: ask why_endless/1." ]).
failure(X is foo + X,
        [ "It ends with an error: is/2: Arguments are not sufficiently instantiated" ]).
failure(delete('no such file'),
        [ "exists_file/1 may change something outside: no part of the program is tried." ]).
failure(no_such_relation(1, 2), [ "There is no relation no_such_relation/2: is its name right?" ]).
failure(guess_secret_feedback([1,2], [2,1], 1-1),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- guess_secret_feedback([1, 2|_], [2, 1], 1-_).",
          "    guess_secret_feedback(Guess, Secret, Black-White) :-",
          "        * equally_long(Guess, Secret),",
          "        blacks(Guess, Secret, Black),",
          "        * common(Guess, Secret, Common),",
          "        * White is Common - Black.",
          "    blacks([], [], 0).",
          "    blacks([X|Xs], [Y|Ys], N) :-",
          "        if_(X = Y, * Here = 1, Here = 0),",
          "        blacks(Xs, Ys, M),",
          "        N is M + Here." ]).
failure(phrase(number(_), [0'2]),
        [ "Look for the mistake in these clauses: each of their goals plays a part.",
          "    ?- phrase(number(_), [50]).",
          "    number(D) --> [C], { code_type(C, digit(D)), D > 5 }." ]).
failure(phrase(( word, [z] ), [x, z]),
        [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- phrase((word, [z]), [x, z]).",
          "    word --> begun, [y].",
          "    begun, [x] --> * [x], * { true }." ]).

endless(phrase(abc, [a]),
        [ "Even with false in these places it does not end: look for the mistake in what has no star.",
          "    ?- phrase(abc, [a]), false.",
          "    abc --> false, * [].",
          "    abc --> abc, false, * [a]." ]).
endless(secret([], _, _),
        [ "Even with false in these places it does not end: look for the mistake in what has no star.",
          "    ?- secret([], _, _), false.",
          "    secret(Guess, N, Secret) :-",
          "        symbols(Secret), false,",
          "        * black(Guess, Secret, N).",
          "    symbols([]) :- false.",
          "    symbols([X|Xs]) :- member(X, [1,2,3]), symbols(Xs), false." ]).
endless(wins(0),
        [ "Even with false in these places it does not end: look for the mistake in what has no star.",
          "    ?- wins(0), false.",
          "    wins(Heap) :-",
          "        once(( member(Take, [1,3,4]),",
          "               Left is Heap - Take,",
          "               \\+ wins(Left), false )), false." ]).
endless(cost(1, _, _),
        [ "Even with false in these places it does not end: look for the mistake in what has no star.",
          "    ?- cost(1, _, _), false.",
          "    cost(X, X, 0).",
          "    cost(X, Y, Cost) :- cost(X, Z, Cost1), arc(Z, Y, Cost2), Cost is Cost1 + Cost2.",
          "    arc(1, 2, 1).",
          "    arc(2, 1, 1)." ]).
endless(( deep(1), arc(1, 2, 3) ),
        [ "Even with false in these places it does not end: look for the mistake in what has no star.",
          "    ?- deep(1), false, * arc(1, 2, 3).",
          "    deep(X) :- deep(f(X)), false.",
          "    deep(X) :- false, * arc(X, _, _)." ]).
endless(length(_, _),
        [ "No clause that can be read takes part: a relation of a library does not end.",
          "    ?- length(_, _), false." ]).
endless(arc(_, _, _), [ "It comes to an end." ]).

test(failure, [forall(failure(Goal, Lines)), true(Found == Lines)]) :-
    goal_failure_lines(Goal, 100 000, Found).

test(failure_of_alternatives, Found == [
          "Without the goals marked * it fails, too: look for the mistake in what is left.",
          "    ?- phrase(letters, [a, c]).",
          "    letters --> ( [a] ; [b] ), letters.",
          "    letters --> ( * { true } | ! ; \"x\" ), * \\+ [c]." ]) :-
    goal_failure_lines(phrase(letters, [a, c]), 100 000, Found).

%   deep
test(endless, [forall(endless(Goal, Lines)), true(Found == Lines)]) :-
    goal_endless_lines(Goal, 300 000, Found).

%   Before a goal that is not monotone, what binds its variables stays, also where the same goal is asked
%   openly elsewhere: programs with one mistake each.  Guilty is what must not be starred away, and Right is the program without the mistake.

denied("\\+ taken(X)").
denied("forall(rival(X, Y), weak(Y))").
denied("( taken(X) -> fail ; true )").
denied("findall(Y, rival(X, Y), [])").

denying(direct, "?- p(_).", "p(X) :- ~s, ~s.").
denying(called, "?- p(_).", "p(X) :- ~s, good(X).\ngood(X) :- ~s.").
denying(bound_below, "?- p(_).", "p(X) :- chosen(X), good(X).\nchosen(X) :- ~s.\ngood(X) :- ~s.").
denying(renamed, "?- p(f(_)).", "p(Z) :- Z = f(V), X = V, ~s, ~s.").
denying(asked_elsewhere, "?- p(_).", "p(X) :- \\+ good(_), ~s, good(X).\ngood(X) :- ~s.").
denying(in_a_list, "?- p([_,_]).",
        "p([]).\np([X|Xs]) :- ~s, good(X), p(Xs).\ngood(X) :- ~s.").

mistake("symbol(X)", "symbol(X)", "symbol(X)", "symbol(1).\nsymbol(2).\n",
        "symbol(1).\nsymbol(2).\nsymbol(3).\n").
mistake("symbol(X), X < 3", "symbol(X), X < 4", "X < 3", Facts, Facts) :-
    Facts = "symbol(1).\nsymbol(2).\nsymbol(3).\n".
mistake("coloured(X)", "coloured(X)", "colour(X, red)",
        "coloured(X) :- colour(X, red).\ncolour(1, red).\ncolour(2, red).\ncolour(3, blue).\n",
        "coloured(X) :- colour(X, _).\ncolour(1, red).\ncolour(2, red).\ncolour(3, blue).\n").

planted(Place/Denied/Guilty, Query, Guilty, Wrong, Right) :-
    denying(Place, Query, Format),
    denied(Denied),
    mistake(GoalsWrong, GoalsRight, Guilty, FactsWrong, FactsRight),
    Others = "taken(1).\ntaken(2).\nrival(1, 7).\nrival(2, 8).\nweak(9).\n",
    format(string(Wrong), "~@\n~s~s", [format(Format, [GoalsWrong,Denied]), FactsWrong, Others]),
    format(string(Right), "~@\n~s~s", [format(Format, [GoalsRight,Denied]), FactsRight, Others]).

text_slice(Text, Query, Slice) :-
    term_string(?-(Goal), Query),
    text_program(Text, planted:Goal, Program),
    program_failure_slice(Program, 1 000 000, Slice).

test(many, Number == 72) :-
    aggregate_all(count, planted(_, _, _, _, _), Number).

%   deep
test(the_guilty_goal_is_not_starred_away,
     [forall(planted(_, Query, Guilty, Wrong, Right)), true(Starred-Shown == no-yes)]) :-
    text_slice(Right, Query, holds),
    text_slice(Wrong, Query, Slice),
    failure_slice_lines(Slice, Lines),
    atomic_list_concat(Lines, '\n', All),
    ( sub_atom(All, _, _, _, Guilty) -> Shown = yes ; Shown = no ),
    atom_concat('* ', Guilty, Star),
    ( sub_atom(All, _, _, _, Star) -> Starred = yes ; Starred = no ).

%   A query that has its values needs nothing that binds them.

test(values, Lines == [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
                        "    ?- p(1).", "    p(X) :- * symbol(X), \\+ taken(X).", "    taken(1)." ]) :-
    text_slice("p(X) :- symbol(X), \\+ taken(X). symbol(1). taken(1).", "?- p(1).", Slice),
    failure_slice_lines(Slice, Lines).

:- end_tests(slice).
