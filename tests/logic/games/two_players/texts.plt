:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(games_texts).

said(Texts, Game, Said) :-
    catch(texts_state(Texts, Game, _), error(guessing_game(told(Said)), _), true).

test(spaces_make_no_difference, State == State1) :-
    texts_state(["take( 3, 1)"], games_nim, State),
    texts_state(["take(3,1)"], games_nim, State1).

test(after_the_end, Said == '6 can\'t be played: the game is over') :-
    said(["1", "4", "2", "5", "3", "6"], games_noughts_and_crosses, Said).

test(no_text_is_a_goal, [forall(member(Text, ["halt", "_", "1, 2", "(1)", ""]))]) :-
    said([Text], games_noughts_and_crosses, Said),
    format(atom(Said), "~w is no legal move: accepted are 1, 2, 3, 4, 5, 6, 7, 8, ...", [Text]).

:- end_tests(games_texts).
