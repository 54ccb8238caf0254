:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/random').
:- use_module('../../../logic/sheets/joint').
:- use_module('../../../logic/sheets/compiler').
:- use_module('../../../logic/sheets/kif').

:- begin_tests(sheets_compiler).

sheet(tic_tac_toe, Text) :-
    module_property(plunit_sheets_compiler, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, '/tic_tac_toe.kif'], File),
    read_file_to_string(File, Text, [encoding(utf8)]).
sheet(walk, "(role robot) (init (at 0)) (init (free 3)) (succ 0 1) (succ 1 2) (succ 2 3)
             (<= (legal robot up) (true (at ?n)) (succ ?n ?m) (not (true (wall ?m))))
             (<= (legal robot (build ?n)) (true (free ?n)))
             (<= (next (at ?m)) (does robot up) (true (at ?n)) (succ ?n ?m))
             (<= (next (at ?n)) (true (at ?n)) (not (does robot up)))
             (<= (next (wall ?n)) (does robot (build ?n)))
             (<= (next (wall ?n)) (true (wall ?n)))
             (<= (next (free ?n)) (true (free ?n)) (not (does robot (build ?n))))
             (<= (reached ?n) (true (at ?n)))
             (<= (reached ?n) (succ ?n ?m) (reached ?m))
             (<= terminal (reached 2))
             (<= (goal robot 100) (reached 2)) (<= (goal robot 0) (not (reached 2)))").
sheet(match, "(role x) (role o) (move stone) (move paper) (beats paper stone) (succ 0 1) (succ 1 2)
              (init (round 0))
              (<= (legal ?r ?m) (role ?r) (move ?m))
              (<= (won ?r) (does ?r ?m) (does ?s ?n) (beats ?m ?n))
              (<= (next (score ?r)) (won ?r))
              (<= (next (score ?r)) (true (score ?r)))
              (<= (next (round ?m)) (true (round ?n)) (succ ?n ?m))
              (<= terminal (true (round 2)))
              (<= (goal ?r 100) (role ?r) (true (score ?r)))
              (<= (goal ?r 0) (role ?r) (not (goal ?r 100)))
              (<= (sees ?r won) (role ?r) (won ?r))").

both_ways(Name, Clauses, Compiled) :-
    sheet(Name, Text),
    gensym(by_clauses_, Clauses),
    gensym(compiled_, Compiled),
    kif_module(Text, Clauses),
    sheet_module(Text, Compiled),
    once(( Compiled:remark(Remark), sub_string(Remark, 0, _, _, "Compiled: ") )).

%   What is said of a state, and of what follows from a joint move.

said(Game, State, Said) :-
    Game:state_facts(State, Facts),
    ( Game:terminal(State) -> Over = over ; Over = open ),
    findall(Role-Value, Game:goal(State, Role, Value), Goals0),
    sort(Goals0, Goals),
    ( Over == over -> Moves = [] ; joint_moves(Game, State, Moves) ),
    Said = said(Facts, Over, Goals, Moves).

seen(Game, State, Joint, Seen) :-
    (   current_predicate(Game:sees/4)
    ->  findall(Role-Percept, Game:sees(State, Joint, Role, Percept), Seen0),
        sort(Seen0, Seen)
    ;   Seen = none
    ).

drawn(Role-Moves, Role-Move, Random0, Random) :-
    random_drawn(Move, Moves, _, Random0, Random).

difference(Clauses, Compiled, State0, State10, Random0, Difference) :-
    said(Clauses, State0, Said),
    said(Compiled, State10, Said1),
    (   Said \== Said1
    ->  Difference = Said-Said1
    ;   Said = said(_, open, _, RolesMoves),
        foldl(drawn, RolesMoves, Joint, Random0, Random),
        seen(Clauses, State0, Joint, Seen),
        seen(Compiled, State10, Joint, Seen1),
        (   Seen \== Seen1
        ->  Difference = Seen-Seen1
        ;   once(Clauses:next(State0, Joint, State)),
            once(Compiled:next(State10, Joint, State1)),
            difference(Clauses, Compiled, State, State1, Random, Difference)
        )
    ).

%   In no game of 20 do both ways say something different.

test(both_ways_agree, [forall(sheet(Name, _)), fail]) :-
    both_ways(Name, Clauses, Compiled),
    Clauses:init(State),
    Compiled:init(State1),
    between(1, 20, Seed),
    seed_random([Seed], Random),
    difference(Clauses, Compiled, State, State1, Random, _).

test(a_playout_ends_with_goals, Roles == [xplayer, oplayer]) :-
    both_ways(tic_tac_toe, _, Game),
    Game:init(State),
    Game:playout(State, Goals, 1, _),
    pairs_keys(Goals, Roles).

%   Few atoms, but what one move changes has 64,000 ground rules.

%   deep
test(large_moves_are_not_compiled, Remark == "Not compiled: its ground rules are too many, so its clauses are asked.") :-
    findall(Fact, ( between(1, 40, N), format(atom(Fact), "(number ~d)", [N]) ), Facts),
    atomic_list_concat(["(role x) (init (step 1)) (legal x go)
        (<= (next (link ?k ?m)) (number ?e) (not (true (step ?e))) (true (link ?e ?m)) (true (step ?k)))
        (<= (next (link ?n ?m)) (does x go) (number ?n) (number ?m)) (<= (next (step ?n)) (number ?n))
        (<= terminal (true (step 60))) (goal x 100)"|Facts], ' ', Text),
    gensym(large_, Game),
    sheet_module(Text, Game),
    once(( Game:remark(Remark), sub_string(Remark, _, _, _, "ompiled: ") )).

test(endless_rules_are_not_compiled, Remarks == ["Not compiled: its rules can't be grounded, so its clauses are asked."]) :-
    gensym(endless_, Game),
    sheet_module("(role x) (init (n 0)) (legal x go) (<= (next (n (s ?x))) (true (n ?x)))
                  (<= terminal (true (n (s (s 0))))) (goal x 100)", Game),
    findall(Remark, Game:remark(Remark), Remarks).

%   A random game that has no end is given up: by both ways, and in the search.

endless("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o noop) (next a)
         (<= terminal (true b)) (goal x 100) (goal o 50)").

test(given_up, [forall(member(Way, [kif_module,sheet_module])), Goals-Visits == [x-0,o-0]-[3,3]]) :-
    endless(Text),
    gensym(endless_, Joint),
    call(Way, Text, Joint),
    Joint:init(State),
    joint_playout(Joint, State, Goals, 1, Random),
    Random \== 1,
    gensym(endless_turns_, Turns),
    joint_turns(Joint, Turns),
    Turns:init(State1),
    two_players_players:playouts_in_time(Turns, State1, 6, seconds(60), Moves, 1, _),
    findall(Visit, member(move(_, Visit, _), Moves), Visits).

:- end_tests(sheets_compiler).
