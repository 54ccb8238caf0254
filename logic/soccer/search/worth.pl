:- module(soccer_worth,
          [ node_worth/3           % +Node, +Race, -Worth
          ]).

/** <module> Paper soccer: what it is worth to end a turn at a node, at first sight

The worth is ten for each turn by which the opponent is farther from the goal than the player
(race.pl).  The opponent counts as at least two turns away: the search itself sees a goal at once.
*/

:- use_module('../turns/reach', [reach_turns/3]).

%!  node_worth(+Node, +Race, -Worth) is det.
%
%   True when Worth is minus what a turn that ends at Node is worth at first sight to the player
%   of Race.
%
%       ?- node_worth(0, race(1, r(-8), r(-24)), Worth).
%       Worth = -20.

node_worth(Node, race(_, Mine, Theirs), Worth) :-
    needed(Mine, Node, My),
    needed(Theirs, Node, Their),
    Worth is 10 * (My - max(2, Their)).

%   If no way is left, this counts as more turns than any way takes: a field as wide as the
%   standard one has nine nodes for each square of its length.

needed(Reach, Node, Turns) :-
    (   reach_turns(Reach, Node, Turns0)
    ->  Turns = Turns0
    ;   functor(Reach, _, Nodes),
        Turns is max(12, min(80, Nodes // 9))
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_root(Position, inf, root(_, Race, _, _)), node_worth(41, Race, Worth).
*/
