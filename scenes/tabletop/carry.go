package tabletop

import (
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
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
	picks []match.Pick
}

// landed is a card put down: where it lay before, and how far from there, in pixels.
type landed struct {
	home   display.Rect
	dx, dy float64
}

// Carry lets the pointer carry what a control stands for to where it is used.
func (t *Table) Carry(c ui.Control) ui.Control {
	c.Carries = t.Holder.Mine() && !t.Busy()
	return c
}

// Carries reports whether a thing is on its way with the pointer, or back to its place.
func (t *Table) Carries(id match.Pick) bool { return id != "" && t.carry.id == id }

// follow follows the pointer with what it carries; it reports whether something was put down in this tick.
func (c *carry) follow(t *Table, in *input.Frame) bool {
	if id, dx, dy := t.Page.Carried(in); id != "" {
		if c.id != id || c.back {
			*c = carry{id: id, zones: zonesOf(t, id)}
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
	before := t.Moves()
	c.landed = landed{c.home, c.dx, c.dy}
	switch {
	case c.over >= 0:
		t.PutDown(c.zones[c.over].picks)
	case onto == id:
		// It has hardly been moved: that was a press.
		t.act(id)
	case onto != "" && !t.RefuseDrop(id, onto, len(c.zones) > 0):
		// Nothing takes it: a press on it says why.
		t.act(id)
	}
	if t.Moves() > before {
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
func zonesOf(t *Table, id match.Pick) (zones []zone) {
	ch := t.Choice
	add := func(box display.Rect, picks ...match.Pick) {
		if !box.Empty() && !t.log.buries(t, box) && ch.Leads(picks) {
			zones = append(zones, zone{box, picks})
		}
	}
	if at, ok := ch.Step(id); ok && ch.Prompt().Blocked == "" {
		for _, next := range ch.NextOf(append(slices.Clone(ch.Made()[:at]), id)) {
			if c := ui.Find(t.controls, next); c != nil && !ch.OnPanel(next) {
				add(c.Box, id, next)
			}
		}
	}
	if r, ok := t.room.(Dropper); ok {
		r.Drops(id, add)
	}
	return zones
}

// draw moves what is carried to where the pointer has it, over everything else, and lights up what takes it: its
// card, or all that is drawn of it where it is none.
func (c *carry) draw(t *Table, l *display.List) {
	if c.id == "" {
		return
	}
	own := ui.Find(t.controls, c.id)
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
	place := spotOf(t.room, c.id, own.Box)
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
