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

// setSelf sets what the others know of the reader: whom it may be for each of them, what it has answered, and for a
// villain how it would go on passing for a hero. It follows from what all were told and, for a seat whose character
// the reader knows, from that one.
func (p *page) setSelf(b *tabletop.Brush) {
	p.setHeads(b)
	if box := p.tree.At(boxDial); !box.Empty() && p.known[p.seat] != getadler.NoRole {
		face := p.proof(b, p.known[p.seat], box.W)
		face.Note = p.T(p.known[p.seat].SideKey())
		high := box.H * selfHigh
		b.L.Card(box.Middle(high*selfRatio, high), face).Shadow = b.M.U(8)
	}
	all := p.needs.Match.View(game.Public)
	n := 0
	if all.Players[p.seat].Role != getadler.NoRole {
		p.addFact(n, drawn(display.IconEye), []string{p.T("notebook.self.shown")}, false)
		n++
	} else {
		n = p.setBelieved(&all)
	}
	p.addHead("notebook.self.answers")
	n = setAnswers(p, n)
	if p.known[p.seat].Villain() && all.Players[p.seat].Role == getadler.NoRole {
		p.addHead("notebook.self.how")
		p.setPasses(&all, n)
	}
	p.sheet.Add(0, p.gap)
}

// addPicture adds a row with a sign and a word, and beside it what is drawn in the room that is left; it is heard as a
// sentence. Its number is n.
func addPicture(p *page, n int, high float64, sign func(*tabletop.Brush, display.Rect), word, sentence string,
	draw func(b *tabletop.Brush, box display.Rect)) {
	m := p.needs.Stage.Metrics
	row, box := p.sheet.Add(high, p.gap)
	b := p.needs.Brush(&row.List)
	box.W -= m.U(signs.BarRoom)
	heard(row, "note:"+strconv.Itoa(n), box, sentence)
	side := m.Size(display.Plate, nameSize) * lineHigh
	at, rest := box.PartLeft(min(side*1.2, high), p.gap)
	sign(&b, at.SquareIn(0.9))
	name, rest := rest.PartLeft(rest.W*selfWord, p.gap)
	b.Line(name, word, narrowed(&b, word, display.Plate, name.W), nameSize, theme.LampInk, display.Left)
	draw(&b, rest)
}

// setBelieved shows whom the reader may be for each of the others, as the strips at the table would: once where that is
// the same for all. It gives the number of rows.
func (p *page) setBelieved(all *getadler.View) int {
	var left [game.MaxSeats]getadler.RoleSet
	alike, seats := true, p.seats()
	for _, seat := range seats {
		var suppose []getadler.Supposition
		if r := p.settled(seat); r != getadler.NoRole {
			suppose = append(suppose, getadler.Supposition{Seat: seat, Role: r})
		}
		left[seat] = getadler.Deduce(all, suppose...).Possible[p.seat]
		alike = alike && left[seat] == left[seats[0]]
	}
	for n, seat := range seats {
		who, name := game.SeatName(seat), p.names[seat]
		sign := func(b *tabletop.Brush, box display.Rect) { b.Chip(box, seat) }
		if alike {
			who, sign, name = game.Word("notebook.self.all"), drawn(display.IconEye), p.T("notebook.self.everybody")
		}
		may := left[seat] & all.Players[p.seat].Answers
		var texts []string
		if may != 0 {
			texts = append(texts, p.T("notebook.self.may", who, p.oneOf(may)))
		}
		if lies := left[seat] &^ may; left[seat]&^villains == 0 {
			texts = append(texts, p.T("notebook.self.villain", who))
		} else if lies != 0 {
			texts = append(texts, p.T("notebook.self.lie", p.oneOf(lies)))
		}
		high := max(stripPicture.In(p.needs.Stage.Metrics), p.needs.Stage.Metrics.Floor(display.SansBold)*1.5)
		addPicture(p, n, high, sign, name, strings.Join(texts, " "), func(b *tabletop.Brush, box display.Rect) {
			wide := min(box.W/float64(p.view.Seats), high*stripRatio)
			for i := range p.view.Seats {
				r := getadler.Adler + getadler.Role(i)
				l := lozenge{role: r, letters: p.needs.initials(r, p.view.Seats), says: struckOut}
				switch {
				case may.Has(r):
					l.says = fitsAnswers
				case left[seat].Has(r):
					l.says = fitsByLie
				}
				l.draw(b, display.Rect{X: box.X + float64(i)*wide, Y: box.Y, W: wide - max(2, b.M.U(5)), H: box.H}, 0)
			}
		})
		if alike {
			return 1
		}
	}
	return len(seats)
}

// setAnswers lays the reader's answers side by side as slips, of which those that no hero gives together have a red
// edge; the first row is the n-th, and it gives the number of that after them.
func setAnswers(p *page, n int) int {
	if !p.claims.answered(p.seat) {
		p.addFact(n, drawn(display.IconAsk), []string{p.T("notebook.self.none")}, false)
		return n + 1
	}
	wide, high := p.slipSize(p.form)
	columns := max(1, int(p.sheet.Panel.W/(wide+p.gap)))
	var row *ui.SheetRow
	var box display.Rect
	clash, i := false, 0
	for _, c := range p.claims {
		if c.seat != p.seat {
			continue
		}
		if i%columns == 0 {
			row, box = p.sheet.Add(high, p.gap)
		}
		at := display.Rect{X: box.X + float64(i%columns)*(wide+p.gap), Y: box.Y, W: min(wide, box.W), H: high}
		t := &p.view.History[c.turn]
		sentence := p.T("notebook.self.said", game.Text(p.hour(t)), game.SeatName(t.Seat), game.Text(p.answer(t)))
		b := p.needs.Brush(&row.List)
		slip{p, &b}.set(at, c.turn)
		for _, o := range p.claims {
			if of := &p.view.History[o.turn]; o.seat == p.seat && p.saying(t)&p.saying(of) == 0 {
				clash = true
				sentence += " " + p.T("notebook.self.clash", game.Text(p.hour(of)))
				b.L.Border(at, theme.BusRed, b.M.U(4), max(3, b.M.U(5)))
				break
			}
		}
		heard(row, "note:"+strconv.Itoa(n), at, sentence)
		i, n = i+1, n+1
	}
	if clash {
		p.addFact(n, drawn(display.IconEye), []string{p.T("notebook.self.heard")}, true)
		n++
	}
	return n
}

// setPasses shows for each hero that the reader may still pass for what that one looks like, from the n-th row on.
func (p *page) setPasses(all *getadler.View, n int) {
	left := getadler.Deduce(all).Possible[p.seat] & all.Players[p.seat].Answers &^ villains
	if left == 0 {
		p.addFact(n, drawn(display.IconMask), []string{p.T("notebook.self.lost")}, false)
	}
	for r := range left.All() {
		var looks []string
		for trait := range getadler.Trait(getadler.Traits) {
			looks = append(looks, p.T(getadler.LookKey(trait, r.Look(trait))))
		}
		m := p.needs.Stage.Metrics
		line := m.Size(display.Sans, whenSize) * lineHigh
		high := stripPicture.In(m)
		head := func(b *tabletop.Brush, box display.Rect) { b.L.Card(box, HeadOf(r)) }
		sentence := p.T("notebook.self.as", r.Word(), p.joined(looks, "score.comma"))
		addPicture(p, n, high+line, head, p.T(r.Key()), sentence, func(b *tabletop.Brush, box display.Rect) {
			for trait := range getadler.Trait(getadler.Traits) {
				word, picture := box.Column(int(trait), getadler.Traits, p.gap/2).CutBottom(line)
				sign, swatch := picture.PartLeft(min(high*0.8, picture.W/2), p.gap/2)
				b.L.Symbol(sign.SquareIn(0.9), signs.Traits[trait], theme.LampInk)
				swatch.W = min(swatch.W, swatch.H)
				signs.Swatch(b.L, b.M, swatch.SquareIn(0.7), r.Look(trait), theme.LampInk)
				text := p.T(getadler.ColourKey(trait, r.Look(trait)))
				b.Line(word, text, narrowed(b, text, display.Sans, word.W), whenSize, theme.LampInk, display.Left)
			}
		})
		n++
	}
}

// oneOf lists characters, of which one is meant.
func (p *reasons) oneOf(set getadler.RoleSet) game.Arg {
	var all []string
	for r := range set.All() {
		all = append(all, p.T(r.Key()))
	}
	return p.joined(all, "notebook.or")
}

// saying are the heroes who give the answer of a turn.
func (c *conclusions) saying(t *getadler.Turn) getadler.RoleSet {
	heroes, fits := getadler.InPlay(c.view.Seats)&^villains, getadler.Fitting(c.view.Seats, t.Trait, t.Colour)
	if t.Yes {
		return heroes & fits
	}
	return heroes &^ fits
}

// hour is the hour of a turn.
func (p *reasons) hour(t *getadler.Turn) string {
	return p.T("notebook.hour", game.Number(max(1, int(t.Hour))))
}

// drawn draws a sign before a sentence.
func drawn(icon display.Icon) func(*tabletop.Brush, display.Rect) {
	return func(b *tabletop.Brush, box display.Rect) { b.L.Symbol(box, icon, theme.CreamText) }
}
