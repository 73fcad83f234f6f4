package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// middle is what lies between suspects and hand: clock and piles, or what is built in their place.
func (b *brush) middle() {
	if b.lay.taken() {
		return
	}
	b.clock()
	b.pile(b.lay.Pile, b.v.Pile)
	b.pile(b.lay.Discard, b.v.Discard.Sum())
	b.branch()
}

// clock is the board of the match: its hand stands at the hour, the gate of the arrests is marked on it.
func (b *brush) clock() {
	b.L.Clock(b.lay.Clock, uint8(b.v.Hour), b.t.handAngle(b.v.Hour))
	if b.v.Hour > 0 && !b.lay.Hour.Empty() {
		b.fit(b.lay.Hour, b.t.Say(getadler.HourKey(b.v.Hour)), display.Marquee, hourSize, theme.Lamp, display.Middle)
	}
}

// pile is the place of a pile, marked where no card lies there.
func (b *brush) pile(box display.Rect, cards int) {
	if cards == 0 {
		b.L.Border(box, theme.ControlBorder, box.W*cornerShare, max(1, b.M.U(3)))
	}
}

// branch is the card beside the clock that names what the ultimate mission asks for (G48).
func (b *brush) branch() {
	if b.v.Branch == getadler.NoKind {
		return
	}
	b.L.Card(b.lay.Branch, b.t.card(b.v.Branch)).Shadow = b.M.U(4)
	b.Badge(b.lay.Branch, b.t.Say("getadler.mission"), theme.Lamp, theme.LampInk, 0.5, 0.04)
}
