package topsecret

import (
	"math"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
)

// robbery is what is told of a theft in large letters.
type robbery struct {
	from, by game.Seat
	agent    bool
	points   int
}

func theftOf(e *topsecret.Event) robbery {
	return robbery{from: e.Other, by: e.Seat, agent: e.Card.Kind() == topsecret.Agent, points: int(e.Value)}
}

// title says who steals what, victim from whom.
func (t robbery) title() game.Line {
	if t.agent {
		return game.Say("peak.topsecret.theft.agent", game.SeatName(t.by))
	}
	return game.Say("peak.topsecret.theft", game.SeatName(t.by), game.Number(t.points))
}

func (t robbery) victim() game.Line { return game.Say("peak.topsecret.from", game.SeatName(t.from)) }

// dusk is how far the light has left the table around the boards between which moles steal, 0 to 1. It stays away from
// the first theft of a turn to the last, but for a person who chooses: what happens a moment later changes it once.
func (b *brush) dusk() float64 {
	beat := b.told.Beat()
	dark := func(p *picture) bool { return p.dusk && !b.choosesLoot(p) }
	was, is := dark(&beat.Before), dark(&beat.After)
	tick, playing := b.told.Playing()
	share := 1.0
	if playing {
		share = stage.Share(tick, max(1, b.look.Stage.Fades(duskMS, director.CrossMS)))
	}
	switch {
	case was && is:
		return 1
	case is:
		return share
	case was:
		return 1 - share
	}
	return 0
}

// choosesLoot reports whether a person chooses what a mole steals: the hand has come up for that.
func (b *brush) choosesLoot(p *picture) bool {
	return p.Phase == topsecret.PhaseSteal && b.look.Seats.Persons.Has(p.Thief)
}

// heist is a theft as it is seen: from its mole to the loot that goes home.
type heist struct {
	revealBrush
	// stolen is the theft, of which the picture has come so far, and what is told of it in large letters so far: where the
	// hand lies, once that has sunk. Feet is how old it is.
	stolen      *topsecret.Event
	come, large float64
	feet        int
}

// heist gives the theft that is shown, if there is one.
func (b revealBrush) heist() (h heist, shown bool) {
	beat := b.told.Beat()
	tick, playing := b.told.Playing()
	ramp := max(1, b.look.Stage.Fades(duskMS, director.CrossMS))
	switch {
	case beat.After.held():
		h = heist{b, &beat.After.event, 1, 1, math.MaxInt}
		if playing {
			sinks := 0
			if b.choosesLoot(&beat.Before) && !b.lay.Hand.Empty() {
				sinks = b.look.Stage.Travels(riseMS)
			}
			h.come, h.large, h.feet = stage.Share(tick, ramp), stage.Share(tick-sinks, ramp), tick
		}
	case beat.Before.held() && playing:
		h = heist{b, &beat.Before.event, 1 - stage.Share(tick, ramp), 1 - stage.Share(tick, ramp), math.MaxInt}
	}
	return h, h.come > 0
}

// steal darkens the table around thief and victim, and shows over it how the loot goes from one to the other.
func (b revealBrush) steal() {
	dusk := b.dusk()
	h, shown := b.heist()
	if dusk > 0 {
		var lit [3]display.Rect
		n := 0
		e := &b.told.After().event
		for seat := range game.Seat(b.v.Seats) {
			if seat == e.Seat || seat == e.Other && e.Kind == topsecret.CardStolen {
				lit[n] = b.lay.Boards[seat].Box.Around(b.lay.Boards[seat].Tab).Inset(-b.lay.pad()*0.6 - b.M.U(theftSoft)*0.5)
				n++
			}
		}
		if shown && !b.lay.Hand.Empty() {
			lit[n] = b.lay.Lane
			if own := b.lay.Boards[b.look.Near].Box; !b.lay.Tall && own.X < lit[n].X {
				lit[n].W += lit[n].X - own.X - own.W
				lit[n].X = own.X + own.W
			}
			n++
		}
		for i := range lit[:n] {
			lit[i] = b.toEdges(lit[i])
		}
		b.L.Dusk(b.field(), lit[:n], b.M.U(theftSoft), theme.CutInk.Alpha(theftGloom*dusk))
	}
	if !shown {
		return
	}
	if h.come >= 1 {
		h.places()
		h.trail()
	}
	for i := range b.sprites {
		if s := &b.sprites[i]; b.loot(s) {
			b.Card(s)
		}
	}
	if h.come >= 1 {
		h.hand()
	}
	h.slab()
}

// loot reports whether a card is the one that is held up, or goes home.
func (b *brush) loot(s *director.Sprite) bool {
	before := &b.told.Beat().Before
	return s.At.Zone >= zoneLoot || b.moving && before.held() && s.At == before.event.To
}

// toEdges is a place that is lit, beyond the edges of the table that it comes close to.
func (b revealBrush) toEdges(lit display.Rect) display.Rect {
	field, near := b.field(), b.M.U(theftSoft)
	left, top, right, bottom := lit.X, lit.Y, lit.X+lit.W, lit.Y+lit.H
	if left < field.X+near {
		left = field.X - near
	}
	if top < field.Y+near {
		top = field.Y - near
	}
	if end := field.X + field.W; right > end-near {
		right = end + near
	}
	if end := field.Y + field.H; bottom > end-near {
		bottom = end + near
	}
	return display.Rect{X: left, Y: top, W: right - left, H: bottom - top}
}

// places mark where the loot comes from and where it goes.
func (h *heist) places() {
	line := max(1, h.M.U(3))
	from, _ := h.lay.box(h.stolen.From)
	h.L.Fill(from, theme.Vermilion.Alpha(0.2), from.W*cornerShare)
	h.L.Border(from, theme.VermilionText, from.W*cornerShare, line).Dashed = true
	to, _ := h.lay.box(h.stolen.To)
	h.L.Fill(to, theme.Focus.Alpha(0.5), to.W*cornerShare)
	h.L.Border(to, theme.CutInk, to.W*cornerShare, line).Dashed = true
	h.L.Symbol(to.SquareIn(0.5), display.IconFootprints, theme.CutInk)
}

// trail are the feet on which the loot comes and goes, in its lane only.
func (h *heist) trail() {
	side := footWide.In(h.M)
	x, y := h.lay.Loot.Centre()
	step, feet := 0, [6]display.Rect{}
	for _, place := range [2]game.Place{h.stolen.From, h.stolen.To} {
		at, _ := h.lay.box(place)
		ax, ay := at.Centre()
		far := math.Hypot(ax-x, ay-y)
		for n := range 3 {
			away := h.lay.Loot.W*0.62 + side*(0.4+1.25*float64(n))
			foot := around(x+(ax-x)*away/max(far, 1), y+(ay-y)*away/max(far, 1), side)
			under := !foot.Intersect(h.lay.Loot.Inset(-side * 0.2)).Empty()
			for i := range step { // Where both ways lie close together no foot is set on another.
				under = under || !foot.Intersect(feet[i].Inset(-side*0.06)).Empty()
			}
			if away > far || under || foot.Intersect(h.lay.Lane) != foot || h.feet < step*h.look.Stage.Travels(footMS) {
				continue
			}
			feet[step] = foot
			step++
			h.L.Fill(foot.Inset(-side*0.06), theme.CutPaper, side)
			sign := h.disc(foot, display.IconFootprints, 0.18, theme.Teal, theme.CutPaper)
			if sign.Turn = math.Atan2(ay-y, ax-x) + math.Pi/2; place == h.stolen.From {
				sign.Turn += math.Pi
			}
		}
	}
}

// hand is the hand at the loot.
func (h *heist) hand() {
	side := h.lay.Loot.W * 0.44
	at := display.Rect{X: h.lay.Loot.X + h.lay.Loot.W*1.02, Y: h.lay.Loot.Y + h.lay.Loot.H*0.58}.Square(side)
	h.L.Fill(at.Inset(-side*0.05), theme.CutPaper, side)
	h.disc(at, display.IconTheft, 0.18, theme.Teal, theme.CutPaper)
}

// slab says who steals what from whom.
func (h *heist) slab() {
	box := h.lay.Slab
	if h.large < 1 {
		if h.look.Stage.Still() {
			return
		}
		box.X += (1 - director.Decelerate.At(h.large)) * box.W // From the edge.
	}
	if h.M.Contrast {
		h.L.Fill(box, theme.VermilionText, 0)
	} else {
		h.L.Add(display.Item{Kind: display.Scrap, Box: box, Colour: theme.VermilionText, Rough: h.M.U(5),
			Corners: [4][2]float32{{0, 0.02}, {1, 0}, {1, 1}, {0.006, 0.98}}, Pose: display.Pose{Shadow: h.M.U(8)}})
	}
	if h.large < 1 {
		return
	}
	words := h.notes.thefts.Get(h.look.Stage.Lang, theftOf(h.stolen), h.notes.told)
	in := box.Inset(min(h.M.U(36), box.H*0.12))
	if end := h.lay.Slab.X + h.lay.Slab.W - h.M.U(36); in.X+in.W > end {
		in.W = end - in.X
	}
	// The second line is smaller than the first, and no smaller than what can be read.
	whom, who := in.CutBottom(max(in.H*0.34, h.M.Floor(display.Poster)/0.72))
	h.left(who, words[0])
	whom, _ = whom.CutTop(whom.H * 0.9)
	h.left(whom, words[1])
}

// left is a text at the left of its box, in letters as large as that.
func (h *heist) left(box display.Rect, text string) {
	it := peakBrush{h.brush}.poster(box, text, theme.CutPaper)
	it.Align = display.Left
}

// told writes a theft out.
func (n *notes) told(t robbery) [2]string {
	r := n.look.Reader()
	return [2]string{r.Say(t.title()), r.Say(t.victim())}
}
