:- module(match_ask,
          [ ask/2                  % +Question, -Reply
          ]).

/** <module> What may be asked about a match between programs

Questions from outside (../../door/questions.pl): the host of a match and its players speak by
HTTP, which is not the rules' matter.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../door/questions', [game_question_reply/3]).
:- use_module('../../door/values', [bad_input/2]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../general/joint', [joint_goals/3]).
:- use_module('../guessing/fault', [fault_text/2, told/2]).
:- use_module('../kif/expressions', [expression_kif/2, kif_expressions/2]).
:- use_module('../program', [file_checked/2]).
:- use_module('../two_players/contract', [game_roles/2]).
:- use_module('../two_players/opened', [opened_game/3]).
:- use_module(match,
              [ goals_words/2, known_goals/5, moves_joint_state/4, moves_role_news/4, news_known/4,
                role_choice/8, state_replies_joint/7 ]).
:- use_module(messages, [message_reply/3, message_text/2, text_message/2, unready_words/3]).
:- use_module('../kif/notation', [term_kif/2, text_term/2]).

%!  ask(+Question, -Reply) is nondet.
%
%   True when Reply is answer(Value), fault(Sentence) or impossible(Sentence) to Question, one
%   of those declared below.
%
%       ?- match_ask:ask(reply("(PLAY game.1 NIL)", "game.2"), Reply).
%       Reply = answer(reply(play("game.1", moves(none)), says("busy"))).

ask(Question, Reply) :-
    game_question_reply(match_ask, Question, Reply).

type(moves, list(text)).
type(news, union([ record(moves, [moves:optional(moves)]),
                   record(seen, [turn:integer, move:optional(text), percepts:list(text)]) ])).
type(message, union([ record(info, []),
                      record(start, [ name:text, role:text, rules:text, start:integer,
                                      play:integer ]),
                      record(play, [name:text, news:news]),
                      record(stop, [name:text, news:news]),
                      record(abort, [name:text]),
                      record(preview, [rules:text, seconds:integer]) ])).
type(reply, record(reply, [ message:message,
                            does:union([ record(says, [text:text]), record(begins, [text:text]),
                                         record(chooses, []), record(ends, [text:text]) ]) ])).
type(said, union([ record(said, [text:text]), record(late, []), record(lost, [why:text]),
                   record(chance, []) ])).
type(standing, record(standing, [ roles:list(text), over:boolean, goals:list(integer), reached:text,
                                  players:list(player) ])).
type(player, record(player, [role:text, news:news])).
type(joint, record(joint, [moves:moves, faults:list(text)])).

question(reply, [text:text, name:optional(text)], reply,
         "The message that a player hears, and what it answers or does while it plays a match.").
question(message, [message:message], text,
         "How a host writes a message.").
question(sheet, [game:text], text,
         "The rules in a file, a rule on each line.").
question(unready, [role:text, said:said], optional(text),
         "What is wrong if the player of a role has said this when a match begins.").
question(standing, [game:text, moves:list(moves), seconds:number=10], standing,
         "Who plays in a match, whether it is over after these moves, and what each role has \c
          reached then; and what the players, for all roles but random, hear of the last moves.").
question(joint, [game:text, moves:list(moves), replies:list(said), seed:integer=0,
                 seconds:number=10], joint,
         "What is played after the players' answers, and what is wrong with these.").
question(choice, [ game:text, news:list(news), role:text, playouts:optional(integer), seed:integer=0,
                   time:limit(number)=null, seconds:number=10 ], text,
         "What Monte Carlo tree search with so many playouts plays for a role by the news that it \c
          has heard; without a number, any legal move.").
question(ending, [game:text, news:list(news), role:text, over:boolean, seconds:number=10], text,
         "How a match has ended for a role by the news that it has heard.").

example(reply, [text-"(PLAY game.1 NIL)", name-"game.1"]).
example(message, [message-object([kind-"play", name-"game.1",
                                   news-object([kind-"moves", moves-["noop","(mark 1 1)"]])])]).

answer(reply(Text, Match), reply(Message, Does)) :-
    plain(text_message(Text, Message)),
    message_reply(Message, Match, Does).
answer(unready(Role, Said), Text) :-
    ( unready_words(Role, Said, Text0) -> Text = Text0 ; Text = none ).
answer(message(Message), Text) :-
    message_text(Message, Text).
answer(sheet(Name), Text) :-
    plain(sheet_text(Name, Text)).
answer(standing(Name, Moves, Seconds), standing(Roles, Over, Goals, Reached, Players)) :-
    match(Name, Seconds, Game, moves_joint_state(Moves, Game, Joint, State)),
    game_roles(Joint, Terms),
    maplist(term_kif, Terms, Roles),
    (   Joint:terminal(State)
    ->  Over = true,
        joint_goals(Joint, State, RolesGoals)
    ;   Over = false,
        RolesGoals = []
    ),
    findall(Goal, member(_-Goal, RolesGoals), Goals),
    goals_words(RolesGoals, Reached),
    findall(player(Text, News),
            ( member(Role, Terms),
              Role \== random,
              term_kif(Role, Text),
              moves_role_news(Moves, Game, Role, News) ),
            Players).
answer(joint(Name, Moves, Replies, Seed, Seconds), joint(Played, Faults)) :-
    match(Name, Seconds, Game, moves_joint_state(Moves, Game, Joint, State)),
    length(Moves, Number),
    seed_random([Seed,Number], Random),
    plain(state_replies_joint(Joint, State, Replies, Played, Faults, Random, _)).
answer(choice(Name, News, Text, Playouts, Seed, Time, Seconds), Move) :-
    match(Name, Seconds, Game,
          ( role_named(Game, Text, Role), news_known(News, Game, Joint, Known) )),
    length(News, Number),
    seed_random([Seed,Number], Random),
    Choice = role_choice(Role, Joint, Known, Playouts, seconds(Time), Move, Random, _),
    (   Playouts == none
    ->  match(Name, Seconds, _, Choice)
    ;   plain(Choice)
    ).
answer(ending(Name, News, Text, Over, Seconds), Ending) :-
    match(Name, Seconds, Game,
          ( role_named(Game, Text, Role),
            news_known(News, Game, Joint, Known),
            (   Over == true,
                Part is Seconds / 2,
                known_goals(Known, Joint, Role, seconds(Part), Goals)
            ->  goals_words(Goals, Words),
                ( Words == "" -> Ending = "is over" ; string_concat("is over: ", Words, Ending) )
            ;   Ending = "was ended before its end"
            ) )).

role_named(Game, Text, Role) :-
    (   text_term(Text, Role),
        Game:role(Role)
    ->  true
    ;   told('~s is no role of the match', [Text])
    ).

%   Goal asks the Game called Name.

:- meta_predicate match(+, +, -, 0).

match(Name, Seconds, Game, Goal) :-
    plain(( opened_game(Name, Seconds, Game),
            (   limit_goal(seconds(Seconds), Goal, _)
            ->  true
            ;   told('the rules have no answer within ~w seconds', [Seconds])
            ) )).

sheet_text(Name, Text) :-
    atom_string(File, Name),
    file_checked(File, 1 000 000),
    setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                       read_string(Stream, _, Sheet),
                       close(Stream)),
    kif_expressions(Sheet, Expressions),
    maplist(expression_kif, Expressions, Lines),
    atomic_list_concat(Lines, '\n', Text0),
    atom_string(Text0, Text).

%   If something is wrong with the rules or a message, a sentence says what.

:- meta_predicate plain(0).

plain(Goal) :-
    catch(Goal, error(guessing_game(Fault), _), fault_told(Fault)).

fault_told(Fault) :-
    fault_text(Fault, Sentence),
    bad_input("~s", [Sentence]).

/** <examples>

?- match_ask:ask(reply("(INFO)", none), Reply).
*/
