:- module(connect4_step,
          [ player_columns_start/3,  % +Player, +Columns, -Start
            solver_start_columns_step/4, % +Solver, +Start, +Columns, -Step
            start_columns_goal/3,    % +Start, +Columns, -Goal
            start_columns_replies/3  % +Start, +Columns, -Replies
          ]).

/** <module> Steps of a proof: what its player does in a position, and what may come then

For anyone who plays against a proof, from its Start on, by the many facts.
*/

:- use_module(library(lists), [append/3]).
:- use_module('../board/bits', [columns_position/2, position_symmetric_key/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module('../proof/checker', [claim_text_reason/3, solver_claim_end_proof/4]).
:- use_module('../proof/plan', [plan_position_column/3, plan_text_column/3, start_facts_claim/3,
                                start_facts_plan/3, start_facts_text_column/4]).
:- reexport('../exact/solver', [own_solver/1]).
:- use_module(choice, [solver_exact_position_choice/4]).

%!  player_columns_start(+Player, +Columns, -Start) is semidet.
%
%   True when Player has a proof from Start on, Columns, or its mirror, begins so, and Player played
%   what the facts say.
%
%       ?- player_columns_start(o, [7], Start).
%       Start = '1'.

player_columns_start(Player, Columns, Start) :-
    start_facts_claim(Start, many, claim(Player, _, _)),
    (   Start == ''
    ->  true
    ;   atom_number(Start, First),
        Columns = [Column|_],
        First =:= min(Column, 8 - Column)
    ),
    !,      % the claims don't overlap
    start_facts_plan(Start, many, Plan),
    \+ ( append(Before, [Played|_], Columns),
         columns_position(Before, Position),
         plan_position_column(Plan, Position, Planned),
         Planned \== Played ).

%!  solver_start_columns_step(+Solver, +Start, +Columns, -Step) is semidet.
%
%   True when Step is what the player of the proof from Start on does after Columns: step(Kind,
%   Column, Why).  Kind is `fact`; `four` or `rule`, which Why names; or `search`, of Why nodes,
%   by Solver.  Why is else `none`.  Fails if the game has left the proof.
%
%       ?- own_solver(Solver), solver_start_columns_step(Solver, '', [], Step).
%       Solver = Solver, Step = step(fact, 4, none).

solver_start_columns_step(Solver, Start, Columns, Step) :-
    (   seen_step(Start, Columns, Step0)
    ->  Step = Step0
    ;   atomic_list_concat(Columns, Text),
        once(start_facts_claim(Start, many, Claim)),
        solver_claim_end_proof(Solver, Claim, Text, nodes(Nodes)),
        columns_position(Columns, Position),
        solver_exact_position_choice(Solver, perfect(2), Position, Choice),
        Choice = choice(Column, _, _, _, _),
        Step = step(search, Column, Nodes)
    ).

%   The step, if no search is needed.

seen_step(Start, Columns, step(Kind, Column, Why)) :-
    atomic_list_concat(Columns, Text),
    once(start_facts_claim(Start, many, Claim)),
    start_facts_plan(Start, many, Plan),
    (   plan_text_column(Plan, Text, Column)
    ->  Kind = fact,
        Why = none
    ;   claim_text_reason(Claim, Text, Reason),
        reason_step(Reason, Kind, Column, Why)
    ).

reason_step(four(Column), four, Column, none).
reason_step(rule(Column, Strategy), rule, Column, Strategy).

%!  start_columns_goal(+Start, +Columns, -Goal) is semidet.
%
%   True when Goal, Kind-(Module:Goal0), is what the player of the proof from Start on can ask after
%   Columns: the fact for this position or its mirror, the reason, or else the claim that a search
%   proves.
%
%       ?- start_columns_goal('', [4,4], Goal).
%       Goal = fact-(connect4_first_player_wins:first_player_column('44', 4)).

start_columns_goal(Start, Columns, Kind-Goal) :-
    once(start_facts_claim(Start, many, Claim)),
    (   seen_step(Start, Columns, step(Kind0, _, _))
    ->  Kind = Kind0,
        seen_goal(Kind, Start, Columns, Claim, Goal)
    ;   Kind = search,
        Goal = connect4_plan:start_facts_claim(Start, many, Claim)
    ).

seen_goal(fact, Start, Columns, _, Goal) :-
    columns_position(Columns, Position),
    position_symmetric_key(Position, Key),
    start_facts_text_column(Start, many, Text, Column),
    text_position(Text, Same),
    position_symmetric_key(Same, Key),
    !,      % the first of them counts
    once(text_column_fact(Start, Text, Column, Goal)).
seen_goal(four, _, Columns, Claim, connect4_checker:claim_text_reason(Claim, Text, _)) :-
    atomic_list_concat(Columns, Text).
seen_goal(rule, _, Columns, Claim, connect4_checker:claim_text_reason(Claim, Text, _)) :-
    atomic_list_concat(Columns, Text).

text_column_fact('', Text, Column, connect4_first_player_wins:first_player_column(Text, Column)) :-
    start_facts_text_column('', few, Text, Column).
text_column_fact('', Text, Column,
                 connect4_first_player_sooner:first_player_sooner_column(Text, Column)).
text_column_fact('1', Text, Column,
                 connect4_second_player_wins_after_1:after_1_column(Text, Column)).
text_column_fact('2', Text, Column, connect4_second_player_wins:second_player_column(Text, Column)).
text_column_fact('3', Text, Column,
                 connect4_second_player_draws:second_player_draws_column(Text, Column)).

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

?- own_solver(Solver), solver_start_columns_step(Solver, '', [4,4], Step),
   start_columns_replies('', [4,4,4], Replies).
*/
