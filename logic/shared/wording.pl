:- module(shared_wording,
          [ counted/3,             % +Number, +Noun, -Words
            held_out_words/3,      % +Loser, +Line, -Words
            joined_words/3,        % +Texts, +Word, -Words
            listed/4,              % +Texts, +Most, +More, -Words
            quoted/3,              % +Text, +Most, -Quoted
            row_marked/3,          % +Row, +Column, -Text
            text_place/3,          % +Text, +Texts, -Place
            to_move_sentence/3,    % +Who, +Name, -Sentence
            whole_sentence/2       % +Words, -Sentence
          ]).

/** <module> How sentences are put together, in every game
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2, nth1/3, subtract/3]).

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

%!  held_out_words(+Loser, +Line, -Words) is det.
%
%   True when Words tell Line, the moves to the end if Loser holds out as long as it can.  They are ""
%   if there is only one.
%
%       ?- held_out_words("o", [3,7,9], Words).
%       Words = " If o holds out as long as it can: 3, 7, 9.".

held_out_words(Loser, Line, Words) :-
    (   Line = [_,_|_]
    ->  listed(Line, 9, " and so on", List),
        format(string(Words), " If ~w holds out as long as it can: ~w.", [Loser, List])
    ;   Words = ""
    ).

%!  listed(+Texts, +Most, +More, -Words) is det.
%
%   True when Words are Texts, with commas; of more than Most the first, and then More.  Of a long text
%   it is the beginning.
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
    maplist(shortened(100), First, Short),
    atomic_list_concat(Short, ', ', List),
    string_concat(List, Rest, Words).

shortened(Most, Text, Short) :-
    (   sub_string(Text, 0, Most, After, Begin),
        After > 0
    ->  string_concat(Begin, "...", Short)
    ;   format(string(Short), "~w", [Text])
    ).

%!  joined_words(+Texts, +Word, -Words) is det.
%
%   True when Words are Texts, one or more, with commas, and Word before the last.
%
%       ?- joined_words([1,2,4], or, Words).
%       Words = "1, 2 or 4".

joined_words(Texts, Word, Words) :-
    once(append(First, [Last], Texts)),
    (   First == []
    ->  format(string(Words), "~w", [Last])
    ;   atomic_list_concat(First, ', ', List),
        format(string(Words), "~w ~w ~w", [List, Word, Last])
    ).

%!  quoted(+Text, +Most, -Quoted) is det.
%
%   True when Quoted is Text in quotes, of which at most Most characters are shown; what a terminal
%   would obey is written out.
%
%       ?- quoted('a\nb', 40, Quoted).
%       Quoted = "'a\\nb'".

quoted(Text, Most, Quoted) :-
    shortened(Most, Text, Short),
    string_chars(Short, Chars),
    (   memberchk('\'', Chars),
        \+ memberchk('"', Chars)
    ->  Quote = '"'
    ;   Quote = '\''
    ),
    maplist(char_shown(Quote), Chars, Shown),
    atomic_list_concat(Shown, Inside),
    format(string(Quoted), "~w~w~w", [Quote, Inside, Quote]).

char_shown(Quote, Char, Shown) :-
    (   memberchk(Char-Shown0, [ '\n'-'\\n', '\r'-'\\r', '\t'-'\\t', '\\'-'\\\\' ])
    ->  Shown = Shown0
    ;   Char == Quote
    ->  atom_concat('\\', Char, Shown)
    ;   char_type(Char, cntrl)
    ->  char_code(Char, Code),
        format(atom(Shown), "\\x~|~`0t~16r~2+", [Code])
    ;   Shown = Char
    ).

%!  text_place(+Text, +Texts, -Place) is semidet.
%
%   True when Text stands for the one at Place among Texts, terms: spaces don't matter.  If just one
%   fits, all brackets and commas may be left out, and then the name in front, too.
%
%       ?- text_place("2 1", ["take(1,1)", "take(2,1)"], Place).
%       Place = 2.

text_place(Text, Texts, Place) :-
    spaceless(Text, Wanted),
    (   nth1(Place0, Texts, Known),
        spaceless(Known, Wanted)
    ->  Place = Place0
    ;   text_words(Text, " ", Words),
        Words = [_|_],
        findall(Place0,
                ( nth1(Place0, Texts, Known),
                  text_words(Known, " ,()[]", All),
                  ( All = Words ; All = [_|Words] ) ),
                [Place])
    ).

spaceless(Text, Spaceless) :-
    split_string(Text, " ", "", Parts),
    atomics_to_string(Parts, Spaceless).

text_words(Text, Between, Words) :-
    split_string(Text, Between, "", Parts),
    subtract(Parts, [""], Words).

%!  to_move_sentence(+Who, +Name, -Sentence) is det.
%
%   True when Sentence says that Name is to move, for whom Who plays.
%
%       ?- to_move_sentence("easy", o, Sentence).
%       Sentence = "Easy thinks, as o."

to_move_sentence(Who, Name, Sentence) :-
    (   Who == "you"
    ->  Sentence = "Your move."
    ;   Who == "friend"
    ->  format(string(Sentence), "~w is to move.", [Name])
    ;   format(string(Words), "~s thinks, as ~w", [Who, Name]),
        whole_sentence(Words, Sentence)
    ).

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

%!  row_marked(+Row, +Column, -Text) is det.
%
%   True when Text shows Row, a line of a text, with a mark below Column, counted from 1.  Of a long
%   one only what is near the mark is shown.
%
%       ?- row_marked("p(X.", 4, Text).
%       Text = "    p(X.\n       ^".

row_marked(Row, Column, Text) :-
    string_length(Row, Length),
    (   Length =< 200
    ->  Shown = Row,
        Width is Column - 1
    ;   Before is max(0, min(Column - 60, Length - 120)),
        Size is min(120, Length - Before),
        sub_string(Row, Before, Size, _, Some),
        format(string(Shown), "... ~s ...", [Some]),
        Width is Column - Before + 3
    ),
    format(string(Text), "    ~s~n    ~*c^", [Shown, Width, 0'\s]).

/** <examples>

?- counted(2, column, Words).
*/
