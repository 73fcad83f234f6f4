package notebook

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// slipForm is how much is written on the slips: who asked in which hour, what, and the answer in large letters under
// it; what was asked over the answer; or both in one line.
type slipForm int

const (
	slipWhole slipForm = iota
	slipShort
	slipLine
	slipForms = 3
)

// claim is an answer of a seat, and the turn in which it was first given.
type claim struct {
	seat game.Seat
	turn int
}

// claims are answers of seats.
type claims []claim

// answered reports whether a seat has answered a question.
func (all claims) answered(seat game.Seat) bool {
	return slices.ContainsFunc(all, func(c claim) bool { return c.seat == seat })
}

// claimed are the answers of all seats, each once, in the order in which they were given.
func (c *conclusions) claimed() (all claims) {
	for turn := range c.view.Past {
		t := &c.view.History[turn]
		if answers(t, t.Target) && !slices.ContainsFunc(all, func(was claim) bool {
			return sameAnswer(&c.view.History[was.turn], t)
		}) {
			all = append(all, claim{t.Target, turn})
		}
	}
	return all
}

// sameAnswer reports whether the same was answered in two turns, by the same seat.
func sameAnswer(a, b *getadler.Turn) bool {
	return a.Target == b.Target && a.Trait == b.Trait && a.Colour == b.Colour && a.Yes == b.Yes
}

// asked is what was asked in a turn: in words or, where not all slips of that form have room for theirs, as the colour
// alone, behind a sign of the characteristic.
func (p *page) asked(turn int, form slipForm) (text string, signed bool) {
	t := &p.view.History[turn]
	if p.signed(form) {
		return p.T(getadler.ColourKey(t.Trait, t.Colour)), true
	}
	return p.question(t), false
}

// question is what was asked in a turn, in words.
func (p *reasons) question(t *getadler.Turn) string {
	return p.T("notebook.asked", game.Word(getadler.LookKey(t.Trait, t.Colour)))
}

// signed reports whether slips of a form have signs: all of them where one needs it.
func (p *page) signed(form slipForm) bool {
	m := p.needs.Stage.Metrics
	most := slipWide[form].In(m)*slipGrows - 2*m.U(14)
	return form == slipLine || p.spread && slices.ContainsFunc(p.claims, func(c claim) bool {
		return lineWide(p.needs.Stage, p.question(&p.view.History[c.turn]), display.Plate, askSize) > most
	})
}

// given is the answer.
func (p *reasons) given(turn int) string {
	if p.view.History[turn].Yes {
		return p.T("getadler.yes")
	}
	return p.T("getadler.no")
}

// slipSize is that of all slips of a form.
func (p *page) slipSize(form slipForm) (wide, high float64) {
	st := p.needs.Stage
	m, pad := st.Metrics, st.Metrics.U(14)
	wide = slipWide[form].In(m)
	ask, answer := m.Size(display.Plate, askSize), m.Size(display.Marquee, answerSizes[form])
	for i := range p.claims {
		text, signed := p.asked(p.claims[i].turn, form)
		long := lineWide(p.needs.Stage, text, display.Plate, askSize)
		if signed && form != slipLine {
			long += ask + pad/3
		}
		said := lineWide(p.needs.Stage, p.given(p.claims[i].turn), display.Marquee, answerSizes[form]) + ask*1.7
		if form == slipLine {
			wide = max(wide, ask+long+said+3*pad)
		} else {
			wide = max(wide, max(long, said)+2*pad)
		}
	}
	switch form {
	case slipWhole:
		high = m.Size(display.Sans, whenSize)*lineHigh + ask*lineHigh + answer*lineHigh + pad
	case slipShort:
		high = ask*lineHigh + answer*1.15 + pad*0.8
	default:
		high = answer * 1.4
	}
	return wide, max(high, ui.TargetHeight(m))
}

// setClaims sets the answers of a seat.
func (p *page) setClaims(b *tabletop.Brush, row *ui.SheetRow, seat game.Seat) {
	for _, c := range p.claims {
		if c.seat != seat {
			continue
		}
		label := p.claim(c.turn)
		if p.helps {
			label += " " + p.T(truthKeys[p.truth(c.turn)])
		}
		box := p.tree.At(boxSlip + layout.ID(c.turn))
		row.Controls = append(row.Controls, ui.Control{ID: "claim:" + strconv.Itoa(c.turn), Label: label, Box: box,
			Role: display.Toggle, Quiet: true})
		slip{p, b}.set(box, c.turn)
	}
}

// slip is a slip of paper of a page, on which an answer is set.
type slip struct {
	*page
	b *tabletop.Brush
}

// set sets an answer on it: blue where it must be true, red with a mask where it must be a lie.
func (p slip) set(box display.Rect, turn int) {
	b := p.b
	t, pad := &p.view.History[turn], b.M.U(14)
	b.L.Card(box, display.Face{Design: designs.Torn, Tone: uint8(turn)})
	if p.supposed != noSupposition && p.supposed.Role == getadler.NoRole && p.supposed.Turn == turn {
		b.L.Border(box, theme.TagPurple, b.M.U(4), max(4, b.M.U(7)))
	}
	in := box.Narrowed(pad)
	ask := b.M.Size(display.Plate, askSize) * lineHigh
	in.Y, in.H = in.Y+pad*0.35, in.H-pad*0.7
	if p.form == slipWhole {
		var when display.Rect
		when, in = in.CutTop(b.M.Size(display.Sans, whenSize) * lineHigh)
		p.when(when, t)
	}
	question, said := in.CutTop(ask)
	if p.form == slipLine {
		answer := lineWide(p.needs.Stage, p.given(turn), display.Marquee, answerSizes[slipLine])
		question, said = in.CutLeft(in.W - answer - ask*1.3)
		question.W -= pad
	}
	text, signed := p.asked(turn, p.form)
	if signed {
		var sign display.Rect
		sign, question = question.PartLeft(ask, pad/3)
		b.L.Symbol(sign.SquareIn(0.9), signs.Traits[t.Trait], theme.LampInk)
	}
	b.Line(question, text, narrowed(b, text, display.Plate, question.W), askSize, theme.LampInk, display.Left)
	ink, long := theme.LampInk, lineWide(p.needs.Stage, p.given(turn), display.Marquee, answerSizes[p.form])+pad
	mark, _ := said.CutRight(ask * 1.3)
	switch p.truth(turn) {
	case getadler.TrueAnswer:
		ink = theme.TagBlue
		p.must(said, mark, long, "notebook.slip.true", display.IconCheck, ink)
	case getadler.FalseAnswer:
		ink = theme.BusRed
		p.must(said, mark, long, "notebook.slip.lie", display.IconMask, ink)
	default:
		signs.Swatch(b.L, b.M, mark.SquareIn(0.6), t.Colour, theme.LampInk)
	}
	b.Line(said, p.given(turn), display.Marquee, answerSizes[p.form], ink, display.Left)
}

// must says beside an answer in large letters, so long, what it must be, or with a sign where there is no room for
// words.
func (p slip) must(said, mark display.Rect, answer float64, key string, icon display.Icon, ink display.Colour) {
	text := p.T(key)
	wide := lineWide(p.needs.Stage, text, display.SansBold, whenSize)
	if p.form == slipLine || wide+answer > said.W {
		p.b.L.Symbol(mark.SquareIn(0.9), icon, ink)
		return
	}
	at, _ := said.CutRight(wide + 1)
	p.b.Line(at, text, display.SansBold, whenSize, ink, display.Left)
}

// when says in which hour it was asked, and by whom.
func (p slip) when(line display.Rect, t *getadler.Turn) {
	b, hour := p.b, p.hour(t)
	font, size := b.M.Font(display.Sans), b.M.Size(display.Sans, whenSize)
	b.L.Text(line, hour, font, size, theme.CreamText, display.Left)
	_, line = line.CutLeft(lineWide(p.needs.Stage, hour, display.Sans, whenSize) + p.gap)
	sign, name := line.PartLeft(line.H, p.gap/2)
	b.Chip(sign.SquareIn(0.84), t.Seat)
	if who := p.nameOf(t.Seat); b.Fits(who, display.Sans, name.W) {
		b.Line(name, who, display.Sans, whenSize, theme.CreamText, display.Left)
	}
}
