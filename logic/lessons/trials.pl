:- module(lessons_trials,
          [ answer_trials/5,       % +Given, +Reference, +Asked, +Program, -Trials
            run_verdict/5          % +Program, +Run, +Yours, +Right, -Verdict
          ]).

/** <module> Whether an answer set program is right, and where it is not

clingo runs outside of Prolog, and differently on a page.  So this file says what clingo is to run,
and judges what it found.  Whoever runs it decides nothing.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, subtract/3]).
:- use_module(asp_text, [asp_fault/3, refused_directive/2, small_remark/3, undefined_atom/3]).
:- use_module(limits, [lesson_limit/2]).

%!  answer_trials(+Given, +Reference, +Asked, +Program, -Trials) is det.
%
%   True when Trials is what clingo is to run so that Program can be compared with Reference:
%   fault([Sentence]) if Program is not to be run at all, or trials(Runs).  A run(Query, Mode,
%   Options, Yours, Right) has the two programs as texts, and the Options of clingo for both.
%   Asked is the exercise's text: first `% brave` or `% cautious` if consequences are compared
%   and not answer sets, then what is shown, then an instance a line.
%
%       ?- answer_trials("", "a.", "#show a/0.\nb.", "a :- b.", Trials).
%       Trials = trials([run("b.", sets, "501 --opt-mode=optN --project=show",
%                            "a :- b.\n\nb.\n#show a/0.", "a.\n\nb.\n#show a/0.")]).

answer_trials(Given, Reference, Asked, Program, Trials) :-
    (   refused_directive(Program, Directive)
    ->  format(string(Sentence), "~s is not accepted in an answer: leave it out", [Directive]),
        Trials = fault([Sentence])
    ;   asked_mode_show_queries(Asked, Mode, Show, Queries),
        mode_options(Mode, Options),
        findall(run(Query, Mode, Options, Yours, Right),
                ( member(Query, Queries),
                  joined([Program, Given, Query, Show], Yours),
                  joined([Reference, Given, Query, Show], Right) ),
                Runs),
        Trials = trials(Runs)
    ).

%   The program comes first, so that clingo counts its lines.

joined(Texts, Text) :-
    atomic_list_concat(Texts, '\n', Atom),
    atom_string(Atom, Text).

asked_mode_show_queries(Asked, Mode, Show, Queries) :-
    split_string(Asked, "\n", " \t\r", Lines0),
    subtract(Lines0, [""], Lines),
    (   Lines = ["% brave"|Rest]
    ->  Mode = brave
    ;   Lines = ["% cautious"|Rest]
    ->  Mode = cautious
    ;   Mode = sets,
        Rest = Lines
    ),
    Rest = [Show|Queries].

%   If there are costs, the best sets are compared; else optN changes nothing.  Two sets that
%   show the same count as one.  Of consequences all are needed.

mode_options(Mode, Options) :-
    (   Mode == sets
    ->  lesson_limit(sets, Most),
        Limit is Most + 1,
        format(string(Options), "~d --opt-mode=optN --project=show", [Limit])
    ;   format(string(Options), "0 --opt-mode=optN --enum-mode=~w", [Mode])
    ).

%!  run_verdict(+Program, +Run, +Yours, +Right, -Verdict) is det.
%
%   True when Verdict is the result of Run.  Yours and Right are what clingo found for the two
%   programs: found(Sets, Said, Failed), where a set(Atoms, Costs) is one that it printed, in
%   its order, Said is what it remarked, and Failed is true if it gave up.  Verdict is
%   solved([]), fault(Sentences) or differs(Query, Yours, Reference, What).
%
%       ?- run_verdict("a.", run("b.", sets, "", "", ""), found([set(["a"], [])], "", false),
%                      found([set(["a"], []), set([], [])], "", false), Verdict).
%       Verdict = differs("b.", "{a}", "{} {a}", "an answer set is missing: {}").

run_verdict(Program, run(Query, Mode, _, _, Task), Yours, Right, Verdict) :-
    (   Yours = found(_, Said, true)
    ->  asp_fault(Said, Program, Fault),
        Verdict = fault([Fault])
    ;   Right = found(_, Said, true)
    ->  throw(error(lesson_reference(Said), _))
    ;   found_sets(Mode, Yours, Sets1),
        found_sets(Mode, Right, Sets0),
        (   Sets1 == Sets0
        ->  Verdict = solved([])
        ;   difference(Mode, Sets1, Sets0, What0),
            Yours = found(_, Said, _),
            Right = found(_, Said0, _),
            findall(Line, ( small_remark(Program, Task, Line)
                          ; undefined_atom(Said, Program, Atom),
                            \+ sub_string(Said0, _, _, _, Atom),
                            undefined_sentence(Atom, Line) ),
                    Lines),
            atomic_list_concat([What0|Lines], '\n', What1),
            atom_string(What1, What),
            maplist(sets_text, [Sets1, Sets0], [Text1, Text0]),
            Verdict = differs(Query, Text1, Text0, What)
        )
    ).

undefined_sentence(Atom, Sentence) :-
    (   sub_string(Atom, 0, _, _, "dif(")
    ->  Sentence = "ASP has no dif: write != between the two, such as X != Y"
    ;   format(string(Sentence), "no rule makes ~s true: is its name right?", [Atom])
    ).

%   Those that count, sorted: all; the best if there are costs; of consequences the last.

found_sets(Mode, found(Found, _, _), Sets) :-
    (   last(Found, Last)
    ->  (   Mode == sets
        ->  Last = set(_, Costs),
            findall(Set, ( member(set(Atoms, Costs), Found), sort(Atoms, Set) ), Sets0),
            sort(Sets0, Sets)
        ;   Last = set(Atoms, _),
            sort(Atoms, Set),
            Sets = [Set]
        )
    ;   Sets = []
    ).

difference(_, [], _, "it has no answer set") :-
    !.      % of consequences, too
difference(sets, Yours, Right, What) :-
    !,      % whole sets
    (   subtract(Right, Yours, [Missing|_])
    ->  set_text(Missing, Text),
        string_concat("an answer set is missing: ", Text, What)
    ;   subtract(Yours, Right, [Wrong|_]),
        set_text(Wrong, Text),
        string_concat("an answer set is too many: ", Text, What)
    ).
difference(_, _, [], "it has an answer set, and should have none") :-
    !.      % one that is wrong
difference(Mode, [Yours], [Right], What) :-
    (   subtract(Right, Yours, [Atom|_])
    ->  missing(Mode, Format)
    ;   subtract(Yours, Right, [Atom|_]),
        extra(Mode, Format)
    ),
    format(string(What), Format, [Atom]).

missing(brave, "~s is in no answer set, and should be in one").
missing(cautious, "~s should be in every answer set, and is not").

extra(brave, "~s is in an answer set, and should be in none").
extra(cautious, "~s is in every answer set, and should not be").

sets_text(Sets, Text) :-
    length(Sets, Number),
    (   Number =:= 0
    ->  Text = "no answer set"
    ;   (   Number > 6
        ->  length(Some, 6),
            append(Some, _, Sets),
            More is Number - 6,
            format(string(Last), "and ~d more", [More]),
            Rest = [Last]
        ;   Some = Sets,
            Rest = []
        ),
        maplist(set_text, Some, Shown0),
        append(Shown0, Rest, Shown),
        atomic_list_concat(Shown, ' ', Atom),
        atom_string(Atom, Text)
    ).

set_text(Atoms, Text) :-
    atomic_list_concat(Atoms, ', ', Inner),
    format(string(Text), "{~w}", [Inner]).

/** <examples>

?- answer_trials("", "a.", "% brave\n#show a/0.\nb.\nc.", "a :- b.", Trials).
?- answer_trials("", "a.", "#show a/0.\nb.", "#show.", Trials).
*/
