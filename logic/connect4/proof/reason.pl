:- module(connect4_reason,
          [ claim_text_reason/3    % +Claim, +Text, -Reason
          ]).

/** <module> Reasons: why a claim holds, if that can be seen without a search

Where the facts end, a search proves the claim.  In some positions the reason is plain: the player
makes four with the next stone, or one of the strategies proves the claim after that stone.  If you
walk from an end of a plan to the end of the game, you come to such positions.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../board/bits', [bitboard_end/2, position_column_position/3]).
:- use_module('../board/text', [text_position/2]).
:- use_module('../exact/node', [position_node/2]).
:- use_module('../exact/strategy', [names_strategies/2, strategies/1, strategies_bound/5]).
:- use_module(plan, [result_least/2]).

%!  claim_text_reason(+Claim, +Text, -Reason) is semidet.
%
%   True when Reason says why Claim holds in the position Text, the columns played.  The player of
%   Claim is to move there.  Reason is four(Column) if a stone in Column wins, or rule(Column,
%   Strategy) if Strategy proves the claim after a stone in Column.
%
%       ?- claim_text_reason(claim(x, won, 100), '121212', Reason).
%       Reason = four(1).

claim_text_reason(claim(Player, Result, _), Text, Reason) :-
    text_position(Text, Position),
    result_least(Result, Least),
    findall(Column-After, position_column_position(Position, Column, After), Moves),
    (   member(Column-After, Moves),
        bitboard_end(After, won(Player))
    ->  Reason = four(Column)
    ;   member(Column-After, Moves),
        position_node(After, Node),
        node_strategy(Node, Least, Strategy)
    ->  Reason = rule(Column, Strategy)
    ).

%   The other player is to move, and has a score of at most -Least.

node_strategy(Node, Least, Strategy) :-
    Node = node(_, _, _, _, _, _),
    Alpha is -Least,
    strategies(Names),
    member(Strategy, Names),
    names_strategies([Strategy], Strategies),
    strategies_bound(Strategies, 0, Node, Alpha, Bound),
    Bound =< Alpha.

/** <examples>

?- claim_text_reason(claim(x, won, 100), '121212', Reason).
*/
