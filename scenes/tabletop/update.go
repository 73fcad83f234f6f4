package tabletop

import (
	"strings"
	"time"

	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Update takes a tick, and passes the screen on where the match has come to another part.
func (t *Table) Update(in *input.Frame) stage.Change {
	offers := t.offers(in)
	change := t.tick(in)
	if offers {
		t.offered += t.Stage.Lasted()
	}
	if t.Panel.drawIn() {
		t.Stage.Redraw()
	}
	if t.Busy() || !t.Eyes.Mine() {
		t.Choice.quietAt = t.Stage.Moment()
	}
	t.Stage.Private = t.Eyes.Shared() && t.Eyes.Open()
	if change == stage.Stay() && t.lesson.learned() {
		return t.Desk.Learned()
	}
	if change == stage.Stay() && t.game.Part() != t.shown {
		return t.passOn()
	}
	return change
}

// offers reports whether the tick that ends in this one was time for whoever plays: the table was and is on top, in a
// window with the focus, and nothing was shown, told or read on it. What is pressed now, whatever it does, changes
// nothing of it.
func (t *Table) offers(in *input.Frame) bool {
	before := t.seen
	t.seen = t.Stage.Tick
	return before == t.Stage.Tick-1 && in.Focused && !in.LostFocus && !t.Stage.Reading && !t.Busy() && !t.reading() &&
		!t.lesson.tells()
}

// Offered is how long the table has lain open to whoever plays, before this tick: a press that comes in this one was
// made within that time.
func (t *Table) Offered() time.Duration { return t.offered }

func (t *Table) tick(in *input.Frame) stage.Change {
	t.Eyes.update(in)
	if in.PadLost {
		return stage.Push(newPause(t, pausePadLost))
	}
	t.holds = in.Held || in.Down.Has(input.Peek)
	t.brought = false
	if t.show.advance() {
		t.Stage.Redraw()
	}
	t.surprise.update()
	t.remarks.update()
	if change, done := t.commands(in); done {
		return change
	}
	if t.Busy() {
		return t.hurry(in)
	}
	if change, moved := t.settle(); moved {
		return change
	}
	if t.hint.press(in) {
		return stage.Stay()
	}
	t.hint.update(in)
	if t.lesson.update() {
		return t.hurry(in)
	}
	if !t.show.Busy() {
		t.computers.think()
	}
	if t.Busy() {
		return t.hurry(in)
	}
	if t.game.Tick != nil && !t.Stage.Reading {
		t.game.Tick(in)
		if t.Busy() {
			// The press that was in time must not skip what it brought about.
			t.prepare()
			return stage.Stay()
		}
	}
	if move := t.routine(); move != "" {
		t.Submit(move)
		t.prepare()
		return stage.Stay()
	}
	t.prepare()
	t.Panel.aimFocus()
	t.brought = in.Brought // From here on a press alone makes moves.
	frame := t.peekless(in)
	frame.Keyboard = in.Keyboard && (t.Eyes.Mine() || t.Panel.ask.Primary.ID != "")
	t.log.steer(t, frame)
	pressed := t.Page.Update(frame, t.Stage, t.controls)
	if t.carries(in) {
		return stage.Stay()
	}
	t.Choice.enter(frame)
	if pressed == "" {
		pressed = t.game.Shortcut(frame)
	}
	if pressed == "" {
		pressed = t.Choice.digit(frame)
	}
	if pressed == "" && frame.Just.Has(input.Hint) {
		pressed = hintID
	}
	t.game.Follow()
	t.log.update(t, in)
	return t.act(pressed)
}

// peekless is a tick's input in which the key that looks at the own hand presses nothing, where it is for looking only.
// It is good until the next call.
func (t *Table) peekless(in *input.Frame) *input.Frame {
	t.input = *in
	if t.Eyes.takesSpace() && in.Just.Has(input.Peek) {
		t.input.Just = in.Just.Without(input.Confirm)
	}
	return &t.input
}

// aimFocus gives the focus to what is asked for, once for each question: what the game names, or the primary button,
// or what must be pressed before it.
func (p *Panel) aimFocus() {
	asking := p.question()
	if asking == p.asking {
		return
	}
	p.asking = asking
	p.announce()
	first := ""
	if p.ask.Lead {
		first, _ = p.table.Choice.aims()
	}
	if p.table.game.Focus != nil && first == "" {
		first = p.table.game.Focus()
	}
	switch {
	case first != "":
		p.table.Page.SetFocus(first)
	case p.ask.Primary.Disabled && p.table.Eyes.CanPeek() && !p.table.Eyes.Open():
		p.table.Page.SetFocus("peek")
	case p.ask.Primary.Disabled && p.ask.Secondary.ID != "":
		p.table.Page.SetFocus(p.ask.Secondary.ID)
	default:
		p.table.Page.SetFocus(p.ask.Primary.ID)
	}
}

// question is what is asked now.
func (p *Panel) question() question {
	step := 0
	if p.table.game.Layers.Step != nil {
		step = p.table.game.Layers.Step()
	}
	return question{p.table.decision, p.table.Eyes.holder, p.table.PileOpen, step, p.table.Choice.text}
}

// question tells one question to a person from the next.
type question struct {
	decision int
	holder   game.Seat
	pile     bool
	step     int
	made     string
}

// hurry lets a press bring the show to its end: it does nothing else, unless it is on the bar or opens a page.
func (t *Table) hurry(in *input.Frame) stage.Change {
	t.prepare()
	onBar := (in.Pressed || in.Held || in.Released) && (t.game.Frame().Bar.Contains(in.X, in.Y) || t.onPage(in.X, in.Y))
	if t.hurries(in) && !onBar {
		t.Skip()
		t.prepare()
	}
	frame := *in
	frame.Just, frame.Keyboard = 0, false
	if !onBar {
		frame.Pressed, frame.Released, frame.Held = false, false, false
	}
	pressed := t.Page.Update(&frame, t.Stage, t.controls)
	t.carry.goHome(t)
	t.game.Follow()
	t.log.update(t, in)
	switch pressed {
	case "rules", "rule", "log", "mute", "menu":
		return t.act(pressed)
	}
	if pressed != "" && t.page(pressed) != nil {
		return t.act(pressed)
	}
	return stage.Stay()
}

// hurries reports whether a press ends what is shown: at once, but that of a pointer on a result, which keeps it for as
// long as it is held down, and goes on where it was short.
func (t *Table) hurries(in *input.Frame) bool {
	kept := t.keptSince
	switch t.keptSince = (stage.Moment{}); {
	case in.Just.Has(input.Peek):
		return false
	case t.show.Gated() && in.Pressed && !in.Brought:
		t.keptSince = t.Stage.Moment()
		return false
	case kept == stage.Moment{}:
	case in.Released:
		return t.Stage.AtMost(kept) <= stage.TickTime(HoldTicks)
	case in.Held:
		t.keptSince = kept
	}
	return in.AnyPress
}

// Skip shows the rest at once, as far as the next thing that waits for a press.
func (t *Table) Skip() {
	if !t.lesson.goOn() || t.show.Gated() {
		t.show.skip()
	}
	t.Stage.Redraw()
}

// commands are the table's keys that work at any moment; the program itself takes those for sound and language.
func (t *Table) commands(in *input.Frame) (stage.Change, bool) {
	switch {
	case in.Just.Has(input.Cancel):
		if id, _, _ := t.Page.Carried(in); id != "" {
			t.Page.LetGo()
			return stage.Stay(), true
		}
		if t.Answer.text != "" {
			t.Answer.Clear()
			t.Stage.Redraw()
			return stage.Stay(), true
		}
		if t.log.atop(t) {
			return t.act("log"), true
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
	if t.game.Layers.AtOnce != nil {
		if id := t.game.Layers.AtOnce(t.peekless(in)); id != "" {
			return t.act(id), true
		}
	}
	return stage.Stay(), false
}

// page is the scene that an id puts over the table, nil for none.
func (t *Table) page(id string) stage.Scene {
	if t.game.Layers.PageOf == nil {
		return nil
	}
	return t.game.Layers.PageOf(id)
}

// routine is the move that needs no asking, empty for none: whoever wants to confirm every card is asked everything.
func (t *Table) routine() (move string) {
	if t.game.Routine == nil || t.lesson.guides() || !t.Eyes.Alone() || !t.Eyes.Mine() || t.Choice.waits() {
		return ""
	}
	return t.game.Routine()
}

// onPage reports whether a point lies on a control that opens a page.
func (t *Table) onPage(x, y float64) bool {
	for i := range t.controls {
		if b := &t.controls[i]; b.Box.Contains(x, y) && t.page(b.ID) != nil {
			return true
		}
	}
	return false
}

// Back undoes the player's own uncommitted step: it reports whether there was one.
func (t *Table) Back() bool {
	if t.Busy() || !t.Choice.undo() {
		return false
	}
	t.Stage.Play(sound.Back)
	t.Stage.Redraw()
	return true
}

// settle hands the screen over where somebody else is asked in private.
func (t *Table) settle() (stage.Change, bool) {
	if !t.Eyes.Shared() || !t.Seats.Persons.Has(t.asked) || t.game.Part() != t.shown {
		return stage.Stay(), false
	}
	if !t.Eyes.handed(t.asked) {
		t.Eyes.EverybodySaw()
		return stage.Stay(), false
	}
	if t.Eyes.holder == t.asked {
		return stage.Stay(), false
	}
	seat := t.asked
	who := handover.Who{Name: t.Seats.Names[seat], Seat: seat, News: func() []string { return t.Eyes.news(seat) }}
	return stage.Push(handover.New(t.Stage, who, lock{t, seat}, func() stage.Scene { return newPause(t, pauseCurtain) },
		func(open bool) { t.Eyes.take(seat, open) })), true
}

// over puts a page over the table: a hand that lay open between persons is closed when its reader comes back.
func (t *Table) over(page stage.Scene) stage.Change {
	t.Eyes.cover()
	return stage.Push(page)
}

// act does what a press asks for: what every table has, else what the game makes of it.
func (t *Table) act(pressed string) stage.Change {
	if pressed == "" {
		return stage.Stay()
	}
	t.Invalidate()
	if pressed != "rules" && pressed != logID {
		t.surprise.clear()
		t.remarks.clear()
	}
	if t.hint.shown && pressed != logID {
		t.Answer.Clear()
	}
	if page := t.page(pressed); page != nil {
		return t.over(page)
	}
	if pressed == t.game.Layers.Pile {
		t.PileOpen = !t.PileOpen
		t.Answer.Clear()
		return stage.Stay()
	}
	kind, rest, _ := strings.Cut(pressed, ":")
	switch kind {
	case logID: // A press on what scrolls chooses nothing.
	case "rules", "rule":
		if t.Desk.Rules != nil {
			return t.over(t.Desk.Rules(t.Answer.Rule()))
		}
	case "menu":
		return stage.Push(newPause(t, pauseAsked))
	case "log":
		t.LogOpen = !t.LogOpen
		t.Resumed()
	case "mute":
		t.Stage.Set(func(s *stage.Settings) { s.Mute = !s.Mute })
	case "peek":
		if t.brought {
			t.Answer.Explain(t.Say("table.brought"))
			break
		}
		t.Eyes.toggle()
	case hintID:
		t.LogOpen = t.LogOpen && !t.log.atop(t) // A hint points at what lies under it.
		t.hint.ask()
	case "pause":
		t.paused = !t.paused
	case "seats":
		return stage.Push(newSeatsPage(t))
	case "back":
		t.Back()
	case "continue":
		t.Skip()
	default:
		if find(t.controls, pressed) == nil && t.log.atop(t) {
			t.LogOpen = false // A key has picked what lies under it.
		}
		if !t.Choice.Choose(pressed) {
			t.game.Act(kind, rest)
		}
	}
	return stage.Stay()
}
