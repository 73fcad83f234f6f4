package nash

// What lies face up on a safe when a turn begins: nothing, or one card that may be loot (T33), as its number plus 1.
const (
	nothing = 0
	joker   = agent + 1
	ups     = joker + 1
	// lays is the number of what can lie on both safes.
	lays = ups * ups
)

// lay is what lies on the safes of two seats, as a number below lays.
type lay uint8

func layOf(own, other int) lay { return lay(own*ups + other) }

func (l lay) own() int   { return int(l) / ups }
func (l lay) other() int { return int(l) % ups }

// turned is the same seen by the other seat.
func (l lay) turned() lay { return layOf(l.other(), l.own()) }

// worth are the points of what lies face up, 0 for the special agent (T20).
type worth [ups]float32

// put puts a card on a safe: the second takes both off it (T15) and gives what two cards bring (T16 to T19).
func (w *worth) put(up, card int) (points float32, now int) {
	switch came := card + 1; {
	case up == nothing:
		return 0, came
	case up == joker:
		return 4 * w[came], nothing
	case up == came || came == joker:
		return 4 * w[up], nothing
	default:
		return w[up] + w[came], nothing
	}
}

// survive is what an explosion leaves of a safe and of the card that was to come to it: special agents stay, and so does
// the document under one (T3, T4).
func (w *worth) survive(up, card int) (points float32, now int) {
	switch {
	case card == agent:
		return w.put(up, card)
	case up == joker:
		return 0, joker
	default:
		return 0, nothing
	}
}

// play plays a turn: what each seat banks in it at once, and what lies then, before single cards are banked. At two seats
// the order of moles does not matter: where both play one there is nothing to take (T30).
func (w *worth) play(own, other int, lies lay) (ownPoints, otherPoints float32, then lay) {
	ownUp, otherUp := lies.own(), lies.other()
	switch {
	case own == assassin || other == assassin:
		ownPoints, ownUp = w.survive(ownUp, own)
		otherPoints, otherUp = w.survive(otherUp, other)
	case own == mole && other == mole:
	case own == mole:
		ownPoints, ownUp = w.put(ownUp, other)
	case other == mole:
		otherPoints, otherUp = w.put(otherUp, own)
	default:
		ownPoints, ownUp = w.put(ownUp, own)
		otherPoints, otherUp = w.put(otherUp, other)
	}
	return ownPoints, otherPoints, layOf(ownUp, otherUp)
}

// outcome is what two cards lead to, by what lay on the safes: the points that the first seat gains on the second, and
// what lies then, as the first seat and as the second sees it.
type outcome struct {
	gain         [lays]float32
	then, turned [lays]lay
}

// outcomes are those of all pairs of cards.
type outcomes [cards][cards]outcome

func outcomesOf(w *worth) *outcomes {
	all := &outcomes{}
	for own := range cards {
		for other := range cards {
			o := &all[own][other]
			for l := range lay(lays) {
				mine, theirs, then := w.play(own, other, l)
				o.gain[l], o.then[l], o.turned[l] = mine-theirs, then, then.turned()
			}
		}
	}
	return all
}
