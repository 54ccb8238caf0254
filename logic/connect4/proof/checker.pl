:- module(connect4_checker,
          [ start_facts_coverage/4,    % +Start, +Facts, -Entries, -Ends
            claim_end_proof/3,         % +Claim, +End, -Proof
            solver_claim_end_proof/4,  % +Solver, +Claim, +End, -Proof
            start_ends_groups/3,       % +Start, +Ends, -Groups
            claim_ends_proofs/3        % +Claim, +Ends, -Proofs
          ]).

/** <module> The checker: is the claim of the facts proved?

The facts lead from a start to ends (coverage.pl).  A search must prove each end, and may look at no
more nodes than the claim says.  That many nodes are enough for every end, and for no entry: if you
leave out a fact, its position becomes an end that is not proved.

Ends that are near each other in the game have many positions in common.  So they are proved in
groups: what the search finds for one end, it uses for the next.
*/

:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../board/bits', [position_least/2, position_mover/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module(coverage, [plan_coverage/4]).
:- use_module('../exact/node', [position_node/2]).
:- use_module('../exact/search', [node_value/6]).
:- use_module('../exact/solver', [own_solver/1]).
:- use_module(plan, [result_least/2, start_facts_claim/3, start_facts_plan/3]).

%!  start_facts_coverage(+Start, +Facts, -Entries, -Ends) is semidet.
%
%   True when start_facts_claim/3 has a claim for Start and Facts, and Facts lead from Start through
%   Entries to Ends: positions as in plan_coverage/4.
%
%       ?- start_facts_coverage('', few, [First, Second|_], _).
%       First = '', Second = '41'.

start_facts_coverage(Start, Facts, Entries, Ends) :-
    start_facts_claim(Start, Facts, _),
    !,      % one claim is enough
    start_facts_plan(Start, Facts, Plan),
    plan_coverage(Plan, Start, Entries, Ends).

%!  claim_end_proof(+Claim, +End, -Proof) is det.
%
%   True when a search proves from End on what Claim says of its player, and Proof is
%   nodes(Nodes), the number of nodes that it takes.  Proof is `wrong` if the search proves the
%   contrary, or `open` if it would take more nodes than Claim says.
%
%       ?- claim_end_proof(claim(x, won, 400 000), '4151', Proof).
%       Proof = nodes(1).

claim_end_proof(Claim, End, Proof) :-
    own_solver(Solver),
    solver_claim_end_proof(Solver, Claim, End, Proof).

%!  solver_claim_end_proof(+Solver, +Claim, +End, -Proof) is det.
%
%   As claim_end_proof/3, by Solver, which remembers what it finds.
%
%       ?- own_solver(Solver), solver_claim_end_proof(Solver, claim(x, won, 400 000), '4151', Proof).
%       Solver = Solver, Proof = nodes(1).

%   The number of nodes is not the same for a position and its mirror.  So it is always the lesser
%   of the two that is searched.

solver_claim_end_proof(Solver, claim(Player, Result, Most), End, Proof) :-
    result_least(Result, Least),
    Alpha is Least - 1,     % what the player's score must be more than
    text_position(End, Position0),
    position_least(Position0, Position),
    position_node(Position, Node),
    node_proof(Node, Solver, Position, Player, Alpha, Most, Proof).

%   The other player is to move only if the player has ended the game.

node_proof(score(Score), _, Position, Player, Alpha, _, Proof) :-
    (   position_mover(Position, Player)
    ->  Value = Score
    ;   Value is -Score
    ),
    value_proof(Value, Alpha, 0, Proof).
node_proof(Node, Solver, _, _, Alpha, Most, Proof) :-
    Node = node(_, _, _, _, _, _),
    Inferences is 80 * (Most + 1000),     % a node takes about 35
    (   limit_goal(inferences(Inferences), node_value(Solver, Node, Alpha, Value, 0, Nodes), _),
        Nodes =< Most
    ->  value_proof(Value, Alpha, Nodes, Proof)
    ;   Proof = open
    ).

value_proof(Value, Alpha, Nodes, Proof) :-
    (   Value > Alpha
    ->  Proof = nodes(Nodes)
    ;   Proof = wrong
    ).

%!  start_ends_groups(+Start, +Ends, -Groups) is det.
%
%   True when Groups are lists of Ends.  The ends of a group have the same six columns after
%   Start, and stand in the order of their texts.
%
%       ?- start_ends_groups('', ['4444443', '44', '4444441'], Groups).
%       Groups = [['44'], ['4444441', '4444443']].

start_ends_groups(Start, Ends0, Groups) :-
    atom_length(Start, Before),
    Length is Before + 6,
    msort(Ends0, Ends),
    map_list_to_pairs(text_length_first(Length), Ends, Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Keyed),
    pairs_values(Keyed, Groups).

text_length_first(Length, Text, First) :-
    atom_length(Text, All),
    Shorter is min(All, Length),
    sub_atom(Text, 0, Shorter, _, First).

%!  claim_ends_proofs(+Claim, +Ends, -Proofs) is det.
%
%   True when Proofs are the proofs of Ends as in claim_end_proof/3, but by one solver, which
%   looks at fewer nodes.  No end is searched after the first that is not proved.
%
%       ?- claim_ends_proofs(claim(x, won, 100), ['43451726', '434517266726'], Proofs).
%       Proofs = [nodes(19), nodes(1)].

claim_ends_proofs(Claim, Ends, Proofs) :-
    own_solver(Solver),
    ends_proofs(Ends, Solver, Claim, Proofs).

ends_proofs([], _, _, []).
ends_proofs([End|Ends], Solver, Claim, [Proof|Proofs]) :-
    end_proof(Solver, Claim, End, Proof),
    (   Proof = nodes(_)
    ->  ends_proofs(Ends, Solver, Claim, Proofs)
    ;   Proofs = []
    ).

%   Rarely, what was found before makes a search look at more nodes than the claim allows.
%   Then a new solver is asked.

end_proof(Solver, Claim, End, Proof) :-
    solver_claim_end_proof(Solver, Claim, End, Proof0),
    (   Proof0 == open
    ->  claim_end_proof(Claim, End, Proof)
    ;   Proof = Proof0
    ).

/** <examples>

?- start_facts_coverage('', few, Entries, [End|_]),
   start_facts_claim('', few, Claim), claim_end_proof(Claim, End, Proof).
*/
