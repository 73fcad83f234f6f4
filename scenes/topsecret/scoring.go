package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// scored tells whether a game is over and all of it has been shown.
func (t *screen) scored() bool {
	return t.Ended() && !t.show.Busy() || t.show.Now().Phase == topsecret.PhaseScored && t.show.Gated()
}

// countsFirst tells whether an event must wait until the points of the last game have had the screen: the beginning of
// each game of a series but the first, once.
func (t *screen) countsFirst(e *topsecret.Event) bool {
	if e.Kind != topsecret.GameBegan || e.N < 2 || e.N == t.shown.counted {
		return false
	}
	t.shown.counted = e.N
	return true
}

// Scoring is the scene of the end of a game: the piles are opened and counted. In a series it has the standing and the
// scores over all games as well, and stands between two games.
type Scoring struct {
	*screen
	table.Score
	// history are the scores of the series after each game that is over.
	history history
	// page is what stands on the screen, worked out by Compose.
	page page
	// turned tells that the chart is shown in the place of the count, where there is no room for both.
	turned bool
	// idle is for how long computers that play alone have been waited for.
	idle int
	// figures keeps numbers as they are written.
	figures figures
}

// newScoring opens the scene.
func newScoring(t *screen) *Scoring {
	s := &Scoring{screen: t}
	s.history = historyOf(t.match, s.show.Now().Game)
	s.Start(&t.Controller, s, false)
	return s
}

// The lines that are counted one after another, for all seats at once. A line that nobody has anything in is left out.
const (
	lineSingles = iota
	linePairs
	lineFines
	lineSeries
)

// Lines is the number of lines that are counted.
func (s *Scoring) Lines() int {
	switch v := s.show.Now(); {
	case v.Series:
		return lineSeries + 1
	case v.Called:
		return lineFines + 1
	}
	return linePairs + 1
}

// winners are those of the match, or of the game that was just played.
func (s *Scoring) winners() game.Seats {
	if v := s.show.Now(); !v.Over {
		return v.GameWinners
	}
	return s.show.Now().Winners
}

// Finale tells how it ended: for one person at the table from that person's side.
func (s *Scoring) Finale() sound.Cue {
	winners := s.winners()
	switch {
	case s.Alone() && winners&s.Persons == 0:
		return sound.Lose
	case winners.Len() > 1:
		return sound.Tie
	}
	return sound.Win
}

// Update counts on and waits for a choice. Computers that play alone go on by themselves after a while.
func (s *Scoring) Update(in *input.Frame) stage.Change {
	if s.Done() && s.Way() != nil && s.Persons.Len() == 0 && !s.Paused() {
		if s.idle++; s.idle > s.Stage.Ticks(betweenMS) {
			s.Press("next")
		}
	}
	return s.Score.Update(in)
}

// Way is the way on to the next game of a series.
func (s *Scoring) Way() *table.Button {
	if s.show.Now().Over {
		return nil
	}
	return &table.Button{ID: "next", Label: s.Say("score.topsecret.next"), Key: s.Prompt(input.Confirm)}
}

// Own is what turns the page from the count to the chart and back, where both do not stand side by side.
func (s *Scoring) Own(cs []ui.Control) []ui.Control {
	if !s.show.Now().Series || s.page.beside {
		return cs
	}
	label := s.Say("score.topsecret.toChart")
	if s.turned {
		label = s.Say("score.topsecret.toCount")
	}
	return append(cs, ui.Control{ID: "chart", Label: label, Box: s.page.turn, Role: display.Button})
}

// Press goes on to the next game, or turns the page.
func (s *Scoring) Press(id string) {
	switch id {
	case "next":
		s.Skip()
	case "chart":
		s.turned = !s.turned
	}
}

// Draw shows what was banked and what it comes to, why the winner won, and how the series stands.
func (s *Scoring) Draw(l *display.List) {
	b := s.brush(l)
	b.Ground()
	s.drawHead(&b)
	if !s.page.count.Empty() {
		s.drawCount(&b)
	}
	if !s.page.chart.plate.Empty() {
		s.drawChart(&b)
	}
	b.L.Fill(s.page.strip, theme.CutInk, 0)
	b.bar(s.Say(askKeys[s.show.Now().Phase]))
	b.Hot()
}

var (
	_ stage.Scene  = (*Scoring)(nil)
	_ table.Onward = (*Scoring)(nil)
)
