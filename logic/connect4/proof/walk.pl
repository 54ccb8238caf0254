:- module(connect4_walk,
          [ start_facts_walk/3         % +Start, +Facts, -Walk
          ]).

/** <module> The walk: what is played in each position of a proof, and what may follow

If you walk through a proof, you play for the other side.  In an entry of the plan a fact answers
you.  In an end, it is a stone that wins, a rule, or a search.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [append/3]).
:- use_module('../board/bits',
              [position_column_position/3, position_key/2, position_symmetric_key/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module(checker, [start_facts_coverage/4]).
:- use_module(plan, [plan_text_column/3, start_facts_claim/3, start_facts_plan/3]).
:- use_module(reason, [claim_text_reason/3]).

%!  start_facts_walk(+Start, +Facts, -Walk) is semidet.
%
%   True when Walk has a pair Text-Step for each position to which Facts lead from Start, as in
%   plan_coverage/4.  Step is fact(Column, Nexts); four(Column) or rule(Column, Strategy), as in
%   claim_text_reason/3; or `search`.  Nexts has next(Reply, Text, Side) for each reply of the other
%   player: it leads to Text if Side is `same`, and to the mirror of Text if Side is `mirror`.
%
%       ?- start_facts_walk('', few, [First|_]).
%       First = ''-fact(4, [next(1, '41', same), next(2, '42', same), next(3, '43', same),
%                           next(4, '44', same), next(5, '43', mirror),
%                           next(6, '42', mirror), next(7, '41', mirror)]).

start_facts_walk(Start, Facts, Walk) :-
    start_facts_coverage(Start, Facts, Entries, Ends),
    start_facts_claim(Start, Facts, Claim),
    !,      % one claim is enough
    start_facts_plan(Start, Facts, Plan),
    append(Entries, Ends, Texts),
    maplist(text_keyed, Texts, Keyed),
    list_to_assoc(Keyed, Known),
    maplist(entry_step(Plan, Known), Entries, Walk0),
    maplist(end_step(Claim), Ends, Walk1),
    append(Walk0, Walk1, Walk).

text_keyed(Text, Symmetric-(Text-Key)) :-
    text_position(Text, Position),
    position_symmetric_key(Position, Symmetric),
    position_key(Position, Key).

entry_step(Plan, Known, Text, Text-fact(Column, Nexts)) :-
    plan_text_column(Plan, Text, Column),
    text_position(Text, Position0),
    position_column_position(Position0, Column, Position),
    !,      % a column leads to one position
    findall(next(Reply, Next, Side),
            ( position_column_position(Position, Reply, After),
              position_next(After, Known, Next, Side) ),
            Nexts).

position_next(Position, Known, Next, Side) :-
    position_symmetric_key(Position, Symmetric),
    get_assoc(Symmetric, Known, Next-Key),
    (   position_key(Position, Key)
    ->  Side = same
    ;   Side = mirror
    ).

end_step(Claim, Text, Text-Step) :-
    (   claim_text_reason(Claim, Text, Reason)
    ->  Step = Reason
    ;   Step = search
    ).

/** <examples>

?- start_facts_walk('', few, [Start, Next|_]).
*/
