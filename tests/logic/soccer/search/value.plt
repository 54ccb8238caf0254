:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(value).

%   What lies one turn before, and back again; and what is better after the turn
%   is no better for the one who played it.

test(there_and_back) :-
    \+ ( between(-998, 998, Value),
         abs(Value) =\= 900,
         abs(Value) =\= 901,
         value_before(Value, Before),
         \+ value_after(Before, Value) ).

test(order_is_turned) :-
    \+ ( between(-998, 999, Value),
         Less is Value - 1,
         value_before(Value, Before),
         value_before(Less, Before1),
         Before > Before1 ).

test(verdicts, all(Verdict == [win(1), win(99), open, open, open, loss(99), loss(1)])) :-
    member(Value, [999, 901, 900, 0, -900, -901, -999]),
    value_verdict(Value, Verdict).

test(unknown_is_more_than_lost) :-
    least_value(false, Lost),
    least_value(true, Unknown),
    unknown_value(Unknown),
    Lost < Unknown,
    value_verdict(Lost, loss(_)),
    value_verdict(Unknown, open).

:- end_tests(value).

:- begin_tests(entry).

table(Table) :-
    soccer_value:entry_bits(Bits),
    size_bits_table(97, Bits, Table).

test(knows_nothing, fail) :-
    table(Table),
    table_key_entry(Table, 1000, entry(_, _, _, _), _).

test(all_of_it_comes_back, forall(( member(Value, [-999, -900, -1, 0, 7, 999]),
                                    member(Bound, [exact, lower, upper]),
                                    member(Depth, [0, 1, 60]),
                                    member(Best, [0, 0xffffffff]) ))) :-
    table(Table),
    Key is 0x7fffffffffffff,
    table_keep(Table, Key, entry(Value, Bound, Depth, Best)),
    table_key_entry(Table, Key, Found, Best0),
    Best0 == Best,
    Found == entry(Value, Bound, Depth, Best).

test(a_key_is_not_taken_for_another) :-
    table(Table),
    numlist(1, 500, Numbers),
    forall(member(N, Numbers),
           ( Key is N * 1_000_003, table_keep(Table, Key, entry(N, exact, 1, 0)) )),
    findall(N,
            ( member(N, Numbers), Key is N * 1_000_003,
              table_key_entry(Table, Key, entry(Value, _, _, _), _), Value =:= N ),
            Right),
    findall(N,
            ( member(N, Numbers), Key is N * 1_000_003, table_key_entry(Table, Key, entry(_, _, _, _), _) ),
            Found),
    Right == Found,
    length(Found, 97).

test(kept_through_backtracking, Value == 3) :-
    table(Table),
    \+ ( table_keep(Table, 5, entry(3, exact, 1, 0)), fail ),
    table_key_entry(Table, 5, entry(Value, _, _, _), _).

%   A search whose window the value lies outside of has found a bound, and the
%   next one with that window is content with it; one that needs it exactly is not.

test(a_bound_is_enough_for_its_window,
     forall(( member(Value, [-12, 0, 5, 12]), member(Alpha-Beta, [-5-5, 0-1, 3-20]) ))) :-
    value_window_bound(Value, Alpha-Beta, Bound),
    once(entry_value(entry(Value, Bound, 3, 0), 3, Alpha-Beta, Value)),
    \+ entry_value(entry(Value, Bound, 3, 0), 4, Alpha-Beta, _),
    (   Bound == exact
    ->  true
    ;   \+ entry_value(entry(Value, Bound, 3, 0), 3, -100-100, _)
    ).

test(what_is_proved_needs_no_depth) :-
    once(entry_value(entry(998, exact, 1, 0), 9, 0-1, 998)).

:- end_tests(entry).

:- begin_tests(context).

test(what_the_field_says, Goals == goals([99, 100, 101], [102, 103, 104])) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_context(Position, inf, 60, context(Net, Goals, _, Tally, 60)),
    Position = position(_, _, _, Ways, _),
    ways_code_net(Ways, Net),
    tally_nodes_cut(Tally, 0, false).

%   What one remembers the other does not, but they spend the same time.

test(another_limit, Nodes == 5) :-
    field_position(field(line, 2, 2, 0), Position),
    position_context(Position, inf, 60, Context0),
    context_most_context(Context0, 3000, Context),
    Context0 = context(_, _, Table0, Tally0, _),
    Context = context(_, _, Table, Tally, _),
    table_keep(Table0, 7, entry(1, exact, 1, 0)),
    table_key_entry(Table, 7, none, _),
    tally_more(Tally, 5),
    tally_nodes_cut(Tally0, Nodes, _).

test(a_deadline, Error == deadline_passed) :-
    field_position(field(line, 2, 2, 0), Position),
    position_context(Position, 0, 60, context(_, _, _, Tally, _)),
    catch(tally_kept(Tally), Error, true).

:- end_tests(context).
