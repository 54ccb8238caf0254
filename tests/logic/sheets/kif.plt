:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module('../../../logic/load').
:- use_module('../two_players/small_games').
:- use_module('../../../logic/sheets/kif').
:- use_module('../../../logic/sheets/parser').

:- begin_tests(sheets_kif).

sheet(Name, Game) :-
    module_property(plunit_sheets_kif, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, /, Name], File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    sheet_game(Text, Game).

sheet_game(Text, Game) :-
    gensym(sheet_, Joint),
    gensym(turns_, Game),
    kif_module(Text, Joint),
    joint_turns(Joint, Game).

test(the_first_moves, Role-Count == xplayer-9) :-
    sheet('tic_tac_toe.kif', Game),
    Game:init(State),
    state_moves(Game, State, Role, Moves),
    length(Moves, Count).

test(cells_are_drawn, Shown == ". . .\n. x .\n. . .\ncontrol(oplayer)") :-
    sheet('tic_tac_toe.kif', Game),
    Game:init(State0),
    Game:next(State0, xplayer, mark(2,2), State),
    state_standing(Game, State, standing(_, _, _, _, Shown)).

%   deep
test(it_is_a_draw, Value == 50) :-
    sheet('tic_tac_toe.kif', Game),
    Game:init(State),
    searched_value(Game, State, xplayer, inf, Value).

%   The same game as noughts_and_crosses.pl: nobody finds a match that ends otherwise.

test(the_same_game, [forall(between(1, 30, Seed)), End-Length == End1-Length1]) :-
    sheet('tic_tac_toe.kif', Game),
    players_match(Game, [random, random], Moves, State, Seed, _),
    state_end(Game, State, End0),
    memberchk(End0-End, [won(xplayer)-won(x), won(oplayer)-won(o), draw-draw]),
    length(Moves, Length),
    findall(Cell, ( member(mark(Row, Column), Moves), Cell is 3 * Row + Column - 3 ), Cells),
    once(moves_state(two_players_noughts_and_crosses, Cells, State1)),
    state_end(two_players_noughts_and_crosses, State1, End1),
    length(Cells, Length1).

%   What is added to a game of one move, and what is said of it.

told(Added, Text) :-
    string_concat(Added, "\n (role x) (role o) (init a) (<= (legal x go) (true a)) (legal o noop)
                             (<= (next b) (true a)) (goal x 100) (goal o 0)", Sheet),
    said(Sheet, Text).

said(Sheet, Text) :-
    catch(( sheet_game(Sheet, Game), game_playable(Game, seconds(0.3), _) ),
          error(guessing_game(Fault), _), true),
    ( var(Fault) -> Text = sound ; fault_text(Fault, Text) ).

test(sound, [forall(member(Added,
      [ "(<= terminal (true b))",
        "(<= terminal (true b)) (legal x stay) (legal o go)",
        "(<= terminal (or (true b) (and (true c) (distinct b c))))",
        "(<= TERMINAL (True b)) ; capital letters",
        "(<= terminal (true b)) (<= (p ?x 0) (role ?x) (not (p ?x 1))) (<= (p x 1) (true b))",
        "(<= terminal (not (true a)))",
        "(<= terminal (not (p ?x)) (true ?x)) (p a)",
        "(<= terminal (distinct ?x a) (true ?x))",
        "(<= terminal (true b)) (base b) (<= (base a) (role ?r)) (input x go)" ])), Text == sound]) :-
    told(Added, Text).

test(recursion, [forall(member(Added,
      [ "(<= terminal (true b) (reach 3 1) (not (reach 3 4)))
         (<= (edge ?x ?y) (edge ?y ?x)) (edge 1 2) (edge 2 3)
         (<= (reach ?x ?z) (reach ?x ?y) (edge ?y ?z)) (<= (reach ?x ?x) (edge ?x ?y))",
        "(<= terminal (deep b)) (<= (deep ?x) (deep ?x)) (<= (deep ?x) (true ?x))" ])),
      Text == sound]) :-
    told(Added, Text).

test(faults, [forall(fault_known(Added, Known)),
      Text == Known]) :-
    told(Added, Text).

fault_known(Added, Known) :-
    length(Open, 1000),
    maplist(=(0'(), Open),
    format(atom(Deep), "terminal\n(~s", [Open]),
    member(Added-Known,
      [ "(<= terminal (not p)) (<= p terminal)" - "the rules of p and terminal say that terminal holds if it does not",
        "(<= terminal (not terminal))" - "the rules of terminal say that it holds if it does not",
        "(<= terminal (true b)) (<= (p ?x) (true ?x) (not (p b)))" - "the rules of p say that it holds if it does not",
        "(<= terminal (true b)) (legal x (on 1)) (legal z go)" - "legal names z, and there is no such role: the roles are x, o",
        "(<= terminal (true b)) (<= (legal o stay) (true a)) (goal o 50)" - "?- goal([b],o,A). answers 0 and 50: it should have one answer",
        "(<= terminal (true c))" - "?- legal([b],x,A). fails: each role has a legal move in a state that is not terminal",
        "(<= terminal (not (true ?x)))" - "(<= terminal (not (true ?x))): a variable stands only in conditions that exclude, not or distinct",
        "terminal (role z)" - "?- goal([a],z,A). fails: it should have one answer",
        "(terminal" - "line 1: the parenthesis ( is not closed",
        "\n\nterminal)" - "line 3: the parenthesis ) closes none",
        Deep - "line 2: more than 1,000 parentheses are open: no more are accepted",
        "terminal ?" - "line 1: a variable has a name, as in ?x",
        "terminal (<= (true a) (true b))" - "(<= (true a) (true b)): a rule begins with a relation that it says, as in (legal x (mark 1))",
        "terminal 5" - "5: a rule begins with a relation that it says, as in (legal x (mark 1))",
        "terminal ((a) b)" - "((a) b): a list begins with a word",
        "terminal (<=)" - "(<=): a rule has a head",
        "(<= terminal (next a))" - "(<= terminal (next a)): (next a) is no condition",
        "(<= terminal (does x))" - "(<= terminal (does x)): (does x) is no condition",
        "terminal (<= (p ?x) (true a))" - "(<= (p ?x) (true a)): a variable of the head stands in no condition",
        "terminal (legal x)" - "(legal x): a rule begins with a relation that it says, as in (legal x (mark 1))",
        "" - "no rule says terminal: a game has role, legal, next, terminal and goal",
        "(<= terminal (true b)) (goal z 1)" - "goal names z, and there is no such role: the roles are x, o" ]).

%   Words are told apart by capital letters, and by zeros.

test(words, Facts == ['01', 1, 'P', p]) :-
    sheet_game("(role x) (legal x go) (next a) terminal (goal x 1) (init 1) (init 01) (init p) (init P)
                (init 1)", Game),
    Game:init(State),
    msort(State, Sorted),
    permutation(Facts, Sorted),
    Facts = ['01', 1, 'P', p],
    !.      % one order

test(what_no_rule_says, Remark-End == "No rule says p/1: it never holds."-open) :-
    gensym(sheet_, Joint),
    gensym(turns_, Game),
    kif_module("(role x) (legal x go) (next a) (<= terminal (p ?x)) (goal x 1)", Joint),
    joint_turns(Joint, Game),
    Joint:remark(Remark),
    Game:init(State),
    state_end(Game, State, End).

test(nothing_is_true_at_first, State-Next == []-[a]) :-
    sheet_game("(role x) (legal x go) (<= (next a) (does x go)) (<= terminal (true a)) (goal x 1)",
               Game),
    Game:init(State),
    Game:next(State, x, go, Next).

%   A question about one role, or one move, is no question about all.

test(each_role_is_asked, Legal == [x-[go], o-[noop,stay], x-[], o-[stay]]) :-
    gensym(sheet_, Joint),
    kif_module("(role x) (role o) (legal x go) (legal o noop) (legal o stay) (next a)
                (<= terminal (true a)) (goal x 1) (goal o 1)", Joint),
    findall(Role-Moves,
            ( member(Asked, [_, stay]),
              member(Role, [x, o]),
              findall(Asked, Joint:legal([], Role, Asked), Moves) ),
            Legal).

%   What a state made the rules table is forgotten in the next one: a walk of 3000 steps.

test(tables_are_freed, true(After - Before < 100 000)) :-
    sheet_game("(role x) (init (at 1)) (<= (legal x (to ?y)) (reach ?y)) terminal (goal x 1)
                (<= (next (at ?y)) (does x (to ?y)))
                (<= (edge ?x ?y) (edge ?y ?x)) (edge 1 2) (edge 2 3) (edge 3 4)
                (<= (reach ?y) (true (at ?x)) (edge ?x ?y)) (<= (reach ?y) (reach ?x) (edge ?x ?y))",
               Game),
    walked(10, Game, [at(1)]),
    statistics(table_space_used, Before),
    walked(3000, Game, [at(1)]),
    statistics(table_space_used, After).

walked(Steps, Game, State0) :-
    (   Steps =:= 0
    ->  true
    ;   findall(Move, Game:legal(State0, x, Move), Moves),
        Number is Steps mod 4,
        nth0(Number, Moves, Move),
        Game:next(State0, x, Move, State),
        Steps1 is Steps - 1,
        walked(Steps1, Game, State)
    ).

test(no_end, true(sub_string(Text, _, _, _, "has not come to an end"))) :-
    told("(<= terminal (number ?n) (true ?n)) (number 0) (<= (number (s ?n)) (number ?n))", Text).

%   Each state has twice as many facts, and the largest term is twice as large.

test(endless_states, Text == "a state is too large: terms that rules make grow without end") :-
    sheet_game("(role x) (init (f 0)) (legal x go) (<= (next (f (s ?x))) (true (f ?x)))
                (<= (next (f (g ?x ?x))) (true (f ?x))) (<= terminal (true (f 1))) (goal x 0)", Game),
    Game:init(State),
    catch(( numlist(1, 20, Steps), foldl(gone(Game), Steps, State, _) ),
          error(guessing_game(Fault), _), true),
    fault_text(Fault, Text).

gone(Game, _, State0, State) :-
    once(Game:next(State0, x, go, State)).

test(no_rule_sheet, [forall(member(Sheet, ["", "hello world", "; nothing"])),
                     Text == "no rule says role: a game has role, legal, next, terminal and goal"]) :-
    said(Sheet, Text).

%   A million characters take some seconds at most, and more are refused.

long(Word, Count, Text) :-
    length(Words, Count),
    maplist(=(Word), Words),
    atomic_list_concat(Words, Text).

%   deep
test(long, [forall(member(Word-Known,
      [ "(" - "line 1: more than 1,000 parentheses are open: no more are accepted",
        "() " - "(): a list begins with a word",
        ")" - "line 1: the parenthesis ) closes none",
        "a" - "no rule says role",
        " a" - "no rule says role",
        "1" - "no rule says role",
        "\n" - "no rule says role" ])), true(sub_string(Text, 0, _, _, Known))]) :-
    long(Word, 300 000, Sheet),
    said(Sheet, Text).

test(too_long, Text == "the rule sheet has 1,000,001 characters: at most 1,000,000 are accepted") :-
    long(" ", 1 000 001, Sheet),
    said(Sheet, Text).

:- end_tests(sheets_kif).

:- begin_tests(sheets_drawn).

boards(Text, Boards) :-
    kif_expressions(Text, Expressions),
    findall(Board, sheet_board(Expressions, Board), Boards).

test(boards, [forall(member(Text-Known,
        [ "(board at row column) (<= (next (cell ?x ?y ?z)) (does r m))"-[board(at,row,column)],
          "(board at row row) (role x)"-[board(at,row,row)],
          "(<= (next (cell ?x ?y b)) (does r m)) (<= (next (cell ?x ?y ?p)) (does r m))"
              -[board(cell,column,up,mark)],
          "(<= (next (cell ?m ?n ?p)) (does r m))"-[],
          "(init (at 1 1 w)) (init (at 2 1 w)) (<= (next (at ?m ?n ?p)) (does r m))"
              -[board(at,column,up,mark)],
          "(init (at 1 1 w)) (init (at 1 2 w)) (<= (next (at ?x ?y ?p)) (does r m))"-[],
          "(<= (next (at ?x ?y ?p)) (does r m)) (<= (next (on ?x ?y ?p)) (does r m))"-[] ])),
              Boards == Known]) :-
    boards(Text, Boards).

:- end_tests(sheets_drawn).
