:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(known).

test(start, Column-Player-Result == 4-x-won) :-
    position_known(position(0, 0), Column, Player, Result).

test(each_fact, fail) :-
    start_facts_text_column('', many, Text, _),
    text_position(Text, Position),
    \+ position_known(Position, _, x, won).

test(unknown, fail) :-
    text_position('11', Position),
    position_known(Position, _, _, _).

%   The other player has no facts.

test(the_other_player, fail) :-
    text_position('4', Position),
    position_known(Position, _, _, _).

:- end_tests(known).
