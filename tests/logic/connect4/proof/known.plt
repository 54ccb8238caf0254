:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(known).

test(start, Column-Lower == 4-1) :-
    position_known(position(0, 0), Column, Lower).

test(each_of_few_facts, fail) :-
    start_facts_text_column('', few, Text, _),
    text_position(Text, Position),
    \+ position_known(Position, _, 1).

test(the_second_player, fail) :-
    start_facts_text_column('2', many, Text, _),
    text_position(Text, Position),
    \+ position_known(Position, _, 1).

test(unknown, fail) :-
    text_position('11', Position),
    position_known(Position, _, _).

%   The other player has no facts.

test(the_other_player, fail) :-
    text_position('4', Position),
    position_known(Position, _, _).

%   Where facts end, and where they go on, what they claim is known; elsewhere nothing is.

test(led, fail) :-
    start_facts_coverage('3', many, [_|Entries], Ends),
    member(Texts, [Entries, Ends]),
    nth0(Number, Texts, Text),
    Number mod 40 =:= 0,
    text_position(Text, Position0),
    position_mirror(Position0, Mirror),
    member(Position, [Position0, Mirror]),
    \+ position_led(Position, 0).

test(not_led, forall(member(Text, ['', '3', '11', '311', '44444']))) :-
    text_position(Text, Position),
    \+ position_led(Position, _).

:- end_tests(known).
