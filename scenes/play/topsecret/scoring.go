package topsecret

import (
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/play"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// scored tells whether a game is over and all of it has been shown.
func (t *table) scored() bool {
	return t.Ended() && !t.show.Busy() || t.show.Now().Phase == topsecret.PhaseScored && t.show.Gated()
}

// countsFirst tells whether an event must wait until the points of the last game have had the screen: the beginning of
// each game of a series but the first, once.
func (t *table) countsFirst(e *topsecret.Event) bool {
	if e.Kind != topsecret.GameBegan || e.N < 2 || e.N == t.telling.counted {
		return false
	}
	t.telling.counted = e.N
	return true
}

// Scoring is the scene of the end of a game.
type Scoring struct {
	*table
	play.Score
}

// newScoring opens the scene.
func newScoring(t *table) *Scoring {
	s := &Scoring{table: t}
	s.Start(&t.Controller, s, false)
	return s
}

// Lines is the number of lines that are counted.
func (s *Scoring) Lines() int { return s.show.Now().Seats }

// Compose has nothing to work out.
func (s *Scoring) Compose() {}

// Finale tells how the game ended: for one person at the table from that person's side.
func (s *Scoring) Finale() sound.Cue {
	v := s.show.Now()
	winners := v.GameWinners
	if v.Over {
		winners = v.Winners
	}
	if s.Persons.Len() == 1 && winners&s.Persons == 0 {
		return sound.Lose
	}
	return sound.Win
}

// Draw shows the boards with the points.
func (s *Scoring) Draw(l *display.List) {
	b := s.brush(l)
	b.ground()
	b.boards()
	b.cards()
	b.bar(s.Say("ask.topsecret.over"))
	b.Hot()
}

// Way is the way on to the next game of a series.
func (s *Scoring) Way() *play.Button {
	if s.show.Now().Over {
		return nil
	}
	return &play.Button{ID: "next", Label: s.Say("score.topsecret.next"), Key: s.Say("key.enter")}
}

// Own has nothing yet.
func (s *Scoring) Own(cs []ui.Control) []ui.Control { return cs }

// Press goes on to the next game.
func (s *Scoring) Press(id string) {
	if id == "next" {
		s.Skip()
	}
}

var (
	_ stage.Scene = (*Scoring)(nil)
	_ play.Onward = (*Scoring)(nil)
)
