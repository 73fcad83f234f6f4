package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// sheetRow is a row of the sheet, set in the reader's language.
type sheetRow struct {
	// top and high are its place in what scrolls, in pixels.
	top, high float64
	// role is the character of the row, face its portrait and words its colours; kind is the card. Without either, the
	// row is the head of the table, or a remark.
	role  getadler.Role
	face  display.Face
	words [getadler.Traits]string
	kind  getadler.Kind
	// name stands at the left with note under it, texts at the right.
	name, note string
	texts      []string
	head       bool
}

// add adds a row under the others.
func (p *sheetPage) add(r sheetRow) {
	r.top = p.high
	p.rows = append(p.rows, r)
	p.high += r.high
}

// unit lengths of the sheet in pixels.
func (s *sheet) pad() float64  { return s.st.Metrics.U(sheetPad) }
func (s *sheet) line() float64 { return s.st.Metrics.Size(display.Plate, noteHead) * noteLine }

// textsHigh is the height of texts one under another.
func (s *sheet) textsHigh(wide float64, texts []string) (high float64) {
	for _, t := range texts {
		high += ui.ParagraphHeight(s.st, wide, t, display.Sans, table.SmallSize)
	}
	return high
}

// setCharacters sets a row for each character in play.
func (s *sheet) setCharacters(p *sheetPage) {
	if !p.lay.Stacked {
		p.add(sheetRow{head: true, high: s.line() + s.pad()})
	}
	reader := s.st.Reader()
	for r := getadler.Adler; int(r) <= s.seats; r++ {
		row := sheetRow{role: r, name: reader.T(r.Key()), note: reader.T(r.SideKey())}
		row.face = display.Face{Design: display.Suspect, Tone: uint8(r), Term: terms[r]}
		for t := range getadler.Trait(getadler.Traits) {
			row.face.Paints[t] = cards.Paints[r.Look(t)]
			row.words[t] = reader.T(getadler.ColourKey(t, r.Look(t)))
		}
		row.texts = []string{reader.T(r.AboutKey())}
		if key := r.AbilityKey(); s.abilities && key != "" {
			row.texts = []string{reader.T(key)}
		}
		parts := s.parts(p, &row, 0)
		row.high = max(parts.text.Y+s.textsHigh(parts.text.W, row.texts), parts.portrait.Y+parts.portrait.H) + s.pad()
		p.add(row)
	}
	s.remark(p, "sheet.chosen.looks")
}

// setCards sets a row for each family of cards, with how many there are at this table.
func (s *sheet) setCards(p *sheetPage) {
	reader := s.st.Reader()
	counts := getadler.CardsOf(s.seats)
	p.add(sheetRow{texts: []string{reader.T("sheet.cards.of", game.Number(counts.Sum()), game.Number(s.seats))}, high: s.line() + s.pad()})
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; {
		row := sheetRow{kind: k, name: reader.T("sheet.family." + k.Family()), texts: []string{reader.T(s.aboutKey(k))}}
		sum := 0
		var split []string
		family := k.Family()
		for ; int(k) <= getadler.Kinds && k.Family() == family; k++ {
			sum += counts[k]
			split = append(split, reader.T("sheet.count.of", game.Word(k.TitleKey()), game.Number(counts[k])))
		}
		row.note = reader.T("sheet.count", game.Number(sum))
		if family == getadler.DocumentRAF.Family() && s.branch != getadler.NoKind {
			row.texts = append(row.texts, reader.T(missionKey(s.seats), s.branch.One()))
		}
		if len(split) > 1 {
			row.texts = append(row.texts, strings.Join(split, " · "))
		}
		parts := s.parts(p, &row, 0)
		row.high = max(parts.text.Y+s.textsHigh(parts.text.W, row.texts), parts.portrait.Y+parts.portrait.H) + s.pad()
		p.add(row)
	}
	s.remark(p, "sheet.chosen.cards")
}

// aboutKey is the key of what a card does: of four players only one can be arrested.
func (s *sheet) aboutKey(k getadler.Kind) string {
	if k == getadler.Arrest && !getadler.InPlay(s.seats).Has(getadler.Collins) {
		return "about.getadler.arrest.four"
	}
	return k.AboutKey()
}

// remark sets what is this program's own choice, at the end.
func (s *sheet) remark(p *sheetPage, key string) {
	row := sheetRow{texts: []string{s.st.Say(key)}}
	row.high = s.textsHigh(p.lay.Body.W-s.st.Metrics.U(noteBar), row.texts) + 2*s.pad()
	p.add(row)
}

// sheetParts is where the parts of a row lie.
type sheetParts struct {
	portrait, name, note, text display.Rect
	traits                     [getadler.Traits]display.Rect
}

// parts places the parts of a row that begins at that height.
func (s *sheet) parts(p *sheetPage, r *sheetRow, y float64) (at sheetParts) {
	m, pad, line := s.st.Metrics, s.pad(), s.line()
	wide := p.lay.Body.W - m.U(noteBar)
	high := max(m.U(sheetPortrait), 1.6*line)
	if r.kind != getadler.NoKind {
		high = 1.3 * line
	}
	x := p.lay.Body.X
	at.portrait = display.Rect{X: x, Y: y + pad/2, W: high * sheetFace, H: high}
	left := at.portrait.W + pad
	if p.lay.Stacked {
		at.name = display.Rect{X: x + left, Y: y + pad/2, W: (wide - left) * 0.62, H: line}
		at.note = display.Rect{X: at.name.X + at.name.W, Y: at.name.Y, W: (wide - left) * 0.38, H: line}
		below := y + pad/2 + max(line, high)
		if r.role != getadler.NoRole || r.head {
			half := (wide - pad) / 2
			for t := range at.traits {
				at.traits[t] = display.Rect{X: x + float64(t%2)*(half+pad), Y: below + float64(t/2)*line, W: half, H: line}
			}
			below += 2 * line
		}
		at.text = display.Rect{X: x, Y: below, W: wide}
		return at
	}
	name := wide*sheetName - left
	at.name = display.Rect{X: x + left, Y: y + pad/2, W: name, H: line}
	at.note = display.Rect{X: x + left, Y: y + pad/2 + line*0.9, W: name, H: line * 0.9}
	if r.kind != getadler.NoKind {
		at.name.W = name * 0.72
		at.note = display.Rect{X: at.name.X + at.name.W, Y: at.name.Y, W: name*0.28 - pad, H: line}
	}
	x += wide * sheetName
	if r.kind == getadler.NoKind {
		for t := range at.traits {
			each := wide * sheetColours[t]
			at.traits[t] = display.Rect{X: x, Y: y + pad/2, W: each - pad, H: line}
			x += each
		}
		x += pad
	}
	at.text = display.Rect{X: x, Y: y + pad/2, W: p.lay.Body.X + wide - x}
	return at
}
