// Package scenes is the program as a person meets it: the window, the menu and the way from a choice in the menu to a
// match on the table. It knows the scenes and wires them to records and games; it knows no rule of any game.
//
// The scenes of its stack, from the bottom: the menu (menu.go), the set-up of a match (setup.go) with its pages, the
// lessons (learn.go) and the matches that can be gone on with (matches.go) are here. The hand-over of the screen is
// package handover. The table, the reveal and the scoring of a match are package tabletop: the first two are its Scene,
// whose Part says which of them it is, the third is its Score. Over any of them lie the book of rules (rulebook), the
// settings (settings), keys and buttons (controls), and what the program is (about).
package scenes

import (
	"log/slog"
	"time"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/remote"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/scenes/games"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// WindowMode is how the window opens.
type WindowMode uint8

// The modes.
const (
	// AsBefore opens the window as the player left it.
	AsBefore WindowMode = iota
	Windowed
	FullScreen
)

// Browser is what there is around the program in a browser. The zero value is for one that has the system to itself.
type Browser struct {
	// Breathe is called between two parts of what is done before the first picture: the browser is left its thread there.
	Breathe func()
	// Elsewhere calls services in another thread: opponents think and sounds are synthesised there. Nil where the program
	// has as many threads as it wants.
	Elsewhere remote.Call
	// Exchange hands files to the player; nil for no way to do so.
	Exchange *Exchange
	// Unkept brings something where the browser turns out not to keep the program itself.
	Unkept <-chan struct{}
	// Cramped reports that there will soon be no room for more matches; nil where there always is.
	Cramped func() bool
	// Phone reports that the screen is one of those that are held in a hand: fingers are expected, and letters are large
	// until the player has chosen.
	Phone bool
}

// breathe leaves the browser its thread for a moment.
func (b *Browser) breathe() {
	if b.Breathe != nil {
		b.Breathe()
	}
}

// Config is what the command line decides. The zero value of every field but Store, Games, Files and Catalogue is of
// use.
type Config struct {
	// Store keeps matches. It is not closed by Run.
	Store *record.Store
	// Games are those of the house, in the order of the menu.
	Games games.List
	// Files is where settings and reports are kept.
	Files storage.Files
	// Catalogue is every word that the program says.
	Catalogue *words.Catalogue
	Browser   Browser
	// Program is the file of the program, which is started once more to play the sounds; where it is empty they come from
	// this process.
	Program string
	// Version is the program's own, as it is shown.
	Version string
	// SettingsDir is the folder of the settings; where it is empty none are read or kept.
	SettingsDir string
	// ReportDir is the folder that the report of a failure is written to; where it is empty none is written.
	ReportDir string
	// Lang is the language for this run, whatever the settings say; empty to follow them.
	Lang words.Lang
	// Locales are the names of the system's locales, best first: the first language is taken from them.
	Locales []string
	// Window is how the window opens.
	Window WindowMode
	// Seed makes every match of this run repeatable; nil for true chance.
	Seed *uint64
	// Safe is the safe mode: default settings, which are not kept, no sound, a window.
	Safe bool
	// Open is a match to go on with at once, or to look at where it is over; nil to start with the menu.
	Open *record.Loaded
	// Said is what the menu tells at once, of a file that could not be opened.
	Said []game.Line
	// Now is the system's clock, by which secrets are kept; nil lets time go by ticks.
	Now func() time.Time
	// Log receives what a player need not see; nil for nowhere.
	Log *slog.Logger
}

// keeper keeps the settings of a run.
type keeper struct {
	store *settings.Store
	// forced is whether the window fills the screen by what the command line says for this run alone, own what is kept in
	// its place: the player's first change of the mode ends that.
	forced, own bool
}

// newKeeper keeps settings that were chosen before; those of the stage are what this run begins with.
func newKeeper(st *stage.Stage, store *settings.Store, chosen stage.Settings) *keeper {
	return &keeper{store: store, forced: st.Settings.FullScreen, own: chosen.FullScreen}
}

// save asks for the settings to be kept.
func (k *keeper) save(set stage.Settings) {
	if set.FullScreen != k.forced {
		k.own = k.forced
	} else {
		set.FullScreen = k.own
	}
	k.store.Save(set)
}
