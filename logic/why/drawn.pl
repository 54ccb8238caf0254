:- module(why_drawn,
          [ tree_rows/2,             % +Tree, -Rows
            rows_lines/2,            % +Rows, -Lines
            rows_sentence/2          % +Rows, -Sentence
          ]).

/** <module> A search tree in rows

A row is row(Depth, Start, Says, Place, Bindings, Node).  Node is goal(Text, Rest), a goal and the
goals behind it, or end(Kind, Text), the end of a branch.  Says tells how the search came there,
Place is File-Line of the clause, or `none`, and Bindings are what it bound.  Start is `branch` for
the first row of one of several branches, which stand one level deeper; else it is `same`.

The rows are in the order in which Prolog meets them: they are the steps of the search.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).

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

?- goal_names_tree(( member(X, [1,2]), X > 1 ), ['X'=X], most(20, 10), Tree),
   tree_rows(Tree, Rows), rows_lines(Rows, Lines).
*/
