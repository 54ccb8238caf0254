:- module(games_texts,
          [ term_text/2,           % +Term, -Text
            text_place/3,          % +Text, +Texts, -Place
            texts_state/3          % +Texts, +Game, -State
          ]).

/** <module> Moves as texts, for callers that have no terms

Roles, moves and states are told as print/1 writes them.  A text is the legal move that is
written so, spaces apart: no text is read as a term.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../../door/wording', [listed/4]).
:- use_module('../guessing/fault', [told/2]).
:- use_module(contract, [state_moves/4]).

%!  term_text(+Term, -Text) is det.
%
%   True when Text is how print/1 writes Term.

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
    ->  maplist(term_text, Moves, Legal),
        text_place(Text, Legal, Place),
        nth1(Place, Moves, Move),
        once(Game:next(State0, Role, Move, State1)),
        texts_state(Texts, Game, State1, State)
    ;   told('~w can\'t be played: the game is over', [Text])
    ).

%!  text_place(+Text, +Texts, -Place) is det.
%
%   True when Text is the one at Place among Texts, the legal moves, spaces apart.  One that
%   is none is an error that says so.
%
%       ?- text_place("take(3, 1)", ["take(2,1)", "take(3,1)"], Place).
%       Place = 2.

text_place(Text, Texts, Place) :-
    spaceless(Text, Wanted),
    (   nth1(Place0, Texts, Known),
        spaceless(Known, Wanted)
    ->  Place = Place0
    ;   listed(Texts, 8, ", ...", List),
        told('~w is no legal move: accepted are ~s', [Text, List])
    ).

spaceless(Text, Spaceless) :-
    split_string(Text, " ", "", Parts),
    atomics_to_string(Parts, Spaceless).

/** <examples>

?- catch(texts_state(["take(9,1)"], games_nim, _), error(Error, _), true).
*/
