:- module(soccer_proof,
          [ field_proof/2,           % +Field, -Progress
            field_size_fault/2,      % +Field, -Most
            position_perfect_turn/3, % +Position, -Turn, -Report
            position_turn_proved/4   % +Position, +Turn, -Winner, -Answer
          ]).

/** <module> Paper soccer: who wins from the start of a small field, proved

A search (df_pn.pl) says who wins and which steps do it.  A checker that knows nothing of the search
(checker.pl) then walks through all that the loser may draw: that is the proof.  Of the largest fields
the steps are kept as facts (solved.pl), which the checker can walk through at once.
*/

:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../definition', [field_drawing/2]).
:- use_module('../game/field', [field_node_at/4]).
:- use_module('../game/position', [ position_ball/2, position_end/2, position_field/2,
                                    position_player/2, position_step/3, position_turn/3,
                                    position_used/3 ]).
:- use_module('../search/deepening', [position_inferences_turn/4]).
:- use_module('../search/value', [value_verdict/2]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module(checker, [field_drawn_key/3, field_winner_checked/5]).
:- use_module(df_pn, [ field_search/2, search_nodes/2, search_slice/4, search_step/4 ]).
:- use_module(solved, [solved_fast/1, solved_field/3, solved_step/4]).

%!  field_size_fault(+Field, -Most) is semidet.
%
%   True when Field has more than Most squares: more than we know how to search.
%
%       ?- field_size_fault(field(standard, 8, 10, 2), Most).
%       Most = 60.

field_size_fault(field(_, Width, Length, _), 60) :-
    Width * Length > 60.

%!  field_proof(+Field, -Progress) is nondet.
%
%   True when Progress is searching(Nodes), so far, again and again, and at last
%   proved(Winner, Nodes, Turns, Positions, Steps): Winner wins from the start within so many Turns
%   of both players, as field_winner_checked/5 found at so many Positions, and Steps are the strategy.
%   Nodes are those of the search that found it.
%
%       ?- field_proof(field(line, 4, 3, 0), Progress).
%       Progress = proved(1, 2, 3, 8, [step(6720215068787770, 2, 3)]).

field_proof(Field, Progress) :-
    field_drawing(Field, drawing(_, Player, Ball, _)),
    Drawn = drawn(Player, Ball, []),
    (   solved_step(_, Field, _, _)
    ->  solved_field(Field, Winner, Nodes),
        checked(Field, Drawn, Winner, fact_step(Field), Nodes, Progress)
    ;   field_search(Field, Search),
        searched(Search, Drawn, Found),
        search_nodes(Search, Nodes),
        (   Found == open
        ->  Progress = searching(Nodes)
        ;   checked(Field, Drawn, Found, found_step(Search, Drawn), Nodes, Progress)
        )
    ).

searched(Search, Drawn, Found) :-
    repeat,
    (   search_slice(Search, Drawn, 5000, Winner)
    ->  !,      % no more is to be found
        Found = Winner
    ;   Found = open
    ).

checked(Field, Drawn, Winner, Step_2, Nodes, proved(Winner, Nodes, Turns, Positions, Steps)) :-
    field_winner_checked(Field, Drawn, Winner, Step_2, Checked),
    (   Checked = proved(Turns, Positions, Steps)
    ->  true
    ;   throw(error(unproved(Field, Checked), _))
    ).

fact_step(Field, position(Key, _), Direction) :-
    solved_step(Key, Field, Direction, _).

found_step(Search, Drawn, position(_, Directions), Direction) :-
    search_step(Search, Drawn, Directions, Direction).

%!  position_perfect_turn(+Position, -Turn, -Report) is det.
%
%   True when Turn wins in Position, which is open, if one does, and Report is that of
%   position_seconds_turn/4 (../search/deepening.pl): how the game ends is proved.  If no turn wins,
%   Turn is the best that 500,000 inferences find.  If a search of 50,000 nodes does not find out who
%   wins, it is the best that 100,000 find: that comes at once.
%
%       ?- field_turns_position(field(line, 4, 3, 0), [], Position),
%          position_perfect_turn(Position, Turn, Report).
%       Position = Position, Turn = [2], Report = report(win(3), 997, 3, 0, false).

position_perfect_turn(Position, Turn, Report) :-
    position_field(Position, Field),
    position_player(Position, Player),
    position_drawn(Position, Drawn),
    field_strategy(Field, Strategy),
    field_search(Field, Search),
    (   drawn_winner_turns(Drawn, Field, Strategy, Search, Winner, Turns)
    ->  (   Winner == Player
        ->  winning_turn(Position, Strategy, Search, Turn),
            Value is 1000 - Turns
        ;   position_inferences_turn(Position, 500000, Turn, _),
            Value is Turns - 1000
        ),
        value_verdict(Value, Verdict),
        search_nodes(Search, Nodes),
        Report = report(Verdict, Value, Turns, Nodes, false)
    ;   position_inferences_turn(Position, 100_000, Turn, Report)
    ).

%   The winner's strategy from the start, as long as it is found fast or is a fact.  Who goes by it
%   wins within the turns that were said first: another search may find one that takes longer.

field_strategy(Field, Strategy) :-
    (   \+ solved_fast(Field)
    ->  Strategy = none
    ;   solved_step(_, Field, _, _)
    ->  Strategy = facts
    ;   once(( field_proof(Field, Progress), Progress = proved(_, _, _, _, Steps) )),
        findall(Key-known(Direction, Turns), member(step(Key, Direction, Turns), Steps), Known),
        list_to_assoc(Known, Strategy)
    ).

strategy_step(none, _, _, _, _) :-
    !,      % there is none
    fail.
strategy_step(Strategy, Field, Drawn, Direction, Turns) :-
    field_drawn_key(Field, Drawn, Key),
    (   Strategy == facts
    ->  solved_step(Key, Field, Direction, Turns)
    ;   get_assoc(Key, Strategy, known(Direction, Turns))
    ).

position_drawn(Position, drawn(Player, Point, Edges)) :-
    position_field(Position, Field),
    position_player(Position, Player),
    position_ball(Position, Ball),
    node_point(Field, Ball, Point),
    findall(Edge,
            ( position_used(Position, Node, Node1),
              node_point(Field, Node, Point1),
              node_point(Field, Node1, Point2),
              sort([Point1,Point2], Edge) ),
            Edges).

node_point(Field, Node, Across/Along) :-
    once(field_node_at(Field, Node, Across, Along)).

%   Winner wins after Drawn within so many Turns: by the strategy, or by a search and its proof.

drawn_winner_turns(Drawn, Field, Strategy, Search, Winner, Turns) :-
    (   strategy_step(Strategy, Field, Drawn, _, Turns0)
    ->  Drawn = drawn(Winner, _, _),
        Turns = Turns0
    ;   \+ field_size_fault(Field, _),
        search_slice(Search, Drawn, 50000, Winner),
        field_winner_checked(Field, Drawn, Winner, found_step(Search, Drawn), Checked),
        Checked = proved(Turns, _, _)
    ).

winning_turn(Position, Strategy, Search, Turn) :-
    (   position_goal_turn(Position, Turn0)
    ->  Turn = Turn0
    ;   position_field(Position, Field),
        position_drawn(Position, Drawn),
        (   strategy_step(Strategy, Field, Drawn, Direction, _)
        ->  true
        ;   search_step(Search, Drawn, [], Direction)
        ),
        once(position_step(Position, Direction, Position1)),
        Turn = [Direction|Turn1],
        (   position_player(Position, Player),
            position_player(Position1, Player),
            position_end(Position1, open)
        ->  winning_turn(Position1, Strategy, Search, Turn1)
        ;   Turn1 = []
        )
    ).

%!  position_turn_proved(+Position, +Turn, -Winner, -Answer) is semidet.
%
%   True when Winner wins after Turn, as far as a search of 10,000 nodes finds out.  Answer is the turn
%   by which the other player beats it, or `none` if the game is over or Turn wins.
%
%       ?- field_turns_position(field(line, 4, 3, 0), [], Position),
%          position_turn_proved(Position, [0], Winner, Answer).
%       Position = Position, Winner = 2, Answer = [5].

position_turn_proved(Position0, Turn, Winner, Answer) :-
    position_player(Position0, Player),
    once(position_turn(Position0, Turn, Position)),
    position_end(Position, End),
    (   End \== open
    ->  arg(1, End, Winner),
        Answer = none
    ;   position_field(Position, Field),
        \+ field_size_fault(Field, _),
        field_search(Field, Search),
        position_drawn(Position, Drawn),
        search_slice(Search, Drawn, 10000, Winner),
        (   Winner == Player
        ->  Answer = none
        ;   winning_turn(Position, none, Search, Answer)
        )
    ).

/** <examples>

?- field_proof(field(standard, 3, 5, 1), Progress).
*/
