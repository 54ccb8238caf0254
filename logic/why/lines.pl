:- module(why_lines,
          [ proofs_depth_lines/3,    % +Proofs, +Depth, -Lines
            failures_lines/2,        % +Failures, -Lines
            goal_text/2,             % +Goal, -Text
            plain_proofs/2,          % +Proofs0, -Proofs
            plain_failures/2,        % +Failures0, -Failures
            goal_failure_sentence/2, % +Goal, -Sentence
            constraint_goals/2,      % +Constraint, -Goals
            constraint_texts/2,      % +Constraint, -Texts
            tree_rows/2,             % +Tree, -Rows
            rows_lines/2,            % +Rows, -Lines
            rows_sentence/2          % +Rows, -Sentence
          ]).

/** <module> Reasons as lines of text

Reasons, and terms as they are typed; then what needs no reason, what a failure means in the words of
a game, constraints as a person writes them, and search trees in rows.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, append/3, last/2, member/2, numlist/3]).

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
        compound_name_arguments(Goal, Name, [A,B]),
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

% ---- A search tree in rows ----
%
%   A row is row(Depth, Start, Says, Place, Bindings, Node).  Node is goal(Text, Rest), a goal and the
%   goals behind it, or end(Kind, Text), the end of a branch.  Says tells how the search came there,
%   Place is File-Line of the clause, or `none`, and Bindings are what it bound.  Start is `branch` for
%   the first row of one of several branches, which stand one level deeper; else it is `same`.  The rows
%   are in the order in which Prolog meets them: they are the steps of the search.

%!  tree_rows(+Tree, -Rows) is det.
%
%   True when Rows draw Tree, a tree of search_tree.pl.
%
%       ?- tree_rows(tree("p(X)", [], [branch(answer, ["X = 1"], answer(["X = 1"]))]), Rows).
%       Rows = [ row(0, same, "", none, [], goal("p(X)", [])),
%                row(0, same, "It holds.", none, ["X = 1"], end(answer, "Answer: X = 1.")) ].

tree_rows(Tree, Rows) :-
    phrase(tree_rows(Tree, 0, same, "", none, []), Rows).

tree_rows(Tree, Depth, Start, Says, Place, Bindings) -->
    (   { Tree = tree(Text, Rest, Branches) }
    ->  [row(Depth, Start, Says, Place, Bindings, goal(Text, Rest))],
        branches_rows(Branches, Depth)
    ;   { ending(Tree, Kind, Text) },
        [row(Depth, Start, Says, Place, Bindings, end(Kind, Text))]
    ).

branches_rows([], Depth) --> !,
    [row(Depth, same, "", none, [], end(fails, "It fails."))].
branches_rows([Branch], Depth) -->
    { Branch \= branch(inside(_), _, _) },
    !,
    branch_rows(Branch, Depth, same).
branches_rows(Branches, Depth) -->
    { Below is Depth + 1 },
    many_rows(Branches, Below),
    (   { Branches = [branch(inside(What), _, Tree)],
          settled(Tree),
          failure(What, Text) }
    ->  [row(Depth, same, "", none, [], end(fails, Text))]
    ;   []
    ).

failure(not, "It fails: the goal inside has an answer.").
failure(all, "It fails.").

many_rows([], _) --> [].
many_rows([Branch|Branches], Depth) -->
    branch_rows(Branch, Depth, branch),
    many_rows(Branches, Depth).

branch_rows(branch(By, Bindings, Tree), Depth, Start) -->
    { by_words(By, Says, Place) },
    tree_rows(Tree, Depth, Start, Says, Place, Bindings).

%   The run inside came to its end.

settled(Tree) :-
    \+ has_part(Tree, unseen(_)),
    \+ has_part(Tree, error(_)).

has_part(Tree, Part) :-
    (   Tree = Part
    ;   Tree = tree(_, _, Branches),
        member(branch(_, _, Inner), Branches),
        has_part(Inner, Part)
    ).

by_words(clause(Number, File, Line), Says, File-Line) :-
    format(string(Says), "Clause ~d fits.", [Number]).
by_words(library, "A clause of the library fits.", none).
by_words(answer, "It holds.", none).
by_words(truth(true), "Yes.", none).
by_words(truth(false), "No.", none).
by_words(if, "First the condition.", none).
by_words(else, "Otherwise.", none).
by_words(first, "Either.", none).
by_words(second, "Or.", none).
by_words(cut, "It removes the branches that are left.", none).
by_words(inside(_), "The goal inside, by itself.", none).
by_words(holds, "The goal inside has no answer: the negation holds.", none).
by_words(error, "", none).
by_words(more, "Its other answers.", none).

ending(answer([]), answer, "Answer: true.").
ending(answer([Text|Texts]), answer, Answer) :-
    atomic_list_concat([Text|Texts], ', ', All),
    format(string(Answer), "Answer: ~w.", [All]).
ending(found, found, "It holds inside.").
ending(untried(cut), cut, "Cut away.").
ending(untried(condition), cut, "Not tried: the condition holds.").
ending(untried(enough), cut, "Not tried: one answer is enough.").
ending(unseen(nodes), unseen, "Not drawn: the tree has too many goals.").
ending(unseen(depth), unseen, "Not drawn: this branch is too long. It may have no end.").
ending(unseen(error), cut, "Not tried, because of the error.").
ending(error(Error0), error, Text) :-
    ( Error0 = error(Formal, _) -> Error = error(Formal, _) ; Error = Error0 ),
    phrase('$messages':translate_message(Error), Parts),
    with_output_to(string(Said), print_message_lines(current_output, '', Parts)),
    split_string(Said, "", " \n", [Trimmed]),
    format(string(Text), "It stops with an error: ~s", [Trimmed]).

%!  rows_lines(+Rows, -Lines) is det.
%
%   True when Lines are Rows as lines of text, each one step further in than the goal that it comes from.
%
%       ?- rows_lines([ row(0, same, "", none, [], goal("p", [])),
%                       row(0, same, "It holds.", none, [], end(answer, "Answer: true.")) ], Lines).
%       Lines = ["?- p.", "  It holds. Answer: true."].

rows_lines(Rows, Lines) :-
    phrase(rows_lines(Rows, []), Lines).

%   Above are the goals whose branches may follow, Depth-Level, the innermost first.

rows_lines([], _) --> [].
rows_lines([Row|Rows], Above0) -->
    { Row = row(Depth, Start, _, _, _, Node),
      ( Start == branch -> Outer is Depth - 1 ; Outer = Depth ),
      above(Above0, Outer, Above),
      ( Above = [_-Level0|_] -> Level is Level0 + 1 ; Level = 0 ),
      row_line(Row, Level, Line),
      ( Node = goal(_, _) -> Below = [Depth-Level|Above] ; Below = Above )
    },
    [Line],
    rows_lines(Rows, Below).

above([Depth-Level|Above0], Outer, Above) :-
    ( Depth =< Outer -> Above = [Depth-Level|Above0] ; above(Above0, Outer, Above) ).
above([], _, []).

row_line(row(_, _, Says0, Place, Bindings, Node), Level, Line) :-
    Indent is 2 * Level,
    placed(Place, Says0, Says),
    bindings_text(Bindings, Bound),
    node_text(Node, Text),
    findall(Part, ( member(Part, [Says,Bound,Text]), Part \== "" ), Parts),
    atomic_list_concat(Parts, ' ', Whole),
    format(string(Line), "~t~*|~w", [Indent, Whole]).

placed(none, Says, Says).
placed(File-Line, Says0, Says) :-
    file_base_name(File, Name),
    string_concat(Words, ".", Says0),
    format(string(Says), "~s, ~w:~d.", [Words, Name, Line]).

bindings_text([], "").
bindings_text([Binding|Bindings], Text) :-
    atomic_list_concat([Binding|Bindings], ', ', All),
    format(string(Text), "~w.", [All]).

node_text(goal(Goal, Rest), Text) :-
    atomic_list_concat([Goal|Rest], ', ', All),
    format(string(Text), "?- ~w.", [All]).
node_text(end(_, Text), Text).

%!  rows_sentence(+Rows, -Sentence) is det.
%
%   True when Sentence says how the branches of Rows end, and whether there are more of them.
%
%       ?- rows_sentence([row(0, same, "", none, [], end(fails, "It fails."))], Sentence).
%       Sentence = "0 answers, 1 branch fails.".

rows_sentence(Rows, Sentence) :-
    rows_count(Rows, end(answer, _), Answers),
    plural(Answers, "1 answer", "~d answers", AnswersText),
    findall(Text, ( ended(Kind, One, Many),
                    rows_count(Rows, end(Kind, _), Count),
                    Count > 0,
                    plural(Count, One, Many, Text) ), Texts),
    atomic_list_concat([AnswersText|Texts], ', ', Ends),
    rows_count(Rows, goal(_, _), Goals),
    (   rows_count(Rows, end(unseen, _), 0)
    ->  More = ""
    ;   format(string(More), " The tree goes on: only its first ~D goals are drawn.", [Goals])
    ),
    format(string(Sentence), "~w.~s", [Ends, More]).

ended(fails, "1 branch fails", "~d branches fail").
ended(cut, "1 is not tried", "~d are not tried").
ended(error, "1 stops with an error", "~d stop with an error").

rows_count(Rows, Node, Count) :-
    aggregate_all(count, member(row(_, _, _, _, _, Node), Rows), Count).

plural(Count, One, Many, Text) :-
    ( Count =:= 1 -> Text = One ; format(string(Text), Many, [Count]) ).

/** <examples>

?- goal_text(append(Xs, [1], Ys), Text).
?- proofs_depth_lines([proof(p, all, [proof(q, table, [])])], 2, Lines).
?- plain_failures([failure(1, a == b)], Failures).
?- goal_names_tree(( member(X, [1,2]), X > 1 ), ['X'=X], most(20, 10), Tree),
   tree_rows(Tree, Rows), rows_lines(Rows, Lines).
*/
