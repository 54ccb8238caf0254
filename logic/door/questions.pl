:- module(door_questions,
          [ game_question_reply/3, % +Game, +Question, -Reply
            asked_text/4,          % +Game, +Name, +Arguments, -Text
            opened/4,              % +Game, +Name, +Arguments, -Value
            kept_asked_text/5,     % +Kept, +Game, +Name, +Arguments, -Text
            game_question/6        % ?Game, ?Name, -Arguments, -Shape, -Determinism, -Sentence
          ]).

/** <module> The door: how a game is asked from outside

A _game_ is the name of a module, connect4_ask for example.  Only its file answers questions.  It
declares

  - question(Name, Arguments, Shape, Sentence): there is a question of this Name.
    Arguments are Field:Type, or Field:Type=Raw with the default Raw.  Shape is the
    reply's type, or each(Type) if there are several replies, one by one.  Sentence
    says what is asked.
  - type(Name, Type): what a type of the game's own means (values.pl).
  - example(Name, Arguments): pairs Field-Raw with which the question may be asked.
  - answer(Question, Value): the answers.  Question is a term with the question's Name,
    and the values of its Arguments.

bad_input/2 of values.pl says what is wrong with a question, impossible/2 that it has no answer,
and gone_wrong/2 that the user's own rules go wrong.  The error untold(Question), of the game's type `untold`, says that the caller must tell
something first.  All decisions about a question are made here: the caller only converts and draws.
*/

:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(values, [bad_input/2, raw_value/4, value_json/3]).

%!  game_question_reply(+Game, +Question, -Reply) is nondet.
%
%   True when Reply is the reply to Question, a term: answer(Value); fault(Sentence), if the
%   question makes no sense; impossible(Sentence), if it has no answer; or gone_wrong(Sentence), if the
%   user's own rules go wrong.  It is det except for
%   questions whose shape is each(Type).
%
%       ?- game_question_reply(connect4_ask, standing([4,4,8], size(7, 6, 4)), Reply).
%       Reply = fault("move 3: 8 is no column: columns are 1 to 7").

game_question_reply(Game, Question, Reply) :-
    catch(Game:answer(Question, Value), Error, true),
    (   nonvar(Error)
    ->  error_reply(Error, Reply)
    ;   Reply = answer(Value)
    ).

error_reply(Error, Reply) :-
    (   Error = error(bad_input(Sentence), _)
    ->  Reply = fault(Sentence)
    ;   Error = error(impossible(Sentence), _)
    ->  Reply = impossible(Sentence)
    ;   Error = error(gone_wrong(Sentence), _)
    ->  Reply = gone_wrong(Sentence)
    ;   Error = error(untold(Question), _)
    ->  Reply = untold(Question)
    ;   throw(Error)
    ).

%!  asked_text(+Game, +Name, +Arguments, -Text) is nondet.
%
%   True when Text is the reply, as JSON, to the question called Name with Arguments, pairs
%   Field-Raw (values.pl): `{"answer": VALUE}`, `{"fault": SENTENCE}`, `{"impossible": SENTENCE}`,
%   `{"gone_wrong": SENTENCE}`, `{"untold": QUESTION}`; or
%   `{"senseless": QUESTION}` if the rules have no answer of the declared shape, as happens where
%   they were changed.
%
%       ?- asked_text(connect4_ask, standing, [columns-[4,4,8]], Text).
%       Text = "{\"fault\":\"move 3: 8 is no column: columns are 1 to 7\"}".

asked_text(Game, Name, Arguments, Text) :-
    kept_asked_text(none, Game, Name, Arguments, Text).

%!  kept_asked_text(+Kept, +Game, +Name, +Arguments, -Text) is nondet.
%
%   As asked_text/4, where Kept is the value of the arguments of type `kept`.
%
%       ?- kept_asked_text(none, connect4_ask, value, [columns-[4,4,5,5]], Text).
%       Text = "{\"answer\":18}".

kept_asked_text(Kept, Game, Name, Arguments, Text) :-
    game_question(Game, Name, Fields, Shape, _, _),
    !,      % a name has one meaning
    catch(fields_question(Fields, Name, Arguments, Kept, Game, Question), Error, true),
    (   nonvar(Error)
    ->  error_reply(Error, Reply),
        reply_text(Reply, text, Game, Text)
    ;   ( Shape = each(Type) -> true ; Type = Shape ),
        question_text(Shape, Game, Question, Type, Text)
    ).
kept_asked_text(_, Game, Name, _, _) :-
    existence_error(question, Game:Name).

question_text(each(_), Game, Question, Type, Text) :-
    !,      % the others have one answer
    game_question_reply(Game, Question, Reply),
    sensible_text(Reply, Type, Game, Question, Text).
question_text(_, Game, Question, Type, Text) :-
    (   game_question_reply(Game, Question, Reply)
    ->  true
    ;   Reply = senseless
    ),
    sensible_text(Reply, Type, Game, Question, Text).

sensible_text(Reply, Type, Game, Question, Text) :-
    (   reply_text(Reply, Type, Game, Text0)
    ->  Text = Text0
    ;   functor(Question, Name, _),
        senseless_text(Game:Name, Text)
    ).

reply_text(Reply, Type, Game, Text) :-
    compound(Reply),
    functor(Reply, Kind, 1),
    arg(1, Reply, Value),
    reply_type(Kind, Type, Shape),
    with_output_to(string(Text),
                   ( format('{"~w":', [Kind]),
                     value_json(Value, Shape, game_type(Game)),
                     write('}') )).

reply_type(answer, Type, Type).
reply_type(fault, _, text).
reply_type(impossible, _, text).
reply_type(gone_wrong, _, text).
reply_type(untold, _, untold).

senseless_text(Question, Text) :-
    with_output_to(string(Text),
                   ( write('{"senseless":'),
                     value_json(Question, term, game_type(none)),
                     write('}') )).

%   The question as a term: each field's value, or its default.

fields_question(Fields, Name, Arguments, Kept, Game, Question) :-
    unknown_argument(Arguments, Fields, Name),
    field_values(Fields, Arguments, Kept, Game, Values),
    Question =.. [Name|Values].

unknown_argument(Arguments, Fields, Name) :-
    (   member(Field-_, Arguments),
        \+ ( member(Declared, Fields), declared_field(Declared, Field, _, _) )
    ->  bad_input("~w has no argument ~w", [Name, Field])
    ;   true
    ).

declared_field(Field:Type, Field, Type, null).
declared_field(Field:Type=Raw, Field, Type, Raw).

field_values([], _, _, _, []).
field_values([Declared|Fields], Arguments, Kept, Game, [Value|Values]) :-
    once(declared_field(Declared, Field, Type, Raw0)),
    (   memberchk(Field-Raw1, Arguments)
    ->  Raw = Raw1
    ;   Raw = Raw0
    ),
    (   Type == kept
    ->  Value = Kept
    ;   catch(raw_value(Raw, Type, game_type(Game), Value), error(bad_input(Said), _),
              bad_input("~w: ~s", [Field, Said]))
    ),
    field_values(Fields, Arguments, Kept, Game, Values).

game_type(Game, Name, Type) :-
    Game:type(Name, Type).

%!  opened(+Game, +Name, +Arguments, -Value) is semidet.
%
%   True when Value, which stays in Prolog, answers the question called Name, whose shape is
%   `kept`.
%
%       ?- opened(connect4_ask, solver, [book-"", places-97], Solver), compound(Solver).
%       Solver = Solver.

opened(Game, Name, Arguments, Value) :-
    game_question(Game, Name, Fields, kept, _, _),
    fields_question(Fields, Name, Arguments, none, Game, Question),
    Game:answer(Question, Value),
    !.      % it is one value

%!  game_question(?Game, ?Name, -Arguments, -Shape, -Determinism, -Sentence) is nondet.
%
%   True when Game has such a question.  Determinism is `nondet` where there are several replies,
%   else `det`.
%
%       ?- game_question(connect4_ask, value, Arguments, Shape, Determinism, _).
%       Arguments = [solver:kept, columns:columns, size:size=[7,6,4]],
%       Shape = integer, Determinism = det.

game_question(Game, Name, Arguments, Shape, Determinism, Sentence) :-
    Game:question(Name, Arguments, Shape, Sentence),
    ( Shape = each(_) -> Determinism = nondet ; Determinism = det ).

/** <examples>

?- asked_text(connect4_ask, standing, [columns-[4,4,5]], Text).
*/
