:- module(sheets_written,
          [ file_joint/3,          % +File, +Limit, -Joint
            game_sheet/1,          % +Game
            sheet_goal/5           % +Game, +State, +Joint, +Relation, -Goal
          ]).

/** <module> The rules of a sheet as they are written: read from a file, and shown to say why

A relation of a sheet holds by its rules, and `why` tells these as the sheet has them, line by line
(../why/justification.pl).  If the sheet was compiled, its clauses are made for it (kif.pl).  What is
told is about the state that was entered last.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys_values/3]).
:- use_module(parser,
              [ expression_kif/2, expression_relation/2, expression_rule/4, kif_expressions/2,
                term_expression/2 ]).
:- use_module('../shared/limit', [limit_goal/3, seconds_words/2]).
:- use_module('../shared/user_program', [file_checked/2, file_error/3]).
:- use_module(compiler, [sheet_module/2]).
:- use_module(kif, [kif_condition_goal/3, kif_entered/3, kif_module/2, kif_relation_goal/3, sheet_board/2]).

%   written(Game, File, Text); asked_module(Game, Module), the module with its clauses; and
%   rule_place(Game, Relation, N, Place), where the Nth rule of Relation is.

:- dynamic written/3, asked_module/2, rule_place/4.

%   What ../why/clause.pl and ../why/justification.pl ask, if they are loaded.

:- multifile why_clause:clause_written/2, why_justification:term_told/4.
:- dynamic why_clause:clause_written/2, why_justification:term_told/4.

%!  file_joint(+File, +Limit, -Joint) is det.
%
%   True when Joint is the module of the rule sheet in File, the path of a file `.kif`, which is read
%   within Limit, seconds(S).  A file that can't be read is an error that says why.
%
%       ?- catch(file_joint('nowhere.kif', seconds(1), _), error(Error, _), true).
%       Error = guessing_game(told('\'nowhere.kif\' can\'t be read: there is no such file')).

file_joint(File, Limit, Joint) :-
    file_checked(File, 1 000 000),
    (   file_text(File, Text)
    ->  gensym(joint_, Joint)
    ;   file_error(File, 'can\'t be read: it is no text', [])
    ),
    (   limit_goal(Limit, text_joint(Text, Joint), _)
    ->  sheet_written(Joint, File, Text)
    ;   Limit = seconds(Seconds),
        seconds_words(Seconds, Words),
        file_error(File, 'can\'t be read within ~s', [Words])
    ).

%   With what it says of its board.

text_joint(Text, Joint) :-
    sheet_module(Text, Joint),
    kif_expressions(Text, Expressions),
    forall(sheet_board(Expressions, Board), assertz(Joint:Board)).

%   Without a library: if the time ends while one is being loaded, it stays broken.

file_text(File, Text) :-
    catch(setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                             read_string(Stream, _, Text),
                             close(Stream)),
          error(_, _), fail).

%   From now on Game, the module of a sheet, is the one that Text in File tells.

sheet_written(Game, File, Text) :-
    retractall(written(Game, _, _)),
    assertz(written(Game, File, Text)).

%!  game_sheet(+Game) is semidet.
%
%   True when the text of Game, the module of a sheet, is known.
%
%       ?- game_sheet(two_players_nim).
%       false.

game_sheet(Game) :-
    written(Game, _, _).

%!  sheet_goal(+Game, +State, +Joint, +Relation, -Goal) is semidet.
%
%   True when Goal asks whether Relation of the sheet holds in State of Game and, if rules ask for
%   moves, if Joint is played there.  It is about this state until the next one is entered.
%
%       ?- Text = "(role x) (init a) (legal x go) (<= (next b) (does x go))
%                  (<= terminal (true b)) (goal x 100)",
%          sheet_module(Text, as_it_stands), sheets_written:sheet_written(as_it_stands, 'walk.kif', Text),
%          as_it_stands:init(State), sheet_goal(as_it_stands, State, [x-go], next(b), _:Goal).
%       State = State, Goal = kif_next(b), Text = Text.

sheet_goal(Game, State, Joint, Relation, Place:Goal) :-
    written(Game, _, Text),
    (   asked_module(Game, Module0)
    ->  Module = Module0
    ;   (   current_predicate(Game:entered/1)
        ->  Module = Game               % it was not compiled
        ;   atom_concat(Game, '_asked', Module),
            kif_module(Text, Module)
        ),
        places_told(Game, Text),
        assertz(asked_module(Game, Module))
    ),
    Game:state_facts(State, Facts),
    kif_entered(Module, Facts, Joint),
    kif_relation_goal(Module, Relation, Goal0),
    strip_module(Module:Goal0, Place, Goal).

places_told(Game, Text) :-
    kif_expressions(Text, Expressions),
    text_places(Text, Places),
    pairs_keys_values(Pairs, Expressions, Places),
    findall(Relation-Place,
            ( member(Expression-Place, Pairs),
              expression_relation(Expression, Relation) ),
            Told),
    keysort(Told, Sorted),
    group_pairs_by_key(Sorted, Groups),
    retractall(rule_place(Game, _, _, _)),
    forall(( member(Relation-Ranked, Groups), nth1(N, Ranked, Place) ),
           assertz(rule_place(Game, Relation, N, Place))).

%   Places has a place(Line, From, To) for each expression of Text: the line in which it begins, and
%   the places of its first character and behind its last one.

text_places(Text, Places) :-
    string_codes(Text, Codes),
    phrase(places(1, 0, Places), Codes).

places(Line, At, Places) -->
    [Code],
    !,      % each code says what is read next
    place(Code, Line, At, Places).
places(_, _, []) --> [].

place(Code, Line, At, Places) -->
    (   { code_type(Code, space) }
    ->  { after(Code, Line, Line1), At1 is At + 1 },
        places(Line1, At1, Places)
    ;   { Code == 0'; }
    ->  skipped(0, Line, At, Line1, At1),
        places(Line1, At1, Places)
    ;   { Places = [place(Line, At, To)|Places1] },
        (   { Code == 0'( }
        ->  closed(1, Line, At, Line1, To)
        ;   worded(At, To),
            { Line1 = Line }
        ),
        places(Line1, To, Places1)
    ).

after(Code, Line0, Line) :-
    ( Code == 0'\n -> Line is Line0 + 1 ; Line = Line0 ).

%   A comment ends with its line.

skipped(_, Line0, At0, Line, At) -->
    { At1 is At0 + 1 },
    (   [0'\n]
    ->  { Line is Line0 + 1, At is At1 + 1 }
    ;   [_]
    ->  skipped(0, Line0, At1, Line, At)
    ;   { Line = Line0, At = At1 }
    ).

%   A list ends with the parenthesis that closes it.

closed(0, Line, At0, Line, At) -->
    !,
    { At is At0 + 1 }.
closed(Depth, Line0, At0, Line, At) -->
    { At1 is At0 + 1 },
    [Code],
    (   { Code == 0'; }
    ->  skipped(0, Line0, At1, Line1, At2),
        { At3 is At2 - 1 },
        closed(Depth, Line1, At3, Line, At)
    ;   { after(Code, Line0, Line1),
          deeper(Code, Depth, Depth1)
        },
        closed(Depth1, Line1, At1, Line, At)
    ).

deeper(Code, Depth0, Depth) :-
    (   Code == 0'(
    ->  Depth is Depth0 + 1
    ;   Code == 0')
    ->  Depth is Depth0 - 1
    ;   Depth = Depth0
    ).

worded(At0, At) -->
    { At1 is At0 + 1 },
    (   lookahead_word
    ->  [_],
        worded(At1, At)
    ;   { At = At1 }
    ).

lookahead_word, [Code] -->
    [Code],
    { \+ code_type(Code, space), \+ memberchk(Code, `();`) }.

%   A clause of a sheet, as ../why/clause.pl has clauses.

why_clause:clause_written(Reference, clause(File, Line, Text, Names, Head, Neck, Body)) :-
    asked_module(Game, Module),
    nth_clause(Place:Head0, N, Reference),
    ( Place == Module -> true ; atom_concat(Module, '_staying', Place) ),
    functor(Head0, Told, Arity),
    atom_concat(kif_, Name, Told),
    rule_place(Game, Name/Arity, N, place(Line, From, To)),
    !,      % a clause is told once
    written(Game, File, All),
    Length is To - From,
    sub_string(All, From, Length, _, Text),
    kif_expressions(Text, [Expression]),
    expression_rule(Expression, clause(Relation, Conditions), Names, Told0),
    kif_relation_goal(Module, Relation, Goal),
    strip_module(Goal, _, Head),
    inner_places(Text, Neck, Places),
    conditions_nodes(Conditions, Told0, Places, Module-Place, Nodes),
    Body = sequence([], Nodes).

%   The places of the conditions, and of the end of the head.

inner_places(Text, Neck, Places) :-
    (   sub_string(Text, 0, 1, _, "("),
        sub_string(Text, 1, _, 1, Inside),
        text_places(Inside, [place(_, From, To),place(_, _, End)|Places0]),
        Length is To - From,
        sub_string(Inside, From, Length, _, "<=")
    ->  Neck is End + 1,
        maplist(moved, Places0, Places)
    ;   string_length(Text, Neck),
        Places = []
    ).

moved(place(_, From0, To0), From-To) :-
    From is From0 + 1,
    To is To0 + 1.

%   The conditions in the order in which they are asked, each where it is told.

conditions_nodes([], _, _, _, []).
conditions_nodes([Condition|Conditions], Told0, Places0, Module-Place, [Node|Nodes]) :-
    once(( nth1(N, Told0, Told, Told1), same_condition(Condition, Told) )),
    nth1(N, Places0, From-To, Places1),
    kif_condition_goal(Module, Condition, Goal0),
    ( Place == Module -> Goal = Goal0 ; Goal = Module:Goal0 ),
    Node = node([], From, To, goal(Goal)),
    conditions_nodes(Conditions, Told1, Places1, Module-Place, Nodes).

%   Within `or`, conditions may stand in another order.

same_condition(Condition, Told) :-
    (   Condition == Told
    ->  true
    ;   sorted_condition(Condition, Sorted),
        sorted_condition(Told, Sorted1),
        Sorted == Sorted1
    ).

sorted_condition(not(Condition0), not(Condition)) :-
    sorted_condition(Condition0, Condition).
sorted_condition(some(Rows0), some(Rows)) :-
    maplist(sorted_row, Rows0, Rows).

sorted_row(Row0, Row) :-
    maplist(sorted_inside, Row0, Row1),
    msort(Row1, Row).

sorted_inside(Condition0, Condition) :-
    ( sorted_condition(Condition0, Condition1) -> Condition = Condition1 ; Condition = Condition0 ).

%   Goals, relations and values, as a sheet writes them.

why_justification:term_told(File, Kind, Term, Text) :-
    file_name_extension(_, kif, File),
    copy_term_nat(Term, Copy),
    term_variables(Copy, Variables),
    kind_expression(Kind, Copy, Expression),
    named(Variables, 0'a),
    expression_kif(Expression, Whole),
    (   sub_string(Whole, 0, 120, After, Begin),
        After > 0
    ->  string_concat(Begin, "...", Text)
    ;   Text = Whole
    ).

named([], _).
named([var(Name)|Variables], Code) :-
    atom_codes(Name, [Code]),
    Code1 is min(Code + 1, 0'z),
    named(Variables, Code1).

kind_expression(value, Term, Expression) :-
    term_expression(Term, Expression).
kind_expression(relation, Told/Arity, Expression) :-
    atom_concat(kif_, Name, Told),
    format(atom(Expression), "~w/~d", [Name, Arity]).
kind_expression(goal, Goal, Expression) :-
    goal_expression(Goal, Expression).

goal_expression(_:Goal, Expression) :-
    goal_expression(Goal, Expression).
goal_expression(\+ Goal, [not,Expression]) :-
    goal_expression(Goal, Expression).
goal_expression(Term \== Term1, [distinct|Expressions]) :-
    maplist(term_expression, [Term,Term1], Expressions).
goal_expression((Goal0 ; Goal), [or|Expressions]) :-
    rows(( Goal0 ; Goal ), Expressions).
goal_expression((Goal0 , Goal), [and,Expression0,Expression]) :-
    goal_expression(Goal0, Expression0),
    goal_expression(Goal, Expression).
goal_expression(state_fact(_, Fact), [true,Expression]) :-
    term_expression(Fact, Expression).
goal_expression(does(Role, Move), [does|Expressions]) :-
    maplist(term_expression, [Role,Move], Expressions).
goal_expression(Goal, Expression) :-
    Goal =.. [Told|Arguments],
    (   atom_concat(kif_, Name, Told)
    ->  relation_expression(Name, Arguments, Expression)
    ;   atom_concat(true_, Name, Told)
    ->  relation_expression(Name, Arguments, Fact),
        Expression = [true,Fact]
    ).

relation_expression(Name, Arguments, Expression) :-
    (   Arguments == []
    ->  Expression = Name
    ;   maplist(term_expression, Arguments, Expressions),
        Expression = [Name|Expressions]
    ).

rows(Goal, Expressions) :-
    (   Goal = (Goal0 ; Row)
    ->  rows(Goal0, Expressions0),
        goal_expression(Row, Expression),
        append(Expressions0, [Expression], Expressions)
    ;   Expressions = []               % fail
    ).

/** <examples>

?- Text = "(role x) (init a) (legal x go) (next a) (<= terminal (true b)) (goal x 100)",
   sheet_module(Text, as_written), sheets_written:sheet_written(as_written, 'walk.kif', Text),
   as_written:init(State), sheet_goal(as_written, State, [], terminal, Goal),
   goal_justification(Goal, [], 100 000, Decided).
*/
