// Package books says what stands in a game's book of rules: chapters, the pictures and tables in them, and the page
// that tells the game in a minute. It is data that each game has of its own; package rulebook shows it.
package books

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// Book is the rules of one game.
type Book struct {
	// Title is the message key of the book's name.
	Title string
	// Chapters are as they are read.
	Chapters []Chapter
	// Minute tells the game in a minute.
	Minute []Glance
}

// Glance is a part of the page that tells a game in a minute: rows of pictures with one sentence under them, whose
// message key is Key. Who looks at the pictures alone gets the idea.
type Glance struct {
	Key  string
	Rows Rows
}

// Chapter is a heading and the paragraphs below it.
type Chapter struct {
	// Head is the message key of its heading, by which it is told from the other chapters.
	Head string
	// Part is the part of the book that the chapter begins: one of the parts, empty where the part before it goes on.
	Part Part
	Text Text
	// Watch is the id of the example that is played for the chapter, empty for none.
	Watch string
	// Kinds are kinds of cards that are listed below the paragraphs, each with what it does.
	Kinds []CardKind
	// Portraits are the terms of characters whose faces stand side by side below the paragraphs.
	Portraits []string
	// Table comes below the paragraphs; nil for none.
	Table *Table
}

// Part is a part that every book has: the key of its heading.
type Part string

// The parts, in the order in which they stand.
const (
	AtFirst  Part = "rules.part.first"
	OnTable  Part = "rules.part.table"
	InTurn   Part = "rules.part.turn"
	Special  Part = "rules.part.special"
	AtEnd    Part = "rules.part.end"
	Variants Part = "rules.part.variants"
	Sources  Part = "rules.part.ours"
)

// Text is a chapter's paragraphs.
type Text []Paragraph

// Paragraph is a message, with rows of pictures below it.
type Paragraph struct {
	Key string
	// Answers are the ids of the rulings that it puts into words: none of them may be missing that a refusal names.
	Answers string
	Shows   Rows
}

// Rows are rows of pictures under one another.
type Rows [][]Piece

// Piece is a part of a row of pictures: a card, a sign, or a few words.
type Piece struct {
	// Term is a card as the game's list shows it, Portrait its picture alone; Face is a card that the list has not.
	Term     string
	Portrait bool
	Face     func(*stage.Stage) display.Face
	Sign     display.Icon
	// Text is a figure or a sign that is the same in every language, Word the message key of a few words.
	Text, Word string
	// Over lays the card on the one before it, so that both can be made out.
	Over bool
}

// IsCard reports whether a piece is a card.
func (p *Piece) IsCard() bool { return p.Term != "" || p.Face != nil }

// CardKind is a kind of card by its term in the card list, or a group of them with the one whose picture stands for
// all.
type CardKind struct{ Term, Like string }

// Table is a few figures side by side. Corner, heads and labels of rows are message keys.
type Table struct {
	Corner string
	Heads  []string
	Rows   []TableRow
	// Worded reports that the figures are keys of words; Sum that the last line is the sum of the others.
	Worded, Sum bool
}

// TableRow is one line of figures.
type TableRow struct {
	Label   string
	Figures []string
}

// Said, Figure, Arrow and Crossed are pieces between cards; what is crossed is lost.
func Said(key string) Piece    { return Piece{Word: key} }
func Figure(text string) Piece { return Piece{Text: text} }
func Arrow() Piece             { return Piece{Sign: display.IconArrow} }
func Crossed() Piece           { return Piece{Sign: display.IconClose} }

// Card is a card of the game's list, Sitter the face of a character in it without what is written on the card.
func Card(term string) Piece   { return Piece{Term: term} }
func Sitter(term string) Piece { return Piece{Term: term, Portrait: true} }

// Laid is a card on top of the one before it.
func Laid(p Piece) Piece {
	p.Over = true
	return p
}
