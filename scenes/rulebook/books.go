package rulebook

import (
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/stage"
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
	// part is the part of the book that the chapter begins: one of parts, empty where the part before it goes on.
	part part
	// answers lists, for each paragraph, the ids of the rulings that it puts into words: none of them may be missing that
	// a refusal names.
	answers []string
	// watch is the id of the example that is played for the chapter, empty for none.
	watch string
	// shows are pictures below some of the paragraphs.
	shows []show
	// kinds are kinds of cards that are listed below the paragraphs, each with what it does.
	kinds []cardKind
	// portraits are the terms of characters whose faces stand side by side below the paragraphs.
	portraits []string
	// table comes below the paragraphs; nil for none.
	table *table
}

// part is a part that every book has: the key of its heading.
type part string

// The parts, in the order in which they stand.
const (
	atFirst  part = "rules.part.first"
	onTable  part = "rules.part.table"
	inTurn   part = "rules.part.turn"
	special  part = "rules.part.special"
	atEnd    part = "rules.part.end"
	variants part = "rules.part.variants"
	sources  part = "rules.part.ours"
)

// show is a row of pictures below the paragraph of that number, counted from 1.
type show struct {
	after  int
	pieces []piece
}

// piece is a part of a row of pictures: a card, a sign, or a few words.
type piece struct {
	face func(*stage.Stage) display.Face
	sign display.Icon
	// text is a figure or a sign that is the same in every language, word the last part of the key of a few words.
	text, word string
	// over lays the card on the one before it, so that both can be made out.
	over bool
}

// cardKind is a kind of card by its term in the card list, or a group of them with the one whose picture stands for
// all.
type cardKind struct{ term, like string }

// table is a few figures side by side. Heads and rows are keys under rules.GAME.CHAPTER.
type table struct {
	heads []string
	rows  []tableRow
	// worded reports that the figures are keys of words; sum that the last line is the sum of the others.
	worded, sum bool
}

// tableRow is one line of figures.
type tableRow struct {
	label   string
	figures []string
}

// books are the rules of all games, in the order of the menu.
var books = []book{
	{"kompromat", kompromatBook},
	{"topsecret", topSecretBook},
	{"getadler", getAdlerBook},
}

// bookOf is the number of a game's book; a game without one is a programming error and gives the first.
func bookOf(game string) int {
	return max(slices.IndexFunc(books, func(b book) bool { return b.game == game }), 0)
}

// said, figure and arrow are pieces between cards.
func said(key string) piece    { return piece{word: key} }
func figure(text string) piece { return piece{text: text} }
func arrow() piece             { return piece{sign: display.IconArrow} }

// laid is a card on top of the one before it.
func laid(p piece) piece {
	p.over = true
	return p
}
