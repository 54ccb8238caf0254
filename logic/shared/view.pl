:- module(shared_view,
          [ session_type/2,        % ?Name, ?Type
            session_view/4,        % +Game, +Session, +Shown, -View
            session_position/3,    % +Game, +Session, -Position
            session_opening/3,     % +Game, +Session, -Position
            moves_position/4,      % +Moves, +Game, +Position0, -Position
            moves_movers/4,        % +Moves, +Game, +Position, -Numbers
            session_end/4,         % +Game, +Session, +Position, -End
            session_people/2,      % +Session, -Numbers
            turn_hidden/4,         % +Game, +Session, +Position, +Number
            seat_person/1,         % ?Seat
            game_seat_player/4,    % +Game, +Options, +Seat, -Player
            game_levels/3,         % +Game, +Options, -Levels
            game_look/2,           % +Game, ?Look
            game_says/2,           % +Game, +Goal
            game_says_else/4       % +Game, +Goal, -Value, +Usual
          ]).

/** <module> The view of a session: everything that a face shows

The types of a session and of its view come first, then the view, and then what session.pl asks,
too: the position, the people and the programs at a session.  What a game defines is in the header
of session.pl.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, nth1/4]).
:- use_module(wording, [whole_sentence/2]).

%!  session_type(?Name, ?Type) is nondet.
%
%   True when Name is a type that all sessions share.  A game adds `options` and `board`.
%
%       ?- session_type(seat, Type).
%       Type = record(seat, [number:integer, name:text, who:text, person:boolean]).

session_type(session, record(session, [ options:options, seats:list(text), moves:list(text),
                                  undone:list(text), resigned:optional(integer),
                                  aid:optional(text), seed:integer ])).
session_type(event, union([ record(move, [move:text]), record(undo, []), record(redo, []),
                            record(resign, []), record(hint, []), record(analyse, []),
                            record(explain, []), record(review, []), record(why, []),
                            record(think, []),
                            record(new, []),
                            record(seat, [number:integer, who:text]),
                            record(word, [name:name, rest:text]) ])).
session_type(seating, record(seating, [(table):session, view:view])).
session_type(seat, record(seat, [number:integer, name:text, who:text, person:boolean])).
session_type(cell, list(integer)).
session_type(place, record(place, [ row:integer, column:integer, mark:text, seat:optional(integer),
                                    name:text ])).
session_type(mark, record(mark, [kind:name, cells:list(cell), text:text, good:optional(boolean)])).
session_type(can, record(can, [move:text, key:text, cells:list(cell)])).
session_type(play, record(play, [number:integer, seat:integer, move:text])).
session_type(clause, record(clause, [file:text, line:integer, relation:text])).
session_type(hint, record(hint, [ move:text, sentence:text, cells:list(cell), proved:boolean,
                                  why:optional(clause) ])).
session_type(remark, record(remark, [sentence:text, cells:list(cell)])).
session_type(over, record(over, [ kind:name, winner:optional(integer), sentence:text,
                                  points:optional(integer), rounds:optional(integer),
                                  against:text, ranked:boolean ])).
session_type(word, record(word, [usage:text, meaning:text])).
session_type(reason, record(why, [sentence:text, query:text, clauses:list(ruled)])).
session_type(ruled, record(ruled, [file:text, line:integer, relation:text, held:boolean,
                                   lines:list(line)])).
session_type(line, record(line, [ number:integer, text:text, state:one_of([held,failed,plain]),
                                  bounds:list(bound) ])).
session_type(bound, record(bound, [text:text, cells:list(cell)])).
session_type(level, record(level, [name:text, meaning:text])).
session_type(view, record(view, [ title:text, rules:text, seats:list(seat),
                                  turn:optional(integer), waits:one_of([you,program,nobody]),
                                  status:text, mood:one_of([good,bad,plain]),
                                  over:optional(over), board:board, marks:list(mark),
                                  can:list(can), moves:list(play), undo:boolean, redo:boolean,
                                  prompt:text, expected:text, words:list(word),
                                  looks:list(text), levels:list(text),
                                  aid:optional(text), ranked:boolean, said:list(text),
                                  remarks:list(remark), hint:optional(hint), who:text ])).

%!  session_view(+Game, +Session, +Shown, -View) is det.
%
%   True when View is that of Session.  Shown is what it has to show for once: `quiet`, hint(Hint),
%   marks(Marks), remarks(Remarks) or said(Sentences).
%
%       ?- session_view(connect4_session,
%                       session(size(7, 6, 4), ["you","easy"], [], [], none, none, 0), quiet, View),
%          arg(6, View, Status).
%       View = View, Status = "Your move.".

session_view(Game, Session, Shown, View) :-
    Session = session(Options, Seats, _, Undone, _, Aid, _),
    session_position(Game, Session, Position),
    session_people(Session, People),
    Game:title(Options, Title),
    Game:rules(Options, Rules),
    seats(Game, Options, Seats, SeatList),
    who_sentence(SeatList, Game, Who),
    session_end(Game, Session, Position, End),
    turn(Game, Position, End, Seats, Turn, Waits),
    over(Game, Session, Position, End, People, Over, Mood),
    plays(Game, Session, Position, Plays),
    status(Game, Position, Plays, Seats, Turn, Over, Status),
    Game:board(Position, People, Board),
    Game:marks(Position, Marks0),
    shown(Shown, Marks0, Marks, Said, Remarks, Hint),
    ( Waits == you -> Game:can(Position, Can) ; Can = [] ),
    ( undoable(Session, Plays, People) -> Undo = true ; Undo = false ),
    ( Undone = [_|_] -> Redo = true ; Redo = false ),
    findall(Look, ( game_look(Game, Name), atom_string(Name, Look) ), Looks),
    ( Over == none -> Game:prompt(Position, Prompt) ; over_prompt(Looks, Prompt) ),
    (   \+ ( Turn \== none, turn_hidden(Game, Session, Position, Turn) ),
        game_says(Game, awaited(Position, Expected))
    ->  true
    ;   Game:expected(Options, Expected)
    ),
    findall(word(Usage, Meaning), game_says(Game, word(Usage, Meaning)), Words),
    game_levels(Game, Options, Levels),
    ( ranked(Game, Session, People) -> Ranked = true ; Ranked = false ),
    View = view(Title, Rules, SeatList, Turn, Waits, Status, Mood, Over, Board, Marks, Can,
                Plays, Undo, Redo, Prompt, Expected, Words, Looks, Levels, Aid, Ranked, Said,
                Remarks, Hint, Who).

over_prompt(Looks, Prompt) :-
    (   memberchk("review", Looks)
    ->  Prompt = "new, undo, review or quit"
    ;   Prompt = "new, undo or quit"
    ).

%   Whether a person moved, or resigned.

undoable(session(_, _, _, _, Resigned, _, _), Plays, People) :-
    (   Resigned \== none
    ->  true
    ;   member(play(_, Seat, _), Plays),
        memberchk(Seat, People)
    ->  true
    ).

%   Whether its result is for the ranking, as far as can be told now.

ranked(Game, session(Options, _, _, _, _, none, _), [You]) :-
    \+ game_says(Game, unranked(Options)),
    ( current_predicate(Game:scorer/1) -> Game:scorer(You) ; true ).

shown(quiet, Marks, Marks, [], [], none).
shown(said(Said), Marks, Marks, Said, [], none).
shown(remarks(Remarks), Marks, Marks, [], Remarks, none).
shown(marks(More), Marks0, Marks, [], [], none) :-
    append(Marks0, More, Marks).
shown(hint(Hint), Marks0, Marks, [], [], Hint) :-
    Hint = hint(_, Sentence, Cells, _, _),
    append(Marks0, [mark(hint, Cells, Sentence, none)], Marks).

seats(Game, Options, Seats, List) :-
    Game:seat_names(Options, Names),
    findall(seat(Number, Name, Seat, Person),
            ( nth1(Number, Seats, Seat),
              nth1(Number, Names, Name),
              ( seat_person(Seat) -> Person = true ; Person = false ) ),
            List).

%   This sentence says who sits in which seat; people come first.  It leaves out chance, and rules that
%   only answer.  A game with one seat has no such sentence.

who_sentence(Seats, Game, Sentence) :-
    findall(Words, ( member(Person, [true,false]), seat_words(Seats, Person, Game, Words) ), All),
    (   Seats = [_,_|_],
        All \== []
    ->  atomic_list_concat(All, ', ', Words),
        whole_sentence(Words, Sentence)
    ;   Sentence = ""
    ).

seat_words(Seats, Person, Game, Words) :-
    member(seat(_, Name, Who, Person), Seats),
    \+ memberchk(Name-Who, ["random"-"random", _-"rules"]),
    (   who_is(Who, Is)
    ->  true
    ;   string_concat(Who, " is", Is)
    ),
    (   game_says(Game, called(Name, Called))
    ->  true
    ;   catch(number_string(Number, Name), error(syntax_error(_), _), fail)
    ->  format(string(Called), "player ~d", [Number])
    ;   Called = Name
    ),
    format(string(Words), "~s ~s", [Is, Called]).

who_is("you", "you are").
who_is("friend", "your friend is").

turn(Game, Position, End, Seats, Turn, Waits) :-
    (   End == open,
        Game:mover(Position, Number)
    ->  Turn = Number,
        nth1(Number, Seats, Seat),
        ( seat_person(Seat) -> Waits = you ; Waits = program )
    ;   Turn = none,
        Waits = nobody
    ).

over(_, _, _, open, _, none, plain) :-
    !.      % the game goes on
over(Game, Session, Position, ended(Kind, Winner), People, Over, Mood) :-
    ( People = [One] -> You = One ; You = 0 ),
    Game:ending(Position, Kind, Winner, You, Sentence0),
    (   You > 0,
        Winner > 0
    ->  ( Winner =:= You -> Mood = good ; Mood = bad )
    ;   Mood = plain
    ),
    (   You > 0,
        Kind \== resigned,
        points(Game, Session, Position, You, Points, Rounds)
    ->  true
    ;   Points = none,
        Rounds = none
    ),
    against(Game, Session, You, Against),
    Session = session(_, _, _, _, _, Aid, _),
    ( Points \== none, Aid == none -> Ranked = true ; Ranked = false ),
    ( Points \== none -> aid_told(Aid, Sentence0, Sentence) ; Sentence = Sentence0 ),
    ( Winner > 0 -> Won = Winner ; Won = none ),
    Over = over(Kind, Won, Sentence, Points, Rounds, Against, Ranked).

%   Help that was asked during the game is told at its end.

aid_told("hint", Sentence0, Sentence) =>
    string_concat(Sentence0, " A hint helped.", Sentence).
aid_told(Aid, Sentence0, Sentence), memberchk(Aid, ["explain","analyse","possible","left"]) =>
    string_concat(Sentence0, " The rules helped.", Sentence).
aid_told(_, Sentence0, Sentence) =>
    Sentence = Sentence0.

points(Game, session(Options, Seats, _, _, _, _, _), Position, You, Points, Rounds) :-
    (   nth1(You, Seats, _, [Seat]),
        game_seat_player(Game, Options, Seat, Against),
        game_says(Game, points(Position, You, Against, Points, Rounds))
    ->  true
    ;   game_says(Game, points(Position, You, Points, Rounds))
    ).

against(Game, session(Options, Seats, _, _, _, _, _), You, Against) :-
    (   game_says(Game, ranked_as(Options, Against))
    ->  true
    ;   You > 0,
        nth1(You, Seats, _, [Other])
    ->  string_concat("against ", Other, Against)
    ;   Against = ""
    ).

status(Game, Position, Plays, Seats, Turn, Over, Status) :-
    (   Over = over(_, _, Sentence, _, _, _, _)
    ->  Status = Sentence
    ;   nth1(Turn, Seats, Who),
        (   game_says(Game, status(Position, Plays, Turn, Who, Status0))
        ->  Status = Status0
        ;   Game:status(Position, Turn, Who, Status)
        )
    ).

plays(Game, Session, Position, Plays) :-
    (   game_says(Game, plays(Position, Plays))
    ->  true
    ;   Session = session(_, _, Moves, _, _, _, _),
        session_opening(Game, Session, Opening),
        moves_movers(Moves, Game, Opening, Movers),
        length(Moves, Count),
        session_people(Session, People),
        findall(play(Number, Seat, Shown),
                ( nth1(Number, Moves, Move),
                  nth1(Number, Movers, Seat),
                  After is Count - Number,
                  (   game_says(Game, hidden(Position, People, Seat, After))
                  ->  Shown = "..."
                  ;   Shown = Move
                  ) ),
                Plays)
    ).

%!  session_position(+Game, +Session, -Position) is det.
%
%   True when the moves of Session lead to Position.
%
%       ?- session_position(connect4_session,
%                           session(size(7, 6, 4), ["you","easy"], ["4"], [], none, none, 0),
%                           Position),
%          connect4_session:mover(Position, Number).
%       Position = Position, Number = 2.

session_position(Game, Session, Position) :-
    Session = session(_, _, Moves, _, _, _, _),
    session_opening(Game, Session, Position0),
    moves_position(Moves, Game, Position0, Position).

%!  session_opening(+Game, +Session, -Position) is det.
%
%   True when Session begins with Position.
%
%       ?- session_opening(connect4_session,
%                          session(size(7, 6, 4), ["you","easy"], ["4"], [], none, none, 0),
%                          game(_, Columns, _)).
%       Columns = [].

session_opening(Game, Session, Position) :-
    Session = session(Options, _, _, _, _, _, Seed),
    Game:opening(Options, Seed, Position0),
    game_says_else(Game, seated(Session, Position0, Position), Position, Position0).

%!  moves_position(+Moves, +Game, +Position0, -Position) is det.
%
%   True when Moves lead from Position0 to Position.
%
%       ?- size_columns_game(size(7, 6, 4), [], Game0),
%          moves_position(["4","5"], connect4_session, Game0, game(_, Columns, _)).
%       Game0 = Game0, Columns = [4, 5].

moves_position([], _, Position, Position).
moves_position([Move|Moves], Game, Position0, Position) :-
    Game:played(Move, Position0, Position1, _),
    moves_position(Moves, Game, Position1, Position).

%!  moves_movers(+Moves, +Game, +Position, -Numbers) is det.
%
%   True when Numbers are those of the seats whose Moves they are, from Position on.
%
%       ?- size_columns_game(size(7, 6, 4), [], Game),
%          moves_movers(["4","5"], connect4_session, Game, Numbers).
%       Game = Game, Numbers = [1, 2].

moves_movers([], _, _, []).
moves_movers([Move|Moves], Game, Position0, [Number|Numbers]) :-
    Game:mover(Position0, Number),
    Game:played(Move, Position0, Position, _),
    moves_movers(Moves, Game, Position, Numbers).

%!  session_end(+Game, +Session, +Position, -End) is det.
%
%   True when Session, which stands at Position, has the End `open`, or ended(Kind, Winner).
%
%       ?- session_end(connect4_session,
%                      session(size(7, 6, 4), ["you","easy"], [], [], 1, none, 0), none, End).
%       End = ended(resigned, 2).

session_end(Game, session(_, Seats, _, _, Resigned, _, _), Position, End) :-
    (   Resigned == none
    ->  Game:ended(Position, End)
    ;   Seats = [_,_]
    ->  Winner is 3 - Resigned,
        End = ended(resigned, Winner)
    ;   End = ended(resigned, 0)
    ).

%!  session_people(+Session, -Numbers) is det.
%
%   True when Numbers are those of the seats in which a person plays.
%
%       ?- session_people(session(size(7, 6, 4), ["you","easy"], [], [], none, none, 0), Numbers).
%       Numbers = [1].

session_people(session(_, Seats, _, _, _, _, _), Numbers) :-
    findall(Number, ( nth1(Number, Seats, Seat), seat_person(Seat) ), Numbers).

%!  turn_hidden(+Game, +Session, +Position, +Number) is semidet.
%
%   True when the people at Session don't see what the program in seat Number does in Position.
%
%       ?- turn_hidden(connect4_session,
%                      session(size(7, 6, 4), ["you","easy"], [], [], none, none, 0), none, 2).
%       false.

turn_hidden(Game, Session, Position, Number) :-
    session_people(Session, People),
    People = [_|_],
    \+ memberchk(Number, People),
    game_says(Game, hidden(Position, People, Number, 0)).

%!  seat_person(?Seat) is nondet.
%
%   True when a person plays in Seat.
%
%       ?- seat_person("you").
%       true .

seat_person("you").
seat_person("friend").

%!  game_seat_player(+Game, +Options, +Seat, -Player) is semidet.
%
%   True when Player is the program that plays in Seat: a level's, or one by its name.
%
%       ?- game_seat_player(connect4_session, size(7, 6, 4), "metric3:5", Player).
%       Player = metric3:5.

game_seat_player(Game, Options, Seat, Player) :-
    (   atom_string(Name, Seat),
        offered_level(Game, Options, Name, Player0)
    ->  Player = Player0
    ;   seat_name(Seat, Player),
        catch(Game:player(Player), error(type_error(_, _), _), fail)
    ->  true
    ).

seat_name(Seat, Name) :-
    split_string(Seat, ":", "", [Text|Texts]),
    atom_string(Name0, Text),
    parts_name(Texts, Name0, Name).

parts_name([], Name, Name).
parts_name([Text|Texts], Name0, Name0:Name) :-
    ( catch(number_string(Part, Text), _, fail) -> true ; atom_string(Part, Text) ),
    parts_name(Texts, Part, Name).

%!  game_levels(+Game, +Options, -Levels) is det.
%
%   True when Levels are the levels of the programs in a game with Options, the weakest first.
%
%       ?- game_levels(connect4_session, size(7, 6, 4), Levels).
%       Levels = ["easy", "medium", "hard", "perfect"].

game_levels(Game, Options, Levels) :-
    findall(Text, ( offered_level(Game, Options, Level, _), text_to_string(Level, Text) ), Levels).

offered_level(Game, Options, Level, Player) :-
    Game:level(Level, Player),
    ( current_predicate(Game:offered/2) -> Game:offered(Options, Level) ; true ).

%!  game_look(+Game, ?Look) is nondet.
%
%   True when Look is a question about a game, without hints, that Game answers.
%
%       ?- game_look(connect4_session, review).
%       true .

game_look(Game, Look) :-
    member(Look-Relation,
           [explain-explained/3, analyse-analysed/3, review-reviewed/3, why-happened_reason/2]),
    current_predicate(Game:Relation).

%!  game_says(+Game, +Goal) is nondet.
%
%   True when Game, a module, defines the relation of Goal, which it need not, and Goal holds there.
%
%       ?- game_says(connect4_session, scorer(_)).
%       false.

game_says(Game, Goal) :-
    functor(Goal, Name, Arity),
    current_predicate(Game:Name/Arity),
    Game:Goal.

%!  game_says_else(+Game, +Goal, -Value, +Usual) is det.
%
%   True when Value is what Game says by Goal, or Usual if it says nothing.
%
%       ?- game_says_else(connect4_session, scorer(Number), Number, 1).
%       Number = 1.

game_says_else(Game, Goal, Value, Usual) :-
    ( game_says(Game, Goal) -> true ; Value = Usual ).

/** <examples>

?- session_view(connect4_session,
                session(size(7, 6, 4), ["you","easy"], ["4"], [], none, none, 0), quiet, View).
*/
