:- module(sheets_facts,
          [ words_joint/3          % +Terms, +Words, -Joint
          ]).

/** <module> A joint game as facts

Somebody else, who has clingo, tells the words of a game in all its states (../two_players/texts.pl):
they become those of joint.pl.  The roles have the order that they have in joint moves (joint.lp).

A term of ASP becomes one of Prolog.  A name becomes an atom, a function a compound term, and a
tuple a list: `(1,x)` is [1,x].  No text is read as a clause, or by Prolog's own reader.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [member/2, memberchk/2]).

%!  words_joint(+Terms, +Words, -Joint) is det.
%
%   True when Joint, a new module, is the joint game of Words.  Each of them is Word-Places: a
%   word of the game, and the places of its arguments in Terms, from 0.  Terms are texts.
%
%       ?- words_joint(["x", "a", "((x,go),())", "b", "60"],
%                      [role-[0], init-[1], next-[1,2,3], goal-[3,0,4]], Joint),
%          Joint:next(State0, Moved, State).
%       State0 = a, Moved = [x-go], State = b.

words_joint(Texts, Words, Joint) :-
    gensym(told_, Joint),
    maplist(text_told, Texts, Terms),
    Places =.. [places|Terms],
    forall(game_word(Word), dynamic(Joint:Word)),
    forall(( member(Word-Numbers, Words),
             Word \== role,
             maplist(place_term(Places), Numbers, Arguments0) ),
           ( word_arguments(Word, Arguments0, Arguments),
             Fact =.. [Word|Arguments],
             assertz(Joint:Fact) )),
    once(Joint:next(_, Moved, _)),
    forall(member(Role-_, Moved), assertz(Joint:role(Role))).

game_word(role/1).
game_word(init/1).
game_word(terminal/1).
game_word(legal/3).
game_word(next/3).
game_word(goal/3).

place_term(Places, Place0, Term) :-
    Place is Place0 + 1,
    arg(Place, Places, Term).

%   The moves that roles make together (joint.lp) are told as nested pairs.

word_arguments(Word, Arguments0, Arguments) :-
    (   memberchk(Word, [next,sees])
    ->  Arguments0 = [State,Told|Others],
        told_moves(Told, Moved),
        Arguments = [State,Moved|Others]
    ;   Arguments = Arguments0
    ).

told_moves([], []).
told_moves([[Role,Move],Told], [Role-Move|Moved]) :-
    told_moves(Told, Moved).

%   Text, as clingo writes it, stands for Term.

text_told(Text, Term) :-
    string_codes(Text, Codes),
    once(phrase(told(Term), Codes)).

told(Term) --> "\"", !, quoted(Codes), { string_codes(Term, Codes) }.
told(List) --> "(", !, items(List).
told(Term) -->
    "-",
    !,      % it begins like no other
    told(Term0),
    { ( integer(Term0) -> Term is -Term0 ; Term = -(Term0) ) }.
told(Term) -->
    [Code],
    letters(Codes),
    { atom_codes(Name, [Code|Codes]) },
    (   { code_type(Code, digit) }
    ->  { number_codes(Term, [Code|Codes]) }
    ;   "("
    ->  items(Arguments),
        { compound_name_arguments(Term, Name, Arguments) }
    ;   { Term = Name }
    ).

%   What is between parentheses, and the closing one.

items([]) --> ")", !.
items([Term|Terms]) -->
    told(Term),
    ( "," -> items(Terms) ; ")", { Terms = [] } ).

letters([Code|Codes]) -->
    [Code],
    { code_type(Code, csym) ; Code == 0'\' },
    !,      % the longest name
    letters(Codes).
letters([]) --> [].

quoted([]) --> "\"", !.
quoted([Code|Codes]) -->
    [Code0],
    (   { Code0 == 0'\\ }
    ->  [Code1],
        { Code1 == 0'n -> Code = 0'\n ; Code = Code1 }
    ;   { Code = Code0 }
    ),
    quoted(Codes).

/** <examples>

?- words_joint(["x", "start", "((x,go(1)),())", "at(1,(2,3))"],
               [role-[0], init-[1], next-[1,2,3]], Joint),
   Joint:next(start, Moved, State).
*/
