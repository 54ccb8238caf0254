:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- use_module('../../random_games').

:- begin_tests(soccer_explanation).

test(what_there_is_to_see,
     forall(member(Turns-Explained,
                   [ [[2],[2],[2]]-explained(none, [[7],[0],[5],[4]], false, []),
                     [[2],[2],[2],[2]]-explained([2], _, _, []) ]))) :-
    field_turns_position(field(line, 8, 10, 0), Turns, Position),
    position_explained(Position, 50, Found),
    subsumes_term(Explained, Found).

test(who_is_cut_off, CutOff == [2]) :-
    field_turns_position(field(line, 4, 4, 0),
                         [[5], [4,7,2,3,0], [7], [7,2], [1,4], [7,4,2,5,2,4,6,0,0,3,0,1,4], [4]],
                         Position),
    position_explained(Position, 0, explained(_, [], _, CutOff)).

%   There is no safe turn but those that are found, and no end of a turn.

test(safe_turns_are_those_found, forall(between(1, 20, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 12, Position),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Turn, ( member(Turn-_, Outcomes), position_turn_safe(Position, Turn) ), Turns0),
    length(Turns0, Length),
    position_explained(Position, 100000, explained(_, Safe, false, _)),
    length(Safe, Length).

test(ends_are_those_of_outcomes, forall(between(1, 20, Seed))) :-
    random_start(Seed, field(standard, 8, 10, 2), 12, Position),
    position_player(Position, Player),
    position_outcomes(Position, inf, Outcomes, false),
    findall(Node,
            ( member(Turn-Node, Outcomes),
              once(position_turn(Position, Turn, Position1)),
              position_end(Position1, open),
              \+ position_player(Position1, Player) ),
            Nodes0),
    sort(Nodes0, Nodes),
    position_end_turns(Position, Ends0),
    sort(Ends0, Ends),
    pairs_keys(Ends, Nodes),
    forall(member(Node-Turn, Ends),
           ( once(position_turn(Position, Turn, Position1)), position_ball(Position1, Node) )).

:- end_tests(soccer_explanation).
