:- module(connect4_review,
          [ columns_review/4       % +Solver, +Columns, +Seconds, -Judgements
          ]).

/** <module> Review: which moves of a game gave away a win or a draw

What is known of a game is a list of options, one for each position, from the start: what the move
to it is worth to the player who made it.  What is known without a search comes first.  Then
searches ask who wins, if anyone does: for a short time of all positions in turn, and then of one
after the other, the last first, since near the end this is found fast.  If the solver has a book,
the searches ask it.

A move gave something away if it is known to be worth less than the position before it: a draw for a
win, a loss for a win or a draw.  It gave nothing away if it is known to be worth as much.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module('../board/bits', [position_mover/2, walls_position_column_position/4]).
:- use_module('../exact/node', [walls_position_node/3]).
:- use_module('../exact/exact', [node_bounds/3]).
:- reexport('../exact/solver', [own_solver/1]).
:- use_module('../exact/solver', [solver_walls/2]).
:- use_module('../in_time/bounds', [position_limit_bounds/6, position_limit_sign/7]).
:- use_module('../in_time/questions',
              [ farthest_question/3, options_asked/6, sign_question/3, solver_fact/4,
                solver_options/3, solver_position_least/3
              ]).
:- use_module('../../shared/limit', [deadline_limit/2, limit_deadline/2]).
:- use_module(choice, [options_in_turn/5, position_worths/4]).

%!  columns_review(+Solver, +Columns, +Seconds, -Judgements) is semidet.
%
%   True when Judgements has one term for each move of Columns, as far as they can be judged within
%   Seconds:
%
%     - mistake(Number, Player, Column, Before, After, Better): it gave away a win or a draw.  The
%       score of Player was Before the move, or more, and After it, or less; Better keeps it.
%     - good(Number, Player, Column, Lower, Upper): it is worth Lower to Upper, and gave neither
%       away.
%     - open(Number, Player, Column, Lower, Upper, Rank, All): that is not known.  It is worth Lower
%       to Upper.  Of All columns Rank - 1 are known to be worth more.
%
%   Fails if walls_columns_fault/3 of text.pl finds a fault.
%
%       ?- own_solver(Solver), columns_review(Solver, [2,3,2], 0.5, [First|_]).
%       First = mistake(1, x, 2, 1, -1, 4).

columns_review(Solver, Columns, Seconds, Judgements) :-
    limit_deadline(seconds(Seconds), Deadline),
    Start = position(0, 0),
    columns_moves(Columns, Solver, 1, Start, Moves),
    start_option(Solver, Start, First),
    maplist(move_option(Solver), Moves, Options0),
    reverse([First|Options0], Backwards0),
    worth_agreed(Backwards0, Backwards1),
    Some is Seconds / 8,
    options_in_turn(sign_question, Solver, seconds(Some), Backwards1, Backwards2),
    worth_agreed(Backwards2, [Final|Earlier0]),
    Most is Seconds * 5 / 8,
    limit_deadline(seconds(Most), End),
    asked_backwards(Earlier0, Final, Solver, End, Earlier),
    worth_agreed([Final|Earlier], Backwards3),
    Short is min(1, Some),
    mistakes_scored(Backwards3, Solver, Short, Backwards),
    reverse(Backwards, [Before|Options]),
    judged(Moves, Before, Options, Solver, Deadline, Judgements).

%   Moves are move(Number, Player, Column, Position, Next): the positions before and after.

columns_moves([], _, _, _, []).
columns_moves([Column|Columns], Solver, Number, Position, [Move|Moves]) :-
    solver_walls(Solver, Walls),
    position_mover(Position, Player),
    once(walls_position_column_position(Walls, Position, Column, Next)),
    Move = move(Number, Player, Column, Position, Next),
    Number1 is Number + 1,
    columns_moves(Columns, Solver, Number1, Next, Moves).

%   The start is option 0: what it is worth to the player who does not begin.

start_option(Solver, Start, option(Lower, Upper, 0, Node)) :-
    solver_walls(Solver, Walls),
    walls_position_node(Walls, Start, Node),
    node_bounds(Node, Lower, Upper0),
    (   solver_position_least(Solver, Start, Least)
    ->  Upper is min(Upper0, -Least)
    ;   Upper = Upper0
    ).

move_option(Solver, move(Number, _, Column, Position, _), option(Lower, Upper, Number, Node)) :-
    solver_options(Solver, Position, Options),
    memberchk(option(Lower, Upper, Column, Node), Options).

%   No move is worth more than the position before it, whose worth its own option tells the other
%   player: so the bounds of a position and of the one before it narrow each other.  Backwards, and
%   then forwards.

worth_agreed(Backwards0, Backwards) :-
    limited(Backwards0, Backwards1),
    reverse(Backwards1, Forwards0),
    limited(Forwards0, Forwards),
    reverse(Forwards, Backwards).

limited([Option|Options0], [Option|Options]) :-
    limited(Options0, Option, Options).

limited([], _, []).
limited([Option0|Options0], Near, [Option|Options]) :-
    limited_by(Near, Option0, Option),
    limited(Options0, Option, Options).

limited_by(option(Lower, _, _, _), option(Lower0, Upper0, Number, Node),
           option(Lower0, Upper, Number, Node)) :-
    Upper is min(Upper0, -Lower).

%   Of each position, the last first: who wins?  The answer bounds the position before it.

asked_backwards([], _, _, _, []).
asked_backwards([Option0|Options0], After, Solver, Deadline, [Option|Options]) :-
    limited_by(After, Option0, Option1),
    deadline_limit(Deadline, Limit),
    options_asked(sign_question, Solver, Limit, [Option1], [Option], _),
    asked_backwards(Options0, Option, Solver, Deadline, Options).

%   The exact scores before and after mistakes, as far as Seconds allow.

mistakes_scored(Backwards0, Solver, Seconds, Backwards) :-
    findall(Option,
            ( append(_, [After,Before|_], Backwards0),
              gave_away(Before, After),
              member(Option, [After,Before]) ),
            Options0),
    sort(3, @>=, Options0, Options1),
    options_in_turn(farthest_question, Solver, seconds(Seconds), Options1, Options),
    maplist(narrowed(Options), Backwards0, Backwards).

narrowed(Options, Option0, Option) :-
    Option0 = option(_, _, Number, _),
    (   memberchk(option(Lower, Upper, Number, Node), Options)
    ->  Option = option(Lower, Upper, Number, Node)
    ;   Option = Option0
    ).

%   Before is the option of the position before the move, told to the other player.

gave_away(option(_, Upper0, _, _), option(_, Upper, _, _)) :-
    sign(-Upper0) > sign(Upper).

no_worse(option(Lower0, _, _, _), option(Lower, _, _, _)) :-
    sign(Lower) >= sign(-Lower0).

judged([], _, [], _, _, []).
judged([Move|Moves], Before, [After|Options], Solver, Deadline, [Judgement|Judgements]) :-
    Move = move(Number, Player, Column, Position, _),
    After = option(Lower, Upper, Number, _),
    (   gave_away(Before, After),
        Before = option(_, Most, _, _),
        Least is -Most,
        better(Before, Least, Solver, Position, Deadline, Better)
    ->  Judgement = mistake(Number, Player, Column, Least, Upper, Better)
    ;   no_worse(Before, After)
    ->  Judgement = good(Number, Player, Column, Lower, Upper)
    ;   deadline_limit(Deadline, seconds(Left)),
        length([Move|Moves], Rest),
        Some is min(0.03, Left / Rest),
        position_worths(Solver, Position, seconds(Some), Worths),
        length(Worths, All),
        aggregate_all(count, ( member(worth(_, Least, _), Worths), Least > Upper ), Above),
        Rank is Above + 1,
        Judgement = open(Number, Player, Column, Lower, Upper, Rank, All)
    ),
    judged(Moves, After, Options, Solver, Deadline, Judgements).

%   A column that is worth Least, if that is the score, or else one that wins or draws like it.  For
%   all mistakes together there is a little time after the deadline: the searches remember what they
%   have found.

better(option(Lower, Upper, _, _), Least, Solver, Position, Deadline, Better) :-
    deadline_limit(Deadline, seconds(Left)),
    Limit = seconds(Most),
    Most is Left + 0.2,
    (   Lower < Upper,
        solver_fact(Solver, Position, Better0, Known),
        sign(Known) >= sign(Least)
    ->  Better = Better0
    ;   Lower =:= Upper
    ->  position_limit_bounds(Solver, Position, Limit, Better, Least, Least)
    ;   ( Least > 0 -> First = win ; First = draw ),
        position_limit_sign(Solver, Position, First, Limit, Better, Found, _),
        sign(Found) >= sign(Least)
    ).

/** <examples>

?- own_solver(Solver),
   columns_review(Solver, [4,4,4,4,4,4,1,1,1,1,1,1,7,7,7,7,7,7,2,2,2], 2, Judgements).
*/
