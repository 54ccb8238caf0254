:- module(soccer_root,
          [ position_root/3,       % +Position, +Deadline, -Root
            root_keep/2,           % !Root, +Found
            root_best/2            % +Root, -Best
          ]).

/** <module> Paper soccer: where a search begins, and the best turn so far

The root of a search is root(Begun, Race, Context, Incumbent): the turn of no edges
(../turns/growth.pl), how far the players are from the goal (race.pl), what the search uses
(context.pl), and the best so far (../../search/incumbent.pl).  This is best(Turn, Value, Depth,
Key): the best turn, or `none`; its value; how deep the search looked; and the low bits of the key
after the turn.  What was found before the deadline stays.
*/

:- use_module('../../search/incumbent',
              [incumbent_replace/2, incumbent_value/2, value_incumbent/2]).
:- use_module('../turns/growth', [grown_key/2, grown_turn/2, position_begun/3]).
:- use_module('../turns/keys', [key_low/2]).
:- use_module(context, [position_context/4]).
:- use_module(race, [nodes_race/4]).
:- use_module(value, [unknown_value/1]).

%!  position_root(+Position, +Deadline, -Root) is det.
%
%   True when Root is that of a search in Position, which is open, until Deadline, a time of
%   get_time/1 or `inf`.  Nothing is found yet.
%
%       ?- field_position(field(line, 8, 10, 0), Position), position_root(Position, inf, Root),
%          root_best(Root, Best).
%       Best = best(none, -900, 0, 0).

position_root(Position, Deadline, root(Begun, Race, Context, Incumbent)) :-
    Position = position(_, Player, Nodes, _, _),
    position_context(Position, Deadline, 60, Context),
    position_begun(Position, 0, Begun),
    nodes_race(Nodes, Player, Context, Race),
    unknown_value(Unknown),
    value_incumbent(best(none, Unknown, 0, 0), Incumbent).

%!  root_keep(!Root, +Found) is det.
%
%   From now on Root has Found: turn(Grown, Value), a better turn; value(Value), if there is no
%   turn yet; or depth(Depth), how deep the search has looked.  Neither backtracking nor an
%   exception undoes it.
%
%       ?- field_position(field(line, 8, 10, 0), Position), position_root(Position, inf, Root),
%          root_keep(Root, depth(2)), root_best(Root, Best).
%       Best = best(none, -900, 2, 0).

root_keep(root(_, _, _, Incumbent), Found) :-
    incumbent_value(Incumbent, Best0),
    found_best(Found, Best0, Best),
    incumbent_replace(Incumbent, Best).

found_best(turn(Grown, Value), best(_, _, Depth, _), best(Turn, Value, Depth, Low)) :-
    grown_turn(Grown, Turn),
    grown_key(Grown, Key),
    key_low(Key, Low).
found_best(value(Value), best(Turn, _, Depth, Key), best(Turn, Value, Depth, Key)).
found_best(depth(Depth), best(Turn, Value, _, Key), best(Turn, Value, Depth, Key)).

%!  root_best(+Root, -Best) is det.
%
%   True when Best is what was found so far.

root_best(root(_, _, _, Incumbent), Best) :-
    incumbent_value(Incumbent, Best).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_root(Position, inf, Root), root_best(Root, Best).
*/
