package notebook

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// villains are the characters who may lie.
const villains = getadler.RoleSet(1<<getadler.Adler | 1<<getadler.Collins)

// setSuspects sets a row for each suspect, as high as there is room for.
func (p *page) setSuspects() {
	p.setEither()
	var rows []entry
	for seat := range game.Seat(p.view.Seats) {
		if seat == p.seat {
			continue
		}
		row := entry{seat: seat, named: true, head: p.names[seat], cells: true, air: p.gap, clues: p.cluesOf(&p.news[seat])}
		switch {
		case p.known[seat] != getadler.NoRole, p.Possible[seat].Len() == 1:
			// Its one cell says more.
		case p.Villains.Has(seat):
			row.texts, row.warn = append(row.texts, p.T("notebook.villain")), true
		case p.Heroes.Has(seat) && p.Villains.Len() < (getadler.InPlay(p.view.Seats)&villains).Len():
			row.texts = append(row.texts, p.T("notebook.hero"))
		}
		rows = append(rows, row)
	}
	p.even = p.spread(rows)
	for i := range rows {
		p.add(&rows[i])
	}
}

// clue is what cards tell of a suspect: a sign with a number, and the words for it.
type clue struct {
	icon         display.Icon
	figure, text string
}

// cluesOf are those that the news of a hand give: documents that its player threw away in the open, the hour in which
// the reader saw it, and cards that came to it from other hands or went there.
func (w wording) cluesOf(news *handNews) (all []clue) {
	if n := news.played[getadler.DocumentRAF] + news.played[getadler.DocumentNavy] +
		news.played[getadler.DocumentArmy]; n > 0 {
		all = append(all, clue{display.IconEnvelope, strconv.Itoa(n), w.T("notebook.clue.documents", game.Number(n))})
	}
	if news.looked {
		figure := "0"
		if news.hour > 0 {
			figure = signs.Numerals[news.hour-1]
		}
		all = append(all, clue{display.IconMagnifier, figure, w.T("notebook.clue.seen", hourOf(news.hour))})
	}
	if n := news.got.Sum(); n > 0 {
		all = append(all, clue{display.IconHandPass, "+" + strconv.Itoa(n), w.T("notebook.clue.got", game.Number(n))})
	}
	if n := news.lost.Sum(); n > 0 {
		all = append(all, clue{display.IconTheft, "−" + strconv.Itoa(n), w.T("notebook.clue.lost", game.Number(n))})
	}
	return all
}

// clueTexts says the clues of a seat in words.
func (p *page) clueTexts(seat game.Seat) string {
	var texts []string
	for _, c := range p.cluesOf(&p.news[seat]) {
		texts = append(texts, c.text)
	}
	return strings.Join(texts, "\n")
}

// clueWide is the width of a clue.
func (p *page) clueWide(c *clue) float64 {
	m := p.needs.Stage.Metrics
	return p.needs.Stage.Measure.Width(c.figure, m.Font(display.SansBold), m.Size(display.SansBold, signs.HeadSize)) +
		1.2*p.nameHigh()
}

// cluesFlow is where the clues of a row stand: lines from the top of a room.
func (p *page) cluesFlow(room display.Rect) flow {
	return flow{room: room, line: p.nameHigh(), gap: p.gap}
}

// cluesHigh is the height that they need.
func (p *page) cluesHigh(r *entry, wide float64) float64 {
	f := p.cluesFlow(display.Rect{W: wide})
	for i := range r.clues {
		f.place(p.clueWide(&r.clues[i]))
	}
	return f.high()
}

// setClues sets the clues of a suspect.
func (p *page) setClues(b *tabletop.Brush, row *ui.SheetRow, room display.Rect, r *entry) {
	if len(r.clues) == 0 {
		return
	}
	f := p.cluesFlow(room)
	for i := range r.clues {
		c := &r.clues[i]
		sign, figure := f.place(p.clueWide(c)).PartLeft(f.line, p.gap/2)
		b.L.Symbol(sign.SquareIn(0.86), c.icon, theme.LampInk)
		b.Line(figure, c.figure, display.SansBold, signs.HeadSize, theme.LampInk, display.Left)
	}
	room.H = f.high()
	row.Controls = append(row.Controls, ui.Control{
		ID: "clue:" + r.seat.String(), Role: display.LogLine, Box: room, Quiet: true,
		Label: r.head + " – " + strings.ReplaceAll(p.clueTexts(r.seat), "\n", ", "),
	})
}

// spread is the height that all rows of suspects can have but those that need more.
func (p *page) spread(rows []entry) float64 {
	even := p.needs.Stage.Metrics.U(rowMost)
	for range rows {
		spare, share := p.sheet.Panel.H-p.gap*float64(len(rows)), 0.0
		for i := range rows {
			if high := p.high(&rows[i]); high > even || !rows[i].cells {
				spare -= high
			} else {
				share++
			}
		}
		even = max(0, min(even, spare/max(1, share)))
	}
	return even
}

// setCells sets the characters that a suspect can be, one under each head, over a line.
func (p *page) setCells(b *tabletop.Brush, row *ui.SheetRow, box display.Rect, r *entry) {
	b.L.Fill(display.Rect{X: box.X, Y: box.Y + box.H + p.gap/2 - 1, W: box.W, H: max(1, b.M.U(1.5))},
		theme.CreamText.Alpha(0.35), 0)
	for role := getadler.Adler; int(role) <= p.view.Seats; role++ {
		cell := p.heads.Column(int(role-getadler.Adler), p.view.Seats, p.gap)
		cell.Y, cell.H = box.Y, box.H
		k, says := p.marks[r.seat][role], p.verdict(r.seat, role)
		row.Controls = append(row.Controls, ui.Control{
			ID: "mark:" + r.seat.String() + ":" + role.String(), Role: display.Toggle, Box: cell, Quiet: true,
			Label: p.T(says, game.SeatName(r.seat), role.Word(), game.Word(markKeys[k])),
		})
		p.setCell(b, cell, says, k, p.chances[r.seat][role])
		if p.supposed == (getadler.Supposition{Seat: r.seat, Role: role}) {
			b.L.Border(cell, theme.Lamp, b.M.U(ui.Radius), max(4, b.M.U(7)))
		}
	}
}

// setCell is a suspect's character: in the upper line what follows and how likely it is, and strongly what the player
// thinks.
func (p *page) setCell(b *tabletop.Brush, box display.Rect, says string, k mark, chance int) {
	look, ground := &markLooks[k], markLooks[k].ground
	b.L.Fill(box, ground, b.M.U(ui.Radius))
	if says == struckOut && ground == theme.Cream {
		b.L.Fill(box, theme.LampInk.Alpha(dim), b.M.U(ui.Radius))
	}
	edge(b, box, edges[display.Toggle], 1)
	in := box.Inset(b.M.U(6))
	line := p.nameHigh()
	side := min(in.W*fitShare, max(min(in.H, line), min(in.H-line, fitMost*line)))
	if says != leftOpen {
		fit, _ := in.CutLeft(side)
		fit.H = side
		setFit(b, fit, says, look.fit)
	}
	if k != noMark {
		p.setMark(b, in, side, look, k)
	}
	if chance == 0 || k != noMark && in.H < side+line {
		return
	}
	text := p.T("notebook.item", game.Percent(chance))
	if _, room := in.CutLeft(side + p.gap/2); b.Fits(text, display.SansBold, room.W) {
		room.H = side
		b.Line(room, text, display.SansBold, tabletop.SmallSize, look.fit, display.Right)
	}
}

// setMark is the player's own mark: its sign, and its word where there is room beside it, under the line of what
// follows or, in a low cell, behind that.
func (p *page) setMark(b *tabletop.Brush, in display.Rect, side float64, look *markLook, k mark) {
	line, word := p.nameHigh(), p.T(markKeys[k])
	if in.H >= side+line {
		_, in = in.CutTop(side)
	} else {
		_, in = in.CutLeft(side)
	}
	sign, text := in.PartLeft(min(in.H, fitMost*line), b.M.U(6))
	if b.Fits(word, display.SansBold, text.W-1) {
		b.Line(text, word, display.SansBold, tabletop.SmallSize, look.ink, display.Left)
	} else {
		sign = in
	}
	b.L.Symbol(sign.SquareIn(0.9), look.icon, look.ink)
}

// setFit is the sign of what follows: a fingerprint for who it must be, a ring where the answers fit the character, a
// mask where only a lie would, a cross where it is ruled out.
func setFit(b *tabletop.Brush, sign display.Rect, says string, ink display.Colour) {
	switch says {
	case mustBe:
		b.L.Symbol(sign, display.IconFingerprint, ink)
	case fitsAnswers:
		at := sign.SquareIn(0.72)
		b.L.Border(at, ink, at.W/2, max(2, at.W*0.16))
	case fitsByLie:
		b.L.Symbol(sign, display.IconMask, ink)
	default:
		b.L.Symbol(sign.SquareIn(0.72), display.IconClose, ink)
	}
}

// markLook is what a mark looks like: the ground, the ink of its sign and word, that of the faint sign beside it, and
// its sign.
type markLook struct {
	ground, ink, fit display.Colour
	icon             display.Icon
}

var markLooks = [markEnd]markLook{
	noMark:    {ground: theme.Cream, fit: theme.CreamText},
	ruledOut:  {theme.Cream, theme.BusRed, theme.CreamText, display.IconClose},
	suspected: {theme.TagPurple, theme.Cream, theme.Cream, display.IconAsk},
	certain:   {theme.TagBlue, theme.Cream, theme.Cream, display.IconCheck},
}
