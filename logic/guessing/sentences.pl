:- module(guessing_sentences,
          [ thought_sentence/3,    % +Count, +Secret, -Sentence
            contradiction_sentence/2, % +Turns, -Sentence
            no_text_sentence/4,    % +Text, +What, +Texts, -Sentence
            found_sentence/3,      % +Secret, +Count, -Sentence
            given_up_sentence/5,   % +Number, +You, +Told, +Count, -Sentence
            next_sentence/4,       % +Question, +Proof, +Left, -Sentence
            conflict_words/5       % +Secret, +Question, +Answer, +Would, -Sentence
          ]).

/** <module> What is said about a guessing game
*/

:- use_module(library(lists), [member/2]).
:- use_module('../shared/wording', [counted/3, joined_words/3, listed/4]).

%!  thought_sentence(+Count, +Secret, -Sentence) is det.
%
%   True when Sentence says what may be thought of: Count secrets, one of which is Secret.

thought_sentence(Count, Secret, Sentence) :-
    counted(Count, "secret", Words),
    format(string(Sentence), "Think of one of ~s, such as ~s.", [Words, Secret]).

%!  contradiction_sentence(+Turns, -Sentence) is det.
%
%   True when Sentence says that no secret draws the answers of Turns, pairs of texts, together.
%
%       ?- contradiction_sentence(["a"-"yes","b"-"no"], Sentence).
%       Sentence = "no secret draws a:yes and b:no together".

contradiction_sentence(Turns, Sentence) :-
    findall(Text,
            ( member(Question-Answer, Turns),
              format(string(Text), "~s:~s", [Question, Answer]) ),
            Texts),
    joined_words(Texts, and, List),
    ( Texts = [_] -> Together = "" ; Together = " together" ),
    format(string(Sentence), "no secret draws ~s~s", [List, Together]).

%!  no_text_sentence(+Text, +What, +Texts, -Sentence) is det.
%
%   True when Sentence says that Text is no What of the game, and which Texts are.
%
%       ?- no_text_sentence("perhaps", "answer", ["hit","miss"], Sentence).
%       Sentence = "'perhaps' is no answer of this game: accepted are hit, miss".

no_text_sentence(Text, What, Texts, Sentence) :-
    listed(Texts, 6, ", ...", List),
    format(string(Sentence), "'~s' is no ~s of this game: accepted are ~s", [Text, What, List]).

%!  found_sentence(+Secret, +Count, -Sentence) is det.
%
%   True when Sentence says that Secret is found by Count questions.

found_sentence(Secret, Count, Sentence) :-
    counted(Count, "question", Words),
    format(string(Sentence), "It is ~w: found by ~s.", [Secret, Words]).

%!  given_up_sentence(+Number, +You, +Told, +Count, -Sentence) is det.
%
%   True when Sentence says that seat Number gave up after Count questions.  You is the seat of
%   the one person, or 0.  Told is the secret if a program held it, else `none`.
%
%       ?- given_up_sentence(1, 1, "7", 3, Sentence).
%       Sentence = "You give up after 3 questions: it was 7.".

given_up_sentence(Number, You, Told, Count, Sentence) :-
    ( Number =:= You -> Who = "You give up" ; seat_words(Number, Who) ),
    counted(Count, "question", Words),
    (   Told == none
    ->  format(string(Sentence), "~s after ~s.", [Who, Words])
    ;   format(string(Sentence), "~s after ~s: it was ~s.", [Who, Words, Told])
    ).

seat_words(1, "The asker gives up").
seat_words(2, "The holder gives up").

%!  next_sentence(+Question, +Proof, +Left, -Sentence) is det.
%
%   True when Sentence recommends Question where Left secrets are possible.  Proof is
%   proved(Depth), so many questions are enough with it, and no fewer are; most(Most), so
%   many secrets are left at worst; or hurried(Most) the same, if the time is up.
%
%       ?- next_sentence("50", most(50), 100, Sentence).
%       Sentence = "Try 50: it leaves 50 of 100 secrets at worst. That this is best is a guess.".

next_sentence(Question, proved(Depth), _, Sentence) :-
    (   Depth =:= 1
    ->  format(string(Sentence), "Try ~s: this question is enough, whatever the answer.",
               [Question])
    ;   format(string(Sentence),
               "Try ~s: with it ~d questions are enough at worst, and no fewer ever are.",
               [Question, Depth])
    ).
next_sentence(Question, most(Most), Left, Sentence) :-
    format(string(Sentence),
           "Try ~s: it leaves ~D of ~D secrets at worst. That this is best is a guess.",
           [Question, Most, Left]).
next_sentence(Question, hurried(Most), Left, Sentence) :-
    format(string(Sentence),
           "Try ~s: it leaves ~D of ~D secrets at worst. The time is up before a better question \c
            is found.",
           [Question, Most, Left]).

%!  conflict_words(+Secret, +Question, +Answer, +Would, -Sentence) is det.
%
%   True when Sentence says why a turn rules Secret out.

conflict_words(Secret, Question, Answer, Would, Sentence) :-
    format(string(Sentence), "~s was answered ~s: ~s would have drawn ~s",
           [Question, Answer, Secret, Would]).

%   What it means that a relation of definition.pl fails (../why/lines.pl).

:- multifile why_lines:failure_phrase/3.

why_lines:failure_phrase(rules_secrets(_, _), "These are not all secrets, in their order.", []).
why_lines:failure_phrase(rules_consistent(_, _, Secret),
                           "~s would have drawn another answer, or is no secret.", [Secret]).
why_lines:failure_phrase(rules_classes(_, Question, _, _),
                           "The question ~s does not divide the secrets so.", [Question]).
why_lines:failure_phrase(rules_solves(_, _, Depth, _),
                           "No such tree finds each secret by at most ~s questions.", [Depth]).
why_lines:failure_phrase(rules_least(_, _, Depth, _),
                           "No tree finds each secret by at most ~s questions; or their least \c
                            total is another.", [Depth]).

/** <examples>

?- contradiction_sentence(["a"-"yes"], Sentence).
*/
