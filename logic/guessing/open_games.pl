:- module(guessing_open_games,
          [ named_guessing/2,      % ?Name, ?Module
            opened_matrix/4,        % +Name, +Ends, +Seconds, -Opened
            game_given/7,          % +Name, +Ends, +Secrets, +Questions, +Answers, +Rows, +Kinds
            opened_parts/5,        % +Opened, -Matrix, -Secrets, -Questions, -Answers
            opened_scale/2,        % +Opened, -Scale
            game_opened/5,         % +Kind, +Name, +Ends, +Seconds, -Opened
            table_opened/8,        % +Ends, +Secrets, +Questions, +Answers, +Rows, +Orbits, +Kinds, -Game
            game_matrix/2,          % +Game, -Matrix
            game_symmetric/2,      % +Game, +Matrix
            game_closed/1          % +Game
          ]).

/** <module> Open games: by their number, by their name, or from a file of one's own

A game that is opened gets a number, and the caller asks about it by this number until it is closed.
The caller gets its secrets, questions and answers once: integers as they are, others as texts.  From
then on each of them is its number, from 1.  An _opened_ game has its matrix (matrix.pl), in which
secrets, questions and answers are numbers, and the text of each.  It stays opened until its file
changes.

A file `FILE.pl` is a program (../shared/user_program.pl).  A game can also be a table of attributes, or
a list of words.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/2, maplist/3]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, subset/2]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/wording', [quoted/3]).
:- use_module('../shared/user_rules', [rules_error/2]).
:- use_module('instances/attributes', [attributes_rules/2]).
:- use_module('instances/blacks_only', []).
:- use_module('instances/bulls_and_cows', []).
:- use_module('instances/code_breaking', []).
:- use_module('instances/higher_lower', []).
:- use_module('instances/one_lie', []).
:- use_module('instances/reference_coin', []).
:- use_module('instances/ship', []).
:- use_module('instances/thirteen_coins', []).
:- use_module('instances/twelve_coins', []).
:- use_module('instances/words', [words_rules/2]).
:- use_module('../shared/user_program',
              [ file_checked/2, file_module/3, file_time/2, file_error/3, guarded/1 ]).
:- use_module(matrix,
              [ classes_matrix/3, rules_matrix/3, matrix_ending/3, matrix_ends/2,
                matrix_listed_kinds/3, matrix_numbers/5, matrix_with_orbits/3, table_matrix/6 ]).
:- use_module(symmetry, [module_rules/2, module_matrix/3]).

:- autoload(library(csv), [csv_read_file/3]).
:- autoload(library(readutil), [read_file_to_string/3, read_line_to_codes/2]).

%!  game_opened(+Kind, +Name, +Ends, +Seconds, -Opened) is det.
%
%   True when Opened is opened(Game, Ends1, Secrets, Questions, Answers): the game's number, how
%   it ends, and its parts, integers or texts.  Kind and Name are those of kind_matrix/5, and the rules
%   may take so many Seconds.  Ends is `known`, `asked`, or `none` for what the rules say.
%
%       ?- game_opened(named, ship, none, 10, opened(Game, Ends, [Secret|_], _, Answers)),
%          game_closed(Game).
%       Game = Game, Ends = known, Secret = "ship(row,1,1)", Answers = ["hit", "miss"].

game_opened(Kind, Name, Ends, Seconds, opened(Game, Ends1, Values1, Values2, Values3)) :-
    kind_matrix(Kind, Name, seconds(Seconds), Matrix0, Module),
    ( Ends == none -> Matrix1 = Matrix0 ; matrix_ending(Matrix0, Ends, Matrix1) ),
    matrix_numbers(Matrix1, Secrets, Questions, Answers, Matrix),
    Questions = [Question|_],
    told_scale(Module, [Question], _),
    matrix_game(Matrix, Game),
    matrix_ends(Matrix, Ends1),
    maplist(maplist(term_value(Kind)), [Secrets,Questions,Answers], [Values1,Values2,Values3]).

term_value(Kind, Term, Value) :-
    ( integer(Term) -> Value = Term ; kind_term_text(Kind, Term, Value) ).

%   What a file of words or a table calls something is told as it is written there; quotes are for
%   terms of Prolog.

kind_term_text(Kind, Term, Text) :-
    (   memberchk(Kind, [words, table]),
        atom(Term)
    ->  atom_string(Term, Text)
    ;   format(string(Text), "~p", [Term])
    ).

%   gensym/2 makes a new name each time; its end is the number.

matrix_game(Matrix, Game) :-
    gensym(guessing_game_, Key),
    atom_concat(guessing_game_, Number, Key),
    atom_number(Number, Game),
    recordz(Key, Matrix).

game_key(Game, Key) :- atom_concat(guessing_game_, Game, Key).

%!  table_opened(+Ends, +Secrets, +Questions, +Answers, +Rows, +Orbits, +Kinds, -Game) is det.
%
%   True when Game is the number of a game that was worked out elsewhere, with so many Secrets and
%   Answers.  A question has the number of the secret that it names, or a greater one if it names
%   none: Questions is the list of these.  Rows, Orbits and Kinds are those of matrix.pl.
%
%       ?- table_opened(known, 2, [3], 2, [[1-1,2-2]], [], [], Game), game_matrix(Game, Matrix),
%          game_closed(Game), matrix_sizes(Matrix, Secrets, _, _).
%       Game = Game, Matrix = Matrix, Secrets = 2.

table_opened(Ends, Secrets, Questions, Answers, Rows, Orbits, Kinds, Game) :-
    findall(S, between(1, Secrets, S), SecretList),
    findall(A, between(1, Answers, A), AnswerList),
    table_matrix(Ends, SecretList, Questions, AnswerList, Rows, Matrix0),
    matrix_listed_kinds(Matrix0, Kinds, Matrix2),
    matrix_numbers(Matrix2, _, _, _, Matrix1),
    (   Orbits == []
    ->  Matrix = Matrix1
    ;   Term =.. [orbits|Orbits],
        matrix_with_orbits(Matrix1, Term, Matrix)
    ),
    matrix_game(Matrix, Game).

%!  game_matrix(+Game, -Matrix) is det.
%
%   True when Matrix (matrix.pl) is that of Game, the number of an open game, or the name of a game.
%
%       ?- game_matrix("higher_lower", Matrix), matrix_sizes(Matrix, Secrets, _, _).
%       Matrix = Matrix, Secrets = 100.

game_matrix(Game, Matrix) :-
    (   string(Game)
    ->  opened_matrix(Game, none, 10, Opened),
        opened_parts(Opened, Matrix, _, _, _)
    ;   game_key(Game, Key),
        recorded(Key, Matrix0)
    ->  Matrix = Matrix0
    ;   bad_input("no game is open as number ~w", [Game])
    ).

%!  game_symmetric(+Game, +Matrix) is det.
%
%   From now on Matrix is that of Game, the number of an open game: it says more of its symmetries.
%
%       ?- game_opened(named, ship, none, 10, opened(Game, _, _, _, _)), game_matrix(Game, Matrix0),
%          guessing_symmetry:matrix_joined(Matrix0, [], Matrix),
%          game_symmetric(Game, Matrix), game_closed(Game).
%       Game = Game, Matrix0 = Matrix0, Matrix = Matrix.

game_symmetric(Game, Matrix) :-
    game_closed(Game),
    game_key(Game, Key),
    recordz(Key, Matrix).

%!  game_closed(+Game) is det.
%
%   No game is open by the number Game any more.

game_closed(Game) :-
    game_key(Game, Key),
    forall(recorded(Key, _, Reference), erase(Reference)).

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

%!  opened_matrix(+Name, +Ends, +Seconds, -Opened) is det.
%
%   True when Opened is the game called Name, a text: a name of named_guessing/2 or of
%   game_given/7, a file `.pl` or `.csv`, or "words:FILE" for a list of words.  It ends by Ends,
%   or if that is `none`, as the rules say.  Its rules may take so many Seconds.
%
%       ?- opened_matrix("ship", none, 9, Opened), opened_parts(Opened, _, Secrets, _, Answers),
%          arg(1, Secrets, Secret).
%       Opened = Opened, Secrets = Secrets, Secret = "ship(row,1,1)",
%       Answers = answers("hit", "miss").

%   A global variable keeps the game while one question from outside is answered: it is not copied.

opened_matrix(Name, Ends, Seconds, Opened) :-
    name_file(Name, Kind, File),
    ( file_time(File, Time0) -> Time = Time0 ; Time = none ),
    Key = key(Name, Ends, Time),
    term_to_atom(Key, Atom),
    (   nb_current(guessing_opened, Atom-Opened0)
    ->  Opened = Opened0
    ;   recorded(Atom, Opened0)
    ->  Opened = Opened0,
        b_setval(guessing_opened, Atom-Opened)
    ;   kind_matrix(Kind, File, seconds(Seconds), Matrix0, Module),
        ( Ends == none -> Matrix1 = Matrix0 ; matrix_ending(Matrix0, Ends, Matrix1) ),
        matrix_opened(Kind, Matrix1, Module, Opened),
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
            memberchk(Extension-Kind0, [pl-program, csv-table])
        ->  Kind = Kind0
        ;   Kind = none
        )
    ).

%   True when Matrix is that of the game Name, an atom: a name of named_guessing/2 if Kind is
%   `named`, otherwise a file of a Kind of file_matrix/5.  Module has its rules, or is `none`.  They may take as long as Limit says.  If
%   Kind is `none`, Name is no game.

kind_matrix(named, Name, _, Matrix, Module) :-
    named_guessing(Name, Module),
    !,      % one kind
    (   current_predicate(Module:question_classes/2)
    ->  module_rules(Module, Rules),
        classes_matrix(Rules, Module:question_classes, Matrix)
    ;   module_matrix(Module, inf, Matrix)
    ).
kind_matrix(Kind, Name, _, _, _) :-
    memberchk(Kind, [named, none]),
    !,      % one kind
    findall(Known, named_guessing(Known, _), Names),
    atomic_list_concat(Names, ', ', Text),
    rules_error('\'~w\' is no guessing game: accepted are ~w, FILE.pl and FILE.csv',
                [Name, Text]).
kind_matrix(Kind, File, Limit, Matrix, Module) :-
    file_matrix(Kind, File, Limit, Matrix, Module).

matrix_opened(Kind, Matrix0, Module, opened(Matrix, Secrets, Questions, Answers, Scale)) :-
    matrix_numbers(Matrix0, Terms1, Terms2, Terms3, Matrix),
    told_scale(Module, Terms2, Scale),
    maplist(terms_texts(Kind), [Terms1,Terms2,Terms3], [Texts1,Texts2,Texts3]),
    Secrets =.. [secrets|Texts1],
    Questions =.. [questions|Texts2],
    Answers =.. [answers|Texts3].

terms_texts(Kind, Terms, Texts) :-
    maplist(term_string(Kind), Terms, Texts).

term_string(Kind, Term, Text) :-
    ( string(Term) -> Text = Term ; kind_term_text(Kind, Term, Text) ).

%!  game_given(+Name, +Ends, +Secrets, +Questions, +Answers, +Rows, +Kinds) is det.
%
%   From now on, Name, a text, is a game that was worked out elsewhere, with the parts of
%   table_matrix/6, and with these Kinds (matrix_listed_kinds/3).
%
%       ?- game_given("mine", known, ["a","b"], ["q"], ["no","yes"], [[1-1,2-2]], []),
%          opened_matrix("mine", none, 1, opened(_, Secrets, _, _, _)).
%       Secrets = secrets("a", "b").

game_given(Name, Ends, Secrets, Questions, Answers, Rows, Kinds) :-
    table_matrix(Ends, Secrets, Questions, Answers, Rows, Matrix0),
    matrix_listed_kinds(Matrix0, Kinds, Matrix),
    matrix_opened(none, Matrix, none, Opened),
    term_to_atom(key(Name, none, none), Atom),
    forall(recorded(Atom, _, Reference), erase(Reference)),
    recordz(Atom, Opened).

%!  opened_parts(+Opened, -Matrix, -Secrets, -Questions, -Answers) is det.
%
%   True when Matrix is that of Opened, and argument N of Secrets, Questions and Answers is the
%   text of number N.

opened_parts(opened(Matrix, Secrets, Questions, Answers, _), Matrix, Secrets, Questions, Answers).

%!  opened_scale(+Opened, -Scale) is det.
%
%   True when Scale is scale(Name, Things): a question Name(Left, Right) lays some of Things, texts, in
%   two pans; or `none`.  A game tells it by a fact board(Name, left, right).
%
%       ?- opened_matrix("ship", none, 9, Opened), opened_scale(Opened, Scale).
%       Opened = Opened, Scale = none.

opened_scale(opened(_, _, _, _, Scale), Scale).

told_scale(Module, Questions, Scale) :-
    (   Module \== none,
        current_predicate(Module:board/3),
        catch(clause(Module:board(Name, One, Other), true), error(_, _), fail),
        ( One == left ; Other == right )
    ->  (   [One,Other] == [left,right],
            foldl(pans_things(Name), Questions, [], Things0)
        ->  terms_texts(none, Things0, Things),
            Scale = scale(Name, Things)
        ;   Fact = board(Name, One, Other),
            rules_error('~q tells no scale: it is board(Name, left, right), and each question is \c
                         Name(Left, Right), two lists', [Fact])
        )
    ;   Scale = none
    ).

pans_things(Name, Question, Things0, Things) :-
    Question =.. [Name,Left,Right],
    maplist(is_list, [Left,Right]),
    (   subset(Left, Things0),
        subset(Right, Things0)
    ->  Things = Things0
    ;   append(Left, Right, Laid),
        sort(Laid, Set),
        ord_union(Things0, Set, Things)
    ).

%   True when Matrix is that of the game in File, the path of a file as an atom.
%   Kind is `program`, `table` or `words`.  Limit is seconds(S), the time for
%   loading it, and for each of its relations (matrix.pl); or `inf`.  A file that
%   tells no game is an error that says why.

file_matrix(Kind, File, Limit, Matrix, Module) :-
    guarded(file_kind_matrix(Kind, File, Limit, Matrix, Module)).

file_kind_matrix(program, File, Limit, Matrix, Module) :-
    file_module(File, Limit, Module),
    module_matrix(Module, Limit, Matrix).
file_kind_matrix(table, File, Limit, Matrix, none) :-
    file_checked(File, 2 000 000),
    table_rows(File, Rows),
    attributes_rules(Rows, Rules),
    rules_matrix(Rules, Limit, Matrix).
file_kind_matrix(words, File, Limit, Matrix, none) :-
    file_checked(File, 2 000 000),
    file_words(File, Words),
    words_rules(Words, Rules),
    rules_matrix(Rules, Limit, Matrix).

%   The rows of a table, each as long as the first; empty lines are none.

table_rows(File, Rows) :-
    file_separator(File, Separator),
    Options = [convert(false), match_arity(false), separator(Separator), strip(true)],
    (   catch(csv_read_file(File, Terms, Options), Error, unread(Error, File))
    ->  maplist(term_cells, Terms, Rows0),
        exclude(==(['']), Rows0, Rows)
    ;   file_error(File, 'is no table: a cell that begins with a quote ends with one', [])
    ),
    (   Rows = [[_,_|_],_|_]
    ->  true
    ;   file_error(File, 'is no table: it has a row of names and a row for each secret, \c
                         and between the cells commas, semicolons or tabs', [])
    ),
    Rows = [Header|Others],
    few(Others, rows, File),
    (   nth1(Number, Rows0, Row),
        Row \== [''],
        \+ same_length(Row, Header)
    ->  file_error(File, 'is no table: row ~d has not as many cells as the first', [Number])
    ;   Header = [_|Columns],
        findall(Name, member([Name|_], Others), Secrets),
        ( memberchk('', Columns) ; memberchk('', Secrets) )
    ->  file_error(File, 'is no table: each row and each column has a name', [])
    ;   findall(Name, member([Name|_], Rows), Names),
        ( repeated(Names, Name) -> true ; repeated(Header, Name) )
    ->  quoted(Name, 40, Quoted),
        file_error(File, 'has two rows or columns with the name ~s', [Quoted])
    ;   member(Row, Rows),
        member(Cell, Row),
        \+ readable(Cell)
    ->  file_error(File, 'is no table: it is no text', [])
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
    ->  file_error(File, 'has too many rows: at most 10,000 are accepted', [])
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
    ;   file_error(File, 'has ~D ~w: at most 10,000 are accepted', [Number, What])
    ).

%   The words of a list, one a line, in small letters.

file_words(File, Words) :-
    (   catch(read_file_to_string(File, Text, [encoding(utf8)]), error(_, _), fail),
        readable(Text)
    ->  split_string(Text, "\n\r", " \t", Lines)
    ;   file_error(File, 'is no list of words: it is no text', [])
    ),
    findall(Word, ( member(Line, Lines), Line \== "", string_lower(Line, Lower),
                    atom_string(Word, Lower) ), Words),
    few(Words, words, File),
    (   Words = [First|_]
    ->  atom_length(First, Length),
        (   member(Word, Words),
            \+ atom_length(Word, Length)
        ->  maplist(shortened, [First,Word], Names),
            file_error(File, 'has words of different lengths: ~s and ~s', Names)
        ;   true
        )
    ;   file_error(File, 'has no words: it has one a line', [])
    ).

shortened(Word, Quoted) :- quoted(Word, 40, Quoted).

%   A text has no control characters but tabs and ends of lines.

readable(Text) :-
    string_codes(Text, Codes),
    \+ ( member(Code, Codes),
         code_type(Code, cntrl),
         \+ memberchk(Code, `\t\n\r`) ).

/** <examples>

?- catch(opened_matrix("nowhere.csv", none, 1, _), error(guessing_game(Fault), _), true).
*/
