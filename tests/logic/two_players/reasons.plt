:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/sheets/written').
:- use_module('../../../logic/two_players/reasons').

:- begin_tests(two_players_reasons).

file(File, Path) :-
    module_property(plunit_two_players_reasons, file(Here)),
    file_directory_name(Here, Folder),
    format(string(Path), "~w/../~w", [Folder, File]).

jumps(Path) :-
    file("sheets/jumps.kif", Path).

%   What is answered to a question, from outside.

explained(Name, Moves, Asked, Sentence, Lines) :-
    once(two_players_ask:ask(explain(Name, Asked, Moves, 10), Reply)),
    (   Reply = answer(explained(_, Sentence, Lines))
    ->  true
    ;   Reply = fault(Sentence),
        Lines = []
    ).

test(nim, [forall(member(Moves-Asked-Sentence-Lines,
      [ []-"legal(take(1,4))"
        -"legal(1,take(1,4)) fails, because between(1, 3, 4) fails (nim.pl, line 27)."
        -[ "two_players/instances/nim.pl:25",
           "   25  legal(heaps(Role, Sizes), Role, take(Heap, Number)) :-    % Role = 1, Sizes = [3, 4, 5], Heap = 1, Number = 4",
           "+  26      nth1(Heap, Sizes, Size),    % Size = 3",
           "-  27      between(1, Size, Number).    % between(1, 3, 4) fails" ],
        ["take(1,3)"]-"legal(2, take(2, 4))"-"legal(2,take(2,4)) holds."
        -[ "two_players/instances/nim.pl:25",
           "   25  legal(heaps(Role, Sizes), Role, take(Heap, Number)) :-    % Role = 2, Sizes = [0, 4, 5], Heap = 2, Number = 4",
           "+  26      nth1(Heap, Sizes, Size),    % Size = 4",
           "+  27      between(1, Size, Number)." ],
        ["take(1,3)"]-"next"-"next holds."
        -[ "two_players/instances/nim.pl:29",
           "   29  next(heaps(Role, Sizes0), Role, take(Heap, Number), heaps(Other, Sizes)) :-    % Role = 1, Sizes0 = [3, 4, 5], Heap = 1, Number = 3, Other = 2, Sizes = [0, 4, 5]",
           "+  30      nth1(Heap, Sizes0, Size0, Others),    % Size0 = 3, Others = [4, 5]",
           "+  31      Size is Size0 - Number,    % Size = 0",
           "+  32      nth1(Heap, Sizes, Size, Others),",
           "+  33      Other is 3 - Role.    % 2 is 3-1" ],
        []-"terminal"-"terminal fails, because maplist(=(0), [3, 4, 5]) fails (nim.pl, line 36)."
        -[ "two_players/instances/nim.pl:35",
           "   35  terminal(heaps(_, Sizes)) :-    % Sizes = [3, 4, 5]",
           "-  36      maplist(=(0), Sizes).    % maplist(=(0), [3, 4, 5]) fails" ],
        ["take(1,3)","take(2,4)","take(3,5)"]-"goal(2,100)"
        -"goal(2,100) fails, because 2 is 3-2 fails (nim.pl, line 40)."
        -[ "two_players/instances/nim.pl:39",
           "   39  goal(heaps(Role, _), Other, 100) :-    % Role = 2, Other = 2",
           "-  40      Other is 3 - Role.    % 2 is 3-2 fails" ] ])),
          Said-Told == Sentence-Lines]) :-
    explained("nim", Moves, Asked, Said, Told).

test(no_question, [forall(member(Moves-Asked-Sentence,
      [ []-"halt"-"halt is no question about a game: accepted are legal(MOVE), legal(ROLE, MOVE), goal(ROLE, VALUE), terminal, next and next(FACT)",
        []-"legal(X)"-"legal(X) is no question about a game: accepted are legal(MOVE), legal(ROLE, MOVE), goal(ROLE, VALUE), terminal, next and next(FACT)",
        []-"legal((take"-"legal((take is no question about a game: accepted are legal(MOVE), legal(ROLE, MOVE), goal(ROLE, VALUE), terminal, next and next(FACT)",
        []-"next"-"next is about the last move: no move was made",
        ["take(1,1)"]-"next(a)"-"next(FACT) is for rule sheets: ask next",
        ["take(1,3)","take(2,4)","take(3,5)"]-"legal(take(1,1))"-"the game is over: nobody has a move" ])),
                  Said-Lines == Sentence-[]]) :-
    explained("nim", Moves, Asked, Said, Lines).

%   A board game in KIF, in the sheet's own words.

test(why_cant_i_jump_here, Said-Lines ==
      "(legal white (jump 1 4)) fails, because (over white 1 4) fails (jumps.kif, line 17), since (succ 2 4) fails (line 21)."
      - [ "jumps.kif:13",
          "   13  (<= (legal ?r (jump ?x ?z))    % ?r = white, ?x = 1, ?z = 4",
          "+  14      (true (control ?r))",
          "+  15      (piece ?r ?p)    % ?p = w",
          "+  16      (true (cell ?x ?p))",
          "-  17      (over ?r ?x ?z)    % (over white 1 4) fails",
          "   18      (true (cell ?z empty)))",
          "jumps.kif:21",
          "-  21  (<= (over ?r ?x ?z) (succ ?x ?y) (succ ?y ?z) (opponent ?r ?o) (true (cell ?y ?o)))    % ?r = white, ?x = 1, ?z = 4, ?y = 2, (succ 2 4) fails",
          "jumps.kif:5",
          "-   5  (succ 1 2)    % (succ 2 4) fails" ]) :-
    jumps(File),
    explained(File, [], "legal(jump(1,4))", Said, Lines).

test(each_clause_that_fails, Said-Lines ==
      "(next (cell 2 empty)) fails, because (does ?a (step 2 ?b)) fails (jumps.kif, line 24)."
      - [ "jumps.kif:24",
          "-  24  (<= (next (cell ?x empty)) (does ?r (step ?x ?y)))    % ?x = 2, (does ?a (step 2 ?b)) fails",
          "jumps.kif:25",
          "-  25  (<= (next (cell ?x empty)) (does ?r (jump ?x ?y)))    % ?x = 2, (does ?a (jump 2 ?b)) fails",
          "jumps.kif:26",
          "-  26  (<= (next (cell ?y ?p)) (or (does ?r (step ?x ?y)) (does ?r (jump ?x ?y))) (piece ?r ?p))    % ?y = 2, ?p = empty, (or (does ?a (step ?b 2)) (does ?a (jump ?b 2))) fails",
          "jumps.kif:27",
          "-  27  (<= (next (cell ?x ?p)) (true (cell ?x ?p)) (not (touched ?x)))    % ?x = 2, ?p = empty, (true (cell 2 empty)) fails" ]) :-
    jumps(File),
    explained(File, ["jump(1,3)"], "next(cell(2,empty))", Said, Lines).

test(sheet, [forall(member(Moves-Asked-Sentence,
      [ []-"(legal white (jump 1 3))"-"(legal white (jump 1 3)) holds.",
        []-"legal(white,step(2,3))"-"(legal white (step 2 3)) fails, because (true (cell 2 w)) fails (jumps.kif, line 10).",
        []-"legal(fly)"-"(legal white fly) fails, because no clause of legal/2 fits (jumps.kif, line 8).",
        []-"terminal"-"terminal fails, because open holds (jumps.kif, line 32).",
        ["jump(1,3)"]-"next(cell(3,w))"-"(next (cell 3 w)) holds.",
        ["jump(1,3)"]-"next(cell(1,w))"-"(next (cell 1 w)) fails, because (touched 1) holds (jumps.kif, line 27).",
        ["jump(1,3)"]-"goal(white,100)"-"(goal white 100) holds.",
        ["jump(1,3)"]-"goal(black,100)"-"(goal black 100) fails, because (distinct black black) fails (jumps.kif, line 35).",
        ["jump(1,3)"]-"next"-"a rule sheet says which facts are next: ask of one, as in next(FACT)" ])),
             Said == Sentence]) :-
    jumps(File),
    explained(File, Moves, Asked, Said, _).

%   The same clauses are told of a sheet that was not compiled.

test(both_ways, [forall(member(Joint-Relation,
      [ []-legal(white,jump(1,4)), []-legal(white,jump(1,3)), []-legal(white,step(3,4)), []-terminal,
        []-goal(white,100), [white-jump(1,3),black-noop]-next(cell(2,empty)),
        [white-jump(1,3),black-noop]-next(cell(3,w)) ])),
                 One == Other]) :-
    jumps(File),
    read_file_to_string(File, Text, []),
    both_modules(Text),
    maplist(told_lines(Joint, Relation), [jumps_compiled,jumps_clauses], [One,Other]).

both_modules(Text) :-
    (   game_sheet(jumps_compiled)
    ->  true
    ;   sheet_module(Text, jumps_compiled),
        kif_module(Text, jumps_clauses),
        forall(member(Sheet, [jumps_compiled,jumps_clauses]),
               sheets_written:sheet_written(Sheet, 'jumps.kif', Text))
    ).

told_lines(Joint, Relation, Game, Outcome-Lines) :-
    once(Game:init(State)),
    sheet_goal(Game, State, Joint, Relation, Goal),
    goal_justification(Goal, all, 2 000 000, Decided),
    Decided =.. [Outcome,Clauses],
    findall(Clause, ( member(Ruled, Clauses), ruled_lines(Ruled, [], Clause) ), Lines).

%   A recursion that is tabled, `or`, a comment within a rule, two rules on a line.

test(written, Said-Lines ==
      "terminal holds."
      - [ "Sheet:4",
          "    4  (<= terminal ; it is (over",
          "+   5     (or (and (true c) (true d)) (reach 1 3)))",
          "Sheet:7",
          "+   7  (<= (reach ?x ?z) (reach ?x ?y) (edge ?y ?z))    % ?x = 1, ?z = 3, ?y = 2",
          "Sheet:6",
          "+   6  (<= (reach ?x ?y) (edge ?x ?y))    % ?x = 1, ?y = 2",
          "Sheet:3",
          "    3  (edge 1 2)",
          "Sheet:3",
          "    3  (edge 2 3)" ]) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(kif)]),
    write(Stream, "(role x) (init a) (legal x go) (next a)
(goal x 50)
(edge 1 2) (edge 2 3)
(<= terminal ; it is (over
   (or (and (true c) (true d)) (reach 1 3))) 
(<= (reach ?x ?y) (edge ?x ?y))
(<= (reach ?x ?z) (reach ?x ?y) (edge ?y ?z))
"),
    close(Stream),
    atom_string(File, Name),
    explained(Name, [], "terminal", Said, Lines0),
    file_base_name(File, Base),
    findall(Line, ( member(Line0, Lines0),
                    ( string_concat(Base, Rest, Line0) -> string_concat("Sheet", Rest, Line)
                    ; Line = Line0 ) ), Lines),
    delete_file(File).

%   Moves at the same time.

test(together, [forall(member(Moves-Asked-Sentence,
      [ []-"legal(first,sing)"-"legal(first,sing) fails, because choice(sing) fails (prisoners_dilemma.pl, line 23).",
        ["tell"]-"legal(second,tell)"-"legal(second,tell) holds.",
        ["tell"]-"next"-"the roles that choose at the same time have not all chosen",
        ["tell","silent"]-"next"-"next holds.",
        ["tell","silent"]-"goal(first,100)"-"goal(first,100) holds.",
        ["tell","silent"]-"goal(first,60)"-"goal(first,60) fails, because reached(tell, silent, 60) fails (prisoners_dilemma.pl, line 33)." ])),
                Said == Sentence]) :-
    explained("prisoners_dilemma", Moves, Asked, Said, _).

%   In a session.

in_session(Name, Seats, Moves, Move, Why) :-
    Session = session(game(Name, none), Seats, Moves, [], none, none, 1),
    once(two_players_ask:ask(why(Session, Move), Reply)),
    ( Reply = answer(Why) -> true ; Why = Reply ).

test(choices_are_not_told, Why == why("What was chosen is told when all have chosen.", "", [])) :-
    in_session("prisoners_dilemma", ["you","friend"], ["tell"], "", Why).

test(refused, [Sentence, Query, Relations] ==
      [ "'take(1,4)' is no legal move, because between(1, 3, 4) fails (nim.pl, line 27): accepted are take(1,1), take(1,2), take(1,3), take(2,1), take(2,2), take(2,3), take(2,4), take(3,1), take(3,2), take(3,3), take(3,4), take(3,5).",
        "legal(heaps(1, [3, 4, 5]), 1, take(1, 4))", ["legal/3"] ]) :-
    in_session("nim", ["you","friend"], [], "take(1,4)", why(Sentence, Query, Clauses)),
    findall(Relation, member(ruled(_, _, Relation, false, _), Clauses), Relations).

test(tried, [Sentence, Query, Places] ==
      [ "white may play jump(1,3): it is legal, and leads to the next state.", "", ['jumps.kif'-13] ]) :-
    jumps(File),
    in_session(File, ["you","friend"], [], "jump(1,3)", why(Sentence, Query, Clauses)),
    findall(Name-Line, member(ruled(Name, Line, "legal/2", true, _), Clauses), Places).

%   What is hidden is not told: the clauses of a role are those of each state that it may be in.

test(hidden, [forall(member(Name-Moves-Move-Sentence-Number,
      [ Kuhn-["deal(king,jack)"]-"fold"
        -"'fold' is no legal move, because (true (turn answered)) fails (kuhn.kif, line 14): accepted are bet, check."-1,
        Kuhn-["deal(king,jack)"]-"bet"-"first may play bet: it is legal, and leads to the next state."-1,
        Kuhn-["deal(king,jack)","bet"]-"fold"-"It is the turn of easy."-0,
        Kuhn-["deal(king,jack)","bet"]-""
        -"Why a move was legal is told when the game is over, for not all is seen before."-0,
        Kuhn-["deal(king,jack)","bet","fold"]-""-"The state is terminal: the game is over."-1,
        "kuhn_poker"-["deal(king,jack)"]-"fold"
        -"'fold' is no legal move, because member(fold, [check, bet]) fails (kuhn_poker.pl, line 38): accepted are bet, check."-1 ])),
              [Said, Query, Count] == [Sentence, "", Number]]) :-
    ignore(file("sheets/kuhn.kif", Kuhn)),
    in_session(Name, ["random","you","easy"], Moves, Move, Why),
    Why = why(Said, Query0, Clauses),
    ( Moves = [_,_,_] -> Query = "" ; Query = Query0 ),
    length(Clauses, Count),
    \+ ( Moves \= [_,_,_],
         sub_term(Text, Why), string(Text), sub_string(Text, _, _, _, "jack") ).

%   The one who peeks may take the card that is there: what fails would tell which it is.

test(it_would_tell, Why == why("'take(queen)' is no legal move: accepted are take(any).", "", [])) :-
    tmp_file_stream(File, Stream, [encoding(utf8), extension(kif)]),
    write(Stream, "(role random) (role x) (init start) (card king) (card queen)
      (<= (legal random (deal ?c)) (true start) (card ?c)) (<= (legal random noop) (not (true start)))
      (<= (legal x noop) (true start)) (<= (legal x (take any)) (not (true start)))
      (<= (legal x (take ?c)) (true (dealt ?c)) (true never))
      (<= (next (dealt ?c)) (does random (deal ?c))) (<= (next over) (does x (take ?c)))
      (<= (sees x something) (true start)) (<= terminal (true over)) (goal x 50) (goal random 0)"),
    close(Stream),
    atom_string(File, Name),
    in_session(Name, ["random","you"], ["deal(king)"], "take(queen)", Why),
    delete_file(File).

%   A long proof is cut.

test(cut, Sentence-Count == "terminal holds. The first 12 of 41 clauses are shown."-12) :-
    findall(Clause, ( between(1, 40, N), format(string(Clause), "p~d.~n", [N]) ), Facts),
    findall(Goal, ( between(1, 40, N), format(string(Goal), "p~d", [N]) ), Goals),
    atomic_list_concat(Facts, Said),
    atomic_list_concat(Goals, ', ', Body),
    tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
    format(Stream, "role(x). init(a). legal(a, x, go). next(a, x, go, b). goal(_, x, 50).~n~w~nterminal(_) :- ~w.~n",
           [Said, Body]),
    close(Stream),
    atom_string(File, Name),
    explained(Name, [], "terminal", Sentence, Lines),
    aggregate_all(count, ( member(Line, Lines), \+ sub_string(Line, 0, 1, _, " "),
                           \+ sub_string(Line, 0, 1, _, "+") ), Count),
    delete_file(File).

:- end_tests(two_players_reasons).
