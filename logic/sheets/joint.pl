:- module(sheets_joint,
          [ joint_moves/3,         % +Game, +State, -RolesMoves
            joint_next/4,          % +Game, +State, +Joint, -State
            joint_goals/3,         % +Game, +State, -Goals
            joint_playout//3,      % +Game, +State, -Goals
            playout_plies/1,       % ?Plies
            given_up_goals/2,      % +Game, -Goals
            joint_turns/2,         % +Joint, +Turns
            turns_joint/2,         % +Turns, -Joint
            turns_first/3,         % +Turns, +Role, -First
            turn_joint/5,          % +Joint, +State, +Role, +Move, -Moved
            chosen_state/2,        % +State0, -State
            words_joint/3,         % +Terms, +Words, -Joint
            told_term/2            % +Text, -Term
          ]).

/** <module> A game of any number of roles that move together, told by its rules alone

The words are those of the Game Description Language (M. Genesereth, N. Love, 2005), over a state
that is any term without variables.  A _joint game_ is the name of a module that defines

  - role(Role): Role is one of the players;
  - init(State): the game begins in State;
  - terminal(State): it is over in State;
  - legal(State, Role, Move): in State, which is not terminal, Role may play Move.  Each role has
    a legal move; if it must wait, this is its only one, often `noop`;
  - next(State0, Joint, State): after the moves Joint in State0 the next state is State.  Joint is
    a list of pairs Role-Move, one for each role, in the order of role/1;
  - goal(State, Role, Value): in State, which is terminal, Role has reached Value, 0 to 100.

The role `random` is nobody's: it plays by chance, and each of its legal moves is as likely as the
others.  A joint game may define sees(State, Joint, Role, Percept): when Joint is played in State,
Role learns Percept, and nothing else.  In a game that does not define it, all roles see all moves.

Below, a game in which the roles move by turns is made of a joint game; and a joint game is made of
facts that clingo has told.  In ASP the moves of all roles are made by joint.lp.
*/

:- use_module(library(apply), [include/3, maplist/2, maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, select/3]).
:- use_module('../shared/random', [random_drawn/5]).
:- use_module('../two_players/contract', [playout_goals/3, state_role_goal/4]).

%!  joint_moves(+Game, +State, -RolesMoves) is det.
%
%   True when RolesMoves has a pair Role-Moves for each role: the moves that are legal for it in
%   State, which is not terminal, each once.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                      (<= terminal (true b)) (goal x 60)", walk),
%          joint_moves(walk, [a], RolesMoves).
%       RolesMoves = [x-[go]].

joint_moves(Game, State, RolesMoves) :-
    findall(Role-Move, Game:legal(State, Role, Move), Legal),
    findall(Role, Game:role(Role), Roles),
    maplist(role_moves(Legal), Roles, RolesMoves).

role_moves(Legal, Role, Role-Moves) :-
    findall(Move, member(Role-Move, Legal), Moves0),
    sort(Moves0, Moves).

%!  joint_next(+Game, +State0, +Joint, -State) is det.
%
%   True when State is next after Joint in State0.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                      (<= terminal (true b)) (goal x 60)", walk1),
%          joint_next(walk1, [a], [x-go], State).
%       State = [b].

joint_next(Game, State0, Joint, State) :-
    once(Game:next(State0, Joint, State)).

%!  joint_goals(+Game, +State, -Goals) is det.
%
%   True when Goals has a pair Role-Value for each role: what it has reached in State, which is
%   terminal.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                      (<= terminal (true b)) (goal x 60)", walk2),
%          joint_goals(walk2, [b], Goals).
%       Goals = [x-60].

joint_goals(Game, State, Goals) :-
    findall(Role-Value, ( Game:role(Role), state_role_goal(Game, State, Role, Value) ), Goals).

%!  joint_playout(+Game, +State, -Goals)// is det.
%
%   True when Goals has a pair Role-Value for each role: what it reaches if all moves from State on
%   are drawn at random; the grammar rule hands on the random state.  If the game goes on after so many
%   Plies (playout_plies/1), nobody has reached anything.  If Game defines playout(State, Goals, Random0,
%   Random), a faster way, it is asked.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                      (<= terminal (true b)) (goal x 60)", walk3),
%          joint_playout(walk3, [a], Goals, 1, _).
%       Goals = [x-60].

joint_playout(Game, State, Goals) -->
    (   { current_predicate(Game:playout/4) }
    ->  Game:playout(State, Goals)
    ;   { playout_plies(Plies) },
        played_out(Plies, State, Game, Goals)
    ).

played_out(Plies, State0, Game, Goals) -->
    (   { Game:terminal(State0) }
    ->  { playout_goals(Game, State0, Goals) }
    ;   { Plies =:= 0 }
    ->  { given_up_goals(Game, Goals) }
    ;   { Plies1 is Plies - 1,
          joint_moves(Game, State0, RolesMoves) },
        moves_drawn(RolesMoves, Joint),
        { joint_next(Game, State0, Joint, State) },
        played_out(Plies1, State, Game, Goals)
    ).

moves_drawn([], []) --> [].
moves_drawn([Role-Moves|RolesMoves], [Role-Move|Joint]) -->
    ( { Moves = [Move] } -> [] ; random_drawn(Move, Moves, _) ),
    moves_drawn(RolesMoves, Joint).

%!  playout_plies(?Plies) is det.
%
%   True when a random game is given up after so many Plies: it could go on for ever.
%
%       ?- playout_plies(Plies).
%       Plies = 1000.

playout_plies(1000).

%!  given_up_goals(+Game, -Goals) is det.
%
%   True when Goals has the pair Role-0 for each role: a random game was given up.
%
%       ?- given_up_goals(two_players_nim, Goals).
%       Goals = [1-0, 2-0].

given_up_goals(Game, Goals) :-
    findall(Role-0, Game:role(Role), Goals).

%   ---- A joint game as one in which the roles move by turns ----
%
%   Searches, tables and faces know games in which one role moves after the other
%   (../two_players/contract.pl).
%
%     - If just one role has a choice, it moves, and the only moves of the others go with it.
%     - If several roles have a choice at the same time, they choose one after the other, in the order
%       of role/1.  Between them the state is choosing(State, Chosen), where Chosen has a pair Role-Move
%       for each that has chosen.  Nobody must use Chosen before all have.
%     - If nobody has a choice, the first role moves whose only move is not `noop`; the last role if
%       there is none.

%!  joint_turns(+Joint, +Turns) is det.
%
%   True when Turns, a module that was empty, is the game by turns that is made of Joint.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 3) (legal o 4)
%                      (<= (next (got ?m)) (does ?r ?m)) (<= terminal (true (got ?m)))
%                      (goal x 50) (goal o 50)", both),
%          joint_turns(both, by_turns),
%          moves_state(by_turns, [2,3], State).
%       State = [got(2), got(3)] .

joint_turns(Joint, Turns) :-
    turns_told(Joint, none, Turns).

%   A role that is First chooses before the others.

turns_told(Joint, First, Turns) :-
    maplist(clause_added(Turns),
            [ made_of(Joint),
              (role(Role) :- Joint:role(Role)),
              (init(State) :- Joint:init(State)),
              (terminal(State) :- State \= choosing(_, _), Joint:terminal(State)),
              (legal(State, Role, Move) :- sheets_joint:turn_legal(Joint, First, State, Role, Move)),
              (next(State, Role, Move, State1)
                  :- sheets_joint:turn_next(Joint, First, State, Role, Move, State1)),
              (goal(State, Role, Value) :- two_players_contract:state_role_goal(Joint, State, Role, Value)) ]),
    forall(( member(Head, [shown(_, _), end_words(_, _), cell(_, _, _, _)]),
             defined(Joint, Head) ),
           ( Head =.. [Name,State|Arguments],
             Head1 =.. [Name,State1|Arguments],
             clause_added(Turns, (Head :- sheets_joint:state_chosen(State, State1, _),
                                          Joint:Head1)) )),
    forall(( member(Head, [title(_), rules(_)]), defined(Joint, Head) ),
           clause_added(Turns, (Head :- Joint:Head))).

clause_added(Module, Clause) :-
    assertz(Module:Clause).

defined(Module, Head) :-
    functor(Head, Name, Arity),
    current_predicate(Module:Name/Arity).

%!  turns_joint(+Turns, -Joint) is semidet.
%
%   True when Turns was made of Joint.
%
%       ?- turns_joint(two_players_nim, _).
%       false.

turns_joint(Turns, Joint) :-
    atom(Turns),
    current_predicate(Turns:made_of/1),
    Turns:made_of(Joint).

%!  turns_first(+Turns, +Role, -First) is det.
%
%   True when First is Turns, but Role chooses before all others who choose at the same time, so
%   that they could know its choice.  What Role can reach there it can reach for certain.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o 3) (legal o 4)
%                      (next b) (<= terminal (true b)) (goal x 50) (goal o 50)", pair),
%          joint_turns(pair, in_turn), turns_first(in_turn, o, First),
%          state_moves(First, [a], Role, _).
%       First = in_turn_o, Role = o.

turns_first(Turns, Role, First) :-
    (   turns_joint(Turns, Joint)
    ->  format(atom(First), "~w_~w", [Turns, Role]),
        (   turns_joint(First, Joint)
        ->  true
        ;   turns_told(Joint, Role, First)
        )
    ;   First = Turns
    ).

%!  chosen_state(+State0, -State) is det.
%
%   True when State is State0 before anybody has chosen in it: what all roles know of it.
%
%       ?- chosen_state(choosing([a], [x-1]), State).
%       State = [a].

chosen_state(State0, State) :-
    state_chosen(State0, State, _).

%   Choosers has a pair Role-Moves for each role that has a choice; or the one that moves if nobody
%   has.

choosers(RolesMoves, Choosers) :-
    include(has_choice, RolesMoves, Choosers0),
    (   Choosers0 = [_|_]
    ->  Choosers = Choosers0
    ;   member(Role-[Move], RolesMoves),
        Move \== noop
    ->  Choosers = [Role-[Move]]
    ;   include(moves, RolesMoves, Movers),
        last(Movers, Mover)
    ->  Choosers = [Mover]
    ;   Choosers = []
    ).

has_choice(_-[_,_|_]).

moves(_-[_|_]).

%   The state itself, and the moves that were chosen in it.

state_chosen(State0, State, Chosen) :-
    (   State0 = choosing(State1, Chosen1)
    ->  State = State1,
        Chosen = Chosen1
    ;   State = State0,
        Chosen = []
    ).

turn_legal(Joint, First, State0, Role, Move) :-
    state_chosen(State0, State, Chosen),
    joint_moves(Joint, State, RolesMoves),
    choosers(RolesMoves, Choosers0),
    first_chooser(Choosers0, First, Choosers),
    chooser(Choosers, Chosen, Role0-Moves, _),
    Role = Role0,
    member(Move, Moves).

first_chooser(Choosers0, First, Choosers) :-
    (   select(First-Moves, Choosers0, Others)
    ->  Choosers = [First-Moves|Others]
    ;   Choosers = Choosers0
    ).

%   The first one who has not chosen yet, and those after it.

chooser([Role-Moves|Choosers], Chosen, Chooser, Others) :-
    (   memberchk(Role-_, Chosen)
    ->  chooser(Choosers, Chosen, Chooser, Others)
    ;   Chooser = Role-Moves,
        Others = Choosers
    ).

turn_next(Joint, First, State0, Role, Move, State) :-
    turn_moved(Joint, First, State0, Role, Move, State1, Moved),
    (   Moved = choosing(Chosen)
    ->  State = choosing(State1, Chosen)
    ;   joint_next(Joint, State1, Moved, State)
    ).

%   All moves that are made by it, or choosing(Chosen) if other roles choose yet.

turn_moved(Joint, First, State0, Role, Move, State, Moved) :-
    state_chosen(State0, State, Chosen0),
    joint_moves(Joint, State, RolesMoves),
    choosers(RolesMoves, Choosers0),
    first_chooser(Choosers0, First, Choosers),
    chooser(Choosers, Chosen0, Role-Moves, Others),
    memberchk(Move, Moves),
    append(Chosen0, [Role-Move], Chosen),
    (   Others = [_|_]
    ->  Moved = choosing(Chosen)
    ;   include(moves, RolesMoves, Movers),
        maplist(role_move(Chosen), Movers, Moved)
    ).

%!  turn_joint(+Joint, +State, +Role, +Move, -Moved) is semidet.
%
%   True when Moved are the moves that all roles make if Role, whose turn it is in State, plays Move.
%   Fails if others choose yet.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o noop) (next a)
%                      (<= terminal (true b)) (goal x 50) (goal o 50)", one_chooses),
%          turn_joint(one_chooses, [a], x, 2, Moved).
%       Moved = [x-2, o-noop].

turn_joint(Joint, State, Role, Move, Moved) :-
    turn_moved(Joint, none, State, Role, Move, _, Moved),
    Moved \= choosing(_).

role_move(Chosen, Role-[Only|_], Role-Move) :-
    ( memberchk(Role-Move0, Chosen) -> Move = Move0 ; Move = Only ).

%   ---- A joint game as facts, which somebody else tells ----
%
%   Somebody else, who has clingo, tells the words of a game in all its states (../two_players/texts.pl):
%   they become those above.  The roles have the order that they have in joint moves (joint.lp).
%
%   A term of ASP becomes one of Prolog.  A name becomes an atom, a function a compound term, and a
%   tuple a list: `(1,x)` is [1,x].  No text is read as a clause, or by Prolog's own reader.

%!  words_joint(+Terms, +Words, -Joint) is det.
%
%   True when Joint, a new module, is the joint game of Words.  Each of them is Word-Places: a
%   word of the game, and the places of its arguments in Terms, from 0.  Terms are texts.
%
%       ?- words_joint(["x", "a", "((x,go),())", "b", "60"],
%                      [role-[0], init-[1], next-[1,2,3], goal-[3,0,4]], Joint),
%          Joint:next(State0, Moved, State).
%       State0 = a, Moved = [x-go], State = b.

words_joint(Texts, Words, Joint) :-
    gensym(told_, Joint),
    maplist(told_term, Texts, Terms),
    Places =.. [places|Terms],
    forall(game_word(Word), dynamic(Joint:Word)),
    forall(( member(Word-Numbers, Words),
             Word \== role,
             maplist(place_term(Places), Numbers, Arguments0) ),
           ( word_arguments(Word, Arguments0, Arguments),
             Fact =.. [Word|Arguments],
             assertz(Joint:Fact) )),
    once(Joint:next(_, Moved, _)),
    forall(member(Role-_, Moved), assertz(Joint:role(Role))).

game_word(role/1).
game_word(init/1).
game_word(terminal/1).
game_word(legal/3).
game_word(next/3).
game_word(goal/3).

place_term(Places, Place0, Term) :-
    Place is Place0 + 1,
    arg(Place, Places, Term).

%   The moves that roles make together (joint.lp) are told as nested pairs.

word_arguments(Word, Arguments0, Arguments) :-
    (   memberchk(Word, [next,sees])
    ->  Arguments0 = [State,Told|Others],
        told_moves(Told, Moved),
        Arguments = [State,Moved|Others]
    ;   Arguments = Arguments0
    ).

told_moves([], []).
told_moves([[Role,Move],Told], [Role-Move|Moved]) :-
    told_moves(Told, Moved).

%!  told_term(+Text, -Term) is det.
%
%   True when Text, as clingo writes it, stands for Term.
%
%       ?- told_term("take(2,(1,x))", Term).
%       Term = take(2, [1, x]).

told_term(Text, Term) :-
    string_codes(Text, Codes),
    once(phrase(written_term(Term), Codes)).

written_term(Term) --> "\"", !, quoted(Codes), { string_codes(Term, Codes) }.
written_term(List) --> "(", !, items(List).
written_term(Term) -->
    "-",
    !,      % it begins like no other
    written_term(Term0),
    { ( integer(Term0) -> Term is -Term0 ; Term = -(Term0) ) }.
written_term(Term) -->
    [Code],
    letters(Codes),
    { atom_codes(Name, [Code|Codes]) },
    (   { code_type(Code, digit) }
    ->  { number_codes(Term, [Code|Codes]) }
    ;   "("
    ->  items(Arguments),
        { compound_name_arguments(Term, Name, Arguments) }
    ;   { Term = Name }
    ).

%   What is between parentheses, and the closing one.

items([]) --> ")", !.
items([Term|Terms]) -->
    written_term(Term),
    ( "," -> items(Terms) ; ")", { Terms = [] } ).

letters([Code|Codes]) -->
    [Code],
    { code_type(Code, csym) ; Code == 0'\' },
    !,      % the longest name
    letters(Codes).
letters([]) --> [].

quoted([]) --> "\"", !.
quoted([Code|Codes]) -->
    [Code0],
    (   { Code0 == 0'\\ }
    ->  [Code1],
        { Code1 == 0'n -> Code = 0'\n ; Code = Code1 }
    ;   { Code = Code0 }
    ),
    quoted(Codes).

/** <examples>

?- kif_module("(role x) (role o) (init a) (legal x go) (legal o noop) (legal o stay)
               (<= (next b) (does x go)) (<= terminal (true b)) (goal x 100) (goal o 0)", go),
   go:init(State), joint_moves(go, State, RolesMoves).
*/
