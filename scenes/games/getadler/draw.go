package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/london"
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
	lift    *[getadler.MaxHand]float64
	// pileOpen reports that the discard pile lies open.
	pileOpen bool
	// lesson says what of the table it has not come to yet.
	lesson *match.Lesson
	// controls know what a question is being built of, arrivals which cards are new, book has the notebooks, and lied is
	// where the lies of who is unmasked are written.
	controls *controls
	arrivals *arrivals
	book     *notebook.Notebook
	lied     *[liesTold][3]string
	// found is what is to be seen of who is unmasked.
	found *london.Unmasking
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
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving || t.stillMasked() {
		t.sprites, moving = t.frame.things(t.looks, t.sprites[:0]), false
	}
	return brush{Brush: t.table.Brush(l, &t.frame.Frame), questions: t.questions, pictures: &t.pictures,
		staging: t.staging, look: &t.table.View, told: &t.show.Telling, v: p, peak: peak, lay: &t.frame,
		sprites: t.sprites, moving: moving, page: &t.table.Page, lift: &t.lift, pileOpen: t.table.PileOpen,
		lesson: t.table.Lesson, controls: &t.controls, arrivals: &t.fresh, book: &t.book, lied: &t.lied, found: &t.found}
}

// cards draws all cards as they lie, and what is marked on them: first the tickets, over which cards move.
func (b handBrush) cards() {
	marked := fighting(b.v)
	for i := range b.sprites {
		if !marked && (b.sprites[i].At.Zone < zoneRole || b.sprites[i].At.Zone >= zoneOwn) {
			marked = true
			tableBrush(b).tickets()
		}
		b.Card(&b.sprites[i])
		b.tag(&b.sprites[i])
	}
	if !b.moving {
		b.hand()
	}
}

// strip is the dark at the foot of the screen in which something is asked.
func (b *brush) strip() {
	soft := b.M.U(stripSoft)
	_, room := b.F.Screen.CutTop(b.F.Panel.Y)
	edge := display.Rect{Y: room.Y - soft, W: room.W, H: soft}
	b.L.Fill(edge, theme.Night.Alpha(0), 0).Shade(display.ShadeDown, theme.Night)
	b.L.Fill(room, theme.Night, 0)
}

// mine reports whether a seat is that of the person at the screen.
func (b *brush) mine(seat game.Seat) bool {
	return b.look.Seats.Persons.Has(seat) && b.look.Holder.Seat() == seat
}

// middle is what lies between suspects and hand: clock and piles, the sheet and the notebook, or what is built in their
// place.
func (b tableBrush) middle() {
	if !b.controls.toolsCovered(b.pileOpen, b.v) {
		b.tools()
	}
	if b.lay.taken() {
		return
	}
	b.clock()
	b.pile(b.lay.Pile, b.lay.PileWords, "getadler.pile.short", b.v.Pile)
	b.pile(b.lay.Discard, b.lay.DiscardWords, "getadler.discard.short", b.v.Discard.Sum())
	b.branch()
}

// clock is the board of the match: its hand stands at the hour, the gate of the arrests is marked on it.
func (b tableBrush) clock() {
	box := b.lay.Clock
	if box.Empty() {
		return
	}
	b.L.Glow(box.Inset(-box.W*0.08).Moved(0, box.H*0.07), theme.LampInk.Alpha(0.85))
	b.L.Clock(box, designs.DialAt(uint8(b.v.Hour)), b.handAngle(b.v.Hour))
}

// tools are the reference sheet and the notebook, as they lie there.
func (b tableBrush) tools() {
	keys := b.controls.keys
	if !b.look.Stage.KeyCaps() {
		keys = [2]string{}
	}
	if box := b.lay.Tools[1]; !box.Empty() {
		sheet := b.L.Card(box, display.Face{Design: designs.SheetObject, Title: b.look.Say("sheet.button"),
			Value: keys[1], Tone: uint8(b.v.Seats)})
		sheet.Turn, sheet.Shadow = sheetLean, b.M.U(8)
	}
	if !b.controls.offered() {
		return
	}
	book := b.lay.Tools[0]
	pencil := book
	book.W *= bookShare
	b.L.Glow(book.Inset(-book.H*0.1).Moved(0, book.H*0.06), theme.LampInk.Alpha(0.8))
	b.L.Card(book, display.Face{Design: designs.NotebookObject, Title: b.look.Say("notebook.button"),
		Value: keys[0]}).Turn = bookLean
	_, pencil = pencil.CutLeft(pencil.W * (bookShare + 0.03))
	b.L.Card(pencil.Middle(pencil.W*0.6, pencil.H*0.86), display.Face{Design: designs.PencilObject}).Turn = pencilLean
}

// pile is the place of a pile, with the number of its cards: thick as they are many, or marked where none lies there.
func (b tableBrush) pile(box, words display.Rect, key string, cards int) {
	switch {
	case cards == 0:
		b.L.Border(box, theme.ControlBorder, box.W*cornerShare, max(1, b.M.U(3)))
	case box == b.lay.Pile:
		b.L.Glow(box.Inset(-box.W*0.1).Moved(0, box.H*0.08), theme.LampInk.Alpha(0.8))
		step := max(1, b.M.U(2.4))
		for i := min(cards/3, pileSheets); i > 0; i-- {
			b.L.Fill(box.Moved(0, float64(i)*step), pileEdges[i%2], box.W*cornerShare)
		}
	}
	if words.Empty() {
		return
	}
	word, figure := b.look.Say(key), strconv.Itoa(cards)
	size := max(b.M.Size(display.Plate, b.Lowered(words, plateSize)), b.M.Floor(display.SansBold))
	gap, wide := size*0.35, b.look.Stage.Measure.Width(figure, b.M.Font(display.SansBold), size)
	long := b.look.Stage.Measure.Width(word, b.M.Font(display.Plate), size)
	words = words.Middle(words.W+b.M.U(pileWordsOver), words.H)
	b.shade(words)
	if long+gap+wide > words.W {
		b.Fit(words, figure, display.SansBold, plateSize, theme.Cream, display.Middle)
		return
	}
	first, second := words.Middle(long+gap+wide+1, words.H).CutLeft(long + 1)
	b.L.Text(first, word, b.M.Font(display.Plate), size, theme.Cream, display.Left)
	b.L.Text(second, figure, b.M.Font(display.SansBold), size, theme.Cream, display.Right)
}

// branch is the card beside the clock that names what the ultimate mission asks for (G48).
func (b tableBrush) branch() {
	if b.v.Branch == getadler.NoKind {
		return
	}
	b.L.Card(b.lay.Branch, b.card(b.v.Branch)).Shadow = b.M.U(4)
	if b.lay.Mission.Empty() {
		return
	}
	word, f := b.look.Say("getadler.mission"), display.Plate
	if !b.Fits(word, f, b.lay.Mission.W) {
		f = display.Poster
	}
	b.shade(b.lay.Mission)
	b.Fit(b.lay.Mission, word, f, plateSize, ownInk, display.Middle)
}
