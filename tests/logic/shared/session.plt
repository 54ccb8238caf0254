:- if(exists_source(library(http/json))).
:- use_module(library(http/json)).
:- else.
:- use_module(library(json)).
:- endif.
:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(shared_session).

%   Connect 4 on its usual board.  About a view only what every game has in common.

begun(Seats, Session) :-
    session_answer(connect4_session, begin(size(7, 6, 4), Seats, 0), seating(Session, _)).

happens(Event, Session0, Session, View) :-
    session_answer(connect4_session, event(Session0, Event, 0.1, none), seating(Session, View)).

happen([], Session, Session, View) :-
    session_answer(connect4_session, view(Session), View).
happen([Event], Session0, Session, View) :-
    !,
    happens(Event, Session0, Session, View).
happen([Event|Events], Session0, Session, View) :-
    happens(Event, Session0, Session1, _),
    happen(Events, Session1, Session, View).

moves(Columns, Events) :-
    findall(move(Text), ( member(Column, Columns), number_string(Column, Text) ), Events).

%   The value of a field of a view, by its name.

seen(Name, View, Value) :-
    session_type(view, record(view, Fields)),
    nth1(Place, Fields, Name:_),
    !,
    arg(Place, View, Value).

refused(Seats, Events, Event, Said) :-
    begun(Seats, Session0),
    happen(Events, Session0, Session, _),
    catch(( happens(Event, Session, _, _), Said = none ), error(bad_input(Said), _), true).

%   The sentence that says who sits in which seat.  People come first; a game with one seat has none.

test(who, all(Who == ["You are x, easy is o.", "Your friend is o, easy is x.", "Easy is x, hard is o.",
                      "You are player 2, who shoots at goal 2, hard is player 1, who shoots at goal 1.",
                      "You are the codebreaker.", "You are first, easy is second.", ""])) :-
    member(Game-Options-Seats, [ connect4_session-size(7, 6, 4)-["you","easy"],
                                 connect4_session-size(7, 6, 4)-["easy","friend"],
                                 connect4_session-size(7, 6, 4)-["easy","hard"],
                                 soccer_session-field(standard, 8, 10, 2)-["hard","you"],
                                 mastermind_session-options(variant(4, 6, true), none)-["you","rules"],
                                 two_players_session-game("kuhn_poker", none)-["random","you","easy"],
                                 two_players_session-game("lights_out", none)-["you"] ]),
    session_answer(Game, begin(Options, Seats, 0), seating(_, View)),
    seen(who, View, Who).

%   What a game has no answer to is not offered, and refused: never an empty answer.

looks(connect4_session, size(7, 6, 4), ["you","friend"]).
looks(soccer_session, field(standard, 8, 10, 2), ["you","friend"]).
looks(two_players_session, game("nim", none), ["you","friend"]).

test(looks, all(Looks-Prompt == [
        ["explain","analyse","review","why"]-"new, undo, review or quit",
        ["explain","analyse","review","why"]-"new, undo, review or quit", ["explain","why"]-"new, undo or quit" ])) :-
    looks(Game, Options, Seats),
    session_answer(Game, begin(Options, Seats, 0), seating(Session, _)),
    session_answer(Game, event(Session, resign, 0.1, none), seating(_, View)),
    seen(looks, View, Looks),
    seen(prompt, View, Prompt).

test(no_look, all(Look-Said == [ review-"'review' is no word of this game",
                                 analyse-"'analyse' is no word of this game" ])) :-
    member(Look-Game, [review-two_players_session, analyse-two_players_session]),
    looks(Game, Options, Seats),
    session_answer(Game, begin(Options, Seats, 0), seating(Session, _)),
    catch(( session_answer(Game, event(Session, Look, 0.1, none), _), Said = none ),
          error(bad_input(Said), _), true).

test(usual_seats, Moves-Undone-Resigned-Aid == []-[]-none-none) :-
    begun([], session(size(7, 6, 4), [_,_], Moves, Undone, Resigned, Aid, 0)).

test(usual_levels, Seats == ["you","medium"]) :-
    begun([], session(_, Seats, _, _, _, _, _)).

test(moves, Moves == ["4","4","5"]) :-
    begun(["you","friend"], Session0),
    moves([4,4,5], Events),
    happen(Events, Session0, session(_, _, Moves, _, _, _, _), View),
    assertion(seen(turn, View, 2)),
    assertion(seen(waits, View, you)),
    assertion(seen(undo, View, true)),
    assertion(seen(redo, View, false)),
    assertion(seen(moves, View, [play(1, 1, "4"), play(2, 2, "4"), play(3, 1, "5")])).

test(no_move, [forall(member(Text, ["0","8","x",""])), true(Said \== none)]) :-
    refused(["you","friend"], [], move(Text), Said).

test(refused, [forall(member(Seats-Events-Event-Expected,
        [ ["easy","you"]-[]-move("4")-"it is the turn of easy",
          ["you","easy"]-[]-think-"it is a person's turn",
          ["you","easy"]-[]-undo-"there is no move of yours to take back",
          ["you","easy"]-[]-redo-"there is no move to play again",
          ["you","friend"]-[move("4"),undo,resign]-redo-"there is no move to play again",
          ["easy","easy"]-[]-resign-"nobody is there to resign: programs play",
          ["you","friend"]-[]-seat(3, "you")-"there is no seat 3",
          ["you","friend"]-[]-word(dance, "")-"'dance' is no word of this game" ])),
               Said == Expected]) :-
    refused(Seats, Events, Event, Said).

test(after_the_end, [forall(member(Event, [ move("5"), think, resign, hint, analyse, explain ])),
                     Said == "the game is over: `new` starts another"]) :-
    refused(["you","friend"], [move("4"),resign], Event, Said).

test(no_player, Said == "there are 2 seats: say who plays in each of them") :-
    catch(begun(["you"], _), error(bad_input(Said), _), true).

test(nobody_known, Said == "'him' is no player: accepted are you, friend, easy, medium, hard, perfect, \c
                            metric0, metric1, metric2, metric3, metric4, exact, proof") :-
    catch(begun(["you","him"], _), error(bad_input(Said), _), true).

test(program_plays, true(memberchk(Move, ["1","2","3","4","5","6","7"]))) :-
    begun(["easy","you"], Session0),
    happens(think, Session0, session(_, _, [Move], [], none, none, 0), View),
    assertion(seen(waits, View, you)).

test(a_seed_decides, Move1 == Move2) :-
    begun(["easy","you"], Session),
    happens(think, Session, session(_, _, [Move1], _, _, _, _), _),
    happens(think, Session, session(_, _, [Move2], _, _, _, _), _).

%   Undo goes back to where a person was to move.

test(undo, Kept-Undone-Aid == []-["4","4"]-"undo") :-
    Session0 = session(size(7, 6, 4), ["you","easy"], ["4","4"], [], none, none, 0),
    happens(undo, Session0, session(_, _, Kept, Undone, none, Aid, _), View),
    assertion(seen(redo, View, true)),
    assertion(seen(aid, View, "undo")).

test(undo_of_two_people, Kept-Undone == ["4"]-["5"]) :-
    Session0 = session(size(7, 6, 4), ["you","friend"], ["4","5"], [], none, none, 0),
    happens(undo, Session0, session(_, _, Kept, Undone, _, _, _), _).

test(redo, Session == session(size(7, 6, 4), ["you","easy"], ["4","4"], [], none, "undo", 0)) :-
    Session0 = session(size(7, 6, 4), ["you","easy"], ["4","4"], [], none, none, 0),
    happen([undo,redo], Session0, Session, _).

test(a_move_forgets_what_was_taken_back, Undone == []) :-
    begun(["you","friend"], Session0),
    happen([move("4"),undo,move("5")], Session0, session(_, _, ["5"], Undone, _, _, _), _).

test(what_can_be_taken_back, Undos == [false,true,true,false,false,true]) :-
    findall(Undo,
            ( member(Seats-Events, [ ["easy","you"]-[think], ["easy","you"]-[think,move("4")],
                                     ["you","friend"]-[move("4")], ["you","easy"]-[],
                                     ["easy","hard"]-[think], ["you","easy"]-[resign] ]),
              begun(Seats, Session),
              happen(Events, Session, _, View),
              seen(undo, View, Undo) ),
            Undos).

test(resign, Winner == 2) :-
    begun(["you","easy"], Session0),
    happens(resign, Session0, session(_, _, [], [], 1, none, _), View),
    seen(over, View, Over),
    Over = over(resigned, Winner, Sentence, none, none, _, false),
    assertion(seen(status, View, Sentence)),
    assertion(seen(mood, View, bad)),
    assertion(seen(can, View, [])),
    assertion(seen(waits, View, nobody)).

test(undo_of_a_resignation, Resigned-Moves == none-["4"]) :-
    begun(["you","friend"], Session0),
    happen([move("4"),resign,undo], Session0, session(_, _, Moves, _, Resigned, _, _), _).

test(end, Kind-Winner == won-1) :-
    begun(["you","friend"], Session0),
    moves([1,2,1,2,1,2,1], Events),
    happen(Events, Session0, Session, View),
    seen(over, View, Over),
    arg(1, Over, Kind),
    arg(2, Over, Winner),
    assertion(seen(mood, View, plain)),
    catch(happens(think, Session, _, _), error(bad_input(Said), _), true),
    assertion(Said == "the game is over: `new` starts another").

test(mood, [forall(member(Seats-Mood, [["you","easy"]-good, ["easy","you"]-bad])), Seen == Mood]) :-
    Moves = ["1","2","1","2","1","2","1"],
    session_answer(connect4_session, view(session(size(7, 6, 4), Seats, Moves, [], none, none, 0)), View),
    seen(mood, View, Seen).

test(seat, Seats == ["easy","you"]) :-
    begun(["you","friend"], Session0),
    happen([seat(1, "easy"),seat(2, "you")], Session0, session(_, Seats, _, _, _, _, _), View),
    assertion(seen(waits, View, program)).

test(new, Session == session(size(7, 6, 4), ["you","friend"], [], [], none, none, 1)) :-
    begun(["you","friend"], Session0),
    happen([move("4"),resign,new], Session0, Session, _).

test(hint, Aid-Moves == "hint"-["4"]) :-
    Session0 = session(size(7, 6, 4), ["friend","you"], ["4"], [], none, none, 0),
    happens(hint, Session0, session(_, _, Moves, _, _, Aid, _), View),
    seen(hint, View, hint(Move, Sentence, Cells, Proved, clause(File, Line, _))),
    assertion(memberchk(Move, ["1","2","3","4","5","6","7"])),
    assertion(( string(Sentence), is_list(Cells), memberchk(Proved, [true,false]) )),
    assertion(( string(File), integer(Line) )),
    seen(marks, View, Marks),
    assertion(memberchk(mark(hint, Cells, Sentence, _), Marks)).

test(the_first_aid_counts, Aid == "undo") :-
    begun(["you","friend"], Session0),
    happen([move("4"),undo,hint], Session0, session(_, _, _, _, _, Aid, _), _).

test(levels_are_players, forall(( session_answer(connect4_session, levels(size(7, 6, 4)), Levels),
                                  member(Level, Levels) ))) :-
    begun(["you",Level], _).

%   A session is written and read at every move of a game, and is the same.

test(a_session_survives) :-
    moves([4,4,4,4,4,4,3,5,2,5,5,3,3,3], Events),
    begun(["you","friend"], Session),
    append(Events, [undo,redo,hint,resign], All),
    foldl(written_and_read, All, Session, _).

written_and_read(Event, Session0, Session) :-
    happens(Event, Session0, Session, _),
    with_output_to(string(Json), value_json(Session, session, connect4_type)),
    json_raw(Json, Raw),
    raw_value(Raw, session, connect4_type, Read),
    assertion(Read == Session).

connect4_type(Name, Type) :-
    connect4_ask:type(Name, Type).

%   The raw value that an engine's crossing makes of JSON.

json_raw(Json, Raw) :-
    atom_json_dict(Json, Dict, [value_string_as_atom(false)]),
    dict_raw(Dict, Raw).

dict_raw(Dict, object(Pairs)) :-
    is_dict(Dict),
    !,
    dict_pairs(Dict, _, Pairs0),
    findall(Name-Raw, ( member(Name-Value, Pairs0), dict_raw(Value, Raw) ), Pairs).
dict_raw(Values, Raws) :-
    is_list(Values),
    !,
    maplist(dict_raw, Values, Raws).
dict_raw(Value, Value).

test(people, Numbers == [1,3]) :-
    session_people(session(none, ["you","easy","friend"], [], [], none, none, 0), Numbers).

:- end_tests(shared_session).
