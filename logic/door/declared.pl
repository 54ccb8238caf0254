:- module(door_declared,
          [ game_declared/2,       % +Game, -Declared
            declared_type/2        % ?Name, ?Type
          ]).

/** <module> What a game declares at its door, as values

The questions and types of a game, in the types of values.pl.  The site's reference and the types
of Python's calls are both made from them.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [list_to_set/2, memberchk/2]).
:- use_module(questions, [game_question/6]).

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
unneeded(_:kept).

%   If a name is told twice, the first meaning counts.

declared_name(Game, Name, named_type(Name, Told)) :-
    once(Game:type(Name, Type)),
    type_told(Type, Told).

field_argument(Field, argument(Name, Told, Needed, Default)) :-
    (   Field = (Name:Type=Default)
    ->  Needed = false
    ;   Field = Name:Type,
        Default = null,
        ( memberchk(Type, [kept, raw]) -> Needed = false ; Needed = true )
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

?- game_declared(connect4_ask, declared(Questions, Types)).
*/
