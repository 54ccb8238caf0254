:- module(two_players_sentences,
          [ ended_words/6,         % +Kind, +Winner, +You, +Roles, +Goals, -Sentence
            proved_words/3,        % +Move, +Result, -Sentence
            rules_words/3,         % +Roles, +File, -Sentence
            seen_words/3,          % +Role, +Percepts, -Words
            handed_words/2,        % +Role, -Words
            solution_sentence/6,   % +Moves, +Goal, +Steps, +States, +Proved, -Sentence
            worths_sentence/4,     % +Kind, +Values, +Moves, -Sentence
            known_words/2,         % +Known, -Sentence
            turn_words/3,          % +Role, +Played, -Sentence
            hint_words/3,          % +Move, +Known, -Sentence
            unproved_sentence/2,   % +Seconds, -Sentence
            awaited_words/2,       % +Moves, -Words
            unread_sentence/1,     % -Sentence
            explained_words/4,     % +Holds, +Text, +Why, -Sentence
            two_players_reason_sentence/2 % +Told, -Sentence
          ]).

/** <module> What is said about a game of two players

A ply is called a move, "counting those of both players", since the two need not take turns.
*/

:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../shared/wording', [counted/3, held_out_words/3, joined_words/3, listed/4]).
:- use_module('../shared/limit', [seconds_words/2]).

%!  ended_words(+Kind, +Winner, +You, +Roles, +Goals, -Sentence) is det.
%
%   True when Sentence tells the end, Kind `won`, `draw`, `reached` or `resigned`, of a game between
%   Roles, texts.  Winner is the number of a role or 0, and You that of the one person, or 0.
%   Goals are what each role has reached: they are told unless they are the usual ones of two.
%
%       ?- ended_words(won, 1, 0, ["x","o"], [90,10], Sentence).
%       Sentence = "x wins, 90 to 10.".

ended_words(draw, _, _, _, Goals, Sentence) :-
    (   Goals = [50,50]
    ->  Sentence = "It is a draw."
    ;   Goals = [Goal1,Goal2],
        format(string(Sentence), "It is a draw, ~w to ~w.", [Goal1, Goal2])
    ).
ended_words(won, Winner, You, Roles, Goals, Sentence) :-
    (   You =:= Winner
    ->  Who = "You win"
    ;   nth1(Winner, Roles, Role),
        string_concat(Role, " wins", Who)
    ),
    Loser is 3 - Winner,
    nth1(Winner, Goals, More),
    nth1(Loser, Goals, Less),
    (   More-Less == 100-0
    ->  string_concat(Who, ".", Sentence)
    ;   format(string(Sentence), "~s, ~w to ~w.", [Who, More, Less])
    ).
ended_words(reached, _, _, [_], [100], "The goal is reached.") :-
    !.      % what a puzzle is about is more than a number
ended_words(reached, _, You, Roles, Goals, Sentence) :-
    findall(Part,
            ( nth1(Number, Roles, Role),
              Role \== "random",       % chance wants nothing
              nth1(Number, Goals, Goal),
              reached_words(Number, You, Role, Goal, Part) ),
            Parts),
    joined_words(Parts, and, Words),
    (   string_concat("you", Rest, Words)
    ->  string_concat("You", Rest, Words1)
    ;   Words1 = Words
    ),
    string_concat(Words1, ".", Sentence).
ended_words(resigned, 0, You, _, _, Sentence) :-
    !,      % nobody wins by it, for there are not two roles
    ( You > 0 -> Sentence = "You resign." ; Sentence = "The game is given up." ).
ended_words(resigned, Winner, You, Roles, _, Sentence) :-
    Loser is 3 - Winner,
    nth1(Winner, Roles, Role),
    nth1(Loser, Roles, Other),
    (   You =:= Loser
    ->  format(string(Sentence), "You resign: ~s wins.", [Role])
    ;   format(string(Sentence), "~s resigns: ~s wins.", [Other, Role])
    ).

reached_words(Number, You, Role, Goal, Words) :-
    (   Number =\= You
    ->  format(string(Words), "~s reaches ~w", [Role, Goal])
    ;   format(string(Words), "you reach ~w", [Goal])
    ).

%!  rules_words(+Roles, +File, -Sentence) is det.
%
%   True when Sentence says who plays by the rules in File.
%
%       ?- rules_words(["x","o"], "mine.pl", Sentence).
%       Sentence = "x and o play by the rules in mine.pl.".

rules_words(Roles, File, Sentence) :-
    (   Roles = [Role]
    ->  format(string(Sentence), "~s plays by the rules in ~w.", [Role, File])
    ;   joined_words(Roles, and, Words),
        format(string(Sentence), "~s play by the rules in ~w.", [Words, File])
    ).

%!  proved_words(+Move, +Result, -Sentence) is det.
%
%   True when Sentence recommends Move, whose Result (solved.pl) is proved.  It is "" for another
%   Result.
%
%       ?- proved_words("take(1,2)", wins(11, 100), Sentence).
%       Sentence = "Try take(1,2): it wins within 11 moves, counting those of both players.".

proved_words(Move, wins(Plies, Goal), Sentence) :-
    within_words(Plies, Within),
    least_words(Goal, Least),
    format(string(Sentence), "Try ~s: it wins ~s~s.", [Move, Within, Least]).
proved_words(Move, draws, Sentence) :-
    format(string(Sentence), "Try ~s: it holds the draw. Neither player can force a win.", [Move]).
proved_words(Move, loses(Plies), Sentence) :-
    counted(Plies, move, Count),
    format(string(Sentence),
           "Try ~s: every move loses, but after this one it takes ~s, counting those of both players.",
           [Move, Count]).
proved_words(_, proved, "").
proved_words(_, open, "").

within_words(1, "at once") :-
    !.      % another number is not 1
within_words(Plies, Words) :-
    format(string(Words), "within ~d moves, counting those of both players", [Plies]).

least_words(Goal, Words) :-
    (   Goal =:= 100
    ->  Words = ""
    ;   format(string(Words), ", with a goal of at least ~d", [Goal])
    ).

%!  seen_words(+Role, +Percepts, -Words) is det.
%
%   True when Words say what Role has seen, where not all is seen: the texts of Percepts, in order.
%
%       ?- seen_words("first", ["king","moved(second,bet)"], Words).
%       Words = "first has seen: king, moved(second,bet)".

seen_words(Role, Percepts, Words) :-
    (   Percepts == []
    ->  format(string(Words), "~s has seen nothing yet", [Role])
    ;   atomic_list_concat(Percepts, ', ', List),
        format(string(Words), "~s has seen: ~w", [Role, List])
    ).

%!  handed_words(+Role, -Words) is det.
%
%   True when Words ask people who share a screen to let Role look alone.
%
%       ?- handed_words("second", Words).
%       Words = "Only second may look now: `explain` shows what second has seen".

handed_words(Role, Words) :-
    format(string(Words), "Only ~s may look now: `explain` shows what ~s has seen", [Role, Role]).

%!  solution_sentence(+Moves, +Goal, +Steps, +States, +Proved, -Sentence) is det.
%
%   True when Sentence tells the solution of a game of one role (../sheets/search.pl).  Moves are
%   texts; they and Goal are `none` if no end was reached, and States if they were not counted.
%
%       ?- solution_sentence(["up","up"], 100, 2, 3, true, Sentence).
%       Sentence = "The shortest way to the goal has 2 moves: up, up.".

solution_sentence(none, _, _, none, true, "No way of moves ends the game.").
solution_sentence(none, _, _, States, true, Sentence) :-
    integer(States),
    counted(States, state, Words),
    format(string(Sentence), "The game never ends: it has ~s, and none is terminal.", [Words]).
solution_sentence(none, _, Steps, _, false, Sentence) :-
    counted(Steps, move, Words),
    format(string(Sentence), "No way of ~s or fewer ends the game.", [Words]).
solution_sentence([], Goal, _, _, _, Sentence) :-
    format(string(Sentence), "The game is over: ~d is reached.", [Goal]).
solution_sentence([Move|Moves], Goal, Steps, _, Proved, Sentence) :-
    length([Move|Moves], Length),
    counted(Length, move, Count),
    atomic_list_concat([Move|Moves], ', ', List),
    better_words(Goal, Steps, Proved, Better),
    ( Goal =:= 100 -> To = "the goal" ; format(string(To), "~d of 100", [Goal]) ),
    format(string(Sentence), "The shortest way to ~s has ~s: ~w.~s", [To, Count, List, Better]).

better_words(Goal, Steps, Proved, Words) :-
    (   Goal =:= 100
    ->  Words = ""
    ;   Proved == true
    ->  Words = " No way reaches more."
    ;   counted(Steps, move, Count),
        format(string(Words), " No way of ~s or fewer reaches more.", [Count])
    ).

%!  worths_sentence(+Kind, +Values, +Moves, -Sentence) is det.
%
%   True when Sentence tells what each role reaches: Values are pairs of its text and that of a
%   number, and Moves pairs of it and its moves, each with its chance.  Kind is `alone` if it does so
%   on average whatever the others do, `sure` if for certain, and `together` if each plays for itself.
%
%       ?- worths_sentence(alone, ["x"-"50"], ["x"-["l"-"1/2","r"-"1/2"]], Sentence).
%       Sentence = "Whatever the others do, x reaches at least 50 on average, by l (1/2) or r (1/2), at random.".

worths_sentence(Kind, Values, Moves, Sentence) :-
    kind_words(Kind, First, Least, Often),
    findall(Words,
            ( nth1(Number, Values, Role-Value),
              nth1(Number, Moves, _-Chances),
              chances_words(Chances, By),
              value_words(Value, Reached),
              format(string(Words), "~s reaches ~s~s~s~s", [Role, Least, Reached, Often, By]) ),
            Parts),
    atomic_list_concat(Parts, '; ', List),
    format(string(Sentence), "~s, ~w.", [First, List]).

kind_words(alone, "Whatever the others do", "at least ", " on average").
kind_words(sure, "Whatever the others do", "at least ", "").
kind_words(together, "If each plays for itself", "", "").

%   A fraction is shown as a number, too.

value_words(Value, Words) :-
    (   split_string(Value, "/", "", [Over,Under])
    ->  number_string(Numerator, Over),
        number_string(Denominator, Under),
        Number is Numerator / Denominator,
        format(string(Words), "~s (~2f)", [Value, Number])
    ;   Words = Value
    ).

chances_words(Chances, Words) :-
    (   Chances = [Move-_]
    ->  format(string(Words), ", by ~s", [Move])
    ;   findall(Part, ( member(Move-Chance, Chances),
                        format(string(Part), "~s (~s)", [Move, Chance]) ), Parts),
        Parts = [_|_]
    ->  atomic_list_concat(Parts, ' or ', List),
        format(string(Words), ", by ~w, at random", [List])
    ;   Words = ""
    ).

%   What the state is worth if it is Role's turn, against Other, and Result of its best move is proved.

worth_sentence(_, _, draws, "If both play well it is a draw.").
worth_sentence(Role, Other, wins(Plies, Goal), Sentence) :-
    within_words(Plies, Within),
    least_words(Goal, Least),
    whatever_words(Plies, Other, Whatever),
    format(string(Sentence), "~s wins ~s~s~s.", [Role, Within, Least, Whatever]).
worth_sentence(Role, Other, loses(Plies), Sentence) :-
    within_words(Plies, Within),
    format(string(Sentence), "~s wins ~s, whatever ~s does.", [Other, Within, Role]).

%   Before the next move nobody else does anything.

whatever_words(Plies, Other, Words) :-
    (   Plies =:= 1
    ->  Words = ""
    ;   format(string(Words), ", whatever ~s does", [Other])
    ).

%!  known_words(+Known, -Sentence) is det.
%
%   True when Sentence says what is known of a state (solved.pl).
%
%       ?- known_words(line("x", "o", wins(3, 100), ["3","7","9"]), Sentence).
%       Sentence = "x wins within 3 moves, counting those of both players, whatever o does.".

known_words(line(Role, Other, Result, _), Sentence) :-
    worth_sentence(Role, Other, Result, Sentence).
known_words(way(Moves, Goal, Steps, States, Proved), Sentence) :-
    solution_sentence(Moves, Goal, Steps, States, Proved, Sentence).
known_words(worths(Kind, Values, Moves), Sentence) :-
    worths_sentence(Kind, Values, Moves, Sentence).

%!  turn_words(+Role, +Played, -Sentence) is det.
%
%   True when Sentence tells a person that it is to move as Role, and what the others Played since its
%   last move, pairs of a role and a move.
%
%       ?- turn_words("red", ["green"-"pass","blue"-"pass"], Sentence).
%       Sentence = "Your move, as red: green played pass, blue played pass.".

turn_words(Role, Played, Sentence) :-
    findall(Part, ( member(Other-Move, Played), format(string(Part), "~s played ~s", [Other, Move]) ),
            Parts),
    atomic_list_concat(Parts, ', ', List),
    ( Parts == [] -> Colon = "" ; Colon = ": " ),
    format(string(Sentence), "Your move, as ~s~s~w.", [Role, Colon, List]).

%!  hint_words(+Move, +Known, -Sentence) is det.
%
%   True when Sentence recommends Move, unless it is "", by what is known of a state (solved.pl): it tells the moves to
%   the end where that is known.
%
%       ?- hint_words("3", line("x", "o", wins(3, 100), ["3","7","9"]), Sentence).
%       Sentence = "Try 3: it wins within 3 moves, counting those of both players. If o holds out as long as \c
%                   it can: 3, 7, 9.".

hint_words(Move, Known, Sentence) :-
    (   Known = line(Role, Other, Result, Line)
    ->  proved_words(Move, Result, Sentence0),
        ( Result = wins(_, _) -> Loser = Other ; Loser = Role ),
        held_out_words(Loser, Line, Words),
        string_concat(Sentence0, Words, Sentence)
    ;   known_words(Known, Sentence0),
        (   Move == ""
        ->  Sentence = Sentence0
        ;   format(string(Sentence), "Try ~s. ~s", [Move, Sentence0])
        )
    ).

%!  unproved_sentence(+Seconds, -Sentence) is det.
%
%   True when Sentence says that so many Seconds were not enough to solve the game.

unproved_sentence(Seconds, Sentence) :-
    seconds_words(Seconds, Time),
    format(string(Sentence), "It is not proved in ~s who wins.", [Time]).

%!  awaited_words(+Moves, -Words) is det.
%
%   True when Words say what a move looks like where Moves are legal.
%
%       ?- awaited_words(["1","2"], Words).
%       Words = "type a legal move: 1, 2".

awaited_words(Moves, Words) :-
    listed(Moves, 8, " and others", List),
    string_concat("type a legal move: ", List, Words).

%!  two_players_reason_sentence(+Told, -Sentence) is det.
%
%   True when Sentence says what a rule decided (reasons.pl): begun(Role), played(Role, Move),
%   may_play(Role, Move), `over`, `choosing` while not all have chosen, or `hidden`, if it
%   is not for all to know.
%
%       ?- two_players_reason_sentence(may_play("x", "5"), Sentence).
%       Sentence = "x may play 5: it is legal, and leads to the next state.".

two_players_reason_sentence(begun(Role), Sentence) :-
    format(string(Sentence), "The game begins here: ~s is to move.", [Role]).
two_players_reason_sentence(played(Role, Move), Sentence) :-
    format(string(Sentence), "~s played ~s: it was legal, and led to this state.", [Role, Move]).
two_players_reason_sentence(may_play(Role, Move), Sentence) :-
    format(string(Sentence), "~s may play ~s: it is legal, and leads to the next state.",
           [Role, Move]).
two_players_reason_sentence(over, "The state is terminal: the game is over.").
two_players_reason_sentence(hidden, "Why a move was legal is told when the game is over, for not \c
                                      all is seen before.").
two_players_reason_sentence(choosing, "What was chosen is told when all have chosen.").

%!  explained_words(+Holds, +Text, +Why, -Sentence) is det.
%
%   True when Sentence says that Text, a question about a game (reasons.pl), Holds, `true` or `false`,
%   and Why not.
%
%       ?- explained_words(false, "legal(1,take(2,3))", "between(1, 2, 3) fails", Sentence).
%       Sentence = "legal(1,take(2,3)) fails, because between(1, 2, 3) fails.".

explained_words(true, Text, _, Sentence) :-
    format(string(Sentence), "~s holds.", [Text]).
explained_words(false, Text, Why, Sentence) :-
    (   Why == ""
    ->  format(string(Sentence), "~s fails.", [Text])
    ;   format(string(Sentence), "~s fails, because ~s.", [Text, Why])
    ).

%!  unread_sentence(-Sentence) is det.
%
%   True when Sentence says that no clause can be shown.
%
%       ?- unread_sentence(Sentence).
%       Sentence = "No clause that says why can be read, or it takes too long.".

unread_sentence("No clause that says why can be read, or it takes too long.").

/** <examples>

?- proved_words("3", draws, Sentence).
*/
