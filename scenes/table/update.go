package table

import (
	"strings"

	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Update takes a tick, and passes the screen on where the match has come to another part.
func (c *Table) Update(in *input.Frame) stage.Change {
	change := c.tick(in)
	if c.Busy() || !c.Mine() {
		c.choice.quietAt = c.Stage.Tick
	}
	c.Stage.Private = c.Shared() && c.Open()
	if change == stage.Stay() && c.game.Part() != c.shown {
		return c.passOn()
	}
	return change
}

func (c *Table) tick(in *input.Frame) stage.Change {
	c.screen.update(c, in)
	if in.PadLost {
		return stage.Push(newPause(c, pausePadLost))
	}
	if c.show.advance() {
		c.Stage.Redraw()
	}
	if change, done := c.commands(in); done {
		return change
	}
	if c.Busy() {
		return c.hurry(in)
	}
	if change, moved := c.settle(); moved {
		return change
	}
	c.updateHint(in)
	if !c.show.Busy() {
		c.think()
	}
	if c.Busy() {
		return c.hurry(in)
	}
	if c.game.Tick != nil && !c.Stage.Reading {
		c.game.Tick(in)
		if c.Busy() {
			// The press that was in time must not skip what it brought about.
			c.prepare()
			return stage.Stay()
		}
	}
	c.prepare()
	c.aimFocus()
	frame := c.peekless(in)
	frame.Keyboard = in.Keyboard && (c.Mine() || c.ask.Primary.ID != "")
	c.log.steer(c, frame)
	pressed := c.Page.Update(frame, c.Stage, c.controls)
	c.enter(frame)
	if pressed == "" {
		pressed = c.game.Shortcut(frame)
	}
	if pressed == "" {
		pressed = c.digit(frame)
	}
	if pressed == "" && frame.Just.Has(input.Hint) {
		pressed = hintID
	}
	c.game.Follow()
	c.log.update(c, in)
	return c.act(pressed)
}

// peekless is a tick's input without the key that looks at the own hand, where that key presses nothing. It is good until
// the next call.
func (c *Table) peekless(in *input.Frame) *input.Frame {
	c.input = *in
	if c.screen.takesSpace(c) && in.Just.Has(input.Peek) {
		c.input.Just = in.Just.Without(input.Peek).Without(input.Confirm)
	}
	return &c.input
}

// aimFocus gives the focus to what is asked for, once for each question: what the game names, or the primary button,
// or what must be pressed before it.
func (c *Table) aimFocus() {
	asking := c.question()
	if asking == c.asking {
		return
	}
	c.asking = asking
	c.prompt()
	first := ""
	if c.ask.Lead {
		first, _ = c.aims()
	}
	if c.game.Focus != nil && first == "" {
		first = c.game.Focus()
	}
	switch {
	case first != "":
		c.Page.SetFocus(first)
	case c.ask.Primary.Disabled && c.CanPeek() && !c.Open():
		c.Page.SetFocus("peek")
	case c.ask.Primary.Disabled && c.ask.Secondary.ID != "":
		c.Page.SetFocus(c.ask.Secondary.ID)
	default:
		c.Page.SetFocus(c.ask.Primary.ID)
	}
}

// question is what is asked now.
func (c *Table) question() question {
	step := 0
	if c.game.Layers.Step != nil {
		step = c.game.Layers.Step()
	}
	return question{c.decision, c.screen.holder, c.screen.recap != nil, step, c.choice.text}
}

// question tells one question to a person from the next.
type question struct {
	decision int
	holder   game.Seat
	recap    bool
	step     int
	made     string
}

// hurry lets a press bring the show to its end: it does nothing else, unless it is on the bar or opens a page.
func (c *Table) hurry(in *input.Frame) stage.Change {
	c.prepare()
	onBar := (in.Pressed || in.Held || in.Released) && (c.game.Frame().Bar.Contains(in.X, in.Y) || c.onPage(in.X, in.Y))
	if in.AnyPress && !onBar && !in.Just.Has(input.Peek) {
		c.Skip()
		c.prepare()
	}
	frame := *in
	frame.Just, frame.Keyboard = 0, false
	if !onBar {
		frame.Pressed, frame.Released, frame.Held = false, false, false
	}
	pressed := c.Page.Update(&frame, c.Stage, c.controls)
	c.game.Follow()
	c.log.update(c, in)
	switch pressed {
	case "rules", "rule", "log", "mute", "menu":
		return c.act(pressed)
	}
	if pressed != "" && c.page(pressed) != nil {
		return c.act(pressed)
	}
	return stage.Stay()
}

// Skip shows the rest at once, as far as the next thing that waits for a press.
func (c *Table) Skip() {
	c.show.skip()
	c.Stage.Redraw()
}

// commands are the table's keys that work at any moment; the program itself takes those for sound and language.
func (c *Table) commands(in *input.Frame) (stage.Change, bool) {
	switch {
	case in.Just.Has(input.Cancel):
		if c.why != "" {
			c.Unanswer()
			c.Stage.Redraw()
			return stage.Stay(), true
		}
		if c.Back() {
			return stage.Stay(), true
		}
		return c.act("menu"), true
	case in.Just.Has(input.Menu):
		return c.act("menu"), true
	case in.Just.Has(input.Log):
		return c.act("log"), true
	}
	if c.game.Layers.AtOnce != nil {
		if id := c.game.Layers.AtOnce(c.peekless(in)); id != "" {
			return c.act(id), true
		}
	}
	return stage.Stay(), false
}

// page is the scene that an id puts over the table, nil for none.
func (c *Table) page(id string) stage.Scene {
	if c.game.Layers.PageOf == nil {
		return nil
	}
	return c.game.Layers.PageOf(id)
}

// onPage tells whether a point lies on a control that opens a page.
func (c *Table) onPage(x, y float64) bool {
	for i := range c.controls {
		if b := &c.controls[i]; b.Box.Contains(x, y) && c.page(b.ID) != nil {
			return true
		}
	}
	return false
}

// Back undoes the player's own uncommitted step: it tells whether there was one.
func (c *Table) Back() bool {
	if c.screen.recap != nil || c.Busy() || !c.undo() {
		return false
	}
	c.Stage.Play(sound.Back)
	c.Stage.Redraw()
	return true
}

// settle hands the screen over where somebody else is asked in private.
func (c *Table) settle() (stage.Change, bool) {
	if !c.Shared() || !c.Persons.Has(c.asked) || c.game.Part() != c.shown {
		return stage.Stay(), false
	}
	if !c.handed(c.asked) {
		c.EverybodySaw()
		return stage.Stay(), false
	}
	if c.screen.holder == c.asked {
		return stage.Stay(), false
	}
	who := handover.Who{Name: c.Names[c.asked], Seat: c.asked}
	return stage.Push(handover.New(c.Stage, who, lock{c, c.asked}, func() { c.screen.take(c, c.asked) })), true
}

// act does what a press asks for: what every table has, else what the game makes of it.
func (c *Table) act(pressed string) stage.Change {
	if pressed == "" {
		return stage.Stay()
	}
	c.Invalidate()
	if c.hint.told && pressed != logID {
		c.Unanswer()
	}
	if page := c.page(pressed); page != nil {
		return stage.Push(page)
	}
	kind, rest, _ := strings.Cut(pressed, ":")
	switch kind {
	case logID: // A press on what scrolls chooses nothing.
	case "rules", "rule":
		if c.Desk.Rules != nil {
			return stage.Push(c.Desk.Rules(c.Rule()))
		}
	case "menu":
		return stage.Push(newPause(c, pauseAsked))
	case "log":
		c.LogOpen = !c.LogOpen
		c.Resumed()
	case "mute":
		c.Stage.Set(func(s *stage.Settings) { s.Mute = !s.Mute })
	case "recap":
		c.screen.recap = nil
		c.look()
	case "peek":
		c.screen.toggle(c)
	case hintID:
		c.askHint()
	case "pause":
		c.paused = !c.paused
	case "seats":
		return stage.Push(newSeatsPage(c))
	case "back":
		c.Back()
	case "continue":
		c.Skip()
	default:
		if !c.Choose(pressed) {
			c.game.Act(kind, rest)
		}
	}
	return stage.Stay()
}
