:- module(guessing_sheets,
          [ named_guessing/2,      % ?Name, ?Module
            kind_sheet/4,          % +Kind, +Name, +Limit, -Sheet
            opened_sheet/4,        % +Name, +Ends, +Seconds, -Opened
            sheet_told/7,          % +Name, +Ends, +Secrets, +Questions, +Answers, +Rows, +Kinds
            opened_parts/5         % +Opened, -Sheet, -Secrets, -Questions, -Answers
          ]).

/** <module> A guessing game by its name, with the texts of all that is in it

An _opened_ game has its sheet (sheet.pl), in which secrets, questions and answers are numbers, and
the text of each.  It stays opened until its file changes.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module('instances/blacks_only', []).
:- use_module('instances/bulls_and_cows', []).
:- use_module('instances/code_breaking', []).
:- use_module('instances/higher_lower', []).
:- use_module('instances/one_lie', []).
:- use_module('instances/reference_coin', []).
:- use_module('instances/ship', []).
:- use_module('instances/thirteen_coins', []).
:- use_module('instances/twelve_coins', []).
:- use_module(fault, [told/2]).
:- use_module(file, [file_sheet/4]).
:- use_module(sheet, [classes_sheet/3, sheet_ending/3, sheet_listed_kinds/3, sheet_numbers/5,
                      table_sheet/6]).
:- use_module(symmetry, [module_rules/2, module_sheet/3]).

%!  named_guessing(?Name, ?Module) is nondet.
%
%   True when Module, one of ../instances/, is the game called Name.
%
%       ?- named_guessing(ship, Module).
%       Module = guessing_ship.

named_guessing(blacks_only,    guessing_blacks_only).
named_guessing(bulls_and_cows, guessing_bulls_and_cows).
named_guessing(code_breaking,  guessing_code_breaking).
named_guessing(higher_lower,   guessing_higher_lower).
named_guessing(one_lie,        guessing_one_lie).
named_guessing(reference_coin, guessing_reference_coin).
named_guessing(ship,           guessing_ship).
named_guessing(thirteen_coins, guessing_thirteen_coins).
named_guessing(twelve_coins,   guessing_twelve_coins).

%!  opened_sheet(+Name, +Ends, +Seconds, -Opened) is det.
%
%   True when Opened is the game called Name, a text: a name of named_guessing/2 or of
%   sheet_told/7, a file `.pl`, `.kif` or `.csv`, or "words:FILE" for a list of words.  It ends by Ends,
%   or if that is `none`, as the rules say.  Its rules may take so many Seconds.
%
%       ?- opened_sheet("ship", none, 9, Opened), opened_parts(Opened, _, Secrets, _, Answers),
%          arg(1, Secrets, Secret).
%       Opened = Opened, Secrets = Secrets, Secret = "ship(row,1,1)",
%       Answers = answers("hit", "miss").

%   A global variable keeps the game while one question from outside is answered: it is not copied.

opened_sheet(Name, Ends, Seconds, Opened) :-
    name_file(Name, Kind, File),
    ( exists_file(File) -> time_file(File, Time) ; Time = none ),
    Key = key(Name, Ends, Time),
    term_to_atom(Key, Atom),
    (   nb_current(guessing_opened, Atom-Opened0)
    ->  Opened = Opened0
    ;   recorded(Atom, Opened0)
    ->  Opened = Opened0,
        b_setval(guessing_opened, Atom-Opened)
    ;   kind_sheet(Kind, File, seconds(Seconds), Sheet0),
        ( Ends == none -> Sheet1 = Sheet0 ; sheet_ending(Sheet0, Ends, Sheet1) ),
        sheet_opened(Sheet1, Opened),
        recordz(Atom, Opened),
        b_setval(guessing_opened, Atom-Opened)
    ).

name_file(Name, Kind, File) :-
    (   string_concat("words:", Path, Name)
    ->  Kind = words,
        atom_string(File, Path)
    ;   atom_string(File, Name),
        (   named_guessing(File, _)
        ->  Kind = named
        ;   file_name_extension(_, Extension, File),
            memberchk(Extension-Kind0, [pl-program, kif-sheet, csv-table])
        ->  Kind = Kind0
        ;   Kind = none
        )
    ).

%!  kind_sheet(+Kind, +Name, +Limit, -Sheet) is det.
%
%   True when Sheet is that of the game Name, an atom: a name of named_guessing/2 if Kind is
%   `named`, otherwise a file of a Kind of file.pl.  Its rules may take as long as Limit says.  If
%   Kind is `none`, Name is no game.
%
%       ?- kind_sheet(named, ship, inf, Sheet), sheet_sizes(Sheet, Secrets, _, _).
%       Sheet = Sheet, Secrets = 30.

kind_sheet(named, Name, _, Sheet) :-
    named_guessing(Name, Module),
    !,      % one kind
    (   current_predicate(Module:question_classes/2)
    ->  module_rules(Module, Rules),
        classes_sheet(Rules, Module:question_classes, Sheet)
    ;   module_sheet(Module, inf, Sheet)
    ).
kind_sheet(Kind, Name, _, _) :-
    memberchk(Kind, [named, none]),
    !,      % one kind
    findall(Known, named_guessing(Known, _), Names),
    atomic_list_concat(Names, ', ', Text),
    told('\'~w\' is no guessing game: accepted are ~w, FILE.pl, FILE.kif and FILE.csv',
         [Name, Text]).
kind_sheet(Kind, File, Limit, Sheet) :-
    file_sheet(Kind, File, Limit, Sheet).

sheet_opened(Sheet0, opened(Sheet, Secrets, Questions, Answers)) :-
    sheet_numbers(Sheet0, Terms1, Terms2, Terms3, Sheet),
    maplist(terms_texts, [Terms1,Terms2,Terms3], [Texts1,Texts2,Texts3]),
    Secrets =.. [secrets|Texts1],
    Questions =.. [questions|Texts2],
    Answers =.. [answers|Texts3].

terms_texts(Terms, Texts) :-
    maplist(term_string, Terms, Texts).

term_string(Term, Text) :-
    (   string(Term)
    ->  Text = Term
    ;   format(string(Text), "~p", [Term])
    ).

%!  sheet_told(+Name, +Ends, +Secrets, +Questions, +Answers, +Rows, +Kinds) is det.
%
%   From now on, Name, a text, is a game that was worked out elsewhere, with the parts of
%   table_sheet/6, and with these Kinds (sheet_listed_kinds/3).
%
%       ?- sheet_told("mine", known, ["a","b"], ["q"], ["no","yes"], [[1-1,2-2]], []),
%          opened_sheet("mine", none, 1, opened(_, Secrets, _, _)).
%       Secrets = secrets("a", "b").

sheet_told(Name, Ends, Secrets, Questions, Answers, Rows, Kinds) :-
    table_sheet(Ends, Secrets, Questions, Answers, Rows, Sheet0),
    sheet_listed_kinds(Sheet0, Kinds, Sheet),
    sheet_opened(Sheet, Opened),
    term_to_atom(key(Name, none, none), Atom),
    forall(recorded(Atom, _, Reference), erase(Reference)),
    recordz(Atom, Opened).

%!  opened_parts(+Opened, -Sheet, -Secrets, -Questions, -Answers) is det.
%
%   True when Sheet is that of Opened, and argument N of Secrets, Questions and Answers is the
%   text of number N.

opened_parts(opened(Sheet, Secrets, Questions, Answers), Sheet, Secrets, Questions, Answers).

/** <examples>

?- opened_sheet("ship", asked, 9, Opened).
*/
