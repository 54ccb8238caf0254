:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(guessing_hiding).

%   Mastermind in the Game Description Language, with at most so many Rounds.  Feedback is a
%   table.  The goal is 100, or 100 less the number of guesses.

code_sheet(Variant, Rounds, Goals, Text) :-
    findall(Code, variant_code(Variant, Code), Codes),
    findall(Line,
            ( member(Code, Codes), code_text(Code, Code1),
              format(string(Line), "(code ~s)", [Code1]) ),
            Lines1),
    findall(Line,
            ( member(Guess, Codes), code_text(Guess, Guess1),
              member(Code, Codes), code_text(Code, Code1),
              guess_secret_feedback(Guess, Code, Black-White),
              format(string(Line), "(draws ~s ~s ~d ~d)", [Guess1, Code1, Black, White]) ),
            Lines2),
    findall(Line,
            ( between(1, Rounds, Left), Fewer is Left - 1,
              format(string(Line), "(fewer ~d ~d)", [Left, Fewer]) ),
            Lines3),
    findall(Line,
            ( between(1, Rounds, Number), Left is Rounds - Number,
              ( Goals == equal -> Worth = 100 ; Worth is 100 - Number ),
              format(string(Line), "(worth ~d ~d)", [Left, Worth]) ),
            Lines4),
    foldl(append, [Lines4,Lines3,Lines2], Lines1, Lines),
    atomic_list_concat(Lines, '\n', Facts),
    format(string(Text), "(role random) (role you) (init hiding) (<= (next (left ~d)) (true hiding))
        (<= (legal random (hide ?c)) (true hiding) (code ?c))
        (<= (legal random noop) (not (true hiding)))
        (<= (legal you noop) (true hiding))
        (<= (legal you ?c) (not (true hiding)) (code ?c))
        (<= (next (secret ?c)) (does random (hide ?c)))
        (<= (next (secret ?c)) (true (secret ?c)))
        (<= (next found) (does you ?c) (true (secret ?c)))
        (<= (next (left ?m)) (true (left ?n)) (fewer ?n ?m))
        (<= (sees you (feedback ?x ?y)) (does you ?c) (true (secret ?d)) (draws ?c ?d ?x ?y))
        (<= terminal (true found)) (<= terminal (true (left 0)))
        (<= (goal you ?g) (true found) (true (left ?n)) (worth ?n ?g))
        (<= (goal you 0) (not (true found))) (goal random 0)
        ~w", [Rounds, Facts]).

code_text(Code, Text) :-
    atomic_list_concat([c|Code], Text).

code_joint(Variant, Rounds, Goals, Joint) :-
    code_sheet(Variant, Rounds, Goals, Text),
    gensym(hidden_code_, Joint),
    sheet_module(Text, Joint).

definition_rules(Variant, rules(asked, variant_code(Variant), variant_code(Variant),
                                guess_secret_feedback)).

%   The fewest questions at worst, and the least total, by the definition alone.

defined(Variant, Depth-Total) :-
    definition_rules(Variant, Rules),
    rules_secrets(Rules, Secrets),
    once(( between(1, inf, Depth), rules_solves(Rules, Secrets, Depth, _) )),
    once(rules_least(Rules, Secrets, Depth, Total)).

searched(Rules, Depth-Total) :-
    rules_matrix(Rules, inf, Matrix),
    matrix_found(Matrix, both, inf, found(Depth, Total, _)).

found(Variant, Rounds, Goals, Found, Worth) :-
    code_joint(Variant, Rounds, Goals, Joint),
    hiding_rules(Joint, Rules),
    searched(Rules, Found),
    Steps is Rounds + 1,
    alone_worth(Joint, Steps, you, Worth).

%   The goal is 100 less the number of guesses, so on average 100 less the mean of the least total.

test(equal_to_the_definition,
     [forall(member(Variant-Secrets,
                    [variant(2,2,true)-4, variant(2,3,false)-6, variant(2,3,true)-9,
                     variant(3,2,true)-8])),
      Found-Worth == Known-Average]) :-
    defined(Variant, Known),
    Known = Depth-Total,
    Average is 100 - Total rdiv Secrets,
    found(Variant, Depth, number, Found, Worth).

%   Whether the guesser finds the code for certain within so many rounds.

test(so_many_rounds, [forall(member(Variant-Rounds-Worth,
                                    [ variant(2,2,true)-2-75, variant(2,2,true)-3-100,
                                      variant(2,3,true)-2-500r9, variant(2,3,true)-3-100 ])),
                      Found == Worth]) :-
    so_many_rounds(Variant, Rounds, Found).

%   deep
test(so_many_rounds_of_larger_games, [forall(member(Variant-Rounds,
                                                    [ variant(3,2,true)-3, variant(3,2,true)-4,
                                                      variant(2,4,true)-4 ])),
                                      Found == 100]) :-
    so_many_rounds(Variant, Rounds, Found).

so_many_rounds(Variant, Rounds, Found) :-
    found(Variant, Rounds, equal, Depth-_, Found),
    ( Rounds < Depth -> Found < 100 ; Found =:= 100 ).

%   deep
test(four_colours, Found-Worth-Known == (4-45)-325r4-(4-45)) :-
    defined(variant(2,4,true), Known),
    found(variant(2,4,true), 3, equal, Found, Worth).

%   The sheet that comes with ludologic: the same game, with its own rules for the answers.

instance(Text) :-
    module_property(guessing_hiding, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, '/../sheets/instances/hidden_code.kif'], File),
    read_file_to_string(File, Text, [encoding(utf8)]).

test(instance, Drawn == Known) :-
    instance(Text),
    sheet_module(Text, hidden_instance),
    hiding_rules(hidden_instance, rules(asked, Secret_1, Question_1, Answer_3)),
    findall([A,B]-[C,D]-(X-Y),
            ( call(Secret_1, guess(C,D)), call(Question_1, guess(A,B)),
              call(Answer_3, guess(A,B), guess(C,D), feedback(X,Y)) ),
            Drawn0),
    sort(Drawn0, Drawn),
    findall(Guess-Code-Feedback,
            ( variant_code(variant(2,3,true), Code), variant_code(variant(2,3,true), Guess),
              guess_secret_feedback(Guess, Code, Feedback) ),
            Known0),
    sort(Known0, Known).

%   Compiled or by clauses, hidden by chance or by a role: it is the same.

test(any_way, [forall(member(Way, [clauses, role])), Found == 3-21]) :-
    instance(Text0),
    (   Way == clauses
    ->  kif_module(Text0, hidden_by_clauses),
        Joint = hidden_by_clauses
    ;   split_string(Text0, " ", "", Words0),
        findall(Word,
                ( member(Word0, Words0),
                  ( Word0 == "random" -> Word = "hider" ; Word = Word0 ) ),
                Words),
        atomic_list_concat(Words, ' ', Text1),
        atomic_list_concat(Parts, '(role random)', Text1),
        atomic_list_concat(Parts, '(role hider)', Text),
        sheet_module(Text, hidden_by_a_role),
        Joint = hidden_by_a_role
    ),
    hiding_rules(Joint, Rules),
    searched(Rules, Found).

%   What is no guessing game is told so.

small("(role random) (role you) (init hiding) (card 1) (card 2) (card 3)
       (<= (legal random (hide ?c)) (true hiding) (card ?c))
       (<= (legal random noop) (not (true hiding)))
       (<= (legal you noop) (true hiding)) (<= (legal you ?c) (not (true hiding)) (card ?c))
       (<= (next (secret ?c)) (does random (hide ?c))) (<= (next (secret ?c)) (true (secret ?c)))
       (<= (next late) (does you ?c) (card ?c))
       (<= terminal (true found)) ").

rest(good, "(<= (next found) (true (secret ?c)) (does you ?c))
            (<= (sees you no) (does you ?c) (true (secret ?d)) (distinct ?c ?d))
            (goal you 100) (goal random 0)").
rest(seen, "(<= (sees you ?c) (does random (hide ?c)))").
rest(late, "(<= (sees you hint) (true late))").
rest(two, "(<= (next found) (does you 3))").
rest(never, "(<= (legal you 4) (true late))").
rest(short, "(<= terminal (true late))").
rest(chooses, "(<= (legal random again) (true late))").

refused(Rests, Why) :-
    small(Begin),
    findall(Text, ( member(Rest, Rests), rest(Rest, Text) ), Texts),
    atomic_list_concat([Begin|Texts], ' ', Text),
    gensym(refused_, Joint),
    kif_module(Text, Joint),
    catch(( hiding_rules(Joint, _), Why = none ),
          error(guessing_game(told(Why)), _), true).

test(refused, [forall(member(Rests-Known,
        [ [good] - none,
          [good,seen] - 'you sees something of the first move',
          [good,late] - '1 does not always draw the same answer with hide(1)',
          [good,two] - 'with hide(1) 2 questions end it, and one must',
          [good,never] - 'the questions are not the same in all states: with hide(1) they differ',
          [good,short] - 'with hide(1) 3 questions end it, and one must',
          [good,chooses] - 'random chooses after the first move' ])),
        Why == Sentence]) :-
    refused(Rests, Why),
    ( Known == none -> Sentence = none
    ; atom_concat('it is no guessing game: ', Known, Sentence) ).

test(no_chooser, Why == 'it is no guessing game: 2 roles choose by the first move, and one role \c
                         hides something by it') :-
    kif_module("(role x) (role o) (init a) (<= (legal ?r 1) (role ?r)) (<= (legal ?r 2) (role ?r))
                (next b) (<= terminal (true b))
                (sees x b) (goal x 50) (goal o 50)", both_choose),
    catch(hiding_rules(both_choose, _), error(guessing_game(told(Why)), _), true).

:- end_tests(guessing_hiding).
