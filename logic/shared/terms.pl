:- module(shared_terms,
          [ raw_terms/3,           % +Raws, -Terms, -Variables
            variables_raw/2        % +Variables, -Raw
          ]).

/** <module> Any terms as plain values, with the names of their variables

A type of values.pl says which term a value stands for.  Here no type is known, so the value says
itself what it is:

  - a number, a list, `true` and `false` are themselves; a text is an atom
  - an object {NAME: [VALUE, ...]} is the term NAME(VALUE, ...)
  - {"variable": NAME} is a variable, the same wherever it has this name; `_` is a new one each time
  - {"text": TEXT} is a string
  - {"integer": HEX}, {"rational": [HEX, HEX]} as a text "HEX/HEX", {"float": "inf"}: numbers that
    JSON has no room for
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../why/lines', [constraint_goals/2]).
:- use_module(values, [bad_input/2]).

%!  raw_terms(+Raws, -Terms, -Variables) is det.
%
%   True when Terms are those that Raws stand for, and Variables are pairs Name-Variable in the order
%   in which the names come.  What stands for no term is a bad_input/2.
%
%       ?- raw_terms([object([variable-"X"]), object([f-[object([variable-"X"])]])], Terms, Names).
%       Terms = [X, f(X)], Names = ["X"-X].

raw_terms(Raws, Terms, Variables) :-
    maplist(raw_term(Variables), Raws, Terms),
    length(Variables, _),
    !.      % its end was open

raw_term(Variables, Raw, Term) :-
    (   Raw = object(Pairs)
    ->  (   Pairs = [Name-Value],
            object_term(Value, Name, Variables, Term0)
        ->  Term = Term0
        ;   bad_input("an object is no value, but {NAME: [VALUE, ...]} is the term NAME(VALUE, ...)",
                      [])
        )
    ;   is_list(Raw)
    ->  maplist(raw_term(Variables), Raw, Term)
    ;   string(Raw)
    ->  atom_string(Term, Raw)
    ;   Raw \== null
    ->  Term = Raw
    ;   bad_input("null is no value", [])
    ).

object_term(Raws, Name, Variables, Term) :-
    (   is_list(Raws)
    ->  maplist(raw_term(Variables), Raws, Terms),
        compound_name_arguments(Term, Name, Terms)
    ;   text_term(Name, Raws, Variables, Term)
    ).

text_term(variable, Name, Variables, Variable) :-
    string(Name),
    (   Name == "_"
    ->  true
    ;   memberchk(Name-Variable, Variables)
    ).
text_term(text, Text, _, Text) :-
    string(Text).
text_term(integer, Text, _, Integer) :-
    hex_integer(Text, Integer).
text_term(rational, Text, _, Rational) :-
    split_string(Text, "/", "", [Above,Below]),
    hex_integer(Above, N),
    hex_integer(Below, D),
    D =\= 0,
    Rational is N rdiv D.
text_term(float, Text, _, Float) :-
    member(Text-Float0, ["inf"-inf, "-inf"-(-inf), "nan"-nan]),
    !,      % one of them
    Float is Float0.

hex_integer(Text, Integer) :-
    (   string_concat("-", Digits, Text)
    ->  Sign = -1
    ;   Digits = Text,
        Sign = 1
    ),
    Digits \== "",
    forall(sub_string(Digits, _, 1, _, Digit), char_type(Digit, xdigit(_))),
    string_concat("0x", Digits, Hex),
    number_string(Integer0, Hex),
    Integer is Sign * Integer0.

%!  variables_raw(+Variables, -Raw) is det.
%
%   True when Raw stands for what Variables, pairs Name-Term, are bound to: an object with `values`,
%   those of each Name, and with the `constraints` that are left, each as a term.  An open variable
%   has the first of its names, or a new one.  What no plain value stands for is a bad_input/2: a
%   term that contains itself, a stream, a dict.
%
%       ?- variables_raw(["X"-f(Y), "Y"-Y], Raw).
%       Raw = object([ values-object(["X"-object([f-[object([variable-"Y"])]]),
%                                     "Y"-object([variable-"Y"])]),
%                      constraints-[] ]).

variables_raw(Variables, object([values-object(Values), constraints-Raws])) :-
    (   member(Name-Value, Variables),
        \+ acyclic_term(Value)
    ->  bad_input("the value of ~w contains itself: a plain value has an end", [Name])
    ;   copy_term(Variables, Copy, Constraints0),
        maplist(constraint_goals, Constraints0, Constraints1),
        append(Constraints1, Constraints),
        maplist(named, Copy),
        term_variables(Copy-Constraints, Others),
        others_named(Others, 1, Copy),
        maplist(value_raw, Copy, Values),
        maplist(term_raw, Constraints, Raws)
    ).

%   The name of an open variable is its attribute, so that no term looks like one.

named(Name-Value) :-
    (   var(Value),
        \+ attvar(Value)
    ->  put_attr(Value, shared_terms, Name)
    ;   true
    ).

others_named([], _, _).
others_named([Variable|Variables], Number0, Known) :-
    (   attvar(Variable)
    ->  others_named(Variables, Number0, Known)
    ;   Number is Number0 + 1,
        format(string(Name), "_~d", [Number0]),
        (   memberchk(Name-_, Known)
        ->  others_named([Variable|Variables], Number, Known)
        ;   put_attr(Variable, shared_terms, Name),
            others_named(Variables, Number, Known)
        )
    ).

value_raw(Name-Term, Name-Raw) :-
    term_raw(Term, Raw).

term_raw(Term, Raw) :-
    (   raw(Term, Raw0)
    ->  Raw = Raw0
    ;   format(string(Text), "~W", [Term, [max_depth(5), quoted(true)]]),
        bad_input("~s is in an answer, and no plain value stands for it", [Text])
    ).

raw(Term, object([variable-Name])) :-
    var(Term),
    !,      % it has one kind
    get_attr(Term, shared_terms, Name).
raw(Term, Raw) :-
    integer(Term),
    !,      % it has one kind
    (   abs(Term) < 1 << 1000
    ->  Raw = Term
    ;   format(string(Hex), "~16r", [Term]),
        Raw = object([integer-Hex])
    ).
raw(Term, Raw) :-
    float(Term),
    !,      % it has one kind
    (   abs(Term) < inf
    ->  Raw = Term
    ;   member(Text-Float, ["inf"-inf, "-inf"-(-inf), "nan"-nan]),
        Term is Float
    ->  Raw = object([float-Text])
    ).
raw(Term, object([rational-Text])) :-
    rational(Term, Above, Below),
    !,      % it has one kind
    format(string(Text), "~16r/~16r", [Above, Below]).
raw(Term, Raw) :-
    atom(Term),
    !,      % it has one kind
    ( memberchk(Term, [[], true, false]) -> Raw = Term ; atom_string(Term, Raw) ).
raw(Term, object([text-Term])) :-
    string(Term).
raw(Term, Raws) :-
    is_list(Term),
    !,      % it has one kind
    maplist(term_raw, Term, Raws).
raw(Term, object([Name-Raws])) :-
    compound(Term),
    \+ is_dict(Term),
    compound_name_arguments(Term, Name, Terms),
    atom(Name),
    maplist(term_raw, Terms, Raws).

/** <examples>

?- raw_terms([object([variable-"X"]), [1, "a", object([text-"b"])]], Terms, Names).
?- dif(X, a), variables_raw(["X"-X, "Y"-f(X, _, 1r3)], Raw).
*/
