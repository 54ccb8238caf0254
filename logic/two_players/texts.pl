:- module(two_players_texts,
          [ term_text/2,           % +Term, -Text
            rational_text/2,       % +Value, -Text
            legal_place/3,         % +Text, +Texts, -Place
            state_texts/5,         % +Game, +State, -Role, -Moves, -Texts
            state_text_state/5,    % +Game, +State0, +Text, -State, -Move
            illegal_words/4,       % +Text, +Why, +Texts, -Words
            texts_state/4,         % +Texts, +Game, -State, -Played
            given_answer/2,         % +Question, -Answer
            answer_given/2          % +Question, +Answer
          ]).

/** <module> Moves and states as texts, for callers that have no terms

Roles, moves and states are told as print/1 writes them.  A text is the legal move that is
written so, as far as text_place/3 of ../shared/wording.pl goes: no text is read as a term.

A caller tells all moves of a game again with each question.  So what was asked last is cached: the
moves of some states, and the states to which moves have led.  All of it is forgotten when any file
is loaded, for the rules may then be others.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../shared/wording', [listed/4, text_place/3]).
:- use_module('../shared/user_rules', [rules_error/2]).
:- use_module('../shared/user_program', [file_time/2]).
:- use_module(contract, [state_moves/4]).

%!  term_text(+Term, -Text) is det.
%
%   True when Text is how print/1 writes Term.

term_text(Term, Text) :-
    format(string(Text), "~p", [Term]).

%!  rational_text(+Value, -Text) is det.
%
%   True when Text is how a rational number is written.
%
%       ?- rational_text(-1r18, Text).
%       Text = "-1/18".

rational_text(Value, Text) :-
    rational(Value, Above, Below),
    (   Below =:= 1
    ->  format(string(Text), "~d", [Above])
    ;   format(string(Text), "~d/~d", [Above, Below])
    ).

%!  texts_state(+Texts, +Game, -State, -Played) is det.
%
%   True when the moves of Texts lead from the beginning to State, and Played are these moves as
%   they are told.  A text that is no legal move is an error that says so.
%
%       ?- texts_state(["take(3, 1)", "take(1,1)"], two_players_nim, State, Played).
%       State = heaps(1, [2, 4, 4]), Played = ["take(3,1)", "take(1,1)"].

texts_state(Texts, Game, State, Played) :-
    once(Game:init(State0)),
    texts_state(Texts, Game, State0, State, Played).

texts_state([], _, State, State, []).
texts_state([Text|Texts], Game, State0, State, [Move|Played]) :-
    (   state_text_state(Game, State0, Text, State1, Move)
    ->  texts_state(Texts, Game, State1, State, Played)
    ;   rules_error('~w can\'t be played: the game is over', [Text])
    ).

%!  state_text_state(+Game, +State0, +Text, -State, -Move) is semidet.
%
%   True when Text is the legal Move that leads from State0 to State.  Spaces don't matter.  Fails
%   if State0 is terminal.
%
%       ?- state_text_state(two_players_nim, heaps(1, [0,2]), "take(2, 1)", State, Move).
%       State = heaps(2, [0, 1]), Move = "take(2,1)".

state_text_state(Game, State0, Text, State, Move) :-
    term_hash(State0-Text, Hash),
    (   integer(Hash),
        cached_step(Hash, Game, State0, Text, State1, Move1)
    ->  State = State1,
        Move = Move1
    ;   state_texts(Game, State0, Role, Moves, Legal),
        legal_place(Text, Legal, Place),
        nth1(Place, Legal, Move),
        nth1(Place, Moves, Term),
        once(Game:next(State0, Role, Term, State)),
        cached(2000, cached_step(Hash, Game, State0, Text, State, Move))
    ).

%!  state_texts(+Game, +State, -Role, -Moves, -Texts) is semidet.
%
%   True when State is not terminal, it is Role's turn, Moves may be played, and Texts are these as
%   texts.
%
%       ?- state_texts(two_players_nim, heaps(1, [0,2]), Role, _, Texts).
%       Role = 1, Texts = ["take(2,1)", "take(2,2)"].

state_texts(Game, State, Role, Moves, Texts) :-
    term_hash(State, Hash),
    (   integer(Hash),
        cached_turn(Hash, Game, State, Role0, Moves0, Texts0)
    ->  Role = Role0,
        Moves = Moves0,
        Texts = Texts0
    ;   state_moves(Game, State, Role, Moves),
        maplist(term_text, Moves, Texts),
        cached(8, cached_turn(Hash, Game, State, Role, Moves, Texts))
    ).

:- dynamic cached_step/6, cached_turn/6.

%   A Fact is cached, if its hash is known, and so many at most.

cached(Most, Fact) :-
    (   arg(1, Fact, Hash),
        integer(Hash)
    ->  functor(Fact, Name, Arity),
        functor(Head, Name, Arity),
        (   predicate_property(Head, number_of_clauses(Count)),
            Count >= Most
        ->  retractall(Head)
        ;   true
        ),
        assertz(Fact)
    ;   true
    ).

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion(end_of_file, _) :-
    two_players_texts:forgotten,
    fail.

forgotten :-
    retractall(cached_step(_, _, _, _, _, _)),
    retractall(cached_turn(_, _, _, _, _, _)).

%!  legal_place(+Text, +Texts, -Place) is det.
%
%   True when Text stands for the one at Place among Texts, the legal moves.  One that stands for none
%   is an error that says so.
%
%       ?- legal_place("take 3 1", ["take(2,1)", "take(3,1)"], Place).
%       Place = 2.

legal_place(Text, Texts, Place) :-
    (   text_place(Text, Texts, Place0)
    ->  Place = Place0
    ;   illegal_words(Text, "", Texts, Words),
        rules_error('~s', [Words])
    ).

%!  illegal_words(+Text, +Why, +Texts, -Words) is det.
%
%   True when Words say that Text is none of Texts, the legal moves, and Why, if that is not "".
%
%       ?- illegal_words("take(3,6)", "there are 5", ["take(2,1)"], Words).
%       Words = "'take(3,6)' is no legal move, because there are 5: accepted are take(2,1)".

illegal_words(Text, Why, Texts, Words) :-
    listed(Texts, 12, ", ...", List),
    ( Why == "" -> Reason = "" ; string_concat(", because ", Why, Reason) ),
    format(string(Words), "'~w' is no legal move~s: accepted are ~s", [Text, Reason, List]).

%   ---- What somebody else tells of a game whose rules are for clingo ----
%
%   The caller, who has clingo, asks the rules.  If a question has no answer yet, the error
%   untold(Question) is thrown.  The caller tells the answer, and asks again.  A question is
%
%     - words(File): the answer is words(Terms, Words) (../sheets/joint.pl) if the roles of the game
%       move at the same time, and `none` if they move by turns;
%     - standing(File, Moves), after these moves: the answer is standing(Roles, End, Turn, Legal,
%       Goals, Shown), texts (opened.pl);
%     - choice(File, Moves, Depth, Seed), what a program plays that looks Depth plies deep, and at
%       depth 0 at random: the answer is a move.

:- dynamic given/3.

%!  given_answer(+Question, -Answer) is det.
%
%   True when Answer was told to Question about the game in a file, as the file is now.
%
%       ?- catch(given_answer(standing('mine.lp', []), _), error(untold(Question), _), true).
%       Question = standing('mine.lp', []).

given_answer(Question, Answer) :-
    question_time(Question, Time),
    (   given(Question, Time, Answer0)
    ->  Answer = Answer0
    ;   throw(error(untold(Question), _))
    ).

question_time(Question, Time) :-
    arg(1, Question, File),
    ( file_time(File, Time0) -> Time = Time0 ; Time = none ).

%!  answer_given(+Question, +Answer) is det.
%
%   From now on Answer is the one to Question, until the file changes.
%
%       ?- answer_given(choice('mine.lp', [], 0, 1), "go"),
%          given_answer(choice('mine.lp', [], 0, 1), Answer).
%       Answer = "go".

answer_given(Question, Answer) :-
    question_time(Question, Time),
    retractall(given(Question, _, _)),
    assertz(given(Question, Time, Answer)).

/** <examples>

?- catch(texts_state(["take(9,1)"], two_players_nim, _, _), error(Error, _), true).
*/
