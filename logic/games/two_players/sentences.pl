:- module(two_players_sentences,
          [ ended_words/6,         % +Kind, +Winner, +You, +Roles, +Goals, -Sentence
            proved_words/3,        % +Move, +Result, -Sentence
            worth_sentence/4,      % +Role, +Other, +Result, -Sentence
            unproved_sentence/2,   % +Seconds, -Sentence
            awaited_words/2,       % +Moves, -Words
            two_players_decided_sentence/2 % +Told, -Sentence
          ]).

/** <module> What is said about a game of two players

A ply is called a move, "counting both players'", since the two need not take turns.
*/

:- use_module(library(lists), [nth1/3]).
:- use_module('../../door/wording', [listed/4]).
:- use_module('../../search/limit', [seconds_words/2]).

%!  ended_words(+Kind, +Winner, +You, +Roles, +Goals, -Sentence) is det.
%
%   True when Sentence tells the end, Kind `won`, `draw` or `resigned`, of a game between
%   Roles, texts.  Winner is the number of a role or 0, and You that of the one person, or 0.
%   Goals are what each role has reached: they are told unless they are the usual ones.
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
ended_words(resigned, Winner, You, Roles, _, Sentence) :-
    Loser is 3 - Winner,
    nth1(Winner, Roles, Role),
    nth1(Loser, Roles, Other),
    (   You =:= Loser
    ->  format(string(Sentence), "You resign: ~s wins.", [Role])
    ;   format(string(Sentence), "~s resigns: ~s wins.", [Other, Role])
    ).

%!  proved_words(+Move, +Result, -Sentence) is det.
%
%   True when Sentence recommends Move, whose Result (solved.pl) is proved.
%
%       ?- proved_words("take(1,2)", wins(11, 100), Sentence).
%       Sentence = "Try take(1,2): it wins within 11 moves, counting both players'.".

proved_words(Move, wins(Plies, Goal), Sentence) :-
    within_words(Plies, Within),
    least_words(Goal, Least),
    format(string(Sentence), "Try ~s: it wins ~s~s.", [Move, Within, Least]).
proved_words(Move, draws, Sentence) :-
    format(string(Sentence), "Try ~s: it holds the draw. Neither player can force a win.", [Move]).
proved_words(Move, loses(Plies), Sentence) :-
    format(string(Sentence),
           "Try ~s: every move loses, but after this one it takes ~d moves, counting both \c
            players'.", [Move, Plies]).

within_words(1, "at once") :-
    !.      % another number is not 1
within_words(Plies, Words) :-
    format(string(Words), "within ~d moves, counting both players'", [Plies]).

least_words(Goal, Words) :-
    (   Goal =:= 100
    ->  Words = ""
    ;   format(string(Words), ", with a goal of at least ~d", [Goal])
    ).

%!  worth_sentence(+Role, +Other, +Result, -Sentence) is det.
%
%   True when Sentence says what the state is worth if it is Role's turn, against Other, and
%   Result of its best move is proved.
%
%       ?- worth_sentence("1", "2", loses(4), Sentence).
%       Sentence = "2 wins within 4 moves, counting both players', whatever 1 does.".

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

%!  two_players_decided_sentence(+Told, -Sentence) is det.
%
%   True when Sentence says what a rule decided (decided.pl): begun(Role), played(Role, Move),
%   may_play(Role, Move) or `over`.
%
%       ?- two_players_decided_sentence(may_play("x", "5"), Sentence).
%       Sentence = "x may play 5: it is legal, and leads to the next state.".

two_players_decided_sentence(begun(Role), Sentence) :-
    format(string(Sentence), "The game begins here, and ~s moves.", [Role]).
two_players_decided_sentence(played(Role, Move), Sentence) :-
    format(string(Sentence), "~s played ~s: it was legal, and led to this state.", [Role, Move]).
two_players_decided_sentence(may_play(Role, Move), Sentence) :-
    format(string(Sentence), "~s may play ~s: it is legal, and leads to the next state.",
           [Role, Move]).
two_players_decided_sentence(over, "The state is terminal: the game is over.").

/** <examples>

?- proved_words("3", draws, Sentence).
*/
