:- module(why_ruled,
          [ ruled_lines/3,         % +Ruled, +Hidden, -Lines
            ruled_failure/4,       % +Ruled, +Hidden, -Words, -Line
            ruled_relation/2       % +Ruled, -Text
          ]).

/** <module> The clause that decided, as lines of text
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2, nth0/3]).
:- use_module(lines, [goal_text/2]).

%   term_told(File, Kind, Term, Text): how File, which is in another language than Prolog, writes a
%   `goal`, a `value` or a `relation`.

:- multifile term_told/4.
:- dynamic term_told/4.

%!  ruled_lines(+Ruled, +Hidden, -Lines) is det.
%
%   True when Lines are those of the clause Ruled (decided.pl), line(Number, Text, State, Bounds).
%   Number counts in the file.  State is `held` or `failed`, if a goal did that has a part of the
%   line, else `plain`.  Bounds are bound(Text, Value): a variable that was made known there; or a
%   comparison, or the goal that failed, and then Value is `none`.  What has one of Hidden in it is
%   not told.
%
%       ?- goal_decided(guess_secret_feedback([1,2], [2,1], _), [], 100 000, held([Ruled])),
%          ruled_lines(Ruled, [], Lines), last(Lines, line(_, Text, State, Bounds)).
%       Text = "    White is Common - Black.", State = held, Bounds = [bound("White = 2", 2)].

ruled_lines(ruled(clause(File, First, Text, _, _, _, _), _, _, Steps), Hidden, Lines) :-
    split_string(Text, "\n", "", Rows),
    rows_places(Rows, 0, Places),
    findall(line(Number, Row, State, Bounds),
            ( nth0(Place, Rows, Row),
              Number is First + Place,
              nth0(Place, Places, From-To),
              row_state(Steps, From-To, State),
              findall(Bound, ( member(Step, Steps),
                               step_ends(Step, From-To),
                               step_bound(Step, File-Text, Hidden, Bound) ), Bounds) ),
            Lines).

rows_places([], _, []).
rows_places([Row|Rows], From, [From-To|Places]) :-
    string_length(Row, Length),
    To is From + Length,
    From1 is To + 1,
    rows_places(Rows, From1, Places).

%   The head held if the clause did: its line has no state of its own.

row_state(Steps, Place, State) :-
    (   member(Step, Steps),
        step_at(Step, Place),
        arg(3, Step, failed)
    ->  State = failed
    ;   member(step(From, To, held, Goal, Seen), Steps),
        From > 0,
        step_at(step(From, To, held, Goal, Seen), Place)
    ->  State = held
    ;   State = plain
    ).

step_at(step(From, To, _, _, _), Begin-End) :-
    From < End,
    To > Begin.

step_ends(step(_, To, _, _, _), Begin-End) :-
    To > Begin,
    To =< End.

step_bound(step(From, To, State, Goal, Seen), Written, Hidden, Bound) :-
    Written = File-_,
    (   State == failed
    ->  failed_words(Goal, File, Hidden, Words),
        Bound = bound(Words, none)
    ;   Seen == []
    ->  compared_bound(Goal, From-To, Written, Hidden, Bound)
    ;   member(Name=Value, Seen),
        shown(Value, Hidden),
        value_words(Value, File, ValueText),
        short(ValueText, 30),
        format(string(Words), "~w = ~s", [Name,ValueText]),
        Bound = bound(Words, Value)
    ).

failed_words(Goal, File, Hidden, Words) :-
    ( Goal = (\+ Inner) -> Told = Inner, Verb = "holds" ; Told = Goal, Verb = "fails" ),
    (   shown(Told, Hidden)
    ->  instance_text(Told, File, Words0)
    ;   functor(Told, Name, _),
        format(string(Words0), "~q", [Name])
    ),
    format(string(Words), "~s ~s", [Words0,Verb]).

%   A comparison that held, with its values.

compared_bound(Goal, From-To, File-Text, Hidden, bound(Words, none)) :-
    compared(Goal, _, Operator, _),
    Operator \== (=),
    shown(Goal, Hidden),
    instance_text(Goal, File, Words),
    Length is To - From,
    sub_string(Text, From, Length, _, Words0),
    Words0 \== Words.

%!  ruled_failure(+Ruled, +Hidden, -Words, -Line) is semidet.
%
%   True when the clause Ruled failed, Words say at which goal, and this begins in Line of its file.
%
%       ?- goal_decided(guess_secret_feedback([1,2], [2,1], 1-1), [], 100 000, failed([Ruled|_])),
%          ruled_failure(Ruled, [], Words, _).
%       Words = "blacks([1, 2], [2, 1], 1) fails", Ruled = Ruled.

ruled_failure(Ruled, Hidden, Words, Line) :-
    Ruled = ruled(clause(File, First, Text, _, _, _, _), _, _, Steps),
    last(Steps, step(From, _, failed, Goal, _)),
    (   Steps = [_]
    ->  ruled_relation(Ruled, Relation),
        format(string(Words), "no clause of ~s fits", [Relation])
    ;   failed_words(Goal, File, Hidden, Words)
    ),
    sub_string(Text, 0, From, _, Before),
    split_string(Before, "\n", "", Rows),
    length(Rows, Number),
    Line is First + Number - 1.

%!  ruled_relation(+Ruled, -Text) is det.
%
%   True when Text names the relation of the clause Ruled, as its file does.
%
%       ?- goal_decided(guess_secret_feedback([1,2], [2,1], _), [], 100 000, held([Ruled])),
%          ruled_relation(Ruled, Text).
%       Text = "guess_secret_feedback/3", Ruled = Ruled.

ruled_relation(ruled(clause(File, _, _, _, _, _, _), Relation, _, _), Text) :-
    (   term_told(File, relation, Relation, Text0)
    ->  Text = Text0
    ;   Relation = Name/Arity,
        format(string(Text), "~w/~d", [Name,Arity])
    ).

%   Long arguments are left out.

instance_text(Goal, File, Words) :-
    (   term_told(File, goal, Goal, Words0)
    ->  Words = Words0
    ;   compared(Goal, A, Operator, B)
    ->  argument_text(A, TextA),
        argument_text(B, TextB),
        format(string(Words), "~s ~w ~s", [TextA,Operator,TextB])
    ;   Goal = call(=(A, B), Truth)
    ->  goal_text(=(A, B, Truth), Words)
    ;   Goal =.. [Name,First|Others]
    ->  maplist(argument_text, [First|Others], Texts),
        atomic_list_concat(Texts, ', ', List),
        format(string(Words), "~q(~w)", [Name,List])
    ;   term_words(Goal, Words)
    ).

value_words(Value, File, Words) :-
    (   term_told(File, value, Value, Words0)
    ->  Words = Words0
    ;   term_words(Value, Words)
    ).

argument_text(Argument, Text) :-
    term_words(Argument, Text0),
    ( short(Text0, 30) -> Text = Text0 ; Text = "..." ).

term_words(Term, Words) :-
    copy_term_nat(Term, Copy),
    numbervars(Copy, 0, _, [singletons(true)]),
    format(string(Words), "~W", [Copy, [ quoted(true), numbervars(true), portray(true),
                                         spacing(next_argument) ]]).

compared(Goal, A, Operator, B) :-
    compound(Goal),
    Goal =.. [Operator,A,B],
    memberchk(Operator, [<, >, =<, >=, =:=, =\=, is, =, \=, ==, \==]).

shown(Value, Hidden) :-
    \+ ( member(Secret, Hidden), has(Value, Secret) ).

has(Term, Part) :-
    (   Term == Part
    ;   compound(Term),
        arg(_, Term, Inner),
        has(Inner, Part)
    ),
    !.

short(Text, Most) :-
    string_length(Text, Length),
    Length =< Most.

/** <examples>

?- goal_decided(guess_secret_feedback([1,2], [2,1], 1-1), [], 100 000, failed([Ruled|_])),
   ruled_lines(Ruled, [], Lines).
*/
