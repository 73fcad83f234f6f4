package fair

import (
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/ui"
)

// slip is one thing that was looked at: its figure, what that counts, what came out, and the reason.
type slip struct {
	figure, unit, head, body string
	// proved reports that it is as it should be; wrong that it is not.
	proved, wrong bool
}

// counted is a slip with a number as its figure, and what that counts.
func (s *Scene) counted(n int, unit, head, body string) slip {
	figure, unit, _ := strings.Cut(s.st.Say(unit, game.Number(n)), " ")
	return slip{figure: figure, unit: unit, head: head, body: body}
}

// all are the slips of what is known.
func (s *Scene) all() (all []slip) {
	f, say := s.shown, s.st.Say
	r := &f.report
	if f.err != nil {
		all = append(all, slip{head: s.head(), body: s.why(f.err), wrong: true})
		if r.Moves == 0 {
			return all
		}
	}
	dealt := s.counted(r.Dealt, "fair.deal.unit", say("fair.deal"), say("fair.deal.about"))
	dealt.proved = r.Fair
	all = append(all, dealt)
	thought := func(n int, body string) slip { return s.counted(n, "fair.moves.unit", say("fair.moves"), body) }
	switch c := r.Computers; {
	case c == nil && !f.over:
		all = append(all, thought(f.done, say("fair.thinking", game.Number(f.done), game.Number(f.of))))
	case c != nil && c.Moves > 0 && c.Same == c.Moves:
		same := thought(c.Moves, say("fair.moves.same"))
		same.proved = true
		all = append(all, same)
	case c != nil && c.Moves > 0:
		all = append(all, thought(c.Same, say("fair.moves.some", game.Number(c.Same), game.Number(c.Moves))))
	}
	chain := s.counted(r.Lines, "fair.lines.unit", say("fair.lines"), say("fair.lines.about"))
	chain.proved = r.Version == record.Version
	if !chain.proved {
		chain.body = say("fair.lines.earlier")
	}
	all = append(all, chain)
	if r.Seal != nil {
		seal := r.Seal.In(say("token.words"))
		all = append(all, slip{figure: seal.Code, head: say("fair.seal"), body: seal.Words, proved: true})
	}
	if len(r.Words) > 0 {
		words := s.counted(len(r.Words), "fair.words.unit", strings.Join(r.Words, " · "), say("fair.words.about"))
		words.proved = true
		all = append(all, words)
	}
	return all
}

// slips adds what was looked at, abreast where there is room.
func (s *Scene) slips(sheet *form.Sheet) {
	st, m, all := s.st, s.st.Metrics, s.all()
	gap, pad, room := m.U(slipGap), m.U(slipPad), sheet.Panel.W-m.U(barGap)
	columns := max(1, min(len(all), int((room+gap)/(m.Size(display.Sans, bodySize)*slipWide+gap))))
	if rows := (len(all) + columns - 1) / columns; rows > 1 { // None is left alone where they can be shared out.
		columns = (len(all) + rows - 1) / rows
	}
	for from := 0; from < len(all); from += columns {
		row := all[from:min(len(all), from+columns)]
		wide := (room - float64(columns-1)*gap) / float64(columns)
		high := 0.0
		figure := m.Size(display.Typewriter, figureSize) * 1.15
		for i := range row {
			high = max(high, 2*pad+figure+ui.ParagraphHeight(st, wide-2*pad, row[i].head, display.SansBold, bodySize)+
				ui.ParagraphHeight(st, wide-2*pad, row[i].body, display.Sans, bodySize)+m.U(lineGap))
		}
		r, box := sheet.Add(high, m.U(rowGap))
		box.W = room
		for i := range row {
			s.slip(&r.List, box.Column(i, columns, gap), &row[i], figure)
		}
	}
}

// slip draws one of them.
func (s *Scene) slip(l *display.List, box display.Rect, is *slip, figure float64) {
	st, m := s.st, s.st.Metrics
	ink, body := theme.Ink, theme.InkOnPaper
	l.Fill(box, theme.PaperLight, m.U(4)).Shadow = m.U(8)
	if is.wrong {
		l.Border(box, theme.StampRed, m.U(4), max(2, m.U(5)))
		ink, body = theme.StampRed, theme.Ink
	}
	in := box.Inset(m.U(slipPad))
	top, rest := in.CutTop(figure)
	if is.wrong {
		l.Symbol(display.Rect{X: top.X, Y: top.Y, W: top.H, H: top.H}.SquareIn(0.7), display.IconClose, ink)
	}
	if is.proved {
		var mark display.Rect
		mark, top = top.CutRight(figure)
		mark = mark.SquareIn(0.62)
		l.Fill(mark, theme.Teal, mark.W/2)
		l.Symbol(mark.Inset(mark.W*0.2), display.IconCheck, theme.PaperLight)
	}
	font := m.Font(display.Typewriter)
	wide := min(st.Measure.Width(is.figure, font, m.Size(font, figureSize))+1, top.W)
	at, unit := top.PartLeft(wide, m.U(lineGap))
	ui.Line(l, st, at, is.figure, display.Typewriter, figureSize, ink, display.Left)
	ui.Line(l, st, unit.Moved(0, figure*0.1), is.unit, display.Typewriter, unitSize, body, display.Left)
	used := ui.Paragraph(l, st, rest, is.head, display.SansBold, bodySize, ink, display.Left) + m.U(lineGap)/2
	rest.Y, rest.H = rest.Y+used, rest.H-used
	ui.Paragraph(l, st, rest, is.body, display.Sans, bodySize, body, display.Left)
}
