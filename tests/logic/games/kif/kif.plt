:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module('../../../../logic/load').
:- use_module('../two_players/small_games').

:- begin_tests(games_kif).

sheet(Name, Game) :-
    module_property(plunit_games_kif, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, /, Name], File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    gensym(sheet_, Game),
    kif_module(Text, Game).

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
    once(moves_state(games_noughts_and_crosses, Cells, State1)),
    state_end(games_noughts_and_crosses, State1, End1),
    length(Cells, Length1).

%   What is added to a game of one move, and what is said of it.

told(Added, Text) :-
    string_concat(Added, "\n (role x) (role o) (init a) (legal x go) (legal o noop)
                             (<= (next b) (does x go)) (goal x 100) (goal o 0)", Sheet),
    said(Sheet, Text).

said(Sheet, Text) :-
    gensym(sheet_, Game),
    catch(( kif_module(Sheet, Game), game_playable(Game, seconds(0.3), _) ),
          error(guessing_game(Fault), _), true),
    ( var(Fault) -> Text = sound ; fault_text(Fault, Text) ).

test(sound, [forall(member(Added,
      [ "(<= terminal (true b))",
        "(<= terminal (or (true b) (and (true c) (distinct b c))))",
        "(<= TERMINAL (True B)) ; capital letters",
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

test(faults, [forall(member(Added-Known,
      [ "(<= terminal (p ?x))" - "(<= terminal (p ?x)): no rule says p/1",
        "(<= terminal (not p)) (<= p terminal)" - "the rules of terminal say that it holds if it does not",
        "(<= terminal (not (true ?x)))" - "(<= terminal (not (true ?x))): a variable stands only in conditions that exclude, not or distinct",
        "terminal (role z)" - "the rule sheet has 3 roles: accepted are games of two players",
        "(terminal" - "line 1: the parenthesis ( is not closed",
        "\n\nterminal)" - "line 3: the parenthesis ) closes none",
        "terminal ?" - "line 1: a variable has a name, as in ?x",
        "terminal (<= (true a) (true b))" - "(<= (true a) (true b)): a rule begins with a relation that it says, as in (legal x (mark 1))",
        "terminal 5" - "5: a rule begins with a relation that it says, as in (legal x (mark 1))",
        "terminal ((a) b)" - "((a) b): a list begins with a word",
        "terminal (<=)" - "(<=): a rule has a head",
        "(<= terminal (next a))" - "(<= terminal (next a)): (next a) is no condition",
        "(<= terminal (does x))" - "(<= terminal (does x)): (does x) is no condition",
        "terminal (<= (p ?x) (true a))" - "(<= (p ?x) (true a)): a variable of the head stands in no condition",
        "terminal (legal x)" - "(legal x): a rule begins with a relation that it says, as in (legal x (mark 1))",
        "" - "no rule says terminal: a game has role, init, legal, next, terminal and goal",
        "(<= terminal (true b)) (legal x stay) (legal o go)" - "x and o have a choice at the same time: accepted are games by turns" ])), Text == Known]) :-
    told(Added, Text).


test(no_end, true(sub_string(Text, _, _, _, "has not come to an end"))) :-
    told("(<= terminal (number ?n) (true ?n)) (number 0) (<= (number (s ?n)) (number ?n))", Text).

test(no_rule_sheet, [forall(member(Sheet, ["", "hello world", "; nothing"])),
                     Text == "no rule says role: a game has role, init, legal, next, terminal and goal"]) :-
    said(Sheet, Text).

%   A million characters take some seconds at most, and more are refused.

long(Word, Count, Text) :-
    length(Words, Count),
    maplist(=(Word), Words),
    atomic_list_concat(Words, Text).

%   deep
test(long, [forall(member(Word-Known,
      [ "(" - "line 1: the parenthesis ( is not closed",
        ")" - "line 1: the parenthesis ) closes none",
        "a" - "no rule says role",
        " a" - "no rule says role",
        "1" - "no rule says role",
        "\n" - "no rule says role" ])), true(sub_string(Text, 0, _, _, Known))]) :-
    long(Word, 300 000, Sheet),
    said(Sheet, Text).

test(too_long, Text == "the rule sheet has 1,000,001 characters: accepted are 1,000,000 at most") :-
    long(" ", 1 000 001, Sheet),
    said(Sheet, Text).

:- end_tests(games_kif).
