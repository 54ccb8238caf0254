:- module(two_players_proofs,
          [ state_proof/6          % +Game, +State, +Limit, -Move, -Known, -Clause
          ]).

/** <module> What is known of a state of any game, if it is small enough

Known is what a search shows, in the words of its own file, with texts for terms:

  - line(Role, Other, Result, Line): a game of two by turns (solved.pl);
  - way(Moves, Goal, Steps, States, Proved): the shortest way to the best goal of a game of one role
    (../sheets/solitaire.pl);
  - worths(Kind, Values, Moves): what roles reach, `alone` whatever the others do, if some choose at
    the same time (../sheets/matrix.pl), or `together` if more than two play by turns, each for
    itself (../sheets/maxn.pl).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module('../search/limit', [limit_goal/3]).
:- use_module('../sheets/joint', [joint_moves/3]).
:- use_module('../sheets/matrix', [role_worth/5]).
:- use_module('../sheets/maxn', [state_maxn/5]).
:- use_module('../sheets/percepts', [game_hides/2]).
:- use_module('../sheets/solitaire', [state_solution/5]).
:- use_module('../sheets/turns', [chosen_state/2, turns_joint/2]).
:- use_module(contract, [game_roles/2, state_moves/4]).
:- use_module(solved, [state_proved_line/5]).
:- use_module(texts, [rational_text/2, term_text/2]).

%!  state_proof(+Game, +State, +Limit, -Move, -Known, -Clause) is semidet.
%
%   True when Known is what is known of State within Limit (../search/limit.pl), Move is best as
%   far as that shows, or `none` if that shows no end of the game, and Clause, Module:Name/Arity, is the relation that shows it.  Fails if nothing
%   is known by then, if State is terminal, and if Game hides something.
%
%       ?- state_proof(two_players_nim, heaps(1, [1,1,1]), seconds(9), Move, Known, _).
%       Move = take(1, 1), Known = line("1", "2", wins(3, 100), ["take(1,1)","take(2,1)","take(3,1)"]).

state_proof(Game, State, Limit, Move, Known, Clause) :-
    \+ game_hides(Game, _),
    state_moves(Game, State, Mover, _),
    game_roles(Game, Roles),
    roles_proof(Roles, Game, State, Mover, Limit, Move, Known, Clause),
    !.      % one is enough

roles_proof([_], Game, State, _, Limit, Move, way(Texts, Goal, Steps, States, Proved),
            sheets_solitaire:state_solution/5) :-
    state_solution(Game, State, inf, Limit, solution(Moves, Goal, Steps, States, Known)),
    ( Known == best -> Proved = true ; Proved = false ),
    (   Moves = [Move|_]
    ->  maplist(term_text, Moves, Texts)
    ;   Move = none,
        Texts = none
    ).
roles_proof([One,Two], Game, State, Mover, Limit, Move, line(Role, Other, Result, Line),
            two_players_solved:state_proved_move/5) :-
    state_proved_line(Game, State, Limit, [Move|Moves], Result),
    maplist(term_text, [Move|Moves], Line),
    term_text(Mover, Role),
    ( Mover == One -> term_text(Two, Other) ; term_text(One, Other) ).
roles_proof(_, Game, State0, Mover, Limit, Move, worths(alone, [Role-Value], [Role-Chances]),
            sheets_matrix:role_worth/5) :-
    turns_joint(Game, Joint),
    chosen_state(State0, State),
    joint_moves(Joint, State, RolesMoves),
    findall(Chooser, ( member(Chooser-[_,_|_], RolesMoves), Chooser \== random ), [_,_|_]),
    limit_goal(Limit, ( between(1, 50, Steps), role_worth(Joint, State, Steps, Mover, Worth) ), _),
    Worth = worth(_, Value0, Choices),
    findall(Chance-Choice, member(Choice-Chance, Choices), Pairs),
    keysort(Pairs, Sorted),
    last(Sorted, Most-_),
    memberchk(Most-Move, Pairs),
    term_text(Mover, Role),
    rational_text(Value0, Value),
    findall(Text-ChanceText,
            ( member(Choice-Chance, Choices),
              Chance > 0,
              term_text(Choice, Text),
              rational_text(Chance, ChanceText) ),
            Chances).
roles_proof([One,Two,Three|Roles], Game, State, _, Limit, Move, worths(together, Values, Nothing),
            sheets_maxn:state_maxn/5) :-
    limit_goal(Limit, state_maxn(Game, State, inf, Move, Goals), _),
    findall(Text-Value,
            ( member(Role, [One,Two,Three|Roles]),
              Role \== random,
              memberchk(Role-Goal, Goals),
              term_text(Role, Text),
              rational_text(Goal, Value) ),
            Values),
    findall(Text-[], member(Text-_, Values), Nothing).

/** <examples>

?- sheets_peg_solitaire:init(State), state_proof(sheets_peg_solitaire, State, seconds(9), Move, Known, _).
*/
