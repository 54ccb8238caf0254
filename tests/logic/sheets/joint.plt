:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(sheets_facts).

%   Each kind of term that clingo writes.

test(terms, [forall(member(Text-Known,
        [ "go"-go,
          "_a1'"-'_a1\'',
          "-12"-(-12),
          "-x"-(-x),
          "-f(-1)"-(-f(-1)),
          "\"a\\\"\\\\\\n, b\""-"a\"\\\n, b",
          "\"\""-"",
          "()"-[],
          "(1,)"-[1],
          "(x,(1,2),f((),g(\")\")))"-[x, [1,2], f([], g(")"))],
          "#sup"-'#sup',
          "#inf"-'#inf' ])),
              Term == Known]) :-
    words_joint([Text, "((x,go),())"], [init-[0], next-[0,1,0]], Joint),
    Joint:init(Term).

%   The roles have the order that they have in joint moves, and hidden moves are remembered.

test(words, Roles-Moves-Seen == [o,x]-[x-[1,2], o-[wait]]-[hello]) :-
    words_joint(["x", "o", "a", "1", "2", "wait", "((o,wait),((x,1),()))", "hello", "b"],
                [role-[0], role-[1], init-[2], legal-[2,0,3], legal-[2,0,4], legal-[2,1,5],
                 next-[2,6,8], sees-[2,6,1,7], terminal-[8]], Joint),
    findall(Role, Joint:role(Role), Roles),
    findall(Move, Joint:legal(a, x, Move), MovesX),
    findall(Move, Joint:legal(a, o, Move), MovesO),
    Moves = [x-MovesX, o-MovesO],
    findall(Percept, Joint:sees(a, [o-wait,x-1], o, Percept), Seen).

:- end_tests(sheets_facts).

:- begin_tests(sheets_turns).

sheet(Text, Joint, Turns) :-
    gensym(joint_test_, Joint),
    gensym(turns_test_, Turns),
    kif_module(Text, Joint),
    joint_turns(Joint, Turns).

%   Two at the same time, three one after the other, one alone; and a game without choices.

fists(Joint, Turns) :-
    sheet("(role x) (role o) (sign stone) (sign paper) (sign scissors)
           (beats stone scissors) (beats scissors paper) (beats paper stone)
           (init open) (<= (legal ?r ?m) (role ?r) (sign ?m))
           (<= (next (shows ?r ?m)) (does ?r ?m))
           (<= terminal (true (shows x ?m)))
           (<= (goal ?r 100) (true (shows ?r ?m)) (true (shows ?s ?n)) (beats ?m ?n))
           (<= (goal ?r 0) (true (shows ?r ?m)) (true (shows ?s ?n)) (beats ?n ?m))
           (<= (goal ?r 50) (true (shows ?r ?m)) (true (shows ?s ?m)) (distinct ?r ?s))",
          Joint, Turns).

three(Joint, Turns) :-
    sheet("(role a) (role b) (role c) (init (turn a)) (after a b) (after b c) (after c end)
           (<= (legal ?r (say yes)) (true (turn ?r))) (<= (legal ?r (say no)) (true (turn ?r)))
           (<= (legal ?r noop) (role ?r) (not (true (turn ?r))))
           (<= (next (turn ?s)) (true (turn ?r)) (after ?r ?s))
           (<= (next (said ?r ?x)) (does ?r (say ?x))) (<= (next (said ?r ?x)) (true (said ?r ?x)))
           (<= terminal (true (turn end)))
           (<= (goal ?r 100) (true (said ?r yes))) (<= (goal ?r 20) (true (said ?r no)))",
          Joint, Turns).

one(Joint, Turns) :-
    sheet("(role robot) (init (at 0)) (succ 0 1) (succ 1 2) (succ 2 3)
           (legal robot up) (legal robot down)
           (<= (next (at ?y)) (true (at ?x)) (succ ?x ?y) (does robot up))
           (<= (next (at ?x)) (true (at ?y)) (succ ?x ?y) (does robot down))
           (<= (next (at 0)) (true (at 0)) (does robot down))
           (<= terminal (true (at 3))) (<= (goal robot 100) (true (at 3)))", Joint, Turns).

test(choices_one_after_the_other, States == [ [open], choosing([open], [x-stone]),
                                              [shows(o,paper),shows(x,stone)] ]) :-
    fists(_, Game),
    findall(State, ( member(Moves, [[], [stone], [stone,paper]]),
                     moves_state(Game, Moves, State) ), States).

test(who_moves, Movers == [x-3, o-3]) :-
    fists(_, Game),
    findall(Role-Count,
            ( member(Moves, [[], [stone]]),
              once(moves_state(Game, Moves, State)),
              state_moves(Game, State, Role, Legal),
              length(Legal, Count) ),
            Movers).

test(role_that_is_first, Role-Next == o-choosing([open], [o-paper])) :-
    fists(_, Game),
    turns_first(Game, o, First),
    state_moves(First, [open], Role, _),
    First:next([open], o, paper, Next).

test(playable, [forall(member(Name-Known, [ fists-playable([x,o], [open], 10, true),
                                            three-playable([a,b,c], [turn(a)], 15, true),
                                            one-playable([robot], [at(0)], 4, true) ])),
                Playable == Known]) :-
    call(Name, _, Game),
    game_playable(Game, seconds(10), Playable).

test(ends, [forall(member(Name-Moves-Known, [ fists-[stone,paper]-won(o), fists-[stone,stone]-draw,
                                              fists-[stone]-open, three-[say(no),say(no),say(yes)]-reached,
                                              one-[up,down,up]-open, one-[up,up,up]-reached ])),
            End == Known]) :-
    call(Name, _, Game),
    once(moves_state(Game, Moves, State)),
    state_end(Game, State, End).

%   A program does not know what another has chosen at the same time: it plays the same.

test(nothing_leaks, [forall(member(Player, [random, minimax(2), minimax(inf), mcts(50), perfect(20)])),
                     Same == [same]]) :-
    fists(_, Game),
    findall(Move,
            ( member(Chosen, [stone, paper, scissors]),
              player_limit_move(Player, seconds(inf), Game, choosing([open], [x-Chosen]), Move, 7, _) ),
            Moves),
    sort(Moves, Each),
    ( Each = [_] -> Same = [same] ; Same = Moves ).

test(nobody_wins_for_certain, Choice == choice(paper, 0, open, [])) :-
    fists(_, Game),
    player_limit_choice(minimax(inf), seconds(inf), Game, [open], Choice0, 1, _),
    Choice0 = choice(_, Value, Result, Values),
    Choice = choice(paper, Value, Result, Values).

%   Each of three plays for itself.

test(three_play_for_themselves, [forall(member(Player, [minimax(inf), mcts(60)])),
                                 Moves == [say(yes), say(yes), say(yes)]]) :-
    three(_, Game),
    game_roles(Game, Roles),
    findall(Move,
            ( nth0(Number, Roles, _),
              length(Before, Number),
              maplist(=(say(yes)), Before),
              once(moves_state(Game, Before, State)),
              player_limit_move(Player, seconds(inf), Game, State, Move, 1, _) ),
            Moves).

test(alone, Move == up) :-
    one(_, Game),
    player_limit_move(minimax(inf), seconds(inf), Game, [at(2)], Move, 1, _).

%   A playout of a joint game ends with a goal for each role, whatever the seed.

test(playouts, [forall(between(1, 20, Seed)), Sum == 100]) :-
    fists(Game, _),
    joint_playout(Game, [open], [x-Goal1,o-Goal2], Seed, _),
    Sum is Goal1 + Goal2.

:- end_tests(sheets_turns).
