:- module(lessons_typed,
          [ typed_text/2,          % +Typed, -Text
            too_long/2             % +Text, -Fault
          ]).

/** <module> The text of an answer, as editors write it
*/

:- use_module(limits, [lesson_limit/2]).

%!  typed_text(+Typed, -Text) is det.
%
%   True when Text is Typed without a byte order mark and without carriage returns before the
%   ends of lines.
%
%       ?- typed_text("\ufeffp(1).\r\n", Text).
%       Text = "p(1).\n".

typed_text(Typed, Text) :-
    (   string_concat("\ufeff", Text0, Typed)
    ->  true
    ;   Text0 = Typed
    ),
    (   sub_string(Text0, _, _, _, "\r\n")
    ->  atomic_list_concat(Parts, '\r\n', Text0),
        atomic_list_concat(Parts, '\n', Atom),
        atom_string(Atom, Text)
    ;   Text = Text0
    ).

%!  too_long(+Text, -Fault) is semidet.
%
%   True when Fault says that Text is longer than an answer may be.
%
%       ?- too_long("p(1).", Fault).
%       false.

too_long(Text, Fault) :-
    string_length(Text, Length),
    lesson_limit(characters, Most),
    Length > Most,
    format(string(Fault), "the answer has ~D characters: it may have ~D", [Length, Most]).

/** <examples>

?- typed_text("p(1).\r\nq(2).", Text).
*/
