:- module(connect4_first_player_wins,
          [ first_player_column/2   % ?Text, ?Column
          ]).

/** <module> The first player wins: where x plays

x's columns from the empty board on, by the number of stones.  Whatever o answers, the game comes to
another of these positions, or to a position from which x wins: a search proves that in at most
400,000 nodes.
*/

%!  first_player_column(?Text, ?Column) is nondet.
%
%   True when x plays Column in the position Text, the columns played, or in its mirror
%   8 - Column.
%
%       ?- first_player_column('', Column).
%       Column = 4.

first_player_column('', 4).

first_player_column('41', 5).
first_player_column('42', 6).
first_player_column('43', 6).
first_player_column('44', 4).

first_player_column('4153', 6).
first_player_column('4156', 2).
first_player_column('4263', 7).
first_player_column('4265', 6).
first_player_column('4267', 5).
first_player_column('4361', 7).
first_player_column('4364', 7).
first_player_column('4365', 5).
first_player_column('4366', 7).
first_player_column('4367', 6).
first_player_column('4441', 5).
first_player_column('4442', 5).
first_player_column('4443', 4).
first_player_column('4444', 4).

first_player_column('415367', 6).
first_player_column('415623', 2).
first_player_column('426375', 6).
first_player_column('426753', 6).
first_player_column('436175', 6).
first_player_column('436555', 3).
first_player_column('436675', 5).
first_player_column('436761', 5).
first_player_column('436762', 5).
first_player_column('436763', 3).
first_player_column('436766', 4).
first_player_column('436767', 6).
first_player_column('444256', 5).
first_player_column('444344', 7).
first_player_column('444441', 5).
first_player_column('444442', 2).
first_player_column('444443', 6).

first_player_column('43667555', 3).
first_player_column('43676644', 4).
first_player_column('43676766', 7).
first_player_column('44444156', 6).
first_player_column('44444221', 2).
first_player_column('44444222', 2).
first_player_column('44444223', 2).
first_player_column('44444224', 6).
first_player_column('44444225', 2).
first_player_column('44444226', 6).
first_player_column('44444227', 2).

first_player_column('4444415662', 2).
first_player_column('4444415666', 6).
first_player_column('4444415667', 2).
first_player_column('4444422221', 6).
first_player_column('4444422222', 6).
first_player_column('4444422223', 2).
first_player_column('4444422226', 6).
first_player_column('4444422227', 2).
first_player_column('4444422661', 2).
first_player_column('4444422662', 6).
first_player_column('4444422664', 2).

first_player_column('444441566222', 6).
first_player_column('444441566226', 2).
first_player_column('444441566662', 2).
first_player_column('444442222666', 6).

/** <examples>

?- first_player_column('', Column).
*/
