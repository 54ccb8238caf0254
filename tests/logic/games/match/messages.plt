:- use_module('../../../../logic/load').
:- use_module('../../../../logic/games/match/messages').
:- use_module('../../../../logic/games/kif/notation').

:- begin_tests(messages).

message(info, "(INFO)").
message(start("m.1", "xplayer", "(role xplayer)\n(<= (next (cell ?x B)) (true (cell ?x B)))", 10, 5),
        "(START m.1 xplayer ((role xplayer)\n(<= (next (cell ?x B)) (true (cell ?x B)))) 10 5)").
message(play("m.1", moves(none)), "(PLAY m.1 NIL)").
message(play("m.1", moves(["(mark 1 1)", "noop"])), "(PLAY m.1 ((mark 1 1) noop))").
message(stop("m.1", moves(["noop"])), "(STOP m.1 (noop))").
message(play("m.1", seen(0, none, [])), "(PLAY m.1 0 NIL NIL)").
message(play("m.1", seen(1, "noop", [])), "(PLAY m.1 1 noop ())").
message(play("m.1", seen(2, "(mark 1 1)", ["(taken 1 1)", "jack"])),
        "(PLAY m.1 2 (mark 1 1) ((taken 1 1) jack))").
message(stop("m.1", seen(3, "bet", ["fold"])), "(STOP m.1 3 bet (fold))").
message(abort("m.1"), "(ABORT m.1)").
message(preview("(role x)", 10), "(PREVIEW ((role x)) 10)").

test(written_and_read, [forall(message(Message, Text)), true(Read-Written == Message-Text)]) :-
    message_text(Message, Written),
    text_message(Text, Read).

test(as_ggp_base_writes_it,
     Message == play("tour.ticTacToe.1", ["( mark 1 1 )", noop])) :-
    text_message("( PLAY tour.ticTacToe.1 (( mark 1 1 ) noop ) )", play(Match, moves([Move, Noop]))),
    text_term(Move, mark(1, 1)),
    Message = play(Match, ["( mark 1 1 )", noop]),
    Noop == "noop".

test(nothing_seen, Message == stop("m", seen(4, "noop", []))) :-
    text_message("( STOP m 4 noop nil )", Message).

test(later_arguments_of_start_are_left, Message == start("m", "x", "(role x)", 1, 2)) :-
    text_message("(start m x ((role x)) 1 2 more)", Message).

no_message("").
no_message("hello").
no_message("(PLAY)").
no_message("(PLAY (m) NIL)").
no_message("(PLAY m noop)").
no_message("(PLAY m 1 noop)").
no_message("(PLAY m one noop ())").
no_message("(PLAY m -1 noop ())").
no_message("(PLAY m 0 noop ())").
no_message("(PLAY m 1 noop seen)").
no_message("(START m x (role) -1 5)").
no_message("(START m x rules 1 5)").
no_message("(INFO) (INFO)").
no_message("(ABORT").

test(no_message, [forall(no_message(Text)), throws(error(guessing_game(_), _))]) :-
    text_message(Text, _).

test(an_error_says_what_is_accepted,
     Said == 'hello is no message: accepted are (INFO), (START MATCH ROLE (RULES) SECONDS SECONDS), \c
(PLAY MATCH (MOVES)) or (PLAY MATCH TURN MOVE (PERCEPTS)), STOP like PLAY, (ABORT MATCH) and \c
(PREVIEW (RULES) SECONDS)') :-
    catch(text_message("hello", _), error(guessing_game(told(Said)), _), true).

%   In each state, of a player that is free or plays m.1, what it does.

does("(INFO)", none, says("((name ludologic) (status available))")).
does("(INFO)", "m.1", says("((name ludologic) (status busy))")).
does("(START m.2 x ((role x)) 1 1)", none, begins("ready")).
does("(START m.2 x ((role x)) 1 1)", "m.1", says("busy")).
does("(PLAY m.1 NIL)", "m.1", chooses).
does("(PLAY m.2 NIL)", "m.1", says("busy")).
does("(PLAY m.1 NIL)", none, says("busy")).
does("(STOP m.1 (noop))", "m.1", ends("done")).
does("(STOP m.2 (noop))", "m.1", says("busy")).
does("(ABORT m.1)", "m.1", ends("aborted")).
does("(ABORT m.1)", none, says("busy")).
does("(PREVIEW ((role x)) 9)", none, says("ready")).
does("(PREVIEW ((role x)) 9)", "m.1", says("busy")).

test(does, [forall(does(Text, Match, Reply)), true(Does == Reply)]) :-
    text_message(Text, Message),
    message_reply(Message, Match, Does).

test(ready, fail) :-
    unready_words("x", said("READY"), _).

test(unready, Texts == [ "x is not ready: it has not answered in time",
                         "x is not ready: it can't be reached: Connection refused",
                         "x is not ready: it answers \"busy\"" ]) :-
    findall(Text,
            ( member(Said, [late, lost("Connection refused"), said("busy")]),
              unready_words("x", Said, Text) ),
            Texts).

:- end_tests(messages).
