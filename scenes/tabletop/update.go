package tabletop

import (
	"slices"
	"strings"

	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Update takes a tick, and passes the screen on where the match has come to another part.
func (t *Scene) Update(in *input.Frame) stage.Change {
	offers := t.offers(in)
	change := t.tick(in)
	t.End(offers)
	// What a lesson still has to say comes once the part is there that it is about.
	if change == stage.Stay() && t.room.Part() != t.shown {
		return t.passOn()
	}
	if change == stage.Stay() && t.Match.Learned() {
		return t.Desk.Learned()
	}
	return change
}

// offers reports whether the tick that ends in this one was time for whoever plays: the table was and is on top, in a
// window with the focus, and nothing was shown, told or read on it. What is pressed now, whatever it does, changes
// nothing of it.
func (t *Scene) offers(in *input.Frame) bool {
	before := t.seen
	t.seen = t.Stage.Tick
	return before == t.Stage.Tick-1 && in.Focused && !in.LostFocus && !t.Stage.Reading && !t.Busy() && !reading(t.Table) &&
		!t.Lesson.Tells()
}

func (t *Scene) tick(in *input.Frame) stage.Change {
	_, _, peek := t.Page.State("peek")
	t.Advance(in, peek)
	if in.PadLost {
		return stage.Push(newPause(t.Table, pausePadLost))
	}
	t.surprise.update(t.Table)
	t.remarks.update(t.Table)
	if change, done := t.commands(in); done {
		return change
	}
	switch t.GoOn(in, t.room.Part() == t.shown) {
	case match.Wait:
		return t.hurry(in)
	case match.HandOver:
		return stage.Push(t.handover())
	case match.Moved:
		return stage.Stay()
	}
	t.Panel.aimFocus(t.Table)
	t.Heed(in)
	frame := t.withoutPeekKey(in)
	frame.Keyboard = in.Keyboard && (t.Holder.Mine() || t.Choice.Prompt().Primary.ID != "")
	t.log.steer(t.Table, frame)
	pressed := t.Page.Update(frame, t.Stage, t.controls)
	if t.carry.follow(t.Table, in) {
		return stage.Stay()
	}
	t.Panel.enter(t.Table, frame)
	if pressed == "" {
		pressed = t.room.Shortcut(frame)
	}
	if pressed == "" {
		pressed = t.Panel.digit(t.Table, frame)
	}
	if pressed == "" && frame.Just.Has(input.Hint) {
		pressed = match.HintID
	}
	t.room.Follow()
	t.log.update(t.Table, in)
	return t.act(pressed)
}

// handover is the curtain behind which the screen passes to the person asked.
func (t *Scene) handover() stage.Scene {
	seat := t.Asked()
	who := handover.Who{Name: t.Seats.Names[seat], Seat: seat, Portrait: t.Seats.PortraitID(seat),
		Asked: func() string { return match.Summons(t.Match) },
		News:  func(tell func(string, bool)) { t.News(seat, tell) }}
	if !t.Holder.Had(seat) { // What was promised before the cards is noted once.
		who.Promises = t.Promises
	}
	return handover.New(t.Stage, who, t.LockOf(seat), func() stage.Scene { return newPause(t.Table, pauseCurtain) },
		func(open bool) {
			t.seen = t.Stage.Tick
			t.Take(seat, open)
		})
}

// withoutPeekKey is a tick's input in which the key that looks at the own hand presses nothing, where it is for looking
// only. It is good until the next call.
func (t *Scene) withoutPeekKey(in *input.Frame) *input.Frame {
	t.input = *in
	if t.Holder.PeekTakesSpace() && in.Just.Has(input.Peek) {
		t.input.Just = in.Just.Without(input.Confirm)
	}
	return &t.input
}

// hurry lets a press bring the show to its end: it does nothing else, unless it is on the bar or opens a page.
func (t *Scene) hurry(in *input.Frame) stage.Change {
	t.prepare()
	onBar := (in.Pressed || in.Held || in.Released) && (t.room.Frame().Bar.Contains(in.X, in.Y) || t.onPage(in.X, in.Y))
	if t.wantsSkip(in) && !onBar {
		t.Skip()
		t.prepare()
	}
	frame := *in
	frame.Just, frame.Keyboard = 0, false
	if !onBar {
		frame.Pressed, frame.Released, frame.Held = false, false, false
	}
	pressed := t.Page.Update(&frame, t.Stage, t.controls)
	t.carry.goHome(t.Table)
	t.room.Follow()
	t.log.update(t.Table, in)
	switch pressed {
	case "rules", "rule", "log", shutID, "mute", "menu":
		return t.act(pressed)
	}
	switch {
	case pressed == "":
	case overlays(t.room).PageOf(pressed) != nil:
		return t.act(pressed)
	case t.litToLookUp(pressed):
		t.Skip() // What was told of it has been read.
		t.prepare()
		return t.act(pressed)
	}
	return stage.Stay()
}

// litToLookUp reports that a control is what a lesson speaks of, and only looks something up: no pick of a move.
func (t *Scene) litToLookUp(id string) bool {
	return t.Lesson.Tells() && slices.Contains(t.Lesson.Course.Beat().Lights, id) && !t.Choice.Possible(id)
}

// wantsSkip reports whether a press ends what is shown: at once, but that of a pointer on a result, which keeps it for
// as long as it is held down, and goes on where it was short.
func (t *Scene) wantsSkip(in *input.Frame) bool {
	kept := t.keptSince
	switch t.keptSince = (stage.Moment{}); {
	case in.Just.Has(input.Peek):
		return false
	case t.Gated() && in.Pressed && !in.Brought:
		t.keptSince = t.Stage.Moment()
		return false
	case kept == stage.Moment{}:
	case in.Released:
		return t.Stage.AtMost(kept) <= stage.TickTime(match.HoldTicks)
	case in.Held:
		t.keptSince = kept
	}
	return in.AnyPress
}

// commands are the table's keys that work at any moment; the program itself takes those for sound and language.
func (t *Scene) commands(in *input.Frame) (stage.Change, bool) {
	switch {
	case in.Just.Has(input.Cancel):
		if id, _, _ := t.Page.Carried(in); id != "" {
			t.Page.LetGo()
			return stage.Stay(), true
		}
		t.Page.GoBack(t.controls)
		if t.Answer.Text() != "" {
			t.Answer.Clear()
			t.Stage.Redraw()
			return stage.Stay(), true
		}
		if t.log.atop(t.Table) {
			return t.act(shutID), true
		}
		if t.Back() {
			return stage.Stay(), true
		}
		return t.act("menu"), true
	case in.Just.Has(input.Menu):
		return t.act("menu"), true
	case in.Just.Has(input.Log):
		return t.act("log"), true
	}
	if id := overlays(t.room).AtOnce(t.withoutPeekKey(in)); id != "" {
		return t.act(id), true
	}
	return stage.Stay(), false
}

// onPage reports whether a point lies on a control that opens a page, or is looked up in a lesson.
func (t *Scene) onPage(x, y float64) bool {
	return slices.ContainsFunc(t.controls, func(c ui.Control) bool {
		return c.Box.Contains(x, y) && (overlays(t.room).PageOf(c.ID) != nil || t.litToLookUp(c.ID))
	})
}

// act does what a press asks for: what every table has, else what the game makes of it.
func (t *Table) act(pressed string) stage.Change {
	if pressed == "" {
		return stage.Stay()
	}
	t.Invalidate()
	reads := pressed == logID || pressed == wholeID
	if pressed != "rules" && !reads {
		t.surprise.clear(t)
		t.surprise.next = nil // What waits is about a moment that is over now.
		t.remarks.clear(t)
	}
	if t.Answer.Hint() && !reads {
		t.Answer.Clear()
	}
	page := overlays(t.room).PageOf(pressed)
	if (pressed == "rules" || pressed == "rule") && t.Desk.Rules != nil {
		page = t.Desk.Rules(t.Rule())
	}
	if page != nil {
		t.Holder.Cover() // A hand that lay open between persons is closed when its reader comes back.
		return stage.Push(page)
	}
	if pile, cards := overlays(t.room).Pile(); pressed == pile {
		t.Answer.Clear()
		if t.PileOpen = !t.PileOpen && cards > 0; cards == 0 {
			t.Answer.Inform(t.Say("table.pile.empty"))
		}
		return stage.Stay()
	}
	switch kind, _, _ := strings.Cut(pressed, ":"); kind {
	case logID, "rules", "rule": // A press on what scrolls chooses nothing.
	case "menu":
		return stage.Push(newPause(t, pauseAsked))
	case "log":
		if t.Lesson.Hides(LogTerm) {
			break
		}
		t.LogOpen = !t.LogOpen || t.whole.open
		t.whole.open = false
		t.Resumed()
	case wholeID:
		t.LogOpen = !t.LogOpen || !t.whole.open
		t.whole.open, t.whole.scroll = t.LogOpen, ui.Scroll{}
		t.Resumed()
	case shutID:
		t.LogOpen, t.whole = false, whole{}
		t.Resumed()
	case "mute":
		t.Stage.Set(func(s *stage.Settings) { s.Mute = !s.Mute })
	case "seats":
		return stage.Push(newSeatsPage(aboveOf(t)))
	case "peek", "pause", "back", "continue":
		t.Press(pressed)
	case match.HintID:
		t.LogOpen = false // A hint points at what lies under it.
		t.Press(pressed)
	default:
		if ui.Find(t.controls, pressed) == nil && t.log.atop(t) {
			t.LogOpen = false // A key has picked what lies under it.
		}
		t.Press(pressed)
	}
	return stage.Stay()
}
