:- module(shared_values,
          [ raw_value/4,           % +Raw, +Type, :Types, -Value
            value_json/3,          % +Value, +Type, :Types
            raw_json/1,            % +Raw
            bad_input/2,           % +Format, +Arguments
            impossible/2,          % +Format, +Arguments
            gone_wrong/2           % +Format, +Arguments
          ]).

/** <module> Values that come from outside, and go there

A game's rules use natural terms: the answer `1-2`, the variant(4, 9, false).  Python
and JavaScript know numbers, texts, lists and objects.  A _type_ says how one becomes
the other:

  - `integer`, `number`, `boolean`
  - `text`, a string; `name`, an atom; `atomic`, a number or an atom as it is; one_of(Names),
    one of these atoms
  - list(Type)
  - optional(Type): `none` for null; limit(Type): `inf` for null
  - pair(Field:Type, Field:Type): the term A-B
  - record(Name, Fields): the term Name(A, B, ...), with Fields of Field:Type
  - row(Fields): a list [A, B, ...] of that length
  - union(Records): one of several records, which a field `kind` tells apart;
    one without fields is the atom
  - either(Types): the first of Types that fits
  - map(Type): pairs Name-Value, an object with names of any kind
  - `open`: a union whose record `open`, a game that goes on, is null
  - `raw`: the given value as it is, or a value that goes out as it is
  - `term`: any term, as the text that print/1 writes
  - `handle`: a value that stays in Prolog, such as the table of a search
  - another name: the type that the game declares by it

Pairs, records and rows go out as objects with the names of their fields.  They come
in as objects or as lists.

A _raw_ value is what an engine makes of a given value: a number, an atom or a string, a
list, `null`, object(Pairs) of Name-Raw.  Any other term goes out as an object with its
name and the list of its arguments.
*/

:- use_module(library(lists), [member/2, same_length/2, selectchk/3]).

%!  bad_input(+Format, +Arguments) is det.
%
%   Throws an error: the question makes no sense.  The sentence says what is wrong, and
%   what is accepted.

bad_input(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    throw(error(bad_input(Text), _)).

%!  impossible(+Format, +Arguments) is det.
%
%   Throws an error: the question makes sense, but has no answer.

impossible(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    throw(error(impossible(Text), _)).

%!  gone_wrong(+Format, +Arguments) is det.
%
%   Throws an error: the user's own rules go wrong.

gone_wrong(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    throw(error(gone_wrong(Text), _)).

:- multifile prolog:error_message//1.

prolog:error_message(bad_input(Text)) --> [ '~s'-[Text] ].
prolog:error_message(impossible(Text)) --> [ '~s'-[Text] ].
prolog:error_message(gone_wrong(Text)) --> [ '~s'-[Text] ].

%!  raw_value(+Raw, +Type, :Types, -Value) is det.
%
%   True when Value is the term of Type that Raw stands for.  call(Types, Name, Type)
%   says what a type's name means.  What does not fit is a bad_input/2.
%
%       ?- raw_value([1,2], pair(black:integer, white:integer), none, Value).
%       Value = 1-2.
%
%       ?- raw_value(object([black-1, white-2]), pair(black:integer, white:integer), none, Value).
%       Value = 1-2.

:- meta_predicate raw_value(+, +, 2, -), value_json(+, +, 2).

raw_value(Raw, Type, Types, Value) :-
    (   raw(Type, Raw, Types, Value0)
    ->  Value = Value0
    ;   raw_shown(Raw, Shown),
        type_words(Type, Types, Words),
        bad_input("~s is not accepted: it must be ~w", [Shown, Words])
    ).

raw(integer, Raw, _, Raw) :-
    integer(Raw).
raw(number, Raw, _, Raw) :-
    number(Raw).
raw(boolean, Raw, _, Raw) :-
    memberchk(Raw, [true, false]).
raw(text, Raw, _, Text) :-
    ( atom(Raw) ; string(Raw) ),
    !,      % it is one of them
    Raw \== null,
    atom_string(Raw, Text).
raw(name, Raw, _, Name) :-
    raw_name(Raw, Name).
raw(atomic, Raw, _, Value) :-
    ( number(Raw) -> Value = Raw ; raw_name(Raw, Value) ).
raw(one_of(Names), Raw, _, Name) :-
    raw_name(Raw, Name),
    memberchk(Name, Names).
raw(list(Type), Raw, Types, Values) :-
    is_list(Raw),
    (   Type == integer,
        integers(Raw)
    ->  Values = Raw
    ;   raws(Raw, Type, Types, Values)
    ).
raw(optional(Type), Raw, Types, Value) :-
    ( Raw == null -> Value = none ; raw_value(Raw, Type, Types, Value) ).
raw(limit(Type), Raw, Types, Value) :-
    ( Raw == null -> Value = inf ; raw_value(Raw, Type, Types, Value) ).
raw(pair(Field1:Type1, Field2:Type2), Raw, Types, A-B) :-
    raw_fields(Raw, [Field1:Type1, Field2:Type2], Types, [A, B]).
raw(record(Name, Fields), Raw, Types, Value) :-
    raw_fields(Raw, Fields, Types, Values),
    Value =.. [Name|Values].
raw(row(Fields), Raw, Types, Values) :-
    raw_fields(Raw, Fields, Types, Values).
raw(union(Records), Raw, Types, Value) :-
    raw_kind(Raw, Kind, Rest),
    memberchk(record(Kind, Fields), Records),
    raw(record(Kind, Fields), Rest, Types, Value).
raw(either(Either), Raw, Types, Value) :-
    member(Type, Either),
    raw(Type, Raw, Types, Value),
    !.      % the first that fits
raw(map(Type), object(Pairs0), Types, Pairs) :-
    raw_pairs(Pairs0, Type, Types, Pairs).
raw(open(Records), Raw, Types, Value) :-
    (   Raw == null
    ->  Value = open
    ;   raw(union(Records), Raw, Types, Value)
    ).
raw(raw, Raw, _, Raw).
raw(handle, Raw, _, Value) :-
    ( Raw == null -> Value = none ; Value = Raw ).
raw(Name, Raw, Types, Value) :-
    atom(Name),
    call(Types, Name, Type),
    !,      % a name has one meaning
    raw(Type, Raw, Types, Value).

raw_name(Raw, Name) :-
    ( atom(Raw) ; string(Raw) ),
    !,      % it is one of them
    Raw \== null,
    atom_string(Name, Raw).

%   Codes, moves and columns are such lists, and there may be thousands of them.

integers([]).
integers([Integer|Integers]) :-
    integer(Integer),
    integers(Integers).

raws([], _, _, []).
raws([Raw|Raws], Type, Types, [Value|Values]) :-
    raw_value(Raw, Type, Types, Value),
    raws(Raws, Type, Types, Values).

raw_pairs([], _, _, []).
raw_pairs([Name-Raw|Raws], Type, Types, [Name-Value|Values]) :-
    raw_value(Raw, Type, Types, Value),
    raw_pairs(Raws, Type, Types, Values).

%   The fields of an object by their names, or of a list in their order.

raw_fields(object(Pairs), Fields, Types, Values) :-
    !,      % an object is no list
    \+ ( member(Name-_, Pairs), \+ memberchk(Name:_, Fields) ),
    named_fields(Fields, Pairs, Types, Values).
raw_fields(Raws, Fields, Types, Values) :-
    is_list(Raws),
    listed_fields(Fields, Raws, Types, Values).

named_fields([], _, _, []).
named_fields([Name:Type|Fields], Pairs, Types, [Value|Values]) :-
    (   memberchk(Name-Raw, Pairs)
    ->  true
    ;   Raw = null
    ),
    field_value(Name, Raw, Type, Types, Value),
    named_fields(Fields, Pairs, Types, Values).

listed_fields([], [], _, []).
listed_fields([Name:Type|Fields], [Raw|Raws], Types, [Value|Values]) :-
    field_value(Name, Raw, Type, Types, Value),
    listed_fields(Fields, Raws, Types, Values).

field_value(Name, Raw, Type, Types, Value) :-
    catch(raw_value(Raw, Type, Types, Value), error(bad_input(Said), _),
          bad_input("~w: ~s", [Name, Said])).

raw_kind(object(Pairs0), Kind, object(Pairs)) :-
    selectchk(kind-Raw, Pairs0, Pairs),
    raw_name(Raw, Kind).
raw_kind([Raw|Rest], Kind, Rest) :-
    raw_name(Raw, Kind).
raw_kind(Raw, Kind, []) :-
    raw_name(Raw, Kind).

raw_shown(Raw, Shown) :-
    (   ( string(Raw) ; atom(Raw), \+ memberchk(Raw, [null, true, false]) )
    ->  format(string(Text), "'~w'", [Raw])
    ;   with_output_to(string(Text0), raw_json(Raw))
    ->  Text = Text0
    ;   format(string(Text), "~w", [Raw])    % such as the number inf
    ),
    (   string_length(Text, Length),
        Length > 60
    ->  sub_string(Text, 0, 60, _, Start),
        string_concat(Start, "...", Shown)
    ;   Shown = Text
    ).

type_words(Type, Types, Words) :-
    (   atom(Type),
        memberchk(Type-Words0, [ integer-"a whole number", number-"a number",
                                 boolean-"true or false", text-"a text", name-"a name",
                                 atomic-"a number or a name" ])
    ->  Words = Words0
    ;   Type = one_of(Names)
    ->  atomic_list_concat(Names, ', ', List),
        string_concat("one of ", List, Words)
    ;   Type = list(Of)
    ->  type_words(Of, Types, Word),
        string_concat("a list, each item ", Word, Words)
    ;   ( Type = optional(Of) ; Type = limit(Of) )
    ->  type_words(Of, Types, Word),
        string_concat(Word, ", or null", Words)
    ;   fields_of(Type, Fields)
    ->  findall(Name, member(Name:_, Fields), Names),
        atomic_list_concat(Names, ', ', List),
        string_concat("an object with ", List, Words)
    ;   ( Type = union(Records) ; Type = open(Records) )
    ->  findall(Name, member(record(Name, _), Records), Names),
        atomic_list_concat(Names, ', ', List),
        string_concat("one of the kinds ", List, Words)
    ;   atom(Type),
        call(Types, Type, Type1)
    ->  type_words(Type1, Types, Words)
    ;   Words = "of another kind"
    ).

fields_of(pair(A, B), [A, B]).
fields_of(record(_, Fields), Fields).
fields_of(row(Fields), Fields).

%!  value_json(+Value, +Type, :Types) is semidet.
%
%   Write Value, a term of Type, as JSON on the current output.  Fails if Value is no
%   such term.
%
%       ?- with_output_to(string(Json),
%                         value_json([1-2], list(pair(black:integer, white:integer)), none)).
%       Json = "[{\"black\":1,\"white\":2}]".

value_json(Value, Type, Types) :-
    json(Type, Value, Types),
    !.      % a term has one type

json(integer, Value, _) :-
    integer(Value),
    write(Value).
json(number, Value, _) :-
    number(Value),
    abs(Value) < inf,
    write(Value).
json(boolean, Value, _) :-
    memberchk(Value, [true, false]),
    write(Value).
json(text, Value, _) :-
    ( string(Value) ; atomic(Value) ),
    !,      % it is one of them
    json_string(Value).
json(name, Value, _) :-
    atomic(Value),
    json_string(Value).
json(atomic, Value, _) :-
    atomic(Value),
    ( number(Value) -> write(Value) ; json_string(Value) ).
json(one_of(Names), Value, _) :-
    memberchk(Value, Names),
    json_string(Value).
json(list(Type), Values, Types) :-
    is_list(Values),
    (   Type == integer
    ->  integers(Values),
        write(Values)
    ;   write('['),
        json_items(Values, Type, Types),
        write(']')
    ).
json(optional(Type), Value, Types) :-
    (   Value == none
    ->  write(null)
    ;   json(Type, Value, Types)
    ).
json(limit(Type), Value, Types) :-
    (   Value == inf
    ->  write(null)
    ;   json(Type, Value, Types)
    ).
json(pair(Field1, Field2), A-B, Types) :-
    write('{'),
    json_fields([Field1, Field2], [A, B], Types),
    write('}').
json(record(Name, Fields), Value, Types) :-
    record_values(Value, Name, Fields, Values),
    write('{'),
    json_fields(Fields, Values, Types),
    write('}').
json(row(Fields), Values, Types) :-
    is_list(Values),
    same_length(Fields, Values),
    write('{'),
    json_fields(Fields, Values, Types),
    write('}').
json(union(Records), Value, Types) :-
    callable(Value),
    functor(Value, Name, Arity),
    memberchk(record(Name, Fields), Records),
    length(Fields, Arity),
    Value =.. [_|Values],
    write('{"kind":"'),
    write(Name),
    write('"'),
    ( Values == [] -> true ; write(',') ),
    json_fields(Fields, Values, Types),
    write('}').
json(either(Either), Value, Types) :-
    member(Type, Either),
    json(Type, Value, Types).
json(map(Type), Pairs, Types) :-
    is_list(Pairs),
    findall(Name:Type, member(Name-_, Pairs), Fields),
    findall(Value, member(_-Value, Pairs), Values),
    write('{'),
    json_fields(Fields, Values, Types),
    write('}').
json(open(Records), Value, Types) :-
    (   Value == open
    ->  write(null)
    ;   json(union(Records), Value, Types)
    ).
json(raw, Value, _) :-
    raw_json(Value).
json(term, Value, _) :-
    format(string(Text), "~p", [Value]),
    json_string(Text).
json(Name, Value, Types) :-
    atom(Name),
    call(Types, Name, Type),
    json(Type, Value, Types),
    !.      % a name has one meaning

%!  raw_json(+Raw) is semidet.
%
%   Write Raw as JSON on the current output.  Fails if it holds what has no JSON, such as a variable.
%
%       ?- with_output_to(string(Json), raw_json([1, null, "a"])).
%       Json = "[1,null,\"a\"]".

raw_json(Raw) :-
    (   is_list(Raw)
    ->  write('['),
        raw_json_items(Raw),
        write(']')
    ;   compound(Raw)
    ->  raw_pairs(Raw, Pairs),
        write('{'),
        raw_json_pairs(Pairs),
        write('}')
    ;   ( integer(Raw) ; float(Raw), abs(Raw) < inf ; memberchk(Raw, [null, true, false]) )
    ->  write(Raw)
    ;   ( atom(Raw) ; string(Raw) ),
        json_string(Raw)
    ).

raw_pairs(Raw, Pairs) :-
    (   Raw = object(Pairs0)
    ->  Pairs = Pairs0
    ;   Raw =.. [Name|Arguments],
        Pairs = [Name-Arguments]
    ).

raw_json_items([]).
raw_json_items([Raw|Raws]) :-
    raw_json(Raw),
    ( Raws == [] -> true ; write(',') ),
    raw_json_items(Raws).

raw_json_pairs([]).
raw_json_pairs([Name-Raw|Pairs]) :-
    json_string(Name),
    write(':'),
    raw_json(Raw),
    ( Pairs == [] -> true ; write(',') ),
    raw_json_pairs(Pairs).

record_values(Value, Name, Fields, Values) :-
    callable(Value),
    functor(Value, Name, Arity),
    length(Fields, Arity),
    Value =.. [_|Values].

json_items([], _, _).
json_items([Value|Values], Type, Types) :-
    json(Type, Value, Types),
    json_more(Values, Type, Types).

json_more([], _, _).
json_more([Value|Values], Type, Types) :-
    write(','),
    json(Type, Value, Types),
    json_more(Values, Type, Types).

json_fields([], [], _).
json_fields([Name:Type|Fields], [Value|Values], Types) :-
    write('"'),
    write(Name),
    write('":'),
    json(Type, Value, Types),
    ( Fields == [] -> true ; write(',') ),
    json_fields(Fields, Values, Types).

json_string(Text) :-
    put_char('"'),
    (   ( number(Text) ; json_plain(Text) )
    ->  write(Text)
    ;   forall(sub_atom(Text, _, 1, _, Char), json_char(Char))
    ),
    put_char('"').

%   Most texts have no character that is to be escaped: this is looked up at once.
%   split_string/4 takes character 0 for the end of its characters.

json_plain(Text) :-
    \+ sub_string(Text, _, 1, _, "\000\"),
    escaped(Escaped),
    split_string(Text, Escaped, "", [_]).

escaped("\"\\\001\\002\\003\\004\\005\\006\\007\\010\\011\\012\\013\\014\\015\\016\\017\\020\\c
         \021\\022\\023\\024\\025\\026\\027\\030\\031\\032\\033\\034\\035\\036\\037\").

json_char(Char) :-
    char_code(Char, Code),
    (   ( Char == '"' ; Char == (\) )
    ->  put_char(\),
        put_char(Char)
    ;   Code < 0x20
    ->  format('\\u~|~`0t~16r~4+', [Code])
    ;   put_char(Char)
    ).

/** <examples>

?- raw_value(object([kind-won, winner-x]), open([record(won, [winner:name])]), none, End).
?- with_output_to(string(Json),
                  value_json(won(x), open([record(draw, []), record(won, [winner:name])]), none)).
*/
