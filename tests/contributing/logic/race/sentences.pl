:- module(race_sentences,
          [ ended_sentence/4,      % +Kind, +Winner, +You, -Sentence
            step_sentence/2        % ?Step, -Sentence
          ]).

/** <module> What is said of the race
*/

:- use_module(library(lists), [nth1/3]).

%!  ended_sentence(+Kind, +Winner, +You, -Sentence) is det.
%
%   True when Sentence tells that Winner won.  You is the seat of the only person, or 0.
%
%       ?- ended_sentence(reached, 1, 2, Sentence).
%       Sentence = "The first player reaches 21 and wins.".

ended_sentence(reached, Winner, Winner, "You reach 21 and win.") :- !.
ended_sentence(reached, Winner, _, Sentence) :- !,
    nth1(Winner, ["first","second"], Name),
    format(string(Sentence), "The ~s player reaches 21 and wins.", [Name]).
ended_sentence(resigned, Winner, You, Sentence) :-
    nth1(Winner, ["first","second"], Name),
    (   You =:= 3 - Winner
    ->  Who = "You resign"
    ;   Who = "The other player resigns"
    ),
    format(string(Sentence), "~s: the ~s player wins.", [Who, Name]).

%!  step_sentence(?Step, -Sentence) is semidet.
%
%   True when Sentence is a hint to add Step, or says that `none` wins.

step_sentence(none, "No step wins against the best play.") :- !.
step_sentence(Step, Sentence) :-
    format(string(Sentence), "Add ~d: then the other player can't win.", [Step]).

/** <examples>

?- step_sentence(2, Sentence).
*/
