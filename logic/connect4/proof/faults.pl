:- module(connect4_faults,
          [ start_claim_facts_fault/4, % +Start, +Claim, +Facts, -Fault
            start_facts_sentence/3     % +Start, +Facts, -Sentence
          ]).

/** <module> Faults: what makes no sense in the facts of a proof

Somebody may have changed the facts.  So before anything is proved, this file names the first fact
that makes no sense, and says why.
*/

:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../board/bits', [bitboard_end/2, position_column_position/3, position_mover/2,
                                position_symmetric_key/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module(coverage, [plan_coverage/4]).
:- use_module(plan, [facts_plan/2, start_facts_claim/3, start_facts_text_column/4]).

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
%       ?- start_claim_facts_fault('', claim(x, won, 100), [''-4, '44'-4, '41'-9], Fault).
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
    why_words(Why, Words),
    format(atom(Sentence), 'a fact of the proof makes no sense, column ~w at ~q: ~w',
           [Column, Text, Words]).

why_words(unplayable, 'no game leads to that position').
why_words(over(_), 'the game is over there').
why_words(turn(Mover), Words) :-
    format(atom(Words), '~w is to move there', [Mover]).
why_words(column, 'that column can\'t be played there').
why_words(twice(Text, Column), Words) :-
    format(atom(Words), 'that position, or its mirror, has a fact already, column ~w at ~q',
           [Column, Text]).
why_words(unreached, 'the plan never comes to that position').

/** <examples>

?- start_claim_facts_fault('', claim(x, won, 100), [''-4, '4'-4], Fault).
*/
