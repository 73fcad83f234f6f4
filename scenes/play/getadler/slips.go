package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// speech is what suspects say to each other: a question with its colour in words, and its answer, which looks the same
// whoever gives it.
func (b *brush) speech() {
	s := &b.t.telling.said
	if s.asker == game.Table || b.t.ask.saying != "" || !b.lay.Builder.Empty() {
		return
	}
	question, reply := b.lay.Speech(int(s.asker), int(s.target))
	b.slip(question, s.asker, b.t.Say("getadler.said", game.SeatName(s.target), game.Word(s.question)), slipSize)
	if !s.answered {
		return
	}
	word := "getadler.no"
	if s.yes {
		word = "getadler.yes"
	}
	b.slip(reply, s.target, b.t.Say(word), sayingSize)
}

// slip is a piece of paper with what a seat says, and its sign.
func (b *brush) slip(box display.Rect, seat game.Seat, text string, size float64) {
	radius := b.M.U(ui.Radius)
	b.L.Fill(box, theme.Cream, radius).Shadow = b.M.U(8)
	b.L.Border(box, theme.SeatColours[seat], radius, max(2, b.M.U(4)))
	inside := box.Inset(max(4, b.M.U(8)))
	side := min(inside.H, max(b.M.U(46), 28))
	sign, words := inside.CutLeft(side)
	b.Chip(display.Rect{X: sign.X, Y: sign.Y + (sign.H-side)/2, W: side, H: side}, seat)
	_, words = words.CutLeft(b.M.U(12))
	high := min(words.H, ui.ParagraphHeight(b.t.Stage, words.W, text, display.SansBold, size))
	words = display.Rect{X: words.X, Y: words.Y + (words.H-high)/2, W: words.W, H: words.H - (words.H-high)/2}
	ui.Paragraph(b.L, b.t.Stage, words, text, display.SansBold, size, theme.LampInk, display.Left)
}

// arrest is what came of an arrest: who was wrong and for whom, or that a villain was found.
func (b *brush) arrest() {
	now := &b.t.telling
	switch {
	case now.accent == getadler.WrongArrest && now.missed:
		for _, seat := range now.wrong {
			box := b.lay.Suspects[seat].Box
			wide := max(3, b.M.U(6))
			b.L.Border(box.Inset(-wide), theme.LampAlert, b.M.U(ui.Radius)+wide, wide)
			b.cuffs(b.lay.Suspects[seat].Card)
		}
		b.stamp(b.t.Say("getadler.verdict.wrong"), 1)
	case now.accent == getadler.RightArrest:
		b.stamp(b.t.Say("getadler.verdict.right"), 2)
	}
}

// cuffs are handcuffs on a suspect's card.
func (b *brush) cuffs(card display.Rect) {
	side := min(card.W, card.H) * cuffsShare
	x, y := card.Centre()
	box := display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
	b.L.Fill(box, theme.Night.Alpha(0.85), side/2)
	b.L.Symbol(box.Inset(side*0.16), display.IconHandcuffs, theme.LampAlert)
}

// stamp is a slip with a verdict, in the middle.
func (b *brush) stamp(title string, tone uint8) {
	h := min(b.lay.Middle.H*0.6, b.M.U(130))
	x, y := b.lay.Middle.Centre()
	box := display.Rect{X: x - h*1.8, Y: y - h/2, W: h * 3.6, H: h}
	b.L.Card(box, display.Face{Design: display.LampSlip, Title: title, Tone: tone}).Shadow = b.M.U(10)
}
