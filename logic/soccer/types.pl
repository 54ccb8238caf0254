:- module(soccer_types, []).

/** <module> The types of the arguments of definition.pl: an error names them

A field has 2 to 100 squares each way, and its goals are in the middle.  Of a drawing only the shape
is looked at: its field and its points are judged where they are used.
*/

:- multifile error:has_type/2.

error:has_type(soccer_field, Field) :-
    ground(Field),
    Field = field(Kind, Width, Length, Goal),
    integer(Width),
    integer(Length),
    integer(Goal),
    2 =< Width, Width =< 100,
    2 =< Length, Length =< 100,
    kind_mouth(Kind, Width, Goal).
error:has_type(soccer_drawing, Drawing) :-
    ground(Drawing),
    Drawing = drawing(field(_, _, _, _), Player, _/_, Before),
    integer(Player),
    between(1, 2, Player),
    is_list(Before).

kind_mouth(line, _, 0).
kind_mouth(standard, Width, Goal) :-
    1 =< Goal, Goal =< Width,
    Goal mod 2 =:= Width mod 2.
