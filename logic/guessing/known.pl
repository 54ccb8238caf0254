:- module(guessing_known,
          [ table_empty/1,         % -Table
            table_bound/6,         % +Table, +Subset, +Size, +Depth, -Bound, -Best
            table_bound_store/6,   % +Table, +Subset, +Size, +Depth, +Bound, +Best
            table_agenda/5,        % +Table, +Subset, +Size, +Depth, -Agenda
            table_agenda_store/5,  % +Table, +Subset, +Size, +Depth, +Agenda
            table_classes/3,       % +Table, +Number, -Classes
            table_classes_store/3, % +Table, +Number, +Classes
            table_twin/6           % +Table, +Subset, +Size, +Depth, +Form, -Twin
          ]).

/** <module> Known: what a search remembers of the sets it has met

A search meets the same set of secrets again and again, and sets that differ only by names.  Here
is what it found out about each: its bound, its agenda, the classes of a question, and which of
the sets that differ only by names was met first.  A set of n secrets needs at most n questions,
so all depths from n on have one entry.

What is stored is true wherever it was found, so backtracking does not undo it.  A table belongs to
the caller, and is gone with the query that made it.

The entries are in tries, which grow as they need.  A transposition table of fixed size
(../search/table.pl) would forget some of them, but at the end the tree is read off them.  And a
key here is a set of thousands of bits.
*/

%   A table is table(Bounds, Agendas, Classes, Twins).  The last 14 bits of a set's key are the
%   questions left, as far as they matter.  The sum is written out in place of each call.

goal_expansion(set_key(Subset, Size, Depth, Key),
               Key is Subset << 14 \/ min(Size, Depth)).

%!  table_empty(-Table) is det.
%
%   True when Table knows nothing yet.
%
%       ?- table_empty(Table), \+ table_bound(Table, 0b111, 3, 5, _, _).
%       true.

table_empty(table(Bounds, Agendas, Classes, Twins)) :-
    trie_new(Bounds),
    trie_new(Agendas),
    trie_new(Classes),
    trie_new(Twins).

%!  table_bound(+Table, +Subset, +Size, +Depth, -Bound, -Best) is semidet.
%
%   True when this is known of the total of the Size secrets in Subset within Depth questions: it
%   is at least Bound if Best is `open`, otherwise it is Bound.  Then Best is the number of a best
%   first question, or `unkept` if the table has none.
%
%       ?- table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, open),
%          table_bound(Table, 0b111, 3, 9, Bound, Best).
%       Bound = 6, Best = open.

table_bound(table(Bounds, _, _, _), Subset, Size, Depth, Bound, Best) :-
    set_key(Subset, Size, Depth, Key),
    trie_lookup(Bounds, Key, Entry),
    Bound is Entry >> 24,
    Note is Entry /\ 0xffffff,
    (   Note > 1
    ->  Best is Note - 1
    ;   Note =:= 1
    ->  Best = unkept
    ;   Best = open
    ).

%!  table_bound_store(+Table, +Subset, +Size, +Depth, +Bound, +Best) is det.
%
%   Table has it from now on.
%
%       ?- table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, 20),
%          table_bound(Table, 0b111, 3, 5, Bound, Best).
%       Bound = 6, Best = 20.

table_bound_store(table(Bounds, _, _, _), Subset, Size, Depth, Bound, Best) :-
    (   integer(Best)
    ->  Note is Best + 1
    ;   Best == unkept
    ->  Note = 1
    ;   Note = 0
    ),
    set_key(Subset, Size, Depth, Key),
    Entry is Bound << 24 \/ Note,
    stored(Bounds, Key, Entry).

%   A trie is updated, or has that value.

stored(Trie, Key, Value) :-
    (   trie_update(Trie, Key, Value)
    ->  true
    ;   true
    ).

%!  table_agenda(+Table, +Subset, +Size, +Depth, -Agenda) is semidet.
%
%   True when the search of Subset was left with Agenda (../search/agenda.pl).

table_agenda(table(_, Agendas, _, _), Subset, Size, Depth, Agenda) :-
    set_key(Subset, Size, Depth, Key),
    trie_lookup(Agendas, Key, Agenda).

%!  table_agenda_store(+Table, +Subset, +Size, +Depth, +Agenda) is det.
%
%   Table has it from now on.

table_agenda_store(table(_, Agendas, _, _), Subset, Size, Depth, Agenda) :-
    set_key(Subset, Size, Depth, Key),
    stored(Agendas, Key, Agenda).

%!  table_classes(+Table, +Number, -Classes) is semidet.
%
%   True when question Number divides all secrets of the arena into Classes.

table_classes(table(_, _, Classes, _), Number, Sets) :-
    trie_lookup(Classes, Number, Sets).

%!  table_classes_store(+Table, +Number, +Classes) is det.
%
%   Table has it from now on.

table_classes_store(table(_, _, Classes, _), Number, Sets) :-
    stored(Classes, Number, Sets).

%!  table_twin(+Table, +Subset, +Size, +Depth, +Form, -Twin) is det.
%
%   True when Twin is the first subset met whose form is Form.  Both have one total.
%
%       ?- table_empty(Table), table_twin(Table, 0b0111, 3, 5, [a,b,c], Twin1),
%          table_twin(Table, 0b1101, 3, 5, [a,b,c], Twin2).
%       Twin1 = 7, Twin2 = 7.

table_twin(table(_, _, _, Twins), Subset, Size, Depth, Form, Twin) :-
    Left is min(Size, Depth),
    (   trie_lookup(Twins, twin(Left, Form), Twin0)
    ->  Twin = Twin0
    ;   stored(Twins, twin(Left, Form), Subset),
        Twin = Subset
    ).

/** <examples>

?- table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, 20),
   table_bound(Table, 0b111, 3, inf, Bound, Best).
*/
