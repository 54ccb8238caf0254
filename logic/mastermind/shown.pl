:- module(mastermind_shown,
          [ table_field/2,         % +Table, -Field
            table_cell/3,          % +Table, +Text, -Sentence
            table_tree/2           % +Table, -Grown
          ]).

/** <module> What a game shows beside its board: all codes, and the tree from here on
*/

:- use_module(library(lists), [last/2, nth1/3]).
:- use_module('../door/table', [table_position/3]).
:- use_module(position, [text_code/3]).
:- use_module('players/tree_solver', [history_tree/5, variant_depth/2]).
:- use_module('rules/codes', [variant_size/2]).
:- use_module('rules/consistent', [code_history_conflict/3, history_codes/3]).
:- use_module('rules/field', [history_field/3, rows_left/3, variant_parts/2]).
:- use_module(sentences, [ cell_sentence/4, large_field_sentence/3, left_sentence/3,
                           parts_sentence/2, tree_sentence/3 ]).
:- use_module('tree/tree', [tree_histogram/2]).

%   A field of more codes is not drawn.

most_codes(40 000).

%!  table_field(+Table, -Field) is det.
%
%   True when Field is field(Sentence, Title, Parts, Rows, Left): Parts and Rows are those of
%   rules/field.pl, and Left says how many codes each turn left.  If there are too many codes,
%   Sentence says so and the lists are empty.
%
%       ?- table_field(table(options(variant(2, 3, false), none), ["you","friend"],
%                            ["12","01"], [], none, none, 1), field(Sentence, _, _, Rows, Left)).
%       Sentence = "2 of 6 codes are left.", Rows = [" 11", "1 0", "01 "], Left = [6, 2].

table_field(Table, Field) :-
    table_history(Table, Variant, History),
    variant_size(Variant, Size),
    most_codes(Most),
    (   Size > Most
    ->  large_field_sentence(Size, Most, Sentence),
        Field = field(Sentence, "", [], [], [])
    ;   variant_parts(Variant, Parts),
        history_field(Variant, History, Rows),
        length(History, Turns),
        rows_left(Rows, Turns, Left),
        last(Left, Now),
        left_sentence(Now, Size, Sentence),
        parts_sentence(Variant, Title),
        Field = field(Sentence, Title, Parts, Rows, Left)
    ).

table_history(Table, Variant, History) :-
    table_position(mastermind_table, Table, game(Variant, _, History, _, _, _)).

%!  table_cell(+Table, +Text, -Sentence) is det.
%
%   True when Sentence says whether the code written Text is possible at Table.  If not, it names
%   the first turn that rules it out, and what the code would have answered.  Throws bad_input/2 if
%   Text is no code.
%
%       ?- table_cell(table(options(variant(2, 3, false), none), ["you","friend"],
%                           ["12","01"], [], none, none, 1), "13", Sentence).
%       Sentence = "Turn 1 rules 13 out: as the secret it would have answered 1 black and \c
%                   0 white, not 0 black and 1 white.".

table_cell(Table, Text, Sentence) :-
    table_history(Table, Variant, History),
    text_code(Variant, Text, Code),
    (   code_history_conflict(Code, History, conflict(Number, Would))
    ->  nth1(Number, History, _-Feedback),
        Conflict = turn(Number, Would, Feedback)
    ;   length(History, Turns),
        Conflict = none(Turns)
    ),
    cell_sentence(Variant, Code, Conflict, Sentence).

%!  table_tree(+Table, -Grown) is det.
%
%   True when Grown is grown(Sentence, Tree): Tree is a decision tree for the codes that are left at
%   Table, or `none` if there are no codes.
%
%       ?- table_tree(table(options(variant(2, 3, false), none), ["you","friend"],
%                           ["12","01"], [], none, none, 1), Grown).
%       Grown = grown("From here on this tree finds each of the 2 codes that are left in \c
%                      2 guesses at most, in 1.50 on average.",
%                     node([2, 3], 2, [0-1-node([3, 1], 1, [])])).

table_tree(Table, grown(Sentence, Tree)) :-
    table_history(Table, Variant, History),
    history_codes(Variant, History, Codes),
    (   Codes == []
    ->  Tree = none,
        Histogram = []
    ;   variant_depth(Variant, Depth),
        history_tree(Depth, Variant, History, Codes, Tree),
        tree_histogram(Tree, Histogram)
    ),
    length(History, Turns),
    tree_sentence(Turns, Histogram, Sentence).

/** <examples>

?- table_field(table(options(variant(4, 6, true), none), ["you","friend"], [], [], none, none, 1),
               Field).
*/
