package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/books"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{Head: "rules.getadler.aim.head", Part: books.AtFirst,
		Text: books.Text{{Key: "rules.getadler.aim.1"}, {Key: "rules.getadler.aim.2"}}},
	{Head: "rules.getadler.characters.head", Part: books.OnTable, Portraits: characterTerms[1:], Table: lookTable,
		Text: books.Text{
			{Key: "rules.getadler.characters.1", Answers: "G50"},
			{Key: "rules.getadler.characters.2", Answers: "G42 G52"},
		}},
	{Head: "rules.getadler.kinds.head", Kinds: cardKinds, Text: books.Text{{Key: "rules.getadler.kinds.1"}}},
	{Head: "rules.getadler.cards.head", Table: deckTable, Text: books.Text{{Key: "rules.getadler.cards.1"}}},
	{Head: "rules.getadler.hours.head", Text: books.Text{{Key: "rules.getadler.hours.1", Answers: "G1 G2"}}},
	{Head: "rules.getadler.turn.head", Part: books.InTurn, Text: books.Text{
		{Key: "rules.getadler.turn.1", Answers: "G4 G51"},
		{Key: "rules.getadler.turn.2", Answers: "G3 G54"},
	}},
	{Head: "rules.getadler.question.head", Watch: "getadler:question", Text: books.Text{
		{Key: "rules.getadler.question.1", Answers: "G7 G53", Shows: books.Rows{{books.Card("getadler:question")}}},
		{Key: "rules.getadler.question.2", Answers: "G8"},
		{Key: "rules.getadler.question.3", Answers: "G9"},
	}},
	{Head: "rules.getadler.looking.head", Text: books.Text{
		{Key: "rules.getadler.looking.1", Answers: "G10"},
		{Key: "rules.getadler.looking.2", Answers: "G11",
			Shows: books.Rows{{books.Card("getadler:magnifier"), books.Card("getadler:binoculars")}}},
		{Key: "rules.getadler.looking.3", Answers: "G12"},
	}},
	{Head: "rules.getadler.arrest.head", Watch: "getadler:fight", Text: books.Text{
		{Key: "rules.getadler.arrest.1", Answers: "G6", Shows: books.Rows{{books.Card("getadler:arrest")}}},
		{Key: "rules.getadler.arrest.2", Answers: "G13"},
		{Key: "rules.getadler.arrest.3", Answers: "G14"},
		{Key: "rules.getadler.arrest.4", Answers: "G5"},
		{Key: "rules.getadler.arrest.5", Answers: "G38"},
		{Key: "rules.getadler.arrest.6", Answers: "G15"},
	}},
	{Head: "rules.getadler.confrontation.head", Part: books.Special, Watch: "getadler:fight", Text: books.Text{
		{Key: "rules.getadler.confrontation.1", Answers: "G16 G21 G39", Shows: books.Rows{
			{books.Card("getadler:arrest"), books.Arrow(), books.Card("getadler:bus"), books.Card("getadler:disguise"),
				books.Card("getadler:bomb"), books.Card("getadler:pistol")},
		}},
		{Key: "rules.getadler.confrontation.2", Answers: "G17 G18", Shows: books.Rows{
			{books.Card("getadler:bus"), books.Arrow(), books.Card("getadler:bus"),
				books.Said("rules.getadler.confrontation.follows"), books.Card("getadler:bike"),
				books.Said("rules.getadler.confrontation.free")},
		}},
		{Key: "rules.getadler.confrontation.3", Answers: "G19 G20"},
		{Key: "rules.getadler.confrontation.4", Answers: "G28"},
	}},
	{Head: "rules.getadler.shootout.head", Watch: "getadler:fight", Text: books.Text{
		{Key: "rules.getadler.shootout.1", Answers: "G22", Shows: books.Rows{
			{books.Card("getadler:pistol"), books.Said("rules.getadler.shootout.villain"), books.Card("getadler:pistol"),
				books.Said("rules.getadler.shootout.hero"), books.Card("getadler:pistol"),
				books.Said("rules.getadler.shootout.behind")},
		}},
		{Key: "rules.getadler.shootout.2", Answers: "G23 G24"},
	}},
	{Head: "rules.getadler.after.head", Text: books.Text{
		{Key: "rules.getadler.after.1", Answers: "G25 G55"},
		{Key: "rules.getadler.after.2", Answers: "G27"},
		{Key: "rules.getadler.after.3", Answers: "G26 G36"},
		{Key: "rules.getadler.after.4", Answers: "G56"},
	}},
	{Head: "rules.getadler.collins.head", Text: books.Text{
		{Key: "rules.getadler.collins.1", Answers: "G40"},
		{Key: "rules.getadler.collins.2", Answers: "G35 G37 G58"},
		{Key: "rules.getadler.collins.3", Answers: "G41"},
	}},
	{Head: "rules.getadler.talk.head", Text: books.Text{{Key: "rules.getadler.talk.1", Answers: "G49"}}},
	{Head: "rules.getadler.end.head", Part: books.AtEnd, Text: books.Text{
		{Key: "rules.getadler.end.1", Answers: "G29 G30 G31 G32"},
		{Key: "rules.getadler.end.2", Answers: "G33 G34 G57"},
	}},
	{Head: "rules.getadler.abilities.head", Part: books.Variants, Text: books.Text{
		{Key: "rules.getadler.abilities.1", Answers: "G43"},
		{Key: "rules.getadler.abilities.2", Answers: "G44"},
		{Key: "rules.getadler.abilities.3", Answers: "G45"},
		{Key: "rules.getadler.abilities.4", Answers: "G46"},
		{Key: "rules.getadler.abilities.5", Answers: "G47"},
	}},
	{Head: "rules.getadler.mission.head", Text: books.Text{
		{Key: "rules.getadler.mission.1", Answers: "G48"},
		{Key: "rules.getadler.mission.2", Answers: "G59"},
	}},
	{Head: "rules.getadler.options.head",
		Text: books.Text{{Key: "rules.getadler.options.1"}, {Key: "rules.getadler.options.2"}}},
	{Head: "rules.getadler.ours.head", Part: books.Sources,
		Text: books.Text{{Key: "rules.getadler.ours.1"}, {Key: "rules.getadler.ours.2"}}},
}

// cardKinds are its action cards by what they do: a document of one branch and an escape by one vehicle stand for
// the others.
var cardKinds = []books.CardKind{
	{Term: "getadler:document", Like: "getadler:raf"}, {Term: "getadler:question"}, {Term: "getadler:magnifier"},
	{Term: "getadler:binoculars"}, {Term: "getadler:arrest"}, {Term: "getadler:escape", Like: "getadler:bus"},
	{Term: "getadler:pistol"}, {Term: "getadler:bomb"}, {Term: "getadler:disguise"},
}

// deckTable is what is in play.
var deckTable = deckCounts()

func deckCounts() *books.Table {
	t := &books.Table{Corner: "rules.getadler.cards.each", Heads: []string{
		"rules.getadler.cards.four", "rules.getadler.cards.five", "rules.getadler.cards.six"}, Sum: true}
	all := books.TableRow{Label: "rules.getadler.cards.all"}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		row := books.TableRow{Label: actions[k].several}
		for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
			row.Figures = append(row.Figures, strconv.Itoa(getadler.CardsOf(seats)[k]))
		}
		t.Rows = append(t.Rows, row)
	}
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		cards := getadler.CardsOf(seats)
		all.Figures = append(all.Figures, strconv.Itoa(cards.Sum()))
	}
	t.Rows = append(t.Rows, all)
	return t
}

// lookKeys are the keys of what each characteristic is called, characterKeys those of each character with its side.
var (
	lookKeys = [getadler.Traits]string{
		getadler.Hat: "rules.getadler.characters.hat", getadler.Hair: "rules.getadler.characters.hair",
		getadler.Eyes: "rules.getadler.characters.eyes", getadler.Coat: "rules.getadler.characters.coat",
	}
	characterKeys = [getadler.Roles + 1]string{
		getadler.Adler: "rules.getadler.characters.adler", getadler.Gold: "rules.getadler.characters.gold",
		getadler.Sharpe: "rules.getadler.characters.sharpe", getadler.Townsend: "rules.getadler.characters.townsend",
		getadler.Collins: "rules.getadler.characters.collins", getadler.Tarasov: "rules.getadler.characters.tarasov",
	}
)

// lookTable is how they look, in words.
var lookTable = characterLooks()

func characterLooks() *books.Table {
	t := &books.Table{Worded: true, Corner: "rules.getadler.characters.each", Heads: lookKeys[:]}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		row := books.TableRow{Label: characterKeys[r]}
		for trait := range getadler.Trait(getadler.Traits) {
			row.Figures = append(row.Figures, getadler.ColourKey(trait, r.Look(trait)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// minute tells the game in a minute.
var minute = []books.Glance{
	{Key: "glance.getadler.1", Rows: books.Rows{{
		books.Sitter("getadler:adler"), books.Sitter("getadler:gold"), books.Sitter("getadler:sharpe"),
		books.Sitter("getadler:townsend"),
	}}},
	{Key: "glance.getadler.2", Rows: books.Rows{
		{books.Card("getadler:question"), books.Arrow(), books.Sitter("getadler:sharpe")},
	}},
	{Key: "glance.getadler.3", Rows: books.Rows{
		{books.Card("getadler:navy"), books.Card("getadler:raf"), books.Arrow(), books.Crossed()},
	}},
	{Key: "glance.getadler.4", Rows: books.Rows{{books.Figure("IV"), books.Card("getadler:arrest")}}},
	{Key: "glance.getadler.5", Rows: books.Rows{{
		books.Card("getadler:bus"), books.Arrow(), books.Card("getadler:bus"), books.Card("getadler:pistol"),
		books.Card("getadler:pistol"),
	}}},
	{Key: "glance.getadler.6", Rows: books.Rows{
		{books.Sitter("getadler:adler"), books.Card("getadler:raf"), books.Figure("VII")},
	}},
}
