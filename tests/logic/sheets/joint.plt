:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(sheets_facts).

%   Each kind of term that clingo writes.

test(terms, [forall(member(Text-Known,
        [ "go"-go,
          "_a1'"-'_a1\'',
          "-12"-(-12),
          "-x"-(-x),
          "-f(-1)"-(-f(-1)),
          "\"a\\\"\\\\\\n, b\""-"a\"\\\n, b",
          "\"\""-"",
          "()"-[],
          "(1,)"-[1],
          "(x,(1,2),f((),g(\")\")))"-[x, [1,2], f([], g(")"))],
          "#sup"-'#sup',
          "#inf"-'#inf' ])),
              Term == Known]) :-
    words_joint([Text, "((x,go),())"], [init-[0], next-[0,1,0]], Joint),
    Joint:init(Term).

%   The roles have the order that they have in joint moves, and hidden moves are remembered.

test(words, Roles-Moves-Seen == [o,x]-[x-[1,2], o-[wait]]-[hello]) :-
    words_joint(["x", "o", "a", "1", "2", "wait", "((o,wait),((x,1),()))", "hello", "b"],
                [role-[0], role-[1], init-[2], legal-[2,0,3], legal-[2,0,4], legal-[2,1,5],
                 next-[2,6,8], sees-[2,6,1,7], terminal-[8]], Joint),
    findall(Role, Joint:role(Role), Roles),
    findall(Move, Joint:legal(a, x, Move), MovesX),
    findall(Move, Joint:legal(a, o, Move), MovesO),
    Moves = [x-MovesX, o-MovesO],
    findall(Percept, Joint:sees(a, [o-wait,x-1], o, Percept), Seen).

:- end_tests(sheets_facts).
