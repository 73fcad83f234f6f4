package kompromatbot

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/bots/kompromatbot/duel"
	"safehouse/game/kompromat"
)

// mixed gives drawing and stopping the chances that solving the mission as a duel gives, where the worlds prefer one of
// them to any item: over a single mission the equilibrium mixes, and whoever always does what imagined play likes best
// can be read. It is false, and changes nothing, where the duel does not know the position.
func (t *infoSet) mixed(options []option) bool {
	draw, stop, best := -1, -1, 0
	for i, o := range options {
		switch o.Move.Op {
		case kompromat.OpDraw:
			draw = i
		case kompromat.OpStop:
			stop = i
		}
		if o.Value > options[best].Value+sure {
			best = i
		}
	}
	if draw < 0 || stop < 0 || best != draw && best != stop {
		return false
	}
	spot, ok := t.solved()
	if !ok {
		return false
	}
	for i := range options {
		options[i].Chance = 0
	}
	options[draw].Chance, options[stop].Chance = spot.Hit, 1-spot.Hit
	return true
}

// solved is the open attempt as a spot of the duel over its mission, solved for this very position: the worths of its
// ends and the decks that the rival may have come from the worlds. It is false where cards were removed or seen, which
// the duel does not know.
func (t *infoSet) solved() (duel.Spot, bool) {
	i, w := t.view.Current, &t.worlds[0]
	mine, theirs := &t.view.Row[i].Attempts[t.me], &t.view.Row[i].Attempts[1-t.me]
	if !sealed(mine) || !sealed(theirs) || w.hands[t.me].tops > 0 {
		return duel.Spot{}, false
	}
	own, cards := t.unknown(w), w.laid[t.me][i][:mine.Count]
	for _, c := range cards[1:] {
		own |= 1 << c
	}
	m := &duel.Mission{Worth: t.worths(i), Toll: [2]float64{t.toll(t.me, i), t.toll(1-t.me, i)}}
	var sampled []uint16
	for n := range t.worlds[:min(len(t.worlds), solvedWorlds)] {
		w := &t.worlds[n]
		deck := w.hands[1-t.me].deck
		for slot := 1; slot < theirs.Count; slot++ {
			deck |= 1 << w.laid[1-t.me][i][slot]
		}
		sampled = append(sampled, deck)
	}
	if theirs.Count == 0 {
		m.Up = cards[0]
		m.First, m.Second = []duel.Possible{{Cards: own, Weight: 1}}, duel.Gather(0, sampled, solvedDecks)
		spot := duel.Solve(m, duel.Enough).First(0, cards[1:])
		return spot, spot.Open
	}
	m.Up = theirs.Cards[0].Card
	m.Worth, m.Toll[0], m.Toll[1] = m.Worth.Turned(), m.Toll[1], m.Toll[0]
	m.First, m.Second = duel.Gather(0, sampled, solvedDecks), []duel.Possible{{Cards: own | 1<<cards[0], Weight: 1}}
	spot := duel.Solve(m, duel.Enough).Second(0, cards, theirs.Count)
	return spot, spot.Open
}

// unknown are the cards that the seat may draw, as far as it knows: its deck, and with it what it laid earlier and may
// no longer look at. Whoever does not know which of them still come draws as from all of them.
func (t *infoSet) unknown(w *world) uint16 {
	deck := w.hands[t.me].deck
	if !t.forgets {
		return deck
	}
	for i := range t.view.Row {
		a := &t.view.Row[i].Attempts[t.me]
		for slot := range a.Count {
			if a.Cards[slot].Know == kompromat.Remembered {
				deck |= 1 << w.laid[t.me][i][slot]
			}
		}
	}
	return deck
}

// sealed reports whether no card was taken out of an attempt and nobody but its owner saw what lies face down.
func sealed(a *kompromat.Attempt) bool {
	for slot := 1; slot < a.Count; slot++ {
		if a.Cards[slot].Seen {
			return false
		}
	}
	return a.RemovedAt == [kompromat.DeckSize]uint8{}
}

// toll is what a card is worth to a seat for its other missions, in chance to win.
func (t *infoSet) toll(seat game.Seat, mission int) float64 {
	sum, n := 0.0, min(len(t.worlds), solvedWorlds)
	for i := range n {
		sum += t.cardPrice(&t.worlds[i].scene, seat, mission)
	}
	return sum / float64(n)
}

// standing makes attempts of each standing; the higher of two takes the mission.
func standing(s duel.Standing, higher uint8) attempt {
	switch s {
	case duel.Absent:
		return attempt{}
	case duel.Busted:
		return attempt{up: 1, fixed: true, total: bust}
	case duel.Perfect:
		return attempt{up: 1, fixed: true, total: kompromat.Limit, count: higher}
	default:
		return attempt{up: 1, fixed: true, total: usualTotal + higher}
	}
}

// worths are what the ends of a mission are worth to the seat, in chances to win the match, the rest of the round
// played on in the worlds.
func (t *infoSet) worths(mission int) *duel.Worth {
	var worth duel.Worth
	n := min(len(t.worlds), solvedWorlds)
	for i := range n {
		w := t.worlds[i]
		accounts := w.accounts
		t.pass(&w.scene, t.me, &dice{w.roll})
		for mine := duel.Busted; mine <= duel.Perfect; mine++ {
			for theirs := duel.Absent; theirs <= duel.Perfect; theirs++ {
				for higher := range uint8(3) {
					if higher != 1 && (mine != theirs || mine < duel.Stands) {
						continue
					}
					s := scene{hands: w.hands, accounts: accounts}
					a, b := &s.hands[t.me].at[mission], &s.hands[1-t.me].at[mission]
					*a, *b = standing(mine, higher), standing(theirs, 1)
					taker := duel.Nobody
					if a.beats(b) {
						taker = duel.Me
					} else if b.beats(a) {
						taker = duel.Rival
					}
					worth[mine][theirs][taker] += (t.mine(t.resolve(&s, 0)) - 0.5) / float64(n)
				}
			}
		}
	}
	return &worth
}

// cardPrice is what a card of a seat's deck is worth for its missions still to try beside that one, in the mean of its
// cards.
func (t *table) cardPrice(s *scene, seat game.Seat, mission int) float64 {
	h := &s.hands[seat]
	others, weight := s.elsewhere(seat, mission)
	if others == 0 || h.deck == 0 {
		return 0
	}
	left, rest := 0.0, &t.rest[others]
	for cards := h.deck; cards != 0; cards &= cards - 1 {
		left += float64(rest[h.deck&^(cards&-cards)])
	}
	return weight * (float64(rest[h.deck]) - left/float64(bits.OnesCount16(h.deck)))
}
