:- module(connect4_first_player_sooner,
          [ first_player_sooner_column/2 % ?Text, ?Column
          ]).

/** <module> The first player wins: more columns, less search

Further columns for x.  With these and those of first_player_wins.pl, a search proves each position
to which the game comes in at most 60,000 nodes.
*/

%!  first_player_sooner_column(?Text, ?Column) is nondet.
%
%   True when x plays Column in the position Text, the columns played, or in its mirror
%   8 - Column.
%
%       ?- first_player_sooner_column('426562', Column).
%       Column = 6.

first_player_sooner_column('4363', 7).

first_player_sooner_column('426561', 4).  first_player_sooner_column('426562', 6).
first_player_sooner_column('426564', 6).  first_player_sooner_column('426565', 6).
first_player_sooner_column('426566', 4).  first_player_sooner_column('426567', 6).
first_player_sooner_column('436375', 6).  first_player_sooner_column('436475', 4).
first_player_sooner_column('436551', 6).  first_player_sooner_column('436553', 5).
first_player_sooner_column('436554', 4).  first_player_sooner_column('436556', 5).
first_player_sooner_column('436764', 6).  first_player_sooner_column('436765', 4).
first_player_sooner_column('444153', 7).  first_player_sooner_column('444156', 2).
first_player_sooner_column('444257', 6).  first_player_sooner_column('444341', 4).
first_player_sooner_column('444342', 5).  first_player_sooner_column('444343', 4).
first_player_sooner_column('444347', 4).  first_player_sooner_column('444444', 3).

first_player_sooner_column('41536765', 6).  first_player_sooner_column('41536766', 4).
first_player_sooner_column('41562322', 4).  first_player_sooner_column('41562323', 3).
first_player_sooner_column('41562324', 5).  first_player_sooner_column('42637565', 6).
first_player_sooner_column('42637566', 5).  first_player_sooner_column('42656141', 4).
first_player_sooner_column('42656142', 4).  first_player_sooner_column('42656144', 6).
first_player_sooner_column('42656146', 4).  first_player_sooner_column('42656266', 4).
first_player_sooner_column('42656466', 4).  first_player_sooner_column('42656566', 5).
first_player_sooner_column('42656644', 4).  first_player_sooner_column('42656645', 5).
first_player_sooner_column('42656766', 5).  first_player_sooner_column('42675365', 6).
first_player_sooner_column('43617566', 5).  first_player_sooner_column('43637565', 6).
first_player_sooner_column('43637566', 5).  first_player_sooner_column('43637567', 6).
first_player_sooner_column('43647541', 3).  first_player_sooner_column('43647542', 3).
first_player_sooner_column('43647543', 6).  first_player_sooner_column('43647544', 5).
first_player_sooner_column('43647545', 3).  first_player_sooner_column('43647546', 5).
first_player_sooner_column('43647547', 3).  first_player_sooner_column('43655166', 5).
first_player_sooner_column('43655351', 6).  first_player_sooner_column('43655441', 5).
first_player_sooner_column('43655443', 5).  first_player_sooner_column('43655444', 5).
first_player_sooner_column('43655536', 5).  first_player_sooner_column('43655537', 5).
first_player_sooner_column('43655652', 3).  first_player_sooner_column('43655655', 6).
first_player_sooner_column('43655656', 5).  first_player_sooner_column('43667551', 5).
first_player_sooner_column('43667552', 2).  first_player_sooner_column('43667553', 5).
first_player_sooner_column('43667554', 4).  first_player_sooner_column('43667556', 6).
first_player_sooner_column('43667557', 5).  first_player_sooner_column('43676331', 3).
first_player_sooner_column('43676332', 3).  first_player_sooner_column('43676333', 6).
first_player_sooner_column('43676336', 3).  first_player_sooner_column('43676337', 3).
first_player_sooner_column('43676466', 4).  first_player_sooner_column('43676641', 4).
first_player_sooner_column('43676642', 5).  first_player_sooner_column('43676643', 6).
first_player_sooner_column('43676646', 4).  first_player_sooner_column('43676647', 4).
first_player_sooner_column('44415376', 4).  first_player_sooner_column('44415623', 4).
first_player_sooner_column('44425655', 4).  first_player_sooner_column('44434144', 1).
first_player_sooner_column('44434344', 7).  first_player_sooner_column('44434471', 6).
first_player_sooner_column('44434472', 6).  first_player_sooner_column('44434475', 2).
first_player_sooner_column('44434476', 3).  first_player_sooner_column('44434744', 5).
first_player_sooner_column('44444153', 6).  first_player_sooner_column('44444361', 7).
first_player_sooner_column('44444362', 7).  first_player_sooner_column('44444363', 7).
first_player_sooner_column('44444364', 7).  first_player_sooner_column('44444365', 3).
first_player_sooner_column('44444367', 3).  first_player_sooner_column('44444432', 6).
first_player_sooner_column('44444435', 5).

first_player_sooner_column('4153676566', 5).  first_player_sooner_column('4153676645', 4).
first_player_sooner_column('4156232243', 4).  first_player_sooner_column('4156232332', 3).
first_player_sooner_column('4156232333', 2).  first_player_sooner_column('4156232337', 3).
first_player_sooner_column('4263756654', 5).  first_player_sooner_column('4265614466', 4).
first_player_sooner_column('4265626641', 4).  first_player_sooner_column('4265626644', 4).
first_player_sooner_column('4265626646', 4).  first_player_sooner_column('4265646641', 4).
first_player_sooner_column('4265646644', 2).  first_player_sooner_column('4265656657', 5).
first_player_sooner_column('4265664447', 7).  first_player_sooner_column('4265664556', 5).
first_player_sooner_column('4265676654', 5).  first_player_sooner_column('4265676657', 5).
first_player_sooner_column('4267536566', 5).  first_player_sooner_column('4361756653', 5).
first_player_sooner_column('4361756654', 5).  first_player_sooner_column('4361756657', 5).
first_player_sooner_column('4363756654', 5).  first_player_sooner_column('4363756766', 7).
first_player_sooner_column('4364754135', 6).  first_player_sooner_column('4364754232', 3).
first_player_sooner_column('4364754361', 6).  first_player_sooner_column('4364754362', 6).
first_player_sooner_column('4364754451', 3).  first_player_sooner_column('4364754452', 5).
first_player_sooner_column('4364754453', 3).  first_player_sooner_column('4364754455', 5).
first_player_sooner_column('4364754457', 5).  first_player_sooner_column('4364754534', 3).
first_player_sooner_column('4364754736', 5).  first_player_sooner_column('4365565655', 6).
first_player_sooner_column('4366755151', 4).  first_player_sooner_column('4366755152', 2).
first_player_sooner_column('4366755156', 6).  first_player_sooner_column('4366755157', 6).
first_player_sooner_column('4366755223', 5).  first_player_sooner_column('4366755224', 4).
first_player_sooner_column('4366755356', 5).  first_player_sooner_column('4366755531', 3).
first_player_sooner_column('4366755535', 5).  first_player_sooner_column('4366755537', 3).
first_player_sooner_column('4366755665', 3).  first_player_sooner_column('4366755666', 5).
first_player_sooner_column('4366755667', 3).  first_player_sooner_column('4366755752', 3).
first_player_sooner_column('4366755756', 5).  first_player_sooner_column('4367633366', 3).
first_player_sooner_column('4367633633', 4).  first_player_sooner_column('4367633634', 3).
first_player_sooner_column('4367664144', 5).  first_player_sooner_column('4367664362', 4).
first_player_sooner_column('4367664363', 3).  first_player_sooner_column('4367664364', 7).
first_player_sooner_column('4367664367', 4).  first_player_sooner_column('4367664442', 2).
first_player_sooner_column('4367664443', 7).  first_player_sooner_column('4367664444', 6).
first_player_sooner_column('4367664446', 7).  first_player_sooner_column('4367664447', 3).
first_player_sooner_column('4367664644', 4).  first_player_sooner_column('4367664744', 5).
first_player_sooner_column('4367676671', 5).  first_player_sooner_column('4367676672', 5).
first_player_sooner_column('4367676676', 5).  first_player_sooner_column('4367676677', 5).
first_player_sooner_column('4441537642', 5).  first_player_sooner_column('4441537644', 3).
first_player_sooner_column('4441562344', 5).  first_player_sooner_column('4442565541', 4).
first_player_sooner_column('4442565544', 2).  first_player_sooner_column('4443447165', 3).
first_player_sooner_column('4443447636', 3).  first_player_sooner_column('4444415367', 3).
first_player_sooner_column('4444415661', 2).  first_player_sooner_column('4444415663', 6).
first_player_sooner_column('4444415664', 2).  first_player_sooner_column('4444415665', 2).
first_player_sooner_column('4444422224', 6).  first_player_sooner_column('4444422225', 5).
first_player_sooner_column('4444422322', 1).  first_player_sooner_column('4444422324', 6).
first_player_sooner_column('4444422326', 2).  first_player_sooner_column('4444422327', 2).
first_player_sooner_column('4444422463', 2).  first_player_sooner_column('4444422465', 2).
first_player_sooner_column('4444422467', 5).  first_player_sooner_column('4444422524', 1).
first_player_sooner_column('4444422663', 6).  first_player_sooner_column('4444422722', 1).
first_player_sooner_column('4444422724', 1).  first_player_sooner_column('4444422726', 2).
first_player_sooner_column('4444436175', 3).  first_player_sooner_column('4444436275', 5).
first_player_sooner_column('4444436731', 3).  first_player_sooner_column('4444436732', 3).
first_player_sooner_column('4444436733', 3).  first_player_sooner_column('4444436734', 3).
first_player_sooner_column('4444443551', 5).  first_player_sooner_column('4444443552', 5).
first_player_sooner_column('4444443555', 3).

first_player_sooner_column('415367656651', 5).  first_player_sooner_column('415367656655', 1).
first_player_sooner_column('415367656656', 5).  first_player_sooner_column('415367664544', 5).
first_player_sooner_column('415623224344', 2).  first_player_sooner_column('415623233322', 6).
first_player_sooner_column('426561446647', 7).  first_player_sooner_column('426564664422', 2).
first_player_sooner_column('426564664424', 2).  first_player_sooner_column('426566455656', 6).
first_player_sooner_column('426753656655', 2).  first_player_sooner_column('426753656657', 3).
first_player_sooner_column('436375676677', 3).  first_player_sooner_column('436475453434', 6).
first_player_sooner_column('436475473656', 6).  first_player_sooner_column('436675515761', 6).
first_player_sooner_column('436675515762', 3).  first_player_sooner_column('436675522444', 2).
first_player_sooner_column('436675535655', 6).  first_player_sooner_column('436675566736', 3).
first_player_sooner_column('436675575655', 6).  first_player_sooner_column('436763363344', 6).
first_player_sooner_column('436766436244', 3).  first_player_sooner_column('436766436473', 3).
first_player_sooner_column('436766436474', 3).  first_player_sooner_column('436766436744', 3).
first_player_sooner_column('436766444226', 2).  first_player_sooner_column('436766444672', 2).
first_player_sooner_column('436766444674', 1).  first_player_sooner_column('436766464441', 5).
first_player_sooner_column('436766464446', 6).  first_player_sooner_column('436766474454', 3).
first_player_sooner_column('436766474455', 6).  first_player_sooner_column('436766474457', 7).
first_player_sooner_column('436767667157', 5).  first_player_sooner_column('436767667257', 5).
first_player_sooner_column('436767667753', 3).  first_player_sooner_column('436767667757', 5).
first_player_sooner_column('444256554144', 2).  first_player_sooner_column('444256554421', 2).
first_player_sooner_column('444256554424', 5).  first_player_sooner_column('444256554427', 5).
first_player_sooner_column('444344763633', 1).  first_player_sooner_column('444441566123', 2).
first_player_sooner_column('444441566221', 2).  first_player_sooner_column('444441566223', 2).
first_player_sooner_column('444441566224', 2).  first_player_sooner_column('444441566225', 5).
first_player_sooner_column('444441566227', 2).  first_player_sooner_column('444441566423', 2).
first_player_sooner_column('444441566661', 2).  first_player_sooner_column('444441566663', 3).
first_player_sooner_column('444441566664', 2).  first_player_sooner_column('444441566665', 2).
first_player_sooner_column('444441566666', 2).  first_player_sooner_column('444441566667', 2).
first_player_sooner_column('444441566723', 5).  first_player_sooner_column('444442222165', 5).
first_player_sooner_column('444442222263', 7).  first_player_sooner_column('444442222321', 5).
first_player_sooner_column('444442222326', 5).  first_player_sooner_column('444442222327', 5).
first_player_sooner_column('444442222463', 7).  first_player_sooner_column('444442222465', 5).
first_player_sooner_column('444442222661', 6).  first_player_sooner_column('444442222662', 6).
first_player_sooner_column('444442222663', 6).  first_player_sooner_column('444442222664', 6).
first_player_sooner_column('444442222665', 6).  first_player_sooner_column('444442222667', 6).
first_player_sooner_column('444442222721', 5).  first_player_sooner_column('444442222722', 3).
first_player_sooner_column('444442222726', 7).  first_player_sooner_column('444442222727', 7).
first_player_sooner_column('444442232622', 4).  first_player_sooner_column('444442246753', 6).
first_player_sooner_column('444442266364', 7).  first_player_sooner_column('444442266422', 1).
first_player_sooner_column('444442266423', 6).  first_player_sooner_column('444442266427', 6).
first_player_sooner_column('444442272622', 6).  first_player_sooner_column('444443627551', 3).
first_player_sooner_column('444443627552', 2).  first_player_sooner_column('444443673331', 6).
first_player_sooner_column('444443673333', 6).  first_player_sooner_column('444443673334', 6).
first_player_sooner_column('444443673336', 3).  first_player_sooner_column('444443673337', 3).

first_player_sooner_column('42656144664775', 4).  first_player_sooner_column('42656466442224', 6).
first_player_sooner_column('42656645565665', 7).  first_player_sooner_column('42675365665521', 3).
first_player_sooner_column('43676643647334', 1).  first_player_sooner_column('43676646444155', 2).
first_player_sooner_column('43676647445565', 5).  first_player_sooner_column('43676766775331', 3).
first_player_sooner_column('43676766775335', 5).  first_player_sooner_column('43676766775337', 3).
first_player_sooner_column('44444156612321', 1).  first_player_sooner_column('44444156612322', 6).
first_player_sooner_column('44444156612324', 5).  first_player_sooner_column('44444156612327', 2).
first_player_sooner_column('44444156642322', 6).  first_player_sooner_column('44444156642327', 2).
first_player_sooner_column('44444156666221', 2).  first_player_sooner_column('44444156666222', 2).
first_player_sooner_column('44444156666223', 2).  first_player_sooner_column('44444156666224', 2).
first_player_sooner_column('44444156666225', 2).  first_player_sooner_column('44444156666226', 2).
first_player_sooner_column('44444156666227', 2).  first_player_sooner_column('44444156672356', 6).
first_player_sooner_column('44444222216551', 5).  first_player_sooner_column('44444222216554', 5).
first_player_sooner_column('44444222246557', 5).  first_player_sooner_column('44444222266661', 2).
first_player_sooner_column('44444222266662', 6).  first_player_sooner_column('44444222266663', 2).
first_player_sooner_column('44444222266664', 2).  first_player_sooner_column('44444222272155', 6).
first_player_sooner_column('44444222272671', 7).  first_player_sooner_column('44444222272674', 7).
first_player_sooner_column('44444222272677', 6).  first_player_sooner_column('44444222272776', 6).
first_player_sooner_column('44444224675366', 2).  first_player_sooner_column('44444227262264', 6).

first_player_sooner_column('4444415661232112', 6).
first_player_sooner_column('4444415666622221', 2).
first_player_sooner_column('4444415666622222', 6).
first_player_sooner_column('4444415666622226', 2).
first_player_sooner_column('4444415667235667', 6).
first_player_sooner_column('4444422227267766', 6).
first_player_sooner_column('4444422227277666', 7).

/** <examples>

?- first_player_sooner_column('426562', Column).
*/
