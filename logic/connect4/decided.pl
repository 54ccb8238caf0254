:- module(connect4_decided,
          [ columns_planned/4,       % +Columns, -Player, -Result, -Goal
            connect4_decided/2,      % +Happened, -Reason
            connect4_value_cells/3   % +Happened, +Value, -Cells
          ]).

/** <module> Connect 4: the rule that decided

What ../door/why.pl asks.  A smaller board has no rule to show: the definition is that of 7 x 6.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../door/wording', [whole_sentence/2]).
:- use_module(definition, []).
:- use_module(position, [game_end/2, game_fours/2, game_mover/2, game_stacks/2]).
:- use_module('players/step', [player_columns_start/3, start_columns_goal/3]).
:- use_module('proof/plan', [start_facts_claim/3]).
:- use_module(sentences, [connect4_decided_sentence/2, planned_sentence/4]).

%!  connect4_decided(+Happened, -Reason) is det.
%
%   True when Reason is the reason of what Happened (../door/why.pl).
%
%       ?- size_columns_game(size(7, 6, 4), [], Game),
%          connect4_decided(begun(Game), reason(Sentence, _, _, _)).
%       Game = Game, Sentence = "The board is empty: x begins.".

connect4_decided(begun(Game), reason(Sentence, Goals, [], [])) :-
    game_mover(Game, Player),
    connect4_decided_sentence(begun(Player), Sentence),
    Game = game(_, _, Board),
    goals(Board, [board_mover(Board, _)], Goals).
connect4_decided(acted(proof, game(_, Columns, _), _, _), reason(Sentence, [Goal], [], [])) :-
    columns_planned(Columns, Player, Result, Kind-Goal),
    planned_sentence(Player, Result, Kind, Sentence).
connect4_decided(moved(Game0, Move, Game), reason(Sentence, Goals, Followed, [])) :-
    Game = game(_, _, Board),
    game_end(Game, End),
    end_reason(End, Game0-Move, Game, Told, Goals0, Followed),
    connect4_decided_sentence(Told, Sentence),
    goals(Board, Goals0, Goals).
connect4_decided(tried(Position0, Move, Position), Reason) :-
    connect4_decided(moved(Position0, Move, Position), Reason).
connect4_decided(refused(game(_, _, Board), Text, Words), reason(Sentence, Goals, [], [])) :-
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

%!  columns_planned(+Columns, -Player, -Result, -Goal) is semidet.
%
%   True when Player, who is to move after Columns, has a proof of Result there, and Goal,
%   Kind-(Module:Goal0), says what to play (players/step.pl).
%
%       ?- columns_planned([4,4], Player, Result, Goal).
%       Player = x, Result = won,
%       Goal = fact-(connect4_first_player_wins:first_player_column('44', 4)).

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

%!  connect4_value_cells(+Happened, +Value, -Cells) is semidet.
%
%   True when Value, a value in the definition, speaks of Cells, as boards are drawn.
%
%       ?- connect4_value_cells(_, [2-1,3-1], Cells).
%       Cells = [[1, 2], [1, 3]].

connect4_value_cells(_, Value, Cells) :-
    ( is_list(Value) -> Value = [_|_], Places = Value ; Places = [Value] ),
    maplist(shown_cell, Places, Cells).

shown_cell(Row-Column, [Column,Row]) :-
    integer(Row),
    integer(Column).

/** <examples>

?- size_columns_game(size(7, 6, 4), [4], Game), connect4_decided(begun(Game), Reason).
*/
