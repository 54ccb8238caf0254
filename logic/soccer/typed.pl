:- module(soccer_typed,
          [ text_directions/2      % +Text, -Directions
          ]).

/** <module> Paper soccer: a turn as it is typed
*/

:- use_module('../door/values', [bad_input/2]).

%!  text_directions(+Text, -Directions) is det.
%
%   True when Text has Directions, as digits, or as the letters that lie around `s` on the keyboard.
%   What is neither stays as it is.  Throws bad_input/2 if Text is empty.
%
%       ?- soccer_typed:text_directions("0w d", Directions).
%       Directions = [0, 0, 2].

text_directions(Text, Directions) :-
    string_lower(Text, Lower),
    findall(Direction,
            ( sub_atom(Lower, _, 1, _, Sign), Sign \== ' ', sign_direction(Sign, Direction) ),
            Directions),
    (   Directions == []
    ->  bad_input("it is empty: type a turn as its directions, such as 0361", [])
    ;   true
    ).

sign_direction(Sign, Direction) :-
    (   letter_direction(Sign, Direction0)
    ->  Direction = Direction0
    ;   char_type(Sign, digit),
        atom_number(Sign, Direction0)
    ->  Direction = Direction0
    ;   Direction = Sign
    ).

letter_direction(w, 0).
letter_direction(e, 1).
letter_direction(d, 2).
letter_direction(c, 3).
letter_direction(x, 4).
letter_direction(z, 5).
letter_direction(a, 6).
letter_direction(q, 7).

/** <examples>

?- text_directions("0361", Directions).
*/
