// Package games says what a game has of its own on the screen. Each package below it that is named for a game hands
// that over as one value, Room; by the list of these values alone do menu, set-up, rules, lessons and table know the
// games.
package games

import (
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Game is a game on the screen: its entry in the catalogue, a way to put a match on the table, and data.
type Game struct {
	catalog.Game
	// Open puts a match of the game on the table; the desk's session must be one of the game's own.
	Open func(*stage.Stage, match.Desk) stage.Scene
	// Questions are what a match of the game asks of its persons, and how that is answered, where it is played without a
	// table.
	Questions func(*match.Match) match.Game
	// Words are the message keys of what the rest of the program says of it.
	Words Words
	// Look is that of the game's pages.
	Look *theme.Skin
	// Poster is how it shows itself on the menu, Setup what is chosen before a match of it.
	Poster Poster
	Setup  Setup
	// Swap has the other seat start the next match, of those that began as this one; nil for a game in which no seat
	// starts.
	Swap func(game.Session, game.Options)
	// MadeUp is the message key of what of its cards had to be made up, where no published list was found;
	// empty for nothing.
	MadeUp string
	// Cards are all that can be looked up of the game, Book its rules.
	Cards []cards.Card
	Book  books.Book
	// Remarks are what the cast may remark on, Surprises what is explained the first time that it happens.
	Remarks   match.Remarks
	Surprises []lessons.Surprise
	// Lessons teach the game, in the order in which they are offered. Examples are short scenes that its book points at:
	// all moves are prepared, and nothing is asked.
	Lessons, Examples []lessons.Lesson
}

// Words are message keys of a game.
type Words struct {
	// Title is its name, About a line about it, Starts what decides who starts.
	Title, About, Starts string
	// Score is the public score of one player, Scores those of all; empty for a game without any. Round says how far a
	// match is, RoundOf does where it is known how far it will go; empty where that is known always, or never.
	Score, Scores, Round, RoundOf string
	// Length says how long a match was that is over, LengthOf where it was known how far it could go, as above.
	Length, LengthOf string
}

// Table puts a match on the table, with what the game has to say of it.
func (g *Game) Table(st *stage.Stage, d match.Desk) stage.Scene {
	if !d.Replay { // There nothing is new.
		d.Remarks, d.Surprises = g.Remarks, g.Surprises
	}
	return g.Open(st, d)
}

// List are the games on the screen, in the order of the menu.
type List []Game

// Index is the number of the game of that name, -1 for none.
func (all List) Index(name string) int {
	return slices.IndexFunc(all, func(g Game) bool { return g.Name == name })
}

// Find gives the game of that name. One that is in the catalogue and not here is a mistake of the program.
func (all List) Find(name string) (*Game, bool) {
	if i := all.Index(name); i >= 0 {
		return &all[i], true
	}
	return nil, false
}

// Lessons are those of all games.
func (all List) Lessons() (list []lessons.Lesson) {
	for i := range all {
		list = append(list, all[i].Lessons...)
	}
	return list
}

// Example gives the example of that id.
func (all List) Example(id string) (lessons.Lesson, bool) {
	for i := range all {
		if l, ok := lessons.Named(all[i].Examples, id); ok {
			return l, true
		}
	}
	return lessons.Lesson{}, false
}

// Cards gives the cards of the game of that name, part by part; nil for a game that is not known. Nobody may change it.
func (all List) Cards(name string) []cards.Card {
	if name == cards.CommonName {
		return cards.Common
	}
	if g, ok := all.Find(name); ok {
		return g.Cards
	}
	return nil
}

// Card gives the card with that term.
func (all List) Card(term string) (cards.Card, bool) {
	name, _, _ := strings.Cut(term, ":")
	list := all.Cards(name)
	for i := range list {
		if list[i].Term == term {
			return list[i], true
		}
	}
	return cards.Card{}, false
}

// Of is the name of the game whose table or pages have that ground; empty for none.
func (all List) Of(ground display.Design) string {
	for i := range all {
		if look := all[i].Look; look.Ground == ground || look.Table != nil && look.Table == ground {
			return all[i].Name
		}
	}
	return ""
}

// Poster is how a game shows itself on the menu.
type Poster struct {
	// Sheet is the poster, upright or wider than high: Title is the game's name, Note how many play it, Gaze where who is
	// on it looks. nil is a plain one.
	Sheet display.Design
	// Over draws what lies on the poster and may move; nil for nothing.
	Over func(*PosterPen)
}

// PosterPen draws what lies on a poster.
type PosterPen struct {
	*display.List
	// Picture is the part of the poster that has no words: it is designed 258 by 254 pixels large.
	Picture display.Rect
	// Gaze is where the pointer is, for who looks at it; Now the time of day.
	Gaze func(display.Rect) display.Gaze
	Now  time.Time
}

// Photo lays the photograph of somebody of the cast on the picture, turned so far clockwise. Its place is in pixels of
// the design from the middle of the picture.
func (p *PosterPen) Photo(name string, x, y, wide, turn float64) {
	u := faces.PosterUnit(p.Picture)
	cx, cy := p.Picture.Centre()
	box := display.Rect{X: cx + x*u, Y: cy + y*u, W: wide * u, H: wide * u / ui.PictureAspect}
	it := Photo(p.List, box, uint8(bots.FindCharacter(name)+1), p.Gaze(box))
	it.Turn, it.Shadow, it.Clip = turn, 7*u, p.Picture
}

// Photo lays a photograph, by the number of its portrait, into a box.
func Photo(l *display.List, box display.Rect, portrait uint8, gaze display.Gaze) *display.Item {
	return l.Card(box, display.Face{Design: faces.Likeness, Tone: portrait, Marks: display.LookPhoto, Gaze: gaze})
}
