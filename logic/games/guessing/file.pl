:- module(games_file,
          [ file_sheet/4           % +Kind, +File, +Limit, -Sheet
          ]).

/** <module> A guessing game in a file of one's own

`FILE.pl` is a program, loaded like a script: what stands in it is run.  It
may loop, print, or try to end Prolog, and this file is where that is
withstood.  The other kinds of game in a file are a table of attributes, and a
list of words.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(csv), [csv_read_file/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../definition', [module_rules/2]).
:- use_module('../instances/attributes', [attributes_rules/2]).
:- use_module('../instances/words', [words_rules/2]).
:- use_module(asking, [asked_directive/2]).
:- use_module(fault, [fault/1]).
:- use_module(sheet, [rules_sheet/3]).

%   guarded: somebody else's program runs.  said(Text): an error in loading it.
%   directive(Goal): what it wants to be run.

:- thread_local guarded/0, said/1, directive/1.

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
    ->  guard(( file_rules(Kind, File, Limit, Rules), rules_sheet(Rules, Limit, Sheet) ))
    ;   told('~w can\'t be read: there is no such file', [File])
    ).

file_rules(program, File, Limit, Rules) :-
    program_module(File, Limit, Module),
    module_rules(Module, Rules).
file_rules(table, File, _, Rules) :-
    table_rows(File, Rows),
    attributes_rules(Rows, Rules).
file_rules(words, File, _, Rules) :-
    file_words(File, Words),
    words_rules(Words, Rules).

told(Format, Arguments) :-
    format(atom(Text), Format, Arguments),
    fault(told(Text)).

%   To end Prolog is refused, and what is printed is lost.

guard(Goal) :-
    setup_call_cleanup(
        asserta(guarded, Ref),
        with_output_to(string(_), Goal),
        erase(Ref)).

:- at_halt(( games_file:guarded -> cancel_halt('a game may not end Prolog') ; true )).

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(_, Kind, Lines) :-
    games_file:guarded,
    games_file:heard(Kind, Lines).

heard(warning, _).
heard(error, Lines) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    assertz(said(Text)).

%   Nothing stops a directive that runs while a file is being loaded, no time
%   limit and no Ctrl-C: so those that declare nothing are run when it has been.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion((:- Directive), []) :-
    games_file:guarded,
    games_file:put_off(Directive).

put_off(Directive) :-
    nonvar(Directive),
    \+ declares(Directive),
    (   Directive = initialization(Goal)
    ->  true
    ;   Directive = initialization(Goal, _)
    ->  true
    ;   Goal = Directive
    ),
    prolog_load_context(module, Module),
    assertz(directive(Module:Goal)).

declares(Directive) :-
    functor(Directive, Name, _),
    memberchk(Name, [module, use_module, reexport, ensure_loaded, include, load_files, dynamic,
                     discontiguous, multifile, table, op, set_prolog_flag, style_check, if, elif,
                     else, endif, meta_predicate, encoding, autoload]).

%   A file that is no module is loaded into one of its own, named by its path.

program_module(File, Limit, Module) :-
    absolute_file_name(File, Path),
    retractall(said(_)),
    retractall(directive(_)),
    catch(load_files(Path:Path, [if(true), silent(true)]), Error, print_message(error, Error)),
    (   said(Text0)
    ->  normalize_space(atom(Text1), Text0),
        told('~w can\'t be loaded: ~w', [File, Text1])
    ;   findall(Directive, retract(directive(Directive)), Directives),
        forall(member(Directive, Directives), asked_directive(Directive, Limit))
    ),
    (   module_property(Module0, file(Path))
    ->  Module = Module0
    ;   Module = Path
    ).

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
