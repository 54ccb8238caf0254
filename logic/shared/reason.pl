:- module(shared_reason,
          [ happened_why/3,        % +Game, +Happened, -Why
            why_lines/2,           % +Why, -Lines
            relation_clause/2,     % +Relation, -Clause
            logic_file/2           % +Path, -File
          ]).

/** <module> The rule that decided, for a session

Game:happened_reason(Happened, Reason) says which goals to ask for the reason of what Happened:

  - begun(Position): no move was made
  - moved(Position0, Move, Position): the last move; acted(Player, Position0, Move, Position), if a
    Player made it that acts/2 is about
  - tried(Position0, Move, Position): a move that would be accepted
  - refused(Position, Text, Words): a move that can't be made; Words say why not

Reason is reason(Sentence, Goals, Followed, Hidden).  Goals are asked now, so that the rules are
those that the reader has.  Followed are names of goals in their clauses that are told as well
(../why/justification.pl), or `all`.  Of a move that can't be made only goals that fail are told.
Nothing is told that has one of Hidden in it: a secret, for example.

Where Game defines value_cells(Happened, Value, Cells), the cells of a board that a Value speaks of
can be marked.
*/

:- use_module(library(lists), [append/3, list_to_set/2, member/2]).
:- autoload('../why/justification', [goal_justification/4, ruled_lines/3, ruled_relation/2]).
:- autoload('../why/lines', [goal_text/2]).

%!  happened_why(+Game, +Happened, -Why) is det.
%
%   True when Why is why(Sentence, Query, Clauses) for what Happened in Game.  Query is the first
%   goal as it is typed, or "" if there is none, if it has a secret, or if it is of no file of Prolog.
%   Clauses are ruled(File, Line, Relation, Held, Lines), of many the first; each Line is
%   line(Number, Text, State, Bounds), as in ../why/justification.pl, but Bounds are
%   bound(Text, Cells).
%
%       ?- size_columns_game(size(7, 6, 4), [], Game0), game_column_game(Game0, 4, Game),
%          happened_why(connect4_session, moved(Game0, "4", Game), why(Sentence, Query, _)).
%       Sentence = "The stone of x falls to row 1 of column 4, the lowest free cell.",
%       Query = "board_column_board([[], [], [], [], [], [], []], 4, A)",
%       Game0 = Game0, Game = Game.

happened_why(Game, Happened, why(Sentence, Query, Clauses)) :-
    once(Game:happened_reason(Happened, reason(Sentence0, Goals, Followed, Hidden))),
    (   Hidden == [],
        Goals = [First|_],
        \+ predicate_property(First, dynamic)
    ->  strip_module(First, _, Plain),
        goal_text(Plain, Query)
    ;   Query = ""
    ),
    findall(Clause,
            ( member(Goal, Goals),
              goal_justification(Goal, Followed, 2 000 000, Decided),
              \+ ( Happened = refused(_, _, _), Decided = held(_) ),
              arg(1, Decided, All),
              member(Ruled, All),
              clause_shown(Ruled, Game, Happened, Hidden, Clause) ),
            Clauses0),
    list_to_set(Clauses0, Clauses1),
    first_clauses(Clauses1, Sentence0, Clauses, Sentence).

%   More clauses than these are not read.

first_clauses(Clauses0, Sentence0, Clauses, Sentence) :-
    Most = 12,
    (   length(Clauses, Most),
        append(Clauses, [_|_], Clauses0)
    ->  length(Clauses0, All),
        format(string(Sentence), "~s The first ~d of ~D clauses are shown.", [Sentence0, Most, All])
    ;   Clauses = Clauses0,
        Sentence = Sentence0
    ).

clause_shown(Ruled, Game, Happened, Hidden, ruled(File, Line, Relation, Held, Lines)) :-
    Ruled = ruled(clause(Path, Line, _, _, _, _, _), _, Held, _),
    ( logic_file(Path, File0) -> File = File0 ; file_base_name(Path, File) ),
    ruled_relation(Ruled, Relation),
    ruled_lines(Ruled, Hidden, Lines0),
    findall(line(Number, Text, State, Bounds),
            ( member(line(Number, Text, State, Bounds0), Lines0),
              findall(bound(Words, Cells),
                      ( member(bound(Words, Value), Bounds0),
                        cells(Game, Happened, Value, Cells) ),
                      Bounds) ),
            Lines).

cells(Game, Happened, Value, Cells) :-
    (   current_predicate(Game:value_cells/3),
        once(Game:value_cells(Happened, Value, Cells0))
    ->  Cells = Cells0
    ;   Cells = []
    ).

%!  why_lines(+Why, -Lines) is det.
%
%   True when Lines tell Why as text: the sentence, and each clause.  `+` stands before a line that
%   held, and `-` before one that failed.
%
%       ?- why_lines(why("So it is.", "p(1)", [ruled("a.pl", 7, "p/1", true,
%                        [line(7, "p(X) :-", plain, [bound("X = 1", [])]),
%                         line(8, "    q(X).", held, [])])]), Lines).
%       Lines = ["So it is.", "a.pl:7", "    7  p(X) :-    % X = 1", "+   8      q(X)."].

why_lines(why(Sentence, _, Clauses), [Sentence|Lines]) :-
    findall(Line,
            ( member(ruled(File, Number, _, _, All), Clauses),
              (   format(string(Line), "~w:~d", [File,Number])
              ;   member(One, All),
                  line_text(One, Line)
              ) ),
            Lines).

line_text(line(Number, Code, State, Bounds), Text) :-
    memberchk(State-Sign, [held-"+", failed-"-", plain-" "]),
    findall(Bound, member(bound(Bound, _), Bounds), Behind),
    ( Behind == [] -> Between = "" ; Between = "    % " ),
    atomic_list_concat(Behind, ', ', Words),
    format(string(Text), "~s~t~d~5|  ~s~s~w", [Sign,Number,Code,Between,Words]).

% ---- Where a relation of the rules is told ----

%!  relation_clause(+Relation, -Clause) is semidet.
%
%   True when Relation, Module:Name/Arity, is defined at Clause, clause(File, Line, Text): the
%   file in `logic/`, and the line of its first clause.  Text is Name/Arity.
%
%       ?- relation_clause(connect4_definition:board_end/2, clause(File, _, Text)).
%       File = "connect4/definition.pl", Text = "board_end/2".

relation_clause(Module:Name/Arity, clause(File, Line, Text)) :-
    functor(Head, Name, Arity),
    once(nth_clause(Module:Head, 1, Reference)),
    clause_property(Reference, file(Path)),
    clause_property(Reference, line_count(Line)),
    logic_file(Path, File),
    format(string(Text), "~w/~w", [Name, Arity]).

%!  logic_file(+Path, -File) is semidet.
%
%   True when File is the name within `logic/` of the file at Path, a text.  Fails for any other.
%
%       ?- module_property(connect4_definition, file(Path)), logic_file(Path, File).
%       Path = Path, File = "connect4/definition.pl".

logic_file(Path, File) :-
    module_property(shared_reason, file(Here)),
    file_directory_name(Here, Door),
    file_directory_name(Door, Logic),
    string_concat(Logic, Rest, Path),
    string_concat("/", File, Rest).

/** <examples>

?- size_columns_game(size(7, 6, 4), [4], Game),
   happened_why(connect4_session, refused(Game, "9", "there is no column 9"), Why).
?- relation_clause(connect4_definition:board_end/2, clause(File, Line, _)).
*/
