package getadler

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// tag marks a card of the own hand as it lies, also while others move: an arrest that is not open yet, and one that has
// just come to it.
func (b handBrush) tag(s *director.Sprite) {
	seat, ok := getadler.HandOf(s.At)
	if !ok || !b.below(seat) || b.v.Viewer != seat || s.Pose.Squash != 0 || s.Pose.Scale != 0 {
		return
	}
	k, n := heldAt(s.At)
	if k == getadler.NoKind {
		return
	}
	lies := false
	for i := range b.lay.Held {
		if b.risen(i) == s.Pose.Box {
			if lies = !b.look.Choice.Picked(handIDs[i]); !lies {
				return // What is chosen bears its tick alone.
			}
		}
	}
	if !lies {
		return
	}
	// A card that is to be given may be any.
	gives := b.v.ToAct.Has(seat) && prompts[b.v.Phase].primary.id == "give"
	if k == getadler.Arrest && b.v.Hour > 0 && b.v.Hour < getadler.Gate && !b.v.Revealed && !gives {
		b.shut(s.Pose.Box, b.arrivals.isNew(seat, k, n))
	}
	if b.arrivals.isNew(seat, k, n) {
		b.fresh(s.Pose.Box)
	}
}

// fresh marks a card that has just come to the hand.
func (b handBrush) fresh(card display.Rect) {
	b.chipWord(b.freshBox(card), b.look.Say("getadler.new"), display.IconArrow, theme.Focus, theme.LampInk)
}

// freshBox is the place of that mark: at the upper right of the card, beside the picture in its corner. Where its word
// has no room there a sign stands for it.
func (b handBrush) freshBox(card display.Rect) display.Rect {
	text, f := b.look.Say("getadler.new"), display.SansBold
	h := min(markHigh.In(b.M), card.H*0.24)
	w := b.look.Stage.Measure.Width(text, f, max(b.M.Floor(f), h*0.72)) + b.M.U(14)
	if most := card.W * freshShare; w > most || h-b.M.U(4) < b.M.Floor(f) {
		w = h * 1.2
	}
	return display.Rect{X: card.X + card.W - w, Y: card.Y + card.H*0.04, W: w, H: h}
}

// shut greys an arrest before the gate, and says from which hour on it can be played (G6), over its picture.
func (b handBrush) shut(card display.Rect, fresh bool) {
	b.L.Fill(card, theme.Night.Alpha(shutShare), card.W*cornerShare).Disabled = true
	h := max(b.M.Floor(display.SansBold)*1.4, b.M.U(38))
	box := display.Rect{X: card.X + card.W*0.06, Y: card.Y + card.H*0.46 - h, W: card.W * 0.88, H: h}
	if mark := b.freshBox(card); fresh && box.Y < mark.Y+mark.H+1 {
		box.Y, box.H = mark.Y+mark.H+1, max(b.M.Floor(display.SansBold)*shutTight+b.M.U(6), min(h, box.Y+h-mark.Y-mark.H-1))
	}
	text := b.either(box, b.look.Say("getadler.opens", game.Number(getadler.Gate)),
		b.look.Say("getadler.opens.short", game.Number(getadler.Gate)))
	b.chipWord(box, text, display.IconClock, theme.Lamp, theme.LampInk)
}

// digits reports whether the digits that choose cards are shown: for those who play with the keyboard.
func (b handBrush) digits() bool {
	_, keys, _ := b.page.State(b.page.Focused())
	return keys && b.look.Stage.KeyCaps() && slices.ContainsFunc(handIDs, b.look.Choice.Offered)
}

// keys writes on the cards below the digits that choose them, over all cards and over the focus ring.
func (b handBrush) keys() {
	if !b.digits() || b.pileOpen || b.building() || b.book.Shown() {
		return
	}
	if _, moving := b.told.Playing(); moving {
		return
	}
	for i := range b.lay.Held {
		if b.look.Choice.Offered(handIDs[i]) {
			b.keyOf(b.risen(i), i)
		}
	}
}

// capSide is the side of the cap of such a digit.
func (b handBrush) capSide() float64 { return markHigh.In(b.M) * 1.05 }

// keyOf is the digit that chooses a card: on its upper left corner.
func (b handBrush) keyOf(card display.Rect, i int) {
	h := b.capSide()
	cap := display.Rect{X: card.X - h*capOut, Y: card.Y - h*capOut, W: h, H: h}
	b.Plate(cap, b.M.U(5), theme.Cream, theme.LampInk)
	b.Fit(cap, strconv.Itoa(i+1), display.SansBold, tabletop.SmallSize, theme.LampInk, display.Middle)
}
