:- module(connect4_plan,
          [ start_facts_claim/3,       % ?Start, ?Facts, ?Claim
            result_least/2,            % ?Result, ?Least
            start_facts_text_column/4, % ?Start, ?Facts, ?Text, ?Column
            start_facts_plan/3,        % +Start, +Facts, -Plan
            facts_plan/2,              % +Facts, -Plan
            plan_text_column/3,        % +Plan, +Text, -Column
            plan_position_column/3,    % +Plan, +Position, -Column
            position_known/3,          % +Position, -Column, -Lower
            position_led/2             % +Position, -Lower
          ]).

/** <module> Plans: what is claimed of the game, and the columns that hold it

A plan says which column a player plays in some positions.  What comes after them is left to a
search.  A position is written as the columns played, as `4453`.  One fact is for all games that
lead to a position, and for its mirror.

The facts are loaded when a plan is asked for.  The first player has two sets of facts: with the
`many` facts, a search proves each end in fewer nodes than with the `few`.
*/

:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../board/bits', [position_key/2, position_mover/2, position_symmetric_key/2]).
:- use_module('../board/cells', [column_cells/2]).
:- use_module('../board/text', [text_position/2]).
:- autoload(first_player_sooner, [first_player_sooner_column/2]).
:- autoload(first_player_wins, [first_player_column/2]).
:- autoload(second_player_draws, [second_player_draws_column/2]).
:- autoload(second_player_wins, [second_player_column/2]).
:- autoload(second_player_wins_after_1, [after_1_column/2]).

%!  start_facts_claim(?Start, ?Facts, ?Claim) is nondet.
%
%   True when Claim is claim(Player, Result, Nodes).  It says that Player is sure of Result from
%   Start on, `won` or at least a `draw`; and that a search of at most Nodes nodes proves each
%   position to which the `few` or `many` Facts lead.
%
%       ?- start_facts_claim('', few, Claim).
%       Claim = claim(x, won, 400000).

start_facts_claim('',  few,  claim(x, won, 400 000)).
start_facts_claim('',  many, claim(x, won, 60 000)).
start_facts_claim('1', many, claim(o, won, 200 000)).
start_facts_claim('2', many, claim(o, won, 200 000)).
start_facts_claim('3', many, claim(o, draw, 200 000)).

%!  result_least(?Result, ?Least) is nondet.
%
%   True when a player who is sure of Result has a score of Least or more.

result_least(won,  1).
result_least(draw, 0).

%!  start_facts_text_column(?Start, ?Facts, ?Text, ?Column) is nondet.
%
%   True when the Facts of Start say Column for the position Text.
%
%       ?- start_facts_text_column('', few, '44', Column).
%       Column = 4.

start_facts_text_column('', Facts, Text, Column) :-
    member(Facts, [few, many]),
    first_player_column(Text, Column).
start_facts_text_column('', many, Text, Column) :-
    first_player_sooner_column(Text, Column).
start_facts_text_column('1', many, Text, Column) :-
    after_1_column(Text, Column).
start_facts_text_column('2', many, Text, Column) :-
    second_player_column(Text, Column).
start_facts_text_column('3', many, Text, Column) :-
    second_player_draws_column(Text, Column).

%!  start_facts_plan(+Start, +Facts, -Plan) is det.
%
%   True when Plan is what the Facts of Start say.
%
%       ?- start_facts_plan('', few, Plan), plan_text_column(Plan, '', Column).
%       Column = 4.

%   It is found once, and kept as a fact for all threads.  As a table it would be found again in each
%   thread that asks, and Prolog would not let go of the clauses into which it compiles a table.  Two
%   threads that find it at the same time keep it twice, which does no harm.

:- dynamic planned/3.

start_facts_plan(Start, Facts, Plan) :-
    (   planned(Start, Facts, Plan0)
    ->  Plan = Plan0
    ;   findall(Text-Column, start_facts_text_column(Start, Facts, Text, Column), Said),
        facts_plan(Said, Plan),
        assertz(planned(Start, Facts, Plan))
    ).

%!  facts_plan(+Facts, -Plan) is det.
%
%   True when Plan has the columns of Facts, the pairs Text-Column.  If two facts are about one
%   position, the first counts.  Facts that make no sense are skipped; checker.pl names them.
%
%       ?- facts_plan(['44'-4, '44'-3, '99'-1], Plan), plan_text_column(Plan, '44', Column).
%       Column = 4.

facts_plan(Facts, Plan) :-
    findall(Key-Column, facts_key_column(Facts, Key, Column), Keyed),
    sort(1, @<, Keyed, Pairs),
    list_to_assoc(Pairs, Plan).

%   Column belongs to the one of two mirrors that has the lesser key.

facts_key_column(Facts, Key, Column) :-
    member(Text-Column0, Facts),
    atom(Text),
    integer(Column0),
    text_position(Text, Position),
    position_symmetric_key(Position, Key),
    oriented(Position, Key, Column0, Column).

oriented(Position, Key, Column0, Column) :-
    (   position_key(Position, Key)
    ->  Column = Column0
    ;   Column is 8 - Column0
    ).

%!  plan_text_column(+Plan, +Text, -Column) is semidet.
%
%   True when Plan says Column for the position Text, or 8 - Column for its
%   mirror.

plan_text_column(Plan, Text, Column) :-
    text_position(Text, Position),
    plan_position_column(Plan, Position, Column).

%!  plan_position_column(+Plan, +Position, -Column) is semidet.
%
%   True when Plan says Column for Position.
%
%       ?- start_facts_plan('', few, Plan), columns_position([4,7], Position),
%          plan_position_column(Plan, Position, Column).
%       Column = 3.

plan_position_column(Plan, Position, Column) :-
    position_symmetric_key(Position, Key),
    get_assoc(Key, Plan, Column0),
    oriented(Position, Key, Column0, Column).

% ---- Known positions: what to play where the facts have a column ----
%
%   Early in a game no search ends in time.  There the facts of the proofs say what to play, and how
%   much that is worth at least.  Where the facts end, the position is still worth as much, and a
%   search finds what to play.

%!  position_known(+Position, -Column, -Lower) is semidet.
%
%   True when the facts have Column for the player to move in Position.  The score is at least
%   Lower: 1 if that player wins with Column, 0 if that player at least draws.
%
%       ?- columns_position([4,4], Position), position_known(Position, Column, Lower).
%       Column = 4, Lower = 1.

%   The cut: a position has a column for one player.

position_known(Position, Column, Lower) :-
    position_mover(Position, Player),
    start_facts_claim(Start, many, claim(Player, Result, _)),
    start_facts_plan(Start, many, Plan),
    plan_position_column(Plan, Position, Column),
    !,
    result_least(Result, Lower).

%!  position_led(+Position, -Lower) is semidet.
%
%   True when the facts had a column before the last two stones, and so lead to Position, in which
%   their player is to move.  They may have none now.  The score of Position is at least Lower, 1
%   or 0.
%
%       ?- columns_position([4,1,5,1], Position), position_led(Position, Lower).
%       Lower = 1.

%   The cut: as above.

position_led(Position, Lower) :-
    position_mover(Position, Player),
    start_facts_claim(Start, many, claim(Player, Result, _)),
    start_facts_plan(Start, many, Plan),
    position_taken(Position, _, After),
    position_taken(After, Column, Before),
    plan_position_column(Plan, Before, Column),
    !,
    result_least(Result, Lower).

%   Before the other player laid the highest stone of Column, the position was the third argument.

position_taken(position(Mine, Theirs), Column, position(Theirs1, Mine)) :-
    member(Column, [1, 2, 3, 4, 5, 6, 7]),
    column_cells(Column, Cells),
    Filled is (Mine \/ Theirs) /\ Cells,
    Filled =\= 0,
    Stone is 1 << msb(Filled),
    Theirs /\ Stone =\= 0,
    Theirs1 is Theirs xor Stone.

/** <examples>

?- start_facts_plan('', few, Plan), plan_text_column(Plan, '44', Column).
*/
