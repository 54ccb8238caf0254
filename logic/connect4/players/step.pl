:- module(connect4_step,
          [ start_columns_step/3,    % +Start, +Columns, -Step
            start_columns_replies/3  % +Start, +Columns, -Replies
          ]).

/** <module> Steps of a proof: what its player does in a position, and what may come then

For anyone who walks through a proof, from its Start on, by the many facts.
*/

:- use_module(library(lists), [append/3]).
:- use_module('../board/bits', [columns_position/2]).
:- use_module('../exact/solver', [own_solver/1]).
:- use_module('../proof/checker', [claim_end_proof/3]).
:- use_module('../proof/plan', [plan_position_column/3, plan_text_column/3, start_facts_claim/3,
                                start_facts_plan/3]).
:- use_module('../proof/reason', [claim_text_reason/3]).
:- use_module(choice, [solver_exact_position_choice/4]).

%!  start_columns_step(+Start, +Columns, -Step) is semidet.
%
%   True when Step is what the player of the proof from Start on does after Columns: step(Kind,
%   Column, Why).  Kind is `fact`; `four` or `rule`, which Why names; or `search`, of Why
%   nodes.  Why is else `none`.
%
%       ?- start_columns_step('', [], Step).
%       Step = step(fact, 4, none).

start_columns_step(Start, Columns, step(Kind, Column, Why)) :-
    atomic_list_concat(Columns, Text),
    once(start_facts_claim(Start, many, Claim)),
    start_facts_plan(Start, many, Plan),
    (   plan_text_column(Plan, Text, Column)
    ->  Kind = fact,
        Why = none
    ;   claim_text_reason(Claim, Text, Reason)
    ->  reason_step(Reason, Kind, Column, Why)
    ;   claim_end_proof(Claim, Text, nodes(Why)),
        own_solver(Solver),
        columns_position(Columns, Position),
        solver_exact_position_choice(Solver, perfect(20), Position, Choice),
        Choice = choice(Column, _, _, _, _),
        Kind = search
    ).

reason_step(four(Column), four, Column, none).
reason_step(rule(Column, Strategy), rule, Column, Strategy).

%!  start_columns_replies(+Start, +Columns, -Replies) is det.
%
%   True when Replies has reply(Column, Kind) for each column that the other can play after
%   Columns: Kind is `fact` where the facts go on, and `end` where they don't.
%
%       ?- start_columns_replies('', [4,1,5], [First|_]).
%       First = reply(1, end).

start_columns_replies(Start, Columns, Replies) :-
    start_facts_plan(Start, many, Plan),
    findall(reply(Reply, Kind),
            ( between(1, 7, Reply),
              append(Columns, [Reply], Columns1),
              columns_position(Columns1, Position),
              ( plan_position_column(Plan, Position, _) -> Kind = fact ; Kind = end ) ),
            Replies).

/** <examples>

?- start_columns_step('', [4,4], Step), start_columns_replies('', [4,4,4], Replies).
*/
