:- module(guessing_session, []).

/** <module> A session of a guessing game

The relations that ../shared/session.pl asks of a game.  Seat 1, the asker, plays questions; seat 2,
the holder, plays answers; a move is the text of either.  If a program holds, the seed decides its
secret.  If a person holds, nobody else knows the secret.

The options are game(Name, Ends, Seconds), as opened_matrix/4 of open_games.pl has them.  A position is
at(Opened, Turns, Asked, Set, Secret): Turns are pairs of numbers, Asked is the question that waits
for its answer, or `none`; Set has the secrets that are left (matrix.pl), and Secret is
held(Number), or `hidden`.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, nth1/3, numlist/3]).
:- use_module('../shared/session', [session_position/3]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/wording', [counted/3, listed/4, text_place/3, whole_sentence/2]).
:- use_module('../shared/random', [random_drawn/5, seed_random/2]).
:- use_module('../shared/limit', [limit_goal/3]).
:- use_module(tree, [tree_depth/2]).
:- use_module(history, [secret_conflicts/4, set_most/4, set_question/4, matrix_contradiction/3]).
:- use_module(worst_case, [options_search/3, search_tree/4, matrix_options/2]).
:- use_module(sentences, [ conflict_words/5, contradiction_sentence/2, found_sentence/3,
                           given_up_sentence/5, next_sentence/4,
                           no_text_sentence/4, thought_sentence/3 ]).
:- use_module(library(yall), [(>>)/4]).
:- use_module(matrix, [matrix_ends/2, matrix_known/4, matrix_own/3, matrix_row/3, matrix_sizes/4, subset_secrets/3]).
:- use_module(open_games, [named_guessing/2, opened_parts/5, opened_scale/2, opened_matrix/4]).

options_opened(game(Name, Ends, Seconds0), Opened) :-
    options_seconds(game(Name, Ends, Seconds0), Seconds),
    opened_matrix(Name, Ends, Seconds, Opened).

%   How long the rules may take, as in Python's games.SECONDS.

options_seconds(game(_, _, Seconds0), Seconds) :-
    ( Seconds0 == none -> Seconds = 60 ; Seconds = Seconds0 ).

title(game(Name, _, _), Title) :-
    file_base_name(Name, File),
    (   atom_string(Atom, Name),
        named_guessing(Atom, _)
    ->  atomic_list_concat(Words, '_', Atom),
        atomic_list_concat(Words, ' ', Title0),
        sub_string(Title0, 0, 1, _, First0),
        sub_string(Title0, 1, _, 0, Rest),
        string_upper(First0, First),
        string_concat(First, Rest, Title)
    ;   Title = File
    ).

rules(Options, Rules) :-
    options_opened(Options, Opened),
    opened_parts(Opened, Matrix, Secrets, Questions, Answers),
    matrix_sizes(Matrix, Count, Asks, _),
    arg(1, Secrets, Secret),
    thought_sentence(Count, Secret, Thought),
    counted(Asks, "question", Asked),
    ( compound_name_arity(Questions, _, 0) -> First = "none" ; arg(1, Questions, First) ),
    Answers =.. [_|Texts],
    length(Texts, Kinds),
    (   Kinds =< 6
    ->  atomic_list_concat(Texts, ', ', List),
        format(string(Answered), "Answers: ~w.", [List])
    ;   append([Text1,Text2,Text3], _, Texts),
        format(string(Answered), "There are ~D answers, such as ~s, ~s and ~s.",
               [Kinds, Text1, Text2, Text3])
    ),
    matrix_ends(Matrix, Ends),
    end_words(Ends, End),
    (   own_rules(Options, Own)
    ->  format(string(Rules), "~s ~s", [Own, Thought])
    ;   format(string(Rules), "~s ~s can be asked, such as ~s. ~s ~s",
               [Thought, Asked, First, Answered, End])
    ).

end_words(known, "The game ends when only one secret is left.").
end_words(asked, "The game ends when the secret itself is asked.").

own_rules(game(Name, _, _), Text) :-
    atom_string(Atom, Name),
    named_guessing(Atom, Module),
    current_predicate(Module:rules/1),
    once(Module:rules(Text0)),
    format(string(Text), "~w", [Text0]).

seat_names(_, ["asker", "holder"]).
called(Name, Words) :-
    string_concat("the ", Name, Words).

usual_seats(_, [level(3), "you"]).

opening(Options, Seed, at(Opened, [], none, Set, held(Secret))) :-
    options_opened(Options, Opened),
    opened_parts(Opened, Matrix, _, _, _),
    matrix_sizes(Matrix, Size, _, _),
    Set is 1 << Size - 1,
    numlist(1, Size, Numbers),
    seed_random([Seed], Random),
    random_drawn(Secret, Numbers, _, Random, _).

seated(session(_, [_,Holder], _, _, _, _, _), at(Opened, Turns, Asked, Set, Held),
       at(Opened, Turns, Asked, Set, Secret)) :-
    ( memberchk(Holder, ["you", "friend"]) -> Secret = hidden ; Secret = Held ).

mover(Position, Number) :-
    ended(Position, open),
    Position = at(_, _, Asked, Set, _),
    ( Asked == none, Set =\= 0 -> Number = 1 ; Number = 2 ).

played(Text, at(Opened, Turns0, Asked, Set0, Secret), Position, Move) :-
    opened_parts(Opened, Matrix, _, Questions, Answers),
    (   Set0 =:= 0
    ->  contradicted(at(Opened, Turns0, none, Set0, Secret), Sentence),
        bad_input("~s", [Sentence])
    ;   Asked == none
    ->  scale_question(Opened, Text, Questions, Known),
        text_number(Known, "question", Questions, Number, Move),
        Position = at(Opened, Turns0, Number, Set0, Secret)
    ;   text_number(Text, "answer", Answers, Number, Move),
        append(Turns0, [Asked-Number], Turns),
        matrix_row(Matrix, Asked, Row),
        ( member(Number-Class, Row) -> Set is Set0 /\ Class ; Set = 0 ),
        Position = at(Opened, Turns, none, Set, Secret)
    ).

%   Which pan is which makes no difference if only one of the two ways is a question.

scale_question(Opened, Text0, Questions, Text) :-
    (   opened_scale(Opened, scale(Name, _)),
        question_pans(Text0, Name, Left, Right),
        member(One-Other, [Left-Right, Right-Left]),
        Weighing =.. [Name,One,Other],
        format(string(Text1), "~p", [Weighing]),
        arg(_, Questions, Text1)
    ->  Text = Text1
    ;   Text = Text0
    ).

question_pans(Text, Name, Left, Right) :-
    catch(term_to_atom(Weighing, Text), error(_, _), fail),
    Weighing =.. [Name,Left0,Right0],
    maplist(is_list, [Left0,Right0]),
    maplist(msort, [Left0,Right0], [Left,Right]).

text_number(Text, What, Terms, Number, Known) :-
    Terms =.. [_|Texts],
    (   text_place(Text, Texts, Number0)
    ->  Number = Number0,
        arg(Number, Terms, Known)
    ;   no_text_sentence(Text, What, Texts, Sentence),
        bad_input("~s", [Sentence])
    ).

%   The end: the secret is known, or was asked.  Where the last question is the secret as far as
%   its answer tells, it is found.

ended(Position, End) :-
    ( found(Position, _) -> End = ended(found, 0) ; End = open ).

found(at(Opened, Turns, none, Set, Secret), Number) :-
    opened_parts(Opened, Matrix, _, _, _),
    (   matrix_ends(Matrix, known)
    ->  Set =\= 0,
        Number is lsb(Set) + 1,
        matrix_known(Matrix, Set, Number, 0)
    ;   last(Turns, Question-_),
        matrix_own(Matrix, Question, Own),
        Own =\= 0,
        Number is lsb(Own) + 1,
        ( Secret = held(Held) -> Number =:= Held ; Set =:= Own )
    ).

ending(Position, Kind, Winner, You, Sentence) :-
    Position = at(Opened, Turns, _, Set, Secret),
    opened_parts(Opened, Matrix, Secrets, _, _),
    length(Turns, Count),
    (   Kind == resigned
    ->  Loser is 3 - Winner,
        ( Secret = held(Number) -> arg(Number, Secrets, Told) ; Told = none ),
        given_up_sentence(Loser, You, Told, Count, Sentence)
    ;   found(Position, Number),
        (   matrix_ends(Matrix, known)
        ->  subset_secrets(Set, Matrix, Numbers)
        ;   Numbers = [Number]
        ),
        findall(Text, ( member(N, Numbers), arg(N, Secrets, Text) ), Texts),
        atomic_list_concat(Texts, ' or ', Words),
        found_sentence(Words, Count, Sentence)
    ).

status(Position, Number, Who, Sentence) :-
    Position = at(Opened, _, Asked, _, _),
    opened_parts(Opened, _, _, Questions, _),
    left(Position, Left),
    secrets_words(Left, "possible", Words),
    (   Left =:= 0
    ->  contradicted(Position, Said),
        whole_sentence(Said, Sentence)
    ;   Number =:= 2
    ->  arg(Asked, Questions, Question0),
        question_words(Opened, Question0, Question),
        (   memberchk(Who, ["you", "friend"])
        ->  format(string(Sentence), "~s. ~s?", [Words, Question])
        ;   format(string(Sentence), "~s is asked: ~s?", [Who, Question])
        )
    ;   Who == "you"
    ->  format(string(Sentence), "Your question: ~s.", [Words])
    ;   Who == "friend"
    ->  format(string(Sentence), "The asker asks: ~s.", [Words])
    ;   format(string(Sentence), "~s thinks: ~s.", [Who, Words])
    ).

%   What is weighed is told by what lies in the pans.

question_words(Opened, Question, Words) :-
    (   opened_scale(Opened, scale(Name, _)),
        question_pans(Question, Name, Left, Right)
    ->  maplist([Pan,Word]>>atomic_list_concat(Pan, ' ', Word), [Left,Right], Pans),
        format(string(Words), "~w against ~w", Pans)
    ;   Words = Question
    ).

secrets_words(Count, Possible, Words) :-
    counted(Count, "secret", Secrets),
    ( Count =:= 1 -> Verb = is ; Verb = are ),
    format(string(Words), "~s ~w ~s", [Secrets, Verb, Possible]).

left(at(_, _, _, Set, _), Left) :-
    Left is popcount(Set).

contradicted(at(Opened, Turns, _, _, _), Sentence) :-
    opened_parts(Opened, Matrix, _, Questions, Answers),
    matrix_contradiction(Matrix, Turns, Numbers),
    findall(Question-Answer,
            ( member(Number, Numbers),
              nth1(Number, Turns, Asked-Said),
              arg(Asked, Questions, Question0),
              question_words(Opened, Question0, Question),
              arg(Said, Answers, Answer) ),
            Texts),
    contradiction_sentence(Texts, Contradiction),
    string_concat(Contradiction, "; take the last answer back", Sentence).

prompt(Position, Text) :-
    mover(Position, Number),
    Position = at(Opened, _, _, Set, _),
    opened_parts(Opened, _, _, _, Answers),
    (   Set =:= 0
    ->  Text = "new or undo"
    ;   Number =:= 1
    ->  Text = "Question"
    ;   Answers =.. [_|Texts],
        length(Texts, Count),
        Count =< 4
    ->  atomic_list_concat(Texts, ', ', Text)
    ;   Text = "Answer"
    ).

expected(_, "type a question or an answer").

awaited(at(Opened, _, Asked, _, _), Words) :-
    opened_parts(Opened, _, _, Questions, Answers),
    (   Asked == none
    ->  Terms = Questions,
        What = "a question"
    ;   Terms = Answers,
        What = "an answer"
    ),
    Terms =.. [_|Texts],
    listed(Texts, 6, " and others", List),
    format(string(Words), "type ~s: ~s", [What, List]).

board(Position, _, board(Rows, Question, Left, Count, Texts, Cells, Scale)) :-
    Position = at(Opened, Turns, Asked, _, _),
    opened_parts(Opened, Matrix, _, Questions, Answers),
    findall(turn(QuestionText, AnswerText),
            ( member(Q-A, Turns), arg(Q, Questions, QuestionText), arg(A, Answers, AnswerText) ),
            Rows),
    ( Asked == none -> Question = none ; arg(Asked, Questions, Question) ),
    left(Position, Left),
    matrix_sizes(Matrix, Count, _, _),
    Answers =.. [_|Texts],
    scale(Opened, Rows, Question, Scale),
    questions_places(Questions, Places),
    findall(place(Row, Column, Mark, none, Name),
            ( member(Text-[Column,Row], Places),
              format(string(Name), "row ~d, column ~d", [Row, Column]),
              (   Text == Question
              ->  Mark = "?"
              ;   memberchk(turn(Text, Mark0), Rows)
              ->  Mark = Mark0
              ;   Mark = ""
              ) ),
            Cells).

%   What lies in the pans of a scale, as it is asked or was answered last, and which pan is down.

scale(Opened, Rows, Question, Scale) :-
    (   opened_scale(Opened, scale(Name, Things))
    ->  (   Question \== none
        ->  Asked = Question,
            Down = none
        ;   append(_, [turn(Asked, Down)], Rows)
        ->  true
        ;   Asked = "",
            Down = none
        ),
        (   question_pans(Asked, Name, Left0, Right0)
        ->  maplist(maplist(term_text), [Left0,Right0], [Left,Right])
        ;   [Left,Right] = [[],[]]
        ),
        scale_text(Left, Right, Down, Text),
        Scale = scale(Name, Things, Left, Right, Down, Text)
    ;   Scale = none
    ).

term_text(Term, Text) :-
    format(string(Text), "~p", [Term]).

scale_text(Left, Right, Down, Text) :-
    maplist([Pan,Word]>>atomic_list_concat(Pan, ' ', Word), [Left,Right], [One,Other]),
    format(string(Low), "[~w]", [One]),
    string_length(Low, Long),
    (   Down == "left"
    ->  format(string(Text), "~t~*| .--[~w]~n~s--'", [Long, Other, Low])
    ;   Down == "right"
    ->  format(string(Text), "~s--.~n~t~*| '--[~w]", [Low, Long, Other])
    ;   format(string(Text), "~s--^--[~w]", [Low, Other])
    ).

%   Questions that ask for a cell each, name(Row,Column), with their places; none if one asks for
%   something else.

questions_places(Questions, Places) :-
    Questions =.. [_|Texts],
    (   Texts = [First|_],
        question_place(First, Name, _),
        maplist(named_place(Name), Texts, Places0)
    ->  Places = Places0
    ;   Places = []
    ).

named_place(Name, Text, Text-Place) :-
    question_place(Text, Name, Place).

question_place(Text, Name, [Column,Row]) :-
    split_string(Text, "(,)", " ", [Name,Text1,Text2,""]),
    catch(number_string(Row, Text1), _, fail),
    catch(number_string(Column, Text2), _, fail),
    integer(Row),
    integer(Column).

marks(_, []).

%   If there are very many questions, the view lists none.

can(at(Opened, _, Asked, Set, _), Can) :-
    opened_parts(Opened, _, _, Questions, Answers),
    ( Asked == none -> Terms = Questions ; Terms = Answers ),
    compound_name_arity(Terms, _, Count),
    (   ( Set =:= 0 ; Count > 300 )
    ->  Can = []
    ;   Asked == none,
        questions_places(Questions, [Place|Places])
    ->  findall(can(Text, Text, [Cell]), member(Text-Cell, [Place|Places]), Can)
    ;   findall(can(Text, Text, []), arg(_, Terms, Text), Can)
    ).

level(easy,    few(1)).
level(medium,  few(4)).
level(hard,    expected).
level(perfect, tree).

player(worst).
player(expected).
player(classes).
player(rules).

unranked(_).

chosen(Player, at(Opened, Turns, Asked, Set, Secret), about(_, Seconds, Seeds), Move, "") :-
    opened_parts(Opened, Matrix, _, Questions, Answers),
    (   Asked == none
    ->  without_asked(Turns, Matrix, Set, Set1),
        seed_random(Seeds, Random),
        player_question(Player, Matrix, Set1, Seconds, Random, Number),
        arg(Number, Questions, Move)
    ;   Secret = held(Held),
        secret_answer(Matrix, Asked, Held, Answer),
        arg(Answer, Answers, Move)
    ).

secret_answer(Matrix, Question, Secret, Answer) :-
    matrix_row(Matrix, Question, Row),
    Bit is 1 << (Secret - 1),
    once(( member(Answer-Class, Row), Class /\ Bit =\= 0 )).

%   If a question was asked and the game went on, it is not the secret.

without_asked(Turns, Matrix, Set0, Set) :-
    foldl(without_own(Matrix), Turns, Set0, Set1),
    ( Set1 =:= 0 -> Set = Set0 ; Set = Set1 ).

without_own(Matrix, Question-_, Set0, Set) :-
    matrix_own(Matrix, Question, Own),
    Set is Set0 /\ \ Own.

player_question(Player, Matrix, Set, _, _, Number) :-
    memberchk(Player-Goal, [rules-worst, worst-worst, expected-expected, classes-classes]),
    best_question(Goal, Matrix, Set, Number).
player_question(tree, Matrix, Set, Seconds, _, Number) :-
    (   proved_question(Matrix, Set, Seconds, Number0, _)
    ->  Number = Number0
    ;   best_question(expected, Matrix, Set, Number)
    ).
player_question(few(Few), Matrix, Set, _, Random, Number) :-
    matrix_sizes(Matrix, _, Count, _),
    numlist(1, Count, Numbers),
    some_questions(Few, 100, Numbers, Matrix, Set, Random, Some),
    (   keysort(Some, [_-Number0|_])
    ->  Number = Number0
    ;   best_question(worst, Matrix, Set, Number)
    ).

best_question(Goal, Matrix, Set, Number) :-
    (   set_question(Matrix, Set, Goal, Number0)
    ->  Number = Number0
    ;   bad_input("no question tells the secrets that are left apart", [])
    ).

%   Few questions at random that tell something, with the size of the largest class.

some_questions(Few, Tries, Numbers0, Matrix, Set, Random0, Some) :-
    (   Few > 0,
        Tries > 0,
        random_drawn(Number, Numbers0, Numbers, Random0, Random)
    ->  Tries1 is Tries - 1,
        set_most(Matrix, Set, Number, Most),
        (   Most < popcount(Set)
        ->  Few1 is Few - 1,
            Some = [Most-Number|Some1]
        ;   Few1 = Few,
            Some = Some1
        ),
        some_questions(Few1, Tries1, Numbers, Matrix, Set, Random, Some1)
    ;   Some = []
    ).

%   The first question of a best tree, if that is found in time.

proved_question(Matrix, Set, Seconds, Number, Depth) :-
    limit_goal(seconds(Seconds), least_tree(Matrix, Set, Tree), _),
    Tree = node(Number, _, _),
    tree_depth(Tree, Depth).

least_tree(Matrix, Set, Tree) :-
    matrix_options(Matrix, Options),
    options_search(Options, Matrix, Search),
    Most is popcount(Set),
    once(( between(1, Most, Depth), search_tree(Search, Set, Depth, Tree) )).

hinted(at(Opened, Turns, Asked, Set, _), about(_, Seconds, _),
       hint(Question, Sentence, [], Proved, Clause)) :-
    opened_parts(Opened, Matrix, _, Questions, _),
    (   ( Asked \== none ; Set =:= 0 )
    ->  bad_input("there is no hint for an answer: it is what the secret says", [])
    ;   without_asked(Turns, Matrix, Set, Set1),
        Half is Seconds / 2,
        (   proved_question(Matrix, Set1, Half, Number, Depth)
        ->  Proof = proved(Depth),
            Proved = true,
            Clause = guessing_worst_case:search_tree/4
        ;   best_question(worst, Matrix, Set1, Number),
            set_most(Matrix, Set1, Number, Most),
            Proof = most(Most),
            Proved = false,
            Clause = guessing_history:set_question/4
        ),
        arg(Number, Questions, Question),
        Left is popcount(Set1),
        next_sentence(Question, Proof, Left, Sentence)
    ).

explained(Position, _, [remark(Sentence, [])]) :-
    possible_words(Position, Sentence).

possible_words(at(Opened, _, _, Set, _), Words) :-
    opened_parts(Opened, Matrix, Secrets, _, _),
    subset_secrets(Set, Matrix, Numbers),
    length(Numbers, Count),
    findall(Text, ( nth1(Place, Numbers, Number), Place =< 20, arg(Number, Secrets, Text) ), Texts),
    atomic_list_concat(Texts, ', ', List),
    secrets_words(Count, "still possible", Many),
    (   Count > 20
    ->  More is Count - 20,
        format(string(Words), "~s: ~w and ~D more.", [Many, List, More])
    ;   Count =:= 0
    ->  Words = "No secret is possible any more."
    ;   format(string(Words), "~s: ~w.", [Many, List])
    ).

word("possible", "the secrets that are left").
word("why SECRET", "what rules it out").

obeyed(possible, _, _, Session, Session, said([Sentence])) :-
    session_position(guessing_session, Session, Position),
    possible_words(Position, Sentence).
obeyed(why, Text, _, Session, Session, said(Sentences)) :-
    session_position(guessing_session, Session, at(Opened, Turns, _, _, _)),
    opened_parts(Opened, Matrix, Secrets, Questions, Answers),
    text_number(Text, "secret", Secrets, Number, Secret),
    secret_conflicts(Matrix, Number, Turns, Conflicts),
    findall(Sentence,
            ( member(conflict(Turn, Would0), Conflicts),
              nth1(Turn, Turns, Asked-Said),
              maplist([Place-Terms,Word]>>arg(Place, Terms, Word),
                      [Asked-Questions, Said-Answers, Would0-Answers],
                      [Question, Answer, Would]),
              conflict_words(Secret, Question, Answer, Would, Sentence) ),
            Sentences0),
    (   Sentences0 == []
    ->  format(string(Possible), "~s is still possible.", [Secret]),
        Sentences = [Possible]
    ;   Sentences = Sentences0
    ).

/** <examples>

?- guessing_ask:ask(begin(game("ship", none, none), ["hard","you"], 1), answer(seating(_, View))).
*/
