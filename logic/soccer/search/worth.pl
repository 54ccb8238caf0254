:- module(soccer_worth,
          [ node_worth/3           % +Node, +Race, -Worth
          ]).

/** <module> Paper soccer: what it is worth to end a turn at a node, at first sight

Ten for each turn that the opponent needs more than the player to the goal from there (race.pl).
The opponent is taken to need two at least: a search sees a goal at once anyway.
*/

:- use_module('../turns/reach', [reach_turns/3]).

%!  node_worth(+Node, +Race, -Worth) is det.
%
%   True when Worth is minus what a turn that ends at Node is worth to the player of
%   Side, at first sight.
%
%       ?- node_worth(0, race(1, r(-8), r(-24)), Worth).
%       Worth = -20.

node_worth(Node, race(_, Mine, Theirs), Worth) :-
    needed(Mine, Node, My),
    needed(Theirs, Node, Their),
    Worth is 10 * (My - max(2, Their)).

%   Where no way is left, more turns than ways take: the nodes grow ninefold with the
%   length of a field as wide as the usual one.

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
