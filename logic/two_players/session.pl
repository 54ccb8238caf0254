:- module(two_players_session,
          [ options_seconds/2      % +Options, -Seconds
          ]).

/** <module> A session of a game of two players

The relations that ../shared/session.pl asks of a game.  The options are game(Name, Seconds): which
game (opened.pl), and how long its rules may take, `none` for the usual time.  A position is
at(Game, Name, Roles, State), whose roles are texts, and a move is its text.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module('../shared/session', [session_people/2, session_position/3]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module('../shared/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3]).
:- use_module('../shared/wording', [to_move_sentence/3]).
:- use_module(reasons, [refused_words/4, two_players_reason/2 as happened_reason]).
:- use_module('../sheets/percepts', [game_hides/2, history_seen/4]).
:- use_module('../sheets/joint', [chosen_state/2, turns_joint/2]).
:- use_module(contract, [game_roles/2, state_moves/4]).
:- use_module(players, [player_limit_move//5]).
:- use_module(opened,
              [ game_own/2, game_role_texts/2, game_start/2, opened_game/3, standing_board/3, standing_can/3,
                state_standing/3, state_text_next/5, state_turn/4 ]).
:- use_module(playable, [game_checked_roles/3, state_playable/3]).
:- use_module(solved, [state_proof/6]).
:- use_module(sentences, [ awaited_words/2, ended_words/6, handed_words/2, hint_words/3, known_words/2,
                          rules_words/3, seen_words/3, turn_words/3, unproved_sentence/2 ]).
:- use_module(texts, [term_text/2, given_answer/2]).
:- use_module(boards, [board_text/2, state_moves_places/4]).

options_game(game(Name, Seconds0), Game) :-
    options_seconds(game(Name, Seconds0), Seconds),
    opened_game(Name, Seconds, Game).

%!  options_seconds(+Options, -Seconds) is det.
%
%   True when the rules of a game with Options may take so many Seconds to answer.

options_seconds(game(_, Seconds0), Seconds) :-
    ( Seconds0 == none -> Seconds = 10 ; Seconds = Seconds0 ).

title(Options, Title) :-
    Options = game(Name, _),
    options_game(Options, Game),
    (   said_by(Game, title(Text))
    ->  Title = Text
    ;   file_base_name(Name, Title)
    ).

rules(Options, Rules) :-
    options_game(Options, Game),
    (   said_by(Game, rules(Text))
    ->  Rules = Text
    ;   seat_names(Options, Roles),
        Options = game(Name, _),
        file_base_name(Name, File),
        rules_words(Roles, File, Rules)
    ).

%   What a game says of itself, if it does.

said_by(Game, Goal) :-
    atom(Game),
    functor(Goal, Name, Arity),
    current_predicate(Game:Name/Arity),
    once(Game:Goal),
    arg(1, Goal, Text0),
    format(string(Text), "~w", [Text0]),
    nb_setarg(1, Goal, Text).

seat_names(Options, Roles) :-
    options_game(Options, Game),
    options_seconds(Options, Seconds),
    (   game_own(Game, false),
        atom(Game)
    ->  game_checked_roles(Game, seconds(Seconds), _)
    ;   true
    ),
    game_role_texts(Game, Roles).

%   A person in the first seat, and programs in the others; that of `random` is nobody's.

usual_seats(Options, Seats) :-
    seat_names(Options, Roles),
    usual_players(Roles, "you", Seats).

usual_players([], _, []).
usual_players(["random"|Roles], Player, ["random"|Seats]) :-
    !,      % chance
    usual_players(Roles, Player, Seats).
usual_players([_|Roles], Player, [Player|Seats]) :-
    usual_players(Roles, level(2), Seats).

opening(Options, _, at(Game, Options, Roles, State)) :-
    options_game(Options, Game),
    game_role_texts(Game, Roles),
    game_start(Game, State).

mover(at(Game, _, Roles, State), Number) :-
    state_turn(Game, State, Role, _),
    once(nth1(Number, Roles, Role)).

%   A move that is not legal is told why.

played(Text, at(Game, Options, Roles, State0), at(Game, Options, Roles, State), Move) :-
    catch(state_text_next(Game, State0, Text, State, Move),
          error(guessing_game(told(Said)), _),
          (   ( atom(Game), refused_words(Game, State0, Text, Words) -> true ; Words = Said ),
              bad_input("~w", [Words])
          )).

ended(at(Game, _, Roles, State), End) :-
    state_standing(Game, State, standing(End0, _, _, _, _)),
    end(End0, Roles, End).

end(open, _, open).
end(draw, _, ended(draw, 0)).
end(reached, _, ended(reached, 0)).
end(won(Role), Roles, ended(won, Number)) :-
    once(nth1(Number, Roles, Role)).

ending(at(Game, _, Roles, State), Kind, Winner, You, Sentence) :-
    (   Kind == resigned
    ->  ended_words(Kind, Winner, You, Roles, [], Sentence)
    ;   atom(Game),
        current_predicate(Game:end_words/2),
        Game:end_words(State, Text)
    ->  format(string(Sentence), "~w", [Text])
    ;   state_standing(Game, State, standing(_, _, _, Goals, _)),
        ended_words(Kind, Winner, You, Roles, Goals, Sentence)
    ).

status(at(_, _, Roles, _), Number, Who, Sentence) :-
    nth1(Number, Roles, Role),
    (   Role == "random"
    ->  Sentence = "Chance moves."
    ;   to_move_sentence(Who, Role, Sentence)
    ).

%   If more than two play, or some at the same time, a person is told which role it is, and what the
%   others played since its last move, as far as it has seen that.

status(At, Plays, Number, "you", Sentence) :-
    At = at(Game, _, Roles, _),
    ( Roles = [_,_,_|_] ; turns_joint(Game, _) ),
    Roles = [_,_|_],
    !,      % else a status says less
    nth1(Number, Roles, Role),
    (   append(_, [play(_, Number, _)|Later0], Plays),
        \+ memberchk(play(_, Number, _), Later0)
    ->  Later = Later0
    ;   Later = Plays
    ),
    findall(Name-Move,
            ( member(play(_, Seat, Move), Later), Move \== "...", nth1(Seat, Roles, Name) ),
            Played),
    turn_words(Role, Played, Sentence).

prompt(at(Game, _, _, State), Text) :-
    state_turn(Game, State, Role, _),
    format(string(Text), "Move for ~s", [Role]).

expected(_, "type a legal move").

awaited(at(Game, _, _, State), Words) :-
    (   state_turn(Game, State, _, Moves)
    ->  awaited_words(Moves, Words)
    ;   Words = "the game is over"
    ).

board(At, People, board(Shown, Moves, Laid, Places, Labels)) :-
    At = at(Game, _, Roles, State),
    game_hides(Game, _),
    \+ Game:terminal(State),
    !,      % people see what their seat has seen
    people_seer(People, At, Seer),
    ( mover(At, Seer), state_turn(Game, State, _, Moves0) -> Moves = Moves0 ; Moves = [] ),
    seen_board(Seer, People, At, board(Laid, Places, Labels)),
    (   \+ nth1(Seer, Roles, _)
    ->  Shown = ""
    ;   People = [_,_|_]                % at one screen
    ->  nth1(Seer, Roles, Text),
        handed_words(Text, Shown)
    ;   seat_seen(Seer, At, Seen),
        ( Places == [] -> Shown = Seen
        ; board_text(board(Laid, Places, Labels), Picture),
          format(string(Shown), "~s~n~s", [Picture, Seen])
        )
    ).
board(at(Game, _, _, State), _, board(Shown, Moves, Laid, Places, Labels)) :-
    state_standing(Game, State, standing(_, _, Moves, _, Shown)),
    standing_board(Game, State, board(Laid, Places, Labels)).

%   Of hands a seat sees the cards of its own, and of nobody's, that it has seen; else the back of one.

seen_board(Seer, [_], At, board(hand, Places, Labels)) :-
    At = at(Game, _, Roles, State),
    nth1(Seer, Roles, Mine),
    standing_board(Game, State, board(hand, Places0, Labels)),
    !,      % else there is nothing to see
    Labels = labels(Rows, _),
    seat_percepts(Seer, At, Seen),
    findall(place(Row, Column, Sign, none, Name),
            ( member(label(Row, Hand), Rows),
              findall(Sign0,
                      ( member(place(Row, _, Sign0, _, _), Places0),
                        memberchk(Sign0, Seen),
                        \+ ( Hand \== Mine, memberchk(Hand, Roles) ) ),
                      Signs0),
              ( Signs0 == [] -> Signs = ["?"] ; Signs = Signs0 ),
              nth1(Column, Signs, Sign),
              format(string(Name), "~s: ~s", [Hand, Sign]) ),
            Places).
seen_board(_, _, _, board(square, [], labels([], []))).

%   What the seat of this number has seen.

seat_seen(Number, At, Words) :-
    At = at(_, _, Roles, _),
    nth1(Number, Roles, Text),
    seat_percepts(Number, At, Seen),
    seen_words(Text, Seen, Words).

seat_percepts(Number, at(Game, _, _, State), Seen) :-
    game_hides(Game, Joint),
    game_roles(Game, Terms),
    nth1(Number, Terms, Role),
    chosen_state(State, seen(_, History)),
    history_seen(Joint, History, Role, Steps),
    findall(Percept,
            ( member(step(_, Percepts), Steps),
              member(Term, Percepts),
              term_text(Term, Percept) ),
            Seen).

%   Of the people, the one whose turn it is looks at the board; else the first of them; 0 if there are
%   none.

people_seer(People, At, Seer) :-
    (   mover(At, Number),
        memberchk(Number, People)
    ->  Seer = Number
    ;   People = [Seer|_]
    ->  true
    ;   Seer = 0
    ).

%   While roles choose at the same time, their choices are not shown.  In a game that hides something
%   the one who looks at the board sees its own moves, until it is over.

hidden(At, People, Seat, After) :-
    At = at(Game, _, _, State),
    (   State = choosing(_, Chosen),
        length(Chosen, Count),
        After < Count
    ->  true
    ;   game_hides(Game, _),
        \+ people_seer(People, At, Seat),
        \+ Game:terminal(State)
    ).

%   A view comes here once, so somebody else's rules are looked through here, as far as there
%   is time: what they say of this state must be as contract.pl wants it.

marks(at(Game, _, _, State), []) :-
    (   atom(Game),
        game_own(Game, false)
    ->  ignore(limit_goal(seconds(1), state_playable(Game, State, seconds(1)), _))
    ;   true
    ).

%   Where states speak of cells, a move has those by which it is made (boards.pl), if they are found
%   in time.

can(at(Game, _, _, State), Can) :-
    (   \+ game_hides(Game, _),
        limit_goal(seconds(0.5), standing_can(Game, State, MovesPlaces), _)
    ->  findall(can(Move, Move, Places), member(Move-Places, MovesPlaces), Can)
    ;   state_turn(Game, State, _, Moves),
        findall(can(Move, Move, []), member(Move, Moves), Can)
    ).

level(easy,    random).
level(medium,  mcts(16)).
level(hard,    mcts(60)).
level(perfect, perfect(60)).

%   A game that is too large for a proof, or that nobody knows, has no perfect player.

offered(Options, Level) :-
    (   Level == perfect
    ->  options_game(Options, Game),
        solved_in_time(Game)
    ;   true
    ).

solved_in_time(two_players_noughts_and_crosses).
solved_in_time(two_players_nim).
solved_in_time(two_players_connect).

player(random).
player(minimax).
player(mcts).
player(minimax:end).
player(minimax:Depth) :-
    between(1, 1000, Depth).
player(mcts:Playouts) :-
    nonvar(Playouts),
    between(1, 1 000 000, Playouts).

unranked(_).

chosen(Player0, at(Game, _, _, State), about(_, Seconds, Seeds), Move, Reason) :-
    player_term(Player0, Player),
    (   Game = by_clingo(File, _)
    ->  told_player(Player, Depth),
        Seeds = [Seed|_],
        given_answer(choice(File, State, Depth, Seed), Move),
        Reason = ""
    ;   seed_random(Seeds, Random),
        player_limit_move(Player, seconds(Seconds), Game, State, Term, Random, _),
        term_text(Term, Move),
        Reason = ""
    ).

player_term(minimax, Player) => Player = minimax(4).
player_term(mcts, Player) => Player = mcts(200).
player_term(minimax:end, Player) => Player = minimax(inf).
player_term(minimax:Depth, Player) => Player = minimax(Depth).
player_term(mcts:Playouts, Player) => Player = mcts(Playouts).
player_term(Player0, Player) => Player = Player0.

%   How deep a program looks when clingo is asked.  A random one does not look at all.

told_player(random, 0).
told_player(minimax(Depth), Depth).
told_player(mcts(Playouts), Depth) :-
    ( Playouts < 50 -> Depth = 2 ; Depth = 4 ).
told_player(perfect(_), 4).

hinted(at(Game, _, _, State), about(_, Seconds, Seed),
       hint(Move, Sentence, Cells, Proved, Clause)) :-
    (   Game = by_clingo(File, _)
    ->  given_answer(choice(File, State, 4, Seed), Move),
        guessed(Move, "it looks 4 moves ahead", Sentence),
        Cells = [],
        Proved = false,
        Clause = two_players_minimax:searched_move/5
    ;   limit_deadline(seconds(Seconds), Deadline),
        known(Game, State, Seconds, Known),
        advised(Known, Game, State, Deadline, Seed, Term, Move, Sentence, Proved, Clause),
        (   ( game_hides(Game, _) ; Term == none )
        ->  Cells = []
        ;   state_moves_places(Game, State, [Term], [_-Cells])
        )
    ).

%   What is found in a part of the time, so that there is some left for a guess: known(Term, Known,
%   Clause), or `nothing`.

known(Game, State, Seconds, Found) :-
    ( game_roles(Game, [_]) -> Time is 0.9 * Seconds ; Time is Seconds / 2 ),
    (   state_proof(Game, State, seconds(Time), Term, Known, Clause)
    ->  Found = known(Term, Known, Clause)
    ;   Found = nothing
    ).

%   If a game of one role has no end that was found, a move is guessed, too.

advised(nothing, Game, State, Deadline, Seed, Term, Move, Sentence, false,
        two_players_players:playouts_move/6) :-
    deadline_limit(Deadline, Left),
    seed_random([Seed], Random),
    player_limit_move(mcts(1000), Left, Game, State, Term, Random, _),
    term_text(Term, Move),
    (   game_hides(Game, _)
    ->  Why = "games played at random, from states that agree with what was seen, went best after it"
    ;   Why = "games played at random went best after it"
    ),
    guessed(Move, Why, Sentence).
advised(known(Term0, Known, Clause0), Game, State, Deadline, Seed, Term, Move, Sentence, Proved,
        Clause) :-
    (   Known = way(none, _, _, _, false)
    ->  advised(nothing, Game, State, Deadline, Seed, Term, Move, Sentence0, Proved, Clause),
        known_words(Known, Words),
        format(string(Sentence), "~s ~s", [Sentence0, Words])
    ;   Term = Term0,
        Clause = Clause0,
        ( Term == none -> Move = "" ; term_text(Term, Move) ),
        hint_words(Move, Known, Sentence),
        ( Known = way(_, _, _, _, false) -> Proved = false ; Proved = true )
    ).

guessed(Move, Why, Sentence) :-
    format(string(Sentence), "Try ~s: a guess, for nothing is proved in time; ~s.", [Move, Why]).

explained(At, about(_, Seconds, _), [remark(Sentence, [])]) :-
    At = at(Game, _, _, State),
    (   game_hides(Game, _)
    ->  mover(At, Number),
        seat_seen(Number, At, Words),
        string_concat(Words, ".", Sentence)
    ;   atom(Game),
        state_proof(Game, State, seconds(Seconds), _, Known, _)
    ->  known_words(Known, Sentence)
    ;   unproved_sentence(Seconds, Sentence)
    ).

word("moves", "all legal moves").

obeyed(moves, _, _, Session, Session, said([Sentence])) :-
    session_position(two_players_session, Session, At),
    At = at(Game, _, _, State),
    session_people(Session, People),
    (   game_hides(Game, _),
        \+ ( mover(At, Number), memberchk(Number, People) )
    ->  Sentence = "none"
    ;   state_turn(Game, State, _, Moves)
    ->  atomic_list_concat(Moves, ', ', List),
        atom_string(List, Sentence)
    ;   Sentence = "none"
    ).

/** <examples>

?- two_players_ask:ask(begin(game("nim", none), ["you","hard"], 1), answer(seating(Session, View))).
*/
