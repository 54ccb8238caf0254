:- module(sheets_joint,
          [ joint_moves/3,         % +Game, +State, -RolesMoves
            joint_next/4,          % +Game, +State, +Joint, -State
            joint_goals/3,         % +Game, +State, -Goals
            joint_playout/5,       % +Game, +State, -Goals, +Random0, -Random
            playout_plies/1,       % ?Plies
            given_up_goals/2,      % +Game, -Goals
            words_joint/3          % +Terms, +Words, -Joint
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

turns.pl makes of a joint game one in which the roles move by turns.  In ASP the moves of all roles
are made by joint.lp.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
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

%!  joint_playout(+Game, +State, -Goals, +Random0, -Random) is det.
%
%   True when Goals has a pair Role-Value for each role: what it reaches if all moves from State on
%   are drawn at random.  If the game goes on after so many Plies (playout_plies/1), nobody has
%   reached anything.  Random0 is the random state before, Random the one after it.  If Game defines
%   playout(State, Goals, Random0, Random), a faster way, it is asked.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go))
%                      (<= terminal (true b)) (goal x 60)", walk3),
%          joint_playout(walk3, [a], Goals, 1, _).
%       Goals = [x-60].

joint_playout(Game, State, Goals, Random0, Random) :-
    (   current_predicate(Game:playout/4)
    ->  Game:playout(State, Goals, Random0, Random)
    ;   playout_plies(Plies),
        played_out(Plies, State, Game, Goals, Random0, Random)
    ).

played_out(Plies, State0, Game, Goals, Random0, Random) :-
    (   Game:terminal(State0)
    ->  playout_goals(Game, State0, Goals),
        Random = Random0
    ;   Plies =:= 0
    ->  given_up_goals(Game, Goals),
        Random = Random0
    ;   Plies1 is Plies - 1,
        joint_moves(Game, State0, RolesMoves),
        drawn(RolesMoves, Joint, Random0, Random1),
        joint_next(Game, State0, Joint, State),
        played_out(Plies1, State, Game, Goals, Random1, Random)
    ).

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

drawn([], [], Random, Random).
drawn([Role-Moves|RolesMoves], [Role-Move|Joint], Random0, Random) :-
    (   Moves = [Move]
    ->  Random1 = Random0
    ;   random_drawn(Move, Moves, _, Random0, Random1)
    ),
    drawn(RolesMoves, Joint, Random1, Random).

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
    maplist(text_told, Texts, Terms),
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

%   Text, as clingo writes it, stands for Term.

text_told(Text, Term) :-
    string_codes(Text, Codes),
    once(phrase(told(Term), Codes)).

told(Term) --> "\"", !, quoted(Codes), { string_codes(Term, Codes) }.
told(List) --> "(", !, items(List).
told(Term) -->
    "-",
    !,      % it begins like no other
    told(Term0),
    { ( integer(Term0) -> Term is -Term0 ; Term = -(Term0) ) }.
told(Term) -->
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
    told(Term),
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
?- words_joint(["x", "start", "((x,go(1)),())", "at(1,(2,3))"],
               [role-[0], init-[1], next-[1,2,3]], Joint),
   Joint:next(start, Moved, State).
*/
