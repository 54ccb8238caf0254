:- module(two_players_contract,
          [ game_roles/2,          % +Game, -Roles
            game_of_two/1,         % +Game
            state_moves/4,         % +Game, +State, -Role, -Moves
            state_end/3,           % +Game, +State, -End
            moves_state/3,         % +Game, ?Moves, -State
            state_role_goal/4,     % +Game, +State, +Role, -Goal
            playout_goals/3,       % +Game, +State, -Goals
            one_answer/4,          % +Answers, +Game, +Query, -Answer
            goal_value/4,          % +Goal, +Game, +State, +Role
            query_error/3           % +Game, +Query, +Why
          ]).

/** <module> A game by turns, told by its rules alone

The words are those of the Game Description Language (M. Genesereth, N. Love, 2005), over a
state that is any term without variables.  A _game_ is the name of a module that defines

  - role(Role): Role is one of the players: two, in most games, or any other number;
  - init(State): the game begins in State;
  - terminal(State): it is over in State;
  - legal(State, Role, Move): in State, which is not terminal, it is Role's turn, and Role may
    play Move;
  - next(State0, Role, Move, State): if Role plays Move in State0, the next state is State;
  - goal(State, Role, Value): in State, which is terminal, Role has reached Value, 0 (lost) to
    100 (won).

A role may move twice in a row.  If roles move at the same time, their game is told by
../sheets/joint.pl, which makes a game by turns of it.  A game may also define what
people see: cell(State, Row, Column, Mark), if a state is a board, or has heaps or hands (cells.pl);
shown(State, Text); end_words(State, Text), how it ended; title(Text), its name; and rules(Text),
what it is about and how its moves are written.

This file answers the simplest questions about such a game; in ASP: reached.lp.  The examples play
Nim (instances/nim.pl).
*/

:- use_module(library(lists), [list_to_set/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../shared/user_rules', [query_text/2, rules_error/2]).

%!  game_roles(+Game, -Roles) is det.
%
%   True when Roles are the roles, in the order of the rules.

game_roles(Game, Roles) :-
    findall(Role, Game:role(Role), Roles).

%!  game_of_two(+Game) is semidet.
%
%   True when Game has two roles, and chance is none of them (../sheets/joint.pl).
%
%       ?- game_of_two(two_players_nim).
%       true.

game_of_two(Game) :-
    game_roles(Game, Roles),
    Roles = [_,_],
    \+ memberchk(random, Roles).

%!  state_moves(+Game, +State, -Role, -Moves) is semidet.
%
%   True when State is not terminal, it is Role's turn, and Moves may be played.
%
%       ?- state_moves(two_players_nim, heaps(1, [0,2]), Role, Moves).
%       Role = 1, Moves = [take(2, 1), take(2, 2)].

state_moves(Game, State, Role, Moves) :-
    \+ Game:terminal(State),
    findall(Role1-Move, Game:legal(State, Role1, Move), RolesMoves),
    RolesMoves = [Role-_|_],
    pairs_values(RolesMoves, Moves).

%!  state_end(+Game, +State, -End) is det.
%
%   True when End is `open` if State is not terminal.  If there are two roles, it is won(Role) if
%   Role has reached more than the other, and `draw` if both have reached the same; with any other
%   number of roles it is `reached`.
%
%       ?- state_end(two_players_nim, heaps(1, [0,0,0]), End).
%       End = won(2).

state_end(Game, State, End) :-
    (   Game:terminal(State)
    ->  findall(Value-Role, ( Game:role(Role), state_role_goal(Game, State, Role, Value) ), Reached),
        reached_end(Reached, End)
    ;   End = open
    ).

reached_end(Reached, End) :-
    (   Reached = [Value1-Role1, Value2-Role2]
    ->  compare(Order, Value1, Value2),
        order_end(Order, Role1, Role2, End)
    ;   End = reached
    ).

order_end(>, Role, _, won(Role)).
order_end(<, _, Role, won(Role)).
order_end(=, _, _, draw).

%!  moves_state(+Game, ?Moves, -State) is nondet.
%
%   True when Moves, one after the other, lead from the beginning to State.
%
%       ?- moves_state(two_players_nim, [take(3,1), take(1,1)], State).
%       State = heaps(1, [2, 4, 4]) .

moves_state(Game, Moves, State) :-
    Game:init(State0),
    moves_state_state(Moves, Game, State0, State).

moves_state_state([], _, State, State).
moves_state_state([Move|Moves], Game, State0, State) :-
    \+ Game:terminal(State0),
    Game:legal(State0, Role, Move),
    Game:next(State0, Role, Move, State1),
    moves_state_state(Moves, Game, State1, State).

%   ---- What a role has reached, and what is said if the rules don't say it ----
%
%   Where a game is over, each role has one goal, a whole number from 0 to 100.  If the rules of a game
%   give a role none, or another one, whoever asks hears of it in the same sentence.  A game at random
%   is no question about its end, so there a role without a goal has reached nothing.

%!  state_role_goal(+Game, +State, +Role, -Goal) is det.
%
%   True when Role has reached Goal in State, which is terminal.
%
%       ?- state_role_goal(two_players_nim, heaps(1, [0,0,0]), 2, Goal).
%       Goal = 100.

state_role_goal(Game, State, Role, Goal) :-
    role_goals(Game, State, Role, Goals),
    goals_goal(Goals, Game, State, Role, Goal).

role_goals(Game, State, Role, Goals) :-
    findall(Goal, Game:goal(State, Role, Goal), Goals).

goals_goal(Goals0, Game, State, Role, Goal) :-
    (   Goals0 = [Goal]
    ->  true
    ;   list_to_set(Goals0, Goals),
        one_answer(Goals, Game, goal(State, Role, _), Goal)
    ),
    goal_value(Goal, Game, State, Role).

%!  playout_goals(+Game, +State, -Goals) is det.
%
%   True when Goals has a pair Role-Goal for each role, where a game at random ends in State: the goal
%   is 0 if the rules give it none.
%
%       ?- playout_goals(two_players_nim, heaps(1, [0,0,0]), Goals).
%       Goals = [1-0, 2-100].

playout_goals(Game, State, Goals) :-
    findall(Role-Goal, ( Game:role(Role), playout_goal(Game, State, Role, Goal) ), Goals).

playout_goal(Game, State, Role, Goal) :-
    role_goals(Game, State, Role, Goals),
    (   Goals == []
    ->  Goal = 0
    ;   goals_goal(Goals, Game, State, Role, Goal)
    ).

%!  goal_value(+Goal, +Game, +State, +Role) is det.
%
%   True when Goal, which Role has reached in State, is a whole number from 0 to 100; else an error
%   says so.
%
%       ?- goal_value(50, two_players_nim, heaps(1, [0,0,0]), 2).
%       true.

goal_value(Goal, Game, State, Role) :-
    (   integer(Goal),
        between(0, 100, Goal)
    ->  true
    ;   query_error(Game, goal(State, Role, _),
                    'answers what is no goal: it is a whole number, 0 to 100')
    ).

%!  one_answer(+Answers, +Game, +Query, -Answer) is det.
%
%   True when Answer is the only one of Answers, those of Query, which asks about a state; else an
%   error says so.
%
%       ?- one_answer([b], two_players_nim, init(_), Answer).
%       Answer = b.

one_answer(Answers, Game, Query, Answer) :-
    (   Answers = [Answer0]
    ->  Answer = Answer0
    ;   Answers = [Answer1,Answer2|_]
    ->  query_text(Answer1, Text1),
        query_text(Answer2, Text2),
        format(atom(Why), "answers ~w and ~w: it should have one answer", [Text1, Text2]),
        query_error(Game, Query, Why)
    ;   query_error(Game, Query, 'fails: it should have one answer')
    ).

%!  query_error(+Game, +Query, +Why) is det.
%
%   Throws the error that says Why of Query.
%
%       ?- catch(query_error(two_players_nim, init(_), 'fails'), error(guessing_game(Fault), _), true).
%       Fault = told('?- init(A). fails').

query_error(Game, Query, Why) :-
    state_query(Game, Query, Shown),
    query_text(Shown, Text),
    rules_error('?- ~w. ~w', [Text, Why]).

%   A state that is one number (../sheets/compiler.pl) is shown by its facts.

state_query(Game, Query, Shown) :-
    Query =.. [Name,State|Arguments],
    (   integer(State),
        current_predicate(Game:state_facts/2)
    ->  Game:state_facts(State, Facts),
        Shown =.. [Name,Facts|Arguments]
    ;   Shown = Query
    ).

/** <examples>

?- game_roles(two_players_noughts_and_crosses, Roles).
?- moves_state(two_players_noughts_and_crosses, [5, 1], State),
   state_moves(two_players_noughts_and_crosses, State, Role, Moves).
?- state_role_goal(two_players_noughts_and_crosses, turn(o, [x,x,x, o,o,b, b,b,b]), x, Goal).
*/
