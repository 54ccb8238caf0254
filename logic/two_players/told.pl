:- module(two_players_told,
          [ told_answer/2,         % +Question, -Answer
            answer_told/2          % +Question, +Answer
          ]).

/** <module> What somebody else tells of a game whose rules are for clingo

The caller, who has clingo, asks the rules.  If a question has no answer yet, the error
untold(Question) is thrown.  The caller tells the answer, and asks again.  A question is

  - words(File): the answer is words(Terms, Words) (../sheets/facts.pl) if the roles of the game
    move at the same time, and `none` if they move by turns;
  - standing(File, Moves), after these moves: the answer is standing(Roles, End, Turn, Legal,
    Goals, Shown), texts (standing.pl);
  - choice(File, Moves, Depth, Seed), what a program plays that looks Depth plies deep, and at
    depth 0 at random: the answer is a move.
*/

:- dynamic told_of/3.

%!  told_answer(+Question, -Answer) is det.
%
%   True when Answer was told to Question about the game in a file, as the file is now.
%
%       ?- catch(told_answer(standing('mine.lp', []), _), error(untold(Question), _), true).
%       Question = standing('mine.lp', []).

told_answer(Question, Answer) :-
    question_time(Question, Time),
    (   told_of(Question, Time, Answer0)
    ->  Answer = Answer0
    ;   throw(error(untold(Question), _))
    ).

question_time(Question, Time) :-
    arg(1, Question, File),
    ( exists_file(File) -> time_file(File, Time) ; Time = none ).

%!  answer_told(+Question, +Answer) is det.
%
%   From now on Answer is the one to Question, until the file changes.
%
%       ?- answer_told(choice('mine.lp', [], 0, 1), "go"),
%          told_answer(choice('mine.lp', [], 0, 1), Answer).
%       Answer = "go".

answer_told(Question, Answer) :-
    question_time(Question, Time),
    retractall(told_of(Question, _, _)),
    assertz(told_of(Question, Time, Answer)).

/** <examples>

?- answer_told(choice('mine.lp', [], 2, 1), "stay"), told_answer(choice('mine.lp', [], 2, 1), Move).
*/
