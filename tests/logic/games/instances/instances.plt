:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(instances).

sheet(Module, Sheet) :-
    module_rules(Module, Rules),
    rules_sheet(Rules, inf, Sheet).

worst(Rules, Depth) :-
    rules_sheet(Rules, inf, Sheet),
    sheet_worst(Sheet, Depth, Tree),
    tree_certificate(Sheet, Tree, [], _).

test(higher_lower, Asked-Known == 7-6) :-
    sheet(games_higher_lower, Sheet),
    sheet_worst(Sheet, Asked, _),
    \+ sheet_tree(Sheet, 6, _),
    sheet_ending(Sheet, known, Sheet1),
    sheet_worst(Sheet1, Known, _).

%   Binary search: levels of 1, 2, 4, ... 32 numbers, and 37 below.

test(binary_search, Total =:= 1 + 2*2 + 4*3 + 8*4 + 16*5 + 32*6 + 37*7) :-
    sheet(games_higher_lower, Sheet),
    sheet_total(Sheet, inf, Total, _).

%   So many coins as (3^N - 3) / 2 are the most for N weighings; with one more that is right,
%   (3^N - 1) / 2.

test(coins, [forall(member(Coins-Depth, [3-2, 4-3, 5-3])), true(Found == Depth)]) :-
    coins_rules(Coins, Rules),
    worst(Rules, Found).

test(coins_and_reference, [forall(member(Coins-Depth, [1-1, 4-2, 5-3])), true(Found == Depth)]) :-
    reference_rules(Coins, Rules),
    worst(Rules, Found).

test(two_coins, Obstacle == alike(false(1, heavy), false(2, light))) :-
    coins_rules(2, Rules),
    rules_sheet(Rules, inf, Sheet),
    sheet_obstacle(Sheet, Obstacle).

%   deep
test(twelve_coins, Depth == 3) :-
    sheet(games_twelve_coins, Sheet),
    \+ sheet_tree(Sheet, 2, _),
    sheet_worst(Sheet, Depth, Tree),
    tree_certificate(Sheet, Tree, [], [0, 0, 0, 24]).

%   deep
test(thirteen_coins, fail) :-
    coins_rules(13, Rules),
    rules_sheet(Rules, inf, Sheet),
    sheet_tree(Sheet, 3, _).

%   deep
test(ship, Depth-Total == 9-176) :-
    sheet(games_ship, Sheet),
    sheet_worst(Sheet, Depth, _),
    sheet_total(Sheet, Depth, Total, _).

%   S. Ulam's game: for 2 numbers 3 questions, for 4 numbers 5; for 16 by comparisons 8.

test(one_lie, [forall(member(Most-Questions, [2-3, 4-5, 8-7, 16-8]))]) :-
    Fewer is Questions - 1,
    lie_rules(Most, Questions, Rules),
    rules_sheet(Rules, inf, Sheet),
    once(sheet_tree(Sheet, Questions, _)),
    lie_rules(Most, Fewer, Rules1),
    rules_sheet(Rules1, inf, Sheet1),
    \+ sheet_tree(Sheet1, Fewer, _).

test(blacks_only, Depth == 5) :-
    module_rules(games_blacks_only, Rules),
    worst(Rules, Depth).

%   By its definition alone code breaking has the totals that its own fast path finds.

test(code_breaking, [forall(member(Variant, [variant(2, 3, false), variant(2, 4, true),
                                             variant(3, 4, false), variant(2, 6, false)])),
                     true(Found == Total)]) :-
    variant_rules(Variant, Rules),
    rules_sheet(Rules, inf, Sheet),
    sheet_total(Sheet, inf, Found, Tree),
    tree_certificate(Sheet, Tree, [], _),
    optimal_tree(Variant, any, inf, Total, _).

test(code_breaking_within, [forall(member(Depth, [3, 4, 5])), true(Found == Total)]) :-
    variant_rules(variant(3, 4, false), Rules),
    rules_sheet(Rules, inf, Sheet),
    (   sheet_total(Sheet, Depth, Found0, _) -> Found = Found0 ; Found = none ),
    optimal_tree(variant(3, 4, false), any, Depth, Total0, _),
    (   number(Total0) -> Total = Total0 ; Total = none ).

%   Bulls and cows are code breaking without repeats.

test(bulls_and_cows, Rows1 == Rows2) :-
    bulls_rules(3, 4, Bulls),
    variant_rules(variant(3, 4, false), Codes),
    rules_sheet(Bulls, inf, Sheet1),
    rules_sheet(Codes, inf, Sheet2),
    findall(Row, ( between(1, 24, N), sheet_row(Sheet1, N, Row) ), Rows1),
    findall(Row, ( between(1, 24, N), sheet_row(Sheet2, N, Row) ), Rows2).

%   Repeated letters as the newspaper game has them.

test(words, [forall(member(Guess-Secret-Answer,
        [ speed-abide-xxyxy, speed-erase-yxyyx, speed-steal-gxgxx, speed-crepe-xygyx,
          kebab-abbey-xygyy, babes-abbey-yyggx, aabbb-bbaaa-yyyyx, aaaaa-baaab-xgggx,
          crane-crane-ggggg ])), true(Found == Answer)]) :-
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

:- end_tests(instances).
