:- module(whys, [all_whys/1, print_whys/0]).

/** <module> What the rules tell of a session if they are asked why

whys.txt has all of it.  If a rule or a sentence changed, write it again:

    swipl -g print_whys -t halt tests/logic/shared/whys.pl > tests/logic/shared/whys.txt

Numbers of lines are left out: they change with each comment.
*/

:- use_module('../../../logic/load').

%   An ordinary move, moves that are refused, each ending.

asked("Connect 4: the beginning", connect4, [], "").
asked("Connect 4: a move", connect4, ["4","4"], "").
asked("Connect 4: a move to come", connect4, ["4","4"], "5").
asked("Connect 4: no column", connect4, ["4","4"], "9").
asked("Connect 4: no number", connect4, ["4","4"], "z").
asked("Connect 4: a full column", connect4, ["4","4","4","4","4","4"], "4").
asked("Connect 4: four in a line", connect4, ["1","2","1","2","1","2","1"], "").
asked("Connect 4: a move after the end", connect4, ["1","2","1","2","1","2","1"], "4").
asked("Connect 4: a draw", connect4, Moves, "") :-
    findall(Move, ( sub_atom('656173566152215676422337377473141445425321', _, 1, _, Digit),
                    atom_string(Digit, Move) ), Moves).
asked("Mastermind: the beginning", mastermind, [], "").
asked("Mastermind: an answer", mastermind, ["1234"], "").
asked("Mastermind: a first guess to come", mastermind, [], "1325").
asked("Mastermind: a guess to come", mastermind, ["1234"], "1325").
asked("Mastermind: a guess that is ruled out", mastermind, ["1234"], "5678").
asked("Mastermind: a symbol twice", mastermind, ["1234"], "1123").
asked("Mastermind: too short", mastermind, ["1234"], "123").
asked("Mastermind: no code", mastermind, ["1234"], "zz").
asked("Mastermind: found", mastermind, ["1234","7432"], "").
asked("Mastermind: all rows used", mastermind, Moves, "") :-
    length(Moves, 10),
    maplist(=("1234"), Moves).
asked("Codemaker: a guess", codemaker, ["1234"], "").
asked("Codemaker: a later guess", codemaker, ["1234","12","1325"], "").
asked("Codemaker: a guess that is not the code", codemaker, ["1234","12","5678"], "").
asked("Codemaker: an answer", codemaker, ["1234","12"], "").
asked("Codemaker: answers that contradict", codemaker, ["1234","12","4321","30"], "").
asked("Codemaker: found", codemaker, ["1234","12","1325","40"], "").
asked("Soccer: the beginning", soccer, [], "").
asked("Soccer: a turn ends", soccer, ["0"], "").
asked("Soccer: a bounce at the border", soccer, ["7","7","7","7"], "").
asked("Soccer: a bounce where the ball was", soccer, ["0","2","5"], "").
asked("Soccer: a drawn edge", soccer, ["0"], "4").
asked("Soccer: the border", soccer, ["7","7","7","7"], "0").
asked("Soccer: no direction", soccer, ["0"], "9").
asked("Soccer: a goal", soccer, ["0","0","0","0","0","0"], "").
asked("Soccer: stuck", narrow, ["3","3"], "").

asked("Nim: the beginning", nim, [], "").
asked("Nim: a move", nim, ["take(1,3)"], "").
asked("Nim: a move to come", nim, ["take(1,3)"], "take(2,1)").
asked("Nim: the end", nim, ["take(1,3)","take(2,4)","take(3,5)"], "").

game_session(nim, Moves, two_players_session,
             session(game("nim", none), ["you","friend"], Moves, [], none, none, 1)).
game_session(connect4, Moves, connect4_session,
             session(size(7, 6, 4), ["you","friend"], Moves, [], none, none, 1)).
game_session(mastermind, Moves, mastermind_session,
             session(options(variant(4, 9, false), "7432"), ["you","rules"], Moves, [], none, none, 1)).
game_session(codemaker, Moves, mastermind_session,
             session(options(variant(4, 9, false), none), ["easy","you"], Moves, [], none, none, 1)).
game_session(soccer, Moves, soccer_session,
             session(field(standard, 8, 10, 2), ["you","friend"], Moves, [], none, none, 1)).
game_session(narrow, Moves, soccer_session,
             session(field(line, 4, 4, 0), ["you","friend"], Moves, [], none, none, 1)).

%!  all_whys(-Lines)

all_whys(Lines) :-
    findall(Line,
            ( asked(Heading, Name, Moves, Move),
              game_session(Name, Moves, Game, Session),
              told(Game, why(Session, Move), Told),
              ( format(string(Line), "# ~s", [Heading]) ; member(Line, Told) ; Line = "" ) ),
            Lines).

print_whys :-
    all_whys(Lines),
    forall(member(Line, Lines), writeln(Line)).

%!  told(+Game, +Question, -Lines)
%
%   The sentence; then of each clause its file and relation, and its lines.  `+` stands before a
%   line that held, `-` before one that failed, and the values stand behind it.

told(Game, Question, [Sentence|Lines]) :-
    session_answer(Game, Question, why(Sentence, _, Clauses)),
    findall(Line,
            ( member(ruled(File, _, Relation, _, All), Clauses),
              (   format(string(Line), "~w: ~s", [File,Relation])
              ;   member(One, All),
                  line_told(One, Line)
              ) ),
            Lines).

line_told(line(_, Text, State, Bounds), Line) :-
    memberchk(State-Sign, [held-"+", failed-"-", plain-" "]),
    findall(Bound, member(bound(Bound, _), Bounds), Behind),
    ( Behind == [] -> Between = "" ; Between = "    % " ),
    atomic_list_concat(Behind, ', ', Words),
    format(string(Line), "~s ~s~s~w", [Sign, Text, Between, Words]).
