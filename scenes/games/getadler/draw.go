package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// brush is what every part of the picture draws with.
type brush struct {
	tabletop.Brush
	*questions
	*pictures
	staging
	look *match.View
	// told is how far the match has been told, v the view shown, peak the moment for which the table stops.
	told *match.Telling[picture, getadler.Event]
	v    *getadler.View
	peak tabletop.Peak
	// lay is where things lie in this frame, sprites the cards, on their way where moving says so. Page knows what of it
	// is pointed at; lift is how far the cards of the hand have risen.
	lay     *layout
	sprites []director.Sprite
	moving  bool
	page    *ui.Page
	lift    *[handMost]float64
	// pileOpen reports that the discard pile lies open, heeded is the suspect whose strip is not explained yet.
	pileOpen bool
	heeded   match.Pick
	// controls know what a question is being built of, arrivals which cards are new, book has the notebooks, and lied is
	// where the lies of who is unmasked are written.
	controls *controls
	arrivals *arrivals
	book     *notebook.Notebook
	lied     *[liesTold]string
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
	peak, _ := t.table.Peak()
	var moving bool
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = t.frame.things(t.looks, t.sprites)
	}
	return brush{Brush: t.table.Brush(l, &t.frame.Frame), questions: t.questions, pictures: &t.pictures,
		staging: t.staging, look: &t.table.View, told: &t.show.Telling, v: p, peak: peak, lay: &t.frame,
		sprites: t.sprites, moving: moving, page: &t.table.Page, lift: &t.lift, pileOpen: t.table.PileOpen,
		heeded: t.heeded, controls: &t.controls, arrivals: &t.fresh, book: &t.book, lied: &t.lied}
}

// cards draws every card as it lies in this frame, and what is marked on them.
func (b handBrush) cards() {
	for i := range b.sprites {
		b.Card(&b.sprites[i])
		b.tag(&b.sprites[i])
	}
	if !b.moving {
		b.hand()
	}
}

// mine reports whether a seat is that of the person at the screen.
func (b *brush) mine(seat game.Seat) bool {
	return b.look.Seats.Persons.Has(seat) && b.look.Holder.Seat() == seat
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
	b.L.Clock(b.lay.Clock, designs.DialAt(uint8(b.v.Hour)), b.handAngle(b.v.Hour))
	if b.v.Hour > 0 && !b.lay.Hour.Empty() {
		b.Fit(b.lay.Hour, b.look.Say(getadler.HourKey(b.v.Hour)), display.Marquee, hourSize, theme.Lamp, display.Middle)
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
	b.L.Card(b.lay.Branch, b.card(b.v.Branch)).Shadow = b.M.U(4)
	word, f := b.look.Say("getadler.mission"), display.Plate
	if !b.Fits(word, f, b.lay.Mission.W) {
		f = display.Poster
	}
	b.Fit(b.lay.Mission, word, f, plateSize, theme.Lamp, display.Middle)
}
