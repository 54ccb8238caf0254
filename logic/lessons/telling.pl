:- module(lessons_telling,
          [ message_fault/5,       % +Kind, +Term, +Lines, +Text, -Fault
            error_fault/3,         % +Error, +Defined, -Fault
            variables_text/2,      % +Variables, -Text
            told_text/2            % +Term, -Text
          ]).

/** <module> What is told a learner: faults as sentences, answers as texts

A fault of the text is told with its line, and with that line below it where
Prolog could not read on.
*/


:- use_module(library(lists), [append/3, last/2, member/2, nth1/3]).

%!  message_fault(+Kind, +Term, +Lines, +Text, -Fault) is nondet.
%
%   True when Fault is a sentence on what Prolog had to say, Term or Lines, when
%   it loaded Text: an `error`, or a `warning` that a variable occurs only once.
%
%       ?- message_fault(warning, singletons(_, ['X']), [], "p(X).", Fault).
%       Fault = "X occurs only once: is it misspelt? (If nobody asks for it, write _X.)".

message_fault(error, error(syntax_error(What), Place), _, Text, Fault) :-
    place(Place, Line0, Column0),
    !,
    phrase('$messages':translate_message(error(syntax_error(What), _)), Lines),
    lines_text(Lines, Said),
    split_string(Text, "\n", "", Rows),
    row_shown(Rows, Line0, Column0, Line, Row, Before),
    syntax_hint(What, Before, Hint),
    string_length(Before, Width),
    Column is Width + 1,
    format(string(Fault), "line ~d, column ~d: ~s~w~n    ~s~n    ~*c^",
           [Line, Column, Said, Hint, Row, Width, 0'\s]).
message_fault(error, _, Lines, _, Fault) :-
    where(Where),
    lines_text(Lines, Said0),
    without_module(Said0, Said1),
    (   sub_string(Said1, _, _, 0, "Cannot redefine ,/2")
    ->  Said = "there is a comma before any :- and so this is no clause (is :- misspelt?)"
    ;   member(Rest, [" Defined at ", " Reachable from: "]),
        sub_string(Said1, Before, _, _, Rest)
    ->  sub_string(Said1, 0, Before, _, Said)
    ;   Said = Said1
    ),
    string_concat(Where, Said, Fault).
message_fault(warning, singletons(_, Names), _, _, Fault) :-
    member(Name, Names),
    where(Where),
    format(string(Fault), "~s~w occurs only once: is it misspelt? \c
                           (If nobody asks for it, write _~w.)", [Where, Name, Name]).

place(stream(_, Line, Column, _), Line, Column).
place(file(_, Line, Column, _), Line, Column).

%   The clause that is being loaded begins there.

where(Where) :-
    (   source_location(_, Line)
    ->  format(string(Where), "line ~d: ", [Line])
    ;   Where = ""
    ).

%   The row where Prolog could not read on, or the last one before it that is not blank; and
%   what stands before the place.

row_shown(Rows, Line0, Column, Line, Row, Before) :-
    (   nth1(Line0, Rows, Row0),
        split_string(Row0, "", " \t\r", [Text]),
        Text \== ""
    ->  Line = Line0,
        split_string(Row0, "", "\r", [Row]),
        string_length(Row, Length),
        Width is min(Column, Length),
        sub_string(Row, 0, Width, _, Before)
    ;   Line0 > 1
    ->  Line1 is Line0 - 1,
        row_shown(Rows, Line1, 1 000 000, Line, Row, Before)
    ;   Line = 1,
        Row = "",
        Before = ""
    ).

syntax_hint(operator_expected, Before, Hint) :-
    !,
    (   split_string(Before, " \t,.()[]|:-", "", Words),
        last(Words, Word),
        sub_string(Word, 0, 1, _, Letter),
        char_type(Letter, upper)
    ->  Hint = " (a full stop or a comma is missing; or a name begins with a capital letter, \c
                which is for variables)"
    ;   Hint = " (a full stop or a comma is missing, or this is no operator of Prolog)"
    ).
syntax_hint(end_of_file, _, " (is the last full stop missing?)") :- !.
syntax_hint(_, _, "").

lines_text(Lines, Text) :-
    with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Text), Text0).

%!  error_fault(+Error, +Defined, -Fault) is det.
%
%   True when Fault is a sentence on Error, which a program that defines Defined,
%   texts, has met.
%
%       ?- error_fault(error(existence_error(procedure, q/1), _), ['p/1'], Fault).
%       Fault = "q/1 is called, but it is not defined: the program defines p/1".

error_fault(error(permission_error(_, _, Goal), _), _, Fault) :-
    !,
    told_text(Goal, Text),
    format(string(Fault), "~s can't be called here: an answer neither reaches outside the program \c
                           nor ends Prolog", [Text]).
error_fault(error(existence_error(procedure, Unknown), _), Defined, Fault) :-
    !,
    strip_module(Unknown, _, Plain),
    (   Plain = Name/Arity
    ->  true
    ;   functor(Plain, Name, Arity)
    ),
    atomic_list_concat(Defined, ', ', All),
    format(string(Fault), "~w/~w is called, but it is not defined: the program defines ~w",
           [Name, Arity, All]).
error_fault(error(instantiation_error, Where), _, Fault) :-
    !,
    error_text(error(instantiation_error, Where), Text),
    (   sub_string(Text, 0, _, _, "Sandbox restriction!")
    ->  Fault = "a goal that is put together while the program runs can't be called here"
    ;   string_concat(Text, ": a variable has no value yet", Fault)
    ).
error_fault(Error, _, Fault) :-
    (   Error = error(_, _),
        error_text(Error, Text)
    ->  Fault = Text
    ;   told_text(Error, Text),
        string_concat("it throws ", Text, Fault)
    ).

error_text(Error, Text) :-
    catch(phrase('$messages':translate_message(Error), Lines), _, fail),
    lines_text(Lines, Text0),
    without_module(Text0, Text).

%   The module of an answer has a name that tells a reader nothing.

without_module(Text, Plain) :-
    (   sub_string(Text, Before, _, After0, "'tmp-"),
        sub_string(Text, _, After0, 0, Rest),
        sub_string(Rest, _, _, After, "':")
    ->  sub_string(Text, 0, Before, _, First),
        sub_string(Text, _, After, 0, Last),
        string_concat(First, Last, Text1),
        without_module(Text1, Plain)
    ;   Plain = Text
    ).

%!  variables_text(+Variables, -Text) is det.
%
%   True when Text is an answer as Prolog prints it: what Variables, the first
%   of which is A, are bound to, and what they are still held to.
%
%       ?- dif(X, 1), variables_text([X, f(X)], Text).
%       Text = "B = f(A), dif(A, 1)".

variables_text(Variables, Text) :-
    copy_term(Variables, Values, Constraints),
    length(Values, Number),
    findall(Name, ( between(1, Number, N0), N is N0 - 1, name_of(N, Name) ), Names),
    term_variables(Values, Open),
    bound(Values, Names, Pairs),
    numbervars(Open-Constraints, Number, _),
    findall(Part, ( member(Name = Value, Pairs), print_text(Value, Shown),
                    format(string(Part), "~w = ~s", [Name, Shown]) ), Parts),
    findall(Part, ( member(Constraint0, Constraints), strip_module(Constraint0, _, Constraint),
                    print_text(Constraint, Part) ), Parts1),
    append(Parts, Parts1, All),
    (   All == []
    ->  Text = "true"
    ;   atomic_list_concat(All, ', ', Atom),
        atom_string(Atom, Text)
    ).

%   A variable that is still open, and met for the first time, keeps its name.

bound([], [], []).
bound([Value|Values], [Name|Names], Pairs) :-
    (   var(Value)
    ->  Value = '$VAR'(Name),
        Pairs = Pairs1
    ;   Pairs = [Name = Value|Pairs1]
    ),
    bound(Values, Names, Pairs1).

name_of(N, Name) :-
    format(atom(Name), "~W", ['$VAR'(N), [numbervars(true)]]).

%!  told_text(+Term, -Text) is det.
%
%   True when Text is Term, as it is printed.
%
%       ?- told_text(p(_, 'A'), Text).
%       Text = "p(A, 'A')".

told_text(Term, Text) :-
    (   acyclic_term(Term)
    ->  copy_term(Term, Copy, _),
        numbervars(Copy, 0, _)
    ;   Copy = '...'
    ),
    print_text(Copy, Text).

print_text(Term, Text) :-
    format(string(Text0), "~W",
           [Term, [quoted(true), numbervars(true), spacing(next_argument), max_depth(60)]]),
    string_length(Text0, Length),
    (   Length > 300
    ->  sub_string(Text0, 0, 300, _, Text1),
        string_concat(Text1, "...", Text)
    ;   Text = Text0
    ).

/** <examples>

?- told_text([X,Y,X], Text).
?- freeze(X, true), variables_text([X,Y], Text).
*/
