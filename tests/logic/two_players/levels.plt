:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(small_games).

:- begin_tests(two_players_levels).

%   The points that a level makes of 20 games against the one below, with sides exchanged: 1 for
%   a win, 0.5 for a draw.  65 % of the points are 13.

level_points(Game, Level, Below, Points) :-
    level_player(Level, Player),
    level_player(Below, Other),
    game_roles(Game, [First,Second]),
    findall(Got,
            ( between(1, 10, Seed),
              member(Me-Players, [First-[Player,Other], Second-[Other,Player]]),
              players_match(Game, Players, _, State, Seed, _),
              state_end(Game, State, End),
              got(End, Me, Got) ),
            Gots),
    sum_list(Gots, Points).

level_player(Level, Player) :-
    once(two_players_session:level(Level, Player)).

got(won(Role), Me, Got) :- ( Role == Me -> Got = 1 ; Got = 0 ).
got(draw, _, 0.5).

%   deep
test(each_beats_the_one_below,
     [ forall(( member(Game, [two_players_noughts_and_crosses, two_players_nim, two_players_connect]),
                member(Level-Below, [medium-easy, hard-medium, perfect-hard]) )),
       true(Points >= 13) ]) :-
    level_points(Game, Level, Below, Points),
    format(user_error, "~w: ~w makes ~w of 20 against ~w~n", [Game, Level, Points, Below]).

:- end_tests(two_players_levels).
