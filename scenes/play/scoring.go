package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Scoring is the scene of the end: every point with its source, and the ways on.
type Scoring struct {
	*controller
	tally tally
	// since is the tick on which the scene opened or the count ended: for a while after it, presses that were meant for
	// what was there before do nothing.
	since int
	made  scoringMoment
	// sources are the lines of each seat's page, rows their heights in pixels.
	sources [kompromat.Seats][]source
	rows    []float64
}

// tally counts a score up, line after line: a pure function of its tick, that any press brings to its end.
type tally struct {
	tick int
	done bool
}

// scoringMoment is all that the controls depend on.
type scoringMoment struct {
	valid, done, deaf, mute bool
	lang                    words.Lang
	metrics                 theme.Metrics
}

// newScoring opens the scene. Nothing is counted again of a match that was over when it was opened.
func newScoring(t *controller) *Scoring {
	s := &Scoring{controller: t, tally: tally{done: t.old}, since: t.st.Tick}
	s.arrange()
	return s
}

// Title names the game and the score.
func (s *Scoring) Title() string { return s.title() }

// Resumed has everything laid out anew: size, language or a setting may have changed.
func (s *Scoring) Resumed() {
	s.made = scoringMoment{}
	s.arrange()
}

// Update counts on and waits for a choice.
func (s *Scoring) Update(in *input.Frame) stage.Change {
	switch {
	case in.Just.Has(input.Cancel):
		return s.act("menu")
	case in.Just.Has(input.Rules):
		return s.act("rules")
	}
	s.count()
	s.arrange()
	frame := *in
	if s.deaf() {
		frame.Just = frame.Just.Without(input.Confirm)
	}
	onBar := s.layout.Bar.Contains(in.X, in.Y) && (in.Pressed || in.Released)
	if in.AnyPress && !s.tally.done && !s.deaf() && !onBar {
		s.finish()
		s.arrange()
		frame.Just, frame.Pressed = 0, false
	}
	switch pressed := s.page.Update(&frame, s.st, s.controls); pressed {
	case "tomenu":
		return stage.Clear(s.desk.Menu())
	case "rematch", "swap":
		return stage.Clear(s.desk.Rematch(pressed == "swap"))
	case "rules", "mute", "menu":
		return s.act(pressed)
	}
	return stage.Stay()
}

// deaf tells whether a press may still belong to what was on the screen before.
func (s *Scoring) deaf() bool { return s.st.Tick-s.since < deafTicks }

// lineTicks is how long a line of the score counts.
func (s *Scoring) lineTicks() int { return s.st.Ticks(lineMS) }

// count goes on counting by a tick.
func (s *Scoring) count() {
	c := &s.tally
	if c.done {
		return
	}
	c.tick++
	s.st.Redraw()
	line := s.lineTicks()
	if c.tick >= line*sourceCount {
		s.finish()
		return
	}
	if c.tick%line == 1 {
		s.st.Play(sound.TypeKey)
	}
}

// finish shows all points, and who has won.
func (s *Scoring) finish() {
	s.tally.done = true
	s.since = s.st.Tick
	s.finale()
}

// finale tells how the match ended: for one person at the table from that person's side.
func (s *Scoring) finale() {
	v := &s.show.view
	cue := sound.Win
	switch {
	case v.Winner == noSeat:
		cue = sound.Tie
	case s.persons.Len() == 1 && !s.persons.Has(v.Winner):
		cue = sound.Lose
	}
	s.st.Play(cue)
}

// counted is how many of a line's points have been counted, and whether the line has begun.
func (s *Scoring) counted(line, points int) (n int, begun bool) {
	if s.tally.done {
		return points, true
	}
	at := s.tally.tick - line*s.lineTicks()
	if at <= 0 {
		return 0, false
	}
	return min(points, points*at/max(1, s.lineTicks()*3/4)), true
}

// arrange works out layout and controls, where anything that they depend on has changed.
func (s *Scoring) arrange() {
	now := scoringMoment{true, s.tally.done, s.deaf(), s.st.Settings.Mute, s.st.Lang, s.st.Metrics}
	if now == s.made {
		return
	}
	s.made = now
	s.lay(&s.layout, &s.show.view, false)
	s.compose()
	s.controls = s.choices(s.barControls(s.controls[:0], false))
	for _, c := range s.controls {
		if c.Primary {
			s.page.SetFocus(c.ID)
		}
	}
	s.st.Redraw()
}

// choices are what can be done: to end the count, then the ways on.
func (s *Scoring) choices(cs []ui.Control) []ui.Control {
	l := &s.layout
	primary := ui.Control{ID: "rematch", Label: s.say("table.rematch"), Box: l.Primary, Role: display.Button, Primary: true, Disabled: s.deaf()}
	menu := ui.Control{ID: "tomenu", Label: s.say("table.pause.menu"), Box: l.Secondary, Role: display.Button, Disabled: s.deaf()}
	switch {
	case !s.tally.done:
		primary.ID, primary.Label, primary.Key, primary.Disabled = "all", s.say("table.all"), s.say("key.enter"), false
		return append(cs, primary)
	case s.desk.Rematch == nil:
		menu.Box, menu.Primary = l.Primary, true
		return append(cs, menu)
	}
	swap := ui.Control{ID: "swap", Label: s.say("table.swap"), Box: l.Secondary, Role: display.Button, Disabled: s.deaf()}
	swap.Box.W = s.wide(&button{label: swap.Label}, l.Secondary.W, l.Primary.X-l.Panel.X-s.st.Metrics.U(40))
	swap.Box.X = l.Primary.X - (l.Secondary.X - l.Primary.X - l.Primary.W) - swap.Box.W
	return append(cs, swap, primary, menu)
}

// rooms are where the verdict, its reason and the pages stand.
func (s *Scoring) rooms() (head, why display.Rect, pages [kompromat.Seats]display.Rect) {
	m, l := s.st.Metrics, &s.layout
	room := display.Rect{X: m.U(48), Y: l.Bar.H + m.U(18), W: l.Screen.W - m.U(96)}
	room.H = l.Primary.Y - room.Y - m.U(30)
	wide := min(room.W, m.U(2100))
	room.X, room.W = (l.Screen.W-wide)/2, wide
	head, room = room.CutTop(m.Size(display.Typewriter, 64) * 1.35)
	why, room = room.CutTop(m.Size(display.Sans, bodySize) * 1.6)
	gap := m.U(36)
	w := (room.W - gap) / kompromat.Seats
	for seat := range pages {
		pages[seat] = display.Rect{X: room.X + float64(seat)*(w+gap), Y: room.Y, W: w, H: room.H}
	}
	return head, why, pages
}

// Draw shows every point with its source, for both players, and why the winner won.
func (s *Scoring) Draw(l *display.List) {
	b := s.brush(l)
	s.controller.lay(b.lay, b.v, false)
	l.Add(display.Item{Kind: display.Ground, Box: b.lay.Screen, Face: display.Face{Design: display.Desk}})
	head, why, pages := s.rooms()
	if s.tally.done {
		b.line(head, b.verdict(), display.Typewriter, 64, theme.TextColour, display.Middle)
		b.line(why, b.reason(), display.Sans, bodySize, theme.Manila, display.Middle)
	} else {
		b.line(head, s.say("table.counting"), display.Typewriter, 64, theme.Secondary, display.Middle)
	}
	for seat := range game.Seat(kompromat.Seats) {
		s.sheet(&b, pages[seat], seat)
	}
	b.bar(s.say("ask.kompromat.over"))
	s.page.Draw(l, s.st, s.controls)
}

var _ stage.Scene = (*Scoring)(nil)
