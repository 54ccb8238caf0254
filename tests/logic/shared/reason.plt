:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(whys, [all_whys/1]).
:- use_module(library(readutil)).

:- begin_tests(door_why).

:- prolog_load_context(directory, Folder),
   assertz(folder(Folder)).

%   If the rules' text or a sentence changed, whys.pl says how whys.txt is written again.

test(whole_texts, Lines == Kept) :-
    folder(Folder),
    format(atom(File), "~w/whys.txt", [Folder]),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Kept0),
    once(append(Kept, [""], Kept0)),
    all_whys(Lines).

%   As long as the secret has to be found, nothing that is told has it.

test(secret, Query-Found == ""-[]) :-
    Session = session(options(variant(4, 9, false), "7432"), ["you","rules"], ["1234:12"], [], none,
                      none, 1),
    session_answer(mastermind_session, why(Session, ""), why(_, Query, Clauses)),
    findall(Text,
            ( member(ruled(_, _, _, _, Lines), Clauses),
              member(line(_, _, _, Bounds), Lines),
              member(bound(Text, _), Bounds),
              sub_string(Text, _, _, _, "7, 4, 3, 2") ),
            Found).

test(cells, Bounds == [bound("Cells = [2-1, 3-1, 4-1]", [[1,2], [1,3], [1,4]])]) :-
    Session = session(size(7, 6, 4), ["you","friend"], ["1","2","1","2","1","2","1"], [], none, none, 1),
    session_answer(connect4_session, why(Session, ""), why(_, _, [ruled(_, _, _, true, Lines)|_])),
    memberchk(line(_, "    line([Row-Column|Cells]),", held, Bounds), Lines).

test(resigned, Why == why("You resign: o wins.", "", [])) :-
    Session = session(size(7, 6, 4), ["you","easy"], [], [], 1, none, 1),
    session_answer(connect4_session, why(Session, ""), Why).

test(not_your_turn, Why == why("It is the turn of easy.", "board_column_board([[], [], [], [x], [], [], []], 4, A)", [])) :-
    Session = session(size(7, 6, 4), ["you","easy"], ["4"], [], none, none, 1),
    session_answer(connect4_session, why(Session, "4"), Why).

test(smaller_board, Why == why("The stone of x falls to row 1 of column 3, the lowest free cell.",
                               "", [])) :-
    Session = session(size(5, 4, 4), ["you","friend"], ["3"], [], none, none, 1),
    session_answer(connect4_session, why(Session, ""), Why).

test(no_clauses, Why == none) :-
    module_property(two_players_nim, file(Nim)),
    file_directory_name(Nim, Folder),
    format(string(File), "~w/noughts_and_crosses.lp", [Folder]),
    Session = session(game(File, none), ["you","friend"], [], [], none, none, 1),
    catch(session_answer(two_players_session, why(Session, ""), Why), error(_, _), Why = none).

%   It takes a few milliseconds, not more.

test(cost, true(Most < 25 000)) :-
    aggregate_all(max(Cost),
                  ( whys:asked(_, Name, Moves, Move),
                    whys:game_session(Name, Moves, Game, Session),
                    statistics(inferences, Before),
                    session_answer(Game, why(Session, Move), _),
                    statistics(inferences, After),
                    length(Moves, Number),
                    Number < 8,
                    Cost is After - Before ),
                  Most).

%   As an event, for faces that show text; it is no aid.

test(event, Session-First == Session0-"1 symbol is in its place, and 2 are elsewhere in the code.") :-
    Session0 = session(options(variant(4, 9, false), "7432"), ["you","rules"], ["1234:12"], [], none,
                       "secret", 1),
    session_answer(mastermind_session, event(Session0, why, 1, none), seating(Session, View)),
    session_type(view, record(view, Fields)),
    nth1(Place, Fields, said:_),
    arg(Place, View, [First|_]),
    !.

:- end_tests(door_why).

:- begin_tests(door_clauses).

%   The line that is named begins the relation.

test(line, forall(member(Relation, [ connect4_definition:board_end/2,
                                     connect4_choice:solver_exact_position_choice/4,
                                     shared_values:raw_value/4 ]))) :-
    relation_clause(Relation, clause(File, Line, Text)),
    Relation = _:Name/Arity,
    format(string(Expected), "~w/~w", [Name, Arity]),
    assertion(Text == Expected),
    module_property(ludologic, file(Load)),
    file_directory_name(Load, Logic),
    format(atom(Path), "~w/~s", [Logic, File]),
    setup_call_cleanup(open(Path, read, Stream),
                       ( forall(between(2, Line, _), read_line_to_string(Stream, _)),
                         read_line_to_string(Stream, First) ),
                       close(Stream)),
    format(string(Head), "~w(", [Name]),
    string_concat(Head, _, First).

test(of_no_rule, fail) :-
    relation_clause(lists:append/3, _).

test(of_no_relation, fail) :-
    relation_clause(connect4_definition:nothing/2, _).

:- end_tests(door_clauses).
