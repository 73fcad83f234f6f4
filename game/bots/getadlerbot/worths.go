package getadlerbot

import "safehouse/game/getadler"

// Wherever worths are compared, products are converted to float64 before they are added: machines that would fuse the
// two then come to the same move as those that do not.

// heroPolicy are the numbers of a hero's policy in the chase: what cards are worth to it, and when it acts. Worths
// compare cards with each other and have no unit.
type heroPolicy struct {
	// pistol and arrest are the worths of the first, second, … copy in the hand; the last serves for all further ones.
	pistol [4]float64
	arrest [3]float64
	// escape is an escape that a villain may still play; again how much a second of its kind counts, live how much more it
	// is worth for every further copy that is not seen.
	escape, again, live                       float64
	document, question, magnifier, binoculars float64
	bomb, disguise, spare                     float64
	// need is how ready a hand must be before it arrests, by hour; a pistol counts 1, an escape that a villain may still
	// play escapeReady, and every card that the villain has drawn unseen in its last fights wornReady.
	need                   [getadler.Hours + 1]float64
	escapeReady, wornReady float64
	// collins is by how much less worn Collins may be and still be hunted before Adler.
	collins float64
	// spyFirst is how often a hero who could arrest uses binoculars first.
	spyFirst float64
	// spyWorn is the wear of the villain from which it arrests first all the same.
	spyWorn float64
	// pursueNeed is what it takes to answer an escape: a pistol counts 1, a card that the villain has spent pursueSpent,
	// an hour that is over pursueHour.
	pursueNeed, pursueSpent, pursueHour float64
	// shootOn is the number of pistols with which it shoots on at equality.
	shootOn float64
	// lootFrom is the worth from which a card is taken rather than one drawn.
	lootFrom float64
}

// villainPolicy are the numbers of a villain's.
type villainPolicy struct {
	pistol [4]float64
	// escape is one of which copies are unseen, certain how much more one counts that nobody can answer, again how much a
	// second of its kind counts.
	escape, certain, again float64
	bomb, disguise         float64
	magnifier, binoculars  float64
	// documents are the worth of the last of so many documents, hiding before the reveal; accomplice is the most that one
	// is worth to Collins while Adler needs it.
	documents, hiding [5]float64
	accomplice        float64
	// The worth before the reveal of cards that are of no use after it, or of less.
	hiddenQuestion, hiddenMagnifier, hiddenBinoculars, hiddenArrest float64
	// What replies cost and bring, in chances of getting away.
	escapeCost, bombCost, bombGain, disguiseCost, kill, killHours, shootCost, sureFallback float64
	// pistolSpared is what a pistol more than one is worth in a reply, shootOn the number with which it shoots on at
	// equality.
	pistolSpared, shootOn float64
	// hoardEscapes and hoardPistols say how much oftener than by chance heroes hold those cards.
	hoardEscapes, hoardPistols float64
	// bluff is how often it arrests.
	bluff    float64
	lootFrom float64
}

// policies are those of both sides.
type policies struct {
	hero    *heroPolicy
	villain *villainPolicy
}

// policiesAt are those at a table of that many seats.
func policiesAt(seats int) policies {
	n := seats - getadler.MinSeats
	return policies{&heroPolicies[n], &villainPolicies[min(n, len(villainPolicies)-1)]}
}

// The policies at four, five and six seats, found by an evolution strategy in worlds thought of, both sides in turn,
// each against the other's latest and its first: SAFEHOUSE_BOTS_TUNE=SEATS:12:2000 go test -run TestTuneWays prints
// them. Of several runs those were taken that did best in matches against the yardsticks; villains of six seats play as
// of five.
var heroPolicies = [...]heroPolicy{
	{
		pistol: [4]float64{5.6, 12.1, 11.4, 2.23}, arrest: [3]float64{11.9, 7.68, 3.17}, escape: 3.8, again: 0.0739,
		live: -0.0729, document: 0.568, question: 3.33, magnifier: 1.32, binoculars: 1.26, bomb: -0.00901,
		disguise: 0.121, spare: 0.101, need: [8]float64{-0.104, -0.442, -0.32, -0.0386, -0.0715, 0.222, -0.165, 0.16},
		escapeReady: 0.249, wornReady: 1.51, collins: -0.549, spyFirst: 1.1, spyWorn: 4.18, pursueNeed: -0.23,
		pursueSpent: 0.3, pursueHour: 0.0102, shootOn: 0.0163, lootFrom: 0.448,
	},
	{
		pistol: [4]float64{13.3, 24.6, 1.81, 8.4}, arrest: [3]float64{18.8, 11.9, 4.14}, escape: 2.62, again: 0.296,
		live: -0.647, document: 1.08, question: 10.6, magnifier: 1.1, binoculars: 0.927, bomb: 0.0205,
		disguise: 0.222, spare: 0.901, need: [8]float64{-0.364, 0.62, 0.301, 1.92, 0.152, 0.561, -0.00442, 0.623},
		escapeReady: 0.144, wornReady: 0.237, collins: 0.25, spyFirst: -0.974, spyWorn: 1.96, pursueNeed: 0.0223,
		pursueSpent: 0.361, pursueHour: 0.0713, shootOn: 0.113, lootFrom: 2.47,
	},
	{
		pistol: [4]float64{27.6, 19.8, 5.36, 5.86}, arrest: [3]float64{33.1, 6.94, 5.16}, escape: 39.4, again: -1.16,
		live: -0.0747, document: 1.15, question: 4.24, magnifier: 4.1, binoculars: 0.371, bomb: 0.115,
		disguise: 0.351, spare: 0.0927, need: [8]float64{-0.0203, 0.459, 0.447, 0.236, 0.267, 0.214, -0.523, -0.0146},
		escapeReady: 0.441, wornReady: 0.734, collins: 0.241, spyFirst: -0.287, spyWorn: 2.75, pursueNeed: -0.119,
		pursueSpent: 1.09, pursueHour: -0.0599, shootOn: 0.0188, lootFrom: 5.17,
	},
}

var villainPolicies = [...]villainPolicy{
	{
		pistol: [4]float64{5.95, 6.52, 6.81, 9.9}, escape: 6.27, certain: 2.02, again: 1.19, bomb: 29, disguise: 9.04,
		magnifier: 1.79, binoculars: 4.19, documents: [5]float64{17.3, 33.8, 1.38, 2.03, 2.05},
		hiding: [5]float64{17.7, 26.7, 1.71, 0.756, 1.67}, accomplice: 5.46, hiddenQuestion: 0.581,
		hiddenMagnifier: 1, hiddenBinoculars: 0.311, hiddenArrest: 0.486, escapeCost: -0.459, bombCost: 0.114,
		bombGain: -0.0951, disguiseCost: 0.262, kill: 1.63, shootCost: 0.00128, sureFallback: 0.258,
		hoardEscapes: 0.0994, hoardPistols: 2.3, bluff: -0.141, lootFrom: 2.72,
	},
	{
		pistol: [4]float64{3.04, 5.01, 8.91, 6.61}, escape: 5.96, certain: 2.5, again: 1.16, bomb: 12.2,
		disguise: 12.1, magnifier: 0.754, binoculars: 2.68, documents: [5]float64{113, 67.7, 1.42, 1.06, -0.0465},
		hiding: [5]float64{28.6, 11.6, 2.39, 2.13, 0.658}, accomplice: 15.6, hiddenQuestion: 0.217,
		hiddenMagnifier: 1.54, hiddenBinoculars: 0.859, hiddenArrest: 1.25, escapeCost: 0.0237, bombCost: 0.701,
		bombGain: -0.0217, disguiseCost: 0.291, kill: 0.227, shootCost: 0.226, sureFallback: 0.405,
		hoardEscapes: 0.007, hoardPistols: 4.1, bluff: 0.0387, lootFrom: 5.24,
	},
}

// worth is what one copy of a card in the hand is worth to its holder, given how many of its kind there are.
func (c *table) worth(seat int, k getadler.Kind) float64 {
	if c.role[seat].Villain() {
		w := c.worthToVillain(seat, k)
		if c.FallEnds && c.revealed && c.role[seat] == getadler.Collins {
			w *= shielding
		}
		return w
	}
	return c.worthToHero(seat, k)
}

// worthToHero: arrests for the turns that are left, pistols, escapes that a villain may still play.
func (c *table) worthToHero(seat int, k getadler.Kind) float64 {
	h := c.hero
	n := int(c.hand[seat][k])
	switch groupOf(k) {
	case groupDocument:
		return h.document
	case groupQuestion:
		if c.revealed {
			return 0
		}
		return h.question
	case groupMagnifier:
		return h.magnifier
	case groupBinoculars:
		return h.binoculars
	case groupArrest:
		if n > getadler.Hours-c.hour+1 {
			return h.spare
		}
		return h.arrest[min(n, len(h.arrest))-1]
	case groupEscape:
		unseen := c.unseen(seat, k)
		if unseen <= 0 {
			return h.spare
		}
		w := h.escape + float64(h.live*float64(unseen-1))
		if n > 1 {
			w *= h.again
		}
		return w
	case groupPistol:
		return h.pistol[min(n, len(h.pistol))-1]
	case groupBomb:
		return h.bomb
	default:
		return h.disguise
	}
}

// worthToVillain: a document first of all, then what replies to an arrest.
func (c *table) worthToVillain(seat int, k getadler.Kind) float64 {
	h := c.villain
	n := int(c.hand[seat][k])
	switch groupOf(k) {
	case groupDocument:
		return c.worthOfDocument(seat, k)
	case groupQuestion:
		return c.whileHidden(h.hiddenQuestion, 0)
	case groupMagnifier:
		return c.whileHidden(h.hiddenMagnifier, h.magnifier)
	case groupBinoculars:
		return c.whileHidden(h.hiddenBinoculars, h.binoculars)
	case groupArrest:
		return c.whileHidden(h.hiddenArrest, 0)
	case groupEscape:
		w := h.escape
		if n > 1 {
			w *= h.again
		} else if c.unseen(seat, k) <= 0 {
			w *= h.certain
		}
		return w
	case groupPistol:
		return h.pistol[min(n, len(h.pistol))-1]
	case groupBomb:
		return h.bomb
	default:
		return h.disguise
	}
}

// whileHidden is the first worth before the reveal, the second after it.
func (c *table) whileHidden(hidden, revealed float64) float64 {
	if c.revealed {
		return revealed
	}
	return hidden
}

// worthOfDocument is what a document is worth to a villain: the first one everything.
func (c *table) worthOfDocument(seat int, k getadler.Kind) float64 {
	h := c.villain
	n := c.hand[seat].documents()
	if c.branch != getadler.NoKind {
		if k != c.branch {
			return 0
		}
		n = int(c.hand[seat][k])
	}
	ladder := &h.hiding
	if c.revealed {
		ladder = &h.documents
	}
	w := ladder[min(n, len(ladder)-1)]
	if adler := c.seatOf(getadler.Adler); c.revealed && seat != adler && !c.gone[adler] {
		w = min(w, h.accomplice)
	}
	return w
}

// unseen is the number of cards of a kind that a seat cannot see.
func (c *table) unseen(seat int, k getadler.Kind) int {
	return int(c.all[k] - c.hand[seat][k] - c.discard[k] - c.fight.used[k])
}

// dullest is the card of a hand that is worth least, less what it would be worth to the one who gets it.
func (c *table) dullest(seat, other int) getadler.Kind {
	best, least := getadler.NoKind, 0.0
	for k := getadler.DocumentRAF; k <= getadler.Disguise; k++ {
		if c.hand[seat][k] == 0 {
			continue
		}
		if w := c.givenUp(seat, other, k); best == getadler.NoKind || w < least {
			best, least = k, w
		}
	}
	return best
}

// givenUp is what a card is worth to its holder, less what it would be worth to the one who gets it, nobody where it is
// thrown away.
func (c *table) givenUp(seat, other int, k getadler.Kind) float64 {
	w := c.worth(seat, k)
	if other == nobody {
		return w
	}
	c.hand[other][k]++
	gain := c.worth(other, k)
	c.hand[other][k]--
	if c.role[seat].Villain() != c.role[other].Villain() {
		gain = -gain
	}
	return w - gain
}
