:- module(connect4_scoring,
          [ own_solver/1,              % -Solver
            texts_scores/2,            % +Texts, -Scores
            position_score_columns/3,  % +Position, -Score, -ColumnScores
            position_seconds_score_columns/5, % +Position, +Seconds, -Lower, -Upper, -ColumnScores
            position_seconds_bounds/5  % +Position, +Seconds, -Column, -Lower, -Upper
          ]).

/** <module> Exact scores for whoever has no solver: each query makes its own */

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(bounds, [position_limit_bounds/6]).
:- use_module('../exact/exact', [position_column_scores/3, position_score/3]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../exact/proof', [proof_rule/1]).
:- use_module('../exact/solver', [rules_solver/3]).
:- use_module('../board/text', [text_position/2]).

%!  own_solver(-Solver) is det.
%
%   True when Solver is a new one with every proof rule.
%
%       ?- own_solver(Solver), position_score(Solver, position(0b111, 0b111 << 7), Score).
%       Score = 18.

own_solver(Solver) :-
    findall(Rule, proof_rule(Rule), Rules),
    rules_solver(Rules, 262139, Solver).

%!  texts_scores(+Texts, -Scores) is det.
%
%   True when Scores has the score of each position in Texts, which are
%   separated by commas; or `fault` for what can't be reached.
%
%       ?- texts_scores('4455,44x', Scores).
%       Scores = [18, fault].

texts_scores(Texts, Scores) :-
    atomic_list_concat(Split, ',', Texts),
    own_solver(Solver),
    maplist(text_score(Solver), Split, Scores).

text_score(Solver, Text, Score) :-
    (   text_position(Text, Position)
    ->  position_score(Solver, Position, Score)
    ;   Score = fault
    ).

%!  position_score_columns(+Position, -Score, -ColumnScores) is det.
%
%   True when Position has Score, and ColumnScores has Column-Score, from the
%   left, for each column that can be played: what it is worth to the player to
%   move to play there.
%
%       ?- columns_position([4,4,5,5,3,3], Position),
%          position_score_columns(Position, Score, ColumnScores).
%       Score = 18, ColumnScores = [1-17, 2-18, 3-17, 4-17, 5-17, 6-18, 7-17].

position_score_columns(Position, Score, ColumnScores) :-
    own_solver(Solver),
    score_columns(Solver, Position, Score, ColumnScores).

score_columns(Solver, Position, Score, ColumnScores) :-
    position_column_scores(Solver, Position, ColumnScores0),
    keysort(ColumnScores0, ColumnScores),
    (   ColumnScores == []
    ->  position_score(Solver, Position, Score)
    ;   pairs_values(ColumnScores, Scores),
        max_list(Scores, Score)
    ).

%!  position_seconds_score_columns(+Position, +Seconds, -Lower, -Upper, -ColumnScores) is det.
%
%   True when within Seconds the score of Position was found to be from Lower to
%   Upper, and ColumnScores are those of position_score_columns/3, or none if
%   they were not found in that time.
%
%       ?- position_seconds_score_columns(position(0, 0), 0, Lower, Upper, ColumnScores).
%       Lower = -20, Upper = 19, ColumnScores = [].

position_seconds_score_columns(Position, Seconds, Lower, Upper, ColumnScores) :-
    own_solver(Solver),
    Half is Seconds / 2,
    (   position_limit_bounds(Solver, Position, seconds(Half), _, Lower, Upper)
    ->  true
    ;   position_score(Solver, Position, Lower),
        Upper = Lower
    ),
    (   Lower =:= Upper,
        limit_goal(seconds(Half), score_columns(Solver, Position, _, Found), _)
    ->  ColumnScores = Found
    ;   ColumnScores = []
    ).

%!  position_seconds_bounds(+Position, +Seconds, -Column, -Lower, -Upper) is det.
%
%   True when Column is the best that was found within Seconds for Position, an
%   open one, and its score is from Lower to Upper: proved if they are equal.
%
%       ?- columns_position([4,4,5,5], Position),
%          position_seconds_bounds(Position, 1, Column, Lower, Upper).
%       Column = 3, Lower = 18, Upper = 18.

position_seconds_bounds(Position, Seconds, Column, Lower, Upper) :-
    own_solver(Solver),
    position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper).

/** <examples>

?- columns_position([4,4,5,5], Position),
   position_seconds_bounds(Position, 1, Column, Lower, Upper).
*/
