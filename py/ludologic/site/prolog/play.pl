:- module(page_play,
          [ mastermind_variants/1,      % -Variants
            mastermind_secret/3,        % +Variant, +Seed, -Secret
            mastermind_hint/5,          % +Variant, +History, -Guess, -Left, -Sizes
            mastermind_conflicts/3,     % +Code, +History, -Conflicts
            connect4_standing/4,        % +Columns, -Cells, -End, -Moves
            connect4_reply/4,           % +Columns, +Level, +Seed, -Column
            connect4_hint/4,            % +Columns, -Column, -Lower, -Upper
            soccer_reply/5              % +Field, +Turns, +Player, +Seed, -Turn
          ]).

/** <module> What the pages to play on ask of the rules

Only questions and plain values: the rules are those of the games, as the reader
has them.
*/

%   mastermind_variants(-Variants): [Name, Pegs, Colours, Repeats] for each that has a name.

mastermind_variants(Variants) :-
    findall([Name, Pegs, Colours, Repeats],
            named_variant(Name, variant(Pegs, Colours, Repeats)), Variants).

mastermind_secret(Variant, Seed, Secret) :-
    variant_sample(Variant, 1, Seed, [Secret]).

%   A guess, how many codes are possible, and how many of them each answer leaves.

mastermind_hint(Variant, History, Guess, Left, Sizes) :-
    history_guess(five_guess, Variant, History, Guess),
    history_codes(Variant, History, Codes),
    length(Codes, Left),
    findall(Feedback-1, ( member(Code, Codes), guess_secret_feedback(Guess, Code, Feedback) ),
            Answers0),
    keysort(Answers0, Answers),
    group_pairs_by_key(Answers, Classes),
    findall([Black, White, Size],
            ( member((Black-White)-Ones, Classes), length(Ones, Size) ), Sizes).

mastermind_conflicts(Code, History, Conflicts) :-
    findall(Conflict, code_history_conflict(Code, History, Conflict), Conflicts).

%   connect4_standing(+Columns, -Cells, -End, -Moves): Cells are [Row, Column, Player].

connect4_standing(Columns, Cells, End, Moves) :-
    columns_board(Columns, Board),
    findall([Row, Column, Stone],
            ( member(Stone, [x, o]), board_row_column_stone(Board, Row, Column, Stone) ), Cells),
    board_end(Board, End),
    (   End == open
    ->  findall(Column, board_column_board(Board, Column, _), Moves)
    ;   Moves = []
    ).

connect4_reply(Columns, Level, Seed, Column) :-
    columns_position(Columns, Position),
    level_column(Level, Seed, Position, Column).

level_column(easy, Seed, Position, Column) :-
    seed_metric_position_choice(Seed, 2, 1, Position, Column, _).
level_column(medium, Seed, Position, Column) :-
    seed_metric_position_choice(Seed, 3, 4, Position, Column, _).
level_column(hard, Seed, Position, Column) :-
    seed_metric_position_choice(Seed, 4, 6, Position, Column, _).
level_column(perfect, _, Position, Column) :-
    position_seconds_bounds(Position, 4, Column, _, _).

connect4_hint(Columns, Column, Lower, Upper) :-
    columns_position(Columns, Position),
    position_seconds_bounds(Position, 2, Column, Lower, Upper).

soccer_reply(Field, Turns, Player, Seed, Turn) :-
    field_turns_player_turn(Field, Turns, Player, Seed, Turn).
