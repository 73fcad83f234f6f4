package tabletop

import (
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Score is the scene of the end: who has won and why, every point with its source, counted up line by line, and the
// ways on. A game describes its Sheet.
type Score struct {
	*Table
	// sheet is the last one described, in the reader's words; done reports that all of it has been counted.
	sheet    Sheet
	done     bool
	figures  figures
	farewell farewell
	// place is where the ways on stand. turned reports that the chart is shown in the place of the tableau.
	place  display.Rect
	turned bool
	// brush is that of the frame being drawn.
	brush Brush
	tick  int
	// since is when the scene opened or the count ended: for a while after it, presses that were meant for what was there
	// before do nothing.
	since stage.Moment
	// ignored is when a press last came too early.
	ignored stage.Moment
	made    scoreMoment
	// finale is what comes after the count; ahead leads while it is counted, changes is how often somebody has come to.
	finale  finale
	ahead   game.Seat
	changes int
	// ways are what can be done now, the button that goes on first; tree lays them out.
	ways []ui.Control
	tree layout.Tree
	// line is how many ticks a line takes to be counted, idle for how long computers that play alone have been waited for.
	line, idle int
	// near is the end in large letters.
	near near
}

// scoreMoment is all that the controls depend on.
type scoreMoment struct {
	valid, done, deaf, mute bool
	lang                    words.Lang
	metrics                 theme.Metrics
	prompts                 stage.Prompts
}

// newScore begins to count. Nothing is counted again of a match that was over when it was opened.
func newScore(t *Table) *Score {
	s := &Score{Table: t, since: t.Stage.Moment(), ahead: match.NoSeat, done: t.Old()}
	s.arrange()
	if !s.done && s.lineTicks() == 0 {
		// With animations off nothing is counted, and no button is there for a moment that ends a count.
		s.finish()
		s.arrange()
	}
	return s
}

// Done reports that all has been counted.
func (s *Score) Done() bool { return s.done }

// Resumed has everything laid out anew: size, language or a setting may have changed.
func (s *Score) Resumed() { s.Refit() }

// Refit has everything laid out anew where it lies, also under another scene.
func (s *Score) Refit() {
	s.made = scoreMoment{}
	s.arrange()
}

// Update counts on and waits for a choice.
func (s *Score) Update(in *input.Frame) stage.Change {
	t, frame := s.Table, *in
	if chart := s.chart(); chart != nil && chart.Scroll != nil {
		chart.Scroll(&frame)
	}
	frame = s.near.read(s, &frame)
	switch {
	case t.room.Part() != t.shown:
		return t.passOn()
	case in.Just.Has(input.Cancel) && s.chart() != nil: // A page that was turned is turned back.
		t.Stage.Play(sound.Back)
		return s.press("chart")
	case in.Just.Has(input.Cancel) && t.Desk.Listed:
		t.Stage.Play(sound.Back)
		return stage.Pop()
	case in.Just.Has(input.Cancel), in.Just.Has(input.Menu):
		return t.act("menu")
	}
	s.finale.pass(t.Stage, in.AnyPress && !s.deaf())
	s.count()
	if s.done && s.sheet.Next != "" && t.Seats.Persons.Len() == 0 && !t.Paused() {
		// Computers that play alone go on by themselves after a while.
		if s.idle++; s.idle > t.Stage.Ticks(betweenMS) {
			return s.press("next")
		}
	}
	s.arrange()
	if s.deaf() {
		frame.Just = frame.Just.Without(input.Confirm)
		if s.done && in.AnyPress { // Whoever presses on and on begins no match with it.
			s.ignored = t.Stage.Moment()
		}
	}
	onBar := t.room.Frame().Bar.Contains(in.X, in.Y) && (in.Pressed || in.Released)
	if in.AnyPress && !s.done && !s.deaf() && !onBar {
		way := in.Pressed && s.onWay(in.X, in.Y)
		s.finish()
		s.arrange()
		if !way {
			frame.Just, frame.Pressed = 0, false
		}
	}
	switch pressed := t.Page.Update(&frame, t.Stage, t.controls); pressed {
	case "learned":
		return t.Desk.Learned()
	case "film":
		return stage.Pop()
	case "tomenu":
		return stage.Clear(t.Desk.Menu())
	case "rematch", "swap":
		return stage.Clear(t.Desk.Rematch(pressed == "swap"))
	case "rules", "mute", "menu":
		return t.act(pressed)
	case "watch":
		return stage.Push(t.Desk.Watch(t.Notes(), 0))
	case "why":
		return stage.Push(newWhyPage(t, 0))
	case "fair":
		return stage.Push(t.Desk.Fair())
	case "deals":
		return stage.Push(t.Desk.Deals())
	case "", "all":
		return stage.Stay()
	default:
		return s.press(pressed)
	}
}

// onWay reports whether a point lies on a way on that is there while it is counted: a press on it ends the count and
// goes.
func (s *Score) onWay(x, y float64) bool {
	return slices.ContainsFunc(s.Table.controls, func(c ui.Control) bool {
		return c.Role == display.Button && !c.Primary && !c.Disabled && c.Box.Contains(x, y)
	})
}

// press goes on to the next game, turns the page, or tells the chart of a press on what it has itself.
func (s *Score) press(id string) stage.Change {
	t := s.Table
	switch id {
	case "next":
		t.Skip()
	case "chart":
		s.turned = !s.turned
	}
	if ch := s.sheet.Chart; ch != nil && ch.Press != nil {
		ch.Press(id)
	}
	if t.room.Part() != t.shown {
		return t.passOn()
	}
	s.made = scoreMoment{}
	s.arrange()
	t.Page.SetFocus(id)
	return stage.Stay()
}

// deaf reports whether a press may still belong to what was on the screen before.
func (s *Score) deaf() bool {
	st := s.Table.Stage
	return st.AtLeast(s.since) < stage.TickTime(ScoreGuard) || st.AtLeast(s.ignored) < stage.TickTime(steadyTicks)
}

// early reports whether the scene has only just opened: whatever is pressed may have been there before.
func (s *Score) early() bool { return !s.done && s.deaf() }

// lineMS is how long a line of the score counts at speed 1, in milliseconds, lineTicks at the speed that is set.
func (s *Score) lineMS() float64 { return lineMS * max(1, s.sheet.Pace) }

func (s *Score) lineTicks() int { return s.Table.Stage.Holds(s.lineMS()) }

// count goes on counting by a tick.
func (s *Score) count() {
	if s.done {
		return
	}
	line := s.lineTicks()
	if s.line != line {
		// The speed has changed on the way: what has been counted stays counted.
		s.tick, s.line = s.tick*line/max(1, s.line), line
	}
	if s.tick++; line > 0 && s.tick%line == 0 {
		s.follow()
	}
	s.Table.Stage.Redraw()
	if s.tick >= line*s.sheet.Lines {
		s.finish()
		return
	}
	if s.tick%line == 1 {
		s.Table.Stage.Play(sound.CountStep)
	}
}

// finish shows all points, and who has won.
func (s *Score) finish() {
	s.done = true
	s.since = s.Table.Stage.Moment()
	s.finale.begin(s)
	s.Table.Stage.Play(s.Finale())
}

// Finale tells how it ended: for one person at the table from that person's side.
func (s *Score) Finale() sound.Cue {
	switch won := s.sheet.Winners; {
	case won != 0 && s.Table.Holder.Alone() && won&s.Table.Seats.Persons == 0:
		return sound.Lose
	case won.Len() != 1 && !s.sheet.Allied:
		return sound.Tie
	}
	return sound.Win
}

// Counted is how many of a line's points have been counted, and whether the line has begun. All seats' points rise
// alike: who has fewer comes to a stop while the others go on, so that nobody is seen to win before.
func (s *Score) Counted(line, points int) (n int, begun bool) {
	share, begun := s.Share(line)
	most := 0
	for _, counts := range s.sheet.Counts {
		for _, c := range counts {
			if c.Line == line {
				most = max(most, c.Points, -c.Points)
			}
		}
	}
	if most == 0 {
		most = max(points, -points)
	}
	risen := int(float64(most) * share)
	return max(-risen, min(points, risen)), begun
}

// Share is the share of a line that has been counted, and whether the line has begun: with reduced motion all of it,
// then.
func (s *Score) Share(line int) (share float64, begun bool) {
	if s.done {
		return 1, true
	}
	at := s.tick - line*s.lineTicks()
	if s.Table.Stage.Still() {
		at++
	}
	if at <= 0 {
		return 0, false
	}
	return stage.Share(at, s.Table.Stage.Travels(s.lineMS())*3/4), true
}

// Line is the line that is counted now, the last one once all have been.
func (s *Score) Line() int {
	if s.done {
		return s.sheet.Lines - 1
	}
	return min(max(0, s.tick-1)/max(1, s.lineTicks()), s.sheet.Lines-1)
}

// arrange works out layout and controls, where anything that they depend on has changed.
func (s *Score) arrange() {
	t := s.Table
	now := scoreMoment{true, s.done, s.deaf(), t.Stage.Settings.Mute, t.Stage.Lang, t.Stage.Metrics, t.Stage.Prompts()}
	if now == s.made {
		return
	}
	s.made = now
	layOut(t)
	s.compose()
	t.controls = t.BarControls(t.controls[:0], false)
	if ch := s.chart(); ch != nil && ch.Controls != nil {
		t.controls = ch.Controls(t.controls)
	}
	t.controls = append(t.controls, s.ways...)
	for _, control := range t.controls {
		if control.Primary {
			t.Page.SetFocus(control.ID)
		}
	}
	if t.Desk.Menu == nil { // Where no way leads anywhere it is a picture.
		t.controls = t.controls[:0]
	}
	t.Stage.Redraw()
}

// chart is the one that is shown, nil while there is none.
func (s *Score) chart() *Chart {
	if s.done && s.turned {
		return s.sheet.Chart
	}
	return nil
}

// compose works out what stands on the screen, so that a frame only has to draw it.
func (s *Score) compose() {
	s.sheet = s.Table.room.Score(s)
	s.choices()
	f, m := s.Table.room.Frame(), s.Table.Stage.Metrics
	_, room := f.Screen.CutTop(f.Bar.H)
	if !s.near.lay(s) {
		s.layTableau(room)
	}
	for _, id := range inPause { // What has no room is in the pause.
		at := slices.IndexFunc(s.ways, func(c ui.Control) bool { return c.ID == id })
		if last := s.ways[len(s.ways)-1].Box; at > 0 && last.Y+last.H > f.Screen.H {
			s.ways = slices.Delete(s.ways, at, at+1)
			s.layTableau(room)
		}
	}
	if s.sheet.Chart == nil {
		return
	}
	var chart display.Rect
	if s.chart() != nil {
		wide, air := min(room.W-2*m.U(Margin), m.U(chartWide)), m.U(Gap)
		chart = display.Rect{X: (room.W - wide) / 2, Y: room.Y + air, W: wide,
			H: s.place.Y - room.Y - air - 2*max(air, chartAir)}
	}
	s.sheet.Chart.Lay(chart)
}

// layTableau lays out the end and the ways on. What a rival says stands among the reasons where it has no room of its
// own.
func (s *Score) layTableau(room display.Rect) {
	s.farewell = s.Table.remarks.parting(s.Table)
	s.place = s.sheet.Tableau.Lay(room, s.reason())
	if f := &s.farewell; f.text != "" && (f.tree == nil || f.tree.At(f.box).Empty()) {
		f.inReason = true
		s.place = s.sheet.Tableau.Lay(room, s.reason())
	}
	s.layWays(s.place)
}

// reason is why who has won has won, before it how persons have done where the end scrolls, and after it how many hints
// they were given, where the computer played for them, and what a rival says where that has no room of its own.
func (s *Score) reason() string {
	t, text := s.Table, s.sheet.Reason
	if s.Scrolls() {
		text = stage.Sentences(s.sheet.Own, text)
	}
	for seat := range game.Seat(len(s.sheet.Counts)) {
		if t.Seats.EverGiven(seat) {
			text = stage.Sentences(text, t.Played(seat)+".")
		}
		if n := t.Hints(seat); n > 0 {
			text = stage.Sentences(text, t.Say("hint.asked", game.Number(n), game.SeatName(seat)))
		}
	}
	if f := &s.farewell; f.inReason {
		text = stage.Sentences(text, t.Say("cast.says", game.Text(t.Seats.Names[f.seat]), game.Text(f.text)))
	}
	return text
}

// Draw shows who has won and why, and where every point comes from.
func (s *Score) Draw(l *display.List) {
	s.brush = s.Table.Brush(l, s.Table.room.Frame())
	if ch := s.chart(); ch != nil {
		s.brush.Ground()
		ch.Draw(&s.brush)
		s.drawBar(&s.brush)
	} else if s.Scrolls() {
		s.near.draw(s, &s.brush)
	} else {
		s.sheet.Tableau.Draw(&s.brush)
	}
	s.Table.DrawHot(&s.brush)
}

// drawBar draws the bar, with what is asked now in the place of the ticker.
func (s *Score) drawBar(b *Brush) {
	s.Table.drawBar(b, s.sheet.Title, Progress{Words: s.sheet.Note})
	from := len(b.L.Items)
	b.Line(b.F.Ticker, s.sheet.Status, display.SansBold, SmallSize, b.skin.Top.Name, display.Left)
	if len(b.L.Items) > from {
		b.L.Items[from].Role = display.Status
	}
}
