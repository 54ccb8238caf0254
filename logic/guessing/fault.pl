:- module(guessing_fault,
          [ fault/1,               % +Fault
            told/2,                % +Format, +Arguments
            fault_text/2,          % +Fault, -Text
            error_text/2,          % +Error, -Text
            query_text/2            % +Goal, -Text
          ]).

/** <module> What is wrong with a game, said in a sentence

Each mistake is named by the query that shows it, so that you can ask it again at the prompt.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- autoload(library(prolog_code), [pi_head/2]).

:- multifile prolog:error_message//1.

%!  fault(+Fault) is det.
%
%   Throws the error that says Fault, a clause of the sentences below.

fault(Fault) :-
    throw(error(guessing_game(Fault), _)).

%!  told(+Format, +Arguments) is det.
%
%   Throws the error that says what format/2 writes.

told(Format, Arguments) :-
    format(atom(Text), Format, Arguments),
    fault(told(Text)).

%!  fault_text(+Fault, -Text) is det.
%
%   True when Text is the sentence that says Fault, on one line.
%
%       ?- fault_text(many(secret(_), 1000), Text).
%       Text = "?- secret(A). has more than 1,000 answers, which is the most that is accepted".

fault_text(Fault, Text) :-
    phrase('$messages':translate_message(error(guessing_game(Fault), _)), Lines),
    lines_text(Lines, Text).

lines_text(Lines, Text) :-
    with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Text), Text0).

prolog:error_message(guessing_game(Fault)) -->
    sentence(Fault).

sentence(missing(Goal)) -->
    { pi_head(Name, Goal) },
    (   { memberchk(Name, [role/1, init/1, terminal/1, legal/3, next/3, next/4, goal/3]) }
    ->  [ '~w is not defined: a game defines role/1, init/1, terminal/1, legal/3, next/4 (or '-[Name],
          'next/3, if roles move at the same time) and goal/3' ]
    ;   [ '~w is not defined: a guessing game defines secret/1, question/1 and '-[Name],
          'question_secret_answer/3; for a game of two players there are TwoPlayers(FILE) and ',
          '`ludologic game`' ]
    ).
sentence(fails(Goal, Why)) -->
    query(Goal), [ ' fails: ~w'-[Why] ].
sentence(many(Goal, Most)) -->
    query(Goal), [ ' has more than ~D answers, which is the most that is accepted'-[Most] ].
sentence(slow(Goal, Seconds)) -->
    { Seconds =:= 1 -> Word = second ; Word = seconds },
    query(Goal), [ ' has not come to an end after ~g ~w'-[Seconds,Word] ].
sentence(late(Goal)) -->
    query(Goal), [ ' takes more than a second: all answers together take too long' ].
sentence(endless(Goal)) -->
    query(Goal), [ ' has one solution after the other: a question has one answer' ].
sentence(open(Goal, Term)) -->
    { query_text(Term, Text) },
    query(Goal), [ ' answers ~w: accepted are terms with no variable in them'-[Text] ].
sentence(cyclic(Goal)) -->
    query(Goal), [ ' answers a term that contains itself: accepted are finite terms' ].
sentence(two(Goal, Answer1, Answer2)) -->
    { query_text(Answer1, Text1), query_text(Answer2, Text2) },
    query(Goal), [ ' answers ~w and ~w: a question has one answer'-[Text1, Text2] ].
sentence(ends(Ends)) -->
    { query_text(Ends, Text) },
    [ 'ends(~w) is no end of a guessing game: accepted are ends(known) and ends(asked)'-[Text] ].
sentence(same(Secrets)) -->
    { same_words(Secrets, Format, Terms),
      findall(Text, ( member(Term, Terms), query_text(Term, Text) ), Texts)
    },
    [ 'same/2 does not divide the secrets into kinds: ', Format-Texts ].
sentence(thrown(Goal, Error)) -->
    query(Goal),
    (   { subsumes_term(error(existence_error(procedure, _), _), Error) }
    ->  { Error = error(existence_error(procedure, Unknown), _),
          strip_module(Unknown, _, Plain) },
        [ ' goes wrong: ~q is called, but it is not defined'-[Plain] ]
    ;   { error_text(Error, Text) },
        [ ' throws: ~w'-[Text] ]
    ).
sentence(told(Text)) -->
    [ '~w'-[Text] ].

same_words([A], '~w is false', [same(A,A)]).
same_words([A,B], '~w is true, but ~w is false', [same(A,B), same(B,A)]).
same_words([A,B,C], '~w and ~w are true, but ~w is false', [same(A,B), same(B,C), same(A,C)]).

query(Goal) -->
    { ( nonvar(Goal), Goal = (:- Directive) -> Sign = (:-) ; Directive = Goal, Sign = (?-) ),
      query_text(Directive, Text)
    },
    [ '~w ~w.'-[Sign,Text] ].

%!  error_text(+Error, -Text) is det.
%
%   True when Text is what Prolog says first of Error, a term that was thrown.
%
%       ?- error_text(error(type_error(integer, a), _), Text).
%       Text = "Type error: `integer' expected, found `a' (an atom)".

error_text(Error, Text) :-
    (   Error = error(_, _),
        catch(phrase('$messages':translate_message(Error), Lines), _, fail)
    ->  ( append(First, [nl|_], Lines), First \== [] -> true ; First = Lines ),
        lines_text(First, Text)
    ;   query_text(Error, Text)
    ).

%!  query_text(+Goal, -Text) is det.
%
%   True when Text is Goal as it is typed at the prompt, its variables named A,
%   B, ..., on one line that is not too long.
%
%       ?- query_text(question_secret_answer(3, "no", _), Text).
%       Text = "question_secret_answer(3,\"no\",A)".

query_text(Goal, Text) :-
    (   acyclic_term(Goal)
    ->  copy_term(Goal, Copy, _),
        numbervars(Copy, 0, _),
        Options = [quoted(true), numbervars(true), max_depth(40)]
    ;   Copy = Goal,
        Options = [quoted(true), max_depth(8)]
    ),
    format(string(Text0), "~W", [Copy, Options]),
    (   string_length(Text0, Length),
        Length > 120
    ->  sub_string(Text0, 0, 120, _, Text1),
        string_concat(Text1, "...", Text)
    ;   Text = Text0
    ).

/** <examples>

?- catch(fault(two(question_secret_answer(1, 2, _), a, b)), error(Fault, _), true).
*/
