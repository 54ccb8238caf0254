:- module(games_texts,
          [ term_text/2,           % +Term, -Text
            texts_state/3          % +Texts, +Game, -State
          ]).

/** <module> Moves as texts, for whoever knows no terms

Roles, moves and states are told as print/1 writes them.  A move comes back as
such a text, and is that legal move which is written so, spaces apart: no text
is read as a term.
*/

:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../guessing/fault', [told/2]).
:- use_module(contract, [state_moves/4]).

%!  term_text(+Term, -Text) is det.
%
%   True when Text is how print/1 writes Term.
%
%       ?- term_text(take(3, 1), Text).
%       Text = "take(3,1)".

term_text(Term, Text) :-
    format(string(Text), "~p", [Term]).

%!  texts_state(+Texts, +Game, -State) is det.
%
%   True when the moves of Texts lead from the beginning to State.  A text that is no
%   legal move is an error that says so.
%
%       ?- texts_state(["take(3, 1)", "take(1,1)"], games_nim, State).
%       State = heaps(1, [2, 4, 4]).

texts_state(Texts, Game, State) :-
    once(Game:init(State0)),
    texts_state(Texts, Game, State0, State).

texts_state([], _, State, State).
texts_state([Text|Texts], Game, State0, State) :-
    (   state_moves(Game, State0, Role, Moves)
    ->  text_move(Text, Moves, Move),
        once(Game:next(State0, Role, Move, State1)),
        texts_state(Texts, Game, State1, State)
    ;   told('~w can\'t be played: the game is over', [Text])
    ).

text_move(Text, Moves, Move) :-
    spaceless(Text, Wanted),
    (   member(Move0, Moves),
        term_text(Move0, Text0),
        spaceless(Text0, Wanted)
    ->  Move = Move0
    ;   length(Moves, Count),
        findall(Some, ( nth1(Number, Moves, Known), Number =< 8, term_text(Known, Some) ), Somes),
        atomic_list_concat(Somes, ', ', List),
        ( Count > 8 -> More = ', ...' ; More = '' ),
        told('~w is no legal move: accepted are ~w~w', [Text, List, More])
    ).

spaceless(Text, Spaceless) :-
    split_string(Text, " ", "", Parts),
    atomics_to_string(Parts, Spaceless).

/** <examples>

?- catch(texts_state(["take(9,1)"], games_nim, _), error(Error, _), true).
*/
