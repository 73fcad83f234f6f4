package getadler

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// What the answers of a suspect come to, and the keys that say it. fitsHero: at least one hero answers so, of which nothing is
// said. fitsVillain: none does, so that the suspect is a villain. fitsNobody: no character does truthfully, so that the
// suspect is a villain who has lied.
const (
	fitsHero    = ""
	fitsVillain = "notebook.fits.villain"
	fitsNobody  = "notebook.fits.nobody"
)

// suspicion is what a notebook says of a seat.
type suspicion struct {
	// known is the character, where the reader knows it.
	known getadler.Role
	// possible are the characters that fit all the answers, taken as true. lying are the villains who fit them only if
	// an answer was a lie: nothing that is said rules a villain out (G7, G8). All others are ruled out.
	possible, lying getadler.RoleSet
	fit             string
}

// villains are the characters who may lie.
const villains = getadler.RoleSet(1<<getadler.Adler | 1<<getadler.Collins)

// suspicionOf is what follows for a seat from its answers and from the characters that the viewer knows.
func suspicionOf(v *getadler.View, seat game.Seat) suspicion {
	p := &v.Players[seat]
	if p.Role != getadler.NoRole {
		return suspicion{known: p.Role, possible: getadler.RoleSet(0).With(p.Role)}
	}
	left := getadler.InPlay(v.Seats)
	for other := range game.Seat(v.Seats) {
		left = left.Without(v.Players[other].Role)
	}
	s := suspicion{possible: left & p.Answers, lying: left & villains &^ p.Answers}
	switch {
	case s.possible == 0:
		s.fit = fitsNobody
	case s.possible&^villains == 0:
		s.fit = fitsVillain
	}
	return s
}

// The keys of what a notebook says of one character of a suspect: it is ruled out, fits the answers if they are true, or
// fits them only if one is a lie.
const (
	struckOut   = "notebook.cell.out"
	fitsAnswers = "notebook.cell.fits"
	fitsByLie   = "notebook.cell.lie"
)

// verdict is what is said of a character.
func (s *suspicion) verdict(r getadler.Role) string {
	switch {
	case s.possible.Has(r):
		return fitsAnswers
	case s.lying.Has(r):
		return fitsByLie
	}
	return struckOut
}

// helps tells whether the notebook draws conclusions: it does where the option of a match says nothing.
func (n *notebook) helps() bool {
	return n.c.OddsAllowed() && n.c.Seats.Cast.Options.Value(table.OptionOdds, 1) != 0
}

// concludes tells whether it says of a suspect which characters fit.
func (n *notebook) concludes(s *suspicion) bool { return n.helps() || s.known != getadler.NoRole }

// suspicion is what the notebook says of a seat: what follows from the answers, or nothing but what the reader knows
// where the match is played without help. Marks are the reader's own either way.
func (n *notebook) suspicion(v *getadler.View, seat game.Seat) suspicion {
	s := suspicionOf(v, seat)
	if s.known != getadler.NoRole || n.helps() {
		return s
	}
	return suspicion{possible: getadler.InPlay(v.Seats)}
}

// setSuspects sets a row for each suspect, as high as there is room for, and one for the reader.
func (p *notePage) setSuspects() {
	var rows []noteRow
	for seat := range game.Seat(p.view.Seats) {
		if seat == p.seat {
			continue
		}
		s := p.suspicion(&p.view, seat)
		row := noteRow{seat: seat, named: true, head: p.c.Seats.Names[seat], of: &s, air: p.gap}
		answers := p.answers(seat)
		_, wide := p.column(&row)
		if high := ui.ParagraphHeight(p.c.Stage, wide, answers, display.Sans, table.SmallSize); answers != "" && high < p.sheet.Panel.H*answersShare {
			row.texts = append(row.texts, answers)
		}
		switch {
		case s.known != getadler.NoRole:
			row.texts = append(row.texts, p.say("notebook.known", s.known.Word()))
		case s.fit != fitsHero:
			row.texts, row.warn = append(row.texts, p.say(s.fit)), true
		}
		rows = append(rows, row)
	}
	if answers := p.answers(p.seat); answers != "" {
		// Who lies can go on lying alike.
		said := p.say("notebook.said", game.Text(answers))
		rows = append(rows, noteRow{
			id: "note:" + p.seat.String(), label: said, texts: []string{said}, air: p.gap,
			seat: p.seat, named: true, head: p.say("notebook.own", game.SeatName(p.seat)),
		})
	}
	p.even = p.spread(rows)
	for i := range rows {
		p.add(&rows[i])
	}
}

// spread is the height that all rows of suspects can have but those that need more.
func (p *notePage) spread(rows []noteRow) float64 {
	even := p.c.Stage.Metrics.U(noteRowMost)
	for range rows {
		spare, share := p.sheet.Panel.H-p.gap*float64(len(rows)), 0.0
		for i := range rows {
			if high := p.high(&rows[i]); high > even || rows[i].of == nil {
				spare -= high
			} else {
				share++
			}
		}
		even = max(0, min(even, spare/max(1, share)))
	}
	return even
}

// answers are all that a seat has answered, each once.
func (p *notePage) answers(seat game.Seat) string {
	var all []string
	for i := range p.facts {
		f := &p.facts[i]
		if f.Other != seat || !f.answered {
			continue
		}
		key := "notebook.answer.no"
		if f.yes {
			key = "notebook.answer.yes"
		}
		if text := p.say(key, game.Word(getadler.LookKey(f.Trait, f.Colour))); !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return strings.Join(all, ", ")
}

// setCells sets the characters that a suspect can be, one under each head, over a line.
func (p *notePage) setCells(b *table.Brush, row *ui.SheetRow, box display.Rect, r *noteRow) {
	b.L.Fill(display.Rect{X: box.X, Y: box.Y + box.H + p.gap/2 - 1, W: box.W, H: max(1, b.M.U(1.5))}, theme.CreamText.Alpha(0.35), 0)
	for role := getadler.Adler; int(role) <= p.view.Seats; role++ {
		cell := p.heads.Column(int(role-getadler.Adler), p.view.Seats, p.gap)
		cell.Y, cell.H = box.Y, box.H
		k, says := p.marks[p.seat][r.seat][role], r.of.verdict(role)
		what := says
		if !p.concludes(r.of) {
			what = "notebook.cell.open"
		}
		row.Controls = append(row.Controls, ui.Control{
			ID: "mark:" + r.seat.String() + ":" + role.String(), Role: display.Toggle, Box: cell, Quiet: true,
			Label: p.say(what, game.SeatName(r.seat), role.Word(), game.Word(k.key())),
		})
		p.setCell(b, cell, r.of, says, k)
	}
}

// setCell is a suspect's character: faintly what the answers say, strongly what the player thinks.
func (p *notePage) setCell(b *table.Brush, box display.Rect, s *suspicion, says string, k mark) {
	look, side := &markLooks[k], min(box.W*0.18, p.nameHigh()*0.7)
	b.L.Fill(box, look.ground, b.M.U(ui.Radius))
	if says == struckOut && look.ground == theme.Cream {
		b.L.Fill(box, theme.LampInk.Alpha(noteDim), b.M.U(ui.Radius))
	}
	edge(b, box, edges[display.Toggle], 1)
	if p.concludes(s) {
		setFit(b, box.Inset(b.M.U(8)), side, says, look.fit)
	}
	if k != noMark {
		setMark(b, box.Inset(b.M.U(6)), side, p.say(k.key()), look)
	}
}

// setMark is the player's own mark: its sign, and its word where there is room, under it or beside it and the faint sign.
func setMark(b *table.Brush, in display.Rect, side float64, word string, look *markLook) {
	line := b.M.Size(display.SansBold, table.SmallSize) * noteLine
	text, sign := in.CutBottom(line)
	share, align := 0.9, display.Middle
	if in.H < 2*line || !b.Fits(word, display.SansBold, in.W-1) {
		_, in = in.CutLeft(side)
		sign, text = in.PartLeft(min(in.H, line), b.M.U(6))
		share, align = 1, display.Left
		if !b.Fits(word, display.SansBold, text.W-1) {
			sign, share, word = in, 0.7, ""
		}
	}
	b.L.Symbol(sign.SquareIn(share), look.icon, look.ink)
	b.Line(text, word, display.SansBold, table.SmallSize, look.ink, align)
}

// setFit is the faint sign: a ring where the answers fit the character, a mask where only a lie would, a cross where it
// is ruled out.
func setFit(b *table.Brush, in display.Rect, side float64, says string, ink display.Colour) {
	sign, _ := in.CutLeft(side)
	if in.H > 1.6*sign.W {
		// In a high cell the sign keeps to the corner: the middle is for the player's mark.
		sign.H = sign.W
	}
	at := sign.SquareIn(0.8)
	switch says {
	case fitsAnswers:
		b.L.Border(at, ink, at.W/2, max(1.5, at.W*0.14))
	case fitsByLie:
		b.L.Symbol(sign.SquareIn(1), display.IconMask, ink)
	default:
		b.L.Symbol(at, display.IconClose, ink)
	}
}

// markLook is what a mark looks like: the ground, the ink of its sign and word, that of the faint sign beside it, and its
// sign.
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
