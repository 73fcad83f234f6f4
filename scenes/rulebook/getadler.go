package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// getAdler are the chapters of GET ADLER!.
var getAdler = []chapter{
	{name: "aim", answers: []string{"", ""}},
	{name: "characters", answers: []string{"G50", "G42 G52"}, portraits: portraitsOfGetAdler, table: charactersOfGetAdler},
	{name: "kinds", answers: []string{""}, kinds: kindsOfGetAdler},
	{name: "cards", answers: []string{""}, table: cardsOfGetAdler},
	{name: "hours", answers: []string{"G1 G2"}},
	{name: "turn", answers: []string{"G4 G51", "G3 G54"}},
	{name: "question", answers: []string{"G7 G53", "G8", "G9"}},
	{name: "looking", answers: []string{"G10", "G11", "G12"}},
	{name: "arrest", answers: []string{"G6", "G13", "G14", "G5", "G38", "G15"}},
	{name: "confrontation", answers: []string{"G16 G21 G39", "G17 G18", "G19 G20", "G28"}},
	{name: "shootout", answers: []string{"G22", "G23 G24"}},
	{name: "after", answers: []string{"G25 G55", "G27", "G26 G36", "G56"}},
	{name: "end", answers: []string{"G29 G30 G31 G32", "G33 G34 G57"}},
	{name: "collins", answers: []string{"G40", "G35 G37 G58", "G41"}},
	{name: "abilities", answers: []string{"G43", "G44", "G45", "G46", "G47"}},
	{name: "mission", answers: []string{"G48", "G59"}},
	{name: "talk", answers: []string{"G49"}},
	{name: "ours", answers: []string{"", ""}},
}

// kindsOfGetAdler are its action cards by what they do: a document of one branch and an escape by one vehicle stand for
// the others.
var kindsOfGetAdler = []cardKind{
	{"document", display.IconWings, actionCard(display.IconWings, 2)},
	{"question", display.IconAsk, actionCard(display.IconAsk, 1)},
	{"magnifier", display.IconMagnifier, actionCard(display.IconMagnifier, 1)},
	{"binoculars", display.IconBinoculars, actionCard(display.IconBinoculars, 1)},
	{"arrest", display.IconHandcuffs, actionCard(display.IconHandcuffs, 3)},
	{"escape", display.IconBus, actionCard(display.IconBus, 0)},
	{"pistol", display.IconRevolver, actionCard(display.IconRevolver, 0)},
	{"bomb", display.IconBomb, actionCard(display.IconBomb, 0)},
	{"disguise", display.IconMask, actionCard(display.IconMask, 0)},
}

func actionCard(sign display.Icon, tone uint8) display.Face {
	return display.Face{Design: display.ActionCard, Symbol: sign, Tone: tone}
}

// cardsOfGetAdler is what is in play.
var cardsOfGetAdler = &table{
	heads: []string{"four", "five", "six"},
	rows: []tableRow{
		{"raf", []string{"4", "4", "5"}},
		{"navy", []string{"3", "4", "5"}},
		{"army", []string{"3", "4", "5"}},
		{"question", []string{"8", "10", "12"}},
		{"magnifier", []string{"8", "9", "10"}},
		{"binoculars", []string{"4", "5", "6"}},
		{"arrest", []string{"10", "12", "14"}},
		{"bus", []string{"2", "3", "3"}},
		{"bike", []string{"2", "3", "3"}},
		{"car", []string{"2", "2", "3"}},
		{"metro", []string{"2", "2", "3"}},
		{"boat", []string{"2", "2", "2"}},
		{"pistol", []string{"12", "14", "16"}},
		{"bomb", []string{"1", "2", "2"}},
		{"disguise", []string{"1", "1", "1"}},
		{"all", []string{"64", "77", "90"}},
	},
	sum: true,
}

// The marks of the two sides on a portrait.
const (
	heroMark    = 1
	villainMark = 2
)

// portraitsOfGetAdler are its characters.
var portraitsOfGetAdler = []portrait{
	{"role.adler", person(1, villainMark, theme.TraitBrown, theme.TraitDark, theme.TraitBlue, theme.TraitGrey)},
	{"role.gold", person(2, heroMark, theme.TraitBrown, theme.TraitBlond, theme.TraitBrown, theme.TraitBeige)},
	{"role.sharpe", person(3, heroMark, theme.TraitBlack, theme.TraitDark, theme.TraitBrown, theme.TraitBrown)},
	{"role.townsend", person(4, heroMark, theme.TraitBlack, theme.TraitBlond, theme.TraitBlue, theme.TraitNavy)},
	{"role.collins", person(5, villainMark, theme.TraitBlack, theme.TraitBlond, theme.TraitBrown, theme.TraitGrey)},
	{"role.tarasov", person(6, heroMark, theme.TraitGrey, theme.TraitGrey, theme.TraitBrown, theme.TraitGrey)},
}

func person(tone, mark uint8, looks ...display.Colour) display.Face {
	return display.Face{Design: display.Suspect, Tone: tone, Marks: mark, Paints: [4]display.Colour(looks)}
}

// charactersOfGetAdler is how they look, in words.
var charactersOfGetAdler = &table{
	heads: []string{"hat", "hair", "eyes", "coat"},
	rows: []tableRow{
		{"adler", []string{"colour.hat.brown", "colour.hair.dark", "colour.eyes.blue", "colour.coat.grey"}},
		{"gold", []string{"colour.hat.brown", "colour.hair.blond", "colour.eyes.brown", "colour.coat.beige"}},
		{"sharpe", []string{"colour.hat.black", "colour.hair.dark", "colour.eyes.brown", "colour.coat.brown"}},
		{"townsend", []string{"colour.hat.black", "colour.hair.blond", "colour.eyes.blue", "colour.coat.navy"}},
		{"collins", []string{"colour.hat.black", "colour.hair.blond", "colour.eyes.brown", "colour.coat.grey"}},
		{"tarasov", []string{"colour.hat.grey", "colour.hair.grey", "colour.eyes.brown", "colour.coat.grey"}},
	},
	worded: true,
}
