:- module(guessing_blacks_only,
          [ blacks_rules/3         % +Pegs, +Colours, -Rules
          ]).

/** <module> Blacks only: how many symbols are right and in the right place

Code breaking in which the answer says nothing else.  NAME is the game of 3 pegs and 3
colours, which may be repeated: 5 guesses at worst.

The same as blacks_only.lp.
*/

:- use_module(library(apply), [maplist/2]).

%!  blacks_rules(+Pegs, +Colours, -Rules) is det.
%
%   True when Rules (../definition.pl) are those with so many Pegs and Colours.

blacks_rules(Pegs, Colours, rules(asked, guessing_blacks_only:code(Pegs, Colours),
                                  guessing_blacks_only:code(Pegs, Colours),
                                  guessing_blacks_only:question_secret_answer)).

code(Pegs, Colours, Code) :-
    length(Code, Pegs),
    maplist(between(1, Colours), Code).

ends(asked).

secret(Code) :- code(3, 3, Code).

question(Code) :- code(3, 3, Code).

question_secret_answer([], [], 0).
question_secret_answer([X|Xs], [Y|Ys], Black) :-
    question_secret_answer(Xs, Ys, Black0),
    (   X =:= Y
    ->  Black is Black0 + 1
    ;   Black = Black0
    ).

/** <examples>

?- blacks_rules(2, 2, Rules), rules_secrets(Rules, Secrets), rules_least(Rules, Secrets, 4, Total).
*/
