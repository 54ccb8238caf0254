:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

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
