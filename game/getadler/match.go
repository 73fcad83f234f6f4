package getadler

import "safehouse/game"

// Match is a running match of GET ADLER!
type Match = game.Match[State, Move, View, Event]

// NewMatch starts a match; the journal may be nil.
func NewMatch(setup game.Setup, j game.Journal) (*Match, error) {
	return game.NewMatch(Rules{}, setup, j)
}

// ResumeMatch starts a match and replays the entries of its record; see game.Resume.
func ResumeMatch(setup game.Setup, entries []game.Entry, j game.Journal) (*Match, error) {
	return game.Resume(Rules{}, setup, entries, j)
}
