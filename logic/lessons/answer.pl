:- module(lessons_answer,
          [ text_module/3,         % +Texts, +Module, -Faults
            relations_faults/3,    % +Module, +Relations, -Faults
            goal_result/5          % +Module, +Goal, +Most, +Inferences, -Result
          ]).

/** <module> A learner's program, and what it answers

The text is somebody's program, who may be a beginner or play tricks: it may
run on, print without end, ask for files, or try to end Prolog.  It is loaded
in the sandbox of SWI-Prolog, which lets pass what changes nothing outside the
module; and each query has a limit of inferences, of memory, and of answers.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(modules), []).
:- use_module(library(sandbox), [safe_goal/1]).
:- use_module(library(solution_sequences), [limit/2]).
% What a program may load: in the sandbox itself it could not be loaded.
:- use_module(library(aggregate), []).
:- use_module(library(assoc), []).
:- use_module(library(clpfd), []).
:- use_module(library(dcg/basics), []).
:- use_module(library(ordsets), []).
:- use_module(library(pairs), []).
:- use_module(library(yall), []).

stack_bytes(100 000 000).

:- thread_local loading/0, said/1.

%!  text_module(+Texts, +Module, -Faults) is det.
%
%   True when Texts, strings, are loaded into Module one after the other, and
%   Faults are the sentences that Prolog had to say of the last of them: each
%   begins with its line and column, if it has one.  Warnings are not told.
%
%       ?- text_module(["p(1).\np(2."], lesson_example, [Fault]).
%       Fault = "line 2, column 3: Syntax error: Operator expected".

text_module([], _, []).
text_module([Text|Texts], Module, Faults) :-
    length(Texts, Left),
    retractall(said(_)),
    atomic_list_concat([Module, '/', Left], Name),
    setup_call_cleanup(
        ( open_string(Text, Stream),  % first: what is no text leaves nothing behind
          asserta(loading, Ref),
          asserta((user:message_hook(Term, Kind, Lines) :- lessons_answer:heard(Term, Kind, Lines)),
                  Ref1)
        ),
        catch(quiet(load_files(Module:Name,
                               [ stream(Stream), module(Module), silent(true), sandboxed(true) ])),
              Error,
              print_message(error, Error)),
        ( close(Stream),
          erase(Ref),
          erase(Ref1)
        )),
    (   Texts == []
    ->  findall(Fault, retract(said(Fault)), Faults)
    ;   text_module(Texts, Module, Faults)
    ).

%   Whatever is printed is lost, however much it is.

:- meta_predicate quiet(0).

quiet(Goal) :-
    current_output(Before),
    setup_call_cleanup(
        ( open_null_stream(Null), set_output(Null) ),
        Goal,
        ( set_output(Before), close(Null) )).

heard(Term, Kind, Lines) :-
    loading,
    memberchk(Kind, [error, warning]),
    (   Kind == error
    ->  message_sentence(Term, Lines, Sentence),
        assertz(said(Sentence))
    ;   true
    ).

message_sentence(Term, Lines, Sentence) :-
    (   Term = error(syntax_error(What), Place),
        place_text(Place, Where)
    ->  phrase('$messages':translate_message(error(syntax_error(What), _)), Lines1),
        lines_text(Lines1, Text),
        string_concat(Where, Text, Sentence)
    ;   lines_text(Lines, Text),
        sentence_of(Text, Sentence)
    ).

place_text(stream(_, Line, Column, _), Where) :-
    format(string(Where), "line ~d, column ~d: ", [Line, Column]).
place_text(file(_, Line, Column, _), Where) :-
    format(string(Where), "line ~d, column ~d: ", [Line, Column]).

lines_text(Lines, Text) :-
    with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Text), Text0).

%   A directive would run before anybody can stop it.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion((:- Directive), []) :-
    lessons_answer:refused(Directive).

refused(Directive) :-
    loading,
    nonvar(Directive),
    \+ accepted(Directive),
    term_text(Directive, Text),
    format(string(Sentence), ":- ~s. is not run here: accepted are dynamic, discontiguous, table, \c
           and use_module of the libraries aggregate, apply, assoc, clpfd, dcg/basics, lists, \c
           ordsets, pairs, solution_sequences, yall", [Text]),
    assertz(said(Sentence)).

accepted(dynamic(_)).
accepted(discontiguous(_)).
accepted(table(_)).
accepted(use_module(File)) :- loaded_library(File).
accepted(use_module(File, _)) :- loaded_library(File).

%   Nothing else is loaded by an answer: these are here already.

loaded_library(library(Name)) :-
    ground(Name),
    memberchk(Name, [aggregate, apply, assoc, clpfd, dcg/basics, lists, ordsets, pairs,
                     solution_sequences, yall]).

%!  relations_faults(+Module, +Relations, -Faults) is det.
%
%   True when Faults are sentences that say which of Relations, Name/Arity,
%   Module does not define, or which of them reaches for what a program in the
%   sandbox may not do.
%
%       ?- text_module(["p(X) :- q(X).\nq(1)."], lesson_example2, []),
%          relations_faults(lesson_example2, [p/1,r/2], Faults).
%       Faults = ["r/2 is not defined: the program defines p/1, q/1"].

relations_faults(Module, Relations, Faults) :-
    findall(Fault, ( member(Relation, Relations), relation_fault(Module, Relation, Fault) ), Faults).

relation_fault(Module, Name/Arity, Fault) :-
    functor(Head, Name, Arity),
    (   own(Module, Head)
    ->  catch(( safe_goal(Module:Head), fail ), Error, true),
        error_sentence(Error, Fault)
    ;   findall(Text, ( own(Module, Head1), functor(Head1, Name1, Arity1),
                        term_text(Name1/Arity1, Text) ), Own0),
        sort(Own0, Own),
        (   Own == []
        ->  Defines = nothing
        ;   atomic_list_concat(Own, ', ', Defines)
        ),
        format(string(Fault), "~w/~w is not defined: the program defines ~w",
               [Name, Arity, Defines])
    ).

own(Module, Head) :-
    predicate_property(Module:Head, number_of_clauses(Number)),
    Number > 0,
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ '$tabled_helper'(Head).

'$tabled_helper'(Head) :-
    functor(Head, Name, _),
    (   sub_atom(Name, _, _, 0, ' tabled')
    ;   sub_atom(Name, 0, 1, _, '$')
    ).

error_sentence(Error, Sentence) :-
    (   Error = error(permission_error(_, _, Goal), _)
    ->  strip_module(Goal, _, Plain),
        term_text(Plain, Text),
        format(string(Sentence), "~s can't be called here: an answer neither reaches outside \c
               the program nor ends Prolog", [Text])
    ;   Error = error(existence_error(procedure, Unknown), _)
    ->  strip_module(Unknown, _, Plain),
        (   Plain = Name/Arity
        ->  true
        ;   functor(Plain, Name, Arity)
        ),
        format(string(Sentence), "~w/~w is called, but it is not defined", [Name, Arity])
    ;   Error = error(_, _),
        catch(phrase('$messages':translate_message(Error), Lines), _, fail)
    ->  lines_text(Lines, Text),
        sentence_of(Text, Sentence)
    ;   term_text(Error, Sentence)
    ).

%   The module of an answer has a name that tells a reader nothing.

sentence_of(Text, Sentence) :-
    (   sub_string(Text, Before, _, After0, "'tmp-"),
        sub_string(Text, _, After0, 0, Rest),
        sub_string(Rest, _, _, After, "':")
    ->  sub_string(Text, 0, Before, _, First),
        sub_string(Text, _, After, 0, Last),
        string_concat(First, Last, Text1),
        sentence_of(Text1, Sentence)
    ;   Sentence = Text
    ).

%!  goal_result(+Module, +Goal, +Most, +Inferences, -Result) is det.
%
%   True when Result is result(Answers, End): the answers of Goal in Module, in
%   their order, each a text as Prolog prints it; and how it came to its end:
%   `end`, `more` after Most answers, `endless` if it took more than so many
%   Inferences, `memory`, or error(Text).
%
%       ?- goal_result(lists, member(_, [a,b]), 10, 1000, Result).
%       Result = result(["A = a", "A = b"], end).

goal_result(Module, Goal, Most, Inferences, result(Answers, End)) :-
    term_variables(Goal, Variables),
    State = found([]),
    stack_bytes(Bytes),
    current_prolog_flag(stack_limit, Before),
    setup_call_cleanup(
        set_prolog_flag(stack_limit, Bytes),
        catch(quiet(call_with_inference_limit(all(Module:Goal, Variables, Most, State),
                                              Inferences, Limit)),
              Error, true),
        set_prolog_flag(stack_limit, Before)),
    arg(1, State, Found),
    reverse(Found, Answers),
    (   nonvar(Error)
    ->  error_end(Error, End)
    ;   Limit == inference_limit_exceeded
    ->  End = endless
    ;   length(Found, Most)
    ->  End = more
    ;   End = end
    ).

:- meta_predicate all(0, +, +, +).

all(Goal, Variables, Most, State) :-
    forall(limit(Most, Goal),
           ( variables_text(Variables, Text),
             arg(1, State, Found),
             nb_setarg(1, State, [Text|Found]) )).

error_end(Error, End) :-
    (   Error = error(resource_error(_), _)
    ->  End = memory
    ;   error_sentence(Error, Text),
        End = error(Text)
    ).

%   `A = 1, B = 2`, with the names that the query is printed with.

variables_text(Variables, Text) :-
    copy_term(Variables, Values, Constraints),
    length(Values, Number),
    findall(Name, ( between(1, Number, N0), N is N0 - 1, name_of(N, Name) ), Names),
    term_variables(Values, Open),
    bound(Values, Open, Names, Pairs),
    numbervars(Open-Constraints, Number, _),
    findall(Part, ( member(Name = Value, Pairs), print_text(Value, Shown),
                    format(string(Part), "~w = ~s", [Name, Shown]) ), Parts),
    findall(Part, ( member(_:Constraint, Constraints), print_text(Constraint, Part) ), Parts1),
    append(Parts, Parts1, All),
    (   All == []
    ->  Text = "true"
    ;   atomic_list_concat(All, ', ', Atom),
        atom_string(Atom, Text)
    ).

%   A variable that is still open, and met for the first time, keeps its name.

bound([], _, [], []).
bound([Value|Values], Open, [Name|Names], Pairs) :-
    (   var(Value)
    ->  Value = '$VAR'(Name),
        Pairs = Pairs1
    ;   Pairs = [Name = Value|Pairs1]
    ),
    bound(Values, Open, Names, Pairs1).

name_of(N, Name) :-
    format(atom(Name), "~W", ['$VAR'(N), [numbervars(true)]]).

print_text(Term, Text) :-
    format(string(Text0), "~W",
           [Term, [quoted(true), numbervars(true), spacing(next_argument), max_depth(60)]]),
    string_length(Text0, Length),
    (   Length > 300
    ->  sub_string(Text0, 0, 300, _, Text1),
        string_concat(Text1, "...", Text)
    ;   Text = Text0
    ).

term_text(Term, Text) :-
    (   acyclic_term(Term)
    ->  copy_term(Term, Copy, _),
        numbervars(Copy, 0, _)
    ;   Copy = '...'
    ),
    print_text(Copy, Text).

/** <examples>

?- goal_result(lists, append(_, _, [1,2]), 10, 1000, Result).
?- goal_result(lists, length(_, _), 3, 1000, Result).
*/
