:- module(connect4_second_player_wins,
          [ second_player_column/2  % ?Text, ?Column
          ]).

/** <module> The second player wins: where o plays if x begins badly

Columns for o after x's first stone in column 2, by the number of stones.  Whatever x
answers, the game comes to another of these positions, or to one of which a search of
at most 200,000 nodes proves that o wins.  tests/benchmarks/connect4_proof.py found them.
*/

%!  second_player_column(?Text, ?Column) is nondet.
%
%   True when o plays Column in the position Text, the columns played, or in its mirror
%   8 - Column.
%
%       ?- second_player_column('2', Column).
%       Column = 3.

second_player_column('2', 3).

second_player_column('231', 6).  second_player_column('232', 2).  second_player_column('233', 3).
second_player_column('234', 4).  second_player_column('235', 5).  second_player_column('236', 7).
second_player_column('237', 3).

second_player_column('23161', 5).  second_player_column('23162', 6).
second_player_column('23163', 3).  second_player_column('23164', 2).
second_player_column('23165', 3).  second_player_column('23166', 3).
second_player_column('23167', 5).  second_player_column('23221', 3).
second_player_column('23222', 3).  second_player_column('23223', 3).
second_player_column('23224', 4).  second_player_column('23225', 3).
second_player_column('23226', 2).  second_player_column('23227', 2).
second_player_column('23331', 5).  second_player_column('23332', 3).
second_player_column('23333', 2).  second_player_column('23334', 3).
second_player_column('23335', 3).  second_player_column('23336', 4).
second_player_column('23337', 3).  second_player_column('23441', 3).
second_player_column('23442', 4).  second_player_column('23443', 4).
second_player_column('23444', 3).  second_player_column('23445', 5).
second_player_column('23446', 3).  second_player_column('23447', 3).
second_player_column('23551', 4).  second_player_column('23552', 5).
second_player_column('23553', 3).  second_player_column('23555', 3).
second_player_column('23556', 3).  second_player_column('23557', 4).
second_player_column('23671', 3).  second_player_column('23672', 6).
second_player_column('23673', 3).  second_player_column('23674', 4).
second_player_column('23675', 3).  second_player_column('23676', 3).
second_player_column('23677', 7).  second_player_column('23731', 3).
second_player_column('23732', 3).  second_player_column('23733', 6).
second_player_column('23735', 3).  second_player_column('23736', 3).
second_player_column('23737', 3).

second_player_column('2316154', 4).  second_player_column('2316262', 2).
second_player_column('2316264', 6).  second_player_column('2316266', 5).
second_player_column('2316331', 3).  second_player_column('2316333', 5).
second_player_column('2316334', 3).  second_player_column('2316335', 3).
second_player_column('2316336', 5).  second_player_column('2316337', 3).
second_player_column('2316423', 2).  second_player_column('2316424', 4).
second_player_column('2316531', 5).  second_player_column('2316532', 6).
second_player_column('2316535', 3).  second_player_column('2316536', 2).
second_player_column('2316537', 2).  second_player_column('2316633', 2).
second_player_column('2316634', 2).  second_player_column('2316754', 5).
second_player_column('2322132', 3).  second_player_column('2322133', 4).
second_player_column('2322135', 3).  second_player_column('2322137', 3).
second_player_column('2322232', 3).  second_player_column('2322233', 2).
second_player_column('2322234', 3).  second_player_column('2322236', 3).
second_player_column('2322237', 3).  second_player_column('2322331', 2).
second_player_column('2322332', 3).  second_player_column('2322333', 6).
second_player_column('2322335', 3).  second_player_column('2322336', 2).
second_player_column('2322337', 3).  second_player_column('2322441', 3).
second_player_column('2322442', 4).  second_player_column('2322444', 3).
second_player_column('2322445', 3).  second_player_column('2322446', 2).
second_player_column('2322447', 3).  second_player_column('2322533', 5).
second_player_column('2322534', 3).  second_player_column('2322535', 5).
second_player_column('2322536', 3).  second_player_column('2322537', 3).
second_player_column('2322622', 3).  second_player_column('2322722', 6).
second_player_column('2322723', 2).  second_player_column('2322725', 2).
second_player_column('2333153', 6).  second_player_column('2333154', 5).
second_player_column('2333156', 3).  second_player_column('2333234', 6).
second_player_column('2333321', 2).  second_player_column('2333322', 1).
second_player_column('2333323', 2).  second_player_column('2333324', 2).
second_player_column('2333325', 2).  second_player_column('2333326', 2).
second_player_column('2333327', 2).  second_player_column('2333431', 6).
second_player_column('2333535', 3).  second_player_column('2333641', 4).
second_player_column('2333644', 3).  second_player_column('2333736', 3).
second_player_column('2344244', 5).  second_player_column('2344432', 3).
second_player_column('2355142', 2).  second_player_column('2355144', 4).
second_player_column('2355251', 2).  second_player_column('2355252', 2).
second_player_column('2355255', 3).  second_player_column('2355256', 6).
second_player_column('2355257', 2).  second_player_column('2355333', 3).
second_player_column('2355334', 3).  second_player_column('2355335', 5).
second_player_column('2355336', 3).  second_player_column('2355532', 3).
second_player_column('2355633', 7).  second_player_column('2355634', 7).
second_player_column('2355742', 2).  second_player_column('2355744', 5).
second_player_column('2367131', 3).  second_player_column('2367132', 3).
second_player_column('2367133', 2).  second_player_column('2367136', 2).
second_player_column('2367137', 3).  second_player_column('2367261', 6).
second_player_column('2367262', 2).  second_player_column('2367263', 3).
second_player_column('2367265', 5).  second_player_column('2367267', 6).
second_player_column('2367331', 3).  second_player_column('2367332', 3).
second_player_column('2367333', 3).  second_player_column('2367334', 3).
second_player_column('2367335', 3).  second_player_column('2367336', 3).
second_player_column('2367337', 7).  second_player_column('2367441', 3).
second_player_column('2367442', 6).  second_player_column('2367443', 4).
second_player_column('2367444', 3).  second_player_column('2367445', 5).
second_player_column('2367446', 3).  second_player_column('2367447', 3).
second_player_column('2367535', 5).  second_player_column('2367536', 2).
second_player_column('2367632', 3).  second_player_column('2367633', 2).
second_player_column('2367636', 6).  second_player_column('2367637', 3).
second_player_column('2367771', 3).  second_player_column('2367772', 2).
second_player_column('2367773', 3).  second_player_column('2367774', 4).
second_player_column('2367775', 3).  second_player_column('2367776', 2).
second_player_column('2367777', 3).  second_player_column('2373133', 6).
second_player_column('2373233', 2).  second_player_column('2373362', 2).
second_player_column('2373363', 2).  second_player_column('2373365', 5).
second_player_column('2373366', 2).  second_player_column('2373367', 2).
second_player_column('2373533', 5).  second_player_column('2373633', 4).
second_player_column('2373733', 5).

second_player_column('231615441', 1).  second_player_column('231615443', 4).
second_player_column('231615444', 3).  second_player_column('231626226', 5).
second_player_column('231626466', 4).  second_player_column('231642322', 3).
second_player_column('231642444', 6).  second_player_column('231653533', 5).
second_player_column('232213342', 4).  second_player_column('232213344', 6).
second_player_column('232213347', 4).  second_player_column('232223323', 7).
second_player_column('232223324', 4).  second_player_column('232223325', 7).
second_player_column('232223326', 3).  second_player_column('232223327', 5).
second_player_column('232223433', 7).  second_player_column('232223633', 6).
second_player_column('232233233', 2).  second_player_column('232233362', 3).
second_player_column('232233365', 5).  second_player_column('232233367', 5).
second_player_column('232233531', 2).  second_player_column('232233533', 2).
second_player_column('232233733', 2).  second_player_column('232244244', 1).
second_player_column('232244432', 3).  second_player_column('232244436', 6).
second_player_column('232253352', 2).  second_player_column('232253355', 2).
second_player_column('232253433', 6).  second_player_column('232253633', 2).
second_player_column('232262233', 3).  second_player_column('232262235', 3).
second_player_column('232272322', 6).  second_player_column('232272522', 3).
second_player_column('233332122', 3).  second_player_column('233332211', 5).
second_player_column('233332213', 5).  second_player_column('233332214', 4).
second_player_column('233332215', 5).  second_player_column('233332216', 5).
second_player_column('233332217', 5).  second_player_column('233332522', 5).
second_player_column('233332626', 2).  second_player_column('233353533', 4).
second_player_column('233364144', 6).  second_player_column('233364431', 3).
second_player_column('233364433', 3).  second_player_column('233373633', 4).
second_player_column('234424451', 7).  second_player_column('234424454', 5).
second_player_column('234424456', 5).  second_player_column('234424457', 5).
second_player_column('234443233', 7).  second_player_column('235514443', 4).
second_player_column('235514444', 2).  second_player_column('235514445', 4).
second_player_column('235514447', 4).  second_player_column('235525226', 6).
second_player_column('235525533', 6).  second_player_column('235533331', 4).
second_player_column('235533332', 4).  second_player_column('235533334', 6).
second_player_column('235533335', 5).  second_player_column('235533336', 4).
second_player_column('235533337', 4).  second_player_column('235533551', 3).
second_player_column('235533552', 3).  second_player_column('235533553', 4).
second_player_column('235533554', 3).  second_player_column('235533555', 3).
second_player_column('235533556', 3).  second_player_column('235533557', 3).
second_player_column('235553233', 7).  second_player_column('235563474', 5).
second_player_column('235574452', 4).  second_player_column('235574456', 5).
second_player_column('236713133', 2).  second_player_column('236713233', 2).
second_player_column('236713321', 2).  second_player_column('236713733', 4).
second_player_column('236726166', 3).  second_player_column('236726221', 3).
second_player_column('236726222', 5).  second_player_column('236726223', 3).
second_player_column('236726225', 5).  second_player_column('236726227', 5).
second_player_column('236726331', 6).  second_player_column('236726333', 6).
second_player_column('236726335', 6).  second_player_column('236726336', 7).
second_player_column('236726337', 3).  second_player_column('236726766', 3).
second_player_column('236733133', 4).  second_player_column('236733137', 3).
second_player_column('236733331', 4).  second_player_column('236733332', 3).
second_player_column('236733333', 6).  second_player_column('236733334', 4).
second_player_column('236733335', 5).  second_player_column('236733336', 6).
second_player_column('236733337', 7).  second_player_column('236733434', 3).
second_player_column('236733771', 3).  second_player_column('236733772', 3).
second_player_column('236733773', 2).  second_player_column('236733774', 3).
second_player_column('236733775', 3).  second_player_column('236733776', 3).
second_player_column('236733777', 3).  second_player_column('236744344', 7).
second_player_column('236753551', 1).  second_player_column('236753553', 3).
second_player_column('236753555', 6).  second_player_column('236753556', 2).
second_player_column('236753557', 5).  second_player_column('236763233', 2).
second_player_column('236763661', 2).  second_player_column('236763662', 3).
second_player_column('236763663', 2).  second_player_column('236763666', 2).
second_player_column('236763667', 2).  second_player_column('236763733', 2).
second_player_column('236777131', 3).  second_player_column('236777132', 3).
second_player_column('236777133', 2).  second_player_column('236777136', 2).
second_player_column('236777137', 2).  second_player_column('236777221', 3).
second_player_column('236777222', 3).  second_player_column('236777223', 3).
second_player_column('236777224', 4).  second_player_column('236777225', 7).
second_player_column('236777226', 6).  second_player_column('236777227', 3).
second_player_column('236777441', 3).  second_player_column('236777443', 4).
second_player_column('236777444', 3).  second_player_column('236777445', 5).
second_player_column('236777446', 3).  second_player_column('236777447', 3).
second_player_column('236777532', 6).  second_player_column('236777535', 5).
second_player_column('236777536', 3).  second_player_column('236777621', 3).
second_player_column('236777622', 3).  second_player_column('236777623', 3).
second_player_column('236777624', 3).  second_player_column('236777626', 6).
second_player_column('236777732', 3).  second_player_column('236777733', 2).
second_player_column('236777736', 2).  second_player_column('237313365', 5).
second_player_column('237336223', 3).  second_player_column('237336224', 4).
second_player_column('237336225', 6).  second_player_column('237336226', 6).
second_player_column('237353352', 6).  second_player_column('237363344', 4).

second_player_column('23161544114', 3).  second_player_column('23162646647', 4).
second_player_column('23164232231', 3).  second_player_column('23164232232', 6).
second_player_column('23164232233', 3).  second_player_column('23164232235', 5).
second_player_column('23164232236', 3).  second_player_column('23164232237', 3).
second_player_column('23164244464', 2).  second_player_column('23164244466', 4).
second_player_column('23165353353', 2).  second_player_column('23165353355', 6).
second_player_column('23165353356', 2).  second_player_column('23222332441', 5).
second_player_column('23222332443', 7).  second_player_column('23222332755', 5).
second_player_column('23222332756', 5).  second_player_column('23223323321', 4).
second_player_column('23223336236', 6).  second_player_column('23223336551', 6).
second_player_column('23223336552', 6).  second_player_column('23223336555', 5).
second_player_column('23223336556', 6).  second_player_column('23223336557', 6).
second_player_column('23224424412', 3).  second_player_column('23224424416', 6).
second_player_column('23224443233', 7).  second_player_column('23224443663', 7).
second_player_column('23225335221', 7).  second_player_column('23225335222', 7).
second_player_column('23225335225', 7).  second_player_column('23225343366', 2).
second_player_column('23226223331', 6).  second_player_column('23226223337', 6).
second_player_column('23227232265', 6).  second_player_column('23333212234', 6).
second_player_column('23333212237', 7).  second_player_column('23333221442', 6).
second_player_column('23333221445', 5).  second_player_column('23333221446', 5).
second_player_column('23333221447', 5).  second_player_column('23336443133', 4).
second_player_column('23442445174', 2).  second_player_column('23442445177', 7).
second_player_column('23442445455', 1).  second_player_column('23551444426', 2).
second_player_column('23553333144', 1).  second_player_column('23553333244', 3).
second_player_column('23553333465', 5).  second_player_column('23553333551', 5).
second_player_column('23553333554', 5).  second_player_column('23553333555', 2).
second_player_column('23553333556', 5).  second_player_column('23553333557', 5).
second_player_column('23553333645', 5).  second_player_column('23553333745', 5).
second_player_column('23553333747', 7).  second_player_column('23553355344', 2).
second_player_column('23555323371', 2).  second_player_column('23555323372', 2).
second_player_column('23555323375', 2).  second_player_column('23555323377', 2).
second_player_column('23556347453', 5).  second_player_column('23557445242', 2).
second_player_column('23557445247', 4).  second_player_column('23557445655', 6).
second_player_column('23671332122', 1).  second_player_column('23671373344', 4).
second_player_column('23672622335', 6).  second_player_column('23672622755', 5).
second_player_column('23672633166', 3).  second_player_column('23672633363', 7).
second_player_column('23672633736', 4).  second_player_column('23673313733', 7).
second_player_column('23673333144', 1).  second_player_column('23673333145', 5).
second_player_column('23673333147', 1).  second_player_column('23673333231', 6).
second_player_column('23673333237', 6).  second_player_column('23673333361', 6).
second_player_column('23673333366', 7).  second_player_column('23673333367', 6).
second_player_column('23673333444', 7).  second_player_column('23673333447', 4).
second_player_column('23673333551', 6).  second_player_column('23673333552', 4).
second_player_column('23673333553', 6).  second_player_column('23673333555', 6).
second_player_column('23673333556', 6).  second_player_column('23673333557', 7).
second_player_column('23673333771', 2).  second_player_column('23673333772', 7).
second_player_column('23673333773', 7).  second_player_column('23673333774', 7).
second_player_column('23673333775', 5).  second_player_column('23673333776', 7).
second_player_column('23673333777', 7).  second_player_column('23673343433', 2).
second_player_column('23673377321', 2).  second_player_column('23673377325', 5).
second_player_column('23673377434', 2).  second_player_column('23673377533', 2).
second_player_column('23673377733', 2).  second_player_column('23675355331', 1).
second_player_column('23675355332', 2).  second_player_column('23675355333', 5).
second_player_column('23675355335', 2).  second_player_column('23675355337', 5).
second_player_column('23675355563', 6).  second_player_column('23676323322', 3).
second_player_column('23676323323', 2).  second_player_column('23676323324', 2).
second_player_column('23676323326', 6).  second_player_column('23676323327', 2).
second_player_column('23676366233', 2).  second_player_column('23677713133', 7).
second_player_column('23677713233', 2).  second_player_column('23677722133', 6).
second_player_column('23677722233', 6).  second_player_column('23677722331', 2).
second_player_column('23677722332', 7).  second_player_column('23677722333', 7).
second_player_column('23677722335', 3).  second_player_column('23677722336', 3).
second_player_column('23677722337', 3).  second_player_column('23677722441', 3).
second_player_column('23677722442', 6).  second_player_column('23677722444', 3).
second_player_column('23677722447', 2).  second_player_column('23677722662', 6).
second_player_column('23677722664', 2).  second_player_column('23677722667', 6).
second_player_column('23677722733', 6).  second_player_column('23677753556', 7).
second_player_column('23677753633', 5).  second_player_column('23677762331', 3).
second_player_column('23677762335', 3).  second_player_column('23677762336', 6).
second_player_column('23677762661', 3).  second_player_column('23677762662', 3).
second_player_column('23677762663', 3).  second_player_column('23677773233', 2).
second_player_column('23677773327', 7).  second_player_column('23733622332', 6).
second_player_column('23733622335', 6).  second_player_column('23733622336', 6).
second_player_column('23733622664', 6).  second_player_column('23733622665', 6).
second_player_column('23736334441', 6).  second_player_column('23736334444', 7).

second_player_column('2316423223335', 6).  second_player_column('2316423223552', 6).
second_player_column('2316424446642', 2).  second_player_column('2322333655551', 6).
second_player_column('2322333655552', 6).  second_player_column('2322333655553', 6).
second_player_column('2322333655555', 6).  second_player_column('2322333655556', 6).
second_player_column('2322333655557', 6).  second_player_column('2322534336622', 6).
second_player_column('2333644313344', 2).  second_player_column('2355333314415', 5).
second_player_column('2355333346554', 2).  second_player_column('2355333355521', 2).
second_player_column('2355333364554', 5).  second_player_column('2355333374552', 7).
second_player_column('2355333374554', 5).  second_player_column('2355333374555', 2).
second_player_column('2355333374557', 5).  second_player_column('2355333374777', 2).
second_player_column('2355532337227', 2).  second_player_column('2355744524222', 5).
second_player_column('2355744524227', 5).  second_player_column('2355744565566', 2).
second_player_column('2367262275555', 6).  second_player_column('2367333314411', 3).
second_player_column('2367333314557', 1).  second_player_column('2367333314715', 5).
second_player_column('2367333314717', 1).  second_player_column('2367333323166', 7).
second_player_column('2367333323765', 6).  second_player_column('2367333336166', 7).
second_player_column('2367333355167', 6).  second_player_column('2367333355247', 2).
second_player_column('2367333355567', 5).  second_player_column('2367333355771', 7).
second_player_column('2367333355772', 7).  second_player_column('2367333355773', 7).
second_player_column('2367333355774', 2).  second_player_column('2367333355775', 5).
second_player_column('2367333355776', 7).  second_player_column('2367333355777', 2).
second_player_column('2367333377121', 2).  second_player_column('2367333377122', 1).
second_player_column('2367333377123', 7).  second_player_column('2367333377124', 2).
second_player_column('2367333377125', 5).  second_player_column('2367333377126', 7).
second_player_column('2367333377127', 2).  second_player_column('2367333377771', 1).
second_player_column('2367333377775', 5).  second_player_column('2367334343325', 2).
second_player_column('2367337732122', 7).  second_player_column('2367337732551', 7).
second_player_column('2367535533522', 1).  second_player_column('2367632332664', 2).
second_player_column('2367775363352', 5).  second_player_column('2367776233661', 3).
second_player_column('2367776233665', 5).  second_player_column('2373362233664', 6).
second_player_column('2373633444471', 7).  second_player_column('2373633444475', 7).
second_player_column('2373633444477', 3).

second_player_column('233364431334422', 7).  second_player_column('235533331441551', 5).
second_player_column('235533337455521', 2).  second_player_column('235533337477721', 7).
second_player_column('236733331455712', 2).  second_player_column('236733335556751', 6).
second_player_column('236733335556752', 6).  second_player_column('236733335556754', 5).
second_player_column('236733335556755', 6).  second_player_column('236733335556756', 7).
second_player_column('236733335577551', 5).  second_player_column('236733335577554', 2).
second_player_column('236733335577555', 7).  second_player_column('236733335577557', 2).
second_player_column('236733335577721', 2).  second_player_column('236733337712121', 1).
second_player_column('236733337712122', 7).  second_player_column('236733337712211', 7).
second_player_column('236733337712212', 7).  second_player_column('236733337712213', 7).
second_player_column('236733337712216', 7).  second_player_column('236733337712217', 7).
second_player_column('236733337712424', 7).  second_player_column('236733337712551', 2).
second_player_column('236733337712552', 1).  second_player_column('236733337712553', 7).
second_player_column('236733337712555', 5).  second_player_column('236733337712722', 7).
second_player_column('236733337777551', 1).  second_player_column('237363344447177', 7).
second_player_column('237363344447731', 1).  second_player_column('237363344447735', 6).

second_player_column('23553333747772173', 7).  second_player_column('23673333555675671', 5).
second_player_column('23673333555675674', 5).  second_player_column('23673333555675675', 2).
second_player_column('23673333555675677', 2).  second_player_column('23673333557772122', 7).
second_player_column('23673333771212112', 7).  second_player_column('23673333771255122', 7).
second_player_column('23673333771255213', 7).  second_player_column('23673333771255217', 7).
second_player_column('23673333771255555', 7).

/** <examples>

?- second_player_column('231', Column).
*/
