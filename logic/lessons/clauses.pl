:- module(lessons_clauses,
          [ text_clauses/3,        % +Text, +Module, -Clauses
            clause_parts/3,        % +Clause, -Head, -Goals
            without_arrow/2,       % +Clause0, -Clause
            shown/3,               % +Term, +Names, -Text
            shown_blank/3,         % +Term, +Names, -Text
            variable_name/3,       % +Variable, +Names, -Name
            text_layout_remark/3   % +Text, +Others, -Remark
          ]).

/** <module> The clauses of a learner: read, taken apart, and shown with the names of their variables

Also how their lines stand, where that is otherwise than Prolog reads them.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module('../shared/tokens', [text_tokens/4, tokens_statements/2]).

%!  text_clauses(+Text, +Module, -Clauses) is det.
%
%   True when Clauses are those of Text, each clause(Line, Clause, Names), read in Module.  What can't
%   be read is left out.
%
%       ?- text_clauses("p(X).", user, [clause(Line, _, Names)]).
%       Line = 1, Names = ['X'=_].

text_clauses(Text, Module, Clauses) :-
    setup_call_cleanup(open_string(Text, Stream),
                       stream_clauses(Stream, Module, Clauses),
                       close(Stream)).

stream_clauses(Stream, Module, Clauses) :-
    catch(read_term(Stream, Term, [ module(Module), variable_names(Names),
                                    term_position(Position) ]),
          error(syntax_error(_), _), Term = (:- unread)),
    (   Term == end_of_file
    ->  Clauses = []
    ;   Term = (:- _)
    ->  stream_clauses(Stream, Module, Clauses)
    ;   stream_position_data(line_count, Position, Line),
        Clauses = [clause(Line, Term, Names)|Clauses1],
        stream_clauses(Stream, Module, Clauses1)
    ).

%!  clause_parts(+Clause, -Head, -Goals) is det.
%
%   True when Clause has Head, and Goals are those of its body in their order, also those inside of
%   conditions and negations.
%
%       ?- clause_parts((p :- q, \+ r), p, Goals).
%       Goals = [q,r].

clause_parts((Head --> Body), Head, Goals) :- !, Goals = [Body].
clause_parts((Head :- Body), Head, Goals) :- !, body_goals(Body, Goals, []).
clause_parts(Head, Head, []).

body_goals(Body) --> { var(Body) }, !.
body_goals(true) --> !.
body_goals(Body) -->
    { compound(Body),
      compound_name_arguments(Body, Name, Parts),
      memberchk(Name, [',', ;, ->, *->, \+, not, once, forall, call]),
      Name-Parts \= call-[_,_|_]
    },
    !,
    foldl(body_goals, Parts).
body_goals(Goal) --> [Goal].

%!  without_arrow(+Clause0, -Clause) is det.
%
%   True when Clause is the one that the grammar rule Clause0 stands for, or Clause0 if it is none.
%
%       ?- without_arrow((a --> b), Clause).
%       Clause = (a(_A,_B):-b(_A,_B)).

without_arrow(Clause0, Clause) :-
    ( Clause0 = (_ --> _) -> dcg_translate_rule(Clause0, Clause) ; Clause = Clause0 ).

%!  shown(+Term, +Names, -Text) is det.
%
%   True when Text is Term with the names of its variables, as read_term/2 gives them.
%
%       ?- shown(p(X), ['Xs'=X], Text).
%       Text = "p(Xs)".

shown(Term, Names, Text) :-
    format(string(Text), "~W", [Term, [ quoted(true), variable_names(Names),
                                        spacing(next_argument) ]]).

%!  shown_blank(+Term, +Names, -Text) is det.
%
%   As shown/3, but a variable without a name is shown as _.
%
%       ?- shown_blank(p(X, Y), ['Xs'=X], Text).
%       Text = "p(Xs, _)".

shown_blank(Term, Names, Text) :-
    term_variables(Term, Variables),
    exclude(named(Names), Variables, Blank),
    maplist(blank_name, Blank, Names1),
    append(Names1, Names, All),
    shown(Term, All, Text).

named(Names, Variable) :-
    variable_name(Variable, Names, _).

blank_name(Variable, '_' = Variable).

%!  variable_name(+Variable, +Names, -Name) is semidet.
%
%   True when Name is that of Variable.
%
%       ?- variable_name(X, ['Xs'=X], Name).
%       Name = 'Xs'.

variable_name(Variable, Names, Name) :-
    member(Name = Other, Names),
    Other == Variable,
    !.

%!  text_layout_remark(+Text, +Others, -Remark) is nondet.
%
%   True when Remark is a sentence on a line of Text that stands otherwise than Prolog reads it, or on a
%   text in quotes where a name is meant.  Others are the texts of the task.
%
%       ?- text_layout_remark("p(\"a\").", [], Remark).
%       Remark = "line 1: \"a\" is a text and no name: write a".

text_layout_remark(Text, _, Remark) :-
    text_tokens(prolog, Text, 1, Tokens),
    exclude(comment, Tokens, Solid),
    tokens_statements(Solid, Statements),
    layout_remark(Statements, Remark).
text_layout_remark(Text, Others, Remark) :-
    text_tokens(prolog, Text, 1, Tokens),
    \+ ( member(Other, Others), sub_string(Other, _, _, _, "\"") ),
    member(token(quoted, Quoted, Line, _), Tokens),
    sub_string(Quoted, 0, 1, _, "\""),
    sub_string(Quoted, 1, _, 1, Name),
    catch(term_string(Term, Name), _, fail),
    atom(Term),
    !,
    format(string(Remark), "line ~d: ~s is a text and no name: write ~s", [Line, Quoted, Name]).

comment(token(comment, _, _, _)).

layout_remark(Statements, Remark) :-
    member(Statement, Statements),
    append(_, [token(punct, ",", _, _),token(name, _, Line, 1)|_], Statement),
    memberchk(token(symbol, ":-", _, _), Statement),
    format(string(Remark), "line ~d begins at the margin, but belongs to the clause above it: \c
                            should that end with a full stop, and not with a comma?", [Line]).
layout_remark(Statements, Remark) :-
    append(_, [One,Other|_], Statements),
    memberchk(token(symbol, ":-", _, _), One),
    last(One, token(_, _, Line0, _)),
    Other = [token(name, _, Line, Column)|_],
    Column > 1,
    Line > Line0,
    \+ memberchk(token(symbol, ":-", _, _), Other),
    format(string(Remark), "line ~d is indented, but the clause above it ends before it: should \c
                            that line end with a comma, and not with a full stop?", [Line]).

/** <examples>

?- text_clauses("p(X) :- q(X).", user, [clause(_, Clause, _)]), clause_parts(Clause, _, Goals).
*/
