:- module(two_players_solved,
          [ state_proved_moves/5,  % +Game, +State, +Limit, -Moves, -Result
            state_proof/6          % +Game, +State, +Limit, -Move, -Known, -Clause
          ]).

/** <module> A proof of how a state of any game ends, if the game is small enough

In a game of two by turns, a search looks 1, 2, 3 ... plies deep, until it knows how the game ends if
both play well.  It makes each state a node once, and keeps with it how it ends, or how deep that is
not known.  state_role_win/5 of minimax.pl defines these results.

What is known of a game with any number of roles is below, as a hint tells it.
*/

:- use_module(library(apply), [maplist/3]).
:- autoload(library(hashtable), [ht_get/3, ht_new/1, ht_put/3, ht_size/2]).
:- use_module(library(lists), [last/2, member/2, memberchk/2, nth1/3]).
:- use_module('../shared/limit', [limit_goal/3]).
:- use_module('../sheets/joint', [chosen_state/2, joint_moves/3, turns_joint/2]).
:- use_module('../sheets/strategies', [role_worth/5]).
:- use_module('../sheets/search', [state_maxn/5, state_solution/5]).
:- use_module('../sheets/percepts', [game_hides/2]).
:- use_module(minimax, [searched_win/5]).
:- use_module(contract,
              [ game_of_two/1, game_roles/2, state_end/3, state_moves/4, state_role_goal/4 ]).
:- use_module(texts, [rational_text/2, term_text/2]).

%!  state_proved_moves(+Game, +State, +Limit, -Moves, -Result) is semidet.
%
%   True when Moves are the best of the role whose turn it is in State, all that lead to Result:
%   one, if it is a win with less than 100.  Result is the proved result if both play well:
%
%     - wins(Plies, Goal): that role wins within so many Plies, and not within
%       fewer; Goal is the most that it can force within these;
%     - draws: neither can force a win;
%     - loses(Plies): the other wins within so many Plies, and not within fewer.
%
%   Fails in a terminal state, if Game is not one of two by turns, and if Limit (../shared/limit.pl),
%   300,000 states or the memory are not enough for a proof.  They never are if a game can go on
%   without end and nobody can force a win.
%
%       ?- state_proved_moves(two_players_nim, heaps(1, [1,1,2]), seconds(5), Moves, Result).
%       Moves = [take(3, 2)], Result = wins(3, 100).

state_proved_moves(Game, State, Limit, Moves, Result) :-
    in_limit(Limit, proved_moves(Game, State, Moves, Result, _)).

%   As state_proved_moves/5, where Line are the moves from State to the end if the one who wins does
%   so as soon as it can, and the other holds out as long.  Line has the first move alone if nobody wins,
%   or with less than 100.

state_proved_line(Game, State, Limit, Line, Result) :-
    in_limit(Limit,
             ( proved_moves(Game, State, [Move|_], Result, Node),
               (   line_told(Result)
               ->  node_line(Node, Game, Line)
               ;   Line = [Move]
               ) )).

line_told(wins(_, 100)).
line_told(loses(_)).

node_line(node(State, won(Winner, Plies), _, Turn), Game, Line) :-
    (   Plies =:= 0
    ->  Line = []
    ;   Turn = turn(_, Nexts),
        Plies1 is Plies - 1,
        state_moves(Game, State, _, Moves),
        nth1(Number, Nexts, Next),
        Next = node(_, won(Winner, Plies1), _, _),
        !,      % the first such move
        nth1(Number, Moves, Move),
        Line = [Move|Line1],
        node_line(Next, Game, Line1)
    ).

:- meta_predicate in_limit(+, 0).

in_limit(Limit, Goal) :-
    catch(limit_goal(Limit, Goal, _), error(resource_error(_), _), fail).

proved_moves(Game, State, Best, Result, Node) :-
    game_of_two(Game),
    \+ game_hides(Game, _),
    state_moves(Game, State, Role, Moves),
    ht_new(Table),
    Search = search(Game, Table, 100),
    state_node(State, Search, Node),
    proved_worth(1, Node, Search, Worth),
    Node = node(_, _, _, turn(_, Nexts)),
    worth_moves(Worth, Role, Search, Moves, Nexts, Best, Result).

%   A search is search(Game, Table, Goal): Table has the node of each state, and Goal
%   is the least with which somebody won.  A node is node(State, Worth, Depth, Turn):
%   Worth is won(Role, Plies), `draw`, or `unknown` within Depth plies; Turn is
%   turn(Role, Nexts) once its moves were looked at.

state_node(State, Search, Node) :-
    Search = search(Game, Table, _),
    (   ht_get(Table, State, Known)
    ->  Node = Known
    ;   ht_size(Table, Size),
        Size < 300 000,
        State \= choosing(_, _),       % roles move at the same time (../sheets/joint.pl)
        state_end(Game, State, End),
        end_worth(End, State, Search, Worth),
        Node = node(State, Worth, 0, _),
        ht_put(Table, State, Node)
    ).

end_worth(open, _, _, unknown).
end_worth(draw, _, _, draw).
end_worth(won(Role), State, Search, won(Role, 0)) :-
    Search = search(Game, _, Least),
    state_role_goal(Game, State, Role, Goal),
    ( Goal < Least -> setarg(3, Search, Goal) ; true ).

proved_worth(Depth, Node, Search, Worth) :-
    node_worth(Node, Depth, Search, Worth0),
    (   Worth0 == unknown
    ->  Depth1 is Depth + 1,
        proved_worth(Depth1, Node, Search, Worth)
    ;   Worth = Worth0
    ).

%   What a node is worth within Depth plies.  A win within more, which was found on
%   another way to the node, is not known within Depth.

node_worth(Node, Depth, Search, Worth) :-
    Node = node(_, Known, Searched, _),
    (   Known = won(_, Plies),
        Plies > Depth
    ->  Worth = unknown
    ;   ( Known \== unknown ; Searched >= Depth )
    ->  Worth = Known
    ;   Depth1 is Searched + 1,
        node_turn(Node, Search, turn(Role, Nexts)),
        nexts_worth(Nexts, Role, Searched, Search, lost, Worth1),
        setarg(2, Node, Worth1),
        setarg(3, Node, Depth1),
        node_worth(Node, Depth, Search, Worth)
    ).

node_turn(node(State, _, _, Known), Search, Turn) :-
    (   var(Known)
    ->  Search = search(Game, _, _),
        state_moves(Game, State, Role, Moves),
        maplist(move_node(Search, State, Role), Moves, Nexts),
        Known = turn(Role, Nexts)
    ;   true
    ),
    Turn = Known.

move_node(Search, State0, Role, Move, Node) :-
    Search = search(Game, _, _),
    once(Game:next(State0, Role, Move, State)),
    state_node(State, Search, Node).

%   Depth plies after a move.  Nothing was known one ply less deep.  So if a role wins now,
%   it wins in just this many plies; if all its moves lose, so does the other.

nexts_worth([], _, Depth, _, Worth0, Worth) :-
    (   Worth0 = lost(Other)
    ->  Plies is Depth + 1,
        Worth = won(Other, Plies)
    ;   Worth = Worth0
    ).
nexts_worth([Next|Nexts], Role, Depth, Search, Worth0, Worth) :-
    node_worth(Next, Depth, Search, Worth1),
    (   Worth1 = won(Role, _)
    ->  Plies is Depth + 1,
        Worth = won(Role, Plies)
    ;   worse_worth(Worth1, Worth0, Worth2),
        nexts_worth(Nexts, Role, Depth, Search, Worth2, Worth)
    ).

%   If no move wins: an unknown state may still be a win, and a draw is better than a loss.

worse_worth(unknown, _, unknown).
worse_worth(draw, Worth0, Worth) :-
    ( Worth0 == unknown -> Worth = unknown ; Worth = draw ).
worse_worth(won(Other, _), Worth0, Worth) :-
    ( Worth0 == lost -> Worth = lost(Other) ; Worth = Worth0 ).

%   The moves, once it is known what the state is worth.

worth_moves(draw, _, _, Moves, Nexts, Best, draws) :-
    leading_to(draw, Moves, Nexts, Best).
worth_moves(won(Winner, Plies), Role, Search, Moves, Nexts, Best, Result) :-
    Plies1 is Plies - 1,
    (   Winner \== Role
    ->  Result = loses(Plies),
        leading_to(won(Winner, Plies1), Moves, Nexts, Best)
    ;   Search = search(_, _, 100)
    ->  Result = wins(Plies, 100),
        leading_to(won(Winner, Plies1), Moves, Nexts, Best)
    ;   Search = search(Game, _, _),
        Result = wins(Plies, Goal),
        most_forced(Moves, Nexts, Game, Role, Plies1, none, 0, Move, Goal),
        Best = [Move]
    ).

leading_to(Worth, Moves, Nexts, Best) :-
    findall(Move, ( nth1(Number, Nexts, node(_, Worth, _, _)), nth1(Number, Moves, Move) ), Best).

most_forced([], [], _, _, _, Move, Goal, Move, Goal).
most_forced([Move1|Moves], [node(State, _, _, _)|Nexts], Game, Role, Plies, Move0, Goal0,
            Move, Goal) :-
    (   searched_win(Game, State, Role, Plies, Goal1),
        Goal1 > Goal0
    ->  most_forced(Moves, Nexts, Game, Role, Plies, Move1, Goal1, Move, Goal)
    ;   most_forced(Moves, Nexts, Game, Role, Plies, Move0, Goal0, Move, Goal)
    ).

%   ---- What is known of a state of any game, if it is small enough ----
%
%   Known is what a search shows, in the words of its own file, with texts for terms:
%
%     - line(Role, Other, Result, Line): a game of two by turns;
%     - way(Moves, Goal, Steps, States, Proved): the shortest way to the best goal of a game of one role
%       (../sheets/search.pl);
%     - worths(Kind, Values, Moves): what roles reach, `alone` whatever the others do, if some choose at
%       the same time (../sheets/strategies.pl), or `together` if more than two play by turns, each for
%       itself (../sheets/search.pl).

%!  state_proof(+Game, +State, +Limit, -Move, -Known, -Clause) is semidet.
%
%   True when Known is what is known of State within Limit (../shared/limit.pl), Move is best as
%   far as that shows, or `none` if that shows no end of the game, and Clause, Module:Name/Arity, is
%   the relation that shows it.  Fails if nothing is known by then, if State is terminal, and if Game
%   hides something.
%
%       ?- state_proof(two_players_nim, heaps(1, [1,1,1]), seconds(9), Move, Known, _).
%       Move = take(1, 1), Known = line("1", "2", wins(3, 100), ["take(1,1)","take(2,1)","take(3,1)"]).

state_proof(Game, State, Limit, Move, Known, Clause) :-
    \+ game_hides(Game, _),
    state_moves(Game, State, Mover, _),
    game_roles(Game, Roles),
    roles_proof(Roles, Game, State, Mover, Limit, Move, Known, Clause),
    !.      % one is enough

roles_proof([_], Game, State, _, Limit, Move, way(Texts, Goal, Steps, States, Proved),
            sheets_search:state_solution/5) :-
    state_solution(Game, State, inf, Limit, solution(Moves, Goal, Steps, States, Known)),
    ( Known == best -> Proved = true ; Proved = false ),
    (   Moves = [Move|_]
    ->  maplist(term_text, Moves, Texts)
    ;   Move = none,
        Texts = none
    ).
roles_proof([One,Two], Game, State, Mover, Limit, Move, line(Role, Other, Result, Line),
            two_players_solved:state_proved_moves/5) :-
    state_proved_line(Game, State, Limit, [Move|Moves], Result),
    maplist(term_text, [Move|Moves], Line),
    term_text(Mover, Role),
    ( Mover == One -> term_text(Two, Other) ; term_text(One, Other) ).
roles_proof(_, Game, State0, Mover, Limit, Move, worths(alone, [Role-Value], [Role-Chances]),
            sheets_strategies:role_worth/5) :-
    turns_joint(Game, Joint),
    chosen_state(State0, State),
    joint_moves(Joint, State, RolesMoves),
    findall(Chooser, ( member(Chooser-[_,_|_], RolesMoves), Chooser \== random ), [_,_|_]),
    limit_goal(Limit, ( between(1, 50, Steps), role_worth(Joint, State, Steps, Mover, Worth) ), _),
    Worth = worth(_, Value0, Choices),
    findall(Chance-Choice, member(Choice-Chance, Choices), Pairs),
    keysort(Pairs, Sorted),
    last(Sorted, Most-_),
    memberchk(Most-Move, Pairs),
    term_text(Mover, Role),
    rational_text(Value0, Value),
    findall(Text-ChanceText,
            ( member(Choice-Chance, Choices),
              Chance > 0,
              term_text(Choice, Text),
              rational_text(Chance, ChanceText) ),
            Chances).
roles_proof([One,Two,Three|Roles], Game, State, _, Limit, Move, worths(together, Values, Nothing),
            sheets_search:state_maxn/5) :-
    limit_goal(Limit, state_maxn(Game, State, inf, Move, Goals), _),
    findall(Text-Value,
            ( member(Role, [One,Two,Three|Roles]),
              Role \== random,
              memberchk(Role-Goal, Goals),
              term_text(Role, Text),
              rational_text(Goal, Value) ),
            Values),
    findall(Text-[], member(Text-_, Values), Nothing).

/** <examples>

?- state_proved_moves(two_players_nim, heaps(1, [2,4,6]), seconds(5), Moves, Result).
*/
