package getadler

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// drawCell is a suspect's character: faintly what the answers say, strongly what the player thinks.
func (n *notebook) drawCell(b *table.Brush, box display.Rect, row *noteRow, cell *noteCell) {
	hover, _, _ := n.c.Page.State(cell.id)
	says := row.of.verdict(cell.role)
	k := n.marks[n.seat][row.seat][cell.role]
	ground, ink, edge := theme.Cream, theme.LampInk, theme.CreamText
	switch k {
	case suspected:
		ground, ink = theme.TagPurple, theme.Cream
	case certain:
		ground, ink = theme.TagBlue, theme.Cream
	case ruledOut:
		ink = theme.BusRed
	}
	b.L.Fill(box, ground, b.M.U(ui.Radius))
	if says == struckOut && ground == theme.Cream {
		b.L.Fill(box, theme.LampInk.Alpha(noteDim), b.M.U(ui.Radius))
	}
	width := max(1, b.M.U(2))
	if hover {
		width *= 2
	}
	b.L.Border(box, edge, b.M.U(ui.Radius), width)
	if n.concludes(&row.of) {
		n.drawFit(b, box, says, k)
	}
	if k == noMark {
		return
	}
	n.drawMark(b, box, k, ink)
}

// drawMark is the player's own mark: its sign, and its word where there is room, under it or beside it.
func (n *notebook) drawMark(b *table.Brush, box display.Rect, k mark, ink display.Colour) {
	word := n.c.Say(markKeys[k])
	font, floor := b.M.Font(display.SansBold), b.M.Floor(display.SansBold)
	need := n.c.Stage.Measure.Width(word, font, floor) + 1
	line := b.M.Size(display.SansBold, table.SmallSize) * noteLine
	in := box.Inset(b.M.U(6))
	if in.H >= 2*line && in.W >= need {
		text, sign := in.CutBottom(line)
		b.L.Symbol(middleOf(sign, 0.9), markIcons[k], ink)
		b.Line(text, word, display.SansBold, table.SmallSize, ink, display.Middle)
		return
	}
	_, in = in.CutLeft(n.fitSide(box))
	sign, text := in.CutLeft(min(in.H, line))
	_, text = text.CutLeft(b.M.U(6))
	if need > text.W {
		b.L.Symbol(middleOf(in, 0.7), markIcons[k], ink)
		return
	}
	b.L.Symbol(middleOf(sign, 1), markIcons[k], ink)
	b.Line(text, word, display.SansBold, table.SmallSize, ink, display.Left)
}

// fitSide is the width of the faint sign at the left of a cell.
func (n *notebook) fitSide(box display.Rect) float64 { return min(box.W*0.18, n.nameHigh()*0.7) }

// drawFit is the faint sign: a ring where the answers fit the character, a mask where only a lie would, a cross where it
// is ruled out.
func (n *notebook) drawFit(b *table.Brush, box display.Rect, says verdict, k mark) {
	in := box.Inset(b.M.U(8))
	sign, _ := in.CutLeft(n.fitSide(box))
	if in.H > 1.6*sign.W {
		// In a high cell the sign keeps to the corner: the middle is for the player's mark.
		sign.H = sign.W
	}
	at := middleOf(sign, 0.8)
	ink := theme.CreamText
	if k == suspected || k == certain {
		ink = theme.Cream
	}
	switch says {
	case fitsAnswers:
		b.L.Border(at, ink, at.W/2, max(1.5, at.W*0.14))
	case fitsByLie:
		b.L.Symbol(middleOf(sign, 1), display.IconMask, ink)
	default:
		b.L.Symbol(at, display.IconClose, ink)
	}
}

// markIcons are the signs of marks.
var markIcons = [markEnd]display.Icon{ruledOut: display.IconClose, suspected: display.IconAsk, certain: display.IconCheck}
