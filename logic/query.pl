:- module(ludologic_query,
          [ asked_relation/3,      % +Text, +Arity, -Relation
            asked_goal/3,          % +Text, +Values, -Goal
            blamed/2,              % :Run, :Goal
            own_loaded/5           % +File, +Limit, -Module, -Relations, -Warnings
          ]).

/** <module> Relations asked from outside, by a name and plain values

A name is looked up among the relations of the games and of the user's own programs; it is never
read as a goal.  A relation that is given goals, rules or files to run is none of them: so no value
becomes a goal.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(shared/reason, [logic_file/2]).
:- use_module(shared/limit, [stops/1]).
:- use_module('shared/values', [bad_input/2, gone_wrong/2]).
:- use_module('shared/wording', [quoted/3]).
:- use_module(shared/user_rules, [error_text/2, fault_text/2, query_text/2]).
:- use_module(shared/user_program, [file_program/5, guarded/1, without_module/3]).
:- autoload(library(prolog_xref), [xref_called/5, xref_source/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- meta_predicate blamed(0, :).

%   own(Path, Module, Name, Arity): the file at Path, which the user has loaded as Module, defines
%   this relation.

:- dynamic own/4.

%!  asked_relation(+Text, +Arity, -Relation) is det.
%
%   True when Relation, Module:Name/Arity, is the one that Text names: `name` or `module:name`.  What
%   the user has loaded comes before the rules, and the last file first.  If there is none, that is a
%   bad_input/2, which says what comes near.
%
%       ?- asked_relation("guess_secret_feedback", 3, Relation).
%       Relation = mastermind_definition:guess_secret_feedback/3.
%
%       ?- catch(asked_relation("guess_secret_feedback", 1, _), error(bad_input(Said), _), true).
%       Said = "guess_secret_feedback takes 3 arguments, not 1: Guess, Secret, Feedback".

asked_relation(Text, Arity, Module:Name/Arity) :-
    findall(Place-Name, text_name(Text, Place, Name), Names),
    (   member(Place-Name, Names),
        known(Place, Name, Arity, Module)
    ->  true
    ;   findall(Module1:Name1/Arity1,
                ( member(Place1-Name1, Names), known(Place1, Name1, Arity1, Module1) ),
                Relations0),
        sort(0, @<, Relations0, Relations),
        unknown(Relations, Text, Arity)
    ).

text_name(Text, any, Name) :-
    atom_string(Name, Text).
text_name(Text, in(Place), Name) :-
    sub_string(Text, Before, _, After, ":"),
    sub_atom(Text, 0, Before, _, Place),
    sub_atom(Text, _, After, 0, Name).

known(any, Name, Arity, Module) :-
    own(_, Module, Name, Arity).
known(any, Name, Arity, Module) :-
    rule(ludologic, Name, Arity, Module).
known(in(Place), Name, Arity, Module) :-
    own(Path, Module, Name, Arity),
    (   Module == Place
    ->  true
    ;   file_base_name(Path, File),
        file_name_extension(Place, _, File)
    ).
known(in(Place), Name, Arity, Module) :-
    current_module(Place),
    rule(Place, Name, Arity, Module).

rule(Exporter, Name, Arity, Module) :-
    module_property(Exporter, exports(Exports)),
    ( ground(Name/Arity) -> memberchk(Name/Arity, Exports) ; member(Name/Arity, Exports) ),
    functor(Head, Name, Arity),
    predicate_property(Exporter:Head, implementation_module(Module)),
    module_property(Module, file(Path)),
    logic_file(Path, File),
    of_values(File),
    \+ predicate_property(Module:Head, meta_predicate(_)).

%   The files about goals are left out, and those that are given the rules of a game.

of_values(File) :-
    split_string(File, "/", "", [Folder,Room|_]),
    \+ memberchk(Folder, ["lessons", "why"]),
    (   Folder == "shared"
    ->  memberchk(Room, ["branch_and_bound.pl", "limit.pl", "random.pl", "transposition.pl"])
    ;   memberchk(Folder, ["guessing", "two_players", "sheets"])
    ->  Room == "instances"
    ;   true
    ).

%   What is said if no relation fits: what the name takes, why it can't be asked, or what is near it.

unknown([Relation|Relations], Text, Arity) :-
    findall(Number, member(_:_/Number, [Relation|Relations]), Numbers0),
    sort(Numbers0, Numbers),
    atomic_list_concat(Numbers, ' or ', Takes),
    ( Numbers == [1] -> Noun = argument ; Noun = arguments ),
    (   Relations == [],
        relation_arguments(Relation, Arguments)
    ->  atomic_list_concat(Arguments, ', ', Words),
        bad_input("~w takes ~w ~w, not ~d: ~w", [Text, Takes, Noun, Arity, Words])
    ;   bad_input("~w takes ~w ~w, not ~d", [Text, Takes, Noun, Arity])
    ).
unknown([], Text, _) :-
    quoted(Text, 40, Quoted),
    (   names_near(Text, Near)
    ->  bad_input("~s is no relation of the rules or of a loaded file: near it is ~w", [Quoted, Near])
    ;   bad_input("~s is no relation that can be asked: accepted are those of the rules and of \c
                   loaded files whose arguments are values, not goals", [Quoted])
    ).

names_near(Text, Near) :-
    atom_string(Name, Text),
    atom_length(Name, Length),
    findall(Known,
            ( known(any, Known, _, _),
              (   dwim_match(Name, Known)
              ;   Length > 3,
                  sub_atom(Known, _, _, _, Name)
              ) ),
            Knowns0),
    sort(Knowns0, Knowns),
    ( Knowns = [A,B,C|_] -> Some = [A,B,C] ; Some = Knowns ),
    Some = [_|_],
    atomic_list_concat(Some, ', ', Near).

%   The names of the arguments, from the comment that begins with %! and the relation's name.

relation_arguments(Module:Name/Arity, Arguments) :-
    functor(Head, Name, Arity),
    once(( predicate_property(Module:Head, file(Path)) ; module_property(Module, file(Path)) )),
    read_file_to_string(Path, File, [encoding(utf8)]),
    split_string(File, "\n", "", Lines),
    format(string(Begin), "~w(", [Name]),
    member(Line, Lines),
    string_concat("%!", Comment, Line),
    split_string(Comment, "", " ", [Told]),
    string_concat(Begin, Rest, Told),
    sub_string(Rest, Before, _, _, ")"),
    sub_string(Rest, 0, Before, _, Modes),
    split_string(Modes, ",", " +-?:@!=", Typed),
    length(Typed, Arity),
    !,      % the first that fits
    findall(Argument, ( member(One, Typed), split_string(One, ":", "", [Argument|_]) ), Arguments).

%!  asked_goal(+Text, +Values, -Goal) is det.
%
%   True when Goal is that of the relation that Text names, as in asked_relation/3, and Values.
%
%       ?- asked_goal("variant_code", [variant(1, 2, true), Code], Goal).
%       Goal = mastermind_definition:variant_code(variant(1, 2, true), Code).

asked_goal(Text, Values, Module:Goal) :-
    length(Values, Arity),
    asked_relation(Text, Arity, Module:Name/Arity),
    compound_name_arguments(Goal0, Name, Values),
    ( Values == [] -> Goal = Name ; Goal = Goal0 ).

%!  blamed(:Run, :Goal) is nondet.
%
%   True when Run is, which asks Goal.  An error is a bad_input/2 if it lies in the values of Goal,
%   and gone_wrong/2 if it lies in the rules; its sentence names the relation.
%
%       ?- blamed(last([1,2,3], Last), last([1,2,3], Last)).
%       Last = 3.

blamed(Run, Module:Goal) :-
    catch(Run, Error, call_error(Error, Module:Goal)).

call_error(Error, Module:Goal) :-
    nonvar(Error),
    Error = error(Formal, _),
    nonvar(Formal),
    ( Formal = type_error(Type, Wrong) ; Formal = domain_error(Type, Wrong) ),
    compound_name_arguments(Goal, Name, Values),
    findall(Place, ( nth1(Place, Values, Value), Value == Wrong ), [Place]),
    functor(Goal, _, Arity),
    relation_arguments(Module:Name/Arity, Arguments),
    !,      % else the error says what it can
    nth1(Place, Arguments, Argument),
    query_text(Wrong, Text),
    kind_text(Type, Expected),
    bad_input("~w can't be asked like this: ~w is ~s, but ~s is expected",
              [Name, Argument, Text, Expected]).
call_error(Error, _:Goal) :-
    functor(Goal, Name, _),
    relation_error(Error, Name).

%   A kind of values with its article, if it is one word.

kind_text(Type, Text) :-
    query_text(Type, Word),
    (   atom(Type)
    ->  sub_string(Word, 0, 1, _, First),
        ( sub_string("aeiou", _, 1, _, First) -> Article = an ; Article = a ),
        format(string(Text), "~w ~s", [Article, Word])
    ;   Text = Word
    ).

relation_error(Error, Relation) :-
    (   nonvar(Error),
        Error = error(Formal, Context),
        nonvar(Formal)
    ->  formal_error(Formal, Context, Relation)
    ;   ( stops(Error) ; Error == '$aborted' )
    ->  throw(Error)
    ;   error_said(Error, Text),
        gone_wrong("~w throws ~s", [Relation, Text])
    ).

formal_error(Formal, Context, Relation) :-
    (   memberchk(Formal, [bad_input(_), impossible(_), gone_wrong(_)])
    ->  throw(error(Formal, Context))
    ;   Formal == instantiation_error
    ->  (   nonvar(Context),
            Context = context(_, Said),
            nonvar(Said)
        ->  bad_input("~w can't be asked like this: ~w", [Relation, Said])
        ;   bad_input("~w can't be asked like this: it needs the value of an argument that is open",
                      [Relation])
        )
    ;   memberchk(Formal, [type_error(_, _), domain_error(_, _)])
    ->  error_said(error(Formal, Context), Text),
        bad_input("~w can't be asked like this: ~s", [Relation, Text])
    ;   Formal = existence_error(procedure, Unknown)
    ->  strip_module(Unknown, _, Plain),
        ( call_place(Plain, Place) -> true ; Place = "" ),
        gone_wrong("~w goes wrong: ~w is called, but it is not defined~s", [Relation, Plain, Place])
    ;   Formal = resource_error(_)
    ->  gone_wrong("~w needs more memory than there is", [Relation])
    ;   Formal = permission_error(end, process, _)
    ->  gone_wrong("~w would end Prolog, which a relation that is asked may not do", [Relation])
    ;   error_said(error(Formal, Context), Text),
        gone_wrong("~w goes wrong: ~s", [Relation, Text])
    ).

%   The module of a program of the user is its path, which tells nothing here.

error_said(Error, Said) :-
    error_text(Error, Text),
    findall(Path, own(Path, Path, _, _), Paths0),
    sort(Paths0, Paths),
    foldl(without_module, Paths, Text, Said).

%   Where a program of the user calls a relation that there is not.

call_place(Name/Arity, Place) :-
    functor(Goal, Name, Arity),
    own(Path, _, _, _),
    catch(xref_source(Path, [silent(true)]), error(_, _), fail),
    xref_called(Path, Called, _, _, Line),
    strip_module(Called, _, Goal),
    !,      % the first place
    file_base_name(Path, File),
    format(string(Place), " (~w, line ~d)", [File, Line]).

%!  own_loaded(+File, +Limit, -Module, -Relations, -Warnings) is det.
%
%   True when the user's program in File, the path of a file as an atom, is loaded as Module: what it
%   defines can be asked, Relations as Name/Arity.  Warnings are sentences, each with its line, also
%   about relations that come before those of the rules from now on.  Loading it
%   takes as long as Limit says: seconds(S) or `inf`.  A file that was loaded is loaded again.
%
%       ?- catch(own_loaded('nowhere.pl', inf, _, _, _), error(bad_input(Said), _), true).
%       Said = "'nowhere.pl' can't be read: there is no such file".

own_loaded(File, Limit, Module, Relations, Warnings) :-
    absolute_file_name(File, Path),
    retractall(own(Path, _, _, _)),
    catch(guarded(file_program(File, Limit, ludologic, Module, Warnings0)),
          error(guessing_game(Fault), _),
          load_fault(Fault, File, Path)),
    findall(Name/Arity, module_relation(Module, Path, Name, Arity), Relations0),
    sort(Relations0, Relations),
    forall(member(Name/Arity, Relations), asserta(own(Path, Module, Name, Arity))),
    findall(Warning, ( member(Relation, Relations), hiding_warning(Relation, Warning) ), Hiding),
    append(Warnings0, Hiding, Warnings).

hiding_warning(Name/Arity, Warning) :-
    rule(ludologic, Name, Arity, Module),
    format(string(Warning), "~q is asked instead of the one of the rules, which is ~q now",
           [Name/Arity, Module:Name]).

load_fault(Fault, File, Path) :-
    fault_text(Fault, Text0),
    without_module(Path, Text0, Text),
    (   Fault = told(_)
    ->  bad_input("~s", [Text])
    ;   quoted(File, 200, Name),
        bad_input("~s can't be loaded: ~s", [Name, Text])
    ).

module_relation(Module, Path, Name, Arity) :-
    (   module_property(Module, file(Path))
    ->  module_property(Module, exports(Exports)),
        member(Name/Arity, Exports)
    ;   current_predicate(Module:Name/Arity),
        \+ sub_atom(Name, _, _, 0, ' tabled')
    ),
    functor(Head, Name, Arity),
    predicate_property(Module:Head, implementation_module(Module)),
    \+ predicate_property(Module:Head, meta_predicate(_)).

/** <examples>

?- asked_goal("mastermind:guess_secret_feedback", [[1,2,3], [3,1,2], Feedback], Goal),
   blamed(Goal, Goal).
*/
