:- module(lessons_check,
          [ answer_verdict/5       % +Given, +Reference, +Queries, +Text, -Verdict
          ]).

/** <module> Whether an answer to an exercise is right, and where it is not

Two relations are compared by queries, the smallest first.  So the first query on which
they differ is a smallest one, and nothing in it is there by chance.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, subtract/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module(answer, [goal_result/5, relations_faults/3, text_module/4]).
:- use_module(guilty, [answer_slice_lines/6]).
:- use_module(meant, [answer_remarks/5]).

most(200).

%   An answer may take so many inferences: far more than the reference takes, and than a
%   small query needs.

inferences(Reference, Inferences) :- Inferences is max(20 000, 50 * Reference).

%!  answer_verdict(+Given, +Reference, +Queries, +Text, -Verdict) is det.
%
%   True when Verdict is the result for Text, a program that should define what Reference
%   defines.  All four are strings.  Given is loaded before each of the two; Queries
%   define query(Goal), which enumerates the goals that are asked.  Verdict is
%   solved(Remarks), sentences that do not fail it; fault(Sentences), where the program can't be asked; or differs(Query, Yours,
%   Reference, What), texts, for a smallest query that the two answer otherwise.  The
%   order of the answers does not matter.  If Text fails where it should hold, or does not
%   end, What goes on with the part of it that is to blame.
%
%       ?- answer_verdict("", "p(1).", "query(p(_)).", "p(2).", Verdict).
%       Verdict = differs("p(A)", "A = 2", "A = 1", "an answer is missing: A = 1").

answer_verdict(Given, Reference, Queries, Text, Verdict) :-
    in_modules(Right, Learner,
               verdict(Right, Learner, [Given, Reference, Queries], Given, Text, Verdict)).

:- meta_predicate in_modules(-, -, 0).

in_modules(Right, Learner, Goal) :-
    in_temporary_module(Right, lessons_check:named(Right),
        in_temporary_module(Learner, lessons_check:named(Learner), Goal)).

named(_).

verdict(Right, Learner, Texts, Given, Text, Verdict) :-
    text_module(Texts, Right, Faults0, _),
    (   Faults0 = [Fault|_]
    ->  throw(error(lesson_reference(Fault), _))
    ;   true
    ),
    text_module([Given,Text], Learner, Faults1, Warnings),
    findall(Goal, Right:query(Goal), Goals),
    (   Faults1 = [_|_]
    ->  Verdict = fault(Faults1)
    ;   findall(Name/Arity, ( member(Goal, Goals), functor(Goal, Name, Arity) ), All0),
        sort(All0, All),
        relations_faults(Learner, All, Faults2),
        (   Faults2 = [_|_]
        ->  Verdict = fault(Faults2)
        ;   smallest_first(Goals, Sorted),
            compared(Sorted, Right, Learner, Text, Verdict0),
            answer_remarks(Verdict0, [Text|Texts], Goals, Right-Learner, Remarks),
            append(Remarks, Warnings, Said),
            warned(Verdict0, Said, Verdict)
        )
    ).

%   Names that may be misspelt are told with the difference.

warned(Verdict0, Warnings, Verdict) :-
    (   Verdict0 = differs(Query, Yours, Reference, What0)
    ->  atomic_list_concat([What0|Warnings], '\n', What1),
        atom_string(What1, What),
        Verdict = differs(Query, Yours, Reference, What)
    ;   Verdict = Verdict0
    ).

%   The size of a term: that of a list or a number in it counts.

smallest_first(Goals, Sorted) :-
    map_list_to_pairs(term_measure, Goals, Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Sorted).

term_measure(Term, Size) :-
    (   var(Term)
    ->  Size = 0
    ;   integer(Term)
    ->  Size is abs(Term) + 1
    ;   compound(Term)
    ->  Term =.. [_|Args],
        foldl(with_measure, Args, 1, Size)
    ;   Size = 1
    ).

with_measure(Term, Size0, Size) :-
    term_measure(Term, Size1),
    Size is Size0 + Size1.

compared([], _, _, _, solved([])).
compared([Goal|Goals], Right, Learner, Text, Verdict) :-
    most(Most),
    statistics(inferences, Before),
    goal_result(Right, Goal, Most, 5 000 000, Result0),
    statistics(inferences, After),
    inferences(After - Before, Inferences),
    goal_result(Learner, Goal, Most, Inferences, Result1),
    (   Result0 = result(_, end)
    ->  true
    ;   goal_text(Goal, Query),
        throw(error(lesson_reference(Query), _))
    ),
    (   difference(Result1, Result0, What0)
    ->  goal_text(Goal, Query),
        answer_slice_lines(Text, Right:Goal, Learner, Result1, Result0, Lines),
        atomic_list_concat([What0|Lines], '\n', What1),
        atom_string(What1, What),
        result_text(Result1, Yours),
        result_text(Result0, Reference),
        Verdict = differs(Query, Yours, Reference, What)
    ;   compared(Goals, Right, Learner, Text, Verdict)
    ).

difference(result(_, error(Text)), _, What) :-
    format(string(What), "it ends with an error: ~s", [Text]).
difference(result(_, endless), _, "it does not come to an end").
difference(result(_, memory), _, "it needs more and more memory").
difference(result(Yours, End), result(Right, _), What) :-
    memberchk(End, [end, more]),
    (   subtract(Right, Yours, [Missing|_])
    ->  answer_text("an answer is missing", Missing, What)
    ;   subtract(Yours, Right, [Wrong|_])
    ->  answer_text("an answer is too many", Wrong, What)
    ;   msort(Yours, Sorted),
        msort(Right, Sorted0),
        Sorted \== Sorted0,
        member(Answer, Yours),
        aggregate_all(count, member(Answer, Yours), Number),
        aggregate_all(count, member(Answer, Right), Number0),
        Number =\= Number0
    ->  (   Answer == "true"
        ->  Shown = "it"
        ;   Shown = Answer
        ),
        format(string(What), "~s is answered ~d times instead of ~d", [Shown, Number, Number0])
    ).

answer_text(What0, Answer, What) :-
    (   Answer == "true"
    ->  (   What0 == "an answer is missing"
        ->  What = "it fails where it should hold"
        ;   What = "it holds where it should fail"
        )
    ;   format(string(What), "~s: ~s", [What0, Answer])
    ).

result_text(result(Answers, End), Text) :-
    length(Answers, Number),
    findall(Answer, ( nth1(N, Answers, Answer), N =< 8 ), Shown0),
    (   Number > 8
    ->  More is Number - 8,
        format(string(Last), "and ~d more", [More]),
        append(Shown0, [Last], Shown1)
    ;   Shown1 = Shown0
    ),
    end_text(End, Ends),
    append(Shown1, Ends, Shown),
    (   Shown == []
    ->  Text = "false"
    ;   atomic_list_concat(Shown, ' ; ', Atom),
        atom_string(Atom, Text)
    ).

end_text(end, []).
end_text(more, ["..."]).
end_text(endless, ["no end"]).
end_text(memory, ["no end of memory"]).
end_text(error(Text), [Shown]) :-
    string_concat("ERROR: ", Text, Shown).

goal_text(Goal, Text) :-
    copy_term(Goal, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [quoted(true), numbervars(true), spacing(next_argument)]]).

/** <examples>

?- answer_verdict("", "p(1).", "query(p(_)).", "p(1) :- p(1).", Verdict).
?- answer_verdict("", "p(1).", "query(p(_)).", "p(X) :- halt.", Verdict).
*/
