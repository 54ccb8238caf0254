:- module(soccer_session, []).

/** <module> A session of paper soccer

The answers to what ../shared/session.pl asks.  A position is drawn(Drawing, Trails) (game/game.pl).
A move is one or more directions of a turn.  A cell is [X, Y]: the place where a node is drawn.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, nth1/3, reverse/2]).
:- use_module('../shared/view', [session_opening/3, session_position/3]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/wording', [whole_sentence/2]).
:- use_module(definition, [named_field/2, drawing_step/3, drawing_end/2, field_border_point/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module('../shared/limit', [limit_goal/3]).
:- use_module(game/field, [field_goal/3, field_node_at/4, field_node_place/4]).
:- use_module(game/position, [position_ball/2, position_end/2, position_field/2, position_player/2,
                              position_turn/3]).
:- use_module(game/game, [drawn_begun/2, drawn_free/3, drawn_position/2, drawn_stands/4,
                          drawn_step/3, field_drawn/2, field_shape/4, field_turns_fault/3]).
:- use_module(path/path, [costs_algorithm_distances/3, costs_algorithm_path/5]).
:- use_module(path/costs, [position_player_costs/4]).
:- use_module(players/players,
              [ player_points/2, position_end_turns/2, position_explained/3,
                position_player_choice/5, position_player_turn/5, position_turn_safe/2 ]).
:- use_module(proof/proof, [position_outcomes_proved/2, solved_field/3]).
:- use_module(turns/goal, [position_goal_turn/2, position_safe_turn/2]).
:- use_module(sentences, [ costs_sentence/4, explained_sentences/4, mistake_sentence/5,
                           needed_sentence/3, no_mistake_sentence/1, outcome_sentence/4,
                           outcomes_remarks/3, point_name/2, soccer_advice/5,
                           soccer_reason_sentence/2, soccer_ending/6,
                           soccer_rules/2 as rules, soccer_status/4, turn_text/2,
                           turns_fault_sentence/2 ]).

title(Field, Title) :-
    (   named_field(_, Field)
    ->  Title = "Paper soccer"
    ;   Field = field(_, Width, Length, _),
        format(string(Title), "Paper soccer: ~d by ~d", [Width, Length])
    ).

seat_names(_, ["1","2"]).

called(Number, Words) :-
    format(string(Words), "player ~s, who shoots at goal ~s", [Number, Number]).

usual_seats(_, ["you",level(2)]).

opening(Field, _, Drawn) :-
    field_drawn(Field, Drawn).

mover(Drawn, Number) :-
    drawn_stands(Drawn, Number, _, open).

played(Text, Drawn0, Drawn, Move) :-
    text_directions(Text, Directions),
    (   drawn_steps(Directions, Drawn0, Drawn)
    ->  turn_text(Directions, Move)
    ;   directions_fault(Directions, Drawn0, Sentence),
        bad_input("~s", [Sentence])
    ).

drawn_steps([Direction|Directions], Drawn0, Drawn) :-
    drawn_step(Drawn0, Direction, Drawn1),
    (   Directions == []
    ->  Drawn = Drawn1
    ;   drawn_begun(Drawn1, _),
        drawn_steps(Directions, Drawn1, Drawn)
    ).

directions_fault(Directions, Drawn, Sentence) :-
    drawn_turns(Drawn, Turns0),
    (   drawn_begun(Drawn, Begun)
    ->  append(Whole, [_], Turns0),
        append(Begun, Directions, Turn)
    ;   Whole = Turns0,
        Turn = Directions
    ),
    append(Whole, [Turn], Turns),
    drawn_field(Drawn, Field),
    field_turns_fault(Field, Turns, Fault),
    turns_fault_sentence(Fault, Sentence).

drawn_field(drawn(drawing(Field, _, _, _), _), Field).

drawn_turns(drawn(_, Trails), Turns) :-
    findall(Turn, ( member(trail(_, Turn0, _), Trails), reverse(Turn0, Turn) ), Turns0),
    reverse(Turns0, Turns).

plays(drawn(_, Trails0), Plays) :-
    reverse(Trails0, Trails),
    findall(play(Number, Seat, Text),
            ( nth1(Number, Trails, trail(Seat, Turn0, _)),
              reverse(Turn0, Turn),
              turn_text(Turn, Text) ),
            Plays).

ended(Drawn, End) :-
    drawn_stands(Drawn, _, _, End0),
    (   End0 == open
    ->  End = open
    ;   End0 =.. [Kind, Winner],
        End = ended(Kind, Winner)
    ).

ending(drawn(_, Trails), Kind, Winner, You, Sentence) :-
    length(Trails, Turns),
    ( Trails = [trail(Last, _, _)|_] -> true ; Last = 0 ),
    soccer_ending(Kind, Winner, You, Last, Turns, Sentence).

status(Drawn, Number, Who, Sentence) :-
    ( drawn_begun(Drawn, _) -> Begun = true ; Begun = false ),
    soccer_status(Number, Who, Begun, Sentence).

prompt(Drawn, Text) :-
    mover(Drawn, Number),
    (   drawn_begun(Drawn, Begun)
    ->  turn_text(Begun, Turn),
        format(string(Text), "Player ~d bounces (~s)", [Number, Turn])
    ;   format(string(Text), "Player ~d", [Number])
    ).

expected(_, "type a direction: 0 to 7, clockwise from the way player 1 shoots, or a letter of \c
             q w e, a d, z x c, as it lies round s; for several steps type several").

board(Drawn, _, board(Field, Size, Nodes, Labels, goals(Ones, Others), Trails, Ball, Player, Begun,
                      Free, Outcome)) :-
    Drawn = drawn(_, Trails0),
    drawn_field(Drawn, Field),
    drawn_stands(Drawn, Player, Node, End),
    field_shape(Field, Size, Nodes, _),
    goal_cells(Field, 1, Ones),
    goal_cells(Field, 2, Others),
    findall(Label, field_label(Field, Label), Labels),
    reverse(Trails0, Trails1),
    findall(trail(Seat, Text, Cells),
            ( member(trail(Seat, Turn0, Way0), Trails1),
              reverse(Turn0, Turn),
              turn_text(Turn, Text),
              reverse(Way0, Way),
              maplist(node_cell(Field), Way, Cells) ),
            Trails),
    node_cell(Field, Node, Ball),
    ( drawn_begun(Drawn, _) -> Begun = true ; Begun = false ),
    can(Drawn, Can),
    findall(Direction-Cell, member(can(Direction, _, [Cell]), Can), Free),
    (   End == open
    ->  Outcome = open
    ;   End =.. [Kind, Winner],
        Outcome = outcome(Kind, Winner)
    ).

goal_cells(Field, Player, Cells) :-
    findall(Cell, ( field_goal(Field, Player, Node), node_cell(Field, Node, Cell) ), Cells).

%   The names of the points on one side and at one end: from these people know the others.

field_label(Field, label(Cell, Name)) :-
    Field = field(_, Width, Length, _),
    (   between(0, Length, Along),
        Across = 0
    ;   between(1, Width, Across),
        Along = 0
    ),
    field_node_at(Field, Node, Across, Along),
    node_cell(Field, Node, Cell),
    point_name(Across/Along, Name).

node_cell(Field, Node, [X,Y]) :-
    once(field_node_place(Field, Node, X, Y)).

marks(Drawn, Marks) :-
    (   Drawn = drawn(_, [trail(Player, Turn0, Way)|_])
    ->  drawn_field(Drawn, Field),
        maplist(node_cell(Field), Way, Cells0),
        reverse(Cells0, Cells),
        reverse(Turn0, Turn),
        turn_text(Turn, Text),
        format(string(Said), "player ~d drew ~s", [Player, Text]),
        Marks = [mark(last, Cells, Said, none)|Marks1],
        (   drawn_stands(Drawn, _, _, goal(_))
        ->  last(Cells, Ball),
            Marks1 = [mark(win, [Ball], "the goal", none)]
        ;   Marks1 = []
        )
    ;   Marks = []
    ).

can(Drawn, Can) :-
    drawn_field(Drawn, Field),
    findall(Direction-Node, drawn_free(Drawn, Direction, Node), Free0),
    keysort(Free0, Free),
    findall(can(Text, Text, [Cell]),
            ( member(Direction-Node, Free),
              format(string(Text), "~d", [Direction]),
              node_cell(Field, Node, Cell) ),
            Can).

%   With 500,000 inferences a search answers in 0.3 seconds, on the field that people play on.

level(easy,    random).
level(medium,  dijkstra(destination, 1)).
level(hard,    search(inferences(500000))).
level(perfect, perfect).

offered(Field, Level) :-
    ( Level == perfect -> once(solved_field(Field, _, _)) ; true ).

player(Name) :-
    named_player(Name, _, _).

named_player(random, _, random).
named_player(dijkstra, _, dijkstra(destination, 1)).
named_player(reply, _, reply(destination, 1)).
named_player(search, Seconds, search(Seconds)).
named_player(Name:Costs, _, Player) :-
    member(Name, [dijkstra,reply]),
    member(Model, [literal,destination]),
    (   Costs = Model,
        Noise = 1
    ;   Costs = Model:Noise,
        between(0, 1000, Noise)
    ),
    Player =.. [Name, Model, Noise].

program(Player0, Seconds, Player) :-
    ( named_player(Player0, Seconds, Player1) -> Player = Player1 ; Player = Player0 ).

chosen(Player0, Drawn, about(_, Seconds, Seeds), Move, "") :-
    drawn_position(Drawn, Position),
    program(Player0, Seconds, Player),
    seed_random(Seeds, Random),
    position_player_turn(Position, Player, Turn, Random, _),
    turn_text(Turn, Move).

hinted(Drawn, about(_, Seconds, _), Hint) :-
    drawn_position(Drawn, Position),
    position_player(Position, Number),
    position_field(Position, Field),
    (   once(solved_field(Field, _, _)),
        position_player_choice(Position, perfect, choice(Turn0, _, Why0, true), 1, _)
    ->  Turn = Turn0,
        Why = Why0,
        Proved = true,
        Relation0 = soccer_proof:position_perfect_turn/3
    ;   position_player_choice(Position, search(Seconds), choice(Turn, _, Why, Proved), 1, _),
        Relation0 = soccer_deepening:position_seconds_turn/4
    ),
    turn_text(Turn, Move),
    soccer_advice(Why, Move, Number, Seconds, Sentence0),
    once(position_turn(Position, Turn, Position1)),
    turn_needs(Position1, Number, Needs),
    string_concat(Sentence0, Needs, Sentence),
    turn_cells(Drawn, Turn, Cells),
    ( Why == goal -> Relation = soccer_goal:position_goal_turn/2 ; Relation = Relation0 ),
    Hint = hint(Move, Sentence, Cells, Proved, Relation).

%   Where the ball lies after a turn, and how many turns its player then needs.

turn_needs(Position, Player, Words) :-
    (   position_end(Position, open)
    ->  position_ball(Position, Node),
        position_field(Position, Field),
        field_node_at(Field, Node, Across, Along),
        position_player_costs(Position, Player, turns, Costs),
        costs_algorithm_distances(Costs, heap, Distances),
        ( memberchk(Node-Number, Distances) -> Needed = Number ; Needed = none ),
        needed_sentence(Across/Along, Needed, Words)
    ;   Words = ""
    ).

%   Which turns missed a goal, or left the opponent one although a turn did not.

reviewed(Session, _, Remarks) :-
    session_opening(soccer_session, Session, Drawn0),
    session_position(soccer_session, Session, Drawn),
    drawn_turns(Drawn, Turns),
    findall(remark(Sentence, Cells),
            ( append(Before, [Turn|_], Turns),
              foldl(drawn_steps, Before, Drawn0, Drawn1),
              drawn_position(Drawn1, Position),
              turn_mistake(Position, Turn, Mistake),
              length([Turn|Before], Number),
              position_player(Position, Player),
              mistake_sentence(Number, Player, Turn, Mistake, Sentence),
              turn_cells(Drawn1, Turn, Cells) ),
            Remarks0),
    ( Remarks0 == [] -> no_mistake_sentence(No), Remarks = [remark(No, [])] ; Remarks = Remarks0 ).

turn_mistake(Position, Turn, Mistake) :-
    once(position_turn(Position, Turn, Position1)),
    position_end(Position1, End),
    position_player(Position, Player),
    \+ ( End \== open, arg(1, End, Player) ),
    (   position_goal_turn(Position, Goal)
    ->  Mistake = missed(Goal)
    ;   \+ position_turn_safe(Position, Turn),
        once(position_safe_turn(Position, Safe))
    ->  Mistake = left(Safe)
    ).

%   The cells on the way of the ball in a turn; the first is where it lies before.

turn_cells(drawn(Drawing, _), Turn, Cells) :-
    drawn_steps(Turn, drawn(Drawing, []), drawn(_, [trail(_, _, Way0)])),
    Drawing = drawing(Field, _, _, _),
    reverse(Way0, Way),
    maplist(node_cell(Field), Way, Cells).

%   The marks show the cheapest way to the goal; each place where this turn can end, as good if the
%   opponent can't score from there; and what the way to each node costs.  On a solved field they
%   say of each outcome who wins.

analysed(Drawn, _, Marks) :-
    drawn_position(Drawn, Position),
    position_field(Position, Field),
    position_player(Position, Player),
    position_player_costs(Position, Player, destination, Costs),
    position_outcomes_proved(Position, Outcomes),
    findall(Mark,
            (   (   costs_algorithm_path(Costs, heap, Needed, Nodes, _)
                ->  maplist(node_cell(Field), Nodes, Cells)
                ;   Needed = none,
                    Cells = []
                ),
                costs_sentence(destination, Player, Needed, Text),
                Mark = mark(way, Cells, Text, none)
            ;   Outcomes == [],
                turn_end(Position, Node, Turn),
                node_cell(Field, Node, Cell),
                turn_text(Turn, Text),
                ( position_turn_safe(Position, Turn) -> Good = true ; Good = false ),
                Mark = mark(reach, [Cell], Text, Good)
            ;   member(Good, [false,none,true]),    % so the best is drawn above the others
                member(outcome(Turn, Node, Good, Answer), Outcomes),
                node_cell(Field, Node, Cell),
                outcome_sentence(Turn, Good, Answer, Text),
                Mark = mark(reach, [Cell], Text, Good)
            ;   outcomes_remarks(Outcomes, turn_cells(Drawn), Remarks),
                member(remark(Text, _), Remarks),
                Mark = mark(candidate, [], Text, none)
            ;   costs_algorithm_distances(Costs, heap, Distances),
                member(Node-Cost, Distances),
                node_cell(Field, Node, Cell),
                format(string(Text), "~d", [Cost]),
                Mark = mark(value, [Cell], Text, none)
            ),
            Marks).

turn_end(Position, Node, Turn) :-
    position_goal_turn(Position, Turn),
    once(position_turn(Position, Turn, Position1)),
    position_ball(Position1, Node).
turn_end(Position, Node, Turn) :-
    position_end_turns(Position, Ends),
    member(Node-Turn, Ends).

explained(Drawn, about(_, Seconds, _), Remarks) :-
    drawn_position(Drawn, Position),
    (   limit_goal(seconds(Seconds), position_explained(Position, 20, Explained0), _)
    ->  Explained = Explained0
    ;   Explained = late
    ),
    position_player(Position, Number),
    explained_sentences(Explained, Number, turn_cells(Drawn), Remarks0),
    position_outcomes_proved(Position, Outcomes),
    outcomes_remarks(Outcomes, turn_cells(Drawn), Remarks1),
    append(Remarks0, Remarks1, Remarks).

points(Drawn, Number, Against0, Points, Turns) :-
    Drawn = drawn(_, Trails),
    length(Trails, Turns),
    drawn_stands(Drawn, _, _, End),
    (   arg(1, End, Number)
    ->  program(Against0, 1, Against),
        player_points(Against, Points)
    ;   Points = 0
    ).

% ---- A turn as it is typed ----

%!  text_directions(+Text, -Directions) is det.
%
%   True when Text has Directions, as digits, or as the letters that lie around `s` on the keyboard.
%   What is neither stays as it is.  Throws bad_input/2 if Text is empty.
%
%       ?- soccer_session:text_directions("0w d", Directions).
%       Directions = [0, 0, 2].

text_directions(Text, Directions) :-
    string_lower(Text, Lower),
    findall(Direction,
            ( sub_atom(Lower, _, 1, _, Sign), Sign \== ' ', sign_direction(Sign, Direction) ),
            Directions),
    (   Directions == []
    ->  bad_input("it is empty: type a turn as its directions, such as 0361", [])
    ;   true
    ).

sign_direction(Sign, Direction) :-
    (   letter_direction(Sign, Direction0)
    ->  Direction = Direction0
    ;   char_type(Sign, digit),
        atom_number(Sign, Direction0)
    ->  Direction = Direction0
    ;   Direction = Sign
    ).

letter_direction(w, 0).
letter_direction(e, 1).
letter_direction(d, 2).
letter_direction(c, 3).
letter_direction(x, 4).
letter_direction(z, 5).
letter_direction(a, 6).
letter_direction(q, 7).

% ---- The rule that decided ----

%   What ../shared/reason.pl asks.  Of a turn the last step is told.

%!  happened_reason(+Happened, -Reason) is det.
%
%   True when Reason is the reason of what Happened (../shared/reason.pl).
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn),
%          soccer_session:happened_reason(begun(Drawn), reason(Sentence, _, _, _)).
%       Drawn = Drawn, Sentence = "The ball is in the middle, and player 1 begins.".

happened_reason(begun(drawn(Drawing, _)), reason(Sentence, [Query], [], [])) :-
    Drawing = drawing(Field, Player, _, _),
    soccer_reason_sentence(begun(Player), Sentence),
    Query = soccer_definition:field_drawing(Field, _).
happened_reason(moved(drawn(Drawing0, _), Move, drawn(Drawing, _)),
                reason(Sentence, [soccer_definition:Query], Followed, [])) :-
    once(drawing_end(Drawing, End)),
    end_reason(End, Drawing0, Move, Drawing, Told, Query, Followed),
    soccer_reason_sentence(Told, Sentence).
happened_reason(tried(Position0, Move, Position), Reason) :-
    happened_reason(moved(Position0, Move, Position), Reason).
happened_reason(refused(drawn(Drawing0, _), Text, Words), reason(Sentence, Queries, [], [])) :-
    whole_sentence(Words, Sentence),
    (   catch(text_directions(Text, Directions), error(bad_input(_), _), fail),
        directions_refused(Directions, Drawing0, Drawing, Direction)
    ->  Queries = [soccer_definition:drawing_step(Drawing, Direction, _)]
    ;   Queries = []
    ).

end_reason(open, Drawing0, Move, Drawing, Told, drawing_step(Before, Direction, _),
           [step_player,rests]) :-
    text_directions(Move, Directions),
    append(First, [Direction], Directions),
    directions_drawing(First, Drawing0, Before),
    Before = drawing(Field, Player0, Ball0, Points),
    Drawing = drawing(_, Player, Ball, _),
    (   Player \== Player0
    ->  Told = rests(Ball, Player)
    ;   member(Ball, [Ball0|Points])
    ->  Told = bounces(visited, Ball, Player)
    ;   field_border_point(Field, Ball)
    ->  Told = bounces(border, Ball, Player)
    ;   Told = bounces(other, Ball, Player)
    ).
end_reason(goal(Winner), _, _, Drawing, goal(Ball, Winner), drawing_end(Drawing, _), [over]) :-
    Drawing = drawing(_, _, Ball, _).
end_reason(stuck(Winner), _, _, Drawing, stuck(Ball, Player, Winner), drawing_end(Drawing, _),
           [over]) :-
    Drawing = drawing(_, Player, Ball, _).

directions_drawing([], Drawing, Drawing).
directions_drawing([Direction|Directions], Drawing0, Drawing) :-
    once(drawing_step(Drawing0, Direction, Drawing1)),
    directions_drawing(Directions, Drawing1, Drawing).

%   The first direction that can't be drawn.

directions_refused([Direction0|Directions], Drawing0, Drawing, Direction) :-
    (   once(drawing_step(Drawing0, Direction0, Drawing1))
    ->  directions_refused(Directions, Drawing1, Drawing, Direction)
    ;   Drawing = Drawing0,
        Direction = Direction0
    ).

%!  value_cells(+Happened, +Value, -Cells) is semidet.
%
%   True when Value, a point or points in the definition, speaks of Cells, as fields are drawn.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn),
%          soccer_session:value_cells(begun(Drawn), 4/5, Cells).
%       Drawn = Drawn, Cells = [[5, 4]].

value_cells(Happened, Value, Cells) :-
    arg(1, Happened, drawn(drawing(Field, _, _, _), _)),
    ( is_list(Value) -> Value = [_|_], Points = Value ; Points = [Value] ),
    points_cells(Points, Field, Cells).

points_cells([], _, []).
points_cells([Across/Along|Points], Field, [[X,Y]|Cells]) :-
    once(field_node_at(Field, Node, Across, Along)),
    once(field_node_place(Field, Node, X, Y)),
    points_cells(Points, Field, Cells).

/** <examples>

?- soccer_session:text_directions("0361", Directions).
*/
