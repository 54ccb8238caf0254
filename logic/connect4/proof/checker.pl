:- module(connect4_checker,
          [ start_facts_coverage/4,    % +Start, +Facts, -Entries, -Ends
            solver_claim_end_proof/4,  % +Solver, +Claim, +End, -Proof
            start_ends_groups/3,       % +Start, +Ends, -Groups
            claim_ends_proofs/3,       % +Claim, +Ends, -Proofs
            claim_text_reason/3,       % +Claim, +Text, -Reason
            start_facts_sentence/3     % +Start, +Facts, -Sentence
          ]).

/** <module> The checker: is the claim of the facts proved?

The facts lead from a start to ends (in ASP: coverage.lp).  A search must prove each end, and may look
at no more nodes than the claim says.  That many nodes are enough for every end, and for no entry: if you
leave out a fact, its position becomes an end that is not proved.

Ends that are near each other in the game have many positions in common.  So they are proved in
groups: what the search finds for one end, it uses for the next.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module('../../shared/limit', [limit_goal/3]).
:- use_module('../board/bits',
              [ bitboard_end/2, position_column_position/3, position_least/2,
                position_mover/2, position_symmetric_key/2 ]).
:- use_module('../board/text', [text_position/2]).
:- use_module('../exact/claimeven', [names_strategies/2, strategies/1, strategies_bound/5]).
:- use_module('../exact/node', [position_node/2]).
:- use_module('../exact/search', [node_value/6]).
:- use_module('../exact/solver', [own_solver/1]).
:- use_module(plan,
              [ facts_plan/2, plan_text_column/3, result_least/2, start_facts_claim/3,
                start_facts_plan/3, start_facts_text_column/4 ]).

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
%       ?- connect4_checker:claim_end_proof(claim(x, won, 400 000), '4151', Proof).
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
    ( position_mover(Position, Player) -> Value = Score ; Value is -Score ),
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
    ( Value > Alpha -> Proof = nodes(Nodes) ; Proof = wrong ).

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

% ---- Reasons: why a claim holds, if that can be seen without a search ----
%
%   Where the facts end, a search proves the claim.  In some positions the reason is plain: the
%   player makes four with the next stone, or one of the strategies proves the claim after that
%   stone.  If you walk from an end of a plan to the end of the game, you come to such positions.

%!  claim_text_reason(+Claim, +Text, -Reason) is semidet.
%
%   True when Reason says why Claim holds in the position Text, the columns played.  The player of
%   Claim is to move there.  Reason is four(Column) if a stone in Column wins, or rule(Column,
%   Strategy) if Strategy proves the claim after a stone in Column.
%
%       ?- claim_text_reason(claim(x, won, 100), '121212', Reason).
%       Reason = four(1).

claim_text_reason(claim(Player, Result, _), Text, Reason) :-
    text_position(Text, Position),
    result_least(Result, Least),
    findall(Column-After, position_column_position(Position, Column, After), Moves),
    (   member(Column-After, Moves),
        bitboard_end(After, won(Player))
    ->  Reason = four(Column)
    ;   member(Column-After, Moves),
        position_node(After, Node),
        node_strategy(Node, Least, Strategy)
    ->  Reason = rule(Column, Strategy)
    ).

%   The other player is to move, and has a score of at most -Least.

node_strategy(Node, Least, Strategy) :-
    Node = node(_, _, _, _, _, _),
    Alpha is -Least,
    strategies(Names),
    member(Strategy, Names),
    names_strategies([Strategy], Strategies),
    strategies_bound(Strategies, 0, Node, Alpha, Bound),
    Bound =< Alpha.

% ---- Coverage: where a plan leads, and what makes no sense in its facts ----
%
%   The player keeps to the plan, and the other player may play any column.  From Start on, the game
%   goes through positions for which the plan has a column, its _entries_, to positions for which it
%   has none, its _ends_.  If all ends are proved, the plan is proved.  coverage.lp says the same, with
%   a term for a position.

%   True when Plan leads from Start, a position in which it is the player's turn, through Entries
%   to Ends.  A position is given by the columns played.  Those with the fewest stones come first.
%   Of a position and its mirror only one is named.

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
%       ?- connect4_checker:start_claim_facts_fault('', claim(x, won, 100), [''-4, '44'-4, '41'-9], Fault).
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

?- start_facts_coverage('', few, Entries, [End|_]),
   start_facts_claim('', few, Claim), connect4_checker:claim_end_proof(Claim, End, Proof).
*/
