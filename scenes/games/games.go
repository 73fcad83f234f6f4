// Package games says what a game has of its own on the screen. Each package below it that is named for a game hands
// that over as one value, Room; by the list of these values alone do menu, set-up, rules, lessons and table know the
// games.
package games

import (
	"slices"

	"safehouse/render/theme"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Game is a game on the screen: a way to put a match on the table, and data.
type Game struct {
	// Name is the game's name in the catalogue.
	Name string
	// Open puts a match of the game on the table; the desk's session must be one of the game's own.
	Open func(*stage.Stage, match.Desk) stage.Scene
	// Look is that of the game's pages.
	Look *theme.Skin
	// Remarks are what the cast may remark on, Surprises what is explained the first time that it happens.
	Remarks   match.Remarks
	Surprises []lessons.Surprise
	// Lessons teach the game, in the order in which they are offered. Examples are short scenes that its book points at:
	// all moves are prepared, and nothing is asked.
	Lessons, Examples []lessons.Lesson
}

// Table puts a match on the table, with what the game has to say of it.
func (g *Game) Table(st *stage.Stage, d match.Desk) stage.Scene {
	d.Remarks, d.Surprises = g.Remarks, g.Surprises
	return g.Open(st, d)
}

// List are the games on the screen, in the order of the menu.
type List []Game

// Find gives the game of that name. One that is in the catalogue and not here is a mistake of the program.
func (all List) Find(name string) (*Game, bool) {
	if i := slices.IndexFunc(all, func(g Game) bool { return g.Name == name }); i >= 0 {
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
