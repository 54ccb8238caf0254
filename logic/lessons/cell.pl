:- module(lessons_cell,
          [ text_parts/3,          % +Text, -Clauses, -Queries
            text_facts/2,          % +Text, -Facts
            text_cell/5            % +Text, +File, +Asked, +Added, -Cell
          ]).

/** <module> A cell of a lesson: its clauses, and queries that were written without ?-

A query without `?-` is a fact.  If it were loaded as one, a relation of the rules, of a
library or of an earlier cell would from then on have this fact as its only clause.  So the
reader is asked what is meant, before anything changes.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../shared/beginner', [unread_fault/5]).

%!  text_parts(+Text, -Clauses, -Queries) is det.
%
%   True when Queries are the queries of Text that begin with ?-, in their order and without their
%   full stops, and Clauses is Text with spaces in their place.  All are strings.  Neither must be
%   readable.
%
%       ?- text_parts("p(1). ?- p(X).", Clauses, Queries).
%       Clauses = "p(1).         ",
%       Queries = ["p(X)"].

text_parts(Text, Clauses, Queries) :-
    setup_call_cleanup(open_string(Text, In), stream_queries(In, Text, Places), close(In)),
    findall(Query, ( member(Place, Places), asked_text(Place, Text, Query), Query \== "" ), Queries),
    foldl(blanked, Places, Text, Clauses).

stream_queries(In, Text, Places) :-
    skip_layout(In),
    character_count(In, Start),
    catch(read_term(In, Term, [module(user)]), error(syntax_error(_), _), Term = unread),
    character_count(In, End),
    (   Term == end_of_file
    ->  Places = []
    ;   findall(At, query_start(Term, Text, Start, End, At), Starts),
        starts_places(Starts, End, Places, Places1),
        stream_queries(In, Text, Places1)
    ).

%   If a full stop is missing, the next query begins with its line.

query_start(_, Text, Start, _, Start) :-
    sub_string(Text, Start, 2, _, "?-").
query_start(unread, Text, Start, End, At) :-
    sub_string(Text, Before, _, _, "\n?-"),
    Before > Start,
    Before < End,
    At is Before + 1.

starts_places([], _, Places, Places).
starts_places([Start|Starts], End, [term(asked, [], [], 0, Start, End1)|Places0], Places) :-
    (   Starts = [End1|_]
    ->  true
    ;   End1 = End
    ),
    starts_places(Starts, End, Places0, Places).

skip_layout(In) :-
    peek_string(In, 2, Next),
    string_chars(Next, Chars),
    (   layout(Chars, End)
    ->  skip_past(End, In),
        skip_layout(In)
    ;   true
    ).

%   layout(Chars, End): what begins with Chars is layout up to End.

layout([Char|_], Char) :- char_type(Char, space).
layout(['%'|_], '\n').
layout([/, *], '*/').

skip_past('*/', In) :-
    !,
    get_char(In, _),
    get_char(In, _),
    skip_comment(In).
skip_past(Char, In) :-
    skip(In, Char).

skip_comment(In) :-
    peek_string(In, 2, Next),
    get_char(In, Char),
    (   Next == "*/"
    ->  get_char(In, _)
    ;   Char == end_of_file
    ->  true
    ;   skip_comment(In)
    ).

asked_text(term(_, _, _, _, Start, End), Text, Query) :-
    Length is End - Start - 2,
    Start1 is Start + 2,
    sub_string(Text, Start1, Length, _, Query0),
    split_string(Query0, "", " \t\r\n", [Query1]),
    (   string_concat(Query, ".", Query1)
    ->  true
    ;   Query = Query1
    ).

%!  text_facts(+Text, -Facts) is det.
%
%   True when Facts are the facts of Text, as they are written, without their full stops.
%
%       ?- text_facts("p(1). q :- p(1). p(X).", Facts).
%       Facts = ["p(1)", "p(X)"].

text_facts(Text, Facts) :-
    setup_call_cleanup(open_string(Text, In), stream_terms(In, Text, Terms, _), close(In)),
    findall(Fact, ( member(Term, Terms), Term = term(Clause, _, _, _, _, _), fact(Clause),
                    term_text(Term, Text, Fact) ), Facts).

%!  text_cell(+Text, +File, +Asked, +Added, -Cell) is det.
%
%   True when Cell is cell(Clauses, Queries, Doubts, Faults) for Text, which will be loaded from
%   File.  Clauses is Text, with spaces in the place of facts that are none or may be none: Queries
%   are asked at once, for nobody can add a clause to their relation; Doubts are
%   doubt(Query, Sentence), where Sentence asks the reader whether Query is meant.  Faults are
%   sentences on what can't be read.  Asked are queries of the cell, and Added facts that the
%   reader means as clauses.  All texts are strings.
%
%       ?- text_cell("p(1). member(X, [1]).", 'cell1.pl', [], [], Cell).
%       Cell = cell("p(1).                ", [],
%                   [doubt("member(X, [1])", "Did you mean the query ?- member(X, [1])?")], []).

text_cell(Text, File, Asked, Added, cell(Clauses, Queries, Doubts, Faults)) :-
    setup_call_cleanup(open_string(Text, In), stream_terms(In, Text, Terms, Faults), close(In)),
    findall(Goal, ( member(Query, Asked),
                    catch(term_string(Goal, Query, [module(user)]), _, fail) ), Goals),
    findall(Term, ( member(Term, Terms), asked_at_once(Term, Terms) ), Asked0),
    findall(Term, ( member(Term, Terms), \+ memberchk(Term, Asked0),
                    doubtful(Term, File, Terms, Goals),
                    term_text(Term, Text, Query), \+ memberchk(Query, Added) ), Doubtful),
    findall(Query, ( member(Term, Asked0), term_text(Term, Text, Query) ), Queries),
    findall(doubt(Query, Sentence),
            ( member(Term, Doubtful), term_text(Term, Text, Query),
              format(string(Sentence), "Did you mean the query ?- ~s?", [Query]) ), Doubts),
    foldl(blanked, Asked0, Text, Clauses0),
    foldl(blanked, Doubtful, Clauses0, Clauses).

%   A term is term(Term, Names, Singletons, Line, Start, End).

stream_terms(In, Text, Terms, Faults) :-
    catch(stream_term(In, Read), Error, Read = unread),
    (   Read == unread
    ->  (   Error = error(syntax_error(_), stream(_, Line, Column0, _)),
            Column is Column0 + 1,
            unread_fault(prolog, Text, Line, Column, Fault)
        ->  Faults = [Fault|Faults1]
        ;   Faults = Faults1
        ),
        stream_terms(In, Text, Terms, Faults1)
    ;   Read = term(end_of_file, _, _, _, _, _)
    ->  Terms = [],
        Faults = []
    ;   Terms = [Read|Rest],
        stream_terms(In, Text, Rest, Faults)
    ).

stream_term(In, term(Term, Names, Singletons, Line, Start, End)) :-
    read_term(In, Term, [ variable_names(Names), singletons(Singletons), term_position(Position),
                          module(user) ]),
    stream_position_data(line_count, Position, Line),
    stream_position_data(char_count, Position, Start),
    character_count(In, End).

%   To a relation of Prolog itself nobody can add a clause.

asked_at_once(term(Term, _, _, _, _, _), Terms) :-
    fact(Term),
    alone(Term, Terms, Head),
    predicate_property(user:Head, built_in).

alone(Term, Terms, Head) :-
    functor(Term, Name, Arity),
    functor(Head, Name, Arity),
    findall(Head, ( member(term(Other, _, _, _, _, _), Terms), term_head(Other, Head) ), [_]).

%   A fact may be a query if the cell asks the same, unless it is one of several known facts; if it
%   is the only clause of its relation here, and the relation has clauses elsewhere; or if it is the
%   last one, with a variable that occurs once.  A relation of an earlier cell may be written anew,
%   by facts without such a variable.  A fact of several such variables, each of which occurs twice,
%   says something; and what other clauses of the cell call is a relation of the cell.

doubtful(Read, File, Terms, Goals) :-
    Read = term(Term, Names, Singletons, _, _, _),
    fact(Term),
    (   member(Goal, Goals),
        Goal =@= Term,
        ( Names = [_|_] ; alone(Term, Terms, _) )
    ->  true
    ;   \+ called(Term, Terms),
        (   alone(Term, Terms, Head),
            predicate_property(user:Head, imported_from(_)),
            ( Names == [] ; Singletons = [_|_] )
        ;   alone(Term, Terms, Head),
            predicate_property(user:Head, file(Cell)),
            Cell @< File,
            Singletons = [_|_]
        ;   last(Terms, Last),
            Last == Read,
            Singletons = [_|_]
        )
    ->  true
    ).

called(Term, Terms) :-
    functor(Term, Name, Arity),
    functor(Goal, Name, Arity),
    member(term((_ :- Body), _, _, _, _, _), Terms),
    sub_term(Sub, Body),
    subsumes_term(Goal, Sub),
    !.

fact(Term) :-
    callable(Term),
    \+ memberchk(Term, [(_ :- _), (:- _), (?- _), (_ --> _), (_ => _)]).

term_head((Head :- _), Head) :- !.
term_head(Head, Head).

term_text(term(_, _, _, _, Start, End), Text, Query) :-
    Length is End - Start,
    sub_string(Text, Start, Length, _, Clause),
    string_concat(Query, ".", Clause).

blanked(term(_, _, _, _, Start, End), Text0, Text) :-
    sub_string(Text0, 0, Start, _, Before),
    Length is End - Start,
    sub_string(Text0, Start, Length, After, Query),
    sub_string(Text0, End, After, 0, Rest),
    findall(Char, ( string_code(_, Query, Code), blank(Code, Char) ), Blanks),
    format(string(Text), "~s~s~s", [Before, Blanks, Rest]).

blank(0'\n, 0'\n) :- !.
blank(_, 0'\s).

/** <examples>

?- text_cell("p(1). p(X) :- q(X). p(3).", 'cell1.pl', ["p(3)"], [], Cell).
*/
