:- module(connect4_coverage,
          [ plan_coverage/4,       % +Plan, +Start, -Entries, -Ends
            start_facts_sentence/3 % +Start, +Facts, -Sentence
          ]).

/** <module> Coverage: where a plan leads, and what makes no sense in its facts

The player keeps to the plan, and the other player may play any column.  From Start on, the game
goes through positions for which the plan has a column, its _entries_, to positions for which it
has none, its _ends_.  If all ends are proved, the plan is proved.

coverage.lp says the same, with a term for a position.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../board/bits',
              [ bitboard_end/2, position_column_position/3, position_mover/2,
                position_symmetric_key/2
              ]).
:- use_module('../board/text', [text_position/2]).
:- use_module(plan,
              [ facts_plan/2, plan_text_column/3, start_facts_claim/3, start_facts_text_column/4
              ]).

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

% ---- Faults: what makes no sense in the facts of a proof ----
%
%   Somebody may have changed the facts.  So before anything is proved, the first fact that makes no
%   sense is named, and why.

%!  start_claim_facts_fault(+Start, +Claim, +Facts, -Fault) is semidet.
%
%   True when Fault, fault(Text, Column, Why), is the first of Facts, the pairs Text-Column, that
%   makes no sense in a proof of Claim from Start on.  Why is
%
%     - `unplayable`: Text is no game;
%     - over(End): the game is over there, board_end/2;
%     - turn(Mover): Mover is to move there, and is not the player of Claim;
%     - `column`: Column can't be played there;
%     - twice(Text1, Column1): an earlier fact is about that position, or about its mirror;
%     - `unreached`: the plan never comes there.
%
%       ?- connect4_coverage:start_claim_facts_fault('', claim(x, won, 100), [''-4, '44'-4, '41'-9], Fault).
%       Fault = fault('41', 9, column).

start_claim_facts_fault(Start, claim(Player, _, _), Facts, fault(Text, Column, Why)) :-
    (   member(Text-Column, Facts),
        fact_fault(Text, Column, Player, Why0)
    ->  Why = Why0
    ;   facts_twice(Facts, Text0-Column0, Text1-Column1)
    ->  Text-Column = Text1-Column1,
        Why = twice(Text0, Column0)
    ;   facts_unreached(Start, Facts, Text, Column)
    ->  Why = unreached
    ).

%   A fault of one fact by itself.

fact_fault(Text, Column, Player, Why) :-
    (   \+ ( atom(Text), text_position(Text, _) )
    ->  Why = unplayable
    ;   text_position(Text, Position),
        bitboard_end(Position, End),
        End \== open
    ->  Why = over(End)
    ;   text_position(Text, Position),
        position_mover(Position, Mover),
        Mover \== Player
    ->  Why = turn(Mover)
    ;   text_position(Text, Position),
        \+ ( integer(Column), position_column_position(Position, Column, _) )
    ->  Why = column
    ).

%   Two facts about one position.  If several positions have two, it is the one whose second fact
%   comes first.

facts_twice(Facts, Fact0, Fact) :-
    findall(Key-Number,
            ( nth1(Number, Facts, Text-_),
              text_position(Text, Position),
              position_symmetric_key(Position, Key) ),
            Keyed),
    sort(0, @<, Keyed, Sorted),
    findall(Number-Number0, next_to(Sorted, Number0, Number), Pairs),
    sort(Pairs, [Second-First|_]),
    nth1(First, Facts, Fact0),
    nth1(Second, Facts, Fact).

next_to([Key0-Number0,Key1-Number1|Keyed], First, Second) :-
    (   Key0 =:= Key1,
        First = Number0,
        Second = Number1
    ;   next_to([Key1-Number1|Keyed], First, Second)
    ).

facts_unreached(Start, Facts, Text, Column) :-
    facts_plan(Facts, Plan),
    plan_coverage(Plan, Start, Entries, _),
    findall(Key-reached, ( member(Entry, Entries), text_key(Entry, Key) ), Pairs),
    list_to_assoc(Pairs, Reached),
    member(Text-Column, Facts),
    text_key(Text, Key),
    \+ get_assoc(Key, Reached, _).

text_key(Text, Key) :-
    text_position(Text, Position),
    position_symmetric_key(Position, Key).

%!  start_facts_sentence(+Start, +Facts, -Sentence) is semidet.
%
%   True when Sentence names the first of the Facts of Start that makes no sense, as in
%   start_facts_claim/3.
%
%       ?- start_facts_sentence('', few, _).
%       false.

start_facts_sentence(Start, Facts, Sentence) :-
    start_facts_claim(Start, Facts, Claim),
    findall(Text-Column, start_facts_text_column(Start, Facts, Text, Column), Said),
    start_claim_facts_fault(Start, Claim, Said, fault(Text, Column, Why)),
    !,      % one claim is enough
    fault_words(Why, Words),
    format(atom(Sentence), 'a fact of the proof makes no sense, column ~w at ~q: ~w',
           [Column, Text, Words]).

fault_words(unplayable, 'no game leads to that position').
fault_words(over(_), 'the game is over there').
fault_words(turn(Mover), Words) :-
    format(atom(Words), '~w is to move there', [Mover]).
fault_words(column, 'that column can\'t be played there').
fault_words(twice(Text, Column), Words) :-
    format(atom(Words), 'that position, or its mirror, has a fact already, column ~w at ~q',
           [Column, Text]).
fault_words(unreached, 'the plan never comes to that position').

/** <examples>

?- list_to_assoc([], Plan), plan_coverage(Plan, '', Entries, Ends),
   length(Entries, Number).
?- connect4_coverage:start_claim_facts_fault('', claim(x, won, 100), [''-4, '4'-4], Fault).
*/
