:- use_module('../../../../logic/load').
:- use_module('../../../../logic/games/match/match').
:- use_module('../../../../logic/games/kif/notation').

:- begin_tests(match, [setup(games)]).

%   Both choose at the same time, once; then x alone.

sheet("(role x) (role o) (init first)
       (<= (legal ?r heads) (role ?r) (true first))
       (<= (legal ?r (tails 1)) (role ?r) (true first))
       (<= (legal x left) (true second)) (<= (legal x right) (true second))
       (<= (legal o noop) (true second))
       (<= (next second) (true first)) (<= (next (did ?r ?m)) (does ?r ?m))
       (<= terminal (true (did x left))) (<= terminal (true (did x right)))
       (goal x 60) (goal o 40)").

games :-
    current_module(match_turns),        % each test of one run sets up
    !.
games :-
    sheet(Sheet),
    kif_module(Sheet, match_pennies),
    joint_turns(match_pennies, match_turns),
    kuhn_file(File),
    read_file_to_string(File, Kuhn, [encoding(utf8)]),
    kif_module(Kuhn, match_kuhn),
    joint_game(match_kuhn, match_kuhn_turns).

kuhn_file(File) :-
    module_property(plunit_match, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, '/../general/kuhn.kif'], File).

after(Moves, State) :-
    moves_joint_state(Moves, match_turns, match_pennies, State).

test(state, State == [did(o,noop),did(x,left)]) :-
    after([["heads", "( tails 1 )"], ["left", "noop"]], State).

test(state_from_the_last, State1-State2 == [second,did(o,heads),did(x,heads)]-[first]) :-
    after([["heads", "heads"]], State1),
    after([], State2).

test(illegal, Said == '(tails 2) can\'t be played by o') :-
    catch(after([["heads", "(tails 2)"]], _), error(guessing_game(told(Said)), _), true).

test(too_few_moves, Said == 'the match has 2 roles, and 1 moves were made') :-
    catch(after([["heads"]], _), error(guessing_game(told(Said)), _), true).

test(after_the_end, Said == 'the match goes on after its end') :-
    catch(after([["heads", "heads"], ["left", "noop"], ["left", "noop"]], _),
          error(guessing_game(told(Said)), _), true).

%   What each role hears is what it sees by percepts.pl: in every game of Kuhn poker.

kuhn_match(Moves) :-
    match_kuhn:init(State),
    kuhn_match(State, Moves).

kuhn_match(State, Moves) :-
    (   match_kuhn:terminal(State)
    ->  Moves = []
    ;   joint_moves(match_kuhn, State, RolesMoves),
        findall(Joint, foldl([Role-Legal,[Role-Move|Made],Made]>>member(Move, Legal), RolesMoves, Joint, []),
                Joints),
        member(Joint, Joints),
        joint_next(match_kuhn, State, Joint, State1),
        Moves = [Joint|Moves1],
        kuhn_match(State1, Moves1)
    ).

texts(Joint, Texts) :-
    findall(Text, ( member(_-Move, Joint), term_kif(Move, Text) ), Texts).

news(Moves, Game, Role, News) :-
    findall(One,
            ( append(Before, _, Moves), moves_role_news(Before, Game, Role, One) ),
            News).

test(news_is_what_is_seen, Ends == 30) :-
    findall(Joints, kuhn_match(Joints), Matches),
    length(Matches, Ends),
    forall(( member(Joints, Matches), member(Role, [first,second]) ),
           ( maplist(texts, Joints, Moves),
             news(Moves, match_kuhn_turns, Role, News),
             news_known(News, match_kuhn_turns, match_kuhn, seen(Known)),
             reverse(Joints, History),
             history_seen(match_kuhn, History, Role, Seen),
             Known == Seen )).

test(news_of_all, News == [moves(none), moves(["heads","heads"]), moves(["left","noop"])]) :-
    news([["heads","heads"], ["left","noop"]], match_turns, x, News).

%   What a seat does not see does not change what it hears, nor what it plays.

test(nothing_leaks, Choices == [Choice,Choice]) :-
    findall(News-Move,
            ( member(Deal, ["(deal queen jack)", "(deal king jack)"]),
              news([[Deal,"noop","noop"], ["noop","bet","noop"]], match_kuhn_turns, second, News),
              news_known(News, match_kuhn_turns, Joint, Known),
              role_choice(second, Joint, Known, 60, seconds(inf), Move, 1, _) ),
            Choices),
    Choices = [Choice|_].

%   The king is called with, and the jack folded.

test(choice_by_what_is_seen, [forall(member(Card-Move0, [king-"call", jack-"fold"])), true(Move == Move0)]) :-
    Known = seen([step(noop,[Card]), step(noop,[played(bet)])]),
    role_choice(second, match_kuhn, Known, 200, seconds(inf), Move, 1, _).

test(any_legal_move, [forall(member(Card, [king, jack])), nondet]) :-
    Known = seen([step(noop,[Card]), step(noop,[played(check)])]),
    role_choice(second, match_kuhn, Known, none, seconds(9), Move, 1, _),
    memberchk(Move, ["check", "bet"]).

lie([seen(0, none, []), seen(2, "noop", ["jack"])], 'turn 1 was expected, not turn 2').
lie([seen(0, none, []), moves(["noop","noop","noop"])],
    'a host tells either all moves or what is seen, not both').
lie([seen(0, none, []), seen(1, "?x", ["jack"])], '?x is no move, and nothing that can be seen').
lie([seen(0, none, []), seen(1, "noop", ["ace"])], 'no state is found in which second has seen this').
lie([seen(0, none, []), seen(1, "bet", ["jack"])], 'no state is found in which second has seen this').

test(a_host_that_lies, [forall(lie(News, Said0)), true(Said == Said0)]) :-
    catch(( news_known(News, match_kuhn_turns, Joint, Known),
            role_choice(second, Joint, Known, 5, seconds(9), _, 1, _) ),
          error(guessing_game(told(Said)), _),
          true).

test(nothing_is_hidden, Said == 'the rules hide nothing: a host sends (PLAY MATCH (MOVES))') :-
    catch(news_known([seen(0, none, [])], match_turns, _, _), error(guessing_game(told(Said)), _), true).

%   After a fold nobody has seen the cards, but the goals are known; after a call the cards decide.

test(goals, [forall(member(Last-Goals0,
        [ fold-[random-0,first-75,second-25], call-[random-0]])), true(Goals == Goals0)]) :-
    Known = seen([step(noop,[queen]), step(bet,[played(bet)]), step(noop,[played(Last)])]),
    known_goals(Known, match_kuhn, first, seconds(9), Goals).

test(not_over, fail) :-
    known_goals(seen([step(noop,[queen])]), match_kuhn, first, seconds(9), _).

test(chance_is_moved_by_the_host, Moves-Faults == ["(deal queen jack)","noop","noop"]-[]) :-
    match_kuhn:init(State),
    state_replies_joint(match_kuhn, State, [said("noop"), said("noop")], Moves, Faults, 1, _).

test(no_sheet, Said == 'a match is played by a rule sheet, FILE.kif') :-
    catch(moves_joint_state([], games_nim, _, _), error(guessing_game(told(Said)), _), true).

%   What is said, and the moves and sentences that come of it.

replies([said("heads"), said("(tails 1)")], ["heads", "(tails 1)"], []).
replies([said("HEADS"), said("( tails  1 )")], ["(tails 1)", "(tails 1)"],
        ["x answers \"HEADS\", which is no legal move: (tails 1) is drawn at random"]).
replies([late, chance], ["(tails 1)", "(tails 1)"],
        ["x has not answered in time: (tails 1) is drawn at random"]).
replies([lost("Connection refused"), said("(((")], ["(tails 1)", "(tails 1)"],
        [ "x can't be reached: Connection refused: (tails 1) is drawn at random",
          "o answers \"(((\", which is no legal move: (tails 1) is drawn at random" ]).

test(replies, [forall(replies(Replies, Moves0, Faults0)), true(Moves-Faults == Moves0-Faults0)]) :-
    after([], State),
    state_replies_joint(match_pennies, State, Replies, Moves, Faults, 1, _).

test(only_move, Faults == ["o has not answered in time: noop is its only move"]) :-
    after([["heads", "heads"]], State),
    state_replies_joint(match_pennies, State, [said("left"), late], ["left","noop"], Faults, 1, _).

test(choice_of_one_that_waits, Move == "noop") :-
    after([["heads", "heads"]], State),
    role_choice(o, match_pennies, at(State), 4, seconds(9), Move, 1, _).

test(choice_at_the_same_time, [forall(member(Role, [x, o])), nondet]) :-
    after([], State),
    role_choice(Role, match_pennies, at(State), 4, seconds(9), Move, 1, _),
    memberchk(Move, ["heads", "(tails 1)"]).

:- end_tests(match).
