:- module(games_asked,
          [ open_game/6,           % +Key, +Kind, +Name, +Ends, +Seconds, -Reply
            open_table/6,          % +Key, +Ends, +Secrets, +Questions, +Answers, +Rows
            close_game/1,          % +Key
            asked_rows/2,          % +Key, -Rows
            asked_sheet/2,         % +Key, -Sheet
            asked_left/3,          % +Key, +History, -Secrets
            asked_conflicts/4,     % +Key, +Secret, +History, -Conflicts
            asked_contradiction/3, % +Key, +History, -Turns
            asked_question/4,      % +Key, +History, +Goal, -Question
            asked_tree/4,          % +Key, +Goal, +Depth, -Reply
            asked_obstacle/2,      % +Key, -Obstacle
            asked_greedy/3,        % +Key, +Goal, -Tree
            asked_certificate/4,   % +Key, +Tree, -Faults, -Histogram
            tree_list/2            % +Tree, -List
          ]).

/** <module> A game that is asked again and again, by whoever knows numbers alone

The caller opens a game under a Key of its own and gets the texts of secrets,
questions and answers; from then on each of them is its number, from 1.  The
sheet is recorded until it is closed.  A history is a list of turns
[Question, Answer], and a tree [Question, Size, [[Answer, Tree], ...]] or, where
the secret is known, the number of the secret.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../definition', [tree_depth/2, tree_total/2]).
:- use_module(certify, [tree_certificate/4]).
:- use_module(fault, [fault_text/2]).
:- use_module(file, [file_sheet/4]).
:- use_module(greedy, [sheet_greedy/3]).
:- use_module(history, [history_question/4, history_secrets/3, secret_conflicts/4,
                        sheet_contradiction/3]).
:- use_module(sheet, [sheet_ending/3, sheet_ends/2, sheet_numbers/5, sheet_rows/2,
                      table_sheet/6]).
:- use_module(symmetry, [module_sheet/3]).
:- use_module(solve, [sheet_obstacle/2, sheet_total/4, sheet_tree/3, sheet_worst/3]).

%!  open_game(+Key, +Kind, +Name, +Ends, +Seconds, -Reply) is det.
%
%   True when Reply is game(Ends1, Secrets, Questions, Answers), the texts of the
%   game that is open under Key now; or fault(Text), a sentence, where Name tells
%   no game.  Kind is `instance`, a module of instances/, or that of a file
%   (file.pl), which may take so many Seconds.  Ends is `known`, `asked`, or
%   `rules` for what the rules say.
%
%       ?- open_game(0, instance, games_ship, rules, 10, game(Ends, [Secret|_], _, Answers)),
%          close_game(0).
%       Ends = known, Secret = "ship(row,1,1)", Answers = ["hit", "miss"].

open_game(Key, Kind, Name, Ends, Seconds, Reply) :-
    catch(kind_sheet(Kind, Name, Seconds, Sheet0), error(guessing_game(Fault), _), true),
    (   nonvar(Fault)
    ->  fault_text(Fault, Text),
        Reply = fault(Text)
    ;   (   Ends == rules
        ->  Sheet1 = Sheet0
        ;   sheet_ending(Sheet0, Ends, Sheet1)
        ),
        sheet_numbers(Sheet1, Secrets, Questions, Answers, Sheet),
        kept(Key, Sheet),
        sheet_ends(Sheet, Ends1),
        maplist(maplist(term_text), [Secrets,Questions,Answers], [Texts1,Texts2,Texts3]),
        Reply = game(Ends1, Texts1, Texts2, Texts3)
    ).

kind_sheet(Kind, Name, Seconds, Sheet) :-
    (   Kind == instance
    ->  module_sheet(Name, inf, Sheet)
    ;   file_sheet(Kind, Name, seconds(Seconds), Sheet)
    ).

term_text(Term, Text) :- format(string(Text), "~p", [Term]).

kept(Key, Sheet) :-
    close_game(Key),
    key_name(Key, Name),
    recordz(Name, Sheet).

key_name(Key, Name) :- atom_concat(guessing_game_, Key, Name).

%!  asked_sheet(+Key, -Sheet) is semidet.
%
%   True when Sheet (sheet.pl) is that of the game that is open under Key.
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_sheet(0, Sheet), close_game(0),
%          sheet_sizes(Sheet, Secrets, _, _).
%       Secrets = 2.

asked_sheet(Key, Sheet) :-
    key_name(Key, Name),
    recorded(Name, Sheet),
    !.

%!  open_table(+Key, +Ends, +Secrets, +Questions, +Answers, +Rows) is det.
%
%   Open a game under Key that was worked out elsewhere: there are so many
%   Secrets and Answers; Questions are numbers, that of a secret where the
%   question is that secret, and else greater ones; Rows are those of sheet.pl.
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_tree(0, worst, 1, Reply),
%          close_game(0).
%       Reply = tree(1, 2, [1, 2, [[1, 1], [2, 2]]]).

open_table(Key, Ends, Secrets, Questions, Answers, Rows) :-
    findall(S, between(1, Secrets, S), SecretList),
    findall(A, between(1, Answers, A), AnswerList),
    table_sheet(Ends, SecretList, Questions, AnswerList, Rows, Sheet0),
    sheet_numbers(Sheet0, _, _, _, Sheet),
    kept(Key, Sheet).

%!  close_game(+Key) is det.
%
%   No game is open under Key any more.
%
%       ?- close_game(0).
%       true.

close_game(Key) :-
    key_name(Key, Name),
    forall(recorded(Name, _, Reference), erase(Reference)).

%!  asked_rows(+Key, -Rows) is det.
%
%   True when Rows are the rows of sheet.pl, one for each question.
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_rows(0, Rows), close_game(0).
%       Rows = [[1-1, 2-2]].

asked_rows(Key, Rows) :-
    asked_sheet(Key, Sheet),
    sheet_rows(Sheet, Rows).

%!  asked_left(+Key, +History, -Secrets) is det.
%
%   True when Secrets are those that History leaves.
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_left(0, [[1,2]], Secrets),
%          close_game(0).
%       Secrets = [2].

asked_left(Key, History, Secrets) :-
    asked_sheet(Key, Sheet),
    maplist(turn, History, Turns),
    history_secrets(Sheet, Turns, Secrets).

turn([Question,Answer], Question-Answer).

%!  asked_conflicts(+Key, +Secret, +History, -Conflicts) is det.
%
%   True when Conflicts are the pairs [Turn, Answer] of history.pl.
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_conflicts(0, 1, [[1,2]], Found),
%          close_game(0).
%       Found = [[1, 1]].

asked_conflicts(Key, Secret, History, Conflicts) :-
    asked_sheet(Key, Sheet),
    maplist(turn, History, Turns),
    secret_conflicts(Sheet, Secret, Turns, Found),
    findall([Turn,Answer], member(conflict(Turn, Answer), Found), Conflicts).

%!  asked_contradiction(+Key, +History, -Turns) is semidet.
%
%   True when Turns are the fewest that no secret draws together.
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]),
%          asked_contradiction(0, [[1,2],[1,1]], Turns), close_game(0).
%       Turns = [1, 2].

asked_contradiction(Key, History, Numbers) :-
    asked_sheet(Key, Sheet),
    maplist(turn, History, Turns),
    sheet_contradiction(Sheet, Turns, Numbers).

%!  asked_question(+Key, +History, +Goal, -Question) is semidet.
%
%   True when Question is the next one (history.pl).
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_question(0, [], worst, Question),
%          close_game(0).
%       Question = 1.

asked_question(Key, History, Goal, Question) :-
    asked_sheet(Key, Sheet),
    maplist(turn, History, Turns),
    history_question(Sheet, Turns, Goal, Question).

%!  asked_tree(+Key, +Goal, +Depth, -Reply) is det.
%
%   True when Reply is tree(Depth1, Total, Tree) for Goal, `worst`, `total`, or
%   `both`, the least total of the least worst case, and at most Depth questions, a
%   number or `inf`; or tells why there is none:
%   alike(Secret1, Secret2), unasked(Secret) (solve.pl), or deeper, where no tree
%   has so few questions.
%
%       ?- open_table(0, known, 3, [4], 2, [[1-1,2-6]]), asked_tree(0, total, inf, Reply),
%          close_game(0).
%       Reply = alike(2, 3).

asked_tree(Key, Goal, Depth, Reply) :-
    asked_sheet(Key, Sheet),
    (   sheet_obstacle(Sheet, Obstacle)
    ->  Reply = Obstacle
    ;   goal_tree(Goal, Sheet, Depth, Tree)
    ->  tree_depth(Tree, Depth1),
        tree_total(Tree, Total),
        tree_list(Tree, List),
        Reply = tree(Depth1, Total, List)
    ;   Reply = deeper
    ).

%!  asked_obstacle(+Key, -Obstacle) is semidet.
%
%   True when there is no tree of any depth, because of Obstacle.
%
%       ?- open_table(0, known, 3, [4], 2, [[1-1,2-6]]), asked_obstacle(0, Obstacle),
%          close_game(0).
%       Obstacle = alike(2, 3).

asked_obstacle(Key, Obstacle) :-
    asked_sheet(Key, Sheet),
    sheet_obstacle(Sheet, Obstacle).

goal_tree(worst, Sheet, Depth, Tree) :-
    (   Depth == inf
    ->  sheet_worst(Sheet, _, Tree)
    ;   sheet_tree(Sheet, Depth, Tree)
    ).
goal_tree(total, Sheet, Depth, Tree) :-
    sheet_total(Sheet, Depth, _, Tree).
goal_tree(both, Sheet, Depth, Tree) :-
    sheet_worst(Sheet, Worst, _),
    Worst =< Depth,
    sheet_total(Sheet, Worst, _, Tree).

%!  asked_greedy(+Key, +Goal, -Tree) is semidet.
%
%   True when Tree asks at each set the question that is best by Goal (greedy.pl).
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]), asked_greedy(0, worst, Tree),
%          close_game(0).
%       Tree = [1, 2, [[1, 1], [2, 2]]].

asked_greedy(Key, Goal, List) :-
    asked_sheet(Key, Sheet),
    sheet_greedy(Sheet, Goal, Tree),
    tree_list(Tree, List).

%!  tree_list(+Tree, -List) is det.
%
%   True when List is Tree as it is told outside.
%
%       ?- tree_list(node(1, 2, [1-secret(1), 2-secret(2)]), List).
%       List = [1, 2, [[1, 1], [2, 2]]].

tree_list(secret(Secret), Secret).
tree_list(node(Question, Size, Children), [Question,Size,Lists]) :-
    maplist(child_list, Children, Lists).

child_list(Answer-Tree, [Answer,List]) :- tree_list(Tree, List).

list_tree(List, Tree) :-
    (   List = [Question,Size,Lists]
    ->  Tree = node(Question, Size, Children),
        maplist(list_child, Lists, Children)
    ;   Tree = secret(List)
    ).

list_child([Answer,List], Answer-Tree) :- list_tree(List, Tree).

%!  asked_certificate(+Key, +Tree, -Faults, -Histogram) is det.
%
%   True when these are the faults and the histogram of certify.pl: a fault is
%   [secret, Secret], [question, Question] or [branch, Question, Answer].
%
%       ?- open_table(0, known, 2, [3], 2, [[1-1,2-2]]),
%          asked_certificate(0, [1,2,[[1,1]]], Faults, Found), close_game(0).
%       Faults = [[secret, 2]], Found = [0, 1].

asked_certificate(Key, List, Faults, Histogram) :-
    asked_sheet(Key, Sheet),
    list_tree(List, Tree),
    tree_certificate(Sheet, Tree, Terms, Histogram),
    findall(Fault, ( member(Term, Terms), Term =.. Fault ), Faults).

/** <examples>

?- open_game(0, instance, games_higher_lower, known, 10, _), asked_tree(0, worst, 6, Reply).
*/
