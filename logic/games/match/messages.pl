:- module(games_messages,
          [ text_message/2,        % +Text, -Message
            message_text/2,        % +Message, -Text
            message_reply/3,       % +Message, +Match, -Reply
            unready_words/3,       % +Role, +Said, -Text
            said_words/2           % +Said, -Words
          ]).

/** <module> The messages of a match between programs

In the protocol of General Game Playing a host has the rules.  It sends messages to the players and
each player answers one.  A message is

  - info: the host asks how the player is;
  - start(Match, Role, Rules, Start, Play): a match begins.  The player plays Role, has Start
    seconds to get ready, and Play seconds for each move;
  - play(Match, News): News tells the last moves, and the player chooses the next;
  - stop(Match, News): the match is over;
  - abort(Match): the match ends here;
  - preview(Rules, Seconds): a match by these rules may come.

Match is the name of a match.  Role, Rules, moves and percepts are texts in KIF: Rules has a rule on
each line.  News is

  - moves(Moves), what all roles have played; Moves is `none` at the beginning;
  - seen(Turn, Move, Percepts), where the rules hide something: after Turn joint moves the player
    hears its own last Move, `none` at the beginning, and what it has seen of all moves then
    ("The GDL-II communication protocol", a page of the GGP server at general-game-playing.de).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../guessing/fault', [told/2]).
:- use_module('../kif/expressions', [expression_kif/2, expression_text/2, kif_expressions/2]).

%!  text_message(+Text, -Message) is det.
%
%   True when Text, which came from a host, is Message.  If it is none, an error says so.
%
%       ?- text_message("(PLAY game.1 ((mark 1 1) noop))", Message).
%       Message = play("game.1", moves(["(mark 1 1)", "noop"])).

text_message(Text, Message) :-
    kif_expressions(Text, Expressions),
    (   Expressions = [[Word0|Items]],
        atom(Word0),
        downcase_atom(Word0, Word),
        word_message(Word, Items, Message0)
    ->  Message = Message0
    ;   message_shown(Expressions, Shown),
        told('~w is no message: accepted are (INFO), (START MATCH ROLE (RULES) SECONDS SECONDS), \c
              (PLAY MATCH (MOVES)) or (PLAY MATCH TURN MOVE (PERCEPTS)), STOP like PLAY, \c
              (ABORT MATCH) and (PREVIEW (RULES) SECONDS)', [Shown])
    ).

message_shown([], 'An empty text').
message_shown([Expression|_], Text) :-
    expression_text(Expression, Text).

word_message(info, [], info).
word_message(start, [Match0,Role0,Rules0,Start,Play|_], start(Match, Role, Rules, Start, Play)) :-
    word_text(Match0, Match),
    word_text(Role0, Role),
    rules_text(Rules0, Rules),
    seconds(Start),
    seconds(Play).
word_message(play, [Match0|Items], play(Match, News)) :-
    word_text(Match0, Match),
    items_news(Items, News).
word_message(stop, [Match0|Items], stop(Match, News)) :-
    word_text(Match0, Match),
    items_news(Items, News).
word_message(abort, [Match0], abort(Match)) :-
    word_text(Match0, Match).
word_message(preview, [Rules0,Seconds], preview(Rules, Seconds)) :-
    rules_text(Rules0, Rules),
    seconds(Seconds).

word_text(Word, Text) :-
    atomic(Word),
    Word \== [],
    atom_string(Word, Text).

rules_text(Rules, Text) :-
    is_list(Rules),
    maplist(expression_kif, Rules, Lines),
    atomics_to_string(Lines, "\n", Text).

atomics_to_string(Lines, Between, Text) :-
    atomic_list_concat(Lines, Between, Atom),
    atom_string(Atom, Text).

items_news([Moves0], moves(Moves)) :-
    (   nothing(Moves0)
    ->  Moves = none
    ;   texts(Moves0, Moves)
    ).
items_news([Turn,Move0,Percepts0], seen(Turn, Move, Percepts)) :-
    integer(Turn),
    (   Turn =:= 0
    ->  nothing(Move0),
        Move = none
    ;   Turn > 0,
        expression_kif(Move0, Move)
    ),
    (   nothing(Percepts0)
    ->  Percepts = []
    ;   texts(Percepts0, Percepts)
    ).

texts(Expressions, Texts) :-
    is_list(Expressions),
    maplist(expression_kif, Expressions, Texts).

nothing([]).
nothing(Word) :-
    atom(Word),
    downcase_atom(Word, nil).

%   Clocks are whole seconds, and no match waits longer than a day.

seconds(Number) :-
    integer(Number),
    between(0, 86 400, Number).

%!  message_text(+Message, -Text) is det.
%
%   True when Text is how a host writes Message.
%
%       ?- message_text(play("game.1", seen(1, "bet", ["jack", "(played bet)"])), Text).
%       Text = "(PLAY game.1 1 bet (jack (played bet)))".

message_text(info, "(INFO)").
message_text(start(Match, Role, Rules, Start, Play), Text) :-
    format(string(Text), "(START ~s ~s (~s) ~d ~d)", [Match, Role, Rules, Start, Play]).
message_text(play(Match, News), Text) :-
    news_text(News, Written),
    format(string(Text), "(PLAY ~s ~s)", [Match, Written]).
message_text(stop(Match, News), Text) :-
    news_text(News, Written),
    format(string(Text), "(STOP ~s ~s)", [Match, Written]).
message_text(abort(Match), Text) :-
    format(string(Text), "(ABORT ~s)", [Match]).
message_text(preview(Rules, Seconds), Text) :-
    format(string(Text), "(PREVIEW (~s) ~d)", [Rules, Seconds]).

news_text(moves(Moves), Text) :-
    ( Moves == none -> Text = "NIL" ; row_text(Moves, Text) ).
news_text(seen(Turn, Move, Percepts), Text) :-
    (   Move == none
    ->  format(string(Text), "~d NIL NIL", [Turn])
    ;   row_text(Percepts, Row),
        format(string(Text), "~d ~s ~s", [Turn, Move, Row])
    ).

row_text(Texts, Text) :-
    atomics_to_string(Texts, " ", Row),
    format(string(Text), "(~s)", [Row]).

%!  message_reply(+Message, +Match, -Reply) is det.
%
%   True when Reply is what a player, which plays Match or `none`, does with Message: says(Text), an
%   answer and nothing else; begins(Text), ends(Text), where Text says that it has done so; or
%   `chooses` a move, which is the answer.
%
%       ?- message_reply(play("game.1", moves(none)), "game.2", Reply).
%       Reply = says("busy").

message_reply(info, Match, says(Text)) :-
    ( Match == none -> Status = available ; Status = busy ),
    format(string(Text), "((name ludologic) (status ~w))", [Status]).
message_reply(preview(_, _), Match, says(Text)) :-
    ( Match == none -> Text = "ready" ; Text = "busy" ).
message_reply(start(_, _, _, _, _), Match, Reply) :-
    ( Match == none -> Reply = begins("ready") ; Reply = says("busy") ).
message_reply(play(Match, _), Match0, Reply) :-
    ( Match == Match0 -> Reply = chooses ; Reply = says("busy") ).
message_reply(stop(Match, _), Match0, Reply) :-
    ( Match == Match0 -> Reply = ends("done") ; Reply = says("busy") ).
message_reply(abort(Match), Match0, Reply) :-
    ( Match == Match0 -> Reply = ends("aborted") ; Reply = says("busy") ).

%!  unready_words(+Role, +Said, -Text) is semidet.
%
%   True when Said, what the player of Role answered to `start`, is not `ready`, and Text says so.
%
%       ?- unready_words("xplayer", said("busy"), Text).
%       Text = "xplayer is not ready: it answers \"busy\"".

unready_words(Role, Said, Text) :-
    Said \== chance,
    \+ ( Said = said(Reply), string_lower(Reply, "ready") ),
    said_words(Said, Words),
    format(string(Text), "~s is not ready: it ~s", [Role, Words]).

%!  said_words(+Said, -Words) is det.
%
%   True when Words tell what a player Said: said(Text); `late`, or lost(Why), if nothing came.
%
%       ?- said_words(late, Words).
%       Words = "has not answered in time".

said_words(late, "has not answered in time").
said_words(lost(Why), Words) :-
    format(string(Words), "can't be reached: ~s", [Why]).
said_words(said(Text), Words) :-
    (   string_length(Text, Length),
        Length > 60
    ->  sub_string(Text, 0, 60, _, Cut),
        format(string(Words), "answers ~q...", [Cut])
    ;   format(string(Words), "answers ~q", [Text])
    ).

/** <examples>

?- text_message("(START m white ((role white) (role black)) 10 5)", Message),
   message_text(Message, Text).
*/
