:- module(soccer_longer,
          [ drawings_longer/3      % +Drawings, -Ended, -Longer
          ]).

/** <module> Paper soccer: turns that become an edge longer, told plainly

A position can have a hundred thousand turns, but most of them draw the same edges in another
order, and what follows depends only on the edges that are drawn.  So all turns of one length grow
together: each is drawn along each free edge, and of those that draw the same edges one is kept.
Some of the longer turns end there, and the others grow again.  If they grow until none goes on,
all that ended are the same as drawing_outcomes/2 of ../definition.pl finds.

growth.pl does this fast.
*/

:- use_module(library(lists), [member/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../definition', [drawing_edges/2, drawing_end/2, drawing_step/3]).

%!  drawings_longer(+Drawings, -Ended, -Longer) is det.
%
%   True when Drawings are turns of one player that go on, each as the drawing that it has made so
%   far, and an edge more makes Ended and Longer of them: Ended of turns that end there, Longer of
%   turns that go on.  Of those that draw the same edges there is one.
%
%       ?- field_drawing(field(line, 2, 2, 0), Drawing), drawings_longer([Drawing], Ended, Longer),
%          length(Ended, M), length(Longer, N).
%       M = 6, N = 2.

drawings_longer(Drawings, Ended, Longer) :-
    findall(Ends-Drawing,
            distinct(Edges, ( one_longer(Drawings, Drawing, Ends), drawing_edges(Drawing, Edges) )),
            Grown),
    findall(Drawing, member(true-Drawing, Grown), Ended),
    findall(Drawing, member(false-Drawing, Grown), Longer).

%   A turn goes on if the same player draws next, and can.

one_longer(Drawings, Drawing, Ends) :-
    member(Drawing0, Drawings),
    drawing_step(Drawing0, _, Drawing),
    Drawing0 = drawing(_, Player, _, _),
    (   Drawing = drawing(_, Player, _, _),
        drawing_end(Drawing, open)
    ->  Ends = false
    ;   Ends = true
    ).

/** <examples>

?- field_drawing(field(standard, 3, 3, 1), Drawing), drawings_longer([Drawing], Ended, Longer),
   drawings_longer(Longer, Ended1, Longer1).
*/
