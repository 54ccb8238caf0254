:- module(connect4_tree,
          [ board_depth_tree/3,        % +Board, +Depth, -Tree
            tree_depth_tree/3,         % +Tree0, +Depth, -Tree
            tree_column_depth_tree/4,  % +Tree0, +Column, +Depth, -Tree
            tree_depth_rating/4         % +Tree, +Depth, +Worths, -Rating
          ]).

/** <module> The document's tree of boards

A tree is tree(Board, Children), its children Column-Tree from left to right;
a leaf has none.  The document's players keep a tree of depth 5, and after
each move make the child their root.  This one is to be looked at; subtree.pl
and weighed.pl find the same ratings and build no tree.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [memberchk/2, sum_list/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../definition', [board_column_board/3, board_end/2, board_mover/2,
                                board_player_aligned/4]).

%!  board_depth_tree(+Board, +Depth, -Tree) is det.
%
%   True when Tree has at its root Board and below it every board that comes
%   within Depth moves, once for each order of moves that leads to it.
%
%       ?- columns_board([1,2,1,2,1,2,1], Board), board_depth_tree(Board, 5, Tree).
%       Tree = tree([[x,x,x,x], [o,o,o], [], [], [], [], []], []).

board_depth_tree(Board, Depth, tree(Board, Children)) :-
    (   Depth =:= 0
    ->  Children = []
    ;   Depth1 is Depth - 1,
        findall(Column-Tree,
                ( board_column_board(Board, Column, Board1),
                  board_depth_tree(Board1, Depth1, Tree) ),
                Children)
    ).

%!  tree_depth_tree(+Tree0, +Depth, -Tree) is det.
%
%   True when Tree is Tree0, grown at its leaves to Depth levels below the root.
%
%       ?- tree_depth_tree(tree([[x,x,x],[o,o,o],[],[],[],[],[]], []), 1, Tree),
%          Tree = tree(_, [Child|_]).
%       Child = 1-tree([[x,x,x,x],[o,o,o],[],[],[],[],[]], []).

tree_depth_tree(tree(Board, Children0), Depth, Tree) :-
    (   ( Children0 == [] ; Depth =:= 0 )
    ->  board_depth_tree(Board, Depth, Tree)
    ;   Depth1 is Depth - 1,
        maplist(child_depth_child(Depth1), Children0, Children),
        Tree = tree(Board, Children)
    ).

child_depth_child(Depth, Column-Tree0, Column-Tree) :-
    tree_depth_tree(Tree0, Depth, Tree).

%!  tree_column_depth_tree(+Tree0, +Column, +Depth, -Tree) is semidet.
%
%   True when Tree is the child of Tree0 that Column leads to, grown to Depth
%   levels.  The document's `asignar_subarbol`: the other children are dropped.
%
%       ?- empty_board(Board), board_depth_tree(Board, 1, Tree0),
%          tree_column_depth_tree(Tree0, 4, 0, Tree).
%       Tree = tree([[], [], [], [x], [], [], []], []).

tree_column_depth_tree(tree(_, Children), Column, Depth, Tree) :-
    memberchk(Column-Child, Children),
    tree_depth_tree(Child, Depth, Tree).

%!  tree_depth_rating(+Tree, +Depth, +Worths, -Rating) is det.
%
%   True when Rating is the sum of what the boards of Tree are worth to the
%   player who moved into its root, each times the weight of its level: Depth
%   at the root, Depth - 1 at the next.  Worths is worths(Win, Draw, Three,
%   Two): a won board is worth Win, a lost one -Win, a drawn one Draw, and an
%   open one Three or Two for each alignment of so many, for or against.
%   The same as board_depth_worths_rating/4, of a tree that is there.
%
%       ?- columns_board([1,2,1,2,1], Board), board_depth_tree(Board, 2, Tree),
%          tree_depth_rating(Tree, 3, worths(2, 1, 0, 0), Rating).
%       Rating = 12.

tree_depth_rating(Tree, Depth, Worths, Rating) :-
    Tree = tree(Board, _),
    board_mover(Board, Turn),
    other_player(Turn, Player),
    player_tree_rating(Player, Depth, Worths, Tree, Rating).

player_tree_rating(Player, Weight, Worths, tree(Board, Children), Rating) :-
    board_player_worth(Board, Player, Worths, Worth),
    pairs_values(Children, Trees),
    Weight1 is Weight - 1,
    maplist(player_tree_rating(Player, Weight1, Worths), Trees, Ratings),
    sum_list(Ratings, Rating1),
    Rating is Weight * Worth + Rating1.

board_player_worth(Board, Player, worths(Win, Draw, Three, Two), Worth) :-
    board_end(Board, End),
    (   End == won(Player)
    ->  Worth = Win
    ;   End = won(_)
    ->  Worth is -Win
    ;   End == draw
    ->  Worth = Draw
    ;   [Three, Two] == [0, 0]
    ->  Worth = 0
    ;   foldl(aligned_worth(Board, Player), [3-Three, 2-Two], 0, Worth)
    ).

aligned_worth(Board, Player, N-Each, Worth0, Worth) :-
    other_player(Player, Other),
    board_player_aligned(Board, Player, N, Mine),
    board_player_aligned(Board, Other, N, Theirs),
    Worth is Worth0 + Each * (Mine - Theirs).

other_player(x, o).
other_player(o, x).

/** <examples>

?- empty_board(Board), board_depth_tree(Board, 2, Tree0),
   tree_column_depth_tree(Tree0, 4, 2, Tree).
*/
