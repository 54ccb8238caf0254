:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(instances).

matrix(Module, Matrix) :-
    module_rules(Module, Rules),
    rules_matrix(Rules, inf, Matrix).

worst(Rules, Depth) :-
    rules_matrix(Rules, inf, Matrix),
    matrix_worst(Matrix, Depth, Tree),
    tree_certificate(Matrix, Tree, [], _).

test(higher_lower, Asked-Known == 7-6) :-
    matrix(guessing_higher_lower, Matrix),
    matrix_worst(Matrix, Asked, _),
    \+ matrix_tree(Matrix, 6, _),
    matrix_ending(Matrix, known, Matrix1),
    matrix_worst(Matrix1, Known, _).

%   Binary search: levels of 1, 2, 4, ... 32 numbers, and 37 below.

test(binary_search, Total =:= 1 + 2*2 + 4*3 + 8*4 + 16*5 + 32*6 + 37*7) :-
    matrix(guessing_higher_lower, Matrix),
    matrix_total(Matrix, inf, Total, _).

%   So many coins as (3^N - 3) / 2 are the most for N weighings; with one more that is right,
%   (3^N - 1) / 2.

test(coins, [forall(member(Coins-Depth, [3-2, 4-3, 5-3])), true(Found == Depth)]) :-
    coins_rules(Coins, Rules),
    worst(Rules, Found).

test(coins_and_reference, [forall(member(Coins-Depth, [1-1, 4-2, 5-3])), true(Found == Depth)]) :-
    reference_rules(Coins, Rules),
    worst(Rules, Found).

%   The fast classes are those of the rules, for all questions and secrets.

%   long
test(classes_of_coins) :-
    guessing_open_games:kind_matrix(named, twelve_coins, inf, Matrix, _),
    matrix_sizes(Matrix, 24, 36 894, 3),
    matrix(guessing_twelve_coins, Matrix).

test(classes_with_a_reference, Wrong == []) :-
    numlist(1, 13, Coins),
    findall(Secret, coins_false(Coins, Secret), Secrets),
    findall(Weighing,
            ( member(Weighing, [ weigh([1], []), weigh([1], [2]), weigh([1,2,5], [3,13]),
                                weigh([2,4,6,8,10,12,13], [1,3,5,7,9,11]) ]),
              pans_classes(13, Weighing, Classes),
              \+ forall(nth0(N, Secrets, Secret),
                        ( pans_false_answer(Weighing, Secret, Answer),
                          memberchk(Answer-Set, Classes),
                          getbit(Set, N) =:= 1 )) ),
            Wrong).

test(two_coins, Obstacle == alike(false(1, heavy), false(2, light))) :-
    coins_rules(2, Rules),
    rules_matrix(Rules, inf, Matrix),
    matrix_obstacle(Matrix, Obstacle).

%   deep
test(twelve_coins, Depth == 3) :-
    matrix(guessing_twelve_coins, Matrix),
    \+ matrix_tree(Matrix, 2, _),
    matrix_worst(Matrix, Depth, Tree),
    tree_certificate(Matrix, Tree, [], [0, 0, 0, 24]).

%   deep
test(thirteen_coins, fail) :-
    coins_rules(13, Rules),
    rules_matrix(Rules, inf, Matrix),
    matrix_tree(Matrix, 3, _).

%   deep
test(ship, Depth-Total == 9-176) :-
    matrix(guessing_ship, Matrix),
    matrix_worst(Matrix, Depth, _),
    matrix_total(Matrix, Depth, Total, _).

%   S. Ulam's game: for 2 numbers 3 questions, for 4 numbers 5; for 16 by comparisons 8.

test(one_lie, [forall(member(Most-Questions, [2-3, 4-5, 8-7, 16-8]))]) :-
    Fewer is Questions - 1,
    lie_rules(Most, Questions, Rules),
    rules_matrix(Rules, inf, Matrix),
    once(matrix_tree(Matrix, Questions, _)),
    lie_rules(Most, Fewer, Rules1),
    rules_matrix(Rules1, inf, Matrix1),
    \+ matrix_tree(Matrix1, Fewer, _).

test(blacks_only, Depth == 5) :-
    module_rules(guessing_blacks_only, Rules),
    worst(Rules, Depth).

%   By its definition alone code breaking has the totals that its own fast path finds.

test(code_breaking, [forall(member(Variant, [variant(2, 3, false), variant(2, 4, true),
                                             variant(3, 4, false), variant(2, 6, false)])),
                     true(Found == Total)]) :-
    variant_rules(Variant, Rules),
    rules_matrix(Rules, inf, Matrix),
    matrix_total(Matrix, inf, Found, Tree),
    tree_certificate(Matrix, Tree, [], _),
    optimal_tree(Variant, any, inf, Total, _).

test(code_breaking_within, [forall(member(Depth, [3, 4, 5])), true(Found == Total)]) :-
    variant_rules(variant(3, 4, false), Rules),
    rules_matrix(Rules, inf, Matrix),
    (   matrix_total(Matrix, Depth, Found0, _) -> Found = Found0 ; Found = none ),
    optimal_tree(variant(3, 4, false), any, Depth, Total0, _),
    (   number(Total0) -> Total = Total0 ; Total = none ).

%   Bulls and cows are code breaking without repeats.

test(bulls_and_cows, Rows1 == Rows2) :-
    bulls_rules(3, 4, Bulls),
    variant_rules(variant(3, 4, false), Codes),
    rules_matrix(Bulls, inf, Matrix1),
    rules_matrix(Codes, inf, Matrix2),
    findall(Row, ( between(1, 24, N), matrix_row(Matrix1, N, Row) ), Rows1),
    findall(Row, ( between(1, 24, N), matrix_row(Matrix2, N, Row) ), Rows2).

%   Repeated letters as the newspaper game has them.

test(words, [forall(member(Guess-Secret-Answer,
        [ speed-abide-xxyxy, speed-erase-yxyyx, speed-steal-gxgxx, speed-crepe-xygyx,
          kebab-abbey-xygyy, babes-abbey-yyggx, aabbb-bbaaa-yyyyx, aaaaa-baaab-xgggx,
          crane-crane-ggggg ])), true(Found == Answer), nondet]) :-
    words_rules([Guess, Secret], Rules),
    rules_classes(Rules, Guess, [Secret], Classes),
    (   Guess == Secret
    ->  Classes == [],
        Found = ggggg
    ;   Classes = [Found-_]
    ).

test(attributes, Depth == 2) :-
    attributes_rules([[who,hat,beard,hair], [ann,no,no,red], [bob,no,yes,red], [cleo,yes,no,black],
                      [dan,yes,yes,black]], Rules),
    worst(Rules, Depth).

%   Puzzles of one role: the length of a shortest way, and that there is one.

solved(Game, Goal, Steps) :-
    Game:init(State),
    state_solution(Game, State, inf, seconds(inf), solution(Moves, Goal, Steps, _, best)),
    length(Moves, Steps),
    moves_state(Game, Moves, Last),
    Game:terminal(Last),
    Game:goal(Last, player, Goal).

test(lights_out, Goal-Steps == 100-5) :-
    solved(sheets_lights_out, Goal, Steps).

%   deep
test(peg_solitaire, [true(Goal-Steps == 100-13), nondet]) :-
    solved(sheets_peg_solitaire, Goal, Steps).

test(eight_puzzle, After == [[8,6,7,2,5,4,b,3,1], [8,6,7,2,5,4,3,1,b], [8,6,7,2,b,4,3,5,1]]) :-
    State0 = tiles([8,6,7,2,5,4,3,b,1]),
    findall(Tiles,
            ( member(Tile, [3,1,5]),
              sheets_eight_puzzle:legal(State0, player, slide(Tile)),
              sheets_eight_puzzle:next(State0, player, slide(Tile), tiles(Tiles)) ),
            After),
    aggregate_all(count, sheets_eight_puzzle:legal(State0, _, _), 3).

%   Of the moves at the same time, `tell` is better whatever the other does.

test(prisoners_dilemma, [forall(member(Other-Silent-Tell, [silent-60-100, tell-0-20])),
                         Values == [Silent,Tell]]) :-
    findall(Value,
            ( member(Move, [silent,tell]),
              sheets_prisoners_dilemma:next(open, [first-Move, second-Other], State),
              sheets_prisoners_dilemma:goal(State, first, Value) ),
            Values).

%   Two bids of the same card win nothing; the prizes have 10 points in all.

test(goofspiel, [forall(member(Bids1-Bids2-Known,
        [ [4,3,2,1]-[3,4,1,2]-[6,4,100,0], [4,3,2,1]-[4,3,1,2]-[2,1,100,0],
          [1,2,3,4]-[1,2,3,4]-[0,0,50,50], [1,4,3,2]-[4,1,2,3]-[5,5,50,50] ])),
                 true([Sum1,Sum2,Value1,Value2] == Known), nondet]) :-
    sheets_goofspiel:init(State0),
    foldl(bid, Bids1, Bids2, State0, State),
    State = bidding([], hand([], Sum1), hand([], Sum2)),
    sheets_goofspiel:terminal(State),
    sheets_goofspiel:goal(State, first, Value1),
    sheets_goofspiel:goal(State, second, Value2).

bid(Card1, Card2, State0, State) :-
    sheets_goofspiel:next(State0, [first-bid(Card1), second-bid(Card2)], State).

%   Three cards are dealt in six ways, and a deal has five ends.

test(kuhn_poker, Count == 30) :-
    setof(End, deal_end(End), Ends),
    length(Ends, Count).
test(kuhn_poker_goals, Values == [100-0, 0-100, 75-25, 25-75, 75-25]) :-
    findall(First-Second,
            ( member(Card1/Card2/Moves, [ king/queen/[bet,call], jack/queen/[check,bet,call],
                                          jack/king/[bet,fold], king/jack/[check,bet,fold],
                                          king/jack/[check,check] ]),
              sheets_kuhn_poker:goal(dealt(Card1, Card2, Moves), first, First),
              sheets_kuhn_poker:goal(dealt(Card1, Card2, Moves), second, Second) ),
            Values).

deal_end(State) :-
    named_game(kuhn_poker, Game),
    moves_state(Game, _, State),
    Game:terminal(State).

%   From its arm a peg has two steps or jumps; a jump over a peg of one's own leads on.

test(chinese_checkers, Moves == [ move(8/3,7/3), move(8/3,7/4), move(8/4,7/4), move(8/4,7/5),
                                  move(9/3,7/3), move(9/3,7/5) ]) :-
    sheets_chinese_checkers:init(State),
    findall(Move, sheets_chinese_checkers:legal(State, red, Move), Moves).
test(chinese_checkers_turns, Turns == [red,green,blue,red]) :-
    findall(Role,
            ( between(0, 3, Length),
              length(Moves, Length),
              once(moves_state(sheets_chinese_checkers, Moves, State)),
              once(sheets_chinese_checkers:legal(State, Role, _)) ),
            Turns).

:- end_tests(instances).
