:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(task).

test(what_the_field_says, Goals == goals([99, 100, 101], [102, 103, 104])) :-
    named_field(standard, Field),
    field_position(Field, Position),
    position_task(Position, inf, 60, task(Ways, Keys, Goals, _, Budget, 60)),
    Position = position(_, _, _, Ways, _),
    ways_codes(Ways, Keys),
    budget_nodes_cut(Budget, 0, false).

%   What one remembers the other does not, but they spend the same time.

test(another_limit, Nodes == 5) :-
    field_position(field(line, 2, 2, 0), Position),
    position_task(Position, inf, 60, Task0),
    task_most_task(Task0, 3000, Task),
    Task0 = task(_, _, _, Memory0, Budget0, _),
    Task = task(_, _, _, Memory, Budget, _),
    memory_keep(Memory0, 7, known(1, exact, 1, 0)),
    \+ memory_known(Memory, 7, _),
    budget_spent(Budget, 5),
    budget_nodes_cut(Budget0, Nodes, _).

test(a_deadline, Error == budget_spent) :-
    field_position(field(line, 2, 2, 0), Position),
    position_task(Position, 0, 60, task(_, _, _, _, Budget, _)),
    catch(budget_left(Budget), Error, true).

:- end_tests(task).
