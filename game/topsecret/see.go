package topsecret

import "safehouse/game"

// View builds, from nothing, what the viewer may know.
func (r Rules) View(s *State, viewer game.Seat) View {
	if !viewer.Sits(int(s.seats)) {
		viewer = game.Public
	}
	v := View{
		Viewer:      viewer,
		Seats:       int(s.seats),
		LowestOut:   s.dealt.of(Document1) == 0,
		Series:      s.serial,
		Called:      s.called,
		Seconds:     int(s.seconds),
		Phase:       s.phase,
		ToAct:       s.waiting,
		Game:        int(s.game),
		Turn:        int(s.turn),
		Turns:       int(s.turns),
		Marker:      s.marker,
		Thief:       s.thief,
		Assassins:   int(s.assassins),
		Discard:     s.discard.counts(),
		Over:        s.Over(),
		Winners:     s.winners,
		GameWinners: s.gameWinners,
	}
	for rank := range v.Values {
		v.Values[rank] = int(s.values[rank]) * ValueStep
	}
	if s.thief != game.Public {
		v.Targets = s.targets(s.thief)
	}
	if s.phase == PhaseBank {
		v.Bankers = s.asked
	}
	for seat := range game.Seat(s.seats) {
		s.see(&v.Players[seat], viewer, seat)
	}
	if viewer != game.Public {
		v.Moves = r.Moves(s, viewer, nil)
	}
	return v
}

// see writes what the viewer knows of a seat. Nothing is hidden but sealed choices: what everybody has left and what
// lies in the piles follows from the cards that all have seen (T26).
func (s *State) see(p *Player, viewer, seat game.Seat) {
	*p = Player{
		Hand:     s.hand[seat].counts(),
		HandKnow: Remembered,
		Chosen:   s.asked.Has(seat) && !s.waiting.Has(seat),
		UpCount:  s.lying(seat),
		Singles:  s.singles[seat].counts(),
		Fines:    int(s.fines[seat]),
		Points:   int(s.points[seat]) - Fine*int(s.fines[seat]),
		Series:   int(s.series[seat]),
		Wins:     int(s.wins[seat]),
	}
	if viewer == seat {
		p.HandKnow = Shown
	}
	s.seePick(p, viewer, seat)
	if s.phase == PhaseBank && viewer == seat && p.Chosen {
		p.Deciding = leaves
		if s.banking.Has(seat) {
			p.Deciding = banks
		}
	}
	for i, c := range s.up[seat] {
		if c != 0 {
			p.Up[i] = UpCard{Card: c.card(), Fresh: c&fresh != 0, Stolen: c.home() != seat}
		}
	}
	p.PilesKnow = Remembered
	if viewer == seat || s.phase == PhaseScored || s.phase == PhaseOver {
		p.PilesKnow = Shown
	}
	p.SinglesCount = p.Singles.Sum()
	for rank := range Ranks {
		k := Document1 + Kind(rank)
		p.Pairs[rank], p.JokerPairs[rank] = s.pairs[seat].of(k), s.jokers[seat].of(k)
		p.PairsCount += 2 * (p.Pairs[rank] + p.JokerPairs[rank])
	}
}

// seePick writes what the viewer knows of the card that a seat has chosen. While it lies face down it counts as in the
// hand for everyone: that a card is gone would tell which.
func (s *State) seePick(p *Player, viewer, seat game.Seat) {
	k := s.pick[seat]
	if k == NoKind {
		return
	}
	p.Picked = true
	p.Turned = s.phase != PhaseChoose || !s.asked.Has(seat)
	if !p.Turned {
		p.Hand[k]++
	}
	if p.Turned || viewer == seat {
		p.Pick = NewCard(k, seat)
	}
}
