:- module(guessing_numbered,
          [ game_opened/5,         % +Kind, +Name, +Ends, +Seconds, -Opened
            table_opened/8,        % +Ends, +Secrets, +Questions, +Answers, +Rows, +Orbits, +Kinds, -Game
            game_sheet/2,          % +Game, -Sheet
            game_symmetric/2,      % +Game, +Sheet
            game_closed/1          % +Game
          ]).

/** <module> An open game by its number

A game that is opened gets a number, and the caller asks about it by this number until it is closed.
The caller gets its secrets, questions and answers once: integers as they are, others as texts.  From
then on each of them is its number, from 1.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module('../door/values', [bad_input/2]).
:- use_module(sheet, [sheet_ending/3, sheet_ends/2, sheet_listed_kinds/3, sheet_numbers/5,
                      sheet_with_orbits/3, table_sheet/6]).
:- use_module(sheets, [kind_sheet/4, opened_parts/5, opened_sheet/4]).

%!  game_opened(+Kind, +Name, +Ends, +Seconds, -Opened) is det.
%
%   True when Opened is opened(Game, Ends1, Secrets, Questions, Answers): the game's number, how
%   it ends, and its parts, integers or texts.  Kind and Name are those of kind_sheet/4, and the rules
%   may take so many Seconds.  Ends is `known`, `asked`, or `none` for what the rules say.
%
%       ?- game_opened(named, ship, none, 10, opened(Game, Ends, [Secret|_], _, Answers)),
%          game_closed(Game).
%       Game = Game, Ends = known, Secret = "ship(row,1,1)", Answers = ["hit", "miss"].

game_opened(Kind, Name, Ends, Seconds, opened(Game, Ends1, Values1, Values2, Values3)) :-
    kind_sheet(Kind, Name, seconds(Seconds), Sheet0),
    ( Ends == none -> Sheet1 = Sheet0 ; sheet_ending(Sheet0, Ends, Sheet1) ),
    sheet_numbers(Sheet1, Secrets, Questions, Answers, Sheet),
    sheet_game(Sheet, Game),
    sheet_ends(Sheet, Ends1),
    maplist(maplist(term_value), [Secrets,Questions,Answers], [Values1,Values2,Values3]).

term_value(Term, Value) :-
    (   integer(Term)
    ->  Value = Term
    ;   format(string(Value), "~p", [Term])
    ).

%   gensym/2 makes a new name each time; its end is the number.

sheet_game(Sheet, Game) :-
    gensym(guessing_game_, Key),
    atom_concat(guessing_game_, Number, Key),
    atom_number(Number, Game),
    recordz(Key, Sheet).

game_key(Game, Key) :- atom_concat(guessing_game_, Game, Key).

%!  table_opened(+Ends, +Secrets, +Questions, +Answers, +Rows, +Orbits, +Kinds, -Game) is det.
%
%   True when Game is the number of a game that was worked out elsewhere, with so many Secrets and
%   Answers.  A question has the number of the secret that it names, or a greater one if it names
%   none: Questions is the list of these.  Rows, Orbits and Kinds are those of sheet.pl.
%
%       ?- table_opened(known, 2, [3], 2, [[1-1,2-2]], [], [], Game), game_sheet(Game, Sheet),
%          game_closed(Game), sheet_sizes(Sheet, Secrets, _, _).
%       Game = Game, Sheet = Sheet, Secrets = 2.

table_opened(Ends, Secrets, Questions, Answers, Rows, Orbits, Kinds, Game) :-
    findall(S, between(1, Secrets, S), SecretList),
    findall(A, between(1, Answers, A), AnswerList),
    table_sheet(Ends, SecretList, Questions, AnswerList, Rows, Sheet0),
    sheet_listed_kinds(Sheet0, Kinds, Sheet2),
    sheet_numbers(Sheet2, _, _, _, Sheet1),
    (   Orbits == []
    ->  Sheet = Sheet1
    ;   Term =.. [orbits|Orbits],
        sheet_with_orbits(Sheet1, Term, Sheet)
    ),
    sheet_game(Sheet, Game).

%!  game_sheet(+Game, -Sheet) is det.
%
%   True when Sheet (sheet.pl) is that of Game, the number of an open game, or a name of sheets.pl.
%
%       ?- game_sheet("higher_lower", Sheet), sheet_sizes(Sheet, Secrets, _, _).
%       Sheet = Sheet, Secrets = 100.

game_sheet(Game, Sheet) :-
    (   string(Game)
    ->  opened_sheet(Game, none, 10, Opened),
        opened_parts(Opened, Sheet, _, _, _)
    ;   game_key(Game, Key),
        recorded(Key, Sheet0)
    ->  Sheet = Sheet0
    ;   bad_input("no game is open as number ~w", [Game])
    ).

%!  game_symmetric(+Game, +Sheet) is det.
%
%   From now on Sheet is that of Game, the number of an open game: it says more of its symmetries.
%
%       ?- game_opened(named, ship, none, 10, opened(Game, _, _, _, _)), game_sheet(Game, Sheet0),
%          sheet_joined(Sheet0, [], Sheet), game_symmetric(Game, Sheet), game_closed(Game).
%       Game = Game, Sheet0 = Sheet0, Sheet = Sheet.

game_symmetric(Game, Sheet) :-
    game_closed(Game),
    game_key(Game, Key),
    recordz(Key, Sheet).

%!  game_closed(+Game) is det.
%
%   No game is open by the number Game any more.

game_closed(Game) :-
    game_key(Game, Key),
    forall(recorded(Key, _, Reference), erase(Reference)).

/** <examples>

?- game_opened(named, higher_lower, known, 10, opened(Game, _, _, _, _)).
*/
