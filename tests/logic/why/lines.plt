:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(phrases).

definition(Module) :-
    member(Game, [mastermind, connect4, soccer, games]),
    atom_concat(Game, '_definition', Module).

test(each_relation_of_a_definition_has_one, Without == []) :-
    findall(Name/Arity,
            ( definition(Module),
              module_property(Module, exports(Exports)),
              member(Name/Arity, Exports),
              functor(Head, Name, Arity),
              \+ clause(why_lines:failure_phrase(Head, _, _), _) ),
            Without).

sentence(guess_secret_feedback([1,2], [2,1], 1-1),
         "Guess [1, 2], secret [2, 1]: the feedback is 0-2, not 1-1; place 1: 1 is not 2; place 2: 2 is not 1.").
sentence(guess_secret_feedback([1,2], [_,2], 3-1),
         "Guess [1, 2] and secret [A, 2] never have the feedback 3-1.").
sentence(consistent([[1,2]-(0-1), [2,3]-(1-0)], [3,1]),
         "Turn 2 rules [3, 1] out: as the secret it would have drawn 0-1, not 1-0.").
sentence(variant_code(variant(2, 3, false), [1,1]),
         "[1, 1] is no code of 2 pegs, 3 colours, no repeats.").
sentence(board_column_board([[],[],[],[],[],[],[]], 8, _),
         "No stone can be dropped into column 8: there is no such column, it is full, or the boards are not one move apart.").
sentence(board_column_board([[x],[x],[x],[x],[o],[o],[o]], 1, _),
         "The game is over: no stone can be dropped into column 1.").
sentence(board_end([[],[],[],[],[],[],[]], draw), "The game stands at open, not at draw.").
sentence(field_point(field(line, 8, 10, 0), 99/1), "The field has no point 99/1.").
sentence(rules_solves(_, [a,b], 0, _), "No such tree finds each secret by at most 0 questions.").

test(whole, [forall(sentence(Goal, Sentence)), true(Found == Sentence)]) :-
    goal_failure_sentence(Goal, Found).

test(none, [fail]) :-
    goal_failure_sentence(member(_, []), _).

test(first_of_all_lines, Line == "The game stands at open, not at draw.") :-
    Board = [[],[],[],[],[],[],[]],
    goal_why(board_end(Board, draw), 10 000 000, 1, plain, fails(_, [Line|_])).

:- end_tests(phrases).
