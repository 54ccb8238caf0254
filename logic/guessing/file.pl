:- module(guessing_file,
          [ file_sheet/4           % +Kind, +File, +Limit, -Sheet
          ]).

/** <module> A guessing game in a file of one's own

`FILE.pl` is a program (program.pl).  A game can also be a rule sheet in KIF in which one role
hides something (hiding.pl), a table of attributes, or a list of words.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- autoload(library(csv), [csv_read_file/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- autoload(library(readutil), [read_file_to_string/3, read_line_to_codes/2]).
:- use_module('../door/wording', [quoted/3]).
:- use_module('../search/limit', [limit_goal/3, seconds_words/2]).
:- use_module('instances/attributes', [attributes_rules/2]).
:- use_module('instances/words', [words_rules/2]).
:- use_module(program, [file_checked/2, file_joint/3, file_module/3, file_told/3, guarded/1]).
:- use_module(hiding, [hiding_rules/2]).
:- use_module(sheet, [rules_sheet/3]).
:- use_module(symmetry, [module_sheet/3]).

%!  file_sheet(+Kind, +File, +Limit, -Sheet) is det.
%
%   True when Sheet is that of the game in File, the path of a file as an atom.
%   Kind is `program`, `sheet`, `table` or `words`.  Limit is seconds(S), the time for
%   loading it, and for each of its relations (sheet.pl); or `inf`.  A file that
%   tells no game is an error that says why.
%
%       ?- catch(file_sheet(words, nowhere, inf, _), error(guessing_game(Fault), _), true).
%       Fault = told('\'nowhere\' can\'t be read: there is no such file').

file_sheet(Kind, File, Limit, Sheet) :-
    guarded(kind_sheet(Kind, File, Limit, Sheet)).

kind_sheet(program, File, Limit, Sheet) :-
    file_module(File, Limit, Module),
    (   current_predicate(Module:sees/4),
        \+ current_predicate(Module:secret/1)
    ->  hiding_sheet(File, Module, Limit, Sheet)
    ;   module_sheet(Module, Limit, Sheet)
    ).
kind_sheet(sheet, File, Limit, Sheet) :-
    file_joint(File, Limit, Joint),
    (   current_predicate(Joint:sees/4)
    ->  hiding_sheet(File, Joint, Limit, Sheet)
    ;   file_told(File, 'is no guessing game: no rule says sees(Role, Percept)', [])
    ).
kind_sheet(table, File, Limit, Sheet) :-
    file_checked(File, 2 000 000),
    table_rows(File, Rows),
    attributes_rules(Rows, Rules),
    rules_sheet(Rules, Limit, Sheet).
kind_sheet(words, File, Limit, Sheet) :-
    file_checked(File, 2 000 000),
    file_words(File, Words),
    words_rules(Words, Rules),
    rules_sheet(Rules, Limit, Sheet).

%   A game in which one role hides something, and another asks.

hiding_sheet(File, Joint, Limit, Sheet) :-
    (   limit_goal(Limit, hiding_rules(Joint, Rules), _)
    ->  rules_sheet(Rules, Limit, Sheet)
    ;   Limit = seconds(Seconds),
        seconds_words(Seconds, Words),
        file_told(File, 'has more states than can be looked at in ~s', [Words])
    ).

%   The rows of a table, each as long as the first; empty lines are none.

table_rows(File, Rows) :-
    file_separator(File, Separator),
    Options = [convert(false), match_arity(false), separator(Separator), strip(true)],
    (   catch(csv_read_file(File, Terms, Options), Error, unread(Error, File))
    ->  maplist(term_cells, Terms, Rows0),
        exclude(==(['']), Rows0, Rows)
    ;   file_told(File, 'is no table: a cell that begins with a quote ends with one', [])
    ),
    (   Rows = [[_,_|_],_|_]
    ->  true
    ;   file_told(File, 'is no table: it has a row of names and a row for each secret, \c
                         and between the cells commas, semicolons or tabs', [])
    ),
    Rows = [Header|Others],
    few(Others, rows, File),
    (   nth1(Number, Rows0, Row),
        Row \== [''],
        \+ same_length(Row, Header)
    ->  file_told(File, 'is no table: row ~d has not as many cells as the first', [Number])
    ;   Header = [_|Columns],
        findall(Name, member([Name|_], Others), Secrets),
        ( memberchk('', Columns) ; memberchk('', Secrets) )
    ->  file_told(File, 'is no table: each row and each column has a name', [])
    ;   findall(Name, member([Name|_], Rows), Names),
        ( repeated(Names, Name) -> true ; repeated(Header, Name) )
    ->  quoted(Name, 40, Quoted),
        file_told(File, 'has two rows or columns with the name ~s', [Quoted])
    ;   member(Row, Rows),
        member(Cell, Row),
        \+ readable(Cell)
    ->  file_told(File, 'is no table: it is no text', [])
    ;   true
    ).

%   The cells are separated by the tab, the comma or the semicolon that its first row has.

file_separator(File, Separator) :-
    setup_call_cleanup(open(File, read, Stream, [encoding(octet)]),
                       read_line_to_codes(Stream, Codes), close(Stream)),
    (   member(Separator0, [0'\t, 0',, 0';]),
        is_list(Codes),
        memberchk(Separator0, Codes)
    ->  Separator = Separator0
    ;   Separator = 0',
    ).

%   The memory may not be enough for what is too long anyway; that the time is up is no fault of a
%   table.

unread(Error, File) :-
    (   Error = error(resource_error(_), _)
    ->  file_told(File, 'has too many rows: at most 10,000 are accepted', [])
    ;   Error \= error(syntax_error(_), _),
        throw(Error)
    ).

term_cells(Term, Cells) :- Term =.. [_|Cells].

repeated(Names, Name) :-
    msort(Names, Sorted),
    append(_, [Name,Name|_], Sorted).

few(Items, What, File) :-
    length(Items, Number),
    (   Number =< 10 000
    ->  true
    ;   file_told(File, 'has ~D ~w: at most 10,000 are accepted', [Number, What])
    ).

%   The words of a list, one a line, in small letters.

file_words(File, Words) :-
    (   catch(read_file_to_string(File, Text, [encoding(utf8)]), error(_, _), fail),
        readable(Text)
    ->  split_string(Text, "\n\r", " \t", Lines)
    ;   file_told(File, 'is no list of words: it is no text', [])
    ),
    findall(Word, ( member(Line, Lines), Line \== "", string_lower(Line, Lower),
                    atom_string(Word, Lower) ), Words),
    few(Words, words, File),
    (   Words = [First|_]
    ->  atom_length(First, Length),
        (   member(Word, Words),
            \+ atom_length(Word, Length)
        ->  maplist(shortened, [First,Word], Names),
            file_told(File, 'has words of different lengths: ~s and ~s', Names)
        ;   true
        )
    ;   file_told(File, 'has no words: it has one a line', [])
    ).

shortened(Word, Quoted) :- quoted(Word, 40, Quoted).

%   A text has no control characters but tabs and ends of lines.

readable(Text) :-
    string_codes(Text, Codes),
    \+ ( member(Code, Codes),
         code_type(Code, cntrl),
         \+ memberchk(Code, `\t\n\r`) ).

/** <examples>

?- catch(file_sheet(table, 'nowhere.csv', seconds(1), _), error(guessing_game(Fault), _), true).
*/
