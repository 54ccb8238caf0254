:- module(why_lines,
          [ proofs_depth_lines/3,    % +Proofs, +Depth, -Lines
            failures_lines/2,        % +Failures, -Lines
            goal_text/2,             % +Goal, -Text
            plain_proofs/2,          % +Proofs0, -Proofs
            plain_failures/2,        % +Failures0, -Failures
            goal_failure_sentence/2, % +Goal, -Sentence
            constraint_goals/2,      % +Constraint, -Goals
            constraint_texts/2       % +Constraint, -Texts
          ]).

/** <module> Reasons as lines of text

Reasons, and terms as they are typed; then what needs no reason, what a failure means in the words of
a game, and constraints as a person writes them.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, append/3, last/2, numlist/3]).

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
by_text(above, "% see above").
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
%   are held to.  A condition that was decided (../shared/reified.pl) is told as such.
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

% ---- Reasons without what needs none ----

%!  plain_proofs(+Proofs0, -Proofs) is det.
%
%   True when Proofs are Proofs0, at each level, without goals that are true by themselves, such as a
%   unification or a test of a type.  Of if_/3 there are its condition and the branch that was taken,
%   in its place.
%
%       ?- plain_proofs([proof(p, table, []), proof(1 = 1, library, [])], Proofs).
%       Proofs = [proof(p, table, [])].

plain_proofs([], []).
plain_proofs([Proof|Proofs0], Proofs) :-
    Proof = proof(Goal, By, Inner0),
    (   trivial(Goal, By)
    ->  plain_proofs(Proofs0, Proofs)
    ;   By == if
    ->  append(Inner0, Proofs0, Proofs1),
        plain_proofs(Proofs1, Proofs)
    ;   plain_proofs(Inner0, Inner),
        Proofs = [proof(Goal, By, Inner)|Proofs1],
        plain_proofs(Proofs0, Proofs1)
    ).

trivial(Goal, By) :-
    memberchk(By, [library, clause(_, _), all]),
    trivial(Goal).

trivial(true).
trivial(_ = _).
trivial(nonvar(_)).
trivial(var(_)).
trivial(ground(_)).
trivial(callable(_)).
trivial(is_list(_)).
trivial(must_be(_, _)).
trivial(needed(_, _, _)).

%!  plain_failures(+Failures0, -Failures) is det.
%
%   True when Failures are Failures0 without those of a condition and of if_/3: their branches tell
%   more.
%
%       ?- plain_failures([failure(2, 1 == 2), failure(1, p)], Failures).
%       Failures = [failure(1, p)].

plain_failures(Failures0, Failures) :-
    exclude(of_condition, Failures0, Failures1),
    (   Failures1 == []
    ->  Failures = Failures0
    ;   Failures = Failures1
    ).

of_condition(failure(_, Goal)) :-
    of_condition_goal(Goal).

of_condition_goal(_ == _).
of_condition_goal(nonvar(_)).
of_condition_goal(var(_)).
of_condition_goal(=(_, _, _)).
of_condition_goal(if_(_, _, _)).

% ---- What it means, in the words of its game, that a relation fails ----
%
%   A game's sentences.pl has a clause failure_phrase(Goal, Format, Args) for each relation that its
%   definition exports: Args are put into Format, each as it is typed.

:- multifile failure_phrase/3.

%!  goal_failure_sentence(+Goal, -Sentence) is semidet.
%
%   True when Sentence says what it means that Goal fails.
%
%       ?- goal_failure_sentence(guess_secret_feedback([1,2], [2,2], 0-1), Sentence).
%       Sentence = "Guess [1, 2], secret [2, 2]: the feedback is 1-0, not 0-1; place 1: 1 is not 2.".

goal_failure_sentence(Goal, Sentence) :-
    copy_term_nat(Goal, Copy),
    catch(once(failure_phrase(Copy, Format, Args)), error(_, _), fail),
    maplist(argument_text, Args, Texts),
    format(string(Sentence), Format, Texts).

argument_text(Arg, Text) :-
    (   string(Arg)
    ->  Text = Arg
    ;   goal_text(Arg, Text)
    ).

% ---- Constraints as a person writes them ----

%!  constraint_goals(+Constraint, -Goals) is det.
%
%   True when Goals say what Constraint says.  Constraint is what copy_term/3 says of a variable.  A
%   domain of library(clpfd) with few gaps is told by its bounds and its gaps.
%
%       ?- constraint_goals(clpfd:in(X, ..(inf, 0)), Goals).
%       Goals = [#=<(X, 0)].

constraint_goals(Constraint0, Goals) :-
    strip_module(Constraint0, _, Constraint),
    (   Constraint =.. [in,Variable,Domain],
        once(phrase(intervals(Domain), Intervals)),
        domain_goals(Intervals, Variable, Goals0)
    ->  Goals = Goals0
    ;   Goals = [Constraint]
    ).

intervals(Domain) --> { Domain =.. [\/,A,B] }, !, intervals(A), intervals(B).
intervals(Domain) --> { Domain =.. ['..',From,To] }, !, [From-To].
intervals(Value) --> { integer(Value) }, [Value-Value].

domain_goals(Intervals, Variable, Goals) :-
    Intervals = [From-_|_],
    last(Intervals, _-To),
    gaps(Intervals, Gaps),
    length(Gaps, Number),
    Number =< 3,
    bounds_goals(From, To, Variable, Bounds),
    ( Gaps = [_|_] ; Bounds = [_|_] ),
    !,
    maplist(other_goal(Variable), Gaps, Goals1),
    append(Bounds, Goals1, Goals).

other_goal(Variable, Value, #\=(Variable, Value)).

%   The values that are missing between the first interval and the last, four of them at most.

gaps([_-To|Intervals], Gaps) :-
    gaps(Intervals, To, Gaps).

gaps([], _, []).
gaps([From-To|Intervals], To0, Gaps) :-
    First is To0 + 1,
    Last is min(From - 1, To0 + 4),
    numlist(First, Last, Here),
    gaps(Intervals, To, Others),
    append(Here, Others, Gaps).

bounds_goals(inf, sup, _, []) :- !.
bounds_goals(inf, To, Variable, [#=<(Variable, To)]) :- !.
bounds_goals(From, sup, Variable, [#>=(Variable, From)]) :- !.
bounds_goals(From, To, Variable, [in(Variable, '..'(From, To))]).

%!  constraint_texts(+Constraint, -Texts) is det.
%
%   True when Texts tell Constraint, what copy_term/3 says of a variable, with its variables named
%   (numbervars/3).
%
%       ?- constraint_texts(clpfd:in('$VAR'(0), ..(inf, 0) \/ ..(2, sup)), Texts).
%       Texts = ["A #\\= 1"].

constraint_texts(Constraint, Texts) :-
    constraint_goals(Constraint, Goals),
    maplist(constraint_text, Goals, Texts).

constraint_text(Goal, Text) :-
    (   compound(Goal),
        Goal =.. [Name,A,B],
        operator(Name)
    ->  written(A, TextA),
        side_text(Name, B, TextB),
        format(string(Text), "~s ~w ~w", [TextA, Name, TextB])
    ;   written(Goal, Text)
    ).

side_text(Name, Side, Text) :-
    (   Name == in,
        once(phrase(intervals(Side), Intervals))
    ->  maplist(interval_text, Intervals, Parts),
        atomic_list_concat(Parts, ' \\/ ', Text)
    ;   written(Side, Text)
    ).

interval_text(From-To, Text) :-
    ( From == To -> format(string(Text), "~w", [From]) ; format(string(Text), "~w..~w", [From, To]) ).

operator(#=).
operator(#\=).
operator(#<).
operator(#>).
operator(#=<).
operator(#>=).
operator(in).

written(Term, Text) :-
    format(string(Text), "~W", [Term, [ quoted(true), numbervars(true), portray(true),
                                        spacing(next_argument), max_depth(60), module(clpfd) ]]).

/** <examples>

?- goal_text(append(Xs, [1], Ys), Text).
?- proofs_depth_lines([proof(p, all, [proof(q, table, [])])], 2, Lines).
?- plain_failures([failure(1, a == b)], Failures).
*/
