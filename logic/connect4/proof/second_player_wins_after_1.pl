:- module(connect4_second_player_wins_after_1,
          [ after_1_column/2       % ?Text, ?Column
          ]).

/** <module> The second player wins: where o plays if x begins at the edge

Columns for o after x's first stone in column 1, by the number of stones.  Whatever x
answers, the game comes to another of these positions, or to one of which a search of
at most 200,000 nodes proves that o wins.  tests/benchmarks/connect4_proof.py found them.
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
after_1_column('12332', 3).  after_1_column('12333', 2).  after_1_column('12335', 5).
after_1_column('12336', 4).  after_1_column('12441', 4).  after_1_column('12442', 4).
after_1_column('12444', 4).  after_1_column('12445', 6).  after_1_column('12446', 5).
after_1_column('12447', 1).  after_1_column('12561', 6).  after_1_column('12562', 6).
after_1_column('12563', 2).  after_1_column('12564', 5).  after_1_column('12565', 5).
after_1_column('12566', 2).  after_1_column('12567', 5).  after_1_column('12651', 3).
after_1_column('12652', 3).  after_1_column('12653', 3).  after_1_column('12654', 5).
after_1_column('12655', 2).  after_1_column('12656', 2).  after_1_column('12657', 3).
after_1_column('12761', 1).  after_1_column('12762', 2).  after_1_column('12764', 4).

after_1_column('1211142', 5).  after_1_column('1211143', 4).  after_1_column('1211144', 5).
after_1_column('1211145', 5).  after_1_column('1211221', 1).  after_1_column('1211223', 4).
after_1_column('1211224', 4).  after_1_column('1211225', 4).  after_1_column('1211331', 2).
after_1_column('1211332', 2).  after_1_column('1211333', 3).  after_1_column('1211334', 4).
after_1_column('1211441', 4).  after_1_column('1211442', 2).  after_1_column('1211444', 4).
after_1_column('1211445', 6).  after_1_column('1211446', 5).  after_1_column('1211447', 2).
after_1_column('1211521', 4).  after_1_column('1211522', 6).  after_1_column('1211523', 4).
after_1_column('1211524', 6).  after_1_column('1211525', 5).  after_1_column('1211651', 3).
after_1_column('1211652', 4).  after_1_column('1211653', 3).  after_1_column('1211654', 5).
after_1_column('1211655', 3).  after_1_column('1211656', 2).  after_1_column('1211657', 3).
after_1_column('1211712', 1).  after_1_column('1211713', 1).  after_1_column('1211714', 1).
after_1_column('1222151', 1).  after_1_column('1222153', 2).  after_1_column('1222154', 4).
after_1_column('1222155', 4).  after_1_column('1222221', 5).  after_1_column('1222222', 5).
after_1_column('1222223', 3).  after_1_column('1222224', 4).  after_1_column('1222225', 7).
after_1_column('1222226', 5).  after_1_column('1222227', 6).  after_1_column('1222322', 3).
after_1_column('1222327', 2).  after_1_column('1222441', 4).  after_1_column('1222442', 4).
after_1_column('1222443', 5).  after_1_column('1222444', 4).  after_1_column('1222445', 6).
after_1_column('1222446', 5).  after_1_column('1222447', 4).  after_1_column('1222531', 3).
after_1_column('1222532', 2).  after_1_column('1222533', 2).  after_1_column('1222534', 4).
after_1_column('1222535', 5).  after_1_column('1222536', 7).  after_1_column('1222537', 6).
after_1_column('1222653', 2).  after_1_column('1222654', 5).  after_1_column('1222656', 2).
after_1_column('1222753', 2).  after_1_column('1222754', 4).  after_1_column('1222755', 3).
after_1_column('1233233', 2).  after_1_column('1233321', 2).  after_1_column('1244141', 1).
after_1_column('1244144', 3).  after_1_column('1244244', 5).  after_1_column('1244441', 1).
after_1_column('1244442', 2).  after_1_column('1244443', 2).  after_1_column('1244444', 4).
after_1_column('1244445', 6).  after_1_column('1244446', 5).  after_1_column('1244447', 2).
after_1_column('1244564', 5).  after_1_column('1244651', 5).  after_1_column('1244652', 6).
after_1_column('1244654', 5).  after_1_column('1244656', 4).  after_1_column('1244657', 5).
after_1_column('1244711', 4).  after_1_column('1244712', 4).  after_1_column('1244714', 4).
after_1_column('1244715', 6).  after_1_column('1244716', 5).  after_1_column('1256161', 1).
after_1_column('1256165', 6).  after_1_column('1256265', 6).  after_1_column('1256266', 5).
after_1_column('1256321', 2).  after_1_column('1256323', 2).  after_1_column('1256325', 2).
after_1_column('1256551', 6).  after_1_column('1256552', 6).  after_1_column('1256553', 5).
after_1_column('1256554', 6).  after_1_column('1256555', 6).  after_1_column('1256556', 5).
after_1_column('1256557', 5).  after_1_column('1256621', 2).  after_1_column('1256622', 1).
after_1_column('1256625', 2).  after_1_column('1256626', 2).  after_1_column('1256627', 2).
after_1_column('1256751', 6).  after_1_column('1256752', 6).  after_1_column('1256753', 3).
after_1_column('1256755', 6).  after_1_column('1256756', 2).  after_1_column('1256757', 6).
after_1_column('1265134', 4).  after_1_column('1265234', 4).  after_1_column('1265331', 5).
after_1_column('1265333', 5).  after_1_column('1265335', 2).  after_1_column('1265336', 2).
after_1_column('1265337', 5).  after_1_column('1265454', 4).  after_1_column('1265521', 2).
after_1_column('1265522', 3).  after_1_column('1265523', 2).  after_1_column('1265525', 2).
after_1_column('1265622', 5).  after_1_column('1265624', 2).  after_1_column('1265626', 6).
after_1_column('1265734', 3).  after_1_column('1276111', 2).  after_1_column('1276112', 6).
after_1_column('1276113', 3).  after_1_column('1276114', 4).  after_1_column('1276115', 5).
after_1_column('1276116', 6).  after_1_column('1276117', 7).  after_1_column('1276221', 2).
after_1_column('1276222', 6).  after_1_column('1276223', 2).  after_1_column('1276224', 4).
after_1_column('1276225', 5).  after_1_column('1276226', 6).  after_1_column('1276227', 2).
after_1_column('1276442', 6).  after_1_column('1276444', 4).

after_1_column('121114253', 7).  after_1_column('121114344', 3).  after_1_column('121114453', 4).
after_1_column('121122112', 5).  after_1_column('121122113', 2).  after_1_column('121122114', 4).
after_1_column('121122115', 6).  after_1_column('121122116', 3).  after_1_column('121122117', 3).
after_1_column('121122343', 4).  after_1_column('121122443', 3).  after_1_column('121122444', 4).
after_1_column('121122445', 6).  after_1_column('121122446', 3).  after_1_column('121133122', 5).
after_1_column('121133123', 2).  after_1_column('121133224', 2).  after_1_column('121133332', 2).
after_1_column('121133334', 5).  after_1_column('121133337', 1).  after_1_column('121133444', 6).
after_1_column('121144144', 2).  after_1_column('121144147', 3).  after_1_column('121144441', 4).
after_1_column('121144442', 2).  after_1_column('121144443', 2).  after_1_column('121144444', 5).
after_1_column('121144445', 6).  after_1_column('121144446', 5).  after_1_column('121144447', 2).
after_1_column('121144564', 5).  after_1_column('121144651', 2).  after_1_column('121144652', 5).
after_1_column('121144654', 5).  after_1_column('121144657', 5).  after_1_column('121144724', 6).
after_1_column('121152145', 5).  after_1_column('121152265', 5).  after_1_column('121152266', 1).
after_1_column('121152267', 5).  after_1_column('121152342', 4).  after_1_column('121152345', 5).
after_1_column('121152465', 5).  after_1_column('121152551', 2).  after_1_column('121152552', 5).
after_1_column('121152553', 4).  after_1_column('121152554', 6).  after_1_column('121165134', 3).
after_1_column('121165243', 2).  after_1_column('121165331', 5).  after_1_column('121165332', 6).
after_1_column('121165333', 5).  after_1_column('121165335', 5).  after_1_column('121165336', 2).
after_1_column('121165337', 5).  after_1_column('121165454', 5).  after_1_column('121165534', 5).
after_1_column('121165621', 5).  after_1_column('121165622', 5).  after_1_column('121165623', 2).
after_1_column('121165624', 4).  after_1_column('121165625', 3).  after_1_column('121165626', 6).
after_1_column('121165734', 3).  after_1_column('121171211', 2).  after_1_column('121171311', 3).
after_1_column('121171411', 2).  after_1_column('122215113', 3).  after_1_column('122215543', 7).
after_1_column('122222154', 4).  after_1_column('122222157', 4).  after_1_column('122222253', 5).
after_1_column('122222333', 3).  after_1_column('122222334', 4).  after_1_column('122222443', 5).
after_1_column('122222444', 4).  after_1_column('122222445', 6).  after_1_column('122222446', 5).
after_1_column('122222571', 2).  after_1_column('122222572', 3).  after_1_column('122222573', 6).
after_1_column('122222574', 4).  after_1_column('122222576', 3).  after_1_column('122222577', 3).
after_1_column('122222653', 5).  after_1_column('122222654', 4).  after_1_column('122222656', 6).
after_1_column('122222761', 6).  after_1_column('122222762', 6).  after_1_column('122222763', 6).
after_1_column('122222764', 4).  after_1_column('122222765', 5).  after_1_column('122222766', 6).
after_1_column('122222767', 2).  after_1_column('122232233', 3).  after_1_column('122232722', 3).
after_1_column('122244141', 1).  after_1_column('122244144', 5).  after_1_column('122244244', 5).
after_1_column('122244441', 2).  after_1_column('122244444', 2).  after_1_column('122244445', 3).
after_1_column('122244446', 5).  after_1_column('122244564', 5).  after_1_column('122244566', 4).
after_1_column('122244652', 5).  after_1_column('122244744', 5).  after_1_column('122253132', 3).
after_1_column('122253223', 7).  after_1_column('122253224', 4).  after_1_column('122253226', 7).
after_1_column('122253227', 6).  after_1_column('122253321', 2).  after_1_column('122253322', 2).
after_1_column('122253326', 2).  after_1_column('122253327', 2).  after_1_column('122253441', 4).
after_1_column('122253444', 4).  after_1_column('122253446', 7).  after_1_column('122253447', 6).
after_1_column('122253553', 2).  after_1_column('122253557', 6).  after_1_column('122253671', 6).
after_1_column('122253672', 6).  after_1_column('122253673', 6).  after_1_column('122253676', 6).
after_1_column('122253677', 3).  after_1_column('122253761', 2).  after_1_column('122253762', 5).
after_1_column('122253763', 2).  after_1_column('122253764', 4).  after_1_column('122253765', 5).
after_1_column('122253766', 6).  after_1_column('122275322', 5).  after_1_column('122275325', 2).
after_1_column('123323324', 5).  after_1_column('123332122', 6).  after_1_column('124414114', 3).
after_1_column('124414431', 1).  after_1_column('124414432', 5).  after_1_column('124414435', 5).
after_1_column('124424454', 5).  after_1_column('124424456', 5).  after_1_column('124444321', 1).
after_1_column('124444323', 2).  after_1_column('124444324', 5).  after_1_column('124444441', 1).
after_1_column('124444442', 2).  after_1_column('124444443', 5).  after_1_column('124444445', 6).
after_1_column('124444446', 5).  after_1_column('124444447', 2).  after_1_column('124444561', 5).
after_1_column('124444562', 6).  after_1_column('124444563', 6).  after_1_column('124444564', 5).
after_1_column('124444565', 5).  after_1_column('124444566', 2).  after_1_column('124444567', 6).
after_1_column('124444651', 5).  after_1_column('124444652', 5).  after_1_column('124444653', 6).
after_1_column('124444654', 6).  after_1_column('124444655', 1).  after_1_column('124444656', 2).
after_1_column('124444657', 6).  after_1_column('124444721', 2).  after_1_column('124444722', 5).
after_1_column('124465644', 5).  after_1_column('124471244', 5).  after_1_column('124471442', 2).
after_1_column('124471445', 6).  after_1_column('124471564', 6).  after_1_column('124471651', 5).
after_1_column('125616111', 6).  after_1_column('125616112', 6).  after_1_column('125616113', 5).
after_1_column('125616116', 5).  after_1_column('125616117', 5).  after_1_column('125616566', 5).
after_1_column('125626566', 5).  after_1_column('125632122', 5).  after_1_column('125632322', 3).
after_1_column('125632522', 5).  after_1_column('125655161', 1).  after_1_column('125655166', 1).
after_1_column('125655167', 6).  after_1_column('125655266', 2).  after_1_column('125655267', 6).
after_1_column('125655466', 5).  after_1_column('125655467', 6).  after_1_column('125655566', 6).
after_1_column('125655567', 6).  after_1_column('125655652', 2).  after_1_column('125655655', 2).
after_1_column('125655752', 5).  after_1_column('125655755', 2).  after_1_column('125662122', 5).
after_1_column('125662211', 1).  after_1_column('125662212', 1).  after_1_column('125662216', 6).
after_1_column('125662217', 1).  after_1_column('125662522', 5).  after_1_column('125662622', 1).
after_1_column('125662722', 1).  after_1_column('125675621', 5).  after_1_column('125675622', 5).
after_1_column('125675627', 2).  after_1_column('126513442', 5).  after_1_column('126513444', 5).
after_1_column('126513445', 4).  after_1_column('126523442', 5).  after_1_column('126523444', 5).
after_1_column('126545444', 2).  after_1_column('126552122', 5).  after_1_column('126552322', 3).
after_1_column('126552522', 1).  after_1_column('126562255', 2).  after_1_column('126562422', 4).
after_1_column('126562662', 2).  after_1_column('127611121', 2).  after_1_column('127611122', 4).
after_1_column('127611124', 2).  after_1_column('127611125', 2).  after_1_column('127611126', 2).
after_1_column('127611261', 6).  after_1_column('127611262', 6).  after_1_column('127611263', 6).
after_1_column('127611265', 5).  after_1_column('127611266', 3).  after_1_column('127611267', 6).
after_1_column('127611331', 2).  after_1_column('127611332', 3).  after_1_column('127611333', 2).
after_1_column('127611335', 5).  after_1_column('127611336', 2).  after_1_column('127611442', 2).
after_1_column('127611444', 6).  after_1_column('127611446', 2).  after_1_column('127611551', 6).
after_1_column('127611552', 6).  after_1_column('127611553', 3).  after_1_column('127611555', 6).
after_1_column('127611556', 5).  after_1_column('127611557', 5).  after_1_column('127611661', 6).
after_1_column('127611662', 2).  after_1_column('127611663', 2).  after_1_column('127611664', 4).
after_1_column('127611665', 6).  after_1_column('127611666', 6).  after_1_column('127611667', 6).
after_1_column('127611771', 2).  after_1_column('127611772', 2).  after_1_column('127611773', 2).
after_1_column('127611774', 4).  after_1_column('127622123', 6).  after_1_column('127622125', 2).
after_1_column('127622126', 6).  after_1_column('127622264', 4).  after_1_column('127622265', 6).
after_1_column('127622266', 3).  after_1_column('127622267', 7).  after_1_column('127622322', 6).
after_1_column('127622325', 6).  after_1_column('127622441', 3).  after_1_column('127622442', 6).
after_1_column('127622443', 6).  after_1_column('127622444', 4).  after_1_column('127622446', 6).
after_1_column('127622447', 3).  after_1_column('127622551', 7).  after_1_column('127622552', 7).
after_1_column('127622553', 6).  after_1_column('127622555', 6).  after_1_column('127622556', 5).
after_1_column('127622557', 5).  after_1_column('127622662', 6).  after_1_column('127622663', 2).
after_1_column('127622664', 4).  after_1_column('127622725', 2).  after_1_column('127622727', 7).
after_1_column('127644262', 5).  after_1_column('127644263', 5).  after_1_column('127644264', 4).
after_1_column('127644266', 3).  after_1_column('127644267', 7).  after_1_column('127644441', 1).
after_1_column('127644442', 6).  after_1_column('127644444', 4).

after_1_column('12111434432', 3).  after_1_column('12112211251', 5).
after_1_column('12112211253', 5).  after_1_column('12112211254', 5).
after_1_column('12112211561', 6).  after_1_column('12112211562', 5).
after_1_column('12112211563', 2).  after_1_column('12112211565', 2).
after_1_column('12112211566', 6).  after_1_column('12112211567', 1).
after_1_column('12112211633', 2).  after_1_column('12112211635', 7).
after_1_column('12112211636', 2).  after_1_column('12112211733', 2).
after_1_column('12112211735', 6).  after_1_column('12112234343', 3).
after_1_column('12112234344', 3).  after_1_column('12112244444', 5).
after_1_column('12112244445', 6).  after_1_column('12112244446', 5).
after_1_column('12112244564', 6).  after_1_column('12112244634', 4).
after_1_column('12113312322', 6).  after_1_column('12113333223', 1).
after_1_column('12113333224', 2).  after_1_column('12113333455', 5).
after_1_column('12114444141', 2).  after_1_column('12114444142', 2).
after_1_column('12114444143', 2).  after_1_column('12114444145', 7).
after_1_column('12114444146', 7).  after_1_column('12114444147', 2).
after_1_column('12114444324', 5).  after_1_column('12114444451', 5).
after_1_column('12114444453', 5).  after_1_column('12114444455', 5).
after_1_column('12114444456', 5).  after_1_column('12114444457', 5).
after_1_column('12114444561', 6).  after_1_column('12114444562', 6).
after_1_column('12114444563', 6).  after_1_column('12114444564', 6).
after_1_column('12114444566', 6).  after_1_column('12114444567', 6).
after_1_column('12114444651', 5).  after_1_column('12114444652', 5).
after_1_column('12114444656', 6).  after_1_column('12114444657', 5).
after_1_column('12114444724', 6).  after_1_column('12114472461', 6).
after_1_column('12114472462', 1).  after_1_column('12114472466', 4).
after_1_column('12114472467', 1).  after_1_column('12115214554', 5).
after_1_column('12115226551', 5).  after_1_column('12115226552', 2).
after_1_column('12115226553', 5).  after_1_column('12115226554', 5).
after_1_column('12115226555', 6).  after_1_column('12115226556', 5).
after_1_column('12115226557', 5).  after_1_column('12115226611', 5).
after_1_column('12115226755', 6).  after_1_column('12115226757', 5).
after_1_column('12115234244', 5).  after_1_column('12115234552', 5).
after_1_column('12115246557', 5).  after_1_column('12115255122', 5).
after_1_column('12116533553', 3).  after_1_column('12116533555', 6).
after_1_column('12116533625', 1).  after_1_column('12116545455', 6).
after_1_column('12116553457', 5).  after_1_column('12116562322', 5).
after_1_column('12116562662', 5).  after_1_column('12116562664', 4).
after_1_column('12117121123', 2).  after_1_column('12117141123', 3).
after_1_column('12117141125', 6).  after_1_column('12117141126', 5).
after_1_column('12117141127', 4).  after_1_column('12222215743', 5).
after_1_column('12222233333', 5).  after_1_column('12222244441', 7).
after_1_column('12222244444', 5).  after_1_column('12222244445', 7).
after_1_column('12222244446', 7).  after_1_column('12222244564', 4).
after_1_column('12222244654', 5).  after_1_column('12222257127', 6).
after_1_column('12222257233', 7).  after_1_column('12222257237', 5).
after_1_column('12222257361', 6).  after_1_column('12222257362', 6).
after_1_column('12222257363', 6).  after_1_column('12222257366', 6).
after_1_column('12222257367', 6).  after_1_column('12222257444', 4).
after_1_column('12222257631', 6).  after_1_column('12222257633', 6).
after_1_column('12222257636', 6).  after_1_column('12222257637', 5).
after_1_column('12222257733', 2).  after_1_column('12222257734', 3).
after_1_column('12222265353', 5).  after_1_column('12222265663', 6).
after_1_column('12222276165', 5).  after_1_column('12222276266', 3).
after_1_column('12222276363', 6).  after_1_column('12222276441', 6).
after_1_column('12222276442', 6).  after_1_column('12222276444', 4).
after_1_column('12222276446', 6).  after_1_column('12222276551', 6).
after_1_column('12222276552', 6).  after_1_column('12222276555', 6).
after_1_column('12222276661', 6).  after_1_column('12222276662', 6).
after_1_column('12222276663', 6).  after_1_column('12222276664', 4).
after_1_column('12222276665', 6).  after_1_column('12222276666', 6).
after_1_column('12222276667', 6).  after_1_column('12222276723', 6).
after_1_column('12222276725', 7).  after_1_column('12222276727', 7).
after_1_column('12223223333', 7).  after_1_column('12223223337', 3).
after_1_column('12224414114', 5).  after_1_column('12224414453', 5).
after_1_column('12224424452', 5).  after_1_column('12224424453', 5).
after_1_column('12224424456', 5).  after_1_column('12224424457', 5).
after_1_column('12224444534', 2).  after_1_column('12224444537', 6).
after_1_column('12224444652', 6).  after_1_column('12224456456', 4).
after_1_column('12224456644', 7).  after_1_column('12224474453', 5).
after_1_column('12225313233', 5).  after_1_column('12225322444', 4).
after_1_column('12225322763', 7).  after_1_column('12225322766', 6).
after_1_column('12225332122', 6).  after_1_column('12225332226', 7).
after_1_column('12225332622', 7).  after_1_column('12225332722', 6).
after_1_column('12225344141', 1).  after_1_column('12225344144', 7).
after_1_column('12225344677', 3).  after_1_column('12225344764', 5).
after_1_column('12225344766', 6).  after_1_column('12225355763', 2).
after_1_column('12225367367', 6).  after_1_column('12225367661', 6).
after_1_column('12225367662', 6).  after_1_column('12225367663', 6).
after_1_column('12225367665', 6).  after_1_column('12225367666', 2).
after_1_column('12225376253', 3).  after_1_column('12225376255', 6).
after_1_column('12225376322', 7).  after_1_column('12225376661', 6).
after_1_column('12225376662', 6).  after_1_column('12225376663', 6).
after_1_column('12225376664', 6).  after_1_column('12225376665', 6).
after_1_column('12225376666', 2).  after_1_column('12225376667', 6).
after_1_column('12227532522', 7).  after_1_column('12441411435', 5).
after_1_column('12441443256', 5).  after_1_column('12444432322', 4).
after_1_column('12444444111', 6).  after_1_column('12444444112', 2).
after_1_column('12444444115', 6).  after_1_column('12444444116', 5).
after_1_column('12444444117', 7).  after_1_column('12444444221', 2).
after_1_column('12444444222', 2).  after_1_column('12444444223', 2).
after_1_column('12444444225', 3).  after_1_column('12444444226', 5).
after_1_column('12444444227', 2).  after_1_column('12444444562', 6).
after_1_column('12444444563', 3).  after_1_column('12444444565', 5).
after_1_column('12444444566', 2).  after_1_column('12444444652', 6).
after_1_column('12444456265', 6).  after_1_column('12444456552', 5).
after_1_column('12444456555', 2).  after_1_column('12444456556', 6).
after_1_column('12444456765', 6).  after_1_column('12444465512', 2).
after_1_column('12444465765', 6).  after_1_column('12444472122', 2).
after_1_column('12447124453', 5).  after_1_column('12447144224', 2).
after_1_column('12447144225', 6).  after_1_column('12561611166', 5).
after_1_column('12561611266', 5).  after_1_column('12561611655', 6).
after_1_column('12561656657', 5).  after_1_column('12562656653', 5).
after_1_column('12562656657', 5).  after_1_column('12563232231', 3).
after_1_column('12563232233', 5).  after_1_column('12563232236', 5).
after_1_column('12563232237', 3).  after_1_column('12563252251', 6).
after_1_column('12565516116', 5).  after_1_column('12565516613', 3).
after_1_column('12565516617', 5).  after_1_column('12565526627', 6).
after_1_column('12565546766', 5).  after_1_column('12565556663', 2).
after_1_column('12565556766', 2).  after_1_column('12565575255', 2).
after_1_column('12565575522', 1).  after_1_column('12566212251', 1).
after_1_column('12566212252', 5).  after_1_column('12566212255', 6).
after_1_column('12566212256', 5).  after_1_column('12566212257', 5).
after_1_column('12566221111', 1).  after_1_column('12566221116', 2).
after_1_column('12566221117', 2).  after_1_column('12566221661', 6).
after_1_column('12566221666', 6).  after_1_column('12566252255', 1).
after_1_column('12566252256', 6).  after_1_column('12566262216', 6).
after_1_column('12566272211', 1).  after_1_column('12566272212', 1).
after_1_column('12566272217', 5).  after_1_column('12567562722', 5).
after_1_column('12656242244', 6).  after_1_column('12656242247', 4).
after_1_column('12761112122', 2).  after_1_column('12761112244', 4).
after_1_column('12761112422', 4).  after_1_column('12761112522', 5).
after_1_column('12761112622', 3).  after_1_column('12761126166', 3).
after_1_column('12761126266', 1).  after_1_column('12761126366', 1).
after_1_column('12761126632', 3).  after_1_column('12761126633', 7).
after_1_column('12761126766', 5).  after_1_column('12761144221', 5).
after_1_column('12761144222', 6).  after_1_column('12761144224', 4).
after_1_column('12761144226', 2).  after_1_column('12761144467', 6).
after_1_column('12761144622', 1).  after_1_column('12761155655', 2).
after_1_column('12761155755', 6).  after_1_column('12761166162', 6).
after_1_column('12761166165', 2).  after_1_column('12761166166', 2).
after_1_column('12761166221', 2).  after_1_column('12761166222', 6).
after_1_column('12761166223', 2).  after_1_column('12761166224', 2).
after_1_column('12761166226', 2).  after_1_column('12761166322', 3).
after_1_column('12761166323', 2).  after_1_column('12761166442', 2).
after_1_column('12761166444', 4).  after_1_column('12761166445', 5).
after_1_column('12761166446', 2).  after_1_column('12761166566', 2).
after_1_column('12761166661', 2).  after_1_column('12761166662', 2).
after_1_column('12761166664', 4).  after_1_column('12761166665', 5).
after_1_column('12761166666', 2).  after_1_column('12761166667', 6).
after_1_column('12761166762', 2).  after_1_column('12761177122', 7).
after_1_column('12761177125', 2).  after_1_column('12761177221', 6).
after_1_column('12761177322', 3).  after_1_column('12761177323', 2).
after_1_column('12761177326', 2).  after_1_column('12761177327', 2).
after_1_column('12761177444', 2).  after_1_column('12762212522', 6).
after_1_column('12762226633', 7).  after_1_column('12762226771', 2).
after_1_column('12762226772', 4).  after_1_column('12762226774', 4).
after_1_column('12762226776', 6).  after_1_column('12762226777', 6).
after_1_column('12762244131', 1).  after_1_column('12762244132', 6).
after_1_column('12762244134', 3).  after_1_column('12762244136', 2).
after_1_column('12762244441', 6).  after_1_column('12762244444', 6).
after_1_column('12762244446', 6).  after_1_column('12762244661', 6).
after_1_column('12762244662', 6).  after_1_column('12762244663', 2).
after_1_column('12762244664', 4).  after_1_column('12762244734', 3).
after_1_column('12762255276', 5).  after_1_column('12762255567', 6).
after_1_column('12762255755', 6).  after_1_column('12762272522', 6).
after_1_column('12764426447', 2).  after_1_column('12764444111', 6).
after_1_column('12764444112', 1).  after_1_column('12764444113', 3).
after_1_column('12764444114', 6).  after_1_column('12764444116', 2).
after_1_column('12764444117', 7).  after_1_column('12764444441', 1).
after_1_column('12764444442', 2).

after_1_column('1211221156165', 6).  after_1_column('1211221156251', 6).
after_1_column('1211221156252', 6).  after_1_column('1211221156253', 6).
after_1_column('1211221156255', 6).  after_1_column('1211221156257', 6).
after_1_column('1211221156661', 6).  after_1_column('1211221156662', 6).
after_1_column('1211221156663', 2).  after_1_column('1211221156665', 6).
after_1_column('1211221156666', 2).  after_1_column('1211221156667', 6).
after_1_column('1211221156712', 5).  after_1_column('1211221156713', 2).
after_1_column('1211221156715', 2).  after_1_column('1211221156716', 6).
after_1_column('1211221156717', 2).  after_1_column('1211221163572', 6).
after_1_column('1211221163573', 2).  after_1_column('1211221163576', 2).
after_1_column('1211221173562', 5).  after_1_column('1211221173563', 2).
after_1_column('1211221173565', 2).  after_1_column('1211221173566', 3).
after_1_column('1211223434333', 2).  after_1_column('1211223434337', 7).
after_1_column('1211224444564', 2).  after_1_column('1211224444566', 6).
after_1_column('1211224463444', 2).  after_1_column('1211331232262', 7).
after_1_column('1211331232266', 7).  after_1_column('1211333345555', 3).
after_1_column('1211444414577', 2).  after_1_column('1211444445551', 5).
after_1_column('1211444445555', 1).  after_1_column('1211444445556', 5).
after_1_column('1211444445557', 5).  after_1_column('1211444456664', 6).
after_1_column('1211444456765', 5).  after_1_column('1211444465664', 6).
after_1_column('1211444465666', 2).  after_1_column('1211444472461', 2).
after_1_column('1211444472464', 6).  after_1_column('1211444472466', 6).
after_1_column('1211444472467', 7).  after_1_column('1211447246642', 1).
after_1_column('1211447246647', 2).  after_1_column('1211522655223', 5).
after_1_column('1211522655227', 5).  after_1_column('1211522655567', 2).
after_1_column('1211653355335', 6).  after_1_column('1211653355567', 6).
after_1_column('1211654545567', 5).  after_1_column('1222224444452', 5).
after_1_column('1222224444453', 5).  after_1_column('1222224444456', 5).
after_1_column('1222224444457', 5).  after_1_column('1222224444574', 3).
after_1_column('1222224456441', 6).  after_1_column('1222224456444', 6).
after_1_column('1222225712766', 6).  after_1_column('1222225723755', 3).
after_1_column('1222225736367', 6).  after_1_column('1222225736661', 2).
after_1_column('1222225736662', 6).  after_1_column('1222225736663', 6).
after_1_column('1222225736665', 6).  after_1_column('1222225736666', 6).
after_1_column('1222225736667', 6).  after_1_column('1222225763367', 6).
after_1_column('1222225763661', 6).  after_1_column('1222225763662', 6).
after_1_column('1222225763663', 6).  after_1_column('1222225763666', 6).
after_1_column('1222225763667', 6).  after_1_column('1222225763755', 3).
after_1_column('1222225773321', 3).  after_1_column('1222225773326', 1).
after_1_column('1222226535355', 6).  after_1_column('1222227626633', 7).
after_1_column('1222227636366', 7).  after_1_column('1222227644441', 6).
after_1_column('1222227644444', 6).  after_1_column('1222227644662', 6).
after_1_column('1222227644663', 6).  after_1_column('1222227644664', 4).
after_1_column('1222227644666', 6).  after_1_column('1222227672575', 7).
after_1_column('1222227672773', 6).  after_1_column('1222444453764', 5).
after_1_column('1222444453766', 6).  after_1_column('1222445645643', 5).
after_1_column('1222445645644', 5).  after_1_column('1222445645645', 6).
after_1_column('1222445664477', 6).  after_1_column('1222532244444', 7).
after_1_column('1222532276376', 6).  after_1_column('1222532276661', 6).
after_1_column('1222532276663', 6).  after_1_column('1222532276667', 6).
after_1_column('1222533212267', 6).  after_1_column('1222533222677', 1).
after_1_column('1222534414114', 7).  after_1_column('1222534414477', 7).
after_1_column('1222534476666', 2).  after_1_column('1222536736766', 5).
after_1_column('1222537625332', 6).  after_1_column('1222537625334', 5).
after_1_column('1222537625335', 6).  after_1_column('1222537625336', 5).
after_1_column('1244443232247', 7).  after_1_column('1244444411161', 6).
after_1_column('1244444411162', 6).  after_1_column('1244444411166', 6).
after_1_column('1244444411167', 6).  after_1_column('1244444411222', 2).
after_1_column('1244444411226', 5).  after_1_column('1244444411566', 6).
after_1_column('1244444411656', 6).  after_1_column('1244444411771', 6).
after_1_column('1244444411772', 2).  after_1_column('1244444411776', 5).
after_1_column('1244444411777', 6).  after_1_column('1244444422222', 5).
after_1_column('1244444422227', 7).  after_1_column('1244444422531', 2).
after_1_column('1244444422532', 2).  after_1_column('1244444422537', 6).
after_1_column('1244444456332', 6).  after_1_column('1244444456555', 2).
after_1_column('1244444456556', 2).  after_1_column('1244444456557', 2).
after_1_column('1244445676566', 4).  after_1_column('1244446576564', 6).
after_1_column('1244446576566', 1).  after_1_column('1244446576567', 6).
after_1_column('1244447212221', 1).  after_1_column('1244714422564', 6).
after_1_column('1256165665751', 1).  after_1_column('1256165665754', 5).
after_1_column('1256165665755', 5).  after_1_column('1256265665755', 4).
after_1_column('1256554676655', 4).  after_1_column('1256555666322', 3).
after_1_column('1256555676622', 1).  after_1_column('1256557552217', 6).
after_1_column('1256621225115', 6).  after_1_column('1256621225116', 5).
after_1_column('1256621225566', 6).  after_1_column('1256622111727', 1).
after_1_column('1256627221751', 5).  after_1_column('1276111242244', 6).
after_1_column('1276111252256', 5).  after_1_column('1276112626617', 2).
after_1_column('1276112676655', 5).  after_1_column('1276114422156', 6).
after_1_column('1276114422444', 1).  after_1_column('1276114446766', 6).
after_1_column('1276116616266', 2).  after_1_column('1276116632232', 6).
after_1_column('1276116632322', 6).  after_1_column('1276116644222', 6).
after_1_column('1276116644224', 4).  after_1_column('1276116644225', 6).
after_1_column('1276116644444', 6).  after_1_column('1276116666125', 5).
after_1_column('1276116666221', 2).  after_1_column('1276116666223', 2).
after_1_column('1276116666225', 2).  after_1_column('1276116666226', 2).
after_1_column('1276116666441', 2).  after_1_column('1276116666444', 4).
after_1_column('1276116666445', 5).  after_1_column('1276116666446', 2).
after_1_column('1276116666447', 7).  after_1_column('1276116666552', 5).
after_1_column('1276116666555', 2).  after_1_column('1276116666622', 2).
after_1_column('1276116666761', 2).  after_1_column('1276116666765', 1).
after_1_column('1276117712522', 5).  after_1_column('1276117722161', 6).
after_1_column('1276117722162', 6).  after_1_column('1276117722165', 6).
after_1_column('1276117722167', 2).  after_1_column('1276117732232', 2).
after_1_column('1276117732322', 3).  after_1_column('1276117732622', 3).
after_1_column('1276117732722', 3).  after_1_column('1276222677126', 7).
after_1_column('1276222677766', 5).  after_1_column('1276224413112', 6).
after_1_column('1276224413114', 3).  after_1_column('1276224413116', 2).
after_1_column('1276224444664', 2).  after_1_column('1276225527656', 6).
after_1_column('1276444411211', 6).  after_1_column('1276444411214', 1).
after_1_column('1276444411467', 7).  after_1_column('1276444411771', 7).
after_1_column('1276444411774', 4).  after_1_column('1276444444112', 6).
after_1_column('1276444444116', 6).  after_1_column('1276444444117', 7).
after_1_column('1276444444221', 2).  after_1_column('1276444444222', 2).
after_1_column('1276444444223', 6).  after_1_column('1276444444225', 6).
after_1_column('1276444444226', 6).

after_1_column('121122115616566', 2).  after_1_column('121122115671662', 6).
after_1_column('121122115671666', 2).  after_1_column('121122117356253', 7).
after_1_column('121122444456664', 2).  after_1_column('121144447246122', 6).
after_1_column('121144447246774', 6).  after_1_column('121144447246776', 7).
after_1_column('121144447246777', 6).  after_1_column('121144724664722', 7).
after_1_column('121152265556721', 2).  after_1_column('121152265556722', 1).
after_1_column('121152265556725', 6).  after_1_column('121152265556726', 1).
after_1_column('121152265556727', 6).  after_1_column('121165335556766', 1).
after_1_column('121165454556755', 1).  after_1_column('121165454556756', 7).
after_1_column('122222573636766', 6).  after_1_column('122222576336766', 6).
after_1_column('122222764466444', 6).  after_1_column('122244564564564', 5).
after_1_column('122253227637662', 6).  after_1_column('122253227637667', 6).
after_1_column('122253441411471', 5).  after_1_column('122253441411477', 7).
after_1_column('122253673676655', 2).  after_1_column('124444441116661', 6).
after_1_column('124444441116662', 2).  after_1_column('124444441116667', 6).
after_1_column('124444441122227', 7).  after_1_column('124444441156662', 2).
after_1_column('124444441156667', 6).  after_1_column('124444441165662', 2).
after_1_column('124444441165667', 5).  after_1_column('124444441177656', 7).
after_1_column('124444441177766', 6).  after_1_column('124444442222257', 7).
after_1_column('124444442253223', 7).  after_1_column('124444442253763', 6).
after_1_column('125616566575115', 4).  after_1_column('125616566575455', 1).
after_1_column('125616566575552', 4).  after_1_column('125655467665544', 2).
after_1_column('125655566632231', 1).  after_1_column('127611267665553', 5).
after_1_column('127611267665554', 5).  after_1_column('127611442215662', 6).
after_1_column('127611442244412', 1).  after_1_column('127611664422444', 2).
after_1_column('127611666644444', 2).  after_1_column('127611666644447', 2).
after_1_column('127611666676511', 2).  after_1_column('127611771252256', 5).
after_1_column('127611772216166', 2).  after_1_column('127611772216266', 7).
after_1_column('127611773223221', 6).  after_1_column('127611773232231', 7).
after_1_column('127611773232232', 7).  after_1_column('127611773232233', 7).
after_1_column('127611773232235', 7).  after_1_column('127611773232236', 3).
after_1_column('127611773232237', 3).  after_1_column('127644441121411', 6).
after_1_column('127644444411662', 2).  after_1_column('127644444411667', 6).
after_1_column('127644444422221', 6).  after_1_column('127644444422222', 6).
after_1_column('127644444422223', 6).  after_1_column('127644444422662', 6).
after_1_column('127644444422663', 2).

after_1_column('12114472466472274', 1).  after_1_column('12115226555672122', 3).
after_1_column('12115226555672126', 7).  after_1_column('12115226555672566', 1).
after_1_column('12115226555672766', 1).  after_1_column('12116545455675675', 1).
after_1_column('12444444111666222', 6).  after_1_column('12444444115666222', 6).
after_1_column('12444444116566222', 6).  after_1_column('12444444117776661', 6).
after_1_column('12761144224441211', 6).  after_1_column('12764444441166222', 6).

/** <examples>

?- after_1_column('121', Column).
*/
