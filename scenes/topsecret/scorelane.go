package topsecret

import (
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// lane is one pile of a seat, opened: its cards side by side and what they come to.
type lane struct {
	box, sign, figure display.Rect
	points            int
	cards             []opened
}

// opened is a card of a pile that has been turned up.
type opened struct {
	box  display.Rect
	kind topsecret.Kind
}

// composeLanes places both piles: those of the ×1 on light ground, those of the ×2 on black, as on the boards. Where
// there is no room for cards their points stand alone, and where there is none for these, only the sum does.
func (s *Scoring) composeLanes(r *row, player *topsecret.Player, room display.Rect, share float64) {
	m := s.Stage.Metrics
	gap, pad := max(4, m.U(12)), max(3, m.U(8))
	room = display.Rect{X: room.X, Y: room.Y + pad, W: room.W, H: room.H - 2*pad}
	sign := s.textWidth("×2", display.Poster, laneSize, room.H) + pad
	most := s.widest()
	figure := s.textWidth(most, display.Poster, laneSize, room.H)
	least := sign + figure + 3*pad
	if room.W < 2*least+gap {
		sign, figure = s.leastWidth("×2")+pad, s.leastWidth(most)
		if least = sign + figure + 3*pad; room.W < 2*least+gap {
			return
		}
	}
	spare := room.W - 2*least - gap
	r.singles.box, room = room.CutLeft(least + spare*share)
	_, r.pairs.box = room.CutLeft(gap)
	for _, l := range [...]*lane{&r.singles, &r.pairs} {
		in := l.box
		_, in = in.CutLeft(pad)
		l.sign, in = in.CutLeft(sign)
		_, in = in.CutRight(pad)
		l.figure, in = in.CutRight(figure)
		_, in = in.CutRight(pad)
		room, least := display.Rect{X: in.X, W: in.W, H: min(in.H-pad, in.W/cardShape/laneCards)}, m.Floor(display.Poster)*cardLeast
		if room.H < least {
			continue
		}
		kinds, lay := singlesOf(player), s.fan
		if l == &r.pairs {
			kinds, lay = couplesOf(player), s.couples
		}
		// Of many cards each is smaller, so that the corners of all are seen.
		room.H = min(room.H, max(least, in.W/(1+cornerWide*float64(len(kinds)-1))/cardShape))
		room.Y = in.Y + (in.H-room.H)/2
		l.cards = lay(kinds, room)
	}
}

// widest is what the most points of a pile look like, in figures of the greatest width.
func (s *Scoring) widest() string {
	most := 0
	for i := range s.page.rows {
		most = max(most, s.page.rows[i].singles.points, s.page.rows[i].pairs.points)
	}
	wide := 888
	for wide < most {
		wide = wide*10 + 8
	}
	return s.figure(wide)
}

// leastWidth is the width of numerals at the smallest size that can be read.
func (s *Scoring) leastWidth(text string) float64 {
	m := s.Stage.Metrics
	return s.Stage.Measure.Width(text, m.Font(display.Poster), m.Floor(display.Poster)) * widthSlack
}

// singlesShare is the part of the room for cards that the ×1 needs, for the seats that have most there.
func singlesShare(v *topsecret.View) float64 {
	singles, pairs := mostCards(v)
	return shareOf(max(2, singles), max(2, pairs), shareLeast)
}

// shareOf is the part of so many cards in both piles that lie at ×1, where either pile has a part at least.
func shareOf(singles, pairs int, least float64) float64 {
	return max(least, min(float64(singles)/float64(max(1, singles+pairs)), 1-least))
}

// mostCards are the most cards that any seat has at ×1, and at ×2.
func mostCards(v *topsecret.View) (singles, pairs int) {
	for i := range v.Players[:v.Seats] {
		singles = max(singles, v.Players[i].SinglesCount)
		pairs = max(pairs, v.Players[i].PairsCount)
	}
	return singles, pairs
}

// roomForCards is the width in which both piles show the corner of every card in rows of that height, with their signs
// and figures.
func (s *Scoring) roomForCards(v *topsecret.View, high float64) float64 {
	singles, pairs := mostCards(v)
	beside := s.textWidth("×2", display.Poster, laneSize, high) + s.textWidth(s.widest(), display.Poster, laneSize, high)
	card := high * cardShape
	return 2*(beside+card) + s.corner(card)*float64(singles+pairs)
}

// singlesOf lists the cards at the left of the arrow, documents by value, special agents last.
func singlesOf(p *topsecret.Player) (kinds []topsecret.Kind) {
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		for range p.Singles[k] {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// couplesOf lists the pairs at the right of the arrow by value: each two cards.
func couplesOf(p *topsecret.Player) (kinds []topsecret.Kind) {
	for rank := range topsecret.Ranks {
		k := topsecret.Document1 + topsecret.Kind(rank)
		for range p.Pairs[rank] {
			kinds = append(kinds, k, k)
		}
		for range p.JokerPairs[rank] {
			kinds = append(kinds, k, topsecret.Agent)
		}
	}
	return kinds
}

// fan lays cards side by side. Where there are many, those of one kind lie closer than those of two, whose corners tell
// them apart.
func (s *Scoring) fan(kinds []topsecret.Kind, room display.Rect) []opened {
	w := room.H * cardShape
	same, other := 0, 0
	for i := 1; i < len(kinds); i++ {
		if kinds[i] == kinds[i-1] {
			same++
		} else {
			other++
		}
	}
	corner := s.corner(w)
	loose := max(w*fanShare, corner)
	far := min(loose, (room.W-w)/float64(max(1, same+other)))
	near := far
	if far < corner && same > 0 {
		far = min(corner, (room.W-w)/float64(max(1, other)))
		near = max(closest, (room.W-w-far*float64(other))/float64(same))
		far = min(far, (room.W-w-near*float64(same))/float64(max(1, other)))
	}
	cards := make([]opened, len(kinds))
	x := room.X
	for i, k := range kinds {
		if i > 0 && k == kinds[i-1] {
			x += near
		} else if i > 0 {
			x += far
		}
		cards[i] = opened{display.Rect{X: x, Y: room.Y, W: w, H: room.H}, k}
	}
	return cards
}

// couples lays pairs side by side, the second card of each over the first.
func (s *Scoring) couples(kinds []topsecret.Kind, room display.Rect) []opened {
	w, n := room.H*cardShape, len(kinds)/2
	corner := s.corner(w)
	pitch, last := max(w*fanShare, corner), room.W-w
	step := pitch + w*coupleShare
	if gaps := float64(n - 1); n > 1 && step*gaps+pitch > last {
		// First the gaps between pairs become smaller, then what is seen of the lower cards, down to their corners; then the
		// pairs lie over each other, and all cards share what there is.
		close := w * coupleClose
		pitch = max(corner, min(pitch, (last-gaps*close)/float64(n)))
		step = (last - pitch) / gaps
		if step < 2*pitch {
			pitch = last / float64(2*n-1)
			step = 2 * pitch
		}
	}
	cards := make([]opened, len(kinds))
	for i, k := range kinds {
		x := room.X + float64(i/2)*step + float64(i%2)*pitch
		cards[i] = opened{display.Rect{X: x, Y: room.Y, W: w, H: room.H}, k}
	}
	return cards
}

// corner is the width of a card's corner, which tells its value under other cards.
func (s *Scoring) corner(w float64) float64 {
	return min(w, max(w*cornerWide, s.Stage.Metrics.Floor(display.Poster)*1.4))
}

// drawLane draws a pile as far as it has been counted.
func (s *Scoring) drawLane(b *brush, l *lane, line int) {
	if l.box.Empty() {
		return
	}
	ground, sign, ink := theme.TableColour, theme.CutInk, theme.CutInk
	text := "×1"
	if line == linePairs {
		ground, sign, ink, text = theme.CutInk, theme.Ochre, theme.CutPaper, "×2"
	}
	b.L.Fill(l.box, ground, b.M.U(6))
	b.L.Border(l.box, theme.CutInk, b.M.U(6), max(1.5, b.M.U(2.5)))
	b.fit(l.sign, text, display.Poster, laneSize, sign, display.Left)
	shown, _ := s.Counted(line, len(l.cards))
	for i := range l.cards[:shown] {
		b.L.Card(l.cards[i].box, s.faces().up[l.cards[i].kind])
	}
	if n, begun := s.Counted(line, l.points); begun {
		b.fit(l.figure, s.figure(n), display.Poster, laneSize, ink, display.Right)
	}
}
