:- module(page_cells,
          [ text_cell/5            % +Text, +File, -Clauses, -Queries, -Remarks
          ]).

/** <module> A cell of a lesson: its clauses, and queries that were written without ?-

A query without `?-` is a fact.  If it were loaded as one, a relation of the rules, of a
library or of an earlier cell would from then on have this fact as its only clause.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(apply), [foldl/4]).

%!  text_cell(+Text, +File, -Clauses, -Queries, -Remarks) is det.
%
%   True when Clauses is Text, which will be loaded from File, with spaces in the
%   place of the Queries that were written as facts, and Remarks are sentences on
%   clauses that may be queries.  All are strings.
%
%       ?- text_cell("p(1). member(X, [1]).", 'cell1.pl', Clauses, Queries, Remarks).
%       Clauses = "p(1).                ", Queries = ["member(X, [1])"], Remarks = [].

text_cell(Text, File, Clauses, Queries, Remarks) :-
    setup_call_cleanup(open_string(Text, In), stream_terms(In, Terms), close(In)),
    findall(Term, ( member(Term, Terms), query(Term, File, Terms) ), Asked),
    findall(Query, ( member(Term, Asked), term_text(Term, Text, Query) ), Queries),
    foldl(blanked, Asked, Text, Clauses),
    findall(Remark, remark(Terms, Asked, Remark), Remarks).

%   A term is term(Term, Names, Singletons, Line, Start, End).  What can't be read is told when
%   the clauses are loaded.

stream_terms(In, Terms) :-
    catch(stream_term(In, Read), _, Read = unread),
    (   Read == unread
    ->  stream_terms(In, Terms)
    ;   Read = term(end_of_file, _, _, _, _, _)
    ->  Terms = []
    ;   Terms = [Read|Rest],
        stream_terms(In, Rest)
    ).

stream_term(In, term(Term, Names, Singletons, Line, Start, End)) :-
    read_term(In, Term, [ variable_names(Names), singletons(Singletons), term_position(Position),
                          module(user) ]),
    stream_position_data(line_count, Position, Line),
    stream_position_data(char_count, Position, Start),
    character_count(In, End).

%   A fact is a query if its relation has no other clause here, and has clauses elsewhere.  A
%   relation of an earlier cell may be written anew, by facts without variables.

query(term(Term, Names, _, _, _, _), File, Terms) :-
    fact(Term),
    functor(Term, Name, Arity),
    functor(Head, Name, Arity),
    findall(Head, ( member(term(Other, _, _, _, _, _), Terms), term_head(Other, Head) ), [_]),
    once(( predicate_property(user:Head, imported_from(_))
         ; predicate_property(user:Head, built_in)
         ; predicate_property(user:Head, file(Cell)), Cell @< File, Names = [_|_]
         )).

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

%   The last clause may be a query of a relation that stands above it.

remark(Terms, Asked, Remark) :-
    last(Terms, Last),
    \+ memberchk(Last, Asked),
    Last = term(Term, _, [Name=_|_], Line, _, _),
    fact(Term),
    format(string(Remark), "line ~d: ~w occurs only once. If this is a query, begin it with ?-",
           [Line, Name]).

/** <examples>

?- text_cell("p(1). p(X) :- q(X). p(3).", 'cell1.pl', Clauses, Queries, Remarks).
*/
