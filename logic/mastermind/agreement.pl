:- module(mastermind_agreement,
          [ mastermind_claim/4     % -Relation, -Answer, -Fast, -Definition
          ]).

/** <module> What the fast rules of code breaking claim

Each clause says which relation finds the same answers as the definition, and
for which small cases we try that (../agreement.pl).  Relations on sets of bits
are called with codes here, and give codes.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, last/2, member/2, nth0/3, nth1/3, select/3]).
:- use_module('../guessing/arena', [arena_secrets/3, subset_classes/4]).
:- use_module('../guessing/least_total', [subset_total/6]).
:- use_module('../guessing/tree', [tree_total/2]).
:- use_module(definition).
:- use_module(rules/codes, [code_fault/3, variant_codes/2, variant_first/2, variant_size/2]).
:- use_module(rules/feedback, [guess_code_feedback/3, guess_codes_classes/3, variant_feedback/2]).
:- use_module('rules/possible', [history_code/3, history_field/3, variant_parts/2]).
:- use_module('sets/distinguishing', [codes_apart/3, guess_tells_apart/3, variant_guesses/2]).
:- use_module('sets/planes', [codes_planes/3, guess_planes_split/3, split_class/3]).
:- use_module(tree/search, [codes_tree/5, rule_tree/5]).
:- use_module(tree/tree, [tree_histogram/2, tree_secret_game/3, variant_certificate/5]).
:- use_module('optimal/proof', [codes_arena/4]).
:- use_module(optimal/optimal, [optimal_tree/5]).
:- use_module('players/solvers', [task_histogram/4]).
:- use_module(players/genetic, [code_fitness/4, codes_remainders/3, history_marks/3]).
:- use_module(players/five_guess,
              [possible_candidates/4, candidates_possible_guess/3, five_guess/4]).
:- use_module(document/arbolmaster, [pistas/1, valido/1]).
:- use_module(document/filtros, [filtraJugadas/4]).

%!  mastermind_claim(-Relation, -Answer, -Fast, -Definition) is multi.
%
%   True when the goal Fast, which asks Relation, must find the same Answers as the goal
%   Definition.
%
%       ?- mastermind_claim(_, Answer, Fast, Definition), call(mastermind_agreement:Fast).
%       Answer = 9, Fast = variant_size(variant(2, 3, true), 9) .

% ---- rules ----

mastermind_claim(variant_size/2,
                 Size, variant_size(Variant, Size),
                 aggregate_all(count, variant_code(Variant, _), Size)) :-
    small(Variant).
mastermind_claim(code_fault/3,
                 Code, ( member(Code, Rows), \+ code_fault(Variant, Code, _) ),
                 ( member(Code, Rows), variant_code(Variant, Code) )) :-
    member(Variant, [variant(2, 3, true), variant(2, 3, false)]),
    findall([X,Y], ( between(0, 4, X), between(0, 4, Y) ), Rows0),
    append(Rows0, [[], [1], [1,2,3]], Rows).
mastermind_claim(guess_code_feedback/3,
                 Feedback, guess_code_feedback(Guess, Secret, Feedback),
                 guess_secret_feedback(Guess, Secret, Feedback)) :-
    member(Variant, [variant(2, 4, true), variant(3, 3, true)]),
    pair(Variant, Guess, Secret).
mastermind_claim(variant_feedback/2,
                 Feedback, variant_feedback(Variant, Feedback),
                 ( variant_code(Variant, Guess),
                   variant_code(Variant, Secret),
                   guess_secret_feedback(Guess, Secret, Feedback) )) :-
    member(Variant, [variant(2, 4, false), variant(3, 3, true)]).
mastermind_claim(guess_codes_classes/3,
                 Feedback-Class,
                 ( guess_codes_classes(Guess, Codes, Classes),
                   member(Feedback-Class, Classes) ),
                 guess_codes_class(Guess, Codes, Feedback, Class)) :-
    small(Variant),
    set(Variant, Codes),
    variant_code(Variant, Guess).
mastermind_claim(history_code/3,
                 Code, history_code(Variant, History, Code),
                 ( variant_code(Variant, Code), consistent(History, Code) )) :-
    small(Variant),
    history(Variant, History).

mastermind_claim(history_field/3,
                 Code-Turn, field_code_turn(Variant, History, Code, Turn),
                 ( variant_code(Variant, Code), code_first_turn(Code, History, Turn) )) :-
    small(Variant),
    history(Variant, History).

% ---- sets ----

mastermind_claim(guess_planes_split/3,
                 Feedback-Class, codes_split_class(Variant, Codes, Guess, Feedback, Class),
                 guess_codes_class(Guess, Codes, Feedback, Class)) :-
    small(Variant),
    set(Variant, Codes),
    variant_code(Variant, Guess).
mastermind_claim(codes_apart/3,
                 Guess, codes_told_apart(Variant, Code1, Code2, Guess),
                 ( variant_code(Variant, Guess), guess_tells_apart(Guess, Code1, Code2) )) :-
    member(Variant, [variant(2, 3, true), variant(2, 4, false)]),
    pair(Variant, Code1, Code2),
    Code1 @< Code2.

% ---- trees ----

mastermind_claim(codes_tree/5,
                 Tree, codes_tree(Rule, Variant, Codes, Depth, Tree),
                 ( codes_tree(Rule, Variant, Codes, Depth, Tree),
                   tree_solves(Tree, Variant, Codes, Depth) )) :-
    small(Variant),
    set(Variant, Codes),
    member(Rule, [first, minimax, depth]),
    between(1, 5, Depth).
mastermind_claim(codes_tree/5,
                 Depth, ( member(Depth, [1, 2, 3]), codes_tree(depth, Variant, Codes, Depth, _) ),
                 ( member(Depth, [1, 2, 3]), once(tree_solves(_, Variant, Codes, Depth)) )) :-
    small(Variant),
    set(Variant, Codes).
mastermind_claim(tree_histogram/2,
                 Histogram, tree_histogram(Tree, Histogram),
                 tree_played(Tree, Variant, Histogram)) :-
    tree(Variant, Tree).
mastermind_claim(variant_certificate/5,
                 Depth, ( between(1, 5, Depth), tree_certified(Tree, Variant, Depth) ),
                 ( between(1, 5, Depth),
                   variant_codes(Variant, Codes),
                   once(tree_solves(Tree, Variant, Codes, Depth)) )) :-
    tree(Variant, Tree0),
    (   Tree = Tree0
    ;   without_child(Tree0, Tree)
    ).

% ---- optimal ----

mastermind_claim(codes_arena/4,
                 Class, codes_arena_class(Variant, Codes, Number, Class),
                 ( nth1(Number, All, Guess),
                   guess_codes_class(Guess, Codes, _, Class),
                   Class \== [Guess] )) :-
    small(Variant),
    set(Variant, Codes),
    variant_codes(Variant, All),
    nth1(Number, All, _).
mastermind_claim(subset_total/6,
                 Total, codes_arena_total(Variant, Codes, Depth, Total),
                 least_total(Variant, Codes, Depth, Total)) :-
    small(Variant),
    set(Variant, Codes),
    between(1, 4, Depth).
mastermind_claim(optimal_tree/5,
                 Total, ( optimal_tree(Variant, any, Depth, Total, Tree), Tree \== none ),
                 ( variant_codes(Variant, Codes), least_total(Variant, Codes, Depth, Total) )) :-
    small(Variant),
    between(2, 4, Depth).
mastermind_claim(optimal_tree/5,
                 Total, ( optimal_tree(Variant, any, inf, Total0, Tree),
                          tree_total(Tree, Total),
                          Total =:= Total0 ),
                 ( variant_codes(Variant, Codes), least_total(Variant, Codes, 9, Total) )) :-
    small(Variant).

% ---- players ----

mastermind_claim(candidates_possible_guess/3,
                 Guess, five_guess(Variant, History, Codes, Guess),
                 ( possible_candidates(Variant, Codes, _, Candidates),
                   candidates_possible_guess(Candidates, Codes, Guess) )) :-
    small(Variant),
    History = [_],
    history(Variant, History),
    findall(Code, ( variant_code(Variant, Code), consistent(History, Code) ), Codes),
    Codes = [_|_].
mastermind_claim(task_histogram/4,
                 Histogram,
                 task_histogram(five_guess, Variant, task([First-Feedback], all), Histogram),
                 games_histogram(Variant, First, Feedback, Histogram)) :-
    member(Variant, [variant(2, 3, true), variant(2, 4, false)]),
    variant_first(Variant, First),
    member(Feedback, [0-0, 0-1, 1-0]).
mastermind_claim(code_fitness/4,
                 Code, ( history_marks(Variant, History, Marks),
                         variant_code(Variant, Code),
                         code_fitness(Variant, Code, Marks, 0) ),
                 ( variant_code(Variant, Code), consistent(History, Code) )) :-
    small(Variant),
    history(Variant, History).
mastermind_claim(codes_remainders/3,
                 Sum-Code, ( codes_remainders(Variant, Codes, Remainders),
                             member(Sum-Code, Remainders) ),
                 ( member(Code, Codes), squares_of_classes(Code, Codes, Sum) )) :-
    small(Variant),
    set(Variant, Codes).

% ---- document ----

mastermind_claim(valido/1,
                 Jugada, valido(Jugada), variant_code(variant(4, 9, false), Jugada)) :-
    member(Jugada, [[_,9,8,7], [1,1,2,_], [0,1,2,3], [7,4,3,2], [9,8,7,10]]).
mastermind_claim(filtraJugadas/4,
                 Filtradas, filtraJugadas([Black,White], Jugada, Jugadas, Filtradas),
                 defined_filter(Black-White, Jugada, Jugadas, Filtradas)) :-
    findall(Code, variant_code(variant(4, 5, false), Code), Jugadas),
    member(Jugada, [[1,2,3,4], [5,1,4,2]]),
    pistas(Pistas),
    member([Black,White], Pistas).

%   The cases.  A small variant has few codes; a set is all codes, or every second.

small(variant(2, 3, true)).
small(variant(2, 3, false)).
small(variant(3, 2, true)).

pair(Variant, Code1, Code2) :-
    variant_code(Variant, Code1),
    variant_code(Variant, Code2).

set(Variant, Codes) :-
    variant_codes(Variant, All),
    (   Codes = All
    ;   findall(Code, ( nth0(I, All, Code), I mod 2 =:= 0 ), Codes)
    ).

history(_, []).
history(Variant, [Guess-Feedback]) :-
    variant_code(Variant, Guess),
    variant_feedback(Variant, Feedback).
history(Variant, [First-Feedback1, Guess-Feedback2]) :-
    variant_first(Variant, First),
    member(Feedback1, [0-1, 1-0]),
    variant_code(Variant, Guess),
    variant_feedback(Variant, Feedback2).

tree(Variant, Tree) :-
    small(Variant),
    member(Rule, [first, depth]),
    rule_tree(Rule, Variant, any, inf, Tree).

without_child(node(Guess, Size, Children0), node(Guess, Size, Children)) :-
    select(_, Children0, Children).

%   The turn that a field has for a code; 0 if the code is possible.

field_code_turn(Variant, History, Code, Turn) :-
    history_field(Variant, History, Rows),
    variant_parts(Variant, [Down,Middle,Across]),
    findall(Part, ( member(Part1, Middle), member(Part2, Across), append(Part1, Part2, Part) ),
            Parts),
    nth0(Y, Down, Start),
    nth0(Y, Rows, Row),
    nth0(X, Parts, End),
    sub_string(Row, X, 1, _, Mark),
    Mark \== " ",
    number_string(Turn, Mark),
    append(Start, End, Code).

code_first_turn(Code, History, Turn) :-
    (   append(Turns, _, History),
        \+ consistent(Turns, Code)
    ->  length(Turns, Turn)
    ;   Turn = 0
    ).

%   Relations that work on sets of bits, asked for codes.

codes_split_class(Variant, Codes, Guess, Feedback, Class) :-
    codes_planes(Variant, Codes, Planes),
    guess_planes_split(Guess, Planes, Split),
    split_class(Split, Feedback, Set),
    set_members(Set, Codes, Class).

codes_told_apart(Variant, Code1, Code2, Guess) :-
    variant_guesses(Variant, Guesses),
    codes_apart(Guesses, [Code1,Code2], apart(_, pairs(_, row(Set)), _)),
    variant_codes(Variant, Codes),
    set_members(Set, Codes, Members),
    member(Guess, Members).

codes_arena_class(Variant, Codes, Number, Class) :-
    all_arena(Variant, Codes, Arena, All),
    subset_classes(All, Number, Arena, SizesClasses),
    member(_-Set, SizesClasses),
    arena_secrets(Arena, Set, Class).

codes_arena_total(Variant, Codes, Depth, Total) :-
    all_arena(Variant, Codes, Arena, All),
    length(Codes, Size),
    Most is Size * Size,
    subset_total(All, Size, Depth, Most, Arena, Total),
    Total =< Most.

all_arena(Variant, Codes, Arena, All) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    All is 1 << Size - 1.

set_members(Set, Codes, Members) :-
    findall(Code, ( nth0(I, Codes, Code), getbit(Set, I) =:= 1 ), Members).

%   What figures are defined as.

tree_played(Tree, Variant, Histogram) :-
    findall(Turns,
            ( variant_code(Variant, Secret),
              tree_secret_game(Tree, Secret, History),
              length(History, Turns) ),
            All),
    turns_histogram(All, Histogram).

turns_histogram(All, Histogram) :-
    aggregate_all(max(Turns), member(Turns, All), Most),
    findall(Found,
            ( between(1, Most, Turns), aggregate_all(count, member(Turns, All), Found) ),
            Histogram).

tree_certified(Tree, Variant, Depth) :-
    variant_certificate(Variant, Depth, Tree, [], _).

games_histogram(Variant, First, Feedback, Histogram) :-
    findall(Turns,
            ( variant_code(Variant, Secret),
              guess_secret_feedback(First, Secret, Feedback),
              five_guess_game(Variant, Secret, [First-Feedback], Turns) ),
            All),
    turns_histogram(All, Histogram).

five_guess_game(Variant, Secret, History, Turns) :-
    (   last(History, Secret-_)
    ->  length(History, Turns)
    ;   findall(Code, ( variant_code(Variant, Code), consistent(History, Code) ), Codes),
        possible_candidates(Variant, Codes, _, Candidates),
        candidates_possible_guess(Candidates, Codes, Guess),
        guess_secret_feedback(Guess, Secret, Feedback),
        append(History, [Guess-Feedback], History1),
        length(History1, Turns1),
        Turns1 =< 10,
        five_guess_game(Variant, Secret, History1, Turns)
    ).

squares_of_classes(Guess, Codes, Sum) :-
    aggregate_all(sum(Size * Size),
                  ( guess_codes_class(Guess, Codes, _, Class),
                    Class \== [Guess],
                    length(Class, Size) ),
                  Sum).

defined_filter(Feedback, Guess, Codes, Class) :-
    (   guess_codes_class(Guess, Codes, Feedback, Class0),
        Class0 \== [Guess]
    ->  Class = Class0
    ;   Class = []
    ).

/** <examples>

?- mastermind_claim(Relation, Answer, Fast, Definition).
*/
