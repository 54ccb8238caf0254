:- module(connect4_coverage,
          [ plan_coverage/4          % +Plan, +Start, -Entries, -Ends
          ]).

/** <module> Coverage: where a plan leads

The player keeps to the plan, and the other player may play any column.  From Start on, the game
goes through positions for which the plan has a column, its _entries_, to positions for which it
has none, its _ends_.  If all ends are proved, the plan is proved.

coverage.lp says the same, with a term for a position.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../board/bits', [position_symmetric_key/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module(plan, [plan_text_column/3]).

%!  plan_coverage(+Plan, +Start, -Entries, -Ends) is det.
%
%   True when Plan leads from Start, a position in which it is the player's turn, through Entries
%   to Ends.  A position is given by the columns played.  Those with the fewest stones come first.
%   Of a position and its mirror only one is named.
%
%       ?- list_to_assoc([], Plan), plan_coverage(Plan, '44', Entries, Ends).
%       Entries = [], Ends = ['44'].

plan_coverage(Plan, Start, Entries, Ends) :-
    coverage([Start], Plan, Entries, Ends).

%   Texts are all positions with the same number of stones.

coverage([], _, [], []).
coverage([Text|Texts], Plan, Entries, Ends) :-
    partition(has_column(Plan), [Text|Texts], Entries0, Ends0),
    findall(Key-Next, ( member(Entry, Entries0),
                        entry_next(Plan, Entry, Next, Key) ),
            Keyed),
    sort(1, @<, Keyed, Unique),
    pairs_values(Unique, Nexts0),
    msort(Nexts0, Nexts),
    coverage(Nexts, Plan, Entries1, Ends1),
    append(Entries0, Entries1, Entries),
    append(Ends0, Ends1, Ends).

%   A column without room does not count.

has_column(Plan, Text) :-
    plan_text_column(Plan, Text, Column),
    text_column_text(Text, Column, _).

%   Next is a position after the player's column and a reply, or after the column if it ends the
%   game.

entry_next(Plan, Entry, Next, Key) :-
    plan_text_column(Plan, Entry, Column),
    text_column_text(Entry, Column, After),
    (   between(1, 7, Reply),
        text_column_text(After, Reply, Next)
    *-> true
    ;   Next = After
    ),
    text_position(Next, Position),
    position_symmetric_key(Position, Key).

text_column_text(Text0, Column, Text) :-
    atom_concat(Text0, Column, Text),
    text_position(Text, _).

/** <examples>

?- list_to_assoc([], Plan), plan_coverage(Plan, '', Entries, Ends),
   length(Entries, Number).
*/
