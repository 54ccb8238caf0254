:- module(page_play,
          [ mastermind_variants/1,      % -Variants
            mastermind_secret/3,        % +Variant, +Seed, -Secret
            mastermind_hint/5,          % +Variant, +History, -Guess, -Left, -Sizes
            mastermind_conflicts/3,     % +Code, +History, -Conflicts
            mastermind_tree/3,          % +Variant, -Histogram, -Root
            connect4_standing/4,        % +Columns, -Cells, -End, -Moves
            connect4_reply/4,           % +Columns, +Level, +Seed, -Column
            connect4_hint/4,            % +Columns, -Column, -Lower, -Upper
            connect4_claims/1,          % -Claims
            connect4_claim_counts/3,    % +Start, -EntryCount, -EndCount
            connect4_proof_step/5,      % +Start, +Columns, -Kind, -Column, -Why
            connect4_proof_replies/3,   % +Start, +Columns, -Replies
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

%   The tree of rule `depth`: a node is [Guess, Size, Children], a child [Black, White, Node].

mastermind_tree(Variant, Histogram, Root) :-
    variant_depth(Variant, Depth),
    rule_tree(depth, Variant, any, Depth, Tree),
    tree_histogram(Tree, Histogram),
    tree_root(Tree, Root).

tree_root(node(Guess, Size, Children), [Guess, Size, Nodes]) :-
    findall([Black, White, Node],
            ( member((Black-White)-Child, Children), tree_root(Child, Node) ),
            Nodes).

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
    level_question(Level, Seed, Question),
    columns_question_answer(Columns, Question, Answer),
    arg(1, Answer, Column).

level_question(easy,    Seed, metric(2, 1, Seed)).
level_question(medium,  Seed, metric(3, 4, Seed)).
level_question(hard,    Seed, metric(4, 6, Seed)).
level_question(perfect, _,    exact(4)).

connect4_hint(Columns, Column, Lower, Upper) :-
    columns_question_answer(Columns, exact(2), choice(Column, Lower, Upper, _, _)).

%   connect4_claims(-Claims): [Start, Player, Result] of each proof.

connect4_claims(Claims) :-
    findall([Start, Player, Result], start_facts_claim(Start, many, claim(Player, Result, _)),
            Claims).

connect4_claim_counts(Start, EntryCount, EndCount) :-
    start_facts_coverage(Start, many, Entries, Ends),
    length(Entries, EntryCount),
    length(Ends, EndCount).

%   connect4_proof_step(+Start, +Columns, -Kind, -Column, -Why): what is played where it is the
%   turn of the player whose proof it is.  Kind is `fact`; `four` or `rule`, which Why names; or
%   `search`, of Why nodes.

connect4_proof_step(Start, Columns, Kind, Column, Why) :-
    atomic_list_concat(Columns, Text),
    once(start_facts_claim(Start, many, Claim)),
    start_facts_plan(Start, many, Plan),
    (   plan_text_column(Plan, Text, Column)
    ->  Kind = fact,
        Why = none
    ;   claim_text_reason(Claim, Text, Reason)
    ->  reason_step(Reason, Kind, Column, Why)
    ;   claim_end_proof(Claim, Text, nodes(Why)),
        columns_question_answer(Columns, perfect(20), Answer),
        arg(1, Answer, Column),
        Kind = search
    ).

reason_step(four(Column), four, Column, none).
reason_step(rule(Column, Strategy), rule, Column, Strategy).

%   connect4_proof_replies(+Start, +Columns, -Replies): [Reply, Kind] for each column that the
%   other can play; Kind is `fact` where the facts go on, `end` where they do not.

connect4_proof_replies(Start, Columns, Replies) :-
    start_facts_plan(Start, many, Plan),
    findall([Reply, Kind],
            ( between(1, 7, Reply),
              append(Columns, [Reply], Columns1),
              columns_position(Columns1, Position),
              ( plan_position_column(Plan, Position, _) -> Kind = fact ; Kind = end ) ),
            Replies).

soccer_reply(Field, Turns, Player, Seed, Turn) :-
    field_turns_player_turn(Field, Turns, Player, Seed, Turn).
