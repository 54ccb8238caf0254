:- use_module('../../../logic/sheets/percepts').
:- use_module('../../../logic/two_players/boards').
:- use_module('../../../logic/two_players/opened').
:- use_module('../../../logic/two_players/contract').

:- begin_tests(two_players_boards).

%   What was chosen, and how a state was reached, is not shown.

test(chosen, Text == "at(a)") :-
    Joint = boards_joint,
    maplist([Fact]>>assertz(Joint:Fact),
            [ role(x), role(o), init(at(a)), ( terminal(_) :- fail ), sees(_, _, x, y), goal(_, _, 50),
              legal(_, _, go), legal(_, _, stay), ( next(at(A), _, at(A)) :- true ) ]),
    joint_game(Joint, boards_turns),
    boards_turns:init(State0),
    boards_turns:next(State0, x, go, State),
    State = choosing(_, [x-go]),
    state_text(boards_turns, State, Text).

%   A sheet beside this file.

sheet(File, Game) :-
    module_property(plunit_two_players_boards, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, /, File], Path),
    atom_string(Path, Text),
    opened_game(Text, 10, Game).

shown(Game, Text) :-
    game_start(Game, State),
    state_text(Game, State, Text).

test(instances, [forall(member(Name-Known,
        [ "noughts_and_crosses"-". . .\n. . .\n. . .",
          "connect"-". . . .\n. . . .\n. . . .\n. . . .",
          "eight_puzzle"-"8 6 7\n2 5 4\n3 . 1",
          "lights_out"-"o o o\no o o\no o o",
          "nim"-"1 o o o\n2 o o o o\n3 o o o o o",
          "goofspiel"-"        prizes 4 3 2 1\n first has won 0\nsecond has won 0\n         first 1 2 3 4\n        second 1 2 3 4",
          "peg_solitaire"-"    .\n   o o\n  o o o\n o o o o\no o o o o",
          "chinese_checkers"-
              "      .\n     . .\nb b . . . g g\n b . . . . g\n  . . . . .\n . . . . . .\n. . . . . . .\n     r r\n      r" ])),
                 Text == Known]) :-
    opened_game(Name, 9, Game),
    shown(Game, Text).

test(hexapawn, Text == "3 b b b\n2 . . .\n1 w w w\n  a b c\ncontrol(white)") :-
    sheet('../sheets/hexapawn.kif', Game),
    shown(Game, Text).
test(drop, Text == "2 . . .\n1 . . .\n  1 2 3\ncontrol(white)") :-
    sheet('../sheets/drop.kif', Game),
    shown(Game, Text).

test(signs, Marks == ["w"-1, "b"-2, "wk"-1, "10"-none, "queen"-none, ""-none]) :-
    findall(cell(1,N,Mark,[1,N]), nth1(N, [white,b,wk,10,queen,''], Mark), Cells),
    roles_drawing_board([white,black], drawing(square, Cells, []), board(_, Places, _)),
    findall(Sign-Seat, member(place(_, _, Sign, Seat, _), Places), Marks).
test(no_first_letter, Sign-Seat == "black"-2) :-
    roles_drawing_board([blue,black], drawing(square, [cell(1,1,black,[1,1])], []),
                        board(_, [place(_, _, Sign, Seat, _)], _)).

test(wide, Text == " 10   . 200\n  x") :-
    board_text(board(square, [ place(1,1,"10",none,""), place(1,2,"",none,""), place(1,3,"200",none,""),
                          place(2,1,"x",none,"") ], labels([], [])), Text).

:- end_tests(two_players_boards).

:- begin_tests(two_players_touches).

first(Name, Count, Cells) :-
    opened_game(Name, 9, Game),
    once(Game:init(State)),
    state_moves(Game, State, _, Moves0),
    length(Moves, Count),
    append(Moves, _, Moves0),
    state_moves_places(Game, State, Moves, Cells).

%   Cells that are named, one with the mark that is named, and one that changes.

test(first, [forall(member(Name-Known,
        [ "lights_out"-[press(1,1)-[[1,1]], press(1,2)-[[2,1]]],
          "peg_solitaire"-[jump(3,1,1,1)-[[3,3],[5,1]], jump(3,3,1,1)-[[7,3],[5,1]]],
          "chinese_checkers"-[move(8/3,7/3)-[[6,8],[5,7]], move(8/3,7/4)-[[6,8],[7,7]]],
          "eight_puzzle"-[slide(5)-[[2,2]], slide(3)-[[1,3]]],
          "noughts_and_crosses"-[1-[[1,1]], 2-[[2,1]]],
          "connect"-[1-[[1,4]], 2-[[2,4]]],
          "nim"-[take(1,1)-[[3,1]], take(1,2)-[[2,1]]],
          "goofspiel"-[bid(1)-[[1,4]], bid(2)-[[2,4]]] ])),
             Cells == Known]) :-
    first(Name, 2, Cells).

%   The marked cell is the one that changes: of two that do, the one that was empty.

turning:role(p).
turning:init([at(1,1,b), at(1,2,u), at(2,1,u), at(2,2,b)]).
turning:legal(_, p, go).
turning:legal(_, p, turn).
turning:legal(_, p, swap).
turning:next(_, p, go, [at(1,1,u), at(1,2,v), at(2,1,v), at(2,2,b)]).
turning:next(_, p, turn, [at(1,1,u), at(1,2,v), at(2,1,v), at(2,2,u)]).
turning:next(State, p, swap, State).

test(changes, Cells == [go-[[1,1]], turn-[], swap-[]]) :-
    turning:init(State),
    state_moves_places(turning, State, [go,turn,swap], Cells).

:- end_tests(two_players_touches).
