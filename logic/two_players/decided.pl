:- module(two_players_decided,
          [ two_players_decided/2  % +Happened, -Reason
          ]).

/** <module> A game of two players: the rule that decided

What ../door/reason.pl asks, of a game whose rules are clauses, or a sheet.  A position is that of
table.pl.  asked(Text, Goal) is a question of its own (reasons.pl).  If a game hides something,
nothing is told of what others did until it is over.
*/

:- use_module(library(lists), [nth1/3]).
:- use_module('../door/wording', [whole_sentence/2]).
:- use_module('../sheets/percepts', [game_hides/2]).
:- use_module('../sheets/turns', [turns_joint/2]).
:- use_module(contract, [state_end/3, state_moves/4]).
:- use_module(reasons, [ goal_failure_words/2, refused_goal/4, refused_words/4, role_goal/5,
                         state_goal/4 ]).
:- use_module(sentences, [explained_words/4, two_players_decided_sentence/2]).
:- use_module(texts, [state_texts/5, term_text/2]).

%!  two_players_decided(+Happened, -Reason) is semidet.
%
%   True when Reason is the reason of what Happened (../door/reason.pl).
%
%       ?- two_players_decided(begun(at(two_players_nim, none, ["1","2"], heaps(1, [3,4,5]))),
%                              reason(Sentence, _, _, _)).
%       Sentence = "The game begins here: 1 is to move.".

two_players_decided(begun(at(Game, _, _, State)), reason(Sentence, Goals, [], [])) :-
    atom(Game),
    state_moves(Game, State, Role, _),
    term_text(Role, Text),
    two_players_decided_sentence(begun(Text), Sentence),
    ( turns_joint(Game, _) -> Goals = [] ; Goals = [Game:init(State)] ).
two_players_decided(moved(At0, Move, At), Reason) :-
    At = at(Game, _, _, State),
    atom(Game),
    state_end(Game, State, End),
    (   End \== open
    ->  state_goal(Game, State, terminal, Goal),
        reason(over, [Goal], Reason)
    ;   game_hides(Game, _)
    ->  reason(hidden, [], Reason)
    ;   State = choosing(_, _)
    ->  reason(choosing, [], Reason)
    ;   move_reason(At0, Move, At, played, Reason)
    ).
two_players_decided(tried(At0, Move, At), Reason) :-
    move_reason(At0, Move, At, may_play, Reason).
two_players_decided(refused(at(Game, _, _, State), Text, Words),
                    reason(Sentence, Goals, all, Hidden)) :-
    ( string_concat(_, ".", Words) -> Sentence = Words ; whole_sentence(Words, Sentence) ),
    (   refused_words(Game, State, Text, Words),      % the role whose turn it is has asked
        refused_goal(Game, State, Text, Goal)
    ->  Goals = [Goal]
    ;   Goals = []
    ),
    hidden(Game, State, Hidden).

two_players_decided(asked(Text, Goal), reason(Sentence, [Goal], all, [])) :-
    (   once(Goal)
    ->  explained_words(true, Text, "", Sentence)
    ;   ( goal_failure_words(Goal, Words) -> Why = Words ; Why = "" ),
        explained_words(false, Text, Why, Sentence)
    ).

%   The state of a game that hides something is nobody's to see.

hidden(Game, State, Hidden) :-
    ( game_hides(Game, _) -> Hidden = [State] ; Hidden = [] ).

reason(Told, Goals, reason(Sentence, Goals, [], [])) :-
    two_players_decided_sentence(Told, Sentence).

move_reason(at(Game, _, _, State0), Move, at(_, _, _, State), Told, Reason) :-
    atom(Game),
    state_texts(Game, State0, Role, Terms, Texts),
    once(nth1(Place, Texts, Move)),
    nth1(Place, Terms, Term),
    term_text(Role, Text),
    Says =.. [Told,Text,Move],
    (   role_goal(Game, State0, Role, legal(Role, Term), Goal)
    ->  (   turns_joint(Game, _)
        ->  Goals = [Goal]
        ;   Goals = [Goal,Game:next(State0, Role, Term, State)]
        )
    ;   Goals = []
    ),
    two_players_decided_sentence(Says, Sentence),
    Reason = reason(Sentence, Goals, [], Hidden),
    hidden(Game, State0, Hidden).

/** <examples>

?- two_players_decided(begun(at(two_players_nim, none, ["1","2"], heaps(1, [0,2]))), Reason).
*/
