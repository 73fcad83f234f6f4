package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// brush is what every part of the picture draws with.
type brush struct {
	tabletop.Brush
	t *screen
	v *getadler.View
	// lay is where things lie in this frame.
	lay *layout
}

// What is drawn of a table, with one brush: suspects, clock and piles; a confrontation; the hand below and the cards;
// and the sheets that lie over them.
type (
	tableBrush struct{ *brush }
	fightBrush struct{ *brush }
	handBrush  struct{ *brush }
	sheetBrush struct{ *brush }
)

func (t *screen) brush(l *display.List) brush {
	p := t.now()
	t.lay(&t.frame, p)
	return brush{Brush: t.table.Brush(l, &t.frame.Frame), t: t, v: p, lay: &t.frame}
}

// cards draws every card as it lies in this frame, and what is marked on them.
func (b handBrush) cards() {
	t := b.t
	var moving bool
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = b.lay.things(t.looks, t.sprites)
	}
	for i := range t.sprites {
		b.Card(&t.sprites[i])
		b.tag(&t.sprites[i])
	}
	if !moving {
		b.hand()
	}
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (b *brush) over() {
	t := b.t
	sheetBrush{b}.iris()
	b.peak()
	sheetBrush{b}.look()
	sheetBrush{b}.meet()
	t.table.DrawPanel(&b.Brush)
	t.table.DrawAsked(&b.Brush, b.lay.Text)
	sheetBrush{b}.builder()
	sheetBrush{b}.discards()
	t.table.DrawLog(&b.Brush)
	t.book.Draw(&b.Brush)
	b.bar(t.ask.Status)
	t.table.DrawHot(&b.Brush)
	handBrush{b}.keys()
}

// bar is the top of the screen, with the hour under the game's name.
func (b *brush) bar(status string) {
	note := ""
	if b.v.Hour > 0 {
		note = b.t.table.Say(getadler.HourKey(b.v.Hour))
	}
	b.t.table.DrawBar(&b.Brush, b.t.table.Say("game.getadler"), note, status)
}

// mine reports whether a seat is that of the person at the screen.
func (b *brush) mine(seat game.Seat) bool {
	return b.t.table.Seats.Persons.Has(seat) && b.t.table.Holder.Seat() == seat
}

// middle is what lies between suspects and hand: clock and piles, or what is built in their place.
func (b tableBrush) middle() {
	if b.lay.taken() {
		return
	}
	b.clock()
	b.pile(b.lay.Pile, b.v.Pile)
	b.pile(b.lay.Discard, b.v.Discard.Sum())
	b.branch()
}

// clock is the board of the match: its hand stands at the hour, the gate of the arrests is marked on it.
func (b tableBrush) clock() {
	b.L.Clock(b.lay.Clock, uint8(b.v.Hour), b.t.handAngle(b.v.Hour))
	if b.v.Hour > 0 && !b.lay.Hour.Empty() {
		b.Fit(b.lay.Hour, b.t.table.Say(getadler.HourKey(b.v.Hour)), display.Marquee, hourSize, theme.Lamp, display.Middle)
	}
}

// pile is the place of a pile, marked where no card lies there.
func (b tableBrush) pile(box display.Rect, cards int) {
	if cards == 0 {
		b.L.Border(box, theme.ControlBorder, box.W*cornerShare, max(1, b.M.U(3)))
	}
}

// branch is the card beside the clock that names what the ultimate mission asks for (G48).
func (b tableBrush) branch() {
	if b.v.Branch == getadler.NoKind {
		return
	}
	b.L.Card(b.lay.Branch, b.t.card(b.v.Branch)).Shadow = b.M.U(4)
	word, f := b.t.table.Say("getadler.mission"), display.Plate
	if !b.Fits(word, f, b.lay.Mission.W) {
		f = display.Poster
	}
	b.Fit(b.lay.Mission, word, f, plateSize, theme.Lamp, display.Middle)
}
