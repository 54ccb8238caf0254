:- module(soccer_sentences,
          [ field_fault_sentence/3,    % +Field, +Fault, -Sentence
            proof_size_sentence/3,     % +Field, +Most, -Sentence
            fault_step_sentence/3,     % +Directions, +Why, -Sentence
            outcome_sentence/4,        % +Turn, +Wins, +Answer, -Sentence
            outcomes_remarks/3,        % +Outcomes, :Ways_2, -Remarks
            turns_fault_sentence/2,    % +Fault, -Sentence
            won_sentence/2,            % +End, -Sentence
            replayed_sentence/3,       % +End, +Turns, -Sentence
            too_many_sentence/3,       % +Depth, +Number, -Sentence
            soccer_rules/2,            % +Field, -Text
            soccer_ending/6,           % +Kind, +Winner, +You, +Last, +Turns, -Sentence
            soccer_status/4,           % +Number, +Who, +Begun, -Sentence
            soccer_advice/5,           % +Why, +Turn, +Number, +Seconds, -Sentence
            needed_sentence/3,         % +Point, +Needed, -Sentence
            mistake_sentence/5,        % +Number, +Player, +Turn, +Mistake, -Sentence
            no_mistake_sentence/1,     % -Sentence
            explained_sentences/4,     % +Explained, +Number, :Ways_2, -Remarks
            soccer_reason_sentence/2, % +Told, -Sentence
            turn_end_sentence/3,       % +Bounces, +Told, -Sentence
            point_name/2,              % +Point, -Name
            ends_sentence/4,           % +Number, +All, +Most, -Sentence
            costs_sentence/4,          % +Model, +Player, +Needed, -Sentence
            heat_sentence/5,           % +Model, +Algorithm, +Player, +Needed, -Sentence
            turn_text/2                % +Turn, -Text
          ]).

/** <module> What is said about paper soccer
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../shared/wording', [counted/3, joined_words/3, quoted/3, whole_sentence/2]).
:- use_module('../shared/limit', [seconds_words/2]).

%!  field_fault_sentence(+Field, +Fault, -Sentence) is det.
%
%   True when Sentence tells Fault, that of field_fault/2.
%
%       ?- field_fault_sentence(field(standard, 8, 10, 3), goal(3), Sentence).
%       Sentence = "a goal can't be 3 wide: on a field 8 wide its width is 1 to 8, and even like 8".

field_fault_sentence(Field, Fault, Sentence) :-
    fault_sentence(Fault, Field, Sentence).

fault_sentence(kind(Kind), _, Sentence) :-
    quoted(Kind, 40, Text),
    format(string(Sentence), "~s is no field: accepted are standard, line", [Text]).
fault_sentence(width(Size), _, Sentence) :-
    size_sentence(width, Size, Sentence).
fault_sentence(length(Size), _, Sentence) :-
    size_sentence(length, Size, Sentence).
fault_sentence(goal(Goal), field(Kind, Width, _, _), Sentence) :-
    (   Kind == line
    ->  format(string(Sentence),
               "a goal can't be ~w wide: on the field line it is a single node, so its width is 0",
               [Goal])
    ;   ( Width mod 2 =:= 1 -> Parity = odd ; Parity = even ),
        format(string(Sentence),
               "a goal can't be ~w wide: on a field ~w wide its width is 1 to ~w, and ~w like ~w",
               [Goal, Width, Width, Parity, Width])
    ).

size_sentence(Name, Size, Sentence) :-
    format(string(Sentence), "~w is no ~w: a field has 2 to 100 squares each way", [Size, Name]).

%!  proof_size_sentence(+Field, +Most, -Sentence) is det.
%
%   True when Sentence says that Field is too large to prove, where Most squares are not.
%
%       ?- proof_size_sentence(field(line, 40, 40, 0), 60, Sentence).
%       Sentence = "nobody knows who wins on 1,600 squares: a proof can have 60 at most".

proof_size_sentence(field(_, Width, Length, _), Most, Sentence) :-
    Squares is Width * Length,
    format(string(Sentence), "nobody knows who wins on ~D squares: a proof can have ~d at most",
           [Squares, Most]).

%!  fault_step_sentence(+Directions, +Why, -Sentence) is det.
%
%   True when Sentence says where the facts of a strategy are damaged, as the checker found it.
%
%       ?- fault_step_sentence([0,3], unknown, Sentence).
%       Sentence = "the strategy is damaged: after 03 it has no step".

fault_step_sentence(Directions, Why, Sentence) :-
    turn_text(Directions, Text),
    why_words(Why, Words),
    format(string(Sentence), "the strategy is damaged: after ~s ~w", [Text,Words]).

why_words(unknown, "it has no step").
why_words(lost, "its step can't be drawn").
why_words(goal, "the other player scores").

%!  outcome_sentence(+Turn, +Wins, +Answer, -Sentence) is det.
%
%   True when Sentence says whether Turn wins, `true` or `false`, or `none` if that isn't known.
%   Answer is the turn that beats it, or `none`.
%
%       ?- outcome_sentence([0], false, [0,3], Sentence).
%       Sentence = "0 loses: the answer 03 beats it".

outcome_sentence(Turn, Wins, Answer, Sentence) :-
    turn_text(Turn, Text),
    (   Answer = [_|_]
    ->  turn_text(Answer, Beats),
        format(string(Sentence), "~s loses: the answer ~s beats it", [Text, Beats])
    ;   wins_words(Wins, Words),
        format(string(Sentence), "~s ~w", [Text, Words])
    ).

wins_words(true, wins).
wins_words(false, loses).
wins_words(none, "may win or lose").

%!  outcomes_remarks(+Outcomes, :Ways_2, -Remarks) is det.
%
%   True when Remarks are remark(Sentence, Cells): which of Outcomes win, those of
%   position_outcomes_proved/2 (proof/proof.pl), and what beats each of the others.  Ways_2 is as in
%   explained_sentences/4.
%
%       ?- outcomes_remarks([outcome([2], 9, true, none), outcome([0], 7, false, [5])], =, Remarks).
%       Remarks = [remark("These turns win: 2.", []), remark("0 loses: the answer 5 beats it.", [0])].

:- meta_predicate outcomes_remarks(+, 2, -).

outcomes_remarks(Outcomes, Ways_2, Remarks) :-
    findall(remark(Sentence, Cells),
            (   findall(Text, ( member(outcome(Turn, _, true, _), Outcomes), turn_text(Turn, Text) ),
                        Texts),
                Texts = [_|_],
                atomic_list_concat(Texts, ', ', List),
                format(string(Sentence), "These turns win: ~w.", [List]),
                Cells = []
            ;   member(Wins, [false,none]),
                member(outcome(Turn, _, Wins, Answer), Outcomes),
                outcome_sentence(Turn, Wins, Answer, Sentence0),
                string_concat(Sentence0, ".", Sentence),
                call(Ways_2, Turn, Cells)
            ),
            Remarks).

%!  turns_fault_sentence(+Fault, -Sentence) is det.
%
%   True when Sentence tells Fault, that of field_turns_fault/3.
%
%       ?- turns_fault_sentence(used_edge(3, 2, 5), Sentence).
%       Sentence = "turn 3: step 2: the edge in direction 5 is drawn already".

turns_fault_sentence(Fault, Sentence) :-
    fault_words(Fault, Format, Arguments),
    arg(1, Fault, Number),
    format(string(Words), Format, Arguments),
    format(string(Sentence), "turn ~w: ~s", [Number, Words]).

fault_words(direction(_, Place, What),
            "step ~w: ~s is no direction: directions are 0 to 7, clockwise from up",
            [Place, Text]) :-
    quoted(What, 40, Text).
fault_words(no_edge(_, Place, What), "step ~w: nothing can be drawn in direction ~w there",
            [Place, What]).
fault_words(used_edge(_, Place, What), "step ~w: the edge in direction ~w is drawn already",
            [Place, What]).
fault_words(too_long(_, Place),
            "it ends with step ~w, and nothing may follow in the same turn: a comma separates turns",
            [Last]) :-
    Last is Place - 1.
fault_words(too_short(_), "it stops too early: the ball bounces, and the turn goes on", []).
fault_words(after_end(_, End), "it comes after the end of the game: ~s", [Sentence]) :-
    won_sentence(End, Sentence).

%!  won_sentence(+End, -Sentence) is det.
%
%   True when Sentence says how a game ended.
%
%       ?- won_sentence(stuck(1), Sentence).
%       Sentence = "player 1 has won because player 2 is stuck".

won_sentence(goal(Winner), Sentence) :-
    format(string(Sentence), "player ~d has won by a goal", [Winner]).
won_sentence(stuck(Winner), Sentence) :-
    Loser is 3 - Winner,
    format(string(Sentence), "player ~d has won because player ~d is stuck", [Winner, Loser]).

%!  replayed_sentence(+End, +Turns, -Sentence) is det.
%
%   True when Sentence says how a game of so many Turns went.
%
%       ?- replayed_sentence(goal(1), 19, Sentence).
%       Sentence = "goal: player 1 wins after 19 turns.".

replayed_sentence(End, Turns, Sentence) :-
    counted(Turns, turn, Count),
    (   End == open
    ->  format(string(Sentence), "open after ~s.", [Count])
    ;   End = goal(Winner)
    ->  format(string(Sentence), "goal: player ~d wins after ~s.", [Winner, Count])
    ;   End = stuck(Winner),
        Loser is 3 - Winner,
        format(string(Sentence), "player ~d is stuck: player ~d wins after ~s.",
               [Loser, Winner, Count])
    ).

%!  too_many_sentence(+Depth, +Number, -Sentence) is det.
%
%   True when Sentence says that more than Number outcomes are too many to list, for Depth 0,
%   or to count, for so many turns.
%
%       ?- too_many_sentence(1, 1000, Sentence).
%       Sentence = "the turn has more than 1,000 outcomes: too many to count".

too_many_sentence(Depth, Number, Sentence) :-
    ( Depth =< 1 -> Which = "the turn" ; Which = "one of these turns alone" ),
    ( Depth =:= 0 -> What = list ; What = count ),
    format(string(Sentence), "~s has more than ~D outcomes: too many to ~w",
           [Which, Number, What]).

%!  soccer_rules(+Field, -Text) is det.
%
%   True when Text tells the game to somebody who is to play it on Field.
%
%       ?- soccer_rules(field(line, 8, 10, 0), Text), sub_string(Text, _, 9, 0, End).
%       Text = Text, End = "you lose.".

soccer_rules(_, Text) :-
    Text = "Two players draw the ball by turns, along an edge in one of eight directions. No edge \c
            is drawn twice. Where the ball has been before, or at the border, it bounces, and the \c
            same player goes on. Player 1 shoots at the goal with a 1, player 2 at the goal with \c
            a 2. If the ball comes into a goal, the player who shoots there wins, whoever drew it. \c
            If you cannot go on, you lose.".

%!  soccer_ending(+Kind, +Winner, +You, +Last, +Turns, -Sentence) is det.
%
%   True when Sentence tells a person in seat You, or 0, of a game that ended in turn
%   Turns, which player Last drew: by `goal`, `stuck` or `resigned`.
%
%       ?- soccer_ending(goal, 1, 0, 1, 19, Sentence).
%       Sentence = "Player 1 wins in turn 19: goal.".
%
%       ?- soccer_ending(goal, 1, 2, 2, 19, Sentence).
%       Sentence = "Player 1 wins in turn 19: your own goal.".

soccer_ending(Kind, Winner, You, Last, Turns, Sentence) :-
    Loser is 3 - Winner,
    (   Kind == resigned
    ->  (   You =:= Loser
        ->  format(string(Sentence), "You resign: player ~d wins.", [Winner])
        ;   format(string(Sentence), "Player ~d resigns: player ~d wins.", [Loser, Winner])
        )
    ;   end_words(Kind, Winner, You, Last, Words),
        (   You =:= Winner
        ->  format(string(Sentence), "You win in turn ~d: ~s.", [Turns, Words])
        ;   format(string(Sentence), "Player ~d wins in turn ~d: ~s.", [Winner, Turns, Words])
        )
    ).

end_words(goal, Winner, You, Last, Words) :-
    (   Last =:= Winner
    ->  Words = "goal"
    ;   Last =:= You
    ->  Words = "your own goal"
    ;   format(string(Words), "own goal by player ~d", [Last])
    ).
end_words(stuck, Winner, You, _, Words) :-
    Loser is 3 - Winner,
    (   You =:= Loser
    ->  Words = "you are stuck"
    ;   format(string(Words), "player ~d is stuck", [Loser])
    ).

%!  soccer_status(+Number, +Who, +Begun, -Sentence) is det.
%
%   True when Sentence says whose turn it is: that of Who, in seat Number.  Begun is `true`
%   if the ball bounces.
%
%       ?- soccer_status(1, "you", true, Sentence).
%       Sentence = "The ball bounces: draw on.".

soccer_status(Number, Who, Begun, Sentence) :-
    (   Who == "you"
    ->  ( Begun == true -> Sentence = "The ball bounces: draw on." ; Sentence = "Your turn." )
    ;   Who == "friend"
    ->  (   Begun == true
        ->  format(string(Sentence), "The ball bounces: player ~d draws on.", [Number])
        ;   format(string(Sentence), "Player ~d is to draw.", [Number])
        )
    ;   format(string(Words), "~s thinks, as player ~d", [Who, Number]),
        whole_sentence(Words, Sentence)
    ).

%!  soccer_advice(+Why, +Turn, +Number, +Seconds, -Sentence) is det.
%
%   True when Sentence advises player Number to draw Turn, a text, found in Seconds.  Why is
%   `goal`, `stuck`, wins(Turns), `loses`, `safe` or `guess`; Sentence is "" if it is `none`.
%
%       ?- soccer_advice(goal, "0", 1, 1, Sentence).
%       Sentence = "Try 0: it scores.".

soccer_advice(Why, Turn, Number, Seconds, Sentence) :-
    (   Why == none
    ->  Sentence = ""
    ;   Opponent is 3 - Number,
        seconds_words(Seconds, Time),
        advice_words(Why, Opponent, Time, Words),
        format(string(Sentence), "Try ~s: ~s.", [Turn, Words])
    ).

advice_words(goal, _, _, "it scores").
advice_words(stuck, Opponent, _, Words) :-
    format(string(Words), "it leaves player ~d stuck", [Opponent]).
advice_words(wins(Turns), _, _, Words) :-
    (   Turns =:= 1
    ->  Words = "it wins with your next turn"
    ;   format(string(Words), "it wins within ~d of your turns", [Turns])
    ).
advice_words(loses, _, _, "every turn loses, this one too").
advice_words(safe, Opponent, Time, Words) :-
    format(string(Words),
           "player ~d cannot score from there. It is the guess of a search of ~s",
           [Opponent, Time]).
advice_words(guess, _, Time, Words) :-
    format(string(Words), "it is the guess of a search of ~s", [Time]).

%!  needed_sentence(+Point, +Needed, -Sentence) is det.
%
%   True when Sentence, which follows another one, says where a turn ends, at Point, and how many turns
%   to the goal are Needed from there, or `none` if no way leads to it.
%
%       ?- needed_sentence(3/9, 1, Sentence).
%       Sentence = " It ends at 3/9: 1 more turn to the goal, if the other player waits.".

needed_sentence(Point, Needed, Sentence) :-
    point_name(Point, Name),
    (   Needed == none
    ->  Words = "no way leads to your goal"
    ;   counted(Needed, "more turn", Turns),
        format(string(Words), "~s to the goal, if the other player waits", [Turns])
    ),
    format(string(Sentence), " It ends at ~s: ~s.", [Name, Words]).

%!  mistake_sentence(+Number, +Player, +Turn, +Mistake, -Sentence) is det.
%
%   True when Sentence tells the Mistake of Player in turn Number: missed(Goal), a turn that scores, or
%   left(Safe), a turn after which the opponent could not score.
%
%       ?- mistake_sentence(3, 1, [2], missed([0,7]), Sentence).
%       Sentence = "Turn 3: player 1 drew 2, but 07 scores.".

mistake_sentence(Number, Player, Turn, Mistake, Sentence) :-
    turn_text(Turn, Text),
    arg(1, Mistake, Better0),
    turn_text(Better0, Better),
    (   Mistake = missed(_)
    ->  format(string(Sentence), "Turn ~d: player ~d drew ~s, but ~s scores.",
               [Number, Player, Text, Better])
    ;   Other is 3 - Player,
        format(string(Sentence),
               "Turn ~d: player ~d drew ~s, and player ~d can score from there; after ~s it could not.",
               [Number, Player, Text, Other, Better])
    ).

%!  no_mistake_sentence(-Sentence) is det.
%
%   True when Sentence says that a review found no mistake.

no_mistake_sentence("No turn missed a goal, or left one that it need not have left.").

%!  explained_sentences(+Explained, +Number, :Ways_2, -Remarks) is det.
%
%   True when Remarks are remark(Sentence, Cells) for Explained, that of position_explained/3,
%   or `late` if there was no time for it.  Player Number is to draw, and call(Ways_2, Turn,
%   Cells) has the cells that Turn comes by.
%
%       ?- explained_sentences(explained(none, [], false, [2]), 1, =, Remarks).
%       Remarks = [remark("No turn is safe: player 2 can score after each of them.", []),
%                  remark("Player 2 is cut off: no free edges lead to the goal.", [])].

:- meta_predicate explained_sentences(+, +, 2, -).

explained_sentences(late, _, _,
                    [remark("There are too many turns to look at them in this time.", [])]).
explained_sentences(explained(Goal, Safe, More, CutOff), Number, Ways_2, Remarks) :-
    findall(remark(Sentence, Cells),
            (   Goal \== none,
                turn_text(Goal, Turn),
                call(Ways_2, Goal, Cells),
                format(string(Sentence), "Turn ~s scores.", [Turn])
            ;   safe_sentence(Safe, More, Number, Sentence),
                Cells = []
            ;   member(Player, CutOff),
                Cells = [],
                format(string(Sentence), "Player ~d is cut off: no free edges lead to the goal.",
                       [Player])
            ),
            Remarks).

safe_sentence(Safe, More, Number, Sentence) :-
    Opponent is 3 - Number,
    (   Safe == []
    ->  format(string(Sentence), "No turn is safe: player ~d can score after each of them.",
               [Opponent])
    ;   maplist(turn_text, Safe, Texts),
        atomic_list_concat(Texts, ', ', List),
        ( More == true -> Others = " and more" ; Others = "" ),
        format(string(Sentence), "After these turns player ~d cannot score at once: ~w~s.",
               [Opponent, List, Others])
    ).

%!  soccer_reason_sentence(+Told, -Sentence) is det.
%
%   True when Sentence says what a rule decided (happened_reason/2 of session.pl): begun(Player); bounces(Why, Point,
%   Player), where Why is `visited`, `border` or `other`; rests(Point, Player); goal(Point, Winner);
%   or stuck(Point, Player, Winner).
%
%       ?- soccer_reason_sentence(rests(4/6, 2), Sentence).
%       Sentence = "The ball was never at 4/6: there the turn ends, and player 2 draws.".

soccer_reason_sentence(Told, Sentence) :-
    reason_words(Told, Format, Arguments),
    format(string(Sentence), Format, Arguments).

reason_words(begun(Player), "The ball is in the middle, and player ~d begins.", [Player]).
reason_words(bounces(Why, Point, Player), Format, [Name,Player]) :-
    point_name(Point, Name),
    bounce_words(Why, Format).
reason_words(rests(Point, Player),
              "The ball was never at ~s: there the turn ends, and player ~d draws.", [Name,Player]) :-
    point_name(Point, Name).
reason_words(goal(Point, Winner), "~s is in the goal that player ~d attacks: player ~d wins.",
              [Name,Winner,Winner]) :-
    point_name(Point, Name).
reason_words(stuck(Point, Player, Winner),
              "No edge is free at ~s, where player ~d has to draw: player ~d wins.",
              [Name,Player,Winner]) :-
    point_name(Point, Name).

bounce_words(visited, "The ball was at ~s before: there it bounces, and player ~d draws on.").
bounce_words(border, "~s is on the border: there the ball bounces, and player ~d draws on.").
bounce_words(other, "The ball bounces at ~s, and player ~d draws on.").

%!  turn_end_sentence(+Bounces, +Told, -Sentence) is det.
%
%   True when Sentence says how a turn ends after the ball has bounced at the points Bounces:  Told
%   is as in soccer_reason_sentence/2.
%
%       ?- turn_end_sentence([4/9], rests(1/7, 2), Sentence).
%       Sentence = "The ball bounces at 4/9. The ball was never at 1/7: there the turn ends, and \c
%                   player 2 draws.".

turn_end_sentence(Bounces, Told, Sentence) :-
    soccer_reason_sentence(Told, Words),
    (   Bounces == []
    ->  Sentence = Words
    ;   maplist(point_name, Bounces, Names),
        joined_words(Names, and, List),
        format(string(Sentence), "The ball bounces at ~s. ~s", [List, Words])
    ).

%!  point_name(+Point, -Name) is det.
%
%   True when people call Point, Across/Along, by Name.

point_name(Across/Along, Name) :-
    format(string(Name), "~d/~d", [Across, Along]).

%!  ends_sentence(+Number, +All, +Most, -Sentence) is det.
%
%   True when Sentence says that a turn can end at Number points.  All is `false` if only Most
%   outcomes were looked at, and there are more.
%
%       ?- ends_sentence(1, true, 1000, Sentence).
%       Sentence = "This turn can end at 1 point.".

ends_sentence(Number, All, Most, Sentence) :-
    counted(Number, point, Points),
    (   All == true
    ->  format(string(Sentence), "This turn can end at ~s.", [Points])
    ;   format(string(Sentence),
               "This turn can end at ~s. It has more than ~D outcomes: points where it gets \c
                stuck were looked for in the shortest of them.",
               [Points, Most])
    ).

%!  heat_sentence(+Model, +Algorithm, +Player, +Needed, -Sentence) is det.
%
%   True when Sentence says what the numbers in the points are that Algorithm found for Player by
%   Model.  Needed is what is needed from the ball to the goal, or `none` if that is cut off.
%
%       ?- heat_sentence(turns, heap, 1, 1, Sentence), sub_string(Sentence, _, 27, 0, End).
%       Sentence = Sentence, End = "From the ball it is 1 turn.".

heat_sentence(Model, Algorithm, Player, Needed, Sentence) :-
    algorithm_words(Algorithm, By),
    model_words(Model, Player, Words),
    needed_words(Model, Needed, Ball),
    format(string(Sentence), "~s Dijkstra's algorithm, ~s, found them. ~s", [Words, By, Ball]).

algorithm_words(literal, "with the document's matrix").
algorithm_words(heap, "with a heap").
algorithm_words(tabled, "as a table").

model_words(turns, Player, Words) :-
    format(string(Words),
           "The numbers are the turns that player ~d needs from each point to the goal, if the \c
            other player waits. An edge to a point where the ball bounces takes no turn of its \c
            own.",
           [Player]).
model_words(literal, Player, Words) :-
    format(string(Words),
           "The numbers are what the cheapest way from the ball to each point costs player ~d. An \c
            edge costs how far the one of its ends with the higher number is from the goal.",
           [Player]).
model_words(destination, Player, Words) :-
    format(string(Words),
           "The numbers are what the cheapest way from the ball to each point costs player ~d. An \c
            edge costs how far its end, where the ball arrives, is from the goal.",
           [Player]).

%!  costs_sentence(+Model, +Player, +Needed, -Sentence) is det.
%
%   True when Sentence says the same, but not how the numbers were found.
%
%       ?- costs_sentence(turns, 1, none, Sentence), sub_string(Sentence, _, 22, 0, End).
%       Sentence = Sentence, End = "free edges lead there.".

costs_sentence(Model, Player, Needed, Sentence) :-
    model_words(Model, Player, Words),
    needed_words(Model, Needed, Ball),
    format(string(Sentence), "~s ~s", [Words, Ball]).

needed_words(Model, Number, Words) :-
    (   Number == none
    ->  Words = "The ball is cut off from that goal: no free edges lead there."
    ;   Model == turns
    ->  counted(Number, turn, Turns),
        format(string(Words), "From the ball it is ~s.", [Turns])
    ;   format(string(Words), "The way to the goal costs ~d.", [Number])
    ).

%!  turn_text(+Turn, -Text) is det.
%
%   True when Text writes the directions of Turn one after the other.

turn_text(Turn, Text) :-
    atomic_list_concat(Turn, Text0),
    atom_string(Text0, Text).

%   What it means that a relation of the definition fails (../why/lines.pl).

:- multifile why_lines:failure_phrase/3.

why_lines:failure_phrase(named_field(Name, _), "~s does not name this field.", [Name]).
why_lines:failure_phrase(field_point(_, Point), "The field has no point ~s.", [Point]).
why_lines:failure_phrase(field_goal_point(_, Player, Point),
                           "Player ~s does not win at point ~s.", [Player, Point]).
why_lines:failure_phrase(field_edge_points(_, Point, Direction, _),
                           "No edge leads from point ~s in direction ~s to such a point.",
                           [Point, Direction]).
why_lines:failure_phrase(field_border_point(_, Point),
                           "Point ~s does not lie on the border.", [Point]).
why_lines:failure_phrase(field_drawing(_, _), "This is not the field before the first turn.", []).
why_lines:failure_phrase(drawing_step(Drawing, Direction, _), "~s", [Sentence]) :-
    nonvar(Drawing),
    Drawing = drawing(_, _, Ball, _),
    format(string(Sentence), "The ball at ~p can't be drawn in direction ~p: there is no edge, it \c
                              was drawn before, or the ball is in a goal.", [Ball, Direction]).
why_lines:failure_phrase(drawing_step(_, Direction, _),
                           "No step in direction ~s leads from the one drawing to the other.",
                           [Direction]).
why_lines:failure_phrase(drawing_turn(_, Turn, _),
                           "~s is no whole turn: an edge is not free, or the turn ends earlier or \c
                            later.", [Turn]).
why_lines:failure_phrase(drawing_turns(_, Turns, _),
                           "The turns ~s can't be played one after the other to this drawing.",
                           [Turns]).
why_lines:failure_phrase(drawing_outcomes(_, _),
                           "These are not the drawings that a turn can lead to.", []).
why_lines:failure_phrase(drawing_edges(_, _), "These are not the edges that are drawn.", []).
why_lines:failure_phrase(drawing_end(_, End), "The drawing does not stand at ~s.", [End]).
why_lines:failure_phrase(drawing_depth_value(_, Depth, Value),
                           "Looking ~s turns ahead, the drawing is not worth ~s.", [Depth, Value]).

/** <examples>

?- turns_fault_sentence(after_end(3, goal(1)), Sentence).
*/
