package tabletop_test

import (
	"testing"

	"safehouse/game/record"
)

// promised is the sum of something.
const promised = "f2ca4a19a6a356f7e7746ee9d5ba5f109fd7bcf553e28e91bd511c6b9a9c6ff7"

// writer keeps nothing, and has promised something.
type writer struct{}

func (writer) Note(record.Note) {}
func (writer) Finish()          {}
func (writer) Kept() bool       { return true }
func (writer) Tokens() (promise, seal record.Token) {
	return record.TokenOf(promised), record.Token{}
}

// TestWhatWasPromisedIsNotedOnce: everybody finds the words when the screen comes for the first time, and never after.
func TestWhatWasPromisedIsNotedOnce(t *testing.T) {
	b := bare(t)
	b.desk.Writer = writer{}
	b.play("pp", nil)
	words := record.TokenOf(promised).In(b.Say("token.words")).Words
	for round := range 2 {
		for seat := range 2 {
			b.Wait(60)
			if got := b.shows(words); got != (round == 0) {
				t.Errorf("round %d, seat %d: the words are there: %v", round, seat, got)
			}
			b.press("take")
			b.Wait(60)
			b.press("card:1")
			b.press("pick")
		}
		b.Wait(300)
	}
}
