:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_metrics).

%   Columns are all from which the metric may choose.

metric_columns(Metric, Depth, Board, Columns) :-
    findall(Column, metric_board_column(Metric, Depth, Board, Column), Columns).

%   Positions of a game at random in which somebody may be about to win.

random_game(Seed, Columns) :-
    seed_random([Seed], Random),
    Players = [metric(4, 1), metric(3, 1)],
    nth0(0, Players, Player),
    nth0(1, Players, Other),
    players_position_columns(Player, Other, position(0, 0), Columns, Random, _).

some_columns(Seed, Columns) :-
    random_game(Seed, Game),
    length(Game, Length),
    Turn is Seed mod Length,
    length(Columns, Turn),
    append(Columns, _, Game).

choices(Metric, Depth, Seeds, Seed-Columns) :-
    between(1, Seeds, Seed),
    some_columns(Seed, Columns),
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    metric_columns(Metric, Depth, Board, Allowed),
    seed_random([Seed], Random),
    metric_position_column(Metric, Depth, Position, Column, Random, _),
    \+ memberchk(Column, Allowed).

test(metric_4, fail) :- choices(4, 1, 5, _).
test(metric_3, fail) :- choices(3, 1, 12, _).
test(metric_2, fail) :- choices(2, 2, 4, _).
test(metric_1, fail) :- choices(1, 2, 6, _).
test(metric_0, fail) :- choices(0, 2, 4, _).

%   Every column that a metric may draw is drawn sometime.

test(draws, forall(member(Metric-Columns, [3-[4,4,4,4,4,4,1,1], 4-[4,4,4,4,4,4,1,1]]))) :-
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    metric_columns(Metric, 1, Board, Allowed),
    findall(Column,
            ( between(1, 100, Seed),
              seed_random([Seed], Random),
              metric_position_column(Metric, 1, Position, Column, Random, _) ),
            Drawn0),
    sort(Drawn0, Drawn),
    Drawn == Allowed.

test(no_column_is_safe, Column == 1) :-
    columns_position([4,4,3,3,5], Position),
    metric_position_column(3, 1, Position, Column, 1, _).

test(scores, forall(member(Metric, [2, 1, 0]))) :-
    columns_position([4,4,4,4,4,4,1], Position),
    columns_board([4,4,4,4,4,4,1], Board),
    metric_position_ratings(Metric, 2, Position, Scores),
    pairs_keys(Scores, [1,2,3,5,6,7]),
    metric_worths(Metric, Worths),
    \+ ( member(Column-Score, Scores),
         \+ ( board_column_board(Board, Column, Board1),
              board_depth_worths_rating(Board1, 2, Worths, Score) ) ).

test(one_choice, forall(( between(0, 4, Metric), between(1, 6, Seed) ))) :-
    some_columns(Seed, Columns),
    columns_position(Columns, Position),
    metric_position_column(Metric, 3, Position, Column, 1, Random),
    metric_position_choice(Metric, 3, Position, Column, Scores, 1, Random),
    (   metric_position_ratings(Metric, 3, Position, Scores)
    ->  true
    ;   Scores == []
    ).

test(random_metrics_have_no_scores, fail) :-
    metric_position_ratings(3, 2, position(0, 0), _).

%   What the document found when its players met, from 15 openings of two stones.

beaten(Player, Other, Won-Lost) :-
    findall(Points,
            ( between(1, 15, Seed), member(Player1-Player2-Side, [Player-Other-x, Other-Player-o]),
              seed_random([Seed], Random0),
              opening(Opening, Position, Random0, Random),
              players_position_columns(Player1, Player2, Position, Columns, Random, _),
              append(Opening, Columns, Game),
              columns_position(Game, Last),
              bitboard_end(Last, End),
              end_points(End, Side, Points) ),
            All),
    aggregate_all(count, member(won, All), Won),
    aggregate_all(count, member(lost, All), Lost).

end_points(won(Side), Side, won) :- !.
end_points(won(_), _, lost) :- !.
end_points(draw, _, drawn).

opening([Column1, Column2], Position, Random0, Random) :-
    metric_position_column(4, 1, position(0, 0), Column1, Random0, Random1),
    columns_position([Column1], Position1),
    metric_position_column(4, 1, Position1, Column2, Random1, Random),
    columns_position([Column1, Column2], Position).

%   deep
test(a_better_metric_wins, forall(member(Player-Other, [ metric(3,1)-metric(4,1),
                                                         metric(2,4)-metric(3,1),
                                                         metric(1,4)-metric(3,1),
                                                         metric(0,3)-metric(4,1) ]))) :-
    beaten(Player, Other, Won-Lost),
    Won > Lost.

:- end_tests(connect4_metrics).
