package rulebook

// getAdlerBook are the chapters of GET ADLER!
var getAdlerBook = []chapter{
	{name: "aim", part: atFirst, answers: []string{"", ""}},
	{name: "characters", part: onTable, answers: []string{"G50", "G42 G52"}, portraits: portraitsOfGetAdler, table: charactersOfGetAdler},
	{name: "kinds", answers: []string{""}, kinds: kindsOfGetAdler},
	{name: "cards", answers: []string{""}, table: cardsOfGetAdler},
	{name: "hours", answers: []string{"G1 G2"}},
	{name: "turn", part: inTurn, answers: []string{"G4 G51", "G3 G54"}},
	{name: "question", answers: []string{"G7 G53", "G8", "G9"}, shows: []show{{1, []piece{listed("getadler.question")}}}},
	{
		name: "looking", answers: []string{"G10", "G11", "G12"},
		shows: []show{{2, []piece{listed("getadler.magnifier"), listed("getadler.binoculars")}}},
	},
	{
		name: "arrest", answers: []string{"G6", "G13", "G14", "G5", "G38", "G15"},
		shows: []show{{1, []piece{listed("getadler.arrest")}}},
	},
	{
		name: "confrontation", part: special, answers: []string{"G16 G21 G39", "G17 G18", "G19 G20", "G28"},
		shows: []show{
			{1, []piece{listed("getadler.arrest"), arrow(), listed("getadler.bus"), listed("getadler.disguise"), listed("getadler.bomb"), listed("getadler.pistol")}},
			{2, []piece{listed("getadler.bus"), arrow(), listed("getadler.bus"), said("follows"), listed("getadler.bike"), said("free")}},
		},
	},
	{
		name: "shootout", answers: []string{"G22", "G23 G24"},
		shows: []show{{1, []piece{
			listed("getadler.pistol"), said("villain"), listed("getadler.pistol"), said("hero"), listed("getadler.pistol"), said("behind"),
		}}},
	},
	{name: "after", answers: []string{"G25 G55", "G27", "G26 G36", "G56"}},
	{name: "collins", answers: []string{"G40", "G35 G37 G58", "G41"}},
	{name: "talk", answers: []string{"G49"}},
	{name: "end", part: atEnd, answers: []string{"G29 G30 G31 G32", "G33 G34 G57"}},
	{name: "abilities", part: variants, answers: []string{"G43", "G44", "G45", "G46", "G47"}},
	{name: "mission", answers: []string{"G48", "G59"}},
	{name: "options", answers: []string{""}},
	{name: "ours", part: sources, answers: []string{"", ""}},
}
