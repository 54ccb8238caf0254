:- module(two_players_decided,
          [ two_players_decided/2  % +Happened, -Reason
          ]).

/** <module> A game of two players: the rule that decided

What ../../door/why.pl asks, of a game whose rules are clauses.  A position is that of table.pl.  A
move that can't be made is an error of standing.pl, and has no clause: no text is read as a term.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module(contract, [state_end/3, state_moves/4]).
:- use_module(sentences, [two_players_decided_sentence/2]).
:- use_module(texts, [term_text/2]).

%!  two_players_decided(+Happened, -Reason) is semidet.
%
%   True when Reason is the reason of what Happened (../../door/why.pl).
%
%       ?- two_players_decided(begun(at(games_nim, none, ["1","2"], heaps(1, [3,4,5]))),
%                              reason(Sentence, _, _, _)).
%       Sentence = "The game begins here, and 1 moves.".

two_players_decided(begun(at(Game, _, _, State)), reason(Sentence, [Game:init(State)], [], [])) :-
    atom(Game),
    state_moves(Game, State, Role, _),
    term_text(Role, Text),
    two_players_decided_sentence(begun(Text), Sentence).
two_players_decided(moved(At0, Move, At), Reason) :-
    move_reason(At0, Move, At, played, Reason).
two_players_decided(tried(At0, Move, At), Reason) :-
    move_reason(At0, Move, At, may_play, Reason).

move_reason(At0, Move, At, Told, reason(Sentence, Goals, [], [])) :-
    At = at(Game, _, _, State),
    atom(Game),
    state_end(Game, State, End),
    (   End == open
    ->  At0 = at(_, _, _, State0),
        state_moves(Game, State0, Role, Terms),
        maplist(term_text, Terms, Texts),
        once(nth1(Place, Texts, Move)),
        nth1(Place, Terms, Term),
        term_text(Role, Text),
        Says =.. [Told,Text,Move],
        Goals = [Game:legal(State0, Role, Term), Game:next(State0, Role, Term, State)]
    ;   Says = over,
        Goals = [Game:terminal(State)]
    ),
    two_players_decided_sentence(Says, Sentence).

/** <examples>

?- two_players_decided(begun(at(games_nim, none, ["1","2"], heaps(1, [0,2]))), Reason).
*/
