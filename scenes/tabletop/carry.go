package tabletop

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// carry is a card on its way with the pointer to where it may be put down. The zero value carries nothing.
type carry struct {
	// id is the control that is carried, or that goes back to its place, empty for none; dx and dy are how far it is from
	// there, in pixels.
	id     string
	dx, dy float64
	back   bool
	// zones are where it may be put down, over the one of them under the pointer, -1 for none.
	zones []zone
	over  int
	// home is the card where it lies when it is not carried, as it was drawn last.
	home display.Rect
	// landed is the card where it has been put down: from there it flies on. It is good until something is shown.
	landed landed
}

// zone is a place that takes what is carried: putting it down there makes picks.
type zone struct {
	box   display.Rect
	picks []Pick
}

// landed is a card put down: where it lay before, and how far from there, in pixels.
type landed struct {
	home   display.Rect
	dx, dy float64
}

// Carry lets the pointer carry what a control stands for to where it is used.
func (ch *Choice) Carry(c ui.Control) ui.Control {
	c.Carries = ch.table.Eyes.Mine() && !ch.table.Busy()
	return c
}

// Carries reports whether a thing is on its way with the pointer, or back to its place.
func (t *Table) Carries(id Pick) bool { return id != "" && t.carry.id == id }

// carries follows the pointer with what it carries; it reports whether something was put down in this tick.
func (t *Table) carries(in *input.Frame) bool {
	c := &t.carry
	if id, dx, dy := t.Page.Carried(in); id != "" {
		if c.id != id || c.back {
			*c = carry{id: id, zones: t.zonesOf(id)}
		}
		if dx != c.dx || dy != c.dy {
			t.Stage.Redraw()
		}
		c.dx, c.dy, c.over = dx, dy, -1
		for i := range c.zones {
			if c.zones[i].box.Contains(in.X, in.Y) {
				c.over = i
			}
		}
		return false
	}
	id, onto := t.Page.Dropped()
	if id == "" || id != c.id {
		c.goHome(t)
		return false
	}
	c.back = true
	before := t.session.Len()
	c.landed = landed{c.home, c.dx, c.dy}
	switch {
	case c.over >= 0:
		t.Choice.putDown(c.zones[c.over].picks)
	case onto == id:
		// It has hardly been moved: that was a press.
		t.act(id)
	case onto != "":
		t.Choice.refuseDrop(id, onto)
	}
	if t.session.Len() > before {
		c.id = ""
	} else {
		c.landed = landed{}
	}
	t.prepare()
	return true
}

// goHome brings what was carried nearer to its place.
func (c *carry) goHome(t *Table) {
	if c.id == "" {
		return
	}
	c.back = true
	c.dx, c.dy = c.dx*homeShare, c.dy*homeShare
	if math.Hypot(c.dx, c.dy) < 1 || t.Stage.Still() {
		c.id = ""
	}
	t.Stage.Redraw()
}

// takeOff has a card that has been put down fly on from there.
func (c *carry) takeOff(board []director.Sprite, journeys []director.Journey) {
	if c.landed == (landed{}) {
		return
	}
	for _, j := range journeys {
		for i := range board {
			pose := &board[i].Pose
			if x, y := pose.Box.Centre(); board[i].At == j.From && c.landed.home.Contains(x, y) {
				pose.Box = pose.Box.Moved(c.landed.dx, c.landed.dy)
			}
		}
	}
	c.landed = landed{}
}

// zonesOf are the places that take a thing: those that can be picked after it, and what the game knows besides.
func (t *Table) zonesOf(id Pick) (zones []zone) {
	ch := &t.Choice
	add := func(box display.Rect, picks ...Pick) {
		if !box.Empty() && !t.buried(box) && ch.leads(picks) {
			zones = append(zones, zone{box, picks})
		}
	}
	if at, ok := ch.step(id); ok && t.Panel.ask.Blocked == "" {
		for _, next := range ch.nextOf(append(ch.so[:at:at], id)) {
			if c := find(t.controls, next); c != nil && !ch.onPanel(next) {
				add(c.Box, id, next)
			}
		}
	}
	if t.game.Drops != nil {
		t.game.Drops(id, add)
	}
	return zones
}

// leads reports whether picks can be made one after another now.
func (ch *Choice) leads(picks []Pick) bool {
	if len(picks) == 0 {
		return false
	}
	at, ok := ch.step(picks[0])
	if !ok {
		return false
	}
	made := ch.so[:at:at]
	for _, pick := range picks {
		made = append(made, pick)
		if len(ch.nextOf(made)) == 0 && ch.moveOf(made) == "" {
			return false
		}
	}
	return true
}

// putDown makes the picks for which something has been put down. A button that would play at once is left to be pressed
// where every choice is confirmed.
func (ch *Choice) putDown(picks []Pick) {
	moves := ch.table.session.Len()
	for i, pick := range picks {
		if ch.table.session.Len() > moves {
			return // What was picked before has played.
		}
		ch.table.prepare()
		if ch.waits() && i > 0 && ch.onPanel(pick) {
			ch.table.Page.SetFocus(pick)
			return
		}
		if !ch.Picked(pick) {
			ch.last = "" // It is no double press.
			ch.Choose(pick)
		}
	}
	if !ch.waits() && ch.table.session.Len() == moves {
		ch.table.prepare()
		if ch.table.Panel.ask.Warn == "" && len(ch.made) == len(ch.so) {
			ch.confirm()
		}
	}
}

// refuseDrop says why a thing cannot be put down where it was.
func (ch *Choice) refuseDrop(id, onto string) {
	t := ch.table
	at, ok := ch.step(id)
	switch {
	case t.Panel.ask.Blocked != "":
		t.Answer.Explain(t.Panel.ask.Blocked)
		return
	case ok:
		if move := t.game.Refused(append(ch.so[:at:at], id), onto); move != "" {
			if err := t.session.CheckText(t.asked, move); err != nil {
				ch.refusePress(err)
				return
			}
		}
	case len(t.carry.zones) == 0:
		// Nothing takes it: a press on it says why.
		t.act(id)
		return
	}
	t.Answer.Explain(t.Say("table.drop.not"))
}

// drawCarried moves what is carried to where the pointer has it, over everything else, and lights up what takes it: its
// card, or all that is drawn of it where it is none.
func (t *Table) drawCarried(l *display.List) {
	c := &t.carry
	if c.id == "" {
		return
	}
	own := find(t.controls, c.id)
	if own == nil {
		return
	}
	if m := t.Stage.Metrics; !c.back {
		for i := range c.zones {
			wide := max(3, m.U(zoneWide))
			if i == c.over {
				wide *= 2
				l.Fill(c.zones[i].box, theme.Focus.Alpha(zoneFill), m.U(ui.Radius))
			}
			l.Border(c.zones[i].box.Inset(-wide/2), theme.Focus, m.U(ui.Radius), wide)
		}
	}
	place := own.Box
	if t.game.Spot != nil {
		if spot := t.game.Spot(c.id); !spot.Empty() {
			place = spot
		}
	}
	card, drawn := -1, len(l.Items)
	for i := range drawn {
		if it := &l.Items[i]; it.Kind == display.CardFace && it.Fade < 1 {
			if x, y := it.Box.Centre(); place.Contains(x, y) {
				card = i
			}
		}
	}
	c.home = place
	for i := range drawn {
		it := l.Items[i]
		switch {
		case card >= 0 && i != card, it.Kind == display.Hot, it.Kind == display.Named, card < 0 &&
			!place.Inset(-1).Covers(it.Box):
			continue
		case card >= 0:
			c.home, it.Shadow = it.Box, t.Stage.Metrics.U(carryShadow)
		}
		l.Items[i].Fade = 1
		it.Box = it.Box.Moved(c.dx, c.dy)
		l.Add(it)
	}
}
