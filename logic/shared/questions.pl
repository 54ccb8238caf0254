:- module(shared_questions,
          [ game_question_reply/3, % +Game, +Question, -Reply
            asked_text/4,          % +Game, +Name, +Arguments, -Text
            opened/4,              % +Game, +Name, +Arguments, -Value
            handle_asked_text/5,     % +Handle, +Game, +Name, +Arguments, -Text
            game_question/6,       % ?Game, ?Name, -Arguments, -Shape, -Determinism, -Sentence
            game_declared/2,       % +Game, -Declared
            declared_type/2        % ?Name, ?Type
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
and gone_wrong/2 that the user's own rules go wrong.  The error untold(Question), of the game's type
`untold`, says that the caller must tell something first.  All decisions about a question are made
here: the caller only converts and draws.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2]).
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
    handle_asked_text(none, Game, Name, Arguments, Text).

%!  handle_asked_text(+Handle, +Game, +Name, +Arguments, -Text) is nondet.
%
%   As asked_text/4, where Handle is the value of the arguments of type `handle`.
%
%       ?- handle_asked_text(none, connect4_ask, value, [columns-[4,4,5,5]], Text).
%       Text = "{\"answer\":18}".

handle_asked_text(Handle, Game, Name, Arguments, Text) :-
    game_question(Game, Name, Fields, Shape, _, _),
    !,      % a name has one meaning
    catch(fields_question(Fields, Name, Arguments, Handle, Game, Question), Error, true),
    (   nonvar(Error)
    ->  error_reply(Error, Reply),
        reply_text(Reply, text, Game, Text)
    ;   ( Shape = each(Type) -> true ; Type = Shape ),
        (   game_question_reply(Game, Question, Reply)
        *-> ( Shape = each(_) -> true ; ! )     % the others have one answer
        ;   Shape \= each(_),
            Reply = senseless
        ),
        sensible_text(Reply, Type, Game, Question, Text)
    ).
handle_asked_text(_, Game, Name, _, _) :-
    existence_error(question, Game:Name).

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

fields_question(Fields, Name, Arguments, Handle, Game, Question) :-
    unknown_argument(Arguments, Fields, Name),
    field_values(Fields, Arguments, Handle, Game, Values),
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
field_values([Declared|Fields], Arguments, Handle, Game, [Value|Values]) :-
    once(declared_field(Declared, Field, Type, Raw0)),
    (   memberchk(Field-Raw1, Arguments)
    ->  Raw = Raw1
    ;   Raw = Raw0
    ),
    (   Type == handle
    ->  Value = Handle
    ;   catch(raw_value(Raw, Type, game_type(Game), Value), error(bad_input(Said), _),
              bad_input("~w: ~s", [Field, Said]))
    ),
    field_values(Fields, Arguments, Handle, Game, Values).

game_type(Game, Name, Type) :-
    Game:type(Name, Type).

%!  opened(+Game, +Name, +Arguments, -Value) is semidet.
%
%   True when Value, which stays in Prolog, answers the question called Name, whose shape is
%   `handle`.
%
%       ?- opened(connect4_ask, solver, [book-"", places-97], Solver), compound(Solver).
%       Solver = Solver.

opened(Game, Name, Arguments, Value) :-
    game_question(Game, Name, Fields, handle, _, _),
    fields_question(Fields, Name, Arguments, none, Game, Question),
    Game:answer(Question, Value),
    !.      % it is one value

%!  game_question(?Game, ?Name, -Arguments, -Shape, -Determinism, -Sentence) is nondet.
%
%   True when Game has such a question.  Determinism is `nondet` where there are several replies,
%   else `det`.
%
%       ?- game_question(connect4_ask, value, Arguments, Shape, Determinism, _).
%       Arguments = [solver:handle, columns:columns, size:size=[7,6,4]],
%       Shape = integer, Determinism = det.

game_question(Game, Name, Arguments, Shape, Determinism, Sentence) :-
    Game:question(Name, Arguments, Shape, Sentence),
    ( Shape = each(_) -> Determinism = nondet ; Determinism = det ).

% ---- What a game declares, as values ----
%
%   Its questions and types, in the types of values.pl.  The site's reference and the types of Python's
%   calls are both made from them.

%!  declared_type(?Name, ?Type) is nondet.
%
%   True when Name is a type in which game_declared/2 tells what a game declares.
%
%       ?- declared_type(field, Type).
%       Type = pair(name:name, type:type).

declared_type(declared, record(declared, [questions:list(question), types:list(named_type)])).
declared_type(question, record(question, [ name:name, arguments:list(argument), several:boolean,
                                           shape:type, sentence:text, example:optional(raw) ])).
declared_type(argument, record(argument, [name:name, type:type, needed:boolean, default:raw])).
declared_type(named_type, record(named_type, [name:name, type:type])).
declared_type(field, pair(name:name, type:type)).
declared_type(member, pair(name:name, fields:list(field))).
declared_type(type, union([ record(named, [name:name]), record(one_of, [names:list(name)]),
                            record(list, [of:type]), record(optional, [of:type]),
                            record(limit, [of:type]), record(map, [of:type]),
                            record(either, [types:list(type)]), record(pair, [fields:list(field)]),
                            record(record, [name:name, fields:list(field)]),
                            record(row, [fields:list(field)]),
                            record(union, [records:list(member)]),
                            record(open, [records:list(member)]) ])).

%!  game_declared(+Game, -Declared) is det.
%
%   True when Declared is declared(Questions, Types), all declarations of Game, of the type
%   `declared` of declared_type/2.  A type that is only a name is named(Name): `integer` and the
%   like, or one of Types.
%
%       ?- game_declared(connect4_ask, declared([First|_], _)), arg(1, First, Name).
%       First = First, Name = standing.

game_declared(Game, declared(Questions, Types)) :-
    findall(question(Name, Arguments, Several, Shape, Sentence, Example),
            declared_question(Game, Name, Arguments, Several, Shape, Sentence, Example),
            Questions),
    findall(Name, Game:type(Name, _), Names0),
    list_to_set(Names0, Names),
    maplist(declared_name(Game), Names, Types).

declared_question(Game, Name, Arguments, Several, Shape, Sentence, Example) :-
    game_question(Game, Name, Fields, Shape0, _, Sentence),
    maplist(field_argument, Fields, Arguments),
    (   Shape0 = each(Type0)
    ->  Several = true,
        type_told(Type0, Shape)
    ;   Several = false,
        type_told(Shape0, Shape)
    ),
    (   question_example(Game, Name, Fields, Pairs)
    ->  Example = object(Pairs)
    ;   Example = none
    ).

%   The game's example; if it has none and none is needed, no arguments.

question_example(Game, Name, _, Pairs) :-
    current_predicate(Game:example/2),
    Game:example(Name, Pairs).
question_example(_, _, Fields, []) :-
    maplist(unneeded, Fields).

unneeded(_:_=_).
unneeded(_:handle).

%   If a name is told twice, the first meaning counts.

declared_name(Game, Name, named_type(Name, Told)) :-
    once(Game:type(Name, Type)),
    type_told(Type, Told).

field_argument(Field, argument(Name, Told, Needed, Default)) :-
    (   Field = (Name:Type=Default)
    ->  Needed = false
    ;   Field = Name:Type,
        Default = null,
        ( memberchk(Type, [handle, raw]) -> Needed = false ; Needed = true )
    ),
    type_told(Type, Told).

type_told(Type, Told) :-
    (   atom(Type)
    ->  Told = named(Type)
    ;   Type = one_of(_)
    ->  Told = Type
    ;   Type =.. [Kind,Of],
        memberchk(Kind, [list, optional, limit, map])
    ->  type_told(Of, Told0),
        Told =.. [Kind,Told0]
    ;   Type = either(Types)
    ->  maplist(type_told, Types, Tolds),
        Told = either(Tolds)
    ;   Type = pair(Field1, Field2)
    ->  fields_told([Field1,Field2], Fields),
        Told = pair(Fields)
    ;   Type = record(Name, Fields0)
    ->  fields_told(Fields0, Fields),
        Told = record(Name, Fields)
    ;   Type = row(Fields0)
    ->  fields_told(Fields0, Fields),
        Told = row(Fields)
    ;   Type =.. [Kind,Records0],
        memberchk(Kind, [union, open]),
        maplist(record_told, Records0, Records),
        Told =.. [Kind,Records]
    ).

record_told(record(Name, Fields0), Name-Fields) :-
    fields_told(Fields0, Fields).

fields_told(Fields0, Fields) :-
    maplist(field_told, Fields0, Fields).

field_told(Name:Type, Name-Told) :-
    type_told(Type, Told).

/** <examples>

?- asked_text(connect4_ask, standing, [columns-[4,4,5]], Text).
?- game_declared(connect4_ask, declared(Questions, Types)).
*/
