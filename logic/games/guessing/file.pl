:- module(games_file,
          [ file_sheet/4           % +Kind, +File, +Limit, -Sheet
          ]).

/** <module> A guessing game in a file of one's own

`FILE.pl` is a program (../program.pl).  A game can also be a table of attributes, or a list of
words.
*/

:- use_module(library(apply), [maplist/3]).
:- autoload(library(csv), [csv_read_file/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- autoload(library(readutil), [read_file_to_string/3]).
:- use_module('../instances/attributes', [attributes_rules/2]).
:- use_module('../instances/words', [words_rules/2]).
:- use_module('../program', [file_module/3, guarded/1]).
:- use_module(fault, [told/2]).
:- use_module(sheet, [rules_sheet/3]).
:- use_module(symmetry, [module_sheet/3]).

%!  file_sheet(+Kind, +File, +Limit, -Sheet) is det.
%
%   True when Sheet is that of the game in File, the path of a file as an atom.
%   Kind is `program`, `table` or `words`.  Limit is seconds(S), the time for
%   loading it, and for each of its relations (sheet.pl); or `inf`.  A file that
%   tells no game is an error that says why.
%
%       ?- catch(file_sheet(words, nowhere, inf, _), error(guessing_game(Fault), _), true).
%       Fault = told('nowhere can\'t be read: there is no such file').

file_sheet(Kind, File, Limit, Sheet) :-
    (   exists_file(File)
    ->  guarded(kind_sheet(Kind, File, Limit, Sheet))
    ;   told('~w can\'t be read: there is no such file', [File])
    ).

kind_sheet(program, File, Limit, Sheet) :-
    file_module(File, Limit, Module),
    module_sheet(Module, Limit, Sheet).
kind_sheet(table, File, Limit, Sheet) :-
    table_rows(File, Rows),
    attributes_rules(Rows, Rules),
    rules_sheet(Rules, Limit, Sheet).
kind_sheet(words, File, Limit, Sheet) :-
    file_words(File, Words),
    words_rules(Words, Rules),
    rules_sheet(Rules, Limit, Sheet).

%   The rows of a table, each as long as the first.

table_rows(File, Rows) :-
    (   catch(csv_read_file(File, Terms, [convert(false), match_arity(false)]), _, fail)
    ->  maplist(term_cells, Terms, Rows)
    ;   told('~w is no table: its cells are to be separated by commas', [File])
    ),
    (   Rows = [[_,_|_],_|_]
    ->  true
    ;   told('~w is no table: it has a row of names, and a row for each secret', [File])
    ),
    Rows = [Header|_],
    (   nth1(Number, Rows, Row),
        \+ same_length(Row, Header)
    ->  told('~w is no table: row ~d has not as many cells as the first', [File, Number])
    ;   findall(Name, member([Name|_], Rows), Names),
        ( repeated(Names, Name) ; repeated(Header, Name) )
    ->  told('~w has two rows or columns with the name ~w', [File, Name])
    ;   true
    ).

term_cells(Term, Cells) :- Term =.. [_|Cells].

repeated(Names, Name) :-
    append(_, [Name|Names1], Names),
    memberchk(Name, Names1).

%   The words of a list, one a line, in small letters.

file_words(File, Words) :-
    catch(read_file_to_string(File, Text, [encoding(utf8)]), _,
          told('~w is no list of words', [File])),
    split_string(Text, "\n", " \t\r", Lines),
    findall(Word, ( member(Line, Lines), Line \== "", string_lower(Line, Lower),
                    atom_string(Word, Lower) ), Words),
    (   Words = [First|_]
    ->  atom_length(First, Length),
        (   member(Word, Words),
            \+ atom_length(Word, Length)
        ->  told('~w has words of different lengths: ~w and ~w', [File, First, Word])
        ;   true
        )
    ;   told('~w has no words: it has one a line', [File])
    ).

/** <examples>

?- catch(file_sheet(table, 'nowhere.csv', seconds(1), _), error(guessing_game(Fault), _), true).
*/
