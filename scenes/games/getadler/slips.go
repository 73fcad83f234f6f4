package getadler

import (
	"strings"

	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/ui"
)

// speech is what suspects say to each other: a question with its colour in words, and its answer, which looks the same
// whoever gives it. It gives where the answer lies, empty for nowhere.
func (b tableBrush) speech() (reply display.Rect) {
	s := &b.told.After().said
	if s.asker == game.Public || b.ask.choices[0].ID != "" || !b.lay.Builder.Empty() {
		return reply
	}
	if _, explained := b.pointedAt(); explained && !b.lay.Slips.Intersect(legendRoom(b.lay)).Empty() {
		return reply // What is read of a suspect lies there; the last question stands in the line at the top too.
	}
	gap := max(6, b.M.U(14))
	said := ""
	if s.answer != "" {
		said = b.look.Say(s.answer)
	}
	if _, reply = b.exchange(s.asker, s.target, s.question, said, gap); said == "" {
		return display.Rect{}
	}
	return reply
}

// exchange are a question, by its message key, and its answer, which may be empty, each in one line where it has room;
// both as they lie.
func (b tableBrush) exchange(asker, target game.Seat, key, said string, gap float64) (question, reply display.Rect) {
	text := b.look.Say("getadler.said", game.SeatName(target), game.Word(key))
	if !b.lay.Suspects[asker].Air.Empty() { // Whom it asks is said in the line at the top.
		text = b.look.Say(key)
	}
	question, reply = b.lay.speech(int(asker), int(target), b.slipWide(text, slipSize), b.slipWide(said, sayingSize), gap)
	question, asks := b.fitted(question, asker, text, slipSize)
	reply, answers := b.fitted(reply, target, said, sayingSize)
	b.slip(question, asker, text, asks)
	if said != "" {
		b.slip(reply, target, said, answers)
	}
	return question, reply
}

// slipWide is the width of a slip whose words stand in one line.
func (b tableBrush) slipWide(text string, size float64) float64 {
	return b.look.Stage.Measure.Width(text, display.SansBold, b.M.Size(display.SansBold, size)) + b.sign() +
		2*b.slipPad() + b.M.U(24)
}

// sign is the side of a seat's sign on a slip, slipPad what a slip leaves free around what stands on it.
func (b tableBrush) sign() float64 { return max(b.M.U(46), 28) }

func (b tableBrush) slipPad() float64 { return max(4, b.M.U(8)) }

// fitted is a slip as long as what stands on it needs, and the size of its letters: as large as they have room there.
func (b tableBrush) fitted(box display.Rect, seat game.Seat, text string, size float64) (display.Rect, float64) {
	font, words := b.slipFont(box, seat, text), b.words(box, seat)
	most := max(size, b.M.Floor(display.SansBold)/b.M.Scale())
	if font == display.Poster {
		most *= signs.NarrowGrows
	}
	size, _ = ui.Shrink(most, min(size, b.M.Floor(font)/b.M.Scale()), func(size float64) bool {
		return ui.ParagraphHeight(b.look.Stage, words.W, text, font, size) <= words.H
	})
	if !b.lay.Suspects[seat].Air.Empty() {
		long := b.look.Stage.Measure.Width(text, b.M.Font(font), b.M.Size(font, size))
		box.W = min(box.W, long+3*b.slipPad())
	}
	return box, size
}

// slipFont sets what a seat says on a slip: narrow beside its head, where there is little room, and where it has no
// room else.
func (b tableBrush) slipFont(slip display.Rect, seat game.Seat, text string) display.Font {
	words := b.words(slip, seat)
	if !b.lay.Suspects[seat].Air.Empty() || ui.ParagraphHeight(b.look.Stage, words.W, text,
		display.SansBold, b.M.Floor(display.SansBold)/b.M.Scale()) > words.H {
		return display.Poster
	}
	return display.SansBold
}

// words is where they stand on a slip, beside the sign of its seat where that is not seen beside it.
func (b tableBrush) words(slip display.Rect, seat game.Seat) display.Rect {
	in := slip.Narrowed(b.slipPad()).Inset(1) // Two lines take all of its height.
	if !b.lay.Suspects[seat].Air.Empty() {
		return in
	}
	_, words := in.PartLeft(min(in.H, b.sign()), b.M.U(12))
	return words
}

// slip is a piece of paper with what a seat says, and its sign. It hangs below its speaker, to whom it points.
func (b tableBrush) slip(box display.Rect, seat game.Seat, text string, size float64) {
	defer b.Explains(len(b.L.Items))
	radius, edge := b.M.U(ui.Radius), max(2, b.M.U(4))
	b.pointer(box, seat)
	paper := b.L.Fill(box, theme.Cream, radius)
	paper.Shadow, paper.Speaks = b.M.U(8), true
	b.L.Border(box, theme.SeatColours[seat], radius, edge)
	sign, words, font := box.Inset(b.slipPad()), b.words(box, seat), b.slipFont(box, seat, text)
	if sign.W = words.X - b.M.U(12) - sign.X; sign.W > 0 {
		b.Chip(sign.Square(sign.W), seat)
	}
	high := ui.ParagraphHeight(b.look.Stage, words.W, text, font, size)
	_, words = words.CutTop(max(0, words.H-high) / 2)
	ui.Paragraph(b.L, b.look.Stage, words, text, font, size, theme.LampInk, display.Left)
}

// pointer is the corner of a slip that reaches to the head of its speaker: down to it, or up to one above it, or aside.
func (b tableBrush) pointer(slip display.Rect, seat game.Seat) {
	side := b.lay.Slips.H * pointerShare
	if !b.lay.opposite(int(seat)) && slip.Y < b.lay.Middle.Y {
		return // It stands far from the one whose hand lies below.
	}
	x := max(slip.X+side, min(b.lay.under(int(seat)), slip.X+slip.W-side))
	at := display.Rect{X: x - side/2, Y: slip.Y + slip.H - side*0.55, W: side, H: side}
	switch p := &b.lay.Suspects[seat]; {
	case !p.Air.Empty():
		at.X, at.Y = slip.X-side*0.45, slip.Y+(slip.H-side)/2
	case p.Card.Y < slip.Y:
		at.Y = slip.Y - side*0.45
	}
	tip := b.L.Fill(at, theme.SeatColours[seat], 0)
	tip.Turn, tip.Shadow = math.Pi/4, b.M.U(8)
}

// arrest is what came of an arrest that was wrong: who was, and for whom.
func (b tableBrush) arrest() {
	now := b.told.After()
	switch {
	case now.kind == getadler.WrongArrest:
		for seat := range now.arrest.out.All() {
			b.around(b.lay.Suspects[seat].Box, theme.LampAlert, max(3, b.M.U(6)))
			b.cuffs(seat)
		}
		b.stamp(b.look.Say("getadler.verdict.wrong"))
	case now.kind == getadler.TurnMissed && now.missed && b.look.Seats.Persons.Has(now.who) && b.look.Busy():
		b.stamp(b.look.Say("getadler.missed.stamp"))
	}
}

// cuffs are handcuffs on a suspect's card, over what is said there of its state.
func (b tableBrush) cuffs(seat game.Seat) {
	lay := &b.lay.Suspects[seat]
	card := lay.Card
	if b.v.Players[seat].Out {
		card.H = min(card.H, lay.State.Y-card.Y)
	}
	side := min(card.W, card.H) * cuffsShare
	if side < b.M.Floor(display.SansBold) {
		return
	}
	box := card.Square(side)
	b.L.Fill(box, theme.Night.Alpha(0.85), side/2)
	b.L.Symbol(box.Inset(side*0.16), display.IconHandcuffs, theme.LampAlert)
}

// stamp is a slip with a bad verdict, in the middle.
func (b *brush) stamp(title string) {
	h := min(b.lay.Middle.H*0.6, b.M.U(130))
	box := b.worded(b.lay.Middle.Middle(h*3.6, h), title, b.lay.Middle.W)
	b.L.Card(box, display.Face{Design: designs.LampSlip, Title: title, Tone: 1}).Shadow = b.M.U(10)
}

// worded is a slip about the same middle, at most that wide, that has room for its words in the smallest letters that
// can be read: in two lines where they need them.
func (b *brush) worded(box display.Rect, title string, most float64) display.Rect {
	least := b.M.Floor(display.SansBold)
	long, high := b.look.Stage.Measure.Width(title, b.M.Font(display.SansBold), least), max(box.H, least*slipLine)
	if long+high*slipFrame > most {
		high = max(high, 2*least*slipLine)
	}
	if high >= 2*least*slipLine {
		long *= slipBroken
	}
	return box.Middle(min(most, max(box.W, long+high*slipFrame)), high)
}

// slipLeastWide is the least width of a slip so high: of words in two lines, or of one word, which is never broken.
func (b *brush) slipLeastWide(title string, high float64) float64 {
	least := b.M.Floor(display.SansBold)
	long := b.look.Stage.Measure.Width(title, b.M.Font(display.SansBold), least)
	if !strings.Contains(title, " ") {
		return long + max(high, least*slipLine)*slipFrame + 1
	}
	return long*slipBroken + max(high, 2*least*slipLine)*slipFrame
}
