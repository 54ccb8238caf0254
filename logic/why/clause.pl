:- module(why_clause,
          [ clause_read/2          % +Reference, -Clause
          ]).

/** <module> One clause, as it is written
*/

:- use_module(body, [clause_parts/5]).

%   clause_told(Reference, Clause): a clause that is written in another language than Prolog.

:- multifile clause_told/2.
:- dynamic clause_told/2.

%!  clause_read(+Reference, -Clause) is semidet.
%
%   True when the clause with Reference is written in a file as Clause,
%   clause(File, Line, Text, Names, Head, Neck, Body): it begins in Line of File, Text is what is
%   there, Names are Name=Variable, and Head and Body have these variables.  Neck is the place in
%   Text where the head ends, and Body has the places of the goals (body.pl).  Fails if the file has
%   another clause there by now.
%
%       ?- nth_clause(why_clause:clause_read(_, _), 1, Reference),
%          clause_read(Reference, clause(_, _, Text, Names, _, _, _)), Names = [First|_].
%       First = ('Reference' = _) .

clause_read(Reference, Clause) :-
    (   clause_told(Reference, Clause0)
    ->  Clause = Clause0
    ;   clause_written(Reference, Clause)
    ).

clause_written(Reference, clause(File, Line, Text, Names, Head, Neck, Body)) :-
    clause_property(Reference, file(File)),
    clause_property(Reference, line_count(Line)),
    clause_property(Reference, module(Module)),
    file_line_rest(File, Line, Rest),
    setup_call_cleanup(
        open_string(Rest, Stream),
        ( catch(read_term(Stream, Term, [ module(Module), variable_names(Names),
                                          subterm_positions(Positions), term_position(Place) ]),
                error(_, _), fail),
          character_count(Stream, End)
        ),
        close(Stream)),
    stream_position_data(char_count, Place, Start),
    stream_position_data(line_count, Place, 1),
    Length is End - Start,
    sub_string(Rest, Start, Length, _, Text),
    clause_parts(Term, Start-Positions, Head, Neck, Body),
    clause(_:Told, _, Reference),
    subsumes_term(Head, Told).      % unifications of the body may stand in the head that is told

file_line_rest(File, Line, Rest) :-
    catch(setup_call_cleanup(
              open(File, read, Stream, [encoding(utf8)]),
              ( forall(between(2, Line, _), skip(Stream, 0'\n)),
                read_string(Stream, _, Rest)
              ),
              close(Stream)),
          error(_, _), fail).

/** <examples>

?- nth_clause(why_clause:clause_read(_, _), 1, Reference), clause_read(Reference, Clause).
*/
