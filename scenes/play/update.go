package play

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/sound"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// update takes a tick, and passes the screen on where the match has come to another part.
func (t *controller) update(in *input.Frame) stage.Change {
	change := t.tick(in)
	if change == stage.Stay() && t.part() != t.shown {
		return t.passOn()
	}
	return change
}

func (t *controller) tick(in *input.Frame) stage.Change {
	t.screen.update(t, in)
	if t.advance() {
		t.st.Redraw()
	}
	if c, done := t.commands(in); done {
		return c
	}
	if t.show.busy() {
		return t.hurry(in)
	}
	if c, moved := t.settle(); moved {
		return c
	}
	t.think()
	if t.show.busy() {
		return t.hurry(in)
	}
	t.prepare()
	t.aimFocus()
	frame := *in
	frame.Keyboard = in.Keyboard && (t.mine() || t.ask.primary.id != "")
	if t.screen.takesSpace(t) {
		frame.Just = frame.Just.Without(input.Peek)
		if in.Just.Has(input.Peek) {
			frame.Just = frame.Just.Without(input.Confirm)
		}
	}
	pressed := t.page.Update(&frame, t.st, t.controls)
	if pressed == "" {
		pressed = t.shortcut(in)
	}
	t.liftFolders()
	t.log.update(t, in)
	return t.act(pressed)
}

// aimFocus gives the focus to what is asked for, once for each question: the primary button, or where a mission is to
// be chosen first the first one that may be.
func (t *controller) aimFocus() {
	asking := t.question()
	if asking == t.asking {
		return
	}
	t.asking = asking
	switch {
	case t.ask.folders != 0:
		t.page.SetFocus(missionIDs[bits.TrailingZeros8(t.ask.folders)])
	case t.ask.primary.disabled && t.canPeek() && !t.open():
		t.page.SetFocus("peek")
	case t.ask.primary.disabled || t.secondSafer():
		t.page.SetFocus(t.ask.secondary.id)
	default:
		t.page.SetFocus(t.ask.primary.id)
	}
}

// secondSafer tells whether the second button is where a careless press does less harm: to stop where a card more is
// shown to go wrong more often than not, to keep a token in the last round.
func (t *controller) secondSafer() bool {
	switch v := &t.own; v.Phase {
	case kompromat.PhaseMore:
		p, ok := risk(v)
		return ok && t.open() && t.showsOdds() && p > riskyPercent
	case kompromat.PhasePerfect:
		return v.Round == kompromat.Rounds && v.Players[t.asked].Tokens < kompromat.TokenLimit-1
	}
	return false
}

// question is what is asked now.
func (t *controller) question() question {
	placing := t.own.Phase == kompromat.PhasePlace && t.looked()
	return question{t.match.Len(), t.screen.holder, t.screen.recap != nil, placing, t.sel.aim}
}

// question tells one question to a person from the next.
type question struct {
	moves   int
	holder  game.Seat
	recap   bool
	placing bool
	aim     kompromat.Item
}

// hurry lets a press bring the show to its end: it does nothing else, unless it is on the bar.
func (t *controller) hurry(in *input.Frame) stage.Change {
	t.prepare()
	onBar := t.layout.Bar.Contains(in.X, in.Y) && (in.Pressed || in.Released)
	if in.AnyPress && !onBar && !in.Just.Has(input.Peek) {
		t.skip()
		t.prepare()
	}
	frame := *in
	frame.Just, frame.Keyboard = 0, false
	if !onBar {
		frame.Pressed, frame.Released, frame.Held = false, false, false
	}
	pressed := t.page.Update(&frame, t.st, t.controls)
	t.liftFolders()
	t.log.update(t, in)
	switch pressed {
	case "rules", "log", "mute", "menu":
		return t.act(pressed)
	}
	return stage.Stay()
}

// commands are the table's keys that work at any moment; the program itself takes those for sound and language.
func (t *controller) commands(in *input.Frame) (stage.Change, bool) {
	switch {
	case in.Just.Has(input.Cancel):
		if t.why != "" {
			t.why, t.good = "", false
			t.st.Redraw()
			return stage.Stay(), true
		}
		if t.back() {
			return stage.Stay(), true
		}
		return t.act("menu"), true
	case in.Just.Has(input.Rules):
		return t.act("rules"), true
	case in.Just.Has(input.Log):
		return t.act("log"), true
	}
	return stage.Stay(), false
}

// back undoes the player's own uncommitted step: it tells whether there was one.
func (t *controller) back() bool {
	if t.screen.recap != nil || t.sel == (selection{}) || t.show.busy() {
		return false
	}
	t.sel = selection{}
	t.st.Play(sound.Back)
	t.st.Redraw()
	return true
}

// settle hands the screen over where somebody else is asked in private.
func (t *controller) settle() (stage.Change, bool) {
	if t.persons.Len() < 2 || !t.persons.Has(t.asked) || t.part() != t.shown {
		return stage.Stay(), false
	}
	if !private(t.own.Phase) {
		t.screen.everybodySaw(t)
		return stage.Stay(), false
	}
	if t.screen.holder == t.asked {
		return stage.Stay(), false
	}
	who := handover.Who{Name: t.names[t.asked], Seat: t.asked}
	return stage.Push(handover.New(t.st, who, func() { t.screen.take(t, t.asked) })), true
}

// liftFolders brings folders up or down by a tick's share.
func (t *controller) liftFolders() {
	step := 1.0
	if ticks := t.st.Ticks(liftMS); ticks > 0 {
		step = 1 / float64(ticks)
	}
	for i := range t.lift {
		goal := 0.0
		hover, focus, _ := t.page.State(missionIDs[i])
		if t.ask.folders>>i&1 != 0 && (hover || focus || int(t.sel.mission) == i+1) {
			goal = 1
		}
		before := t.lift[i]
		switch {
		case before < goal:
			t.lift[i] = min(goal, before+step)
		case before > goal:
			t.lift[i] = max(goal, before-step)
		}
		if t.lift[i] != before {
			t.st.Redraw()
		}
	}
}
