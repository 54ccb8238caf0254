:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../../../logic/soccer/proof/checker').
:- use_module('../../random_games').

%   The winner by the definition alone: each step is tried, and no rule says more.

plain_winner(Drawing, Winner) :-
    trie_new(Seen),
    plain_winner(Drawing, Seen, Winner).

plain_winner(Drawing, Seen, Winner) :-
    drawing_end(Drawing, End),
    (   End \== open
    ->  arg(1, End, Winner)
    ;   drawing_drawn(Drawing, Drawn),
        (   trie_lookup(Seen, Drawn, Winner0)
        ->  true
        ;   Drawing = drawing(_, Player, _, _),
            (   drawing_step(Drawing, _, Drawing1),
                plain_winner(Drawing1, Seen, Player)
            ->  Winner0 = Player
            ;   Winner0 is 3 - Player
            ),
            trie_insert(Seen, Drawn, Winner0)
        ),
        Winner = Winner0
    ).

%   Late positions on fields of all kinds: even and odd sides, goals as wide as the field.

late(Field, Drawing) :-
    late(Field, Seed, Drawing),
    Seed =< 6.

later(Field, Drawing) :-
    late(Field, Seed, Drawing),
    Seed > 6.

late(Field, Seed, Drawing) :-
    member(Field-Games-Steps,
           [ field(line, 2, 5, 0)-10-6, field(standard, 2, 4, 2)-40-8, field(standard, 3, 3, 1)-30-14,
             field(line, 3, 4, 0)-20-20, field(standard, 3, 2, 3)-30-22, field(standard, 2, 6, 2)-50-22,
             field(line, 5, 3, 0)-20-30 ]),
    between(1, Games, Seed),
    random_drawing(Seed, Field, Steps, Drawing).

found_step(Search, Drawn, position(_, Directions), Direction) :-
    search_step(Search, Drawn, Directions, Direction).

:- begin_tests(soccer_proof).

test(as_the_definition, forall(late(Field, Drawing))) :-
    as_the_definition(Field, Drawing).

%   deep
test(as_the_definition_of_more, forall(later(Field, Drawing))) :-
    as_the_definition(Field, Drawing).

as_the_definition(Field, Drawing) :-
    plain_winner(Drawing, Winner),
    field_search(Field, Search),
    drawing_drawn(Drawing, Drawn),
    search_winner(Search, Drawn, Winner).

%   The checker walks through each proof to its leaves, within the turns that it says.

test(each_proof_is_checked, forall(late(Field, Drawing))) :-
    proof_checked(Field, Drawing).

%   deep
test(more_proofs_are_checked, forall(later(Field, Drawing))) :-
    proof_checked(Field, Drawing).

proof_checked(Field, Drawing) :-
    field_search(Field, Search),
    drawing_drawn(Drawing, Drawn),
    search_winner(Search, Drawn, Winner),
    field_winner_checked(Field, Drawn, Winner, user:found_step(Search, Drawn), Checked),
    Checked = proved(Turns, _, _),
    Turns >= 1,
    Loser is 3 - Winner,
    \+ field_winner_checked(Field, Drawn, Loser, user:found_step(Search, Drawn), proved(_, _, _)).

%   The mirror image of a position has the same winner, by a search that knows nothing of mirror images,
%   and the same key.  On `line` an odd field has no mirror image: its goals are not in the middle.

%   deep
test(mirrored, forall(( late(Field, Drawing), mirrored_field(Field) ))) :-
    as_mirrored(Field, Drawing).

%   deep
test(more_are_mirrored, forall(( later(Field, Drawing), mirrored_field(Field) ))) :-
    as_mirrored(Field, Drawing).

as_mirrored(Field, Drawing) :-
    field_search(Field, search(Kind, Numbered, Board, Start, Table, Counter)),
    Board = board(Shifts, Goal1, Goal2, Bits, Columns),
    Plain = search(Kind, Numbered, board(Shifts, Goal1, Goal2, Bits, []), Start, Table, Counter),
    drawing_drawn(Drawing, Drawn),
    soccer_df_pn:search_state(Plain, Drawn, [], State),
    mirror_state(Columns, State, Mirrored),
    State \== Mirrored,
    maplist(soccer_df_pn:state_key(Board), [State,Mirrored], [Key,Key]),
    soccer_df_pn:state_winner(Plain, Mirrored, Winner),
    plain_winner(Drawing, Winner).

mirrored_field(field(standard, _, _, _)).
mirrored_field(field(line, Width, _, _)) :-
    Width mod 2 =:= 0.

mirror_state(Columns, state(Player, Ball0, Touched0, Fresh0, Edges0),
             state(Player, Ball, Touched, Fresh, edges(E, NE, N, NW))) :-
    None = sets(0, 0, edges(0, 0, 0, 0)),
    soccer_df_pn:mirrored(Columns, sets(Ball0, Fresh0, Edges0), None,
                          sets(Ball, Fresh, edges(E1, NW, N, NE))),
    soccer_df_pn:mirrored(Columns, sets(Ball0, Touched0, Edges0), None, sets(Ball, Touched, _)),
    E is E1 >> 1.

%   The winner from the start: the facts say the same as a search, whose result is proved.

%   deep
test(winners, all(Field-Winner-Nodes == [])) :-
    solved_field(Field, Winner, Nodes),
    Nodes < 1000,
    \+ ( once(field_proof(Field, proved(Winner, Nodes, Turns, Positions, Steps))),
         field_drawing(Field, drawing(_, Player, Ball, _)),
         soccer_proof:search_proof(Field, drawn(Player, Ball, []), Found),
         Found = proved(Winner, Nodes, Turns, Positions, Steps) ).

%   deep
test(slices_go_on, Winner-Enough == 1-true) :-
    Field = field(standard, 3, 6, 1),
    field_search(Field, Search),
    Drawn = drawn(1, 1/3, []),
    \+ search_slice(Search, Drawn, 1000, _),
    search_nodes(Search, 1000),
    search_slice(Search, Drawn, 100000, Winner),
    search_nodes(Search, Nodes),
    ( Nodes < 12000 -> Enough = true ; Enough = Nodes ).

%   A damaged strategy, or one for the wrong player, is refused, and the place is named.

test(a_damaged_fact_is_named, [nondet, Why-Words == unknown-"it has no step"]) :-
    Field = field(standard, 2, 4, 2),
    soccer_proof:solved(Field, Winner, _, Text),
    sub_string(Text, 22, _, 0, Damaged),
    soccer_proof:checked(Field, drawn(1, 1/2, []), Winner, text_step(Damaged), 0, Fault),
    Fault = fault(Directions, Why),
    soccer_sentences:fault_step_sentence(Directions, Why, Sentence),
    sub_string(Sentence, _, 14, 0, Words).

test(damaged, all(Damage-Why == [none-proved, lost-lost, out-unknown])) :-
    Field = field(standard, 2, 4, 2),
    once(field_proof(Field, proved(2, _, _, _, Steps))),
    member(Damage, [none, lost, out]),
    damaged(Damage, Steps, Steps1),
    field_winner_checked(Field, drawn(1, 1/2, []), 2, user:listed(Steps1), Checked),
    (   Checked = fault(Directions, Why)
    ->  Directions = [_|_]
    ;   functor(Checked, Why, _)
    ).

damaged(none, Steps, Steps).
damaged(lost, [step(Key,_,_)|Steps], [step(Key,8,0)|Steps]).
damaged(out, Steps0, Steps) :-
    append(Steps, [_], Steps0).

test(wrong_winner, Checked == fault([], goal)) :-
    field_winner_checked(field(line, 2, 3, 0), drawn(1, 1/1, []), 2, [_,_]>>fail, Checked).

%   `perfect` wins from the winning side, whoever plays the other, within the turns that it said.

test(perfect_wins, forall(( member(Field, [ field(standard, 2, 5, 2), field(line, 4, 3, 0),
                                            field(standard, 3, 5, 1), field(line, 5, 3, 0),
                                            field(standard, 4, 4, 4) ]),
                            member(Other, [ random, dijkstra(destination, 1), reply(destination, 1),
                                            search(inferences(100000)) ]) ))) :-
    once(solved_field(Field, Winner, _)),
    field_position(Field, Position),
    seed_random([1], Random),
    once(played_out(Position, Winner, Other, 999, Random)).

played_out(Position, Winner, Other, Turns0, Random0) :-
    position_end(Position, End),
    (   End \== open
    ->  arg(1, End, Winner)
    ;   Turns0 > 0,
        (   position_player(Position, Winner)
        ->  position_perfect_turn(Position, Turn, report(win(Turns1), _, _, _, _)),
            Turns1 =< Turns0,
            Random = Random0
        ;   position_player_turn(Position, Other, Turn, Random0, Random),
            Turns1 = Turns0
        ),
        once(position_turn(Position, Turn, Position1)),
        Turns is Turns1 - 1,
        played_out(Position1, Winner, Other, Turns, Random)
    ).

test(facts_are_played, report(win(17), 983, 17, 0, false) == Report) :-
    field_position(field(standard, 4, 6, 2), Position),
    position_perfect_turn(Position, _, Report).

test(a_lost_position_is_played_on, Verdict == loss) :-
    field_position(field(standard, 2, 4, 2), Position),
    position_perfect_turn(Position, [_|_], report(Verdict0, _, _, _, _)),
    functor(Verdict0, Verdict, 1).

test(what_beats_a_turn, Winner-Answer == 2-[5]) :-
    field_position(field(line, 4, 3, 0), Position),
    position_turn_proved(Position, [0], Winner, Answer).

test(facts_are_proved) :-
    once(field_proof(field(line, 4, 8, 0), proved(1, _, 12, 2453, _))).

test(too_large, all(Fault == [true, true, false])) :-
    member(Field, [field(standard, 40, 40, 2), field(standard, 8, 10, 2), field(standard, 6, 8, 4)]),
    ( field_size_fault(Field, _) -> Fault = true ; Fault = false ).

:- end_tests(soccer_proof).

listed(Steps, position(Key, _), Direction) :-
    memberchk(step(Key, Direction, _), Steps).
