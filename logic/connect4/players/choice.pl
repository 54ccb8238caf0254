:- module(connect4_choice,
          [ position_worths/4,              % +Solver, +Position, +Limit, -Worths
            position_seen_worths/3,         % +Solver, +Position, -Worths
            options_in_turn/5,              % :Question_3, +Solver, +Limit, +Options0, -Options
            player_bounds_value/4,          % +Name, +Lower, +Upper, -Value
            solver_exact_position_choice/4, % +Solver, +Player, +Position, -Choice
            walls_position_forced/3,        % +Walls, +Position, -Advice
            solver_advice/4,                % +Solver, +Position, +Seconds, -Advice
            walls_position_lookahead/6,     % +Walls, +Position, +Inferences, -Column, +Random0, -Random
            player_columns_start/3,         % +Player, +Columns, -Start
            solver_start_columns_step/4,    % +Solver, +Start, +Columns, -Step
            start_columns_goal/3,           % +Start, +Columns, -Goal
            start_columns_replies/3         % +Start, +Columns, -Replies
          ]).

/** <module> Who plays: what columns are worth, exact play, advice, a player who looks ahead

First, what each column is worth, as far as it is known.  What is known without a search comes
first, then searches that take the columns in turn.  Short searches come first, so that a column
that is hard to judge does not keep the others waiting.  The first question is whether a column wins
or draws, the next how soon.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../shared/random', [random_drawn/5, random_permutation/4]).
:- use_module('../../shared/limit', [deadline_limit/2, limit_deadline/2]).
:- use_module('../board/bits',
              [ columns_position/2, position_mover/2, position_symmetric_key/2,
                walls_position_moves/3 ]).
:- use_module('../board/stones', [four/1]).
:- use_module('../exact/exact', [cells_mover_bounds_outlook/5]).
:- use_module('../exact/node', [walls_position_node/3]).
:- use_module('../exact/search', [solver_booked/3, solver_opening/2]).
:- reexport('../exact/solver', [own_solver/1, strategies_solver/3]).
:- use_module('../exact/solver', [solver_walls/2, walls_solver/3]).
:- use_module('../exact/tactics', [walls_position_tactics/3]).
:- use_module('../in_time/bounds',
              [ position_limit_bounds/6, position_limit_reached/5, position_limit_sign/7,
                position_limit_signed/7 ]).
:- use_module('../in_time/deepening', [moves_limit_column/4]).
:- use_module('../in_time/questions',
              [ option_alpha/2, options_asked/6, solver_column_fact/5, solver_column_opening/5,
                solver_fact/4,
                solver_options/3, solver_position_first/3, solver_position_least/3 ]).
:- use_module('../board/text', [text_position/2]).
:- use_module('../proof/checker', [claim_text_reason/3, solver_claim_end_proof/4]).
:- use_module('../proof/plan',
              [ plan_position_column/3, plan_text_column/3, start_facts_claim/3,
                start_facts_plan/3, start_facts_text_column/4 ]).

%!  position_worths(+Solver, +Position, +Limit, -Worths) is det.
%
%   True when Worths has worth(Column, Lower, Upper) for each column that can be played in
%   Position, from the left: it was found within Limit, seconds(Number) or inferences(Number),
%   that the column is worth Lower to Upper.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          position_worths(Solver, Position, inferences(3_000_000), Worths),
%          memberchk(worth(3, Lower, Upper), Worths).
%       Lower = 18, Upper = 18.

position_worths(Solver, Position, Limit, Worths) :-
    (   solver_options(Solver, Position, Options0)
    ->  options_in_turn(column_question, Solver, Limit, Options0, Options),
        findall(worth(Column, Lower, Upper), member(option(Lower, Upper, Column, _), Options),
                Found),
        msort(Found, Worths)
    ;   Worths = []
    ).

%!  position_seen_worths(+Solver, +Position, -Worths) is det.
%
%   True when position_worths/4 has Worths within a limit that nobody notices: what is told at
%   once, and what every piece of advice begins with, so that they don't contradict each other.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          position_seen_worths(Solver, Position, Worths), memberchk(worth(6, Lower, _), Worths).
%       Lower = 18.

position_seen_worths(Solver, Position, Worths) :-
    position_worths(Solver, Position, inferences(100_000), Worths).

first_slice(seconds, 0.02).
first_slice(inferences, 10_000).

%!  options_in_turn(:Question_3, +Solver, +Limit, +Options0, -Options) is det.
%
%   True when Options are Options0 with the bounds that were narrowed within Limit, as by
%   options_asked/6, but each option is asked by itself, in turns.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          solver_options(Solver, Position, Options0),
%          options_in_turn(win_question, Solver, inferences(3_000_000), Options0, Options),
%          memberchk(option(Lower, _, 3, _), Options).
%       Lower = 18.

:- meta_predicate options_in_turn(3, +, +, +, -).

options_in_turn(Question_3, Solver, Limit, Options0, Options) :-
    Limit =.. [Unit, Most],
    first_slice(Unit, Slice),
    rounds(Question_3, Solver, Unit, Most, Slice, Options0, Options).

%   In each round an option has a Slice of what is left, and in the next twice as much.

rounds(Question_3, Solver, Unit, Left0, Slice, Options0, Options) :-
    (   Left0 > 0,
        member(Option, Options0),
        call(Question_3, [Option], _, _)
    ->  slices(Options0, Question_3, Solver, Unit, Slice, Left0, Options1, Left),
        Slice1 is 2 * Slice,
        rounds(Question_3, Solver, Unit, Left, Slice1, Options1, Options)
    ;   Options = Options0
    ).

slices([], _, _, _, _, Left, [], Left).
slices([Option0|Options0], Question_3, Solver, Unit, Slice, Left0, [Option|Options], Left) :-
    Part is min(Slice, Left0),
    Limit0 =.. [Unit, Part],
    options_asked(Question_3, Solver, Limit0, [Option0], [Option], Limit),
    arg(1, Limit, Rest),
    ( Left0 =:= inf -> Left1 = inf ; Left1 is Left0 - Part + Rest ),
    slices(Options0, Question_3, Solver, Unit, Slice, Left1, Options, Left).

%   Does it win, does it draw, how soon?

column_question([Option], Option, Alpha) :-
    Option = option(Lower, Upper, _, _),
    (   Lower =< 0,
        Upper > 0
    ->  Alpha = -1
    ;   Lower < 0,
        Upper >= 0
    ->  Alpha = 0
    ;   Lower < Upper,
        option_alpha(Option, Alpha)
    ).

% ---- What exact play chooses, and why ----
%
%   Early in a game the facts of the proofs say what to play, and a book says what every position
%   is worth.  Later a search does.

%!  player_bounds_value(+Name, +Lower, +Upper, -Value) is semidet.
%
%   True when a column that is worth at least Lower, where no column is worth more than Upper, is
%   proved to be best for the player of this Name, and by its measure worth Value: for `exact` the
%   score, for `perfect` the result: 1 a win, 0 a draw, -1 a loss.
%
%       ?- player_bounds_value(perfect, 1, 20, Value).
%       Value = 1.

player_bounds_value(exact, Score, Score, Score).
player_bounds_value(perfect, Lower, Upper, Value) :-
    (   Lower > 0
    ->  Value = 1
    ;   Upper < 0
    ->  Value = -1
    ;   Lower =:= Upper,
        Value = 0
    ).

%!  solver_exact_position_choice(+Solver, +Player, +Position, -Choice) is det.
%
%   True when Choice, choice(Column, Lower, Upper, Source, Outlook), is that of Player in Position,
%   an open one: Column, of which is known that it is worth at least Lower, and that no column is
%   worth more than Upper.  Source is `facts`, `book` or `search`; Outlook is that of
%   cells_mover_bounds_outlook/5.  Of columns that are equal, that of the facts is taken: they lead
%   on.  Player is
%
%     - exact(Seconds), who looks for the score as long as that; or
%     - perfect(Seconds), to whom it is enough that a win or a draw is proved.
%
%       ?- strategies_solver([], 97, Solver),
%          solver_exact_position_choice(Solver, perfect(1), position(0, 0), Choice).
%       Choice = choice(4, 1, 19, facts, wins(x, 41)).

solver_exact_position_choice(Solver, Player, Position,
                             choice(Column, Lower, Upper, Source, Outlook)) :-
    player_choice(Player, Solver, Position, Column-Lower-Upper, Source0),
    solver_worth_source(Solver, Position, worth(Column, Lower, Upper), Source0, Source),
    position_mover(Position, Mover),
    solver_walls(Solver, Walls),
    Cells is 42 - popcount(Walls),
    cells_mover_bounds_outlook(Cells, Mover, Lower, Upper, Outlook).

player_choice(exact(Seconds), Solver, Position, Choice, Source) :-
    limit_deadline(seconds(Seconds), Deadline),
    (   solver_opening(Solver, Position)
    ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Choice),
        Source = book
    ;   known_win(Solver, Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        (   ( First == none ; solver_booked(Solver, Position, _) )
        ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper)
        ;   position_limit_signed(Solver, Position, First, seconds(Seconds), Column, Lower, Upper)
        ),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Choice),
        Source = search
    ).
player_choice(perfect(Seconds), Solver, Position, Choice, Source) :-
    limit_deadline(seconds(Seconds), Deadline),
    (   known_win(Solver, Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        position_limit_sign(Solver, Position, First, seconds(Seconds), Column, Lower, Upper),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Choice),
        ( solver_opening(Solver, Position) -> Source = book ; Source = search )
    ).

%   The result that the facts, or earlier searches, show to be possible.

position_first(Solver, Position, First) :-
    (   solver_fact(Solver, Position, _, _)
    ->  First = win     % a draw is known
    ;   solver_position_least(Solver, Position, Lower)
    ->  ( Lower > 0 -> First = win ; First = draw )
    ;   solver_position_first(Solver, Position, First)
    ).

known_win(Solver, Position, Column-Lower-Upper) :-
    solver_fact(Solver, Position, Column, Lower),
    Lower > 0,
    position_limit_bounds(Solver, Position, seconds(0), _, _, Upper).

%   Where the book, or a search, does not come to an end in time, the facts may know as much, and
%   more of what comes: that of a draw keeps no win that the other has given away.  If their column
%   is worth as much as that which was found, it is played.

with_facts(Solver, Position, Deadline, Choice0, Choice) :-
    (   solver_fact(Solver, Position, Column, Least),
        facts_choice(Column-Least, Choice0, Solver, Position, Deadline, Choice1)
    ->  Choice = Choice1
    ;   Choice = Choice0
    ).

facts_choice(Column-Least, Column0-Lower-Upper, Solver, Position, Deadline, Choice) :-
    (   Lower < Upper
    ->  Least >= Lower,
        Choice = Column-Least-Upper
    ;   Column \== Column0,
        (   Least >= Lower
        ->  true
        ;   deadline_limit(Deadline, Limit),
            position_limit_reached(Solver, Position, Limit, Column, Lower)
        ),
        Choice = Column-Lower-Upper
    ).

%   True when Source says what proves Worth, worth(Column, Lower, Upper), in Position, where Source0
%   has found it: `facts` or `book` if the facts of the proofs, or the openings, know one of its
%   bounds, and the score is not known; otherwise Source0.

solver_worth_source(Solver, Position, worth(Column, Lower, Upper), Source0, Source) :-
    (   Lower < Upper,
        member(Known-Source1, [solver_column_fact-facts, solver_column_opening-book]),
        call(Known, Solver, Position, Column, Least, Most),
        ( Lower =:= Least ; Upper =:= Most )
    ->  Source = Source1
    ;   Source = Source0
    ).

% ---- Advice: a column to play, and the reason ----
%
%   Advice is advice(Column, Reason, Cells): Cells, Row-Column, are those that the reason is about.
%   A reason is
%
%     - win: a stone there wins now
%     - block(Lower, Upper): the other player would win there at once, and the column is worth that
%     - lost: the other player would win at several cells at once
%     - proved(Source, Lower, Upper): the column is known to be worth Lower to Upper, by `facts`, by
%       the `book` or by `search`
%     - makes(Kind, Lower, Upper): so it is, by a tactic of tactics.pl, `double` or `stacked`
%     - guess(Lower, Upper): what is known of it is no reason to play it

%!  walls_position_forced(+Walls, +Position, -Advice) is semidet.
%
%   True when Advice leaves no choice in Position on the board that Walls leave: to win at once, or
%   to stop the other player from winning at once.
%
%       ?- columns_position([4,4,5,5,6], Position), walls_position_forced(0, Position, Advice).
%       Advice = advice(3, lost, [1-3, 1-7]).

walls_position_forced(Walls, Position, advice(Column, Reason, Cells)) :-
    walls_position_tactics(Walls, Position, Tactics),
    (   findall(Cell, member(tactic(win, _, Cell), Tactics), [Win|_])
    ->  Cells = [Win],
        Reason = win
    ;   findall(Cell, member(tactic(forced, _, Cell), Tactics), Cells),
        (   Cells = [_]
        ->  Reason = block(-21, 21)
        ;   Cells = [_,_|_],
            Reason = lost
        )
    ),
    Cells = [_-Column|_].

%!  solver_advice(+Solver, +Position, +Seconds, -Advice) is det.
%
%   True when Advice is what Solver finds in Seconds for the player to move in Position, an open
%   one.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          solver_advice(Solver, Position, 1, Advice).
%       Advice = advice(3, makes(double, 18, 18), [1-3]).

solver_advice(Solver, Position, Seconds, Advice) :-
    solver_walls(Solver, Walls),
    (   walls_position_forced(Walls, Position, Advice0),
        Advice0 = advice(_, Reason0, _),
        Reason0 \= block(_, _)
    ->  Advice = Advice0
    ;   position_seen_worths(Solver, Position, Worths),
        solver_exact_position_choice(Solver, exact(Seconds), Position, Choice),
        advised(Solver, Position, Worths, Choice, worth(Column, Lower, Upper), Source),
        column_reason(Walls, Position, Column, Source, Lower, Upper, Reason, Cells),
        Advice = advice(Column, Reason, Cells)
    ).

%   The choice of exact play, unless what is seen without it is a win that is sooner; or that its
%   column loses, and another may not.

advised(Solver, Position, Worths, choice(Column, Lower0, Upper0, Source0, _), Advised, Source) :-
    memberchk(worth(Column, Lower1, Upper1), Worths),
    Lower is max(Lower0, Lower1),
    Upper is min(Upper0, Upper1),
    (   aggregate_all(max(Least, Column2), ( member(worth(Column2, Least, _), Worths), Least > 0 ),
                      max(Least1, Column1)),
        Least1 > Lower
    ->  Advised = worth(Column1, Least1, Most),
        memberchk(worth(Column1, _, Most), Worths),
        solver_worth_source(Solver, Position, Advised, search, Source)
    ;   Upper < 0,
        member(Other, Worths),
        Other = worth(_, _, Most),
        Most >= 0
    ->  Advised = Other,
        solver_worth_source(Solver, Position, Advised, search, Source)
    ;   Advised = worth(Column, Lower, Upper),
        solver_worth_source(Solver, Position, Advised, Source0, Source)
    ).

column_reason(Walls, Position, Column, Source, Lower, Upper, Reason, Cells) :-
    (   walls_position_forced(Walls, Position, advice(Column, block(_, _), Cells0))
    ->  Reason = block(Lower, Upper),
        Cells = Cells0
    ;   Lower > 0,
        walls_position_tactics(Walls, Position, Tactics),
        member(Kind, [double, stacked]),
        memberchk(tactic(Kind, _, Row-Column), Tactics)
    ->  Reason = makes(Kind, Lower, Upper),
        Cells = [Row-Column]
    ;   ( Lower >= 0 ; Upper < 0 )
    ->  Reason = proved(Source, Lower, Upper),
        Cells = []
    ;   Reason = guess(Lower, Upper),
        Cells = []
    ).

% ---- A player who looks ahead, as far as a number of inferences allows ----
%
%   Its strength does not depend on the machine: the same limit finds the same column.

%!  walls_position_lookahead(+Walls, +Position, +Inferences, -Column, +Random0, -Random) is det.
%
%   True when a search deeper and deeper (deepening.pl), which takes no more than Inferences, finds
%   Column the most promising in Position, an open one on the board that Walls leave; of equals, one
%   at random.  A column that wins at once is taken, and else none after which the other player wins
%   at once, if there is another.  The state of the random numbers is Random0 before, and Random
%   after it.
%
%       ?- columns_position([4,1,4,1,4], Position),
%          walls_position_lookahead(0, Position, 1000, Column, 1, _).
%       Column = 4.

walls_position_lookahead(Walls, Position, Inferences, Column, Random0, Random) :-
    walls_position_moves(Walls, Position, Moves),
    findall(Column0, ( member(Column0-position(_, Stones), Moves), four(Stones) ), Wins),
    findall(Column0-Node,
            ( member(Column0-Next, Moves), walls_position_node(Walls, Next, Node) ),
            Nodes),
    exclude(loses_at_once, Nodes, Safe),
    (   random_drawn(Column0, Wins, _, Random0, Random1)
    ->  Column = Column0,
        Random = Random1
    ;   random_permutation(Safe, Shuffled, Random0, Random1),
        Shuffled = [_|_]
    ->  Random = Random1,
        walls_solver(Walls, 65521, Solver),
        moves_limit_column(Solver, Shuffled, inferences(Inferences), Column)
    ;   Random = Random0,
        lost_column(Walls, Position, Moves, Column)
    ).

%   Where each column lets the other player win at once, one that stops a win.

lost_column(Walls, Position, Moves, Column) :-
    (   walls_position_forced(Walls, Position, advice(Column0, _, _))
    ->  Column = Column0
    ;   Moves = [Column-_|_]
    ).

%   The other player, who is to move, wins: as soon as a node sees it, that is with the next stone.

loses_at_once(_-score(Score)) :-
    Score > 0.

% ---- Steps of a proof: what its player does in a position, and what may come then ----
%
%   For anyone who plays against a proof, from its Start on, by the many facts.

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

?- own_solver(Solver), position_worths(Solver, position(0, 0), seconds(1), Worths).
*/
