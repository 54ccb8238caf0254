:- module(why_phrases,
          [ goal_failure_sentence/2    % +Goal, -Sentence
          ]).

/** <module> What it means, in the words of its game, that a relation fails

A game's sentences.pl has a clause failure_phrase(Goal, Format, Args) for each relation that its
definition exports: Args are put into Format, each as it is typed.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(lines, [goal_text/2]).

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

/** <examples>

?- goal_failure_sentence(board_column_board([[],[],[],[],[],[],[]], 8, _), Sentence).
*/
