:- module(lessons_limits,
          [ lesson_limit/2         % ?Of, -Limit
          ]).

/** <module> How much an answer may take, natively and on a page
*/

%!  lesson_limit(?Of, -Limit) is nondet.
%
%   True when Limit is the most that is allowed of the following:
%
%     - characters: of the text of an answer;
%     - steps: inferences for a query, or fifty times as many as the reference takes;
%     - first_steps: the same, before we try to prove that there is no end;
%     - all_steps: inferences for all queries together;
%     - reference_steps: what the reference itself may take;
%     - stack: bytes of memory for a query;
%     - answers: of a query that are compared;
%     - sets: answer sets that are compared.
%
%       ?- lesson_limit(sets, Sets).
%       Sets = 500.

lesson_limit(characters, 100 000).
lesson_limit(steps, 3 000 000).
lesson_limit(first_steps, 20 000).
lesson_limit(all_steps, 20 000 000).
lesson_limit(reference_steps, 5 000 000).
lesson_limit(stack, 100 000 000).
lesson_limit(answers, 200).
lesson_limit(sets, 500).

/** <examples>

?- lesson_limit(Of, Limit).
*/
