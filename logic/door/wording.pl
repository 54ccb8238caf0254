:- module(door_wording,
          [ counted/3,             % +Number, +Noun, -Words
            listed/4,              % +Texts, +Most, +More, -Words
            whole_sentence/2       % +Words, -Sentence
          ]).

/** <module> How sentences are put together, in every game
*/

:- use_module(library(lists), [append/3]).

%!  counted(+Number, +Noun, -Words) is det.
%
%   True when Words are Number with its Noun.
%
%       ?- counted(1000, guess, Words).
%       Words = "1,000 guesses".

counted(Number, Noun, Words) :-
    (   Number =:= 1
    ->  Plural = ""
    ;   sub_atom(Noun, _, 1, 0, s)
    ->  Plural = "es"
    ;   Plural = "s"
    ),
    format(string(Words), "~D ~w~s", [Number, Noun, Plural]).

%!  listed(+Texts, +Most, +More, -Words) is det.
%
%   True when Words are Texts, with commas; of more than Most the first, and then More.
%
%       ?- listed(["a", "b", "c"], 2, " and others", Words).
%       Words = "a, b and others".

listed(Texts, Most, More, Words) :-
    (   length(First, Most),
        append(First, [_|_], Texts)
    ->  Rest = More
    ;   First = Texts,
        Rest = ""
    ),
    atomic_list_concat(First, ', ', List),
    string_concat(List, Rest, Words).

%!  whole_sentence(+Words, -Sentence) is det.
%
%   True when Sentence is Words with a capital and a full stop.  A player's letter, such as x, stays
%   as it is.
%
%       ?- whole_sentence("guess 3 of 10", Sentence).
%       Sentence = "Guess 3 of 10.".

whole_sentence(Words, Sentence) :-
    sub_string(Words, 0, 1, Rest, First),
    sub_string(Words, 1, Rest, 0, Others),
    (   sub_string(Words, 1, 1, _, " ")
    ->  Begin = First
    ;   string_upper(First, Begin)
    ),
    format(string(Sentence), "~s~s.", [Begin, Others]).

/** <examples>

?- counted(2, column, Words).
*/
