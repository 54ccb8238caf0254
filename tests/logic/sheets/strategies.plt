:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(sheets_matrix).

%   A game of one joint move with these goals of x, by the moves of x and of o; o reaches the rest.

matrix(Rows, Game) :-
    gensym(matrix_, Game),
    forall(member(Clause,
             [ role(x), role(o), init(open),
               (terminal(State) :- State = over(_, _)),
               (legal(open, x, Row) :- nth1(Row, Rows, _)),
               (legal(open, o, Column) :- Rows = [First|_], nth1(Column, First, _)),
               (next(open, [x-Row,o-Column], over(Row, Column)) :- true),
               (goal(over(Row, Column), x, Goal) :- nth1(Row, Rows, Line), nth1(Column, Line, Goal)),
               (goal(over(Row, Column), o, Rest) :-
                   nth1(Row, Rows, Line), nth1(Column, Line, Goal), Rest is 100 - Goal) ]),
           assertz(Game:Clause)).

test(known_values, [forall(member(Rows-Value-Moves,
        [ [[50]] - 50 - [1-1],
          [[0,100,50],[50,0,100],[100,50,0]] - 50 - [1-1r3,2-1r3,3-1r3],
          [[30,0],[10,20]] - 15 - [1-1r4,2-3r4],
          [[100,0],[0,50]] - 100r3 - [1-1r3,2-2r3],
          [[10,20],[30,40]] - 30 - [2-1],
          [[60,10,40],[60,50,90]] - 50 - [2-1] ])),
                    Worth == worth(x, Value, Moves)]) :-
    matrix(Rows, Game),
    role_worth(Game, open, 1, x, Worth).

%   What one reaches and what the other reaches make 100: no matrix is a counterexample.

test(both_values, [forall(between(1, 30, Seed)), Sum == 100]) :-
    seed_random([Seed], Random0),
    length(Rows, 3),
    foldl(drawn_row, Rows, Random0, _),
    matrix(Rows, Game),
    role_worth(Game, open, 1, x, worth(_, Value1, _)),
    role_worth(Game, open, 1, o, worth(_, Value2, _)),
    Sum is Value1 + Value2.

drawn_row(Row, Random0, Random) :-
    length(Row, 4),
    foldl([Goal,R0,R]>>( numlist(0, 100, Goals), random_drawn(Goal, Goals, _, R0, R) ), Row, Random0,
          Random).

test(not_so_soon, fail) :-
    matrix([[1,2]], Game),
    role_worth(Game, open, 0, x, _).

%   Chance plays each of its moves as often as the others.

test(chance, Worths == [worth(x, 60, [stay-1]), worth(x, 40, [go-1])]) :-
    findall(Worth,
            ( member(Sure, [60, 20]),
              gensym(chance_, Game),
              forall(member(Clause,
                       [ role(random), role(x), init(s), legal(s, random, 1), legal(s, random, 2),
                         legal(s, random, 3), legal(s, x, go), legal(s, x, stay),
                         next(s, [_,x-stay], over(Sure)), (next(s, [random-N,x-go], over(V)) :-
                                                           nth1(N, [0, 30, 90], V)),
                         (terminal(S) :- S = over(_)), (goal(S, _, V) :- S = over(V)) ]),
                     assertz(Game:Clause)),
              role_worth(Game, s, 1, x, Worth) ),
            Worths).

%   Three by turns, each for itself: the second prefers to take what hurts the first.

test(max_n, Move-Goals == r-[a-30,b-60,c-50]) :-
    gensym(maxn_, Game),
    forall(member(Clause,
             [ role(a), role(b), role(c), init(s), legal(s, a, l), legal(s, a, r), next(s, a, l, t),
               next(s, a, r, u), legal(t, b, l), legal(t, b, r), next(t, b, l, e([90,40,0])),
               next(t, b, r, e([10,50,0])), legal(u, c, l), legal(u, c, r),
               next(u, c, l, e([100,0,40])), next(u, c, r, e([30,60,50])),
               (terminal(S) :- S = e(_)),
               (goal(e(Goals), Role, Goal) :- nth1(N, [a,b,c], Role), nth1(N, Goals, Goal)) ]),
           assertz(Game:Clause)),
    state_maxn(Game, s, 2, Move, Goals).

:- end_tests(sheets_matrix).
