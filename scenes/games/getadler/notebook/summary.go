package notebook

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// setSummary says in words, beside the answers of a seat, what they come to, and what is known of its hand: as far as
// there is room.
func (p *page) setSummary(b *tabletop.Brush, seat game.Seat) {
	box := p.tree.At(partOf(seat, partSummary))
	if box.W < summaryLeast.In(b.M) || seat == p.seat {
		return
	}
	st := p.needs.Stage
	box = box.Narrowed(p.gap)
	s := p.who(seat)
	of, news := &p.view.Players[seat], &p.news[seat]
	if known := news.looked || of.Sure.Sum() > 0; known && p.settled(seat) != getadler.NoRole && !of.Eliminated {
		for i, text := range p.handTexts(of, news) {
			s = append(s, ui.Words{Text: text, Font: display.Sans, Size: whenSize, Ink: theme.CreamText, Goes: 1 + i})
		}
	}
	s = s.Fitted(st, box, ui.LeastShare(st.Metrics), false)
	share, fits := s.Share(st, box, 1)
	if len(s) == 0 || !fits {
		return
	}
	high := s.Height(st, box.W, share)
	s.Draw(b.L, st, box.Middle(box.W, min(box.H, high+1)), share)
}

// who says whom a seat may be, if its answers are true and if one of them is a lie.
func (p *page) who(seat game.Seat) (s ui.Stack) {
	say := func(text string, ink display.Colour) {
		s = append(s, ui.Words{Text: text, Font: display.Plate, Size: summarySize, Ink: ink})
	}
	switch r := p.settled(seat); {
	case r != getadler.NoRole && p.known[seat] == r:
		say(p.T("notebook.known", r.Word()), theme.LampInk)
		return s
	case r != getadler.NoRole:
		say(p.T("notebook.why.must", game.SeatName(seat), r.Word()), theme.LampInk)
		return s
	case !p.claims.answered(seat):
		say(p.T("notebook.who.unasked"), theme.CreamText)
		return s
	case !p.helps || p.absurd():
		return nil
	}
	fits := p.conclusions.answered[seat]
	for _, way := range [...]struct {
		key string
		set getadler.RoleSet
		ink display.Colour
	}{
		{"notebook.who.true", p.Possible[seat] & fits, theme.LampInk},
		{"notebook.who.lie", p.Possible[seat] &^ fits, theme.BusRed},
	} {
		if way.set != 0 {
			say(p.T(way.key, p.oneOf(way.set)), way.ink)
		}
	}
	return s
}
