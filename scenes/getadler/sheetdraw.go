package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// Draw shows the side that lies up.
func (s *sheet) Draw(l *display.List) {
	p, m := s.set(), s.st.Metrics
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: display.Lamplight}})
	ui.Line(l, s.st, p.lay.Title, s.st.Say("sheet.title"), display.Plate, table.HeadSize, theme.Lamp, display.Left)
	if n := len(l.Items); n > 0 {
		l.Items[n-1].Role = display.Heading
	}
	l.Fill(p.lay.Page, theme.Cream, m.U(ui.Radius)).Shadow = m.U(10)
	l.Border(p.lay.Page, theme.Lamp, m.U(ui.Radius), max(2, m.U(3)))
	l.Clip(p.lay.Body)
	for i := range p.rows {
		r := &p.rows[i]
		y := p.lay.Body.Y + r.top - s.scroll.Offset
		if y+r.high > p.lay.Body.Y && y < p.lay.Body.Y+p.lay.Body.H {
			s.row(l, &p, r, y)
		}
	}
	l.Unclip()
	s.scroll.Draw(l, s.st, p.lay.Body, p.high)
	s.page.Draw(l, s.st, p.controls)
}

// row draws a row that begins at that height.
func (s *sheet) row(l *display.List, p *sheetPage, r *sheetRow, y float64) {
	m := s.st.Metrics
	at := s.parts(p, r, y)
	thin := max(1, m.U(1.5))
	switch {
	case r.head:
		s.head(l, &at)
	case r.role == getadler.NoRole && r.kind == getadler.NoKind:
		ui.Paragraph(l, s.st, display.Rect{X: p.lay.Body.X, Y: y + s.pad()/2, W: p.lay.Body.W - m.U(noteBar), H: r.high}, r.texts[0],
			display.Sans, table.SmallSize, theme.CreamText, display.Left)
		return
	case r.role != getadler.NoRole:
		l.Card(at.portrait, r.face)
		s.side(l, &at, r)
		for t := range at.traits {
			s.trait(l, at.traits[t], getadler.Trait(t), r, p.lay.Stacked)
		}
	default:
		l.Symbol(middleOf(at.portrait, 0.86), familyIcon(r.kind), theme.LampInk)
		ui.Line(l, s.st, at.note, r.note, display.Plate, noteHead, theme.BusRed, display.Right)
	}
	ui.Line(l, s.st, at.name, r.name, display.Plate, noteHead, theme.LampInk, display.Left)
	top := at.text.Y
	for i, text := range r.texts {
		ink := theme.LampInk
		if i > 0 {
			ink = theme.CreamText
		}
		high := ui.ParagraphHeight(s.st, at.text.W, text, display.Sans, table.SmallSize)
		top += ui.Paragraph(l, s.st, display.Rect{X: at.text.X, Y: top, W: at.text.W, H: high + 1}, text, display.Sans, table.SmallSize, ink, display.Left)
	}
	l.Fill(display.Rect{X: p.lay.Body.X, Y: y + r.high - thin, W: p.lay.Body.W - m.U(noteBar), H: thin}, theme.CreamText.Alpha(0.35), 0)
}

// head names the characteristics over their columns.
func (s *sheet) head(l *display.List, at *sheetParts) {
	for t := range getadler.Trait(getadler.Traits) {
		sign, word := at.traits[t].CutLeft(s.line())
		l.Symbol(middleOf(sign, 0.86), traitIcons[t], theme.LampInk)
		_, word = word.CutLeft(s.pad() / 2)
		ui.Line(l, s.st, word, s.st.Say(t.Key()), display.Plate, noteHead, theme.LampInk, display.Left)
	}
}

// side says whose side a character is on, by sign and word.
func (s *sheet) side(l *display.List, at *sheetParts, r *sheetRow) {
	icon, ink := display.IconHero, theme.TagBlue
	if r.role.Villain() {
		icon, ink = display.IconMask, theme.BusRed
	}
	sign, word := at.note.CutLeft(at.note.H)
	l.Symbol(middleOf(sign, 0.8), icon, ink)
	_, word = word.CutLeft(s.pad() / 2)
	ui.Line(l, s.st, word, r.note, display.Sans, table.SmallSize, ink, display.Left)
}

// trait is a colour of a character: a patch and its word, with the sign of the characteristic where no head names it.
func (s *sheet) trait(l *display.List, box display.Rect, t getadler.Trait, r *sheetRow, sign bool) {
	if sign {
		var at display.Rect
		at, box = box.CutLeft(box.H)
		l.Symbol(middleOf(at, 0.8), traitIcons[t], theme.LampInk)
	}
	patch, word := box.CutLeft(box.H * 0.85)
	patch = middleOf(patch, 0.86)
	m := s.st.Metrics
	l.Fill(patch, r.face.Paints[t], m.U(6))
	l.Border(patch, theme.LampInk, m.U(6), max(1.5, m.U(2.5)))
	_, word = word.CutLeft(s.pad() / 2)
	ui.Line(l, s.st, word, r.words[t], display.Sans, table.SmallSize, theme.LampInk, display.Left)
}

// familyIcon is the sign of a family of cards.
func familyIcon(k getadler.Kind) display.Icon {
	switch {
	case k.Document():
		return display.IconEnvelope
	case k.Escape():
		return display.IconFootprints
	}
	return cards.ActionIcon(k)
}
