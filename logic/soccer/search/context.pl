:- module(soccer_context,
          [ position_context/4,    % +Position, +Deadline, +Most, -Context
            context_most_context/3 % +Context0, +Most, -Context
          ]).

/** <module> Paper soccer: what a search uses

A context is context(Net, Goals, Table, Tally, Most): the ways of the field and the keys of its
edges (../turns/keys.pl), the goals of either player, the transposition table
(../../search/table.pl), the tally (../turns/tally.pl), and how many turns the search looks at in
a position.  If it leaves some out, the position does not count as lost.
*/

:- use_module('../../search/table', [size_bits_table/3]).
:- use_module('../turns/goal', [player_goals/3]).
:- use_module('../turns/keys', [ways_code_net/2]).
:- use_module('../turns/tally', [deadline_tally/2]).
:- use_module(entry, [entry_bits/1]).

%!  position_context(+Position, +Deadline, +Most, -Context) is det.
%
%   True when Context is for a search of Position until Deadline, a time of get_time/1 or `inf`,
%   that looks at about Most turns of each position.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_context(Position, inf, 100, context(_, Goals, _, _, _)).
%       Goals = goals([54], [44]).

position_context(position(_, _, Nodes, Ways, _), Deadline, Most,
                 context(Net, goals(Goals1, Goals2), Table, Tally, Most)) :-
    player_goals(1, Nodes, Goals1),
    player_goals(2, Nodes, Goals2),
    ways_code_net(Ways, Net),
    entry_bits(Bits),
    size_bits_table(65521, Bits, Table),
    deadline_tally(Deadline, Tally).

%!  context_most_context(+Context0, +Most, -Context) is det.
%
%   True when Context is Context0 with about Most turns of each position.  So it needs a table of
%   its own.
%
%       ?- context_most_context(context(net, goals, table, tally, 60), 3000, Context),
%          arg(5, Context, Most).
%       Most = 3000.

context_most_context(context(Net, Goals, _, Tally, _), Most,
                     context(Net, Goals, Table, Tally, Most)) :-
    entry_bits(Bits),
    size_bits_table(4093, Bits, Table).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_context(Position, inf, 100, Context).
*/
