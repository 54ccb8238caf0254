:- module(connect4_second_player_wins_after_1,
          [ after_1_column/2       % ?Text, ?Column
          ]).

/** <module> The second player wins: where o plays if x begins at the edge

o's columns after x's first stone in column 1, by the number of stones.  Whatever x answers, the
game comes to another of these positions, or to a position from which o wins: a search proves that
in at most 200,000 nodes.
*/

%!  after_1_column(?Text, ?Column) is nondet.
%
%   True when o plays Column in the position Text, the columns played, or in its mirror
%   8 - Column.
%
%       ?- after_1_column('1', Column).
%       Column = 2.

after_1_column('1', 2).

after_1_column('121', 1).  after_1_column('122', 2).  after_1_column('123', 3).
after_1_column('124', 4).  after_1_column('125', 6).  after_1_column('126', 5).
after_1_column('127', 6).

after_1_column('12111', 4).  after_1_column('12112', 2).  after_1_column('12113', 3).
after_1_column('12114', 4).  after_1_column('12115', 2).  after_1_column('12116', 5).
after_1_column('12117', 1).  after_1_column('12221', 5).  after_1_column('12222', 2).
after_1_column('12223', 2).  after_1_column('12224', 4).  after_1_column('12225', 3).
after_1_column('12226', 5).  after_1_column('12227', 5).  after_1_column('12331', 3).
after_1_column('12332', 3).  after_1_column('12333', 2).  after_1_column('12334', 4).
after_1_column('12335', 5).  after_1_column('12336', 4).  after_1_column('12337', 4).
after_1_column('12441', 4).  after_1_column('12442', 4).  after_1_column('12444', 4).
after_1_column('12445', 6).  after_1_column('12446', 5).  after_1_column('12447', 1).
after_1_column('12561', 6).  after_1_column('12562', 6).  after_1_column('12563', 2).
after_1_column('12564', 5).  after_1_column('12565', 5).  after_1_column('12566', 2).
after_1_column('12567', 5).  after_1_column('12651', 3).  after_1_column('12652', 3).
after_1_column('12653', 3).  after_1_column('12654', 5).  after_1_column('12655', 2).
after_1_column('12656', 2).  after_1_column('12657', 3).  after_1_column('12761', 1).
after_1_column('12762', 2).  after_1_column('12764', 4).

after_1_column('1211141', 5).  after_1_column('1211142', 5).  after_1_column('1211143', 4).
after_1_column('1211144', 5).  after_1_column('1211145', 5).  after_1_column('1211146', 3).
after_1_column('1211147', 3).  after_1_column('1211221', 1).  after_1_column('1211222', 4).
after_1_column('1211223', 4).  after_1_column('1211224', 4).  after_1_column('1211225', 4).
after_1_column('1211331', 2).  after_1_column('1211332', 2).  after_1_column('1211333', 3).
after_1_column('1211334', 4).  after_1_column('1211336', 2).  after_1_column('1211441', 4).
after_1_column('1211442', 2).  after_1_column('1211444', 4).  after_1_column('1211445', 6).
after_1_column('1211446', 5).  after_1_column('1211447', 2).  after_1_column('1211521', 4).
after_1_column('1211522', 6).  after_1_column('1211523', 4).  after_1_column('1211524', 6).
after_1_column('1211525', 5).  after_1_column('1211651', 3).  after_1_column('1211652', 4).
after_1_column('1211653', 3).  after_1_column('1211654', 5).  after_1_column('1211655', 3).
after_1_column('1211656', 2).  after_1_column('1211657', 3).  after_1_column('1211711', 4).
after_1_column('1211712', 1).  after_1_column('1211713', 1).  after_1_column('1211714', 1).
after_1_column('1222151', 1).  after_1_column('1222152', 4).  after_1_column('1222153', 2).
after_1_column('1222154', 4).  after_1_column('1222155', 4).  after_1_column('1222221', 5).
after_1_column('1222222', 5).  after_1_column('1222223', 3).  after_1_column('1222224', 4).
after_1_column('1222225', 7).  after_1_column('1222226', 5).  after_1_column('1222227', 6).
after_1_column('1222322', 3).  after_1_column('1222324', 2).  after_1_column('1222326', 2).
after_1_column('1222327', 2).  after_1_column('1222441', 4).  after_1_column('1222442', 4).
after_1_column('1222443', 5).  after_1_column('1222444', 4).  after_1_column('1222445', 6).
after_1_column('1222446', 5).  after_1_column('1222447', 4).  after_1_column('1222531', 3).
after_1_column('1222532', 2).  after_1_column('1222533', 2).  after_1_column('1222534', 4).
after_1_column('1222535', 5).  after_1_column('1222536', 7).  after_1_column('1222537', 6).
after_1_column('1222652', 4).  after_1_column('1222653', 2).  after_1_column('1222654', 5).
after_1_column('1222655', 4).  after_1_column('1222656', 2).  after_1_column('1222752', 3).
after_1_column('1222753', 2).  after_1_column('1222754', 4).  after_1_column('1222755', 3).
after_1_column('1233233', 2).  after_1_column('1233321', 2).  after_1_column('1233322', 5).
after_1_column('1233325', 6).  after_1_column('1233326', 5).  after_1_column('1233444', 2).
after_1_column('1233551', 6).  after_1_column('1233552', 6).  after_1_column('1233553', 5).
after_1_column('1233644', 4).  after_1_column('1233742', 4).  after_1_column('1244141', 1).
after_1_column('1244144', 3).  after_1_column('1244244', 5).  after_1_column('1244441', 1).
after_1_column('1244442', 2).  after_1_column('1244443', 2).  after_1_column('1244444', 4).
after_1_column('1244445', 6).  after_1_column('1244446', 5).  after_1_column('1244447', 2).
after_1_column('1244564', 5).  after_1_column('1244565', 4).  after_1_column('1244651', 5).
after_1_column('1244652', 6).  after_1_column('1244654', 5).  after_1_column('1244656', 4).
after_1_column('1244657', 5).  after_1_column('1244711', 4).  after_1_column('1244712', 4).
after_1_column('1244714', 4).  after_1_column('1244715', 6).  after_1_column('1244716', 5).
after_1_column('1244717', 2).  after_1_column('1256161', 1).  after_1_column('1256165', 6).
after_1_column('1256166', 5).  after_1_column('1256263', 6).  after_1_column('1256265', 6).
after_1_column('1256266', 5).  after_1_column('1256321', 2).  after_1_column('1256323', 2).
after_1_column('1256325', 2).  after_1_column('1256454', 4).  after_1_column('1256456', 4).
after_1_column('1256551', 6).  after_1_column('1256552', 6).  after_1_column('1256553', 5).
after_1_column('1256554', 6).  after_1_column('1256555', 6).  after_1_column('1256556', 5).
after_1_column('1256557', 5).  after_1_column('1256621', 2).  after_1_column('1256622', 1).
after_1_column('1256624', 2).  after_1_column('1256625', 2).  after_1_column('1256626', 2).
after_1_column('1256627', 2).  after_1_column('1256752', 6).  after_1_column('1256753', 3).
after_1_column('1256755', 6).  after_1_column('1256756', 2).  after_1_column('1256757', 6).
after_1_column('1265134', 4).  after_1_column('1265234', 4).  after_1_column('1265331', 5).
after_1_column('1265332', 6).  after_1_column('1265333', 5).  after_1_column('1265335', 2).
after_1_column('1265336', 2).  after_1_column('1265337', 5).  after_1_column('1265454', 4).
after_1_column('1265521', 2).  after_1_column('1265522', 3).  after_1_column('1265523', 2).
after_1_column('1265525', 2).  after_1_column('1265622', 5).  after_1_column('1265624', 2).
after_1_column('1265626', 6).  after_1_column('1265734', 3).  after_1_column('1276111', 2).
after_1_column('1276112', 6).  after_1_column('1276113', 3).  after_1_column('1276114', 4).
after_1_column('1276115', 5).  after_1_column('1276116', 6).  after_1_column('1276117', 7).
after_1_column('1276221', 2).  after_1_column('1276222', 6).  after_1_column('1276223', 2).
after_1_column('1276224', 4).  after_1_column('1276225', 5).  after_1_column('1276226', 6).
after_1_column('1276227', 2).  after_1_column('1276441', 4).  after_1_column('1276442', 6).
after_1_column('1276444', 4).

after_1_column('121114153', 6).  after_1_column('121114253', 7).  after_1_column('121114344', 3).
after_1_column('121114453', 4).  after_1_column('121114635', 4).  after_1_column('121114735', 4).
after_1_column('121122111', 3).  after_1_column('121122112', 5).  after_1_column('121122113', 2).
after_1_column('121122114', 4).  after_1_column('121122115', 6).  after_1_column('121122116', 3).
after_1_column('121122117', 3).  after_1_column('121122341', 3).  after_1_column('121122343', 4).
after_1_column('121122441', 4).  after_1_column('121122442', 4).  after_1_column('121122443', 3).
after_1_column('121122444', 4).  after_1_column('121122445', 6).  after_1_column('121122446', 3).
after_1_column('121122447', 4).  after_1_column('121122541', 4).  after_1_column('121133122', 5).
after_1_column('121133123', 2).  after_1_column('121133221', 2).  after_1_column('121133223', 4).
after_1_column('121133224', 2).  after_1_column('121133331', 2).  after_1_column('121133332', 2).
after_1_column('121133333', 1).  after_1_column('121133334', 5).  after_1_column('121133336', 2).
after_1_column('121133444', 6).  after_1_column('121133622', 5).  after_1_column('121133624', 5).
after_1_column('121144144', 2).  after_1_column('121144441', 4).  after_1_column('121144442', 2).
after_1_column('121144443', 2).  after_1_column('121144444', 5).  after_1_column('121144445', 6).
after_1_column('121144446', 5).  after_1_column('121144447', 2).  after_1_column('121144564', 5).
after_1_column('121144651', 2).  after_1_column('121144652', 5).  after_1_column('121144654', 5).
after_1_column('121144655', 4).  after_1_column('121144656', 4).  after_1_column('121144657', 5).
after_1_column('121144722', 4).  after_1_column('121144724', 6).  after_1_column('121152143', 5).
after_1_column('121152144', 4).  after_1_column('121152145', 5).  after_1_column('121152261', 5).
after_1_column('121152262', 5).  after_1_column('121152263', 5).  after_1_column('121152265', 5).
after_1_column('121152266', 1).  after_1_column('121152267', 5).  after_1_column('121152342', 4).
after_1_column('121152345', 5).  after_1_column('121152464', 4).  after_1_column('121152465', 5).
after_1_column('121152551', 2).  after_1_column('121152552', 5).  after_1_column('121152553', 4).
after_1_column('121152554', 6).  after_1_column('121152557', 5).  after_1_column('121165134', 3).
after_1_column('121165243', 2).  after_1_column('121165331', 5).  after_1_column('121165332', 6).
after_1_column('121165333', 5).  after_1_column('121165335', 5).  after_1_column('121165336', 2).
after_1_column('121165337', 5).  after_1_column('121165454', 5).  after_1_column('121165534', 5).
after_1_column('121165621', 5).  after_1_column('121165622', 5).  after_1_column('121165623', 2).
after_1_column('121165624', 4).  after_1_column('121165625', 3).  after_1_column('121165626', 6).
after_1_column('121165734', 3).  after_1_column('121171145', 4).  after_1_column('121171211', 2).
after_1_column('121171311', 3).  after_1_column('121171411', 2).  after_1_column('122215114', 4).
after_1_column('122215243', 7).  after_1_column('122215441', 1).  after_1_column('122215442', 4).
after_1_column('122215543', 7).  after_1_column('122222151', 1).  after_1_column('122222153', 5).
after_1_column('122222154', 4).  after_1_column('122222155', 4).  after_1_column('122222157', 4).
after_1_column('122222253', 5).  after_1_column('122222254', 4).  after_1_column('122222333', 3).
after_1_column('122222334', 4).  after_1_column('122222441', 4).  after_1_column('122222442', 4).
after_1_column('122222443', 5).  after_1_column('122222444', 4).  after_1_column('122222445', 6).
after_1_column('122222446', 5).  after_1_column('122222571', 2).  after_1_column('122222572', 3).
after_1_column('122222573', 6).  after_1_column('122222574', 4).  after_1_column('122222575', 5).
after_1_column('122222576', 3).  after_1_column('122222577', 3).  after_1_column('122222653', 5).
after_1_column('122222654', 4).  after_1_column('122222655', 4).  after_1_column('122222656', 6).
after_1_column('122222761', 6).  after_1_column('122222762', 6).  after_1_column('122222763', 6).
after_1_column('122222764', 4).  after_1_column('122222765', 5).  after_1_column('122222766', 6).
after_1_column('122222767', 2).  after_1_column('122232233', 3).  after_1_column('122232422', 3).
after_1_column('122232622', 3).  after_1_column('122232722', 3).  after_1_column('122244141', 1).
after_1_column('122244144', 5).  after_1_column('122244244', 5).  after_1_column('122244352', 4).
after_1_column('122244355', 5).  after_1_column('122244441', 2).  after_1_column('122244442', 5).
after_1_column('122244443', 5).  after_1_column('122244444', 2).  after_1_column('122244445', 3).
after_1_column('122244446', 5).  after_1_column('122244447', 2).  after_1_column('122244564', 5).
after_1_column('122244566', 4).  after_1_column('122244652', 5).  after_1_column('122244654', 4).
after_1_column('122244656', 4).  after_1_column('122244744', 5).  after_1_column('122253132', 3).
after_1_column('122253133', 2).  after_1_column('122253134', 3).  after_1_column('122253221', 3).
after_1_column('122253222', 3).  after_1_column('122253223', 7).  after_1_column('122253224', 4).
after_1_column('122253225', 5).  after_1_column('122253226', 7).  after_1_column('122253227', 6).
after_1_column('122253321', 2).  after_1_column('122253322', 2).  after_1_column('122253326', 2).
after_1_column('122253327', 2).  after_1_column('122253441', 4).  after_1_column('122253442', 4).
after_1_column('122253444', 4).  after_1_column('122253446', 7).  after_1_column('122253447', 6).
after_1_column('122253552', 2).  after_1_column('122253553', 2).  after_1_column('122253555', 3).
after_1_column('122253556', 7).  after_1_column('122253557', 6).  after_1_column('122253671', 6).
after_1_column('122253672', 6).  after_1_column('122253673', 6).  after_1_column('122253674', 4).
after_1_column('122253676', 6).  after_1_column('122253677', 3).  after_1_column('122253761', 2).
after_1_column('122253762', 5).  after_1_column('122253763', 2).  after_1_column('122253764', 4).
after_1_column('122253765', 5).  after_1_column('122253766', 6).  after_1_column('122253767', 3).
after_1_column('122265243', 3).  after_1_column('122265322', 5).  after_1_column('122265454', 5).
after_1_column('122265455', 4).  after_1_column('122265543', 3).  after_1_column('122265624', 2).
after_1_column('122265626', 6).  after_1_column('122275234', 4).  after_1_column('122275322', 5).
after_1_column('122275325', 2).  after_1_column('122275442', 5).  after_1_column('122275445', 4).
after_1_column('122275447', 5).  after_1_column('122275534', 4).  after_1_column('123323324', 5).
after_1_column('123332122', 6).  after_1_column('123344421', 2).  after_1_column('123355266', 3).
after_1_column('123355355', 6).  after_1_column('123364444', 2).  after_1_column('123374244', 3).
after_1_column('124414114', 3).  after_1_column('124414431', 1).  after_1_column('124414432', 5).
after_1_column('124414433', 2).  after_1_column('124414435', 5).  after_1_column('124424451', 5).
after_1_column('124424452', 2).  after_1_column('124424455', 5).  after_1_column('124424456', 5).
after_1_column('124424457', 5).  after_1_column('124444321', 1).  after_1_column('124444323', 2).
after_1_column('124444324', 5).  after_1_column('124444325', 6).  after_1_column('124444441', 1).
after_1_column('124444442', 2).  after_1_column('124444443', 5).  after_1_column('124444445', 6).
after_1_column('124444446', 5).  after_1_column('124444447', 2).  after_1_column('124444561', 5).
after_1_column('124444562', 6).  after_1_column('124444563', 6).  after_1_column('124444564', 5).
after_1_column('124444565', 5).  after_1_column('124444566', 2).  after_1_column('124444567', 6).
after_1_column('124444651', 5).  after_1_column('124444652', 5).  after_1_column('124444653', 6).
after_1_column('124444654', 6).  after_1_column('124444655', 1).  after_1_column('124444656', 2).
after_1_column('124444657', 6).  after_1_column('124444721', 2).  after_1_column('124444722', 5).
after_1_column('124444724', 2).  after_1_column('124444725', 6).  after_1_column('124444727', 2).
after_1_column('124465644', 5).  after_1_column('124471144', 5).  after_1_column('124471244', 5).
after_1_column('124471441', 2).  after_1_column('124471442', 2).  after_1_column('124471444', 2).
after_1_column('124471445', 6).  after_1_column('124471446', 5).  after_1_column('124471447', 2).
after_1_column('124471561', 2).  after_1_column('124471564', 6).  after_1_column('124471566', 2).
after_1_column('124471651', 5).  after_1_column('124471654', 6).  after_1_column('124471656', 2).
after_1_column('124471724', 2).  after_1_column('124471727', 7).  after_1_column('125616111', 6).
after_1_column('125616112', 6).  after_1_column('125616115', 6).  after_1_column('125616116', 5).
after_1_column('125616117', 5).  after_1_column('125616566', 5).  after_1_column('125626366', 3).
after_1_column('125626566', 5).  after_1_column('125632122', 5).  after_1_column('125632322', 3).
after_1_column('125632522', 5).  after_1_column('125655161', 1).  after_1_column('125655166', 1).
after_1_column('125655167', 6).  after_1_column('125655263', 6).  after_1_column('125655266', 2).
after_1_column('125655267', 6).  after_1_column('125655466', 5).  after_1_column('125655467', 6).
after_1_column('125655566', 6).  after_1_column('125655567', 6).  after_1_column('125655655', 2).
after_1_column('125655752', 5).  after_1_column('125655755', 2).  after_1_column('125662122', 5).
after_1_column('125662211', 1).  after_1_column('125662212', 1).  after_1_column('125662214', 4).
after_1_column('125662215', 5).  after_1_column('125662216', 6).  after_1_column('125662217', 1).
after_1_column('125662422', 4).  after_1_column('125662522', 5).  after_1_column('125662622', 1).
after_1_column('125662722', 1).  after_1_column('125675621', 5).  after_1_column('125675622', 5).
after_1_column('125675625', 2).  after_1_column('125675627', 2).  after_1_column('126513441', 1).
after_1_column('126513445', 4).  after_1_column('126523444', 5).  after_1_column('126523446', 4).
after_1_column('126533265', 5).  after_1_column('126533521', 2).  after_1_column('126545444', 2).
after_1_column('126545447', 5).  after_1_column('126552122', 5).  after_1_column('126552322', 3).
after_1_column('126552522', 1).  after_1_column('126562256', 6).  after_1_column('126562422', 4).
after_1_column('126562662', 2).  after_1_column('126573435', 5).  after_1_column('127611121', 2).
after_1_column('127611122', 4).  after_1_column('127611123', 3).  after_1_column('127611124', 2).
after_1_column('127611125', 2).  after_1_column('127611126', 2).  after_1_column('127611127', 2).
after_1_column('127611261', 6).  after_1_column('127611262', 6).  after_1_column('127611263', 6).
after_1_column('127611264', 6).  after_1_column('127611265', 5).  after_1_column('127611266', 3).
after_1_column('127611267', 6).  after_1_column('127611331', 2).  after_1_column('127611332', 3).
after_1_column('127611333', 2).  after_1_column('127611336', 2).  after_1_column('127611441', 3).
after_1_column('127611442', 2).  after_1_column('127611444', 6).  after_1_column('127611446', 2).
after_1_column('127611447', 4).  after_1_column('127611552', 6).  after_1_column('127611553', 3).
after_1_column('127611555', 6).  after_1_column('127611556', 5).  after_1_column('127611557', 5).
after_1_column('127611661', 6).  after_1_column('127611662', 2).  after_1_column('127611663', 2).
after_1_column('127611664', 4).  after_1_column('127611665', 6).  after_1_column('127611666', 6).
after_1_column('127611667', 6).  after_1_column('127611771', 2).  after_1_column('127611772', 2).
after_1_column('127611773', 2).  after_1_column('127611774', 4).  after_1_column('127622122', 3).
after_1_column('127622124', 2).  after_1_column('127622125', 2).  after_1_column('127622126', 6).
after_1_column('127622261', 6).  after_1_column('127622262', 6).  after_1_column('127622264', 4).
after_1_column('127622265', 6).  after_1_column('127622266', 3).  after_1_column('127622267', 7).
after_1_column('127622322', 6).  after_1_column('127622324', 2).  after_1_column('127622325', 6).
after_1_column('127622326', 6).  after_1_column('127622441', 3).  after_1_column('127622442', 6).
after_1_column('127622444', 4).  after_1_column('127622446', 6).  after_1_column('127622447', 3).
after_1_column('127622551', 7).  after_1_column('127622552', 7).  after_1_column('127622553', 6).
after_1_column('127622555', 6).  after_1_column('127622556', 5).  after_1_column('127622557', 5).
after_1_column('127622661', 2).  after_1_column('127622662', 6).  after_1_column('127622663', 2).
after_1_column('127622664', 4).  after_1_column('127622722', 6).  after_1_column('127622724', 2).
after_1_column('127622725', 2).  after_1_column('127622726', 2).  after_1_column('127622727', 7).
after_1_column('127644141', 1).  after_1_column('127644144', 6).  after_1_column('127644262', 5).
after_1_column('127644264', 4).  after_1_column('127644266', 3).  after_1_column('127644267', 7).
after_1_column('127644441', 1).  after_1_column('127644442', 6).  after_1_column('127644444', 4).

after_1_column('12111415367', 5).  after_1_column('12111425376', 4).
after_1_column('12111434432', 3).  after_1_column('12111463544', 5).
after_1_column('12111473544', 5).  after_1_column('12112211135', 2).
after_1_column('12112211251', 5).  after_1_column('12112211253', 5).
after_1_column('12112211254', 5).  after_1_column('12112211255', 4).
after_1_column('12112211322', 3).  after_1_column('12112211561', 6).
after_1_column('12112211562', 5).  after_1_column('12112211563', 2).
after_1_column('12112211564', 4).  after_1_column('12112211565', 2).
after_1_column('12112211566', 6).  after_1_column('12112211567', 1).
after_1_column('12112211633', 2).  after_1_column('12112211635', 7).
after_1_column('12112211636', 2).  after_1_column('12112211733', 2).
after_1_column('12112211734', 4).  after_1_column('12112211735', 6).
after_1_column('12112234133', 4).  after_1_column('12112234343', 3).
after_1_column('12112234344', 3).  after_1_column('12112244144', 3).
after_1_column('12112244244', 3).  after_1_column('12112244333', 6).
after_1_column('12112244334', 4).  after_1_column('12112244442', 5).
after_1_column('12112244444', 5).  after_1_column('12112244445', 6).
after_1_column('12112244446', 5).  after_1_column('12112244564', 6).
after_1_column('12112244566', 4).  after_1_column('12112244634', 4).
after_1_column('12112244636', 6).  after_1_column('12112244744', 5).
after_1_column('12112254144', 4).  after_1_column('12113312255', 3).
after_1_column('12113312322', 6).  after_1_column('12113333123', 2).
after_1_column('12113333224', 2).  after_1_column('12113333455', 5).
after_1_column('12113333624', 5).  after_1_column('12113362255', 3).
after_1_column('12113362455', 4).  after_1_column('12114444141', 2).
after_1_column('12114444142', 2).  after_1_column('12114444143', 2).
after_1_column('12114444145', 7).  after_1_column('12114444146', 7).
after_1_column('12114444147', 2).  after_1_column('12114444323', 2).
after_1_column('12114444324', 5).  after_1_column('12114444451', 5).
after_1_column('12114444455', 5).  after_1_column('12114444456', 5).
after_1_column('12114444457', 5).  after_1_column('12114444561', 6).
after_1_column('12114444562', 6).  after_1_column('12114444564', 6).
after_1_column('12114444566', 6).  after_1_column('12114444567', 6).
after_1_column('12114444651', 5).  after_1_column('12114444652', 5).
after_1_column('12114444655', 5).  after_1_column('12114444656', 6).
after_1_column('12114444657', 5).  after_1_column('12114444722', 5).
after_1_column('12114444724', 6).  after_1_column('12114444725', 6).
after_1_column('12114444726', 5).  after_1_column('12114465644', 5).
after_1_column('12114472461', 6).  after_1_column('12114472462', 1).
after_1_column('12114472464', 6).  after_1_column('12114472466', 4).
after_1_column('12114472467', 1).  after_1_column('12115214445', 4).
after_1_column('12115214554', 5).  after_1_column('12115226156', 5).
after_1_column('12115226353', 5).  after_1_column('12115226551', 5).
after_1_column('12115226552', 2).  after_1_column('12115226553', 5).
after_1_column('12115226554', 5).  after_1_column('12115226555', 6).
after_1_column('12115226556', 5).  after_1_column('12115226557', 5).
after_1_column('12115226611', 5).  after_1_column('12115226615', 1).
after_1_column('12115226755', 6).  after_1_column('12115226757', 5).
after_1_column('12115234244', 5).  after_1_column('12115234552', 5).
after_1_column('12115246441', 4).  after_1_column('12115246444', 5).
after_1_column('12115246447', 5).  after_1_column('12115255122', 5).
after_1_column('12116524323', 4).  after_1_column('12116533553', 3).
after_1_column('12116533555', 6).  after_1_column('12116533625', 1).
after_1_column('12116545455', 6).  after_1_column('12116562322', 5).
after_1_column('12116562444', 2).  after_1_column('12116562446', 6).
after_1_column('12116562534', 5).  after_1_column('12116562662', 5).
after_1_column('12116562664', 4).  after_1_column('12117141123', 3).
after_1_column('12117141125', 6).  after_1_column('12117141126', 5).
after_1_column('12117141127', 4).  after_1_column('12221544244', 2).
after_1_column('12222215114', 4).  after_1_column('12222215353', 5).
after_1_column('12222215441', 1).  after_1_column('12222215444', 4).
after_1_column('12222215543', 6).  after_1_column('12222215743', 5).
after_1_column('12222225444', 4).  after_1_column('12222233333', 5).
after_1_column('12222233334', 4).  after_1_column('12222233335', 6).
after_1_column('12222233336', 5).  after_1_column('12222233337', 5).
after_1_column('12222233443', 6).  after_1_column('12222233444', 4).
after_1_column('12222244141', 1).  after_1_column('12222244144', 5).
after_1_column('12222244244', 5).  after_1_column('12222244354', 4).
after_1_column('12222244355', 5).  after_1_column('12222244441', 7).
after_1_column('12222244443', 6).  after_1_column('12222244444', 5).
after_1_column('12222244445', 7).  after_1_column('12222244446', 7).
after_1_column('12222244447', 4).  after_1_column('12222244564', 4).
after_1_column('12222244566', 4).  after_1_column('12222244654', 5).
after_1_column('12222257121', 1).  after_1_column('12222257123', 6).
after_1_column('12222257124', 4).  after_1_column('12222257126', 3).
after_1_column('12222257127', 6).  after_1_column('12222257233', 7).
after_1_column('12222257237', 5).  after_1_column('12222257361', 6).
after_1_column('12222257362', 6).  after_1_column('12222257363', 6).
after_1_column('12222257366', 6).  after_1_column('12222257367', 6).
after_1_column('12222257444', 4).  after_1_column('12222257447', 4).
after_1_column('12222257555', 6).  after_1_column('12222257631', 6).
after_1_column('12222257633', 6).  after_1_column('12222257636', 6).
after_1_column('12222257637', 5).  after_1_column('12222257733', 2).
after_1_column('12222257734', 3).  after_1_column('12222257735', 5).
after_1_column('12222265355', 3).  after_1_column('12222265356', 5).
after_1_column('12222265543', 5).  after_1_column('12222265663', 6).
after_1_column('12222265664', 4).  after_1_column('12222276165', 5).
after_1_column('12222276167', 6).  after_1_column('12222276266', 3).
after_1_column('12222276267', 6).  after_1_column('12222276363', 6).
after_1_column('12222276441', 6).  after_1_column('12222276442', 6).
after_1_column('12222276444', 4).  after_1_column('12222276446', 6).
after_1_column('12222276447', 6).  after_1_column('12222276551', 6).
after_1_column('12222276552', 6).  after_1_column('12222276555', 6).
after_1_column('12222276556', 5).  after_1_column('12222276557', 5).
after_1_column('12222276661', 6).  after_1_column('12222276662', 6).
after_1_column('12222276663', 6).  after_1_column('12222276664', 4).
after_1_column('12222276665', 6).  after_1_column('12222276666', 6).
after_1_column('12222276667', 6).  after_1_column('12222276721', 1).
after_1_column('12222276723', 6).  after_1_column('12222276724', 4).
after_1_column('12222276725', 7).  after_1_column('12222276726', 6).
after_1_column('12222276727', 7).  after_1_column('12223223333', 7).
after_1_column('12223223337', 3).  after_1_column('12223262233', 3).
after_1_column('12223272233', 3).  after_1_column('12224414114', 5).
after_1_column('12224414451', 1).  after_1_column('12224424452', 5).
after_1_column('12224424453', 5).  after_1_column('12224424456', 5).
after_1_column('12224424457', 5).  after_1_column('12224435555', 7).
after_1_column('12224444254', 5).  after_1_column('12224444255', 5).
after_1_column('12224444534', 2).  after_1_column('12224444537', 6).
after_1_column('12224444725', 6).  after_1_column('12224456456', 4).
after_1_column('12224456644', 7).  after_1_column('12224465644', 7).
after_1_column('12224474453', 5).  after_1_column('12224474457', 7).
after_1_column('12225313233', 5).  after_1_column('12225313433', 4).
after_1_column('12225322371', 7).  after_1_column('12225322373', 5).
after_1_column('12225322444', 4).  after_1_column('12225322447', 6).
after_1_column('12225322553', 5).  after_1_column('12225322761', 6).
after_1_column('12225322763', 7).  after_1_column('12225322764', 3).
after_1_column('12225322766', 6).  after_1_column('12225322767', 3).
after_1_column('12225332122', 6).  after_1_column('12225332221', 6).
after_1_column('12225332226', 7).  after_1_column('12225332227', 6).
after_1_column('12225332622', 7).  after_1_column('12225332722', 6).
after_1_column('12225344141', 1).  after_1_column('12225344144', 7).
after_1_column('12225344244', 6).  after_1_column('12225344764', 5).
after_1_column('12225344766', 6).  after_1_column('12225355533', 3).
after_1_column('12225355762', 2).  after_1_column('12225355763', 2).
after_1_column('12225367367', 6).  after_1_column('12225367661', 6).
after_1_column('12225367662', 6).  after_1_column('12225367663', 6).
after_1_column('12225367665', 6).  after_1_column('12225367666', 2).
after_1_column('12225367667', 6).  after_1_column('12225376253', 3).
after_1_column('12225376322', 7).  after_1_column('12225376326', 2).
after_1_column('12225376662', 6).  after_1_column('12225376663', 6).
after_1_column('12225376664', 6).  after_1_column('12225376665', 6).
after_1_column('12225376666', 2).  after_1_column('12225376667', 6).
after_1_column('12225376736', 3).  after_1_column('12225376737', 7).
after_1_column('12226545455', 2).  after_1_column('12226545546', 6).
after_1_column('12226554333', 3).  after_1_column('12227523444', 4).
after_1_column('12227532522', 7).  after_1_column('12227544255', 4).
after_1_column('12334442122', 6).  after_1_column('12335526633', 2).
after_1_column('12336444422', 3).  after_1_column('12336444423', 6).
after_1_column('12441411432', 5).  after_1_column('12441411433', 5).
after_1_column('12441411435', 5).  after_1_column('12441443251', 1).
after_1_column('12441443321', 1).  after_1_column('12441443322', 5).
after_1_column('12441443324', 2).  after_1_column('12441443326', 2).
after_1_column('12442445227', 5).  after_1_column('12444432322', 4).
after_1_column('12444444111', 6).  after_1_column('12444444112', 2).
after_1_column('12444444115', 6).  after_1_column('12444444116', 5).
after_1_column('12444444117', 7).  after_1_column('12444444221', 2).
after_1_column('12444444222', 2).  after_1_column('12444444223', 2).
after_1_column('12444444225', 3).  after_1_column('12444444226', 5).
after_1_column('12444444227', 2).  after_1_column('12444444355', 5).
after_1_column('12444444562', 6).  after_1_column('12444444563', 3).
after_1_column('12444444565', 5).  after_1_column('12444444566', 2).
after_1_column('12444444652', 6).  after_1_column('12444444655', 5).
after_1_column('12444444721', 2).  after_1_column('12444456556', 6).
after_1_column('12444456557', 1).  after_1_column('12444456765', 6).
after_1_column('12444465512', 2).  after_1_column('12444465765', 6).
after_1_column('12444472122', 2).  after_1_column('12444472422', 5).
after_1_column('12444472722', 1).  after_1_column('12447114452', 2).
after_1_column('12447124452', 2).  after_1_column('12447124453', 5).
after_1_column('12447124455', 5).  after_1_column('12447124457', 7).
after_1_column('12447144222', 4).  after_1_column('12447144224', 2).
after_1_column('12447144225', 6).  after_1_column('12447144425', 6).
after_1_column('12447144562', 6).  after_1_column('12447144564', 6).
after_1_column('12447144565', 5).  after_1_column('12447165621', 2).
after_1_column('12447172422', 4).  after_1_column('12561611166', 5).
after_1_column('12561611266', 5).  after_1_column('12561611566', 5).
after_1_column('12561611655', 6).  after_1_column('12561656651', 1).
after_1_column('12561656657', 5).  after_1_column('12562636635', 5).
after_1_column('12562656653', 5).  after_1_column('12562656657', 5).
after_1_column('12563232231', 3).  after_1_column('12563232232', 3).
after_1_column('12563232233', 5).  after_1_column('12563232235', 5).
after_1_column('12563232236', 5).  after_1_column('12563232237', 3).
after_1_column('12563252251', 6).  after_1_column('12563252253', 3).
after_1_column('12565516116', 5).  after_1_column('12565516613', 3).
after_1_column('12565516617', 5).  after_1_column('12565526627', 6).
after_1_column('12565546766', 5).  after_1_column('12565556663', 2).
after_1_column('12565556664', 4).  after_1_column('12565556766', 2).
after_1_column('12565575255', 2).  after_1_column('12565575522', 1).
after_1_column('12566212251', 1).  after_1_column('12566212252', 5).
after_1_column('12566212255', 6).  after_1_column('12566212256', 5).
after_1_column('12566212257', 5).  after_1_column('12566221111', 1).
after_1_column('12566221112', 6).  after_1_column('12566221115', 2).
after_1_column('12566221116', 2).  after_1_column('12566221117', 2).
after_1_column('12566221216', 1).  after_1_column('12566221661', 6).
after_1_column('12566221662', 7).  after_1_column('12566221666', 6).
after_1_column('12566221667', 2).  after_1_column('12566221711', 5).
after_1_column('12566221716', 1).  after_1_column('12566221717', 1).
after_1_column('12566242244', 1).  after_1_column('12566252251', 5).
after_1_column('12566252252', 5).  after_1_column('12566252255', 1).
after_1_column('12566252256', 6).  after_1_column('12566252257', 1).
after_1_column('12566262211', 6).  after_1_column('12566262216', 6).
after_1_column('12566262217', 6).  after_1_column('12566272211', 1).
after_1_column('12566272212', 1).  after_1_column('12566272214', 4).
after_1_column('12566272215', 5).  after_1_column('12566272217', 5).
after_1_column('12567562522', 5).  after_1_column('12567562722', 5).
after_1_column('12652344644', 7).  after_1_column('12653352122', 5).
after_1_column('12654544422', 4).  after_1_column('12654544755', 4).
after_1_column('12655212253', 3).  after_1_column('12656225661', 5).
after_1_column('12656225667', 5).  after_1_column('12656242244', 6).
after_1_column('12656242247', 4).  after_1_column('12761112122', 2).
after_1_column('12761112244', 4).  after_1_column('12761112246', 5).
after_1_column('12761112422', 4).  after_1_column('12761112522', 5).
after_1_column('12761112622', 3).  after_1_column('12761112722', 3).
after_1_column('12761126166', 3).  after_1_column('12761126266', 1).
after_1_column('12761126366', 1).  after_1_column('12761126466', 4).
after_1_column('12761126633', 7).  after_1_column('12761126766', 5).
after_1_column('12761133322', 3).  after_1_column('12761144132', 6).
after_1_column('12761144134', 3).  after_1_column('12761144221', 5).
after_1_column('12761144222', 6).  after_1_column('12761144224', 4).
after_1_column('12761144226', 2).  after_1_column('12761144227', 3).
after_1_column('12761144462', 6).  after_1_column('12761144464', 6).
after_1_column('12761144467', 6).  after_1_column('12761144622', 1).
after_1_column('12761144744', 2).  after_1_column('12761144747', 7).
after_1_column('12761155567', 6).  after_1_column('12761155655', 2).
after_1_column('12761155755', 6).  after_1_column('12761166162', 6).
after_1_column('12761166166', 2).  after_1_column('12761166221', 2).
after_1_column('12761166222', 6).  after_1_column('12761166223', 2).
after_1_column('12761166224', 2).  after_1_column('12761166226', 2).
after_1_column('12761166321', 2).  after_1_column('12761166322', 3).
after_1_column('12761166323', 2).  after_1_column('12761166441', 2).
after_1_column('12761166442', 2).  after_1_column('12761166444', 4).
after_1_column('12761166445', 5).  after_1_column('12761166446', 2).
after_1_column('12761166562', 6).  after_1_column('12761166566', 2).
after_1_column('12761166661', 2).  after_1_column('12761166662', 2).
after_1_column('12761166663', 2).  after_1_column('12761166664', 4).
after_1_column('12761166665', 5).  after_1_column('12761166666', 2).
after_1_column('12761166667', 6).  after_1_column('12761177121', 2).
after_1_column('12761177122', 7).  after_1_column('12761177124', 2).
after_1_column('12761177125', 2).  after_1_column('12761177126', 2).
after_1_column('12761177127', 2).  after_1_column('12761177221', 6).
after_1_column('12761177222', 1).  after_1_column('12761177224', 4).
after_1_column('12761177225', 1).  after_1_column('12761177226', 6).
after_1_column('12761177227', 1).  after_1_column('12761177322', 3).
after_1_column('12761177323', 2).  after_1_column('12761177325', 2).
after_1_column('12761177326', 2).  after_1_column('12761177327', 2).
after_1_column('12761177444', 2).  after_1_column('12762212422', 4).
after_1_column('12762212522', 6).  after_1_column('12762226166', 3).
after_1_column('12762226266', 3).  after_1_column('12762226444', 4).
after_1_column('12762226447', 3).  after_1_column('12762226633', 7).
after_1_column('12762226771', 2).  after_1_column('12762226772', 4).
after_1_column('12762226773', 6).  after_1_column('12762226774', 4).
after_1_column('12762226776', 6).  after_1_column('12762226777', 6).
after_1_column('12762232422', 3).  after_1_column('12762244131', 1).
after_1_column('12762244132', 6).  after_1_column('12762244134', 3).
after_1_column('12762244136', 2).  after_1_column('12762244441', 6).
after_1_column('12762244442', 6).  after_1_column('12762244444', 6).
after_1_column('12762244445', 6).  after_1_column('12762244446', 6).
after_1_column('12762244447', 2).  after_1_column('12762244661', 6).
after_1_column('12762244662', 6).  after_1_column('12762244663', 2).
after_1_column('12762244664', 4).  after_1_column('12762244734', 3).
after_1_column('12762244736', 2).  after_1_column('12762244737', 7).
after_1_column('12762255276', 5).  after_1_column('12762255567', 6).
after_1_column('12762255655', 6).  after_1_column('12762272422', 4).
after_1_column('12762272522', 6).  after_1_column('12762272622', 6).
after_1_column('12764414114', 6).  after_1_column('12764426441', 6).
after_1_column('12764426444', 6).  after_1_column('12764426447', 2).
after_1_column('12764444111', 6).  after_1_column('12764444112', 1).
after_1_column('12764444113', 3).  after_1_column('12764444114', 6).
after_1_column('12764444116', 2).  after_1_column('12764444117', 7).
after_1_column('12764444441', 1).  after_1_column('12764444442', 2).

after_1_column('1211142537644', 4).  after_1_column('1211221125543', 7).
after_1_column('1211221132233', 3).  after_1_column('1211221156165', 6).
after_1_column('1211221156251', 6).  after_1_column('1211221156252', 6).
after_1_column('1211221156255', 6).  after_1_column('1211221156256', 5).
after_1_column('1211221156257', 6).  after_1_column('1211221156661', 6).
after_1_column('1211221156662', 6).  after_1_column('1211221156665', 6).
after_1_column('1211221156666', 2).  after_1_column('1211221156667', 6).
after_1_column('1211221156712', 5).  after_1_column('1211221156714', 4).
after_1_column('1211221156715', 2).  after_1_column('1211221156716', 6).
after_1_column('1211221156717', 2).  after_1_column('1211221163572', 6).
after_1_column('1211221163573', 2).  after_1_column('1211221163576', 2).
after_1_column('1211221173562', 5).  after_1_column('1211221173563', 2).
after_1_column('1211221173565', 2).  after_1_column('1211221173566', 3).
after_1_column('1211223434332', 3).  after_1_column('1211223434333', 2).
after_1_column('1211223434337', 7).  after_1_column('1211223434432', 3).
after_1_column('1211224433366', 6).  after_1_column('1211224433444', 2).
after_1_column('1211224444254', 5).  after_1_column('1211224444564', 2).
after_1_column('1211224444566', 6).  after_1_column('1211224456644', 7).
after_1_column('1211224463444', 2).  after_1_column('1211224474451', 5).
after_1_column('1211224474457', 7).  after_1_column('1211331232266', 7).
after_1_column('1211333312322', 7).  after_1_column('1211333345555', 3).
after_1_column('1211333362455', 2).  after_1_column('1211336245544', 5).
after_1_column('1211444414572', 5).  after_1_column('1211444414577', 2).
after_1_column('1211444414676', 6).  after_1_column('1211444414677', 5).
after_1_column('1211444432322', 4).  after_1_column('1211444445555', 1).
after_1_column('1211444445557', 5).  after_1_column('1211444456662', 2).
after_1_column('1211444456664', 6).  after_1_column('1211444465664', 6).
after_1_column('1211444465666', 2).  after_1_column('1211444472461', 2).
after_1_column('1211444472464', 6).  after_1_column('1211444472466', 6).
after_1_column('1211444472467', 7).  after_1_column('1211447246161', 6).
after_1_column('1211447246167', 6).  after_1_column('1211447246467', 7).
after_1_column('1211447246642', 1).  after_1_column('1211447246646', 4).
after_1_column('1211447246647', 2).  after_1_column('1211447246711', 4).
after_1_column('1211447246717', 7).  after_1_column('1211522615655', 6).
after_1_column('1211522635355', 6).  after_1_column('1211522655223', 5).
after_1_column('1211522655227', 5).  after_1_column('1211522655567', 2).
after_1_column('1211522661155', 6).  after_1_column('1211522661511', 5).
after_1_column('1211653355335', 6).  after_1_column('1211653355567', 6).
after_1_column('1211654545564', 4).  after_1_column('1211654545567', 5).
after_1_column('1211656244422', 6).  after_1_column('1211656244664', 1).
after_1_column('1211714112566', 4).  after_1_column('1211714112655', 5).
after_1_column('1211714112744', 6).  after_1_column('1222221511444', 4).
after_1_column('1222221535355', 7).  after_1_column('1222221544441', 1).
after_1_column('1222221544446', 5).  after_1_column('1222221544447', 5).
after_1_column('1222223333566', 6).  after_1_column('1222223344366', 6).
after_1_column('1222223344444', 5).  after_1_column('1222224414114', 5).
after_1_column('1222224444171', 1).  after_1_column('1222224444177', 5).
after_1_column('1222224444361', 6).  after_1_column('1222224444364', 6).
after_1_column('1222224444366', 6).  after_1_column('1222224444456', 5).
after_1_column('1222224444457', 5).  after_1_column('1222224444574', 3).
after_1_column('1222224444673', 5).  after_1_column('1222224444676', 6).
after_1_column('1222224444677', 5).  after_1_column('1222224456441', 6).
after_1_column('1222224456444', 6).  after_1_column('1222224456644', 7).
after_1_column('1222225712114', 4).  after_1_column('1222225712361', 1).
after_1_column('1222225712366', 6).  after_1_column('1222225712631', 1).
after_1_column('1222225712766', 6).  after_1_column('1222225712767', 7).
after_1_column('1222225723755', 3).  after_1_column('1222225736367', 6).
after_1_column('1222225736661', 2).  after_1_column('1222225736662', 6).
after_1_column('1222225736663', 6).  after_1_column('1222225736664', 4).
after_1_column('1222225736665', 6).  after_1_column('1222225736666', 6).
after_1_column('1222225736667', 6).  after_1_column('1222225744744', 7).
after_1_column('1222225763367', 6).  after_1_column('1222225763661', 6).
after_1_column('1222225763662', 6).  after_1_column('1222225763663', 6).
after_1_column('1222225763666', 6).  after_1_column('1222225763667', 6).
after_1_column('1222225763755', 3).  after_1_column('1222225773321', 3).
after_1_column('1222225773326', 1).  after_1_column('1222225773327', 7).
after_1_column('1222226535536', 6).  after_1_column('1222226535655', 3).
after_1_column('1222226566444', 4).  after_1_column('1222226566447', 6).
after_1_column('1222227616766', 3).  after_1_column('1222227626633', 7).
after_1_column('1222227626766', 6).  after_1_column('1222227636366', 7).
after_1_column('1222227644441', 6).  after_1_column('1222227644444', 6).
after_1_column('1222227644446', 6).  after_1_column('1222227644661', 6).
after_1_column('1222227644662', 6).  after_1_column('1222227644663', 6).
after_1_column('1222227644664', 4).  after_1_column('1222227644665', 6).
after_1_column('1222227644666', 6).  after_1_column('1222227644667', 6).
after_1_column('1222227644764', 4).  after_1_column('1222227666661', 6).
after_1_column('1222227666663', 2).  after_1_column('1222227666664', 4).
after_1_column('1222227672111', 1).  after_1_column('1222227672114', 4).
after_1_column('1222227672115', 1).  after_1_column('1222227672116', 6).
after_1_column('1222227672117', 7).  after_1_column('1222227672363', 6).
after_1_column('1222227672441', 7).  after_1_column('1222227672444', 4).
after_1_column('1222227672447', 7).  after_1_column('1222227672575', 7).
after_1_column('1222227672666', 6).  after_1_column('1222227672773', 6).
after_1_column('1222227672774', 4).  after_1_column('1222227672775', 7).
after_1_column('1222227672776', 6).  after_1_column('1222444425455', 2).
after_1_column('1222444453427', 6).  after_1_column('1222444453764', 5).
after_1_column('1222445645644', 5).  after_1_column('1222445645645', 6).
after_1_column('1222445664477', 6).  after_1_column('1222446564477', 6).
after_1_column('1222532237171', 1).  after_1_column('1222532237175', 5).
after_1_column('1222532244444', 7).  after_1_column('1222532244447', 6).
after_1_column('1222532244764', 4).  after_1_column('1222532244766', 6).
after_1_column('1222532276161', 1).  after_1_column('1222532276163', 6).
after_1_column('1222532276375', 5).  after_1_column('1222532276376', 6).
after_1_column('1222532276436', 3).  after_1_column('1222532276661', 6).
after_1_column('1222532276663', 6).  after_1_column('1222532276664', 4).
after_1_column('1222532276666', 3).  after_1_column('1222533222677', 1).
after_1_column('1222533262277', 5).  after_1_column('1222533272266', 3).
after_1_column('1222534414114', 7).  after_1_column('1222534414471', 1).
after_1_column('1222534414477', 7).  after_1_column('1222534476666', 2).
after_1_column('1222536736766', 5).  after_1_column('1222537625332', 6).
after_1_column('1222537625334', 5).  after_1_column('1222537625335', 6).
after_1_column('1222537632276', 6).  after_1_column('1222537673633', 5).
after_1_column('1222654554662', 5).  after_1_column('1222654554665', 5).
after_1_column('1222752344444', 5).  after_1_column('1244144332114', 5).
after_1_column('1244144332116', 2).  after_1_column('1244144332422', 1).
after_1_column('1244144332622', 6).  after_1_column('1244444411161', 6).
after_1_column('1244444411162', 6).  after_1_column('1244444411166', 6).
after_1_column('1244444411167', 6).  after_1_column('1244444411222', 2).
after_1_column('1244444411225', 7).  after_1_column('1244444411226', 5).
after_1_column('1244444411566', 6).  after_1_column('1244444411567', 6).
after_1_column('1244444411656', 6).  after_1_column('1244444411771', 6).
after_1_column('1244444411772', 2).  after_1_column('1244444411776', 5).
after_1_column('1244444411777', 6).  after_1_column('1244444422221', 7).
after_1_column('1244444422222', 5).  after_1_column('1244444422223', 5).
after_1_column('1244444422225', 7).  after_1_column('1244444422226', 7).
after_1_column('1244444422227', 7).  after_1_column('1244444422532', 2).
after_1_column('1244444422536', 7).  after_1_column('1244444422537', 6).
after_1_column('1244444456332', 6).  after_1_column('1244444456555', 2).
after_1_column('1244444456556', 2).  after_1_column('1244444456557', 2).
after_1_column('1244444472122', 2).  after_1_column('1244445676566', 4).
after_1_column('1244446576566', 1).  after_1_column('1244447212221', 1).
after_1_column('1244447212222', 6).  after_1_column('1244447212224', 4).
after_1_column('1244447212227', 2).  after_1_column('1244714422425', 6).
after_1_column('1244714422564', 6).  after_1_column('1244714456265', 6).
after_1_column('1244714456465', 5).  after_1_column('1244714456467', 6).
after_1_column('1244716562122', 6).  after_1_column('1256161116655', 7).
after_1_column('1256161126655', 7).  after_1_column('1256165665751', 1).
after_1_column('1256165665754', 5).  after_1_column('1256165665755', 5).
after_1_column('1256165665757', 5).  after_1_column('1256265665755', 4).
after_1_column('1256323223233', 6).  after_1_column('1256323223355', 3).
after_1_column('1256323223656', 6).  after_1_column('1256325225167', 6).
after_1_column('1256554676655', 4).  after_1_column('1256554676657', 5).
after_1_column('1256555666322', 3).  after_1_column('1256555666443', 2).
after_1_column('1256555676622', 1).  after_1_column('1256555676625', 2).
after_1_column('1256555676627', 2).  after_1_column('1256621225115', 6).
after_1_column('1256621225561', 1).  after_1_column('1256621225566', 6).
after_1_column('1256622111621', 1).  after_1_column('1256622111721', 1).
after_1_column('1256622111727', 1).  after_1_column('1256622121611', 6).
after_1_column('1256622166277', 7).  after_1_column('1256622171611', 6).
after_1_column('1256622171711', 5).  after_1_column('1256626221661', 6).
after_1_column('1256626221667', 6).  after_1_column('1256627221114', 4).
after_1_column('1256627221116', 6).  after_1_column('1256627221117', 5).
after_1_column('1256627221211', 2).  after_1_column('1256627221751', 5).
after_1_column('1256627221756', 7).  after_1_column('1256756252255', 7).
after_1_column('1265454442244', 6).  after_1_column('1276111242244', 6).
after_1_column('1276111262233', 3).  after_1_column('1276111262235', 5).
after_1_column('1276112616633', 2).  after_1_column('1276112646644', 4).
after_1_column('1276112676654', 5).  after_1_column('1276112676655', 5).
after_1_column('1276112676657', 7).  after_1_column('1276113332233', 2).
after_1_column('1276114422154', 6).  after_1_column('1276114422156', 6).
after_1_column('1276114422264', 4).  after_1_column('1276114422442', 6).
after_1_column('1276114422444', 1).  after_1_column('1276114422446', 1).
after_1_column('1276114422737', 7).  after_1_column('1276114446466', 2).
after_1_column('1276114446766', 6).  after_1_column('1276114474774', 2).
after_1_column('1276115556766', 7).  after_1_column('1276116616266', 2).
after_1_column('1276116632122', 6).  after_1_column('1276116632232', 6).
after_1_column('1276116632233', 3).  after_1_column('1276116632322', 6).
after_1_column('1276116644222', 6).  after_1_column('1276116644223', 5).
after_1_column('1276116644224', 4).  after_1_column('1276116644226', 7).
after_1_column('1276116644441', 6).  after_1_column('1276116644442', 1).
after_1_column('1276116644444', 6).  after_1_column('1276116644446', 2).
after_1_column('1276116644624', 4).  after_1_column('1276116656266', 1).
after_1_column('1276116666122', 2).  after_1_column('1276116666125', 5).
after_1_column('1276116666221', 2).  after_1_column('1276116666222', 2).
after_1_column('1276116666224', 4).  after_1_column('1276116666225', 2).
after_1_column('1276116666226', 2).  after_1_column('1276116666227', 2).
after_1_column('1276116666322', 3).  after_1_column('1276116666323', 2).
after_1_column('1276116666325', 2).  after_1_column('1276116666441', 2).
after_1_column('1276116666442', 2).  after_1_column('1276116666444', 4).
after_1_column('1276116666446', 2).  after_1_column('1276116666447', 7).
after_1_column('1276116666552', 5).  after_1_column('1276116666555', 2).
after_1_column('1276116666622', 2).  after_1_column('1276116666761', 2).
after_1_column('1276116666762', 1).  after_1_column('1276116666764', 4).
after_1_column('1276116666765', 1).  after_1_column('1276116666767', 7).
after_1_column('1276117712122', 3).  after_1_column('1276117712422', 4).
after_1_column('1276117712522', 5).  after_1_column('1276117712622', 3).
after_1_column('1276117712722', 3).  after_1_column('1276117722161', 6).
after_1_column('1276117722162', 6).  after_1_column('1276117722165', 6).
after_1_column('1276117722167', 2).  after_1_column('1276117722214', 1).
after_1_column('1276117722444', 4).  after_1_column('1276117732232', 2).
after_1_column('1276117732322', 3).  after_1_column('1276117732522', 5).
after_1_column('1276117732622', 3).  after_1_column('1276117732722', 3).
after_1_column('1276117744421', 2).  after_1_column('1276117744424', 6).
after_1_column('1276117744426', 2).  after_1_column('1276117744427', 2).
after_1_column('1276222616631', 1).  after_1_column('1276222616633', 7).
after_1_column('1276222626633', 7).  after_1_column('1276222644447', 4).
after_1_column('1276222644733', 4).  after_1_column('1276222644737', 7).
after_1_column('1276222677123', 6).  after_1_column('1276222677124', 4).
after_1_column('1276222677126', 7).  after_1_column('1276222677366', 3).
after_1_column('1276222677667', 2).  after_1_column('1276222677766', 5).
after_1_column('1276224413112', 6).  after_1_column('1276224413114', 3).
after_1_column('1276224413116', 2).  after_1_column('1276224444467', 2).
after_1_column('1276224444664', 2).  after_1_column('1276224473774', 3).
after_1_column('1276224473776', 2).  after_1_column('1276225527655', 6).
after_1_column('1276225527656', 6).  after_1_column('1276442644166', 1).
after_1_column('1276442644466', 2).  after_1_column('1276442644727', 7).
after_1_column('1276444411167', 6).  after_1_column('1276444411211', 6).
after_1_column('1276444411214', 1).  after_1_column('1276444411467', 7).
after_1_column('1276444411771', 7).  after_1_column('1276444411772', 1).
after_1_column('1276444411774', 4).  after_1_column('1276444444112', 6).
after_1_column('1276444444116', 6).  after_1_column('1276444444117', 7).
after_1_column('1276444444221', 2).  after_1_column('1276444444222', 2).
after_1_column('1276444444223', 6).  after_1_column('1276444444225', 6).
after_1_column('1276444444226', 6).  after_1_column('1276444444227', 2).

after_1_column('121114253764446', 6).  after_1_column('121122115616566', 2).
after_1_column('121122115625652', 1).  after_1_column('121122115671446', 6).
after_1_column('121122115671662', 6).  after_1_column('121122115671665', 6).
after_1_column('121122115671666', 2).  after_1_column('121122117356253', 7).
after_1_column('121122117356632', 3).  after_1_column('121122117356633', 6).
after_1_column('121122343433237', 7).  after_1_column('121122443336662', 6).
after_1_column('121122444456664', 2).  after_1_column('121122445664477', 6).
after_1_column('121133336245522', 5).  after_1_column('121133624554455', 5).
after_1_column('121144447246122', 6).  after_1_column('121144447246666', 6).
after_1_column('121144447246776', 7).  after_1_column('121144447246777', 6).
after_1_column('121144724616166', 7).  after_1_column('121144724616766', 2).
after_1_column('121144724664722', 7).  after_1_column('121144724671146', 2).
after_1_column('121152265556721', 2).  after_1_column('121152265556722', 1).
after_1_column('121152265556725', 6).  after_1_column('121152265556726', 1).
after_1_column('121152265556727', 6).  after_1_column('121165335556763', 6).
after_1_column('121165335556766', 1).  after_1_column('121165454556447', 1).
after_1_column('121165454556751', 1).  after_1_column('121165454556752', 1).
after_1_column('121165454556754', 4).  after_1_column('121165454556755', 1).
after_1_column('121165454556756', 7).  after_1_column('121165454556757', 6).
after_1_column('122222334436666', 6).  after_1_column('122222334436667', 6).
after_1_column('122222444417113', 5).  after_1_column('122222444417114', 4).
after_1_column('122222444417117', 5).  after_1_column('122222444417751', 1).
after_1_column('122222444436664', 6).  after_1_column('122222444467664', 6).
after_1_column('122222571236113', 6).  after_1_column('122222571236116', 6).
after_1_column('122222571236666', 6).  after_1_column('122222571263113', 6).
after_1_column('122222571276666', 6).  after_1_column('122222573636766', 6).
after_1_column('122222573666444', 4).  after_1_column('122222573666663', 2).
after_1_column('122222573666665', 2).  after_1_column('122222573666667', 2).
after_1_column('122222576336766', 6).  after_1_column('122222576366663', 2).
after_1_column('122222576366667', 2).  after_1_column('122222577332131', 1).
after_1_column('122222577332133', 6).  after_1_column('122222577332611', 1).
after_1_column('122222577332616', 6).  after_1_column('122222577332617', 7).
after_1_column('122222656644444', 6).  after_1_column('122222761676631', 1).
after_1_column('122222761676633', 6).  after_1_column('122222764444467', 7).
after_1_column('122222764444664', 6).  after_1_column('122222764466664', 4).
after_1_column('122222767211116', 6).  after_1_column('122222767211117', 7).
after_1_column('122222767211447', 7).  after_1_column('122222767211775', 1).
after_1_column('122222767236366', 6).  after_1_column('122244564564564', 5).
after_1_column('122253223717115', 5).  after_1_column('122253224444764', 5).
after_1_column('122253224476666', 6).  after_1_column('122253227616113', 6).
after_1_column('122253227616366', 5).  after_1_column('122253227637557', 7).
after_1_column('122253227637662', 6).  after_1_column('122253227637666', 6).
after_1_column('122253227637667', 6).  after_1_column('122253227643633', 6).
after_1_column('122253322267711', 1).  after_1_column('122253326227755', 1).
after_1_column('122253327226633', 7).  after_1_column('122253441411471', 5).
after_1_column('122253441411477', 7).  after_1_column('122253673676655', 2).
after_1_column('122265455466257', 6).  after_1_column('122265455466552', 2).
after_1_column('124414433211622', 6).  after_1_column('124444441116661', 6).
after_1_column('124444441116662', 2).  after_1_column('124444441116666', 6).
after_1_column('124444441116667', 6).  after_1_column('124444441122221', 5).
after_1_column('124444441122225', 7).  after_1_column('124444441122226', 7).
after_1_column('124444441122227', 7).  after_1_column('124444441122572', 2).
after_1_column('124444441156662', 2).  after_1_column('124444441156666', 5).
after_1_column('124444441156667', 6).  after_1_column('124444441165662', 2).
after_1_column('124444441177166', 2).  after_1_column('124444441177222', 2).
after_1_column('124444441177656', 7).  after_1_column('124444441177766', 6).
after_1_column('124444442222573', 6).  after_1_column('124444442222676', 6).
after_1_column('124444442222773', 6).  after_1_column('124444442222777', 6).
after_1_column('124444442253223', 7).  after_1_column('124444442253227', 6).
after_1_column('124444442253676', 6).  after_1_column('124444442253762', 2).
after_1_column('124444442253763', 6).  after_1_column('124444442253766', 6).
after_1_column('124444447212221', 1).  after_1_column('124444447212222', 7).
after_1_column('124444721222112', 6).  after_1_column('124444721222114', 4).
after_1_column('124444721222261', 1).  after_1_column('124444721222264', 4).
after_1_column('124471445626566', 2).  after_1_column('124471445646552', 1).
after_1_column('124471445646766', 7).  after_1_column('125616111665577', 7).
after_1_column('125616566575455', 1).  after_1_column('125616566575551', 1).
after_1_column('125616566575552', 4).  after_1_column('125616566575755', 4).
after_1_column('125632322335536', 6).  after_1_column('125632322335537', 6).
after_1_column('125632522516766', 2).  after_1_column('125655467665544', 2).
after_1_column('125655467665755', 4).  after_1_column('125655566632231', 1).
after_1_column('125655567662522', 6).  after_1_column('125655567662722', 1).
after_1_column('125662217171156', 7).  after_1_column('125662722111756', 7).
after_1_column('126545444224466', 6).  after_1_column('127611124224461', 6).
after_1_column('127611124224467', 6).  after_1_column('127611261663322', 7).
after_1_column('127611261663325', 2).  after_1_column('127611264664447', 7).
after_1_column('127611267665553', 5).  after_1_column('127611267665554', 5).
after_1_column('127611267665557', 7).  after_1_column('127611267665775', 5).
after_1_column('127611442215662', 6).  after_1_column('127611442226447', 7).
after_1_column('127611442244412', 1).  after_1_column('127611442244612', 1).
after_1_column('127611442273771', 6).  after_1_column('127611442273774', 3).
after_1_column('127611444676667', 7).  after_1_column('127611663223333', 2).
after_1_column('127611664422352', 6).  after_1_column('127611664422444', 2).
after_1_column('127611664422674', 4).  after_1_column('127611664422677', 2).
after_1_column('127611664444214', 6).  after_1_column('127611664444627', 6).
after_1_column('127611666622224', 4).  after_1_column('127611666622225', 6).
after_1_column('127611666622441', 1).  after_1_column('127611666622442', 2).
after_1_column('127611666622444', 4).  after_1_column('127611666622445', 2).
after_1_column('127611666632322', 2).  after_1_column('127611666632522', 5).
after_1_column('127611666644444', 2).  after_1_column('127611666644447', 2).
after_1_column('127611666644774', 4).  after_1_column('127611666676774', 4).
after_1_column('127611771242244', 7).  after_1_column('127611771262235', 5).
after_1_column('127611772216166', 2).  after_1_column('127611772216266', 7).
after_1_column('127611772221411', 4).  after_1_column('127611772244442', 6).
after_1_column('127611772244444', 2).  after_1_column('127611772244446', 7).
after_1_column('127611773223221', 6).  after_1_column('127611773232231', 7).
after_1_column('127611773232232', 7).  after_1_column('127611773232233', 7).
after_1_column('127611773232236', 3).  after_1_column('127611773232237', 3).
after_1_column('127611774442622', 4).  after_1_column('127611774442722', 1).
after_1_column('127622261663113', 7).  after_1_column('127622264473773', 4).
after_1_column('127622267712366', 3).  after_1_column('127622267712444', 4).
after_1_column('127622267776653', 3).  after_1_column('127622267776655', 5).
after_1_column('127622552765564', 4).  after_1_column('127644264446627', 2).
after_1_column('127644264472772', 6).  after_1_column('127644441116766', 6).
after_1_column('127644441121411', 6).  after_1_column('127644441177442', 2).
after_1_column('127644444411662', 2).  after_1_column('127644444411666', 6).
after_1_column('127644444411667', 6).  after_1_column('127644444422221', 6).
after_1_column('127644444422223', 6).  after_1_column('127644444422225', 6).
after_1_column('127644444422226', 6).  after_1_column('127644444422662', 6).
after_1_column('127644444422663', 2).

after_1_column('12112211735663233', 2).  after_1_column('12114444724612267', 7).
after_1_column('12114472461676622', 6).  after_1_column('12114472466472274', 1).
after_1_column('12114472467114622', 7).  after_1_column('12115226555672122', 3).
after_1_column('12115226555672126', 7).  after_1_column('12115226555672127', 6).
after_1_column('12115226555672566', 1).  after_1_column('12115226555672766', 1).
after_1_column('12116533555676366', 3).  after_1_column('12116545455675441', 1).
after_1_column('12116545455675671', 1).  after_1_column('12116545455675674', 4).
after_1_column('12116545455675767', 7).  after_1_column('12222257733213113', 6).
after_1_column('12222257733213361', 1).  after_1_column('12222276446666444', 4).
after_1_column('12225322761611366', 5).  after_1_column('12444444111666222', 6).
after_1_column('12444444111666662', 2).  after_1_column('12444444112222676', 6).
after_1_column('12444444112222677', 5).  after_1_column('12444444115666222', 6).
after_1_column('12444444115666652', 6).  after_1_column('12444444116566222', 6).
after_1_column('12444444117776661', 6).  after_1_column('12444444117776662', 2).
after_1_column('12444444117776666', 6).  after_1_column('12444444222257366', 6).
after_1_column('12444444222267666', 6).  after_1_column('12444444222277366', 7).
after_1_column('12444444222277766', 6).  after_1_column('12444444225367666', 2).
after_1_column('12444444225376666', 2).  after_1_column('12761112422446166', 2).
after_1_column('12761144222644774', 1).  after_1_column('12761144224441211', 6).
after_1_column('12761144224461211', 6).  after_1_column('12761166442267444', 2).
after_1_column('12761166662244444', 2).  after_1_column('12761166664477442', 2).
after_1_column('12761166664477444', 4).  after_1_column('12761177222141144', 4).
after_1_column('12762226777665554', 2).  after_1_column('12764426447277266', 2).
after_1_column('12764444117744222', 2).  after_1_column('12764444441166222', 6).
after_1_column('12764444441166662', 2).  after_1_column('12764444442222666', 6).

after_1_column('1211522655567212671', 3).  after_1_column('1211522655567212675', 2).
after_1_column('1211522655567212766', 2).  after_1_column('1211653355567636633', 1).
after_1_column('1244444411222267666', 6).  after_1_column('1244444411777666222', 6).
after_1_column('1276444444116666222', 2).

/** <examples>

?- after_1_column('121', Column).
*/
