:- module(soccer_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about paper soccer

Other programs ask through this file (../shared/questions.pl).  A field is
field(Kind, Width, Length, Goal); a size that is `none` is the usual one.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module('../shared/session', [session_answer/3, session_example/5, session_question/5,
                                  session_type/2]).
:- use_module('../shared/values', [bad_input/2, impossible/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module(definition, [named_field/2]).
:- use_module(game/field, [field_fault/2, field_nodes/2, kind_sizes_field/3]).
:- use_module(game/position, [numbers_values/5, position_player/2]).
:- use_module(game/game, [drawn_begun/2, drawn_free/3, drawn_position/2, drawn_stands/4,
                          drawn_turns/3, field_drawn/2, field_shape/4, field_turns_fault/3]).
:- use_module(path/path, [position_model_arcs/3, position_model_path/4, position_nodes_turn/3]).
:- use_module(players/players, [match_game/5, position_explained/3, position_player_choice/5]).
:- use_module(proof/proof, [field_proof/2, field_size_fault/2, position_outcomes_proved/2]).
:- use_module(sentences, [ fault_step_sentence/3, field_fault_sentence/3, proof_size_sentence/3, replayed_sentence/3,
                         soccer_advice/5, too_many_sentence/3, turn_text/2, turns_fault_sentence/2,
                         won_sentence/2 ]).
:- use_module(shown, [drawn_ends/2, drawn_heat/5]).
:- use_module(session, []).
:- use_module(turns/outcomes, [position_depth_count/4, position_outcomes/4]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- soccer_ask:ask(levels(field(line, none, none, none)), Reply).
%       Reply = answer(["easy", "medium", "hard"]).

ask(Question, Reply) :-
    game_question_reply(soccer_ask, Question, Reply).

type(field, record(field, [ kind:name, width:optional(integer), length:optional(integer),
                            goal:optional(integer) ])).
type(options, field).
type(place, list(integer)).
type(board, record(board, [ field:field, size:list(integer), nodes:list(place),
                            labels:list(label), goals:goals, trails:list(trail), ball:place,
                            player:integer, begun:boolean, free:map(place),
                            outcome:either([one_of([open]), outcome]) ])).
type(label, record(label, [cell:place, text:text])).
type(goals, record(goals, ['1':list(place), '2':list(place)])).
type(trail, record(trail, [player:integer, turn:text, places:list(place)])).
type(outcome, record(outcome, [end:name, winner:integer])).
type(Name, Type) :-
    session_type(Name, Type).

type(turns, list(text)).
type(end, open([record(goal, [winner:integer]), record(stuck, [winner:integer])])).
type(shape, record(shape, [size:list(integer), places:list(place), goals:list(list(integer))])).
type(standing, record(standing, [ player:integer, ball:integer, end:end, begun:boolean,
                                  free:map(integer), trails:list(way) ])).
type(way, record(way, [player:integer, nodes:list(integer)])).
type(replay, record(replay, [end:end, turns:integer, sentence:text])).
type(explanation, record(explanation, [ goal:optional(text), safe:list(text), more:boolean,
                                        cut_off:list(integer), wins:list(text),
                                        beaten:map(text) ])).
type(ends, record(ends, [points:list(turn_end), sentence:text])).
type(turn_end, record(turn_end, [ point:text, turn:text, cells:list(place),
                                  kind:one_of([goal,rest,own_goal,stuck]), sentence:text ])).
type(heat, record(heat, [values:list(heat_value), most:integer, sentence:text, clause:clause])).
type(heat_value, record(value, [cell:place, number:integer])).
type(heat_costs, one_of([turns,literal,destination])).
type(costs, one_of([literal,destination])).
type(algorithm, one_of([literal,heap,tabled])).
type(path, record(path, [ cost:integer, nodes:list(integer), turn:text,
                          distances:list(optional(integer)) ])).
type(player, union([ record(random, []), record(dijkstra, [costs:costs, level:integer]),
                     record(reply, [costs:costs, level:integer]),
                     record(search, [time:number]), record(perfect, []) ])).
type(proof, union([ record(searching, [nodes:integer]),
                    record(proved, [ winner:integer, nodes:integer, turns:integer,
                                     positions:integer, steps:integer ]) ])).
type(choice, record(choice, [turn:text, reason:text, value:optional(integer), proved:boolean])).
type(match, record(match, [turns:turns, end:end, winner:one_of([one,other])])).

question(fields, [], list(field),
         "The fields that have a name.").
question(field, [field:field], field,
         "A field. A size that is not given is the usual one.").
question(shape, [field:field], shape,
         "How to draw a field: its columns and rows, the place of each node, and [player, node] \c
          for each node of a goal.").
question(standing, [ field:field, turns:turns, turn:one_of([begun,whole,open])=begun ], standing,
         "How a game stands: who draws, where the ball lies, the end, the nodes that it can be \c
          drawn to, and the nodes of each turn. The last turn may be unfinished. If `turn` is \c
          `whole`, it must be finished; if `turn` is `open`, the game must not be over.").
question(replay, [field:field, turns:turns], replay,
         "How a game of whole turns ends, after how many turns, and a sentence that says so.").
question(move, [field:field, turns:turns, player:player, seed:integer], choice,
         "The turn that a player plays, or the rest of an unfinished one, and why; what a search \c
          found that it is worth, and whether it is proved that no turn is better.").
question(options, [], map(list(name)),
         "The players, each with the options that it uses.").
question(outcomes, [field:field, turns:turns], turns,
         "One turn for each outcome. If a turn is unfinished, the rest of it.").
question(count, [field:field, turns:turns, depth:integer], integer,
         "How many outcomes the next `depth` turns have.").
question(ends, [field:field, turns:turns], ends,
         "The points where the turn can end, each with a shortest turn to it. If a turn is \c
          unfinished, the rest of it.").
question(explanation, [field:field, turns:turns, most:integer], explanation,
         "A turn that scores, some of the safe turns, `most` at most, and the players who are cut \c
          off. On a solved field, also the turns that win, and what beats others.").
question(path, [field:field, turns:turns, costs:costs, algorithm:algorithm], optional(path),
         "The cheapest way to the goal, and what the way to each node costs; null if there is \c
          none.").
question(heat, [ field:field, turns:turns, player:integer, costs:heat_costs=turns,
                 algorithm:algorithm=heap ], heat,
         "A number for each point: the turns that a player needs from there to the goal, or what \c
          the way from the ball costs.").
question(arcs, [field:field, turns:turns, costs:costs], list(list(integer)),
         "[node, node, cost] for each way that an edge can be drawn.").
question(way_turn, [field:field, turns:turns, nodes:list(integer)], text,
         "The part of a way over nodes that one turn draws.").
question(each_proof, [field:field], each(proof),
         "How far the proof is of who wins from the start: the nodes searched, and at last the \c
          winner, within how many turns, the positions that were checked, and the winner's steps.").
question(match_game, [field:field, one:player, other:player, seed:integer, number:integer], match,
         "A game of a match between two players, by its number.").
question(Name, Arguments, Shape, Sentence) :-
    session_question([standard,null,null,null], Name, Arguments, Shape, Sentence).

example(Name, [field-[line,null,null,null]]) :-
    memberchk(Name, [field,shape]).
example(Name, [field-[line,null,null,null], turns-["0"]]) :-
    memberchk(Name, [standing,replay,outcomes,ends]).
example(move, [ field-[line,null,null,null], turns-["0"],
                player-object([kind-dijkstra,costs-literal,level-0]), seed-1 ]).
example(count, [field-[line,null,null,null], turns-["0"], depth-1]).
example(explanation, [field-[line,null,null,null], turns-["0"], most-2]).
example(path, [field-[line,null,null,null], turns-["0"], costs-literal, algorithm-heap]).
example(heat, [field-[line,null,null,null], turns-["0"], player-1]).
example(arcs, [field-[line,null,null,null], turns-["0"], costs-literal]).
example(way_turn, [field-[line,null,null,null], turns-["0"], nodes-[38,48]]).
example(each_proof, [field-[line,4,3,null]]).
example(match_game, [field-[line,null,null,null], one-"random", other-"random", seed-1, number-0]).
example(Name, Arguments) :-
    session_example([line,null,null,null], ["you","friend"], "0", Name, Arguments).

answer(fields, Fields) :-
    findall(Field, named_field(_, Field), Fields).
answer(field(Field0), Field) :-
    judged_field(Field0, Field).
answer(shape(Field0), shape(Size, Places, Goals)) :-
    judged_field(Field0, Field),
    field_shape(Field, Size, Places, Goals).
answer(standing(Field, Turns, Turn), standing(Player, Ball, End, Begun, Free, Ways)) :-
    judged_turns(Turn, Field, Turns, Drawn),
    Drawn = drawn(_, Trails0),
    drawn_stands(Drawn, Player, Ball, End),
    ( drawn_begun(Drawn, _) -> Begun = true ; Begun = false ),
    findall(Direction-Node, drawn_free(Drawn, Direction, Node), Free0),
    keysort(Free0, Free),
    reverse(Trails0, Trails),
    findall(way(Seat, Nodes),
            ( member(trail(Seat, _, Nodes0), Trails), reverse(Nodes0, Nodes) ),
            Ways).
answer(replay(Field, Turns), replay(End, Number, Sentence)) :-
    judged_turns(whole, Field, Turns, Drawn),
    drawn_stands(Drawn, _, _, End),
    length(Turns, Number),
    replayed_sentence(End, Number, Sentence).
answer(move(Field, Turns, Player0, Seed), choice(Text, Reason, Value, Proved)) :-
    get_time(Start),
    judged_position(open, Field, Turns, Position),
    player_since_player(Player0, Start, Player),
    seed_random([Seed], Random),
    position_player_choice(Position, Player, choice(Turn, Value, Why, Proved), Random, _),
    turn_text(Turn, Text),
    position_player(Position, Number),
    ( Player0 = search(Seconds) -> true ; Seconds = 0 ),
    soccer_advice(Why, Text, Number, Seconds, Reason).
answer(options, Options) :-
    findall(Player-Uses, player_options(Player, Uses), Options).
answer(outcomes(Field, Turns), Texts) :-
    judged_position(begun, Field, Turns, Position),
    most_outcomes(Position, Most),
    position_outcomes(Position, Most, Outcomes, Cut),
    (   Cut == true
    ->  length(Outcomes, Number),
        too_many_sentence(0, Number, Sentence),
        impossible("~s", [Sentence])
    ;   pairs_keys(Outcomes, Found0),
        maplist(turn_text, Found0, Found),
        msort(Found, Texts)
    ).
answer(count(Field, Turns, Depth), Count) :-
    judged_position(open, Field, Turns, Position),
    most_outcomes(Position, Most),
    position_depth_count(Position, Depth, Most, Count0),
    (   Count0 = more(Number)
    ->  too_many_sentence(Depth, Number, Sentence),
        impossible("~s", [Sentence])
    ;   Count = Count0
    ).
answer(ends(Field, Turns), Ends) :-
    judged_turns(open, Field, Turns, Drawn),
    drawn_ends(Drawn, Ends).
answer(explanation(Field, Turns, Most), explanation(Goal, Safe, More, CutOff, Wins, Beaten)) :-
    judged_position(open, Field, Turns, Position),
    position_explained(Position, Most, explained(Goal0, Safe0, More, CutOff)),
    ( Goal0 == none -> Goal = none ; turn_text(Goal0, Goal) ),
    maplist(turn_text, Safe0, Safe),
    position_outcomes_proved(Position, Outcomes),
    findall(Text, ( member(outcome(Turn, _, true, _), Outcomes), turn_text(Turn, Text) ), Wins),
    findall(Text-Answer,
            ( member(outcome(Turn, _, false, Answer0), Outcomes),
              Answer0 = [_|_],
              turn_text(Turn, Text),
              turn_text(Answer0, Answer) ),
            Beaten).
answer(path(Field0, Turns, Costs, Algorithm), Path) :-
    judged_field(Field0, Field),
    field_nodes(Field, Nodes),
    judged_algorithm(Algorithm, Nodes),
    judged_position(open, Field, Turns, Position),
    (   position_model_path(Position, Costs, Algorithm, path(Cost, Way, Turn, Pairs))
    ->  turn_text(Turn, Text),
        Last is Nodes - 1,
        numbers_values(0, Last, Pairs, Distances, []),
        Path = path(Cost, Way, Text, Distances)
    ;   Path = none
    ).
answer(heat(Field0, Turns, Player, Costs, Algorithm), Heat) :-
    judged_field(Field0, Field),
    field_nodes(Field, Nodes),
    judged_algorithm(Algorithm, Nodes),
    (   between(1, 2, Player)
    ->  true
    ;   bad_input("there is no player ~d: there are player 1 and player 2", [Player])
    ),
    judged_turns(begun, Field, Turns, Drawn),
    drawn_heat(Drawn, Player, Costs, Algorithm, Heat).
answer(arcs(Field, Turns, Costs), Arcs) :-
    judged_position(begun, Field, Turns, Position),
    position_model_arcs(Position, Costs, Arcs).
answer(way_turn(Field, Turns, Nodes), Text) :-
    judged_position(begun, Field, Turns, Position),
    position_nodes_turn(Position, Nodes, Turn),
    turn_text(Turn, Text).
answer(each_proof(Field0), Proof) :-
    judged_field(Field0, Field),
    (   field_size_fault(Field, Most)
    ->  proof_size_sentence(Field, Most, Sentence),
        impossible("~s", [Sentence])
    ;   field_proof(Field, Proof0),
        (   Proof0 = proved(Winner, Nodes, Turns, Positions, Steps0)
        ->  length(Steps0, Steps),
            Proof = proved(Winner, Nodes, Turns, Positions, Steps)
        ;   Proof0 = fault(Directions, Why)
        ->  fault_step_sentence(Directions, Why, Sentence),
            impossible("~s", [Sentence])
        ;   Proof = Proof0
        )
    ).
answer(match_game(Field0, One, Other, Seed, Number), match(Texts, End, Winner)) :-
    judged_field(Field0, Field),
    match_game(match(Field, One, Other, Seed), Number, Turns, End, Winner),
    maplist(turn_text, Turns, Texts).
answer(begin(Field0, Seats, Seed), Seating) :-
    judged_field(Field0, Field),
    session_answer(soccer_session, begin(Field, Seats, Seed), Seating).
answer(event(Session0, Event, Seconds, Kept), Seating) :-
    judged_session(Session0, Session),
    session_answer(soccer_session, event(Session, Event, Seconds, Kept), Seating).
answer(view(Session0), View) :-
    judged_session(Session0, Session),
    session_answer(soccer_session, view(Session), View).
answer(why(Session0, Move), Why) :-
    judged_session(Session0, Session),
    session_answer(soccer_session, why(Session, Move), Why).
answer(levels(Field0), Levels) :-
    judged_field(Field0, Field),
    session_answer(soccer_session, levels(Field), Levels).

%   A search has what is left of its time: on a large field it takes some until the position
%   is there.

player_since_player(Player0, Start, Player) :-
    (   Player0 = search(Seconds)
    ->  get_time(Now),
        Left is max(0, Seconds - (Now - Start)),
        Player = search(Left)
    ;   Player = Player0
    ).

%   How many turns may go on at once: each has its copy of the nodes.

most_outcomes(position(_, _, Nodes, _, _), Most) :-
    functor(Nodes, _, Number),
    Most is 10500000 // Number.

judged_algorithm(Algorithm, Nodes) :-
    (   Algorithm == literal,
        Nodes > 3000
    ->  impossible("the document's matrix of costs is too large for ~D nodes: algorithm literal \c
                    takes 3,000 at most", [Nodes])
    ;   true
    ).

%   What is drawn on the field by turns that are texts.

%   The options that a player uses, by the names that they have outside.

player_options(random,   [seed]).
player_options(dijkstra, [costs, level, seed]).
player_options(reply,    [costs, level, seed]).
player_options(search,   [time]).
player_options(perfect,  []).

judged_turns(Turn, Field0, Texts, Drawn) :-
    judged_field(Field0, Field),
    maplist(text_turn, Texts, Turns),
    (   turns_drawn(Field, Turns, Drawn0),
        \+ ( Turn == whole, drawn_begun(Drawn0, _) )
    ->  Drawn = Drawn0
    ;   field_turns_fault(Field, Turns, Fault),
        turns_fault_sentence(Fault, Sentence),
        bad_input("~s", [Sentence])
    ),
    (   Turn == open,
        drawn_stands(Drawn, _, _, End),
        End \== open
    ->  won_sentence(End, Over),
        impossible("the game is over: ~s", [Over])
    ;   true
    ).

%   What field_turns_trails/3 finds.  A board asks again and again, each time with one turn more: so
%   the game before its last turn is remembered, as long as the rules stay the same.

turns_drawn(Field, Turns, Drawn) :-
    field_drawn(Field, Start),
    (   append(Before, [Last], Turns)
    ->  module_property(soccer_definition, last_modified_generation(Rules)),
        (   nb_current(soccer_turns_drawn, known(Rules, Field, Known, Drawn0)),
            append(Known, Rest, Before)
        ->  true
        ;   Drawn0 = Start,
            Rest = Before
        ),
        drawn_turns(Drawn0, Rest, Drawn1),
        nb_setval(soccer_turns_drawn, known(Rules, Field, Before, Drawn1)),
        drawn_turns(Drawn1, [Last], Drawn)
    ;   Drawn = Start
    ).

judged_position(Turn, Field, Texts, Position) :-
    judged_turns(Turn, Field, Texts, Drawn),
    drawn_position(Drawn, Position).

text_turn(Text, Turn) :-
    findall(Direction,
            ( sub_atom(Text, _, 1, _, Sign), sign_direction(Sign, Direction) ),
            Turn).

sign_direction(Sign, Direction) :-
    (   char_type(Sign, digit),
        atom_number(Sign, Digit)
    ->  Direction = Digit
    ;   Direction = Sign
    ).

judged_session(session(Field0, Seats, Moves, Undone, Resigned, Aid, Seed),
               session(Field, Seats, Moves, Undone, Resigned, Aid, Seed)) :-
    judged_field(Field0, Field).

%   The field, with its usual sizes where none are said.

judged_field(field(Kind, Width0, Length0, Goal0), Field) :-
    maplist(usual, [Width0,Length0,Goal0], Sizes),
    (   kind_sizes_field(Kind, Sizes, Field0)
    ->  Field = Field0
    ;   Field = field(Kind, Width0, Length0, Goal0)
    ),
    (   field_fault(Field, Fault)
    ->  field_fault_sentence(Field, Fault, Sentence),
        bad_input("~s", [Sentence])
    ;   true
    ).

usual(Size0, Size) :-
    ( Size0 == none -> Size = usual ; Size = Size0 ).

/** <examples>

?- soccer_ask:ask(begin(field(standard, none, none, none), [], 0), Reply).
*/
