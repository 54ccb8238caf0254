:- module(games_match,
          [ moves_joint_state/4,   % +Moves, +Game, -Joint, -State
            moves_role_news/4,     % +Moves, +Game, +Role, -News
            state_replies_joint/7, % +Joint, +State, +Replies, -Moves, -Faults, +Random0, -Random
            goals_words/2,         % +Goals, -Words
            news_known/4,          % +News, +Game, -Joint, -Known
            role_choice/8,         % +Role, +Joint, +Known, +Playouts, +Limit, -Move, +Random0, -Random
            known_goals/5          % +Known, +Joint, +Role, +Limit, -Goals
          ]).

/** <module> A match of a joint game: what its moves lead to, and what players hear and answer

_Moves_ of a match are lists of texts in KIF, one for each role in the order of role/1.  The host
decides what is played: if what a player answers is no legal move, one is drawn at random.  It plays
itself for the role `random`.

The host tells each player News (messages.pl) before each move.  If the rules hide something, that
is only what its role sees; what it then knows is `seen`, not the state of the match.
*/

:- use_module(library(apply), [exclude/3, foldl/4, foldl/6, maplist/3]).
:- use_module(library(lists), [append/3, intersection/3, last/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).
:- use_module('../../random', [random_drawn/5]).
:- use_module('../../search/limit', [limit_deadline/2, limit_goal/3]).
:- use_module('../general/joint', [joint_goals/3, joint_moves/3, joint_next/4]).
:- use_module('../general/percepts',
              [all_seen_states/5, game_hides/2, guessed_moves/8, seen_states/8, state_percepts/5]).
:- use_module('../general/turns', [turns_joint/2]).
:- use_module('../guessing/fault', [told/2]).
:- use_module('../two_players/mcts', [moves_favourite/2]).
:- use_module(messages, [said_words/2]).
:- use_module('../kif/notation', [term_kif/2, text_term/2]).

%!  moves_joint_state(+Moves, +Game, -Joint, -State) is det.
%
%   True when Game by turns is made of Joint, and Moves lead from its beginning to State.  If they
%   don't, an error says what is wrong.
%
%   The last state is remembered, since a match comes back with one more joint move.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o (wait 1))
%                      (<= (next (got ?m)) (does x ?m)) (<= terminal (true (got ?m)))
%                      (<= (goal x 100) (true (got 2))) (<= (goal x 0) (true (got 1)))
%                      (goal o 0)", got),
%          joint_turns(got, got_turns),
%          moves_joint_state([["2", "( wait 1 )"]], got_turns, Joint, State).
%       Joint = got, State = [got(2)].

moves_joint_state(Moves, Game, Joint, State) :-
    game_joint(Game, Joint),
    moves_state_last(Moves, Game, Joint, State, _).

game_joint(Game, Joint) :-
    (   game_hides(Game, Joint0)
    ->  Joint = Joint0
    ;   turns_joint(Game, Joint0)
    ->  Joint = Joint0
    ;   told('a match is played by a rule sheet, FILE.kif', [])
    ).

%   Last is `none` at the beginning, else made(State0, Made): Made in State0 led to State.

moves_state_last(Moves, Game, Joint, State, Last) :-
    (   last_state(Game, Moves0, State0, Last0),
        append(Moves0, Moves1, Moves)
    ->  true
    ;   once(Joint:init(State0)),
        Moves1 = Moves,
        Last0 = none
    ),
    joints_state(Moves1, Joint, State0, State, Last0, Last),
    retractall(last_state(_, _, _, _)),
    assertz(last_state(Game, Moves, State, Last)).

:- dynamic last_state/4.

joints_state([], _, State, State, Last, Last).
joints_state([Texts|Moves], Joint, State0, State, _, Last) :-
    (   Joint:terminal(State0)
    ->  told('the match goes on after its end', [])
    ;   joint_moves(Joint, State0, RolesMoves),
        same_number(Texts, RolesMoves),
        maplist(legal_move, Texts, RolesMoves, Made),
        joint_next(Joint, State0, Made, State1),
        joints_state(Moves, Joint, State1, State, made(State0, Made), Last)
    ).

same_number(Texts, RolesMoves) :-
    length(Texts, Given),
    length(RolesMoves, Roles),
    (   Given =:= Roles
    ->  true
    ;   told('the match has ~d roles, and ~d moves were made', [Roles, Given])
    ).

legal_move(Text, Role-Moves, Role-Move) :-
    (   text_term(Text, Move),
        memberchk(Move, Moves)
    ->  true
    ;   told('~s can\'t be played by ~w', [Text, Role])
    ).

%!  moves_role_news(+Moves, +Game, +Role, -News) is det.
%
%   True when the player of Role hears News after Moves.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o (wait 1))
%                      (<= (next (got ?m)) (does x ?m)) (<= terminal (true (got ?m)))
%                      (<= (sees ?r moved) (role ?r)) (goal x 60) (goal o 0)", hidden_got),
%          joint_game(hidden_got, hidden_turns),
%          moves_role_news([["2", "(wait 1)"]], hidden_turns, o, News).
%       News = seen(1, "(wait 1)", ["moved"]).

moves_role_news(Moves, Game, Role, News) :-
    game_joint(Game, Joint),
    moves_state_last(Moves, Game, Joint, _, Last),
    (   \+ game_hides(Game, _)
    ->  ( last(Moves, Made) -> true ; Made = none ),
        News = moves(Made)
    ;   Last = made(State, Made)
    ->  length(Moves, Turn),
        memberchk(Role-Move, Made),
        term_kif(Move, Text),
        state_percepts(Joint, State, Made, Role, Percepts),
        maplist(term_kif, Percepts, Texts),
        News = seen(Turn, Text, Texts)
    ;   News = seen(0, none, [])
    ).

%!  state_replies_joint(+Joint, +State, +Replies, -Moves, -Faults, +Random0, -Random) is det.
%
%   True when Moves are played in State, texts in KIF, after the players answered Replies, in the
%   order of the roles without `random`.  A reply is said(Text); `late` or lost(Why), if there is
%   none; or `chance` for a seat that plays at random.  Faults are sentences about moves that were drawn instead.
%   Random0 is the random state before, Random the one after it.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o (wait 1))
%                      (<= (next (got ?m)) (does x ?m)) (<= terminal (true (got ?m)))
%                      (<= (goal x 100) (true (got 2))) (<= (goal x 0) (true (got 1)))
%                      (goal o 0)", got2),
%          state_replies_joint(got2, [a], [said("2"), late], Moves, Faults, 1, _).
%       Moves = ["2", "(wait 1)"],
%       Faults = ["o has not answered in time: (wait 1) is its only move"].

state_replies_joint(Joint, State, Replies0, Moves, Faults, Random0, Random) :-
    joint_moves(Joint, State, RolesMoves),
    pairs_keys(RolesMoves, Roles),
    chance_added(Roles, Replies0, Replies),
    foldl(reply_move, Replies, RolesMoves, MovesFaults, Random0, Random),
    pairs_keys_values(MovesFaults, Moves, Faults0),
    findall(Fault, ( member(Fault, Faults0), Fault \== none ), Faults).

chance_added([], [], []).
chance_added([Role|Roles], Replies0, [Reply|Replies]) :-
    (   Role == random
    ->  Reply = chance,
        Replies1 = Replies0
    ;   Replies0 = [Reply|Replies1]
    ),
    chance_added(Roles, Replies1, Replies).

reply_move(Reply, Role-Legal, Text-Fault, Random0, Random) :-
    (   Reply = said(Said),
        text_term(Said, Move),
        memberchk(Move, Legal)
    ->  Fault = none,
        Random = Random0
    ;   random_drawn(Move, Legal, _, Random0, Random)
    ->  true
    ;   told('~w has no legal move', [Role])
    ),
    term_kif(Move, Text),
    (   Fault == none
    ->  true
    ;   Reply == chance
    ->  Fault = none
    ;   said_words(Reply, Words),
        ( Reply = said(_) -> Why = ", which is no legal move" ; Why = "" ),
        ( Legal = [_] -> How = "its only move" ; How = "drawn at random" ),
        format(string(Fault), "~w ~s~s: ~s is ~s", [Role, Words, Why, Text, How])
    ).

%!  goals_words(+Goals, -Words) is det.
%
%   True when Words tell Goals, pairs Role-Value, of all roles but `random`.
%
%       ?- goals_words([random-0, x-100, o-0], Words).
%       Words = "x 100, o 0".

goals_words(Goals, Words) :-
    findall(Text,
            ( member(Role-Value, Goals),
              Role \== random,
              term_kif(Role, Name),
              format(string(Text), "~s ~w", [Name, Value]) ),
            Texts),
    atomic_list_concat(Texts, ', ', Atom),
    atom_string(Atom, Words).

%!  news_known(+News, +Game, -Joint, -Known) is det.
%
%   True when a player of Game, which is made of Joint, has heard News since the beginning, and so
%   this is Known to it: at(State); or seen(Seen), a step(Move, Percepts) for each joint move.  If
%   that can't be, an error says what is wrong.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
%                      (<= terminal (true b)) (goal x 60)", hello),
%          joint_game(hello, hello_turns),
%          news_known([seen(0, none, []), seen(1, "go", ["hello"])], hello_turns, Joint, Known).
%       Joint = hello, Known = seen([step(go, [hello])]).

news_known(News, Game, Joint, Known) :-
    game_joint(Game, Joint),
    (   maplist(news_moves, News, Moves0)
    ->  exclude(==(none), Moves0, Moves),
        moves_state_last(Moves, Game, Joint, State, _),
        Known = at(State)
    ;   \+ game_hides(Game, _)
    ->  told('the rules hide nothing: a host sends (PLAY MATCH (MOVES))', [])
    ;   member(moves(_), News)
    ->  told('a host tells either all moves or what is seen, not both', [])
    ;   news_steps(News, 0, Steps),
        Known = seen(Steps)
    ).

news_moves(moves(Moves), Moves).

news_steps([], _, []).
news_steps([seen(Turn, Text, Texts)|News], Turn0, Steps) :-
    (   Turn =\= Turn0
    ->  told('turn ~d was expected, not turn ~d', [Turn0, Turn])
    ;   Turn =:= 0
    ->  Steps = Steps1
    ;   maplist(text_read, [Text|Texts], [Move|Percepts0]),
        sort(Percepts0, Percepts),
        Steps = [step(Move, Percepts)|Steps1]
    ),
    Turn1 is Turn + 1,
    news_steps(News, Turn1, Steps1).

text_read(Text, Term) :-
    (   text_term(Text, Term)
    ->  true
    ;   told('~s is no move, and nothing that can be seen', [Text])
    ).

%!  role_choice(+Role, +Joint, +Known, +Playouts, +Limit, -Move, +Random0, -Random) is det.
%
%   True when Monte Carlo tree search with so many Playouts chooses Move, a text in KIF, for Role, by
%   what is Known to it (news_known/4), within Limit.  If Playouts is `none`, it is any legal move.
%
%       ?- kif_module("(role x) (role o) (init a) (legal x 1) (legal x 2) (legal o (wait 1))
%                      (<= (next (got ?m)) (does x ?m)) (<= terminal (true (got ?m)))
%                      (<= (goal x 100) (true (got 2))) (<= (goal x 0) (true (got 1)))
%                      (goal o 0)", got3),
%          role_choice(x, got3, at([a]), 9, seconds(9), Move, 1, _).
%       Move = "2".

role_choice(Role, Joint, Known, Playouts, Limit, Text, Random0, Random) :-
    limit_deadline(Limit, Deadline),
    ( Playouts == none -> Most = 10 ; Most = 1000 ),
    known_states(Known, Joint, Role, Most, States, Random0, Random1),
    (   member(State, States),
        \+ Joint:terminal(State)
    ->  joint_moves(Joint, State, RolesMoves)
    ;   told('no state is found in which ~w has seen this', [Role])
    ),
    memberchk(Role-Moves, RolesMoves),
    (   ( Playouts == none ; Moves = [_] )
    ->  random_drawn(Move, Moves, _, Random1, Random)
    ;   guessed_moves(Joint, States, Role, Playouts, Deadline, Tried, Random1, Random),
        moves_favourite(Tried, move(Move, _, _))
    ),
    term_kif(Move, Text).

%   All states in which Role may be; or some of them, if there are more than Most.  They are
%   remembered, since a match comes back with one more step.

known_states(at(State), _, _, _, [State], Random, Random).
known_states(seen(Seen), Joint, Role, Most, States, Random0, Random) :-
    (   last_seen(Joint, Role, Seen0, States0),
        append(Seen0, Seen1, Seen)
    ->  true
    ;   once(Joint:init(State0)),
        States0 = [State0],
        Seen1 = Seen
    ),
    seen_states(Joint, Seen1, Role, Most, States0, States, Random0, Random),
    retractall(last_seen(Joint, Role, _, _)),
    assertz(last_seen(Joint, Role, Seen, States)).

:- dynamic last_seen/4.

%!  known_goals(+Known, +Joint, +Role, +Limit, -Goals) is semidet.
%
%   True when the game is over by what is Known to Role, and Goals are pairs Role-Value that are
%   reached for certain, as far as that is found within Limit.
%
%       ?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (sees x hello)
%                      (<= terminal (true b)) (goal x 60)", hello1),
%          known_goals(seen([step(go, [hello])]), hello1, x, seconds(9), Goals).
%       Goals = [x-60].

known_goals(at(State), Joint, _, _, Goals) :-
    state_goals(Joint, State, Goals).
known_goals(seen(Seen), Joint, Role, Limit, Goals) :-
    (   limit_goal(Limit, all_seen_states(Joint, Seen, Role, 1000, States), _)
    ->  findall(Goals0, ( member(State, States), state_goals(Joint, State, Goals0) ),
                [Goals1|Others]),
        foldl(intersection, Others, Goals1, Goals)
    ;   Goals = []
    ).

state_goals(Joint, State, Goals) :-
    Joint:terminal(State),
    joint_goals(Joint, State, Goals).

/** <examples>

?- kif_module("(role x) (init a) (legal x go) (<= (next b) (does x go)) (<= terminal (true b))
               (goal x 100)", go_match),
   joint_turns(go_match, go_turns), moves_joint_state([["go"]], go_turns, Joint, State).
*/
