package tabletop

import (
	"slices"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// snapshot is all of the table's own that controls and texts depend on; while it stays the same, and the game's
// own does, they are not worked out again.
type snapshot struct {
	valid    bool
	match    match.Snapshot
	metrics  theme.Metrics
	prompts  stage.Prompts
	logOpen  bool
	pileOpen bool
	mute     bool
	toggles  bool
	odds     stage.Odds
	refused  string
	// course and surprise are what may be said over the table, beside what answers.
	course   *lessons.Course
	free     bool
	surprise *lessons.Surprise
}

// snapshotOf is the present moment of a table.
func snapshotOf(t *Table) snapshot {
	set := &t.Stage.Settings
	return snapshot{
		valid: true, match: t.Snapshot(), metrics: t.Stage.Metrics, prompts: t.Stage.Prompts(), logOpen: t.LogOpen,
		pileOpen: t.PileOpen, mute: set.Mute, toggles: set.PeekToggle, odds: set.Odds, refused: t.Page.Refusal(),
		course: t.Lesson.Course, free: t.Lesson.Course != nil && t.Lesson.Course.Free(), surprise: t.surprise.shown,
	}
}

// prepare works out layout, question and controls, where anything that they depend on has changed.
func (t *Table) prepare() {
	t.Answer.Expire()
	changed := overlays(t.room).Changed()
	now := snapshotOf(t)
	if now == t.moment && !changed {
		return
	}
	if now.match.Lang != t.moment.match.Lang {
		t.Rename()
	}
	t.moment = now
	t.Speech = t.lane.high(t)
	layOut(t)
	t.Ask()
	t.controls = t.Panel.controls(t, t.controls[:0])
	t.Stage.Redraw()
}

// controls lists what can be pressed, in reading order.
func (p *Panel) controls(t *Table, cs []ui.Control) []ui.Control {
	if t.reel != nil {
		return t.BarControls(t.log.control(t, t.reel.reelControls(cs)), true)
	}
	cs = slices.DeleteFunc(t.room.Controls(cs), func(c ui.Control) bool { return t.log.buries(t, c.Box) })
	t.log.cover(t, cs)
	others := len(cs)
	cs = hintButton(t, p.link(t, p.answers(t, cs, t.room.Frame(), t.Choice.Prompt())))
	p.bare = len(cs) == others
	p.head = p.headline(t)
	p.markSecret(t, cs)
	t.controls, p.abreast = cs, false
	if p.leavesOut(t) {
		if p.abreast = standsAbreast(t); !p.abreast || p.leavesOut(t) {
			p.abreast = false
			cs = p.more(t, cs)
		}
	}
	cs = t.log.control(t, cs)
	return t.BarControls(cs, true)
}

// answers are the buttons of the panel.
func (p *Panel) answers(t *Table, cs []ui.Control, f *Frame, q *match.Prompt) []ui.Control {
	add := func(b *match.Button, box display.Rect, primary bool) {
		if b.ID == "" {
			return
		}
		cs = append(cs, ui.Control{
			ID: b.ID, Label: b.Label, Why: b.Why, Rule: b.Rule, Key: b.Key, Box: box, Role: display.Button,
			Icon:    display.Icon(b.Icon),
			Primary: primary && !b.Disabled && !b.Calm || b.Loud, Disabled: b.Disabled, Checked: b.Checked,
			Heard: ui.Heard{Hushed: b.Hushed},
		})
	}
	foremost := p.looks(t, q)
	peek := t.Holder.CanPeek() && len(q.Chips) == 0 && !t.Busy() && !foremost
	back := p.backButton(t, q, !peek)
	begin, gap := len(cs), t.Stage.Metrics.U(14)
	second, third := f.Secondary, f.Third
	over := third.Y+third.H <= second.Y
	if over && leastWide(t.Stage, &q.Secondary) > second.W {
		// Without room beside the primary one it stands in the row over it.
		second, third = third.PartLeft((third.W-gap)/2, gap)
	}
	room := third
	if q.Secondary.ID == "" && !over {
		room = display.Rect{X: f.Secondary.X, Y: f.Third.Y, W: f.Third.X + f.Third.W - f.Secondary.X, H: f.Third.H}
	}
	var small display.Rect
	if back.ID != "" {
		// No place of its own is left: it takes the end of its neighbour's, or the beginning of the next one's.
		beside := &second
		if len(q.Chips) > 0 {
			beside = &room
		}
		side := min(beside.H, beside.W*backShare)
		if beside == &second && leastWide(t.Stage, &q.Secondary) > second.W-side-gap {
			small, third = third.PartLeft(side, gap)
		} else {
			small, *beside = beside.CutRight(side)
			beside.W -= gap
		}
	}
	for i := range q.Chips {
		wide := (room.W - gap*float64(len(q.Chips)-1)) / float64(len(q.Chips))
		box := display.Rect{X: room.X + float64(i)*(wide+gap), Y: room.Y, W: wide, H: room.H}
		b := q.Chips[i]
		cs = append(cs, ui.Control{
			ID: b.ID, Label: b.Label, Note: b.Note, Key: b.Key, Box: box, Role: display.Choice, Checked: b.Checked,
		})
	}
	primary := f.Primary
	if f.Fills() && back.ID == "" && q.Secondary.ID == "" {
		primary.W = second.X + second.W - primary.X // Nothing stands beside it.
	}
	first := q.Primary
	if foremost {
		first = peekButton(t)
	}
	add(&first, primary, true)
	if back.ID == "" && !peek && len(q.Chips) == 0 && q.Third.ID == "" && second.Y == third.Y {
		most := f.Third.X + f.Third.W - second.X
		second.W = ButtonWide(t.Stage, &q.Secondary, max(second.W, min(sideWide.In(t.Stage.Metrics), most)), most)
	}
	add(&q.Secondary, second, false)
	add(&back, small, false)
	last := q.Third
	if peek {
		last = peekButton(t)
	}
	if len(q.Chips) == 0 {
		most := third.W
		if !over {
			most = f.Hint.X - gap - third.X
		}
		switch word := (match.Button{Label: last.Label}); {
		case last.Icon != 0 && leastWide(t.Stage, &word) > most:
			// Without room for words the picture says it.
			third.W = min(third.H, most)
		case ButtonWide(t.Stage, &last, 0, most+1) > most:
			// The key is worth more than the picture where there is no room for both.
			last.Icon = 0
			fallthrough
		default:
			third.W = ButtonWide(t.Stage, &last, third.W, most)
		}
		add(&last, third, false)
	}
	if alone := second.Y >= primary.Y+primary.H && len(q.Chips) == 0; alone && len(cs) > begin+1 {
		// Large words in a row of their own do not shrink with long ones in the row under it.
		ui.Alike(t.Stage, cs[begin:begin+1])
		begin++
	}
	ui.Alike(t.Stage, cs[begin:])
	return cs
}

// backButton takes back the last step that was chosen and not yet submitted, where a game has no button for it: it
// stands in the first place that is free, third telling whether that beside the second answer may be. Where none is
// free it is returned, to be put beside an answer.
func (p *Panel) backButton(t *Table, q *match.Prompt, third bool) match.Button {
	if t.Busy() || !t.Holder.Mine() || !t.Choice.Undoable() || reading(t) {
		return match.Button{}
	}
	for _, b := range [...]*match.Button{&q.Primary, &q.Secondary, &q.Third} {
		if b.ID == "back" {
			return match.Button{}
		}
	}
	back := match.Button{ID: "back", Label: t.Say("table.back"), Key: t.Stage.Prompt(input.Cancel)}
	switch {
	case len(q.Chips) > 0:
	case q.Secondary.ID == "":
		q.Secondary = back
		return match.Button{}
	case third && q.Third.ID == "":
		q.Third = back
		return match.Button{}
	}
	back.Icon = match.Icon(display.IconCaretLeft)
	return back
}

// looks reports whether what opens the cards is the button that goes on: nothing can be answered before a look. It
// stays there while it is held down, or it would leave the pointer and close them again.
func (p *Panel) looks(t *Table, q *match.Prompt) bool {
	_, _, down := t.Page.State("peek")
	p.foremost = t.Holder.CanPeek() && (q.Primary.Unseen && !t.Holder.Open() || p.foremost && down)
	return p.foremost
}

// peekButton opens the holder's cards, or closes them.
func peekButton(t *Table) match.Button {
	if t.Holder.Open() {
		return match.Button{ID: "peek", Label: t.Say("table.hide"), Icon: match.Icon(display.IconEyeClosed)}
	}
	return match.Button{ID: "peek", Label: t.Say("table.peek"), Key: t.Stage.HoldPrompt(input.Peek),
		Icon: match.Icon(display.IconEye)}
}

// ButtonWide is how wide a button must be for its words, at least and at most that many pixels.
func ButtonWide(st *stage.Stage, b *match.Button, least, most float64) float64 {
	need := ui.Need(st, &ui.Control{Label: b.Label, Key: b.Key, Icon: display.Icon(b.Icon)}) +
		st.Metrics.U(wideSlack)
	return max(least, min(need, most))
}

// leastWide is how wide a button must be for its words in the smallest letters that a row of buttons has.
func leastWide(st *stage.Stage, b *match.Button) float64 {
	letters := ui.ButtonSize / max(1, st.Metrics.TextScale)
	return ui.Need(st, &ui.Control{Label: b.Label, Icon: display.Icon(b.Icon), Letters: letters})
}

// BarControls appends those of the top bar: they are there at any moment, but for the log after the match, and but
// while a page that a game lays over its table has their room.
func (t *Table) BarControls(cs []ui.Control, log bool) []ui.Control {
	f := t.room.Frame()
	if f.Bar.Empty() {
		return cs
	}
	if log && !t.Lesson.Hides(LogTerm) {
		cs = append(cs, ui.Control{ID: "log", Label: t.Say("table.log"), Key: t.Prompt(input.Log),
			Box: f.Ticker.Around(f.List), Role: display.Button, Icon: display.IconList, Round: true, Quiet: f.List.Empty(),
			Checked: t.LogOpen})
	}
	add := func(i int, id, label, key string, icon display.Icon) {
		cs = append(cs, ui.Control{ID: id, Label: label, Key: key, Box: f.Buttons[i], Role: display.Button, Icon: icon,
			Round: true})
	}
	if t.Desk.Rules != nil {
		add(0, "rules", t.Say("table.rules"), t.Prompt(input.Rules), display.IconBook)
	}
	aloud, icon := "table.sound.on", display.IconSpeaker
	if t.Stage.Settings.Mute {
		aloud, icon = "table.sound.off", display.IconSpeakerOff
	}
	add(1, "mute", t.Say("table.sound"), t.Prompt(input.Mute), icon)
	cs[len(cs)-1].Aloud = t.Say(aloud)
	add(2, "menu", t.Say("table.menu"), t.Stage.MenuPrompt(), display.IconMenu)
	return cs
}
