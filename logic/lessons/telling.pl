:- module(lessons_telling,
          [ message_fault/5,       % +Kind, +Term, +Lines, +Text, -Fault
            error_fault/3,         % +Error, +Defined, -Fault
            capital_sentence/2,    % +Name, -Sentence
            once_sentence/2,       % +Name, -Sentence
            near/2,                % +Name, +Other
            printing/2,            % +Goal, -Name
            refused_call/1,        % -Format
            variables_text/2,      % +Variables, -Text
            told_text/2            % +Term, -Text
          ]).

/** <module> What a learner is told: faults as sentences, answers as texts

A fault of the text is told with its line.  If Prolog could not read on, the line is shown
below it.
*/


:- use_module('../why/lines', [constraint_texts/2]).
:- use_module('../rooms', [room/3]).
:- use_module('../shared/beginner', [placed_fault/4, syntax_mistake/5]).
:- use_module('../shared/tokens', [foreign_name/2]).
:- use_module(library(lists),
              [ append/3, last/2, max_list/2, member/2, memberchk/2, nth1/3, reverse/2, same_length/2
              ]).

%!  message_fault(+Kind, +Term, +Lines, +Text, -Fault) is nondet.
%
%   True when Fault is a sentence on Prolog's message, Term or Lines, when it loaded Text:
%   an `error`, or a `warning` that a variable occurs only once.
%
%       ?- message_fault(warning, singletons(_, ['X']), [], "p(X).", Fault).
%       Fault = "X occurs only once: is it misspelt? (If nobody asks for it, write _X.)".

message_fault(error, error(syntax_error(What), Where), _, Text, Fault) :-
    place(Where, Line, Column0),
    !,
    Column is Column0 + 1,
    syntax_mistake(What, text(Text), place(Line, Column), Place, Sentence),
    placed_fault(Text, Place, Sentence, Fault).
message_fault(error, error(permission_error(modify, static_procedure, Name/Arity), _), _, Text,
              Fault) :-
    functor(Head, Name, Arity),
    predicate_property(system:Head, defined),
    !,
    where(Where),
    (   source_location(_, Line),
        split_string(Text, "\n", "", Rows),
        nth1(Line, Rows, Row),
        string_code(1, Row, Code),
        code_type(Code, white)
    ->  More = ", or end the line above with a comma, if this is a goal"
    ;   More = ""
    ),
    format(string(Fault), "~s~w belongs to Prolog, and a program can't add clauses to it: write \c
                           clauses of the relation that you are asked for~s", [Where, Name, More]).
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
    ( capital_sentence(Name, Sentence) -> true ; once_sentence(Name, Sentence) ),
    string_concat(Where, Sentence, Fault).

%!  capital_sentence(+Name, -Sentence) is semidet.
%
%   True when Name is a value of Python that is a variable in Prolog, and Sentence says so.
%
%       ?- capital_sentence('True', Sentence).
%       Sentence = "True begins with a capital letter, so it is a variable: write true".

capital_sentence(Name, Sentence) :-
    memberchk(Name-Instead, [ 'None'-"none, or [] for the empty list", 'Null'-"[] for the empty list",
                              'True'-"true", 'False'-"false" ]),
    format(string(Sentence), "~w begins with a capital letter, so it is a variable: write ~s",
           [Name, Instead]).

%!  once_sentence(+Name, -Sentence) is det.
%
%   True when Sentence says of the variable Name that it occurs only once.
%
%       ?- once_sentence('X', Sentence).
%       Sentence = "X occurs only once: is it misspelt? (If nobody asks for it, write _X.)".

once_sentence(Name, Sentence) :-
    format(string(Sentence), "~w occurs only once: is it misspelt? (If nobody asks for it, write _~w.)",
           [Name, Name]).

place(stream(_, Line, Column, _), Line, Column).
place(file(_, Line, Column, _), Line, Column).

%   The clause that is being loaded begins there.

where(Where) :-
    (   source_location(_, Line)
    ->  format(string(Where), "line ~d: ", [Line])
    ;   Where = ""
    ).

%   A format that may call a goal is shown as it is, and not carried out.

lines_text(Lines, Text) :-
    findall(Part, ( member(Line, Lines), line_text(Line, Part) ), Parts),
    atomic_list_concat(Parts, Text0),
    normalize_space(string(Text), Text0).

line_text(Line, Text) :-
    (   line_format(Line, Format, Args)
    ->  (   atomic(Format),
            \+ sub_string(Format, _, _, _, "@"),
            catch(format(string(Text0), Format, Args), _, fail)
        ->  Text = Text0
        ;   told_text(Line, Text)
        )
    ;   Text = " "
    ).

line_format(Format-Args, Format, Args).
line_format(ansi(_, Format, Args), Format, Args).
line_format(Format, Format, []) :-
    atomic(Format),
    \+ memberchk(Format, [nl, flush, at_same_line]).

%!  error_fault(+Error, +Defined, -Fault) is det.
%
%   True when Fault is a sentence on Error, which a program that defines Defined,
%   texts, has met.
%
%       ?- error_fault(error(existence_error(procedure, q/1), _), ['p/1'], Fault).
%       Fault = "q/1 is called, but it is not defined: the program defines p/1".

%   A program can throw any term, so nothing in the error is called or used as a format.
%   Errors of known forms have sentences here; any other error is shown as a term.

error_fault(Error, Defined, Fault) :-
    (   acyclic_term(Error),
        subsumes_term(error(_, _), Error),
        Error = error(Formal, Where),
        nonvar(Formal),
        formal_fault(Formal, Where, Defined, Fault0)
    ->  Fault = Fault0
    ;   told_text(Error, Text0),
        without_module(Text0, Text),
        string_concat("it throws ", Text, Fault)
    ).

formal_fault(permission_error(tnot, _, Relation), _, _, Fault) :-
    !,
    told_text(Relation, Text),
    format(string(Fault), "tnot asks only a relation that is tabled: ~s is not", [Text]).
formal_fault(permission_error(_, _, Goal), _, _, Fault) :-
    strip_module(Goal, _, Plain),
    printing(Plain, Name),
    !,
    format(string(Fault), "~w prints, and nobody reads that: an answer is the value of an \c
                           argument of the head", [Name]).
formal_fault(permission_error(_, _, Goal0), _, _, Fault) :-
    ( Goal0 == prolog -> Goal = halt ; Goal = Goal0 ),
    told_text(Goal, Text),
    refused_call(Format),
    format(string(Fault), Format, [Text]).
formal_fault(existence_error(procedure, Unknown), _, Defined, Fault) :-
    strip_module(Unknown, _, Plain),
    (   subsumes_term(_/_, Plain)
    ->  Plain = Name/Arity
    ;   atom(Plain)
    ->  Name = Plain,
        Arity = 0
    ;   compound(Plain),
        compound_name_arity(Plain, Name, Arity)
    ),
    atom(Name),
    integer(Arity),
    atomic_list_concat(Defined, ', ', All),
    (   foreign_name(Name, Sentence)
    ->  format(string(Fault), "~w/~w is called, but it is not defined: ~s", [Name, Arity, Sentence])
    ;   member(Text, Defined),
        catch(term_string(Near/Arity, Text), _, fail),
        near(Near, Name)
    ->  format(string(Fault), "~w/~w is called, but it is not defined: is it ~w/~w, misspelt?",
               [Name, Arity, Near, Arity])
    ;   relation_file(Name/Arity, File)
    ->  format(string(Fault), "~w/~w is of the game (~w), and not given here: you have ~w",
               [Name, Arity, File, All])
    ;   format(string(Fault), "~w/~w is called, but it is not defined: the program defines ~w",
               [Name, Arity, All])
    ).
formal_fault(instantiation_error, Where, _, Fault) :-
    (   nonvar(Where),
        Where = sandbox(_, _)
    ->  Fault = "a goal that is put together while the program runs can't be called here"
    ;   placed(Where, "Arguments are not sufficiently instantiated", Text),
        string_concat(Text, ": a variable has no value yet", Fault)
    ).
formal_fault(Formal, Where, _, Fault) :-
    Formal \= existence_error(procedure, _),
    formal_text(Formal, Text),
    placed(Where, Text, Fault0),
    without_module(Fault0, Fault).

%   The file of the rules that exports a relation.

relation_file(Relation, File) :-
    room(Folder, _, Names),
    member(Name, Names),
    ( Folder == '' -> Parts = [Name, '.pl'] ; Parts = [Folder, /, Name, '.pl'] ),
    atomic_list_concat(Parts, File),
    module_property(lessons_telling, file(Own)),
    file_directory_name(Own, Lessons),
    file_directory_name(Lessons, Logic),
    atomic_list_concat([Logic, /, File], Path),
    exists_file(Path),
    setup_call_cleanup(open(Path, read, Stream),
                       catch(read_term(Stream, Term, []), _, fail),
                       close(Stream)),
    Term = (:- module(_, Exports)),
    memberchk(Relation, Exports),
    !.

%!  near(+Name, +Other) is semidet.
%
%   True when Name is Other, but for a letter or two at most: one is missing, too many, another one, or
%   two are exchanged.
%
%       ?- near(differences, difference).
%       true.

near(Name, Other) :-
    Name \== Other,
    atom_chars(Name, Chars),
    atom_chars(Other, Others),
    length(Chars, Length),
    Length >= 4,
    without_ends(Chars, Others, Rest1, Rest2),
    length(Rest1, Length1),
    length(Rest2, Length2),
    max_list([Length1,Length2], Most),
    Most =< 2,
    ( Most =< 1 ; msort(Rest1, Sorted), msort(Rest2, Sorted) ),
    !.

without_ends(Chars1, Chars2, Rest1, Rest2) :-
    without_start(Chars1, Chars2, Some1, Some2),
    reverse(Some1, Back1),
    reverse(Some2, Back2),
    without_start(Back1, Back2, Rest1, Rest2).

without_start([Char|Chars1], [Char|Chars2], Rest1, Rest2) :-
    !,      % as many as possible
    without_start(Chars1, Chars2, Rest1, Rest2).
without_start(Rest1, Rest2, Rest1, Rest2).

%!  printing(+Goal, -Name) is semidet.
%
%   True when Goal calls Name, a relation that only prints, on the reader's screen.
%
%       ?- printing(write(a), Name).
%       Name = write.

printing(Goal, Name) :-
    callable(Goal),
    functor(Goal, Name, Arity),
    memberchk(Name/Arity, [ write/1, print/1, writeln/1, writeq/1, format/1, format/2, nl/0 ]).

%!  refused_call(-Format) is det.
%
%   True when Format is the sentence on a call, a text, that an answer may not make.
%
%       ?- refused_call(Format), sub_string(Format, 0, 24, _, "~s can't be called here:").
%       true.

refused_call("~s can't be called here: an answer neither reaches outside the program nor \c
              ends Prolog").

formal_text(type_error(Type, Actual), Text) :-
    (   Type == evaluable,
        callable(Actual)
    ->  parts_text("Arithmetic: `~s' is not a function", [Actual], Text)
    ;   kind(Actual, Kind),
        parts_text("Type error: `~s' expected, found `~s'", [Type, Actual], Text0),
        format(string(Text), "~s (~w)", [Text0, Kind])
    ).
formal_text(syntax_error(What), Text) :-
    atom(What),
    phrase('$messages':translate_message(error(syntax_error(What), _)), Lines),
    lines_text(Lines, Text).
formal_text(format_error(Format, Types, Args), Text) :-
    is_list(Types),
    is_list(Args),
    length(Types, Need),
    length(Args, Found),
    (   Need > Found
    ->  Problem = "not enough"
    ;   Problem = "too many"
    ),
    told_text(Format, Told),
    format(string(Text), "format(~s): ~s arguments (found ~d, need ~d)",
           [Told, Problem, Found, Need]).
formal_text(Formal, Text) :-
    compound(Formal),
    compound_name_arguments(Formal, Name, Parts),
    same_length(Parts, Any),
    compound_name_arguments(Pattern, Name, Any),
    formal_format(Pattern, Format),
    parts_text(Format, Parts, Text).

formal_format(domain_error(_, _), "Domain error: `~s' expected, found `~s'").
formal_format(uninstantiation_error(_), "Uninstantiated argument expected, found ~s").
formal_format(representation_error(_), "Cannot represent due to `~s'").
formal_format(resource_error(_), "Not enough resources: ~s").
formal_format(evaluation_error(_), "Arithmetic: evaluation error: `~s'").
formal_format(existence_error(_, _), "~s `~s' does not exist").
formal_format(existence_error(_, _, _), "~s `~s' does not exist in ~s").
formal_format(format(_), "Format error: ~s").
formal_format(format_argument_type(_, _), "Illegal argument to format sequence ~~~s: ~s").

parts_text(Format, Parts, Text) :-
    findall(Told, ( member(Part, Parts), told_text(Part, Told) ), All),
    format(string(Text), Format, All).

kind(Term, Kind) :-
    (   var(Term)           -> Kind = 'a var'
    ;   atom(Term)          -> Kind = 'an atom'
    ;   integer(Term)       -> Kind = 'an integer'
    ;   string(Term)        -> Kind = 'a string'
    ;   Term == []          -> Kind = 'an empty_list'
    ;   number(Term)        -> Kind = 'a float'
    ;   is_list(Term)       -> Kind = 'a list'
    ;   is_dict(Term)       -> Kind = 'a dict'
    ;   Kind = 'a compound'
    ).

%   What is said, with the predicate that met the error, and what it had to add.

placed(Where, Said, Text) :-
    (   nonvar(Where),
        Where = context(Caller, Added)
    ->  caller_text(Caller, Before),
        (   ( atom(Added) ; string(Added) ),
            Added \== ''
        ->  format(string(Text), "~s~s (~w)", [Before, Said, Added])
        ;   string_concat(Before, Said, Text)
        )
    ;   Text = Said
    ).

caller_text(Caller, Text) :-
    strip_module(Caller, _, Plain),
    (   nonvar(Plain),
        Plain = Name/Arity,
        atom(Name),
        integer(Arity)
    ->  format(string(Text), "~q/~d: ", [Name, Arity])
    ;   Text = ""
    ).

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
%   True when Text is an answer as Prolog prints it: the values of Variables, the first of
%   which is A, and the constraints that remain.
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
    findall(Part, ( member(Constraint, Constraints), constraint_texts(Constraint, Some),
                    member(Part, Some) ), Parts1),
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
