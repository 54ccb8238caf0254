:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/sheets/strategies').
:- use_module('../../../logic/sheets/search').
:- use_module('../../../logic/sheets/percepts').
:- use_module('../../../logic/sheets/joint').
:- use_module('../../../logic/shared/user_rules').
:- use_module('../../../logic/sheets/compiler').
:- use_module('../../../logic/sheets/kif').
:- use_module('../../../logic/two_players/contract').
:- use_module('../../../logic/two_players/players').
:- use_module('../../../logic/two_players/minimax').
:- use_module('../../../logic/two_players/playable').
:- use_module('../../../logic/two_players/opened').

:- begin_tests(two_players_contract).

test(no_moves_at_the_end, fail) :-
    state_moves(two_players_noughts_and_crosses, turn(o, [x,x,x,o,o,b,b,b,b]), _, _).

test(all_games_of_three_heaps, all(Moves == [[take(1,1),take(2,1)], [take(2,1),take(1,1)]])) :-
    Game = two_players_nim,
    nim_moves(Game, heaps(1, [1,1]), Moves).

nim_moves(Game, State, []) :- Game:terminal(State).
nim_moves(Game, State0, [Move|Moves]) :-
    state_moves(Game, State0, Role, Legal),
    member(Move, Legal),
    Game:next(State0, Role, Move, State),
    nim_moves(Game, State, Moves).

%   255,168 games of noughts and crosses, 5478 states, are well known.

test(states_of_noughts_and_crosses, Count == 5478) :-
    Game = two_players_noughts_and_crosses,
    Game:init(State),
    trie_new(Known),
    reached(Game, Known, State),
    trie_property(Known, value_count(Count)).

reached(Game, Known, State) :-
    (   trie_insert(Known, State)
    ->  forall(( state_moves(Game, State, Role, Moves), member(Move, Moves),
                 Game:next(State, Role, Move, State1) ),
               reached(Game, Known, State1))
    ;   true
    ).

test(moves_are_found, nondet) :-
    moves_state(two_players_noughts_and_crosses, [5, 1|Moves], turn(o, [o,b,b,b,x,b,b,b,x])),
    Moves == [9].

test(ends, Ends == [won(x), won(o), draw, open]) :-
    findall(End,
            ( member(Cells, [[x,x,x,o,o,b,b,b,b], [o,x,x,b,o,x,b,x,o], [x,o,x,x,o,o,o,x,x],
                             [b,b,b,b,b,b,b,b,b]]),
              state_end(two_players_noughts_and_crosses, turn(x, Cells), End) ),
            Ends).

:- end_tests(two_players_contract).

%   What each role has reached, and what is said if the rules don't say it.

:- begin_tests(two_players_goals).

%   A game of one move, in which the rules say of x what Goals has.

sheet(Goals, Sheet) :-
    atomic_list_concat(
        ['(role x) (role o) (init a) (legal x go) (legal o wait) (<= (next b) (does x go))
          (<= terminal (true b)) (goal o 0)'|Goals],
        ' ', Text),
    gensym(goals_sheet_, Sheet),
    kif_module(Text, Sheet).

%   Each way to ask for a goal.

asked(check, Sheet) :- turned(Sheet, Game), game_playable(Game, seconds(5), _).
asked(standing, Sheet) :- turned(Sheet, Game), state_standing(Game, [b], _).
asked(end, Sheet) :- turned(Sheet, Game), state_end(Game, [b], _).
asked(minimax, Sheet) :- turned(Sheet, Game), state_role_depth_value(Game, [a], x, inf, _).
asked(maxn, Sheet) :- turned(Sheet, Game), state_maxn(Game, [b], inf, _, _).
asked(solitaire, Sheet) :- turned(Sheet, Game), state_solution(Game, [a], inf, seconds(9), _).
asked(matrix, Sheet) :- role_worth(Sheet, [a], 9, x, _).

turned(Sheet, Game) :-
    atom_concat(Sheet, '_turns', Game),
    joint_turns(Sheet, Game).

said(Goals, Way, Text) :-
    sheet(Goals, Sheet),
    catch(( asked(Way, Sheet), Text = nothing ),
          error(guessing_game(Fault), _),
          fault_text(Fault, Text)).

goals_said([], "?- goal([b],x,A). fails: it should have one answer").
goals_said(['(goal x 0)', '(goal x 100)'], "?- goal([b],x,A). answers 0 and 100: it should have one answer").
goals_said(['(goal x 101)'],
           "?- goal([b],x,A). answers what is no goal: it is a whole number, 0 to 100").
goals_said(['(goal x win)'],
           "?- goal([b],x,A). answers what is no goal: it is a whole number, 0 to 100").
goals_said(['(goal x 100)'], nothing).

test(whoever_asks_hears_the_same, [forall(( goals_said(Goals, Known), clause(asked(Way, _), _) )),
                                   Text == Known]) :-
    said(Goals, Way, Text).

%   A game at random that ends without a goal has reached nothing.

playing(mcts, Sheet) :-
    turned(Sheet, Game),
    two_players_players:playouts_move(Game, [a], 9, go, 1, _).
playing(decoupled, Sheet) :- decoupled_moves(Sheet, [a], x, 9, inf, [move(go, 9, 0.0)], 1, _).

test(games_at_random, [forall(clause(playing(Way, _), _))]) :-
    sheet([], Sheet),
    once(playing(Way, Sheet)).

test(a_wrong_goal_at_random,
     Text == "?- goal([b],x,A). answers what is no goal: it is a whole number, 0 to 100") :-
    sheet(['(goal x win)'], Sheet),
    catch(( playing(mcts, Sheet), Text = nothing ),
          error(guessing_game(Fault), _),
          fault_text(Fault, Text)).

test(chance, [forall(goals_said(Goals, Known)), Text == Known]) :-
    atomics_to_string(['(role random) (role x) (init a) (legal x go) (legal random wait)
                        (<= (next b) (does x go)) (<= terminal (true b)) (sees x nothing) (goal random 0) '|Goals],
                      Rules),
    gensym(goals_alone_, Alone),
    kif_module(Rules, Alone),
    catch(( alone_worth(Alone, 9, x, _), Text = nothing ),
          error(guessing_game(Fault), _),
          fault_text(Fault, Text)).

%   A state that is one number is shown by its facts, and so is one of which a role has seen a part.

test(compiled, Text == "?- goal([b],x,A). fails: it should have one answer") :-
    sheet_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (<= terminal (true b))
                  (<= (goal x 1) (true a))", goals_compiled),
    goals_compiled:init(State0),
    goals_compiled:next(State0, [x-go], State),
    catch(( state_role_goal(goals_compiled, State, x, _), Text = nothing ),
          error(guessing_game(Fault), _),
          fault_text(Fault, Text)).

test(hidden, Text == "?- goal([b],x,A). fails: it should have one answer") :-
    sheet(['(sees x nothing)'], Sheet),
    atom_concat(Sheet, '_turns', Game),
    joint_game(Sheet, Game),
    catch(( state_end(Game, seen([b], []), _), Text = nothing ),
          error(guessing_game(Fault), _),
          fault_text(Fault, Text)).

:- end_tests(two_players_goals).
