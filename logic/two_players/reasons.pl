:- module(two_players_reasons,
          [ asked_goal/5,          % +Game, +Moves, +Asked, -Text, -Goal
            refused_words/4,       % +Game, +State, +Text, -Words
            two_players_reason/2  % +Happened, -Reason
          ]).

/** <module> Why something holds in a state of a game, and why not

A _question_ is legal(Role, Move), goal(Role, Value) or `terminal`, about a state; or, about the last
move, `next`, and next(Fact) if the game is a rule sheet.  It is told by the clauses of the game, as
its file has them (../why/justification.pl): those of a rule sheet in KIF, whether it was compiled or
not.

In a game that hides something, a role is told of a question only what is the same in each state that
agrees with what it has seen, and nothing of what others did until the game is over.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module('../shared/wording', [whole_sentence/2]).
:- use_module('../shared/user_rules', [rules_error/2]).
:- use_module('../sheets/parser', [term_kif/2, text_term/2]).
:- use_module('../sheets/percepts', [game_hides/2, history_states/5]).
:- use_module('../sheets/joint', [chosen_state/2, turn_joint/5, turns_joint/2]).
:- use_module('../sheets/written', [game_sheet/1, sheet_goal/5]).
:- autoload('../why/justification', [goal_justification/4, ruled_failure/4, ruled_lines/3]).
:- use_module(contract, [state_end/3, state_moves/4]).
:- use_module(sentences, [explained_words/4, two_players_reason_sentence/2]).
:- use_module(texts, [illegal_words/4, state_texts/5, term_text/2, texts_state/4]).

%   The module in which the rules are, and what they call the state.

game_rules(Game, Rules) :-
    (   game_hides(Game, Rules0)
    ->  Rules = Rules0
    ;   turns_joint(Game, Rules0)
    ->  Rules = Rules0
    ;   Rules = Game
    ).

state_rules(Game, State0, Rules, State) :-
    game_rules(Game, Rules),
    chosen_state(State0, State1),
    ( game_hides(Game, _) -> State1 = seen(State, _) ; State = State1 ).

%   True when Goal asks Question about State of Game.  Of a rule sheet it is about the state that was
%   last named here.  Fails if the rules of Game are not clauses.

state_goal(Game, State0, Question, Goal) :-
    atom(Game),
    state_rules(Game, State0, Rules, State),
    rules_goal(Rules, State, Question, Goal).

rules_goal(Rules, State, Question, Goal) :-
    (   game_sheet(Rules)
    ->  sheet_goal(Rules, State, [], Question, Goal)
    ;   Question =.. [Name|Arguments],
        Plain =.. [Name,State|Arguments],
        Goal = Rules:Plain
    ).

%!  asked_goal(+Game, +Moves, +Asked, -Text, -Goal) is det.
%
%   True when Asked, a text, stands for a question about the state after Moves, texts; Text is how the
%   rules of Game write it, and Goal asks it.  It is a term, of data alone, as it is shown; or in KIF, if
%   Game is a rule sheet.  In legal(Move) the role is the one whose turn it is.  If this is no question,
%   an error says so.
%
%       ?- asked_goal(two_players_nim, ["take(1, 3)"], "legal( take(2,1) )", Text, Goal).
%       Text = "legal(2,take(2,1))",
%       Goal = two_players_nim:legal(heaps(2, [0, 4, 5]), 2, take(2, 1)).

asked_goal(Game, Moves, Asked, Text, Goal) :-
    texts_state(Moves, Game, State, Played),
    (   text_data(Asked, Term),
        term_question(Term, Game, State, Question0)
    ->  Question = Question0
    ;   rules_error('~w is no question about a game: accepted are legal(MOVE), legal(ROLE, MOVE), \c
              goal(ROLE, VALUE), terminal, next and next(FACT)', [Asked])
    ),
    question_text(Game, Question, Text),
    (   \+ memberchk(Question, [next,next(_)])
    ->  state_goal(Game, State, Question, Goal)
    ;   append(Before, [Last], Played)
    ->  texts_state(Before, Game, State0, _),
        next_goal(Game, State0, Last, Question, Goal)
    ;   rules_error('next is about the last move: no move was made', [])
    ).

next_goal(Game, State0, Text, Question, Goal) :-
    state_moves(Game, State0, Role, Moves),
    once(( member(Move, Moves), term_text(Move, Text) )),
    once(Game:next(State0, Role, Move, State1)),
    state_rules(Game, State0, Rules, State),
    (   Rules == Game
    ->  Asked = next(State, Role, Move, State1)
    ;   turns_joint(Game, Joint),
        turn_joint(Joint, State0, Role, Move, Moved)
    ->  state_rules(Game, State1, _, State2),
        Asked = next(State, Moved, State2)
    ;   rules_error('the roles that choose at the same time have not all chosen', [])
    ),
    (   game_sheet(Rules)
    ->  (   Question = next(_)
        ->  sheet_goal(Rules, State, Moved, Question, Goal)
        ;   rules_error('a rule sheet says which facts are next: ask of one, as in next(FACT)', [])
        )
    ;   Question == next
    ->  Goal = Rules:Asked
    ;   rules_error('next(FACT) is for rule sheets: ask next', [])
    ).

term_question(legal(Move), Game, State, legal(Role, Move)) :-
    (   state_moves(Game, State, Role0, _)
    ->  Role = Role0
    ;   rules_error('the game is over: nobody has a move', [])
    ).
term_question(legal(Role, Move), _, _, legal(Role, Move)).
term_question(goal(Role, Value), _, _, goal(Role, Value)).
term_question(terminal, _, _, terminal).
term_question(next, _, _, next).
term_question(next(Fact), _, _, next(Fact)).

%   A term without variables.  It is compared with the terms of the rules, and never called.

text_data(Text, Term) :-
    string_length(Text, Length),
    Length =< 1000,
    \+ sub_string(Text, _, _, _, "{|"),
    (   split_string(Text, "", " ", [Bare]),
        string_concat("(", _, Bare),
        text_term(Bare, Term0)
    ->  Term = Term0
    ;   catch(term_string(Term, Text), error(_, _), fail),
        ground(Term)
    ).

question_text(Game, Question, Text) :-
    (   game_rules(Game, Rules),
        game_sheet(Rules)
    ->  term_kif(Question, Text)
    ;   term_text(Question, Text)
    ).

%   True when Goal fails, and Words say by which condition, and in which line.  Fails if this can't be
%   told.

:- meta_predicate goal_failure_words(0, -).

goal_failure_words(Goal, Words) :-
    goal_justification(Goal, [], 2 000 000, failed([First|Behind])),
    failure_words(First, none, Words0),
    (   deepest(Behind, none, Deepest),
        Deepest \== none
    ->  failure_words(Deepest, First, Words1),
        format(string(Words), "~s, since ~s", [Words0, Words1])
    ;   Words = Words0
    ).

%   The last one of the clauses that failed at a condition.

deepest(Clauses, Deepest0, Deepest) :-
    (   Clauses = [Ruled|Clauses1],
        Ruled = ruled(_, _, false, [_,_|_])
    ->  deepest(Clauses1, Ruled, Deepest)
    ;   Deepest = Deepest0
    ).

%   The file is named once.

failure_words(Ruled, Ruled0, Words) :-
    ruled_failure(Ruled, [], Words0, Line),
    Ruled = ruled(clause(Path, _, _, _, _, _, _), _, _, _),
    (   Ruled0 = ruled(clause(Path, _, _, _, _, _, _), _, _, _)
    ->  format(string(Words), "~s (line ~d)", [Words0, Line])
    ;   file_base_name(Path, File),
        format(string(Words), "~s (~w, line ~d)", [Words0, File, Line])
    ).

%   True when Text stands for a move, and Goal asks whether it is legal in State for the role whose turn
%   it is, which may know.

refused_goal(Game, State, Text, Goal) :-
    atom(Game),
    text_data(Text, Move),
    state_moves(Game, State, Role, _),
    role_goal(Game, State, Role, legal(Role, Move), Goal).

%!  refused_words(+Game, +State, +Text, -Words) is det.
%
%   True when Words say that the move called Text is not legal in State, and why not, as far as the role
%   whose turn it is may know.
%
%       ?- refused_words(two_players_nim, heaps(1, [0,2]), "take(2, 3)", Words).
%       Words = "'take(2, 3)' is no legal move, because between(1, 2, 3) fails (nim.pl, line 27): accepted are take(2,1), take(2,2)".

refused_words(Game, State, Text, Words) :-
    state_texts(Game, State, _, _, Moves),
    (   refused_goal(Game, State, Text, Goal),
        goal_failure_words(Goal, Why0)
    ->  Why = Why0
    ;   Why = ""
    ),
    illegal_words(Text, Why, Moves, Words).

%   As state_goal/4, if Role may know the clauses that decide.

role_goal(Game, State, Role, Question, Goal) :-
    open_question(Game, State, Role, Question),
    state_goal(Game, State, Question, Goal).

%   Nothing is hidden, or the clauses that decide are the same wherever the role may be.

open_question(Game, State, Role, Question) :-
    (   game_hides(Game, Joint),
        \+ Game:terminal(State)
    ->  chosen_state(State, seen(_, History)),
        call_with_inference_limit(history_alike(Joint, History, Role, Question), 5 000 000, Result),
        Result \== inference_limit_exceeded
    ;   true
    ).

history_alike(Joint, History, Role, Question) :-
    history_states(Joint, History, Role, 200, States),
    maplist(state_lines(Joint, Question), States, All),
    sort(All, [_]).

state_lines(Rules, Question, State, Outcome-Lines) :-
    rules_goal(Rules, State, Question, Goal),
    goal_justification(Goal, all, 200 000, Decided),
    Decided =.. [Outcome,Clauses],
    maplist(clause_lines, Clauses, Lines).

clause_lines(Ruled, Lines) :-
    ruled_lines(Ruled, [], Lines).

%   ---- The rule that decided, for ../shared/reason.pl ----
%
%   A position is that of session.pl.  asked(Text, Goal) is a question of its own.

%!  two_players_reason(+Happened, -Reason) is semidet.
%
%   True when Reason is the reason of what Happened (../shared/reason.pl).
%
%       ?- two_players_reason(begun(at(two_players_nim, none, ["1","2"], heaps(1, [3,4,5]))),
%                              reason(Sentence, _, _, _)).
%       Sentence = "The game begins here: 1 is to move.".

two_players_reason(begun(at(Game, _, _, State)), reason(Sentence, Goals, [], [])) :-
    atom(Game),
    state_moves(Game, State, Role, _),
    term_text(Role, Text),
    two_players_reason_sentence(begun(Text), Sentence),
    ( turns_joint(Game, _) -> Goals = [] ; Goals = [Game:init(State)] ).
two_players_reason(moved(At0, Move, At), Reason) :-
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
two_players_reason(tried(At0, Move, At), Reason) :-
    move_reason(At0, Move, At, may_play, Reason).
two_players_reason(refused(at(Game, _, _, State), Text, Words),
                    reason(Sentence, Goals, all, Hidden)) :-
    ( string_concat(_, ".", Words) -> Sentence = Words ; whole_sentence(Words, Sentence) ),
    (   refused_words(Game, State, Text, Words),      % the role whose turn it is has asked
        refused_goal(Game, State, Text, Goal)
    ->  Goals = [Goal]
    ;   Goals = []
    ),
    hidden(Game, State, Hidden).

two_players_reason(asked(Text, Goal), reason(Sentence, [Goal], all, [])) :-
    (   once(Goal)
    ->  explained_words(true, Text, "", Sentence)
    ;   ( goal_failure_words(Goal, Words) -> Why = Words ; Why = "" ),
        explained_words(false, Text, Why, Sentence)
    ).

%   The state of a game that hides something is nobody's to see.

hidden(Game, State, Hidden) :-
    ( game_hides(Game, _) -> Hidden = [State] ; Hidden = [] ).

reason(Told, Goals, reason(Sentence, Goals, [], [])) :-
    two_players_reason_sentence(Told, Sentence).

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
    two_players_reason_sentence(Says, Sentence),
    Reason = reason(Sentence, Goals, [], Hidden),
    hidden(Game, State0, Hidden).

/** <examples>

?- two_players_reason(begun(at(two_players_nim, none, ["1","2"], heaps(1, [0,2]))), Reason).
*/
