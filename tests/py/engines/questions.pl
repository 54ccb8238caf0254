/** Replies to questions, natively: `swipl questions.pl -- LOAD < IN`

IN holds a line of JSON for each question, {"game":G, "name":N, "given":{...}}.  Writes a line for
each: the list of the door's replies; of a question whose shape is `handle` only whether there is
such a value.
*/

:- use_module(library(http/json)).
:- use_module(library(main)).
:- use_module(library(readutil)).

:- initialization(main, main).

main([Load]) :-
    set_prolog_flag(optimise, true),
    use_module(Load, []),
    repeat,
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  !
    ;   answered(Line),
        fail
    ).

answered(Line) :-
    atom_json_dict(Line, Asked, [value_string_as_atom(false)]),
    raw(Asked.given, object(Pairs)),
    atom_string(Name, Asked.name),
    format(atom(Game), "~w_ask", [Asked.game]),
    replies(Game, Name, Pairs).

replies(Game, Name, Pairs) :-
    (   shared_questions:game_question(Game, Name, _, handle, _, _)
    ->  ( shared_questions:opened(Game, Name, Pairs, _) -> Texts = [true] ; Texts = [false] )
    ;   findall(Text, shared_questions:asked_text(Game, Name, Pairs, Text), Texts)
    ),
    atomic_list_concat(Texts, ',', Replies),
    format("[~w]~n", [Replies]).

raw(Value, object(Pairs)) :-
    is_dict(Value),
    !,
    dict_pairs(Value, _, Pairs0),
    findall(Name-Raw, ( member(Name-Value0, Pairs0), raw(Value0, Raw) ), Pairs).
raw(Values, Raws) :-
    is_list(Values),
    !,
    maplist(raw, Values, Raws).
raw(Value, Value).
