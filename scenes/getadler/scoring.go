package getadler

import (
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// Scoring is the scene of the end of a match: who has won and why, who everybody was, and the story of the seven hours.
type Scoring struct {
	*screen
	table.Score
	// tales are the story, in the language that it was put into words in.
	tales  []tale
	spoken words.Lang
	// page is what stands on the screen, worked out by Compose.
	page scorePage
	// turned tells that the story is shown in the place of the players, where there is no room for both.
	turned bool
	scroll ui.Scroll
	// chosen is the number of the turn that was pressed last, -1 for none.
	chosen int
}

// newScoring opens the scene.
func newScoring(t *screen) *Scoring {
	s := &Scoring{screen: t, chosen: -1}
	s.Start(&t.Controller, s, false)
	return s
}

// hours is the number of hours that were played.
func (s *Scoring) hours() int {
	if len(s.tales) == 0 {
		return 0
	}
	return int(s.tales[len(s.tales)-1].turn.Hour)
}

// Lines is the number of what is told one after another: the characters, and each hour.
func (s *Scoring) Lines() int { return 1 + s.hours() }

// told tells whether a turn has been told so far.
func (s *Scoring) told(i int) bool {
	hour := s.tales[i].turn.Hour
	first, n := i, 0
	for first > 0 && s.tales[first-1].turn.Hour == hour {
		first--
	}
	for first+n < len(s.tales) && s.tales[first+n].turn.Hour == hour {
		n++
	}
	shown, _ := s.Counted(int(hour), n)
	return i-first < shown
}

// Finale tells how it ended: for one person at the table from that person's side.
func (s *Scoring) Finale() sound.Cue {
	if s.Alone() && s.show.Now().Winners&s.Persons == 0 {
		return sound.Lose
	}
	return sound.Win
}

// Resumed has everything laid out anew.
func (s *Scoring) Resumed() {
	s.screen.Resumed()
	s.Score.Resumed()
}

// Update tells on and waits for a choice; a story in words scrolls.
func (s *Scoring) Update(in *input.Frame) stage.Change {
	frame := *in
	if s.Done() {
		s.scrollList(&frame)
	}
	return s.Score.Update(&frame)
}

// Way is nil: nothing follows a match but the common ways on.
func (s *Scoring) Way() *table.Button { return nil }

// Own is what turns the page from the players to the story and back, where both do not stand together, and the turns
// that can be read.
func (s *Scoring) Own(cs []ui.Control) []ui.Control {
	if !s.page.grid.box.Empty() {
		cs = s.readGrid(cs)
	}
	if s.page.together {
		return cs
	}
	label := s.Say("score.getadler.story")
	if s.turned {
		label = s.Say("score.getadler.players")
	}
	return append(cs, ui.Control{ID: "story", Label: label, Box: s.page.turn, Role: display.Button})
}

// Press turns the page, or keeps the turn that was pressed in sight.
func (s *Scoring) Press(id string) {
	if id == "story" {
		s.turned = !s.turned
		s.scroll = ui.Scroll{}
		return
	}
	for i := range s.tales {
		if s.tales[i].id == id {
			s.chosen = i
		}
	}
}

// Draw shows who has won and why, the players, and the story.
func (s *Scoring) Draw(l *display.List) {
	b := s.brush(l)
	b.Ground()
	s.drawHead(&b)
	if s.page.castShown {
		s.drawCast(&b)
	}
	switch {
	case !s.page.grid.box.Empty():
		s.drawGrid(&b)
	case !s.page.list.box.Empty():
		s.drawList(&b)
	}
	b.Bar(s.Say("game.getadler"), s.page.note, s.page.status)
	b.Hot()
}

var (
	_ stage.Scene  = (*Scoring)(nil)
	_ table.Onward = (*Scoring)(nil)
)
