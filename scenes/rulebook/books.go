package rulebook

import (
	"slices"

	"safehouse/render/display"
)

// book is the rules of one game, in chapters as they are read. Its words are under the keys rules.GAME: the title, and
// for each chapter NAME.head, NAME.1, NAME.2 and so on.
type book struct {
	game     string
	chapters []chapter
}

// chapter is a heading and the paragraphs below it.
type chapter struct {
	name string
	// answers lists, for each paragraph, the ids of the rulings that it puts into words: none of them may be missing that
	// a refusal names.
	answers []string
	// kinds are the kinds of cards that are listed below the paragraphs, each with the one line that says what it does,
	// under about.GAME.
	kinds []cardKind
	// portraits are people shown side by side below the paragraphs.
	portraits []portrait
	// table comes below the paragraphs; nil for none.
	table *table
}

// cardKind is a kind of card, its sign, and a card of the kind without its title.
type cardKind struct {
	name string
	sign display.Icon
	face display.Face
}

// portrait is somebody's face without its title, and the key of the name that is its title.
type portrait struct {
	name string
	face display.Face
}

// table is a few figures side by side. Heads and rows are keys under rules.GAME.CHAPTER.
type table struct {
	heads []string
	rows  []tableRow
	// worded tells that the figures are keys of words; sum that the last line is the sum of the others.
	worded, sum bool
}

// tableRow is one line of figures.
type tableRow struct {
	label   string
	figures []string
}

// books are the rules of all games, in the order of the menu.
var books = []book{
	{"kompromat", []chapter{
		{name: "aim", answers: []string{"K19"}},
		{name: "cards", answers: []string{"K1 K13"}},
		{name: "turn", answers: []string{"K5 K6 K7 K34"}},
		{name: "over", answers: []string{"K8 K9 K23 K24 K25"}},
		{name: "reveal", answers: []string{"K10 K11 K12 K14 K17"}},
		{name: "winner", answers: []string{"K15 K16 K18"}},
		{name: "sets", answers: []string{"K30"}},
		{name: "counter", answers: []string{"K3"}},
		{name: "items", answers: []string{"K28 K35"}},
		{name: "windows", answers: []string{"K26 K27"}},
		{name: "count", answers: []string{"K20 K31"}},
		{name: "ours", answers: []string{""}},
	}},
	{"topsecret", []chapter{
		{name: "aim", answers: []string{"T28"}},
		{name: "cards", answers: []string{"T32", "T27"}, table: cardsOfTopSecret},
		{name: "kinds", answers: []string{""}, kinds: kindsOfTopSecret},
		{name: "turn", answers: []string{"T1 T2", ""}},
		{name: "explosion", answers: []string{"T3 T5 T6", "T4", "T22"}},
		{name: "moles", answers: []string{"T7 T35", "T13 T30 T33", "T11 T12 T31", "T9 T10 T14"}},
		{name: "marker", answers: []string{"T8"}},
		{name: "banking", answers: []string{"T15 T24", "T26"}},
		{name: "pairs", answers: []string{"T17 T18", "T16 T34", "T19"}},
		{name: "waiting", answers: []string{"T20", "T21"}},
		{name: "last", answers: []string{"T25 T36"}},
		{name: "count", answers: []string{""}},
		{name: "series", answers: []string{"T29"}},
		{name: "boom", answers: []string{"T23", "T37"}},
		{name: "ours", answers: []string{"", ""}},
	}},
	{"getadler", getAdler},
}

// kindsOfTopSecret are its cards by what they do.
var kindsOfTopSecret = []cardKind{
	{"document", display.IconStack, display.Face{Design: display.Document, Value: "40", Tone: 2}},
	{"agent", display.IconKnife, display.Face{Design: display.Agent, Symbol: display.IconKnife, Tone: 1}},
	{"mole", display.IconFootprints, display.Face{Design: display.Agent, Symbol: display.IconFootprints, Tone: 2}},
	{"assassin", display.IconBomb, display.Face{Design: display.Agent, Symbol: display.IconBomb, Tone: 0}},
}

// cardsOfTopSecret is what everybody's hand begins with.
var cardsOfTopSecret = &table{
	heads: []string{"two", "three", "more"},
	rows: []tableRow{
		{"lowest", []string{"–", "–", "2"}},
		{"documents", []string{"8", "8", "8"}},
		{"agents", []string{"1", "1", "1"}},
		{"moles", []string{"3", "3", "2"}},
		{"assassins", []string{"4", "3", "2"}},
		{"hand", []string{"16", "15", "15"}},
	},
	sum: true,
}

// bookOf is the number of a game's book; a game without one is a programming error and gives the first.
func bookOf(game string) int {
	return max(slices.IndexFunc(books, func(b book) bool { return b.game == game }), 0)
}
