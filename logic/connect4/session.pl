:- module(connect4_session, []).

/** <module> A session of Connect 4

What ../shared/session.pl asks of a game.  A position is that of position.pl, and a move is the
number of a column.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, nth1/3]).
:- use_module('../shared/wording', [held_out_words/3, to_move_sentence/3, whole_sentence/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module(asked, [asked_answer/5]).
:- use_module(definition, []).
:- use_module('exact/solver', [own_solver/1]).
:- use_module(players/choice,
              [ player_columns_start/3, solver_start_columns_step/4, start_columns_goal/3,
                start_columns_replies/3 ]).
:- use_module('proof/plan', [start_facts_claim/3]).
:- use_module(position,
              [ game_column_game/3, game_end/2, game_fours/2, game_lines/2, game_mover/2,
                game_moves/2, game_points/4, game_stacks/2, game_value_marks/4, size_columns_game/3
              ]).
:- use_module(remarks,
              [ advice_sentence/5, column_sentence/6, judgement_sentence/2, nothing_sentence/1, outlook_sentence/5,
                reason_sentence/7, review_sentences/3, tactic_sentence/4 ]).
:- use_module(sentences,
              [ connect4_reason_sentence/2, ended_sentence/5, planned_sentence/4,
                step_sentence/5 ]).

title(size(Width, Height, _), Title) :-
    (   Width-Height == 7-6
    ->  Title = "Connect 4"
    ;   format(string(Title), "Connect 4, ~d x ~d", [Width, Height])
    ).

rules(size(Width, Height, _), Text) :-
    format(string(Text),
           "Two players, x and o, drop a stone by turns into one of ~d columns, where it falls to \c
            the lowest free cell of ~d. You win with 4 stones in a line: across, upright or \c
            diagonal. A full board is a draw.", [Width, Height]).

seat_names(_, ["x", "o"]).

usual_seats(_, ["you", level(2)]).

opening(Size, _, Game) :-
    size_columns_game(Size, [], Game).

mover(Game, Number) :-
    game_end(Game, open),
    game_mover(Game, Mover),
    seat_player(Number, Mover).

seat_player(1, x).
seat_player(2, o).

played(Text, Game0, Game, Move) :-
    ( catch(number_string(Column, Text), _, fail) -> true ; Column = Text ),
    game_column_game(Game0, Column, Game),
    format(string(Move), "~d", [Column]).

ended(Game, End) :-
    game_end(Game, End0),
    end(End0, End).

end(open, open).
end(draw, ended(draw, 0)).
end(won(Player), ended(won, Number)) :-
    seat_player(Number, Player).

ending(game(_, Columns, _), Kind, Winner, You, Sentence) :-
    length(Columns, Stones),
    ( Winner > 0 -> seat_player(Winner, Player) ; Player = none ),
    ( You > 0 -> seat_player(You, Person) ; Person = none ),
    ended_sentence(Kind, Player, Person, Stones, Sentence).

status(_, Number, Who, Sentence) :-
    seat_player(Number, Player),
    to_move_sentence(Who, Player, Sentence).

prompt(Position, Text) :-
    mover(Position, Number),
    seat_player(Number, Player),
    format(string(Text), "Column for ~w", [Player]).

expected(size(Width, _, _), Text) :-
    format(string(Text), "type a column, 1 to ~d", [Width]).

board(Game, _, board(Stacks, Height, Columns, Outcome, Fours, Size)) :-
    Game = game(Size, Columns, _),
    Size = size(_, Height, _),
    game_end(Game, End),
    game_stacks(Game, Stacks),
    game_fours(Game, Cells),
    ( End = won(Outcome) -> true ; Outcome = End ),
    maplist(shown_cell, Cells, Fours).

shown_cell(Row-Column, [Column,Row]).

marks(Game, Marks) :-
    Game = game(_, Columns, _),
    game_stacks(Game, Stacks),
    game_lines(Game, Lines),
    (   last(Columns, Last)
    ->  nth1(Last, Stacks, Stack),
        length(Stack, Row),
        Marks0 = [mark(last, [[Last,Row]], "the last stone", none)]
    ;   Marks0 = []
    ),
    findall(mark(win, Cells, "the winning line", none),
            ( member(Line, Lines), maplist(shown_cell, Line, Cells) ),
            Marks1),
    append(Marks0, Marks1, Marks).

can(Game, Can) :-
    game_moves(Game, Moves),
    game_stacks(Game, Stacks),
    findall(can(Text, Text, [Cell]),
            ( member(Column, Moves),
              next_cell(Stacks, Column, Cell),
              format(string(Text), "~d", [Column]) ),
            Can).

next_cell(Stacks, Column, [Column,Row]) :-
    nth1(Column, Stacks, Stack),
    length(Stack, Height),
    Row is Height + 1.

%   A level has a limit of inferences, so that it is equally strong on every machine (figures:
%   tests/benchmarks/README.md).

level(easy,    metric(3, 4)).
level(medium,  lookahead(2_000)).
level(hard,    lookahead(30_000)).
level(perfect, perfect(inf)).

player(metric0).
player(metric1).
player(metric2).
player(metric3).
player(metric4).
player(exact).
player(perfect).
player(proof).
player(Name:Depth) :-
    member(Name, [metric0,metric1,metric2,metric3,metric4]),
    between(1, 42, Depth).

unranked(Size) :-
    Size \== size(7, 6, 4).

chosen(Player, Game, about(Solver, Seconds, Seeds), Move, Reason) :-
    Game = game(Size, Columns, _),
    seed_random(Seeds, Seed),
    (   Player == proof,
        proof_step(Solver, Game, Column0, Reason0)
    ->  Column = Column0,
        Reason = Reason0
    ;   Player = perfect(_),
        forced(Size, Columns, advice(Column0, _, _))
    ->  Column = Column0,
        Reason = ""
    ;   player_question(Player, Seconds, Seed, Question),
        asked_answer(Solver, Size, Columns, Question, Answer),
        arg(1, Answer, Column),
        (   Answer = choice(_, Lower, Upper, Source, _)
        ->  left(Size, Columns, Left),
            game_mover(Game, Mover),
            reason_sentence(Mover, Column, Source, Lower, Upper, Left, Reason)
        ;   Reason = ""
        )
    ),
    format(string(Move), "~d", [Column]).

%   What a proof says, as long as the game is in it.

proof_step(Solver0, Game, Column, Sentence) :-
    Game = game(size(7, 6, 4), Columns, _),
    game_mover(Game, Mover),
    player_columns_start(Mover, Columns, Start),
    ( Solver0 == none -> own_solver(Solver) ; Solver = Solver0 ),
    solver_start_columns_step(Solver, Start, Columns, Step),
    Step = step(Kind, Column, _),
    (   Kind == fact
    ->  append(Columns, [Column], Columns1),
        start_columns_replies(Start, Columns1, Replies)
    ;   Replies = []
    ),
    once(start_facts_claim(Start, many, claim(_, Result, _))),
    step_sentence(Mover, Result, Step, Replies, Sentence).

%   The moves of this player have a reason of their own (happened_reason/2).

acts(proof, game(size(7, 6, 4), Columns, _)) :-
    columns_planned(Columns, _, _, _).

forced(Size, Columns, Advice) :-
    asked_answer(none, Size, Columns, forced, Advice),
    Advice \== none.

left(size(Width, Height, _), Columns, Left) :-
    length(Columns, Stones),
    Left is Width * Height - Stones.

player_question(metric(Metric, Depth), _, Seed, metric(Metric, Depth, Seed)).
player_question(lookahead(Inferences), _, Seed, lookahead(Inferences, Seed)).
player_question(perfect(Most), Seconds, _, perfect(Time)) :-
    Time is min(Most, Seconds).
player_question(proof, Seconds, _, perfect(Seconds)).
player_question(exact, Seconds, _, exact(Seconds)).
player_question(perfect, Seconds, _, perfect(Seconds)).
player_question(Name, Seconds, Seed, Question) :-
    atom(Name),
    player_question(Name:4, Seconds, Seed, Question).
player_question(Name:Depth, _, Seed, metric(Metric, Depth, Seed)) :-
    atom_concat(metric, Text, Name),
    atom_number(Text, Metric).

hinted(Game, about(Solver, Seconds, _), Hint) :-
    Game = game(Size, Columns, _),
    asked_answer(Solver, Size, Columns, advice(seconds(Seconds)), Advice),
    Advice = advice(Column, Reason, About),
    game_mover(Game, Mover),
    game_stacks(Game, Stacks),
    left(Size, Columns, Left),
    advice_sentence(Advice, Mover, Left, Seconds, Sentence0),
    hint_line(Reason, Solver, Game, Column, Seconds, Line),
    keep_off(Game, Column, Off),
    format(string(Sentence), "~s~s~s", [Sentence0, Line, Off]),
    next_cell(Stacks, Column, Cell),
    findall(Other, ( member(Row-Other0, About), Other = [Other0,Row], Other \== Cell ), Others),
    format(string(Move), "~d", [Column]),
    ( Reason = guess(_, _) -> Proved = false ; Proved = true ),
    reason_relation(Reason, Relation),
    Hint = hint(Move, Sentence, [Cell|Others], Proved, Relation).

%   How the game goes on to its end, if that is proved and found in a part of the time.

hint_line(Reason, Solver, Game, Column, Seconds, Words) :-
    Game = game(Size, Columns0, _),
    (   ( Reason = proved(_, Worth, Worth) ; Reason = makes(_, Worth, Worth) ),
        Worth =\= 0,
        append(Columns0, [Column], Columns),
        Time is Seconds / 4,
        asked_answer(Solver, Size, Columns, variation(Time), variation(_, Later))
    ->  game_mover(Game, Mover),
        ( Worth < 0 -> Loser = Mover ; seat_player(_, Loser), Loser \== Mover ),
        held_out_words(Loser, [Column|Later], Words)
    ;   Words = ""
    ).

keep_off(game(Size, Columns, _), Hinted, Words) :-
    asked_answer(none, Size, Columns, tactics, tactics(Tactics)),
    findall(Text,
            ( member(tactic(poisoned, Other, _-Column), Tactics),
              Column =\= Hinted,
              column_sentence(Column, 0, 0, 0, you-Other, Sentence),
              string_concat(" ", Sentence, Text) ),
            Texts),
    atomics_to_string(Texts, Words).

%   The relation that decided which column is hinted.

reason_relation(Reason, Relation) :-
    (   Reason = proved(facts, _, _)
    ->  Relation = connect4_plan:position_known/3
    ;   memberchk(Reason, [win, block(_, _), lost, makes(_, _, _)])
    ->  Relation = connect4_tactics:walls_position_tactics/3
    ;   Relation = connect4_choice:solver_exact_position_choice/4
    ).

analysed(Game, about(Solver, Seconds, _), Marks) :-
    game_value_marks(Solver, Game, Seconds, Marks).

%   Remarks on a position: what can be seen at once, and what a short search finds.

explained(Game, about(Solver, _, _), Remarks) :-
    Game = game(Size, Columns, _),
    asked_answer(none, Size, Columns, tactics, tactics(Tactics)),
    findall(Remark, tactics_remark(Tactics, Remark), Remarks0),
    asked_answer(Solver, Size, Columns, seen, worths(Worths)),
    game_mover(Game, Mover),
    game_stacks(Game, Stacks),
    left(Size, Columns, Left),
    (   \+ memberchk(tactic(win, _, _), Tactics),
        outlook_sentence(Mover, Worths, Left, Sentence, About)
    ->  maplist(next_cell(Stacks), About, Cells),
        append(Remarks0, [remark(Sentence, Cells)], Remarks1)
    ;   Remarks1 = Remarks0
    ),
    (   Remarks1 == []
    ->  nothing_sentence(Nothing),
        Remarks = [remark(Nothing, [])]
    ;   Remarks = Remarks1
    ).

%   If a stone wins now, nothing else is told.  All cells that have to be taken at once are one
%   remark.  Each threat is told once.  A cell that helps nobody is not told.

tactics_remark(Tactics, remark(Sentence, Cells)) :-
    (   memberchk(tactic(win, _, _), Tactics)
    ->  Kind = win
    ;   member(Kind, [forced, poisoned, double, stacked, strong, odd_row, even_row, stack])
    ),
    findall(Player-Cell, ( member(tactic(Kind, Player, Cell), Tactics),
                           \+ told_already(Kind, Player, Cell, Tactics) ), Found),
    (   Kind == forced
    ->  Found = [Player-_|_],
        findall(Cell, member(_-Cell, Found), About)
    ;   member(Player-Cell, Found),
        About = [Cell]
    ),
    ( Kind == strong -> Told = strong_row ; Told = Kind ),
    tactic_sentence(Told, Player, About, Sentence),
    maplist(shown_cell, About, Cells).

told_already(Kind, Player, Cell, Tactics) :-
    memberchk(Kind, [odd_row, even_row]),
    (   memberchk(tactic(forced, Player, Cell), Tactics)
    ->  true
    ;   memberchk(tactic(strong, Player, Cell), Tactics)
    ).

reviewed(session(Size, _, Moves, _, _, _, _), about(Solver, Seconds, _), Remarks) :-
    maplist(number_string, Columns, Moves),
    asked_answer(Solver, Size, Columns, review(Seconds), review(Judgements)),
    findall(remark(Sentence, [Cell]),
            ( member(Judgement, Judgements),
              \+ functor(Judgement, good, _),
              judgement_sentence(Judgement, Sentence),
              arg(1, Judgement, Number),
              move_cell(Columns, Number, Cell) ),
            Remarks0),
    review_sentences(Judgements, Seconds, Sentences),
    findall(remark(Sentence, []), member(Sentence, Sentences), Remarks1),
    append(Remarks0, Remarks1, Remarks).

%   The cell of a move.

move_cell(Columns, Number, [Column,Row]) :-
    length(Played, Number),
    append(Played, _, Columns),
    last(Played, Column),
    aggregate_all(count, member(Column, Played), Row).

points(Game, Number, Points, Rounds) :-
    Game = game(size(7, 6, 4), _, _),
    seat_player(Number, Player),
    game_points(Game, Player, Points, Rounds).

%   The rule that decided, as ../shared/reason.pl asks for it.  A smaller board has no rule to show: the
%   definition is that of 7 x 6.

happened_reason(begun(Game), reason(Sentence, Goals, [], [])) :-
    game_mover(Game, Player),
    connect4_reason_sentence(begun(Player), Sentence),
    Game = game(_, _, Board),
    goals(Board, [board_mover(Board, _)], Goals).
happened_reason(acted(proof, game(_, Columns, _), _, _), reason(Sentence, [Goal], [], [])) :-
    columns_planned(Columns, Player, Result, Kind-Goal),
    planned_sentence(Player, Result, Kind, Sentence).
happened_reason(moved(Game0, Move, Game), reason(Sentence, Goals, Followed, [])) :-
    Game = game(_, _, Board),
    game_end(Game, End),
    end_reason(End, Game0-Move, Game, Told, Goals0, Followed),
    connect4_reason_sentence(Told, Sentence),
    goals(Board, Goals0, Goals).
happened_reason(tried(Position0, Move, Position), Reason) :-
    happened_reason(moved(Position0, Move, Position), Reason).
happened_reason(refused(game(_, _, Board), Text, Words), reason(Sentence, Goals, [], [])) :-
    whole_sentence(Words, Sentence),
    (   catch(number_string(Column, Text), _, fail)
    ->  goals(Board, [board_column_board(Board, Column, _)], Goals)
    ;   Goals = []
    ).

end_reason(open, Game0-Move, Game, dropped(Player, Row, Column), [Goal], []) :-
    game_mover(Game0, Player),
    number_string(Column, Move),
    game_stacks(Game, Stacks),
    nth1(Column, Stacks, Stack),
    length(Stack, Row),
    Game0 = game(_, _, Board0),
    Goal = board_column_board(Board0, Column, _).
end_reason(won(Player), _, Game, won(Player, Cells), Goals, [winners_board_end]) :-
    game_fours(Game, Cells),
    Game = game(_, _, Board),
    Goals = [board_line_player(Board, _, Player), board_end(Board, _)].
end_reason(draw, _, game(_, _, Board), draw, [board_end(Board, _)], [winners_board_end,rooms_end]).

%   True when Player, who is to move after Columns, has a proof of Result there, and Goal,
%   Kind-(Module:Goal0), says what to play (players/choice.pl).

columns_planned(Columns, Player, Result, Goal) :-
    length(Columns, Stones),
    ( Stones mod 2 =:= 0 -> Player = x ; Player = o ),
    player_columns_start(Player, Columns, Start),
    start_columns_goal(Start, Columns, Goal),
    once(start_facts_claim(Start, many, claim(_, Result, _))).

goals(Board, Goals0, Goals) :-
    (   is_list(Board)
    ->  maplist(of_definition, Goals0, Goals)
    ;   Goals = []
    ).

of_definition(Goal, connect4_definition:Goal).

%   The cells that a value in the definition speaks of, as boards are drawn.

value_cells(_, Value, Cells) :-
    ( is_list(Value) -> Value = [_|_], Places = Value ; Places = [Value] ),
    maplist(value_cell, Places, Cells).

value_cell(Row-Column, [Column,Row]) :-
    integer(Row),
    integer(Column).

/** <examples>

?- asked_answer(none, size(7, 6, 4), [4,4,5,5], advice(seconds(1)), Advice).
*/
