:- module(two_players_goals,
          [ state_role_goal/4,     % +Game, +State, +Role, -Goal
            playout_goals/3,       % +Game, +State, -Goals
            one_answer/4,          % +Answers, +Game, +Query, -Answer
            goal_value/4,          % +Goal, +Game, +State, +Role
            query_told/3           % +Game, +Query, +Why
          ]).

/** <module> What a role has reached, and what is said if the rules don't say it

Where a game is over, each role has one goal, a whole number from 0 to 100.  If the rules of a game
give a role none, or another one, whoever asks hears of it in the same sentence.  A game at random
is no question about its end, so there a role without a goal has reached nothing.
*/

:- use_module(library(lists), [list_to_set/2]).
:- use_module('../guessing/fault', [query_text/2, told/2]).

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
    ;   query_told(Game, goal(State, Role, _),
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
        format(atom(Why), "answers ~w and ~w: it has one answer", [Text1, Text2]),
        query_told(Game, Query, Why)
    ;   query_told(Game, Query, 'fails: it has one answer')
    ).

%!  query_told(+Game, +Query, +Why) is det.
%
%   Throws the error that says Why of Query.
%
%       ?- catch(query_told(two_players_nim, init(_), 'fails'), error(guessing_game(Fault), _), true).
%       Fault = told('?- init(A). fails').

query_told(Game, Query, Why) :-
    state_query(Game, Query, Shown),
    query_text(Shown, Text),
    told('?- ~w. ~w', [Text, Why]).

%   A state that is one number (../sheets/grounded.pl) is shown by its facts.

state_query(Game, Query, Shown) :-
    Query =.. [Name,State|Arguments],
    (   integer(State),
        current_predicate(Game:state_facts/2)
    ->  Game:state_facts(State, Facts),
        Shown =.. [Name,Facts|Arguments]
    ;   Shown = Query
    ).

/** <examples>

?- state_role_goal(two_players_noughts_and_crosses, turn(o, [x,x,x, o,o,b, b,b,b]), x, Goal).
*/
