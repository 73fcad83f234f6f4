package topsecret

import (
	"safehouse/render/display"
	"safehouse/scenes/director"
	"safehouse/scenes/topsecret/layout"
)

// layFrame lays the table out for the frame being drawn: while the boards grow or make way for the hand, they are on
// the way with their cards.
func (t *screen) layFrame(p *picture) {
	t.lay(&t.frame, p)
	now := &t.telling
	tick, playing := t.show.Playing()
	if !playing || !now.sweeping {
		return
	}
	share := director.ChangeShare(tick, t.Stage.Travels)
	if p.open != now.growing {
		// The picture has not landed yet.
		share = 1 - share
	}
	now.ghost = *p
	now.ghost.open = !p.open
	t.lay(&now.from, &now.ghost)
	between(&t.frame, &now.from, share)
}

// between puts boards and what lies around them a share of the way from another layout to their own.
func between(l, from *layout.Layout, share float64) {
	mix := func(r *display.Rect, o display.Rect) {
		if r.Empty() || o.Empty() {
			return
		}
		r.X, r.Y = o.X+(r.X-o.X)*share, o.Y+(r.Y-o.Y)*share
		r.W, r.H = o.W+(r.W-o.W)*share, o.H+(r.H-o.H)*share
	}
	for i := range l.Boards {
		b, o := &l.Boards[i], &from.Boards[i]
		mix(&b.Tab, o.Tab)
		mix(&b.Score, o.Score)
		mix(&b.Box, o.Box)
		mix(&b.Header, o.Header)
		mix(&b.Chip, o.Chip)
		mix(&b.Name, o.Name)
		mix(&b.Mark, o.Mark)
		mix(&b.Safe, o.Safe)
		mix(&b.Up[0], o.Up[0])
		mix(&b.Up[1], o.Up[1])
		mix(&b.Pick, o.Pick)
		mix(&b.Singles, o.Singles)
		mix(&b.Arrow, o.Arrow)
		mix(&b.Pairs, o.Pairs)
		mix(&b.Note, o.Note)
	}
	mix(&l.Discard, from.Discard)
}
