:- module(door_table,
          [ table_question/5,      % +Options, ?Name, ?Arguments, ?Shape, ?Sentence
            table_type/2,          % ?Name, ?Type
            table_example/5,       % +Options, +Seats, +Move, ?Name, -Arguments
            table_answer/3,        % +Game, +Question, -Answer
            table_position/3,      % +Game, +Table, -Position
            table_people/2         % +Table, -Numbers
          ]).

/** <module> A game at the table

People and programs play a game at a table.  An event, a move or `undo` for example, leads from one
table to the next.  A _view_ has everything that a face shows: the terminal, the notebook and the
site draw views and send events.

A table is table(Options, Seats, Moves, Undone, Resigned, Aid, Seed): the options of the game, who
plays in each seat, the moves as texts, the moves that were taken back, the number of the seat that
resigned or `none`, the first aid that a person took or `none`, and the seed of the random choices.
A seat is played by `you`, `friend`, a level or a named player.

A _game_ is a module, connect4_table for example, that defines

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
    About is about(Kept, Seconds, Seed)
  - hinted(Position, About, hint(Move, Sentence, Cells, Proved, Clause)): Clause is
    Module:Name/Arity, the relation that decided
  - explained(Position, About, Remarks): remark(Sentence, Cells) for each

and, where it needs them,

  - word(Usage, Meaning): the words of this game alone;
    obeyed(Name, Rest, About, Table0, Table, Said): what they do
  - analysed(Position, About, Marks): what moves are worth, as far as it is known
  - reviewed(Table, About, Remarks): which moves were mistakes
  - decided(Happened, Reason): which rule decided what Happened (reason.pl)
  - acts(Player, Position): what this Player plays there has a reason of its own
  - offered(Options, Level): a level is there for games with Options; without it each is
  - seated(Table, Position0, Position): what a game begins with at this Table, if that
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
:- use_module(library(lists), [ append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/3,
                                nth1/4, selectchk/3 ]).
:- use_module(reason, [happened_why/3, relation_clause/2, why_lines/2]).
:- use_module(values, [bad_input/2]).

%!  table_type(?Name, ?Type) is nondet.
%
%   True when Name is a type that all tables share.  A game adds `options` and `board`.
%
%       ?- table_type(seat, Type).
%       Type = record(seat, [number:integer, name:text, who:text, person:boolean]).

table_type((table), record((table), [ options:options, seats:list(text), moves:list(text),
                                  undone:list(text), resigned:optional(integer),
                                  aid:optional(text), seed:integer ])).
table_type(event, union([ record(move, [move:text]), record(undo, []), record(redo, []),
                          record(resign, []), record(hint, []), record(analyse, []),
                          record(explain, []), record(review, []), record(why, []),
                          record(think, []),
                          record(new, []),
                          record(seat, [number:integer, who:text]),
                          record(word, [name:name, rest:text]) ])).
table_type(seating, record(seating, [(table):(table), view:view])).
table_type(seat, record(seat, [number:integer, name:text, who:text, person:boolean])).
table_type(cell, list(integer)).
table_type(place, record(place, [ row:integer, column:integer, mark:text, seat:optional(integer),
                                  name:text ])).
table_type(mark, record(mark, [kind:name, cells:list(cell), text:text, good:optional(boolean)])).
table_type(can, record(can, [move:text, key:text, cells:list(cell)])).
table_type(play, record(play, [number:integer, seat:integer, move:text])).
table_type(clause, record(clause, [file:text, line:integer, relation:text])).
table_type(hint, record(hint, [ move:text, sentence:text, cells:list(cell), proved:boolean,
                                why:optional(clause) ])).
table_type(remark, record(remark, [sentence:text, cells:list(cell)])).
table_type(over, record(over, [ kind:name, winner:optional(integer), sentence:text,
                                points:optional(integer), rounds:optional(integer),
                                against:text, ranked:boolean ])).
table_type(word, record(word, [usage:text, meaning:text])).
table_type(reason, record(why, [sentence:text, query:text, clauses:list(ruled)])).
table_type(ruled, record(ruled, [file:text, line:integer, relation:text, held:boolean,
                                 lines:list(line)])).
table_type(line, record(line, [ number:integer, text:text, state:one_of([held,failed,plain]),
                                bounds:list(bound) ])).
table_type(bound, record(bound, [text:text, cells:list(cell)])).
table_type(level, record(level, [name:text, meaning:text])).
table_type(view, record(view, [ title:text, rules:text, seats:list(seat),
                                turn:optional(integer), waits:one_of([you,program,nobody]),
                                status:text, mood:one_of([good,bad,plain]),
                                over:optional(over), board:board, marks:list(mark),
                                can:list(can), moves:list(play), undo:boolean, redo:boolean,
                                prompt:text, expected:text, words:list(word),
                                looks:list(text), levels:list(text), aid:optional(text), ranked:boolean,
                                said:list(text),
                                remarks:list(remark), hint:optional(hint) ])).

%!  table_question(+Options, ?Name, ?Arguments, ?Shape, ?Sentence) is nondet.
%
%   True when each game's door has this question (questions.pl).  Options is the raw value of
%   the usual ones.
%
%       ?- table_question([7,6,4], levels, Arguments, Shape, _).
%       Arguments = [options:options=[7,6,4]], Shape = list(text).

table_question(Options, begin,
               [options:options=Options, seats:list(text)=[], seed:integer=0], seating,
               "A new game: its table, and its view.").
table_question(_, event, [ (table):(table), event:event, seconds:number=2, kept:kept ], seating,
               "An event at a table: the table after it, and its view.").
table_question(_, view, [(table):(table)], view,
               "The view of a table.").
table_question(_, why, [(table):(table), move:text=""], optional(reason),
               "Which rule decided what happened last at a table, or would decide on a move.").
table_question(Options, levels, [options:options=Options], list(text),
               "The levels of the programs, the weakest first.").

%!  table_example(+Options, +Seats, +Move, ?Name, -Arguments) is nondet.
%
%   True when the question called Name, one of table_question/5, may be asked with Arguments, pairs
%   Field-Raw, where two people in Seats have a game with Options that may begin with Move.
%
%       ?- table_example([7,6,4], ["you","friend"], "4", levels, Arguments).
%       Arguments = [options-[7, 6, 4]].

table_example(Options, Seats, _, begin, [options-Options, seats-Seats, seed-1]).
table_example(Options, Seats, Move, event, [(table)-Table, event-object([kind-move,move-Move])]) :-
    Table = [Options, Seats, [], [], null, null, 1].
table_example(Options, Seats, Move, view, [(table)-[Options, Seats, [Move], [], null, null, 1]]).
table_example(Options, Seats, Move, why, [(table)-[Options, Seats, [Move], [], null, null, 1]]).
table_example(Options, _, _, levels, [options-Options]).

%!  table_answer(+Game, +Question, -Answer) is det.
%
%   True when Answer answers Question, one of table_question/5, for the module Game.
%
%       ?- table_answer(connect4_table, levels(size(7, 6, 4)), Levels).
%       Levels = ["easy", "medium", "hard", "perfect"].

table_answer(Game, Question, Answer) :-
    question_answer(Question, Game, Answer).

%   A game's relations may leave choice points; an event and a view have one answer.

question_answer(begin(Options, Seats0, Seed), Game, seating(Table, View)) :-
    (   Seats0 == []
    ->  Game:usual_seats(Options, Usual),
        maplist(usual_seat(Game, Options), Usual, Seats)
    ;   Seats = Seats0
    ),
    new_table(Game, Options, Seats, Seed, Table),
    judged_seats(Game, Options, Seats),
    once(view(Game, Table, quiet, View)).
question_answer(event(Table0, Event, Seconds, Kept), Game, seating(Table, View)) :-
    judged_table(Game, Table0),
    Table0 = table(_, _, _, _, _, _, Seed),
    once(happened(Event, Game, about(Kept, Seconds, Seed), Table0, Table, Shown)),
    once(view(Game, Table, Shown, View)).
question_answer(view(Table), Game, View) :-
    judged_table(Game, Table),
    once(view(Game, Table, quiet, View)).
question_answer(why(Table, Move), Game, Why) :-
    judged_table(Game, Table),
    once(why(Game, Table, Move, Why)).
question_answer(levels(Options), Game, Levels) :-
    levels(Game, Options, Levels).

new_table(Game, Options, Seats, Seed, table(Options, Seats, [], [], none, Aid, Seed)) :-
    defined(Game, given(Options, Aid), Aid, none).

%   Relations that a game need not define.

defined(Game, Goal) :-
    functor(Goal, Name, Arity),
    current_predicate(Game:Name/Arity),
    Game:Goal.

%   Value is what Game says by Goal, or Usual if it says nothing.

defined(Game, Goal, Value, Usual) :-
    ( defined(Game, Goal) -> true ; Value = Usual ).

usual_seat(Game, Options, Seat0, Seat) :-
    (   Seat0 = level(Number)
    ->  levels(Game, Options, Levels),
        nth1(Number, Levels, Seat)
    ;   Seat = Seat0
    ).

levels(Game, Options, Levels) :-
    findall(Text, ( offered_level(Game, Options, Level, _), text_to_string(Level, Text) ), Levels).

offered_level(Game, Options, Level, Player) :-
    Game:level(Level, Player),
    ( current_predicate(Game:offered/2) -> Game:offered(Options, Level) ; true ).

judged_table(Game, table(Options, Seats, _, _, Resigned, _, _)) :-
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
    (   ( person(Seat) ; seat_player(Game, Options, Seat, _) )
    ->  true
    ;   levels(Game, Options, Levels),
        findall(Name, ( Game:player(Name), atomic(Name) ), Names),
        append(Levels, Names, Programs0),
        list_to_set(Programs0, Programs),     % a level may have its player's name
        atomic_list_concat(Programs, ', ', Text),
        bad_input("'~s' is no player: accepted are you, friend, ~w", [Seat, Text])
    ).

person("you").
person("friend").

%   The program that plays in a seat: a level's, or one by its name.

seat_player(Game, Options, Seat, Player) :-
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

%!  table_position(+Game, +Table, -Position) is det.
%
%   True when the moves of Table lead to Position.
%
%       ?- table_position(connect4_table,
%                         table(size(7, 6, 4), ["you","easy"], ["4"], [], none, none, 0), Position),
%          connect4_table:mover(Position, Number).
%       Position = Position, Number = 2.

table_position(Game, Table, Position) :-
    Table = table(_, _, Moves, _, _, _, _),
    table_opening(Game, Table, Position0),
    moves_position(Moves, Game, Position0, Position).

table_opening(Game, Table, Position) :-
    Table = table(Options, _, _, _, _, _, Seed),
    Game:opening(Options, Seed, Position0),
    defined(Game, seated(Table, Position0, Position), Position, Position0).

moves_position([], _, Position, Position).
moves_position([Move|Moves], Game, Position0, Position) :-
    Game:played(Move, Position0, Position1, _),
    moves_position(Moves, Game, Position1, Position).

%!  table_people(+Table, -Numbers) is det.
%
%   True when Numbers are those of the seats in which a person plays.

table_people(table(_, Seats, _, _, _, _, _), Numbers) :-
    findall(Number, ( nth1(Number, Seats, Seat), person(Seat) ), Numbers).

%   What happens.  Shown says what a view has to show for once: `quiet`, hint(Hint),
%   marks(Marks), remarks(Remarks) or said(Sentences).

happened(move(Text), Game, _, Table0, Table, quiet) :-
    open_position(Game, Table0, Position),
    Game:mover(Position, Number),
    Table0 = table(_, Seats, _, _, _, _, _),
    nth1(Number, Seats, Seat),
    (   person(Seat)
    ->  true
    ;   bad_input("it is the turn of ~s", [Seat])
    ),
    Game:played(Text, Position, _, Move),
    moved(Table0, Move, Table).
happened(think, Game, About0, Table0, Table, said(Said)) :-
    open_position(Game, Table0, Position),
    Game:mover(Position, Number),
    Table0 = table(Options, Seats, Moves0, _, _, _, Seed),
    nth1(Number, Seats, Seat),
    (   seat_player(Game, Options, Seat, Player)
    ->  true
    ;   bad_input("it is a person's turn", [])
    ),
    length(Moves0, Played),
    About0 = about(Kept, Seconds, _),
    Game:chosen(Player, Position, about(Kept, Seconds, [Seed,Played]), Move, Reason),
    moved(Table0, Move, Table),
    ( Reason == "" -> Said = [] ; Said = [Reason] ).
happened(undo, Game, _, Table0, Table, quiet) :-
    Table0 = table(Options, Seats, Moves0, Undone0, Resigned, Aid0, Seed),
    (   Resigned \== none
    ->  Kept = Moves0,
        Undone = Undone0
    ;   table_before(Game, Table0, Kept, Taken)
    ->  append(Taken, Undone0, Undone)
    ;   bad_input("there is no move of yours to take back", [])
    ),
    ( Aid0 == none -> Aid = "undo" ; Aid = Aid0 ),
    Table = table(Options, Seats, Kept, Undone, none, Aid, Seed).
happened(redo, Game, _, Table0, Table, quiet) :-
    Table0 = table(Options, Seats, Moves0, Undone0, Resigned, Aid, Seed),
    (   Resigned == none,
        Undone0 = [_|_]
    ->  true
    ;   bad_input("there is no move to play again", [])
    ),
    redone(Game, table(Options, Seats, Moves0, Undone0, none, Aid, Seed), Table).
happened(resign, Game, _, Table0, Table, quiet) :-
    open_position(Game, Table0, Position),
    Table0 = table(Options, Seats, Moves, Undone, none, Aid, Seed),
    table_people(Table0, People),
    (   Game:mover(Position, Number),
        memberchk(Number, People)
    ->  Resigned = Number
    ;   People = [Resigned|_]
    ->  true
    ;   bad_input("nobody is there to resign: programs play", [])
    ),
    Table = table(Options, Seats, Moves, Undone, Resigned, Aid, Seed).
happened(hint, Game, About, Table0, Table, hint(hint(Move, Sentence, Cells, Proved, Why))) :-
    open_position(Game, Table0, Position),
    Game:mover(Position, Number),
    ( turn_hidden(Game, Table0, Position, Number) -> not_your_turn(Table0, Number) ; true ),
    Game:hinted(Position, About, hint(Move, Sentence, Cells, Proved, Relation)),
    ( relation_clause(Relation, Clause) -> Why = Clause ; Why = none ),
    table_aided(Game, Table0, "hint", Table).
happened(analyse, Game, About, Table0, Table, marks(Marks)) :-
    looked(Game, analyse),
    open_position(Game, Table0, Position),
    Game:analysed(Position, About, Marks),
    table_aided(Game, Table0, "analysis", Table).
happened(explain, Game, About, Table0, Table, remarks(Remarks)) :-
    open_position(Game, Table0, Position),
    Game:mover(Position, Number),
    ( turn_hidden(Game, Table0, Position, Number) -> not_your_turn(Table0, Number) ; true ),
    Game:explained(Position, About, Remarks),
    table_aided(Game, Table0, "explain", Table).
happened(review, Game, About, Table0, Table, remarks(Remarks)) :-
    looked(Game, review),
    Game:reviewed(Table0, About, Remarks),
    table_aided(Game, Table0, "review", Table).
happened(why, Game, _, Table, Table, said(Lines)) :-
    why_said(Game, Table, "", Lines).
happened(seat(Number, Who), Game, _, Table0, Table, quiet) :-
    Table0 = table(Options, Seats0, Moves, Undone, Resigned, Aid, Seed),
    judged_seat(Game, Options, Who),
    (   Number > 0,
        nth1(Number, Seats0, _, Others),
        nth1(Number, Seats, Who, Others)
    ->  true
    ;   bad_input("there is no seat ~w", [Number])
    ),
    (   person(Who),
        Moves = [_|_],
        table_position(Game, Table0, Position),
        Game:ended(Position, open),
        turn_hidden(Game, Table0, Position, Number)
    ->  bad_input("seat ~d has seen what you have not: take it before the first move", [Number])
    ;   true
    ),
    Table = table(Options, Seats, Moves, Undone, Resigned, Aid, Seed).
happened(new, Game, _, table(Options0, Seats, _, _, _, _, Seed0), Table, quiet) :-
    Seed is Seed0 + 1,
    defined(Game, again(Options0, Options), Options, Options0),
    new_table(Game, Options, Seats, Seed, Table).
happened(word(Name, Rest), Game, About, Table0, Table, Shown) :-
    (   defined(Game, word(Usage, _)),
        split_string(Usage, " ", "", [Text|_]),
        atom_string(Name, Text)
    ->  word_followed(Usage, Name, Rest),
        Game:obeyed(Name, Rest, About, Table0, Table, Shown)
    ;   Name == why
    ->  why_said(Game, Table0, Rest, Lines),
        Table = Table0,
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

why_said(Game, Table, Move, Lines) :-
    looked(Game, why),
    why(Game, Table, Move, Why),
    ( Why == none -> bad_input("no clause of these rules can be read", []) ; true ),
    why_lines(Why, Lines).

%   Moves that were taken back can't be played again after another move.

moved(table(Options, Seats, Moves0, _, Resigned, Aid, Seed), Move,
      table(Options, Seats, Moves, [], Resigned, Aid, Seed)) :-
    append(Moves0, [Move], Moves).

%   The people at Table don't see what the program in seat Number does in Position.

turn_hidden(Game, Table, Position, Number) :-
    table_people(Table, People),
    People = [_|_],
    \+ memberchk(Number, People),
    defined(Game, hidden(Position, People, Number, 0)).

not_your_turn(table(_, Seats, _, _, _, _, _), Number) :-
    nth1(Number, Seats, Seat),
    bad_input("it is the turn of ~s", [Seat]).

%   Why.  A move is tried, or the last one is told.

why(Game, Table, Move, Why) :-
    (   current_predicate(Game:decided/2),
        told_why(Game, Table, Move, Why0)
    ->  Why = Why0
    ;   Why = none
    ).

told_why(Game, Table, Move, Why) :-
    Table = table(_, _, Moves, _, Resigned, _, _),
    table_position(Game, Table, Position),
    (   Move \== ""
    ->  tried(Game, Move, Table, Position, Happened),
        happened_why(Game, Happened, Why)
    ;   Resigned \== none
    ->  table_end(Game, Table, Position, ended(Kind, Winner)),
        table_people(Table, People),
        ( People = [You] -> true ; You = 0 ),
        Game:ending(Position, Kind, Winner, You, Sentence),
        Why = why(Sentence, "", [])
    ;   append(Before, [Last], Moves)
    ->  table_opening(Game, Table, Opening),
        moves_position(Before, Game, Opening, Position0),
        (   acted(Game, Table, Position0, Player)
        ->  happened_why(Game, acted(Player, Position0, Last, Position), Why)
        ;   happened_why(Game, moved(Position0, Last, Position), Why)
        )
    ;   happened_why(Game, begun(Position), Why)
    ).

%   A program moved that has a reason of its own.

acted(Game, table(Options, Seats, _, _, _, _, _), Position, Player) :-
    Game:mover(Position, Number),
    nth1(Number, Seats, Seat),
    seat_player(Game, Options, Seat, Player),
    defined(Game, acts(Player, Position)).

tried(Game, Text, Table, Position0, Happened) :-
    catch(( happened(move(Text), Game, none, Table, _, _),
            Game:played(Text, Position0, Position, Move),
            Happened = tried(Position0, Move, Position)
          ), error(bad_input(Words), _), Happened = refused(Position0, Text, Words)).

%   The questions about a game, without hints.

look(Game, Look) :-
    member(Look-Relation,
           [explain-explained/3, analyse-analysed/3, review-reviewed/3, why-decided/2]),
    current_predicate(Game:Relation).

looked(Game, Look) :-
    (   look(Game, Look)
    ->  true
    ;   bad_input("'~w' is no word of this game", [Look])
    ).

%   The position of a game that goes on.

open_position(Game, Table, Position) :-
    table_position(Game, Table, Position),
    (   Table = table(_, _, _, _, none, _, _),
        Game:ended(Position, open)
    ->  true
    ;   bad_input("the game is over: `new` starts another", [])
    ).

%   Undo takes back the last move of a person, and what programs played after it.

table_before(Game, Table, Kept, Taken) :-
    Table = table(_, _, Moves, _, _, _, _),
    table_people(Table, People),
    table_opening(Game, Table, Position),
    movers(Moves, Game, Position, Movers),
    append(Before, [Mover|After], Movers),
    memberchk(Mover, People),
    \+ ( member(Later, After), memberchk(Later, People) ),
    !,      % there is one such place
    same_length(Before, Kept),
    append(Kept, Taken, Moves).

movers([], _, _, []).
movers([Move|Moves], Game, Position0, [Number|Numbers]) :-
    Game:mover(Position0, Number),
    Game:played(Move, Position0, Position, _),
    movers(Moves, Game, Position, Numbers).

%   Redo plays again until a person is to move.

redone(Game, Table0, Table) :-
    Table0 = table(Options, Seats, Moves0, [Move|Undone], none, Aid, Seed),
    append(Moves0, [Move], Moves),
    Table1 = table(Options, Seats, Moves, Undone, none, Aid, Seed),
    table_position(Game, Table1, Position),
    (   Undone = [_|_],
        Game:mover(Position, Number),
        nth1(Number, Seats, Seat),
        \+ person(Seat)
    ->  redone(Game, Table1, Table)
    ;   Table = Table1
    ).

table_aided(Game, Table0, Word, Table) :-
    aided(Game, Table0, Word, Aid),
    Table0 = table(Options, Seats, Moves, Undone, Resigned, _, Seed),
    Table = table(Options, Seats, Moves, Undone, Resigned, Aid, Seed).

%   After the end nothing is an aid any more.

aided(Game, Table, Word, Aid) :-
    Table = table(_, _, _, _, Resigned, Aid0, _),
    (   Aid0 == none,
        Resigned == none,
        table_position(Game, Table, Position),
        Game:ended(Position, open)
    ->  Aid = Word
    ;   Aid = Aid0
    ).

%   The view.

view(Game, Table, Shown, View) :-
    Table = table(Options, Seats, _, Undone, _, Aid, _),
    table_position(Game, Table, Position),
    table_people(Table, People),
    Game:title(Options, Title),
    Game:rules(Options, Rules),
    seats(Game, Options, Seats, SeatList),
    table_end(Game, Table, Position, End),
    turn(Game, Position, End, Seats, Turn, Waits),
    over(Game, Table, Position, End, People, Over, Mood),
    plays(Game, Table, Position, Plays),
    status(Game, Position, Plays, Seats, Turn, Over, Status),
    Game:board(Position, People, Board),
    Game:marks(Position, Marks0),
    shown(Shown, Marks0, Marks, Said, Remarks, Hint),
    ( Waits == you -> Game:can(Position, Can) ; Can = [] ),
    ( undoable(Table, Plays, People) -> Undo = true ; Undo = false ),
    ( Undone = [_|_] -> Redo = true ; Redo = false ),
    findall(Look, ( look(Game, Name), atom_string(Name, Look) ), Looks),
    ( Over == none -> Game:prompt(Position, Prompt) ; over_prompt(Looks, Prompt) ),
    (   \+ ( Turn \== none, turn_hidden(Game, Table, Position, Turn) ),
        defined(Game, awaited(Position, Expected))
    ->  true
    ;   Game:expected(Options, Expected)
    ),
    findall(word(Usage, Meaning), defined(Game, word(Usage, Meaning)), Words),
    levels(Game, Options, Levels),
    ( ranked(Game, Table, People) -> Ranked = true ; Ranked = false ),
    View = view(Title, Rules, SeatList, Turn, Waits, Status, Mood, Over, Board, Marks, Can,
                Plays, Undo, Redo, Prompt, Expected, Words, Looks, Levels, Aid, Ranked, Said,
                Remarks, Hint).

over_prompt(Looks, Prompt) :-
    (   memberchk("review", Looks)
    ->  Prompt = "new, undo, review or quit"
    ;   Prompt = "new, undo or quit"
    ).

%   Whether a person moved, or resigned.

undoable(table(_, _, _, _, Resigned, _, _), Plays, People) :-
    (   Resigned \== none
    ->  true
    ;   member(play(_, Seat, _), Plays),
        memberchk(Seat, People)
    ->  true
    ).

%   Whether its result is for the ranking, as far as can be told now.

ranked(Game, table(Options, _, _, _, _, none, _), [You]) :-
    \+ defined(Game, unranked(Options)),
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
              ( person(Seat) -> Person = true ; Person = false ) ),
            List).

table_end(Game, table(_, Seats, _, _, Resigned, _, _), Position, End) :-
    (   Resigned == none
    ->  Game:ended(Position, End)
    ;   Seats = [_,_]
    ->  Winner is 3 - Resigned,
        End = ended(resigned, Winner)
    ;   End = ended(resigned, 0)
    ).

turn(Game, Position, End, Seats, Turn, Waits) :-
    (   End == open,
        Game:mover(Position, Number)
    ->  Turn = Number,
        nth1(Number, Seats, Seat),
        ( person(Seat) -> Waits = you ; Waits = program )
    ;   Turn = none,
        Waits = nobody
    ).

over(_, _, _, open, _, none, plain) :-
    !.      % the game goes on
over(Game, Table, Position, ended(Kind, Winner), People, Over, Mood) :-
    ( People = [One] -> You = One ; You = 0 ),
    Game:ending(Position, Kind, Winner, You, Sentence),
    (   You > 0,
        Winner > 0
    ->  ( Winner =:= You -> Mood = good ; Mood = bad )
    ;   Mood = plain
    ),
    (   You > 0,
        Kind \== resigned,
        points(Game, Table, Position, You, Points, Rounds)
    ->  true
    ;   Points = none,
        Rounds = none
    ),
    against(Game, Table, You, Against),
    Table = table(_, _, _, _, _, Aid, _),
    ( Points \== none, Aid == none -> Ranked = true ; Ranked = false ),
    ( Winner > 0 -> Won = Winner ; Won = none ),
    Over = over(Kind, Won, Sentence, Points, Rounds, Against, Ranked).

points(Game, table(Options, Seats, _, _, _, _, _), Position, You, Points, Rounds) :-
    (   nth1(You, Seats, _, [Seat]),
        seat_player(Game, Options, Seat, Against),
        defined(Game, points(Position, You, Against, Points, Rounds))
    ->  true
    ;   defined(Game, points(Position, You, Points, Rounds))
    ).

against(Game, table(Options, Seats, _, _, _, _, _), You, Against) :-
    (   defined(Game, ranked_as(Options, Against))
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
        (   defined(Game, status(Position, Plays, Turn, Who, Status0))
        ->  Status = Status0
        ;   Game:status(Position, Turn, Who, Status)
        )
    ).

plays(Game, Table, Position, Plays) :-
    (   defined(Game, plays(Position, Plays))
    ->  true
    ;   Table = table(_, _, Moves, _, _, _, _),
        table_opening(Game, Table, Opening),
        movers(Moves, Game, Opening, Movers),
        length(Moves, Count),
        table_people(Table, People),
        findall(play(Number, Seat, Shown),
                ( nth1(Number, Moves, Move),
                  nth1(Number, Movers, Seat),
                  After is Count - Number,
                  (   defined(Game, hidden(Position, People, Seat, After))
                  ->  Shown = "..."
                  ;   Shown = Move
                  ) ),
                Plays)
    ).

/** <examples>

?- table_answer(connect4_table, begin(size(7, 6, 4), ["you","hard"], 0), seating(Table, View)).
*/
