:- module(shared_session,
          [ session_question/5,    % +Options, ?Name, ?Arguments, ?Shape, ?Sentence
            session_example/5,     % +Options, +Seats, +Move, ?Name, -Arguments
            session_answer/3       % +Game, +Question, -Answer
          ]).

/** <module> A session: a game that is being played

People and programs play.  An event, a move or `undo` for example, leads from one session to the
next.  A _view_ has everything that a face shows: the terminal, the notebook and the site draw views
and send events.

A session is session(Options, Seats, Moves, Undone, Resigned, Aid, Seed): the options of the game,
who plays in each seat, the moves as texts, the moves that were taken back, the number of the seat
that resigned or `none`, the first aid that a person took or `none`, and the seed of the random
choices.  In texts, such as a saved game, it is the field `table`.
A seat is played by `you`, `friend`, a level or a named player.

A _game_ is a module, connect4_session for example, that defines

  - title(Options, Text), rules(Options, Text)
  - seat_names(Options, Names), usual_seats(Options, Seats), where level(N) is the Nth level
  - opening(Options, Seed, Position): where the game begins
  - mover(Position, Number): whose turn it is; fails when the game is over
  - played(Text, Position0, Position, Move): the move that somebody typed or pressed, and
    how it is written; throws bad_input/2 where it can't be played
  - ended(Position, End): `open`, or ended(Kind, Winner), a seat's number or 0
  - ending(Position, Kind, Winner, You, Sentence): the sentence for this end; You is the number
    of the seat if just one person plays, else 0
  - status(Position, Number, Who, Sentence): whose turn it is, in a sentence
  - prompt(Position, Text): what a person is asked for; expected(Options, Text): what a
    move looks like
  - board(Position, People, Board): what is drawn for the people in these seats;
    marks(Position, Marks), as far as they need no search
  - can(Position, Can): can(Move, Key, Cells) for each move, or `[]` where there are too
    many to list
  - level(Level, Player): the levels, the weakest first; player(Name): the other players,
    where Name is an atom, or Name:Part for a player that depends on some Part
  - chosen(Player, Position, About, Move, Reason): what a program plays, and why, a sentence or "".
    About is about(Handle, Seconds, Seed)
  - hinted(Position, About, hint(Move, Sentence, Cells, Proved, Clause)): Clause is
    Module:Name/Arity, the relation that decided
  - explained(Position, About, Remarks): remark(Sentence, Cells) for each

and, where it needs them,

  - word(Usage, Meaning): the words of this game alone;
    obeyed(Name, Rest, About, Session0, Session, Said): what they do
  - analysed(Position, About, Marks): what moves are worth, as far as it is known
  - reviewed(Session, About, Remarks): which moves were mistakes
  - happened_reason(Happened, Reason): which rule decided what Happened (reason.pl)
  - acts(Player, Position): what this Player plays there has a reason of its own
  - called(Name, Words): what who sits in the seat called Name is, in a sentence
  - offered(Options, Level): a level is there for games with Options; without it each is
  - seated(Session, Position0, Position): what a game begins with at this Session, if that
    depends on who plays
  - awaited(Position, Text): what a move looks like here, instead of expected/2
  - given(Options, Aid): the aid that the options already have
  - again(Options0, Options): what another game is played with, after one with Options0
  - ranked_as(Options, Text): the ranking that games with Options are in
  - unranked(Options): games with Options are in no ranking
  - scorer(Number): the seat whose player alone gets points
  - points(Position, Number, Points, Rounds): what the game was worth to a seat; may fail.
    points(Position, Number, Against, Points, Rounds), where that depends on the program that
    played Against
  - plays(Position, Plays): play(Number, Seat, Move) for each turn, if moves are parts of one
  - status(Position, Plays, Number, Who, Sentence), where status/4 depends on the plays so far
  - hidden(Position, People, Seat, After): the move of Seat, so many moves After which there are, is
    not shown to the people in these seats yet
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [ append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/3, nth1/4
              ]).
:- use_module(reason, [happened_why/3, relation_clause/2, why_lines/2]).
:- use_module(values, [bad_input/2]).
:- reexport(view, [session_people/2, session_position/3, session_type/2]).
:- use_module(view,
              [ game_levels/3, game_look/2, game_says/2, game_says_else/4, game_seat_player/4,
                moves_movers/4, moves_position/4, seat_person/1, session_end/4, session_opening/3,
                session_view/4, turn_hidden/4
              ]).

%!  session_question(+Options, ?Name, ?Arguments, ?Shape, ?Sentence) is nondet.
%
%   True when each game's door has this question (questions.pl).  Options is the raw value of
%   the usual ones.
%
%       ?- session_question([7,6,4], levels, Arguments, Shape, _).
%       Arguments = [options:options=[7,6,4]], Shape = list(text).

session_question(Options, begin,
                 [options:options=Options, seats:list(text)=[], seed:integer=0], seating,
                 "A new game: its session, and its view.").
session_question(_, event,
                 [ (table):session, event:event, seconds:number=2, handle:handle ], seating,
                 "An event in a session: the session after it, and its view.").
session_question(_, view, [(table):session], view,
                 "The view of a session.").
session_question(_, why, [(table):session, move:text=""], optional(reason),
                 "Which rule decided what happened last in a session, or would decide on a move.").
session_question(Options, levels, [options:options=Options], list(text),
                 "The levels of the programs, the weakest first.").

%!  session_example(+Options, +Seats, +Move, ?Name, -Arguments) is nondet.
%
%   True when the question called Name, one of session_question/5, may be asked with Arguments,
%   pairs Field-Raw, where two people in Seats have a game with Options that may begin with Move.
%
%       ?- session_example([7,6,4], ["you","friend"], "4", levels, Arguments).
%       Arguments = [options-[7, 6, 4]].

session_example(Options, Seats, _, begin, [options-Options, seats-Seats, seed-1]).
session_example(Options, Seats, Move, event,
                [(table)-Session, event-object([kind-move,move-Move])]) :-
    Session = [Options, Seats, [], [], null, null, 1].
session_example(Options, Seats, Move, view, [(table)-[Options, Seats, [Move], [], null, null, 1]]).
session_example(Options, Seats, Move, why, [(table)-[Options, Seats, [Move], [], null, null, 1]]).
session_example(Options, _, _, levels, [options-Options]).

%!  session_answer(+Game, +Question, -Answer) is det.
%
%   True when Answer answers Question, one of session_question/5, for the module Game.
%
%       ?- session_answer(connect4_session, levels(size(7, 6, 4)), Levels).
%       Levels = ["easy", "medium", "hard", "perfect"].

session_answer(Game, Question, Answer) :-
    question_answer(Question, Game, Answer).

%   A game's relations may leave choice points; an event and a view have one answer.

question_answer(begin(Options, Seats0, Seed), Game, seating(Session, View)) :-
    (   Seats0 == []
    ->  Game:usual_seats(Options, Usual),
        maplist(usual_seat(Game, Options), Usual, Seats)
    ;   Seats = Seats0
    ),
    new_session(Game, Options, Seats, Seed, Session),
    judged_seats(Game, Options, Seats),
    once(session_view(Game, Session, quiet, View)).
question_answer(event(Session0, Event, Seconds, Handle), Game, seating(Session, View)) :-
    judged_session(Game, Session0),
    Session0 = session(_, _, _, _, _, _, Seed),
    once(happened(Event, Game, about(Handle, Seconds, Seed), Session0, Session, Shown)),
    once(session_view(Game, Session, Shown, View)).
question_answer(view(Session), Game, View) :-
    judged_session(Game, Session),
    once(session_view(Game, Session, quiet, View)).
question_answer(why(Session, Move), Game, Why) :-
    judged_session(Game, Session),
    once(why(Game, Session, Move, Why)).
question_answer(levels(Options), Game, Levels) :-
    game_levels(Game, Options, Levels).

new_session(Game, Options, Seats, Seed, session(Options, Seats, [], [], none, Aid, Seed)) :-
    game_says_else(Game, given(Options, Aid), Aid, none).

usual_seat(Game, Options, Seat0, Seat) :-
    (   Seat0 = level(Number)
    ->  game_levels(Game, Options, Levels),
        nth1(Number, Levels, Seat)
    ;   Seat = Seat0
    ).

judged_session(Game, session(Options, Seats, _, _, Resigned, _, _)) :-
    judged_seats(Game, Options, Seats),
    length(Seats, Number),
    (   ( Resigned == none ; between(1, Number, Resigned) )
    ->  true
    ;   bad_input("seat ~w can't have resigned: there is no such seat", [Resigned])
    ).

judged_seats(Game, Options, Seats) :-
    Game:seat_names(Options, Names),
    (   same_length(Names, Seats)
    ->  true
    ;   Names = [_]
    ->  bad_input("there is one seat: say who plays in it", [])
    ;   length(Names, Number),
        bad_input("there are ~d seats: say who plays in each of them", [Number])
    ),
    forall(member(Seat, Seats), judged_seat(Game, Options, Seat)).

judged_seat(Game, Options, Seat) :-
    (   ( seat_person(Seat) ; game_seat_player(Game, Options, Seat, _) )
    ->  true
    ;   game_levels(Game, Options, Levels),
        findall(Text, ( Game:player(Name), atomic(Name), text_to_string(Name, Text) ), Names),
        append(Levels, Names, Programs0),
        list_to_set(Programs0, Programs),     % a level may have its player's name
        atomic_list_concat(Programs, ', ', Accepted),
        bad_input("'~s' is no player: accepted are you, friend, ~w", [Seat, Accepted])
    ).

%   What happens.  Shown says what a view has to show for once: `quiet`, hint(Hint),
%   marks(Marks), remarks(Remarks) or said(Sentences).

happened(move(Text), Game, _, Session0, Session, quiet) :-
    open_position(Game, Session0, Position),
    Game:mover(Position, Number),
    Session0 = session(_, Seats, _, _, _, _, _),
    nth1(Number, Seats, Seat),
    (   seat_person(Seat)
    ->  true
    ;   bad_input("it is the turn of ~s", [Seat])
    ),
    Game:played(Text, Position, _, Move),
    moved(Session0, Move, Session).
happened(think, Game, About0, Session0, Session, said(Said)) :-
    open_position(Game, Session0, Position),
    Game:mover(Position, Number),
    Session0 = session(Options, Seats, Moves0, _, _, _, Seed),
    nth1(Number, Seats, Seat),
    (   game_seat_player(Game, Options, Seat, Player)
    ->  true
    ;   bad_input("it is a person's turn", [])
    ),
    length(Moves0, Played),
    About0 = about(Handle, Seconds, _),
    Game:chosen(Player, Position, about(Handle, Seconds, [Seed,Played]), Move, Reason),
    moved(Session0, Move, Session),
    ( Reason == "" -> Said = [] ; Said = [Reason] ).
happened(undo, Game, _, Session0, Session, quiet) :-
    Session0 = session(Options, Seats, Moves0, Undone0, Resigned, Aid0, Seed),
    (   Resigned \== none
    ->  Kept = Moves0,
        Undone = Undone0
    ;   session_before(Game, Session0, Kept, Taken)
    ->  append(Taken, Undone0, Undone)
    ;   bad_input("there is no move of yours to take back", [])
    ),
    ( Aid0 == none -> Aid = "undo" ; Aid = Aid0 ),
    Session = session(Options, Seats, Kept, Undone, none, Aid, Seed).
happened(redo, Game, _, Session0, Session, quiet) :-
    Session0 = session(Options, Seats, Moves0, Undone0, Resigned, Aid, Seed),
    (   Resigned == none,
        Undone0 = [_|_]
    ->  true
    ;   bad_input("there is no move to play again", [])
    ),
    redone(Game, session(Options, Seats, Moves0, Undone0, none, Aid, Seed), Session).
happened(resign, Game, _, Session0, Session, quiet) :-
    open_position(Game, Session0, Position),
    Session0 = session(Options, Seats, Moves, Undone, none, Aid, Seed),
    session_people(Session0, People),
    (   Game:mover(Position, Number),
        memberchk(Number, People)
    ->  Resigned = Number
    ;   People = [Resigned|_]
    ->  true
    ;   bad_input("nobody is there to resign: programs play", [])
    ),
    Session = session(Options, Seats, Moves, Undone, Resigned, Aid, Seed).
happened(hint, Game, About, Session0, Session, hint(hint(Move, Sentence, Cells, Proved, Why))) :-
    open_position(Game, Session0, Position),
    Game:mover(Position, Number),
    ( turn_hidden(Game, Session0, Position, Number) -> not_your_turn(Session0, Number) ; true ),
    Game:hinted(Position, About, hint(Move, Sentence, Cells, Proved, Relation)),
    ( relation_clause(Relation, Clause) -> Why = Clause ; Why = none ),
    session_aided(Game, Session0, "hint", Session).
happened(analyse, Game, About, Session0, Session, marks(Marks)) :-
    looked(Game, analyse),
    open_position(Game, Session0, Position),
    Game:analysed(Position, About, Marks),
    session_aided(Game, Session0, "analysis", Session).
happened(explain, Game, About, Session0, Session, remarks(Remarks)) :-
    open_position(Game, Session0, Position),
    Game:mover(Position, Number),
    ( turn_hidden(Game, Session0, Position, Number) -> not_your_turn(Session0, Number) ; true ),
    Game:explained(Position, About, Remarks),
    session_aided(Game, Session0, "explain", Session).
happened(review, Game, About, Session0, Session, remarks(Remarks)) :-
    looked(Game, review),
    Game:reviewed(Session0, About, Remarks),
    session_aided(Game, Session0, "review", Session).
happened(why, Game, _, Session, Session, said(Lines)) :-
    why_said(Game, Session, "", Lines).
happened(seat(Number, Who), Game, _, Session0, Session, quiet) :-
    Session0 = session(Options, Seats0, Moves, Undone, Resigned, Aid, Seed),
    judged_seat(Game, Options, Who),
    (   Number > 0,
        nth1(Number, Seats0, _, Others),
        nth1(Number, Seats, Who, Others)
    ->  true
    ;   bad_input("there is no seat ~w", [Number])
    ),
    (   seat_person(Who),
        Moves = [_|_],
        session_position(Game, Session0, Position),
        Game:ended(Position, open),
        turn_hidden(Game, Session0, Position, Number)
    ->  bad_input("seat ~d has seen what you have not: take it before the first move", [Number])
    ;   true
    ),
    Session = session(Options, Seats, Moves, Undone, Resigned, Aid, Seed).
happened(new, Game, _, session(Options0, Seats, _, _, _, _, Seed0), Session, quiet) :-
    Seed is Seed0 + 1,
    game_says_else(Game, again(Options0, Options), Options, Options0),
    new_session(Game, Options, Seats, Seed, Session).
happened(word(Name, Rest), Game, About, Session0, Session, Shown) :-
    (   game_says(Game, word(Usage, _)),
        split_string(Usage, " ", "", [Text|_]),
        atom_string(Name, Text)
    ->  word_followed(Usage, Name, Rest),
        Game:obeyed(Name, Rest, About, Session0, Session, Shown)
    ;   Name == why
    ->  why_said(Game, Session0, Rest, Lines),
        Session = Session0,
        Shown = said(Lines)
    ;   bad_input("'~w' is no word of this game", [Name])
    ).

word_followed(Usage, Name, Rest) :-
    (   Rest == "",
        sub_string(Usage, _, _, _, " ")
    ->  bad_input("`~w` needs more: type `~s`", [Name, Usage])
    ;   true
    ).

%   Why the last move was made, or why a move may be made or not.

why_said(Game, Session, Move, Lines) :-
    looked(Game, why),
    why(Game, Session, Move, Why),
    ( Why == none -> bad_input("no clause of these rules can be read", []) ; true ),
    why_lines(Why, Lines).

%   Moves that were taken back can't be played again after another move.

moved(session(Options, Seats, Moves0, _, Resigned, Aid, Seed), Move,
      session(Options, Seats, Moves, [], Resigned, Aid, Seed)) :-
    append(Moves0, [Move], Moves).

not_your_turn(session(_, Seats, _, _, _, _, _), Number) :-
    nth1(Number, Seats, Seat),
    bad_input("it is the turn of ~s", [Seat]).

%   Why.  A move is tried, or the last one is told.

why(Game, Session, Move, Why) :-
    (   current_predicate(Game:happened_reason/2),
        told_why(Game, Session, Move, Why0)
    ->  Why = Why0
    ;   Why = none
    ).

told_why(Game, Session, Move, Why) :-
    Session = session(_, _, Moves, _, Resigned, _, _),
    session_position(Game, Session, Position),
    (   Move \== ""
    ->  tried(Game, Move, Session, Position, Happened),
        happened_why(Game, Happened, Why)
    ;   Resigned \== none
    ->  session_end(Game, Session, Position, ended(Kind, Winner)),
        session_people(Session, People),
        ( People = [You] -> true ; You = 0 ),
        Game:ending(Position, Kind, Winner, You, Sentence),
        Why = why(Sentence, "", [])
    ;   append(Before, [Last], Moves)
    ->  session_opening(Game, Session, Opening),
        moves_position(Before, Game, Opening, Position0),
        (   acted(Game, Session, Position0, Player)
        ->  happened_why(Game, acted(Player, Position0, Last, Position), Why)
        ;   happened_why(Game, moved(Position0, Last, Position), Why)
        )
    ;   happened_why(Game, begun(Position), Why)
    ).

%   A program moved that has a reason of its own.

acted(Game, session(Options, Seats, _, _, _, _, _), Position, Player) :-
    Game:mover(Position, Number),
    nth1(Number, Seats, Seat),
    game_seat_player(Game, Options, Seat, Player),
    game_says(Game, acts(Player, Position)).

tried(Game, Text, Session, Position0, Happened) :-
    catch(( happened(move(Text), Game, none, Session, _, _),
            Game:played(Text, Position0, Position, Move),
            Happened = tried(Position0, Move, Position)
          ), error(bad_input(Words), _), Happened = refused(Position0, Text, Words)).

looked(Game, Look) :-
    (   game_look(Game, Look)
    ->  true
    ;   bad_input("'~w' is no word of this game", [Look])
    ).

%   The position of a game that goes on.

open_position(Game, Session, Position) :-
    session_position(Game, Session, Position),
    (   Session = session(_, _, _, _, none, _, _),
        Game:ended(Position, open)
    ->  true
    ;   bad_input("the game is over: `new` starts another", [])
    ).

%   Undo takes back the last move of a person, and what programs played after it.

session_before(Game, Session, Kept, Taken) :-
    Session = session(_, _, Moves, _, _, _, _),
    session_people(Session, People),
    session_opening(Game, Session, Position),
    moves_movers(Moves, Game, Position, Movers),
    append(Before, [Mover|After], Movers),
    memberchk(Mover, People),
    \+ ( member(Later, After), memberchk(Later, People) ),
    !,      % there is one such place
    same_length(Before, Kept),
    append(Kept, Taken, Moves).

%   Redo plays again until a person is to move.

redone(Game, Session0, Session) :-
    Session0 = session(Options, Seats, Moves0, [Move|Undone], none, Aid, Seed),
    append(Moves0, [Move], Moves),
    Session1 = session(Options, Seats, Moves, Undone, none, Aid, Seed),
    session_position(Game, Session1, Position),
    (   Undone = [_|_],
        Game:mover(Position, Number),
        nth1(Number, Seats, Seat),
        \+ seat_person(Seat)
    ->  redone(Game, Session1, Session)
    ;   Session = Session1
    ).

session_aided(Game, Session0, Word, Session) :-
    aided(Game, Session0, Word, Aid),
    Session0 = session(Options, Seats, Moves, Undone, Resigned, _, Seed),
    Session = session(Options, Seats, Moves, Undone, Resigned, Aid, Seed).

%   After the end nothing is an aid any more.

aided(Game, Session, Word, Aid) :-
    Session = session(_, _, _, _, Resigned, Aid0, _),
    (   Aid0 == none,
        Resigned == none,
        session_position(Game, Session, Position),
        Game:ended(Position, open)
    ->  Aid = Word
    ;   Aid = Aid0
    ).

/** <examples>

?- session_answer(connect4_session, begin(size(7, 6, 4), ["you","hard"], 0),
                  seating(Session, View)).
*/
