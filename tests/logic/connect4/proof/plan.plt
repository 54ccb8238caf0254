:- use_module(library(plunit)).
:- use_module(library(assoc)).
:- use_module('../../../../logic/load').

:- begin_tests(plan).

fact(Start, Facts, Text, Column) :-
    start_facts_claim(Start, Facts, _),
    start_facts_text_column(Start, Facts, Text, Column).

test(each_fact_is_found, fail) :-
    start_facts_claim(Start, Facts, _),
    start_facts_plan(Start, Facts, Plan),
    start_facts_text_column(Start, Facts, Text, Column),
    \+ plan_text_column(Plan, Text, Column),
    \+ own_mirror(Text).

test(found_once_for_all_threads, Times == 1) :-
    start_facts_plan('', few, _),
    thread_create(start_facts_plan('', few, _), Thread),
    thread_join(Thread, _),
    start_facts_plan('', few, _),
    aggregate_all(count, connect4_plan:planned('', few, _), Times).

%   In a position that is its own mirror a column and its mirror are alike.

own_mirror(Text) :-
    text_position(Text, Position),
    position_mirror(Position, Position).

test(mirror, fail) :-
    start_facts_plan('', many, Plan),
    start_facts_text_column('', many, Text, Column),
    \+ own_mirror(Text),
    text_mirror(Text, Mirror),
    Column1 is 8 - Column,
    \+ plan_text_column(Plan, Mirror, Column1).

text_mirror(Text, Mirror) :-
    atom_chars(Text, Characters),
    findall(Column, ( member(Character, Characters), atom_number(Character, Number),
                      Column is 8 - Number ),
            Columns),
    atomic_list_concat(Columns, Mirror).

test(few_are_among_many, fail) :-
    start_facts_text_column('', few, Text, Column),
    \+ start_facts_text_column('', many, Text, Column).

test(no_fact, fail) :-
    start_facts_plan('', many, Plan),
    plan_text_column(Plan, '11', _).

:- end_tests(plan).

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
