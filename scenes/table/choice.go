package table

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/input"
)

// Pick is one step on the way to a move: the id of the thing, the choice or the button that is pressed for it.
type Pick = string

// choice is what the person asked has chosen of a move and not yet submitted: the beginning of a path. It is the only place
// that says so, in every game.
type choice struct {
	ways []way
	// made are the picks made; so are they with the one that stands until another is made.
	made, so []Pick
	// text are the latter in one string, which tells one choice from another.
	text string
	// offered are the picks that may come next, open those that may be made at any step, in place of another one.
	offered, open []Pick
	// entered is the question in which the keyboard has been led to what there is to pick.
	entered question
	// quietAt is the last tick on which nothing was asked of a person here.
	quietAt int
}

// way is a legal move with a path to it.
type way struct {
	move string
	path []Pick
}

// begin lists the ways of a new decision, if a person owes it; nothing is chosen.
func (ch *choice) begin(g *Description, person bool) {
	ch.ways = ch.ways[:0]
	if person {
		g.Paths(func(move string, path ...Pick) { ch.ways = append(ch.ways, way{move, slices.Clone(path)}) })
	}
	ch.set(g, nil)
}

// set makes these the picks.
func (ch *choice) set(g *Description, made []Pick) {
	ch.made = append(ch.made[:0:0], made...)
	ch.so = ch.made
	ch.offered = ch.nextOf(ch.made)
	if preset := g.preset(ch.made); preset != "" && slices.Contains(ch.offered, preset) {
		ch.so = append(ch.so[:len(ch.so):len(ch.so)], preset)
		ch.offered = append(ch.offered, ch.nextOf(ch.so)...)
	}
	ch.text = strings.Join(ch.so, " ")
	ch.open = ch.open[:0]
	for at := range len(ch.so) + 1 {
		ch.open = append(ch.open, ch.nextOf(ch.so[:at])...)
	}
}

// preset is the pick that stands until another is made.
func (d *Description) preset(made []Pick) Pick {
	if d.Preset == nil {
		return ""
	}
	return d.Preset(made)
}

// nextOf are the picks that may follow some, each once.
func (ch *choice) nextOf(picks []Pick) (next []Pick) {
	for i := range ch.ways {
		p := ch.ways[i].path
		if len(p) > len(picks) && slices.Equal(p[:len(picks)], picks) && !slices.Contains(next, p[len(picks)]) {
			next = append(next, p[len(picks)])
		}
	}
	return next
}

// step is the place in the path that a pick would have: the last one at which it is possible; ok is false for none.
func (ch *choice) step(pick Pick) (at int, ok bool) {
	for at := len(ch.so); at >= 0; at-- {
		if slices.Contains(ch.nextOf(ch.so[:at]), pick) {
			return at, true
		}
	}
	return 0, false
}

// moveOf is the move that a whole path leads to, empty for a beginning.
func (ch *choice) moveOf(path []Pick) string {
	for i := range ch.ways {
		if slices.Equal(ch.ways[i].path, path) {
			return ch.ways[i].move
		}
	}
	return ""
}

// with are the picks once one more has been made. One that was made is let go, and another one at its step takes its place;
// those after it stay where they can.
func (ch *choice) with(g *Description, pick Pick, at int) []Pick {
	head, tail := slices.Clone(ch.so[:at]), ch.so[min(at+1, len(ch.so)):]
	if at >= len(ch.made) || ch.made[at] != pick || g.preset(head) != "" {
		head = append(head, pick)
	}
	for _, later := range tail {
		if longer := append(slices.Clone(head), later); len(ch.nextOf(longer)) > 0 && slices.Contains(ch.nextOf(head), later) {
			head = longer
		}
	}
	return head
}

// Choose takes a press as a pick; it tells whether it was one, or was answered as one.
func (c *Table) Choose(pick Pick) bool {
	g := &c.game
	if !c.Mine() || c.Busy() || c.screen.recap != nil {
		return false
	}
	at, ok := c.choice.step(pick)
	if !ok {
		return c.refusePick(pick)
	}
	if c.ask.Blocked != "" && !c.onPanel(pick) {
		c.Explain(c.ask.Blocked)
		return true
	}
	made := c.choice.with(g, pick, at)
	if err := c.refusal(made); err != nil {
		c.refusePress(err)
		return true
	}
	if move := c.choice.moveOf(made); move != "" {
		if !c.deaf() {
			c.Submit(move)
		}
		return true
	}
	if c.Skin.Pick != sound.NoCue {
		c.Stage.Play(c.Skin.Pick)
	} else {
		c.Stage.Play(sound.Tick)
	}
	c.Unanswer()
	c.choice.set(g, made)
	c.Invalidate()
	return true
}

// refusePick answers a press on what no legal move begins or goes on with.
func (c *Table) refusePick(pick Pick) bool {
	move := c.game.Refused(c.choice.so, pick)
	if move == "" {
		return false
	}
	err := c.session.CheckText(c.asked, move)
	if c.ask.Blocked != "" {
		// What the reason rests on may be in the closed hand.
		c.Explain(c.ask.Blocked)
	} else if err != nil {
		c.refusePress(err)
	}
	return err != nil || c.ask.Blocked != ""
}

// refusal is the reason against all moves that some picks begin, nil where one of them is legal.
func (c *Table) refusal(made []Pick) (err error) {
	for i := range c.choice.ways {
		w := &c.choice.ways[i]
		if len(w.path) < len(made) || !slices.Equal(w.path[:len(made)], made) {
			continue
		}
		if err = c.session.CheckText(c.asked, w.move); err == nil {
			return nil
		}
	}
	return err
}

// refusePress answers a press that is refused, where it must not be heard like any other.
func (c *Table) refusePress(err error) {
	if r, ok := err.(*game.Refusal); ok && c.ask.Hushed {
		c.InformBy(r.Ruling, c.Reader().Say(r.Line))
		return
	}
	c.Refuse(err)
}

// onPanel tells whether a pick is one of the answers in the panel: those say themselves whether they can be pressed.
func (c *Table) onPanel(pick Pick) bool {
	q := c.ask
	return pick == q.Primary.ID || pick == q.Secondary.ID || pick == q.Third.ID ||
		slices.ContainsFunc(q.Chips, func(b Button) bool { return b.ID == pick })
}

// deafTicks is how long a question decides nothing after it has come up, or after what came before was skipped: 250 ms. A
// press that was meant for that decides nothing.
const deafTicks = 15

// deaf tells whether a question has only just come up.
func (c *Table) deaf() bool { return c.Stage.Tick-c.choice.quietAt < deafTicks }

// Made are the picks that the person asked has made and not yet submitted, with the one that stands until another is made.
func (c *Table) Made() []Pick { return c.choice.so }

// Picked tells whether a pick is among them.
func (c *Table) Picked(pick Pick) bool { return slices.Contains(c.choice.so, pick) }

// Offered tells whether a pick may be made now, another one of the same step being made or not.
func (c *Table) Offered(pick Pick) bool {
	if c.ask.Blocked != "" || !c.Mine() || c.Busy() {
		return false
	}
	return slices.Contains(c.choice.open, pick)
}

// Possible tells whether a pick may be made at any step of what is chosen, whatever the panel asks for first.
func (c *Table) Possible(pick Pick) bool { return slices.Contains(c.choice.open, pick) }

// Next tells whether a pick is what comes next.
func (c *Table) Next(pick Pick) bool { return slices.Contains(c.choice.offered, pick) }

// forget lets go of all that was chosen.
func (c *Table) forget() { c.choice.set(&c.game, nil) }

// undo puts away what lies over the table, or lets go of the last pick; it tells whether there was one.
func (c *Table) undo() bool {
	if c.game.Layers.Close != nil && c.game.Layers.Close() {
		return true
	}
	n := len(c.choice.made)
	if n == 0 {
		return false
	}
	c.choice.set(&c.game, c.choice.made[:n-1])
	return true
}

// Undoable tells whether anything is chosen and not yet submitted.
func (c *Table) Undoable() bool {
	if c.game.Layers.Reading != nil && c.game.Layers.Reading() {
		return false
	}
	return len(c.choice.made) > 0
}

// FirstPick is the pick with which a move goes on from what is chosen, as far as it is no answer in the panel: empty for
// none.
func (c *Table) FirstPick(move string) Pick {
	for i := range c.choice.ways {
		if w := &c.choice.ways[i]; w.move == move {
			at := 0
			for at < len(w.path) && at < len(c.choice.so) && w.path[at] == c.choice.so[at] {
				at++
			}
			if at < len(w.path) && !c.onPanel(w.path[at]) {
				return w.path[at]
			}
		}
	}
	return ""
}

// aims are the first and the last control that the next pick is made with, where it is no answer in the panel; empty for
// none.
func (c *Table) aims() (first, last string) {
	if c.ask.Blocked != "" {
		return "", ""
	}
	for i := range c.controls {
		if id := c.controls[i].ID; c.Next(id) && !c.onPanel(id) {
			if last = id; first == "" {
				first = id
			}
		}
	}
	return first, last
}

// enter brings the focus to what there is to pick: the first step with the keyboard leads from the primary button to the
// first of it, or with a step back to the last. From there on every step goes to the neighbour, so that all of the screen can
// be reached.
func (c *Table) enter(in *input.Frame) {
	back := in.Just.Has(input.Left) || in.Just.Has(input.Prev)
	if !back && !in.Just.Has(input.Right) && !in.Just.Has(input.Down) && !in.Just.Has(input.Up) && !in.Just.Has(input.Next) {
		return
	}
	if !c.ask.Primary.Disabled || c.ask.Lead || c.choice.entered == c.asking {
		return
	}
	first, last := c.aims()
	if back {
		first = last
	}
	if first != "" {
		c.choice.entered = c.asking
		c.Page.SetFocus(first)
		c.Stage.Redraw()
	}
}

// digit is what the digit of a tick presses, empty for none.
func (c *Table) digit(in *input.Frame) string {
	for _, r := range in.Runes {
		if n := input.Digit(r); n >= 0 && n < len(c.ask.Digits) && c.ask.Digits[n] != "" {
			return c.ask.Digits[n]
		}
	}
	return ""
}
