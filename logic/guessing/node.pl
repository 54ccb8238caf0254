:- module(guessing_node,
          [ set_asked/5,           % +Set, +Number, +Sheet, -Question, -AnswersClasses
            set_end/3              % +Set, +Sheet, -Tree
          ]).

/** <module> Node: how a question divides a set of secrets, and the end of a tree */

:- use_module(library(lists), [member/2]).
:- use_module(sheet, [sheet_answer/3, sheet_ends/2, sheet_known/4, sheet_own/3, sheet_question/3, sheet_row/3,
                      sheet_secret/3]).

%!  set_asked(+Set, +Number, +Sheet, -Question, -AnswersClasses) is det.
%
%   True when question Number is Question, and it divides Set into the pairs Answer-Class of
%   AnswersClasses.  The secret that it names is in no class.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          set_asked(0b011, 1, Sheet, Question, AnswersClasses).
%       Question = d, AnswersClasses = [no-1, yes-2].

set_asked(Set, Number, Sheet, Question, AnswersClasses) :-
    sheet_question(Sheet, Number, Question),
    sheet_row(Sheet, Number, Row),
    sheet_own(Sheet, Number, Own),
    Others is Set /\ \ Own,
    findall(Answer-Class,
            ( member(N-Class0, Row),
              Class is Class0 /\ Others,
              Class =\= 0,
              sheet_answer(Sheet, N, Answer) ),
            AnswersClasses).

%!  set_end(+Set, +Sheet, -Tree) is semidet.
%
%   True when Set has one secret, or only such that need not be told apart, and Tree is its tree: a
%   leaf, or the question that asks it.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          set_end(0b100, Sheet, Tree).
%       Tree = secret(c).

set_end(Set, Sheet, Tree) :-
    Set =\= 0,
    Number is lsb(Set) + 1,
    sheet_known(Sheet, Set, Number, 0),
    sheet_secret(Sheet, Number, Secret),
    sheet_ends(Sheet, Ends),
    end_tree(Ends, Secret, Tree).

end_tree(known, Secret, secret(Secret)).
end_tree(asked, Secret, node(Secret, 1, [])).

/** <examples>

?- module_sheet(guessing_ship, inf, Sheet), set_asked(0b11111, 1, Sheet, Question, AnswersClasses).
*/
