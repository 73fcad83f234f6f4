package notebook

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
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
	add := func(sign func(*tabletop.Brush, display.Rect), bad bool, texts ...string) {
		p.addFact(n, sign, texts, bad)
		n++
	}
	if all.Players[p.seat].Role != getadler.NoRole {
		add(drawn(display.IconEye), false, p.T("notebook.self.shown"))
	} else {
		p.setBelieved(&all, add)
	}
	p.addHead("notebook.self.answers")
	for _, c := range p.claims {
		if c.seat != p.seat {
			continue
		}
		t := &p.view.History[c.turn]
		texts := []string{p.T("notebook.self.said", game.Text(p.hour(t)), game.SeatName(t.Seat), game.Text(p.answer(t)))}
		for _, o := range p.claims {
			if of := &p.view.History[o.turn]; o.seat == p.seat && p.saying(t)&p.saying(of) == 0 {
				texts = append(texts, p.T("notebook.self.clash", game.Text(p.hour(of))))
				break
			}
		}
		add(drawn(display.IconAsk), len(texts) > 1, texts...)
	}
	if !p.answered(p.seat) {
		add(drawn(display.IconAsk), false, p.T("notebook.self.none"))
	}
	if p.known[p.seat].Villain() && all.Players[p.seat].Role == getadler.NoRole {
		p.addHead("notebook.self.how")
		p.setPasses(&all, add)
	}
	p.sheet.Add(0, p.gap)
}

// setBelieved says whom the reader may be for each of the others: once where that is the same for all.
func (p *page) setBelieved(all *getadler.View, add adds) {
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
	for _, seat := range seats {
		who, sign := game.SeatName(seat), func(b *tabletop.Brush, box display.Rect) { b.Chip(box, seat) }
		if alike {
			who, sign = game.Word("notebook.self.all"), drawn(display.IconEye)
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
		add(sign, left[seat]&^villains == 0, texts...)
		if alike {
			return
		}
	}
}

// adds adds a row of sentences behind a sign; the last one stands out where it is bad for the reader.
type adds = func(sign func(*tabletop.Brush, display.Rect), bad bool, texts ...string)

// setPasses tells for each hero that the reader may still pass for what that one looks like.
func (p *page) setPasses(all *getadler.View, add adds) {
	left := getadler.Deduce(all).Possible[p.seat] & all.Players[p.seat].Answers &^ villains
	if left == 0 {
		add(drawn(display.IconMask), false, p.T("notebook.self.lost"))
	}
	for r := getadler.Adler; int(r) <= p.view.Seats; r++ {
		if !left.Has(r) {
			continue
		}
		var looks []string
		for trait := range getadler.Trait(getadler.Traits) {
			looks = append(looks, p.T(getadler.LookKey(trait, r.Look(trait))))
		}
		add(drawn(display.IconHero), false, p.T("notebook.self.as", r.Word(), p.joined(looks, "score.comma")))
	}
}

// oneOf lists characters, of which one is meant.
func (p *reasons) oneOf(set getadler.RoleSet) game.Arg {
	var all []string
	for r := getadler.Adler; int(r) <= p.view.Seats; r++ {
		if set.Has(r) {
			all = append(all, p.T(r.Key()))
		}
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
