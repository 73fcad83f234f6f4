package getadlerbot

import "safehouse/game/getadler"

// looked turns a look that the seat is used to at the hand that it knows least of.
func (s *sleuth) looked(m getadler.Move) getadler.Move {
	if m.Op == getadler.OpLook && s.mind.looks > 0 {
		if seat, news := s.dark(); news > 0 {
			m.A = uint8(seat)
		}
	}
	return m
}

// dark is the hero's hand of which a villain knows least, the next on turn among equals, and how much of a full hand it
// does not know. Who misses a turn counts half: its hand may have changed before it can make an arrest.
func (s *sleuth) dark() (seat int, news float64) {
	for n := 1; n < s.view.Seats; n++ {
		at := (s.me + n) % s.view.Seats
		p := &s.view.Players[at]
		if p.Eliminated || p.Role.Villain() {
			continue
		}
		unknown := p.Cards
		for _, sure := range p.Sure {
			unknown -= sure
		}
		w := float64(unknown) / getadler.HandSize
		if p.Out {
			w /= 2
		}
		if w > news {
			seat, news = at, w
		}
	}
	return seat, news
}

// learns is what a move is worth beyond what worlds say of it: they know all hands alike, whoever looks, so that a look
// would be worth no more in them than the magnifier thrown away.
func (s *sleuth) learns(m getadler.Move) float64 {
	if m.Op != getadler.OpLook || s.mind.looks == 0 {
		return 0
	}
	seat, news := s.dark()
	if seat != int(m.A) {
		return 0
	}
	return float64(s.mind.looks * news)
}
