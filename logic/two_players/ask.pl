:- module(two_players_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about a game of two players

Questions from outside (../shared/questions.pl).  Somebody else's rules are guarded
(../shared/user_program.pl): if something is wrong with them, a sentence says what.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, same_length/2]).
:- use_module('../shared/questions', [game_question_reply/3]).
:- use_module('../shared/session', [session_answer/3, session_example/5, session_question/5,
                                   session_type/2]).
:- use_module('../shared/values', [bad_input/2, impossible/2]).
:- use_module('../shared/reason', [happened_why/3, why_lines/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module('../shared/limit', [limit_goal/3, stops/1]).
:- use_module('../sheets/strategies', [alone_worth/4, hidden_worth/4, role_worth/5]).
:- use_module('../sheets/search', [state_maxn/5, state_solution/5]).
:- use_module('../sheets/percepts', [game_hides/2]).
:- use_module('../sheets/joint', [chosen_state/2, turns_first/3, turns_joint/2]).
:- use_module('../sheets/stamped', [state_ground_rules/3]).
:- use_module('../shared/user_rules', [error_text/2, fault_text/2, rules_error/2]).
:- use_module(minimax, [searched_win/5, searched_worth/5]).
:- use_module(cells, [board_remark/2]).
:- use_module(contract, [game_roles/2, state_moves/4]).
:- use_module(opened,
              [ game_guarded/2, named_game/2, opened_game/3, reopened_game/3, state_standing/3 ]).
:- use_module(playable, [game_playable/3, game_checked_roles/3, state_playable/3]).
:- use_module(players, [player_limit_choice//5]).
:- use_module(reasons, [asked_goal/5]).
:- use_module(sentences, [ proved_words/3, solution_sentence/6, unread_sentence/1,
                           worths_sentence/4 ]).
:- use_module(session, [options_seconds/2]).
:- use_module(texts, [answer_given/2, rational_text/2, term_text/2, texts_state/4]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- two_players_ask:ask(choice("nim", ["take(3,5)", "take(1,3)"], minimax(inf), 0, inf, 1),
%                              Reply).
%       Reply = answer(choice("take(2,4)", "Try take(2,4): it wins at once.", 100, true,
%                             [])).

ask(Question, Reply) :-
    game_question_reply(two_players_ask, Question, Reply).

type(options, record(game, [name:text, seconds:optional(number)])).
type(board, record(board, [ shown:text, moves:list(text), laid:laid, cells:list(place),
                            labels:labels ])).
type(laid, one_of([square, hexagonal, heap, hand])).
type(labels, record(labels, [rows:list(label), columns:list(label)])).
type(label, record(label, [number:integer, text:text])).
type(moves, list(text)).
type(end, open([record(draw, []), record(won, [winner:text]), record(reached, [])])).
type(standing, record(standing, [ end:end, turn:text, moves:moves, goals:list(integer),
                                  shown:text, state:text, played:moves ])).
type(explored, record(standing, [ roles:list(text), end:end, turn:text, moves:moves,
                              goals:list(integer), shown:text, words:list(name), cells:list(text) ])).
type(words, record(words, [ terms:list(text),
                            words:list(pair(word:name, terms:list(integer))) ])).
type(untold, union([ record(words, [file:name]),
                     record(standing, [file:name, moves:moves]),
                     record(choice, [ file:name, moves:moves, depth:limit(integer),
                                      seed:integer ]) ])).
type(player, union([ record(random, []), record(minimax, [depth:limit(integer)]),
                     record(mcts, [playouts:integer]) ])).
type(choice, record(choice, [ move:text, reason:text, value:optional(number), proved:boolean,
                              values:list(pair(move:text, value:number)) ])).
type(playable, record(playable, [ roles:list(text), states:integer, complete:boolean,
                                  remarks:list(text) ])).
type(win, record(win, [role:text, plies:integer, goal:integer])).
type(worth, record(worth, [ values:list(pair(role:text, value:text)),
                            moves:list(pair(role:text, moves:list(pair(move:text, chance:text)))),
                            sentence:text ])).
type(stamped, record(stamped, [ roles:list(text), winners:list(text), first:list(integer),
                                rules:list(pair(head:integer, literals:list(integer))),
                                late:list(integer), nexts:list(pair(atom:integer, fact:integer)),
                                moves:list(record(possible, [ legal:integer, does:integer,
                                                              role:text, move:text ])),
                                over:list(integer),
                                goals:list(record(goal, [ atom:integer, role:text,
                                                          value:integer ])) ])).
type(solution, record(solution, [ moves:optional(list(text)), goal:optional(integer),
                                  steps:integer, states:optional(integer), proved:boolean,
                                  sentence:text ])).
type(explained, record(explained, [holds:boolean, sentence:text, lines:list(text)])).
type(Name, Type) :-
    session_type(Name, Type).

question(names, [], list(name),
         "The games that come with ludologic.").
question(roles, [game:text, seconds:number=10], list(text),
         "Who plays a game, the first of them first.").
question(reload, [game:text, seconds:number=10], boolean,
         "Loads a game in a file again.").
question(check, [game:text, seconds:number=10], playable,
         "Whether a game can be played: its roles, how many states were looked at, if those are all, \c
          and what else there is to say about its rules.").
question(standing, [game:text, moves:moves, seconds:number=10], standing,
         "How a game stands after these moves, the state as a text, and the moves without spaces.").
question(options, [], map(list(name)),
         "The players, each with the options that it uses.").
question(choice, [ game:text, moves:moves, player:player, seed:integer=0, time:limit(number)=null,
                   seconds:number=10 ], choice,
         "What a program plays after these moves, in so much time, and why; what it finds that the move is worth, 0 to \c
          100, whether it is proved that no move is better, and the worth of each move that it tried.").
question(win, [game:text, moves:moves, plies:integer, seconds:number=10], optional(win),
         "Who wins after these moves within so many plies, whatever all others do together, and \c
          nobody within fewer.").
question(worth, [game:text, moves:moves, plies:integer, seconds:number=10], optional(worth),
         "What each role reaches on average in a game that ends within so many plies, and how likely \c
          each of its moves is then: whatever the others do, or if more than two play for themselves.").
question(worths, [ values:list(pair(role:text, value:text)),
                   moves:list(pair(role:text, moves:list(pair(move:text, chance:text)))) ], text,
         "What there is to say about what clingo found that each role reaches.").
question(solve, [ game:text, moves:moves=[], steps:limit(integer)=null, time:limit(number)=null,
                  seconds:number=10 ], solution,
         "A shortest way from these moves on to the best goal of a game of one role, or what so many \c
          steps can't reach.").
question(stamped, [game:text, moves:moves=[], alone:boolean=false, seconds:number=10], stamped,
         "The ground rules of a sheet in KIF from these moves on, for clingo: atoms are numbers, negative \c
          if one is not to hold. The winners are the roles that can win for certain; alone, if there \c
          has to be one role.").
question(solved, [ moves:optional(list(text)), goal:optional(integer), steps:integer,
                   proved:boolean ], text,
         "What there is to say about a solution that clingo found.").
question(explain, [game:text, asked:text, moves:moves=[], seconds:number=10], explained,
         "Why something holds after these moves, or why not: legal(MOVE), legal(ROLE,MOVE), \c
          goal(ROLE,VALUE) or terminal; or, about the last move, next or next(FACT).").
question(tell_words, [file:name, words:optional(words)], boolean,
         "Clingo tells the words of a game whose roles move at the same time, in all its states: each \c
          with its terms, by their places from 0; nothing if they move by turns.").
question(tell_standing, [file:name, moves:moves, standing:explored], boolean,
         "Clingo tells how the game in a file stands after these moves.").
question(tell_choice, [file:name, moves:moves, depth:limit(integer), seed:integer, move:text],
         boolean,
         "Clingo tells what a program plays that looks so deep.").
question(Name, Arguments, Shape, Sentence) :-
    session_question(["noughts_and_crosses", null], Name, Arguments, Shape, Sentence).

example(roles, [game-"nim"]).
example(reload, [game-"nim"]).
example(check, [game-"nim"]).
example(standing, [game-"nim", moves-["take(3, 5)"]]).
example(choice, [game-"nim", moves-["take(3,5)"], player-object([kind-"minimax", depth-null])]).
example(win, [game-"nim", moves-[], plies-5]).
example(worth, [game-"nim", moves-[], plies-5]).
example(worths, [values-[["x", "50"]], moves-[["x", [["go", "1"]]]]]).
example(solve, [game-"mine.kif", moves-[], steps-5]).
example(stamped, [game-"mine.kif", moves-[], alone-true]).
example(solved, [moves-["up"], goal-100, steps-1, proved-true]).
example(explain, [game-"nim", asked-"legal(take(1,4))"]).
example(tell_words, [file-"mine.lp", words-null]).
example(tell_standing, [ file-"mine.lp", moves-[],
                         standing-[["x","o"], null, "x", ["go"], [], "a", [], []] ]).
example(tell_choice, [file-"mine.lp", moves-[], depth-2, seed-0, move-"go"]).
example(Name, Arguments) :-
    session_example(["nim",null], ["you","friend"], "take(1,2)", Name, Arguments).

answer(names, Names) :-
    findall(Name, named_game(Name, _), Names).
answer(roles(Name, Seconds), Texts) :-
    in_game(Name, Seconds, Game, game_checked_roles(Game, seconds(Seconds), Roles)),
    maplist(term_text, Roles, Texts).
answer(reload(Name, Seconds), true) :-
    plain(reopened_game(Name, Seconds, _)).
answer(check(Name, Seconds), playable(Texts, Seen, All, Remarks)) :-
    in_game(Name, Seconds, Game,
            game_playable(Game, seconds(Seconds), playable(Roles, _, Seen, All))),
    maplist(term_text, Roles, Texts),
    findall(Remark, game_remark(Game, Remark), Remarks).
answer(standing(Name, Moves, Seconds), standing(End, Turn, Legal, Goals, Shown, Text, Played)) :-
    in_game(Name, Seconds, Game,
            ( within(Seconds, texts_state(Moves, Game, State, Played)),
              state_playable(Game, State, seconds(Seconds)),
              within(Seconds, state_standing(Game, State, Standing)) )),
    Standing = standing(End, Turn, Legal, Goals, Shown),
    term_text(State, Text).
answer(options, Options) :-
    findall(Player-Uses, player_options(Player, Uses), Options).
answer(choice(Name, Moves, Player, Seed, Time, Seconds), choice(Text, Reason, Value, Proved, Values)) :-
    length(Moves, Number),
    seed_random([Seed,Number], Random),
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State, _),
              over_or_open(Game, State),
              player_limit_choice(Player, seconds(Time), Game, State, Choice, Random, _) )),
    Choice = choice(Move, Value, Result, Values0),
    term_text(Move, Text),
    proved_words(Text, Result, Reason),
    ( Result == open -> Proved = false ; Proved = true ),
    findall(Text1-Value1, ( member(Move1-Value1, Values0), term_text(Move1, Text1) ), Values).
answer(win(Name, Moves, Plies, Seconds), Win) :-
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State, _),
              state_win(Game, State, Plies, Win) )).
answer(worth(Name, Moves, Plies, Seconds), Worth) :-
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State0, _),
              chosen_state(State0, State),
              (   game_worths(Game, State, Plies, Kind, Worths)
              ->  worths_texts(Kind, Worths, Worth)
              ;   Worth = none
              ) )).
answer(worths(Values, Moves), Sentence) :-
    worths_sentence(sure, Values, Moves, Sentence).
answer(solve(Name, Moves, Steps, Time, Seconds),
       solution(Texts, Best, Looked, States, Proved, Sentence)) :-
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State, _),
              of_one_role(Game),
              state_solution(Game, State, Steps, seconds(Time), Solution) )),
    Solution = solution(Way, Goal, Looked, States, Known),
    ( Known == best -> Proved = true ; Proved = false ),
    (   Way == none
    ->  Texts = none,
        Best = none
    ;   maplist(term_text, Way, Texts),
        Best = Goal
    ),
    solution_sentence(Texts, Best, Looked, States, Proved, Sentence).
answer(stamped(Name, Moves, Alone, Seconds), Stamped) :-
    in_game(Name, Seconds, Game,
            ( texts_state(Moves, Game, State, _),
              ( Alone == true -> of_one_role(Game) ; true ),
              game_ground_rules(Game, State, Winners, Rules) )),
    game_roles(Game, Roles),
    maplist(term_text, Roles, Texts),
    maplist(term_text, Winners, WinnersTexts),
    Rules = rules(First, Said, Late, Nexts, Moves0, Over, Goals0),
    findall(possible(Legal, Does, Role, Move),
            ( member(move(Legal, Does, Role0, Move0), Moves0),
              term_text(Role0, Role),
              term_text(Move0, Move) ),
            Possible),
    findall(goal(Atom, Role, Value),
            ( member(goal(Atom, Role0, Value), Goals0), integer(Value), term_text(Role0, Role) ),
            Goals),
    Stamped = stamped(Texts, WinnersTexts, First, Said, Late, Nexts, Possible, Over, Goals).
answer(solved(Moves, Goal, Steps, Proved), Sentence) :-
    solution_sentence(Moves, Goal, Steps, none, Proved, Sentence).
answer(explain(Name, Asked, Moves, Seconds), explained(Holds, Sentence, Lines)) :-
    in_game(Name, Seconds, Game,
            within(Seconds,
                   ( asked_goal(Game, Moves, Asked, Text, Goal),
                     ( once(Goal) -> Holds = true ; Holds = false ),
                     happened_why(two_players_session, asked(Text, Goal), Why) ))),
    why_lines(Why, [Sentence|Lines0]),
    ( Lines0 == [] -> unread_sentence(Unread), Lines = [Unread] ; Lines = Lines0 ).
answer(tell_words(File, Words), true) :-
    answer_given(words(File), Words).
answer(tell_standing(File, Moves, Standing), true) :-
    answer_given(standing(File, Moves), Standing).
answer(tell_choice(File, Moves, Depth, Seed, Move), true) :-
    answer_given(choice(File, Moves, Depth, Seed), Move).
answer(Question, Answer) :-
    question_options(Question, Options),
    Options = game(Name, _),
    options_seconds(Options, Seconds),
    plain(( opened_game(Name, Seconds, Game),
            game_guarded(Game, session_answer(two_players_session, Question, Answer)) )).

%   The options that a player uses, by the names that they have outside.

player_options(random,  [seed]).
player_options(minimax, [depth]).
player_options(mcts,    [playouts, seed]).

%   What a sheet says of its rules (../sheets/kif.pl).

game_remark(Game, Remark) :-
    board_remark(Game, Remark).
game_remark(Game, Remark) :-
    turns_joint(Game, Joint),
    current_predicate(Joint:remark/1),
    Joint:remark(Remark).

over_or_open(Game, State) :-
    (   state_moves(Game, State, _, _)
    ->  true
    ;   impossible("the game is over: nobody has a move", [])
    ).

%   What each role that is not chance reaches, worth(Role, Value, Choices); `alone` if it may play
%   against all others, `sure` if they move by turns, and `together` if more than two play, each for
%   itself.

game_worths(Game, State, Plies, Kind, Worths) :-
    game_roles(Game, Roles0),
    exclude(==(random), Roles0, Roles),
    (   game_hides(Game, Hiding)
    ->  Kind = alone,
        State = seen(_, []),            % later a role does not know where it is
        findall(worth(Role, Value, []),
                ( member(Role, Roles), role_hidden_worth(Roles, Hiding, Plies, Role, Value) ),
                Worths),
        same_length(Roles, Worths)
    ;   Roles = [_,_,_|_]
    ->  Kind = together,
        state_maxn(Game, State, Plies, _, Goals),
        findall(worth(Role, Value, []), ( member(Role, Roles), memberchk(Role-Value, Goals) ),
                Worths)
    ;   turns_joint(Game, Joint)
    ->  Kind = alone,
        maplist(role_worth(Joint, State, Plies), Roles, Worths)
    ;   Kind = sure,
        \+ memberchk(random, Roles0),
        findall(Worth,
                ( member(Role, Roles), once(searched_worth(Game, State, Role, Plies, Worth)) ),
                Worths),
        same_length(Roles, Worths)
    ).

role_hidden_worth(Roles, Hiding, Plies, Role, Value) :-
    (   Roles = [Role]
    ->  alone_worth(Hiding, Plies, Role, Value)
    ;   hidden_worth(Hiding, Plies, Role, Value)
    ).

worths_texts(Kind, Worths, worth(Values, Moves, Sentence)) :-
    findall(Role-Value,
            ( member(worth(Role0, Value0, _), Worths),
              term_text(Role0, Role),
              rational_text(Value0, Value) ),
            Values),
    findall(Role-Chances,
            ( member(worth(Role0, _, Choices), Worths),
              term_text(Role0, Role),
              findall(Move-Chance,
                      ( member(Move0-Chance0, Choices),
                        term_text(Move0, Move),
                        rational_text(Chance0, Chance) ),
                      Chances) ),
            Moves),
    worths_sentence(Kind, Values, Moves, Sentence).

%   Where not all is seen, nobody wins for certain.

game_ground_rules(Game, State0, Winners, Rules) :-
    chosen_state(State0, State1),
    (   game_hides(Game, Joint)
    ->  Winners = [],
        State1 = seen(State, _)
    ;   turns_joint(Game, Joint)
    ->  ( game_roles(Game, Roles), Roles = [_,_] -> Winners = Roles ; Winners = [] ),
        State = State1
    ;   impossible("clingo solves games in .kif and .lp", [])
    ),
    (   state_ground_rules(Joint, State, Rules0)
    ->  Rules = Rules0
    ;   impossible("the ground rules are too many for clingo", [])
    ).

of_one_role(Game) :-
    game_roles(Game, Roles),
    (   Roles = [_]
    ->  true
    ;   length(Roles, Count),
        impossible("the game has ~d roles: only a game of one role can be solved", [Count])
    ).

state_win(Game, State, Plies, Win) :-
    chosen_state(State, State1),
    findall(Role-First, ( Game:role(Role), turns_first(Game, Role, First) ), RolesGames),
    (   \+ game_hides(Game, _),
        between(0, Plies, Least),
        member(Role-First, RolesGames),
        searched_win(First, State1, Role, Least, Goal)
    ->  term_text(Role, Text),
        Win = win(Text, Least, Goal)
    ;   Win = none
    ).

question_options(begin(Options, _, _), Options).
question_options(event(session(Options, _, _, _, _, _, _), _, _, _), Options).
question_options(view(session(Options, _, _, _, _, _, _)), Options).
question_options(why(session(Options, _, _, _, _, _, _), _), Options).
question_options(levels(Options), Options).

%   A goal that asks a game, which is Name.  One whose roles move by turns in ASP is asked in a session
%   alone.

:- meta_predicate in_game(+, +, -, 0), plain(0), within(+, 0).

in_game(Name, Seconds, Game, Goal) :-
    plain(( opened_game(Name, Seconds, Game),
            (   Game = by_clingo(File, _)
            ->  rules_error('the roles of ~w move by turns: clingo answers, after the game is loaded \c
                             again', [File])
            ;   true
            ),
            game_guarded(Game, Goal) )).

within(Seconds, Goal) :-
    (   limit_goal(seconds(Seconds), Goal, _)
    ->  true
    ;   rules_error('the rules have no answer within ~w seconds', [Seconds])
    ).

%   If something is wrong with the rules, a sentence says what.

plain(Goal) :-
    catch(Goal, Error, true),
    (   var(Error)
    ->  true
    ;   error_sentence(Error, Sentence)
    ->  bad_input("~s", [Sentence])
    ;   throw(Error)
    ).

error_sentence(error(Formal, Context), Sentence) :-
    (   Formal = guessing_game(Fault)
    ->  fault_text(Fault, Sentence)
    ;   \+ memberchk(Formal, [bad_input(_), impossible(_), untold(_)]),
        error_text(error(Formal, Context), Said),
        fault_text(told(Said), Text),
        string_concat("the rules throw: ", Text, Sentence)
    ).
error_sentence(Thrown, Sentence) :-
    Thrown \= error(_, _),
    \+ stops(Thrown),
    Thrown \== '$aborted',
    error_text(Thrown, Text),
    string_concat("the rules throw: ", Text, Sentence).

/** <examples>

?- two_players_ask:ask(standing("noughts_and_crosses", ["5", "1"], 1), Reply).
*/
