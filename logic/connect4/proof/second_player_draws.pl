:- module(connect4_second_player_draws,
          [ second_player_draws_column/2 % ?Text, ?Column
          ]).

/** <module> The second player draws: where o plays if x begins in column 3

o's columns after x's first stone in column 3, by the number of stones.  Whatever x answers, the
game comes to another of these positions, or to a position from which o at least draws: a search
proves that in at most 200,000 nodes.
*/

%!  second_player_draws_column(?Text, ?Column) is nondet.
%
%   True when o plays Column in the position Text, the columns played, or in its mirror
%   8 - Column.
%
%       ?- second_player_draws_column('3', Column).
%       Column = 3.

second_player_draws_column('3', 3).

second_player_draws_column('331', 4).
second_player_draws_column('332', 4).
second_player_draws_column('333', 3).
second_player_draws_column('334', 2).
second_player_draws_column('335', 4).
second_player_draws_column('336', 4).
second_player_draws_column('337', 4).

second_player_draws_column('33141', 4).
second_player_draws_column('33144', 3).
second_player_draws_column('33242', 3).
second_player_draws_column('33243', 4).
second_player_draws_column('33244', 3).
second_player_draws_column('33245', 3).
second_player_draws_column('33331', 4).
second_player_draws_column('33332', 4).
second_player_draws_column('33333', 4).
second_player_draws_column('33334', 5).
second_player_draws_column('33335', 4).
second_player_draws_column('33336', 4).
second_player_draws_column('33337', 4).
second_player_draws_column('33422', 3).
second_player_draws_column('33423', 3).
second_player_draws_column('33425', 6).
second_player_draws_column('33426', 5).
second_player_draws_column('33545', 3).
second_player_draws_column('33643', 4).
second_player_draws_column('33644', 3).
second_player_draws_column('33646', 3).
second_player_draws_column('33744', 3).

second_player_draws_column('3314144', 7).
second_player_draws_column('3314433', 4).
second_player_draws_column('3314434', 3).
second_player_draws_column('3324342', 2).
second_player_draws_column('3324433', 4).
second_player_draws_column('3333144', 4).
second_player_draws_column('3333242', 2).
second_player_draws_column('3333245', 5).
second_player_draws_column('3333344', 4).
second_player_draws_column('3333451', 2).
second_player_draws_column('3333452', 1).
second_player_draws_column('3333453', 5).
second_player_draws_column('3333455', 5).
second_player_draws_column('3333456', 6).
second_player_draws_column('3333457', 5).
second_player_draws_column('3333545', 5).
second_player_draws_column('3333644', 4).
second_player_draws_column('3333646', 6).
second_player_draws_column('3333744', 4).
second_player_draws_column('3342233', 4).
second_player_draws_column('3342235', 6).
second_player_draws_column('3342331', 2).
second_player_draws_column('3342332', 2).
second_player_draws_column('3342335', 6).
second_player_draws_column('3342336', 5).
second_player_draws_column('3342562', 5).
second_player_draws_column('3342565', 5).
second_player_draws_column('3342655', 5).
second_player_draws_column('3354533', 6).
second_player_draws_column('3354535', 5).
second_player_draws_column('3364346', 4).
second_player_draws_column('3364434', 3).
second_player_draws_column('3364633', 2).
second_player_draws_column('3364636', 6).
second_player_draws_column('3374434', 3).

second_player_draws_column('331443433', 7).
second_player_draws_column('333345122', 5).
second_player_draws_column('333345123', 5).
second_player_draws_column('333345125', 5).
second_player_draws_column('333345127', 5).
second_player_draws_column('333345212', 2).
second_player_draws_column('333345551', 2).
second_player_draws_column('333345552', 1).
second_player_draws_column('333345553', 5).
second_player_draws_column('333345555', 1).
second_player_draws_column('333345557', 5).
second_player_draws_column('333345665', 6).
second_player_draws_column('333354552', 5).
second_player_draws_column('333364444', 4).
second_player_draws_column('333364664', 6).
second_player_draws_column('333374444', 5).
second_player_draws_column('334223344', 6).
second_player_draws_column('334233221', 2).
second_player_draws_column('334233222', 4).
second_player_draws_column('334233223', 2).
second_player_draws_column('334233226', 5).
second_player_draws_column('334233227', 5).
second_player_draws_column('334233565', 5).
second_player_draws_column('334233652', 6).
second_player_draws_column('334233655', 5).
second_player_draws_column('334233656', 2).
second_player_draws_column('334256256', 4).
second_player_draws_column('334265553', 3).
second_player_draws_column('335453365', 5).
second_player_draws_column('335453366', 5).
second_player_draws_column('335453553', 6).
second_player_draws_column('336434644', 7).
second_player_draws_column('336443433', 6).
second_player_draws_column('336463663', 2).
second_player_draws_column('337443433', 3).

second_player_draws_column('33144343377', 7).
second_player_draws_column('33334512555', 2).
second_player_draws_column('33334521225', 2).
second_player_draws_column('33336444442', 1).
second_player_draws_column('33336444446', 1).
second_player_draws_column('33336466466', 5).
second_player_draws_column('33422334466', 4).
second_player_draws_column('33423322243', 2).
second_player_draws_column('33423322651', 2).
second_player_draws_column('33423322655', 5).
second_player_draws_column('33423322751', 5).
second_player_draws_column('33423322753', 5).
second_player_draws_column('33423322755', 5).
second_player_draws_column('33423356555', 6).
second_player_draws_column('33423365555', 3).
second_player_draws_column('33545336551', 4).
second_player_draws_column('33545336555', 3).

second_player_draws_column('3342233446644', 6).
second_player_draws_column('3342332275555', 3).

second_player_draws_column('334233227555537', 2).

/** <examples>

?- second_player_draws_column('3', Column).
*/
