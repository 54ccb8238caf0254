:- module(why_lines,
          [ proofs_depth_lines/3,    % +Proofs, +Depth, -Lines
            failures_lines/2,        % +Failures, -Lines
            goal_text/2              % +Goal, -Text
          ]).

/** <module> Reasons as lines of text
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module(constraints, [constraint_texts/2]).

%!  proofs_depth_lines(+Proofs, +Depth, -Lines) is det.
%
%   True when Lines are the texts of Proofs, a line a goal, those of its clause
%   below it and further in, Depth levels of them.
%
%       ?- proofs_depth_lines([proof(p, clause('g.pl', 7), [proof(1 < 2, library, [])])], 2, L).
%       L = ["p                                       % g.pl:7", "    1<2"].

proofs_depth_lines(Proofs, Depth, Lines) :-
    phrase(proofs_lines(Proofs, 0, Depth), Lines).

proofs_lines([], _, _) --> [].
proofs_lines([Proof|Proofs], Level, Depth) -->
    (   { Level < Depth }
    ->  proof_lines(Proof, Level, Depth),
        proofs_lines(Proofs, Level, Depth)
    ;   { proofs_count([Proof|Proofs], Count),
          Indent is 4 * Level,
          format(string(Line), "~t~*|... ~D more", [Indent, Count])
        },
        [Line]
    ).

proof_lines(proof(Goal, By, Proofs), Level, Depth) -->
    { Indent is 4 * Level,
      goal_text(Goal, Text),
      by_text(By, Place),
      (   Place == ""
      ->  format(string(Line), "~t~*|~s", [Indent, Text])
      ;   format(string(Line), "~t~*|~s~t ~40|~s", [Indent, Text, Place])
      ),
      Level1 is Level + 1
    },
    [Line],
    inner_lines(By, Proofs, Level1, Depth).

%   Of the answers that findall/3 collects, and others like it, the first are told.

inner_lines(By, Proofs, Level, Depth) -->
    (   { By == all,
          Level < Depth,
          length(Proofs, Number),
          Number > 3 }
    ->  { Proofs = [First,Second|_],
          Indent is 4 * Level,
          More is Number - 2,
          format(string(Line), "~t~*|... ~D more like these", [Indent, More])
        },
        proofs_lines([First,Second], Level, Depth),
        [Line]
    ;   proofs_lines(Proofs, Level, Depth)
    ).

by_text(clause(File, Line), Text) :-
    file_base_name(File, Name),
    format(string(Text), "% ~w:~d", [Name, Line]).
by_text(table, "% tabled").
by_text(not, "% it fails").
by_text(if, "").
by_text(all, "").
by_text(library, "").

proofs_count(Proofs, Count) :-
    foldl(proof_count, Proofs, 0, Count).

proof_count(proof(_, _, Proofs), Count0, Count) :-
    Count1 is Count0 + 1,
    foldl(proof_count, Proofs, Count1, Count).

%!  failures_lines(+Failures, -Lines) is det.
%
%   True when Lines are the texts of Failures, of many the first.
%
%       ?- failures_lines([failure(2, 1 > 2), failure(1, p)], Lines).
%       Lines = ["No answer. These goals failed, the deepest first:", "    1>2", "    p"].

failures_lines(Failures, ["No answer. These goals failed, the deepest first:"|Lines]) :-
    length(Failures, Number),
    (   Number > 40
    ->  length(First, 40),
        append(First, _, Failures),
        maplist(failure_line, First, Lines0),
        More is Number - 40,
        format(string(Last), "    ... ~D more", [More]),
        append(Lines0, [Last], Lines)
    ;   maplist(failure_line, Failures, Lines)
    ).

failure_line(failure(_, Goal), Line) :-
    goal_text(Goal, Text),
    string_concat("    ", Text, Line).

%!  goal_text(+Goal, -Text) is det.
%
%   True when Text is Goal as it is typed, its variables named A, B, ..., and what its variables
%   are held to.  A condition that was decided (../reified.pl) is told as such.
%
%       ?- goal_text(member(_, [a, _]), Text).
%       Text = "member(A, [a, B])".
%
%       ?- goal_text(=(1, 2, false), Text).
%       Text = "1 is not 2".

goal_text(Goal, Text) :-
    (   nonvar(Goal),
        Goal = =(X, Y, Truth),
        truth_format(Truth, Format)
    ->  term_text(X, TextX),
        term_text(Y, TextY),
        format(string(Text), Format, [TextX, TextY])
    ;   term_text(Goal, Text)
    ).

truth_format(Truth, "~s = ~s") :- Truth == true.
truth_format(Truth, "~s is not ~s") :- Truth == false.

term_text(Goal, Text) :-
    copy_term(Goal, Named, Constraints),
    numbervars(Named-Constraints, 0, _),
    format(string(Text0), "~W", [Named, [quoted(true), numbervars(true), portray(true),
                                         spacing(next_argument)]]),
    maplist(constraint_texts, Constraints, Lists),
    append([[Text0]|Lists], Texts),
    atomic_list_concat(Texts, ', ', Text1),
    atom_string(Text1, Text).

/** <examples>

?- goal_text(append(Xs, [1], Ys), Text).
?- proofs_depth_lines([proof(p, all, [proof(q, table, [])])], 2, Lines).
*/
